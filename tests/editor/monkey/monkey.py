# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey at the window: random clicks, drags, keys and garbage on a copy of a shipped scenario, by the
X server. The window must answer after each, paint again what was covered, and give back the first bytes
when all is undone. Nothing here depends on how fast the machine is: what counts is the program's own
processor time.

  run.sh PROGRAM COMMAND monkey.py SCENARIO --seed N --seconds S   lets it loose
  run.sh PROGRAM COMMAND monkey.py --replay LIST                   does a list of actions again
  run.sh PROGRAM COMMAND monkey.py --minimise LIST                 the shortest that still fails

A list that fails is written to the folder MONKEY_LISTS, one action to a line, after a line that names the
scenario. With MONKEY_GDB the place where the program ended is shown as well. MONKEY_FATAL=fatal-warnings has
warnings end it, too; without a window manager GTK warns of every window that is moved."""
import argparse
import json
import os
import random
import shutil
import sys
import time

from eyes import Eyes
from hands import perform
from program import Failed, Program
from whims import Whims

FOLDER = os.environ["JOURNEY_FOLDER"]
DATA = os.environ["TURNCOAT_DATA_DIR"]
LISTS = os.environ.get("MONKEY_LISTS", FOLDER)
SIZE = (1290, 810)  # of the window with its frame
ROUND = 25
CHOOSERS = ("Open a Scenario", "Save the Scenario As", "Save the Game", "Load a Game")


class Monkey:
    def __init__(self, scenario):
        self.scenario = scenario
        self.eyes = Eyes()
        self.n_runs = 0
        self.program = None

    def start(self):
        """The program anew, on a fresh copy of the scenario's folder, as variants need their base."""
        self.n_runs += 1
        folder = os.path.join(FOLDER, f"run{self.n_runs}")
        shutil.copytree(os.path.join(DATA, "scenarios", os.path.dirname(self.scenario)), folder)
        self.path = os.path.join(folder, os.path.basename(self.scenario) + ".scenario.xml")
        self.open()

    def open(self):
        self.log = os.path.join(FOLDER, f"run{self.n_runs}.log")
        self.program = Program(os.environ["JOURNEY_PROGRAM"], self.path, self.log)

    def do(self, action):
        """One action, and the program again when that has closed it."""
        if action["do"] == "start":
            if self.program.process.poll() is not None:
                self.open()
            return
        perform(action)
        if not action.get("quick"):
            self.program.settle()

    def check(self):
        """Whether the program is still there."""
        self.program.settle()
        if self.program.is_closed():
            return False
        self.program.check_painting(self.eyes)
        return True

    def is_choosing(self):
        """Whether a chooser of files is open: it is GTK's, and what it does to files is real."""
        return any(self.program.bus.title(path) in CHOOSERS for path in self.program.bus.windows())

    def let_loose(self, seed, seconds, most, done):
        """Actions until the time is over; each is in @done before it is done."""
        whims = Whims(random.Random(seed), self.eyes, SIZE)
        end = time.monotonic() + seconds
        while time.monotonic() < end and len(done) < most:
            for _ in range(ROUND):
                action = whims.next()
                if self.is_choosing():
                    action = {"do": "keys", "keys": ["Escape"]}
                done.append(action)
                self.do(action)
                if self.program.is_closed():
                    break
            if not self.check():
                done.append({"do": "start"})
                self.do(done[-1])

    def replay(self, actions):
        """The defect that a list shows, or None."""
        try:
            self.start()
            for i, action in enumerate(actions):
                self.do(action)
                if self.program.is_closed() and actions[i + 1 : i + 2] != [{"do": "start"}]:
                    self.open()
                if i % ROUND == ROUND - 1:
                    self.check()
            self.check()
            self.program.check_history()
            self.program.stop()
        except Failed as failed:
            return str(failed)
        finally:
            if self.program:
                self.program.kill()
        return None


def minimise(monkey, actions):
    """The list without whatever the same defect does not need, by halves, quarters and so on."""
    wanted = monkey.replay(actions)
    print(f"{len(actions)} actions: {wanted}", flush=True)
    if wanted is None:
        return None
    size = max(len(actions) // 2, 1)
    while True:
        at = 0
        while at < len(actions):
            fewer = actions[:at] + actions[at + size :]
            if fewer and monkey.replay(fewer) == wanted:
                actions = fewer
                print(f"{len(actions)} actions", flush=True)
            else:
                at += size
        if size == 1:
            return actions
        size = max(size // 2, 1)


def read_list(path):
    """The scenario and the actions."""
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file if line.strip()]
    return lines[0]["scenario"], lines[1:]


def read_log(path):
    """What the program said, and where it was."""
    said = ""
    for each in (path, path + ".gdb"):
        if os.path.exists(each):
            with open(each, encoding="utf-8", errors="replace") as file:
                said += file.read()
    return said


def write_list(path, scenario, actions):
    with open(path, "w", encoding="utf-8") as file:
        for line in [{"scenario": scenario}, *actions]:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def let_loose(monkey, arguments):
    done = []
    start = time.monotonic()
    try:
        monkey.start()
        monkey.let_loose(arguments.seed, arguments.seconds, arguments.actions, done)
        print("history:", monkey.program.check_history())
        monkey.program.stop()
    except Failed as failed:
        name = f"{arguments.scenario.replace('/', '-')}-{arguments.seed}.json"
        write_list(os.path.join(LISTS, name), arguments.scenario, done)
        time.sleep(1 if os.environ.get("MONKEY_GDB") else 0)
        with open(os.path.join(LISTS, name.replace(".json", ".log")), "w", encoding="utf-8") as file:
            file.write(read_log(monkey.log))
        for action in done[-10:]:
            print(json.dumps(action, ensure_ascii=False))
        print(f"after {len(done)} actions: {failed}")
        return 1
    finally:
        if monkey.program:
            monkey.program.kill()
    print(f"ok: {len(done)} actions in {time.monotonic() - start:.0f} s")
    return 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scenario", nargs="?", default="badge/badge", help="as badge/badge")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--actions", type=int, default=1000000)
    parser.add_argument("--replay")
    parser.add_argument("--minimise")
    arguments = parser.parse_args()
    path = arguments.replay or arguments.minimise
    if not path:
        return let_loose(Monkey(arguments.scenario), arguments)
    scenario, actions = read_list(path)
    monkey = Monkey(scenario)
    if arguments.minimise:
        fewer = minimise(monkey, actions)
        if fewer:
            write_list(path + ".min", scenario, fewer)
        return 0 if fewer else 1
    failed = monkey.replay(actions)
    if failed:
        print(read_log(monkey.log))
    print(failed or "ok")
    return 1 if failed else 0


sys.exit(main())
