# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Build a free setup: add one, ask more of its quota than it has and read why it cannot be
completed, ask less, add a second quota by typing, save."""
from journey import insist, read, run, wait

IMPOSSIBLE = "This setup cannot be completed"
POSSIBLE = "This setup can be completed"


def cell(editor, name):
    return editor.find(None, name)


def type_into(editor, name, text):
    """Over the cell whose name begins with @name, until it says @text."""

    def act():
        editor.click(cell(editor, name))
        editor.type(text)
        editor.key("Return")

    insist(act, lambda: cell(editor, name + ": " + text), f"{name} to be {text}")


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Setups")

    def add():
        editor.click(editor.find("push button", "Add a setup"))
        editor.press(editor.find("menu item", "Free setup"))

    insist(add, lambda: editor.is_there("label", "New free setup"), "a new free setup")
    insist(
        lambda: editor.click(editor.find("page tab", "Quotas and arrivals")),
        lambda: cell(editor, "quota-1, Nation"),
        "the rows of the setup",
    )
    type_into(editor, "quota-1, Nation", "Belgium")
    type_into(editor, "quota-1, Zone", "Low Countries")
    type_into(editor, "quota-1, At least", "9")
    editor.find("label", IMPOSSIBLE)
    editor.find("push button", "quota \"quota-1\" ")  # one of the reasons; it leads to the quota
    type_into(editor, "quota-1, At least", "0")
    editor.find("label", POSSIBLE)

    editor.press(editor.find("push button", "Add quota"))
    type_into(editor, "quota-2, Nation", "Netherlands")
    type_into(editor, "quota-2, Zone", "Low Countries")
    editor.key("ctrl+s")
    wait(lambda: read(path) != before, "the file to be written")
    text = read(path)
    assert text.count("<free-setup") == before.count("<free-setup") + 1
    assert '<quota id="quota-2" nation="netherlands" zone="low-countries"' in text


run(journey)
