# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file with a value that the schema refuses: the problem is counted and listed; activating it
shows the datum in the inspector and its line in the source, with the keys there; F8 brings them
back to the list, Escape closes it, and the program can be left while a problem has the keys."""
from journey import insist, read, run, wait


def journey(editor, path):
    line = 1 + read(path)[: read(path).index('port="perhaps"')].count("\n")
    editor.wait_for_problems(1)
    editor.key("F8")
    wait(lambda: has_keys(editor), "the problem to have the keys")
    editor.key("Return")
    wait(lambda: editor.is_there("list", "Problems here"), "the datum at fault, by keys")
    wait(lambda: not has_keys(editor), "its field to have the keys")

    def activate():
        problems = editor.find("list", "Problems")
        editor.click(editor.find("label", f"line {line}, ", within=problems))

    insist(activate, lambda: editor.is_there("list", "Problems here"), "the datum at fault")
    editor.find("label", "Sedan")
    editor.key("F8")
    wait(lambda: has_keys(editor), "the keys in the list that is shown")
    editor.key("Escape")
    wait(lambda: not is_listed(editor), "the list to go")
    editor.go("Source")
    editor.find("label", f"Line {line}, ")

    # Whoever reads the source stays there, and the keys with them.
    editor.key("F8")
    wait(lambda: has_keys(editor), "the list again")
    editor.key("F8")
    wait(lambda: not is_listed(editor), "the list to go by its own key")
    editor.key("F8")
    editor.click(editor.find("label", f"line {line}, ", within=editor.find("list", "Problems")))
    editor.find("label", f"Line {line}, ")
    assert editor.page() == "Source", editor.page()
    wait(lambda: not has_keys(editor), "the text to have the keys")
    assert editor.is_there("push button", "Next problem")

    editor.key("F8")
    wait(lambda: has_keys(editor), "the problem to have the keys again")
    editor.key("ctrl+q")
    editor.process.wait(20)
    assert editor.process.returncode == 0, editor.process.returncode


def has_keys(editor):
    focus = editor.focus()
    return focus is not None and focus[0] == "list item"


def is_listed(editor):
    return editor.is_there("push button", "Close the list of problems")


run(journey, change=('<area id="sedan"', '<area port="perhaps" id="sedan"'), is_killed=True)
