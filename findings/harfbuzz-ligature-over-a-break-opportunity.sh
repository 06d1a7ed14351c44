#!/usr/bin/env bash
# uharfbuzz 0.57.0 (PyPI, HarfBuzz 15.0.0) with Roboto Regular (PyPI font-roboto 0.0.1).
# Expected: U+200B ZERO WIDTH SPACE and U+00AD SOFT HYPHEN mark places where a line may end (UAX
# 14), so the letters on both sides are separate, as a space would make them.
# Seen: both are skipped when pairs are looked up. "f", U+200B, "i" becomes the fi ligature, one
# cluster without a boundary at the break opportunity, 75 units narrower than f and i; "A", U+200B,
# "V" is kerned. Only U+200C prevents the ligature, and it too is kerned across.
# Why it matters: a measurer that adds up parts between break opportunities differs from the text
# that is drawn, and whoever ends the line there must shape again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check uharfbuzz==0.57.0 font-roboto==0.0.1

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
import font_roboto
import uharfbuzz

font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(font_roboto.Roboto)))


def shape(text):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    width = sum(position.x_advance for position in buffer.glyph_positions)
    return width, [info.cluster for info in buffer.glyph_infos]


for first, second in ("fi", "AV"):
    alone = shape(first)[0] + shape(second)[0]
    print(f"{first} and {second} alone: {alone}")
    for name, sign in {
        "nothing": "",
        "U+200B": "\u200b",
        "U+00AD": "\u00ad",
        "U+200C": "\u200c",
    }.items():
        width, clusters = shape(first + sign + second)
        print(f"  {name:8} between: {width}, clusters begin at {clusters}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
f and i alone: 1210
  nothing  between: 1135, clusters begin at [0]
  U+200B   between: 1135, clusters begin at [0, 0]
  U+00AD   between: 1135, clusters begin at [0, 0]
  U+200C   between: 1210, clusters begin at [0, 1, 2]
A and V alone: 2640
  nothing  between: 2553, clusters begin at [0, 1]
  U+200B   between: 2553, clusters begin at [0, 1, 2]
  U+00AD   between: 2553, clusters begin at [0, 1, 2]
  U+200C   between: 2553, clusters begin at [0, 1, 2]
SEEN
