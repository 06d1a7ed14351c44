#!/usr/bin/env bash
# swiglpk 5.0.13 (PyPI, GLPK 5.0), function glp_exact.
# Expected: simplex in exact, rational arithmetic (GLPK's reference manual). A double is a rational,
# so a column fixed to one by a row is that number, and two rows that differ contradict each other.
# Seen: a double is replaced by a simpler rational near it. x = 123456.789012345 gives ...013922,
# off by 1.6e-6, where the ordinary simplex returns the number unchanged; 0.3333333333 becomes 1/3,
# and x = 1 and x = 1.0000000001 "agree".
# Why it matters: exact GLPK is no judge for questions below 1e-9, and its answers may be farther
# from the input than those of floating point.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check swiglpk==5.0.13

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
import swiglpk as glpk

glpk.glp_term_out(glpk.GLP_OFF)


def solve(method, *values):
    """One free column x and one row `x = value` for each value."""
    problem = glpk.glp_create_prob()
    glpk.glp_add_cols(problem, 1)
    glpk.glp_add_rows(problem, len(values))
    glpk.glp_set_col_bnds(problem, 1, glpk.GLP_FR, 0, 0)
    index, coefficient = glpk.intArray(2), glpk.doubleArray(2)
    index[1], coefficient[1] = 1, 1
    for row, value in enumerate(values, 1):
        glpk.glp_set_row_bnds(problem, row, glpk.GLP_FX, value, value)
        glpk.glp_set_mat_row(problem, row, 1, index, coefficient)
    method(problem, None)
    feasible = glpk.glp_get_status(problem) == glpk.GLP_OPT
    return glpk.glp_get_col_prim(problem, 1) if feasible else "infeasible"


for value in (0.3333333333, 3.14159265358979, 123456.789012345):
    exact, simplex = solve(glpk.glp_exact, value), solve(glpk.glp_simplex, value)
    print(f"x = {value!r}: exact {exact!r}, off by {abs(exact - value):.0e}; simplex {simplex!r}")
for distance in (1e-10, 1e-9):
    print(f"x = 1 and x = 1 + {distance:g}: exact {solve(glpk.glp_exact, 1, 1 + distance)}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
x = 0.3333333333: exact 0.3333333333333333, off by 3e-11; simplex 0.3333333333
x = 3.14159265358979: exact 3.1415926539214207, off by 3e-10; simplex 3.14159265358979
x = 123456.789012345: exact 123456.78901392236, off by 2e-06; simplex 123456.789012345
x = 1 and x = 1 + 1e-10: exact 1.0
x = 1 and x = 1 + 1e-09: exact infeasible
SEEN
