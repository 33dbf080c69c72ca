# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Take a game where one wants it: the next two dice are forced, and show that; a line of the log is gone back
to, and forward from; the game is saved, begun again and loaded, and is what it was; bots that go on by
themselves are stopped."""
import os

from game import play
from journey import FOLDER, TINY, Atspi, insist, read, run, wait

FACE = 4
ORDERS = "Strategic orders: roll "


def force_die(editor, face, n):
    """The next die, and with it @n are forced."""
    def is_open():
        return editor.is_there("push button", "Force this die")

    def show():
        editor.click(editor.find("push button", "Force dice"))

    insist(show, is_open, "which die to force")
    editor.find("spin button", {1: "Next die", 2: "Die after this one"}.get(n, "Die after these"))
    editor.key("ctrl+a")
    editor.type(str(face))
    editor.press(editor.find("push button", "Force this die"))

    def n_shown():
        lines = editor.find("list", "Log of the game")
        which = ("the next die", "the second die from now", "the third die from now")[n - 1]
        return len(list(editor.all("label", f"Forced: {which} will show {face}", lines)))

    wait(lambda: n_shown() == 1, f"{n} dice to be forced")
    editor.key("Escape")
    wait(lambda: not is_open(), "that to be closed")


def position(game):
    return game.n_lines(), game.status.get_name(), game.n_moves()


def step_until(game, is_there):
    """Decisions of bots until the log has such a line."""
    for _ in range(40):
        if any(map(is_there, game.log())):
            return
        before = game.n_lines()
        game.editor.key("F6")
        wait(lambda: game.n_lines() > before, "the bot's decision")
    raise AssertionError(game.log())


def jump(game, key, is_there):
    """To the first line of the log, or the last, by keyboard: those far away cannot be clicked."""
    editor = game.editor

    def act():
        editor.click(game.lines.get_children()[-1])
        editor.key(key, "Return")

    insist(act, is_there, f"the line of the log at {key}")


def load(game):
    editor = game.editor
    game.menu("Load Game")
    # It opens where the game was saved, with the first of those there chosen.
    chooser = wait(lambda: editor.window("Load a Game"), "which game to load")
    insist(
        lambda: editor.press(editor.find("push button", "_Load", within=chooser)),
        lambda: not editor.is_open("Load a Game"),
        "the game to be chosen",
    )


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    game.give(0, "Simple")
    game.give(1, "Simple")
    force_die(editor, FACE, 1)
    force_die(editor, FACE, 2)
    step_until(game, lambda line: line.startswith(ORDERS))
    rolls = [line for line in game.log() if line.startswith(ORDERS)]
    assert rolls[0].startswith(f"{ORDERS}{2 * FACE}, "), rolls

    before = position(game)
    jump(game, "Home", lambda: editor.is_sensitive("push button", "Redo decision"))
    assert position(game) != before
    jump(game, "End", lambda: not editor.is_sensitive("push button", "Redo decision"))
    assert position(game) == before

    saved = os.path.join(FOLDER, "again.replay")
    game.save(saved)
    game.menu("Restart")
    wait(lambda: position(game) != before, "another game")
    load(game)
    wait(lambda: position(game) == before, "the game that was saved")
    again = os.path.join(FOLDER, "saved-again.replay")
    game.save(again)
    assert read(again) == read(saved)

    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Slow")
    editor.key("F7")
    wait(lambda: game.n_lines() > before[0], "the bots to go on")
    editor.key("F7")
    wait(lambda: not game.auto.has_state(Atspi.StateType.PRESSED), "the bots to be stopped")
    assert game.is_bots_turn() and not game.is_over()


run(journey, scenario=TINY)
