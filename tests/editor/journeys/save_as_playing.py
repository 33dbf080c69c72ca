# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A scenario is saved under another name while a game of it is under way: the game goes on,
after an edit too."""
import os

from drafts import type_at_end
from game import play
from journey import FOLDER, insist, run, wait


def journey(editor, path):
    target = os.path.join(FOLDER, "mine.scenario.xml")
    editor.wait_for_problems(0)
    game = play(editor)
    empty = game.log()
    insist(lambda: editor.click(game.first(), times=2), lambda: game.log() != empty, "the move in the log")
    played = game.log()
    editor.key("ctrl+shift+s")
    editor.save_as(wait(lambda: editor.window("Save the Scenario As"), "where to"), target)
    wait(lambda: any("mine.scenario.xml" in name for name in editor.labels()), "the new name")
    type_at_end(editor, "<!--mine-->")
    editor.go("Play")
    editor.find("label", "1 move was played again")
    wait(lambda: game.log() == played, "the same log")


run(journey)
