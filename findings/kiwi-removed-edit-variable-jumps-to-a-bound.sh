#!/usr/bin/env bash
# kiwisolver 1.5.1 (PyPI).
# Expected: after a drag (suggestValue) ends with removeEditVariable, a variable that nothing else
# determines keeps its value, as the stay constraints of the Cassowary paper provide.
# Seen: it jumps to a bound. Where there are two, it takes the upper one, in either order of the
# constraints; where there is only one, that one, at any distance.
# Why it matters: a divider that was dragged to 9 flies to 100 when the mouse button is released.
# kiwi has no stays, so whoever uses it must add a weak constraint at the last value by hand.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check kiwisolver==1.5.1

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from kiwisolver import Solver, Variable


def drag(*bounds):
    solver, x = Solver(), Variable("x")
    for bound in bounds:
        solver.addConstraint(x >= 0 if bound == "x >= 0" else x <= 100)
    solver.addEditVariable(x, "strong")
    solver.suggestValue(x, 9)
    solver.updateVariables()
    dragged = x.value()
    solver.removeEditVariable(x)
    solver.updateVariables()
    print(f"{', '.join(bounds)}: dragged to {dragged}, released at {x.value()}")


drag("x >= 0", "x <= 100")
drag("x <= 100", "x >= 0")
drag("x >= 0")
drag("x <= 100")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
x >= 0, x <= 100: dragged to 9.0, released at 100.0
x <= 100, x >= 0: dragged to 9.0, released at 100.0
x >= 0: dragged to 9.0, released at 0.0
x <= 100: dragged to 9.0, released at 100.0
SEEN
