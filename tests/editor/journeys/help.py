# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of keyboard shortcuts opens without a complaint of GTK's, and closes."""
from journey import insist, run, wait


def windows(editor):
    return editor.app.get_child_count()


def journey(editor, path):
    editor.wait_for_problems(0)
    x, y = editor.place(editor.find("list", "Sections"))
    editor.move(x, y)
    insist(lambda: editor.key("ctrl+question"), lambda: windows(editor) == 2, "the shortcuts")
    editor.key("Escape")
    wait(lambda: windows(editor) == 1, "the shortcuts to close")


run(journey)
