#!/usr/bin/env bash
# GTK 4.8.3 (Debian gir1.2-gtk-4.0), GtkConstraintLayout.add_constraints_from_description.
# Expected: by the grammar in its documentation a gap, '-' <predicateList> '-', takes the same
# <predicateListWithParens> as a view: one predicate or several with commas.
# Seen: a view takes a list, "[a(>=10,<=20)]"; a gap takes one predicate and refuses a list at the
# comma. (The error's place is the first dash, column 1, not the comma.)
# Why it matters: a gap of at least 10 and at most 20 is what flexible margins are made of; it cannot
# be written in one line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages="gir1.2-gtk-4.0 python3-gi xvfb xauth"
dpkg -s $packages >/dev/null 2>&1 ||
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $packages; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gir1.2-gtk-4.0

xvfb-run -a /usr/bin/python3 - >"$folder/seen" 2>"$folder/log" <<'PYTHON'
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk

Gtk.init()


def read(line):
    window, parent, layout, view = Gtk.Window(), Gtk.Fixed(), Gtk.ConstraintLayout(), Gtk.Box()
    window.set_child(parent)
    parent.set_layout_manager(layout)
    view.set_parent(parent)
    try:
        made = layout.add_constraints_from_description([line], 0, 0, {"a": view})
    except GLib.Error as error:
        print(f"{line:25} refused: {error.message.splitlines()[0]}")
        return
    print(f"{line:25} read, {len(made)} constraints")


for line in (
    "H:|[a(>=10)]",
    "H:|[a(>=10,<=20)]",
    "H:|-(>=10)-[a(==5)]",
    "H:|-(>=10@weak)-[a(==5)]",
    "H:|-(>=10,<=20)-[a(==5)]",
):
    read(line)
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
H:|[a(>=10)]              read, 2 constraints
H:|[a(>=10,<=20)]         read, 3 constraints
H:|-(>=10)-[a(==5)]       read, 2 constraints
H:|-(>=10@weak)-[a(==5)]  read, 2 constraints
H:|-(>=10,<=20)-[a(==5)]  refused: 0:1: Expected ')' at the end of a predicate, not ','
SEEN
