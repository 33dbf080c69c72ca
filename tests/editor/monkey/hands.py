# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One action by real events of the X server. An action is a dictionary of plain values, so that a list of
them can be written down and done again; what it does is told by its "do"."""
import subprocess

STEPS = 6  # motions of a drag


def _move(place):
    return ["mousemove", str(place[0]), str(place[1])]


def _held(action, *command):
    key = action.get("held")
    return ["keydown", key, *command, "keyup", key] if key else list(command)


def _click(action):
    times = str(action.get("times", 1))
    click = ["click", "--repeat", times, "--delay", "20", str(action.get("button", 1))]
    return _move(action["at"]) + _held(action, *click)


def _drag(action):
    start, end = action["from"], action["to"]
    button = str(action.get("button", 1))
    command = _move(start) + ["mousedown", button]
    for i in range(1, STEPS + 1):
        command += _move([a + (b - a) * i // STEPS for a, b in zip(start, end)])
        command += ["sleep", "0.012"]  # motions at once are one to the program
    return command + ["mouseup", button]


def _keys(action):
    return ["key", "--delay", "8", *action["keys"]]


def _type(action):
    return ["type", "--delay", "4", "--", action["text"]]


def _write(action):
    """Into what holds text there, instead of it."""
    end = ["key", action["end"]] if action.get("end") else []
    typed = ["type", "--delay", "4", "--", action["text"]] if action["text"] else ["key", "Delete"]
    return _move(action["at"]) + ["click", "1", "key", "ctrl+a"], typed, end


_COMMANDS = {"click": _click, "wheel": _click, "drag": _drag, "keys": _keys, "type": _type}


def perform(action):
    """xdotool takes all that follows "type" for text, so that stands alone."""
    if action["do"] == "write":
        commands = _write(action)
    else:
        commands = [_COMMANDS[action["do"]](action)]
    for command in commands:
        if command:
            subprocess.run(["xdotool", *command], check=True, timeout=60)
