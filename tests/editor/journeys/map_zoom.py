# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Zoom and pan the map: the wheel zooms where the pointer is, the middle button moves the map along with
the pointer, and Ctrl+0 shows all of it again. What a click selects shows what is where."""
import re

from journey import read, run
from map import Map

STEPS = 8  # of the wheel
FACTOR = 1.18**STEPS  # by which they zoom


def centre(text, name):
    found = re.search(f'id="{name}"[^>]* x="(\\d+)" y="(\\d+)"', text)
    return int(found[1]), int(found[2])


def journey(editor, path):
    text = read(path)
    editor.wait_for_problems(0)
    board = Map(editor)
    # Two neighbours that no counter lies on.
    sens = board.place(*centre(text, "sens"))
    troyes = board.place(*centre(text, "troyes"))

    board.select_at(troyes, "Troyes, ")
    board.select_at(sens, "Sens, ")
    for _ in range(STEPS):
        editor.click_at(sens, button=4)
    board.select_at(troyes, "Sens, ")

    away = [sens[i] + round(FACTOR * (troyes[i] - sens[i])) for i in (0, 1)]
    board.select_at(away, "Troyes, ")
    editor.drag(away, sens, button=2)
    board.select_at(sens, "Troyes, ")

    editor.key("ctrl+0")
    board.select_at(sens, "Sens, ")
    assert read(path) == text and not editor.is_sensitive("push button", "Undo")


run(journey)
