"""Looks for ink of texts outside of the frames of their views, in the pixels of PNG previews.

    python3 Tests/Preview/ink_check.py TINAMOU FILE...

Each file is drawn with the fonts of the system, and with each wide or narrow font below that is
installed alone, since a text must end where it was measured in any font. The picture that the program
makes is compared with the same picture without texts; then each text is drawn in a strip of its own.
Needs Pillow, and rsvg-convert: without it it says so and ends with 0.
"""

import io
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from PIL import Image, ImageChops, ImageDraw

SVG = "{http://www.w3.org/2000/svg}"
# Folders of fonts that are wider or narrower than those that iOS measures with.
FONTS = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/liberation"]
OPTIONS = [[], ["--text-size", "XXXL", "--rtl"]]
# The edge of a letter is spread over a pixel, and a letter may begin before its place.
TOLERANCE = 1.0
SCALE = 2
STRIP = 12000


def picture(png):
    return Image.open(io.BytesIO(png))


def convert(svg, environment):
    command = ["rsvg-convert", "--format", "png"]
    return subprocess.run(
        command, input=svg, env=environment, capture_output=True, check=True
    ).stdout


def number(element, name):
    return float(element.get(name, "0"))


class Window:
    """A window of a preview: its place on the page, and its texts with the frames of their views."""

    def __init__(self, element):
        left, top, width, _ = map(float, element.get("viewBox").split())
        self.unit = width / number(element, "width")
        self.origin = (number(element, "x"), number(element, "y"))
        self.corner = (left, top)
        groups = {group.get("class"): group for group in element.iter(SVG + "g")}
        views = []
        for rect in groups["views"].iter(SVG + "rect"):
            title = rect.find(SVG + "title")
            if title is not None and rect.get("class").startswith("view "):
                frame = [number(rect, side) for side in ("x", "y", "width", "height")]
                views.append((title.text.split("\n")[-1], frame))
        self.texts = []
        position, frame = 0, None
        for text in groups["texts"].iter(SVG + "text"):
            # A view's tooltip ends with its first line; further lines belong to the same view.
            for index in range(position, len(views)):
                if views[index][0] == text.text.strip("\u2067\u2069"):
                    position, frame = index + 1, views[index][1]
                    break
            assert frame, f"no view has the text {text.text!r}"
            self.texts.append((text, frame))

    def on_page(self, frame):
        """A frame in pixels of the page, as left, top, right, bottom."""
        x, y, width, height = frame
        edges = [x - self.corner[0], y - self.corner[1]]
        edges += [edges[0] + width, edges[1] + height]
        return [self.origin[i % 2] + edge / self.unit for i, edge in enumerate(edges)]


def outside_of_all(drawn, blank, frames):
    """The rectangle in which two pictures differ outside of all frames, if they do."""
    difference = ImageChops.difference(picture(drawn).convert("RGB"), picture(blank).convert("RGB"))
    draw = ImageDraw.Draw(difference)
    for left, top, right, bottom in frames:
        corner = (left - TOLERANCE, top - TOLERANCE)
        draw.rectangle([corner, (right + TOLERANCE, bottom + TOLERANCE)], fill=0)
    return difference.getbbox()


def outside_of_own(texts, style, environment):
    """The texts with ink outside of the frames of their views, each drawn in a strip of its own."""
    found, strips, y, width = [], [], 0.0, 0.0
    for text, frame in texts:
        if (y + frame[3] + 40) * SCALE > STRIP:
            found += read_strips(strips, width, y, style, environment)
            strips, y, width = [], 0.0, 0.0
        strips.append((text, frame, y))
        y += frame[3] + 40
        width = max(width, frame[2] + 80)
    return found + read_strips(strips, width, y, style, environment)


def read_strips(strips, width, height, style, environment):
    if not strips:
        return []
    root = ElementTree.Element(SVG + "svg")
    root.set("viewBox", f"0 0 {width} {height}")
    root.set("width", str(width * SCALE))
    root.set("height", str(height * SCALE))
    ElementTree.SubElement(root, SVG + "style").text = style + ".texts text { fill: #000 }"
    for text, frame, top in strips:
        place = f"translate({40 - frame[0]} {top + 20 - frame[1]})"
        ElementTree.SubElement(root, SVG + "g", {"class": "texts", "transform": place}).append(text)
    drawn = picture(convert(ElementTree.tostring(root), environment))
    ink = drawn.getchannel("A").point(lambda alpha: 255 if alpha > 64 else 0)
    found = []
    for text, frame, top in strips:
        strip = (0, int(top * SCALE), ink.width, int((top + frame[3] + 40) * SCALE))
        box = ink.crop(strip).getbbox()
        if box is None:
            found.append(f"{text.text!r} is not drawn")
            continue
        left, above = box[0] / SCALE - 40, box[1] / SCALE - 20
        right, below = box[2] / SCALE - 40 - frame[2], box[3] / SCALE - 20 - frame[3]
        if max(-left, right, -above, below) > TOLERANCE:
            found.append(
                f"{text.text!r}: {-left:.2f} left, {right:.2f} right, {-above:.2f} above,"
                f" {below:.2f} below its view"
            )
    return found


def recorder(folder):
    """A folder with a program in the place of rsvg-convert that keeps what it draws as PNG."""
    program = folder / "rsvg-convert"
    program.write_text(
        "#!/bin/sh\n"
        f'case "$*" in *png*) tee {folder}/seen.svg | {shutil.which("rsvg-convert")} "$@";;\n'
        f'*) exec {shutil.which("rsvg-convert")} "$@";; esac\n'
    )
    program.chmod(0o755)
    return folder


def check(program, file, options, folder, environment):
    """The texts of a file whose ink is in the wrong place, and the number of its texts."""
    output = folder / "picture.png"
    recording = dict(environment, PATH=f"{recorder(folder)}:{environment['PATH']}")
    command = [program, "preview", file, "--plain", "-o", str(output), *options]
    subprocess.run(command, env=recording, check=True)
    svg = (folder / "seen.svg").read_text()
    root = ElementTree.fromstring(svg)
    style = root.find(SVG + "style").text
    windows = [Window(w) for w in root.iter(SVG + "svg") if w.get("class") == "window"]
    frames = [window.on_page(frame) for window in windows for _, frame in window.texts]
    blank = svg.replace("</style>", ".texts { display: none }</style>", 1).encode()
    found = []
    box = outside_of_all(output.read_bytes(), convert(blank, environment), frames)
    if box:
        found.append(f"ink outside of all frames, in the rectangle {box}")
    texts = {ElementTree.tostring(text): (text, frame) for w in windows for text, frame in w.texts}
    found += outside_of_own(list(texts.values()), style, environment)
    return found, len(frames)


def main(program, files):
    if shutil.which("rsvg-convert") is None:
        print("no rsvg-convert: the pixels of previews are not looked at")
        return 0
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for fonts in [None] + [path for path in FONTS if os.path.isdir(path)]:
            environment = dict(os.environ)
            if fonts:
                configuration = folder / "fonts.conf"
                configuration.write_text(
                    f"<fontconfig><dir>{fonts}</dir><cachedir>{folder}/cache</cachedir></fontconfig>"
                )
                environment["FONTCONFIG_FILE"] = str(configuration)
            count = 0
            for file in files:
                for options in OPTIONS:
                    found, texts = check(program, file, options, folder, environment)
                    count += texts
                    wrong += len(found)
                    for line in found:
                        print(f"{file} {' '.join(options)}: {line}")
            name = pathlib.Path(fonts).name if fonts else "the system"
            print(f"{count} texts drawn with the fonts of {name}")
    print("no ink outside of a frame" if wrong == 0 else f"{wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
