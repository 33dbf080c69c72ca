# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The second game by mouse: a card is dragged where it may not go, and the window says where it belongs;
it is dragged there, another is activated. A card is laid by a drag, and the patrol that it moves is
dragged to a place too far away, which is answered by the rule, and to the next one. The command line
plays the same."""
import contextlib
import os

from badge import BADGE, COLUMNS, MARGIN
from game import decisions, play
from journey import FOLDER, insist, run, wait

# Columns and rows from the city's corner: where about the cards of the hand may be, and boxes.
HAND = [(0.25 + 0.446 * i, 11.42) for i in range(6)]
DISCARDS = [(7.95, 10.5)]
SEQUENCE = [(10.56, 10.5)]
HEIGHT = 11.69  # of the city and the boxes below it
MOVES = [
    "Avery exchanges Fugitive red",
    "Avery exchanges Fugitive green",
    "No more cards",
    "Avery lays Patrol green",
    "No more cards",
    "Green patrol drives to J5",
]


SEED = 1087  # deals Avery these cards, and stands the green patrol at J6


class Table:
    """The board of the play page, showing all of it."""

    def __init__(self, editor):
        """What the board showed before stays while it fits about as well, so it is fitted anew."""
        self.editor = editor
        self.board = editor.find(None, "Board: ")
        editor.press(editor.find("push button", "Show the whole map"))

    def at(self, column, row):
        """Where that is on the screen now: the board may take its size only after the game began."""
        box = self.board.get_extents()
        x, y = self.editor.place(self.board, (0, 0))
        step = (box.height - 2 * MARGIN) / HEIGHT
        left = x + (box.width - step * COLUMNS) / 2
        return round(left + column * step), round(y + MARGIN + row * step)

    def cell(self, name, row=0.5):
        return self.at(ord(name[0]) - ord("A") + 0.5, int(name[1:]) - 1 + row)

    def pawn(self, name):
        """Of a place: it stands below the middle."""
        return self.cell(name, 0.77)

    def selected(self):
        return self.board.get_name().partition("Selected: ")[2]

    def seek(self, card):
        """Selects the @card in the hand, and gives where it can be taken for a drag: far enough from
        there for that to be no double click."""
        for spot in HAND:
            before = self.selected()
            self.editor.click_at(self.at(*spot))
            with contextlib.suppress(AssertionError):
                wait(lambda: self.selected() != before, "something else", 3)
            if self.selected().startswith(card):
                return tuple(x + 7 for x in self.at(*spot))
        raise AssertionError(f"no {card} in the hand")

    def put(self, card, spots, line):
        """Drags the @card to one of @spots, until the log has @line."""
        tries = iter(spots * 3)
        insist(
            lambda: self.editor.drag(self.seek(card), self.at(*next(tries))),
            lambda: self.editor.is_there("label", line),
            line,
        )


def exchange(editor, table):
    insist(
        lambda: editor.drag(table.seek("Fugitive red"), table.cell("D4")),
        lambda: editor.is_there("label", "Exchange Fugitive red: drag it onto “Discards”."),
        "where the card belongs",
    )
    table.put("Fugitive red", DISCARDS, "Avery exchanges Fugitive red")
    insist(
        lambda: (table.seek("Fugitive green"), editor.key("Return")),
        lambda: editor.is_there("label", "Avery exchanges Fugitive green"),
        "another card to be exchanged",
    )


def drive(editor, game, table):
    """The green patrol stands at J6."""
    insist(
        lambda: editor.drag(table.pawn("J6"), table.cell("C3")),
        lambda: any(name.startswith("C3 is not directly beside Green patrol") for name in editor.labels()),
        "why the patrol may not drive there",
    )
    insist(
        lambda: editor.drag(table.pawn("J6"), table.cell("J5")),
        lambda: game.has_logged("Avery: Green patrol drives to J5"),
        "the patrol to drive",
    )


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    game.begin(SEED)
    table = Table(editor)
    exchange(editor, table)
    editor.click(editor.find("push button", "No more cards"))
    editor.find("label", "Avery: Which cards do you play")
    table.put("Patrol green", SEQUENCE, "Avery lays Patrol green")
    editor.click(editor.find("push button", "No more cards"))
    editor.find("label", "Avery: Where does the patrol drive?")
    drive(editor, game, table)

    saved = os.path.join(FOLDER, "mouse.replay")
    game.save(saved)
    moves = [move for who, move in decisions(saved, path)]
    assert moves == MOVES, moves


run(journey, scenario=BADGE)
