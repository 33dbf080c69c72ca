# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""That every journey can fail of a warning, and of a window that does not move for too long: the program,
started as they all start it, is given a renderer that GTK does not know, and then a millisecond for each
turn of its main loop. It complains, and ends there and then."""
import signal

from journey import SHIPPED, insist_on_fatal_warnings, start, wait

for trouble in ({"GSK_RENDERER": "no-such-renderer"}, {"TURNCOAT_STALL_MS": "1"}):
    process = start(SHIPPED, **trouble)
    try:
        insist_on_fatal_warnings(process)
        wait(lambda: process.poll() is not None, "the warning to end the program", 60)
        assert process.returncode == -signal.SIGTRAP, (trouble, process.returncode)
    finally:
        process.kill()
print("ok")
