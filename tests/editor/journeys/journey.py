# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys share: the program under test, its accessible tree, and a pair of hands.

Nothing sleeps for a fixed time: every step polls for what it expects, and says what it waited for
when that does not come."""
import contextlib
import itertools
import os
import re
import signal
import subprocess
import sys
import time
import warnings

warnings.simplefilter("ignore")
from tree import AT_ONCE, Atspi, DBusException, ask_boxes, ask_names, ask_states, desktop, walk, words_of  # noqa: E402

FOLDER = os.environ["JOURNEY_FOLDER"]
PROGRAM = os.environ["JOURNEY_PROGRAM"]
COMMAND = os.environ["JOURNEY_COMMAND"]
DATA = os.environ["TURNCOAT_DATA_DIR"]
SHIPPED = os.path.join(DATA, "scenarios", "betrayal-1940", "betrayal-1940.scenario.xml")
# Of one turn of the program's main loop, a frame included: milliseconds of the processor's time, which a
# busy machine does not change.
STALL_MS = os.environ.get("JOURNEY_STALL_MS", "500")
DOUBLE_CLICK_PIXELS, DOUBLE_CLICK_SECONDS = 5, 0.45  # a little more than GTK's
TINY = os.path.join(DATA, "tests", "fixtures", "tiny-1940.scenario.xml")


def wait(function, what, timeout=20.0):
    """Polls until @function gives something true, and returns that."""
    end = time.monotonic() + timeout
    pause = 0.1
    while time.monotonic() < end:
        try:
            result = function()
            if result:
                return result
        except Exception:  # nodes die while the tree changes
            pass
        # Whoever asks without a pause keeps the program from what is waited for.
        time.sleep(pause)
        pause = min(1.4 * pause, 0.5)
    raise AssertionError("gave up waiting for: " + what)


def insist(act, done, what):
    """Does @act until @done holds: a click may come before the widget is where it will stay."""
    for _ in range(5):
        try:
            act()
        except (AssertionError, DBusException) as error:
            last = error  # the act before may have been slow, and done it; and nodes die
        try:
            return wait(done, what, 4)
        except AssertionError as error:
            last = error
    raise last


def is_stack_of_pages(node):
    return len(node.children) > 5 and re.fullmatch(r"Tc\w+Page", node.children[0].get_name())


def pages_by_title(stack):
    """GTK 4.8 keeps telling of all of them, shown or not; their titles are those of objects in between, which it
    leaves out when it lists what is in the stack."""
    titles = ask_names(stack.get_child(i) for i in range(len(stack.children)))
    return dict(zip(titles.values(), stack.children))


def start(path, **environment):
    """The program. A warning ends it, and with it the journey: GTK's own, one of a drawing that failed, or
    that nothing moved for too long."""
    settings = {"G_DEBUG": "fatal-warnings", "TURNCOAT_STALL_MS": STALL_MS}
    return subprocess.Popen([PROGRAM, path] if path else [PROGRAM], env={**os.environ, **settings, **environment})


def insist_on_fatal_warnings(process):
    """What the program runs with, told by the system and not by whoever started it."""

    def settings():
        with open(f"/proc/{process.pid}/environ", "rb") as file:
            return file.read().split(b"\0")

    is_on = b"G_DEBUG=fatal-warnings"
    wait(lambda: is_on in settings(), "the program to run with fatal warnings", 5)


def labels_of(node):
    """What the labels within @node say."""
    labels = [n for n in walk(node, wanted="label") if n.get_role() == "label"]
    return list(ask_names(labels).values())


class Editor:
    """The program with one file open; without a @path with its welcome."""

    sections = stack = None
    clicked = (-100, -100), 0.0  # where the last click was, and when

    def __init__(self, path):
        self.known_titles = {}
        self.process = start(path)
        insist_on_fatal_warnings(self.process)
        self.app = wait(self._find_app, "the program on the accessibility bus", 40)
        wait(self._geometry, "its window on the screen")
        if path:
            self.adopt()

    def adopt(self):
        """The first window of the program, by its own parts."""
        frame = self.frame()
        self.sections = wait(
            lambda: next(n for n in walk(frame, wanted="list") if n.get_role() == "list" and n.get_name() == "Sections"),
            "the sections",
        )
        self.stack = wait(lambda: next(filter(is_stack_of_pages, walk(frame, wanted="list"))), "the pages")
        self.pages = pages_by_title(self.stack)

    def _find_app(self):
        if self.process.poll() is not None:
            raise SystemExit(f"the program ended with {self.process.returncode}")
        for app, name in ask_names(desktop().get_children()).items():
            if name == "turncoat-editor" and app.get_children():
                return app
        return None

    def frame(self):
        """The first window of the program, as the accessible tree tells of it."""
        return self.app.get_children()[0]

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

    def is_open(self, title):
        """Whether a window of that title is on the screen, told by the X server: GTK 4.8 complains when
        it is asked for a window that has closed since they were counted."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--all", "--pid", str(self.process.pid), "--name", title],
            capture_output=True, text=True,
        )
        return bool(found.stdout.strip())

    def page(self):
        """The title of the page that is shown."""
        states = ask_states(self.sections.get_children())
        return next(self._title(row) for row in states if states[row].contains(Atspi.StateType.SELECTED))

    def titles(self):
        """Of the sidebar, from the top."""
        return [self._title(row) for row in self.sections.get_children()]

    def _title(self, row):
        """Of a page in the sidebar, which never changes."""
        if row not in self.known_titles:
            self.known_titles[row] = labels_of(row)[0]
        return self.known_titles[row]

    def go(self, title):
        """To a page, by its place in the sidebar."""
        place = wait(lambda: self.titles().index(title) + 1, f"{title} in the sidebar")
        self.key(f"ctrl+{place}")

    def walk(self, within=None, wanted=None):
        """What is on the screen, or within a node of it."""
        if within:
            return walk(within, wanted=wanted)
        return walk(self.frame(), self.stack, self.stack and self.pages[self.page()], wanted)

    def all(self, wanted=None, name=None, within=None):
        """Every node on the screen of that role (@wanted) whose name is, or begins with, @name."""
        nodes = (node for node in self.walk(within, wanted) if not wanted or node.get_role() == wanted)
        while group := list(itertools.islice(nodes, AT_ONCE)):
            names = ask_names(group)
            for node in group:
                node.name = names.get(node)
            if name is not None:
                group = [node for node in group if (node.name or "").startswith(name)]
            boxes = ask_boxes(group)
            yield from (n for n in group if n in boxes and boxes[n].width > 0 and boxes[n].height > 0)

    def find(self, wanted, name, within=None):
        return wait(lambda: next(self.all(wanted, name, within), None), f"{wanted} “{name}”")

    def is_there(self, wanted, name):
        return next(self.all(wanted, name), None) is not None

    def focus(self):
        """What has the keyboard: its role, its name and where it is; None for a widget that does not
        tell."""
        for node, states in ask_states(self.walk()).items():
            if states.contains(Atspi.StateType.FOCUSED):
                box = node.get_extents()
                return node.get_role(), node.get_name(), box.x, box.y
        return None

    def labels(self):
        return [node.name for node in self.all("label")]

    def place(self, node, part=(0.5, 0.5)):
        """The middle of @node on the screen, or another part of its width and height."""
        window = self._geometry()
        frame = self.frame().get_extents()
        box = node.get_extents()
        if box.width <= 0 or box.height <= 0:
            raise AssertionError("has no place yet")
        return (
            window["X"] + (window["WIDTH"] - frame.width) // 2 + box.x + int(box.width * part[0]),
            window["Y"] + (window["HEIGHT"] - frame.height) // 2 + box.y + int(box.height * part[1]),
        )

    def click_at(self, place, held=None, button=1):
        down, up = (["keydown", held], ["keyup", held]) if held else ([], [])
        move = ["mousemove", *map(str, place)]
        subprocess.check_call(["xdotool", *move, *down, "click", str(button), *up])

    @contextlib.contextmanager
    def held(self, start, button=1):
        """The pointer with its button pressed at @start, until the end of the block."""
        self.pointer = start
        subprocess.check_call(["xdotool", "mousemove", *map(str, start), "mousedown", str(button)])
        try:
            yield
        finally:
            subprocess.check_call(["xdotool", "mouseup", str(button)])

    def carry(self, end):
        """By several motions, as a drag is none without them."""
        command = ["xdotool"]
        start = here = self.pointer
        for i in range(1, 9):
            there = tuple(a + (b - a) * i // 8 for a, b in zip(start, end))
            # For a motion to where the pointer is already, xdotool would wait a long time for nothing.
            if there != here:
                command += ["mousemove", "--sync", *map(str, there)]
            here = there
        self.pointer = here
        subprocess.check_call(command)

    def drag(self, start, end, button=1):
        with self.held(start, button):
            self.carry(end)

    def save_name(self, chooser):
        """The entry of the window @chooser, which asks where to save."""
        return wait(
            lambda: next(n for n in self.all("text", within=chooser) if self.text(n)), "its name"
        )

    def save_as(self, chooser, path, typed=None):
        """In the window @chooser that asks where to save."""
        name = self.save_name(chooser)
        name.set_text(typed or path)
        self.press(self.find("push button", "_Save", within=chooser))
        wait(lambda: os.path.exists(path), f"{path} to be saved")

    def window(self, title):
        """The window of the program whose title begins so; None without one."""
        for node, name in ask_names(self.app.get_children()).items():
            if (name or "").startswith(title):
                return node
        return None

    def move(self, x, y):
        """Without a window manager the keyboard is where the pointer is."""
        subprocess.check_call(["xdotool", "mousemove", str(x), str(y)])

    def take_keyboard(self):
        """Gives the keyboard to the program's window. Without a window manager a dialog that closes hands
        it to nobody when the window below was told of the pointer too early."""
        window = self._geometry()
        if window:
            subprocess.check_call(["xdotool", "windowfocus", str(window["WINDOW"])])

    def click(self, node, times=1, delay=40):
        """Of several clicks, @delay milliseconds lie between two."""
        x, y = wait(lambda: self.place(node), "a place to click at", 2)
        command = ["xdotool", "mousemove", str(x), str(y), "click"]
        if times > 1:
            command += ["--repeat", str(times), "--delay", str(delay)]
        self.stay_single((x, y))
        subprocess.check_call([*command, "1"])
        self.clicked = (x, y), time.monotonic()

    def stay_single(self, place):
        """Two clicks at one place are a double click, unless there is time between."""
        before, at = self.clicked
        if all(abs(a - b) <= DOUBLE_CLICK_PIXELS for a, b in zip(place, before)):
            time.sleep(max(0, at + DOUBLE_CLICK_SECONDS - time.monotonic()))

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
            if inner.is_editable():
                return inner.get_text()
        return None

    def choose(self, find, name):
        """Takes the choice @name of the drop-down that @find gives, by keyboard, row by row: where it
        begins in the list is GTK's affair."""
        chooser = None  # looking for it again for each key would take most of the time

        def open_rows():
            nonlocal chooser
            chooser = find()
            self.click(chooser)

        def rows():
            """While they are open."""
            nodes = list(walk(chooser))
            names = list(ask_names(nodes).values())
            listed = nodes[names.index("GtkPopover") :] if "GtkPopover" in names else []
            return [row for row in listed if row.get_role() == "list item"]

        def cursor():
            states = ask_states(rows())
            here = [row for row in states if states[row].contains(Atspi.StateType.FOCUSED)]
            return labels_of(here[0])[0] if here else None

        insist(open_rows, cursor, "the choices to open")
        names = [labels_of(row)[0] for row in rows()]
        for key, row in zip(["Home"] + ["Down"] * len(names), names[: names.index(name) + 1]):
            self.key(key)
            wait(lambda: cursor() == row, f"{row} among the choices")
        self.key("Return")
        wait(lambda: not rows() and name in labels_of(find()), f"{name} to be chosen")

    def press(self, node):
        """Through the accessible action, as a screen reader does."""
        node.do_action()

    def key(self, *keys, delay=15):
        """@delay: milliseconds that each is held."""
        subprocess.check_call(["xdotool", "key", "--delay", str(delay), *keys])

    def type(self, text):
        subprocess.check_call(["xdotool", "type", "--delay", "15", text])

    def is_sensitive(self, wanted, name):
        return self.find(wanted, name).has_state(Atspi.StateType.SENSITIVE)

    def problems(self):
        """How many the badge speaks of, of any weight."""
        for node in self.all("push button"):
            if match := re.fullmatch(r"(No Problems|\d+ (?:Problem|Note)s?: )(.*)", node.name or ""):
                return sum(int(n) for n in re.findall(r"\d+", match[2]))
        return None

    def wait_for_problems(self, n):
        wait(lambda: self.problems() == n, f"{n} problems on the badge")

    def stop(self):
        """Ends it as the session would, and looks at how it ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
        if self.process.returncode != 0:
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


def copy(scenario, change=None):
    """A copy of @scenario in the journey's own folder, changed by (old, new)."""
    text = read(scenario)
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


def run(journey, change=None, is_killed=False, scenario=SHIPPED, is_protected=False):
    """@is_killed: the journey has ended the program itself. @is_protected: nobody may write the file."""
    path = copy(scenario, change)
    if is_protected:
        os.chmod(path, 0o444)
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
