# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The inspector: an area is given to another nation, which is picked by its name, and the same edit says
that the designer said so; the word on where the value comes from is set by hand; what may be left
out is put back to its default. Three steps, all of them in one line of the file."""
import re

from journey import insist, read, run, wait
from map import save


def line(text):
    return re.search('.*<area id="amsterdam".*', text)[0]


def sources(text):
    """Attribute -> where it comes from."""
    found = re.search('src-of="([^"]*)"', line(text))
    return dict(item.split(":") for item in found[1].split())


def publish(editor, label):
    """Says that the value of @label is the published one: the last choice, by keyboard."""

    def is_open():
        return editor.is_there("list", "Source of the value")

    insist(
        lambda: editor.click(editor.find(None, f"Source of {label}")),
        is_open,
        "where it may come from",
    )
    editor.key("End", "Return")
    wait(lambda: not is_open(), "the choices to close")


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.write(lambda: editor.find("entry", "Find an area"), "amsterdam")
    editor.key("Return")
    editor.find("label", "Amsterdam, ")
    assert sources(before)["nation"] == "found", line(before)

    editor.choose(lambda: editor.find("combo box", "Nation"), "Belgium")
    given = save(editor, path)
    assert ' nation="belgium"' in line(given), line(given)
    assert sources(given)["nation"] == "designer", line(given)

    publish(editor, "Nation")
    said = save(editor, path)
    assert sources(said)["nation"] == "published", line(said)

    default = "Reset Port to its default"
    insist(
        lambda: editor.click(editor.find("push button", default)),
        lambda: not editor.is_there("push button", default),
        "the default of the port",
    )
    reset = save(editor, path)
    assert " port=" not in line(reset), line(reset)
    assert reset.replace(line(reset), line(before)) == before

    for text in (said, given, before):
        editor.key("ctrl+z")
        assert save(editor, path) == text
    assert not editor.is_sensitive("push button", "Undo")


run(journey)
