# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen: before each of them decides everything is covered and a page says who is to
take the screen; by keyboard they do. Each reads their own log and nobody else's. The umpire, who sees
everything, has to be asked for, and sees it."""
from badge import BADGE, covered, give_answer, play_turn, question, take, told
from game import play
from journey import insist, run, wait


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


def ask_umpire(editor):
    def ask():
        editor.click(editor.find("combo box", "Viewing as"))
        editor.key("Down", "Return")

    insist(ask, lambda: question(editor, "_Show Everything"), "the question whether to show everything")
    assert told(editor) == {"Avery"} and editor.is_open("Show Everything")
    give_answer(editor, "Show Everything", "_Show Everything")
    wait(lambda: told(editor) == {"Avery", "Blake", "Casey", "Drew"}, "everything to be shown")


run(journey, scenario=BADGE)
