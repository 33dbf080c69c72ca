# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play with the mouse: a counter is dragged where it may not go and the window says why with the
rule; it is dragged where it may go, and that is a move; another is clicked, and then its target."""
import contextlib
import re

from journey import insist, run, wait

# Parts of the board's width and height: about where the counters to be deployed are listed, an area far
# behind the front, and an area where they may start.
TRAY = (0.84, 0.155)
REFUSED = (0.21, 0.69)
TARGET = (0.7, 0.155)
COUNT = re.compile(r"\d+ of \d+ moves$")


def heading(editor):
    """How many moves the list shows, and of whom: the numbers of a part of them stand apart."""
    names = list(editor.labels())
    for name, following in zip(names, [*names[1:], ""]):
        if COUNT.match(following):
            return f"{name}: {following}"
        if name.startswith("Legal moves: "):
            return name
    return ""


def is_counter(editor, n):
    """Whether a counter is selected that has some of the @n moves, not all of them."""
    name, _, told = heading(editor).rpartition(": ")
    words = told.split()
    if len(words) != 4 or words[2] != str(n) or not 0 < int(words[0]) < n:
        return False
    return any(label.startswith(name + " starts in ") for label in editor.labels())


def seek_counter(editor, board, n):
    """Where a counter to be deployed can be taken: beside the map, wherever the board has put it."""
    steps = [(x / 50, y / 50) for x in range(-6, 6) for y in range(-4, 5)]
    for dx, dy in sorted(steps, key=lambda step: abs(step[0]) + abs(step[1])):
        place = editor.place(board, (TRAY[0] + dx, TRAY[1] + dy))
        editor.click_at(place)
        with contextlib.suppress(AssertionError):
            wait(lambda: is_counter(editor, n), "a counter", 0.6)
            return place
    raise AssertionError("no counter to be deployed beside the map")


def journey(editor, path):
    editor.wait_for_problems(0)
    editor.key("F5")
    wait(lambda: heading(editor).startswith("Legal moves: "), "a game")
    n = int(heading(editor).split(": ")[1])
    board = editor.find(None, "Board")
    counter = seek_counter(editor, board, n)
    at = {part: editor.place(board, part) for part in (REFUSED, TARGET)}

    insist(
        lambda: editor.drag(counter, at[REFUSED]),
        lambda: any("(rule " in name for name in editor.labels()),
        "why the counter may not go there",
    )
    wait(lambda: is_counter(editor, n), "the moves of the counter that was dragged")

    def lines():
        return len(editor.find("list", "Log of the game").get_children())

    before = lines()
    editor.drag(counter, at[TARGET])
    wait(lambda: lines() > before, "the move in the log")
    wait(lambda: heading(editor).startswith("Legal moves: "), "the moves of all others")
    left = int(heading(editor).split(": ")[1])
    assert left < n, (left, n)

    # Another counter lies in its place now: a click takes it, a click on a target sends it.
    before = lines()
    insist(
        lambda: editor.click_at(counter), lambda: is_counter(editor, left), "another counter"
    )
    editor.click_at(at[TARGET])
    wait(lambda: lines() > before, "the second move in the log")
    editor.key("alt+Left")
    # Both belong to one decision, on a set, and are taken back one after the other.
    wait(lambda: heading(editor) == f"Legal moves: {left}", "the second move to be taken back")
    editor.key("alt+Left")
    wait(lambda: heading(editor) == f"Legal moves: {n}", "the first move to be taken back")


run(journey)
