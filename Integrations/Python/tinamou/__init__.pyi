from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from os import PathLike
from typing import Any, Literal

import numpy
from numpy.typing import ArrayLike, NDArray

from .kiwi import Constraint, Expression, Term, Variable

__version__: str

_Space = Literal["window", "container", "exact"]
_File = str | PathLike[str] | bytes | Mapping[str, Any]
_Window = tuple[float, float] | str | Mapping[str, Any]

class Error(ValueError):
    status: int

class ConflictError(Error): ...
class FileError(Error): ...

@dataclass(frozen=True)
class ConflictMember:
    constraint: Constraint | None
    multiplier: float
    repair: float

@dataclass(frozen=True)
class Conflict:
    text: str
    members: tuple[ConflictMember, ...]
    broken: Constraint | None

@dataclass(frozen=True)
class Row:
    constraint: Constraint | None
    priority: float
    multiplier: float
    residual: float

@dataclass(frozen=True)
class Certificate:
    is_valid: bool
    rows: tuple[Row, ...]

class Solver:
    def __init__(self, relaxes: bool = False) -> None: ...
    def variables(self, *names: str) -> tuple[Variable, ...]: ...
    def index(self, variable: Variable, /) -> int: ...
    def add(
        self,
        *constraints: Constraint,
        priority: float = 1000.0,
        weight: float = 1.0,
        name: str | None = None,
    ) -> None: ...
    def remove(self, *constraints: Constraint) -> None: ...
    def set_constant(self, constraint: Constraint, constant: float, /) -> None: ...
    def set_priority(self, constraint: Constraint, priority: float, /) -> None: ...
    def set_weight(self, constraint: Constraint, weight: float, /) -> None: ...
    def edit(self, variable: Variable, value: float, priority: float = 1000.0) -> None: ...
    def end_edit(self, variable: Variable, /) -> None: ...
    def suggest(self, variable: Variable, value: float, /) -> None: ...
    def suggest_all(self, variables: Sequence[Variable], values: Sequence[float], /) -> None: ...
    def batch(self) -> AbstractContextManager[Solver]: ...
    def value(self, variable: Variable, /) -> float: ...
    def values(self) -> memoryview[float]: ...
    def values_bytes(self) -> bytes: ...
    def update(self) -> None: ...
    def text(self, constraint: Constraint, /) -> str: ...
    def conflicts(self) -> tuple[Conflict, ...]: ...
    def certificate(self) -> Certificate: ...

class Frames:
    names: list[str]
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __getitem__(self, name: str) -> tuple[float, float, float, float]: ...
    @property
    def array(self) -> NDArray[numpy.float64]: ...

class Layout:
    def __init__(self, file: _File, window: _Window | None = None) -> None: ...
    def set_window(self, window: _Window) -> None: ...
    def solve(self, window: _Window | None = None, *, space: _Space = "window") -> Frames: ...
    def play(self, step: str, *, space: _Space = "window") -> Frames: ...
    def report(self) -> dict[str, Any]: ...
    def function(
        self, smallest: float, largest: float, *, axis: Literal["horizontal", "vertical"] = "horizontal"
    ) -> LayoutFunction: ...

class LayoutFunction:
    names: list[str]
    def __init__(
        self,
        layout: Layout,
        smallest: float,
        largest: float,
        *,
        axis: Literal["horizontal", "vertical"] = "horizontal",
    ) -> None: ...
    @property
    def pieces(self) -> list[tuple[float, float]]: ...
    def __call__(self, sizes: ArrayLike, *, space: _Space = "window") -> NDArray[numpy.float64]: ...

def layout(file: _File, window: _Window | None = None, *, space: _Space = "window") -> Frames: ...

@dataclass(frozen=True)
class Finding:
    rule: str
    severity: str
    message: str
    line: int | None = None
    column: int | None = None
    help: str | None = None

def check(file: str | PathLike[str] | Mapping[str, Any], *arguments: str) -> list[Finding]: ...

@dataclass(frozen=True)
class Completed:
    code: int
    output: str
    messages: str

def run(*arguments: str | PathLike[str], input: bytes | str = b"") -> Completed: ...
