# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen: before each of them decides, the first time as well, everything is covered and a page
says who is to take the screen; by keyboard they do. Until the first move the table is set up on that page. Each reads their own log and nobody else's. The umpire, who sees
everything, has to be asked for, and sees it."""
from badge import BADGE, covered, give_answer, play_turn, question, take, told
from game import play
from journey import insist, labels_of, run, wait


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    game.give(1, "Human")
    set_up(editor, game)
    insist(lambda: editor.press(editor.find("push button", "I Am Avery")), lambda: not covered(editor), "Avery to begin")
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


def set_up(editor, game):
    """One more takes a seat and leaves it again, without anybody having looked."""
    for who in ("Human", "Simple"):
        wait(lambda: covered(editor) == "Avery", "the screen to be covered")
        game.give(2, who)
        wait(lambda: who in labels_of(game.seats()[2]), f"{who} at the third seat")
    assert covered(editor) == "Avery" and not told(editor)


def ask_umpire(editor):
    def ask():
        editor.click(editor.find("combo box", "Viewing as"))
        editor.key("Down", "Return")

    insist(ask, lambda: question(editor, "_Show Everything"), "the question whether to show everything")
    assert told(editor) == {"Avery"} and editor.is_open("Show Everything")
    give_answer(editor, "Show Everything", "_Show Everything")
    wait(lambda: told(editor) == {"Avery", "Blake", "Casey", "Drew"}, "everything to be shown")


run(journey, scenario=BADGE)
