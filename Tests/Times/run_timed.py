#!/usr/bin/env python3
"""Runs tests one after the other, and compares the processor time of each suite with a limit.

    Tests/Times/run_timed.py LIMITS TIMES COMMAND...

LIMITS has a line for each suite that may take longer than others: its name, a tab, and its limit in
seconds; the suite '*' stands for all others. The times are written to TIMES, the longest first.
Processor time is that of the command and of the programs that it starts, so other work on the
machine does not count. It is read from /proc; without that, only the tests decide.
"""
import os
import re
import shutil
import subprocess
import sys

TICK = os.sysconf("SC_CLK_TCK")
STARTED = re.compile(r"^\W+ Suite (.+) started\.$")
ENDED = re.compile(r"^\W+ Suite (.+) (?:passed|failed) after ")


def processor_seconds(session):
    """The processor time of the processes of a session, and of those that ended before."""
    ticks = 0
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[3]) == session:
            ticks += sum(int(field) for field in fields[11:15])
    return ticks / TICK


def read_limits(path):
    with open(path) as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return {name: float(seconds) for name, seconds in lines}


def main():
    limits_path, times_path, *command = sys.argv[1:]
    limits = read_limits(limits_path)
    starts, times = {}, {}
    # A line of a test has to arrive when it is written, not when a buffer is full.
    by_lines = ["stdbuf", "--output=L"] if shutil.which("stdbuf") else []
    process = subprocess.Popen(
        [*by_lines, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        start_new_session=True)
    for line in process.stdout:
        print(line, end="", flush=True)
        started, ended = STARTED.match(line), ENDED.match(line)
        if started and os.path.isdir("/proc/self"):
            starts[started[1]] = processor_seconds(process.pid)
        elif ended and ended[1] in starts:
            seconds = processor_seconds(process.pid) - starts[ended[1]]
            times[ended[1]] = times.get(ended[1], 0) + seconds
    code = process.wait()
    longest = sorted(times.items(), key=lambda item: -item[1])
    with open(times_path, "w") as file:
        file.writelines(f"{name}\t{seconds:.2f}\n" for name, seconds in longest)
    too_long = [(name, seconds) for name, seconds in longest
                if seconds > limits.get(name, limits["*"])]
    for name, seconds in too_long:
        print(f"suite {name} took {seconds:.1f} seconds of processor time; "
              f"its limit in {limits_path} is {limits.get(name, limits['*']):g}")
    sys.exit(code or (1 if too_long else 0))


main()
