# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write a haunt from one that is there: duplicate it, give it a goal less, read that a side can no longer win, undo;
select a goal and read its effects; then play a setup that begins in a haunt."""
import os

from journey import DATA, insist, read, run, wait

HOUSE = os.path.join(DATA, "scenarios", "house", "house.scenario.xml")


def texts(editor):
    return [n.get_name() for n in editor.all("label")]


def press(editor, name, done, what):
    insist(lambda: editor.click(editor.find("push button", name)), done, what)


def says(editor, words):
    return any(words in text for text in texts(editor))


def journey(editor, path):
    editor.go("Booklet")
    wait(lambda: says(editor, "Graves open."), "the first haunt")
    wait(lambda: says(editor, "The heroes can win: Lay the dead to rest"), "who can win")

    # A copy has keys of its own, and what is inside it too.
    press(editor, "Duplicate", lambda: editor.is_sensitive("push button", "Save"), "a copy")
    wait(lambda: texts(editor).count("Horde") > 2, "the copy in the list")
    editor.key("ctrl+s")
    wait(lambda: 'id="horde-2"' in read(path) and 'id="banish-all-2"' in read(path), "the copy in the file")
    wait(lambda: 'src="designer"' in read(path).split('id="horde-2"')[1].split(">")[0], "whose it is")

    # Without its goals the heroes cannot win.
    press(editor, "The heroes: Lay the dead to rest", lambda: says(editor, "Add to Check") or
          editor.is_there("list", "Clauses"), "the effects of the goal")
    press(editor, "Remove", lambda: says(editor, "The heroes cannot win"), "the check")
    editor.key("ctrl+z")
    wait(lambda: says(editor, "The heroes can win"), "the goal to come back")

    # A setup that begins in it can be played at once.
    insist(lambda: editor.click(editor.find("label", "Ritual")), lambda: says(editor, "Circles of salt"), "another haunt")
    name = next(n.get_name() for n in editor.all("push button") if (n.get_name() or "").startswith("Play ") and
                n.get_name() != "Play")
    insist(lambda: editor.press(editor.find("push button", name)), lambda: editor.page() == "Play", "the Play page")
    wait(lambda: says(editor, "Ritual"), "the haunt in play")


run(journey, scenario=HOUSE)
