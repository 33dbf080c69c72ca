# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo in a game with secrets. Who decided what is to be undone has to agree. Past what a bot has decided or a
player has learned it is refused against bots, unless that was allowed before the game; then the other people at
the table are asked, and one who refuses is enough: bots go on playing. It is in everybody's log and in the saved
game, which the command line plays again."""
import os

from badge import BADGE, covered, give_answer, play_turn, take, told
from game import SEED, play, replay
from journey import FOLDER, insist, run, wait

UNDOES = "Blake takes back a move of Avery (agreed: Avery)"


def to_blake(editor, game):
    """Avery's turn is over, and Blake has the screen."""
    play_turn(editor, game, "Avery")
    take(editor, "Blake")
    wait(lambda: told(editor) == {"Blake"} and game.n_moves(), "Blake's turn")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    game.give(1, "Human")
    take(editor, "Avery")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    to_blake(editor, game)
    before = game.n_lines()
    # No bot has decided since, and nobody was told anything: it is Avery's alone to agree.
    insist(lambda: editor.key("alt+Left"), lambda: editor.is_open("Allow Undo?"), "the question")
    give_answer(editor, "Allow Undo?", "_Cancel")
    editor.find("label", "Avery has not agreed to the undo.")
    take(editor, "Blake")
    wait(lambda: told(editor) == {"Blake"} and game.n_lines() == before, "Blake's view again")

    play_turn(editor, game, "Blake")
    take(editor, "Avery")
    wait(lambda: told(editor) == {"Avery"} and game.n_moves(), "Avery's turn")
    before = game.n_lines()
    editor.key("alt+Left")
    wait(lambda: any("bots cannot agree" in name and "switch on Undo in games with bots under New Game" in name for name in editor.labels()), "undo to be refused")
    assert game.n_lines() == before and not covered(editor)

    game.begin(SEED, allows_undo=True)
    game.discard()
    take(editor, "Avery")
    to_blake(editor, game)
    before = game.n_lines()
    for answer in ("_Cancel", "I Am Avery and I _Agree"):
        assert game.n_lines() == before and not covered(editor)
        insist(lambda: editor.key("alt+Left"), lambda: editor.is_open("Allow Undo?"), "the question")
        # Avery reads what all know, and nothing of Blake's.
        assert not told(editor), told(editor)
        give_answer(editor, "Allow Undo?", answer)
        if answer == "_Cancel":
            take(editor, "Blake")
            wait(lambda: told(editor) == {"Blake"}, "Blake's view again")
    take(editor, "Avery")
    wait(lambda: told(editor) == {"Avery"} and UNDOES in game.log(), "the log to say so")

    saved = os.path.join(FOLDER, "undone.replay")
    game.save(saved)
    with open(saved, encoding="utf-8") as file:
        lines = file.read().split("\n")
    assert "people avery blake" in lines and "undo allowed" in lines
    at = lines.index("! undo 1 by blake of avery agreed avery")
    assert lines[at - 1].startswith("avery: ") and lines[at + 1].startswith("avery: "), lines
    for seat in ("avery", "drew"):
        assert UNDOES in replay(saved, path, "--log", "-", "--seat", seat), seat


run(journey, scenario=BADGE)
