# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another program writes the file while it is changed here: the window says so by itself, shows what
differs, takes theirs (undo brings ours back), and keeps ours when told to. The keys that end the program
do so in the window of the difference, too."""
from journey import insist, read, run, wait


def text(editor):
    return editor.text(editor.find("text", "Source text"))


def write(path, content):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(content)


def journey(editor, path):
    before = read(path)
    theirs = before.replace('name="Sedan"', 'name="Sedan (theirs)"')
    editor.wait_for_problems(0)
    editor.go("Source")
    editor.click(editor.find("text", "Source text"))
    editor.key("ctrl+End")
    insist(lambda: editor.type("<!--mine-->"), lambda: text(editor) != before, "what was typed")
    wait(lambda: text(editor).endswith("<!--mine-->"), "the whole of it")
    ours = text(editor)

    write(path, theirs)
    editor.find("label", "Another program has changed the file, and you have unsaved changes")
    editor.press(editor.find("push button", "Show Differences"))
    wait(lambda: windows(editor) == 2, "the difference in a window of its own")
    editor.key("Escape")
    wait(lambda: windows(editor) == 1, "that to be closed")

    editor.press(editor.find("push button", "Take Theirs"))
    wait(lambda: text(editor) == theirs, "theirs")
    wait(lambda: not editor.is_there("label", "Another program"), "the notice to go")
    assert not editor.is_sensitive("push button", "Save"), "theirs is what is on disk"
    editor.press(editor.find("push button", "Undo"))
    wait(lambda: text(editor) == ours, "ours, by undo")

    write(path, theirs + "<!--again-->")
    editor.find("label", "Another program has changed the file, and you have unsaved changes")
    editor.press(editor.find("push button", "Keep Mine"))
    wait(lambda: not editor.is_there("label", "Another program"), "the notice to go")
    assert read(path) == theirs + "<!--again-->", "nothing is written unasked"
    editor.press(editor.find("push button", "Save"))
    wait(lambda: read(path) == ours, "ours on disk")

    editor.press(editor.find("push button", "Undo"))
    write(path, theirs)
    editor.find("label", "Another program has changed the file, and you have unsaved changes")
    editor.press(editor.find("push button", "Show Differences"))
    wait(lambda: windows(editor) == 2, "the difference again")
    main = editor.window("Betrayal!")
    editor.press(editor.find("push button", "Take Theirs", within=main))
    wait(lambda: not editor.is_sensitive("push button", "Save"), "theirs")
    editor.key("ctrl+q")
    wait(lambda: editor.process.poll() == 0, "the program to end")


def windows(editor):
    return len(editor.app.get_children())


run(journey)
