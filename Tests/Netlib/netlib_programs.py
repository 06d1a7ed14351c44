"""Solves linear programs of the Netlib collection with `tinamou lp`.

The programs (netlib.org/lp/data and lp/infeas) are taken from the source distribution of SciPy on
PyPI, whose benchmarks contain them as arrays with the published optimum. Programs with RANGES are
not among them. Each is written as an MPS file and solved in a process of its own; the tool proves the
optimum, and this script compares it with the published one.

    netlib_programs.py TOOL FOLDER [LIMIT]

TOOL is the tool; FOLDER keeps the downloaded archive and the MPS files; LIMIT is the largest number
of coefficients, 3000 unless stated. Ends with 1 if a program is not solved, or takes too long.
"""

import io
import math
import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.parse
import urllib.request
import warnings

import numpy
from pip._internal.models.index import PyPI

ARCHIVE = "scipy-1.13.1.tar.gz"
PROGRAMS = "benchmarks/benchmarks/linprog_benchmark_files/"
# The time in seconds after which a program counts as not solved.
TIME_LIMIT = 60
# The time in seconds that a program may take, but for these.
GOAL = 2
SLOW = {"QAP8"}
# How exactly the published optimum has to be met, relative to it.
TOLERANCE = 1e-6
# Optima that were published wrongly at first (T. Koch, The final NETLIB-LP results, 2004).
CORRECTED = {"GANGES": -109585.73612928, "SCRS8": 904.29695380}
# What the tool returns if a limit was reached before there was an answer.
UNDECIDED = 4


def download(folder):
    """Returns the path of SciPy's source archive."""
    path = os.path.join(folder, ARCHIVE)
    if not os.path.exists(path):
        index = os.environ.get("PIP_INDEX_URL", PyPI.simple_url) + "/scipy/"
        page = urllib.request.urlopen(index).read().decode()
        link = re.search(r'href="([^"#]*%s)' % re.escape(ARCHIVE), page).group(1)
        urllib.request.urlretrieve(urllib.parse.urljoin(index, link), path)
    return path


def matrix(arrays, key, columns):
    """Returns a matrix of a program; without rows if the program has none of this kind."""
    values = arrays[key] if key in arrays.files else None
    if values is not None and values.shape == ():
        values = values.item()
    if values is None or values.size == 0:
        return numpy.zeros((0, columns))
    return numpy.asarray(values.todense() if hasattr(values, "todense") else values)


def bounds(arrays, columns):
    """Returns the lower and upper bound of each column; by default 0 and infinity."""
    values = numpy.asarray(arrays["bounds"]) if "bounds" in arrays.files else numpy.zeros(0)
    if values.size != 2 * columns:
        return [(0.0, math.inf)] * columns
    return [
        (-math.inf if low is None else float(low), math.inf if high is None else float(high))
        for low, high in values.reshape(columns, 2)
    ]


def program(name, arrays):
    """Returns the text of an MPS file, and its number of coefficients."""
    costs = numpy.asarray(arrays["c"]).ravel()
    kinds = []
    for kind, key in [("L", "ub"), ("E", "eq")]:
        rows = matrix(arrays, "A_" + key, len(costs))
        limits = numpy.asarray(arrays["b_" + key]).ravel() if len(rows) else []
        kinds.append((kind, rows, limits))
    lines = ["NAME          " + name, "ROWS", " N  COST"]
    lines += [f" {kind}  {kind}{row}" for kind, rows, _ in kinds for row in range(len(rows))]
    lines.append("COLUMNS")
    for column, cost in enumerate(costs):
        lines.append(f"    X{column}  COST  {float(cost)!r}")
        for kind, rows, _ in kinds:
            for row in numpy.nonzero(rows[:, column])[0]:
                lines.append(f"    X{column}  {kind}{row}  {float(rows[row, column])!r}")
    lines.append("RHS")
    for kind, _, limits in kinds:
        lines += [f"    RHS  {kind}{row}  {float(limit)!r}" for row, limit in enumerate(limits)]
    lines.append("BOUNDS")
    for column, (low, high) in enumerate(bounds(arrays, len(costs))):
        if low == high:
            lines.append(f" FX BND  X{column}  {low!r}")
            continue
        if low == -math.inf:
            lines.append(f" {'FR' if high == math.inf else 'MI'} BND  X{column}")
        elif low != 0:
            lines.append(f" LO BND  X{column}  {low!r}")
        if high != math.inf:
            lines.append(f" UP BND  X{column}  {high!r}")
    lines.append("ENDATA")
    return "\n".join(lines) + "\n", sum(numpy.count_nonzero(rows) for _, rows, _ in kinds)


def write_programs(folder, limit):
    """Writes the MPS files; returns their paths and optima, the smallest program first."""
    found = []
    with tarfile.open(download(folder)) as archive:
        for member in archive:
            name = os.path.basename(member.name).removesuffix(".npz")
            if PROGRAMS not in member.name or not member.name.endswith(".npz"):
                continue
            arrays = numpy.load(
                io.BytesIO(archive.extractfile(member).read()), allow_pickle=True)
            if "c" not in arrays.files:
                continue
            text, size = program(name, arrays)
            if size > limit:
                continue
            path = os.path.join(folder, name + ".mps")
            with open(path, "w") as file:
                file.write(text)
            # The archive gives programs that have no answer the optimum 0.
            has_optimum = "obj" in arrays.files and "/infeasible/" not in member.name
            published = float(arrays["obj"]) if has_optimum else math.nan
            optimum = CORRECTED.get(name, published)
            found.append((size, name, path, optimum))
    return sorted(found)


def fault(name, run, optimum, seconds):
    """Returns what is wrong with the answer for a program, or None."""
    objective = re.match(r"optimal: objective ([-+.\de]+), proved", run.stdout)
    if run.returncode not in (0, 1, UNDECIDED):
        return "wrong"
    if math.isnan(optimum) == bool(objective) and run.returncode != UNDECIDED:
        return "optimal" if objective else "not optimal"
    if objective and not math.isnan(optimum):
        if abs(float(objective.group(1)) - optimum) > TOLERANCE * max(1, abs(optimum)):
            return f"the published optimum is {optimum}"
    elif run.returncode == UNDECIDED:
        return "undecided"
    if seconds > GOAL and name not in SLOW:
        return f"more than {GOAL} seconds"
    return None


def main():
    tool, folder = sys.argv[1:3]
    limit = int(sys.argv[3]) if len(sys.argv) > 3 else 3000
    warnings.simplefilter("ignore")
    os.makedirs(folder, exist_ok=True)
    failed = 0
    for size, name, path, optimum in write_programs(folder, limit):
        try:
            start = time.perf_counter()
            run = subprocess.run(
                [tool, "lp", path], capture_output=True, text=True, timeout=TIME_LIMIT)
            seconds = time.perf_counter() - start
            answer = (run.stdout + run.stderr).strip().splitlines()
            text = re.sub(r": these constraints.*", f", {len(answer) - 2} constraints", answer[0])
            found = fault(name, run, optimum, seconds)
            print(f"{name:9} {size:6} coefficients  {seconds:6.2f} seconds {text}"
                  + (f": {found.upper()}" if found else ""))
            failed += found is not None
        except subprocess.TimeoutExpired:
            print(f"{name:9} {size:6} coefficients  not solved in {TIME_LIMIT} seconds")
            failed += 1
    print(f"{failed} programs are not solved as they should be")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
