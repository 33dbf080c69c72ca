# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What bots take the players for is shown to an umpire alone, as a table of players by roles, and follows each
decision. A picture of the board shows what is seen at the screen then: a player's less than an umpire's. One of
what all know is the same, whoever saves it; and so it is with the log."""
import os
import re

from badge import give_answer, question
from dune import DUNE
from game import play
from journey import FOLDER, insist, read, run, wait


def chances(editor):
    return [n.name for n in editor.all("label") if re.fullmatch(r"\d+ %", n.get_name() or "")]


def look(editor):
    def ask():
        editor.click(editor.find("combo box", "Viewing as"))
        editor.key("Down", "Return")

    insist(ask, lambda: question(editor, "_Show Everything"), "the question whether to show everything")
    give_answer(editor, "Show Everything", "_Show Everything")


def picture(editor, game, name, answer="_Save Picture…"):
    target = os.path.join(FOLDER, name)
    game.menu("Save Picture…")
    give_answer(editor, "Save What Is Seen Here?", answer)
    editor.save_as(wait(lambda: editor.window("Save Picture"), "where to save the picture"), target)
    editor.find("label", f"Saved the picture as {name}.")
    with open(target, "rb") as file:
        return file.read()


def log(editor, game, name, answer):
    target = os.path.join(FOLDER, name)
    game.menu("Export Log…")
    give_answer(editor, "Export What You Know?", answer)
    chooser = wait(lambda: editor.window("Export the Log"), "where to export the log")
    proposed = editor.text(editor.save_name(chooser))
    assert proposed.endswith("-for-all.md") == ("All" in answer), proposed
    editor.save_as(chooser, target)
    return read(target)


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Action round")
    game.begin(3)
    assert not editor.is_there("page tab", "Beliefs")
    # Nothing here is decided by dice.
    assert editor.is_there("push button", "Zoom in") and not editor.is_there("push button", "Force dice")
    seen = picture(editor, game, "player.png")
    shared = picture(editor, game, "all.png", "Save What _All Know…")
    assert shared.startswith(b"\x89PNG") and shared != seen
    known = log(editor, game, "all.md", "Export What _All Know…")
    assert ", you are " in log(editor, game, "player.md", "_Export Log…") and ", you are " not in known, known
    look(editor)
    again = log(editor, game, "again.md", "Export What _All Know…")
    new = [line for line in again.split("\n") if line not in known]
    assert again.startswith(known.rstrip()) and all("umpire" in line for line in new), (known, again)
    assert seen.startswith(b"\x89PNG") and picture(editor, game, "umpire.png") != seen
    assert picture(editor, game, "again.png", "Save What _All Know…") == shared
    insist(lambda: editor.click(editor.find("page tab", "Beliefs")), lambda: chances(editor), "the table")
    first = chances(editor)
    # Four players, each about three others, by four roles.
    assert len(first) == 4 * 3 * 4, len(first)
    game.give(0, "Simple")
    insist(lambda: editor.key("F6"), lambda: chances(editor) and chances(editor) != first,
           "the beliefs to follow a decision")


if __name__ == "__main__":
    run(journey, scenario=DUNE)
