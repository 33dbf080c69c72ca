# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A free setup is filled, evenly and at random by a seed, each in one step: the text then is what the command line
makes of it; and a picture of the setup is saved, in pixels and as a drawing."""
import os
import subprocess

from journey import COMMAND, FOLDER, insist, read, run, wait


def more(editor, item):
    """The item of the menu of the setup."""
    pressed = []

    def act():
        if not editor.is_there("menu item", item):
            editor.click(editor.find("push button", "More for this setup"))
        node = wait(lambda: next(editor.all("menu item", item)), f"{item} in the menu", 3)
        editor.press(node)
        pressed.append(node)

    insist(act, lambda: pressed and not editor.is_there("menu item", item), f"{item} to be chosen")


def fill_by_command(path, *options):
    target = os.path.join(FOLDER, "by-command.scenario.xml")
    subprocess.check_call([COMMAND, "fill-setup", path, "free", "-o", target, *options], stderr=subprocess.DEVNULL)
    return read(target)


def save_picture(editor, name):
    target = os.path.join(FOLDER, name)
    more(editor, "Save Picture…")
    editor.save_as(wait(lambda: editor.window("Save Picture"), "where to save the picture"), target)
    editor.find("label", f"Saved the picture as {name}.")
    with open(target, "rb") as file:
        return file.read()


def journey(editor, path):
    before = read(path)
    evenly = fill_by_command(path)
    randomly = fill_by_command(path, "--seed", "7")
    editor.wait_for_problems(0)
    editor.go("Setups")
    editor.choose(lambda: editor.find("combo box", "Setup to edit"), "Free setup")

    more(editor, "Add a Filled Copy")
    said = editor.find("label", "Added the setup “Free setup, filled”")
    editor.find("label", "Free setup, filled")
    editor.press(editor.find("push button", "Undo", within=said.get_parent()))
    wait(lambda: not editor.is_there("label", "Added the setup"), "the notice to go with what it says")
    editor.choose(lambda: editor.find("combo box", "Setup to edit"), "Free setup")

    more(editor, "Add a Filled Copy")
    editor.find("label", "Free setup, filled")
    editor.wait_for_problems(0)
    editor.key("ctrl+s")
    wait(lambda: read(path) == evenly, "the setup that the command line makes")
    pixels = save_picture(editor, "setup.png")
    assert pixels.startswith(b"\x89PNG") and len(pixels) > 100000, len(pixels)
    drawing = save_picture(editor, "setup.svg")
    assert drawing.startswith(b"<?xml") and b"<svg" in drawing[:300], drawing[:300]

    editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "one step back")
    editor.choose(lambda: editor.find("combo box", "Setup to edit"), "Free setup")
    more(editor, "Add a Random Copy…")
    question = wait(lambda: editor.window("Add a Random Copy"), "the question")
    entry = editor.find("text", "Seed", within=question)
    entry.set_text("7")
    wait(lambda: editor.text(entry) == "7", "the seed")
    editor.press(editor.find("push button", "_Add", within=question))
    editor.find("label", "Free setup, seed 7")
    editor.key("ctrl+s")
    wait(lambda: read(path) == randomly, "the setup of that seed")
    editor.key("ctrl+z")
    editor.key("ctrl+s")
    wait(lambda: read(path) == before, "the file as it was")


run(journey)
