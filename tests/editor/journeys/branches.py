# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two lines of play: back by a step, another decision, and the line that was left is in the tree; a click
goes on with it. A branch and a bookmark with names are saved with the game and are there when it is opened
again; in the tree they get other names, and are deleted. The log of the line on the board, with a note on
it, is exported to be read."""
import os

from game import play
from journey import FOLDER, Atspi, insist, labels_of, read, run, wait


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


def is_ready(button):
    return button.has_state(Atspi.StateType.SENSITIVE)


def ask_name(editor, window, name):
    editor.press(editor.find("push button", f"Rename {name}", within=window))
    question = wait(lambda: editor.window("Rename Branch"), "the question for the name")
    entry = editor.find("text", "Name of the branch", within=question)
    insist(lambda: editor.click(entry), lambda: entry.has_state(Atspi.StateType.FOCUSED), "the keyboard in the entry")
    return question, entry, editor.find("push button", "_Rename", within=question)


def rename(editor, window):
    """Escape keeps the old name; no name is not taken, nor one that another branch has."""
    question, entry, button = ask_name(editor, window, "branch-2")
    assert editor.text(entry) == "branch-2"
    editor.key("Escape")
    wait(lambda: not editor.is_open("Rename Branch"), "the question to close")
    question, entry, button = ask_name(editor, window, "branch-2")
    entry.set_text("")
    wait(lambda: not is_ready(button), "no name to be refused")
    editor.key("Return")
    assert editor.is_open("Rename Branch")
    entry.set_text("main")
    wait(lambda: is_ready(button), "a name")
    editor.press(button)
    taken = 'There is a branch or bookmark "main" already. Choose another name.'
    wait(lambda: next(editor.all("label", taken, within=editor.window("Rename Branch")), None), "why not")
    question = editor.window("Rename Branch")
    entry = editor.find("text", "Name of the branch", within=question)
    insist(lambda: editor.click(entry), lambda: entry.has_state(Atspi.StateType.FOCUSED), "the keyboard in the entry")
    entry.set_text("over the pass")
    wait(lambda: editor.text(entry) == "over the pass", "the name")
    editor.key("Return")
    wait(lambda: rows(editor, window)[1][0].startswith("over the pass – "), "the new name in the tree")


def delete(editor, window):
    """What is on no other branch is asked about first; the branch in play stays."""
    assert not is_ready(editor.find("push button", "Delete second try", within=window))
    editor.press(editor.find("push button", "Delete before the storm", within=window))
    wait(lambda: len(rows(editor, window)) == 3, "the bookmark to go")
    title = "Delete the Branch “over the pass”?"
    editor.press(editor.find("push button", "Delete over the pass", within=window))
    question = wait(lambda: editor.window(title), "the question")
    lost = "1 move is on no other branch. It is lost, with the bookmarks and notes on it."
    editor.find("label", lost, within=question)
    editor.press(editor.find("push button", "_Cancel", within=question))
    wait(lambda: not editor.is_open(title), "the question to close")
    assert len(rows(editor, window)) == 3
    editor.press(editor.find("push button", "Delete over the pass", within=window))
    question = wait(lambda: editor.window(title), "the question again")
    editor.press(editor.find("push button", "_Delete", within=question))
    wait(lambda: len(rows(editor, window)) == 2, "the branch to go")


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
    assert tree[0][2].startswith("Differs from the branch on the board "), tree
    assert tree[0][3].startswith("As it stands: ") and tree[1][2].startswith("As it stands: "), tree
    assert tree[1][1].startswith("On the board: ") and tree[2][1].startswith("Bookmark after "), tree
    editor.key("Escape")
    wait(lambda: not editor.is_open("Branches"), "the tree to close")
    go_to(editor, game, "main")
    wait(lambda: game.log() == first, "the first line of play")
    wait(lambda: any(text.startswith("On the board: main. ") for text in editor.labels()), "which branch that is")
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
    rename(editor, window)
    insist(lambda: editor.key("Escape"), lambda: not editor.is_open("Branches"), "the tree to close")
    wait(lambda: not editor.is_open("Branches"), "the tree to close")
    go_to(editor, game, "main")
    wait(lambda: game.log() == first, "the first line of play again")
    go_to(editor, game, "before the storm")
    wait(lambda: game.log() == second, "the bookmarked position")

    game.menu("Add Note…")
    question = wait(lambda: editor.window("Add a Note"), "the question")
    entry = editor.find("text", "Text of the note", within=question)
    hint = "To write about a place, select it on the board first."
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

    go_to(editor, game, "second try")
    wait(lambda: game.log() == third, "the third line of play")
    delete(editor, open_tree(editor, game))


run(journey)
