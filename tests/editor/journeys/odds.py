# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Before a combat is resolved the window says what can come of it: under the pointer, in place of the log,
the odds and each result with its chance. Away from the list the log is back."""
import contextlib
import time

from game import play
from journey import insist, run, wait

MOST_STEPS = 200


def rows(editor, game):
    return [n for n in editor.all("label", within=game.rows) if n.get_name().startswith("Resolve the ")]


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    for seat in range(len(wait(game.seats, "the seats"))):
        game.give(seat, "Simple")
    for _ in range(MOST_STEPS):
        if rows(editor, game):
            break
        before = (game.n_lines(), game.n_moves())
        editor.key("F6")
        with contextlib.suppress(AssertionError):
            wait(lambda: (game.n_lines(), game.n_moves()) != before, "a step", 0.5)
    row = rows(editor, game)[0]
    words = row.get_name()

    def shown():
        return [name for name in editor.labels() if name.endswith(" %")]

    insist(lambda: editor.move(*editor.place(row)), lambda: editor.is_there("label", "What Can Happen"), words)
    chances = [int(name.split()[0]) for name in wait(shown, "the chances")]
    assert 97 <= sum(chances) <= 103 and len(chances) > 1, chances
    assert chances == sorted(chances, reverse=True), chances
    assert any("roll" in name.lower() and "–" in name for name in editor.labels()), editor.labels()

    # While the pointer is in it, it stays.
    x, y = editor.place(next(n for n in editor.all("label") if n.get_name().endswith(" %")))
    editor.move(x + 40, y)
    time.sleep(1)
    assert shown()
    editor.move(*editor.place(editor.find(None, "Board")))
    wait(lambda: editor.is_there("label", "Log") and not shown(), "the log again")

    # From a chosen move straight down into what it says, without a stop on the way: what the pointer comes to must
    # not be replaced meanwhile, which ended the program.
    insist(lambda: editor.click(rows(editor, game)[0]), shown, "the chances of the chosen move")
    for _ in range(3):
        x, y = editor.place(next(n for n in editor.all("label") if n.get_name().endswith(" %")))
        editor.move(x + 40, y)
        time.sleep(0.3)
        assert shown()
        editor.move(*editor.place(rows(editor, game)[0]))
        time.sleep(0.3)


run(journey)
