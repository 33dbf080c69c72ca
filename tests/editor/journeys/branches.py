# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two lines of play: back by a step, another decision, and the line that was left is in the tree; a click
goes on with it. A branch and a bookmark with names are saved with the game and are there when it is opened
again. The log of the line on the board, with a note on it, is exported to be read."""
import os

from game import play
from journey import FOLDER, insist, labels_of, read, run, wait


def rows(editor, window):
    listed = editor.find("list", "Branches", within=window)
    return [labels_of(row) for row in editor.all("list item", within=listed)]


def open_tree(editor, game):
    game.menu("Branches…")
    return wait(lambda: editor.window("Branches"), "the tree")


def decide(editor, game, row):
    before = game.log()
    insist(lambda: editor.click(row(), times=2), lambda: game.log() != before, "the move in the log")


def name(editor, title, label, button, text):
    question = wait(lambda: editor.window(title), "the question")
    entry = editor.find("text", label, within=question)
    entry.set_text(text)
    wait(lambda: editor.text(entry) == text, "the name")
    editor.press(editor.find("push button", button, within=question))
    wait(lambda: not editor.is_open(title), "the question to close")


def go_to(editor, game, title):
    window = open_tree(editor, game)
    tree = wait(lambda: rows(editor, window), "the lines of play")
    editor.click(editor.find("label", next(line[0] for line in tree if line[0].startswith(title)), within=window))


def load(editor, game):
    game.menu("Load Game")
    # It opens where the game was saved, with the first of those there chosen, by name.
    chooser = wait(lambda: editor.window("Load a Game"), "which game to load")
    insist(
        lambda: editor.press(editor.find("push button", "_Load", within=chooser)),
        lambda: not editor.is_open("Load a Game"),
        "the chooser to close",
    )


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    window = open_tree(editor, game)
    editor.find("label", "No Branches Yet", within=window)
    editor.key("Escape")
    wait(lambda: not editor.is_open("Branches"), "the tree to close")
    decide(editor, game, game.first)
    first = game.log()
    editor.key("alt+Left")
    wait(lambda: editor.is_sensitive("push button", "Redo decision"), "the move to be taken back")
    moves = [n for n in editor.all("label", within=game.rows) if " starts in " in n.get_name()]
    decide(editor, game, lambda: moves[1])
    second = game.log()
    assert first != second
    game.menu("Bookmark This Position…")
    name(editor, "Bookmark This Position", "Name of the bookmark", "_Bookmark", "before the storm")

    window = open_tree(editor, game)
    tree = wait(lambda: rows(editor, window), "the lines of play")
    assert [line[0].split(" – ")[0] for line in tree] == ["main", "branch-2", "before the storm"], tree
    assert first[-1] in tree[0][1] and second[-1] in tree[1][1], tree
    assert tree[1][1].startswith("On the board: ") and tree[2][1].startswith("Bookmark after "), tree
    editor.key("Escape")
    wait(lambda: not editor.is_open("Branches"), "the tree to close")
    go_to(editor, game, "main")
    wait(lambda: game.log() == first, "the first line of play")
    game.menu("New Branch…")
    name(editor, "New Branch", "Name of the branch", "_Create", "second try")
    decide(editor, game, game.first)
    third = game.log()

    saved = os.path.join(FOLDER, "a-tree.replay")
    game.save(saved)
    text = wait(lambda: os.path.exists(saved) and read(saved), "the file")
    assert '= line 3 "second try"\n' in text and '= bookmark "before the storm" in "branch-2" after ' in text, text
    game.menu("Restart")
    wait(lambda: game.log() != third, "the game to begin again")
    load(editor, game)
    wait(lambda: game.log() == third, "the game that was saved")
    window = open_tree(editor, game)
    tree = wait(lambda: rows(editor, window), "the lines of play")
    names = [line[0].split(" – ")[0] for line in tree]
    assert names == ["main", "branch-2", "before the storm", "second try"], tree
    editor.key("Escape")
    wait(lambda: not editor.is_open("Branches"), "the tree to close")
    go_to(editor, game, "main")
    wait(lambda: game.log() == first, "the first line of play again")
    go_to(editor, game, "before the storm")
    wait(lambda: game.log() == second, "the bookmarked position")

    game.menu("Add Note…")
    question = wait(lambda: editor.window("Add a Note"), "the question")
    entry = editor.find("text", "Text of the note", within=question)
    hint = "To write about an area, select it on the board first."
    assert any(hint in label.get_name() for label in editor.all("label", within=question)), "no hint"
    entry.set_text("too weak here")
    wait(lambda: editor.text(entry) == "too weak here", "the note")
    editor.press(editor.find("push button", "_Add", within=question))
    wait(lambda: game.log() == [*second, "Note: too weak here"], "the note in the log")

    target = os.path.join(FOLDER, "game.md")
    game.menu("Export Log…")
    editor.save_as(wait(lambda: editor.window("Export the Log"), "where to"), target)
    text = read(target)
    assert "## Turn 1\n" in text and f"- {second[-1]}\n" in text, text
    assert "\n> too weak here\n" in text and first[-1] not in text, text


run(journey)
