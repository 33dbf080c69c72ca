# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed with changes in three files that are not saved: started again, it brings all of
them back, each in a window of its own, and says so, whether it is started with one of them or with nothing."""
import os
import shutil
import signal

from drafts import DRAFTS, drafts, type_at_end
from journey import FOLDER, Editor, ask_names, read, run, wait

ASIDE = os.path.join(FOLDER, "aside")
ENDED = "The program ended before these changes were saved"
OTHERS = "Unsaved changes of other files were recovered as well"


def kill(editor):
    editor.process.send_signal(signal.SIGKILL)
    editor.process.wait()


def leave_draft(editor, words):
    """As of a program that is killed with several files open: its draft is kept aside until all have one."""
    editor.wait_for_problems(0)
    type_at_end(editor, words)
    wait(lambda: any(words in read(os.path.join(DRAFTS, name)) for name in drafts()), "a draft")
    kill(editor)
    for name in drafts():
        shutil.move(os.path.join(DRAFTS, name), os.path.join(ASIDE, name))


def count(editor, label):
    """In how many windows that is."""
    windows = [node for node, name in ask_names(editor.app.get_children()).items() if name]
    return sum(next(editor.all("label", label, window), None) is not None for window in windows)


def restart(path):
    editor = Editor(path)
    try:
        wait(lambda: count(editor, ENDED) == 3, "three windows with what was recovered")
        wait(lambda: count(editor, OTHERS) == 1, "the last one to say that there are others")
    finally:
        kill(editor)


def journey(editor, path):
    os.makedirs(ASIDE)
    leave_draft(editor, "<!--unsaved 0-->")
    paths = [path]
    for i in (1, 2):
        paths.append(os.path.join(FOLDER, f"other-{i}.scenario.xml"))
        shutil.copy(path, paths[i])
        other = Editor(paths[i])
        try:
            leave_draft(other, f"<!--unsaved {i}-->")
        except BaseException:
            other.process.kill()
            raise
    for name in os.listdir(ASIDE):
        shutil.move(os.path.join(ASIDE, name), os.path.join(DRAFTS, name))
    restart(None)
    restart(paths[1])
    assert len(drafts()) == 3, drafts()


run(journey, is_killed=True)
