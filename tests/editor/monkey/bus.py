# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessibility bus without a library in between, which keeps answers: here every question goes to the
program's main loop, and an answer shows that the loop is alive."""
import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
NAME = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
SENSITIVE = 24
PATIENCE = 20000  # milliseconds: a machine may be busy, but not for that long


def connect():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, PATIENCE, None
    ).unpack()[0]
    flags = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None
    )


class Bus:
    """The program with the process id @pid."""

    def __init__(self, pid, silent):
        """@silent is called when the program does not answer."""
        self.connection = connect()
        self.pid = pid
        self.silent = silent
        self.name = None

    def _call(self, name, path, interface, method, arguments=None):
        try:
            return self.connection.call_sync(
                name, path, interface, method, arguments, None, 0, PATIENCE, None
            ).unpack()
        except GLib.Error as error:
            if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                self.silent()
            return None  # the program or the widget has just gone

    def find(self):
        """Whether the program is on the bus."""
        listed = self._call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")
        for name, _ in listed[0] if listed else ():
            service = "org.freedesktop.DBus"
            asked = GLib.Variant("(s)", (name,))
            pid = self._call(service, "/org/freedesktop/DBus", service, "GetConnectionUnixProcessID", asked)
            if pid and pid[0] == self.pid:
                self.name = name
        return self.name is not None

    def children(self, path):
        answer = self._call(self.name, path, ACCESSIBLE, "GetChildren")
        return [child for _, child in answer[0]] if answer else []

    def windows(self):
        return self.children(ROOT)

    def title(self, path):
        answer = self._call(self.name, path, "org.freedesktop.DBus.Properties", "Get", NAME)
        return answer[0] if answer else ""

    def find_named(self, path, names):
        """The first widget of each of @names, from the top of a window down: those of its header."""
        found = {}
        left = [path]
        while left and len(found) < len(names):
            each = left.pop()
            title = self.title(each)
            if title in names:
                found.setdefault(title, each)
            left += reversed(self.children(each))
        return found

    def is_sensitive(self, path):
        answer = self._call(self.name, path, ACCESSIBLE, "GetState")
        return bool(answer and answer[0][0] & 1 << SENSITIVE)

    def press(self, path):
        self._call(self.name, path, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))
