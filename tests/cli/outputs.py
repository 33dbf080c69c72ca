#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""outputs.py PROGRAM SOURCE: what diff, review, rules and simulate print as JSON, and a baseline, read with the
JSON schemas that are installed."""
import json
import os
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError as error:
    print(f"1..0 # SKIP {error}")
    sys.exit(0)

PROGRAM, SOURCE = map(os.path.abspath, sys.argv[1:])
VARIANTS = ["dyle-breda", "fifteen-turns", "weaker-luftwaffe", "redoubt", "long-night", "paris-stands-firm"]


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=False)


def read_schema(name):
    with open(os.path.join(SOURCE, "data", "json", f"turncoat-{name}.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def cut(place):
    with open(place["file"], "rb") as file:
        return file.read()[place["offset"]:place["endOffset"]].decode("utf-8")


def check_place(difference):
    """The places of a changed value hold the value."""
    for side, value in (("old", "oldValue"), ("new", "newValue")):
        text = cut(difference[side])
        if difference["kind"] == "changed" and difference[value] is not None and not text.startswith("<"):
            assert text.replace("&amp;", "&") == difference[value], (text, difference)


def check_diff(*arguments):
    done = run("diff", "-f", "json", *arguments)
    assert done.returncode == 1, done
    report = json.loads(done.stdout)
    read_schema("differences-1").validate(report)
    for difference in report["differences"]:
        check_place(difference)
    return report["differences"]


def check_mirror():
    """The same list with the two files exchanged."""
    mirrored = {"added": "removed", "removed": "added"}
    forth = check_diff("betrayal-1940", "tannenbaum-1940")
    back = check_diff("tannenbaum-1940", "betrayal-1940")
    one = sorted((d["kind"], str(d["attribute"]), str(d["oldValue"]), str(d["newValue"]), str(d["old"])) for d in forth)
    other = sorted(
        (mirrored.get(d["kind"], d["kind"]), str(d["attribute"]), str(d["newValue"]), str(d["oldValue"]), str(d["new"]))
        for d in back
    )
    assert one == other


def check_review():
    for base, head in (("betrayal-1940", "tannenbaum-1940"), ("badge", "long-night"), ("badge", "badge")):
        done = run("review", "-f", "json", base, head)
        assert done.returncode == 0, done
        report = json.loads(done.stdout)
        read_schema("review-1").validate(report)
        assert len(report["files"]) == 1 and report["files"][0]["keptProblems"] >= 0


def check_rules():
    done = run("rules", "-f", "json")
    report = json.loads(done.stdout)
    read_schema("rules-1").validate(report)
    assert all(rule["wrong"] and rule["right"] for rule in report["rules"])


def check_uses():
    """Of an area that is used, of several things with one id, and of what a variant takes from its base."""
    for arguments in (("betrayal-1940", "sedan"), ("house", "chapel"), ("dyle-breda", "area", "sedan")):
        done = run("uses", *arguments, "-f", "json")
        assert done.returncode == 0, done
        report = json.loads(done.stdout)
        read_schema("uses-1").validate(report)
        assert report["elements"][0]["id"] == arguments[-1] and report["elements"][0]["uses"], report


def check_simulation():
    """A series of each game, and one of nothing but a stopped game."""
    for name, games in (("badge", "4"), ("bell-1938", "2"), ("redoubt", "2"), ("paris-stands-firm", "1")):
        done = run("simulate", name, "-b", "random", "-n", games, "-f", "json")
        assert done.returncode == 0, done
        report = json.loads(done.stdout)
        read_schema("simulation-1").validate(report)
        # One game may reach several levels: those of the two countries of redoubt are judged apart.
        assert all(level["count"] <= int(games) for level in report["levels"])
        assert report["series"]["games"] == int(games)
        assert ("clauses" in report) == (report["system"] == "bell-1938")


def check_baseline():
    with tempfile.TemporaryDirectory() as folder:
        bad, known = os.path.join(folder, "bad.scenario.xml"), os.path.join(folder, "known.json")
        with open(os.path.join(SOURCE, "tests", "fixtures", "tiny-1940.scenario.xml"), encoding="utf-8") as file:
            text = file.read()
        with open(bad, "w", encoding="utf-8") as file:
            file.write(text.replace('terrain="forest"', 'terain="forest"'))
        assert run("validate", "--write-baseline", known, bad).returncode == 0
        with open(known, encoding="utf-8") as file:
            baseline = json.load(file)
        read_schema("baseline-1").validate(baseline)
        assert baseline["problems"]
        assert run("validate", "--baseline", known, bad).returncode == 0


def check_all_have_one():
    """Every name of a format that the manual gives has a schema, and no schema is without one."""
    with open(os.path.join(SOURCE, "data", "man", "turncoat.1"), encoding="utf-8") as file:
        named = set(re.findall(r"turncoat-([a-z-]+)/(\d)", file.read().replace("\\-", "-")))
    folder = os.listdir(os.path.join(SOURCE, "data", "json"))
    assert {f"turncoat-{name}-{version}.schema.json" for name, version in named} == set(folder), (named, folder)


def main():
    more = [check_review, check_rules, check_uses, check_simulation, check_baseline, check_all_have_one]
    print(f"1..{len(VARIANTS) + 2 + len(more)}")
    for i, name in enumerate(VARIANTS, 1):
        assert len(check_diff(name)) > 4
        print(f"ok {i} {name}")
    check_mirror()
    print(f"ok {len(VARIANTS) + 1} mirror")
    done = run("diff", "-f", "json", "badge", "badge")
    assert done.returncode == 0 and json.loads(done.stdout)["differences"] == [], done
    read_schema("differences-1").validate(json.loads(done.stdout))
    print(f"ok {len(VARIANTS) + 2} nothing")
    for i, check in enumerate(more, len(VARIANTS) + 3):
        check()
        print(f"ok {i} {check.__name__}")


main()
