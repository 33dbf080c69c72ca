# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys through the second game share: its file, its city on the screen, and all that
the window shows to anyone who looks."""
import os
import re

from journey import DATA, insist, labels_of, wait, walk, words_of

BADGE = os.path.join(DATA, "scenarios", "badge", "badge.scenario.xml")
COLUMNS, ROWS = 12, 10
MARGIN = 16  # that the board leaves when all of it is shown
DEALT = " is dealt a role card"


class City:
    """The board of the page that paints the city, showing all of it."""

    def __init__(self, editor):
        self.editor = editor
        self.board = editor.find(None, "Board: ")

    def place(self, name):
        """Where the middle of the place called @name is on the screen."""
        column, row = ord(name[0]) - ord("A"), int(name[1:]) - 1
        box = self.board.get_extents()
        step = min((box.width - 2 * MARGIN) / COLUMNS, (box.height - 2 * MARGIN) / ROWS)
        left = (box.width - step * COLUMNS) / 2
        top = (box.height - step * ROWS) / 2
        x, y = self.editor.place(self.board, (0, 0))
        return round(x + left + (column + 0.5) * step), round(y + top + (row + 0.5) * step)

    def fit(self):
        """A board stays where it is when a line below it grows: shows all of it in the room that is left."""
        self.editor.key("ctrl+0")

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
    return [word for window in editor.app.get_children() for word in words_of(walk(window))]


def choose_move(editor, game, last=False):
    """Plays the first, or the last, of the legal moves by keyboard; by a click if need be the list
    gets the keys first. Whether the move is made is for the caller to see."""

    def focus():
        editor.take_keyboard()
        editor.click(game.first())

    if game.cursor() is None:
        insist(focus, game.cursor, "the keyboard to be in the legal moves")
    editor.key("End" if last else "Home", "Return")


def position(game):
    """What sets one position apart from the next. A long log has only the rows around the last line."""
    n = game.n_lines()
    last = game.lines.get_children()[n - 1] if n else None
    words = labels_of(last) if last else []
    return n, words, game.status.get_name(), game.n_moves()


def made_move(game):
    """Something to ask again and again, until the move is made that is chosen next."""
    before = wait(lambda: position(game), "a position")
    return lambda: position(game) != before


def covered(editor):
    """Who is to take the screen; None while it is not covered."""
    for node in editor.all("push button", "I Am "):
        return node.get_name()[len("I Am "):]
    return None


def read(editor):
    """Whoever has just learned something passes the screen on; whether there was anything to read."""
    button = next(editor.all("push button", "Pass the Screen to "), None)
    if button:
        insist(lambda: editor.key("Return"), lambda: covered(editor), "the screen to be passed on")
    return bool(button)


def told(editor):
    """Whose role the window shows."""
    roles = [word for word in all_words(editor) if DEALT in word]
    return {word.split(DEALT)[0] for word in roles}


def take(editor, player):
    wait(lambda: covered(editor) == player, f"the screen to be passed to {player}", 40)
    words = all_words(editor)
    for hidden in ("[Yy]ou are a ", " draws ", r"dealt (?!again)", r"Turn \d", "not seen"):
        found = [word for word in words if re.search(hidden, word)]
        assert not found, found
    insist(lambda: editor.key("Return"), lambda: not covered(editor), "the screen to be taken")


def play_turn(editor, game, player):
    """To its end: the last of the legal moves, until somebody else is to take the screen."""
    for _ in range(60):
        wait(lambda: read(editor) or covered(editor) or game.n_moves(), "a decision", 40)
        if covered(editor):
            return
        is_made = made_move(game)
        choose_move(editor, game, last=True)
        wait(lambda: read(editor) or covered(editor) or is_made(), "the move to be made")
    raise AssertionError(f"the turn of {player} does not end")


def question(editor, answer):
    """The window that asks something, which can be answered so."""
    for child in editor.app.get_children()[1:]:
        if next(editor.all("push button", answer, within=child), None):
            return child
    return None


def give_answer(editor, title, answer):
    """To the question of that title, which is gone then."""
    wait(lambda: editor.is_open(title) and question(editor, answer), f"the question {title}")
    editor.press(editor.find("push button", answer, within=question(editor, answer)))
    wait(lambda: not editor.is_open(title), f"the question {title} to be gone")
