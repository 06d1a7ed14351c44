#!/usr/bin/env python3
"""Prints requests for `tinamou check --stream`: COUNT screens, all different.

    screens.py PROGRAM COUNT

PROGRAM is the command, which reads the examples: they have comments. Each screen is an example of the documentation with other constants and texts of other lengths. The same
count prints the same lines.
"""

import json
import pathlib
import random
import re
import subprocess
import sys

EXAMPLES = pathlib.Path(__file__).parents[2] / "Docs" / "Examples"
NAMES = ["message", "profile-card", "readable-article", "sign-up-form", "to-do", "travelog"]


def varied(value, numbers):
    """A file with other distances, and with texts that are longer or shorter by words."""
    if isinstance(value, dict):
        return {key: text(one, numbers) if key == "text" else varied(one, numbers)
                for key, one in value.items()}
    if isinstance(value, list):
        return [varied(one, numbers) for one in value]
    if isinstance(value, str):
        return re.sub(r"(?<= [+-] )(\d+)$", lambda found: str(int(found[1]) + numbers.randrange(9)), value)
    return value


def text(value, numbers):
    if not isinstance(value, str):
        return value
    words = value.split(" ")
    return " ".join(words + [numbers.choice(words) for _ in range(numbers.randrange(4))])


def main():
    files = []
    for name in NAMES:
        strict = subprocess.run(
            [sys.argv[1], "fmt", "--strict", "-"], input=(EXAMPLES / f"{name}.json").read_bytes(),
            capture_output=True, check=True)
        files.append(json.loads(strict.stdout))
    for number in range(int(sys.argv[2])):
        file = varied(files[number % len(files)], random.Random(number))
        print(json.dumps({"id": number, "file": file}, ensure_ascii=False))


main()
