"""Constraint layout: a solver with strict priorities, and the frames of constraint files.

>>> from tinamou import Solver
>>> solver = Solver()
>>> window, sidebar, content = solver.variables("window", "sidebar", "content")
>>> solver.edit(window, 1024)
>>> solver.add(sidebar + content == window, sidebar >= 180)
>>> solver.add(sidebar == 0.25 * window, priority=750)
>>> solver.suggest(window, 600)
>>> solver.value(sidebar), solver.value(content)
(180.0, 420.0)
"""

from ._layout import Frames, Layout, LayoutFunction, layout
from ._program import Finding, check, run
from ._solver import Certificate, Conflict, ConflictMember, Row, Solver
from ._tinamou import ConflictError, Constraint, Error, Expression, FileError, Term, Variable, version

__all__ = [
    "Certificate",
    "Conflict",
    "ConflictError",
    "ConflictMember",
    "Constraint",
    "Error",
    "Expression",
    "FileError",
    "Finding",
    "Frames",
    "Layout",
    "LayoutFunction",
    "Row",
    "Solver",
    "Term",
    "Variable",
    "check",
    "layout",
    "run",
]

__version__ = version()
