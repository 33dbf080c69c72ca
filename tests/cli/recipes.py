#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""recipes.py PROGRAM SOURCE: runs the commands of the recipes in data/ci as a server would, in a project
with a good scenario and in one with a bad one."""
import os
import re
import subprocess
import sys
import tempfile

PROGRAM, SOURCE = map(os.path.abspath, sys.argv[1:])
TINY = os.path.join(SOURCE, "tests", "fixtures", "tiny-1940.scenario.xml")
# What a recipe leaves for its server, and how its lines name a command.
RECIPES = {
    "github.yml": (r"^ +run: (turncoat .*)$", ["problems.sarif"]),
    "gitlab-ci.yml": (r"^ +- (turncoat .*)$", ["quality.json", "problems.xml"]),
    "pre-commit-hooks.yaml": (r"^ +entry: (turncoat .*)$", []),
}


def read_commands(name, pattern):
    with open(os.path.join(SOURCE, "data", "ci", name), encoding="utf-8") as file:
        text = file.read()
    commands = re.findall(pattern, text, re.M)
    assert len(commands) == 2, commands
    # A hook is given the names of the files that change.
    return [command + (" a.scenario.xml" if name.startswith("pre-commit") else "") for command in commands]


def run(folder, command):
    environment = dict(os.environ, PATH=os.path.dirname(PROGRAM) + os.pathsep + os.environ["PATH"])
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def check(name, pattern, left):
    with open(TINY, encoding="utf-8") as file:
        good = file.read()
    bad = good.replace('terrain="forest"', 'terain="forest"', 1)
    assert bad != good
    for text, expected in ((good, 0), (bad, 1)):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "a.scenario.xml"), "w", encoding="utf-8") as file:
                file.write(text)
            first, second = (run(folder, command) for command in read_commands(name, pattern))
            assert first.returncode == expected, first
            assert second.returncode == 0, second
            assert ("SCH007" in first.stdout) == bool(expected), first
            for report in left:
                assert os.path.getsize(os.path.join(folder, report)) > 2, report


def main():
    print(f"1..{len(RECIPES)}")
    for i, (name, (pattern, left)) in enumerate(RECIPES.items(), 1):
        check(name, pattern, left)
        print(f"ok {i} {name}")


main()
