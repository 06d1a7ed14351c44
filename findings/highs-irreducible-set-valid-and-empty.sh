#!/usr/bin/env bash
# highspy 1.16.0 (PyPI, HiGHS 1.16.0).
# Expected: getIis on an infeasible LP gives an irreducible infeasible system; valid_ is "the data
# in the HighsIis instance is valid", and an IIS "cannot be satisfied" (HiGHS documentation).
# Seen: for two rows that contradict each other (a + b <= 8, a + b >= 10) the default options return
# kOk and valid_ = True with no rows and no columns, and an empty set can be satisfied. Strategies 2
# (from the LP) and 4 and 6 name both rows. The default is 0, "light", which only looks at bounds;
# the result does not say "not looked for".
# Why it matters: who reports conflicts from it tells the user of a conflict between nothing.
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


def irreducible_set(strategy):
    solver = highspy.Highs()
    solver.silent()
    for _ in range(2):
        solver.addVar(0, highspy.kHighsInf)
    both = numpy.array([0, 1]), numpy.array([1.0, 1.0])
    solver.addRow(-highspy.kHighsInf, 8, 2, *both)
    solver.addRow(10, highspy.kHighsInf, 2, *both)
    solver.run()
    if strategy is not None:
        solver.setOptionValue("iis_strategy", strategy)
    status, found = solver.getIis()
    print(
        f"iis_strategy {'default' if strategy is None else strategy}: {status.name}, "
        f"valid {found.valid_}, rows {list(found.row_index_)}, columns {list(found.col_index_)}",
        file=seen,
    )


for strategy in (None, 2, 4, 6):
    irreducible_set(strategy)
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
iis_strategy default: kOk, valid True, rows [], columns []
iis_strategy 2: kOk, valid True, rows [0, 1], columns [0, 1]
iis_strategy 4: kOk, valid True, rows [0, 1], columns [0, 1]
iis_strategy 6: kOk, valid True, rows [0, 1], columns [0, 1]
SEEN
