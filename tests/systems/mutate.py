#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that tests fail without the rule they carry.

mutations.txt in the system's folder says, for a section or a ruling, how its rule is broken, and
which test finds out:

    T10 /betrayal-1940/orders/3.4.5-T10-attack-on-neighbours
      file moves/tc-betrayal-1940-assign.c
      from betrayal_areas_has (&rules->across_front[area], target)
      to   TRUE

The file is in the system's folder in core; "from" occurs in it once. The file is compiled so and
linked before the rest of core into the test; nothing in the tree or the build folder changes.

usage: mutate.py PROJECT BUILD SYSTEM [NAME...]
"""

import functools
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ENTRY = re.compile(r"^(\S+) (/\S+)\n  file (.+)\n  from (.+)\n  to ?(.*)$", re.M)


class Mutation:
    def __init__(self, match):
        self.name, self.test, self.file, self.old, self.new = (part.strip() for part in
                                                               match.groups())


def read(folder):
    text = (folder / "mutations.txt").read_text(encoding="utf-8")
    found = [Mutation(match) for match in ENTRY.finditer(text)]
    written = sum(line[:1] not in ("", " ", "#") for line in text.splitlines())
    if written != len(found):
        sys.exit(f"mutations.txt: {written} entries, but only {len(found)} can be read")
    return found


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


@functools.cache
def last_command(build, target):
    """The command that makes @target, as arguments."""
    out = run(["ninja", "-C", build, "-t", "commands", "-s", target])
    if out.returncode != 0:
        sys.exit(f"no command makes {target}: {out.stderr}")
    return shlex.split(out.stdout.strip().splitlines()[-1])


@functools.cache
def is_built(build, program):
    """Makes the program, for the build may have been of other things; False when there is none."""
    return run(["ninja", "-C", build, program]).returncode == 0


@functools.cache
def find_program(root, build, folder, system, test):
    """The program of the build that has the test of this path."""
    for file in sorted(folder.glob("test-*.c")):
        if f'"{test}"' in file.read_text(encoding="utf-8"):
            name = f"tests/systems/{system}/test-{system}-{file.stem[len('test-'):]}"
            if is_built(build, name):
                return name
    sys.exit(f"no program has the test {test}")


@functools.cache
def find_object(build, source):
    out = run(["ninja", "-C", build, "-t", "query", f"../{source}"])
    for line in out.stdout.splitlines():
        if line.strip().endswith(".o"):
            return line.strip()
    flat = source.replace("core/", "", 1).replace("/", "_") + ".o"
    for path in build.glob(f"core/libtc-core.a.p/*{flat}"):
        return str(path.relative_to(build))
    sys.exit(f"nothing is compiled from {source}")


def compile_mutant(root, build, mutation, source, place):
    text = (root / source).read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        sys.exit(f"{mutation.name}: \"{mutation.old}\" occurs {text.count(mutation.old)} times in "
                 f"{source}")
    mutant = place / pathlib.Path(source).name
    mutant.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    command = list(last_command(build, find_object(build, source)))
    made = place / "mutant.o"
    command[command.index("-o") + 1] = str(made)
    command[command.index("-c") + 1] = str(mutant)
    # A rule that is left out leaves arguments and functions that nothing uses.
    # It runs for a moment: what an optimizer and a debugger need would take longer.
    out = run(command + ["-Wno-error", "-O0", "-g0"], cwd=build)
    if out.returncode != 0:
        sys.exit(f"{mutation.name}: the mutant does not compile:\n{out.stderr}")
    return made


def link(build, program, made, place):
    command = list(last_command(build, program))
    mutant = place / "mutant"
    command[command.index("-o") + 1] = str(mutant)
    command.insert(command.index("-o") + 2, str(made))
    out = run(command + ["-Wl,--strip-debug"], cwd=build)
    if out.returncode != 0:
        sys.exit(f"the mutant does not link:\n{out.stderr}")
    return mutant


@functools.cache
def fails_unchanged(root, build, program, test):
    return fails(root, build, build / program, test)


def fails(root, build, program, test):
    env = dict(os.environ, G_TEST_SRCDIR=str(root / "tests"), G_TEST_BUILDDIR=str(build / "tests"),
               LC_ALL="C.UTF-8")
    return run([str(program), "-p", test], env=env, timeout=60).returncode != 0


def main():
    root, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    system = sys.argv[3]
    folder = root / "tests/systems" / system
    missed = 0
    wanted = [at for at in read(folder) if not sys.argv[4:] or at.name in sys.argv[4:]]
    for mutation in wanted:
        source = f"core/systems/{system}/{mutation.file}"
        program = find_program(root, build, folder, system, mutation.test)
        with tempfile.TemporaryDirectory() as name:
            place = pathlib.Path(name)
            mutant = link(build, program, compile_mutant(root, build, mutation, source, place),
                          place)
            if fails_unchanged(root, build, program, mutation.test):
                sys.exit(f"{mutation.test} fails without any mutation")
            found = fails(root, build, mutant, mutation.test)
        missed += not found
        print(f"{'found ' if found else 'MISSED'} {mutation.name:7} {mutation.test}")
    print(f"{len(wanted)} mutations, {missed} missed")
    return 1 if missed or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
