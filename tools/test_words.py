#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of words.py: each fault planted alone is found, and a good tree has none."""
import tempfile
import unittest
from pathlib import Path

import words

OVERLAY = '<interface><object><property name="accelerator">{}</property></object></interface>'
WINDOW = (
    '<interface><object class="GtkShortcut"><property name="trigger">{}</property></object>'
    '<property translatable="yes">Map</property></interface>'
)


class Words(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        self.files = []
        self.put("po/POTFILES", "# Words.\neditor/a.ui\neditor/b.c\n")
        self.put("editor/app/help-overlay.ui", OVERLAY.format("F8"))
        self.put("editor/a.ui", WINDOW.format("F8"))
        self.put("editor/b.c", '  tell (_ ("Hello"));\n')
        self.put("editor/c.c", '  tell ("quiet"); my_ ("own");\n')

    def tearDown(self):
        self.folder.cleanup()

    def put(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")
        if path not in self.files:
            self.files.append(path)

    def faults(self):
        return [
            *words.check_potfiles(self.root, self.files),
            *words.check_shortcuts(self.root, self.files),
        ]

    def test_good(self):
        self.assertEqual(self.faults(), [])

    def test_file_left_out(self):
        self.put("editor/d.c", '  tell (ngettext ("one", "many", n));\n')
        self.assertEqual(len(self.faults()), 1)
        self.assertIn("editor/d.c", self.faults()[0])

    def test_schema_left_out(self):
        self.put("schemas/a.xsd", "<schema/>")
        self.put("tests/b.xsd", "<schema/>")
        self.assertEqual(self.faults(), ["schemas/a.xsd: has words to translate, but is not in po/POTFILES"])

    def test_file_without_words(self):
        self.put("po/POTFILES", "editor/a.ui\neditor/b.c\neditor/c.c\n")
        self.assertIn("editor/c.c has no words", self.faults()[0])

    def test_order(self):
        self.put("po/POTFILES", "editor/b.c\neditor/a.ui\n")
        self.assertIn("alphabetical", self.faults()[0])

    def test_shortcut_that_is_not_documented(self):
        self.put("editor/a.ui", WINDOW.format("F8|&lt;Control&gt;k"))
        self.assertIn("<Control>k", self.faults()[0])

    def test_shortcut_that_is_not_there(self):
        self.put("editor/app/help-overlay.ui", OVERLAY.format("F8 F12"))
        self.assertIn("nothing does F12", self.faults()[0])

    def test_write(self):
        self.put("editor/d.c", '  tell (_ ("Hello"));\n')
        words.write_potfiles(self.root, self.files)
        self.assertEqual(self.faults(), [])


if __name__ == "__main__":
    unittest.main()
