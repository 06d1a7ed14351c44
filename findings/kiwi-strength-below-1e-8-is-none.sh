#!/usr/bin/env bash
# kiwisolver 1.5.1 (PyPI).
# Expected: "strength" orders constraints: of all that are not required, the weighted sum of the errors
# is as small as possible, whatever the unit of the weights; a strength of 0 asks for nothing.
# Seen: a constraint whose strength is below 1e-8 is left out of the objective, because the solver drops
# coefficients that are nearly zero, and no message says so: with x >= 1, `x == 7` of strength 1e-9 gives
# 1.0, of 1.1e-8 it gives 7.0. Beside it, strength 0 is not nothing: `x == 7` of strength 0 alone gives
# 7.0, because its row stays in the tableau and determines x; with x >= 1 added first it gives 1.0, added
# afterwards 7.0.
# Why it matters: strength.create(0, 0, 1, w) with small w, or weights in another unit, lose their effect
# at a threshold, and "strength 0 to switch a constraint off" moves a layout by the order of adding.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check kiwisolver==1.5.1

"$folder/venv/bin/python" > "$folder/seen" <<'PYTHON'
from kiwisolver import Solver, Variable


def value(strength, *, limit):
    x, solver = Variable("x"), Solver()
    rows = [(x == 7) | strength]
    if limit == "before":
        rows.insert(0, x >= 1)
    if limit == "after":
        rows.append(x >= 1)
    for row in rows:
        solver.addConstraint(row)
    solver.updateVariables()
    return x.value()


for strength in (1e-9, 9e-9, 1.1e-8, 1.0):
    print(f"strength {strength:g}, x >= 1 before: {value(strength, limit='before')}")
for limit in (None, "before", "after"):
    print(f"strength 0, x >= 1 {limit}: {value(0.0, limit=limit)}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
strength 1e-09, x >= 1 before: 1.0
strength 9e-09, x >= 1 before: 1.0
strength 1.1e-08, x >= 1 before: 7.0
strength 1, x >= 1 before: 7.0
strength 0, x >= 1 None: 7.0
strength 0, x >= 1 before: 1.0
strength 0, x >= 1 after: 7.0
SEEN
