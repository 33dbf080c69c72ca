# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A variant of the flagship: five things are changed on four pages, and stand on Changes; one is
reverted there and one in the inspector. It is saved without its base being touched, and played."""
import os
import shutil
import subprocess

from game import play
from journey import COMMAND, FOLDER, SHIPPED, read, run, wait
from variants import change, wait_for_changes

BASE = os.path.join(FOLDER, os.path.basename(SHIPPED))
START = os.path.join(FOLDER, "start.xml")
VARIANT = """<?xml version="1.0" encoding="UTF-8"?>
<variant xmlns="urn:turncoat:betrayal-1940" format="1" extends="betrayal-1940.scenario.xml" title="A wet spring">
  <!-- The Meuse in flood. -->
</variant>
"""


def export(editor, path):
    """The list as a file: what the command writes of the same two."""
    target = os.path.join(FOLDER, "changes.md")
    editor.press(editor.find("push button", "Export…"))
    chooser = wait(lambda: editor.window("Export the Changes"), "where to save the changes")
    assert editor.text(editor.save_name(chooser)).startswith("changes-of-"), "the proposed name"
    editor.save_as(chooser, target)
    editor.find("label", "Saved the changes as changes.md.")
    names = [os.path.basename(BASE), os.path.basename(path)]
    command = [os.path.abspath(COMMAND), "diff", "--format", "markdown", *names]
    told = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, encoding="utf-8", check=False)
    assert told.returncode == 1 and read(target) == told.stdout, (read(target), told)


def journey(editor, path):
    before, base = read(path), read(BASE)
    editor.wait_for_problems(0)
    assert "Changes" in editor.titles(), editor.titles()
    change(editor)
    editor.go("Changes")
    wait_for_changes(editor, 6)  # and the title

    revert = "Revert Sedan: terrain"
    editor.press(editor.find("push button", revert))
    wait_for_changes(editor, 5)
    assert not editor.is_there("push button", revert)
    editor.click(editor.find("label", "Sedan: nation"))
    wait(lambda: editor.page() == "Map", "the page of the thing")
    editor.press(editor.find("push button", "Revert Nation to the base"))
    editor.go("Changes")
    wait_for_changes(editor, 4)

    editor.key("ctrl+s")
    saved = wait(lambda: read(path) if "stacking" in read(path) else None, "the variant in its file")
    assert "sedan" not in saved, saved
    assert "<!-- The Meuse in flood. -->" in saved, saved
    assert saved.count("was") >= 3, saved
    assert read(BASE) == base
    subprocess.check_call([COMMAND, "validate", path])
    export(editor, path)

    game = play(editor)
    game.give(0, "Simple")
    game.give(1, "Simple")
    n = game.n_lines()
    editor.key("F6")
    wait(lambda: game.n_lines() > n, "the bot's decision")
    wait(lambda: "Changes" in editor.titles(), "the page of changes")

    # The keys are the game's on its page.
    editor.go("Source")
    wait(lambda: editor.page() != "Play", "another page")
    for _ in range(7):
        editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "the first text")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


shutil.copy(SHIPPED, BASE)
with open(START, "w", encoding="utf-8") as file:
    file.write(VARIANT)
run(journey, scenario=START)
