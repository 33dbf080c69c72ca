# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file that nobody may write: the window says so, and what is changed is saved elsewhere. The first
file is opened again from those opened lately, in a window of its own; closing a window with changes
asks first."""
import os

from drafts import drafts, text, type_at_end
from journey import FOLDER, Atspi, insist, read, run, wait

PROTECTED = "This file is read-only"


def window_of(editor, name):
    """The window that shows the file @name."""
    for window in editor.app.get_children():
        if next(editor.all("label", name, within=window), None):
            return window
    return None


def open_recent(editor, name):
    def show():
        editor.click(editor.find("push button", "Recent files"))

    insist(show, lambda: editor.is_there("menu item", name), "the files opened lately")
    editor.press(editor.find("menu item", name))


def ask_and_answer(editor, response):
    insist(
        lambda: editor.key("ctrl+w"),
        lambda: editor.window("Save Changes?"),
        "the question about changes",
    )
    question = editor.window("Save Changes?")
    editor.press(editor.find("push button", response, within=question))


def journey(editor, path):
    before = read(path)
    target = os.path.join(FOLDER, "mine.scenario.xml")
    editor.wait_for_problems(0)
    editor.find("label", PROTECTED)
    ours = type_at_end(editor, "<!--mine-->")
    # The question says that to save asks for a file here.
    ask_and_answer(editor, "_Save…")
    editor.press(
        editor.find(
            "push button", "_Cancel", within=wait(lambda: editor.window("Save the Scenario As"), "where to")
        )
    )
    wait(lambda: not editor.is_open("Save the Scenario As"), "the window to stay")
    assert text(editor) == ours and not os.path.exists(target)
    editor.key("ctrl+s")
    editor.save_as(wait(lambda: editor.window("Save the Scenario As"), "where to"), target)
    assert read(target) == ours
    wait(lambda: not editor.is_there("label", PROTECTED), "the notice to go")
    wait(lambda: not editor.is_sensitive("push button", "Save"), "save to be done")
    assert read(path) == before

    open_recent(editor, "journey.scenario.xml")
    other = wait(lambda: window_of(editor, "journey.scenario.xml"), "another window")
    editor.find("label", PROTECTED, within=other)
    wait(lambda: other.has_state(Atspi.StateType.ACTIVE), "it to have the keyboard")
    editor.key("ctrl+w")
    wait(lambda: not window_of(editor, "journey.scenario.xml"), "it to close unasked")

    more = type_at_end(editor, "<!--more-->")
    ask_and_answer(editor, "_Cancel")
    wait(lambda: not editor.is_open("Save Changes?"), "the question to go")
    assert text(editor) == more and read(target) == ours
    ask_and_answer(editor, "_Save")
    assert editor.process.wait(20) == 0
    assert read(target) == more and read(path) == before
    assert not drafts()


run(journey, is_protected=True, is_killed=True)
