# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What refers to an area: Shift+F9 leads to the section of the inspector, with the keyboard at its first row; a row
leads to the condition that names the area, on the page of conditions; what nothing can refer to says so."""
from journey import insist, run, wait


def select(editor, name):
    editor.write(lambda: editor.find("entry", "Find an area"), name)
    editor.key("Return")
    editor.find("label", name + ", ")


def uses(editor):
    """Titles of the rows in the section."""
    section = next(editor.all("list", "Used by"), None)
    return [n.name for n in editor.all("list item", within=section)] if section else []


def journey(editor, path):
    editor.wait_for_problems(0)
    select(editor, "Paris")
    insist(lambda: editor.key("shift+F9"), lambda: uses(editor), "what refers to Paris")
    wait(lambda: (editor.focus() or ("", ""))[1].startswith(uses(editor)[0]), "the keyboard at the first row")
    found = uses(editor)
    assert any(name.startswith("Adjacency ") and "Paris" in name for name in found), found

    condition = next(name for name in found if name.startswith("Controls"))
    editor.click(editor.find("list item", condition, within=editor.find("list", "Used by")))
    wait(lambda: editor.page() == "Rules", "the page of the condition")
    editor.find("label", "Controls")

    insist(lambda: editor.key("shift+F9"), lambda: editor.is_there("label", "Nothing refers to this. The rules use it: "), "a notice")


run(journey)
