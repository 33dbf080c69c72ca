# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""On every page, and on the welcome, each widget that can be operated has one name for who cannot see it: a name, not that of
a class, and not the same twice."""
import glob
import os
import re

from journey import DATA, Editor, run, wait

OPERATED = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "spin button",
    "slider", "list", "table", "tree", "menu item", "switch",
}
CLASS = re.compile(r"^(Gtk|Adw|Tc)[A-Z]\w+$")
# GTK 4.8 and libadwaita 1.2 make these inside of widgets that have a name, and let nobody name them.
INNER = {"GtkText", "GtkBuiltinIcon", "GtkListBox", "GtkColumnListView"}


def fault(name):
    words = name.split()
    half = len(words) // 2
    if not words:
        return "no name"
    if CLASS.match(name):
        return None if name in INNER else "the name of a class"
    if len(words) % 2 == 0 and words[:half] == words[half:]:
        return "the same twice"
    return "an underscore" if name.startswith("_") else None


def look(editor, where):
    """How many widgets on the screen can be operated, and what is wrong with the names of some."""
    n = 0
    faults = []
    for node in editor.all():
        if node.get_role() in OPERATED:
            n += 1
            said = fault(node.name or "")
            if said:
                box = node.get_extents()
                faults.append(f"{where}: {node.get_role()} “{node.name}” at {box.x}, {box.y}: {said}")
    return n, faults


def journey(editor, path):
    editor.wait_for_problems(0)
    faults = []
    n = 0
    for title in editor.titles():
        editor.go(title)
        wait(lambda: editor.page() == title, f"the page {title}")
        more, found = look(editor, title)
        n += more
        faults += found
    assert n > 150, n
    assert not faults, "\n".join(sorted(set(faults)))


def welcome():
    """What the program shows when it starts without a file."""
    editor = Editor(None)
    try:
        shipped = glob.glob(os.path.join(DATA, "scenarios", "*", "*.scenario.xml"))
        # Beside the cards of the scenarios: the tour, a new scenario, a file.
        wait(lambda: look(editor, "Welcome")[0] >= len(shipped) + 3, "all that the welcome offers", 60)
        faults = look(editor, "Welcome")[1]
        assert not faults, "\n".join(sorted(set(faults)))
    except BaseException:
        editor.process.kill()
        raise
    editor.stop()


welcome()
for name in ("betrayal-1940", "badge", "bell-1938", "dune", "house"):
    run(journey, scenario=os.path.join(DATA, "scenarios", name, name + ".scenario.xml"))
