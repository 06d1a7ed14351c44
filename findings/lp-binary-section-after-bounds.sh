#!/usr/bin/env bash
# Readers of CPLEX-style LP files: HiGHS (highspy 1.16.0), SCIP (PySCIPOpt 6.3.0), GLPK (swiglpk
# 5.0.13) from PyPI, and Debian's coinor-cbc 2.10.8.
# Expected: a variable of the Binary section is 0 or 1 (CPLEX's manual: "binary integer variables"),
# whatever the Bounds section says.
# Seen: SCIP and Cbc make it 0 or 1; HiGHS and GLPK keep bounds that were given before, so the
# "binary" x is any integer from -3 to 3 and the optimum is -3 instead of 0. HiGHS reports kOk.
# (Bounds inside of 0 to 1, as x = 0, are kept by all four.)
# Why it matters: "this view is hidden or not" may become -3, and only in some solvers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v cbc >/dev/null ||
  { apt-get update -qq && apt-get install -y -qq coinor-cbc; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' coinor-cbc
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check highspy==1.16.0 pyscipopt==6.3.0 \
  swiglpk==5.0.13

# The optimum of a file; some readers write to standard output, so it goes to descriptor 3.
cat >"$folder/optimum.py" <<'PYTHON'
import subprocess
import sys


def optimum(reader, path):
    if reader == "HiGHS":
        import highspy
        solver = highspy.Highs()
        assert solver.readModel(path) == highspy.HighsStatus.kOk
        solver.run()
        return solver.getInfo().objective_function_value
    if reader == "SCIP":
        import pyscipopt
        model = pyscipopt.Model()
        model.readProblem(path)
        model.optimize()
        return model.getObjVal()
    if reader == "GLPK":
        import swiglpk as glpk
        problem = glpk.glp_create_prob()
        assert glpk.glp_read_lp(problem, None, path) == 0
        options = glpk.glp_iocp()
        glpk.glp_init_iocp(options)
        options.presolve = glpk.GLP_ON
        glpk.glp_intopt(problem, options)
        return glpk.glp_mip_obj_val(problem)
    command = ["cbc", path, "solve"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith("Objective value:")))


with open(3, "w") as seen:
    print(f"{optimum(*sys.argv[1:]) + 0:g}", end="", file=seen)
PYTHON

{
  printf '%-16s' 'bounds'
  printf '%-7s' HiGHS SCIP GLPK Cbc
  echo
  while read -r sense bounds; do
    cat >"$folder/m.lp" <<LP
$sense
 objective: x
Subject To
 row: x + y >= -9
Bounds
 $bounds
 y <= 1
Binary
 x
End
LP
    printf '%-16s' "$bounds"
    for reader in HiGHS SCIP GLPK Cbc; do
      "$folder/venv/bin/python" "$folder/optimum.py" $reader "$folder/m.lp" \
        3>"$folder/value" >"$folder/log" 2>&1
      printf '%-7s' "$(cat "$folder/value")"
    done
    echo
  done <<'CASES'
Minimize -3 <= x <= 3
Maximize -3 <= x <= 3
Maximize x = 0
CASES
} | sed 's/ *$//' >"$folder/seen"
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
bounds          HiGHS  SCIP   GLPK   Cbc
-3 <= x <= 3    -3     0      -3     0
-3 <= x <= 3    3      1      3      1
x = 0           0      0      0      0
SEEN
