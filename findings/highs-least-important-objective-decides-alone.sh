#!/usr/bin/env bash
# highspy 1.16.0 (PyPI, HiGHS 1.16.0).
# Expected: with blend_multi_objectives off the objectives are optimized by priority, a later one
# among the optima of the earlier ones (as in CPLEX's "Solving multiple objective problems").
# Seen: a new HighsLinearObjective has abs_tolerance = rel_tolerance = -1, which binds nothing, so
# the LAST objective, of the lowest priority, decides as if it were alone: (10, 0), status kOptimal,
# where (0, 10) is the lexicographic optimum. Zero in either tolerance restores the priorities.
# Why it matters: strengths of constraints are such levels, and here the weakest one wins.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check highspy==1.16.0

# HiGHS writes a banner to standard output, so what is compared goes to descriptor 3.
"$folder/venv/bin/python" - 3>"$folder/seen" >"$folder/log" <<'PYTHON'
import highspy
import numpy

seen = open(3, "w")


def maximize(absolute=None, relative=None):
    """y with priority 2, then x with priority 1, where x + y <= 10."""
    solver = highspy.Highs()
    solver.silent()
    solver.addVar(0, 10)
    solver.addVar(0, 10)
    solver.addRow(-highspy.kHighsInf, 10, 2, numpy.array([0, 1]), numpy.array([1.0, 1.0]))
    solver.setOptionValue("blend_multi_objectives", False)
    for priority, coefficients in ((2, [0.0, 1.0]), (1, [1.0, 0.0])):
        objective = highspy.HighsLinearObjective()
        objective.weight, objective.offset, objective.priority = -1, 0, priority
        objective.coefficients = numpy.array(coefficients)
        if absolute is not None:
            objective.abs_tolerance = absolute
        if relative is not None:
            objective.rel_tolerance = relative
        solver.addLinearObjective(objective)
    solver.run()
    x, y = (abs(value) for value in solver.getSolution().col_value)
    print(
        f"tolerances {objective.abs_tolerance:g} and {objective.rel_tolerance:g}: "
        f"{solver.getModelStatus().name}, x {x:g}, y {y:g}",
        file=seen,
    )


maximize()
maximize(absolute=0)
maximize(relative=0)
maximize(absolute=0, relative=0)
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
tolerances -1 and -1: kOptimal, x 10, y 0
tolerances 0 and -1: kOptimal, x 0, y 10
tolerances -1 and 0: kOptimal, x 0, y 10
tolerances 0 and 0: kOptimal, x 0, y 10
SEEN
