# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A new scenario from a template in a window of its own; saved under a name that is asked for."""
import os

from journey import FOLDER, SHIPPED, insist, read, run, wait


def windows(editor):
    return editor.app.get_child_count()


def journey(editor, path):
    target = os.path.join(FOLDER, "mine.scenario.xml")
    editor.wait_for_problems(0)
    insist(lambda: editor.key("ctrl+n"), lambda: editor.window("New Scenario"), "the templates")
    listed = editor.find("list", "Templates", within=editor.window("New Scenario"))
    wait(lambda: len(list(editor.all("list item", within=listed))) >= 2, "two templates")
    assert editor.is_open("New Scenario")
    editor.click(editor.find("label", "Betrayal!", within=listed))
    wait(lambda: not editor.is_open("New Scenario"), "the templates to close")

    def new_window():
        for i in range(windows(editor)):
            node = editor.app.get_child_at_index(i)
            if next(editor.all("label", "new-betrayal-1940", within=node), None):
                return node
        return None

    window = wait(new_window, "a window of its own")
    save = editor.find("push button", "Save", within=window)
    editor.press(save)
    editor.save_as(wait(lambda: editor.window("Save the Scenario As"), "where to"), target)
    wait(lambda: read(target) == read(SHIPPED), "the very text of the template")
    wait(lambda: next(editor.all("label", "mine.scenario.xml", within=window), None), "its name")


run(journey)
