# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the monkey does next: mostly what a person does, at places where something is to be seen."""

GARBAGE = (
    "7", "0", "-1", "12", "1.5", "99999999999999999999", "sedan", "French 2nd Army", "x y", "", " ",
    '<&"\'>', "]]>", "--", "%s%n%d", "a" * 300, "1940-06-31", "d6", "#ff0000", "../../x", "Größe",
    "<area id=\"x\"/>", "&amp;", "true", "0x1F",
)
PAGE_KEYS = [f"ctrl+{n}" for n in range(1, 10)]
KEYS = (
    ["Tab"] * 6 + ["shift+Tab"] * 2 + ["Return"] * 5 + ["Escape"] * 5 + ["space"] * 3
    + ["Up", "Down", "Left", "Right"] * 3 + ["Home", "End", "Page_Up", "Page_Down", "BackSpace"]
    + ["Delete"] * 3 + ["F4", "shift+F4", "F5", "F6", "F6", "F7", "F8", "F9", "F10", "Menu"]
    + ["ctrl+f", "ctrl+g", "ctrl+h", "ctrl+l", "ctrl+space", "ctrl+Return", "alt+Left", "alt+Right"]
    + ["ctrl+c", "ctrl+x", "ctrl+v", "ctrl+v", "ctrl+a", "ctrl+d", "ctrl+r", "ctrl+n", "ctrl+o", "ctrl+s"]
    + ["ctrl+shift+s", "ctrl+alt+z", "ctrl+plus", "ctrl+minus", "ctrl+0", "ctrl+question", "alt+Up"]
    + ["alt+Down", "shift+F10", "ctrl+comma", "plus", "minus", "shift+Down", "ctrl+Home", "ctrl+End"]
)
# By its edges a window is resized, by GTK itself where there is no window manager: GTK 4.8 ends with a
# segmentation fault of its own when a widget goes meanwhile.
MARGIN = 24


class Whims:
    def __init__(self, seed_random, eyes, size):
        self.random = seed_random
        self.eyes = eyes
        self.width, self.height = (each - MARGIN for each in size)
        self.last = None  # where the pointer was last

    def _anywhere(self):
        return [self.random.randrange(MARGIN, self.width), self.random.randrange(MARGIN, self.height)]

    def _place(self, left=0.0, right=1.0):
        """Where something stands out, or near what was clicked last: menus and popovers open there."""
        if self.last and self.random.random() < 0.2:
            x = self.last[0] + self.random.randrange(-160, 160)
            y = self.last[1] + self.random.randrange(-40, 240)
            self.last = [min(max(x, MARGIN), self.width), min(max(y, MARGIN), self.height)]
            return self.last
        for _ in range(12):
            place = self._anywhere()
            if left * self.width <= place[0] <= right * self.width and self.eyes.stands_out(*place):
                break
        self.last = place
        return place

    def _click(self):
        action = {"do": "click", "at": self._place()}
        chance = self.random.random()
        if chance < 0.08:
            action["button"] = 3
        elif chance < 0.18:
            action["times"] = 2
        elif chance < 0.24:
            action["held"] = self.random.choice(["ctrl", "shift"])
        return action

    def _header(self):
        return {"do": "click", "at": [self.random.randrange(MARGIN, self.width), self.random.randrange(MARGIN, 48)]}

    def _drag(self):
        start = self._place()
        if self.random.random() < 0.7:
            end = [
                min(max(a + self.random.randrange(-200, 200), 0), most + 60)
                for a, most in zip(start, (self.width, self.height))
            ]
        else:
            end = self._anywhere()
        return {"do": "drag", "from": start, "to": end, "button": self.random.choice([1] * 8 + [2])}

    def _wheel(self):
        action = {
            "do": "wheel", "at": self._place(), "button": self.random.choice([4, 5]),
            "times": self.random.choice([1, 2, 5, 15]),
        }
        if self.random.random() < 0.3:
            action["held"] = "ctrl"
        return action

    def _keys(self):
        return {"do": "keys", "keys": [self.random.choice(KEYS) for _ in range(self.random.choice([1, 1, 1, 2, 4]))]}

    def _page(self):
        return {"do": "keys", "keys": [self.random.choice(PAGE_KEYS)]}

    def _undo(self):
        key = self.random.choice(["ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+y"])
        return {"do": "keys", "keys": [key] * self.random.choice([1, 1, 2, 5])}

    def _play(self):
        return {"do": "keys", "keys": ["F5"] + ["F6"] * self.random.choice([0, 1, 3])}

    def _type(self):
        return {"do": "type", "text": self.random.choice(GARBAGE) or " "}

    def _write(self):
        return {
            "do": "write", "at": self._place(0.2, 1.0), "text": self.random.choice(GARBAGE),
            "end": self.random.choice([None, "Return", "Return", "Tab", "Escape"]),
        }

    def next(self):
        chances = (
            (self._click, 42), (self._keys, 14), (self._drag, 9), (self._wheel, 6), (self._page, 7),
            (self._write, 7), (self._type, 4), (self._undo, 4), (self._header, 4), (self._play, 2),
        )
        whims, weights = zip(*chances)
        action = self.random.choices(whims, weights)[0]()
        # As a person who does not wait for an answer.
        if self.random.random() < 0.2:
            action["quick"] = True
        return action
