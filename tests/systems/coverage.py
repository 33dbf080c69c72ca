#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which test carries which section of the rulebook and which ruling; fails on a gap.

A test names what it carries in its path ("/betrayal-1940/air/3.3.2d-one-ally-bombs", "-D21-"), or
in a comment before or inside the test function: as rules and rulings are written everywhere
("3.4.2 b", "D35", "B-d", a heading in quotes). coverage.txt in the system's folder lists all that
must be carried, names only, a heading in quotes. What is only a matter of names or data is followed
there by a file and a text that must be in it. Its lines "pattern REGEX" say what names look like:
the first group is one, and so is the first with the second behind it, in lower case, where it has
a second.

usage: coverage.py [--list] PROJECT FOLDER
"""

import pathlib
import re
import sys

TEST = re.compile(r"^(?:static void\n)(test_\w+|check_\w+) \(", re.M)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
DATA = r'(?:(?:&\w+[^,]*|"[^"]*"|NULL),\s*)?'
PATH = re.compile(r'g_test_add(?:_data)?_func \(\s*"([^"]+)",\s*' + DATA + r"(test_\w+)")
NAME = re.compile(r'"([^"]+)"|(\S+)')


def names(patterns, text):
    """The rules and rulings that a text names; a lettered paragraph names its section too."""
    for pattern in patterns:
        for match in pattern.finditer(text):
            yield match[1]
            if pattern.groups > 1 and match[2]:
                yield match[1] + match[2].lower()


def join_lines(comment):
    """A comment as running text: a heading may break over two lines."""
    return re.sub(r"\s*\n\s*\* ?", " ", comment)


def functions(text):
    """Yields (name, text of the comment before it and of its body) of each test."""
    for match in TEST.finditer(text):
        end = text.find("\n}\n", match.end())
        start = match.start()
        before = text[:start].rstrip()
        if before.endswith("*/"):
            start = before.rfind("/*")
        yield match[1], text[start:end]


def carried(folder, patterns):
    """Of every name, the tests that carry it."""
    found = {}
    for file in sorted(folder.glob("test-*.c")):
        text = file.read_text(encoding="utf-8")
        paths = {}
        for path, name in PATH.findall(text):
            paths.setdefault(name, []).append(path)
        for name, body in functions(text):
            if name not in paths:
                continue
            claims = " ".join(paths[name] + [join_lines(at) for at in COMMENT.findall(body)])
            for at in names(patterns, claims):
                found.setdefault(at, set()).update(paths[name])
    return found


def read_list(folder):
    """The patterns, and (name, file or None, text or None) of all that must be carried."""
    patterns, wanted = [], []
    for line in (folder / "coverage.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("pattern "):
            patterns.append(re.compile(line.split(None, 1)[1]))
        elif line.strip() and not line.startswith("#"):
            match = NAME.match(line)
            rest = line[match.end():].split(None, 1)
            wanted.append((match[1] or match[2], *(rest + [None, None])[:2]))
    return patterns, wanted


def main():
    root = pathlib.Path(sys.argv[-2])
    folder = root / sys.argv[-1]
    patterns, wanted = read_list(folder)
    found = carried(folder, patterns)
    gaps = 0
    for name, file, text in wanted:
        if file is None:
            where = sorted(found.get(name, ()))
        else:
            where = [file] if text in (root / file).read_text(encoding="utf-8") else []
        if not where:
            gaps += 1
            print(f"gap: {name} is carried by nothing"
                  + (f": {file} has no \"{text}\"" if file else ""))
        elif "--list" in sys.argv:
            print(f"{name:7} {', '.join(where)}")
    print(f"{len(wanted)} sections and rulings, {gaps} gaps")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
