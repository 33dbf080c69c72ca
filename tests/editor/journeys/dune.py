# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys through the game of houses share: its file, and cells of its sheets."""
import os

from journey import DATA, insist

DUNE = os.path.join(DATA, "scenarios", "dune", "dune.scenario.xml")


def has(editor, cell, text):
    return next((n for n in editor.all(None, f"{cell}: {text}") if n.get_name() == f"{cell}: {text}"), None)


def enter(editor, cell, before, text):
    """Types @text over the cell of a sheet, which said @before; empty cells say so."""

    def act():
        node = has(editor, cell, before or "empty")
        if node:
            editor.click(node)
            editor.type(text)
            editor.key("Return")

    insist(act, lambda: has(editor, cell, text), f"{cell} to be {text}")
