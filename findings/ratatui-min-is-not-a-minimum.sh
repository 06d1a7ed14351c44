#!/usr/bin/env bash
# pyratatui 0.3.0 (PyPI, Ratatui's layout, which solves with a Cassowary solver).
# Expected: Constraint::Min makes an element "at least the specified amount" (Ratatui's
# documentation), and if two minima do not fit, one of them holds or somebody is told.
# Seen: Min(80) and Min(60) in 100 cells are 50 and 50, both broken and not in proportion; Min(90)
# and Min(30) are 70 and 30. Nothing tells. Where there is room, Min grows like Fill(1): Min(10)
# with Fill(1) is 50 and 50, not 10 and 90.
# Why it matters: a table that "needs 80" gets 50 without an error, and a minimum takes the space
# that was meant for the filler.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check pyratatui==0.3.0

"$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from pyratatui import Constraint, Direction, Layout, Rect

kinds = {"Min": Constraint.min, "Length": Constraint.length, "Fill": Constraint.fill}


def widths(*constraints):
    layout = Layout().direction(Direction.Horizontal)
    layout = layout.constraints([kinds[kind](value) for kind, value in constraints])
    parts = [part.width for part in layout.split(Rect(0, 0, 100, 1))]
    names = ", ".join(f"{kind}({value})" for kind, value in constraints)
    print(f"{names:19} {parts}")


widths(("Min", 80), ("Min", 60))
widths(("Min", 90), ("Min", 30))
widths(("Min", 60), ("Length", 80))
widths(("Min", 10), ("Fill", 1))
widths(("Min", 10), ("Fill", 3))
widths(("Min", 10), ("Length", 20))
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
Min(80), Min(60)    [50, 50]
Min(90), Min(30)    [70, 30]
Min(60), Length(80) [60, 40]
Min(10), Fill(1)    [50, 50]
Min(10), Fill(3)    [25, 75]
Min(10), Length(20) [80, 20]
SEEN
