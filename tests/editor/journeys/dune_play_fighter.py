# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of houses as a fighter against bots, by mouse and keyboard in turn: nothing of the others is
seen before the battle, and there everybody's score has its reasons in the log. The command line plays the
saved game to the same position."""
import os
import re

from badge import choose_move, made_move
from dune import DUNE
from game import play, replay
from journey import FOLDER, run, wait

FIGHTER = 3  # the seed of a game in which Ada is a fighter


def own_role(game):
    found = re.search(r"Ada, you are [^:]+: (.*)$", game.status.get_name())
    return found and found[1]


def decide(editor, game, by_mouse):
    is_made = made_move(game)
    if by_mouse:
        editor.click(game.first(), times=2)
        # A click may have come before the list was where it stays.
        try:
            wait(is_made, "the move to be made", 4)
            return
        except AssertionError:
            pass
    choose_move(editor, game, last=not by_mouse)
    wait(is_made, "the move to be made")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Action round")
    game.begin(FIGHTER)
    wait(lambda: own_role(game) == "Atreides fighter", "the role")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    n = 0
    while not game.is_over():
        wait(lambda: game.is_over() or (game.n_moves() and not game.is_bots_turn()), "a decision", 40)
        if game.is_over():
            break
        lines = game.log()
        others = [line for line in lines if re.match(r"(Boris|Clara|Dorian), you are ", line)]
        assert not others, others
        decide(editor, game, by_mouse=n % 2 == 0)
        n += 1
        assert n < 60, "the game does not end"
    assert n >= 8, n
    final = game.status.get_name()
    assert final.startswith("The game is over"), final
    shown = os.path.join(FOLDER, "fighter.replay")
    game.save(shown)
    words = replay(shown, path, "--log", "-")
    assert len(re.findall(r"Reveal the identity card", words)) == 4, words
    for reason in ("(rules: Battle 2)", "(rules: Battle 4)"):
        assert reason in words, words


if __name__ == "__main__":
    run(journey, scenario=DUNE)
