# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two lines of play: back by a step, another decision, and the line that was left is in the tree; a click
goes on with it, and the one that was left for it is there instead. A bookmark leads back too, and the log
of the line on the board, with a note on it, is exported to be read."""
import os

from game import play
from journey import FOLDER, insist, read, role, run, wait, walk


def rows(editor, window):
    listed = editor.find("list", "Branches", within=window)
    return [[n.get_name() for n in walk(row) if role(n) == "label"] for row in editor.all("list item", within=listed)]


def open_tree(editor, game):
    game.menu("Branches…")
    return wait(lambda: editor.window("Branches"), "the tree")


def decide(editor, game, row):
    before = game.log()
    insist(lambda: editor.click(row(), times=2), lambda: game.log() != before, "the move in the log")


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
    game.menu("Bookmark This Position")

    window = open_tree(editor, game)
    tree = wait(lambda: rows(editor, window), "the lines of play")
    assert len(tree) == 3, tree
    assert first[-1] in tree[0][1] and tree[1][1].startswith("Bookmark after "), tree
    assert tree[2][0] == "This game", tree
    editor.click(editor.find("label", tree[0][1], within=window))
    wait(lambda: game.log() == first, "the first line of play")
    window = open_tree(editor, game)
    tree = wait(lambda: rows(editor, window), "the lines of play")
    mark = next(line[1] for line in tree if line[1].startswith("Bookmark after "))
    editor.click(editor.find("label", mark, within=window))
    wait(lambda: game.log() == second, "the bookmarked position")

    game.menu("Add Note…")
    question = wait(lambda: editor.window("Add a Note"), "the question")
    entry = editor.find("text", "Text of the note", within=question)
    entry.get_editable_text_iface().set_text_contents("too weak here")
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
