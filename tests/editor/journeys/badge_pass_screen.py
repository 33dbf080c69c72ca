# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen: before each of them decides everything is covered and tells who is to
take the screen; by keyboard they do. Each reads their own log and nobody else's. The umpire, who sees
everything, has to be asked for, and sees it."""
import re

from badge import BADGE, all_words, choose_move, made_move
from game import play
from journey import children, insist, run, wait

DEALT = " is dealt a role card"


def covered(editor):
    """Who is to take the screen; None while it is not covered."""
    for node in editor.all("push button", "I Am "):
        return node.get_name()[len("I Am "):]
    return None


def told(editor):
    """Whose role the window tells."""
    roles = [word for word in all_words(editor) if DEALT in word]
    return {word.split(DEALT)[0] for word in roles}


def take(editor, player):
    wait(lambda: covered(editor) == player, f"the screen to be passed to {player}", 40)
    words = all_words(editor)
    for hidden in ("You are a ", " draws ", "dealt", r"Turn \d", "not seen"):
        found = [word for word in words if re.search(hidden, word)]
        assert not found, found
    insist(lambda: editor.key("Return"), lambda: not covered(editor), "the screen to be taken")


def play_turn(editor, game, player):
    """To its end: the last of the legal moves, until somebody else is to take the screen."""
    for _ in range(60):
        wait(lambda: covered(editor) or game.n_moves(), "a decision", 40)
        if covered(editor):
            return
        is_made = made_move(game)
        choose_move(editor, game, last=True)
        wait(lambda: covered(editor) or is_made(), "the move to be made")
    raise AssertionError(f"the turn of {player} does not end")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    game.give(1, "Human")
    wait(lambda: not covered(editor), "the first player to go on")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    wait(lambda: told(editor) == {"Avery"}, "Avery's own log")
    play_turn(editor, game, "Avery")
    take(editor, "Blake")
    wait(lambda: told(editor) == {"Blake"}, "Blake's own log")
    play_turn(editor, game, "Blake")
    take(editor, "Avery")
    wait(lambda: told(editor) == {"Avery"}, "Avery's own log")
    ask_umpire(editor)


def dialog(editor):
    """The question in a window of its own."""
    for child in list(children(editor.app))[1:]:
        if next(editor.all("push button", "_Show Everything", within=child), None):
            return child
    return None


def ask_umpire(editor):
    def ask():
        editor.click(editor.find("combo box", "Viewing as"))
        editor.key("Down", "Return")

    insist(ask, lambda: dialog(editor), "the question whether to show everything")
    assert told(editor) == {"Avery"} and editor.is_open("Show Everything")
    editor.press(editor.find("push button", "_Show Everything", within=dialog(editor)))
    wait(lambda: not editor.is_open("Show Everything"), "the question to be gone")
    wait(lambda: told(editor) == {"Avery", "Blake", "Casey", "Drew"}, "everything to be shown")


run(journey, scenario=BADGE)
