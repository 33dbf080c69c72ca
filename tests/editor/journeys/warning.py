# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""That every journey can fail of a warning: the program, started as they all start it, is given a
renderer that GTK does not know, warns of it, and ends there and then."""
import signal

from journey import SHIPPED, insist_on_fatal_warnings, start, wait

process = start(SHIPPED, GSK_RENDERER="no-such-renderer")
try:
    insist_on_fatal_warnings(process)
    wait(lambda: process.poll() is not None, "the warning to end the program", 60)
    assert process.returncode == -signal.SIGTRAP, process.returncode
finally:
    process.kill()
print("ok")
