"""The commands of ``tinamou``, inside of this process."""

import json
import os
from dataclasses import dataclass

from . import _tinamou


@dataclass(frozen=True)
class Completed:
    """What a command has done."""

    code: int
    output: str
    messages: str


@dataclass(frozen=True)
class Finding:
    """Something that ``tinamou check`` has found."""

    rule: str
    severity: str
    message: str
    line: "int | None" = None
    column: "int | None" = None
    help: "str | None" = None


def run(*arguments, input=b""):
    """Run a command line, such as ``run("solve", "file.json", "--format", "table")``."""
    if isinstance(input, str):
        input = input.encode()
    words = tuple(os.fsencode(argument) for argument in arguments)
    return Completed(*_tinamou.run(words, input))


def check(file, *arguments):
    """Return what is wrong with a constraint file at any width.

    The file is a path or the content of a file as a dictionary; the arguments are options of
    ``tinamou check``, such as ``"--matrix", "quick"``.
    """
    source = {"file": file} if isinstance(file, dict) else {"path": os.fspath(file)}
    completed = run("check", "--stream", *arguments, input=json.dumps({"id": 0, **source}) + "\n")
    if completed.code >= 2:
        raise _tinamou.Error(completed.messages)
    answer = json.loads(completed.output)
    if "errors" in answer:
        raise _tinamou.FileError("\n".join(error["message"] for error in answer["errors"]))
    names = Finding.__dataclass_fields__
    return [
        Finding(**{name: value for name, value in finding.items() if name in names})
        for finding in answer["findings"]
    ]
