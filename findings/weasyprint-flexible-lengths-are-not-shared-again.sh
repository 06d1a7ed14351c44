#!/usr/bin/env bash
# WeasyPrint 70.0 (PyPI).
# Expected: CSS Flexible Box Layout 9.7 and CSS Grid Layout 12.7.1. An item at its min-width or max-width
# is fixed there, and the others share what is left. Factors that add up to less than 1 take only that
# part of the free space. In 394 pixels: 200, 97, 97; 50, 172, 172; 78.8 and 118.2, in both layouts.
# Seen: the others keep the share of before, so the row is 68.7 too wide at a minimum and leaves 81.3
# free at a maximum. Flex factors 0.2 and 0.3 take all of the width; columns of 0.2fr and 0.3fr take
# 375 of it, which is neither. Factors of 1 and more without limits are right, so it is seen late.
# Why it matters: a limit on one column is the usual way to keep a layout readable, and here it breaks
# the columns beside it; a document that was checked in a browser overflows its page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0 fonts-dejavu-core"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check weasyprint==70.0

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from weasyprint import HTML

PAGE = "<style>@page { size: 394px 300px; margin: 0 } body { margin: 0; font: 16px DejaVu Sans }</style>"


def widths(container, *items):
    inner = "".join(f'<div class="item" style="{item}">x</div>' for item in items)
    page = HTML(string=f'{PAGE}<div style="{container}">{inner}</div>').render().pages[0]
    found = []

    def visit(box):
        if type(box).__name__ == "BlockBox" and box.element.get("class") == "item":
            found.append(round(box.width, 1))
        for child in getattr(box, "children", ()):
            visit(child)

    visit(page._page_box)
    return found


FLEX = "display: flex"
print("no limit", widths(FLEX, "flex: 1 1 0", "flex: 1 1 0"))
print("minimum", widths(FLEX, "flex: 1 1 0; min-width: 200px", "flex: 1 1 0", "flex: 1 1 0"))
print("maximum", widths(FLEX, "flex: 1 1 0; max-width: 50px", "flex: 1 1 0", "flex: 1 1 0"))
print("0.2 + 0.3", widths(FLEX, "flex: 0.2 1 0", "flex: 0.3 1 0"))
print("0.2fr 0.3fr", widths("display: grid; grid-template-columns: 0.2fr 0.3fr", "", ""))
print("1fr 2fr", widths("display: grid; grid-template-columns: 1fr 2fr", "", ""))
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
no limit [197.0, 197.0]
minimum [200.0, 131.3, 131.3]
maximum [50.0, 131.3, 131.3]
0.2 + 0.3 [157.6, 236.4]
0.2fr 0.3fr [167.8, 207.2]
1fr 2fr [131.3, 262.7]
SEEN
