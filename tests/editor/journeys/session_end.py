# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The session ends a moment after something was typed: the program ends well and at once, the file is
as it was, and opening it again brings back every letter."""
import signal

from drafts import drafts, text, type_at_end
from journey import Editor, read, run, wait


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    ours = type_at_end(editor, "<!--unsaved-->")
    editor.process.send_signal(signal.SIGTERM)
    assert editor.process.wait(20) == 0
    assert read(path) == before, "the file is as it was"
    assert len(drafts()) == 1, drafts()

    again = Editor(path)
    try:
        again.find("label", "The program ended before these changes were saved")
        again.go("Source")
        wait(lambda: text(again) == ours, "the changes")
        again.press(again.find("push button", "Discard"))
        wait(lambda: text(again) == before, "the file again")
        wait(lambda: not drafts(), "no draft to remain")
    except BaseException:
        again.process.kill()
        raise
    again.stop()


run(journey, is_killed=True)
