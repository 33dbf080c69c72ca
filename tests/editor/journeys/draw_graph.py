# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw a graph of five spaces: to the two that there are come three more, each by a click and a name, and
arrows by dragging from one space to another, one of them back again. The line below the map says who gets
there; the game is played on it at once: a cube goes into a new space, which only an arrow leads to."""
import re

from crisis import SMALL, moves, play_move
from game import play
from journey import insist, run, wait
from map import MARGIN, Map, save

WIDTH, HEIGHT = 800, 600  # of the board, in its own units
SPACES = {"Market": (400, 150), "Mill": (650, 150), "Bridge": (650, 450)}
PLACES = {"Square": (150, 150), "Church": (150, 450), **SPACES}
ARROWS = [("Square", "Market"), ("Market", "Mill"), ("Mill", "Bridge"), ("Bridge", "Mill"), ("Church", "Bridge")]


class Graph(Map):
    """The board of the map page, which has no boxes beside it there."""

    def place(self, x, y):
        box = self.board.get_extents()
        scale = min((box.width - 2 * MARGIN) / WIDTH, (box.height - 2 * MARGIN) / HEIGHT)
        left = (box.width - WIDTH * scale) / 2
        top = (box.height - HEIGHT * scale) / 2
        corner = self.editor.place(self.board, (0, 0))
        return (round(corner[0] + left + x * scale), round(corner[1] + top + y * scale))


def add_space(editor, graph, name):
    def ask():
        editor.key("Escape")
        editor.click(editor.find("push button", "Draw a new area"))
        graph.click(*SPACES[name])

    insist(ask, graph.dialog, "the question about the new space")
    dialog = graph.dialog()

    def text_of(field):
        return editor.text(editor.find("text", field, within=dialog))

    def name_it():
        graph.dialog()
        editor.key("ctrl+a")
        editor.type(name)

    insist(name_it, lambda: text_of("Name") == name, "the name")
    wait(lambda: text_of("Id") == name.lower(), "an id made of the name")
    editor.press(editor.find("push button", "_Add Space", within=dialog))
    wait(lambda: graph.status(name), f"{name} to be selected")


def arrows(text):
    return set(re.findall(r'<arrow a="([^"]+)" b="([^"]+)"', text))


def connect(editor, graph, path, start, end):
    """Until the file has it: a drag may begin before the board is where it will stay."""
    pair = start.lower(), end.lower()
    is_back = (end, start) in ARROWS[: ARROWS.index((start, end))]
    graph.drag(PLACES[start], PLACES[end])
    text = save(editor, path)
    assert is_back or pair in arrows(text), (pair, arrows(text))
    return text


def draw(editor, path):
    graph = Graph(editor)
    editor.press(editor.find("push button", "Show the whole map"))
    for name in SPACES:
        add_space(editor, graph, name)
    editor.click(editor.find("push button", "Add or remove adjacencies"))
    for start, end in ARROWS:
        text = connect(editor, graph, path, start, end)
    assert arrows(text) == {
        ("church", "square"), ("square", "market"), ("market", "mill"), ("mill", "bridge"), ("church", "bridge")
    }, arrows(text)
    assert re.search(r'<arrow a="mill" b="bridge" both="true"/>', text), text
    editor.key("Escape")
    editor.click(editor.find("push button", "Select and shape areas"))
    graph.select(*SPACES["Market"], "Market")
    wait(lambda: any(name.startswith("Market") and "Yes: 1 step" in name for name in editor.labels()), "who gets there")
    editor.wait_for_problems(0)


def play_on_it(editor):
    """The first player controls the Square, so that the arrow leads to the Market; nothing leads to the Mill
    yet."""
    game = play(editor, "Round ")
    editor.choose(lambda: editor.find(None, "Speed of the bots"), "Instant")
    editor.key("F7")
    for start in ("Keep ", "Play "):
        wait(lambda: any(move.startswith(start) for move in moves(editor, game)), start, 40)
        play_move(editor, game, start if start == "Keep " else next(
            move for move in moves(editor, game) if move.endswith("for operations")
        ))
    wait(lambda: any(move.startswith("Escalate: ") for move in moves(editor, game)), "the operation")
    words = "\n".join(moves(editor, game))
    assert "place a cube in Market" in words and "place a cube in Mill" not in words, words
    play_move(editor, game, "Escalate: place a cube in Market")
    wait(lambda: game.has_logged("Ann: Escalate: place a cube in Market"), "the cube to be placed")


def journey(editor, path):
    editor.wait_for_problems(0)
    draw(editor, path)
    play_on_it(editor)


run(journey, scenario=SMALL)
