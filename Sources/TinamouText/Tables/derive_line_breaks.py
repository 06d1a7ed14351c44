#!/usr/bin/env python3
"""Makes the table of line-break classes.

    python3 derive_line_breaks.py [--folder FOLDER] [--write LineBreakData.swift] [--tests FILE]

FOLDER has the Unicode Character Database (Debian's unicode-data: /usr/share/unicode; Unicode License).
--tests writes the official tests, auxiliary/LineBreakTest.txt, in few characters: code points in
hexadecimal, after each but the last a space where no line breaks or a bar where one can.
"""

import argparse
import sys
from pathlib import Path

# The order of the cases of LineBreakProperty.
CLASSES = """AL BA BB B2 BK CB CL CM CP CPW CR EB EM EX GL HH HL HY ID IN IS LF NL NS NU OP OPW PO PR QU QI QF
RI SP SY WJ ZW ZWJ""".split()
# What labels of iOS do with words of Korean and of scripts without spaces, and strict rules for kana.
RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS", "H2": "AL", "H3": "AL", "JL": "AL", "JV": "AL",
            "JT": "AL"}
# Unassigned code points of these ranges have a class (header of LineBreak.txt).
UNASSIGNED = [(0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"), (0x20000, 0x2FFFD, "ID"),
              (0x30000, 0x3FFFD, "ID"), (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20A0, 0x20CF, "PR")]
# Unicode 17 has a class of hyphens that are no minus signs.
HYPHENS = [0x058A, 0x2010, 0x2012, 0x2013]
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"


def properties(path):
    """The ranges of a file of the database with their values."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, *last = fields[0].split("..")
        yield int(first, 16), int(last[0] if last else first, 16), fields[1]


def classes(folder):
    wide = {c for a, b, value in properties(folder / "EastAsianWidth.txt") if value in "FWH"
            for c in range(a, b + 1)}
    pictographs = {c for a, b, value in properties(folder / "emoji/emoji-data.txt")
                   if value == "Extended_Pictographic" for c in range(a, b + 1)}
    categories = {int(fields[0], 16): fields[2] for fields in
                  (line.split(";") for line in (folder / "UnicodeData.txt").read_text().splitlines())}
    found = {c: value for a, b, value in UNASSIGNED for c in range(a, b + 1)}
    found |= {c: "EB" for c in pictographs if c not in categories and c > 0x2FFF}
    for a, b, value in properties(folder / "LineBreak.txt"):
        for code in range(a, b + 1):
            if value in ("XX", "SG"):
                continue
            if value == "SA":
                value_here = "CM" if categories.get(code) in ("Mn", "Mc") else "AL"
            elif value in ("OP", "CP"):
                value_here = value + ("W" if code in wide else "")
            elif value == "QU":
                value_here = {"Pi": "QI", "Pf": "QF"}.get(categories.get(code), "QU")
            elif code in HYPHENS:
                value_here = "HH"
            else:
                value_here = RESOLVED.get(value, value)
            if value == "ID" and code not in categories and code in pictographs:
                value_here = "EB"
            found[code] = value_here
    return {code: value for code, value in found.items() if value != "AL"}


def runs(table):
    """Code points with one class in a row: first, number, class."""
    rows = []
    for code in sorted(table):
        if rows and rows[-1][0] + rows[-1][1] == code and rows[-1][2] == table[code]:
            rows[-1][1] += 1
        else:
            rows.append([code, 1, table[code]])
    return rows


def packed(number, count):
    digits = ""
    for _ in range(count):
        digits = DIGITS[number % 64] + digits
        number //= 64
    assert number == 0
    return digits


def swift(rows):
    text = "".join(packed(first, 4) + packed(count, 3) + packed(CLASSES.index(name), 1) for first, count, name in rows)
    lines = "\\\n".join("    " + text[start:start + 95] for start in range(0, len(text), 95))
    return f'''// Made by derive_line_breaks.py from the Unicode Character Database 15.0; do not edit.
// Copyright 1991-2022 Unicode, Inc., Unicode License (https://www.unicode.org/license.txt).

// swift-format-ignore-file

/// Packed numbers: digits of base 64 in the order 0-9 A-Z a-z + -.
enum LineBreakData {{
  /// Runs of code points with one line-break class: the first (4 digits), the number (3), and the
  /// place of the class among the cases of `LineBreakProperty` (1).
  static let runs = """
{lines}
    """
}}
'''


def tests(folder):
    for line in (folder / "auxiliary/LineBreakTest.txt").read_text(encoding="utf-8").splitlines():
        words = line.split("#")[0].split()[1:-1]
        if words:
            yield "".join({"\u00d7": " ", "\u00f7": "|"}.get(word, word.lstrip("0") or "0") for word in words)


parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("--folder", type=Path, default=Path("/usr/share/unicode"))
parser.add_argument("--write", type=Path)
parser.add_argument("--tests", type=Path)
arguments = parser.parse_args()
rows = runs(classes(arguments.folder))
print(len(rows), "runs", file=sys.stderr)
if arguments.write:
    arguments.write.write_text(swift(rows))
if arguments.tests:
    head = ["# LineBreakTest-15.0.0.txt, made compact by derive_line_breaks.py.",
            "# Copyright 2022 Unicode, Inc., Unicode License (https://www.unicode.org/license.txt)."]
    arguments.tests.write_text("\n".join(head + list(tests(arguments.folder))) + "\n")
