# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drag a counter from those off the map onto an area: it is the one that was pressed, whatever was
selected, and the setup says so; undone, it is off the map again."""
import itertools
import re

from journey import insist, read, run, wait

COUNTER = "2DCR"


def off_the_map(editor):
    for name in editor.labels():
        if name.startswith("Off the map: "):
            return int(name.split(": ")[1])
    return None


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Setups")
    n = wait(lambda: off_the_map(editor), "the counters off the map")
    tray = editor.find("list", "Counters off the map")
    board = editor.find(None, "Board")

    places = itertools.cycle([editor.place(board, (0.5, 0.5)), editor.place(board, (0.5, 0.51))])

    def is_over_the_board():
        """Told by the board, once the pointer has moved over it after the drag has begun."""
        editor.carry(next(places))
        return editor.is_there("label", "Release to place it: ")

    def drag():
        row = next(n for n in editor.all("label", within=tray) if n.get_name() == COUNTER)
        with editor.held(editor.place(row)):
            wait(is_over_the_board, "the counter over the board", 8)

    insist(drag, lambda: off_the_map(editor) == n - 1, "the counter on the map")
    editor.key("ctrl+s")
    wait(lambda: read(path) != before, "the file to be written")
    area = re.search('<place counter="2dcr" area="([^"]+)"', read(path))
    assert area, "another counter was placed"

    editor.key("ctrl+z")
    wait(lambda: off_the_map(editor) == n, "the counter off the map again")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


run(journey)
