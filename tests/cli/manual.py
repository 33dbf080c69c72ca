#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""manual.py PROGRAM SOURCE [CHAPTER...]: does what the manual says. Each chapter in docs/manual is worked through
from its top in a folder of its own:

- a block of code with the name of a file (```xml wet.scenario.xml) writes that file;
- the commands of a block of ```sh end with 0;
- in a block of ```console commands begin with "$ ", and print what stands below them: "…" stands for any lines, or
  for any part of a line. What "$ echo $?" prints is how the command before it has to end.

What stands in the text in the same type and begins with "turncoat" names a command and options that there are, in
the chapters and in all other documents that the manual consists of. Every command has a section, and every page of
the window one with its name, at which F1 opens the manual."""
import functools
import glob
import os
import re
import subprocess
import sys
import tempfile

PROGRAM, SOURCE = map(os.path.abspath, sys.argv[1:3])
MANUAL = os.path.join(SOURCE, "docs", "manual")
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.M | re.S)
LANGUAGES = {"sh", "console", "xml", "ini", "json", "yaml", "text"}
WORD = re.compile(r"`([^`]+)`")


def read_chapters():
    """The path of each chapter that somebody wrote, in the order of the contents."""
    with open(os.path.join(MANUAL, "contents"), encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    paths = [os.path.normpath(os.path.join(MANUAL, line)) for line in lines if line.endswith(".md")]
    return [path for path in paths if os.path.exists(path)]


def run(command, folder):
    environment = dict(os.environ, PATH=os.path.dirname(PROGRAM) + os.pathsep + os.environ["PATH"], HOME=folder)
    for who in ("AUTHOR", "COMMITTER"):
        environment[f"GIT_{who}_NAME"] = "A. Designer"
        environment[f"GIT_{who}_EMAIL"] = "designer@example.org"
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        check=False,
    )


def read_script(body):
    """Yields the commands of a block of sh."""
    for line in re.sub(r"\\\n\s*", "", body).split("\n"):
        if line.strip() and not line.startswith("#"):
            yield line


def read_session(body):
    """Yields (command, output, status) of a block of console."""
    parts = re.split(r"^\$ (.*)\n", re.sub(r"\\\n\s*", "", body), flags=re.M)
    if parts[0].strip():
        raise AssertionError("a block of console does not begin with a command")
    found = list(zip(parts[1::2], parts[2::2]))
    for at, (command, output) in enumerate(found):
        if command == "echo $?":
            continue
        asked = at + 1 < len(found) and found[at + 1][0] == "echo $?"
        yield command, output, int(found[at + 1][1]) if asked else 0


def insist_on_output(command, shown, printed):
    def lines(text):
        return "\n".join(line.rstrip() for line in text.strip("\n").split("\n"))

    pattern = re.escape(lines(shown))
    pattern = re.sub(r"(?m)^(?:\\ )*…\n?", r"(?:.*\n)*?.*", pattern).replace("…", ".*")
    if not re.fullmatch(pattern, lines(printed)):
        raise AssertionError(f"{command}\nprints\n{printed}\nand not\n{shown}")


def insist_on_status(command, expected, done):
    if done.returncode != expected:
        raise AssertionError(f"{command}\nended with {done.returncode}, not {expected}:\n{done.stdout}{done.stderr}")


def work_through(path):
    """Raises AssertionError with what is wrong in the chapter; returns how many commands it has."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    n_commands = 0
    with tempfile.TemporaryDirectory() as folder:
        for head, body in BLOCK.findall(text):
            language, _, name = head.partition(" ")
            if language not in LANGUAGES:
                raise AssertionError(f"a block of code of the language “{language}”")
            if name:
                os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                    file.write(body)
            if language == "sh":
                for command in read_script(body):
                    insist_on_status(command, 0, run(command, folder))
                    n_commands += 1
            elif language == "console":
                for command, output, status in read_session(body):
                    done = run(command, folder)
                    insist_on_status(command, status, done)
                    # As on a terminal: what is printed into a pipe comes late.
                    insist_on_output(command, output, done.stdout + done.stderr)
                    n_commands += 1
    left = BLOCK.sub("", text)
    if re.search(r"^(\t| {4,})\$? ?turncoat ", left, re.M):
        raise AssertionError("a command that is only indented is not run")
    return n_commands


@functools.lru_cache(maxsize=None)
def read_help(*arguments):
    return subprocess.run([PROGRAM, "help", *arguments], capture_output=True, text=True, check=False).stdout


def find_commands():
    return re.findall(r"^  ([a-z-]+)  +[A-Z]", read_help(), re.M)


def check_words(path):
    """Raises AssertionError for a command or an option in the text that the program does not have."""
    with open(path, encoding="utf-8") as file:
        text = BLOCK.sub("", file.read())
    commands = find_commands()
    for said in WORD.findall(text.replace("\n", " ")):
        words = said.split()
        if len(words) < 2 or words[0] != "turncoat" or words[1].startswith("--"):
            continue
        if words[1] in ("help", "COMMAND"):
            continue
        if words[1] not in commands:
            raise AssertionError(f"`{said}`: there is no such command")
        options = re.findall(r"(--?[a-z][a-z-]*)", read_help(words[1]))
        for word in words[2:]:
            if word.startswith("-") and word != "-" and word.split("=")[0] not in options:
                raise AssertionError(f"`{said}`: {words[1]} has no option {word}")


def check_commands():
    """Raises AssertionError for a command of the program that its chapter has no section for."""
    with open(os.path.join(MANUAL, "command-line.md"), encoding="utf-8") as file:
        named = set(re.findall(r"[a-z-]+", " ".join(re.findall(r"^## ([a-z].*)$", file.read(), re.M))))
    missing = set(find_commands()) - named
    if missing:
        raise AssertionError(f"command-line.md has no sections for {', '.join(sorted(missing))}")


def check_pages():
    """Raises AssertionError for a page of the window without a section in its chapter."""
    with open(os.path.join(MANUAL, "window.md"), encoding="utf-8") as file:
        sections = set(re.findall(r'^<a id="([^"]+)"></a>\n\n#', file.read(), re.M))
    pages = set()
    for path in glob.glob(os.path.join(SOURCE, "editor", "pages", "*", "*-page.c")):
        with open(path, encoding="utf-8") as file:
            pages.update(re.findall(r'page_class->name = "([^"]+)"', file.read()))
    assert len(pages) > 10, pages
    if pages - sections:
        raise AssertionError(f"window.md has no sections for {', '.join(sorted(pages - sections))}")


def check_chapter(path):
    if os.path.dirname(path) == MANUAL or sys.argv[3:]:
        print(f"# {work_through(path)} commands")
    check_words(path)


def attempt(number, name, check):
    """Reports what @check finds; returns whether all is well."""
    try:
        check()
    except AssertionError as error:
        print("".join(f"# {line}\n" for line in str(error).split("\n")), end="")
        print(f"not ok {number} {name}", flush=True)
        return False
    print(f"ok {number} {name}", flush=True)
    return True


def main():
    chapters = [os.path.abspath(path) for path in sys.argv[3:]] or read_chapters()
    assert len(chapters) > 1 or sys.argv[3:], chapters
    print(f"1..{len(chapters) + 2}")
    failed = not attempt(1, "sections of pages", check_pages)
    failed |= not attempt(2, "sections of commands", check_commands)
    for i, path in enumerate(chapters, 3):
        failed |= not attempt(i, os.path.relpath(path, SOURCE), lambda: check_chapter(path))
    sys.exit(failed)


main()
