#!/usr/bin/env bash
# GTK 4.8.3 (Debian gir1.2-gtk-4.0), GtkConstraintLayout.
# Expected: "start" and "end" follow the text direction (documentation of GtkConstraintAttribute),
# so a view 10 after its parent's start is 10 inside in either direction.
# Seen: in right-to-left text start is the right edge, but the constant is added to x unchanged: in
# a parent of 300 a view of 40 lies from 270 to 310, outside. So does "H:|-10-[view(==40)]" of the
# visual format: the gap becomes an overhang.
# Why it matters: a layout written with start and end is not ready for right-to-left text; the sign
# of each constant would have to depend on the direction.
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
START, WIDTH = Gtk.ConstraintAttribute.START, Gtk.ConstraintAttribute.WIDTH
EQUAL, REQUIRED = Gtk.ConstraintRelation.EQ, Gtk.ConstraintStrength.REQUIRED


def frame(direction, constrain):
    """The x positions of a view in a parent 300 wide."""
    window, parent, layout, view = Gtk.Window(), Gtk.Fixed(), Gtk.ConstraintLayout(), Gtk.Box()
    window.set_child(parent)
    parent.set_layout_manager(layout)
    parent.set_direction(direction)
    view.set_direction(direction)
    view.set_parent(parent)
    constrain(layout, view)
    parent.measure(Gtk.Orientation.HORIZONTAL, -1)
    parent.allocate(300, 50, -1, None)
    allocation = view.get_allocation()
    return f"{allocation.x} to {allocation.x + allocation.width}"


def by_attributes(layout, view):
    layout.add_constraint(Gtk.Constraint.new(view, START, EQUAL, None, START, 1, 10, REQUIRED))
    layout.add_constraint(Gtk.Constraint.new_constant(view, WIDTH, EQUAL, 40, REQUIRED))


def by_visual_format(layout, view):
    layout.add_constraints_from_description(["H:|-10-[view(==40)]"], 0, 0, {"view": view})


for name, constrain in (("start + 10", by_attributes), ("visual format", by_visual_format)):
    left = frame(Gtk.TextDirection.LTR, constrain)
    right = frame(Gtk.TextDirection.RTL, constrain)
    print(f"{name:14} left to right {left}, right to left {right}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
start + 10     left to right 10 to 50, right to left 270 to 310
visual format  left to right 10 to 50, right to left 270 to 310
SEEN
