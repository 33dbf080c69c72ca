# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of the second system as a cop against bots. As long as it lasts nothing that the cop was
not told is anywhere in the window, not even for a screen reader: no card of another hand, no role, no
tile that only another has seen. The command line plays the saved game to the same end, and reports how
much there was to hide."""
import os
import re

from badge import BADGE, all_words, choose_move, made_move
from game import play, replay
from journey import FOLDER, run, wait

MOST_DECISIONS = 400
LOOKS = 4  # at the whole tree, which is slow to walk


def told(saved, path, *options):
    """The lines of the log, as everybody or as one seat was told."""
    text = replay(saved, path, "--log", "-", *options)
    return {line.strip() for line in text.split("\n") if line.startswith("  ")}


def play_to_the_end(editor, game):
    """The first legal move when it is the cop's turn; the words that were in the window on the way."""
    seen = set()
    n = looks = 0
    while True:
        wait(lambda: game.is_over() or game.n_moves(), "the bots to have decided", 40)
        if game.is_over():
            return seen, n
        if n % 7 == 0 and looks < LOOKS:
            seen.update(all_words(editor))
            looks += 1
        is_made = made_move(game)
        choose_move(editor, game, last=n % 2 == 0)
        wait(lambda: is_made() or game.is_over(), "the move to be made")
        n += 1
        assert n < MOST_DECISIONS, "the game does not end"


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    assert editor.is_there("combo box", "Viewing as")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    seen, n = play_to_the_end(editor, game)

    saved = os.path.join(FOLDER, "cop.replay")
    game.save(saved)
    whole, own = told(saved, path), told(saved, path, "--seat", "avery")
    secret = {line for line in whole - own if not line.startswith("Avery")}
    assert len(secret) > 20, secret
    assert any(" draws Search" in line for line in secret), secret
    assert not seen & secret, seen & secret
    assert seen & own, "the cop's own log"

    known = {(m[2], m[1]) for m in (re.match(r"Seen at (\w+): ([^(]+) \(", line) for line in own) if m}
    noted = {tuple(name.split(": ")) for name in seen if re.match(r"[A-L]\d+: ", name)}
    noted = {(what, place) for place, what in noted if what not in ("not seen", "face up")}
    assert noted <= known, noted - known

    reported_outcome = replay(saved, path)
    # Who has won heads the box; above what each player scores stands why the game ended.
    result = editor.find("label", "The game is over. ").get_name().removeprefix("The game is over. ")
    assert result.startswith("Victory for "), result
    lines = next(name for name in editor.labels() if re.search("\nAvery, a ", name)).split("\n")
    lines = [result] + lines[next(i for i, line in enumerate(lines) if line.startswith("Avery, a ")):]
    assert len(lines) == 5, lines
    for line in lines:
        assert line in reported_outcome, (line, reported_outcome)


run(journey, scenario=BADGE)
