# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that a person has played is not lost without a question: Restart keeps it as a branch, with its
notes; closing the window asks, names it, and saves it; with changes of the scenario there is one question for both."""
import os

from drafts import type_at_end
from game import moves, play
from journey import FOLDER, ask_names, insist, labels_of, read, run, wait

GAME = "Save the Game?"
TITLE = "Betrayal! France, May 1940"
BOTH = "Save Changes?"


def ask(editor, heading, *keys):
    """By the keys, until the question is there."""
    insist(lambda: editor.key(*keys), lambda: editor.is_open(heading), heading)
    return wait(lambda: editor.window(heading), "the question")


def answer(editor, question, heading, button):
    editor.press(editor.find("push button", button, within=question))
    wait(lambda: not editor.is_open(heading), "the question to close")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor)
    empty = game.log()
    insist(lambda: editor.click(game.first(), times=2), lambda: game.log() != empty, "the move in the log")
    first = game.log()
    game.menu("Restart")
    wait(lambda: any("What was played is kept" in name for name in editor.labels()), "what became of it")
    wait(lambda: game.log() == empty, "the beginning")
    game.menu("Branches…")
    window = wait(lambda: editor.window("Branches"), "the tree")
    listed = editor.find("list", "Branches", within=window)
    rows = [labels_of(row)[0] for row in editor.all("list item", within=listed)]
    assert [row.split(" – ")[0] for row in rows] == ["main", "branch-2"], rows
    editor.click(editor.find("label", rows[0], within=window))
    wait(lambda: game.log() == first, "the game again")

    question = ask(editor, GAME, "ctrl+w")
    body = next(label for label in labels_of(question) if label.startswith("The game of"))
    name = f"“{TITLE}” ({os.path.basename(path)})"
    assert name in body and body.endswith(f"\n\n{game.status.get_name()}"), body
    answer(editor, question, GAME, "_Cancel")
    question = ask(editor, GAME, "ctrl+q")
    editor.key("ctrl+q")  # shows the question again, and asks no other
    questions = [name for name in ask_names(editor.app.get_children()).values() if name == GAME]
    assert questions == [GAME], questions
    answer(editor, question, GAME, "_Cancel")
    before = read(path)
    type_at_end(editor, "<!--end-->")
    question = ask(editor, BOTH, "ctrl+w")
    answer(editor, question, BOTH, "_Save…")
    chooser = wait(lambda: editor.window("Save the Game"), "where to save the game")
    assert "<!--end-->" in read(path) and read(path) != before
    saved = os.path.join(FOLDER, "left.replay")
    editor.save_as(chooser, saved)
    assert editor.process.wait(20) == 0
    assert len(moves(saved)) == 1, moves(saved)


run(journey, is_killed=True)
