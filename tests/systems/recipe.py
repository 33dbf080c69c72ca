#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""recipe.py ROOT [SYSTEM]: what a game system copies from others, and what it touches outside its folder.

For each system, shipped or only for tests: the lines that it has in common with another one, and the
files of the build and of the programs that name it. Exits 1 when there are more than MAX_COPIED or
MAX_PLACES. With SYSTEM the lines are shown."""
import re
import subprocess
import sys
from pathlib import Path

MAX_COPIED = 156  # the head of a hook that a table asks for counts too: up to 6 lines each
MAX_PLACES = 3
RUN = 6  # lines in a row that are alike in two systems count as copied

COMMENT = re.compile(r"/\*.*?\*/", re.S)
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|\.[a-z_]+(?= =)|[A-Za-z_]\w*|\d\w*|\S')
# A field, a prototype, a sentence or what fills a slot of a table says something of its own wherever
# the names differ.
SLOT = re.compile(r"\s*([.\[{]|(const )?\w+ \**\w+(\[[^]]*\])*;|(extern )?[\w *]+ \(.*\);$|return _ \(\"|#define)")
OWN = "Own"  # what stands for the system's name, so that it is a word
# Cases of a switch differ in their names alone.
IDLE = re.compile(r"\s*(break;|case \w+:|default:|typedef enum {)$")
# What a line has in common beyond its shape: words of the language, of GLib and of core.
KNOWN = re.compile(r"^(tc_|Tc|TC_|g_|G_|GPtr|GArray|NULL$|TRUE$|FALSE$|guint|gint|gboolean|gpointer|gsize|N_$|_$|\.)")
KEYWORDS = set(
    "break case char const continue default do else enum extern for if inline return sizeof static struct switch "
    "typedef union unsigned void while memset memcpy memmove strcmp".split()
)


def read_shapes(path, ids):
    """Yields (line number, shape) of the lines of C in @path that say something: comments, braces and
    names of the system's own do not count."""
    text = COMMENT.sub(lambda match: "\n" * match.group().count("\n"), path.read_text(encoding="utf-8"))
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("#include") or IDLE.match(line):
            continue
        words = []
        is_slot = SLOT.match(line)
        for token in TOKEN.findall(re.sub("|".join(sorted(ids, key=len, reverse=True)), OWN, line, flags=re.IGNORECASE)):
            is_own = OWN in token
            if token.startswith('"'):
                words.append(token if is_slot else '"s"')
            elif token[0].isdigit():
                words.append(token if is_slot else "0")
            elif re.match(r"[A-Za-z_.]", token):
                is_known = KNOWN.match(token) or token in KEYWORDS
                words.append(token if is_slot or (is_known and not is_own) else "n")
            else:
                words.append(token)
        if any(word not in ("n", "0", '"s"') and re.match(r"[A-Za-z_.]\w", word) for word in words):
            yield number, " ".join(words)


def read_system(folder, name):
    """All lines of a system, a list for each file."""
    ids = {name.replace("-", "_"), name.split("-")[0]}
    return {path: list(read_shapes(path, ids)) for path in sorted(folder.rglob("*.[ch]"))}


def windows(lines):
    for i in range(len(lines) - RUN + 1):
        yield i, "\n".join(shape for _, shape in lines[i:i + RUN])


def find_copied(own, others):
    """The (path, line) pairs of @own that stand in a run of RUN lines which one of @others has too."""
    known = {text for other in others for lines in other.values() for _, text in windows(lines)}
    copied = set()
    for path, lines in own.items():
        for i, text in windows(lines):
            if text in known:
                copied.update((path, number) for number, _ in lines[i:i + RUN])
    return copied


def find_places(root, files, name, folder):
    """Files outside its own that must name a system: of the build, the programs and the translations; for
    one that is only for tests, what lists those."""
    code = re.escape(name.replace("-", "_"))
    pattern = re.compile(rf"(?<!suite: )'{re.escape(name)}'|\btc_{code}_|\btc-{re.escape(name)}\b|systems/{re.escape(name)}/")
    code_in = "tests/systems/tc-" if folder.startswith("tests/") else ("core/", "cli/", "editor/")
    for path in files:
        is_listed = path.endswith("meson.build") or path == "po/POTFILES"
        is_code = path.startswith(code_in) and path.endswith((".c", ".h", ".ui"))
        is_own = path.startswith((folder, f"tests/systems/{name}/"))
        if (is_listed or is_code) and not is_own and pattern.search((root / path).read_text(encoding="utf-8")):
            yield path


def main():
    root = Path(sys.argv[1])
    files = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard"], text=True, cwd=root).split()
    files = [path for path in files if (root / path).is_file()]
    folders = {}
    for where in ("core/systems", "tests/systems"):
        for state in (root / where).glob("*/tc-*-state.c"):
            folders[state.parent.name] = f"{where}/{state.parent.name}/"
    systems = {name: read_system(root / folder, name) for name, folder in folders.items()}
    is_good = True
    for name, folder in sorted(folders.items()):
        copied = find_copied(systems[name], [lines for other, lines in systems.items() if other != name])
        places = sorted(find_places(root, files, name, folder))
        n_lines = sum(len(lines) for lines in systems[name].values())
        print(f"{name}: {len(copied)} of {n_lines} lines as in another system; outside its folder: {' '.join(places)}")
        is_good &= len(copied) <= MAX_COPIED and len(places) <= MAX_PLACES
        if name in sys.argv[2:]:
            for path, number in sorted(copied):
                line = path.read_text(encoding="utf-8").split("\n")[number - 1]
                print(f"  {path.relative_to(root)}:{number}: {line.strip()}")
    return 0 if is_good and len(folders) > 3 else 1


if __name__ == "__main__":
    sys.exit(main())
