#!/usr/bin/env bash
# Readers of MPS and LP files: HiGHS (highspy 1.16.0), SCIP (PySCIPOpt 6.3.0), OR-Tools 9.15.6755,
# GLPK (swiglpk 5.0.13), Clp (CyLP 0.94.1), all PyPI, and Debian's lp-solve 5.5.2.5 (MPS only).
# Expected: minimize x + 5 with x >= 10 is 15. A number for the objective row in an RHS section is
# on the other side, as for every row, so minus the constant (CGAL's manual, MPSFormat): 5.
# Seen: GLPK and lp_solve add the number of the RHS section, 15. Clp reads the LP file's "x + 5" as
# x - 5, so its optimum is 5 where HiGHS and SCIP say 15; GLPK refuses a constant in an LP file.
# Why it matters: an objective that two solvers both "prove" differs by twice the constant, and the
# solution does not show it.
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
    is_mps = path.endswith(".mps")
    if reader == "HiGHS":
        import highspy
        solver = highspy.Highs()
        solver.readModel(path)
        solver.run()
        return solver.getInfo().objective_function_value
    if reader == "SCIP":
        import pyscipopt
        model = pyscipopt.Model()
        model.readProblem(path)
        model.optimize()
        return model.getObjVal()
    if reader == "OR-Tools":
        from ortools.linear_solver.python import model_builder
        model = model_builder.Model()
        if not model.import_from_mps_file(path):
            return "refused"
        solver = model_builder.Solver("glop")
        solver.solve(model)
        return solver.objective_value
    if reader == "GLPK":
        import swiglpk as glpk
        problem = glpk.glp_create_prob()
        if is_mps:
            failed = glpk.glp_read_mps(problem, glpk.GLP_MPS_FILE, None, path)
        else:
            failed = glpk.glp_read_lp(problem, None, path)
        if failed:
            return "refused"
        glpk.glp_simplex(problem, None)
        return glpk.glp_get_obj_val(problem)
    if reader == "Clp":
        from cylp.cy import CyClpSimplex
        simplex = CyClpSimplex()
        simplex.readMps(path) if is_mps else simplex.readLp(path)
        simplex.primal()
        return simplex.objectiveValue
    command = ["lp_solve", "-fmps", path, "-S3"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    values = [line.split(":")[1] for line in lines if line.startswith("Value of objective")]
    return float(values[0])


with open(3, "w") as seen:
    value = optimum(*sys.argv[1:])
    print(value if value == "refused" else f"{value:g}", end="", file=seen)
PYTHON

cat >"$folder/m.mps" <<'MPS'
NAME m
ROWS
 N objective
 G row
COLUMNS
 x objective 1 row 1
RHS
 rhs objective 5 row 10
ENDATA
MPS
cat >"$folder/m.lp" <<'LP'
Minimize
 objective: x + 5
Subject To
 row: x >= 10
End
LP

readers="HiGHS SCIP OR-Tools GLPK Clp lp_solve"
{
  printf '%-20s' 'objective'
  printf '%-10s' $readers
  echo
  for kind in mps lp; do
    [ $kind = mps ] && printf '%-20s' 'MPS: RHS of 5' || printf '%-20s' 'LP: x + 5'
    for reader in $readers; do
      case "$kind $reader" in
      "lp OR-Tools" | "lp lp_solve") printf '%-10s' '' ;; # these read LP formats of their own
      *)
        "$folder/venv/bin/python" "$folder/optimum.py" $reader "$folder/m.$kind" \
          3>"$folder/value" >"$folder/log" 2>&1
        printf '%-10s' "$(cat "$folder/value")"
        ;;
      esac
    done
    echo
  done
} | sed 's/ *$//' >"$folder/seen"
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
objective           HiGHS     SCIP      OR-Tools  GLPK      Clp       lp_solve
MPS: RHS of 5       5         5         5         15        5         15
LP: x + 5           15        15                  refused   5
SEEN
