#!/usr/bin/env python3
"""Makes the advance widths of the built-in text measurer and says how good they are.

    python3 derive_tables.py METRICS [--fonts FOLDER] [--write FILE]

METRICS is a table of label sizes recorded from Apple's text engine, with the columns font, weight,
pointSize, scale, width, height, text and repo, separated by tabs. It is read, never copied: what
goes into the library is what is fitted here. FOLDER has the fonts of Inter 4 (Debian's fonts-inter;
SIL Open Font License 1.1); Python needs fontTools and numpy. Without --write only the report is
printed. Docs/Text.md explains the model and quotes the report.

    width = size * (sum of advances + sum of kernings) * (1 - NARROWING * optical(size))
            + characters * tracking(size)

An advance is that of Inter times a scale for the weight, plus a correction for the character, the
same in all weights. Tracking is Apple's published table. Scales, corrections and NARROWING are
fitted to three quarters of the texts; the report has the errors on the other quarter. The lines
"unseen" are cross-validated: each label is predicted by a model fitted without its text, or without
any label of its project, so that every label counts.
"""

import argparse
import collections
import csv
import hashlib
import math
import sys
from pathlib import Path

import numpy
from fontTools.ttLib import TTFont

# Apple's font: (ascent 1950 + descent 494) / 2048 of the point size.
LINE_HEIGHT = 2444 / 2048

# Apple's Human Interface Guidelines, Typography, tracking values of SF Pro, in thousandths of an em:
# every size from 6 to 54 points, then those that follow.
TRACKING = dict(enumerate([
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6], 6))
TRACKING |= {56: 6, 58: 5, 60: 4, 62: 4, 64: 4, 66: 3, 68: 2, 70: 2, 72: 2, 76: 1, 80: 0}

STYLE_SIZES = {"Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
               "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11}
WEIGHTS = {"regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold"}

ADVANCE_UNIT = 2048  # Advances are stored in 1/2048 em, kernings in 1/1024 em.
KERNING_UNIT = 1024
SPREAD_OF_SCALES = 0.02  # How far a scale is expected from 1, a correction from 0, in em.
SPREAD_OF_CORRECTIONS = 0.015
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"


def tracking(size):
    """Tracking in thousandths of an em; between two sizes of the table on the line between them."""
    below = max((s for s in TRACKING if s <= size), default=6)
    above = min((s for s in TRACKING if s >= size), default=80)
    if below >= above:
        return TRACKING[below]
    share = (size - below) / (above - below)
    return TRACKING[below] + share * (TRACKING[above] - TRACKING[below])


def optical(size):
    """From text (17 points and less) to display (28 and more), as Apple's variable font goes."""
    return min(max((size - 17) / (28 - 17), 0), 1)


# --- Inter ----------------------------------------------------------------------------------------


class Inter:
    """The advance widths of four weights and the kerning of the regular one, in em."""

    def __init__(self, folder):
        fonts = {w: TTFont(folder / f"Inter-{name}.otf") for w, name in WEIGHTS.items()}
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
        """The kerning between characters of ASCII, rounded to the unit that is stored."""
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
        return {pair: value for pair, value in rounded.items() if value}

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


# --- The recorded labels --------------------------------------------------------------------------


class Label:
    """A recorded label in the system's font on one line."""

    def __init__(self, row, size, weight, inter):
        self.size, self.weight = size, weight
        self.text, self.repository = row["text"], row["repo"]
        self.width, self.height = float(row["width"]), float(row["height"])
        advances = inter.advances[weight]
        self.has_all = all(ord(c) in advances for c in self.text)
        self.advance = sum(advances.get(ord(c), 0) for c in self.text)
        pairs = zip(self.text, self.text[1:])
        kerning = sum(inter.kernings.get((ord(a), ord(b)), 0) for a, b in pairs)
        self.kerning = kerning / KERNING_UNIT
        self.track = len(self.text) * tracking(size) * size / 1000
        scale = int(row["scale"])
        exact = size * LINE_HEIGHT
        self.is_on_pixels = abs(math.ceil(exact * scale - 1e-6) / scale - self.height) < 0.02
        # Old versions of Interface Builder recorded whole points.
        self.is_on_points = abs(math.ceil(exact) - self.height) < 0.02
        self.grid = 1 / scale if self.is_on_pixels else 1.0

    def natural(self):
        """The width without any fitted number, in points."""
        return self.size * (self.advance + self.kerning) + self.track


def read_labels(path, inter):
    """The labels on one line, each text once for a font and a size, and how many rows were read."""
    labels, seen, count = [], set(), 0
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            weight, size = font_of(row)
            if weight not in WEIGHTS or not size:
                continue
            count += 1
            label = Label(row, size, weight, inter)
            key = (weight, size, label.grid, label.width, label.text)
            if key in seen or not label.text or not label.has_all or label.width <= 0:
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


def without_stretched(labels):
    """Without the labels whose width another text of the same repository has too."""
    groups = collections.defaultdict(list)
    for label in labels:
        groups[label.repository, label.width].append(label.size * label.advance)
    def is_alone(label):
        widths = groups[label.repository, label.width]
        return max(widths) - min(widths) <= 0.04 * max(widths) + 1
    return [label for label in labels if is_alone(label)]


# --- The fit --------------------------------------------------------------------------------------


class Model:
    """Scales by weight, the narrowing of large sizes, and corrections of characters."""

    def __init__(self, labels):
        self.index = {c: 5 + i for i, c in enumerate(sorted({c for l in labels for c in l.text}))}
        self.prior = numpy.zeros(5 + len(self.index))
        self.prior[:5] = [1, 1, 1, 1, -0.08]
        self.spread = numpy.full(len(self.prior), SPREAD_OF_CORRECTIONS)
        self.spread[:5] = [SPREAD_OF_SCALES] * 4 + [0.05]
        self.values = self.prior
        self.fit(labels)

    def features(self, label):
        x = numpy.zeros(len(self.prior))
        shape = label.size * (label.advance + label.kerning)
        x[list(WEIGHTS).index(label.weight)] = shape
        x[4] = shape * optical(label.size)
        for c in label.text:
            if c in self.index:
                x[self.index[c]] += label.size
        return x

    def fit(self, labels):
        """Least squares that give far values little weight, and none to stretched labels."""
        features = numpy.array([self.features(label) for label in labels])
        widths = numpy.array([l.width - l.grid / 2 - l.track for l in labels])
        for _ in range(15):
            errors = widths - features @ self.values
            counts = numpy.array([is_plausible(l, e) for l, e in zip(labels, errors)])
            weights = counts * numpy.minimum(1, 1 / numpy.maximum(abs(errors), 1e-9)) / 0.6**2
            weighted = features * weights[:, None]
            left = weighted.T @ features + numpy.diag(self.spread**-2)
            right = weighted.T @ widths + self.prior * self.spread**-2
            self.values = numpy.linalg.solve(left, right)

    @property
    def narrowing(self):
        return -self.values[4]

    def advances(self, inter):
        """The advances that are stored, in whole units."""
        tables = {}
        for index, weight in enumerate(WEIGHTS):
            def unit(c):
                correction = self.values[self.index[chr(c)]] if chr(c) in self.index else 0
                em = self.values[index] * inter.advances[weight][c] + correction
                return min(max(round(em * ADVANCE_UNIT), 0), 4095)
            tables[weight] = {c: unit(c) for c in inter.characters}
        return tables


def is_plausible(label, error):
    """Whether a label can be as wide as its text at all; the rest was stretched by constraints."""
    return abs(error) <= 1.5 + 0.05 * label.natural()


def predicted(label, tables, narrowing):
    """The width as the library computes it, before rounding."""
    table = tables[label.weight]
    em = sum(table[ord(c)] for c in label.text) / ADVANCE_UNIT + label.kerning
    return label.size * em * (1 - narrowing * optical(label.size)) + label.track


def part(key, count):
    return int(hashlib.sha256(key.encode()).hexdigest(), 16) % count


def is_held_out(label):
    return part(label.text, 4) == 0


def errors_of(labels, tables, narrowing):
    """The labels that can be as wide as their text, with how far the prediction is off, in points."""
    errors = []
    for label in labels:
        width = predicted(label, tables, narrowing)
        if is_plausible(label, label.width - width):
            error = math.ceil(width / label.grid - 1e-9) * label.grid - label.width
            errors.append((label, abs(error)))
    return errors


def unseen_errors(labels, inter, key):
    """The errors on each fifth of the labels of a model fitted to the other four."""
    errors = []
    for fifth in range(5):
        model = Model([label for label in labels if part(key(label), 5) != fifth])
        unseen = [label for label in labels if part(key(label), 5) == fifth]
        errors += errors_of(unseen, model.advances(inter), model.narrowing)
    return errors


def report(name, errors):
    errors = [error for _, error in errors]
    if errors:
        share = [100 * numpy.mean(numpy.array(errors) <= limit + 1e-4) for limit in (0.5, 1, 2)]
        print(f"{name:24} {len(errors):7} {numpy.median(errors):7.2f} {numpy.mean(errors):6.2f} "
              f"{share[0]:9.0f} % {share[1]:7.0f} % {share[2]:7.0f} % "
              f"{numpy.percentile(errors, 95):6.2f}")


def report_parts(name, errors):
    report(name, errors)
    for weight in WEIGHTS:
        report(f"  {weight}", [e for e in errors if e[0].weight == weight])
    for low, high in ((0, 12), (12.1, 16), (17, 17), (17.1, 1000)):
        report(f"  {low} to {high} points", [e for e in errors if low <= e[0].size <= high])


# --- The Swift file -------------------------------------------------------------------------------


def digits(value, count):
    return "".join(DIGITS[value >> 6 * i & 63] for i in reversed(range(count)))


def literal(name, text, comment):
    lines = [text[i:i + 95] for i in range(0, len(text), 95)]
    return (f'  /// {comment}\n  static let {name} = """\n'
            + "\\\n".join(f"    {line}" for line in lines) + '\n    """\n')


def write(path, inter, tables, narrowing):
    runs = []
    for c in inter.characters:
        if runs and runs[-1][1] == c:
            runs[-1][1] = c + 1
        else:
            runs.append([c, c + 1])
    parts = [
        "// Made by derive_tables.py from the advance widths of Inter 4; do not edit.\n"
        "// Inter: Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter),\n"
        "// SIL Open Font License, Version 1.1 (https://openfontlicense.org).\n\n"
        "// swift-format-ignore-file\n\n"
        "/// Packed numbers: digits of base 64 in the order 0-9 A-Z a-z + -.\n"
        "enum InterData {\n"
        "  /// How much narrower letters are at 28 points and more, fitted.\n"
        f"  static let displayNarrowing = {narrowing:.4f}\n",
        literal("characters", "".join(digits(a, 3) + digits(b - a, 2) for a, b in runs),
                "Runs of code points: the first (3 digits) and the number (2).")]
    for weight, table in tables.items():
        parts.append(literal(weight, "".join(digits(table[c], 2) for c in inter.characters),
                             f"Advance widths of {weight} letters in 1/{ADVANCE_UNIT} em (2 digits)."))
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
    rows, count = read_labels(arguments.metrics, inter)
    labels = without_stretched(rows)
    held_out = [label for label in labels if is_held_out(label)]
    model = Model([label for label in labels if not is_held_out(label)])
    tables = model.advances(inter)
    print(f"{count} rows in the system's font, {len(rows)} distinct one-line labels, "
          f"{len(labels)} not stretched")
    print("scales", numpy.round(model.values[:4], 4), "narrowing", round(model.narrowing, 4))
    print(f"{'':24} {'counted':>7} {'median':>7} {'mean':>6} {'to 0.5 pt':>11} "
          f"{'to 1 pt':>9} {'to 2 pt':>9} {'95 %':>6}")
    fitted = [label for label in labels if not is_held_out(label)]
    report("fitted", errors_of(fitted, tables, model.narrowing))
    report("held out", errors_of(held_out, tables, model.narrowing))
    report_parts("unseen texts", unseen_errors(labels, inter, lambda label: label.text))
    report_parts("unseen projects", unseen_errors(labels, inter, lambda label: label.repository))
    if arguments.write:
        write(arguments.write, inter, tables, model.narrowing)


if __name__ == "__main__":
    sys.exit(main())
