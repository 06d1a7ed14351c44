#!/usr/bin/env python3
"""Times `tinamou solve` for files of growing size, as whole commands, and prints the exponents.

Usage: growth.py PROGRAM [RUNS]

The models are those on which solvers of this kind take a time that grows with the square or the cube
of the size. A time is the least user time of some runs; what an empty file takes is subtracted before
the exponent is computed.
"""

import json
import math
import os
import resource
import subprocess
import sys
import tempfile


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


def user_time(program, document, runs):
    """The least user time of `runs` runs, in seconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as file:
        file.write(document)
    try:
        times = []
        for _ in range(runs):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            result = subprocess.run(
                [program, "solve", file.name, "--size", "400x800"], stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
            # 1 says that constraints conflict, as those of insets in a window that is too small do.
            if result.returncode > 1:
                sys.exit(result.returncode)
            times.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
        return min(times)
    finally:
        os.remove(file.name)


def document(views, rows):
    view = f'{{"id": "root", "subviews": [{views}]}}'
    return f'{{"tinamou": 1, "view": {view}, "constraints": {json.dumps(rows)}}}'


def main():
    program = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    empty = user_time(program, document("", []), runs)
    for name, make, sizes, power in MODELS:
        times = [user_time(program, document(*make(size)), runs) for size in sizes]
        growth = math.log(max(times[-1] - empty, 1e-3) / max(times[-2] - empty, 1e-3))
        exponent = growth / math.log(sizes[-1] / sizes[-2]) / power
        shown = ", ".join(f"{size}: {time:.2f} s" for size, time in zip(sizes, times))
        print(f"{name}: {shown}; exponent {exponent:.2f} in the terms, last two sizes")


if __name__ == "__main__":
    main()
