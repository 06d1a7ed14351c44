#!/usr/bin/env python3
"""Runs `tinamou check --stream` through Apache Spark, with processes that are killed, and compares the
answers with those of one process.

    spark_check.py PROGRAM REQUESTS PARTITIONS FOLDER [ARGUMENT...]

ARGUMENTS are added to the command. With PARTITIONS 0 nothing is killed, and two partitions are used: this
measures the throughput.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
from pyspark.sql import SparkSession  # noqa: E402


def main():
    program, requests, partitions, folder = sys.argv[1:5]
    command = [program, "check", "--stream", "--jobs", "1", *sys.argv[5:]]
    folder = pathlib.Path(folder)
    is_measured = partitions == "0"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with open(requests) as lines:
        single = subprocess.run(command, stdin=lines, capture_output=True, check=True)
    expected = single.stdout.decode().splitlines()

    # Two tasks at a time; a task may fail four times.
    spark = SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", "false").getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    mortal = [sys.executable, str(pathlib.Path(__file__).with_name("mortal.py")), str(folder)]
    piped = " ".join(command if is_measured else mortal + command)
    lines = pathlib.Path(requests).read_text().splitlines()
    begun = time.monotonic()
    answers = spark.sparkContext.parallelize(lines, int(partitions) or 2).pipe(
        piped, env=dict(os.environ), checkCode=True).collect()
    seconds = time.monotonic() - begun
    spark.stop()

    deaths = [one.name.rsplit("-", 1)[1] for one in folder.iterdir()]
    if answers != expected:
        wrong = sum(a != b for a, b in zip(answers, expected)) + abs(len(answers) - len(expected))
        sys.exit(f"{wrong} of {len(expected)} answers differ from those of one process")
    print(f"{len(answers)} answers through Spark in {seconds:.1f} s equal those of one process, line for "
          f"line; {deaths.count('program')} programs and {deaths.count('worker')} Python workers were killed")
    if not is_measured and not deaths:
        sys.exit("nothing was killed")


main()
