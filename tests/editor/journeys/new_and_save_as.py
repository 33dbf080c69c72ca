# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A new scenario from a template in a window of its own; saved under a name that is asked for, made of its title, which
gets the usual ending, and listed among the recent files by it."""
import os

from journey import FOLDER, SHIPPED, insist, read, run, wait


def windows(editor):
    return len(editor.app.get_children())


def selected(editor, name):
    start, end = name.get_selection()
    return editor.text(name)[start:end]


def journey(editor, path):
    target = os.path.join(FOLDER, "mine.scenario.xml")
    editor.wait_for_problems(0)
    insist(lambda: editor.key("ctrl+n"), lambda: editor.window("New Scenario"), "the templates")
    listed = editor.find("list", "Templates", within=editor.window("New Scenario"))
    wait(lambda: len(list(editor.all("list item", within=listed))) >= 2, "two templates")
    assert editor.is_open("New Scenario")
    editor.click(editor.find("label", "Betrayal!", within=listed))
    wait(lambda: not editor.is_open("New Scenario"), "the templates to close")

    proposed = "copy-of-betrayal-france-may-1940"

    def new_window():  # called as it would be saved, and not as if it were
        for node in editor.app.get_children():
            if next(editor.all("label", f"Not saved: {proposed}.scenario.xml", within=node), None):
                return node
        return None

    window = wait(new_window, "a window of its own")
    save = editor.find("push button", "Save", within=window)
    editor.press(save)
    chooser = wait(lambda: editor.window("Save the Scenario As"), "where to")
    name = editor.save_name(chooser)
    assert editor.text(name) == proposed + ".scenario.xml", editor.text(name)
    wait(lambda: selected(editor, name) == proposed, "all but the ending to be selected")
    editor.save_as(chooser, target, typed=os.path.join(FOLDER, "mine.xml"))
    expected = read(SHIPPED).replace('title="Betrayal', 'title="Copy of Betrayal', 1)
    wait(lambda: read(target) == expected, "the very text of the template, but for the title")
    wait(lambda: next(editor.all("label", "mine.scenario.xml", within=window), None), "its name")
    assert not os.path.exists(os.path.join(FOLDER, "mine.xml"))
    first = editor.app.get_children()[0]
    editor.press(editor.find("push button", "Close", within=first))
    wait(lambda: windows(editor) == 1, "the first window to close")
    editor.adopt()
    insist(
        lambda: editor.click(editor.find("push button", "Recent files")),
        lambda: editor.is_there("menu item", "mine.scenario.xml"),
        "it to be a recent file",
    )


run(journey)
