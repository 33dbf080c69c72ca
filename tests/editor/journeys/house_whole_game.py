# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of a haunt by mouse, as a hero, with the traitor and the monster at the seats of bots: the hero reads
the goal of the heroes and nothing of the traitor's, wherever the window says it, until somebody has won. The command
line plays the saved game to the same position."""
import os
import re

from badge import made_move
from game import Game, find_heading, replay
from journey import DATA, FOLDER, insist, read, run, wait, words_of

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")
SEED = 4


def goals(path, side):
    """The texts of the goals of @side in the haunt that is played."""
    haunt = read(path).split('<haunt id="hunt"')[1].split("</haunt>")[0]
    found = [goal for goal in re.findall(r"<goal .*?</goal>", haunt, re.DOTALL) if f'side="{side}"' in goal]
    return [re.search(r"<text>(.*?)</text>", goal, re.DOTALL)[1].strip() for goal in found]


def begin(editor):
    """The drill, from the booklet of its haunt."""
    editor.go("Booklet")
    insist(lambda: editor.click(editor.find("label", "Hunt")),
           lambda: editor.is_there("push button", "Play Haunt drill: Hunt"), "the haunt in the booklet")
    insist(lambda: editor.press(editor.find("push button", "Play Haunt drill: Hunt")),
           lambda: editor.page() == "Play", "the Play page")
    wait(lambda: find_heading(editor), "a game")
    game = Game(editor, "Hunt: round")
    game.begin(SEED)
    return game


def decide(editor, game):
    """By a double click on the first move: the hero goes, attacks and tries what there is."""
    is_made = made_move(game)
    insist(lambda: editor.click(game.first(), times=2), is_made, "the move to be made")


def foresee(editor, game):
    """The attack, which is first in the list, says what can come of it: who is hurt, and how likely."""
    row = game.first()
    assert row.get_name().startswith("Attack "), row.get_name()
    insist(lambda: editor.move(*editor.place(row)), lambda: editor.is_there("label", "What Can Happen"), "the chances")
    wait(lambda: any("on average, chance " in name for name in editor.labels()), "the damage to expect")


def look(editor, secret, own):
    """Nothing of the traitor's on the screen, in no tip and in nothing that is read aloud; the heroes' goal is there to
    be read."""
    words = words_of(editor.walk())
    for goal in secret:
        found = [word for word in words if goal in word]
        assert not found, found
    for goal in own:
        assert any(goal in word for word in words), goal


def journey(editor, path):
    editor.wait_for_problems(0)
    secret, own = goals(path, "traitor-side"), goals(path, "heroes")
    assert secret and own
    game = begin(editor)
    wait(lambda: game.has_logged("(Ben|Clara|David) is the traitor"), "who the traitor is")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    n = 0
    while not game.is_over():
        wait(lambda: game.is_over() or (game.n_moves() and not game.is_bots_turn()), "a decision", 60)
        if game.is_over():
            break
        if n == 0:
            foresee(editor, game)
        if n % 5 == 0:
            look(editor, secret, own)
        decide(editor, game)
        n += 1
        assert n < 150, "the game does not end"
    assert n >= 5, n
    editor.find("label", "The game is over")
    assert any(re.search("Victory for the (heroes|traitor): |Nobody wins", label) for label in editor.labels())
    saved = os.path.join(FOLDER, "house.replay")
    game.save(saved)
    words = replay(saved, path, "--log", "-")
    assert re.search("the goal .* is reached|rounds of the haunt are over", words), words


if __name__ == "__main__":
    run(journey, scenario=HOUSE)
