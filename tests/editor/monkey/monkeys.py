#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Monkeys at copies of every shipped scenario, some at a time, each on an X server of its own, and the
lists of what they have found before, as one test in TAP.

  monkeys.py PROGRAM COMMAND [SECONDS [SEED [AT-ONCE]]]

SECONDS are those of all monkeys together. A monkey waits for the screen and for the X server about half
of its time, so more of them than processors are no hurry."""
import concurrent.futures
import glob
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RUN = os.path.join(HERE, "..", "journeys", "run.sh")
SCREEN = "1400x880"  # larger than the window: it can be dragged, and things dropped beside it
SUFFIX = ".scenario.xml"


def jobs(seconds, seed):
    """A name and arguments for each."""
    shipped = sorted(glob.glob(os.path.join(os.environ["TURNCOAT_DATA_DIR"], "scenarios", "*", "*" + SUFFIX)))
    for path in sorted(glob.glob(os.path.join(HERE, "lists", "*.json"))):
        yield "list " + os.path.basename(path), ["--replay", path]
    for path in shipped:
        name = "/".join(path.removesuffix(SUFFIX).split("/")[-2:])
        yield name, [name, "--seed", str(seed), "--seconds", str(seconds / len(shipped))]


def run(program, command, job):
    name, arguments = job
    start = time.monotonic()
    environment = dict(os.environ, XVFB_SCREEN=SCREEN)
    done = subprocess.run(
        [RUN, program, command, os.path.join(HERE, "monkey.py"), *arguments],
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace",
    )
    return name, done.returncode, done.stdout, time.monotonic() - start


def main():
    program, command = map(os.path.abspath, sys.argv[1:3])  # each monkey has a folder of its own
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 60
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    at_once = int(sys.argv[5]) if len(sys.argv) > 5 else 4
    todo = list(jobs(seconds, seed))
    n_bad = 0
    print(f"1..{len(todo)}", flush=True)
    with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
        results = pool.map(lambda job: run(program, command, job), todo)
        for i, (name, code, said, took) in enumerate(results, 1):
            print(f"{'not ok' if code else 'ok'} {i} - {name}, {took:.0f} s", flush=True)
            lines = said.splitlines()
            for line in lines[-150:] if code else lines[-1:]:
                print("# " + line)
            n_bad += code != 0
    return 1 if n_bad else 0


sys.exit(main())
