# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Edit counters together: find the Panzers, select them all, give them another size and another
attack strength in the inspector; each is one step for all of them, and one line for each of them
in the file. What is added then is shown whatever was searched for."""
from journey import insist, read, run, wait
from try_card import add


def count(editor):
    """How many counters the list shows."""
    for name in editor.labels():
        if name.endswith(" counters"):
            return int(name.split()[0])
    return None


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Counters")
    wait(lambda: (count(editor) or 0) > 100, "all counters")
    editor.write(lambda: editor.find("entry", "Search counters"), "panzer")
    n = wait(lambda: count(editor) if count(editor) < 30 else None, "the Panzers alone")

    def select():
        editor.click(next(editor.all("label", "9th Panzer")))
        editor.key("ctrl+a")

    insist(select, lambda: editor.is_there("label", f"{n} selected"), "all of them to be selected")

    editor.choose(lambda: editor.find("combo box", "Size"), "Army")
    wait(lambda: editor.is_sensitive("push button", "Undo"), "a step")
    editor.key("ctrl+s")
    wait(lambda: read(path).count('size="army"') == before.count('size="army"') + n, "the sizes")
    old, new = before.split("\n"), read(path).split("\n")
    assert len(old) == len(new), (len(old), len(new))
    assert sum(a != b for a, b in zip(old, new)) == n
    editor.find("label", f"{n} selected")  # still

    editor.write(lambda: next(editor.all("spin button", "Attack")), "12")
    editor.key("Return")
    wait(lambda: editor.is_sensitive("push button", "Save"), "the strengths")
    editor.key("ctrl+s")
    wait(lambda: read(path).count('<full attack="12"') == n, "the strengths in the file")
    editor.key("ctrl+z")
    wait(lambda: editor.is_sensitive("push button", "Redo"), "one step for all of them")
    editor.key("ctrl+z")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")

    def is_shown():
        """In the list and in the inspector."""
        return len(list(editor.all("label", "New air unit"))) > 1

    add(editor, "Add a counter", "Air unit", is_shown, "the new counter")
    editor.find("label", "The search was cleared to show the new counter.")


run(journey)
