# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys that play share: the words of the play page, its seats, and its games as files
that the command line can read."""
import os
import re
import subprocess

from journey import COMMAND, FOLDER, Atspi, insist, labels_of, read, wait


SEED = 1940  # of the window's first game


HEADINGS = r"(?:Legal moves|Moves of the bot): (\d+)|A bot decides|No legal moves|[^:]+ decides"


def find_heading(editor):
    """Of the list of moves, while all are shown; None without a game."""
    return next((n for n in editor.all("label") if re.fullmatch(HEADINGS, n.get_name() or "")), None)


class Game:
    """The play page of @editor, which shows a game. What is read often is found once: a whole log is
    slow to walk."""

    def __init__(self, editor, turn="Turn "):
        """@turn: how the line begins that says where the game is."""
        self.editor = editor
        self.status = editor.find("label", turn)
        self.heading = find_heading(editor)
        self.rows = editor.find("list", "Legal moves")
        self.lines = editor.find("list", "Log of the game")
        self.step = editor.find("push button", "Step")
        self.auto = editor.find("push button", "Let bots play")

    def begin(self, seed, allows_undo=False):
        """Another game, of a seed that is entered by hand, with undo in games with bots if that is wanted."""
        editor = self.editor

        def is_open():
            return editor.is_there("push button", "Start a new game")

        insist(lambda: editor.click(editor.find("push button", "New game")), is_open, "what to start")
        entry = editor.find("text", "Seed of the game")
        entry.set_text(str(seed))
        wait(lambda: editor.text(entry) == str(seed), "the seed to be entered")
        if allows_undo:
            switch = editor.find(None, "Allow undo in games with bots")
            editor.press(switch)
            wait(lambda: switch.has_state(Atspi.StateType.CHECKED), "undo to be allowed")
        insist(
            lambda: editor.press(editor.find("push button", "Start a new game")),
            lambda: not is_open(),
            "the game to start",
        )

    def discard(self):
        """The game that a person has played, when it is asked about."""
        editor = self.editor
        question = wait(lambda: editor.window("Save the Game?"), "the question about the game")
        editor.press(editor.find("push button", "_Discard", within=question))
        wait(lambda: not editor.is_open("Save the Game?"), "the question to close")

    def turn(self):
        return int(self.status.get_name().split()[1])

    def n_moves(self):
        """How many moves are legal, while all are shown."""
        found = re.fullmatch(HEADINGS, self.heading.get_name())
        return int(found[1] or 0) if found else None

    def is_over(self):
        """Nobody can go on, not even bots by themselves."""
        return not self.auto.has_state(Atspi.StateType.SENSITIVE)

    def is_bots_turn(self):
        return self.step.has_state(Atspi.StateType.SENSITIVE)

    def log(self):
        """The lines of the log, while it is short."""
        return [node.name for node in self.editor.all("label", within=self.lines)]

    def has_logged(self, pattern):
        """Whether a line of the log has a match of it. The log has only the lines that have been in sight, and what
        follows a move can be more than those: at each look one step up by the wheel, until it is there."""
        if any(re.search(pattern, line) for line in self.log()):
            return True
        self.editor.click_at(self.editor.place(self.lines), button=4)
        return False

    def n_lines(self):
        return len(self.lines.get_children())

    def cursor(self):
        """Which of the legal moves has the keyboard: its place in the list and its words."""
        for i, row in enumerate(self.rows.get_children()):
            if row.has_state(Atspi.StateType.FOCUSED):
                return i, labels_of(row)[0]
        return None

    def first(self):
        """The words of the first legal move, to be clicked: above them there may be a heading."""
        return next(self.editor.all("label", within=self.rows))

    def seats(self):
        """Where it is chosen who plays them."""
        return [n for n in self.editor.all(None, "Who plays ") if n.get_role() != "label"]

    def give(self, seat, name):
        """The seat to “Human” or to a bot."""
        self.editor.choose(lambda: self.seats()[seat], name)

    def menu(self, item):
        editor = self.editor
        insist(
            lambda: editor.click(editor.find("push button", "Game")),
            lambda: editor.is_there("menu item", item),
            "the menu of the game",
        )
        editor.press(editor.find("menu item", item))

    def save(self, path):
        """By the menu, as @path."""
        editor = self.editor
        self.menu("Save Game")
        frame = wait(lambda: editor.window("Save the Game"), "where to save the game")
        editor.save_as(frame, path)


def play(editor, turn="Turn "):
    """A game of the text as it is now."""
    editor.key("F5")
    wait(lambda: find_heading(editor), "a game")
    return Game(editor, turn)


def replay(path, scenario, *options):
    """What the command line makes of the game at @path: every position must be the recorded one."""
    told = subprocess.run(
        [COMMAND, "replay", path, "--scenario", scenario, *options], capture_output=True, text=True
    )
    if told.returncode != 0:
        raise AssertionError(told.stdout + told.stderr)
    return told.stdout


def decisions(path, scenario):
    """The game at @path as the command line reports it: (who, move) for every decision; of one that is
    told as a sentence, the sentence."""
    told = []
    is_play = False
    for line in replay(path, scenario, "--log", "-").split("\n"):
        if line.startswith("== "):
            is_play = line.startswith(("== Turn ", "== Round ", "== Final "))
        elif is_play and re.match("  [^ -]", line):
            who, _, move = line.strip().partition(": ")
            told.append((who, move) if move else (who.split()[0], who))
    return told


def moves(path):
    """The lines of the game at @path that are moves, each with the hash of where it leads."""
    return [line for line in read(path).split("\n") if "  @" in line]


# By what the window calls them, as the command line does.
BOTS = {"Random": "random", "Simple": "heuristic", "Strong": "search"}


def play_to_the_end(game, path, bot, timeout=60):
    """@bot at every seat plays a game that has just begun: it is, byte for byte, and so with the hash of
    every position, the one that the command line plays by itself from that seed."""
    game.editor.key("F7")
    wait(game.is_over, "the bots to end it", timeout)
    shown = os.path.join(FOLDER, "bots.replay")
    game.save(shown)
    told = os.path.join(FOLDER, "command.replay")
    words = subprocess.check_output(
        [COMMAND, "play", path, "--seed", str(SEED), "--bots", BOTS[bot], "--save", told], text=True
    )
    played = [line for line in read(shown).split("\n") if not line.startswith(("# scenario-", "# seat ", "# played-by "))]
    assert moves(shown) and "\n".join(played) == read(told)
    final = moves(shown)[-1].split("  @")[1]
    assert f"Hash of the final position: {final}\n" in words, final
