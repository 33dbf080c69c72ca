# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two hundred steps, with a save in the middle: undone one by one to the first byte, redone to the
last; then the history list goes from end to end at once, and marks the step that was saved."""
from journey import insist, read, run, wait

STEPS = 200
QUICK = 2  # milliseconds for a key: hundreds of them come faster than the program takes them
LONG = 60  # seconds for so many steps, on a machine that does other work as well


def text(editor):
    return editor.text(editor.find("text", "Source text"))


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Source")
    editor.click(editor.find("text", "Source text"))
    editor.key("ctrl+End")
    # Each line that is begun is a step.
    half = STEPS // 2
    insist(lambda: editor.key("Return"), lambda: text(editor) == before + "\n", "the first step")
    editor.key(*["Return"] * (half - 1), delay=QUICK)
    wait(lambda: text(editor) == before + "\n" * half, f"{half} steps", LONG)
    editor.key("ctrl+s")
    wait(lambda: read(path) == before + "\n" * half, "the save in the middle")
    editor.key(*["Return"] * half, delay=QUICK)
    wait(lambda: text(editor) == before + "\n" * STEPS, f"{STEPS} steps", LONG)

    editor.key(*["ctrl+z"] * STEPS, delay=QUICK)
    wait(lambda: text(editor) == before, "the first byte", LONG)
    assert not editor.is_sensitive("push button", "Undo")
    editor.key(*["ctrl+shift+z"] * STEPS, delay=QUICK)
    wait(lambda: text(editor) == before + "\n" * STEPS, "the last byte", LONG)
    assert not editor.is_sensitive("push button", "Redo")

    # The list of steps: its end is the beginning, and what stands in the middle was saved.
    show_history(editor)
    editor.key("End", "Return")
    wait(lambda: text(editor) == before, "the first byte at once")
    editor.key("Home", "Return")
    wait(lambda: text(editor) == before + "\n" * STEPS, "the last byte at once")
    editor.key("Escape")
    # What is typed ahead of that goes away with the list.
    wait(lambda: not editor.is_there("list", "History"), "the list of steps to close")
    editor.key(*["ctrl+z"] * half, delay=QUICK)
    wait(lambda: not editor.is_sensitive("push button", "Save"), "the step that was saved", LONG)
    show_history(editor)
    editor.find("label", "saved", within=editor.find("list", "History"))


def show_history(editor):
    insist(
        lambda: editor.key("ctrl+alt+z"), lambda: editor.is_there("list", "History"), "the history"
    )


run(journey)
