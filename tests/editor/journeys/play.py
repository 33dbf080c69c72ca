# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play the text: bots for all seats, step by step to the end of turn 1; then a person makes moves
by activating them, and takes one back."""
from journey import insist, run, wait


def turn(editor):
    for name in editor.labels():
        if name.startswith("Turn "):
            return int(name.split()[1].rstrip(",:"))
    return None


def seats(editor):
    return [node for node in editor.all(None, "Who plays ") if node.get_role_name() != "label"]


def log(editor):
    return editor.find("list", "Log of the game")


def journey(editor, path):
    editor.wait_for_problems(0)
    editor.key("F5")
    wait(lambda: turn(editor) == 1, "turn 1")
    n = len(wait(lambda: seats(editor), "the seats"))
    for i in range(n):
        editor.choose(lambda i=i: seats(editor)[i], "last")
    for _ in range(60):
        editor.key(*["F6"] * 25)
        if turn(editor) != 1:
            break
    wait(lambda: turn(editor) == 2, "turn 2 after stepping through turn 1")

    for i in range(n):
        editor.choose(lambda i=i: seats(editor)[i], "first")
    wait(lambda: not editor.is_sensitive("push button", "Step"), "no bot to step")
    editor.key("alt+Left")  # to the beginning of a decision: one step takes all of it back
    wait(lambda: editor.is_sensitive("push button", "Play again"), "a decision taken back")
    heading = next(name for name in editor.labels() if name.startswith("Legal moves: "))
    lines = log(editor).get_child_count()

    def make_a_move():
        moves = editor.find("list", "Legal moves")
        editor.click(next(editor.all("list item", within=moves)), times=2)

    insist(
        make_a_move,
        lambda: log(editor).get_child_count() != lines or heading not in editor.labels(),
        "the move to be made",
    )
    editor.key("alt+Left")
    wait(lambda: heading in editor.labels(), "the move to be taken back")


run(journey)
