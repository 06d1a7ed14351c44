#!/usr/bin/env python3
"""Runs a program that reads lines and answers lines, and now and then kills it or its parent.

    mortal.py FOLDER PROGRAM [ARGUMENT...]

The first line that it reads decides how often it dies, from no time to three times, after how many
answers, and whether only the program dies or also the Python worker that started it. FOLDER counts the
deaths, because a new process knows nothing of the ones before.
"""

import os
import pathlib
import random
import signal
import subprocess
import sys
import threading


def feed(program, first):
    try:
        program.stdin.write(first)
        for line in sys.stdin.buffer:
            program.stdin.write(line)
        program.stdin.close()
    except OSError:
        pass  # The program was killed.


def main():
    folder = pathlib.Path(sys.argv[1])
    first = sys.stdin.buffer.readline()
    if not first:
        return 0
    key = "".join(character for character in first[:24].decode(errors="replace") if character.isalnum())
    plan = random.Random(key)
    deaths = plan.randrange(4)
    attempt = sum(1 for _ in folder.glob(f"{key}-*"))
    death = [(plan.randrange(20), plan.random() < 0.5) for _ in range(deaths)]
    program = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    threading.Thread(target=feed, args=(program, first), daemon=True).start()
    for count, answer in enumerate(program.stdout):
        if attempt < deaths and count == death[attempt][0]:
            kind = "worker" if death[attempt][1] else "program"
            (folder / f"{key}-{attempt}-{kind}").touch()
            program.send_signal(signal.SIGKILL)
            program.wait()
            if kind == "worker":
                os.kill(os.getppid(), signal.SIGKILL)
            return 137
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return program.wait()


sys.exit(main())
