#!/usr/bin/env bash
# Debian's librsvg2-bin 2.54.7 with libcairo2 1.16.0; CairoSVG 2.9.1 (PyPI) with the same Cairo; beside
# them resvg-py 0.5.0 (PyPI).
# Expected: the channels of a PNG belong to the program and its options; resvg always writes RGBA.
# Seen: Cairo looks at the pixels. If every one is opaque it writes RGB of three bytes a pixel, and
# RGBA as soon as one is not: a background rectangle that ends half a pixel before the edge, or a
# picture without any. So does what is built on it, though rsvg-convert draws on a clear surface.
# Why it matters: two versions of one picture can have different modes, so comparing their bytes or
# modes reports a change, and code that reads four bytes a pixel breaks for one of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="librsvg2-bin libcairo2"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin libcairo2
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check cairosvg==2.9.1 resvg-py==0.5.0

"$folder/venv/bin/python" >"$folder/seen" <<'PYTHON'
import subprocess

import cairosvg
import resvg_py

COLOURS = {0: "grey", 2: "RGB", 3: "palette", 4: "grey and alpha", 6: "RGBA"}


def librsvg(svg):
    return subprocess.run(["rsvg-convert"], input=svg, capture_output=True, check=True).stdout


def cairo(svg):
    return cairosvg.svg2png(svg)


def resvg(svg):
    return bytes(resvg_py.svg_to_bytes(svg_string=svg.decode()))


for name, rectangle in (
    ("a background", '<rect width="20" height="20" fill="white"/>'),
    ("half a pixel less", '<rect width="19.5" height="20" fill="white"/>'),
    ("no background", ""),
):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{rectangle}</svg>'
    # Byte 25 of a PNG is the type of its colours.
    modes = [
        f"{reader.__name__} {COLOURS[reader(svg.encode())[25]]}" for reader in (librsvg, cairo, resvg)
    ]
    print(f"{name}: {', '.join(modes)}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
a background: librsvg RGB, cairo RGB, resvg RGBA
half a pixel less: librsvg RGBA, cairo RGBA, resvg RGBA
no background: librsvg RGBA, cairo RGBA, resvg RGBA
SEEN
