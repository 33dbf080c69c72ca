#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""needed-targets.py BUILD SUITES [TARGET...]: the files that ninja has to make in the build folder so that
everything but tests is there, what tests outside SUITES (separated by commas) need, and the targets of
these names.

./check runs the suites of core and of the command line in a build with sanitizers only, and hundreds of
test programs take minutes to compile a second time."""
import json
import os
import sys


def load(build, name):
    with open(os.path.join(build, "meson-info", f"intro-{name}.json"), encoding="utf-8") as file:
        return json.load(file)


def main():
    build, left_out, names = sys.argv[1], set(sys.argv[2].split(",")), set(sys.argv[3:])
    root = os.path.realpath(build)
    tests = load(build, "tests")
    needed = set()
    for test in tests:
        if not left_out & {suite.split(":")[-1] for suite in test["suite"]}:
            needed.update(test["depends"])
    found = set()
    for target in load(build, "targets"):
        is_test = "/tests/" in target["defined_in"]
        if target["name"] in names:
            found.add(target["name"])
        elif is_test and target["id"] not in needed:
            continue
        elif not is_test and not target["build_by_default"]:
            continue
        for path in target["filename"]:
            print(os.path.relpath(os.path.realpath(path), root))
    if names - found:
        sys.exit(f"no target is called {', '.join(sorted(names - found))}")


if __name__ == "__main__":
    main()
