"""Screens that people have, in sizes that grow, as constraint files.

A screen is the id and subviews of its root and a list of constraints. Texts are of random words, the
same in every run.
"""

import random

WORDS = (
    "river stone winter paper garden little window market bridge silver orange yellow summer table"
).split()

# A scroll view that fills the window, and a box in it that is as wide as the window.
SCROLLED = [
    f"scroll.{side} == root.{side}" for side in ("leading", "trailing", "top", "bottom")
] + [f"box.{side} == scroll.content.{side}" for side in ("leading", "trailing", "top", "bottom")] + [
    "box.width == scroll.frame.width"
]


class Texts:
    """Random texts."""

    def __init__(self):
        self.random = random.Random(3)

    def words(self, least, most):
        return " ".join(
            self.random.choice(WORDS) for _ in range(self.random.randint(least, most)))

    def label(self, name, least, most, lines=1, **keys):
        return {"id": name, "kind": "label", "text": self.words(least, most), "lines": lines, **keys}


def stack(name, views, axis="horizontal", spacing=8, **keys):
    return {
        "id": name, "kind": "stack", "axis": axis, "spacing": spacing, "subviews": views, **keys}


def scrolled(box):
    return [{"id": "scroll", "kind": "scroll", "subviews": [{**box, "id": "box"}]}]


def scrolled_stack(views):
    return scrolled(stack("box", views, "vertical", 6))


def texts_in_scroll_view(count):
    """Texts that wrap, one below the other."""
    texts = Texts()
    rows = list(SCROLLED)
    for row in range(count):
        above = f"text{row - 1}.bottom + 8" if row else "box.top + 8"
        rows += [
            f"text{row}.leading == box.leading + 16", f"text{row}.trailing == box.trailing - 16",
            f"text{row}.top == {above}"]
    rows.append(f"text{count - 1}.bottom == box.bottom - 8")
    views = [texts.label(f"text{row}", 1, 20, 0) for row in range(count)]
    return scrolled({"subviews": views}), rows


def price_table(count):
    """Rows are stacks; the columns are as wide as in the first row, the first one wraps."""
    texts = Texts()
    rows = list(SCROLLED)
    views = []
    for row in range(count):
        cells = [texts.label(f"name{row}", 3, 3, 0)]
        cells += [texts.label(f"price{row}_{column}", 1, 1) for column in range(4)]
        views.append(stack(f"row{row}", cells, alignment="firstBaseline"))
        if row:
            rows += [
                f"price{row}_{column}.width == price0_{column}.width" for column in range(4)]
    return scrolled_stack(views), rows


def tree_of_fill_stacks(count):
    """A stack has two texts and two stacks, whose axis is the other one."""
    texts = Texts()
    names = iter(range(count))

    def tree(views, axis):
        name = next(names)
        children = [texts.label(f"text{name}_{part}", 1, 6, 0) for part in range(2)]
        left = (views - 3) // 2
        other = "vertical" if axis == "horizontal" else "horizontal"
        if left >= 3:
            children += [tree(left, other), tree(left, other)]
        return stack(f"stack{name}", children, axis)

    rows = [f"stack0.{side} == root.{side}" for side in ("leading", "trailing", "top", "bottom")]
    return [tree(count, "vertical")], rows


def stacks_in_stacks(depth):
    """Each stack has a text and the next stack."""
    texts = Texts()
    inner = texts.label("last", 1, 1)
    for level in reversed(range(depth)):
        axis = "vertical" if level % 2 else "horizontal"
        inner = stack(f"stack{level}", [texts.label(f"text{level}", 1, 1), inner], axis, 4)
    rows = [f"stack0.{side} == root.{side}" for side in ("leading", "trailing", "top", "bottom")]
    return [inner], rows


def as_high_as_the_highest(count):
    """A container as high as the highest of texts side by side."""
    texts = Texts()
    rows = [
        "box.leading == root.leading", "box.top == root.top", "box.height == 0 @100",
        f"box.width == {count / 4} * root.width"]
    for column in range(count):
        before = f"text{column - 1}.trailing + 8" if column else "box.leading"
        rows += [
            f"text{column}.top == box.top + 8", f"text{column}.bottom <= box.bottom - 8",
            f"text{column}.leading == {before}"]
        if column:
            rows.append(f"text{column}.width == text0.width")
    rows.append(f"text{count - 1}.trailing == box.trailing")
    views = [texts.label(f"text{column}", 1, 20, 0) for column in range(count)]
    return [{"id": "box", "subviews": views}], rows


def two_texts_a_row(count):
    """Two texts beside each other in each row, both wrap; the row is as high as the higher one."""
    texts = Texts()
    rows, views = [], []
    for row in range(count):
        views += [texts.label(f"key{row}", 1, 12, 0), texts.label(f"value{row}", 1, 12, 0)]
        rows += [
            f"key{row}.leading == root.leading + 16", f"value{row}.leading == key{row}.trailing + 8",
            f"value{row}.trailing == root.trailing - 16",
            f"key{row}.firstBaseline == value{row}.firstBaseline"]
        if row:
            rows += [
                f"key{row}.top >= key{row - 1}.bottom + 8",
                f"key{row}.top >= value{row - 1}.bottom + 8",
                f"key{row}.top == key{row - 1}.bottom @100"]
        else:
            rows.append("key0.top == root.top + 8")
    return views, rows


def settings_stack(count):
    """Rows of a picture, a title above a detail that wraps, and a switch."""
    texts = Texts()
    views = []
    for row in range(count):
        words = [
            texts.label(f"title{row}", 2, 2),
            texts.label(f"detail{row}", 2, 12, 0, font={"style": "footnote"})]
        views.append(
            stack(
                f"row{row}", [
                    {"id": f"icon{row}", "kind": "image", "intrinsicSize": [29, 29]},
                    stack(f"words{row}", words, "vertical", 0),
                    {"id": f"switch{row}", "kind": "switch"}], alignment="center"))
    return scrolled_stack(views), list(SCROLLED)


def dashboard_cards(count):
    """Two cards a row, each a stack with a title, a number with its change, and a note that wraps."""
    texts = Texts()

    def card(name):
        number = [
            {"id": f"icon{name}", "kind": "image", "intrinsicSize": [24, 24]},
            texts.label(f"number{name}", 1, 1, font={"style": "title2"}),
            texts.label(f"change{name}", 1, 1)]
        return stack(
            f"card{name}", [
                texts.label(f"title{name}", 2, 2, font={"style": "headline"}),
                stack(f"numbers{name}", number, spacing=4, alignment="center"),
                texts.label(f"note{name}", 3, 14, 0)], "vertical", 4,
            layoutMarginsRelativeArrangement=True, margins=8)

    views = [
        stack(
            f"row{row}", [card(f"{row}_0"), card(f"{row}_1")], distribution="fillEqually",
            alignment="top") for row in range(count // 2)]
    return scrolled_stack(views), list(SCROLLED)


def labels_beside_a_chart(count):
    """Labels in their order between limits; each wishes a place, at a priority of its own."""
    texts = Texts()
    rows = []
    wishes = sorted(texts.random.randint(0, count * 18) for _ in range(count))
    for index, wish in enumerate(wishes):
        priority = round(1 + 998 * (index + 1) / (count + 1), 3)
        above = f"label{index - 1}.bottom + 2" if index else "plot.top"
        rows += [
            f"label{index}.leading == plot.trailing", f"label{index}.top >= {above}",
            f"label{index}.bottom <= plot.bottom",
            f"label{index}.centerY == plot.top + {wish} @{priority}"]
    rows += [
        "plot.leading == root.leading", "plot.top == root.top", "plot.width == 100",
        f"plot.height == {count * 24}"]
    views = [{"id": "plot"}]
    views += [
        {"id": f"label{index}", "intrinsicSize": [60, 20]} for index in range(count)]
    return views, rows


def soft_equal_widths(count):
    """Texts in a row, each as wide as its neighbour if possible."""
    texts = Texts()
    rows = ["box.leading == root.leading", "box.top == root.top", f"box.width == {count * 70}"]
    for column in range(count):
        before = f"text{column - 1}.trailing" if column else "box.leading"
        rows += [f"text{column}.leading == {before}", f"text{column}.top == box.top"]
        if column:
            rows.append(f"text{column}.width == text{column - 1}.width @500")
    rows.append(f"text{count - 1}.trailing == box.trailing")
    views = [texts.label(f"text{column}", 1, 2) for column in range(count)]
    return [{"id": "box", "subviews": views}], rows


def organisation_chart(count):
    """Each parent is in the middle of its two children; siblings have a distance."""
    rows, views, last = [], [], {}
    for index in range(count):
        level = (index + 1).bit_length() - 1
        views.append({"id": f"box{index}", "intrinsicSize": [80, 30]})
        rows.append(f"box{index}.top == root.top + {40 * level}")
        if level in last:
            rows.append(f"box{index}.left >= box{last[level]}.right + 10")
        else:
            rows.append(f"box{index}.left >= root.left")
        last[level] = index
        left, right = 2 * index + 1, 2 * index + 2
        if right < count:
            rows.append(f"2 * box{index}.centerX == box{left}.centerX + box{right}.centerX")
            rows.append(f"box{right}.left == box{left}.right + 10 @100")
    return views, rows


# Each with the sizes of a whole command and those of an engine.
SCREENS = [
    (texts_in_scroll_view, (1000, 3000, 10000), (1000, 3000, 10000)),
    (price_table, (100, 300, 1000), (50, 100, 200, 400)),
    (tree_of_fill_stacks, (200, 400, 800), (200, 400, 800)),
    (stacks_in_stacks, (100, 200, 400), (100, 200, 400)),
    (as_high_as_the_highest, (100, 200, 400), (100, 200, 400)),
    (two_texts_a_row, (100, 200, 400), (100, 200, 400)),
    (settings_stack, (300, 1000, 3000), (100, 300, 1000)),
    (dashboard_cards, (300, 1000, 3000), (100, 300, 1000)),
    (labels_beside_a_chart, (200, 400, 800), (200, 400)),
    (soft_equal_widths, (100, 200, 400), (100, 200, 400)),
    (organisation_chart, (127, 255, 511), (127, 255, 511)),
]
