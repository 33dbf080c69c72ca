# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys over the map share: where a place of the board is on the screen."""
import re

from journey import Atspi, insist, read, wait

SIZE = 2000  # of the board, in its own units
MARGIN = 16  # that the board leaves when all of it is shown


class Map:
    """The board of the map page, showing all of an empty map."""

    def __init__(self, editor):
        self.editor = editor
        self.board = editor.find(None, "Board")

    def place(self, x, y):
        """Where (@x, @y) of the board is on the screen, while the whole of it is shown."""
        box = self.board.get_extents()
        scale = min(box.width - 2 * MARGIN, box.height - 2 * MARGIN) / SIZE
        left = (box.width - SIZE * scale) / 2
        top = (box.height - SIZE * scale) / 2
        corner = self.editor.place(self.board, (0, 0))
        return (round(corner[0] + left + x * scale), round(corner[1] + top + y * scale))

    def dialog(self):
        """The question in a window of its own, with the pointer moved over it, for the keyboard is
        where the pointer is; None without one."""
        for node in self.editor.app.get_children()[1:]:
            if next(self.editor.all("push button", None, node), None):
                self.editor.move(120, 90)
                return node
        return None

    def click(self, x, y, held=None):
        """@held: a key that is down meanwhile."""
        self.editor.click_at(self.place(x, y), held)

    def drag(self, start, end):
        self.editor.drag(self.place(*start), self.place(*end))

    def status(self, start):
        """The line under the map begins with @start."""
        return any(name.startswith(start) for name in self.editor.labels())

    def select(self, x, y, start):
        """Clicks there until the line under the map reports it."""
        self.select_at(self.place(x, y), start)

    def select_at(self, place, start):
        """As select (), at a place of the screen."""
        insist(lambda: self.editor.click_at(place), lambda: self.status(start), start)


def chosen(editor):
    """The title of the row that is selected in the list of areas."""
    rows = editor.find("list", "Areas")
    for row in rows.get_children():
        if row.has_state(Atspi.StateType.SELECTED):
            return row.get_children()[0].get_children()[0].get_name()
    return None


def save(editor, path):
    """Saves, and gives the file's text once it is written."""
    before = read(path)
    editor.key("ctrl+s")
    return wait(lambda: (read(path) != before and read(path)), "the file to be written")


def outlines(text):
    """id -> corners of every area."""
    found = {}
    for area in re.finditer(r'<area id="([^"]+)".*?</area>', text, re.S):
        found[area[1]] = [
            (int(x), int(y))
            for x, y in re.findall(r'<point x="(-?\d+)" y="(-?\d+)"', area[0])
        ]
    return found


def links(text):
    return {frozenset(pair) for pair in re.findall(r'<link a="([^"]+)" b="([^"]+)"', text)}
