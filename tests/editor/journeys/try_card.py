# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write a new card whose event has two clauses, each of which reads as a sentence; try it: Play opens where
it can be played, it is played, and the log has the sentences of the card."""
import os
import subprocess

from journey import DATA, insist, read, run, wait

BELL = os.path.join(DATA, "scenarios", "bell-1938", "bell-1938.scenario.xml")
FIRST = "Place 2 white cubes in the United Kingdom."
SECOND = "Remove up to 1 green cube from France."


def clauses(editor):
    """The sentences of the card that is shown."""
    listed = next(editor.all("list", "Clauses"), None)
    return [n.name for n in editor.all("label", within=listed)] if listed else []


def add(editor, button, item, done, what):
    """Takes @item of the menu of the button."""

    def act():
        editor.click(editor.find("push button", button))
        editor.press(editor.find("menu item", item))

    insist(act, done, what)
    wait(lambda: not editor.is_there("menu item", item), "the menu to close")


def choose(editor, field, value, sentence):
    """In the inspector, until the clause reads so."""
    editor.choose(lambda: editor.find("combo box", field), value)
    wait(lambda: sentence in clauses(editor), f"the clause to say {sentence}")


def count(editor, n, sentence):
    """Types the number in the inspector; its buttons, if it has any, are at the right of the field."""

    def find():
        kinds = ("spin button", "text")
        return next(node for kind in kinds for node in editor.all(kind, "Count"))

    def act():
        editor.click_at(editor.place(find(), (0.1, 0.5)))
        editor.key("ctrl+a")
        editor.type(str(n))

    if editor.text(find()) != str(n):
        insist(act, lambda: editor.text(find()) == str(n), f"the number {n}")
    editor.key("Return")
    wait(lambda: sentence in clauses(editor), f"the clause to say {sentence}")


def pick(editor, sentence):
    """Selects the clause that reads so."""

    def act():
        listed = editor.find("list", "Clauses")
        editor.click(editor.find("label", sentence, within=listed))

    insist(act, lambda: sentence in [n.name for n in editor.all("label")][-60:], sentence)


def write_card(editor):
    editor.go("Cards and Tiles")
    wait(lambda: editor.is_there("label", "51 cards"), "the cards")
    add(editor, "Add a kind of card", "Card", lambda: editor.is_there("label", "52 cards"), "a card")
    wait(lambda: editor.is_there("label", "No clauses yet"), "the card to have no event")

    add(editor, "Add a clause", "Place", lambda: "Place 1 cube." in clauses(editor), "a clause")
    choose(editor, "Side", "Concede", "Place 1 white cube.")
    count(editor, 2, "Place 2 white cubes.")
    add(editor, "Add a clause", "In", lambda: "In" in clauses(editor), "a place")
    choose(editor, "Space", "United Kingdom", FIRST)

    pick(editor, FIRST)
    add(editor, "Add a clause", "Remove", lambda: "Remove all cubes." in clauses(editor), "another clause")
    choose(editor, "Side", "Defend", "Remove all green cubes.")
    count(editor, 1, "Remove 1 green cube.")
    editor.press(editor.find("check box", "Up to"))
    wait(lambda: "Remove up to 1 green cube." in clauses(editor), "the choice to do less")
    add(editor, "Add a clause", "In", lambda: clauses(editor).count("In") == 2, "a place")
    choose(editor, "Space", "France", SECOND)
    assert [words for words in clauses(editor) if words in (FIRST, SECOND)] == [FIRST, SECOND]
    editor.wait_for_problems(0)


def log(editor):
    """All that it says: the list tells of the lines that are near those it shows, so it is turned up, as far as
    there is more, and down again."""
    lines = editor.find("list", "Log of the game")
    x, y = map(str, editor.place(lines))
    told = []
    for _ in range(10):
        new = [n.name for n in editor.all("label", within=lines) if n.name not in told]
        if not new:
            break
        told += new
        subprocess.check_call(["xdotool", "mousemove", x, y, "click", "--repeat", "3", "--delay", "30", "4"])
    subprocess.check_call(["xdotool", "mousemove", x, y, "click", "--repeat", "30", "--delay", "10", "5"])
    return "\n".join(told)


def moves_list(editor):
    return editor.find("list", "Legal moves")


def moves(editor):
    return (node.name for node in editor.all("label", within=moves_list(editor)))


def try_it(editor):
    editor.click(editor.find("push button", "Try This Card"))
    wait(lambda: editor.page() == "Play", "the Play page")
    wait(lambda: editor.is_there("label", "New card can be played now."), "a position")
    wait(lambda: next(moves(editor)).startswith("Play New card for its event"), "the moves of the card")

    def go_on():
        """The card, and then what its event asks, by the first choice, until it has said all."""
        if SECOND not in log(editor):
            editor.click(next(editor.all("label", next(moves(editor)), moves_list(editor))), times=2)
        return SECOND in log(editor)

    wait(go_on, "both clauses in the log", 60)
    words = log(editor)
    assert f"New card: {FIRST}" in words, words
    assert words.index(FIRST) < words.index(SECOND), words


def journey(editor, path):
    editor.wait_for_problems(0)
    write_card(editor)
    try_it(editor)
    before = read(path)
    editor.key("ctrl+s")
    text = wait(lambda: read(path) != before and read(path), "the card in the file")
    card = text[text.index('name="New card"') :]
    card = card[: card.index("</card>")]
    assert card.index("<place ") < card.index("<remove "), card


if __name__ == "__main__":
    run(journey, scenario=BELL)
