#!/usr/bin/env bash
# CairoSVG 2.9.1, PySide6-Essentials 6.12.0 (QtSvg, which promises SVG Tiny 1.2), WeasyPrint 70.0,
# Typst 0.15.2 (which draws with resvg), all PyPI, Debian's librsvg2-bin 2.54.7, DejaVu Sans.
# Expected: attributes that keep a text to measured widths (textLength, a list of x, letter-spacing)
# or make a halo (paint-order) change what is inked (SVG 1.1 and 2).
# Seen: only Typst heeds them all, and no two of the others the same ones. textLength, which says
# "this text is so wide", is ignored by three.
# Why it matters: a picture of a layout shows texts that run out of frames they fit, or white blots
# in the place of names, and each converter shows other faults.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="librsvg2-bin fonts-dejavu-core libpango-1.0-0 libpangoft2-1.0-0 libcairo2"
packages="$packages libgl1 libegl1 libxkbcommon0"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin fonts-dejavu-core
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check cairosvg==2.9.1 pillow==13.0.0 \
  pyside6-essentials==6.12.0 weasyprint==70.0 pypdfium2==5.15.2 typst==0.15.2

QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - "$folder" \
  >"$folder/seen" 2>"$folder/log" <<'PYTHON'
import base64
import io
import pathlib
import subprocess
import sys

import cairosvg
import pypdfium2
import typst
import weasyprint
from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

folder = pathlib.Path(sys.argv[1])
application = QGuiApplication([])
WIDTH, HEIGHT = 200, 40


def librsvg(svg):
    return subprocess.run(["rsvg-convert"], input=svg, capture_output=True, check=True).stdout


def cairo(svg):
    return cairosvg.svg2png(svg)


def qt(svg):
    image = QImage(WIDTH, HEIGHT, QImage.Format_ARGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


def weasy(svg):
    style = f"@page {{ size: {WIDTH}px {HEIGHT}px; margin: 0 }} body {{ margin: 0 }}"
    data = base64.b64encode(svg).decode()
    image = f'<img src="data:image/svg+xml;base64,{data}" style="display:block">'
    html = f"<style>{style}</style>{image}"
    page = pypdfium2.PdfDocument(weasyprint.HTML(string=html).write_pdf())[0]
    png = io.BytesIO()
    page.render(scale=96 / 72).to_pil().save(png, "PNG")
    return png.getvalue()


def typst_resvg(svg):
    (folder / "picture.svg").write_bytes(svg)
    document = folder / "page.typ"
    size = f"width: {WIDTH}pt, height: {HEIGHT}pt"
    document.write_text(f'#set page({size}, margin: 0pt)\n#image("picture.svg", width: {WIDTH}pt)')
    return typst.compile(document, format="png", ppi=72.0)


def inked(reader, attributes):
    """The rectangle of dark pixels and their number."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f'<text y="25" font-family="DejaVu Sans" font-size="16" {attributes}>mmmm</text></svg>'
    )
    image = Image.open(io.BytesIO(reader(svg.encode()))).convert("L")
    dark = image.point(lambda level: 255 if level < 128 else 0)
    return dark.getbbox(), dark.histogram()[255]


readers = {
    "librsvg": librsvg,
    "CairoSVG": cairo,
    "Qt": qt,
    "WeasyPrint": weasy,
    "Typst": typst_resvg,
}
print(f"{'':18}" + "".join(f"{name:12}" for name in readers).rstrip())
halo = 'x="5" stroke="white" stroke-width="6"'
for name, without, attributes in (
    ("textLength", 'x="5"', 'x="5" textLength="150"'),
    ("x list", 'x="5"', 'x="5 50 100 150"'),
    ("letter-spacing", 'x="5"', 'x="5" letter-spacing="10"'),
    ("dominant-baseline", 'x="5"', 'x="5" dominant-baseline="middle"'),
    ("paint-order", halo, f'{halo} paint-order="stroke"'),
):
    words = [
        "ignored" if inked(reader, without) == inked(reader, attributes) else "heeded"
        for reader in readers.values()
    ]
    print(f"{name:18}" + "".join(f"{word:12}" for word in words).rstrip())
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
                  librsvg     CairoSVG    Qt          WeasyPrint  Typst
textLength        ignored     ignored     ignored     heeded      heeded
x list            ignored     heeded      ignored     heeded      heeded
letter-spacing    heeded      heeded      ignored     heeded      heeded
dominant-baseline ignored     heeded      ignored     heeded      heeded
paint-order       heeded      ignored     ignored     ignored     heeded
SEEN
