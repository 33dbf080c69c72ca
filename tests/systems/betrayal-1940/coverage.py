#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which test carries which section of the rulebook and which ruling; fails on a gap.

A test names what it carries in its path ("/betrayal-1940/air/3.3.2d-one-ally-bombs", "-D21-"), or
in a comment before or inside the test function: rule numbers and ruling numbers as they are
written everywhere ("3.4.2 b", "D35"). coverage.txt lists all that must be carried, numbers only.
What is only a matter of names or data is followed there by a file and a text that must be in it.

usage: coverage.py [--list] PROJECT
"""

import pathlib
import re
import sys

HERE = "tests/systems/betrayal-1940"
RULE = re.compile(r"(?<![\w.:])(\d\.\d+(?:\.\d+)?)(?: ?([a-eA-E])\b)?")
RULING = re.compile(r"\b([DT]\d+)\b")
TEST = re.compile(r"^(?:static void\n)(test_\w+|check_\w+) \(", re.M)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
PATH = re.compile(r'g_test_add(?:_data)?_func \(\s*"([^"]+)",\s*(?:&\w+[^,]*,\s*)?(test_\w+)')


def numbers(text):
    """The rules and rulings that a text names; a lettered paragraph names its section too."""
    for match in RULE.finditer(text):
        yield match[1]
        if match[2]:
            yield match[1] + match[2].lower()
    for match in RULING.finditer(text):
        yield match[1]


def spaced(path):
    """A path with its numbers apart: "3.3.2d-one" as "3.3.2 d one"."""
    text = re.sub(r"[-/]", " ", path)
    return re.sub(r"(\d\.\d+(?:\.\d+)?)([a-eA-E])\b", r"\1 \2", text)


def functions(text):
    """Yields (name, text of the comment before it and of its body) of each test."""
    for match in TEST.finditer(text):
        end = text.find("\n}\n", match.end())
        start = match.start()
        before = text[:start].rstrip()
        if before.endswith("*/"):
            start = before.rfind("/*")
        yield match[1], text[start:end]


def carried(root):
    """Of every number, the tests that carry it."""
    found = {}
    for file in sorted((root / HERE).glob("test-*.c")):
        text = file.read_text(encoding="utf-8")
        paths = {name: path for path, name in PATH.findall(text)}
        for name, body in functions(text):
            if name not in paths:
                continue
            claims = spaced(paths[name]) + " ".join(COMMENT.findall(body))
            for number in numbers(claims):
                found.setdefault(number, set()).add(paths[name])
    return found


def wanted(root):
    """Yields (number, file or None, text or None) from coverage.txt."""
    for line in (root / HERE / "coverage.txt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            parts = line.split(None, 2)
            yield parts[0], *(parts[1:] + [None, None])[:2]


def main():
    root = pathlib.Path(sys.argv[-1])
    found = carried(root)
    n = gaps = 0
    for number, file, text in wanted(root):
        n += 1
        if file is None:
            where = sorted(found.get(number, ()))
        else:
            where = [file] if text in (root / file).read_text(encoding="utf-8") else []
        if not where:
            gaps += 1
            print(f"gap: {number} is carried by nothing"
                  + (f": {file} has no \"{text}\"" if file else ""))
        elif "--list" in sys.argv:
            print(f"{number:7} {', '.join(where)}")
    print(f"{n} sections and rulings, {gaps} gaps")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
