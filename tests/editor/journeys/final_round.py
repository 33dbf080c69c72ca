# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen play a crisis to its end. In the final round each chooses a card that the other
must not see: the screen is covered in between, neither the list nor the log nor the board names the card of
the one who chose first, and both are shown when they are revealed."""
from badge import covered
from crisis import SMALL, moves, play_move
from game import play
from journey import insist, run, wait, words_of

CHOOSE = "Choose "
REVEAL = "Reveal both cards"
MOST_DECISIONS = 60


def words(editor):
    """All that the window shows of the page, with what it says of pictures."""
    return "\n".join(words_of(editor.walk()))


class Table:
    """Who has chosen which card, and has not shown it yet."""

    def __init__(self, editor, game):
        self.editor = editor
        self.game = game
        self.player = "Ann"  # who has the screen
        self.chosen = {}
        self.n_secrets = 0

    def look_for_secrets(self, of):
        """Nothing on the screen may name the card that another one has chosen."""
        for player, card in self.chosen.items():
            if player != of:
                assert card not in words(self.editor), (of, card, words(self.editor))
                self.n_secrets += 1

    def take_screen(self):
        player = covered(self.editor)
        self.look_for_secrets("nobody")
        insist(lambda: self.editor.key("Return"), lambda: not covered(self.editor), "the screen to be taken")
        self.look_for_secrets(player)
        self.player = player

    def decide(self):
        """The first legal move, by mouse."""
        first = wait(lambda: next(iter(moves(self.editor, self.game)), None), "a legal move")
        if first.startswith(CHOOSE):
            self.chosen[self.player] = first[len(CHOOSE):]
        if first.startswith(REVEAL):
            self.reveal(first)
        else:
            play_move(self.editor, self.game, first)

    def reveal(self, move):
        shown = dict(self.chosen)
        self.chosen = {}
        assert len(shown) == 2, shown
        play_move(self.editor, self.game, move)
        if covered(self.editor):
            self.take_screen()
        for player, card in shown.items():
            wait(lambda: self.game.has_logged(f"{player} plays {card}"), f"{card} to be revealed")


def journey(editor, path):
    editor.wait_for_problems(0)
    game = play(editor, "Round ")
    game.give(1, "Human")
    table = Table(editor, game)
    for _ in range(MOST_DECISIONS):
        wait(lambda: covered(editor) or game.n_moves() or game.is_over(), "a decision", 40)
        if covered(editor):
            table.take_screen()
        elif game.n_moves():
            table.decide()
        else:
            break
    assert table.n_secrets >= 4, table.n_secrets
    wait(lambda: editor.is_there("label", "The game is over"), "the end")
    assert game.status.get_name().startswith("Final Decision round"), game.status.get_name()


run(journey, scenario=SMALL)
