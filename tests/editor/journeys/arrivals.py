# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of appearance: a counter is to come two turns later, and is listed so off the map; a turn that
is none is refused with what was expected; a row is removed, and added again by undo."""
from journey import insist, read, run, wait
from map import save

COUNTER = "2DCR"


def turns(editor):
    """What is said of the counter off the map, in the list beside it."""
    tray = editor.find("list", "Counters off the map")
    words = [node.name for node in editor.all("label", within=tray)]
    return [words[i + 1] for i, word in enumerate(words) if word == COUNTER]


def show(editor, tab, is_there):
    insist(lambda: editor.click(editor.find("page tab", tab)), is_there, tab)


def expect(editor, words):
    show(editor, "Map", lambda: turns(editor) == [words])


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Setups")
    wait(lambda: turns(editor) == ["Turn 3"], "the counter among those off the map")
    cell = f"{COUNTER}, Turn: "
    show(editor, "Quotas and arrivals", lambda: editor.is_there("table cell", cell + "3"))
    editor.click(editor.find("table cell", cell + "3"))
    editor.type("never")
    editor.key("Return")
    editor.find("label", "Expected ")
    editor.key("Escape")
    editor.find("table cell", cell + "3")
    editor.type("5")
    editor.key("Return")
    editor.find("table cell", cell + "5")
    later = save(editor, path)
    changed = [(a, b) for a, b in zip(before.split("\n"), later.split("\n")) if a != b]
    assert len(changed) == 1 and ' turn="5"' in changed[0][1], changed
    expect(editor, "Turn 5")

    show(editor, "Quotas and arrivals", lambda: editor.is_there("table cell", cell + "5"))
    editor.click(editor.find("table cell", cell + "5"))
    rows = editor.find("table cell", cell + "5")
    while rows and not next(editor.all("push button", "Remove this row", within=rows), None):
        rows = rows.get_parent()
    editor.press(editor.find("push button", "Remove this row", within=rows))
    expect(editor, "Not in this setup")
    assert save(editor, path).count("<reinforcement") == before.count("<reinforcement") - 1
    editor.key("ctrl+z", "ctrl+z")
    expect(editor, "Turn 3")
    assert save(editor, path) == before


run(journey)
