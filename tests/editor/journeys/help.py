# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""F1 opens the manual in the browser, at the section of the page that is shown; without a browser it
says where the manual is, and copies that. The window of keyboard shortcuts opens without a complaint of GTK's, and closes."""
import os
import re
from urllib.parse import unquote, urlsplit

from journey import FOLDER, Editor, insist, read, run, wait

APPLICATIONS = os.path.join(FOLDER, "applications")
OPENED = os.path.join(FOLDER, "opened")
BROWSER = os.path.join(FOLDER, "browser")


def add_browser():
    """The only one there is: it writes down what it is asked for."""
    shared = os.path.join(FOLDER, "share")
    os.makedirs(shared)
    for name in os.listdir("/usr/share"):
        if name != "applications":
            os.symlink(os.path.join("/usr/share", name), os.path.join(shared, name))
    os.environ["XDG_DATA_DIRS"] = shared
    os.makedirs(APPLICATIONS)
    with open(BROWSER, "w", encoding="utf-8") as file:
        file.write(f'#!/bin/sh\necho "$1" >>"{OPENED}"\n')
    os.chmod(BROWSER, 0o755)
    with open(os.path.join(APPLICATIONS, "browser.desktop"), "w", encoding="utf-8") as file:
        file.write(f"[Desktop Entry]\nType=Application\nName=Browser\nExec={BROWSER} %u\nMimeType=text/html;\n")
    with open(os.path.join(FOLDER, "mimeapps.list"), "w", encoding="utf-8") as file:
        file.write("[Default Applications]\ntext/html=browser.desktop\n")


def opened():
    return read(OPENED).split() if os.path.exists(OPENED) else []


def insist_on_section(address, chapter, section):
    """That there is such a place in the manual, with a heading and pictures that can be seen."""
    parts = urlsplit(address)
    path = unquote(parts.path)
    # GLib hands a file without a section over as a path.
    assert parts.scheme == ("file" if section else "") and os.path.basename(path) == chapter, address
    assert parts.fragment == section, address
    text = read(path)
    assert not section or f'id="{section}"' in text, address
    for picture in re.findall(r'<(?:img|source)[^>]* (?:src|srcset)="([^"]+)"', text):
        assert os.path.getsize(os.path.join(os.path.dirname(path), picture)) > 1000, picture


def ask_for_help(editor, chapter, section):
    before = len(opened())
    insist(lambda: editor.key("F1"), lambda: len(opened()) > before, "the browser")
    insist_on_section(opened()[-1], chapter, section)


def windows(editor):
    return len(editor.app.get_children())


def journey(editor, path):
    editor.wait_for_problems(0)
    x, y = editor.place(editor.find("list", "Sections"))
    editor.move(x, y)
    for title, section in (("Map", "map"), ("Tables", "tables"), ("Source", "source"), ("Play", "play")):
        editor.go(title)
        wait(lambda: editor.page() == title, title)
        ask_for_help(editor, "window.html", section)

    before = len(opened())
    insist(
        lambda: editor.click(editor.find("push button", "Main menu")),
        lambda: editor.is_there("menu item", "Help"), "the menu",
    )
    editor.press(editor.find("menu item", "Help"))
    wait(lambda: len(opened()) > before, "the browser")
    insist_on_section(opened()[-1], "window.html", "play")

    # No longer there, which the program hears of when it hears of it.
    os.remove(os.path.join(APPLICATIONS, "browser.desktop"))
    insist(
        lambda: editor.key("F1"), lambda: editor.window("No Web Browser Is Installed"),
        "a program to be asked for",
    )
    question = editor.window("No Web Browser Is Installed")
    manual = editor.find("label", "/", within=question).name
    assert os.path.basename(manual) == "window.html", manual
    editor.press(editor.find("push button", "Copy _Path", within=question))
    wait(lambda: windows(editor) == 1, "the question to close")
    editor.go("Map")
    field = editor.find("entry", "Find an area")
    editor.click(field)
    editor.key("ctrl+v")
    wait(lambda: editor.text(field) == manual, "the path to be copied")

    insist(lambda: editor.key("ctrl+question"), lambda: windows(editor) == 2, "the shortcuts")
    editor.key("Escape")
    wait(lambda: windows(editor) == 1, "the shortcuts to close")


def welcome():
    """Without a scenario there is no page: the manual begins at its beginning."""
    editor = Editor(None)
    editor.find("label", "Welcome to Turncoat")
    x, y = editor.place(editor.find("label", "Welcome to Turncoat"))
    editor.move(x, y)
    ask_for_help(editor, "index.html", "")
    editor.stop()


add_browser()
welcome()
run(journey)
