# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play with the mouse: a counter is dragged where it may not go and the window says why with the
rule; it is dragged where it may go, and that is a move; another is clicked, and then its target."""
from journey import insist, run, wait

# Parts of the board's width and height: a counter to be deployed, an area far behind the front,
# and an area where it may start.
COUNTER = (0.71, 0.158)
REFUSED = (0.21, 0.69)
TARGET = (0.55, 0.31)


def heading(editor):
    """How many moves the list shows, and of whom."""
    return next((name for name in editor.labels() if " moves" in name or "Legal moves: " in name), "")


def is_counter(editor, n):
    """Whether a counter is selected that has some of the @n moves, not all of them."""
    words = heading(editor).rsplit(": ", 1)[-1].split()
    return len(words) == 4 and words[2] == str(n) and 0 < int(words[0]) < n


def journey(editor, path):
    editor.wait_for_problems(0)
    editor.key("F5")
    wait(lambda: heading(editor).startswith("Legal moves: "), "a game")
    n = int(heading(editor).split(": ")[1])
    board = editor.find(None, "Board")
    at = {part: editor.place(board, part) for part in (COUNTER, REFUSED, TARGET)}

    insist(
        lambda: editor.drag(at[COUNTER], at[REFUSED]),
        lambda: any("(rule " in name for name in editor.labels()),
        "why the counter may not go there",
    )
    wait(lambda: is_counter(editor, n), "the moves of the counter that was dragged")

    def lines():
        return editor.find("list", "Log of the game").get_child_count()

    before = lines()
    editor.drag(at[COUNTER], at[TARGET])
    wait(lambda: lines() > before, "the move in the log")
    wait(lambda: heading(editor).startswith("Legal moves: "), "the moves of all others")
    left = int(heading(editor).split(": ")[1])
    assert left < n, (left, n)

    # Another counter lies in its place now: a click takes it, a click on a target sends it.
    before = lines()
    insist(
        lambda: editor.click_at(at[COUNTER]), lambda: is_counter(editor, left), "another counter"
    )
    editor.click_at(at[TARGET])
    wait(lambda: lines() > before, "the second move in the log")
    editor.key("alt+Left")
    # Both belong to one decision, on a set: one step takes them back.
    wait(lambda: heading(editor) == f"Legal moves: {n}", "the moves to be taken back")


run(journey)
