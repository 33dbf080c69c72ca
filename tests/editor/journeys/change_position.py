# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The umpire changes a position: a counter is dragged where no rule would let it go, with a note; it is
turned over, an empty area changes hands, and the counter is put back by the keyboard's way. All of it is
in the log and in the saved game, which the command line plays, and a step takes the last one back."""
import os

from game import moves, play, replay
from journey import FOLDER, TINY, insist, run, wait

# Parts of the board's width and height.
COUNTER = (0.744, 0.46)
DYKE = (0.42, 0.2)
FORD = (0.42, 0.32)


def begin(editor):
    """A game up to the German movement: before it nothing can be changed."""
    game = play(editor)
    while "movement" not in game.status.get_name():
        before = game.n_lines()
        insist(
            lambda: editor.click(game.first(), times=2), lambda: game.n_lines() > before, "a decision"
        )
    return game


def select(editor, board, part, what):
    insist(
        lambda: editor.click_at(editor.place(board, part)),
        lambda: any(name == what for name in editor.labels()),
        f"{what} to be selected",
    )


def change(editor, game, button, told):
    before = len(game.log())
    insist(
        lambda: editor.press(editor.find("push button", button)),
        lambda: any(told in line for line in game.log()[before:]),
        f"“{told}” in the log",
    )


def journey(editor, path):
    editor.wait_for_problems(0)
    game = begin(editor)
    n_before = game.n_lines()
    game.menu("Change Position")
    wait(lambda: editor.is_there("label", "Drag a piece to where you want it"), "what can be changed")
    board = editor.find(None, "Board")
    note = editor.find("text", "Note for the log")
    note.set_text("out of supply")
    wait(lambda: editor.text(note) == "out of supply", "the note")
    insist(
        lambda: editor.drag(editor.place(board, COUNTER), editor.place(board, FORD)),
        lambda: any("The umpire: 3 Corps is put in Ford, from " in line for line in game.log()),
        "the counter in another place",
    )
    wait(lambda: "Note: out of supply" in game.log(), "the note in the log")
    wait(lambda: editor.text(note) == "", "the note to be used up")

    wait(lambda: editor.is_there("push button", "Other side: Turn Over"), "what can be changed about it")
    change(editor, game, "Other side: Turn Over", "The umpire: 3 Corps is turned over")
    assert not editor.is_sensitive("push button", "Place: Put")
    editor.choose(lambda: editor.find("combo box", "Place"), "Haven")
    change(editor, game, "Place: Put", "The umpire: 3 Corps is put in Haven, from Ford")
    select(editor, board, DYKE, "Dyke")
    editor.choose(lambda: editor.find("combo box", "Owner"), "Germans")
    change(editor, game, "Owner: Give", "The umpire: Dyke changes hands: Germans")
    saved = os.path.join(FOLDER, "game.replay")
    game.save(saved)
    replay(saved, path)
    made = [line for line in moves(saved) if line.startswith("umpire: ")]
    assert [line.split()[1] for line in made] == [
        "umpire-put",
        "umpire-turn",
        "umpire-put",
        "umpire-give",
    ], made

    editor.key("alt+Left")
    wait(lambda: editor.is_sensitive("push button", "Redo decision"), "the last change to be taken back")
    editor.press(editor.find("push button", "Done changing the position"))
    wait(lambda: {"Dyke", "Show All"} <= set(editor.labels()), "the moves")
    assert not editor.is_there("push button", "Done changing the position")
    assert game.n_lines() > n_before


run(journey, scenario=TINY)
