# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances of an attack with and without a shift: they are those of the column under the cursor, follow the shift,
and change with each letter that is typed into a cell; given up, they are as before."""
from journey import insist, run, wait


def chances(editor):
    """Result -> what the grid says of it: the share, the share after the shift, the change."""
    grid = next(editor.all(None, "Chances of each result"), None)
    words = [node.name for node in editor.all("label", within=grid)] if grid else []
    return {words[i]: words[i + 1 : i + 4] for i in range(4, len(words) - 3, 4)}


def journey(editor, path):
    editor.wait_for_problems(0)
    editor.go("Tables")
    tables = editor.find("list", "List of tables")
    insist(
        lambda: editor.click(editor.find("label", "Combat table", within=tables)),
        lambda: editor.is_there(None, "7, 2:1: PX"),
        "the combat table",
    )
    editor.click(editor.find(None, "7, 2:1: PX"))
    before = wait(lambda: chances(editor), "the chances at 2:1")
    assert "PX" in before and any(line[0] != line[1] for line in before.values()), before

    editor.type("dsw")
    wait(lambda: chances(editor).get("DSW", [""])[0] != before.get("DSW", [""])[0], "another chance while typing")
    editor.key("Escape")
    wait(lambda: chances(editor) == before, "the chances as before")

    shift = editor.find(None, "Shift in columns")
    shift.set_value(0)
    wait(lambda: all(line[2] == "0" for line in chances(editor).values()), "no change without a shift")
    shift.set_value(-1)
    wait(lambda: any(line[2].startswith("−") for line in chances(editor).values()), "what a shift to the left takes")

    # The program may end while a cell is edited.
    editor.click(editor.find(None, "8, 2:1: DW"))
    editor.type("dsw")
    wait(lambda: editor.is_there("text", "New value of 8, 2:1"), "the cell to be edited")


run(journey)
