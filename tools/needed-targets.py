#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""needed-targets.py BUILD SUITES     the files that ninja has to make in the build folder so that everything
                                   but tests is there, and what those tests need that are outside SUITES
                                   (separated by commas) or do less with sanitizers
needed-targets.py --sampled BUILD  the names of the tests that do less with sanitizers: those with
                                   tests/sanitized.h

./check runs the suites of core and of the command line in a build with sanitizers only, but for these,
and hundreds of test programs take minutes to compile a second time."""
import json
import os
import sys

SAMPLED = '#include "sanitized.h"\n'


def load(build, name):
    with open(os.path.join(build, "meson-info", f"intro-{name}.json"), encoding="utf-8") as file:
        return json.load(file)


def is_sampled(target):
    for sources in target["target_sources"]:
        for path in sources["sources"]:
            with open(path, encoding="utf-8") as file:
                if SAMPLED in file.read():
                    return True
    return False


def list_sampled(build):
    ids = {target["id"] for target in load(build, "targets")
           if target["type"] == "executable" and is_sampled(target)}
    return [test for test in load(build, "tests") if ids & set(test["depends"])]


def list_files(build, left_out):
    root = os.path.realpath(build)
    needed = {name for test in list_sampled(build) for name in test["depends"]}
    for test in load(build, "tests"):
        if not left_out & {suite.split(":")[-1] for suite in test["suite"]}:
            needed.update(test["depends"])
    for target in load(build, "targets"):
        is_test = "/tests/" in target["defined_in"]
        if target["id"] in needed or (not is_test and target["build_by_default"]):
            for path in target["filename"]:
                yield os.path.relpath(os.path.realpath(path), root)


def main():
    if sys.argv[1] == "--sampled":
        print("\n".join(test["name"] for test in list_sampled(sys.argv[2])))
    else:
        print("\n".join(list_files(sys.argv[1], set(sys.argv[2].split(",")))))


if __name__ == "__main__":
    main()
