# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A reaction between two people at one screen: whoever is targeted is asked for one, with or without a card
that could be used, and before that the screen is covered and says who is to take it. Neither reads what only
the other may know, and what somebody has just seen is there until that player passes the screen on."""
import re

from badge import all_words, choose_move, covered, made_move, read
from dune import DUNE
from game import play
from journey import insist, run, wait

ASKED = "You have been targeted. Do you use an action card?"
HIDDEN = r", you are |\w+ looks at trait|Select \w.* \((Atreides|Harkonnen|all )|Target (Ada|Boris)|Place (Attack|Defend)"


def take(editor, game):
    """Whoever the screen says takes it; nothing of the game is to be read until then."""
    who = covered(editor)
    found = [word for word in all_words(editor) if re.search(HIDDEN, word)]
    assert not found, found
    insist(lambda: editor.key("Return"), lambda: not covered(editor), "the screen to be taken")
    wait(lambda: f"{who}, you are " in game.status.get_name(), f"the view of {who}")
    own = [word for word in all_words(editor) if re.search(r"(Ada|Boris), you are ", word)]
    assert own and all(f"{who}, you are " in word for word in own), own
    return who


def choose(editor, game, move):
    """The move of that name, by two clicks."""
    is_made = made_move(game)
    for _ in range(5):
        found = next(editor.all("label", move, within=game.rows), None)
        if found:
            editor.click(found, times=2)
        try:
            wait(lambda: covered(editor) or is_made(), move, 4)
            return
        except AssertionError:
            pass
    raise AssertionError(f"{move} is not made")


def look(editor, seen):
    """Whoever has the screen notes what only they may read, and passes it on."""
    if not editor.is_there("push button", "Pass the Screen to "):
        return False
    words = [word for word in all_words(editor) if " sees " in word]
    assert words, "nothing to read"
    seen.update(words)
    read(editor)
    assert not [word for word in all_words(editor) if word in seen]
    return True


def targets(editor, game):
    """Whether somebody is to target a player now."""
    return next(editor.all("label", "Target ", within=game.rows), None)


def react(editor, game, who):
    """@who has been targeted by the other: the screen is passed, and the question comes."""
    wait(lambda: covered(editor) == who, f"the screen to be passed to {who}", 40)
    take(editor, game)
    wait(lambda: editor.is_there("label", f"{who}: {ASKED}"), f"{who} to be asked")
    editor.find("label", "Let it lie")
    choose(editor, game, "Let it lie")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Action round")
    game.begin(3)
    game.give(1, "Human")
    wait(lambda: covered(editor), "the screen to be covered")
    take(editor, game)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    # The action rounds, by the first move each.
    seen = set()
    for _ in range(60):
        wait(lambda: look(editor, seen) or covered(editor) or game.n_moves(), "a decision", 40)
        if covered(editor):
            take(editor, game)
            continue
        if targets(editor, game):
            break
        is_made = made_move(game)
        choose_move(editor, game)
        wait(lambda: look(editor, seen) or covered(editor) or is_made(), "the move to be made")
    assert seen, "nobody has seen anything"
    choose(editor, game, "Target Boris")
    choose(editor, game, "Place Attack")
    react(editor, game, "Boris")
    wait(lambda: targets(editor, game), "Boris to target a player")
    choose(editor, game, "Target Ada")
    choose(editor, game, "Place Attack")
    react(editor, game, "Ada")


if __name__ == "__main__":
    run(journey, scenario=DUNE)
