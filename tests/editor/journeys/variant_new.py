# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A variant of the flagship from the menu: five things are changed on four pages and stand on Changes, one
is reverted there, it is played before it has a file, and saved beside its base, which nobody touches."""
import os
import subprocess

from game import play
from journey import COMMAND, FOLDER, read, run, wait
from variants import change, n_changes, wait_for_changes


def begin(editor):
    """The variant in a window of its own; that of the base is closed."""
    base = editor.app.get_children()[0]
    editor.key("F10")
    editor.press(editor.find("menu item", "New Variant of This"))
    wait(lambda: len(editor.app.get_children()) == 2, "a window of its own")
    editor.press(editor.find("push button", "Close", within=base))
    wait(lambda: len(editor.app.get_children()) == 1, "the other to close")
    editor.adopt()
    wait(lambda: "Changes" in editor.titles(), "the page of changes")


def journey(editor, path):
    before = read(path)
    target = os.path.join(FOLDER, "variants", "wet-spring.scenario.xml")
    os.mkdir(os.path.dirname(target))
    editor.wait_for_problems(0)
    begin(editor)
    editor.wait_for_problems(0)
    editor.go("Changes")
    own = wait(lambda: n_changes(editor), "its own title")
    editor.go("Map")
    change(editor)
    editor.go("Changes")
    wait_for_changes(editor, own + 5)
    editor.press(editor.find("push button", "Revert Sedan: terrain"))
    wait_for_changes(editor, own + 4)

    game = play(editor)
    game.give(0, "Simple")
    game.give(1, "Simple")
    n = game.n_lines()
    editor.key("F6")
    wait(lambda: game.n_lines() > n, "the bot's decision")

    editor.press(editor.find("push button", "Save"))
    editor.save_as(wait(lambda: editor.window("Save the Scenario As"), "where to"), target)
    saved = wait(lambda: read(target) if "stacking" in read(target) else None, "the variant")
    assert 'extends="' + os.path.basename(path) + '"' in saved, saved
    assert "terrain" not in saved and len(saved) < 2000, saved
    assert read(path) == before
    base = os.path.basename(path)
    editor.find("label", f"Saved wet-spring.scenario.xml, with a copy of its base, {base}, beside it.")
    assert read(os.path.join(os.path.dirname(target), base)) == before
    subprocess.check_call([COMMAND, "validate", target])


run(journey)
