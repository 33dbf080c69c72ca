# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play a turn by keyboard alone, from the program's start on: F5, Tab to the legal moves, and then
each decision of the turn, of the Germans and of both players, by the arrows and Enter; one is taken
back and played again. The game that was played so is what the command line plays."""
import os
import time

from game import decisions, play
from journey import FOLDER, TINY, run, wait

MOST_TABS = 30
MOST_DECISIONS = 200


def tab_to_moves(editor, game):
    """Tab by Tab, each when the one before has moved the keyboard."""
    for _ in range(MOST_TABS):
        if game.cursor() is not None:
            return
        before = editor.focus()
        editor.key("Tab")
        wait(lambda: editor.focus() != before, "Tab to move the keyboard")
    raise AssertionError("no way to the legal moves by Tab")


def decide(game, n):
    """Plays the @n-th decision of the turn, and gives its words. After a move the keyboard is at the
    heading of the list, where Enter makes no move that nobody chose."""
    before = game.n_lines()
    if n > 0:
        wait(lambda: (game.editor.focus() or ("", ""))[1] == game.heading.get_name(), "the keyboard to be at the heading")
        game.editor.key("Return")
        time.sleep(0.2)
        assert game.n_lines() == before and game.cursor() is None
        game.editor.key("Down")
    row, move = wait(game.cursor, "the keyboard to be in the legal moves")
    assert row == 0, (row, move)
    if n % 3 == 1 and game.n_moves() > 1:
        game.editor.key("Down")
        wait(lambda: game.cursor()[0] == 1, "another move to have the keyboard")
        row, move = game.cursor()
    game.editor.key("Return")
    wait(lambda: game.n_lines() > before, f"“{move}” to be played")
    return move


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    tab_to_moves(editor, game)

    played = []
    while game.turn() == 1:
        played.append(decide(game, len(played)))
        assert len(played) < MOST_DECISIONS, "the turn does not end"
    assert game.turn() == 2, game.turn()

    # A row that was scrolled away before it was ever drawn is there, but without its words.
    lines, n_lines, legal = game.log(), game.n_lines(), game.n_moves()
    editor.key("alt+Left")
    wait(lambda: game.turn() == 1, "the last decision to be taken back")
    editor.key("alt+Right")
    wait(lambda: game.turn() == 2 and game.n_moves() == legal, "it to be played again")
    wait(lambda: game.n_lines() == n_lines and set(lines) <= set(game.log()), "the log as it was")

    # Saved by the menu: what was to be done by keyboard alone is done.
    saved = os.path.join(FOLDER, "turn.replay")
    game.save(saved)
    told = decisions(saved, path)
    assert [move for who, move in told] == played, (told, played)
    who = {who for who, move in told}
    assert {"French player, for the Germans", "French player", "British player"} <= who, who


run(journey, scenario=TINY)
