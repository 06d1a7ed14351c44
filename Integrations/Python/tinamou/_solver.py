"""The solver with strict priorities."""

from dataclasses import dataclass

from . import _tinamou
from ._tinamou import Constraint, Variable


@dataclass(frozen=True)
class ConflictMember:
    """A constraint of a conflict; times its multiplier it is a part of the contradiction."""

    constraint: "Constraint | None"
    multiplier: float
    #: By how much its constant would have to change so that all members can hold.
    repair: float


@dataclass(frozen=True)
class Conflict:
    """Required constraints that cannot hold together; without any one of them the others can."""

    text: str
    members: "tuple[ConflictMember, ...]"
    #: The member that is left out.
    broken: "Constraint | None"


@dataclass(frozen=True)
class Row:
    """The multiplier of a constraint at one priority; 0 if the multiplier is zero."""

    constraint: "Constraint | None"
    priority: float
    multiplier: float
    residual: float


@dataclass(frozen=True)
class Certificate:
    """The proof that the values are optimal."""

    is_valid: bool
    rows: "tuple[Row, ...]"


class _Batch:
    """The changes of a ``with`` statement as one; a generator would cost a microsecond more."""

    __slots__ = ("_solver",)

    def __init__(self, solver):
        self._solver = solver

    def __enter__(self):
        self._solver._begin()
        return self._solver

    def __exit__(self, kind, error, traceback):
        if kind is None:
            self._solver._commit()
        else:
            self._solver._cancel()


class Solver(_tinamou.Solver):
    """An incremental solver, in which no number of weak constraints outweighs a stronger one.

    Use a solver from one thread at a time. Reading constraints back from conflicts takes a look at all
    constraints; adding, suggesting and reading values does not.
    """

    __slots__ = ()

    def variables(self, *names):
        """Make variables with these names."""
        made = tuple(Variable(name) for name in names)
        for variable in made:
            self.index(variable)
        return made

    def add(self, *constraints, priority=1000.0, weight=1.0, name=None):
        """Add constraints in one batch, all or none; at 1000 they are required."""
        if len(constraints) == 1:
            self._add(constraints[0], priority, weight, name)
        elif name is not None:
            raise ValueError("a name is that of one constraint")
        else:
            self._add_all(constraints, priority, weight)

    def remove(self, *constraints):
        """Remove constraints in one batch, all or none."""
        self._remove_all(constraints)

    def edit(self, variable, value, priority=1000.0):
        """Make a variable an edit variable."""
        self._edit(variable, value, priority)

    def batch(self):
        """Make one change of all changes in the body of a ``with``, or none if it raises."""
        return _Batch(self)

    def values(self):
        """All values, each at the ``index`` of its variable, as a view of doubles.

        ``numpy.asarray(solver.values())`` is an array of the same memory.
        """
        return memoryview(self.values_bytes()).cast("d")

    def conflicts(self):
        """The conflict of the last refused change, otherwise those that keep constraints broken."""
        owners = self._owners()
        return tuple(
            Conflict(
                text,
                tuple(ConflictMember(owners.get(number), *rest) for number, *rest in members),
                owners.get(broken),
            )
            for text, broken, members in self._conflicts()
        )

    def certificate(self):
        """The proof that the values are optimal."""
        owners = self._owners()
        is_valid, rows = self._certificate()
        return Certificate(
            bool(is_valid), tuple(Row(owners.get(number), *rest) for number, *rest in rows)
        )

    def _owners(self):
        return {number: constraint for constraint, number in self._constraints().items()}
