# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw a tile and explore it: a door is opened, a room is drawn from the stack that fits there in more than one way,
each is chosen in turn, which plays nothing; one is laid, and the explorer stands in it. The command line plays the
same."""
import os
import re

from badge import made_move
from game import decisions, play
from journey import DATA, FOLDER, insist, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")
SEED = 5


def moves(editor, game):
    """The words of the legal moves."""
    return [node.name for node in editor.all("label", within=game.rows) if not re.match(r"(rule )?\d", node.get_name())]


def make(editor, game, words):
    """The legal move that begins so, by a double click."""
    is_made = made_move(game)
    insist(lambda: editor.click(next(editor.all("label", words, within=game.rows)), times=2), is_made, words)


def show(editor, game, words):
    """A row that is clicked once shows on the board what it would lay there; nothing is played yet."""
    before = game.n_lines()
    editor.click(next(editor.all("label", words, within=game.rows)))
    assert game.n_lines() == before and len(moves(editor, game)) > 1


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Round")
    game.begin(SEED)
    make(editor, game, "Open the door: North")
    prompt = wait(lambda: next(n for n in editor.labels() if "Where and how do you lay " in n), "the room")
    room = re.match(r"\w+: Where and how do you lay (?:the )?(.*)\?", prompt)[1]
    ways = wait(lambda: [m for m in moves(editor, game) if m.startswith("Lay ")], "the ways to lay it")
    assert len(ways) > 1 and all(room in way for way in ways), ways
    for way in ways:
        show(editor, game, way)
    make(editor, game, ways[-1])
    wait(lambda: any(f"discovers the {room}" in n for n in game.log()), "the room to be found")
    saved = os.path.join(FOLDER, "explore.replay")
    game.save(saved)
    made = [move for who, move in decisions(saved, path)]
    assert made[0] == "Open the door: North" and made[1] == ways[-1], made


if __name__ == "__main__":
    run(journey, scenario=HOUSE)
