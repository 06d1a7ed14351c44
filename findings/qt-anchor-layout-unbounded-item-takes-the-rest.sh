#!/usr/bin/env bash
# PySide6-Essentials 6.12.0 (PyPI, Qt 6.12.0), QGraphicsAnchorLayout and QGraphicsLinearLayout.
# Expected: two items side by side with preferred widths 30 and 50 in 100 share the spare 20 by one
# rule in both layouts of the module, and upper limits do not matter while nobody comes near them.
# Seen: the anchor layout shares by maximum minus preferred. With maxima of 1000 the items are
# 40.104 and 59.896; if one keeps the default maximum (16777215) it takes all the spare space. The
# linear layout says 37.5 and 62.5 each time.
# Why it matters: a maximum that is never reached decides the layout; a "harmless" maximum of 1000
# on one view starves it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check pyside6-essentials==6.12.0

QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsAnchorLayout,
    QGraphicsLinearLayout,
    QGraphicsScene,
    QGraphicsWidget,
)

application = QApplication([])
scene = QGraphicsScene()


def items(maxima):
    made = []
    for preferred, maximum in zip((30, 50), maxima):
        item = QGraphicsWidget()
        item.setMinimumWidth(0)
        item.setPreferredWidth(preferred)
        if maximum:
            item.setMaximumWidth(maximum)
        made.append(item)
    return made


def widths(layout, pair):
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    window = QGraphicsWidget()
    window.setLayout(layout)
    scene.addItem(window)
    window.resize(100, 50)
    layout.activate()
    return " ".join(f"{item.geometry().width():.6g}" for item in pair)


def anchored(pair):
    layout = QGraphicsAnchorLayout()
    first, second = pair
    layout.addAnchor(layout, Qt.AnchorLeft, first, Qt.AnchorLeft)
    layout.addAnchor(first, Qt.AnchorRight, second, Qt.AnchorLeft)
    layout.addAnchor(second, Qt.AnchorRight, layout, Qt.AnchorRight)
    for item in pair:
        layout.addAnchor(layout, Qt.AnchorTop, item, Qt.AnchorTop)
    return widths(layout, pair)


def linear(pair):
    layout = QGraphicsLinearLayout()
    for item in pair:
        layout.addItem(item)
    return widths(layout, pair)


for maxima in ((1000, 1000), (None, None), (1000, None), (None, 1000)):
    name = " and ".join(str(maximum or "default") for maximum in maxima)
    print(f"maxima {name:20} anchors {anchored(items(maxima)):17} linear {linear(items(maxima))}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
maxima 1000 and 1000        anchors 40.1042 59.8958   linear 37.5 62.5
maxima default and default  anchors 40 60             linear 37.5 62.5
maxima 1000 and default     anchors 30.0012 69.9988   linear 37.5 62.5
maxima default and 1000     anchors 49.9989 50.0011   linear 37.5 62.5
SEEN
