#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""house.py: the rules of the house that a compiler does not know.

Prints FILE:LINE: RULE: what is wrong, one line each; exits 1 when there is any.
Rules: spdx, marks, comments, long-file, long-function, rooms, gtk, nested-loop, outside-core, mirror,
games, journeys, english.
"""
import re
import subprocess
import sys
from pathlib import Path

MAX_FILE = 700
MAX_FUNCTION = 50

# The rooms from top to bottom: each includes only those below it, and itself. "a/*" are the folders of
# a, which know nothing of each other.
ROOMS = {
    "core/": ["play", "policy", "build", "systems", "systems/*", "effects", "rules", "lint", "merge", "compare", "variant", "scenario", "text", "base"],
    "editor/": [
        "app", "pages/*", "pages", "sheet", "inspector", "widgets", "board", "board/paint", "board/layout",
        "document",
    ],
}

GTK = re.compile(r"(gtk|gdk|gsk|adwaita|gtksourceview)\b")
# Whoever runs the main loop inside a call has to expect that anything else happened meanwhile.
NESTED_LOOP = re.compile(r"\bg_(main_context_iteration|main_loop_run)\b")
WITHOUT_GTK = ("core/", "cli/", "editor/document/", "editor/board/paint/", "editor/board/layout/")

# What is peculiar to one game stands in its system, its schema and its scenarios alone: the shells and
# the shared rooms of core draw, list and explain what those say. Ids of systems are added by main ().
GAME_WORDS = [
    r"maginot", r"\bgerman", r"betrayal", r"hideout", r"fugitive", r"\bpatrol", r"\btraffic\b", r"\bcops?\b",
    r"\bsudeten", r"harkonnen", r"atreides", r"\bhaunt(s|ed)?\b",
]
GAME_FREE = re.compile(r"(cli|editor|core/(?!systems/)[a-z]+)/.*\.(c|h|ui|css|py)$")

# Sources without a test file of the same name, and where their test is.
MIRROR_ELSEWHERE = {
    "tc-schema-compile": "tests/scenario/",
}

# In quotes, three crosses are the size mark of a corps.
MARKS = re.compile(r'(?<!")\b(TO' + r"DO|FIX" + r"ME|X" + r"XX|HA" + r"CK)\b")
# Words that no native speaker would use here, or that only this project used, in what people read.
RETIRED = re.compile(
    r"\b(mend(s|ed|ing)?|quarrel(s|led)?|anew|by and by|told|tells?|capitals count|nothing more|so many"
    r"|(its|their) like|give up|did not end well|of (its|their|his) own will|outlives?)\b",
    re.IGNORECASE,
)
# Those of them that mean nothing else in a comment or a scenario either, where "told" and others have honest
# uses.
RETIRED_IN_COMMENTS = re.compile(r"\b(mend(s|ed|ing)?|quarrel(s|led)?|anew|by and by|in vain)\b", re.IGNORECASE)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
READ = re.compile(r"^(README|CHANGELOG|ARCHITECTURE|CONTRIBUTING)\.md$|^data/man/|\.xsd$|^docs/.*\.md$|\.ui$")
SAID = re.compile(r'(?<![A-Za-z0-9_])N?_ \(((?:\s*"(?:[^"\\\n]|\\.)*")+)')
FUNCTION = re.compile(r"^[a-z_][a-z0-9_]* \(.*|^[a-z_][a-z0-9_]* \($")


def long_functions(lines):
    """Yields (line, name, length) of every function body, by the house format: the name starts a
    line, the braces stand alone in the first column."""
    start = name = None
    for number, line in enumerate(lines, 1):
        if FUNCTION.match(line):
            name = line.split(" ")[0]
        elif line == "{" and name:
            start = number
        elif line == "}" and start:
            yield start, name, number - start - 1
            start = name = None


def find_room(rooms, path):
    """Returns (rank, name) of the room in which @path lies, the narrowest; None when it is in none."""
    folders = path.split("/")[:-1]
    for depth in range(len(folders), 0, -1):
        name = "/".join(folders[:depth])
        family = "/".join(folders[:depth - 1] + ["*"])
        for each in (name, family):
            if each in rooms:
                return rooms.index(each), name
    return None


def check_rooms(path, what):
    """Yields what is wrong with @path including @what, which is in quotes."""
    for house, rooms in ROOMS.items():
        here = path.startswith(house) and find_room(rooms, path[len(house):])
        if not here:
            continue
        there = find_room(rooms, what)
        if not there:
            yield f"{what}: paths of includes begin at {house} and lead to a room"
        elif there[1] != here[1] and there[0] <= here[0]:
            yield f"{what}: {there[1]} is not below {here[1]}"


def check_include(path, line):
    """Yields (rule, message) for one line of a C file."""
    include = re.match(r'\s*#\s*include\s*([<"])([^>"]+)', line)
    if not include:
        return
    what = include.group(2)
    if path.startswith(WITHOUT_GTK) and GTK.match(what):
        yield "gtk", f"{what}: {', '.join(WITHOUT_GTK)} know no GTK"
    if path.startswith(("cli/", "editor/")) and (
        find_room(ROOMS["core/"], what) and not find_room(ROOMS["editor/"], what)
    ):
        yield "outside-core", f"{what}: the shells include <tc-core.h> alone"
    elif include.group(1) == '"':
        for message in check_rooms(path, what):
            yield "rooms", message


def check_c(path, text):
    """Yields (line, rule, message) for one C file; @path is relative to the project."""
    lines = text.split("\n")
    if "SPDX-FileCopyrightText" not in lines[0] or "SPDX-License-Identifier" not in lines[1]:
        yield 1, "spdx", "the two-line SPDX header is missing"
    if len(lines) > MAX_FILE:
        yield MAX_FILE, "long-file", f"{len(lines)} lines; split it by concern"
    for number, line in enumerate(lines, 1):
        if MARKS.search(line):
            yield number, "marks", "file an issue instead of leaving a mark"
        code = re.sub(r'"(\\.|[^"\\])*"', '""', line)
        if "//" in code and "/*" not in code and not code.lstrip().startswith("*"):
            yield number, "comments", "comments are /* */ here"
        if path.startswith("editor/") and NESTED_LOOP.search(code):
            yield number, "nested-loop", "what takes long is a GTask with a callback"
        for fault in check_include(path, line):
            yield (number, *fault)
    for number, name, length in long_functions(lines):
        if length > MAX_FUNCTION:
            yield number, "long-function", f"{name} has {length} lines; {MAX_FUNCTION} at most"


def make_game_words(systems):
    """The pattern of all words that only one game has; an id that is also a plain word counts where
    code, a namespace or a command line names the system."""
    words = list(GAME_WORDS)
    for name in systems:
        underscored = re.escape(name.replace("-", "_"))
        plain = re.escape(name)
        words += [rf"\btc[_-](?:codes_|schema_)?{underscored}\b", rf"\btc_{underscored}_", rf"urn:turncoat:{plain}\b",
                  rf"(systems|scenarios|schemas)/{plain}\b", rf"\b(edit|info|new|play|simulate|validate) {plain}\b"]
        if "-" in name:
            words.append(rf"\b{plain}\b")
    return re.compile("|".join(words), re.IGNORECASE)


def check_games(path, text, words):
    """Yields (line, rule, message) for words of a game where none is known; @path is relative."""
    if not GAME_FREE.match(path):
        return
    for number, line in enumerate(text.split("\n"), 1):
        found = words.search(line)
        if found:
            yield number, "games", f'"{found.group()}" belongs to one game: let its schema, data or view say it'


def find_systems(root, files):
    """The ids of the systems that the schemas are for."""
    schemas = [(root / path).read_text(encoding="utf-8") for path in files if re.match(r"schemas/.*\.xsd$", path)]
    return sorted(set(re.findall(r'tc:system="([^"]+)"', "".join(schemas))))


def check_english(path, text):
    """Yields (line, rule, message) for retired words in what people read: documents, scenarios, the strings
    of a C file that are translated, and comments."""
    said = []
    if READ.search(path):
        said = [(0, text, RETIRED)]
    elif re.match(r"scenarios/.*\.xml$", path):
        said = [(0, text, RETIRED_IN_COMMENTS)]
    elif path.endswith((".c", ".h")):
        if not path.startswith("tests/"):
            said = [(match.start(1), match.group(1), RETIRED) for match in SAID.finditer(text)]
        said += [(match.start(), match.group(0), RETIRED_IN_COMMENTS) for match in COMMENT.finditer(text)]
    for start, words, retired in said:
        for match in retired.finditer(words):
            line = text.count("\n", 0, start + match.start()) + 1
            yield line, "english", f'"{match.group(0)}" is retired: see the words people read'


def check_mirror(files):
    """Yields (path, message) for core sources without a test that mirrors them."""
    tests = [path for path in files if path.startswith("tests/")]
    for path in files:
        if not re.match(r"core/(base|text|scenario|compare|lint|rules|effects|play)/tc-.*\.c$", path):
            continue
        stem = Path(path).stem
        if stem in MIRROR_ELSEWHERE or "-codes-" in stem:
            continue
        # tc-scan-tag.c may share test-scan.c: the longest prefix of the name with a test counts.
        words = stem[3:].split("-")
        names = {"test-" + "-".join(words[:n]) + ".c" for n in range(1, len(words) + 1)}
        if not any(Path(test).name in names for test in tests):
            yield path, f"no test mirrors it (tests/.../test-{stem[3:]}.c)"


def check_journeys(root, files):
    """Yields (path, message) for journeys through the window that the build does not run: those that no
    other imports."""
    folder = "tests/editor/journeys/"
    texts = {
        Path(path).stem: (root / path).read_text(encoding="utf-8")
        for path in files
        if path.startswith(folder) and path.endswith(".py")
    }
    imported = {name for text in texts.values() for name in re.findall(r"^from (\w+) import", text, re.M)}
    build = (root / "tests/editor/meson.build").read_text(encoding="utf-8")
    listed = set(re.findall(r"^  '(\w+)',$", build, re.M))
    for name in texts.keys() - imported - listed:
        yield f"{folder}{name}.py", "tests/editor/meson.build does not list it among its journeys"


def main():
    root = Path(subprocess.check_output(["git", "rev-parse", "--show-toplevel"], text=True).strip())
    files = subprocess.check_output(["git", "ls-files"], text=True, cwd=root).split("\n")
    files = [path for path in files if path and (root / path).is_file()]
    faults = []
    for path in files:
        if (path.endswith((".c", ".h")) or READ.search(path)) and not path.startswith("tests/corpus/"):
            text = (root / path).read_text(encoding="utf-8")
            faults += [(path, *fault) for fault in check_english(path, text)]
        if path.endswith((".c", ".h")) and not path.startswith("tests/corpus/"):
            text = (root / path).read_text(encoding="utf-8")
            faults += [(path, *fault) for fault in check_c(path, text)]
    words = make_game_words(find_systems(root, files))
    for path in filter(GAME_FREE.match, files):
        text = (root / path).read_text(encoding="utf-8")
        faults += [(path, *fault) for fault in check_games(path, text, words)]
    faults += [(path, 1, "mirror", message) for path, message in check_mirror(files)]
    faults += [(path, 1, "journeys", message) for path, message in check_journeys(root, files)]
    for path, line, rule, message in sorted(faults):
        print(f"{path}:{line}: {rule}: {message}")
    print(f"{len(files)} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
