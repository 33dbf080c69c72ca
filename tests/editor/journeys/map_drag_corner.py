# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Select an area, drag a corner that three areas share: one undo step, and all three have it where
it was dropped; move it on by keyboard; undo all; the file is as it was."""
from journey import insist, read, run, wait
from map import Map, outlines, save


def shared(before):
    """A corner of three areas, far from the edge and from other corners."""
    where = {}
    for name, corners in before.items():
        for corner in corners:
            where.setdefault(corner, set()).add(name)
    def room(corner):
        return min(abs(corner[0] - x) + abs(corner[1] - y) for x, y in where if (x, y) != corner)
    return max(
        (c for c, names in where.items() if len(names) == 3 and 500 < c[0] < 1500 and 500 < c[1] < 1700),
        key=room,
    ), where


def free_place(corner, where):
    """A place near @corner where nothing is that the corner could snap to."""
    for distance in (60, 80, 50):
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (0, 1), (-1, 0), (0, -1)):
            place = corner[0] + dx * distance, corner[1] + dy * distance
            if all(
                abs(place[0] - x) + abs(place[1] - y) > 55 for x, y in where if (x, y) != corner
            ):
                return place
    raise AssertionError("no free place near", corner)


def journey(editor, path):
    start = read(path)
    before = outlines(start)
    corner, where = shared(before)
    names = where[corner]
    editor.wait_for_problems(0)
    editor.choose(lambda: editor.find("combo box", "Setup shown"), "Empty map")
    board = Map(editor)
    area = sorted(names)[0]
    editor.write(lambda: editor.find("entry", "Find an area"), area)
    editor.key("Return")
    wait(lambda: not board.status("Select an area"), f"{area} to be selected")
    editor.click(editor.find("push button", "Show the whole map"))

    target = free_place(corner, where)
    insist(
        lambda: board.drag(corner, target),
        lambda: editor.is_sensitive("push button", "Undo"),
        "the corner to be moved",
    )
    editor.wait_for_problems(0)
    after = outlines(save(editor, path))
    for name in before:
        if name not in names:
            assert after[name] == before[name], name
            continue
        assert corner not in after[name], name
        moved = [c for c in after[name] if c not in before[name]]
        assert len(moved) == 1 and len(after[name]) == len(before[name]), (name, moved)
        assert abs(moved[0][0] - target[0]) < 12 and abs(moved[0][1] - target[1]) < 12, moved
    assert len({c for n in names for c in after[n] if c not in before[n]}) == 1

    # The same corner, by keyboard: it is still the chosen one.
    editor.key("Right")
    wait(lambda: editor.is_sensitive("push button", "Save"), "the corner to be moved by a key")
    editor.wait_for_problems(0)
    editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Save"), "the key to be undone")
    editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "the drag to be one step")
    assert save(editor, path) == start


run(journey)
