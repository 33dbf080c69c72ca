# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What journeys with variants share: five changes of the flagship on four pages, and counting them."""
from journey import insist, wait


def n_changes(editor):
    """What the page Changes counts."""
    for name in editor.labels():
        if name.endswith((" change", " changes")):
            return int(name.split()[0])
    return 0


def wait_for_changes(editor, n):
    wait(lambda: n_changes(editor) == n, f"{n} changes")


def change(editor):
    """On the map, and in its inspector; among the counters; in a table; in the rules."""
    editor.write(lambda: editor.find("entry", "Find an area"), "Sedan")
    editor.key("Return")
    editor.find("label", "Sedan, ")
    editor.choose(lambda: editor.find("combo box", "Terrain"), "Forest")
    editor.find("push button", "Revert Terrain to the base")
    editor.choose(lambda: editor.find("combo box", "Nation"), "Belgium")
    editor.find("push button", "Revert Nation to the base")

    editor.go("Counters")
    editor.write(lambda: editor.find("entry", "Search counters"), "9th panzer")
    insist(
        lambda: editor.click(editor.find("label", "9th Panzer")),
        lambda: editor.is_there("combo box", "Size"),
        "the counter in the inspector",
    )
    editor.choose(lambda: editor.find("combo box", "Size"), "Army")

    editor.go("Tables")
    tables = editor.find("list", "List of tables")
    cell = "8, Tactic: Exploit"
    insist(
        lambda: editor.click(editor.find("label", "Tactics table", within=tables)),
        lambda: editor.is_there("table cell", cell),
        "the tactics table",
    )
    editor.click(editor.find("table cell", cell))
    editor.type("hold")
    editor.key("Return")
    editor.find("table cell", "8, Tactic: Hold")

    editor.go("Rules")
    editor.write(lambda: editor.find("spin button", "Limit"), "4")
    editor.key("Return")
