#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of make-manual: what it makes of chapters, and that each fault planted alone is found."""
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

# The Python that Debian's Markdown is installed for.
TOOL = ["/usr/bin/python3", str(Path(__file__).resolve().parent / "make-manual")]
PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", 640, 400)
FIRST = "# First\n\nSee [the second](second.md#there), [notes](../notes.txt) and [below](#below).\n\n## Below\n\nEnd.\n"
SECOND = '# Second\n\n![A map](../shots/map-light.png)\n\n<a id="there"></a>\n\n## Elsewhere\n\n```xml a.xml\n<a/>\n```\n'


class MakeManual(unittest.TestCase):
    def setUp(self):
        self.held = tempfile.TemporaryDirectory()
        self.root = Path(self.held.name)
        self.out = self.root / "out"
        self.put("manual/contents", "# Part\nindex.md\nsecond.md\n")
        self.put("manual/style.css", "p {}\n")
        self.put("manual/index.md", FIRST)
        self.put("manual/second.md", SECOND)
        self.put("notes.txt", "notes\n")
        for scheme in ("light", "dark"):
            self.put(f"shots/map-{scheme}.png", PICTURE)
            self.put(f"shots/other-{scheme}.png", PICTURE)

    def tearDown(self):
        self.held.cleanup()

    def put(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def make(self, *more):
        command = [*TOOL, "manual/contents", "out", "out.d", *more]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)

    def assert_fault(self, what):
        done = self.make()
        self.assertEqual(done.returncode, 1, done)
        self.assertIn(what, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
        self.assertFalse(self.out.exists())

    def test_good(self):
        done = self.make()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        made = sorted(str(path.relative_to(self.out)) for path in self.out.rglob("*.*"))
        pictures = ["pictures/map-dark.png", "pictures/map-light.png"]
        self.assertEqual(made, ["files/notes.txt", "index.html", *pictures, "second.html", "style.css"])
        first, second = ((self.out / name).read_text() for name in ("index.html", "second.html"))
        self.assertIn('<a href="second.html#there">the second</a>', first)
        self.assertIn('<a href="files/notes.txt">notes</a>', first)
        self.assertIn('<a href="#below">below</a>', first)
        self.assertIn('<h2 id="there">Elsewhere', second)
        self.assertIn('<p class="file">a.xml</p>', second)
        self.assertIn("&lt;a/&gt;", second)
        self.assertIn('width="640"', second)
        self.assertIn('srcset="pictures/map-dark.png"', second)
        self.assertIn("<figcaption>A map</figcaption>", second)
        self.assertIn('<a href="second.html" aria-current="page">Second</a>', second)
        self.assertIn(str(self.root / "shots/map-dark.png"), (self.root / "out.d").read_text())

    def test_again(self):
        """What is no longer shown is no longer there."""
        self.make()
        self.put("manual/second.md", SECOND.replace("map-light", "other-light"))
        self.assertEqual(self.make().returncode, 0)
        self.assertFalse((self.out / "pictures" / "map-light.png").exists())

    def test_generated(self):
        self.put("build/made.md", "# Made\n")
        self.put("manual/contents", "# Part\nindex.md\nsecond.md\nmade.md\n")
        self.assertEqual(self.make("build/made.md").returncode, 0)
        self.assertIn("<h1", (self.out / "made.html").read_text())

    def test_faults(self):
        for name, old, new, what in (
            ("index.md", "second.md#there", "third.md", "third.md: there is no such file"),
            ("index.md", "#there", "#where", "second.md#where: there is no such section"),
            ("index.md", "#below", "#above", "#above: there is no such section"),
            ("index.md", "notes.txt", "note.txt", "../note.txt: there is no such file"),
            ("index.md", "# First", "First", "does not begin with a heading"),
            ("second.md", "map-light", "moon-light", "moon-light.png: there is no such file"),
            ("second.md", "A map", "", "says nothing to those who do not see it"),
        ):
            with self.subTest(what):
                text = FIRST if name == "index.md" else SECOND
                self.put("manual/" + name, text.replace(old, new, 1))
                self.assert_fault(what)
                self.put("manual/" + name, text)

    def test_contents(self):
        self.put("manual/third.md", "# Third\n")
        self.assert_fault("third.md: the contents do not list it")
        self.put("manual/contents", "# Part\nindex.md\nsecond.md\nthird.md\nfourth.md\n")
        self.assert_fault("fourth.md: there is no such chapter")

    def test_pictures(self):
        (self.root / "shots" / "map-dark.png").unlink()
        self.assert_fault("there is none of a dark desktop")
        self.put("shots/map-dark.png", PICTURE)
        self.put("shots/map-light.png", b"GIF89a")
        self.assert_fault("is not a PNG file")


if __name__ == "__main__":
    unittest.main()
