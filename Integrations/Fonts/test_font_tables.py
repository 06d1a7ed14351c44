"""Tests of font_tables.py, with a font made here: python3 -m unittest discover -s Integrations/Fonts"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib.tables._g_l_y_f import Glyph

SCRIPT = Path(__file__).parent / "font_tables.py"


def make_font(path):
    """A, B, V and é of 600, 650, 620 and 500 units in 1000; A and V move together by 80."""
    widths = {".notdef": 300, "space": 250, "A": 600, "B": 650, "V": 620, "eacute": 500}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(widths))
    builder.setupCharacterMap({0x20: "space", 0x41: "A", 0x42: "B", 0x56: "V", 0xE9: "eacute"})
    builder.setupGlyf({glyph: Glyph() for glyph in widths})
    builder.setupHorizontalMetrics({glyph: (width, 0) for glyph, width in widths.items()})
    builder.setupHorizontalHeader(ascent=950, descent=-250)
    builder.setupNameTable({"familyName": "Probe", "styleName": "Regular", "psName": "Probe-Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost()
    builder.addOpenTypeFeatures("""
        feature kern { pos A V -80; pos [A B] [B V] -10; } kern;
    """)
    builder.save(path)


class FontTables(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name) / "probe.ttf"
        make_font(self.path)

    def run_script(self, *arguments):
        return subprocess.run(
            [sys.executable, SCRIPT, *map(str, arguments)], capture_output=True, text=True)

    def test_a_font_has_the_numbers_of_its_tables(self):
        result = self.run_script(self.path)
        self.assertEqual(result.stderr, "")
        self.assertEqual(json.loads(result.stdout), {"Probe-Regular": {
            "unitsPerEm": 1000, "ascent": 950, "descent": 250,
            "widths": [[0x20, 250], [0x41, 600, 650], [0x56, 620], [0xE9, 500]],
            "kerning": {"AB": -10, "AV": -80, "BB": -10, "BV": -10}}})

    def test_a_folder_stands_for_its_fonts(self):
        (Path(self.folder.name) / "notes.txt").write_text("no font")
        output = Path(self.folder.name) / "fonts.json"
        self.assertEqual(self.run_script(self.folder.name, "-o", output).returncode, 0)
        self.assertEqual(list(json.loads(output.read_text())), ["Probe-Regular"])

    def test_what_is_no_font_is_named(self):
        result = self.run_script(__file__)
        self.assertEqual(result.returncode, 1)
        self.assertIn("test_font_tables.py: error: no font", result.stderr)


if __name__ == "__main__":
    unittest.main()
