# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game is kept as a test of the scenario; it goes as it was recorded, until an edit changes that, which
the window says and the command line too."""
import os
import subprocess

from game import play
from journey import COMMAND, TINY, insist, read, run, wait


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    for _ in range(2):
        before = game.n_lines()
        insist(
            lambda: editor.click(game.first(), times=2), lambda: game.n_lines() > before, "a decision"
        )
    game.menu("Run Tests")
    wait(lambda: editor.is_there("label", "No game is kept as a test"), "that there is none")
    game.menu("Keep as Test…")
    question = wait(lambda: editor.window("Keep Game as a Test"), "the question")
    entry = editor.find("text", "Name of the test", within=question)
    entry.set_text("First Two Moves")
    wait(lambda: editor.text(entry) == "First Two Moves", "the name")
    editor.press(editor.find("push button", "_Keep", within=question))
    kept = os.path.join(path.replace(".scenario.xml", ".tests"), "first-two-moves.replay")
    wait(lambda: os.path.exists(kept), "the test")
    game.menu("Run Tests")
    wait(lambda: editor.is_there("label", "1 test: the game goes as it was recorded."), "the game again")

    # The record says what was never legal.
    text = read(path)
    with open(kept, encoding="utf-8") as file:
        record = file.read()
    with open(kept, "w", encoding="utf-8") as file:
        file.write(record.replace("fighter-1 > border-1", "fighter-1 > ford"))
    game.menu("Run Tests")
    wait(lambda: editor.is_there("label", "first-two-moves.replay: Move 1: "), "the difference")
    told = subprocess.run([COMMAND, "validate", path], capture_output=True, text=True)
    assert told.returncode == 1, told
    assert "first-two-moves.replay" in told.stdout and "PLY004" in told.stdout, told.stdout
    assert read(path) == text


run(journey, scenario=TINY)
