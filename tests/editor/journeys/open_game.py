# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A saved game is opened as a scenario is: with the scenario that lies beside it, at the position at which it
was saved, and with the same players. Saved or opened, it is among the recent files."""
import os

from game import Game, find_heading, play
from journey import Editor, insist, run, wait


def insist_on_recent(editor):
    """A window without a scenario lists the game."""
    insist(lambda: editor.key("F10"), lambda: editor.is_there("menu item", "Welcome"), "the menu")
    editor.press(editor.find("menu item", "Welcome"))

    def is_listed():
        windows = editor.app.get_children()
        return any(next(editor.all("list item", "mine.replay", within=window), None) for window in windows)

    wait(is_listed, "the game among the recent files")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    empty = game.log()
    insist(lambda: editor.click(game.first(), times=2), lambda: game.log() != empty, "the move in the log")
    game.give(1, "Simple")
    log = game.log()
    saved = os.path.join(os.path.dirname(path), "mine.replay")
    game.save(saved)
    insist_on_recent(editor)
    editor.key("ctrl+q")
    assert editor.process.wait(20) == 0

    again = Editor(saved)
    wait(lambda: find_heading(again), "a game")
    loaded = Game(again)
    wait(lambda: loaded.log() == log, "the game that was saved")
    wait(lambda: again.page() == "Play", "the page")
    assert os.path.basename(path) in again.labels(), again.labels()
    wait(lambda: "Simple" in again.labels(), "the bot")
    insist_on_recent(again)
    again.key("ctrl+q")
    assert again.process.wait(20) == 0


run(journey, is_killed=True)
