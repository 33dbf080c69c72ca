# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game against the solo opponent by mouse. It has the seat of its side as soon as the rules say so;
a person plays the other one by clicks, to the end. The log says which rows decided, and the command line
plays the saved game to the same end."""
import os
import re

from crisis import BELL, log, moves
from badge import made_move
from game import decisions, play, replay
from journey import FOLDER, insist, run, wait

DONE = ("No more actions", "Stop", "No")
MOST_DECISIONS = 250
SEED = 1938
SOLO = ("<rules/>", '<rules>\n    <solo opponent="defending" level="hard"/>\n  </rules>')
ROWS = re.compile(r", row \d+: ")


def decide(editor, game):
    """By mouse: what ends the decisions on one card, if it is there, or else the first legal move."""
    is_made = made_move(game)

    def act():
        button = next((b for b in editor.all("push button") if b.get_name() in DONE), None)
        if button:
            editor.click(button)
        else:
            editor.click(game.first(), times=2)

    insist(act, lambda: is_made() or game.is_over(), "the move to be made")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Round ")
    wait(lambda: editor.is_there("label", "Solo opponent"), "the solo opponent at its seat")
    game.begin(SEED)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    n = 0
    reasons = False
    while not game.is_over():
        wait(lambda: game.is_over() or not game.is_bots_turn() and moves(editor, game), "the opponent to decide", 40)
        reasons = reasons or ROWS.search(log(game)) is not None
        if not game.is_over():
            decide(editor, game)
        n += 1
        assert n < MOST_DECISIONS, "the game does not end"

    saved = os.path.join(FOLDER, "solo.replay")
    game.save(saved)
    told = decisions(saved, path)
    assert {who.split()[0] for who, move in told} == {"White", "Green"}, told
    assert n >= 20 and reasons, (n, reasons)
    words = wait(
        lambda: next(name for name in editor.labels() if "Defend: " in name and "\n" in name), "who won"
    )
    outcome = replay(saved, path, "--log", "-")
    for line in words.split("\n"):
        assert line.strip() in outcome, (line, outcome)


run(journey, change=SOLO, scenario=BELL)
