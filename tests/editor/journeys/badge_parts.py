# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Change the board of the second game: holes by a drag, a wall by a click near a side and away again,
another by the keyboard, a gate where none can be and one where it can; tiles are taken out until all is
well; the command line accepts the file, and all of it is undone to the same bytes."""
import re

from badge import BADGE, City
from badge_edit import press_all, save, set_copies, validate
from journey import insist, read, run, wait

NEAR = 0.38  # of a place, from its middle towards a side


def count(editor, part):
    """How many of @part the list says that the board has."""
    brushes = editor.find("list", "Tiles and pawns")
    names = [node.name for node in editor.all("label", None, brushes)]
    return int(re.match(r"(\d+) on the board", names[names.index(part) + 1])[1])


def places(editor):
    for name in editor.labels():
        found = re.match(r"\d+ of (\d+) places have a fixed tile", name)
        if found:
            return int(found[1])
    return None


def near(city, name, across, down):
    """Inside of the place called @name, near one of its sides."""
    x, y = city.place(name)
    step = city.place("B1")[0] - city.place("A1")[0]
    return round(x + across * NEAR * step), round(y + down * NEAR * step)


def journey(editor, path):
    start = read(path)
    editor.wait_for_problems(0)
    city = City(editor)
    wait(lambda: places(editor) == 48, "the city")

    city.take("Hole")
    editor.drag(city.place("C3"), city.place("E3"))
    wait(lambda: count(editor, "Hole") == 3 and places(editor) == 45, "three holes")
    wait(lambda: (editor.problems() or 0) > 0, "the tiles that are too many now")

    # There, away and there again.
    city.take("Wall")
    editor.click_at(near(city, "G5", 1, 0))
    wait(lambda: count(editor, "Wall") == 1, "a wall")
    editor.click_at(near(city, "H5", -1, 0))
    wait(lambda: count(editor, "Wall") == 0, "no wall, from the other side")
    editor.click_at(near(city, "G5", 1, 0))
    wait(lambda: count(editor, "Wall") == 1, "the wall again")

    # By keyboard at the place that is selected: a wall in the south, and the status tells both.
    city.take("Select")
    insist(
        lambda: editor.click_at(city.place("G5")),
        lambda: "Selected: G5" in city.board.get_name(),
        "G5 to be selected",
    )
    city.take("Wall")
    insist(
        lambda: editor.key("Return"),
        lambda: any(name.startswith("G5") for name in editor.labels()),
        "the board to have the keyboard, and the status to say what is there",
    )
    editor.key("ctrl+Down")
    wait(lambda: count(editor, "Wall") == 2, "a wall by keyboard")
    wait(
        lambda: any("wall to the east, wall to the south" in name for name in editor.labels()),
        "both walls in the status line",
    )

    city.take("Gate")
    # No gate leads to another place; one leads into the hole.
    editor.click_at(near(city, "G5", 0, -1))

    def open_gate():
        city.fit()
        editor.click_at(near(city, "D4", 0, -1))

    insist(open_gate, lambda: count(editor, "Gate") == 1, "a gate into the hole")

    editor.go("Cards and Tiles")
    set_copies(editor, "Empty tile", 25)
    editor.wait_for_problems(0)
    text = save(editor, path)
    assert '<hole column="4" row="3"' in text, text
    assert '<wall column="7" row="5" side="east"' in text
    assert '<wall column="7" row="5" side="south"' in text
    assert '<gate column="4" row="4" side="north"' in text
    assert text.count("<gate ") == 1
    status, words = validate(path)
    assert status == 0, words

    press_all(editor, "Undo")
    assert save(editor, path) == start


if __name__ == "__main__":
    run(journey, scenario=BADGE)
