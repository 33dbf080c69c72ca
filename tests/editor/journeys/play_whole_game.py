# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game against a bot: a person plays one seat from the list, the bot goes on by itself at
the other, to the end with who won and a summary of the turn. The command line plays the saved game to the same
positions; and a game of bots alone is, byte for byte, the one that it plays by itself from that seed."""
import os

from game import SEED, decisions, moves, play, play_to_the_end, replay
from journey import FOLDER, TINY, insist, run, wait

BOT = "Simple"
MOST_DECISIONS = 200


def make_a_move(editor, game):
    """The first of the list, which is empty for a moment when a move of the bot ends the game."""
    before = game.n_lines()

    def click_first():
        row = next(editor.all("label", within=game.rows), None)
        if row:
            editor.click(row, times=2)

    insist(click_first, lambda: game.n_lines() > before or game.is_over(), "the move to be made")


def outcome(editor):
    """Who has won, which heads the box, and the lines below it."""
    result = editor.find("label", "The game is over. ").get_name().removeprefix("The game is over. ")
    return result + "\n" + wait(
        lambda: next(name for name in editor.labels() if name.startswith("The game ends ") and "\n" in name),
        "who won",
    )


def check_summary(game):
    """The last turn is summed up at the end of the log."""
    wait(lambda: game.has_logged("^Turn 2 in short$"), "the last turn in short")


def play_against_bot(editor, path, game):
    game.give(1, BOT)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    n = 0
    while not game.is_over():
        wait(lambda: game.is_over() or not game.is_bots_turn(), "the bot to have decided")
        if not game.is_over():
            make_a_move(editor, game)
        n += 1
        assert n < MOST_DECISIONS, "the game does not end"

    check_summary(game)
    saved = os.path.join(FOLDER, "against-bot.replay")
    game.save(saved)
    who = {who.split(",")[0] for who, move in decisions(saved, path)}
    assert who == {"French player", "British player"}, who
    assert n < len(moves(saved)), (n, len(moves(saved)))
    told = replay(saved, path, "--log", "-")
    for line in outcome(editor).split("\n"):
        assert line.strip() in told, (line, told)


def ask_for_another(editor, game):
    """Play, when the game is over, means the next one."""
    assert game.is_over()
    insist(
        lambda: editor.key("F5"),
        lambda: editor.is_there("push button", "Start a new game"),
        "the choice of a game",
    )
    editor.key("Escape")
    wait(lambda: not editor.is_there("push button", "Start a new game"), "it to go")


def play_bots(editor, path, game):
    game.give(0, BOT)
    game.begin(SEED)
    wait(lambda: not game.is_over() and game.is_bots_turn(), "another game")
    play_to_the_end(game, path, BOT)


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    play_against_bot(editor, path, game)
    ask_for_another(editor, game)
    play_bots(editor, path, game)


run(journey, scenario=TINY)
