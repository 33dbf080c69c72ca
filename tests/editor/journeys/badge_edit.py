# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Edit the city and the deck of the second game: paint tiles, one by a click and a row by a drag,
make a place random again, change how many cards there are; a deck that does not fit is reported; all of
it is undone to the same bytes and done again, and the command line accepts the file."""
import subprocess

from badge import BADGE, City
from journey import COMMAND, insist, read, run, wait


def validate(path):
    """What the command line says: its exit status and its words."""
    done = subprocess.run([COMMAND, "validate", path], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def paint(editor):
    city = City(editor)
    wait(lambda: city.laid() == 0, "the city to be random")
    insist(
        lambda: (city.take("Red hideout"), editor.click_at(city.place("C3"))),
        lambda: city.laid() == 1,
        "a hideout to be painted",
    )
    # One stroke is one step, so it can be tried again.
    city.take("Traffic")
    editor.drag(city.place("E5"), city.place("H5"))
    wait(lambda: city.laid() == 5, "a road of traffic")
    city.take("At random")
    editor.click_at(city.place("F5"))
    wait(lambda: city.laid() == 4, "a place to be random again")


def set_copies(editor, card, n):
    editor.write(lambda: next(editor.all("spin button", f"Copies of {card}")), str(n))
    editor.key("Return")


def look_at_play(editor):
    """Where there is no game yet the keys work all the same."""
    title = editor.page()
    editor.key("F5")
    wait(lambda: editor.page() == "Play" and editor.is_there("label", "Not Playable Yet"), "no game")
    editor.key(f"ctrl+{editor.titles().index(title) + 1}")
    wait(lambda: editor.page() == title, "the page before")


def change_deck(editor):
    editor.go("Cards and Tiles")
    wait(lambda: editor.is_there("label", "72 cards"), "the deck")
    set_copies(editor, "Search", 18)
    wait(lambda: editor.is_there("label", "74 cards"), "two more cards")
    # A tile too few for the city.
    set_copies(editor, "Empty tile", 27)
    wait(lambda: (editor.problems() or 0) > 0, "the missing tile to be reported")
    look_at_play(editor)
    set_copies(editor, "Empty tile", 28)
    editor.wait_for_problems(0)


def save(editor, path):
    before = read(path)
    editor.key("ctrl+s")
    return wait(lambda: (read(path) != before and read(path)), "the file to be written")


def press_all(editor, name):
    """Until there is nothing left to undo, or to redo."""
    while editor.is_sensitive("push button", name):
        editor.press(editor.find("push button", name))


def journey(editor, path):
    start = read(path)
    editor.wait_for_problems(0)
    paint(editor)
    change_deck(editor)
    text = save(editor, path)
    assert 'id="search" name="Search" copies="18"' in text
    assert 'id="empty" name="Empty tile" copies="28"' in text
    assert '<lay tile="hideout-red" column="3" row="3"' in text, text
    assert text.count('<lay tile="traffic"') == 3
    status, words = validate(path)
    assert status == 0, words

    press_all(editor, "Undo")
    assert save(editor, path) == start
    press_all(editor, "Redo")
    assert save(editor, path) == text


if __name__ == "__main__":
    run(journey, scenario=BADGE)
