# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play the text: bots for all seats, step by step to the end of turn 1; then a person makes moves
by activating them, and takes one back."""
from game import play
from journey import insist, run, wait


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    n = len(wait(game.seats, "the seats"))
    for seat in range(n):
        game.give(seat, "Simple")
    for _ in range(150):
        editor.key(*["F6"] * 10)
        if game.turn() != 1:
            break
    wait(lambda: game.turn() == 2, "turn 2 after stepping through turn 1")

    for seat in range(n):
        game.give(seat, "Human")
    wait(lambda: not game.is_bots_turn(), "no bot to step")
    editor.key("alt+Left")
    wait(lambda: editor.is_sensitive("push button", "Redo decision"), "a decision taken back")
    legal, lines = game.n_moves(), game.n_lines()

    insist(
        lambda: editor.click(game.first(), times=2),
        lambda: (game.n_lines(), game.n_moves()) != (lines, legal),
        "the move to be made",
    )
    editor.key("alt+Left")
    wait(lambda: game.n_moves() == legal, "the move to be taken back")


run(journey)
