#!/usr/bin/env bash
# Readers of MPS: HiGHS (highspy 1.16.0), SCIP (PySCIPOpt 6.3.0), OR-Tools 9.15.6755, GLPK (swiglpk
# 5.0.13), Clp (CyLP 0.94.1), all PyPI, and Debian's lp-solve 5.5.2.5.
# Expected: RHS, RANGES and BOUNDS may hold several sets under several names (CGAL's manual,
# MPSFormat), and a reader takes one of them (Maple's ImportMPS lets the user name it).
# Seen: for RHS three readers take the first, two the second, GLPK refuses the file; OR-Tools takes
# the second RHS and BOUNDS but the first RANGES. HiGHS takes the first UP, yet in "mixed" (UP 4 in
# the first set, LO 2 in the second) also the second set's LO; SCIP and Clp do not (optimum 0).
# Why it matters: a file with two scenarios is another problem in each reader, mostly in silence.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v lp_solve >/dev/null ||
  { apt-get update -qq && apt-get install -y -qq lp-solve; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' lp-solve
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check highspy==1.16.0 pyscipopt==6.3.0 \
  ortools==9.15.6755 swiglpk==5.0.13 cylp==0.94.1

# The optimum of a file; some readers write to standard output, so it goes to descriptor 3.
cat >"$folder/optimum.py" <<'PYTHON'
import subprocess
import sys


def optimum(reader, path):
    if reader == "HiGHS":
        import highspy
        solver = highspy.Highs()
        if solver.readModel(path) == highspy.HighsStatus.kError:
            return "refused"
        solver.run()
        return solver.getInfo().objective_function_value
    if reader == "SCIP":
        import pyscipopt
        model = pyscipopt.Model()
        try:
            model.readProblem(path)
        except Exception:
            return "refused"
        model.optimize()
        return model.getObjVal()
    if reader == "OR-Tools":
        from ortools.linear_solver.python import model_builder
        model = model_builder.Model()
        if not model.import_from_mps_file(path):
            return "refused"
        solver = model_builder.Solver("glop")
        status = solver.solve(model)
        return solver.objective_value if status == model_builder.SolveStatus.OPTIMAL else "refused"
    if reader == "GLPK":
        import swiglpk as glpk
        problem = glpk.glp_create_prob()
        if glpk.glp_read_mps(problem, glpk.GLP_MPS_FILE, None, path):
            return "refused"
        glpk.glp_simplex(problem, None)
        return glpk.glp_get_obj_val(problem)
    if reader == "Clp":
        from cylp.cy import CyClpSimplex
        simplex = CyClpSimplex()
        if simplex.readMps(path):
            return "refused"
        simplex.primal()
        return simplex.objectiveValue
    command = ["lp_solve", "-fmps", path, "-S3"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    values = [line.split(":")[1] for line in lines if line.startswith("Value of objective")]
    return float(values[0]) if values else "refused"


with open(3, "w") as seen:
    value = optimum(*sys.argv[1:])
    print(value if value == "refused" else f"{value:g}", end="", file=seen)
PYTHON

# model SENSE ROW COST: one column x; the sections of standard input follow.
model() {
  printf 'NAME m\nROWS\n N objective\n %s row\nCOLUMNS\n x objective %s row 1\n' "$1" "$2"
  cat
  echo ENDATA
}
model G 1 >"$folder/RHS.mps" <<'MPS'
RHS
 narrow row 10
 wide row 20
MPS
model G -1 >"$folder/RANGES.mps" <<'MPS'
RHS
 rhs row 10
RANGES
 narrow row 4
 wide row 8
MPS
model L -1 >"$folder/BOUNDS.mps" <<'MPS'
RHS
 rhs row 100
BOUNDS
 UP narrow x 4
 UP wide x 6
MPS
model G 1 >"$folder/mixed.mps" <<'MPS'
RHS
 rhs row -100
BOUNDS
 UP narrow x 4
 LO wide x 2
MPS

readers="HiGHS SCIP OR-Tools GLPK Clp lp_solve"
{
  printf '%-10s' section
  printf '%-10s' $readers
  echo
  for section in RHS RANGES BOUNDS mixed; do
    printf '%-10s' "$section"
    for reader in $readers; do
      "$folder/venv/bin/python" "$folder/optimum.py" $reader "$folder/$section.mps" \
        3>"$folder/value" >"$folder/log" 2>&1
      printf '%-10s' "$(cat "$folder/value")"
    done
    echo
  done
} | sed 's/ *$//' >"$folder/seen"
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
section   HiGHS     SCIP      OR-Tools  GLPK      Clp       lp_solve
RHS       10        10        20        refused   10        20
RANGES    -14       -14       -14       refused   -14       -18
BOUNDS    -4        -4        -6        refused   -4        -6
mixed     2         0         2         refused   0         2
SEEN
