# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The floors of a house that is half built: lay a tile by mouse, turn it, drag it, remove it; places where it may not
lie say why, and so do tiles that must stay. Another one by keyboard. All of it undone, the file is as it was."""
import os
import re

from journey import DATA, insist, read, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")
SETUP = "A house that is half built, 4 players"
BOARD_MARGIN = 16  # pixels that the board leaves when all of it is shown
AROUND, ABOVE, BESIDE = 135, 135, 100  # what one floor has around its tiles, in hundredths of a tile


class Floor:
    """The board of the page, showing one floor from (@left, @top) on, @columns by @rows."""

    def __init__(self, editor, left, top, columns, rows):
        self.editor, self.left, self.top, self.columns, self.rows = editor, left, top, columns, rows
        # While it grows it is not shown as large as it could be.
        editor.press(editor.find("push button", "Show the whole board"))

    def place(self, x, y):
        """Where the middle of place (@x, @y) is on the screen."""
        board = self.editor.find(None, "Board: ")
        box = board.get_extents()
        wide, high = 100 * self.columns + 100, 100 * self.rows + 135
        step = min((box.width - 2 * BOARD_MARGIN) / wide, (box.height - 2 * BOARD_MARGIN) / high)
        left, top = (box.width - step * wide) / 2, (box.height - step * high) / 2
        at = self.editor.place(board, (0, 0))
        return (round(at[0] + left + step * (100 * (x - self.left) + 100)),
                round(at[1] + top + step * (100 * (y - self.top) + 135)))


def says(editor, words):
    return any(words in text for text in editor.labels())


def select(editor, place, tile):
    """By a click; a second one would turn it."""
    board = editor.find(None, "Board: ")
    is_selected = lambda: f". Selected: {tile}," in board.get_name()
    insist(lambda: is_selected() or editor.click_at(place), is_selected, f"{tile} to be selected")


def laid(editor):
    for text in editor.labels():
        found = re.match(r"(\d+) of 47 tiles are laid", text)
        if found:
            return int(found[1])
    return None


def take(editor, tile):
    tiles = editor.find("list", "Tiles that are not laid")
    insist(lambda: editor.click(next(editor.all("label", tile, tiles))),
           lambda: says(editor, f"{tile}: click a marked place"), f"{tile} in hand")


def save(editor, path):
    before = read(path)
    editor.key("ctrl+s")
    return wait(lambda: read(path) != before and read(path), "the file to be written")


def row(path, tile):
    """How the half-built house lays @tile: its attributes; None when it does not."""
    text = read(path).split('<setup id="built-4"')[1].split("</setup>")[0]
    found = re.search(f'<lay room="{tile}"([^>]*)/>', text)
    return dict(re.findall(r'(\w+)="([^"]*)"', found[1])) if found else None


def by_mouse(editor, path):
    floor = Floor(editor, -2, -2, 5, 5)
    take(editor, "Attic")
    # Why not there: nothing is beside it, and something lies there.
    editor.click_at(floor.place(2, -2))
    wait(lambda: says(editor, "\"Attic\" would lie alone"), "why it may not lie there")
    editor.click_at(floor.place(0, -1))
    wait(lambda: says(editor, "\"Bloody Room\" lies there already"), "what lies there")
    assert laid(editor) == 17
    editor.click_at(floor.place(0, -2))
    wait(lambda: laid(editor) == 18, "the attic to be laid")
    save(editor, path)
    # Its one door, in the south, meets that of the room below.
    assert row(path, "attic") == {"floor": "upper", "x": "0", "y": "-2"}, row(path, "attic")

    # It fits in no other way there.
    editor.key("r")
    wait(lambda: says(editor, "No door of \"Attic\" would meet a door there"), "why it cannot be turned")
    # The board has grown by a row.
    floor = Floor(editor, -2, -3, 5, 6)
    wait(lambda: editor.is_sensitive("push button", "Turn the selected tile"), "the attic to be selected")

    def lies():
        editor.key("ctrl+s")
        return row(path, "attic")["x"], row(path, "attic")["y"]

    # All of the board is shown some frames later only: until then another room may be taken there, and stays.
    insist(lambda: editor.drag(floor.place(0, -2), floor.place(2, 0)), lambda: lies() == ("2", "0"), "the attic elsewhere")
    assert row(path, "attic")["turned"] == "1", row(path, "attic")


def must_stay(editor):
    """The gallery leads to the attic, and explorers begin in the entrance hall."""
    floor = Floor(editor, -2, -2, 6, 5)
    select(editor, floor.place(1, 0), "Gallery")
    editor.key("Delete")
    wait(lambda: says(editor, "No way would lead to \"Attic\" any more"), "why the gallery must stay")
    select(editor, floor.place(2, 0), "Attic")
    editor.key("Delete")
    wait(lambda: laid(editor) == 17, "the attic to be gone")


def by_keyboard(editor, path):
    """From the list to the board, one place down from what is selected there; then it is picked up and put elsewhere,
    not where it does not fit."""
    floor = Floor(editor, -2, -2, 5, 5)
    select(editor, floor.place(0, 1), "Charred Room")
    take(editor, "Balcony")
    editor.key("Return")
    editor.key("Down", "Return")
    wait(lambda: laid(editor) == 18, "the balcony to be laid")
    save(editor, path)
    assert (row(path, "balcony")["x"], row(path, "balcony")["y"]) == ("0", "2"), row(path, "balcony")
    editor.key("Return")
    wait(lambda: says(editor, "Balcony: click a marked place"), "the balcony in hand")
    editor.key("Right")
    wait(lambda: says(editor, "\"Balcony\" would lie alone"), "why not there")
    editor.key("Up", "Return")
    save(editor, path)
    assert (row(path, "balcony")["x"], row(path, "balcony")["y"]) == ("1", "1"), row(path, "balcony")


def journey(editor, path):
    editor.wait_for_problems(0)
    start = read(path)
    editor.go("Floors")
    wait(lambda: laid(editor) == 5, "the house of the full game")
    editor.choose(lambda: editor.find("combo box", "Setup shown"), SETUP)
    wait(lambda: laid(editor) == 17, "the house that is half built")
    editor.choose(lambda: editor.find("combo box", "Floors shown"), "Upper floor")
    by_mouse(editor, path)
    must_stay(editor)
    by_keyboard(editor, path)
    editor.wait_for_problems(0)
    while editor.is_sensitive("push button", "Undo"):
        editor.press(editor.find("push button", "Undo"))
    assert save(editor, path) == start


if __name__ == "__main__":
    run(journey, scenario=HOUSE)
