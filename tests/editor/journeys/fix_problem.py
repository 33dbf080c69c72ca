# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Misspelt names: one is fixed by its button, undone, and then all of the kind are fixed by one,
which one undo takes back."""
from journey import SHIPPED, insist, read, run, wait

N = 3


def text(editor):
    return editor.text(editor.find("text", "Source text"))


def journey(editor, path):
    whole = read(SHIPPED)
    broken = read(path)
    for i, name in enumerate(("Sedan", "Ardennes", "Antwerp")):
        broken = broken.replace(f' name="{name}"', f' nmae="{name}"', 1)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(broken)
    editor.press(wait(lambda: editor.find("push button", "Take Theirs"), "the change on disk"))
    # Each is a name that is not known and one that is missing.
    wait(lambda: (editor.problems() or 0) >= N, "the problems")
    n = editor.problems()
    editor.key("F8")
    problems = editor.find("list", "Problems")

    insist(
        lambda: editor.click(next(editor.all("push button", 'Write "name"', within=problems))),
        lambda: editor.problems() < n,
        "one problem less",
    )
    editor.key("ctrl+z")
    editor.wait_for_problems(n)

    insist(
        lambda: editor.click(next(editor.all("push button", "Fix All", within=problems))),
        lambda: editor.problems() == 0,
        "all of the kind fixed",
    )
    editor.go("Source")
    wait(lambda: text(editor) == whole, "the text as it is shipped")
    editor.key("ctrl+z")
    editor.wait_for_problems(n)
    wait(lambda: text(editor) == broken, "all of them back")


run(journey)
