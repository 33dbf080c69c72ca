# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chart of a house that grows, and its characters: a cell is typed over and cleared, and what is missing is
marked and found; a room where no omen comes has cells out of reach. A character begins at another step, which is
marked on the track. Undone, the file is as it was; saved, it says what was typed."""
import os

from dune import enter, has
from journey import DATA, insist, read, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")
CELL = "Abandoned Room, Bite"


def clear(editor, cell, before):
    def act():
        node = has(editor, cell, before)
        if node:
            editor.click(node)
            editor.key("Delete")

    insist(act, lambda: has(editor, cell, "missing"), f"{cell} to be missing")


def journey(editor, path):
    editor.wait_for_problems(0)
    start = read(path)
    editor.go("Chart")
    number = wait(lambda: next(editor.all(None, CELL + ": ")).get_name().split(": ")[1], "the cell")
    enter(editor, CELL, number, "1")
    clear(editor, CELL, "1")
    wait(lambda: (editor.problems() or 0) > 0, "the missing cell to be a problem")
    enter(editor, CELL, "missing", "2")
    editor.wait_for_problems(0)

    editor.go("Characters")
    editor.find("label", "Ox Bellows")
    new = "2"

    def speed():
        return next(editor.all(None, "Speed, Begins at step: "))

    insist(
        lambda: (editor.click(speed()), editor.type(new), editor.key("Return")),
        lambda: speed().get_name().endswith(": " + new), "another step",
    )
    before = read(path)
    editor.key("ctrl+s")
    text = wait(lambda: read(path) != before and read(path), "the file to be written")
    assert '<cell room="abandoned-room" omen="bite" number="2"' in text, text
    bellows = text[text.index('id="ox-bellows"') :]
    assert f'start="{new}"' in bellows[: bellows.index("\n", bellows.index("<steps"))], bellows[:400]
    while editor.is_sensitive("push button", "Undo"):
        editor.press(editor.find("push button", "Undo"))
    editor.key("ctrl+s")
    wait(lambda: read(path) == start, "the same bytes")


def unreachable(editor, path):
    """No omen comes in the room any more."""
    wait(lambda: (editor.problems() or 0) > 0, "the idle cells to be a problem")
    editor.go("Chart")
    wait(lambda: next(editor.all(None, CELL + ": ")).get_name().endswith(", out of reach"), "the cells to be struck out")


DOORS = 'phrase="the Abandoned Room" north="true" east="true" south="true" west="true" floor="basement" floor-2="ground"'
run(journey, scenario=HOUSE)
run(unreachable, scenario=HOUSE, change=(f'{DOORS} symbol="omen"', f'{DOORS} symbol="event"'))
