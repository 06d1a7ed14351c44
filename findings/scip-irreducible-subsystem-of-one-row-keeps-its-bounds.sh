#!/usr/bin/env bash
# PySCIPOpt 6.3.0 (PyPI, SCIP 10).
# Expected: with `iis/removebounds` an irreducible infeasible subsystem has no bound that is not needed:
# `x >= 30` with -5 <= x <= 20 needs the upper bound alone. SCIP says of the result that it is irreducible.
# Seen: where one row is left, all bounds stay, of each variable in it and on both sides, and the result
# is said to be irreducible. With two rows most bounds that are not needed go; of a variable that a row
# holds at 10 or more, the lower bound of -5 stays.
# Why it matters: who shows the subsystem as the cause blames limits that have nothing to do with it, and
# the simplest conflicts, one row against its bounds, are the ones with too many causes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check pyscipopt==6.3.0

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from pyscipopt import Model, quicksum


def side(value):
    return "-" if abs(value) > 1e19 else f"{value:g}"


def subsystem(bounds, *rows):
    model = Model()
    model.hideOutput()
    model.setParam("iis/removebounds", True)
    variables = [
        model.addVar(name, lb=lower, ub=upper) for name, (lower, upper) in zip("xyz", bounds)]
    for number, (factors, least) in enumerate(rows, 1):
        terms = quicksum(f * v for f, v in zip(factors, variables) if f)
        model.addCons(terms >= least, f"row{number}")
    found = model.generateIIS()
    part = found.getSubscip()
    kept = {
        v.name.removeprefix("t_"): f"{side(v.getLbOriginal())}..{side(v.getUbOriginal())}"
        for v in part.getVars()}
    print(
        "rows", sorted(row.name for row in part.getConss()), "bounds", dict(sorted(kept.items())),
        "irreducible", found.isSubscipIrreducible())


# x >= 30 needs x <= 20.
subsystem([(-5, 20)], ((1,), 30))
# x + y >= 40 needs x <= 20 and y <= 10.
subsystem([(-5, 20), (0, 10)], ((1, 1), 40))
# The same, said with two rows: x + y + z >= 40, -z >= 0.
subsystem([(-5, 20), (0, 10), (-5, 50)], ((1, 1, 1), 40), ((0, 0, -1), 0))
# -2x - 2y >= -3 and y >= 10 need x >= -5; they do not need y >= -5.
subsystem([(-5, 20), (-5, 10), (-5, 20)], ((-2, -2, 0), -3), ((0, 1, 0), 10), ((-1, -1, 1), -15))
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
rows ['row1'] bounds {'x': '-5..20'} irreducible True
rows ['row1'] bounds {'x': '-5..20', 'y': '0..10'} irreducible True
rows ['row1', 'row2'] bounds {'x': '-..20', 'y': '-..10', 'z': '-..-'} irreducible True
rows ['row1', 'row2'] bounds {'x': '-5..-', 'y': '-5..-', 'z': '-..-'} irreducible True
SEEN
