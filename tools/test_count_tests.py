#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of what is counted: a case that failed, a program that crashed, journeys to try again."""
import importlib
import unittest
import xml.etree.ElementTree as ElementTree

counts = importlib.import_module("count-tests")

REPORT = """<testsuites>
<testsuite name="core / a"><testcase name="1"/><testcase name="2"><failure/></testcase></testsuite>
<testsuite name="core / b"><testcase name="1"/><testcase name="2"><skipped/></testcase></testsuite>
</testsuites>"""


def log(**results):
    return [
        {"name": "turncoat:editor / " + name.replace("_", "-"), "result": result}
        for name, result in results.items()
    ]


class Count(unittest.TestCase):
    def setUp(self):
        self.report = ElementTree.ElementTree(ElementTree.fromstring(REPORT))

    def test_cases(self):
        self.assertEqual(counts.count(self.report, log(a="FAIL", b="OK")), (2, 1))

    def test_programs_that_crash_without_a_case(self):
        self.assertEqual(counts.count(self.report, log(a="FAIL", b="ERROR", c="TIMEOUT")), (2, 3))

    def test_good_results(self):
        self.assertEqual(counts.ended_badly(log(a="OK", b="SKIP", c="EXPECTEDFAIL")), [])

    def test_journeys_alone(self):
        failed = log(journey_save="FAIL", journey_play="TIMEOUT", board="OK")
        self.assertEqual(counts.journeys(failed), ["journey-save", "journey-play"])

    def test_no_journeys_when_something_else_failed(self):
        self.assertEqual(counts.journeys(log(journey_save="FAIL", board="FAIL")), [])

    def test_no_journeys_when_many_failed(self):
        failed = {f"journey_{letter}": "FAIL" for letter in "abcdef"}
        self.assertEqual(counts.journeys(log(**failed)), [])

    def test_nothing_failed(self):
        self.assertEqual(counts.journeys(log(journey_save="OK")), [])


if __name__ == "__main__":
    unittest.main()
