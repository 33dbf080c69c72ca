# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program starts without a file: it says what it is for and shows all scenarios of all systems, each
with a picture. What is typed leaves those that contain it. One click opens one; the next window that is empty
lists it among the recent files."""
import glob
import os

from journey import DATA, Editor, insist, wait, walk


def cards(editor, within=None):
    return [n for n in editor.all("push button", within=within) if any(c.get_role() == "image" for c in walk(n))]


def search(editor, names):
    """Just by typing."""
    editor.take_keyboard()
    editor.type("dune")
    wait(lambda: 0 < len(cards(editor)) < len(names), "fewer cards")
    assert any("Dune" in card.get_name() for card in cards(editor))
    editor.type("zz")
    editor.find("label", "No scenario contains “dunezz”.")
    assert not cards(editor)
    editor.key("Escape")
    wait(lambda: [card.get_name() for card in cards(editor)] == names, "all cards")
    # Among the cards too.
    editor.type("dune")
    wait(lambda: 0 < len(cards(editor)) < len(names), "fewer cards")
    editor.key("Tab")
    editor.key("Escape")
    wait(lambda: [card.get_name() for card in cards(editor)] == names, "all cards again")


def journey(editor):
    editor.find("label", "A workbench for board games about treason")
    shipped = glob.glob(os.path.join(DATA, "scenarios", "*", "*.scenario.xml"))
    wait(lambda: len(cards(editor)) == len(shipped), f"{len(shipped)} cards", 60)
    names = [card.get_name() for card in cards(editor)]
    assert len(set(names)) == len(shipped), names
    # Of each game the whole scenarios come before their variants.
    games = [name.rpartition(". ")[2] for name in names]
    assert [game for i, game in enumerate(games) if game not in games[:i]][:2] == [names[0], f"Variant of {names[0]}"]
    assert sum(game.startswith("Variant of ") for game in games) >= 6, games
    for label in ("Take the Tour", "New Scenario…", "New Variant…", "Open a File…"):
        assert editor.is_sensitive("push button", label), label
    assert not editor.is_sensitive("push button", "Play")
    assert not editor.is_there("label", "Recent Files")

    search(editor, names)
    insist(
        lambda: editor.click(editor.find("push button", names[0])),
        lambda: not editor.is_there("label", "Welcome to Turncoat"),
        "the welcome to be over",
    )
    editor.adopt()
    editor.wait_for_problems(0)
    assert editor.is_sensitive("push button", "Play")

    insist(lambda: editor.key("F10"), lambda: editor.is_there("menu item", "Welcome"), "the menu")
    editor.press(editor.find("menu item", "Welcome"))

    def second():
        for node in editor.app.get_children():
            if next(editor.all("label", "Recent Files", within=node), None):
                return node
        return None

    window = wait(second, "a window of its own with the recent files")
    wait(lambda: list(editor.all("list item", within=window)), "the file in it")


editor = Editor(None)
try:
    journey(editor)
except BaseException:
    editor.process.kill()
    raise
editor.stop()
print("ok")
