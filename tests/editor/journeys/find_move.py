# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A move is found by words after Ctrl+F: typed above the list they leave the moves that contain them, Enter goes to
the list, Enter again plays the move; then all moves are there again."""
from game import play
from journey import insist, run, wait


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    n = game.n_moves()
    editor.find(None, "Filter moves")

    def names():
        return [node.name for node in editor.all("label", within=game.rows)]

    assert "Fighter 1" in names(), names()  # heads its moves
    insist(
        lambda: (editor.key("ctrl+f"), editor.key("ctrl+a"), editor.type("bomber 4")),
        lambda: game.heading.get_name() == f"1 of {n} moves",
        "one move to be left",
    )
    wait(lambda: "Bomber starts in Border Area 4" in names(), "the move that was looked for")
    editor.key("Return")
    wait(game.cursor, "the keyboard to be in the list")
    editor.key("Return")
    wait(lambda: any("Bomber starts in Border Area 4" in line for line in game.log()), "the move in the log")
    wait(lambda: game.n_moves() and game.n_moves() < n, "all that can be done next")


run(journey)
