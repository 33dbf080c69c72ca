#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which test carries each section of the rulebook and each ruling, and what it asserts; fails on a gap.

A test names what it carries in its path ("/betrayal-1940/air/3.3.2d-one-ally-bombs", "-D21-"), or
in a comment before or inside the test function: as rules and rulings are written everywhere
("3.4.2 b", "D35", "B-d", a heading in quotes). coverage.txt in the system's folder lists all that
must be carried, a heading in quotes:

    NAME                    some test names it
    NAME FILE TEXT          a matter of names or data: FILE has TEXT in it
    NAME /CASE: ASSERTION   the test /CASE carries it, and asserts this
    NAME missing: WHAT      the rule, or this part of it, is not there yet; counted apart, and it
                            may stand beside another entry

An assertion is written as in the test, from after "g_assert_true (" or the like; neither blanks
nor "&" count, and "->" is ".". In a file with the line "asserted" every entry must say file or assertion.
Its lines "pattern REGEX" say what names look like: the first group is one, and so is the first with
the second behind it, in lower case, where it has a second. mutate.py shows that tests fail without
the rule.

usage: coverage.py [--list | --write] PROJECT FOLDER

--write gives entries without an assertion the first one that follows a mention of the name.
"""

import pathlib
import re
import sys

FUNCTION = re.compile(r"^(?:static )?[\w *]+\n(\w+) \(", re.M)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
DATA = r'(?:(?:&\w+[^,]*|"[^"]*"|NULL),\s*)?'
PATH = re.compile(r'(?:g_test_add(?:_data)?_func|shell_add_test) \(\s*"([^"]+)",\s*' + DATA
                  + r"((?:test|check)_\w+)")
NAME = re.compile(r'"([^"]+)"|(\S+)')
STATE = re.compile(r"phase|\.(?:actor|player|tactics|republic_side|returns_left|step)\b")
MISSING = "missing:"
CALL = re.compile(r"\b(g_assert\w*|\w+) \(")


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
    """Yields (name, text of the comment before it and of its body) of each function."""
    for match in FUNCTION.finditer(text):
        end = text.find("\n}\n", match.end())
        start = match.start()
        before = text[:start].rstrip()
        if before.endswith("*/"):
            start = before.rfind("/*")
        yield match[1], text[start:end]


def normal(text):
    text = re.sub(r"\s+", " ", text.replace("->", ".").replace("&", ""))
    return re.sub(r'"\s*"', "", text).strip()


def assertions(body, helpers):
    """Yields (position, text) of what a test asserts, itself or by a helper of its file."""
    plain = COMMENT.sub(lambda match: " " * len(match[0]), body)
    for match in CALL.finditer(plain):
        if not match[1].startswith("g_assert") and match[1] not in helpers:
            continue
        depth, at = 1, match.end()
        while depth > 0 and at < len(plain):
            depth += {"(": 1, ")": -1}.get(plain[at], 0)
            at += 1
        yield match.start(), normal(plain[match.end():at - 1])


class Case:
    """A registered test: its path, comment and body, and what it asserts."""

    def __init__(self, path, body, helpers):
        self.path = path
        self.body = body
        self.asserts = list(assertions(body, helpers))

    def claims(self):
        return " ".join([self.path] + [join_lines(at) for at in COMMENT.findall(self.body)])

    def first_after(self, patterns, name):
        """What is asserted after the comment that names it, or first of all."""
        start = 0
        for match in COMMENT.finditer(self.body):
            if name in names(patterns, join_lines(match[0])):
                start = match.end()
                break
        after = [text for position, text in self.asserts if position >= start]
        # What phase it is says less than why a move is not legal, or what was reported.
        telling = [text for text in after if not STATE.search(text)]
        return (telling or after or [text for _, text in self.asserts] or [None])[0]


def read_cases(folder):
    for file in sorted(folder.glob("test-*.c")):
        text = file.read_text(encoding="utf-8")
        found = dict(functions(text))
        helpers = {name for name, body in found.items() if "g_assert" in body}
        for path, name in PATH.findall(text):
            if name in found:
                yield Case(path, found[name], helpers - {name})


def carried(cases, patterns):
    """Of every name, the tests that carry it, those first that have it in their path."""
    found = {}
    for case in cases:
        for at in set(names(patterns, case.claims())):
            found.setdefault(at, []).append(case)
    for at, of in found.items():
        of.sort(key=lambda case, at=at: (at not in names(patterns, case.path), case.path))
    return found


def read_list(folder):
    """The patterns, whether all is asserted, and (name, rest of the line) of what is wanted."""
    patterns, wanted, asserted = [], [], False
    for line in (folder / "coverage.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("pattern "):
            patterns.append(re.compile(line.split(None, 1)[1]))
        elif line == "asserted":
            asserted = True
        elif line.strip() and not line.startswith("#"):
            match = NAME.match(line)
            wanted.append((match[1] or match[2], line[match.end():].strip()))
    return patterns, asserted, wanted


def find_fault(root, name, rest, asserted, found, by_path):
    """What is wrong with an entry, or None."""
    if rest.startswith("/"):
        path, _, assertion = rest.partition(": ")
        if path not in by_path:
            return f"there is no test {path}"
        if by_path[path] not in found.get(name, ()):
            return f"{path} does not name it"
        if normal(assertion) not in [text for _, text in by_path[path].asserts]:
            return f"{path} does not assert {assertion}"
    elif rest:
        file, text = rest.split(None, 1)
        if text not in (root / file).read_text(encoding="utf-8"):
            return f'{file} has no "{text}"'
    elif name not in found:
        return "carried by nothing"
    elif asserted:
        return "the entry does not say what is asserted"
    return None


def write_list(folder, patterns, found):
    """Completes the entries that name nothing."""
    lines = []
    for line in (folder / "coverage.txt").read_text(encoding="utf-8").splitlines():
        match = NAME.match(line)
        name = match and (match[1] or match[2])
        if match and match.end() == len(line) and name in found and not line.startswith("#"):
            case = next((case for case in found[name] if case.asserts), None)
            if case:
                line += f" {case.path}: {case.first_after(patterns, name)}"
        lines.append(line)
    (folder / "coverage.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    root = pathlib.Path(sys.argv[-2])
    folder = root / sys.argv[-1]
    patterns, asserted, wanted = read_list(folder)
    cases = list(read_cases(folder))
    found = carried(cases, patterns)
    by_path = {case.path: case for case in cases}
    gaps = 0
    missing = 0
    if "--write" in sys.argv:
        write_list(folder, patterns, found)
        return 0
    for name, rest in wanted:
        if rest.startswith(MISSING):
            missing += 1
            continue
        fault = find_fault(root, name, rest, asserted, found, by_path)
        if fault:
            gaps += 1
            print(f"gap: {name}: {fault}")
        elif "--list" in sys.argv:
            print(f"{name:7} {rest or ', '.join(case.path for case in found[name])}")
    print(f"{len(wanted)} sections and rulings, {missing} missing, {gaps} gaps")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
