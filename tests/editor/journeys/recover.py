# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed with changes that are not saved: the file is as it was, and opening it again
brings the changes back as a step that can be undone, or given up."""
import os
import signal

from drafts import DRAFTS, drafts, text, type_at_end
from journey import Editor, read, run, wait


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    ours = type_at_end(editor, "<!--unsaved-->")

    def is_drafted():
        return any("<!--unsaved-->" in read(os.path.join(DRAFTS, name)) for name in drafts())

    wait(is_drafted, "a draft")
    editor.process.send_signal(signal.SIGKILL)
    editor.process.wait()
    assert read(path) == before, "the file is as it was"

    again = Editor(path)
    try:
        again.find("label", "The program ended before these changes were saved")
        again.go("Source")
        wait(lambda: text(again) == ours, "the changes")
        assert read(path) == before
        again.press(again.find("push button", "Undo"))
        wait(lambda: text(again) == before, "the file, by undo")
        again.press(again.find("push button", "Redo"))
        wait(lambda: text(again) == ours, "the changes, by redo")
        again.press(again.find("push button", "Discard"))
        wait(lambda: text(again) == before, "the file again")
        wait(lambda: not again.is_there("label", "The program ended"), "the notice to go")
        wait(lambda: not drafts(), "no draft to remain")
    except BaseException:
        again.process.kill()
        raise
    again.stop()


run(journey, is_killed=True)
