#!/usr/bin/env python3
"""Makes the advance widths of the built-in text measurer and says how good they are.

    python3 derive_tables.py METRICS [--fonts FOLDER] [--write FILE]

METRICS is a table of label sizes recorded from Apple's text engine, with the columns font, weight,
pointSize, scale, width, height, text and repo, separated by tabs. Nothing is fitted to it: it only
judges. FOLDER has the fonts of Inter 4 (Debian's fonts-inter; SIL Open Font License 1.1); Python needs
fontTools and numpy. Without --write only the report is printed. Docs/Text.md explains the model and
quotes the report.

    width = size * (sum of advances + sum of kernings) + characters * tracking(size)

The advances of ASCII are those of the system's font (SystemLetters.tsv). A letter with an accent is as
wide as without, a Greek or Cyrillic letter that looks like a Latin one is as wide as that. Any other
character has the advance of Inter, scaled as letters of its kind are. The kerning is that of Inter, as
far as it brings characters together: the system's font has none that moves them apart. Tracking is
Apple's published table.
"""

import argparse
import csv
import collections
import math
import sys
import unicodedata
from pathlib import Path

import numpy
from fontTools.ttLib import TTFont

# Apple's font: (ascent 1950 + descent 494) / 2048 of the point size.
LINE_HEIGHT = 2444 / 2048

# Apple's Human Interface Guidelines, Typography, tracking values of SF Pro, in thousandths of an em:
# every size from 6 to 54 points, then those that follow.
TRACKING = dict(enumerate([
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6], 6))
TRACKING |= {56: 6, 58: 5, 60: 4, 62: 4, 64: 4, 66: 3, 68: 2, 70: 2, 72: 2, 76: 1, 80: 0}
# The values of San Francisco in iOS 9 to 12, where they differ.
EARLIER_TRACKING = {17: -24, 18: -25, 19: -26, 20: 19, 21: 17, 22: 16, 23: 16, 24: 15, 25: 14, 26: 14,
                    27: 13}
# How far letters have gone from those for text to those for display.
DISPLAY_SHARE = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]

# The kerning of letters for display, relative to that of letters for text.
DISPLAY_KERNING = 1.43

STYLE_SIZES = {"Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
               "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11}
# Each weight lies between two of those with a table.
WEIGHTS = {"ultraLight": ("regular", "ultraLight", 1), "thin": ("regular", "ultraLight", 0.784),
           "light": ("regular", "ultraLight", 0.34), "regular": ("regular", "bold", 0),
           "medium": ("regular", "bold", 11 / 30), "semibold": ("regular", "bold", 19 / 30),
           "bold": ("regular", "bold", 1), "heavy": ("bold", "black", 8 / 15),
           "black": ("bold", "black", 1)}
INTER = {"ultraLight": "Thin", "regular": "Regular", "bold": "Bold", "black": "Black"}

LOOKALIKES = dict(zip("АВЕЅІЈКМНОРСТХаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο",
                      "ABESIJKMHOPCTXaeopcyxsijABEZHIKMNOPTYXo"))
# Recorded: alone on a label, at most 7 wide at 14 points and between 8 and 8.5 at 17.
RECORDED = {"•": 1032}

ADVANCE_UNIT = 2048  # Advances are stored in 1/2048 em, kernings in 1/1024 em.
KERNING_UNIT = 1024
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"


def tracking(size):
    """Tracking in thousandths of an em; between two sizes of the table on the line between them."""
    below = max((s for s in TRACKING if s <= size), default=6)
    above = min((s for s in TRACKING if s >= size), default=80)
    if below >= above:
        return TRACKING[below]
    share = (size - below) / (above - below)
    return TRACKING[below] + share * (TRACKING[above] - TRACKING[below])


def display_share(size):
    return float(numpy.interp(size, *zip(*DISPLAY_SHARE)))


# --- The tables -----------------------------------------------------------------------------------


class Inter:
    """The advance widths of four weights and the kerning of the regular one."""

    def __init__(self, folder):
        fonts = {w: TTFont(folder / f"Inter-{name}.otf") for w, name in INTER.items()}
        regular = fonts["regular"]
        self.characters = [c for c in sorted(regular.getBestCmap())
                           if 0x20 <= c < 0x2C00 and not 0x300 <= c < 0x370 and c != 0x7F]
        self.advances = {}
        for weight, font in fonts.items():
            cmap, unit = font.getBestCmap(), font["head"].unitsPerEm
            self.advances[weight] = {c: font["hmtx"][cmap[c]][0] / unit for c in self.characters}
        self.kernings = self.pairs(regular)

    @staticmethod
    def pairs(font):
        """The kerning that brings characters of ASCII together, rounded to the unit that is stored."""
        cmap, table = font.getBestCmap(), font["GPOS"].table
        lookups = sorted({index for record in table.FeatureList.FeatureRecord
                          if record.FeatureTag == "kern" for index in record.Feature.LookupListIndex})
        found = {}
        for index in lookups:
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                if subtable.LookupType == 2:
                    Inter.add_pairs(subtable, cmap, found)
        unit = font["head"].unitsPerEm
        rounded = {pair: round(value * KERNING_UNIT / unit) for pair, value in found.items()}
        return {pair: value for pair, value in rounded.items() if value < 0}

    @staticmethod
    def add_pairs(subtable, cmap, found):
        """Adds what the subtable says of pairs that no subtable before it spoke of."""
        ascii_glyphs = {c: cmap[c] for c in range(0x20, 0x7F)}
        first = {g: i for i, g in enumerate(subtable.Coverage.glyphs)}
        for a, left in ascii_glyphs.items():
            if left not in first:
                continue
            if subtable.Format == 1:
                row = {r.SecondGlyph: r.Value1 for r in subtable.PairSet[first[left]].PairValueRecord}
            for b, right in ascii_glyphs.items():
                if subtable.Format == 1:
                    if right not in row:
                        continue
                    value = row[right]
                else:
                    classes = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)]
                    value = classes.Class2Record[subtable.ClassDef2.classDefs.get(right, 0)].Value1
                found.setdefault((a, b), getattr(value, "XAdvance", 0) or 0)


def measured_tables():
    """The tables of SystemLetters.tsv: the advances of ASCII by character, for each table's name."""
    path = Path(__file__).parent / "SystemLetters.tsv"
    with open(path, encoding="utf-8") as file:
        rows = csv.DictReader((line for line in file if not line.startswith("# ")), delimiter="\t")
        tables = collections.defaultdict(dict)
        for row in rows:
            code = int(row.pop("code"), 16)
            for name, value in row.items():
                tables[name][code] = int(value)
    return tables


def kind(code):
    category = unicodedata.category(chr(code))
    return category if category in ("Lu", "Ll") else category[0]


def complete(name, measured, inter):
    """A table for all characters of Inter: measured, the same as one that is, or scaled."""
    weight = name.removeprefix("display")
    advances = inter.advances[weight[0].lower() + weight[1:]]
    sums = collections.defaultdict(lambda: [0, 0])
    for code, value in measured.items():
        for key in (kind(code), None):
            sums[key][0] += value
            sums[key][1] += advances[code] * ADVANCE_UNIT
    def advance(code):
        character = chr(code)
        base = unicodedata.normalize("NFD", LOOKALIKES.get(character, character))[0]
        base = LOOKALIKES.get(base, base)
        if ord(base) in measured:
            return measured[ord(base)]
        if character in RECORDED:
            return RECORDED[character]
        ours, theirs = sums[kind(code) if kind(code) in sums else None]
        return min(round(advances[code] * ADVANCE_UNIT * ours / theirs), 4095)
    return {code: advance(code) for code in inter.characters}


# --- The recorded labels --------------------------------------------------------------------------


class Label:
    """A recorded label in the system's font on one line."""

    def __init__(self, row, size, weight):
        self.size, self.weight = size, weight
        self.text, self.repository = row["text"], row["repo"]
        self.width, self.height = float(row["width"]), float(row["height"])
        scale = int(row["scale"])
        exact = size * LINE_HEIGHT
        self.is_on_pixels = abs(math.ceil(exact * scale - 1e-6) / scale - self.height) < 0.02
        # Old versions of Interface Builder recorded whole points.
        self.is_on_points = abs(math.ceil(exact) - self.height) < 0.02
        self.grid = 1 / scale if self.is_on_pixels else 1.0


def read_labels(path, tables):
    """The labels on one line, each text once for a font and a size, and how many rows were read."""
    labels, seen, count = [], set(), 0
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            weight, size = font_of(row)
            if weight not in WEIGHTS or not size:
                continue
            count += 1
            label = Label(row, size, weight)
            key = (weight, size, label.grid, label.width, label.text)
            has_all = all(ord(c) in tables["regular"] for c in label.text)
            if key in seen or not label.text or not has_all or label.width <= 0:
                continue
            if label.is_on_pixels or label.is_on_points:
                seen.add(key)
                labels.append(label)
    return labels, count


def font_of(row):
    style = row["font"].removeprefix("UICTFontTextStyle")
    if style != row["font"]:
        return ("semibold" if style == "Headline" else "regular"), STYLE_SIZES.get(style)
    if row["font"] not in ("system", "boldSystem"):
        return None, None
    weight = "bold" if row["font"] == "boldSystem" else row["weight"] or "regular"
    return weight, float(row["pointSize"] or 0)


def without_stretched(labels, tables):
    """Without the labels whose width another text of the same repository has too."""
    groups = collections.defaultdict(list)
    for label in labels:
        groups[label.repository, label.width].append(predicted(label, tables, {}))
    def is_alone(label):
        widths = groups[label.repository, label.width]
        return max(widths) - min(widths) <= 0.04 * max(widths) + 1
    return [label for label in labels if is_alone(label)]


def predicted(label, tables, kernings, is_earlier=False):
    """The width as the library computes it, before rounding."""
    size = label.size
    share, track = display_share(size), tracking(size)
    if is_earlier:
        share, track = float(size >= 20), EARLIER_TRACKING.get(math.floor(size), track)
    first, second, part = WEIGHTS[label.weight]
    def mixed(prefix, code):
        a, b = (tables[prefix + (w[0].upper() + w[1:] if prefix else w)][code]
                for w in (first, second))
        return a + part * (b - a)
    em = sum((1 - share) * mixed("", ord(c)) + share * mixed("display", ord(c)) for c in label.text)
    pairs = zip(label.text, label.text[1:])
    kerning = sum(kernings.get((ord(a), ord(b)), 0) for a, b in pairs) / KERNING_UNIT
    if not is_earlier:
        kerning *= 1 + share * (DISPLAY_KERNING - 1)
    return size * (em / ADVANCE_UNIT + kerning + len(label.text) * track / 1000)


def errors_of(labels, tables, kernings):
    """How far the prediction for each label is off, in points, with the letters since iOS 13 and with
    those before, without the labels that cannot be as wide as their text."""
    errors = []
    for label in labels:
        widths = [predicted(label, tables, kernings, is_earlier) for is_earlier in (False, True)]
        if min(abs(label.width - width) for width in widths) > 1.5 + 0.05 * widths[0]:
            continue
        now, before = (abs(math.ceil(width / label.grid - 1e-9) * label.grid - label.width)
                       for width in widths)
        errors.append((label, now, min(now, before)))
    return errors


def report(name, errors):
    if not errors:
        return
    print(f"{name:24} {len(errors):7}", end="")
    for index in (1, 2):
        values = numpy.array([error[index] for error in errors])
        share = [100 * numpy.mean(values <= limit + 1e-4) for limit in (0, 0.5, 1, 2)]
        print(f" {numpy.median(values):7.2f}" + "".join(f" {value:5.0f} %" for value in share), end="")
    print()


# --- The Swift file -------------------------------------------------------------------------------


def digits(value, count):
    return "".join(DIGITS[value >> 6 * i & 63] for i in reversed(range(count)))


def literal(name, text, comment):
    lines = [text[i:i + 95] for i in range(0, len(text), 95)]
    return (f'  /// {comment}\n  static let {name} = """\n'
            + "\\\n".join(f"    {line}" for line in lines) + '\n    """\n')


def write(path, inter, tables):
    runs = []
    for c in inter.characters:
        if runs and runs[-1][1] == c:
            runs[-1][1] = c + 1
        else:
            runs.append([c, c + 1])
    parts = [
        "// Made by derive_tables.py from SystemLetters.tsv and the advance widths of Inter 4; do not edit.\n"
        "// Inter: Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter),\n"
        "// SIL Open Font License, Version 1.1 (https://openfontlicense.org).\n\n"
        "// swift-format-ignore-file\n\n"
        "/// Packed numbers: digits of base 64 in the order 0-9 A-Z a-z + -.\n"
        "enum LetterData {\n"
        + literal("characters", "".join(digits(a, 3) + digits(b - a, 2) for a, b in runs),
                  "Runs of code points: the first (3 digits) and the number (2).")]
    for name, table in tables.items():
        parts.append(literal(name, "".join(digits(table[c], 2) for c in inter.characters),
                             f"Advance widths in 1/{ADVANCE_UNIT} em (2 digits)."))
    pairs = sorted(inter.kernings.items())
    packed = (digits(((a - 32) * 96 + b - 32) << 9 | value + 256, 4) for (a, b), value in pairs)
    parts.append(literal("kernings", "".join(packed),
                         f"(first * 96 + second) * 512 + 256 + kerning in 1/{KERNING_UNIT} em (4)."))
    Path(path).write_text("\n".join(parts) + "}\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("metrics")
    parser.add_argument("--fonts", default="/usr/share/fonts/opentype/inter", type=Path)
    parser.add_argument("--write")
    arguments = parser.parse_args()
    inter = Inter(arguments.fonts)
    tables = {name: complete(name, measured, inter) for name, measured in measured_tables().items()}
    rows, count = read_labels(arguments.metrics, tables)
    labels = without_stretched(rows, tables)
    errors = errors_of(labels, tables, inter.kernings)
    print(f"{count} rows in the system's font, {len(rows)} distinct one-line labels, "
          f"{len(labels)} not stretched")
    print(f"{'':32} letters since iOS 13: median, to 0, 0.5, 1, 2 pt; the nearer of those and before")
    report("all", errors)
    for weight in WEIGHTS:
        report(f"  {weight}", [e for e in errors if e[0].weight == weight])
    for low, high in ((0, 12), (12.1, 16), (17, 17), (17.1, 1000)):
        report(f"  {low} to {high} points", [e for e in errors if low <= e[0].size <= high])
    if arguments.write:
        write(arguments.write, inter, tables)


if __name__ == "__main__":
    sys.exit(main())
