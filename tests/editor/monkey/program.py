# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program that the monkey is let loose on, and what it must do at any time: answer, paint, lose nothing."""
import contextlib
import difflib
import os
import re
import shutil
import signal
import subprocess
import time

from bus import Bus

# A build with sanitizers takes several times as long for the same.
SLOW = float(os.environ.get("MONKEY_SLOW", "1"))
FREEZE = 1.0 * SLOW  # seconds of processor time
MOST_STEPS = 3000
COMPLAINT = re.compile(r"(?:CRITICAL|WARNING|ERROR) \*\*: [\d:.]+: (.*)|SUMMARY: (.*)|runtime error: (.*)")


class Failed(Exception):
    """A defect; the same text for the same defect."""


class Program:
    """With one file open, as long as it lasts."""

    def __init__(self, command, path, log):
        self.path = path
        self.log = log
        with open(path, "rb") as file:
            self.first = file.read()
        environment = dict(os.environ, G_DEBUG=os.environ.get("MONKEY_FATAL", "fatal-criticals"), TURNCOAT_STALL_MS=str(int(FREEZE * 1000)))
        self.process = subprocess.Popen(
            [command, path], env=environment, cwd=os.path.dirname(path), stderr=open(log, "wb")
        )
        if os.environ.get("MONKEY_GDB"):
            self._debug()
        self.bus = Bus(self.process.pid, self._fail_silent)
        self._wait(lambda: self.bus.find() and self.bus.windows(), "the window", 60 * SLOW)
        self.window = self.bus.windows()[0]
        self.buttons = self._wait(self._find_buttons, "its buttons", 30 * SLOW)

    def _debug(self):
        """Writes down where it ends."""
        command = ["gdb", "-p", str(self.process.pid), "-batch", "-ex", "handle SIGTERM nostop", "-ex", "continue"]
        with open(self.log + ".gdb", "wb") as file:
            subprocess.Popen([*command, "-ex", "bt 60"], stdout=file, stderr=subprocess.DEVNULL)

    def _find_buttons(self):
        names = ("Undo", "Redo", "Save")
        found = self.bus.find_named(self.window, names)
        return found if len(found) == len(names) else None

    def _wait(self, function, what, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            result = function()
            if result:
                return result
            if self.process.poll() is not None:
                raise Failed(self.complaint())
            time.sleep(0.05)
        raise Failed("gave up waiting for " + what)

    def complaint(self):
        """What the program said last before it ended, without what differs from time to time."""
        with open(self.log, encoding="utf-8", errors="replace") as file:
            found = [next(filter(None, match.groups())) for match in COMPLAINT.finditer(file.read())]
        said = re.sub(r"0x[0-9a-f]+|\d+", "N", found[-1]) if found else ""
        return f"ended with {self.process.returncode}: {said}"

    def is_closed(self):
        """Whether it was told to end, and did."""
        if self.process.poll() is None:
            return False
        if self.process.returncode != 0:
            raise Failed(self.complaint())
        return True

    def settle(self):
        """Until the program has answered, or has ended."""
        self.bus.windows()
        self.is_closed()

    def _fail_silent(self):
        """Notes where it is, for whoever looks into it."""
        if self.is_closed():
            return
        if shutil.which("gdb"):
            command = ["gdb", "-p", str(self.process.pid), "-batch", "-ex", "thread apply all bt 60"]
            with open(self.log, "ab") as file:
                subprocess.run(command, stdout=file, stderr=subprocess.DEVNULL)
        raise Failed("the window does not answer")

    def check_painting(self, eyes):
        """What was covered is painted again."""
        eyes.cover()
        end = time.monotonic() + 20
        while not eyes.is_uncovered():
            if time.monotonic() > end:
                raise Failed("the window does not paint again")
            if self.is_closed():
                return
            time.sleep(0.02)

    def _read(self):
        with open(self.path, "rb") as file:
            return file.read()

    def _save(self):
        """Whether the file now holds what the window does. It does not when the file may not be written
        before a question is answered, or the document has another file by now."""
        save = self.buttons["Save"]
        if self.bus.is_sensitive(save):
            self.bus.press(save)
        end = time.monotonic() + 5 * SLOW
        while time.monotonic() < end:
            if not self.bus.is_sensitive(save):
                return True
            self.settle()
            time.sleep(0.05)
        return False

    def _do_all(self, name, key):
        """Until there is nothing more to undo, or to redo: by keys, and by the button when another window
        has the keyboard or this one is not under the pointer. A press takes a quarter of a second."""
        button = self.buttons[name]
        keys = ["key", "--delay", "2", "--repeat", "10", key]
        for i in range(MOST_STEPS):
            if not self._becomes_sensitive(button):
                return
            if len(self.bus.windows()) == 1 and i % 8 != 7:
                subprocess.run(["xdotool", "mousemove", "645", "400", *keys], check=True)
            else:
                self.bus.press(button)
                time.sleep(0.1)
            self.settle()
        raise Failed(f"there is no end to {name}")

    def _is_at_work(self):
        """Whether one of its threads has the processor, or waits for it."""
        folder = f"/proc/{self.process.pid}/task"
        for thread in os.listdir(folder):
            with contextlib.suppress(FileNotFoundError), open(f"{folder}/{thread}/stat", encoding="utf-8") as file:
                if file.read().rsplit(")", 1)[1].split()[0] in "RD":
                    return True
        return False

    def _becomes_sensitive(self, button):
        """What takes its time, such as reading the file, makes it insensitive for a while, which is longer on a
        busy machine."""
        n_calm = 0
        for _ in range(60):
            if self.bus.is_sensitive(button):
                return True
            n_calm = 0 if self._is_at_work() else n_calm + 1
            if n_calm == 8:
                break
            time.sleep(0.1)
            self.settle()
        return False

    def _compare(self, wanted, complaint):
        found = self._read()
        if found == wanted:
            return
        lines = [text.decode("utf-8", "replace").splitlines(True) for text in (wanted, found)]
        with open(self.log, "a", encoding="utf-8") as file:
            file.writelines(difflib.unified_diff(*lines, "wanted", "found"))
        raise Failed(complaint)

    def _ask_nothing(self):
        """Gives up what is asked in a dialog."""
        for _ in range(6):
            subprocess.run(["xdotool", "mousemove", "700", "400", "key", "Escape"], check=True)
            self.settle()

    def check_history(self):
        """Undoing all gives the first bytes, and redoing all gives the last. What was looked at."""
        self._ask_nothing()
        if self.is_closed():
            return "closed"
        # On the Play page the keys undo decisions of the game.
        subprocess.run(["xdotool", "mousemove", "645", "400", "key", "ctrl+1"], check=True)
        self.settle()
        self._do_all("Redo", "ctrl+y")
        if not self._save():
            return "cannot save"
        if not self.bus.find_named(self.window, (os.path.basename(self.path),)):
            return "the window has another file by now"
        last = self._read()
        self._do_all("Undo", "ctrl+z")
        if not self._save():
            return "cannot save the first version"
        self._compare(self.first, "undoing all does not give the first bytes")
        self._do_all("Redo", "ctrl+y")
        if not self._save():
            return "cannot save the last version"
        self._compare(last, "redoing all does not give the last bytes")
        return f"{len(self.first)} bytes, {len(last)} with all steps, and both again"

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20 * SLOW)
            except subprocess.TimeoutExpired as error:
                self.process.kill()
                raise Failed("does not end when the session ends") from error
        if self.process.returncode != 0:
            raise Failed(self.complaint())

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
