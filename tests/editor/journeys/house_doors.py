# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors of a tile, by clicks on its edges: one more, one fewer, and a tile without any is a problem. What
happens there is read below. It lies in no house that is built before the game. Undone, the file is as it was."""
import os

from journey import DATA, Atspi, insist, read, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")


def has_door(editor, side):
    return editor.find("push button", f"Door {side} of Chapel").has_state(Atspi.StateType.PRESSED)


def switch(editor, side):
    before = has_door(editor, side)

    def act():
        if has_door(editor, side) == before:
            editor.click(editor.find("push button", f"Door {side} of Chapel"))

    insist(act, lambda: has_door(editor, side) != before, f"the door {side}")


def save(editor, path):
    before = read(path)
    editor.key("ctrl+s")
    return wait(lambda: read(path) != before and read(path), "the file to be written")


def journey(editor, path):
    editor.wait_for_problems(0)
    start = read(path)
    editor.go("Cards and Tiles")
    tiles = editor.find("list", "Kinds of tiles")
    insist(
        lambda: editor.click(next(editor.all("label", "Chapel", tiles))),
        lambda: editor.is_there("push button", "Door south of Chapel"), "the doors of the chapel",
    )
    editor.find("label", "On stop: ")
    assert has_door(editor, "north") and not has_door(editor, "south")
    switch(editor, "north")
    wait(lambda: (editor.problems() or 0) > 0, "a room without doors to be a problem")
    switch(editor, "south")
    editor.wait_for_problems(0)
    text = save(editor, path)
    chapel = text[text.index('<room id="chapel"') :]
    chapel = chapel[: chapel.index(">")]
    assert 'south="true"' in chapel and "north=" not in chapel, chapel
    while editor.is_sensitive("push button", "Undo"):
        editor.press(editor.find("push button", "Undo"))
    assert save(editor, path) == start


run(journey, scenario=HOUSE)
