#!/usr/bin/env bash
# pyyoga 0.1.0 (PyPI, binding of Yoga), beside stretchable 1.1.8 (Taffy 0.7.7) and plutoprint 0.23.0.
# Expected: CSS Flexible Box Layout 9.7. Free space is what is left of the flex basis, and a minimum
# counts only where the width that was found is less. Two items with a basis of 0 share 300 as 150 and
# 150, also if one of them is at least 100 wide; the two others agree.
# Seen: in Yoga an item grows from its minimum, so that these two are 200 and 100, although both are wider
# than the minimum. Three items, one of them at least 100, are 167, 67 and 66 for 100, 100, 100.
# A minimum that is not needed changes the layout.
# And one of Taffy: factors below 1 take that part of the free space, which it counts without the
# minimum of an item that cannot grow: 150 for 135 beside plutoprint.
# Why it matters: a minimum is added for small screens; here it moves columns on large ones, and a layout
# moved from the web or to it has other columns.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check \
  pyyoga==0.1.0 stretchable==1.1.8 plutoprint==0.23.0

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
import plutoprint
import pyyoga
import stretchable
from pyyoga import _pyyoga as yoga
from stretchable.style import AUTO, PT

COLORS = {"#ff0000": (0, 0, 255), "#00ff00": (0, 255, 0), "#0000ff": (255, 0, 0)}


def yoga_widths(width, items):
    row = pyyoga.Node()
    row.width, row.height, row.flex_direction = width, 20, yoga.FlexDirection.Row
    cells = []
    for grow, basis, minimum in items:
        cell = pyyoga.Node()
        cell.flex_grow, cell.flex_shrink, cell.flex_basis, cell.min_width = grow, 1, basis, minimum
        row.insert_child(cell, len(cells))
        cells.append(cell)
    row.calculate_layout(width, 20, yoga.Direction.LTR)
    return [round(cell.layout_width) for cell in cells]


def taffy_widths(width, items):
    row = stretchable.Node(size=(width * PT, 20 * PT))
    for grow, basis, minimum in items:
        row.add(stretchable.Node(flex_grow=grow, flex_basis=basis * PT, min_size=(minimum * PT, AUTO)))
    row.compute_layout()
    return [round(cell.get_box().width) for cell in row]


def plutoprint_widths(width, items):
    cells = "".join(
        f'<div style="background:{color};flex:{grow} 1 {basis}px;min-width:{minimum}px"></div>'
        for color, (grow, basis, minimum) in zip(COLORS, items))
    book = plutoprint.Book(plutoprint.PageSize(450, 75), plutoprint.PAGE_MARGINS_NONE)
    book.load_html(
        "<style>@page{margin:0}body{margin:0}</style>"
        f'<div style="display:flex;width:{width}px;height:20px">{cells}</div>')
    canvas = plutoprint.ImageCanvas(600, 100)
    canvas.clear_surface(1, 1, 1, 1)
    book.render_document(canvas)
    pixels, stride = bytes(canvas.get_data()), canvas.get_stride()
    row = [tuple(pixels[10 * stride + 4 * x:10 * stride + 4 * x + 3]) for x in range(600)]
    return [row.count(color) for color in list(COLORS.values())[:len(items)]]


# Each item: its factor, its basis, its minimum.
for width, items in (
    (300, [(1, 0, 0), (1, 0, 0)]),
    (300, [(1, 0, 100), (1, 0, 0)]),
    (300, [(1, 0, 100), (1, 0, 0), (1, 0, 0)]),
    (400, [(0.25, 80, 0), (0, 40, 100)]),
):
    print(
        width, items, "Yoga", yoga_widths(width, items), "Taffy", taffy_widths(width, items),
        "plutoprint", plutoprint_widths(width, items))
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
300 [(1, 0, 0), (1, 0, 0)] Yoga [150, 150] Taffy [150, 150] plutoprint [150, 150]
300 [(1, 0, 100), (1, 0, 0)] Yoga [200, 100] Taffy [150, 150] plutoprint [150, 150]
300 [(1, 0, 100), (1, 0, 0), (1, 0, 0)] Yoga [167, 66, 67] Taffy [100, 100, 100] plutoprint [100, 100, 100]
400 [(0.25, 80, 0), (0, 40, 100)] Yoga [135, 100] Taffy [150, 100] plutoprint [135, 100]
SEEN
