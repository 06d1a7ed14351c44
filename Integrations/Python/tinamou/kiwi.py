"""The names and the behaviour of kiwisolver, on Tinamou's solver.

``import tinamou.kiwi as kiwisolver`` is all that a program has to change. Docs/Kiwi.md lists every
difference, with the values of both.
"""

from . import _tinamou
from ._tinamou import Constraint, Expression, Term, Variable

__all__ = [
    "BadRequiredStrength",
    "Constraint",
    "DuplicateConstraint",
    "DuplicateEditVariable",
    "Expression",
    "Solver",
    "Term",
    "UnknownConstraint",
    "UnknownEditVariable",
    "UnsatisfiableConstraint",
    "Variable",
    "__kiwi_version__",
    "__version__",
    "strength",
]

#: The version of kiwisolver whose behaviour this module has.
__version__ = "1.5.1"
__kiwi_version__ = "1.5.1"


class BadRequiredStrength(Exception):
    """An edit variable cannot be required."""


class _AboutConstraint(Exception):
    __slots__ = ("constraint",)

    def __init__(self, constraint):
        self.constraint = constraint


class _AboutEditVariable(Exception):
    __slots__ = ("edit_variable",)

    def __init__(self, edit_variable):
        self.edit_variable = edit_variable


class DuplicateConstraint(_AboutConstraint):
    """The constraint was added already."""


class UnsatisfiableConstraint(_AboutConstraint):
    """The constraint is required and cannot be satisfied; the solver is as it was before."""


class UnknownConstraint(_AboutConstraint):
    """The constraint was not added."""


class DuplicateEditVariable(_AboutEditVariable):
    """The variable is an edit variable already."""


class UnknownEditVariable(_AboutEditVariable):
    """The variable is no edit variable."""


_tinamou.set_kiwi_errors(
    DuplicateConstraint,
    UnsatisfiableConstraint,
    UnknownConstraint,
    DuplicateEditVariable,
    UnknownEditVariable,
    BadRequiredStrength,
)


class Strength:
    """The predefined strengths, and others between them."""

    __slots__ = ()

    def create(self, a, b, c, weight=1.0, /):
        """Make a strength of the parts of the three levels, each at most 1000."""

        def part(number):
            if not isinstance(number, (int, float)):
                raise TypeError(f"Expected object of type `float, int, or long`. Got {type(number)} instead.")
            return max(0.0, min(1000.0, number * weight))

        return part(a) * 1_000_000.0 + part(b) * 1_000.0 + part(c)

    required = property(lambda self: 1_001_001_000.0)
    strong = property(lambda self: 1_000_000.0)
    medium = property(lambda self: 1_000.0)
    weak = property(lambda self: 1.0)


strength = Strength()


class Solver(_tinamou.KiwiSolver):
    """A solver with kiwi's methods."""

    __slots__ = ()

    def dump(self):
        """Print the state of the solver."""
        print(self.dumps())

    def dumps(self):
        """The state of the solver as text: kiwi's headers, without a tableau, which does not exist."""
        variables, constraints = self._state()
        parts = {
            "Objective": [],
            "Tableau": [],
            "Infeasible": [],
            "Variables": [f"{name} = {value:g}" for name, value, _ in variables],
            "Edit Variables": [name for name, _, is_edited in variables if is_edited],
            "Constraints": [str(constraint) for constraint in constraints],
        }
        return "\n".join(
            f"{title}\n{'-' * len(title)}\n" + "".join(line + "\n" for line in lines)
            for title, lines in parts.items()
        )
