#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""package.py SOURCE BUILD: packs the command line and uses what comes out: the tarball from a folder
of its own, the package by the tools of Debian."""
import glob
import os
import shutil
import subprocess
import sys
import tempfile

SOURCE, BUILD = map(os.path.abspath, sys.argv[1:])


def run(*command):
    """Without what the tests tell the program about where its data is."""
    environment = {name: value for name, value in os.environ.items() if name != "TURNCOAT_DATA_DIR"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def check_program(program):
    done = run(program, "validate", "betrayal-1940", "long-night")
    assert done.returncode == 0 and "2 files checked" in done.stderr, done
    assert "gtk" not in run("ldd", program).stdout


def check_tarball(folder):
    (archive,) = glob.glob(os.path.join(folder, "*.tar.gz"))
    subprocess.run(["tar", "xzf", archive, "-C", folder], check=True)
    (unpacked,) = glob.glob(os.path.join(folder, "turncoat-*", ""))
    assert os.path.exists(os.path.join(unpacked, "LICENSE"))
    check_program(os.path.join(unpacked, "bin", "turncoat"))


def check_package(folder):
    (package,) = glob.glob(os.path.join(folder, "*.deb"))
    root = os.path.join(folder, "root")
    subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    check_program(os.path.join(root, "usr", "bin", "turncoat"))
    depends = run("dpkg-deb", "-f", package, "Depends").stdout
    assert "libxml2 (>= 2.9" in depends and "libglib2.0-0" in depends and "gtk" not in depends, depends
    return package


def check_lintian(package):
    if not shutil.which("lintian"):
        print("ok 3 lintian # SKIP lintian is not installed")
        return
    done = run("lintian", "--allow-root", package)
    assert done.returncode == 0 and not done.stdout.strip(), done.stdout
    print("ok 3 lintian")


def main():
    print("1..3")
    with tempfile.TemporaryDirectory() as folder:
        done = run(os.path.join(SOURCE, "tools", "make-package"), BUILD, folder)
        assert done.returncode == 0, done
        check_tarball(folder)
        print("ok 1 tarball")
        package = check_package(folder)
        print("ok 2 package")
        check_lintian(package)


main()
