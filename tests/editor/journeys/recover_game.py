# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in a game that is in no file: the welcome offers it, opening the scenario again offers it
beside a new game, and it goes on where it was. Saved, or given up, nothing of it is left."""
import os
import signal

from drafts import DRAFTS, drafts
from game import Game, find_heading, moves, play
from journey import FOLDER, Editor, insist, read, run, wait

TITLE = "Betrayal! France, May 1940"
ENDED = "The program ended before your game was saved"


def games():
    return drafts(os.path.join(DRAFTS, "games"))


def kept():
    """The text of the only draft of a game."""
    (name,) = games()
    return read(os.path.join(DRAFTS, "games", name))


def decide(editor, game):
    before = game.log()
    insist(lambda: editor.click(game.first(), times=2), lambda: game.log() != before, "the move in the log")
    return game.log()


def kill(editor):
    editor.process.send_signal(signal.SIGKILL)
    editor.process.wait()


def go_on_from_welcome(path, played):
    """Started with nothing, the program offers what it was killed in, and one click leads back there."""
    editor = Editor(None)
    try:
        editor.find("label", "Games to Continue")
        insist(
            lambda: editor.click(editor.find("list item", TITLE)),
            lambda: not editor.is_there("label", "Welcome to Turncoat"),
            "the welcome to be over",
        )
        editor.adopt()
        wait(lambda: find_heading(editor), "a game")
        game = Game(editor)
        wait(lambda: game.log() == played, "the game")
        wait(lambda: editor.page() == "Play", "the page")
        assert os.path.basename(path) in editor.labels(), editor.labels()
        assert not editor.is_there("label", ENDED)
        assert len(games()) == 1, games()
        kill(editor)
    except BaseException:
        editor.process.kill()
        raise


def go_on(path, played):
    """Another run of the program: every page offers the game. It ends with the session."""
    editor = Editor(path)
    try:
        editor.wait_for_problems(0)
        assert editor.page() != "Play"
        editor.find("label", ENDED)
        editor.press(editor.find("push button", "Continue the Game"))
        wait(lambda: find_heading(editor), "a game")
        game = Game(editor)
        wait(lambda: game.log() == played, "the game")
        assert editor.page() == "Play"
        wait(lambda: not editor.is_there("label", ENDED), "the notice to go")
        assert len(games()) == 1, games()

        saved = os.path.join(FOLDER, "mine.replay")
        game.save(saved)
        wait(lambda: not games(), "no draft to remain")
        assert len(moves(saved)) == 2, moves(saved)

        decide(editor, game)
        editor.process.send_signal(signal.SIGTERM)
        assert editor.process.wait(20) == 0
        assert len(games()) == 1, games()
    except BaseException:
        editor.process.kill()
        raise


def give_up(path):
    """The last run: the new game stays until the old one is asked for."""
    editor = Editor(path)
    try:
        editor.wait_for_problems(0)
        play(editor)
        editor.find("label", ENDED)
        editor.press(editor.find("push button", "Discard the game"))
        wait(lambda: not editor.is_there("label", ENDED), "the notice to go")
        assert not games(), games()
    except BaseException:
        editor.process.kill()
        raise
    editor.stop()


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    decide(editor, game)
    played = decide(editor, game)
    wait(lambda: len([line for line in kept().split("\n") if "  @" in line]) == 2, "a draft of both moves")
    assert not drafts(), drafts()
    kill(editor)
    go_on_from_welcome(path, played)
    go_on(path, played)
    give_up(path)


run(journey, is_killed=True)
