# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""In the middle of a game with secrets a person takes over a bot's seat: it has to be confirmed, the
screen is passed on before anything of that seat is shown, and every player's record of the game says
so. The seat goes back to a bot unasked, as it is the player's own."""
import os

from badge import BADGE, choose_move, covered, give_answer, made_move, play_turn, question, take, told
from game import play, replay
from journey import FOLDER, insist, labels_of, run, wait

CASEY = 2
TAKES = "A person takes the seat of Casey from a bot"
LEAVES = "A bot takes the seat of Casey"


def is_person(game, seat):
    """As the choice of who plays says."""
    return "Human" in labels_of(game.seats()[seat])


def ask_for_seat(editor, game, seat):
    """“Human” is the first choice. Until the answer the seat is the bot's."""

    def ask():
        editor.click(game.seats()[seat])
        editor.key("Home", "Return")

    insist(ask, lambda: question(editor, "_Take Over"), "the question whether to take over")
    assert not is_person(game, seat)


def give_to_bot(editor, game, seat):
    """To the first of the bots, after which nobody may see that seat."""

    def give():
        editor.click(game.seats()[seat])
        editor.key("Home", "Down", "Return")

    insist(give, lambda: covered(editor), "the screen to be covered")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    wait(lambda: told(editor) == {"Avery"} and game.n_moves(), "Avery's turn")
    is_made = made_move(game)
    choose_move(editor, game, last=True)
    wait(is_made, "the first move to be made")
    before = game.n_lines()

    ask_for_seat(editor, game, CASEY)
    give_answer(editor, "Take Over From a Bot?", "_Cancel")
    assert not is_person(game, CASEY) and game.n_lines() == before
    ask_for_seat(editor, game, CASEY)
    give_answer(editor, "Take Over From a Bot?", "_Take Over")
    wait(lambda: is_person(game, CASEY), "a person at Casey's seat")
    wait(lambda: TAKES in game.log(), "the log to say so")
    assert told(editor) == {"Avery"}

    play_turn(editor, game, "Avery")
    take(editor, "Casey")
    wait(lambda: told(editor) == {"Casey"}, "Casey's own log")
    give_to_bot(editor, game, CASEY)
    take(editor, "Avery")
    wait(lambda: told(editor) == {"Avery"}, "Avery's own log")

    saved = os.path.join(FOLDER, "taken.replay")
    game.save(saved)
    with open(saved, encoding="utf-8") as file:
        lines = file.read().split("\n")
    acts = [line for line in lines if line.startswith("! ")]
    assert acts == ["! person casey by avery", "! bot casey by casey"], acts
    assert "people avery" in lines
    for seat in ("avery", "blake", "casey", "drew"):
        told_to_seat = replay(saved, path, "--log", "-", "--seat", seat)
        assert TAKES in told_to_seat and LEAVES in told_to_seat, seat


run(journey, scenario=BADGE)
