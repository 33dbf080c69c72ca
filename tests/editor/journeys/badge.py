# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys through the second game share: its file, its city on the screen, and all that
the window tells to whoever asks."""
import os
import re

from journey import DATA, children, insist, role, wait, walk

BADGE = os.path.join(DATA, "scenarios", "badge", "badge.scenario.xml")
COLUMNS, ROWS = 12, 10
MARGIN = 16  # that the board leaves when all of it is shown


class City:
    """The board of the page that paints the city, showing all of it."""

    def __init__(self, editor):
        self.editor = editor
        self.board = editor.find(None, "Board: ")

    def place(self, name):
        """Where the middle of the place called @name is on the screen."""
        column, row = ord(name[0]) - ord("A"), int(name[1:]) - 1
        box = self.board.get_component_iface().get_extents(1)
        step = min((box.width - 2 * MARGIN) / COLUMNS, (box.height - 2 * MARGIN) / ROWS)
        left = (box.width - step * COLUMNS) / 2
        top = (box.height - step * ROWS) / 2
        x, y = self.editor.place(self.board, (0, 0))
        return round(x + left + (column + 0.5) * step), round(y + top + (row + 0.5) * step)

    def take(self, brush):
        """The brush called @brush, from the list."""
        editor = self.editor
        brushes = editor.find("list", "Tiles and pawns")
        editor.click(next(editor.all("label", brush, brushes)))

    def laid(self):
        """How many places the setup lays, as the line below the board says."""
        for name in self.editor.labels():
            found = re.match(r"(\d+) of 48 places have a fixed tile", name)
            if found:
                return int(found[1])
        return None


def all_words(editor):
    """Every name in the program's accessible tree: all windows, all pages, shown or behind others."""
    words = []
    for window in children(editor.app):
        for node in walk(window):
            words += [node.get_name() or "", node.get_description() or ""]

    return [word for word in words if word]


def choose_move(editor, game, last=False):
    """Plays the first, or the last, of the legal moves by keyboard; by a click if need be the list
    gets the keys first. Whether the move is made is for the caller to see."""

    def focus():
        editor.click(next(editor.all("list item", within=game.rows)))

    if game.cursor() is None:
        insist(focus, game.cursor, "the keyboard to be in the legal moves")
    editor.key("End" if last else "Home", "Return")


def position(game):
    """What tells one position from the next. A long log has only the rows around the last line."""
    n = game.n_lines()
    last = game.lines.get_child_at_index(n - 1) if n else None
    words = [node.get_name() for node in walk(last) if role(node) == "label"] if last else []
    return n, words, game.status.get_name(), game.n_moves()


def made_move(game):
    """Something to ask again and again, until the move is made that is chosen next."""
    before = wait(lambda: position(game), "a position")
    return lambda: position(game) != before
