# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has to place counters when a game begins has the rest of them placed: at random, and after undo evenly. The log
has every counter, and the buttons are there only for that."""
from game import play
from journey import TINY, insist, run, wait

AT_RANDOM = "Place the Rest at Random"


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    lines = game.n_lines()
    insist(
        lambda: editor.click(editor.find("push button", AT_RANDOM)),
        lambda: not editor.is_there("push button", AT_RANDOM),
        "everything to be placed",
    )
    assert game.n_lines() > lines
    editor.find("label", "Placed ")
    insist(
        lambda: editor.click(editor.find("push button", "Undo decision")),
        lambda: editor.is_there("push button", AT_RANDOM),
        "the counters to be taken back",
    )
    insist(
        lambda: editor.click(editor.find("push button", "Place the Rest")),
        lambda: not editor.is_there("push button", AT_RANDOM),
        "everything to be placed again",
    )
    assert game.n_lines() > lines


run(journey, scenario=TINY)
