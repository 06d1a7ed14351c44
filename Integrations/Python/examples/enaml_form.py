"""enaml's Form, laid out by tinamou without a toolkit: pip install enaml==0.19.0, then python enaml_form.py

Prints the smallest and the best size of a form of labels and fields, and its frames in a window.
"""

import sys

import tinamou.kiwi

# enaml asks for kiwisolver by name.
sys.modules["kiwisolver"] = tinamou.kiwi

from atom.api import Value  # noqa: E402
from enaml.layout.layout_manager import LayoutItem, LayoutManager  # noqa: E402
from enaml.widgets.api import Field, Form, Label  # noqa: E402

#: The sizes that a toolkit would measure.
SIZES = {Label: (70, 18), Field: (120, 24)}


class Item(LayoutItem):
    """A widget, and the frame that it was given."""

    widget = Value()
    frame = Value()

    def constrainable(self):
        return self.widget

    def constraints(self):
        return self.widget.layout_constraints()

    def margins(self):
        return (10, 10, 10, 10) if isinstance(self.widget, Form) else ()

    def size_hint(self):
        return SIZES.get(type(self.widget), (-1, -1))

    def min_size(self):
        return SIZES.get(type(self.widget), (0, 0))

    def max_size(self):
        return (-1, -1)

    def set_geometry(self, x, y, width, height):
        self.frame = tuple(round(number, 3) for number in (x, y, width, height))


def form(names):
    """A form with a label and a field for each name."""
    parent = Form()
    for name in names:
        Label(parent=parent, name=name)
        Field(parent=parent, name=f"{name} field")
    return parent


def main():
    root = Item(widget=form(["name", "street", "city"]))
    items = [Item(widget=widget) for widget in root.widget.children]
    manager = LayoutManager(root)
    manager.set_items(items)
    print("smallest", manager.min_size(), "best", manager.best_size())
    manager.resize(400, 200)
    for item in items:
        print(item.widget.name, item.frame)


if __name__ == "__main__":
    main()
