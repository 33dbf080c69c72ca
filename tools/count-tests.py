#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""count-tests.py FILE: prints "PASSED FAILED", counting the test cases of a JUnit report."""
import sys
import xml.etree.ElementTree as ElementTree


def count(path):
    passed = failed = 0
    for case in ElementTree.parse(path).iter("testcase"):
        children = {child.tag for child in case}
        if children & {"failure", "error"}:
            failed += 1
        elif "skipped" not in children:
            passed += 1
    return passed, failed


if __name__ == "__main__":
    print("%d %d" % count(sys.argv[1]))
