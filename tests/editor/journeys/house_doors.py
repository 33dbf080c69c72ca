# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors of a tile, by clicks on its edges: one more, one fewer, and a tile without any is a problem. What
happens there is read below. Undone, the file is as it was."""
import os

from journey import DATA, Atspi, has_state, insist, read, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")


def has_door(editor, side):
    return has_state(editor.find("push button", f"Door {side} of Attic"), Atspi.StateType.PRESSED)


def switch(editor, side):
    before = has_door(editor, side)

    def act():
        if has_door(editor, side) == before:
            editor.click(editor.find("push button", f"Door {side} of Attic"))

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
        lambda: editor.click(next(editor.all("label", "Attic", tiles))),
        lambda: editor.is_there("push button", "Door south of Attic"), "the doors of the attic",
    )
    editor.find("label", "On exit: ")
    assert has_door(editor, "south") and not has_door(editor, "north")
    switch(editor, "south")
    wait(lambda: (editor.problems() or 0) > 0, "a room without doors to be a problem")
    switch(editor, "north")
    editor.wait_for_problems(0)
    text = save(editor, path)
    attic = text[text.index('<room id="attic"') :]
    attic = attic[: attic.index(">")]
    assert 'north="true"' in attic and "south=" not in attic, attic
    while editor.is_sensitive("push button", "Undo"):
        editor.press(editor.find("push button", "Undo"))
    assert save(editor, path) == start


run(journey, scenario=HOUSE)
