# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped scenario from the historical setup to its end, bots at both seats: the window and the
command line play the same game from the same seed."""
from game import play, play_to_the_end
from journey import run, wait

BOT = "Simple"


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    for seat in range(len(wait(game.seats, "the seats"))):
        game.give(seat, BOT)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    play_to_the_end(game, path, BOT, 120)


run(journey)
