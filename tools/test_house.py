#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the house checks: each rule sees its fault and keeps quiet on good text."""
import unittest

import house

HEAD = "/* SPDX-FileCopyrightText: x\n * SPDX-License-Identifier: y */\n"


def rules(path, text):
    return [rule for _line, rule, _message in house.check_c(path, text)]


class House(unittest.TestCase):
    def test_good_file(self):
        self.assertEqual(rules("core/a.c", HEAD + '#include "text/tc-a.h"\n/* why */\n'), [])

    def test_header_missing(self):
        self.assertEqual(rules("core/a.c", "int a;\nint b;\n"), ["spdx"])

    def test_mark(self):
        self.assertEqual(rules("core/a.c", HEAD + "/* TO" + "DO */\n"), ["marks"])
        self.assertEqual(rules("core/a.c", HEAD + "/* X" + "XX */\n"), ["marks"])
        self.assertEqual(rules("core/a.c", HEAD + 'const char *corps = "X' + 'XX";\n'), [])

    def test_line_comment(self):
        self.assertEqual(rules("core/a.c", HEAD + "int a; // no\n"), ["comments"])
        self.assertEqual(rules("core/a.c", HEAD + 'const char *a = "http://b";\n'), [])

    def test_gtk(self):
        self.assertEqual(rules("core/a.c", HEAD + "#include <gtk/gtk.h>\n"), ["gtk"])
        self.assertEqual(rules("editor/board/layout/a.c", HEAD + "#include <gtk/gtk.h>\n"), ["gtk"])
        self.assertEqual(rules("editor/board/a.c", HEAD + "#include <gtk/gtk.h>\n"), [])

    def test_nested_loops(self):
        wait = "void\nf (void)\n{\n  g_main_context_iteration (NULL, TRUE);\n}\n"
        self.assertEqual(rules("editor/document/a.c", HEAD + wait), ["nested-loop"])
        self.assertEqual(rules("editor/app/a.c", HEAD + "int a; /* g_main_loop_run () */\n"), ["nested-loop"])
        self.assertEqual(rules("tests/editor/a.c", HEAD + wait), [])

    def test_rooms(self):
        def count(path, include):
            return rules(path, HEAD + f'#include "{include}"\n').count("rooms")

        self.assertEqual(count("core/rules/a.c", "text/b.h"), 0)
        self.assertEqual(count("core/text/a.c", "text/b.h"), 0)
        self.assertEqual(count("core/text/a.c", "rules/b.h"), 1)
        self.assertEqual(count("core/systems/a.c", "systems/badge/b.h"), 0)
        self.assertEqual(count("core/systems/badge/bots/a.c", "systems/badge/b.h"), 0)
        self.assertEqual(count("core/systems/badge/a.c", "systems/badge/bots/b.h"), 0)
        self.assertEqual(count("core/systems/badge/a.c", "systems/other/b.h"), 1)
        self.assertEqual(count("core/systems/badge/a.c", "systems/b.h"), 1)
        self.assertEqual(count("editor/board/layout/a.c", "board/b.h"), 1)
        self.assertEqual(count("editor/board/a.c", "board/layout/b.h"), 0)
        self.assertEqual(count("editor/pages/a.c", "pages/map/b.h"), 1)
        self.assertEqual(count("editor/pages/map/a.c", "pages/b.h"), 0)
        self.assertEqual(count("editor/pages/map/a.c", "pages/grid/b.h"), 1)
        self.assertEqual(count("editor/app/a.c", "b.h"), 1)
        self.assertEqual(count("core/tc-core.h", "play/b.h"), 0)

    def test_shells_use_the_one_header(self):
        self.assertEqual(rules("cli/a.c", HEAD + '#include "text/tc-scan.h"\n'), ["outside-core"])
        self.assertEqual(rules("cli/a.c", HEAD + "#include <tc-core.h>\n"), [])

    def test_long_function(self):
        body = "  a ();\n" * (house.MAX_FUNCTION + 1)
        self.assertEqual(
            rules("core/a.c", HEAD + "void\nlong_one (void)\n{\n" + body + "}\n"), ["long-function"]
        )

    def test_long_file(self):
        self.assertIn("long-file", rules("core/a.c", HEAD + "\n" * house.MAX_FILE))

    def test_games(self):
        words = house.make_game_words(["bell-1938", "lamp"])

        def count(path, text):
            return len(list(house.check_games(path, text, words)))

        for line in ("the Maginot Line", "a dirty cop", "German orders", "urn:turncoat:lamp", "&tc_lamp_system",
                     "tc_schema_lamp", "turncoat play lamp", '#include "systems/lamp/tc-lamp.h"', '"bell-1938"'):
            self.assertEqual(count("editor/board/a.c", line), 1, line)
            self.assertEqual(count("core/systems/lamp/a.c", line), 0, line)
            self.assertEqual(count("tests/editor/a.c", line), 0, line)
        for line in ('"lamp"', "gdk_display_beep", "copy", "a traffic_light", "stamp", "house rules", "lamp_post"):
            self.assertEqual(count("cli/a.c", line), 0, line)
        self.assertEqual(count("core/rules/a.h", "hideout\nhideout\n"), 2)

    def test_find_systems(self):
        root = house.Path(house.__file__).parent.parent
        self.assertEqual(house.find_systems(root, ["schemas/badge.xsd", "schemas/common.xsd"]), ["badge"])

    def test_english(self):
        def rules(path, text):
            return [rule for _, rule, _ in house.check_english(path, text)]

        self.assertEqual(rules("cli/tc-x.c", 'g_print (_ ("It is men" "ded."));'), [])
        self.assertEqual(rules("cli/tc-x.c", 'g_print (_ ("It is mended."));'), ["english"])
        self.assertEqual(rules("core/tc-x.c", 'const char *id = "mended"; /* It was told. */'), [])
        self.assertEqual(rules("tests/core/test-x.c", 'int a;\n/* It is\n * made anew. */'), ["english"])
        self.assertEqual(rules("README.md", "Fix it.\nThe program tells you anew."), ["english"] * 2)
        self.assertEqual(rules("tests/core/test-x.c", '_ ("mend")'), [])
        self.assertEqual(rules("scenarios/x/x.scenario.xml", "<p>Made anew,</p>\n<p>told.</p>"), ["english"])

    def test_mirror(self):
        files = ["core/text/tc-scan.c", "core/text/tc-scan-tag.c"]
        self.assertEqual(len(list(house.check_mirror(files))), 2)
        self.assertEqual(list(house.check_mirror(files + ["tests/text/test-scan.c"])), [])


if __name__ == "__main__":
    unittest.main()
