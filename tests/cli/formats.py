#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""formats.py PROGRAM SOURCE: what validate prints for machines, read by others: by the JSON schemas
that are installed, by a reader of JUnit's files, and line by line as GitHub reads its log."""
import json
import os
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
    import junitparser
except ImportError as error:
    print(f"1..0 # SKIP {error}")
    sys.exit(0)

PROGRAM, SOURCE = map(os.path.abspath, sys.argv[1:])
TINY = os.path.join(SOURCE, "tests", "fixtures", "tiny-1940.scenario.xml")
GOOD = 'nation="belgium" terrain="forest"'
FAULTS = {
    "attribute": 'nation="belgium" terain="forest"',
    "reference": 'nation="belgum" terrain="forest"',
    "odd: 100%, ü": 'nation="belgium" terrain="&#x1F600;,:%"',
    "form": 'nation="belgium" terrain=forest',
}
ANNOTATION = re.compile(
    r"::(error|warning|notice) (?:file=[^,:]+,line=\d+,endLine=\d+(?:,col=\d+,endColumn=\d+)?,)?"
    r"title=\w+::[^\r\n]+"
)


def write_files(folder):
    with open(TINY, encoding="utf-8") as file:
        text = file.read()
    assert text.count(GOOD) == 1
    for name, fault in FAULTS.items():
        with open(os.path.join(folder, name + ".scenario.xml"), "w", encoding="utf-8") as file:
            file.write(text.replace(GOOD, fault))
    with open(os.path.join(folder, "clean.scenario.xml"), "w", encoding="utf-8") as file:
        file.write(text)
    return sorted(os.listdir(folder))


def run(folder, *arguments):
    return subprocess.run(
        [PROGRAM, "validate", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def read_schema(name):
    with open(os.path.join(SOURCE, "data", "json", f"turncoat-{name}.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def check_json(folder, files):
    done = run(folder, "-f", "json", *files)
    report = json.loads(done.stdout)
    read_schema("findings-1").validate(report)
    assert report["summary"]["files"] == len(FAULTS) + 1, report["summary"]
    assert report["failures"][0]["file"] == "missing.xml"
    return len(report["findings"])


def check_lines(folder, files, n):
    validator = read_schema("findings-lines-1")
    lines = [json.loads(line) for line in run(folder, "-f", "jsonl", *files).stdout.splitlines()]
    for line in lines:
        validator.validate(line)
    kinds = [line["type"] for line in lines]
    assert kinds.count("finding") == n and kinds[0] == "start" and kinds[-1] == "summary", kinds


def check_junit(folder, files):
    run(folder, "-f", "junit:report.xml", *files)
    report = junitparser.JUnitXml.fromfile(os.path.join(folder, "report.xml"))
    suite = next(iter(report))
    cases = list(suite)
    failed = [case for case in cases if any(isinstance(r, junitparser.Failure) for r in case.result)]
    broken = [case for case in cases if any(isinstance(r, junitparser.Error) for r in case.result)]
    assert {case.classname for case in failed} == {name + ".scenario.xml" for name in FAULTS}
    assert [case.classname for case in broken] == ["missing.xml"]
    assert [case.classname for case in cases if not case.result] == ["clean.scenario.xml"]
    assert (suite.tests, suite.failures, suite.errors) == (len(cases), len(failed), 1)


def check_github(folder, files, n):
    lines = run(folder, "-f", "github", *files).stdout.splitlines()
    assert len(lines) == n + 1, lines
    for line in lines:
        assert ANNOTATION.fullmatch(line), line
    assert any("file=odd%3A 100%25%2C ü.scenario.xml" in line for line in lines), lines


def check_gitlab(folder, files, n):
    issues = json.loads(run(folder, "-f", "gitlab", *files).stdout)
    assert len(issues) == n
    assert len({issue["fingerprint"] for issue in issues}) == n
    for issue in issues:
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert issue["description"] and issue["check_name"] and issue["location"]["lines"]["begin"] > 0
        assert os.path.exists(os.path.join(folder, issue["location"]["path"]))


def check_sarif(folder, files, n):
    """What code scanning needs of it; the whole standard is checked by tools/check-sarif."""
    report = json.loads(run(folder, "-f", "sarif", *files).stdout)
    (only,) = report["runs"]
    rules = {rule["id"] for rule in only["tool"]["driver"]["rules"]}
    assert report["version"] == "2.1.0" and only["columnKind"] == "unicodeCodePoints"
    assert len(only["results"]) == n and {result["ruleId"] for result in only["results"]} <= rules
    prints = {result["partialFingerprints"]["turncoatPlace/v1"] for result in only["results"]}
    assert len(prints) == n
    assert only["invocations"][0]["executionSuccessful"] is False


def check_several(folder, files):
    done = run(folder, "-f", "human", "-f", "json:a.json", "-f", "sarif:a.sarif", *files)
    assert "error[SCH007]" in done.stdout and "files checked" in done.stderr, done
    for name in ("a.json", "a.sarif"):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            assert json.load(file)
    assert run(folder, "-f", "human", "-f", "json", *files).returncode == 2


def main():
    print("1..7")
    with tempfile.TemporaryDirectory() as folder:
        files = [*write_files(folder), "missing.xml"]
        n = check_json(folder, files)
        assert n >= len(FAULTS), n
        print("ok 1 json")
        for i, (name, check) in enumerate(
            [
                ("lines", lambda: check_lines(folder, files, n)),
                ("junit", lambda: check_junit(folder, files)),
                ("github", lambda: check_github(folder, files, n)),
                ("gitlab", lambda: check_gitlab(folder, files, n)),
                ("sarif", lambda: check_sarif(folder, files, n)),
                ("several", lambda: check_several(folder, files)),
            ],
            2,
        ):
            check()
            print(f"ok {i} {name}")


main()
