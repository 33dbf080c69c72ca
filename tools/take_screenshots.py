# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What tools/screenshots takes in one size and one scheme, with the hands of the journeys. Every page is
gone to by its title and waited for by what it shows; a picture is taken when the screen no longer
changes, with the pointer out of the way."""
import contextlib
import os
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tests", "editor", "journeys"))
from drafts import drafts, type_at_end  # noqa: E402
from game import Game, find_heading  # noqa: E402
from journey import DATA, FOLDER, Editor, insist, read, wait  # noqa: E402
from tree import ask_names, desktop  # noqa: E402

OUT = os.environ["SHOTS_OUT"]
PARTS = os.environ["SHOTS_PARTS"].split()
WIDTH, HEIGHT = (int(n) for n in os.environ["SHOTS_SIZE"].split("x"))
SCHEME = os.environ["ADW_DEBUG_COLOR_SCHEME"].removeprefix("prefer-")
IS_LARGE = WIDTH > 1280
COLOURS = 255
FRAME = 5


def grab():
    """The screen without the frame, as bytes to compare and to write."""
    crop = f"{WIDTH}x{HEIGHT}+{FRAME}+{FRAME}"
    return subprocess.run(
        ["import", "-window", "root", "-crop", crop, "+repage", "-depth", "8", "ppm:-"], capture_output=True, check=True
    ).stdout


def lay_over(under, over):
    """Without a compositor a popover stands on black: all of that is as it was before it came, and so
    are the dark pixels of its rounded corners."""
    start = len(over) - WIDTH * HEIGHT * 3
    pixels = bytearray(over)
    most = 150 if SCHEME == "light" else 20
    edge = set()
    for i in range(start, len(over), 3):
        if over[i:i + 3] == b"\0\0\0" and under[i:i + 3] != b"\0\0\0":
            pixels[i:i + 3] = under[i:i + 3]
            edge.add(i)
    for _ in range(2):
        near = {i + step for i in edge for step in (-3, 3, -3 * WIDTH, 3 * WIDTH)} - edge
        edge = {i for i in near if start <= i < len(over) and max(over[i:i + 3]) < most}
        for i in edge:
            pixels[i:i + 3] = under[i:i + 3]
    return bytes(pixels)


def settled():
    """The screen, once three looks at it have been the same: however slow the machine, the page is
    done then."""
    last, same = grab(), 0
    end = time.monotonic() + 30
    while same < 3 and time.monotonic() < end:
        time.sleep(0.2)
        now = grab()
        same = same + 1 if now == last else 0
        last = now
    return last


class Stage(Editor):
    """A copy of a shipped scenario in a window as large as the screen."""

    def __init__(self, name, change=lambda text: text):
        system = os.path.dirname(name)
        shipped = os.path.join(DATA, "scenarios", name + ".scenario.xml")
        folder = os.path.join(FOLDER, system)
        os.makedirs(folder, exist_ok=True)
        self.path = shutil.copy(shipped, folder)
        text = change(read(self.path))
        with open(self.path, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        super().__init__(self.path)
        window = self._window_ids()[0]
        size = [str(WIDTH + 2 * FRAME), str(HEIGHT + 2 * FRAME)]
        subprocess.check_call(["xdotool", "windowsize", window, *size, "windowmove", window, "0", "0"])
        self.away()
        wait(lambda: self.problems() is not None, "the problems to be counted")
        settled()

    def end(self):
        """At once: what was changed is of no use to anyone."""
        self.process.kill()
        self.process.wait()
        shutil.rmtree(os.path.join(FOLDER, "turncoat"), ignore_errors=True)
        wait(lambda: "turncoat-editor" not in ask_names(desktop().get_children()).values(), "the program to be gone")

    def _window_ids(self):
        return subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True, check=True,
        ).stdout.split()

    def away(self):
        """The pointer to the corner, where it lights nothing up and the window keeps the keyboard."""
        self.move(WIDTH + FRAME - 1, HEIGHT + FRAME - 1)

    def show(self, title):
        self.away()
        self.go(title)
        wait(lambda: self.page() == title, title)

    def choose_row(self, listed, name):
        """The row @name of the list @listed, by a click."""
        rows = self.find("list", listed)
        self.click(self.find("label", name, within=rows))

    def shoot(self, name, under=None):
        """@under: the screen before a popover came, for without a compositor it stands on black."""
        self.away()
        picture = settled()
        if under:
            picture = lay_over(under, picture)
        # Few colours: what is lost cannot be seen, and the files are a third as large.
        file = os.path.join(OUT, f"{name}-{SCHEME}{f'-{WIDTH}x{HEIGHT}' if IS_LARGE else ''}.png")
        subprocess.run(
            ["convert", "ppm:-", "+dither", "-treedepth", "8", "-colors", str(COLOURS), "-strip", "-define",
             "png:compression-level=9", "-define", "png:compression-strategy=1", f"PNG8:{file}"],
            input=picture, check=True,
        )
        print(os.path.basename(file), os.path.getsize(file) // 1024, "kB", flush=True)

    def frames(self):
        return len(self.app.get_children())

    def shoot_window(self, opened, name, prepare=None):
        """The window that the key or the action @opened opens, in the middle of the screen as a window
        manager would have it."""
        before = set(self._window_ids())
        insist(opened if callable(opened) else lambda: self.key(opened), lambda: self.frames() == 2, name)
        settled()
        window = wait(lambda: (set(self._window_ids()) - before), name).pop()
        box = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True
        ).stdout.split()
        size = {k: int(v) for k, v in (line.split("=") for line in box)}
        x, y = FRAME + (WIDTH - size["WIDTH"]) // 2, FRAME + max(0, (HEIGHT - size["HEIGHT"]) // 2)
        subprocess.check_call(["xdotool", "windowmove", window, str(x), str(y)])
        # Without a window manager the keyboard is where the pointer is.
        self.away = lambda: self.move(x + size["WIDTH"] // 2, y + 14)
        if prepare:
            prepare(x, y, size)
        self.shoot(name)
        self.key("Escape")
        wait(lambda: self.frames() == 1, name + " to close")
        del self.away


    def choose_menu(self, button, item):
        """@item of the menu of @button."""
        insist(
            lambda: self.click(self.find("push button", button)),
            lambda: self.is_there("menu item", item), "the menu",
        )
        self.press(self.find("menu item", item))

    def shoot_popover(self, button, name):
        """What @button opens, over the page."""
        before = settled()
        self.click(self.find("push button", button))
        settled()
        self.shoot(name, before)
        self.key("Escape")
        settled()


class Welcome(Stage):
    """The window without a file."""

    def __init__(self):
        Editor.__init__(self, None)
        window = self._window_ids()[0]
        size = [str(WIDTH + 2 * FRAME), str(HEIGHT + 2 * FRAME)]
        subprocess.check_call(["xdotool", "windowsize", window, *size, "windowmove", window, "0", "0"])
        self.away()
        self.find("label", "Welcome to Turncoat")
        settled()


def wanted(name, large=True):
    """@large: whether it is taken in the large size too; the dialogs are as they are in any."""
    return (large or not IS_LARGE) and (not PARTS or any(part in name for part in PARTS))


def some(*names, large=True):
    return any(wanted(name, large) for name in names)


def take_map(stage):
    stage.show("Map")
    stage.key("ctrl+f")
    stage.type("cambrai")
    areas = stage.find("list", "Areas")
    wait(lambda: len(list(stage.all("list item", within=areas))) == 1, "Cambrai alone")
    insist(lambda: stage.key("Return"), lambda: stage.is_there("label", "Cambrai, "), "Cambrai")
    stage.key("Escape")
    if wanted("map"):
        stage.shoot("map")
    if wanted("layers", large=False):
        stage.shoot_popover("What the map shows", "layers")


def take_tables(stage):
    stage.show("Tables")
    stage.choose_row("List of tables", "Combat table")
    cell = stage.find(None, "7, 2:1: PX")
    stage.click(cell)
    stage.shoot("tables")


def take_counters(stage):
    stage.show("Counters")
    x, y = WIDTH * 30 // 100, 200
    stage.click_at((x, y))
    stage.key("shift+Down", "shift+Down")
    stage.shoot("counters")


def take_setups(stage):
    """With a counter of the list selected."""
    stage.show("Setups")
    if wanted("setups"):
        stage.choose_row("Counters off the map", "2DCR")
        stage.shoot("setups")
    if wanted("setups-free"):
        chosen = [n for n in stage.all(None, "Setup to edit") if n.get_role() != "label"]
        stage.choose(lambda: chosen[0], "Free setup")
        stage.click(stage.find("page tab", "Quotas and arrivals"))
        stage.shoot("setups-free")


def take_rules(stage):
    stage.show("Rules")
    if wanted("rules"):
        stage.shoot("rules")
    for tab, listed, row, name in (
        ("Victory", "Victory", "All of", "victory"), ("Milestones", "Milestones", None, "milestones"),
    ):
        if wanted(name):
            insist(
                lambda: stage.click(stage.find("page tab", tab)),
                lambda: next(stage.all("list", listed), None), "the list of " + tab,
            )
            rows = stage.find("list", listed)
            stage.click(next(stage.all("label", row, within=rows)))
            stage.shoot(name)
    if wanted("turn-track"):
        insist(
            lambda: stage.click(stage.find("page tab", "Turn record track")),
            lambda: stage.is_there(None, "Add turn"), "the turns",
        )
        stage.click(next(stage.all(None, "1, Date: ")))
        stage.shoot("turn-track")


def take_source(stage):
    """Where the counter is that was chosen before: the pages have one selection."""
    stage.show("Counters")
    stage.click_at((WIDTH * 30 // 100, 200))
    wait(lambda: len(list(stage.all("label", "SS Verf"))) > 1, "the counter in the inspector")
    stage.show("Source")
    if wanted("source"):
        stage.shoot("source")
    if wanted("find", large=False):
        stage.click(stage.find("text", "Source text"))
        stage.key("ctrl+h")
        stage.write(lambda: stage.find("text", "Find"), "germany")
        stage.write(lambda: stage.find("text", "Replace with"), "prussia")
        stage.shoot("find")
        stage.key("Escape")
    if wanted("completion", large=False):
        stage.click(stage.find("text", "Source text"))
        stage.key("ctrl+Home", "ctrl+f")
        stage.type('<unit ')
        stage.key("Return", "Escape", "Right")
        before = settled()
        stage.key("ctrl+space")
        wait(lambda: next(stage.all("list", "Show completions"), None), "the completion")
        stage.shoot("completion", before)
        stage.key("Escape")


def step_until(stage, game, key, done):
    def seen():
        return game.status.get_name(), game.heading.get_name(), game.n_lines()

    for _ in range(200):
        if done():
            return
        before = seen()
        stage.key(key)
        # Some decisions change nothing of these.
        with contextlib.suppress(AssertionError):
            wait(lambda: seen() != before, key, 1)
    raise AssertionError(key + " leads nowhere")


def take_play(stage):
    stage.away()
    stage.key("F5")
    wait(lambda: find_heading(stage), "a game")
    game = Game(stage)
    # Some decisions by bots, so that there is a game to see; then it is a person's turn.
    n_seats = len(wait(game.seats, "the seats"))
    for seat in range(n_seats):
        game.give(seat, "Simple")
    for _ in range(60):
        if game.turn() > 1:
            break
        stage.key(*["F6"] * 20)
    settled()
    # Keys that were still on their way went on: back to turn 1, and to where Germans move.
    step_until(stage, game, "alt+Left", lambda: game.turn() == 1)
    step_until(stage, game, "F6", lambda: "German movement" in game.status.get_name() and game.turn() == 2)
    for seat in range(n_seats):
        wait(lambda: len(game.seats()) == n_seats, "the seats again")
        game.give(seat, "Human")
    stage.click(game.heading)
    if wanted("play"):
        stage.shoot("play")
    if wanted("dice", large=False):
        stage.shoot_popover("Force dice", "dice")
    if wanted("why-not", large=False):
        take_why_not(stage)


def take_why_not(stage):
    """A counter that has moves is dragged where it may not go."""
    board = stage.find(None, "Board")

    def has_moves():
        """Whether a counter is selected, which is the subject of moves, and not an area."""
        labels = list(stage.labels())
        pairs = zip(labels, labels[1:])
        name = next((name for name, count in pairs if re.match(r"\d+ of \d+ moves$", count)), None)
        return name is not None and any(label.startswith(name + " moves to ") for label in labels)

    def find_counter():
        # Outwards from about where the Germans are.
        parts = [(x / 100, y / 100) for y in range(8, 60, 3) for x in range(78, 50, -2)]
        for part in sorted(parts, key=lambda part: abs(part[0] - 0.66) + abs(part[1] - 0.22)):
            place = stage.place(board, part)
            stage.click_at(place)
            with contextlib.suppress(AssertionError):
                wait(has_moves, "a counter with moves", 0.5)
                return place
        raise AssertionError("no counter with moves")

    place = find_counter()
    far = stage.place(board, (0.21, 0.84))
    insist(
        lambda: stage.drag(place, far), lambda: any("(rule " in n for n in stage.labels()),
        "why it may not go there",
    )
    stage.shoot("why-not")


def betrayal():
    pages = {
        "map layers": take_map, "tables": take_tables, "counters": take_counters,
        "setups setups-free": take_setups, "rules victory milestones turn-track": take_rules,
        "source find completion": take_source, "play dice why-not": take_play,
    }
    stage = None
    for names, take in pages.items():
        if some(*names.split()):
            stage = stage or Stage("betrayal-1940/betrayal-1940")
            take(stage)
    if stage:
        stage.end()


def betrayal_with_faults():
    """The problems, one of them gone to; and a history of having fixed one."""
    if not some("problems"):
        return

    def change(text):
        for name in ("Sedan", "Ardennes", "Antwerp"):
            text = text.replace(f' name="{name}"', f' nmae="{name}"', 1)
        return text.replace('<area id="lille"', '<area port="perhaps" id="lille"', 1)

    stage = Stage("betrayal-1940/betrayal-1940", change)
    stage.show("Source")
    stage.key("F8")
    problems = stage.find("list", "Problems")
    stage.click(next(stage.all("list item", within=problems)))
    stage.shoot("problems")
    stage.end()


def variant():
    """What a variant changes; its base is beside it."""
    if not some("changes", large=False):
        return
    folder = os.path.join(FOLDER, "betrayal-1940")
    os.makedirs(folder, exist_ok=True)
    shutil.copy(os.path.join(DATA, "scenarios", "betrayal-1940", "betrayal-1940.scenario.xml"), folder)
    stage = Stage("betrayal-1940/dyle-breda")
    stage.show("Changes")
    stage.shoot("changes")
    stage.end()


def windows():
    names = ["new", "shortcuts", "about", "history", "conflict", "difference", "question"]
    if not some(*names, large=False):
        return
    stage = Stage("betrayal-1940/betrayal-1940")
    if wanted("new"):
        stage.shoot_window("ctrl+n", "new")
    if wanted("shortcuts"):
        stage.shoot_window("ctrl+question", "shortcuts")
    if wanted("shortcuts-map"):
        stage.shoot_window("ctrl+question", "shortcuts-map", lambda x, y, size: other_section(stage, x, y, size))
    if wanted("about"):
        stage.shoot_window(lambda: stage.choose_menu("Main menu", "About Turncoat"), "about")
    if some("history", "conflict", "difference", "question"):
        changes(stage)
    stage.end()


def other_section(stage, x, y, size):
    """Of the shortcuts: the second."""
    stage.click_at((x + size["WIDTH"] // 2, y + 28))
    settled()
    stage.key("Down", "Return")
    settled()


def changes(stage):
    """Steps that a history can list, and then a change on disk by another."""
    stage.show("Rules")
    for limit in ("4", "5", "3"):
        stage.write(lambda: stage.find("spin button", "Limit"), limit)
        stage.key("Return")
        wait(lambda: stage.is_sensitive("push button", "Undo"), "a step")
    stage.show("Map")
    stage.key("ctrl+f")
    stage.type("border-4")
    stage.key("Return", "Escape", "j", "Return", "Left", "Return", "Escape")
    stage.away()
    # What was done is reported for some seconds.
    wait(lambda: not stage.is_there("push button", "Close this message"), "the message to go", 25)
    before = settled()
    stage.key("ctrl+alt+z")
    wait(lambda: next(stage.all("list", "History"), None), "the history")
    if wanted("history"):
        stage.shoot("history", before)
    stage.key("Escape")
    if wanted("question"):
        stage.shoot_window("ctrl+w", "question")

    theirs = read(stage.path).replace('name="Sedan"', 'name="Sedan on the Meuse"')
    with open(stage.path, "w", encoding="utf-8", newline="") as file:
        file.write(theirs)
    stage.find("label", "Another program has changed the file, and you have unsaved changes")
    if wanted("conflict"):
        stage.shoot("conflict")
    if wanted("difference"):
        stage.shoot_window("ctrl+d", "difference")


def ended():
    """The file is opened again after the program was killed with changes; and one that nobody can
    read."""
    if wanted("recovered", large=False):
        stage = Stage("betrayal-1940/betrayal-1940")
        type_at_end(stage, "<!-- a note -->")
        wait(drafts, "a draft")
        settled()
        stage.process.kill()
        stage.process.wait()
        again = Stage("betrayal-1940/betrayal-1940")
        again.find("label", "The program ended before these changes were saved")
        again.shoot("recovered")
        again.end()
    if wanted("broken", large=False):
        stage = Stage("betrayal-1940/betrayal-1940", lambda text: text[: text.index("<link ")])
        stage.shoot("broken")
        stage.end()


def take_pages(stage, start):
    """All but those that look alike in every scenario; the names begin with @start."""
    for title in stage.titles():
        name = start + "-" + title.lower().replace(" ", "-")
        if title not in ("Play", "Source") and wanted(name):
            stage.show(title)
            stage.shoot(name)


def badge():
    if PARTS and not any("badge" in part for part in PARTS):
        return
    stage = Stage("badge/badge")
    take_pages(stage, "badge")
    if some("badge-play", "badge-notes", "badge-screen"):
        take_badge_play(stage)
    stage.end()


def take_badge_play(stage):
    stage.key("F5")
    wait(lambda: stage.page() == "Play", "the game")
    if wanted("badge-play"):
        stage.shoot("badge-play")
    if wanted("badge-notes", large=False):
        stage.click(stage.find("page tab", "Notes"))
        stage.shoot("badge-notes")
    if wanted("badge-screen", large=False):
        game = Game(stage)
        game.give(1, "Human")
        stage.find("push button", "I Am ")
        stage.shoot("badge-screen")


def bell():
    if PARTS and not any("bell" in part for part in PARTS):
        return
    stage = Stage("bell-1938/bell-1938")
    take_pages(stage, "bell")
    if some("bell-play", "bell-final"):
        take_bell_play(stage)
    stage.end()


def take_bell_play(stage):
    """Of a game that bots play: in the second round, and in the final one."""
    stage.key("F5")
    wait(lambda: stage.page() == "Play", "the game")
    game = Game(stage, "Round ")
    for seat in range(2):
        game.give(seat, "Simple")
    game.begin(2)
    for name, start in (("bell-play", "Round 2"), ("bell-final", "Final")):
        while not game.status.get_name().startswith(start):
            stage.key(*["F6"] * 5)
            settled()
        stage.click(game.heading)
        if wanted(name):
            stage.shoot(name)


def dune():
    """A game without a map: its pages, the table with four and with eight players, and what is hidden."""
    if PARTS and not any("dune" in part for part in PARTS):
        return
    stage = Stage("dune/dune")
    take_pages(stage, "dune")
    if wanted("dune-copies"):
        stage.show("Cards and Tiles")
        insist(
            lambda: stage.click(stage.find("page tab", "Copies")),
            lambda: next(stage.all(None, "Needed, 5 players"), None), "the copies",
        )
        stage.shoot("dune-copies")
    if some("dune-play", "dune-notes"):
        take_dune_play(stage)
    stage.end()
    if wanted("dune-screen", large=False):
        stage = Stage("dune/dune")
        take_dune_screen(stage)
        stage.end()
    if wanted("dune-eight"):
        first = '<setups>\n    <setup id="first" name="Eight" players="8"/>'
        stage = Stage("dune/dune", lambda text: text.replace("<setups>", first, 1))
        take_table(stage, 60)
        stage.shoot("dune-eight")
        stage.end()


def take_table(stage, n_moves):
    """The table after so many decisions of bots."""
    stage.key("F5")
    wait(lambda: stage.page() == "Play", "the game")
    game = Game(stage, "Action round")
    for seat in range(len(wait(game.seats, "the seats"))):
        game.give(seat, "Simple")
    for _ in range(n_moves // 5):
        stage.key(*["F6"] * 5)
        settled()
    stage.click(game.heading)
    return game


def take_dune_play(stage):
    take_table(stage, 35)
    if wanted("dune-play"):
        stage.shoot("dune-play")
    if wanted("dune-notes", large=False):
        stage.click(stage.find("page tab", "Notes"))
        stage.shoot("dune-notes")


def take_dune_screen(stage):
    """What covers the table until the next of two people takes the screen."""
    stage.key("F5")
    wait(lambda: stage.page() == "Play", "the game")
    game = Game(stage, "Action round")
    game.give(1, "Human")
    stage.find("push button", "I Am ")
    stage.shoot("dune-screen")


def house():
    """What is peculiar to a house that grows: its chart, its characters and its haunts."""
    if PARTS and not any("house" in part for part in PARTS):
        return
    stage = Stage("house/house")
    if wanted("house-tile"):
        stage.show("Cards and Tiles")
        stage.choose_row("Kinds of tiles", "Attic")
        stage.find("push button", "Door south of Attic")
        stage.shoot("house-tile")
    if wanted("house-floors"):
        stage.show("Floors")
        stage.choose(lambda: stage.find("combo box", "Setup shown"), "A house that is half built, 4 players")
        stage.choose_row("Tiles that are not laid", "Attic")
        stage.shoot("house-floors")
    if wanted("house-play"):
        stage.show("Booklet")
        stage.press(stage.find("push button", "Play Haunt drill: Horde"))
        wait(lambda: find_heading(stage), "a game")
        stage.shoot("house-play")
    for title in ("Chart", "Characters", "Booklet"):
        name = "house-" + title.lower()
        if wanted(name):
            stage.show(title)
            stage.shoot(name)
    stage.end()


def beginning():
    """The welcome, the tour and the tree of lines of play."""
    if some("tour", "branches", large=False):
        stage = Stage("betrayal-1940/betrayal-1940")
        if wanted("tour"):
            stage.choose_menu("Main menu", "Take the Tour")
            wait(lambda: next(stage.all("dialog", "Step "), None), "the tour")
            stage.key("Return")
            stage.shoot("tour")
            stage.key("Escape")
        if wanted("branches"):
            take_branches(stage)
        stage.end()
    if wanted("welcome", large=False):
        stage = Welcome()
        stage.shoot("welcome")
        stage.end()


def take_branches(stage):
    """Two lines of play from one position, and a bookmark."""
    stage.key("F5")
    wait(lambda: find_heading(stage), "a game")
    game = Game(stage)

    def decide(n):
        before = game.log()
        rows = [node for node in stage.all("label", within=game.rows) if " starts in " in node.get_name()]
        insist(lambda: stage.click(rows[n], times=2), lambda: game.log() != before, "a move")

    decide(0)
    decide(1)
    stage.key("alt+Left")
    wait(lambda: stage.is_sensitive("push button", "Redo decision"), "the move to be taken back")
    decide(2)
    game.menu("Bookmark This Position…")
    question = wait(lambda: stage.window("Bookmark This Position"), "the question for a name")
    stage.press(stage.find("push button", "_Bookmark", within=question))
    wait(lambda: not stage.is_open("Bookmark This Position"), "the bookmark")
    settled()
    stage.shoot_window(lambda: game.menu("Branches…"), "branches")


def main():
    os.makedirs(os.path.join(FOLDER, "gtk-4.0"))
    with open(os.path.join(FOLDER, "gtk-4.0", "settings.ini"), "w", encoding="utf-8") as file:
        file.write("[Settings]\ngtk-font-name=Cantarell 11\ngtk-cursor-blink=false\ngtk-enable-animations=false\n")
    betrayal()
    betrayal_with_faults()
    variant()
    windows()
    ended()
    badge()
    bell()
    dune()
    house()
    beginning()


main()
