# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A position of a game becomes a setup of the scenario: it is in the text, without problems, a game of it
begins with the counters where they were, and one step takes it back."""
import subprocess

from game import play
from journey import COMMAND, TINY, insist, read, run, wait


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    game = play(editor)
    game.menu("Save Position as Setup…")
    wait(lambda: editor.is_there("label", "The position becomes a setup once"), "why not")
    assert not editor.window("Save Position as a Setup"), "a name asked for in vain"
    while "movement" not in game.status.get_name():
        lines = game.n_lines()
        insist(
            lambda: editor.click(game.first(), times=2), lambda: game.n_lines() > lines, "a decision"
        )
    game.menu("Save Position as Setup…")
    answer(editor, "After the Orders")
    wait(lambda: editor.is_there("label", "Added the setup “After the Orders”."), "the setup")
    editor.wait_for_problems(0)
    editor.key("ctrl+s")
    wait(lambda: 'id="after-the-orders"' in read(path), "the file to be written")
    setup = read(path).split('id="after-the-orders"')[1].split("</fixed-setup>")[0]
    assert '<place counter="fighter-1" area="border-1"' in setup, setup
    told = subprocess.run(
        [COMMAND, "play", path, "--setup", "after-the-orders", "--bots", "random", "--seed", "1"],
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0 and "Turn 1 begins" in told.stdout, told
    editor.go("Source")
    wait(lambda: editor.page() != "Play", "a page whose undo is the scenario's")
    editor.key("ctrl+z")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


def answer(editor, name):
    question = wait(lambda: editor.window("Save Position as a Setup"), "the question")
    entry = editor.find("text", "Name of the setup", within=question)
    entry.set_text(name)
    wait(lambda: editor.text(entry) == name, "the name")
    editor.press(editor.find("push button", "_Save", within=question))


run(journey, scenario=TINY)
