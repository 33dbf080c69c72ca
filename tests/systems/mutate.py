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

import concurrent.futures
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
def list_targets(build):
    out = run(["ninja", "-C", build, "-t", "targets", "all"])
    return {line.rpartition(": ")[0] for line in out.stdout.splitlines()}


def find_program(build, folder, system, test):
    """The program of the build that has the test of this path."""
    for file in sorted(folder.glob("test-*.c")):
        if f'"{test}"' in file.read_text(encoding="utf-8"):
            name = f"tests/systems/{system}/test-{system}-{file.stem[len('test-'):]}"
            if name in list_targets(build):
                return name
    sys.exit(f"no program has the test {test}")


def make(build, programs):
    """The build may have been of other things."""
    out = run(["ninja", "-C", build, *sorted(programs)])
    if out.returncode != 0:
        sys.exit(f"the programs are not made:\n{out.stdout}")


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


def compile_as(build, source, more, made):
    """Compiles as @source is compiled in the build, with other arguments at the end."""
    command = list(last_command(build, find_object(build, source)))
    command[command.index("-o") + 1] = str(made)
    if "-MF" in command:
        command[command.index("-MF") + 1] = str(made.with_suffix(".d"))
    if "-include" in command:  # what the build has parsed before is for its own optimizations
        at = command.index("-include")
        del command[at:at + 2]
    at = command.index("-c")
    # It runs for a moment: what an optimizer and a debugger need would take longer.
    return run(command[:at] + command[at + 2:] + ["-O0", "-g0", *more], cwd=build)


def precompile(build, source, place):
    """What all of core includes, which takes half the time of a mutant."""
    header = place / "before.h"
    header.write_text("#include <glib.h>\n", encoding="utf-8")
    compile_as(build, source, ["-x", "c-header", str(header)], place / "before.h.gch")
    return header


def compile_mutant(root, build, mutation, source, header, place):
    text = (root / source).read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        sys.exit(f"{mutation.name}: \"{mutation.old}\" occurs {text.count(mutation.old)} times in "
                 f"{source}")
    mutant = place / pathlib.Path(source).name
    mutant.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    made = place / "mutant.o"
    # A rule that is left out leaves arguments and functions that nothing uses.
    out = compile_as(build, source, ["-Wno-error", "-include", str(header), "-c", str(mutant)], made)
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


def is_found(root, build, header, source, mutation, program):
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        made = compile_mutant(root, build, mutation, source, header, place)
        mutant = link(build, program, made, place)
        if fails_unchanged(root, build, program, mutation.test):
            sys.exit(f"{mutation.test} fails without any mutation")
        return fails(root, build, mutant, mutation.test)


def find_all(root, build, wanted, sources, programs):
    """Whether each mutation is found, as many at once as there are processors: each waits for a
    compiler, a linker and a test."""
    with tempfile.TemporaryDirectory() as name:
        header = precompile(build, sources[0], pathlib.Path(name))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            yield from pool.map(functools.partial(is_found, root, build, header), sources, wanted,
                                programs)


def main():
    root, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    system = sys.argv[3]
    folder = root / "tests/systems" / system
    missed = 0
    wanted = [at for at in read(folder) if not sys.argv[4:] or at.name in sys.argv[4:]]
    if not wanted:
        sys.exit("no mutation is called so")
    sources = [f"core/systems/{system}/{at.file}" for at in wanted]
    programs = [find_program(build, folder, system, at.test) for at in wanted]
    make(build, set(programs))
    for mutation, found in zip(wanted, find_all(root, build, wanted, sources, programs)):
        missed += not found
        print(f"{'found ' if found else 'MISSED'} {mutation.name:7} {mutation.test}")
    print(f"{len(wanted)} mutations, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
