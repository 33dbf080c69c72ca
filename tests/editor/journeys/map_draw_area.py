# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw an area in the sea against the coast: it takes the corners of the coast it is drawn along,
gets a name, an id made of it, and adjacencies with what it touches. Join it with one more, see the
disagreement, fix it with a click; delete it with all that refers to it."""
import re

from journey import insist, read, run, wait
from map import Map, links, outlines, save


def centre(text, name):
    found = re.search(f'id="{name}"[^>]* x="(\\d+)" y="(\\d+)"', text)
    return int(found[1]), int(found[2])


def journey(editor, path):
    start = read(path)
    before = outlines(start)
    editor.wait_for_problems(0)
    editor.choose(lambda: editor.find("combo box", "Setup shown"), "Empty map")
    board = Map(editor)
    wait(lambda: board.status("Select an area"), "the map")

    # Between the first and the last corner that Abbeville does not share with anyone: its coast.
    own = [
        c for c in before["abbeville"]
        if not any(c in corners for name, corners in before.items() if name != "abbeville")
    ]
    first, last = min(own, key=lambda c: c[1]), max(own, key=lambda c: c[1])
    assert first != last
    sea = [(150, last[1] - 20), (150, first[1] + 20)]

    def draw():
        editor.key("Escape", "Escape")
        editor.click(editor.find("push button", "Draw a new area"))
        for corner in (first, last, *sea, first):
            board.click(*corner)

    insist(draw, board.dialog, "the question about the new area")
    dialog = board.dialog()

    def name_it():
        board.dialog()
        editor.key("ctrl+a")
        editor.type("Dogger Bank")

    def text_of(name):
        return editor.text(editor.find("text", name, within=dialog))

    insist(name_it, lambda: text_of("Name") == "Dogger Bank", "the name")
    wait(lambda: text_of("Id") == "dogger-bank", "an id made of the name")
    editor.press(editor.find("push button", "_Add Area", within=dialog))
    wait(lambda: board.status("Dogger Bank, "), "the new area to be selected")
    text = save(editor, path)
    drawn = outlines(text)["dogger-bank"]
    assert first in drawn and last in drawn, drawn
    shared = [c for c in drawn if c in before["abbeville"]]
    assert len(shared) >= 2 and len(drawn) > 4, drawn
    assert frozenset(("abbeville", "dogger-bank")) in links(text), "joined with what it touches"

    # Join it with an area it does not touch: a disagreement; a click on its sign asks, and fixes it.
    editor.click(editor.find("push button", "Add or remove adjacencies"))
    middle = (150 + first[0]) // 2, (first[1] + last[1]) // 2
    problems = editor.problems()
    board.drag(middle, centre(text, "evreux"))
    wait(lambda: editor.problems() > problems, "the disagreement among the problems")
    editor.key("Escape")
    here, there = centre(text, "dogger-bank"), centre(text, "evreux")
    sign = (here[0] + there[0]) // 2, (here[1] + there[1]) // 2
    insist(lambda: board.click(*sign), board.dialog, "the question about the adjacency")
    editor.press(editor.find("push button", "Remove", within=board.dialog()))
    wait(lambda: editor.problems() == problems, "the sign to fix it")

    # Delete it: what refers to it goes too, and all is as it was but for undo.
    board.select(*middle, "Dogger Bank, ")
    editor.key("Delete")
    dialog = wait(board.dialog, "the question about what refers to it")
    editor.press(editor.find("push button", "_Delete All of It", within=dialog))
    wait(lambda: not any(n.startswith("Dogger Bank") for n in editor.labels()), "the area to be gone")
    editor.wait_for_problems(0)
    assert save(editor, path) == start


run(journey)
