# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""By keyboard alone: find an area by its id, walk its adjacencies with the arrow keys, part it from
the next area and join it again, undo; the list of areas is in step. Clicks on buttons of the header bar
leave the letters to the map."""
from journey import read, run, wait
from map import Map, chosen, links, save


def journey(editor, path):
    start = read(path)
    editor.wait_for_problems(0)
    board = Map(editor)
    editor.move(*board.place(100, 1900))
    editor.go("Map")
    editor.key("ctrl+f")
    editor.type("border-4")
    editor.key("Return")
    wait(lambda: board.status("Border Area 4, "), "the area found by its id")
    editor.key("Escape")
    editor.key("Left")
    wait(lambda: board.status("Ardennes, "), "its western neighbour")
    wait(lambda: chosen(editor) == "Ardennes", "the list to be in step")

    # Ardennes and the area east of it, with the joining tool: Enter, an arrow, Enter.
    editor.key("j", "Return", "Right", "Return")
    wait(lambda: editor.is_sensitive("push button", "Undo"), "the two to be parted")
    wait(lambda: (editor.problems() or 0) > 0, "the border without an adjacency to be a problem")
    parted = links(save(editor, path))
    assert len(parted) == len(links(start)) - 1
    gone = next(iter(links(start) - parted))
    assert "ardennes" in gone, gone
    editor.key("Escape")
    editor.click(editor.find("push button", "Undo"))
    editor.wait_for_problems(0)
    editor.key("n")
    wait(lambda: board.status("Click to add corners."), "the tool that draws areas, by its key")
    editor.key("Escape")
    # Other buttons of the header bar take the keys, and leave the letters to the page: also when they
    # can do no more.
    inspector = editor.find("push button", "Inspector")
    editor.click(inspector)
    editor.key("n")
    wait(lambda: board.status("Click to add corners."), "the tool, after a click on another button")
    editor.key("Escape", "v")
    editor.click(inspector)
    editor.key("ctrl+shift+z")
    editor.click(editor.find("push button", "Save"))
    wait(lambda: not editor.is_sensitive("push button", "Save"), "all to be saved")
    editor.key("n")
    wait(lambda: board.status("Click to add corners."), "the tool, after a click on Save")
    editor.key("Escape", "v", "ctrl+z")
    editor.wait_for_problems(0)
    assert save(editor, path) == start


run(journey)
