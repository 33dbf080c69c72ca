# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys of influence share: a small crisis, and playing by the words of the moves."""
import os

from badge import covered, made_move
from journey import DATA, insist, wait

BELL = os.path.join(DATA, "scenarios", "bell-1938", "bell-1938.scenario.xml")
SMALL = os.path.join(DATA, "tests", "fixtures", "small-crisis.scenario.xml")


def moves(editor, game):
    """What the list says: each move, and the rule that allows it."""
    return [node.name for node in editor.all("label", within=game.rows)]


def play_move(editor, game, start):
    """The first legal move whose words begin so: a click selects it, a key plays it. What goes from under a
    button that is held, as all rows do when the screen is covered, makes GTK 4.8 complain."""
    is_made = made_move(game)

    def act():
        editor.click(editor.find("label", start, within=game.rows))
        editor.key("Return")

    insist(act, lambda: is_made() or covered(editor) or game.is_over(), start + " to be played")


def log(game):
    return "\n".join(game.log())
