# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drag a cube from its pool into a space of a graph: the setup puts it there, in place of one that was
in the pool; undone, the file is as it was."""
from crisis import BELL
from journey import insist, read, run, wait

POOL = (0.813, 0.193)
PRESS = (0.464, 0.2)
PUT = '<put side="concede" in="press" count="1"'


def journey(editor, path):
    before = read(path)
    assert PUT not in before
    editor.wait_for_problems(0)
    editor.go("Setups")
    board = editor.find(None, "Board")

    def saved():
        editor.key("ctrl+s")
        return read(path)

    insist(
        lambda: editor.drag(editor.place(board, POOL), editor.place(board, PRESS)),
        lambda: PUT in saved(),
        "a cube in the press",
    )
    assert read(path).count("<put ") >= before.count("<put ")
    editor.wait_for_problems(0)
    editor.key("ctrl+z")
    wait(lambda: saved() == before, "the file as it was")


run(journey, scenario=BELL)
