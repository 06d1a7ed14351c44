#!/usr/bin/env bash
# Pillow 13.0.0 (PyPI).
# Expected: ImageChops.difference(a, b).getbbox() is the rectangle in which two pictures differ, and
# None if they are the same: the usual test of a screenshot or a rendered layout.
# Seen: of two opaque RGBA (or LA) pictures it is None whatever their colours. The difference of two
# alpha channels of 255 is 0, and getbbox looks at the alpha channel alone unless alpha_only=False.
# Where also an alpha value differs somewhere, the rectangle is that of the alpha alone, so it looks
# plausible and misses the colours.
# Why it matters: comparisons of screenshots pass whatever is drawn. Whether they do depends on the
# mode of the file: the same pictures as RGB are compared, and renderers choose the mode by content.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check pillow==13.0.0

"$folder/venv/bin/python" >"$folder/seen" <<'PYTHON'
from PIL import Image, ImageChops

white = Image.new("RGBA", (40, 20), (255, 255, 255, 255))
marked = white.copy()
marked.paste((255, 0, 0, 255), (10, 5, 20, 15))
corner = marked.copy()
corner.paste((255, 255, 255, 0), (0, 0, 2, 2))
for name, first, second in (
    ("RGBA, a red mark", white, marked),
    ("LA, a black mark", white.convert("LA"), marked.convert("LA")),
    ("RGB, a red mark", white.convert("RGB"), marked.convert("RGB")),
    ("RGBA, a mark and a clear corner", white, corner),
):
    difference = ImageChops.difference(first, second)
    whole = difference.getbbox(alpha_only=False)
    print(f"{name}: equal {first == second}, getbbox {difference.getbbox()}, of all channels {whole}")
PYTHON
cat "$folder/seen"

diff - "$folder/seen" <<'SEEN'
RGBA, a red mark: equal False, getbbox None, of all channels (10, 5, 20, 15)
LA, a black mark: equal False, getbbox None, of all channels (10, 5, 20, 15)
RGB, a red mark: equal False, getbbox (10, 5, 20, 15), of all channels (10, 5, 20, 15)
RGBA, a mark and a clear corner: equal False, getbbox (0, 0, 2, 2), of all channels (0, 0, 20, 15)
SEEN
