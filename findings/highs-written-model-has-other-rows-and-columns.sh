#!/usr/bin/env bash
# highspy 1.16.0 (PyPI, HiGHS 1.16.0), writeModel and readModel.
# Expected: a model that is written and read back is the same model, or the call says what was lost.
# Seen: in LP files columns come back in the order in which the text names them first, so a column
# without a cost moves behind the others; a row with two bounds comes back as two rows; a free row
# is gone, from MPS files as well. writeModel answers kOk each time.
# Why it matters: solutions are vectors by index. After a detour through a file, index 0 is another
# variable, and duals of two half rows stand where one was.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check highspy==1.16.0

# HiGHS writes a banner to standard output, so what is compared goes to descriptor 3.
"$folder/venv/bin/python" - "$folder" 3>"$folder/seen" >"$folder/log" <<'PYTHON'
import sys
import highspy
import numpy

seen = open(3, "w")
infinity = highspy.kHighsInf


def solver_of(costs, rows):
    """Columns x, y … from 0 to 4; rows are (lower, upper, coefficients)."""
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(costs), len(rows)
    model.col_names_ = list("xy")[: len(costs)]
    model.row_names_ = [f"r{index}" for index in range(len(rows))]
    model.col_cost_ = numpy.array(costs, float)
    model.col_lower_, model.col_upper_ = numpy.zeros(len(costs)), numpy.full(len(costs), 4.0)
    model.row_lower_ = numpy.array([row[0] for row in rows], float)
    model.row_upper_ = numpy.array([row[1] for row in rows], float)
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = numpy.arange(len(rows) + 1) * len(costs)
    model.a_matrix_.index_ = numpy.array(list(range(len(costs))) * len(rows))
    model.a_matrix_.value_ = numpy.array([row[2] for row in rows], float).flatten()
    solver = highspy.Highs()
    solver.silent()
    solver.passModel(model)
    return solver


def shape(solver):
    model = solver.getLp()
    bounds = ", ".join(
        f"{name} {lower:g}…{upper:g}"
        for name, lower, upper in zip(model.row_names_, model.row_lower_, model.row_upper_)
    )
    return f"columns {' '.join(model.col_names_)}; rows {bounds}"


for title, solver in {
    "x without a cost": solver_of([0, 1], [(2, infinity, [1, 1])]),
    "two bounds": solver_of([1, 1], [(2, 5, [1, 1])]),
    "free row": solver_of([1, 1], [(-infinity, infinity, [1, 1]), (2, infinity, [1, 1])]),
}.items():
    print(f"{title:17} {shape(solver)}", file=seen)
    for kind in ("lp", "mps"):
        path = f"{sys.argv[1]}/model.{kind}"
        written = solver.writeModel(path)
        copy = highspy.Highs()
        copy.silent()
        copy.readModel(path)
        print(f"  {kind:4}{written.name:11} {shape(copy)}", file=seen)
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
x without a cost  columns x y; rows r0 2…inf
  lp  kOk         columns y x; rows r0 2…inf
  mps kOk         columns x y; rows r0 2…inf
two bounds        columns x y; rows r0 2…5
  lp  kOk         columns x y; rows r0lo 2…inf, r0up -inf…5
  mps kOk         columns x y; rows r0 2…5
free row          columns x y; rows r0 -inf…inf, r1 2…inf
  lp  kOk         columns x y; rows r1 2…inf
  mps kOk         columns x y; rows r1 2…inf
SEEN
