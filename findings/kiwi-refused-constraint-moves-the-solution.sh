#!/usr/bin/env bash
# kiwisolver 1.5.1 (PyPI), the Cassowary solver of Matplotlib and Enaml.
# Expected: addConstraint raises UnsatisfiableConstraint for a required constraint that cannot be
# satisfied (its documentation), and the solver afterwards is as it was before.
# Seen: the refused constraint is not a member (hasConstraint is false), but it decides the next
# solution: the window is 50 wide, as the refused constraint wants, and the view begins at -50,
# against the required left >= 0, which had been accepted and kept.
# Why it matters: an editor that tries a constraint and catches the error goes on with frames that
# break accepted required constraints, and nothing reports it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check kiwisolver==1.5.1

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from kiwisolver import Solver, UnsatisfiableConstraint, Variable

solver = Solver()
left, right, window = Variable("left"), Variable("right"), Variable("window")
inside = left >= 0
for constraint in (inside, right >= left + 100, window == right, (window == 300) | "strong"):
    solver.addConstraint(constraint)


def report(moment):
    solver.updateVariables()
    print(f"{moment}: left {left.value()}, right {right.value()}, window {window.value()}")


report("before")
narrow = window <= 50
try:
    solver.addConstraint(narrow)
    print("accepted")
except UnsatisfiableConstraint:
    print("window <= 50 refused")
report("after")
members = solver.hasConstraint(inside), solver.hasConstraint(narrow)
print("member: left >= 0 {} - window <= 50 {}".format(*members))
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
before: left 200.0, right 300.0, window 300.0
window <= 50 refused
after: left -50.0, right 50.0, window 50.0
member: left >= 0 True - window <= 50 False
SEEN
