#!/usr/bin/env bash
# kiwisolver 1.5.1, cassowary 0.5.2, PuLP 3.3.2, linopy 0.10.1, highspy 1.16.0, PySCIPOpt 6.3.0,
# OR-Tools 9.15.6755, CVXPY 1.9.3 and z3-solver 5.4.1.0 (all PyPI).
# Expected: `0 <= x <= 5`, which each library's operators read as a constraint, means both bounds,
# or is refused. (Python evaluates it as `(0 <= x) and (x <= 5)`, so a constraint that counts as
# true is dropped and the second half is the result.)
# Seen: three answers. highspy makes one row with both bounds; four refuse; kiwisolver, cassowary,
# PuLP and linopy hand back the second half alone, and x may be negative without a word.
# Why it matters: a minimum width is the half that is lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check kiwisolver==1.5.1 cassowary==0.5.2 \
  pulp==3.3.2 linopy==0.10.1 highspy==1.16.0 pyscipopt==6.3.0 ortools==9.15.6755 \
  cvxpy-base==1.9.3 z3-solver==5.4.1.0

# One process for each library; some write a banner to standard output, so what is compared goes
# to descriptor 3.
cat >"$folder/compare.py" <<'PYTHON'
import sys


def variable(name):
    if name == "kiwisolver":
        import kiwisolver
        return kiwisolver.Variable("x")
    if name == "cassowary":
        import cassowary
        return cassowary.Variable("x")
    if name == "PuLP":
        import pulp
        return pulp.LpVariable("x")
    if name == "linopy":
        import linopy
        return linopy.Model().add_variables(name="x")
    if name == "highspy":
        import highspy
        variable.solver = highspy.Highs()
        return variable.solver.addVariable(lb=-9)
    if name == "PySCIPOpt":
        import pyscipopt
        variable.model = pyscipopt.Model()
        return variable.model.addVar("x", lb=-9)
    if name == "OR-Tools":
        from ortools.linear_solver.python import model_builder
        variable.model = model_builder.Model()
        return variable.model.new_num_var(-9, 9, "x")
    if name == "CVXPY":
        import cvxpy
        return cvxpy.Variable(name="x")
    import z3
    return z3.Real("x")


name = sys.argv[1]
x = variable(name)
with open(3, "w") as seen:
    try:
        constraint = 0 <= x <= 5
        print(f"{name:10}", " ".join(str(constraint).split()), file=seen)
    except Exception as error:
        print(f"{name:10} refused ({type(error).__name__})", file=seen)
PYTHON
for library in kiwisolver cassowary PuLP linopy highspy PySCIPOpt OR-Tools CVXPY z3; do
  "$folder/venv/bin/python" "$folder/compare.py" "$library" 3>>"$folder/seen" >"$folder/log" 2>&1
done
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
kiwisolver 1 * x + -5 <= 0 | strength = 1.001e+09
cassowary  Required:{1.0}(5.0 + -1.0*x[0.0])
PuLP       x <= 5
linopy     Constraint (unassigned) ----------------------- +1 x ≤ 5.0
highspy    0.0 <= 1.0_v0 <= 5.0
PySCIPOpt  refused (TypeError)
OR-Tools   refused (NotImplementedError)
CVXPY      refused (Exception)
z3         refused (Z3Exception)
SEEN
