"""Prints where kiwisolver and tinamou.kiwi differ: python -I differences.py (needs both). See Docs/Kiwi.md."""

import kiwisolver

import tinamou.kiwi


def refused_constraint(kiwi):
    x, solver = kiwi.Variable("x"), kiwi.Solver()
    solver.addConstraint(x >= 10)
    try:
        solver.addConstraint(x <= 5)
    except kiwi.UnsatisfiableConstraint:
        pass
    solver.updateVariables()
    return x.value()


def removed_edit_variable(kiwi):
    x, solver = kiwi.Variable("x"), kiwi.Solver()
    solver.addConstraint(x >= 0)
    solver.addConstraint(x <= 100)
    solver.addEditVariable(x, "strong")
    solver.suggestValue(x, 9)
    solver.removeEditVariable(x)
    solver.updateVariables()
    return x.value()


def order_of_equals(kiwi):
    values = []
    for sizes in ((1, 5), (5, 1)):
        x, solver = kiwi.Variable("x"), kiwi.Solver()
        for size in sizes:
            solver.addConstraint((x == size) | "weak")
        solver.updateVariables()
        values.append(x.value())
    return values


def undetermined(kiwi):
    x, y, solver = kiwi.Variable("x"), kiwi.Variable("y"), kiwi.Solver()
    solver.addConstraint(x + y == 10)
    solver.updateVariables()
    return x.value(), y.value()


def nearly_equal(kiwi):
    x, solver = kiwi.Variable("x"), kiwi.Solver()
    solver.addConstraint(x == 0)
    try:
        solver.addConstraint(x == 9e-9)
        return "accepted"
    except kiwi.UnsatisfiableConstraint:
        return "refused"


def number(kiwi, value):
    x, solver = kiwi.Variable("x"), kiwi.Solver()
    try:
        solver.addConstraint(x >= value)
    except tinamou.Error as error:
        return f"tinamou.Error: {error}"
    solver.updateVariables()
    return x.value()


def not_a_number(kiwi):
    return number(kiwi, float("nan"))


def large_number(kiwi):
    return number(kiwi, 1e12)


def small_strength(kiwi):
    x, solver = kiwi.Variable("x"), kiwi.Solver()
    solver.addConstraint(x >= 1)
    solver.addConstraint((x == 7) | 1e-9)
    solver.updateVariables()
    return x.value()


def no_suggestion(kiwi):
    x, solver = kiwi.Variable("x"), kiwi.Solver()
    solver.addEditVariable(x, "strong")
    solver.updateVariables()
    return x.value()


for program in (refused_constraint, removed_edit_variable, order_of_equals, undetermined, nearly_equal,
                not_a_number, large_number, small_strength, no_suggestion):
    print(f"{program.__name__}: {program(kiwisolver)} | {program(tinamou.kiwi)}")
