# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A colleague writes the file while it is changed here: the window says what both have changed, theirs is
taken by a merge, with a choice where both changed the same, and one undo brings mine back. What differs
from the last commit is there as well, and can be taken back."""
import os
import subprocess

from journey import COMMAND, FOLDER, Atspi, insist, read, run, wait


def git(*arguments):
    author = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    subprocess.check_call(["git", "-C", FOLDER, *author, *arguments])


def write(path, content):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(content)


def rename(editor, area, name):
    """In the inspector, the area found by its name."""
    editor.write(lambda: editor.find("entry", "Find an area"), area)
    editor.key("Return")
    editor.find("label", f"{area}, ")
    editor.write(lambda: editor.find("text", "Name"), name)
    editor.key("Return")


def save(editor, is_done, what):
    """As soon as there is something to save, whatever window has the keyboard."""
    wait(lambda: editor.is_sensitive("push button", "Save"), "something to save")
    editor.press(editor.find("push button", "Save"))
    wait(is_done, what)


def compare_with_another(editor, path):
    """A copy in which an area is called otherwise: nothing can be reverted there."""
    other = os.path.join(os.path.dirname(path), "a-copy.scenario.xml")
    write(other, read(path).replace('name="Antwerp"', 'name="Anvers"', 1))
    insist(
        lambda: editor.key("Escape"), lambda: not editor.is_open("Changes Since Last Commit"), "the other to go"
    )
    editor.take_keyboard()
    editor.key("F10")
    editor.press(editor.find("menu item", "Compare with Another File"))
    choice = wait(lambda: editor.window("Compare With"), "what there is to compare with")
    editor.find("label", "Tannenbaum: Switzerland, May 1940", within=choice)
    editor.find("label", "As Opened", within=choice)
    editor.key("Return")
    # With the first file of the folder chosen, by name.
    chooser = wait(lambda: editor.window("Compare With Another File"), "which file")
    insist(
        lambda: editor.press(editor.find("push button", "_Compare", within=chooser)),
        lambda: not editor.is_open("Compare With Another File"),
        "the chooser to go",
    )
    shown = wait(lambda: editor.window("From a-copy.scenario.xml to "), "what differs from the copy")
    editor.find("label", "Anvers: name", within=shown)
    assert next(editor.all("push button", "Revert", within=shown), None) is None


def journey(editor, path):
    git("init", "-q")
    git("add", os.path.basename(path))
    git("commit", "-q", "-m", "first")
    before = read(path)
    editor.wait_for_problems(0)
    rename(editor, "Sedan", "Sedan town")
    wait(lambda: editor.is_sensitive("push button", "Undo"), "a step")
    rename(editor, "Ardennes", "Hills")
    theirs = before.replace('name="Sedan"', 'name="Sedan sur Meuse"').replace(
        '<stacking limit="3"', '<stacking limit="4"'
    )
    write(path, theirs)

    editor.find("label", "Another program has changed the file, and you have unsaved changes")
    editor.press(editor.find("push button", "Show Differences"))
    shown = wait(lambda: editor.window("Differences"), "the differences")
    for words in ("Changed on Disk", "Changed Here", "Sedan: name", "Ardennes: name"):
        editor.find("label", words, within=shown)
    editor.press(editor.find("push button", "Merge", within=shown))

    asked = wait(lambda: editor.window("Merge"), "the question")
    editor.find("label", "1 conflict", within=asked)
    editor.find("label", '"Sedan town"', within=asked)
    editor.press(editor.find("push button", "All Theirs", within=asked))
    theirs_button = editor.find("check box", "Theirs: ", within=asked)
    wait(lambda: theirs_button.has_state(Atspi.StateType.CHECKED), "theirs to be chosen")
    editor.press(editor.find("push button", "Merge", within=asked))
    wait(lambda: not editor.is_open("Merge"), "the question to go")
    wait(lambda: not editor.is_there("label", "Another program"), "the notice to go")

    save(editor, lambda: "Hills" in read(path), "both in the file")
    saved = read(path)
    assert 'name="Sedan sur Meuse"' in saved and '<stacking limit="4"' in saved, saved[:2000]
    assert "Sedan town" not in saved
    subprocess.check_call([COMMAND, "validate", path])

    editor.press(editor.find("push button", "Undo"))
    save(editor, lambda: "Sedan town" in read(path), "mine again, by one undo")
    assert '<stacking limit="3"' in read(path)
    editor.press(editor.find("push button", "Redo"))

    editor.key("F10")
    editor.press(editor.find("menu item", "Changes Since Last Commit"))
    committed = wait(lambda: editor.window("Changes Since Last Commit"), "the changes since then")

    # What was redone may still be read, and is not edited meanwhile: the button says so. When it has been
    # read the list may be made anew, under a press that comes just then.
    def revert():
        button = editor.find("push button", "Revert Ardennes: name", within=committed)
        if button.has_state(Atspi.StateType.SENSITIVE):
            editor.press(button)

    # Not by the list: while it is made anew it has one change and not the other, or none.
    insist(revert, lambda: editor.is_there("label", "Ardennes, forest"), "the change to be taken back")
    editor.find("label", "Sedan: name", within=committed)  # the other change is left
    # Saving, too, waits until the text has been read.
    insist(
        lambda: editor.press(editor.find("push button", "Save")),
        lambda: 'name="Ardennes"' in read(path),
        "the old name in the file",
    )
    compare_with_another(editor, path)


run(journey)
