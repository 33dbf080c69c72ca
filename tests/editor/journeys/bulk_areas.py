# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Select three areas on the map with Ctrl and give them one terrain: three lines of the file, one
step back; a click on one of them selects it alone."""
import re

from journey import insist, read, run, wait
from map import Map, save

AREAS = ("evreux", "paris", "orleans")


def centre(text, name):
    found = re.search(f'id="{name}"[^>]* x="(\\d+)" y="(\\d+)"', text)
    return int(found[1]), int(found[2])


def journey(editor, path):
    start = read(path)
    editor.wait_for_problems(0)
    editor.choose(lambda: editor.find("combo box", "Setup shown"), "Empty map")
    board = Map(editor)
    editor.click(editor.find("push button", "Show the whole map"))

    def select():
        board.click(*centre(start, AREAS[0]))
        for name in AREAS[1:]:
            board.click(*centre(start, name), held="ctrl")

    insist(select, lambda: editor.is_there("label", "3 selected"), "the three of them")
    editor.find("label", "3 areas selected")
    editor.choose(lambda: editor.find("combo box", "Terrain"), "Mountain")
    wait(lambda: editor.is_sensitive("push button", "Undo"), "a step")
    old, new = start.split("\n"), save(editor, path).split("\n")
    differ = [b for a, b in zip(old, new) if a != b]
    assert len(old) == len(new) and len(differ) == 3, differ
    assert all(any(f'id="{name}"' in line for line in differ) for name in AREAS), differ
    editor.find("label", "3 selected")  # still
    editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "one step for all of them")
    assert save(editor, path) == start
    insist(
        lambda: board.click(*centre(start, "paris")),
        lambda: not editor.is_there("label", "3 selected"),
        "one of them alone",
    )


run(journey)
