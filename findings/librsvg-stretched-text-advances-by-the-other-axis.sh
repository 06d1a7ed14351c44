#!/usr/bin/env bash
# Debian's librsvg2-bin 2.54.7, DejaVu Sans; beside it CairoSVG 2.9.1 and Typst 0.15.2 (resvg), PyPI.
# Expected: a transform acts on a text after it was laid out (SVG 1.1 and 2, "text is rendered in the
# user coordinate system"), so a text of two spans is as wide as one of the same letters, and
# text-anchor="end" ends at its place, whatever the scale.
# Seen: librsvg lays out with the advance times the scale of the other axis. Under scale(2 1) a second
# span begins in the middle of the first one; under scale(1 2), which must not change any width, it
# begins a whole word too far; and a text that is anchored at its end or middle is drawn beside its
# place. Equal scales, and one span that is anchored at its start, are right, so it is seen late.
# Why it matters: stretching a text to a measured width is what librsvg's missing textLength asks for,
# and it works with one span per text that is anchored at its left end only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="librsvg2-bin fonts-dejavu-core libcairo2"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin fonts-dejavu-core
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check cairosvg==2.9.1 pillow==13.0.0 typst==0.15.2

"$folder/venv/bin/python" - "$folder" >"$folder/seen" 2>"$folder/log" <<'PYTHON'
import io
import pathlib
import subprocess
import sys

import cairosvg
import typst
from PIL import Image

folder = pathlib.Path(sys.argv[1])
WIDTH, HEIGHT = 500, 100


def librsvg(svg):
    return subprocess.run(["rsvg-convert"], input=svg, capture_output=True, check=True).stdout


def resvg(svg):
    (folder / "picture.svg").write_bytes(svg)
    document = folder / "page.typ"
    size = f"width: {WIDTH}pt, height: {HEIGHT}pt"
    document.write_text(f'#set page({size}, margin: 0pt)\n#image("picture.svg", width: {WIDTH}pt)')
    return typst.compile(document, format="png", ppi=72.0)


def columns(reader, scale, text, anchor="start"):
    """The first and last column with dark pixels, from the place of the text."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f'<g transform="translate(250 60) scale({scale})"><text font-family="DejaVu Sans"'
        f' font-size="16" text-anchor="{anchor}">{text}</text></g></svg>'
    )
    image = Image.open(io.BytesIO(reader(svg.encode()))).convert("L")
    box = image.point(lambda level: 255 if level < 160 else 0).getbbox()
    return box[0] - 250, box[2] - 250


readers = {"librsvg": librsvg, "CairoSVG": cairosvg.svg2png, "Typst": resvg}
for scale in ("1 1", "2 2", "2 1", "1 2"):
    for name, reader in readers.items():
        one = columns(reader, scale, "Hamburg")
        two = columns(reader, scale, "Ham<tspan>burg</tspan>")
        end = columns(reader, scale, "Hamburg", "end")
        spans = "as wide" if abs(one[1] - two[1]) <= 2 else f"{two[1] - one[1]:+d} pixels"
        anchor = "at its place" if -6 <= end[1] <= 2 else f"{end[1]:+d} pixels"
        print(f"scale {scale}  {name:9} two spans: {spans:11}  end: {anchor}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
scale 1 1  librsvg   two spans: as wide      end: at its place
scale 1 1  CairoSVG  two spans: as wide      end: at its place
scale 1 1  Typst     two spans: as wide      end: at its place
scale 2 2  librsvg   two spans: as wide      end: at its place
scale 2 2  CairoSVG  two spans: as wide      end: at its place
scale 2 2  Typst     two spans: as wide      end: at its place
scale 2 1  librsvg   two spans: -38 pixels   end: +71 pixels
scale 2 1  CairoSVG  two spans: as wide      end: at its place
scale 2 1  Typst     two spans: as wide      end: at its place
scale 1 2  librsvg   two spans: +37 pixels   end: -75 pixels
scale 1 2  CairoSVG  two spans: as wide      end: at its place
scale 1 2  Typst     two spans: as wide      end: at its place
SEEN
