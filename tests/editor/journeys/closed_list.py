# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the list of problems began, clicks are those of the page once it is closed: at every few
pixels around that line a click selects the area whose row is there."""
from journey import run, wait
from map import chosen

NEAR = 14  # pixels


def journey(editor, path):
    editor.go("Map")
    first = editor.find("label", "Abbeville")
    x = editor.place(first)[0]
    editor.key("F8")
    close = editor.find("push button", "Close the list of problems")
    top = wait(lambda: editor.place(close, (0.5, 0)), "the list to be shown")[1]
    editor.key("F8")
    wait(lambda: not editor.is_there("push button", "Close the list of problems"), "the list to go")
    for y in range(top - NEAR, top + NEAR, 3):
        if is_between_rows(editor, y):
            continue
        editor.click(first)
        wait(lambda: chosen(editor) == "Abbeville", "the first area to be selected")
        editor.click_at((x, y))
        wait(lambda: chosen(editor) != "Abbeville", f"another one to be selected at {y}, the list began at {top}", 3)


def is_between_rows(editor, y):
    """On the pixels between two rows a click is nobody's."""
    rows = [row for row in editor.find("list", "Areas").get_children() if row.get_extents().height > 0]
    return any(abs(editor.place(row, (0, edge))[1] - y) <= 2 for row in rows for edge in (0, 1))


run(journey)
