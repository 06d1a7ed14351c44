#!/usr/bin/env bash
# icukit-pyicu 78.3.1 (ICU 78.3), uniseg 0.10.1 and PySide6-Essentials 6.12.0 (Qt 6.12.0), all PyPI.
# Expected: three implementations of UAX 14 break an untailored English line at the same places.
# Seen: not beside U+2013 EN DASH and U+2010 HYPHEN. Before a digit ("3–4", "A–12") ICU and uniseg
# break and Qt does not. At the beginning of a word ("–x") ICU and Qt keep the dash with the word
# while uniseg may leave it alone at the end of a line. With U+002D all three agree and never
# separate a digit. And all three part "–5 °C" after the dash, which "-5 °C" prevents.
# Why it matters: ranges of years and pages are written with this dash, so the height of a label
# depends on the library, and a minus written with it is left at the end of a line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="libgl1 libegl1 libxkbcommon0"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check icukit-pyicu==78.3.1 uniseg==0.10.1 \
  pyside6-essentials==6.12.0

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
import icu
from PySide6.QtCore import QTextBoundaryFinder
from uniseg.linebreak import line_break_boundaries

iterator = icu.BreakIterator.createLineInstance(icu.Locale("en"))


def by_icu(text):
    iterator.setText(text)
    return list(iterator)


def by_uniseg(text):
    return [place for place in line_break_boundaries(text) if place > 0]


def by_qt(text):
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    places = []
    while (place := finder.toNextBoundary()) >= 0:
        places.append(place)
    return places


def pieces(text, places):
    return "|".join(text[start:end] for start, end in zip([0] + places, places))


print(f"{'':13}{'ICU':17}{'uniseg':17}Qt")
for text in (
    "pages 3–4",
    "2024–25",
    "room A–12",
    "room A‐12",
    "room A-12",
    "(‐5)",
    "see –x here",
    "see ‐x here",
    "at –5 °C",
    "at -5 °C",
    "a « oui »",
    "1/2 of 50 €",
):
    rows = [pieces(text, breaks(text)) for breaks in (by_icu, by_uniseg, by_qt)]
    print(f"{'same' if len(set(rows)) == 1 else 'different':13}{rows[0]:17}{rows[1]:17}{rows[2]}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
             ICU              uniseg           Qt
different    pages |3–|4      pages |3–|4      pages |3–4
different    2024–|25         2024–|25         2024–25
different    room |A–|12      room |A–|12      room |A–12
different    room |A‐|12      room |A‐|12      room |A‐12
same         room |A-12       room |A-12       room |A-12
different    (‐|5)            (‐|5)            (‐5)
different    see |–x |here    see |–|x |here   see |–x |here
same         see |‐x |here    see |‐x |here    see |‐x |here
same         at |–|5 |°C      at |–|5 |°C      at |–|5 |°C
same         at |-5 |°C       at |-5 |°C       at |-5 |°C
same         a |« oui »       a |« oui »       a |« oui »
same         1/2 |of |50 |€   1/2 |of |50 |€   1/2 |of |50 |€
SEEN
