# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The five minutes of the README, step by step as they stand there: look, change, play, validate, repeat,
playtest. The commands are read from it and run as they are, so that it cannot promise what is not there."""
import os
import re
import subprocess

from game import play
from journey import COMMAND, DATA, FOLDER, insist, read, run, wait

README = read(os.path.join(DATA, "README.md"))
FIVE_MINUTES = README.partition("## Five minutes\n")[2].partition("\n## ")[0]
GAMES = "200"  # instead of the 2000 there, for the time that tests have


def commands():
    """Those of the README that a person types after ./run, in their order."""
    lines = re.sub(r"\s+", " ", FIVE_MINUTES)
    return [found.split() for found in re.findall(r"`\./run ([^`]+)`", lines)]


def turncoat(*arguments):
    """In a folder where scenarios lie as in a checkout. Returns how it ended and what it said."""
    done = subprocess.run([os.path.abspath(COMMAND), *arguments], cwd=FOLDER, capture_output=True, text=True, timeout=200)
    return done.returncode, done.stdout + done.stderr


def look(editor):
    editor.write(lambda: editor.find("entry", "Find an area"), "sedan")
    editor.key("Return")
    editor.find("label", "Sedan, ")
    editor.find("combo box", "Terrain")


def change(editor, path):
    before = read(path)
    editor.choose(lambda: editor.find("combo box", "Terrain"), "Forest")
    wait(lambda: editor.is_sensitive("push button", "Undo"), "the change")
    editor.key("ctrl+z")
    wait(lambda: not editor.is_sensitive("push button", "Undo"), "the change to be undone")
    editor.key("ctrl+shift+z")
    wait(lambda: editor.is_sensitive("push button", "Undo"), "the change again")
    editor.key("ctrl+s")
    wait(lambda: read(path) != before, "the file to be written")
    pairs = list(zip(before.split("\n"), read(path).split("\n"), strict=True))
    assert sum(old != new for old, new in pairs) == 1, "one changed line"


def play_a_little(editor):
    game = play(editor)
    log = " ".join(game.log())
    assert "initiative" in log, log
    insist(lambda: editor.click(game.first(), times=2), lambda: editor.is_sensitive("push button", "Undo decision"),
           "a move from the list")
    game.give(0, "Simple")
    game.give(1, "Simple")
    lines = game.n_lines()
    editor.key("F6")
    wait(lambda: game.n_lines() > lines, "a step of a bot")
    for _ in range(150):
        editor.key(*["F6"] * 10)
        if game.turn() != 1:
            break
    wait(lambda: game.turn() == 2, "turn 2")
    game.give(0, "Human")
    game.give(1, "Human")
    wait(lambda: not game.is_bots_turn(), "the last of the steps")
    editor.key("alt+Left")
    wait(lambda: editor.is_sensitive("push button", "Redo decision"), "undo")
    game.menu("Export Log")
    log = os.path.join(FOLDER, "log.md")
    editor.save_as(wait(lambda: editor.window("Export the Log"), "where to save the log"), log)
    wait(lambda: os.path.exists(log), "the log")
    assert "initiative" in read(log) and "Turn 1" in read(log)


def type_commands(path):
    os.symlink(os.path.join(DATA, "scenarios"), os.path.join(FOLDER, "scenarios"))
    typed = commands()
    assert [words[0] for words in typed] == ["validate", "play", "replay", "simulate"], typed
    code, said = turncoat(*typed[0])
    assert code == 0 and "error" not in said and "warning" not in said, said
    text = read(path).replace('terrain="forest"', 'terrain="forrest"', 1)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    code, said = turncoat("validate", path)
    assert code != 0 and re.search(r":\d+:\d+: error", said) and 'Did you mean "forest"?' in said, said
    for words in typed[1:]:
        words = [GAMES if word == "2000" else word for word in words]
        code, said = turncoat(*words)
        assert code == 0, said
    assert "game.replay" in os.listdir(FOLDER)
    option = re.search(r"`(--option \S+)`", FIVE_MINUTES)[1]
    code, said = turncoat(*typed[-1][:2], "--games", GAMES, *option.split())
    assert code == 0 and "%" in said, said


def journey(editor, path):
    editor.wait_for_problems(0)
    look(editor)
    change(editor, path)
    play_a_little(editor)
    type_commands(path)


run(journey)
