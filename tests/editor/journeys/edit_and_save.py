# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Open; find an area in the list; give it an id that is taken and be refused;
change its terrain; undo, redo, save: one line of the file differs."""
from journey import read, run, wait


def undo_is(editor, sensitive):
    wait(lambda: editor.is_sensitive("push button", "Undo") == sensitive, f"undo: {sensitive}")


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.write(lambda: editor.find("entry", "Find an area"), "ardennes")
    editor.key("Return")
    editor.find("label", "Ardennes, ")  # the status line under the map
    undo_is(editor, False)

    # An id that another area has is not taken.
    editor.write(lambda: editor.find("text", "Id"), "sedan")
    editor.key("Return")
    editor.find("label", "There is already another area ")
    undo_is(editor, False)
    assert editor.problems() == 0
    editor.write(lambda: editor.find("text", "Id"), "ardennes")
    editor.key("Return")
    wait(lambda: not editor.is_there("label", "There is already another area "), "its own id")

    # Forest becomes mountain.
    editor.choose(lambda: editor.find("combo box", "Terrain"), "Mountain")
    undo_is(editor, True)
    editor.press(editor.find("push button", "Undo"))
    undo_is(editor, False)
    editor.press(editor.find("push button", "Redo"))
    undo_is(editor, True)
    assert read(path) == before, "nothing is written before saving"
    editor.key("ctrl+s")
    wait(lambda: read(path) != before, "the file to be written")

    old, new = before.split("\n"), read(path).split("\n")
    assert len(old) == len(new), (len(old), len(new))
    differ = [(a, b) for a, b in zip(old, new) if a != b]
    assert len(differ) == 1, differ
    assert 'id="ardennes"' in differ[0][1] and 'terrain="mountain"' in differ[0][1], differ
    wait(lambda: not editor.is_sensitive("push button", "Save"), "save to be done")


run(journey)
