# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drag a counter of the setup that the map shows to another area: its placement in that setup says
so, in one line of the file; undo brings it back. Switch the counters off, and on again."""
import re

from journey import insist, read, run, wait
from map import Map, save


def centre(text, name):
    found = re.search(f'id="{name}"[^>]* x="(\\d+)" y="(\\d+)"', text)
    return int(found[1]), int(found[2])


def journey(editor, path):
    start = read(path)
    editor.wait_for_problems(0)
    board = Map(editor)
    editor.click(editor.find("push button", "Show the whole map"))

    # The French Republic marker stands alone in Paris, under the name.
    x, y = centre(start, "paris")
    target = centre(start, "orleans")

    def take():
        for dy in (60, 50, 75, 40, 90):
            board.click(x, y + dy)
            if any(name.startswith("French Republic") for name in editor.labels()):
                take.place = (x, y + dy)
                return

    insist(take, lambda: hasattr(take, "place"), "the marker to be selected")
    insist(
        lambda: board.drag(take.place, target),
        lambda: editor.is_sensitive("push button", "Undo"),
        "the marker to be moved",
    )
    after = save(editor, path)
    old, new = start.split("\n"), after.split("\n")
    differ = [(a, b) for a, b in zip(old, new) if a != b]
    assert len(old) == len(new) and len(differ) == 1, differ
    assert 'area="orleans"' in differ[0][1], differ
    editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "the move to be undone")
    assert save(editor, path) == start


run(journey)
