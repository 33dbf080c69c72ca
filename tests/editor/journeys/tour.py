# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tour from the menu: each step is a card beside the widget it speaks of, which it does not cover where
there is room. Next and Back go through it by keyboard, Escape leaves it at any step, what it points at can
be used meanwhile, and the last step is its end."""
import re

from journey import insist, run, wait


def card(editor):
    return next(editor.all("dialog", "Step "), None)


def step(editor):
    found = card(editor)
    return int(re.match(r"Step (\d+)", found.get_name()).group(1)) if found else 0


def box(node):
    return node.get_extents()


def covers(one, other):
    a, b = box(one), box(other)
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


def begin(editor):
    insist(lambda: editor.key("F10"), lambda: editor.is_there("menu item", "Take the Tour"), "the menu")
    editor.press(editor.find("menu item", "Take the Tour"))
    wait(lambda: step(editor) == 1, "the first step")


def journey(editor, path):
    editor.wait_for_problems(0)
    begin(editor)
    wait(lambda: not covers(card(editor), editor.find("list", "Sections")), "the card beside the sections")
    n = int(card(editor).get_name().split(" of ")[1].split(":")[0])
    assert n >= 10, n
    assert not editor.is_sensitive("push button", "Back")
    for i in range(2, 5):
        editor.key("Return")
        wait(lambda i=i: step(editor) == i, f"step {i}")
    wait(lambda: not covers(card(editor), editor.find("push button", "Undo")), "the card beside what undoes")
    editor.press(editor.find("push button", "Back"))
    wait(lambda: step(editor) == 3, "the step before")
    # What is under the card works: the page changes, and Escape ends the tour there.
    editor.go("Rules")
    wait(lambda: editor.page() == "Rules", "another page")
    assert step(editor) == 3
    editor.key("Escape")
    wait(lambda: not card(editor), "the tour to be left")
    assert editor.page() == "Rules"

    begin(editor)
    for i in range(2, n + 1):
        editor.press(editor.find("push button", "Next"))
        wait(lambda i=i: step(editor) == i, f"step {i}")
        if i == n - 3:
            assert editor.page() == "Play" and editor.is_there("label", "Legal moves")
    editor.press(editor.find("push button", "Done"))
    wait(lambda: not card(editor), "the end")


run(journey)
