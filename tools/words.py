#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""words.py [--write] [FOLDER]: what is promised to those who read and type.

Every file with words to translate is in po/POTFILES and nothing else is; every shortcut of the window
is in the window of shortcuts, and every one told there exists. Prints FILE: what is wrong, one line
each; exits 1 when there is any."""
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

# Told in the window of shortcuts, though GTK or a widget's own code has them.
BUILT_IN = {
    "<Control>c", "<Control>v", "<Control>x", "<Control>a", "<Control>space", "<Control>question",
    "Escape", "Return", "Delete", "F2", "plus", "minus", "0", "Tab", "<Shift>Return", "space",
    "period", "comma", "Insert", "BackSpace", "<Control>Insert", "<Shift>Insert", "<Shift>Left", "<Shift>Right",
    "<Shift>Up", "<Shift>Down", "<Shift>F10", "Left", "Right", "Up", "Down", "Page_Up", "Page_Down", "Home", "End",
    "F5", "Menu",
}
# Keys that need not be shown: each is the usual second key of a command that is shown.
SILENT = {
    "<Control>y", "<Control>equal", "<Control>KP_Add", "<Control>KP_Subtract", "<Control>KP_0",
}

WORDS = re.compile(r"(?<![A-Za-z])(_|N_|ngettext|g_dngettext) \(\s*\"")


def has_words(path, text):
    if path.endswith(".xsd"):
        return True
    if path.endswith((".ui", ".xml.in", ".desktop.in")):
        return 'translatable="yes"' in text or path.endswith(".in")
    return path.endswith((".c", ".h")) and path.startswith(("core/", "cli/", "editor/")) and bool(
        WORDS.search(text)
    )


def is_wanted(root, path):
    return path.startswith(("core/", "cli/", "editor/", "data/", "schemas/")) and has_words(
        path, (root / path).read_text(encoding="utf-8", errors="replace")
    )


def check_potfiles(root, files):
    """Yields what is missing from po/POTFILES, and what has no business there."""
    listed = [
        line for line in (root / "po" / "POTFILES").read_text(encoding="utf-8").split("\n")
        if line and not line.startswith("#")
    ]
    wanted = {path for path in files if is_wanted(root, path)}
    for path in sorted(wanted - set(listed)):
        yield f"{path}: has words to translate, but is not in po/POTFILES"
    for path in sorted(set(listed) - wanted):
        yield f"po/POTFILES: {path} has no words to translate"
    if listed != sorted(listed):
        yield "po/POTFILES: not in alphabetical order"


def inner_uis(tree):
    """The tree, and those of the factories' templates inside it."""
    yield tree
    for node in tree.iter("property"):
        if node.get("name") == "bytes" and node.text:
            yield ElementTree.fromstring(node.text.strip())


def triggers(root, files):
    """Every trigger of a GtkShortcut in a .ui file, and every accelerator the application sets."""
    for path in files:
        if not path.startswith("editor/"):
            continue
        if path.endswith(".ui") and not path.endswith("help-overlay.ui"):
            whole = ElementTree.parse(root / path).getroot()
            for tree in inner_uis(whole):
                for node in tree.iter("object"):
                    if node.get("class") == "GtkShortcut":
                        for each in node.findall("property"):
                            if each.get("name") == "trigger":
                                for trigger in each.text.split("|"):
                                    yield path, trigger
        elif path.endswith(".c"):
            text = (root / path).read_text(encoding="utf-8")
            for call in re.findall(r"set_accels_for_action \([^;]*;", text):
                for trigger in re.findall(r'"(<[A-Za-z]+>[^"]*|F\d+)"', call):
                    yield path, trigger


def spread(word):
    """The keys of a range, "<Control>1...<Control>9"; else the word itself."""
    first, _, last = word.partition("...")
    if not last:
        return [word]
    return [first[:-1] + str(i) for i in range(int(first[-1]), int(last[-1]) + 1)]


def check_shortcuts(root, files):
    overlay = ElementTree.parse(root / "editor" / "app" / "help-overlay.ui").getroot()
    told = set()
    for node in overlay.iter("property"):
        if node.get("name") == "accelerator":
            for word in node.text.split():
                told.update(spread(word))
    there = set()
    for path, trigger in triggers(root, files):
        there.add(trigger)
        if trigger not in told and trigger not in SILENT:
            yield f"{path}: the window of shortcuts does not show {trigger}"
    for trigger in sorted(told - there - BUILT_IN):
        yield f"editor/app/help-overlay.ui: nothing does {trigger}"


def write_potfiles(root, files):
    wanted = sorted(path for path in files if is_wanted(root, path))
    text = "# Files with words that people read: tools/words.py --write.\n" + "\n".join(wanted) + "\n"
    (root / "po" / "POTFILES").write_text(text, encoding="utf-8")


def main():
    arguments = [each for each in sys.argv[1:] if each != "--write"]
    root = Path(arguments[0] if arguments else ".").resolve()
    files = subprocess.check_output(["git", "ls-files"], text=True, cwd=root).split("\n")
    files = [path for path in files if path and (root / path).is_file()]
    if "--write" in sys.argv:
        write_potfiles(root, files)
    faults = [*check_potfiles(root, files), *check_shortcuts(root, files)]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
