# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tooltip covers something, and a click on it is one on what it covers. While a menu is open its button has
none, which would cover the menu."""
import subprocess
import time

from journey import insist, run, wait


def windows(editor):
    """Those of the program on the screen, with their sizes and places."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(editor.process.pid)], capture_output=True, text=True
    ).stdout.split()
    boxes = {}
    for window in found:
        lines = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True
        ).stdout.split()
        boxes[window] = {key: int(value) for key, value in (line.split("=") for line in lines)}
    return boxes


def journey(editor, path):
    editor.wait_for_problems(0)
    editor.go("Source")
    before = set(windows(editor))
    button = editor.place(editor.find("push button", "Open"))

    def hover():
        editor.move(button[0] - 3, button[1])
        editor.move(*button)

    def tooltip():
        return next((box for window, box in windows(editor).items() if window not in before), None)

    insist(hover, tooltip, "a tooltip")
    # Below the button is the first of the sections.
    box = tooltip()
    editor.click_at((box["X"] + box["WIDTH"] // 2, box["Y"] + box["HEIGHT"] // 2))
    wait(lambda: editor.page() == "Map", "the section below the tooltip")

    menu = editor.place(editor.find("push button", "Main menu"))
    editor.click_at(menu)
    wait(lambda: editor.is_there("menu item", "Welcome"), "the menu")
    opened = set(windows(editor))
    # As long as a tooltip takes to come, and longer: that none comes cannot be waited for.
    end = time.monotonic() + 2
    while time.monotonic() < end:
        editor.move(menu[0] - 3, menu[1])
        editor.move(*menu)
        time.sleep(0.7)
        assert not set(windows(editor)) - opened, "a tooltip over the menu"


run(journey)
