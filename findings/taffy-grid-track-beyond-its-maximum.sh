#!/usr/bin/env bash
# stretchable 1.1.8 (PyPI), which is Taffy 0.7.7.
# Expected: CSS Grid Layout 12.6. Free space goes to all tracks in equal parts, and a track stops at the
# maximum of its minmax(). In 400 pixels minmax(60px, 100px) and minmax(20px, 40px) end at 100 and 40.
# Seen: with maxima at different distances the wider track ends at 120, by as much too wide as the other
# one grew before it stopped; a flexible track gets what is left, so nothing else shows it. Tracks whose
# maxima are equally far away are right, and so is a track alone.
# Why it matters: a grid of sidebars with limits is never at these limits on a wide screen, where no test
# of the narrow layout looks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check stretchable==1.1.8

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from stretchable import Node
from stretchable.style import PT, Display


def widths(*columns):
    grid = Node(display=Display.GRID, size=(400 * PT, 20 * PT), grid_template_columns=list(columns))
    for _ in columns:
        grid.add(Node())
    grid.compute_layout()
    return [cell.get_box().width for cell in grid]


def show(*columns):
    print(*columns, widths(*columns))


show("minmax(60px,100px)")
show("minmax(60px,100px)", "minmax(60px,100px)", "1fr")
show("minmax(60px,100px)", "minmax(20px,40px)", "1fr")
show("minmax(20px,40px)", "minmax(60px,100px)", "minmax(60px,100px)")
show("minmax(60px,100px)", "minmax(0px,40px)", "minmax(50px,2fr)")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
minmax(60px,100px) [100.0]
minmax(60px,100px) minmax(60px,100px) 1fr [100.0, 100.0, 200.0]
minmax(60px,100px) minmax(20px,40px) 1fr [120.0, 40.0, 240.0]
minmax(20px,40px) minmax(60px,100px) minmax(60px,100px) [40.0, 120.0, 120.0]
minmax(60px,100px) minmax(0px,40px) minmax(50px,2fr) [100.0, 40.0, 260.0]
SEEN
