#!/usr/bin/env python3
"""Times layouts of growing size and prints the exponents.

Usage: growth.py PROGRAM [--runs COUNT] [--only TEXT] [--edits BENCHMARKS]

PROGRAM is `tinamou`: whole commands, `tinamou solve`, of models on which solvers of this kind take a
time that grows with the square or the cube of the size, and of the screens in growth_screens.py. A time
is the least user time of some runs; what an empty file takes is subtracted before the exponent is
computed.

With `--edits`, whose value is the program `tinamou-bench`, the screens are laid out once in an engine,
and single edits are timed: see `tinamou-bench edits --help`.
"""

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import tempfile

import growth_screens


def nest(count):
    """A chain of `count` views, each the subview of the one before; json.dump would recurse too deeply."""
    starts = [f'{{"id": "v{level}"' for level in range(count)]
    return ', "subviews": ['.join(starts) + "}]" * (count - 1) + "}"


def side_by_side(names):
    return ", ".join(f'{{"id": "{name}"}}' for name in names)


def pinned_view(count):
    return nest(count + 1), [f"v{count}.left == root.left + 20"]


def soft_equalities(count):
    return side_by_side(["a"]), [f"a.width == {100 + number % 50} @500" for number in range(count)]


def widths(count):
    names = [f"v{number}" for number in range(count)]
    rows = [f"{a}.width >= 0.5 * {b}.width" for a in names for b in names if a != b]
    return side_by_side(names), rows


def widths_with_one_of_100(count):
    views, rows = widths(count)
    return views, ["v0.width >= 100"] + rows


def insets(count):
    rows = []
    for level in range(count):
        parent = f"v{level - 1}" if level else "root"
        for side, inset in (("left", 1), ("right", -1), ("top", 1), ("bottom", -1)):
            sign = "+" if inset > 0 else "-"
            rows.append(f"v{level}.{side} == {parent}.{side} {sign} 1")
    return nest(count), rows


# Each with the sizes, and the power of the size with which the number of terms grows.
MODELS = [
    ("a view at depth n pinned to the root", pinned_view, (300, 1000, 3000), 1),
    ("n soft equalities of one width", soft_equalities, (1000, 10000, 100000), 1),
    ("n widths, each at least half of every other", widths, (40, 80, 160), 2),
    ("the same, one of them at least 100", widths_with_one_of_100, (40, 80, 160), 2),
    ("n nested insets, the window too small", insets, (300, 1000, 3000), 1),
]


def document(views, rows):
    if not isinstance(views, str):
        views = ", ".join(json.dumps(view) for view in views)
    view = f'{{"id": "root", "subviews": [{views}]}}'
    return f'{{"tinamou": 1, "view": {view}, "constraints": {json.dumps(rows)}}}'


def run(command, document):
    """Runs a command for a document; returns what it wrote and its user time, in seconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as file:
        file.write(document)
    try:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        result = subprocess.run(
            command + [file.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # 1 says that constraints conflict, as those of insets in a window that is too small do.
        if result.returncode > 1:
            sys.exit(result.returncode)
        return result.stdout, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    finally:
        os.remove(file.name)


def exponent(sizes, times, least):
    """How the last two times grow with the size; nothing if they are too short to tell."""
    if min(times[-2:]) < least:
        return "too short for an exponent"
    growth = math.log(times[-1] / times[-2]) / math.log(sizes[-1] / sizes[-2])
    return f"exponent {growth:.2f}"


def time_commands(program, runs, only):
    def least_time(text):
        return min(
            run([program, "solve", "--size", "400x800"], text)[1] for _ in range(runs))

    empty = least_time(document("", []))
    screens = [(title(make), make, sizes, 1) for make, sizes, _ in growth_screens.SCREENS]
    for name, make, sizes, power in MODELS + screens:
        if only not in name:
            continue
        times = [least_time(document(*make(size))) for size in sizes]
        shown = ", ".join(f"{size}: {time:.2f} s" for size, time in zip(sizes, times))
        terms = [size**power for size in sizes]
        growth = exponent(terms, [time - empty for time in times], 0.01)
        print(f"{name}: {shown}; {growth} in the terms, last two sizes", flush=True)


def time_edits(program, only):
    for make, _, sizes in growth_screens.SCREENS:
        if only not in title(make):
            continue
        answers = [
            json.loads(run([program, "edits"], document(*make(size)))[0]) for size in sizes]
        print(title(make), flush=True)
        for edit in answers[0]:
            times = [answer[edit] for answer in answers]
            shown = ", ".join(f"{size}: {time:.3f} ms" for size, time in zip(sizes, times))
            print(f"  {edit}: {shown}; {exponent(sizes, times, 0.02)}", flush=True)


def title(make):
    return make.__name__.replace("_", " ")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="")
    parser.add_argument("--edits")
    options = parser.parse_args()
    sys.setrecursionlimit(100000)
    if options.edits:
        time_edits(options.edits, options.only)
    else:
        time_commands(options.program, options.runs, options.only)


if __name__ == "__main__":
    main()
