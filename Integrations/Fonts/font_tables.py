#!/usr/bin/env python3
"""Writes the tables of fonts that Tinamou needs to measure their texts.

    python3 font_tables.py FONT... [-o fonts.json]

FONT is a TrueType or OpenType file, also in a collection or compressed as WOFF, or a folder with such
files. fontTools reads them (Debian: python3-fonttools; PyPI: fonttools). The result is what a
constraint file has as "fonts", and the file that --fonts of tinamou names:

    tinamou solve Main.storyboard --fonts fonts.json

The height of a line is that of the table hhea, which Apple's systems use. Of a variable font the default
instance is written. Kerning is that of characters of ASCII, from the feature kern, or from the table of
that name.
"""

import argparse
import json
import sys
from pathlib import Path

try:
    from fontTools.ttLib import TTCollection, TTFont, TTLibError
except ImportError:
    sys.exit("font_tables.py: fontTools is missing: apt-get install python3-fonttools, or pip install fonttools")

ENDINGS = {".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"}
ASCII = range(0x20, 0x7F)
# Tinamou has no widths of single characters from here on.
END = 0x2C00
# The most widths in a row, so that a row stays on a line.
LONGEST_ROW = 12


def files(paths):
    """The font files among paths and in the folders among them, each once, in order."""
    for path in map(Path, paths):
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in found if not path.is_dir() or file.suffix.lower() in ENDINGS)


def fonts(path):
    """The fonts of a file; a collection has several."""
    if path.suffix.lower() in (".ttc", ".otc"):
        return TTCollection(path).fonts
    return [TTFont(path)]


def widths(font):
    """Rows of widths: the code of a character, its width, and those of the characters after it."""
    metrics, rows, following = font["hmtx"].metrics, [], None
    for code, glyph in sorted(font.getBestCmap().items()):
        if not 0x20 <= code < END:
            continue
        if code != following or len(rows[-1]) > LONGEST_ROW:
            rows.append([code])
        rows[-1].append(metrics[glyph][0])
        following = code + 1
    return rows


def kerning(font):
    """What is added between two characters of ASCII, by both; none for pairs without kerning."""
    glyphs = {code: glyph for code, glyph in font.getBestCmap().items() if code in ASCII}
    pairs = positioned(font, glyphs) if "GPOS" in font else {}
    if not pairs and "kern" in font:
        for table in font["kern"].kernTables:
            known = getattr(table, "kernTable", {})
            for first, left in glyphs.items():
                for second, right in glyphs.items():
                    value = known.get((left, right), 0)
                    pairs[first, second] = pairs.get((first, second), 0) + value
    return {chr(a) + chr(b): value for (a, b), value in sorted(pairs.items()) if value}


def positioned(font, glyphs):
    """The kerning of the feature kern, by the codes of both characters."""
    table = font["GPOS"].table
    if table.FeatureList is None or table.LookupList is None:
        return {}
    lookups = sorted({index for record in table.FeatureList.FeatureRecord
                      if record.FeatureTag == "kern" for index in record.Feature.LookupListIndex})
    sums = {}
    for index in lookups:
        # Of the parts of a lookup the first one that speaks of a pair counts; lookups add up.
        found = {}
        for part in table.LookupList.Lookup[index].SubTable:
            part = getattr(part, "ExtSubTable", part)
            if part.LookupType == 2:
                add_pairs(part, glyphs, found)
        for pair, value in found.items():
            sums[pair] = sums.get(pair, 0) + value
    return sums


def add_pairs(part, glyphs, found):
    """Adds what a part of a lookup says of pairs of which no part before it spoke."""
    places = {glyph: place for place, glyph in enumerate(part.Coverage.glyphs)}
    for first, left in glyphs.items():
        if left not in places:
            continue
        if part.Format == 1:
            row = {r.SecondGlyph: r.Value1 for r in part.PairSet[places[left]].PairValueRecord}
        else:
            classes = part.Class1Record[part.ClassDef1.classDefs.get(left, 0)].Class2Record
        for second, right in glyphs.items():
            if part.Format == 1:
                if right not in row:
                    continue
                value = row[right]
            else:
                value = classes[part.ClassDef2.classDefs.get(right, 0)].Value1
            found.setdefault((first, second), getattr(value, "XAdvance", 0) or 0)


def tables(font):
    """The tables of a font."""
    result = {
        "unitsPerEm": font["head"].unitsPerEm,
        "ascent": font["hhea"].ascent,
        "descent": -font["hhea"].descent,
        "widths": widths(font),
    }
    pairs = kerning(font)
    if pairs:
        result["kerning"] = pairs
    return result


def text(found):
    """The tables as JSON, with a row of widths on each line."""
    def value(key, content):
        if key != "widths":
            return json.dumps(content)
        return "[\n" + ",\n".join(f"      {json.dumps(row)}" for row in content) + "\n    ]"
    return "{\n" + ",\n".join(
        f"  {json.dumps(name)}: {{\n"
        + ",\n".join(f'    "{key}": {value(key, content)}' for key, content in font.items())
        + "\n  }" for name, font in sorted(found.items())) + "\n}\n"


def main():
    parser = argparse.ArgumentParser(
        description="Writes the tables of fonts that Tinamou needs to measure their texts.")
    parser.add_argument("fonts", nargs="+", metavar="FONT", help="a font file, or a folder of them")
    parser.add_argument("-o", metavar="PATH", help="the file to write; standard output unless stated")
    arguments = parser.parse_args()
    found, failed = {}, False
    for path in files(arguments.fonts):
        try:
            for font in fonts(path):
                found[font["name"].getDebugName(6) or path.stem] = tables(font)
        except (OSError, TTLibError, KeyError, ImportError) as error:
            print(f"{path}: error: no font that can be read: {error}", file=sys.stderr)
            failed = True
    if not found and not failed:
        print("error: there are no fonts", file=sys.stderr)
        failed = True
    if failed:
        return 1
    if arguments.o:
        Path(arguments.o).write_text(text(found), encoding="utf-8")
    else:
        sys.stdout.write(text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
