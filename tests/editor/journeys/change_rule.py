# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Change a rule and undo: another stacking limit is a house rule, and no longer one when undone; a
condition of victory is added by the menu and removed. What is typed where Tab stops beside a number goes
into it."""
from journey import insist, read, run, wait


def house_rules(editor):
    for name in editor.labels():
        if " house rule" in name:
            return int(name.split()[0])
    return 0


def type_beside(editor, text):
    def limit():
        return editor.find("spin button", "Limit")

    def act():
        editor.click(limit())
        editor.key("shift+Tab")
        editor.type(text)

    insist(act, lambda: editor.text(limit()) == text, "what is typed beside the limit to be in it")


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Rules")
    n = wait(lambda: house_rules(editor), "the house rules")
    type_beside(editor, "5")
    editor.write(lambda: editor.find("spin button", "Limit"), "4")
    editor.key("Return")
    wait(lambda: house_rules(editor) == n + 1, "one house rule more")
    editor.key("ctrl+s")
    wait(lambda: '<stacking limit="4"' in read(path), "the rule in the file")
    editor.key("ctrl+z")
    wait(lambda: house_rules(editor) == n, "the rule as it was")

    insist(
        lambda: editor.click(editor.find("page tab", "Victory")),
        lambda: next(editor.all("list", "Victory"), None),
        "the levels of victory",
    )
    levels = editor.find("list", "Victory")
    rows = len(levels.get_children())
    editor.click(editor.find("label", "All of", within=levels))

    def add():
        editor.click(editor.find("push button", "Add to Victory"))
        editor.press(editor.find("menu item", "Present"))

    insist(add, lambda: len(levels.get_children()) == rows + 1, "a condition")
    editor.find("label", "A ground unit of a side stands in an area")
    wait(lambda: not editor.is_there("menu item", "Present"), "the menu to close")
    editor.press(editor.find("push button", "Remove"))
    wait(lambda: len(levels.get_children()) == rows, "the condition to go")
    # A menu takes keys with it for a moment after nothing of it is seen: nobody types so soon.
    insist(lambda: editor.key("ctrl+s"), lambda: read(path) == before, "the file as it was")


run(journey)
