# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys share: the program under test, its accessible tree, and a pair of hands.

Nothing sleeps for a fixed time: every step polls for what it expects, and says what it waited for
when that does not come."""
import os
import signal
import subprocess
import sys
import time
import warnings

warnings.simplefilter("ignore")
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

FOLDER = os.environ["JOURNEY_FOLDER"]
PAGES = ("Map", "Tables", "Counters", "Setups", "Rules", "Source", "Play")
PROGRAM = os.environ["JOURNEY_PROGRAM"]
SHIPPED = os.path.join(
    os.environ["TURNCOAT_DATA_DIR"], "scenarios", "betrayal-1940", "betrayal-1940.scenario.xml"
)


def wait(function, what, timeout=20.0):
    """Polls until @function gives something true, and returns that."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        try:
            result = function()
            if result:
                return result
        except Exception:  # nodes die while the tree changes
            pass
        time.sleep(0.03)
    raise AssertionError("waited in vain: " + what)


def insist(act, done, what):
    """Does @act until @done holds: a click may come before the widget is where it will stay."""
    for _ in range(5):
        try:
            act()
            return wait(done, what, 4)
        except AssertionError as error:
            last = error
    raise last


def has_state(node, state):
    return node.get_state_set().contains(state)


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield child


def is_page(node):
    """A page of the window: GTK 4.8 keeps telling of pages that are not on the screen."""
    return node.get_role_name() == "panel" and any(
        (child.get_name() or "").startswith("Tc") for child in children(node)
    )


def walk(node, page=None):
    """@node and all within that is not hidden; of the window's pages only @page."""
    if not has_state(node, Atspi.StateType.VISIBLE):
        return
    yield node
    for child in children(node):
        if page and child.get_name() in PAGES and child.get_name() != page and is_page(child):
            continue
        yield from walk(child, page)


def is_showing(node):
    component = node.get_component_iface()
    if not component:
        return True
    box = component.get_extents(Atspi.CoordType.WINDOW)
    return box.width > 0 and box.height > 0


class Editor:
    """The program with one file open."""

    def __init__(self, path):
        # A critical or a warning from GTK ends the program, and with it the journey.
        environment = dict(os.environ, G_DEBUG="fatal-warnings")
        self.process = subprocess.Popen([PROGRAM, path], env=environment)
        self.app = wait(self._find_app, "the program on the accessibility bus", 40)
        wait(self._geometry, "its window on the screen")
        frame = self.app.get_child_at_index(0)
        self.sections = wait(
            lambda: next(n for n in walk(frame) if n.get_name() == "Sections"), "the sections"
        )

    def _find_app(self):
        if self.process.poll() is not None:
            raise SystemExit(f"the program ended with {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(i)
            if app and app.get_name() == "turncoat-editor" and app.get_child_count():
                return app
        return None

    def _geometry(self):
        """Place and size of the program's largest window: menus and tooltips are windows too, and
        which one comes first is anyone's guess."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True,
        ).stdout.split()
        best = None
        for window in found:
            lines = subprocess.run(
                ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True
            ).stdout.split()
            box = {key: int(value) for key, value in (line.split("=") for line in lines)}
            if box and (best is None or box["WIDTH"] > best["WIDTH"]):
                best = box
        return best

    def page(self):
        """The title of the page that is shown."""
        for child in children(self.sections):
            if has_state(child, Atspi.StateType.SELECTED):
                return next(n.get_name() for n in walk(child) if n.get_role_name() == "label")
        return None

    def titles(self):
        """Of the sidebar, from the top."""
        return [
            next(n.get_name() for n in walk(child) if n.get_role_name() == "label")
            for child in children(self.sections)
        ]

    def go(self, title):
        """To a page, by its place in the sidebar."""
        place = wait(lambda: self.titles().index(title) + 1, f"{title} in the sidebar")
        self.key(f"ctrl+{place}")

    def all(self, role=None, name=None, within=None):
        """Every node on the screen of that role whose name is, or begins with, @name."""
        for node in walk(within or self.app.get_child_at_index(0), None if within else self.page()):
            if role and node.get_role_name() != role:
                continue
            if name is not None and not (node.get_name() or "").startswith(name):
                continue
            if is_showing(node):
                yield node

    def find(self, role, name, within=None):
        return wait(lambda: next(self.all(role, name, within), None), f"{role} “{name}”")

    def is_there(self, role, name):
        return next(self.all(role, name), None) is not None

    def labels(self):
        return [node.get_name() for node in self.all("label")]

    def place(self, node, part=(0.5, 0.5)):
        """The middle of @node on the screen, or another part of its width and height."""
        window = self._geometry()
        frame = self.app.get_child_at_index(0).get_component_iface()
        frame = frame.get_extents(Atspi.CoordType.WINDOW)
        box = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        if box.width <= 0 or box.height <= 0:
            raise AssertionError("has no place yet")
        return (
            window["X"] + (window["WIDTH"] - frame.width) // 2 + box.x + int(box.width * part[0]),
            window["Y"] + (window["HEIGHT"] - frame.height) // 2 + box.y + int(box.height * part[1]),
        )

    def click_at(self, place, held=None):
        down, up = (["keydown", held], ["keyup", held]) if held else ([], [])
        subprocess.check_call(["xdotool", "mousemove", *map(str, place), *down, "click", "1", *up])

    def drag(self, start, end):
        """Slowly enough to be a drag: by several motions between the press and the release."""
        command = ["xdotool", "mousemove", *map(str, start), "mousedown", "1"]
        for i in range(1, 9):
            x, y = (a + (b - a) * i // 8 for a, b in zip(start, end))
            command += ["mousemove", "--sync", str(x), str(y)]
        subprocess.check_call([*command, "mouseup", "1"])

    def move(self, x, y):
        """Without a window manager the keyboard is where the pointer is."""
        subprocess.check_call(["xdotool", "mousemove", str(x), str(y)])

    def click(self, node, times=1):
        x, y = wait(lambda: self.place(node), "a place to click at", 2)
        command = ["xdotool", "mousemove", str(x), str(y), "click"]
        if times > 1:
            command += ["--repeat", str(times), "--delay", "40"]
        subprocess.check_call([*command, "1"])

    def write(self, find, text):
        """Types @text into the entry that @find gives, instead of what it holds. An entry does not
        tell that it has the keyboard, so what it holds is looked at."""

        def act():
            self.click(find())
            self.key("ctrl+a")
            self.type(text)

        insist(act, lambda: self.text(find()) == text, f"an entry to hold {text}")

    def text(self, node):
        for inner in walk(node):
            interface = inner.get_text_iface()
            if interface and inner.get_editable_text_iface():
                return interface.get_text(0, interface.get_character_count())
        return None

    def choose(self, find, position):
        """Takes the "first" or the "last" choice of the drop-down that @find gives: where the
        keyboard begins in the list is GTK's affair."""

        def is_open():
            return any(
                has_state(item, Atspi.StateType.FOCUSED)
                for item in walk(find()) if item.get_role_name() == "list item"
            )

        insist(lambda: self.click(find()), is_open, "the choices to open")
        self.key({"first": "Home", "last": "End"}[position], "Return")
        wait(lambda: not is_open(), "the choices to close")

    def press(self, node):
        """Through the accessible action, as a screen reader does."""
        node.get_action_iface().do_action(0)

    def key(self, *keys):
        subprocess.check_call(["xdotool", "key", "--delay", "15", *keys])

    def type(self, text):
        subprocess.check_call(["xdotool", "type", "--delay", "15", text])

    def is_sensitive(self, role, name):
        return has_state(self.find(role, name), Atspi.StateType.SENSITIVE)

    def problems(self):
        """What the badge says."""
        for node in self.all("push button", "Problems: "):
            return int(node.get_name().split(": ")[1])
        return None

    def wait_for_problems(self, n):
        wait(lambda: self.problems() == n, f"{n} problems on the badge")

    def stop(self):
        """Ends it as the session would, and looks at how it ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
        if self.process.returncode not in (0, -signal.SIGTERM):
            raise AssertionError(f"the program ended with {self.process.returncode}")


# Owns the clipboard as a spreadsheet does, until it is killed.
CLIPBOARD = """
import sys, gi
gi.require_version("Gtk", "4.0")
from gi.repository import Gtk, Gdk, GLib
Gtk.init()
Gdk.Display.get_default().get_clipboard().set(sys.argv[1])
GLib.idle_add(lambda: print("ready", flush=True))
GLib.MainLoop().run()
"""


class Clipboard:
    """Another program that has copied @text."""

    def __init__(self, text):
        self.text = text

    def __enter__(self):
        self.process = subprocess.Popen(
            ["/usr/bin/python3", "-W", "ignore", "-c", CLIPBOARD, self.text], stdout=subprocess.PIPE
        )
        assert self.process.stdout.readline().strip() == b"ready"

    def __exit__(self, *what):
        self.process.kill()
        self.process.wait()


def copy(change=None):
    """A copy of the shipped scenario in the journey's own folder, changed by (old, new)."""
    with open(SHIPPED, encoding="utf-8", newline="") as file:
        text = file.read()
    if change:
        old, new = change
        if text.count(old) != 1:
            raise AssertionError(f"{old} is there {text.count(old)} times")
        text = text.replace(old, new)
    path = os.path.join(FOLDER, "journey.scenario.xml")
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return path


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def run(journey, change=None, is_killed=False):
    """@is_killed: the journey has ended the program itself."""
    path = copy(change)
    editor = Editor(path)
    try:
        journey(editor, path)
    except BaseException:
        picture = os.environ.get("JOURNEY_PICTURE")
        if picture:
            subprocess.call(["import", "-window", "root", picture])
        print("labels on the screen:", editor.labels()[:80], file=sys.stderr)
        editor.process.kill()
        raise
    if not is_killed:
        editor.stop()
    print("ok")
