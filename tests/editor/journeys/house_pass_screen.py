# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A hero and the traitor at one screen: between them it is covered, and while it is, it shows neither goal; whoever
takes it reads the own goal and nothing of the other."""
import os

from badge import covered, made_move
from game import Game, find_heading
from house_whole_game import HOUSE, goals
from journey import insist, run, wait, words_of


def words(editor):
    """On the screen, in tips, and read aloud."""
    return words_of(editor.walk())


def shows(editor, texts):
    return any(text in word for word in words(editor) for text in texts)


def take(editor, secrets):
    """Whoever is asked takes the screen, which shows nothing of either side before."""
    for texts in secrets.values():
        assert not shows(editor, texts)
    insist(lambda: editor.key("Return"), lambda: not covered(editor), "the screen to be taken")


def decide(editor, game, who, secrets):
    """The last of the moves, which ends the turn, until somebody else is to take the screen."""
    own, other = ("traitor", "heroes") if who == "Clara" else ("heroes", "traitor")
    wait(lambda: game.n_moves() and shows(editor, secrets[own]), f"the goal of {who}")
    assert not shows(editor, secrets[other]), who
    for _ in range(20):
        is_made = made_move(game)
        insist(lambda: (editor.click(game.first()), editor.key("End", "Return")), lambda: covered(editor) or is_made(), "a move")
        wait(lambda: covered(editor) or game.n_moves() or game.is_over(), "what comes next", 40)
        if covered(editor) or game.is_over():
            return


def journey(editor, path):
    editor.wait_for_problems(0)
    secrets = {"heroes": goals(path, "heroes"), "traitor": goals(path, "traitor-side")}
    editor.go("Booklet")
    name = "Play Haunt drill: Hunt"
    insist(lambda: editor.click(editor.find("label", "Hunt")), lambda: editor.is_there("push button", name), "the haunt")
    insist(lambda: editor.press(editor.find("push button", name)), lambda: editor.page() == "Play", "the Play page")
    wait(lambda: find_heading(editor), "a game")
    game = Game(editor, "Hunt: round")
    game.give(2, "Human")
    wait(lambda: covered(editor) == "Anna", "the screen to be covered")
    take(editor, secrets)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    wait(lambda: game.n_moves(), "the turn of Anna", 60)
    decide(editor, game, "Anna", secrets)
    for who in ("Clara", "Anna"):
        wait(lambda: covered(editor) == who, f"the screen to be passed to {who}", 60)
        take(editor, secrets)
        decide(editor, game, who, secrets)


if __name__ == "__main__":
    run(journey, scenario=HOUSE)
