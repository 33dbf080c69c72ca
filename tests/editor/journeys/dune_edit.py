# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Edit an action card: its effect gets another clause, and the sigils of its copies change in the grid, while
the sums below say whether the deck suffices; a role scores another sigil; a card is dealt to fewer players.
What was edited plays: the card is tried, and the log says what it does now; the file is saved, and the
command line plays it to its end."""
import subprocess

from dune import DUNE, enter, has
from journey import COMMAND, insist, read, run, wait
from try_card import add, clauses, log, moves, moves_list

CLAUSE = "Raise the score by 2."


def edit_effect(editor):
    editor.go("Cards and Tiles")
    wait(lambda: editor.is_there("label", "30 cards"), "the cards")
    wait(lambda: "Do" in clauses(editor), "what Scout does")
    add(editor, "Add a clause", "Shift", lambda: any("Raise the score" in c for c in clauses(editor)), "a clause")
    editor.write(lambda: next(editor.all("spin button", "By")), "2")
    editor.key("Return")
    wait(lambda: CLAUSE in clauses(editor), "the clause to say what it does")


def edit_copies(editor):
    insist(
        lambda: editor.click(editor.find("page tab", "Copies")),
        lambda: has(editor, "Scout, Harkonnen", "1"), "the copies by sigil",
    )
    assert has(editor, "Cards in the deck, 5 players", "20") and has(editor, "Needed, 5 players", "18")
    enter(editor, "Scout, Harkonnen", "1", "3")
    wait(lambda: has(editor, "Scout, 4 players", "6") and has(editor, "To spare, 5 players", "4"), "more to spare")
    # Too few for five: said where the numbers are, and found as a problem.
    for card in ("Informer", "Whisper"):
        for sigil in ("Atreides", "Harkonnen"):
            clear(editor, f"{card}, {sigil}")
    wait(lambda: has(editor, "To spare, 5 players", "0"), "nothing to spare")
    clear(editor, "Aerial Recon, Harkonnen")
    wait(lambda: editor.is_there("label", "5 players need 18 cards, but there are 17."), "the sum to be said")
    wait(lambda: (editor.problems() or 0) > 0, "the sum to be a problem")
    enter(editor, "Aerial Recon, Atreides", "", "1")
    wait(lambda: not editor.is_there("label", "5 players need"), "the sum to be right")


def clear(editor, cell):
    def act():
        node = has(editor, cell, "1")
        if node:
            editor.click(node)
            editor.key("Delete")

    insist(act, lambda: has(editor, cell, "empty"), f"{cell} to be empty")


def edit_roles(editor):
    editor.go("Roles")
    enter(editor, "Sigil: all nobles, Atreides fighter", "", "2")
    editor.go("Player Counts")
    cell = "Lady Jessica, Number of players: 7"
    insist(
        lambda: editor.click(has(editor, cell, "✓")),
        lambda: has(editor, cell, "empty"), "Jessica not to be dealt",
    )
    wait(lambda: (editor.problems() or 0) > 0, "the missing card to be a problem")
    insist(
        lambda: editor.click(has(editor, cell, "empty")),
        lambda: has(editor, cell, "✓"), "Jessica to be dealt",
    )


def try_it(editor):
    editor.go("Cards and Tiles")
    insist(
        lambda: editor.click(editor.find("page tab", "Cards")),
        lambda: editor.is_there("push button", "Try This Card"), "the cards",
    )
    rows = editor.find("list", "Kinds of cards")
    editor.click(next(editor.all("label", "Scout", rows)))
    editor.click(editor.find("push button", "Try This Card"))
    wait(lambda: editor.page() == "Play", "the Play page")
    wait(lambda: editor.is_there("label", "Scout can be played now."), "a position")

    def go_on():
        if CLAUSE not in log(editor):
            editor.click(next(editor.all("label", next(moves(editor)), moves_list(editor))), times=2)
        return CLAUSE in log(editor)

    wait(go_on, "the new clause in the log", 60)


def journey(editor, path):
    editor.wait_for_problems(0)
    edit_effect(editor)
    edit_copies(editor)
    edit_roles(editor)
    editor.wait_for_problems(0)
    try_it(editor)
    before = read(path)
    editor.key("ctrl+s")
    text = wait(lambda: read(path) != before and read(path), "the file to be written")
    card = text[text.index('<action id="scout"') : text.index('<action id="informer"')]
    assert card.count('sigil="sigil-harkonnen"') == 3 and '<shift track="score" by="2"' in card, card
    assert text.count('sigil="sigil-nobles" each="2"') == 1, text
    words = subprocess.check_output([COMMAND, "play", path, "--seed", "1", "--bots", "heuristic"], text=True)
    assert CLAUSE in words, words


if __name__ == "__main__":
    run(journey, scenario=DUNE)
