#!/usr/bin/env bash
# GTK 4.8.3 (Debian gir1.2-gtk-4.0), GtkConstraintLayout.add_constraints_from_description.
# Expected: the documentation bases the language on Apple's visual format, where a priority reaches
# from 1 to 1000 and "[a(==100@1000)]" is required; its own grammar has '@' and a positive number.
# Seen: the number is a raw GTK strength, of which required is 1001001000 and medium exactly 1000.
# So "@1000" is medium, the view gives way in silence and is 300 wide.
# Why it matters: visual formats from iOS parse, run and mean something else; 999 and 1000, which
# part "nearly" from "always" there, are one level here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
packages="gir1.2-gtk-4.0 python3-gi xvfb xauth"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq $packages; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gir1.2-gtk-4.0

xvfb-run -a /usr/bin/python3 - >"$folder/seen" 2>"$folder/log" <<'PYTHON'
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk

Gtk.init()


def read(line):
    window, parent, layout, view = Gtk.Window(), Gtk.Fixed(), Gtk.ConstraintLayout(), Gtk.Box()
    window.set_child(parent)
    parent.set_layout_manager(layout)
    view.set_parent(parent)
    made = layout.add_constraints_from_description([line], 0, 0, {"a": view})
    parent.measure(Gtk.Orientation.HORIZONTAL, -1)
    parent.allocate(300, 50, -1, None)
    given = [constraint for constraint in made if constraint.get_constant() == 100]
    strengths = ", ".join(str(constraint.get_strength()) for constraint in given)
    required = all(constraint.is_required() for constraint in given)
    print(f"{line:23} strength {strengths}, required {required}, {view.get_width()} wide in 300")


STRENGTH = Gtk.ConstraintStrength
print(f"medium is {int(STRENGTH.MEDIUM)}, required {int(STRENGTH.REQUIRED)}")
for line in ("H:|[a(==100@1000)]|", "H:|[a(==100@required)]|", "H:|[a(==100)]|"):
    read(line)
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
medium is 1000, required 1001001000
H:|[a(==100@1000)]|     strength 1000, required False, 300 wide in 300
H:|[a(==100@required)]| strength 1001001000, required True, 100 wide in 300
H:|[a(==100)]|          strength 1001001000, required True, 100 wide in 300
SEEN
