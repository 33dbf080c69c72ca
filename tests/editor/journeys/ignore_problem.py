# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An adjacency that is meant as it is: its warning is ignored with a reason, which stands in the file
before it. The command line counts it, and one undo takes it back. A double click where it is listed does not ask to
ignore it again."""
import subprocess
import time

from journey import COMMAND, insist, read, run, wait

PARIS = '    <link a="evreux" b="paris"/>\n'
ORLEANS = '    <link a="evreux" b="orleans"/>\n'
COMMENT = "    <!-- turncoat: ignore BRD005: a road through the forest -->\n"
SHOWN = "Ignore This Problem?"


def validate(path):
    told = subprocess.run([COMMAND, "validate", path], capture_output=True, text=True)
    return told.stdout + told.stderr


def stop_ignoring_twice(editor):
    """The second click comes when another button is there already."""
    editor.click(editor.find(None, "1 ignored"))
    editor.click(editor.find("push button", "Stop Ignoring"), times=2, delay=200)
    editor.wait_for_problems(1)
    time.sleep(1)
    assert not editor.window(SHOWN), "the second click of a double click asks"


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(1)
    assert "BRD005" in validate(path)
    editor.key("F8")

    def ask():
        problems = editor.find("list", "Problems")
        editor.click(editor.find("push button", "Ignore…", within=problems))

    insist(ask, lambda: editor.window(SHOWN), "the question")
    question = editor.window(SHOWN)
    entry = lambda: editor.find("text", "Reason", within=question)
    editor.write(entry, "a road -- through the forest")
    editor.find("label", "A comment cannot contain", within=question)
    editor.key("Return")
    assert editor.window(SHOWN), "a refused reason was taken"
    editor.write(entry, "a road through the forest")
    editor.key("Return")
    editor.wait_for_problems(0)
    editor.take_keyboard()
    editor.key("ctrl+s")
    wait(lambda: read(path) == before.replace(ORLEANS, COMMENT + ORLEANS), "the comment in the file")
    told = validate(path)
    assert "BRD005" not in told and "1 ignored" in told, told
    stop_ignoring_twice(editor)
    editor.key("ctrl+z")
    editor.wait_for_problems(0)
    editor.key("ctrl+z")
    editor.wait_for_problems(1)
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


run(journey, change=(PARIS, PARIS + ORLEANS))
