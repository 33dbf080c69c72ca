# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Place a counter by keyboard: find it among those off the map, take it in hand, aim with the
arrows, Enter; take it off again; undo all of it."""
from journey import insist, read, run, wait


def off_the_map(editor):
    for name in editor.labels():
        if name.startswith("Off the map: "):
            return int(name.split(": ")[1])
    return None


def journey(editor, path):
    before = read(path)
    editor.wait_for_problems(0)
    editor.go("Setups")
    n = wait(lambda: off_the_map(editor), "the counters off the map")

    def take():
        editor.write(lambda: editor.find("entry", "Search counters off the map"), "2dcr")
        editor.key("Return")

    insist(take, lambda: editor.is_there("label", "2DCR 5-4-2, "), "the counter in hand")

    def place():
        editor.key("Up", "Return")

    insist(place, lambda: off_the_map(editor) == n - 1, "the counter on the map")
    editor.key("ctrl+s")
    wait(lambda: read(path) != before, "the file to be written")
    assert '<place counter="2dcr" area="' in read(path)
    assert '<reinforcement counter="2dcr"' not in read(path).split("</fixed-setup>")[0]

    editor.press(editor.find("push button", "Remove from the Map"))
    wait(lambda: off_the_map(editor) == n, "the counter off the map again")
    editor.key("ctrl+z", "ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "nothing left to undo")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


run(journey)
