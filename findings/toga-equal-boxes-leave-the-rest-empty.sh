#!/usr/bin/env bash
# toga-core and toga-dummy 0.5.7 (PyPI), Pack layout in a row.
# Expected: boxes with flex=1 share the whole width of a row; where it does not divide evenly, some get
# one pixel more, as urwid 5.1.0 and textual 8.2.8 (PyPI) do with the same numbers.
# Seen: each box is cut to whole pixels for itself and the next one begins there, so what was cut adds
# up at the end of the row: 1 of 394 pixels for three boxes, but 39 of 79 for forty. The row itself has
# the whole width.
# Why it matters: a row of many equal boxes (a calendar, a keyboard, a chart) fills about half of its
# container at the worst width, and jumps by n pixels when the window grows by one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check \
  toga-core==0.5.7 toga-dummy==0.5.7 urwid==5.1.0 textual==8.2.8

cd "$folder"
TOGA_BACKEND=toga_dummy "$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from dataclasses import dataclass

import toga
import urwid
from textual._layout_resolve import layout_resolve
from toga.style.pack import Pack
from travertino.layout import Viewport
from travertino.size import at_least

toga.App("Rows", "org.example.rows")


@dataclass
class Edge:
    size: int | None = None
    fraction: int = 1
    min_size: int = 1


def toga_row(count, width):
    boxes = [toga.Box(style=Pack(flex=1)) for _ in range(count)]
    row = toga.Box(children=boxes, style=Pack(direction="row"))
    for box in boxes:
        box.intrinsic.width = box.intrinsic.height = at_least(0)
    row.style.layout(Viewport(width=width, height=100))
    last = boxes[-1].layout
    return last.absolute_content_left + last.content_width, row.layout.content_width


def urwid_row(count, width):
    columns = [("weight", 1, urwid.Text("")) for _ in range(count)]
    return sum(urwid.Columns(columns).column_widths((width,)))


for count, width in ((3, 394), (40, 79), (40, 80)):
    end, row = toga_row(count, width)
    others = urwid_row(count, width), sum(layout_resolve(width, [Edge()] * count))
    print(f"{count} boxes in {width}: row {row}, last ends at {end}; urwid, textual {others}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
3 boxes in 394: row 394, last ends at 393; urwid, textual (394, 394)
40 boxes in 79: row 79, last ends at 40; urwid, textual (79, 79)
40 boxes in 80: row 80, last ends at 80; urwid, textual (80, 80)
SEEN
