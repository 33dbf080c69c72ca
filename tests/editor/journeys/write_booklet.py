# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write a haunt from one that is there: duplicate it, give it a goal less, read that a side can no longer win, undo;
select a goal and read its effects; let a number of the chart lead to it, add a drill, and play it."""
import os

from dune import enter
from game import SEED, Game, find_heading, replay
from journey import DATA, FOLDER, insist, read, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")


def texts(editor):
    return [n.name for n in editor.all("label")]


def press(editor, name, done, what):
    insist(lambda: editor.click(editor.find("push button", name)), done, what)


def says(editor, words):
    return any(words in text for text in texts(editor))


def lead_to_copy(editor, path):
    """The copy gets a name, and a number of the chart that means it from now on."""
    editor.wait_for_problems(1)
    insist(lambda: editor.click(list(editor.all("label", "Ritual"))[0]), lambda: says(editor, "Circles of salt"), "another")
    insist(lambda: editor.click(editor.find("label", "Horde (2)")),
           lambda: editor.text(next(editor.all("text", "Id"))) == "horde-2", "the copy to be selected")
    editor.write(lambda: next(editor.all("text", "Name")), "Swarm")
    editor.key("Return")
    wait(lambda: says(editor, "Nothing leads to the haunt \"Swarm\""), "what the copy is called")
    editor.go("Chart")
    enter(editor, "1, Haunt", "Horde", "Swarm")
    # The drill of that number is that of the copy now, and goes by the name of the other.
    editor.wait_for_problems(1)
    editor.key("ctrl+z")
    editor.wait_for_problems(1)
    enter(editor, "2, Haunt", "Horde", "Swarm")
    editor.wait_for_problems(0)
    editor.key("ctrl+s")
    wait(lambda: '<number n="2" haunt="horde-2"' in read(path), "the number in the file")


def drill(editor, path):
    """A setup that begins with that number is added, and played with what was written, by bots to its end; the command line plays
    the same from the saved file."""
    editor.go("Booklet")
    name = "Play Haunt drill: Swarm"
    add = "Add a setup that begins here"
    insist(lambda: editor.click(editor.find("label", "Swarm")), lambda: says(editor, "None"), "the copy")
    insist(lambda: editor.press(editor.find("push button", add)), lambda: editor.is_there("push button", name), "a drill")
    editor.wait_for_problems(0)
    editor.key("ctrl+s")
    wait(lambda: 'name="Haunt drill: Swarm"' in read(path), "the drill in the file")
    insist(lambda: editor.press(editor.find("push button", name)), lambda: editor.page() == "Play", "the Play page")
    wait(lambda: find_heading(editor), "a game")
    game = Game(editor, "Swarm: round")
    wait(lambda: game.has_logged("^Haunt 2: Swarm"), "the haunt in the log")
    game.begin(SEED)
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    game.give(0, "Simple")
    editor.key("F7")
    wait(game.is_over, "the bots to end it", 60)
    editor.find("label", "The game is over")
    saved = os.path.join(FOLDER, "drill.replay")
    game.save(saved)
    assert "Haunt 2: Swarm" in replay(saved, path, "--log", "-")


def journey(editor, path):
    editor.go("Booklet")
    wait(lambda: says(editor, "Graves open."), "the first haunt")
    wait(lambda: says(editor, "The heroes can win: Lay the dead to rest"), "who can win")

    # A copy has keys of its own, and what is inside it too.
    press(editor, "Duplicate", lambda: editor.is_sensitive("push button", "Save"), "a copy")
    wait(lambda: "Horde (2)" in texts(editor), "the copy in the list, by a name of its own")
    editor.key("ctrl+s")
    wait(lambda: 'id="horde-2"' in read(path) and 'id="banish-all-2"' in read(path), "the copy in the file")
    wait(lambda: 'src="designer"' in read(path).split('id="horde-2"')[1].split(">")[0], "whose it is")

    # Without its goals the heroes cannot win.
    press(editor, "The heroes: Lay the dead to rest", lambda: says(editor, "Add to Check") or
          editor.is_there("list", "Clauses"), "the effects of the goal")
    press(editor, "Remove", lambda: says(editor, "The heroes cannot win"), "the check")
    editor.key("ctrl+z")
    wait(lambda: says(editor, "The heroes can win"), "the goal to come back")

    lead_to_copy(editor, path)
    drill(editor, path)


run(journey, scenario=HOUSE)
