# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Edit while playing: bots begin a game, a cell of the tactics table is retyped, and the game is
played again on the new text, with the first difference named. The keys for undo take the game back and
leave the edit alone; that is undone with its button, and then it is the game that was."""
import os

from game import moves, play, replay
from journey import FOLDER, TINY, insist, read, run, wait

SATURATION = "8–9, Tactic: Saturation"
HOLD = "8–9, Tactic: Hold"
EDIT = "Set 8–9, Tactic of 1 to hold"
N_MOVES = 12


def told(editor, words):
    return wait(lambda: next((name for name in editor.labels() if words in name), None), words)


def file(name):
    return os.path.join(FOLDER, name + ".replay")


def retype(editor):
    """The tactic of a roll of 8 or 9, on another page."""
    editor.go("Tables")
    tables = editor.find("list", "List of tables")
    insist(
        lambda: editor.click(editor.find("label", "Tactics table", within=tables)),
        lambda: editor.is_there("table cell", SATURATION),
        "the tactics table",
    )
    editor.click(editor.find("table cell", SATURATION))
    editor.type("hold")
    editor.key("Return")
    editor.find("table cell", HOLD)


def undo_decision(editor, game):
    """By the keys, and forward again, until there is none: the scenario keeps its edit."""
    undo = editor.find("push button", "Undo")
    before = game.n_moves()
    editor.key("ctrl+z")
    told(editor, " (undone)")
    assert game.n_moves() != before, "as many moves as after it"
    editor.key("ctrl+shift+z")
    wait(lambda: game.n_moves() == before, "the decision again")
    editor.key("ctrl+y")
    told(editor, "The game has no decision to redo. ")
    assert undo.get_description() == f"Undo in the scenario: {EDIT}", undo.get_description()
    return undo


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    game.give(0, "Simple")
    game.give(1, "Simple")
    for _ in range(N_MOVES):
        before = game.n_lines()
        editor.key("F6")
        wait(lambda: game.n_lines() > before, "the bot's decision")
    legal, status = game.n_moves(), game.status.get_name()
    game.save(file("before"))
    assert len(moves(file("before"))) == N_MOVES

    retype(editor)
    editor.go("Play")
    # The second move is followed by the dice for tactics, which now say something else.
    difference = told(editor, "First difference at move ")
    assert difference.startswith("First difference at move 2: "), difference
    assert "@" not in difference, difference

    undo = undo_decision(editor, game)
    editor.press(undo)
    told(editor, f"{N_MOVES} moves were played again, with the same results.")
    wait(lambda: (game.n_moves(), game.status.get_name()) == (legal, status), "the game as it was")
    game.save(file("after"))
    # But for who has played: taking back is a person's.
    assert read(file("after")) == read(file("before")).replace("# played-by bots", "# played-by human")
    replay(file("after"), path)


run(journey, scenario=TINY)
