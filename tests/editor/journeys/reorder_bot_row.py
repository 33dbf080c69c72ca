# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reorder a row of a bot's table by dragging and see it decide otherwise in the same position; move it by
keyboard; undo both and have the file as it was."""
import os

from journey import DATA, insist, read, run, wait

BELL = os.path.join(DATA, "scenarios", "bell-1938", "bell-1938.scenario.xml")
ROW = "Use the card for operations."


def rows(editor):
    """The words of the rows: what each says, and what it does in the position."""
    return [n.name for n in editor.all("label", within=editor.find("list", "Rows"))]


def decision(editor):
    """What the tables decide in the position."""
    return next((name for name in editor.labels() if ": the tables " in name), "")


def place(editor, row, part):
    listed = editor.find("list", "Rows")
    return editor.place(editor.find("label", row, within=listed), part)


def find_position(editor):
    """One in which a row before the last decides: the event of a card is used."""
    for _ in range(40):
        words = decision(editor)
        editor.click(editor.find("push button", "Next"))
        wait(lambda: decision(editor) != words, "the next position")
        if "for its event" in decision(editor):
            return decision(editor)
    raise AssertionError("no position uses an event")


def journey(editor, path):
    editor.wait_for_problems(0)
    start = read(path)
    editor.go("Bot Tables")
    tables = editor.find("list", "Tables")
    insist(
        lambda: editor.click(editor.find("label", "Solo Sequence of Play", within=tables)),
        lambda: "4. " + ROW in rows(editor),
        "the rows of the first table",
    )
    before = find_position(editor)
    assert "Not reached" in rows(editor), rows(editor)

    def drag():
        editor.drag(place(editor, "4. " + ROW, (0.2, 0.5)), place(editor, "1. ", (0.2, 0.2)))

    insist(drag, lambda: "1. " + ROW in rows(editor), "the row to be the first")
    wait(lambda: decision(editor) != before, "the tables to decide otherwise")
    assert "for operations" in decision(editor), decision(editor)
    assert rows(editor)[1].startswith("Decides, and keeps "), rows(editor)

    editor.key("alt+Down")
    wait(lambda: "2. " + ROW in rows(editor), "the row to be the second")
    editor.key("ctrl+s")
    text = wait(lambda: read(path) != start and read(path), "the file to be written")
    assert text.index('action="operate"') < text.index('action="reuse"')
    editor.key("ctrl+z")
    wait(lambda: "1. " + ROW in rows(editor), "the row to be the first again")
    editor.key("ctrl+z")
    wait(lambda: decision(editor) == before, "the decision from before")
    insist(lambda: editor.key("ctrl+s"), lambda: read(path) == start, "the file as it was")


if __name__ == "__main__":
    run(journey, scenario=BELL)
