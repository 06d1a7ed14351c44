#!/usr/bin/env bash
# PySide6-Essentials 6.12.0 (PyPI, Qt 6.12.0), Qt Quick Layouts, RowLayout.
# Expected: Qt's page of horizontalStretchFactor. Of two equal items with the factors 1 and 2 the first
# aims at a third of the width and the second at two thirds, as far as their preferred widths let them;
# so the second has between a half and two thirds.
# Seen: it goes past two thirds, to 79 % of 600 points where both prefer 10: the room beyond the
# preferred widths is shared about 1 to 4, and 1 to 28 for the factors 1 and 10. Items that prefer
# nothing, such as a plain Item or Rectangle, are equally wide whatever the factors are.
# Why it matters: factors are what one writes to get columns of one to two, and neither case has them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check PySide6-Essentials==6.12.0

QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - >"$folder/seen" <<'PYTHON'
import sys

from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem  # makes childItems known

application = QGuiApplication(sys.argv)
engine = QQmlEngine()


def widths(width, preferred, *factors):
    items = "".join(
        "Item { Layout.fillWidth: true; Layout.preferredWidth: %g; Layout.horizontalStretchFactor: %d }"
        % (preferred, factor) for factor in factors)
    component = QQmlComponent(engine)
    component.setData(
        b"import QtQuick\nimport QtQuick.Layouts\nRowLayout { width: %d; height: 40; spacing: 0; %s }"
        % (width, items.encode()), QUrl())
    row = component.create()
    row.ensurePolished()
    return [round(item.width()) for item in row.childItems()]


print("Qt", qVersion())
for preferred in (100, 50, 10, 0):
    print("600, factors 1 and 2, preferred", preferred, widths(600, preferred, 1, 2))
print("600, factors 1 and 10, preferred 10", widths(600, 10, 1, 10))
print("600, factors 1 and 1, preferred 10", widths(600, 10, 1, 1))
print("6000, factors 1 and 2, preferred 100", widths(6000, 100, 1, 2))
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
Qt 6.12.0
600, factors 1 and 2, preferred 100 [180, 420]
600, factors 1 and 2, preferred 50 [150, 450]
600, factors 1 and 2, preferred 10 [126, 474]
600, factors 1 and 2, preferred 0 [300, 300]
600, factors 1 and 10, preferred 10 [30, 570]
600, factors 1 and 1, preferred 10 [300, 300]
6000, factors 1 and 2, preferred 100 [1260, 4740]
SEEN
