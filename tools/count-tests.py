#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the last run of meson's tests in a build folder says.

count-tests.py BUILD             prints "PASSED FAILED": test cases, and a program that ended badly
                                 without saying which case failed counts as one that failed.
count-tests.py --journeys BUILD  prints the journeys that failed, if only a few of them did and
                                 nothing else: journeys need a machine that answers in time."""
import json
import os
import sys
import xml.etree.ElementTree as ElementTree

GOOD = {"OK", "SKIP", "EXPECTEDFAIL"}
FEW = 5


def count_cases(report):
    """A JUnit report's cases: how many passed, and how many failed in each suite."""
    passed, failed = 0, {}
    for suite in report.iter("testsuite"):
        for case in suite.iter("testcase"):
            children = {child.tag for child in case}
            if children & {"failure", "error"}:
                name = suite.get("name")
                failed[name] = failed.get(name, 0) + 1
            elif "skipped" not in children:
                passed += 1
    return passed, failed


def ended_badly(log):
    """The programs of a log that failed, crashed or took too long."""
    return [test["name"] for test in log if test["result"] not in GOOD]


def count(report, log):
    passed, failed = count_cases(report)
    n_programs = len(ended_badly(log))
    return passed, max(sum(failed.values()), n_programs)


def journeys(log):
    bad = [name.rpartition(" / ")[2] for name in ended_badly(log)]
    if len(bad) > FEW or not all(name.startswith("journey-") for name in bad):
        return []
    return bad


def read_log(folder):
    with open(os.path.join(folder, "testlog.json"), encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main(arguments):
    folder = os.path.join(arguments[-1], "meson-logs")
    if arguments[0] == "--journeys":
        print(" ".join(journeys(read_log(folder))))
    else:
        report = ElementTree.parse(os.path.join(folder, "testlog.junit.xml"))
        print("%d %d" % count(report, read_log(folder)))


if __name__ == "__main__":
    main(sys.argv[1:])
