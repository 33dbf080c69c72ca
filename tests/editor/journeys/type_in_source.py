# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Type in the source: an attribute by completion, a broken text that locks the other pages, undo
back to the very text of the file; find and replace; a drag out of the text."""
from journey import insist, read, run, wait


def text(editor):
    return editor.text(editor.find("text", "Source text"))


def go_to_line(editor, line):
    """Ctrl+I, the number, Return: the keyboard is in the text afterwards."""

    def act():
        editor.key("Escape", "ctrl+i")
        wait(lambda: editor.is_there("text", "Go to line"), "the line to be asked for", 3)
        editor.type(str(line))
        editor.key("Return")

    insist(act, lambda: editor.is_there("label", f"Line {line}, "), f"line {line}")


def take(editor, keys, word):
    """Types @keys and takes @word from the list that comes."""
    editor.type(keys)
    wait(lambda: first_offered(editor) == word, f"{word} to be offered")
    editor.key("Return")


def first_offered(editor):
    listed = next(editor.all("list", "Show completions"))
    return next(editor.all("label", within=listed)).get_name()


def counted(editor):
    """Whether the search says which of how many."""
    return any(name[:1].isdigit() and " of " in name for name in editor.labels())


def drag_below_the_last_line(editor):
    """From a line number down to what is below the text, for which GtkSourceView would look in vain."""
    left, below = editor.place(editor.find("label", "Show completions"), (0, 0.5))
    with editor.held((left + 5, below - 300)):
        editor.carry((left + 5, below))


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Source")
    view = editor.find("text", "Source text")
    drag_below_the_last_line(editor)
    wait(lambda: text(editor) == before, "the text of the file")
    editor.click(view)

    # After the terrain of Sedan: a blank brings the attributes that are left, "po" leaves port.
    line = 1 + before[: before.index('<area id="sedan"')].count("\n")
    go_to_line(editor, line)
    editor.key("End", "Left")
    take(editor, " por", "port")
    wait(lambda: ' port=""' in text(editor), "the attribute")
    take(editor, "t", "true")
    wait(lambda: ' port="true"' in text(editor), "the value")
    editor.wait_for_problems(0)
    assert read(path) == before, "nothing is written before saving"

    # A tag that is not closed: one problem at least, and the inspector is locked.
    editor.key("End")
    editor.type("<")
    wait(lambda: (editor.problems() or 0) > 0, "problems of the broken text")
    editor.find("label", "The text has errors")
    editor.key("BackSpace")
    editor.wait_for_problems(0)
    wait(lambda: not editor.is_there("label", "The text has errors"), "the pages to be unlocked")

    for _ in range(20):
        if text(editor) == before:
            break
        editor.key("ctrl+z")
    wait(lambda: text(editor) == before, "the first text after undoing")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "no step left to undo")

    # Find: what is typed right after the key is looked for.
    editor.key("ctrl+f")
    editor.type("ardennes")
    wait(lambda: counted(editor), "the places to be counted")
    editor.key("Escape")
    wait(lambda: not counted(editor), "the search to close")

    # All places at once, and back at once.
    n = before.count('terrain="forest"')
    editor.key("ctrl+h")
    editor.write(lambda: editor.find("text", "Find"), 'terrain="forest"')
    editor.write(lambda: editor.find("text", "Replace with"), 'terrain="mountain"')
    wait(lambda: editor.is_sensitive("push button", "Replace all"), "places to replace")
    editor.press(editor.find("push button", "Replace all"))
    after = before.replace('terrain="forest"', 'terrain="mountain"')
    wait(lambda: text(editor) == after, f"{n} places to be replaced")
    editor.key("Escape", "ctrl+z")
    wait(lambda: text(editor) == before, "all places back")


run(journey)
