# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A double click makes the move that it was begun on, also low in the list: what can happen by the move is shown below
it after the first click, and the list scrolls under the pointer."""
import os

from badge import position
from game import play
from journey import DATA, run, wait

BELL = os.path.join(DATA, "scenarios", "bell-1938", "bell-1938.scenario.xml")
PLAYS = "Play "  # how the moves begin that show something below the list
MOST_DECISIONS = 12


def lowest(editor, game):
    """The last move that is whole in sight, of those that play a card, if there is one."""
    rows = game.rows.get_parent().get_extents()
    end = rows.y + rows.height
    seen = [node for node in editor.all("label", within=game.rows) if node.get_extents().y + node.get_extents().height < end]
    return next((node for node in reversed(seen) if node.name.startswith(PLAYS)), seen[-1])


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Round ")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    n_played = 0
    for _ in range(MOST_DECISIONS):
        wait(lambda: game.n_moves(), "a decision", 20)
        before = wait(lambda: position(game), "a position")
        move = lowest(editor, game)
        # From elsewhere: nothing is shown below the list before the first click.
        editor.click(game.heading)
        editor.click(move, times=2)
        wait(lambda: position(game) != before, f"“{move.name}” to be made by one double click", 4)
        n_played += move.name.startswith(PLAYS)
        if n_played == 2:
            break
    assert n_played == 2, n_played


run(journey, scenario=BELL)
