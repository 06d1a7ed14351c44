#!/usr/bin/env python3
"""Works out the frames that the examples in Docs/Examples must have, and writes them to Frames/.

    python3 Tests/Fixtures/derive_expected_frames.py            writes the files
    python3 Tests/Fixtures/derive_expected_frames.py --check    fails if they differ

Nothing here reads a constraint file and nothing is solved: each function below says in plain
arithmetic where the views of one example are, left to right; right to left is its mirror image.
Numbers are exact fractions. The sizes of texts and images are the ones that the examples declare.
"""

import json
import math
import sys
from fractions import Fraction
from pathlib import Path

# --- The windows of an iPad Air 2 -----------------------------------------------------------------

DEVICE = "ipad-air-2"
SCALE = 2

# orientation, split, window width, window height, regular width?
# Widths were measured on devices (divider 10); only the full screen and the wide two thirds of the
# landscape screen are regular (Apple's guide to multitasking on iPad, figure 2-1).
WINDOWS = [
    ("landscape", "full", 1024, 768, True),
    ("landscape", "2/3", 694, 768, True),
    ("landscape", "1/2", 507, 768, False),
    ("landscape", "1/3", 320, 768, False),
    ("landscape", "slide-over", 320, 768, False),
    ("portrait", "full", 768, 1024, True),
    ("portrait", "2/3", 438, 1024, False),
    ("portrait", "1/3", 320, 1024, False),
    ("portrait", "slide-over", 320, 1024, False),
]

SCREEN_WIDTH = {"landscape": 1024, "portrait": 768}

# The status bar; an iPad with a home button has no other safe area.
SAFE_TOP = 20

# The margin of a plain view, each side.
PLAIN_MARGIN = 8

# The margin above and below the content of a table's row, recorded by Interface Builder.
ROW_MARGIN = 11

# The readable width at the default text size, measured on iOS 14.4 to 16.2.
READABLE_WIDTH = 664


def root_margin(split):
    """20 on the full screen of every iPad (measured); 16 in a shared screen (our choice)."""
    return 20 if split == "full" else 16


def readable_guide(view_width, margin):
    """Where the readable guide of a view with equal side margins is, and how wide it is.

    It is the margins guide, unless that would leave more than 44 beside the readable width on each
    side of the safe area: then it is the readable width, centred.
    """
    margins_width = view_width - 2 * margin
    if view_width > READABLE_WIDTH + 2 * 44 and margins_width > READABLE_WIDTH:
        return margin + (margins_width - READABLE_WIDTH) / Fraction(2), Fraction(READABLE_WIDTH)
    return Fraction(margin), Fraction(margins_width)


def text_height(heights, width):
    """The height of the last entry whose width is not larger, else that of the first entry."""
    height = heights[0][1]
    for least_width, entry_height in heights:
        if least_width <= width:
            height = entry_height
    return Fraction(height)


# --- The examples: (id, parent, x, y, width, height), left to right, in the parent's coordinates ----

CELLS = [  # title width, date width
    (Fraction("163.5"), Fraction(72)),
    (Fraction(137), Fraction("65.5")),
    (Fraction("105.5"), Fraction("65.5")),
]

BODY_HEIGHTS = [
    (160, 410), (200, 328), (240, 287), (280, 246), (320, 205), (360, "184.5"), (400, 164),
    (480, "143.5"), (560, 123),
]


def travelog(orientation, split, width, height, regular):
    hairline = Fraction(1, 2)
    if regular:
        # 170 in a window narrower than the screen or narrower than high, else 320.
        narrow = width < SCREEN_WIDTH[orientation] or width < height
        list_width = Fraction(170 if narrow else 320)
        list_x = Fraction(0)
    else:
        # Collapsed: the list is a whole window wide and ends, with the line, where the entry begins.
        list_width = Fraction(width)
        list_x = -hairline - width
    divider_x = list_x + list_width
    detail_x = divider_x + hairline
    detail_width = width - detail_x

    yield "root", None, 0, 0, width, height
    yield "list", "root", list_x, 0, list_width, height
    # A cell of up to 180 points has its texts below the thumbnail, any other one beside it.
    title_height, date_height = Fraction("20.5"), 16
    if list_width <= 180:
        text_x, title_y = 16, PLAIN_MARGIN + 44 + 8
        date_y = title_y + title_height + 4
        cell_height = date_y + date_height + PLAIN_MARGIN
    else:
        text_x, title_y = 16 + 44 + 8, PLAIN_MARGIN
        date_y = PLAIN_MARGIN + 44 - date_height  # ends with the thumbnail
        cell_height = PLAIN_MARGIN + 44 + PLAIN_MARGIN
    for index, (title_width, date_width) in enumerate(CELLS):
        n = index + 1
        # Cells lie below the status bar, so their own safe area is empty.
        yield f"entry{n}", "list", 0, SAFE_TOP + index * cell_height, list_width, cell_height
        room = list_width - text_x - 16
        yield f"thumbnail{n}", f"entry{n}", 16, PLAIN_MARGIN, 44, 44
        yield f"title{n}", f"entry{n}", text_x, title_y, min(title_width, room), title_height
        yield f"date{n}", f"entry{n}", text_x, date_y, min(date_width, room), date_height
    yield "divider", "root", divider_x, 0, hairline, height

    yield "detail", "root", detail_x, 0, detail_width, height
    # The entry reaches under the status bar: its top margin is the plain one below the safe area.
    top = SAFE_TOP + PLAIN_MARGIN
    bottom = height - PLAIN_MARGIN
    left, readable = readable_guide(detail_width, 16)
    if regular:
        # The photo has two fifths of the readable width, the text stands beside it, 16 apart.
        photo_width = readable * Fraction(2, 5)
        text_x = left + photo_width + 16
        title_y = Fraction(top)
    else:
        # The photo has all of it, the text stands below, 16 apart.
        photo_width = readable
        text_x = left
        title_y = None
    photo_height = min(photo_width * Fraction(3, 4), Fraction(height, 2))
    if title_y is None:
        title_y = top + photo_height + 16
    text_width = left + readable - text_x
    title_height, date_height = Fraction("33.5"), Fraction(16)
    date_y = title_y + title_height + 4
    body_y = date_y + date_height + 8
    body_height = min(text_height(BODY_HEIGHTS, text_width), bottom - body_y)
    yield "photo", "detail", left, top, photo_width, photo_height
    yield "title", "detail", text_x, title_y, min(Fraction("266.5"), text_width), title_height
    yield "date", "detail", text_x, date_y, min(Fraction(72), text_width), date_height
    yield "body", "detail", text_x, body_y, text_width, body_height


ARTICLE_HEIGHTS = [
    (240, 328), (280, 287), (320, 246), (360, "225.5"), (400, 205), (440, "184.5"), (500, 164),
    (560, "143.5"), (660, 123),
]


def readable_article(orientation, split, width, height, regular):
    # The root of a window has no margin of its own at the top and bottom, only the safe area.
    left, readable = readable_guide(Fraction(width), root_margin(split))
    headline_y = SAFE_TOP + 16
    article_y = headline_y + 41 + 12
    yield "root", None, 0, 0, width, height
    # Too narrow a window cuts the headline off.
    yield "headline", "root", left, headline_y, min(Fraction(322), readable), 41
    article_height = min(text_height(ARTICLE_HEIGHTS, readable), height - article_y)
    yield "article", "root", left, article_y, readable, article_height


def sign_up_form(orientation, split, width, height, regular):
    left, readable = readable_guide(Fraction(width), root_margin(split))
    label_width, label_height = Fraction(109), Fraction("20.5")  # as wide as the widest: the address
    field_x = left + label_width + 8
    field_width = left + readable - field_x
    field_height, row = 34, 12
    y = SAFE_TOP + 2 * row
    yield "root", None, 0, 0, width, height
    for name in ["name", "email", "password"]:
        # The label is centred on the field: 6.75 below its top.
        label_y = y + (field_height - label_height) / 2
        yield f"{name}Label", "root", left, label_y, label_width, label_height
        yield f"{name}Field", "root", field_x, y, field_width, field_height
        y += field_height + row
    y += row
    button_width = 120
    yield "signUp", "root", left + (readable - button_width) / 2, y, button_width, 34


def profile_card(orientation, split, width, height, regular):
    left, readable = readable_guide(Fraction(width), root_margin(split))
    top = SAFE_TOP + 16
    avatar, name_height, handle_height = 44, Fraction("20.5"), 16
    names_height = name_height + 4 + handle_height
    button_height = 34
    buttons_height = button_height if regular else 3 * button_height + 2 * 8
    counts_y = avatar + 16 + buttons_height + 24  # 24 in place of the 16 of the card
    counts_height = 16
    yield "root", None, 0, 0, width, height
    yield "card", "root", left, top, readable, counts_y + counts_height

    yield "header", "card", 0, 0, readable, avatar
    yield "avatar", "header", 0, 0, avatar, avatar
    # The column has no size of its own and takes the room; it is centred on the avatar.
    names_width = readable - avatar - 12
    yield "names", "header", avatar + 12, (avatar - names_height) / 2, names_width, names_height
    yield "name", "names", 0, 0, Fraction("101.5"), name_height
    yield "handle", "names", 0, name_height + 4, 38, handle_height
    # Hidden after the last visible view: at the end of it, without width, on the centre line.
    yield "badge", "header", readable, (avatar - 22) / Fraction(2), 0, 22

    yield "buttons", "card", 0, avatar + 16, readable, buttons_height
    button_width = (readable - 2 * 8) / 3 if regular else readable
    for index, name in enumerate(["follow", "message", "share"]):
        x = index * (button_width + 8) if regular else 0
        y = 0 if regular else index * (button_height + 8)
        yield name, "buttons", x, y, button_width, button_height

    yield "counts", "card", 0, counts_y, readable, counts_height
    widths = [("posts", 64), ("followers", 98), ("following", 78)]
    gap = (readable - 2 * 12 - sum(w for _, w in widths)) / 2
    x = Fraction(12)
    for name, count_width in widths:
        yield name, "counts", x, 0, count_width, counts_height
        x += count_width + gap


def message(orientation, split, width, height, regular):
    margin = root_margin(split)
    keyboard = 350 if orientation == "landscape" else 0  # as the example says
    avatar, spacing, row, target = 40, 8, 12, 44
    middle = SAFE_TOP + Fraction(avatar, 2)
    name_width, name_height = Fraction(110), Fraction("20.5")
    state_width, state_height = Fraction("42.5"), Fraction(16)
    yield "root", None, 0, 0, width, height
    yield "avatar", "root", margin, SAFE_TOP, avatar, avatar
    name_x = margin + avatar + row
    yield "name", "root", name_x, middle - name_height / 2, name_width, name_height
    state_x = width - margin - state_width
    yield "state", "root", state_x, middle - state_height / 2, state_width, state_height
    buttons_y = height - keyboard - target
    message_y = SAFE_TOP + avatar + row
    message_height = buttons_y - spacing - message_y
    yield "message", "root", margin, message_y, width - 2 * margin, message_height
    gap = Fraction(width - 3 * target, 4)
    for index, name in enumerate(["photo", "place", "send"]):
        yield name, "root", gap + index * (target + gap), buttons_y, target, target


TO_DO = [  # category, width of its name, widths of the things to do
    ("home", 48, [128, 131, "91.5", "99.5", 75, 93]),
    ("work", 46, [118, "112.5", 112, "90.5", 96, "110.5", 108]),
    ("school", "62.5", ["108.5", 124, "118.5", 99, 91]),
]


def to_do(orientation, split, width, height, regular):
    spacing, title_height, row, label = 8, 28, 44, 20
    visible = height - SAFE_TOP
    side, readable = readable_guide(Fraction(width), 16)  # the margins of a category
    yield "root", None, 0, 0, width, height
    yield "lists", "root", 0, SAFE_TOP, width, visible
    # What scrolls; in a right-to-left language the pages begin at its right edge.
    yield ".content", "lists", 0, 0, width if regular else len(TO_DO) * width, visible
    y = 0
    for page, (name, title_width, items) in enumerate(TO_DO):
        if regular:
            category_height = 2 * PLAIN_MARGIN + title_height + len(items) * (spacing + row)
            yield name, ".content", 0, y, width, category_height
            y += category_height
        else:
            yield name, ".content", page * width, 0, width, visible
        yield f"{name}Title", name, side, PLAIN_MARGIN, Fraction(title_width), title_height
        row_y = PLAIN_MARGIN + title_height + spacing
        for index, item_width in enumerate(items, start=1):
            yield f"{name}Check{index}", name, side, row_y, row, row
            label_y = row_y + Fraction(row - label, 2)
            label_x = side + row + spacing
            yield f"{name}Item{index}", name, label_x, label_y, Fraction(item_width), label
            row_y += row + spacing


def inbox(orientation, split, width, height, regular):
    # The rows keep to the readable width of the list; it lies below the status bar.
    left, _ = readable_guide(width, root_margin(split))
    yield "root", None, 0, 0, width, height
    yield "list", "root", 0, SAFE_TOP, width, height - SAFE_TOP
    header_height = 4 + Fraction("20.5") + 4
    yield "month", "list", 0, 0, width, header_height
    yield "name", "month", left, 4, Fraction("37.5"), Fraction("20.5")
    y = header_height
    for index, (title_width, title_height) in enumerate([(121, 20), (45, 20), (84, 44)]):
        # The higher one of photo and title, a margin above and below, and a line of one pixel.
        content_height = ROW_MARGIN + max(40, title_height) + ROW_MARGIN
        cell_height = content_height + Fraction(1, SCALE)
        middle = Fraction(content_height, 2)
        yield f"entry[{index}]", "list", 0, y, width, cell_height
        yield f"photo[{index}]", f"entry[{index}]", left, middle - 20, 40, 40
        yield (
            f"title[{index}]", f"entry[{index}]", left + 40 + 12,
            middle - Fraction(title_height, 2), title_width, title_height,
        )
        yield f"arrow[{index}]", f"entry[{index}]", width - left - 8, middle - Fraction(13, 2), 8, 13
        y += cell_height


EXAMPLES = {
    "travelog": travelog,
    "readable-article": readable_article,
    "sign-up-form": sign_up_form,
    "profile-card": profile_card,
    "message": message,
    "to-do": to_do,
    "inbox": inbox,
}

# --- From exact positions to pixels ---------------------------------------------------------------


def to_pixels(value):
    """The number of the nearest device pixel, ties away from zero."""
    pixels = abs(Fraction(value)) * SCALE
    # Values are snapped to multiples of 2^-20 before rounding: no tie may hide inside a snap.
    tie_distance = abs(pixels - math.floor(pixels) - Fraction(1, 2))
    assert tie_distance == 0 or tie_distance > Fraction(1, 2**18), value
    rounded = math.floor(pixels + Fraction(1, 2))
    return rounded if value >= 0 else -rounded


def to_points(pixels):
    number = float(Fraction(pixels, SCALE))
    return int(number) if number == int(number) else number


def on_pixels(x, y, width, height):
    """The frame with its edges on pixels; sizes are their differences."""
    left, top, right, bottom = (to_pixels(value) for value in (x, y, x + width, y + height))
    return [to_points(value) for value in (left, top, right - left, bottom - top)]


def frames(example, window, direction):
    views = list(EXAMPLES[example](*window))
    widths = {name: width for name, _, _, _, width, _ in views}
    for name, parent, x, y, width, height in views:
        if direction == "rtl" and parent is not None:
            x = widths[parent] - x - width
        if name.startswith("."):  # the content of a scroll view is no view
            continue
        yield {"id": name, "frame": on_pixels(x, y, width, height)}


def fixture(example):
    """The JSON text of one example's fixture, a line per view."""
    lines = ["{", f'  "example": "{example}",', '  "layouts": [']
    layouts = [(window, direction) for window in WINDOWS for direction in ("ltr", "rtl")]
    for index, (window, direction) in enumerate(layouts):
        orientation, split = window[:2]
        head = {"device": DEVICE, "orientation": orientation, "split": split}
        head["direction"] = direction
        lines.append("    {" + json.dumps(head)[1:-1] + ', "frames": [')
        views = [json.dumps(view) for view in frames(example, window, direction)]
        lines += [f"      {view}," for view in views[:-1]] + [f"      {views[-1]}"]
        lines.append("    ]}" + ("," if index + 1 < len(layouts) else ""))
    return "\n".join(lines + ["  ]", "}"]) + "\n"


def main():
    folder = Path(__file__).parent / "Frames"
    stale = []
    for example in EXAMPLES:
        path = folder / f"{example}.json"
        text = fixture(example)
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text() != text:
                stale.append(path.name)
        else:
            folder.mkdir(exist_ok=True)
            path.write_text(text)
    if stale:
        sys.exit("differs from the arithmetic: " + ", ".join(stale))


if __name__ == "__main__":
    main()
