#!/usr/bin/env bash
# Readers of MPS: HiGHS (highspy 1.16.0), SCIP (PySCIPOpt 6.3.0), OR-Tools 9.15.6755, GLPK (swiglpk
# 5.0.13), Clp (CyLP 0.94.1), all PyPI, and Debian's lp-solve 5.5.2.5.
# Expected: a negative UP bound frees the lower side, and an integer column without any bound ends
# at 1 (SAS/OR, "The MPS-Format SAS Data Set", BOUNDS section).
# Seen: only Clp frees the lower side; for the others the column is empty. An integer column without
# a bound ends at 1 for all but lp_solve. GLPK keeps that 1 even when the file says "LO x 2" (an
# empty interval, 2 to 1) or "MI x"; the others then drop it.
# Why it matters: an LP kept as MPS for a second opinion is another problem in another reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v lp_solve >/dev/null ||
  { apt-get update -qq && apt-get install -y -qq lp-solve; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' lp-solve
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check highspy==1.16.0 pyscipopt==6.3.0 \
  ortools==9.15.6755 swiglpk==5.0.13 cylp==0.94.1

# The interval of the first column; some readers write to standard output, so it goes to
# descriptor 3.
cat >"$folder/bounds.py" <<'PYTHON'
import subprocess
import sys


def bounds(reader, path):
    if reader == "HiGHS":
        import highspy
        solver = highspy.Highs()
        solver.readModel(path)
        model = solver.getLp()
        return model.col_lower_[0], model.col_upper_[0]
    if reader == "SCIP":
        import pyscipopt
        model = pyscipopt.Model()
        model.readProblem(path)
        column = model.getVars()[0]
        return column.getLbOriginal(), column.getUbOriginal()
    if reader == "OR-Tools":
        from ortools.linear_solver.python import model_builder
        model = model_builder.Model()
        model.import_from_mps_file(path)
        column = model.get_variables()[0]
        return column.lower_bound, column.upper_bound
    if reader == "GLPK":
        import swiglpk as glpk
        problem = glpk.glp_create_prob()
        glpk.glp_read_mps(problem, glpk.GLP_MPS_FILE, None, path)
        return glpk.glp_get_col_lb(problem, 1), glpk.glp_get_col_ub(problem, 1)
    if reader == "Clp":
        from cylp.cy import CyClpSimplex
        simplex = CyClpSimplex()
        simplex.readMps(path)
        return simplex.variablesLower[0], simplex.variablesUpper[0]
    command = ["lp_solve", "-fmps", path, "-S7"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    printed = dict(line.split()[:2] for line in lines if line.startswith(("lowbo", "upbo")))
    return float(printed["lowbo"]), float(printed["upbo"])


def text(number):
    return f"{number:g}" if abs(number) < 1e20 else ("inf" if number > 0 else "-inf")


with open(3, "w") as seen:
    print(*map(text, bounds(*sys.argv[1:])), end="", file=seen)
PYTHON

# model KIND BOUND: one column x in one row.
model() {
  printf 'NAME m\nROWS\n N objective\n L row\nCOLUMNS\n'
  [ "$1" = continuous ] || printf " M1 'MARKER' 'INTORG'\n"
  printf ' x objective 1 row 1\n'
  [ "$1" = continuous ] || printf " M2 'MARKER' 'INTEND'\n"
  printf 'RHS\n rhs row 1000\n'
  [ "$2" = none ] || printf 'BOUNDS\n %s bounds x %s\n' ${2%% *} "${2#* x}"
  printf 'ENDATA\n'
}

readers="HiGHS SCIP OR-Tools GLPK Clp lp_solve"
{
  printf '%-20s' column
  printf '%-12s' $readers
  echo
  for case in "continuous UP x -2" "integer none" "integer LO x 2" "integer MI x" \
    "integer UP x -2"; do
    model "${case%% *}" "${case#* }" >"$folder/m.mps"
    printf '%-20s' "$case"
    for reader in $readers; do
      "$folder/venv/bin/python" "$folder/bounds.py" $reader "$folder/m.mps" \
        3>"$folder/interval" >"$folder/log" 2>&1
      printf '%-12s' "$(cat "$folder/interval")"
    done
    echo
  done
} | sed 's/ *$//' >"$folder/seen"
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
column              HiGHS       SCIP        OR-Tools    GLPK        Clp         lp_solve
continuous UP x -2  0 -2        0 -2        0 -2        0 -2        -inf -2     0 -2
integer none        0 1         0 1         0 1         0 1         0 1         0 inf
integer LO x 2      2 inf       2 inf       2 inf       2 1         2 inf       2 inf
integer MI x        -inf inf    -inf inf    -inf inf    -inf 1      -inf inf    -inf inf
integer UP x -2     0 -2        0 -2        0 -2        0 -2        -inf -2     0 -2
SEEN
