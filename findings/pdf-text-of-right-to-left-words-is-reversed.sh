#!/usr/bin/env bash
# Writers: Debian's librsvg2-bin 2.54.7, CairoSVG 2.9.1, WeasyPrint 70.0, Typst 0.15.2 (PyPI); readers:
# pypdfium2 5.15.2 (PDFium) and pypdf 7.1.1 (PyPI); DejaVu Sans.
# Expected: a word that is drawn in a PDF can be found and copied, in any script: the writers embed tables
# from glyphs to characters, and the readers return text in reading order.
# Seen: whether a Hebrew or an Arabic word is read, or its mirror image, depends on both. Of what librsvg
# and CairoSVG write, both readers return every such word reversed. What Typst writes is right in PDFium
# and reversed in pypdf, and what WeasyPrint writes is right in both. Latin words are right everywhere.
# Why it matters: a layout in two directions exports to a PDF that looks right; its search, its copies
# and tests that look for a text in it find nothing, or the mirror image.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="librsvg2-bin fonts-dejavu-core libcairo2 libpango-1.0-0 libpangoft2-1.0-0"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin fonts-dejavu-core
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check cairosvg==2.9.1 weasyprint==70.0 \
  typst==0.15.2 pypdfium2==5.15.2 pypdf==7.1.1

"$folder/venv/bin/python" - "$folder" >"$folder/seen" 2>"$folder/log" <<'PYTHON'
import io
import pathlib
import subprocess
import sys

import cairosvg
import pypdf
import pypdfium2
import typst
import weasyprint

folder = pathlib.Path(sys.argv[1])
WORDS = {"Hebrew": "שלום", "Arabic": "مرحبا", "Latin": "word"}
svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">' + "".join(
    f'<text x="10" y="{30 * place}" font-family="DejaVu Sans" font-size="16">{word}</text>'
    for place, word in enumerate(WORDS.values(), 1)
) + "</svg>"


def librsvg():
    command = ["rsvg-convert", "--format", "pdf"]
    return subprocess.run(command, input=svg.encode(), capture_output=True, check=True).stdout


def cairo():
    return cairosvg.svg2pdf(svg.encode())


def weasy():
    style = "p { font: 16px DejaVu Sans }"
    paragraphs = "".join(f"<p>{word}</p>" for word in WORDS.values())
    return weasyprint.HTML(string=f"<style>{style}</style>{paragraphs}").write_pdf()


def typst_resvg():
    (folder / "picture.svg").write_text(svg)
    document = folder / "page.typ"
    document.write_text('#set page(width: 300pt, height: 100pt, margin: 0pt)\n#image("picture.svg")')
    return typst.compile(document, format="pdf")


def pdfium(pdf):
    return pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_range()


def python(pdf):
    return pypdf.PdfReader(io.BytesIO(pdf)).pages[0].extract_text()


def found(word, text):
    if word in text:
        return "read"
    return "reversed" if word[::-1] in text else "other characters"


for writer in (librsvg, cairo, weasy, typst_resvg):
    pdf = writer()
    for reader in (pdfium, python):
        text = reader(pdf)
        words = ", ".join(f"{script} {found(word, text)}" for script, word in WORDS.items())
        print(f"{writer.__name__:11} {reader.__name__:6}  {words}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
librsvg     pdfium  Hebrew reversed, Arabic reversed, Latin read
librsvg     python  Hebrew reversed, Arabic reversed, Latin read
cairo       pdfium  Hebrew reversed, Arabic reversed, Latin read
cairo       python  Hebrew reversed, Arabic reversed, Latin read
weasy       pdfium  Hebrew read, Arabic read, Latin read
weasy       python  Hebrew read, Arabic read, Latin read
typst_resvg pdfium  Hebrew read, Arabic read, Latin read
typst_resvg python  Hebrew reversed, Arabic reversed, Latin read
SEEN
