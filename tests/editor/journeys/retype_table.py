# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Retype a table: a cell by typing into it, a total that leaves a gap and is given up, four cells
pasted from a spreadsheet as one step with a message for the one that did not fit, a row added and
removed; undone, the file is as it was."""
from journey import Clipboard, insist, read, run, wait


def cell(editor, name):
    return editor.find(None, name)


def is_there(editor, name):
    return next(editor.all(None, name), None) is not None


def differing(before, after):
    old, new = before.split("\n"), after.split("\n")
    assert len(old) == len(new), (len(old), len(new))
    return [b for a, b in zip(old, new) if a != b]


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Tables")
    tables = editor.find("list", "List of tables")
    insist(
        lambda: editor.click(editor.find("label", "Combat table", within=tables)),
        lambda: is_there(editor, "7, 2:1: PX"),
        "the combat table",
    )

    # A cell: found by clicking, replaced by typing; the cursor goes on to the next row.
    editor.click(cell(editor, "7, 2:1: PX"))
    editor.type("dsw")
    editor.find("text", "New value of 7, 2:1")
    editor.key("Return")
    cell(editor, "7, 2:1: DSW")
    # What the table cannot hold stays in the entry and is reported.
    editor.type("zz")
    editor.find("label", "Expected one of AE, ASW, ")
    editor.key("Return", "Escape")
    cell(editor, "8, 2:1: DW")
    # Left for another page with such a value: the cell is as it was. The toast that says so is gone
    # sooner than a slow machine finds it.
    editor.type("zz")
    editor.find("label", "Expected one of AE, ASW, ")
    editor.click(editor.find("label", "Rules"))
    wait(lambda: not editor.is_there("text", "New value of 8, 2:1"), "the cell to be given up")
    editor.go("Tables")
    editor.click(cell(editor, "8, 2:1: DW"))

    # While a total is typed, the gap and the overlap that it would leave are named.
    editor.key("Home")
    editor.type("7")
    editor.find("label", "There is no row for 8. More than one row covers 7.")
    editor.key("Escape")
    wait(lambda: not editor.is_there("label", "There is no row for 8"), "the total to be given up")
    editor.key("ctrl+s")
    wait(lambda: read(path) != before, "the file to be written")
    changed = differing(before, read(path))
    assert len(changed) == 1 and 'result="dsw"' in changed[0], changed

    # From a spreadsheet, over a cell found by keyboard: up one row and two columns to the right.
    editor.key("Up", "Right", "Right")
    with Clipboard("AE\tca\nDSU\tXX\n"):
        editor.key("ctrl+v")
        editor.find("label", "1 value did not fit. 8, 1:2: “XX” is not one of ")
    cell(editor, "7, 1:3: AE")
    cell(editor, "7, 1:2: CA")
    cell(editor, "8, 1:3: DSU")
    editor.key("ctrl+z")
    cell(editor, "7, 1:3: AW")
    wait(lambda: not editor.is_sensitive("push button", "Save"), "one step to be undone")

    # A row like this one, with the next total; and away with it.
    editor.press(editor.find("push button", "Add row"))
    cell(editor, "13, 2:1: DSW")
    editor.key("ctrl+z")
    wait(lambda: not is_there(editor, "13, 2:1: "), "the row to go")
    editor.key("ctrl+z")
    cell(editor, "7, 2:1: PX")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


run(journey)
