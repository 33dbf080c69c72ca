#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of the solo opponent of The Bell of Treason, decided by hand: what the rulebook's rules
and the tables of its player's aid (as reconstructed) say, written down a second time, without the
scenario and without the program. The test beside it asks the program the same questions.

usage: solo_golden.py [--write] FILE

A line is one position:

    KIND SIDE TURN AVAILABLE OWN ENEMY CUBES = MOVES ; ROW ; ROW

KIND is "operate" or "bonus" (of the dimension whose pivotal space follows a colon). AVAILABLE says
whether a cube is available. OWN and ENEMY are the objectives. CUBES are white and green cubes of the twelve spaces in the order of SPACES. MOVES are
what is left when the tables have been gone through; the first ROW is the one that chose the action,
the second the last one that dropped a space, or "-".
"""

import sys

SPACES = ["united-kingdom", "france", "soviet-union", "president", "government", "opposition",
          "general-staff", "state-defense-guard", "moravian-hqs", "czechoslovaks", "press", "csr-germans"]
UK, FR, SU, PR, GO, OP, GS, SG, MO, CZ, PS, CG = range(12)
DIMENSIONS = [(UK, FR, SU), (PR, GO, OP), (GS, SG, MO), (CZ, PS, CG)]
PIVOTAL = {UK, PR, GS, CZ}
# Who exerts pressure over each space.
PRESSERS = {
    UK: {FR}, FR: {UK}, SU: {FR}, PR: {UK, FR, SU, GO, OP, GS}, GO: {PR, OP, PS}, OP: {GS, SU, GO, CZ},
    GS: {OP, MO, SG}, SG: {GS, MO, CG}, MO: {GS, SG}, CZ: {PS}, PS: {CZ, CG}, CG: {SG, PS},
}
BACKED = [{UK, GO, CG}, {CZ, GS, MO}]
LIMIT = 4
CONCEDE, DEFEND = 0, 1


class Position:
    """Cubes and who looks at them; a move makes another position."""

    def __init__(self, side, turn, available, own, enemy, cubes):
        self.side, self.turn, self.available = side, turn, available
        self.own, self.enemy, self.cubes = own, enemy, cubes

    def mine(self, space):
        return self.cubes[space][self.side]

    def theirs(self, space):
        return self.cubes[space][1 - self.side]

    def controller(self, space):
        white, green = self.cubes[space]
        return None if white == green else CONCEDE if white > green else DEFEND

    def controls(self, space, side):
        return self.controller(space) == side

    def holds(self, dimension, side):
        return all(self.controls(space, side) for space in dimension)

    def room(self, space):
        if self.mine(space) >= LIMIT:
            return False
        if self.turn == 4 and (space == PR or (self.side == DEFEND and space in PRESSERS[PR])):
            return True
        if self.mine(space) < self.theirs(space) + (2 if space in PIVOTAL else 1):
            return True
        best = max(self.cubes[presser][DEFEND] for presser in PRESSERS[PR])
        return self.side == CONCEDE and space == PR and self.mine(space) < best + 2

    def isolated(self, space, side):
        return (self.cubes[space][side] > 0 and space not in BACKED[side]
                and not any(self.controls(presser, side) for presser in PRESSERS[space]))

    def after(self, *changes):
        cubes = [list(pair) for pair in self.cubes]
        for space, side, n in changes:
            cubes[space][side] += n
        return Position(self.side, self.turn, self.available, self.own, self.enemy, cubes)

    def carried_out(self, move):
        if move[0] == "persuade":
            return self.after((move[1], 1 - self.side, -1))
        if move[0] == "escalate":
            return self.after((move[1], self.side, 1))
        return self.after((move[1], self.side, -1), (move[2], self.side, 1))

    def gains_dimension(self, other):
        return any(other.holds(d, self.side) and not self.holds(d, self.side) for d in DIMENSIONS)

    def breaks_dimension(self, other):
        return any(self.holds(d, 1 - self.side) and not other.holds(d, 1 - self.side) for d in DIMENSIONS)

    def gains(self, other, space):
        return other.controls(space, self.side) and not self.controls(space, self.side)

    def breaks(self, other, space):
        return self.controls(space, 1 - self.side) and not other.controls(space, 1 - self.side)

    def persuasions(self, among):
        return [("persuade", s) for s in among if self.mine(s) and self.theirs(s)]

    def escalations(self, among):
        return [("escalate", s) for s in among if self.mine(s) < LIMIT and (
            self.mine(s) or s in BACKED[self.side]
            or any(self.controls(presser, self.side) for presser in PRESSERS[s]))]

    def spreads(self, among):
        return [("spread", a, b) for a in among for b in among
                if a != b and self.mine(a) and self.mine(b) < LIMIT]


def eliminate(moves, rows):
    """Goes through the rows; returns the moves that are left and the last row that dropped any."""
    last = 0
    for number, row in enumerate(rows, 1):
        kept = row(moves)
        if kept and len(kept) < len(moves):
            moves, last = kept, number
    return moves, last


def where(condition):
    return lambda moves: [move for move in moves if condition(move)]


def extreme(choose, measure):
    return lambda moves: [m for m in moves if measure(m) == choose(measure(other) for other in moves)]


def most_green_presser(p):
    def row(moves):
        if p.side != DEFEND or p.turn < 3:
            return []
        pressing = [m for m in moves if m[1] in PRESSERS[PR]]
        return extreme(max, lambda m: p.cubes[m[1]][DEFEND])(pressing) if pressing else []
    return row


def where_to_place(p, moves):
    return eliminate(moves, [
        where(lambda m: p.room(m[1])),
        where(lambda m: p.gains_dimension(p.carried_out(m))),
        where(lambda m: p.breaks_dimension(p.carried_out(m))),
        where(lambda m: m[1] == p.own and not p.controls(m[1], p.side)),
        where(lambda m: m[1] == p.enemy and p.controls(m[1], 1 - p.side)),
        where(lambda m: p.side == CONCEDE and p.turn >= 3 and m[1] == PR),
        most_green_presser(p),
        where(lambda m: m[1] in PIVOTAL and not p.controls(m[1], p.side)),
        where(lambda m: p.gains(p.carried_out(m), m[1])),
        where(lambda m: p.breaks(p.carried_out(m), m[1])),
        where(lambda m: p.isolated(m[1], p.side)),
        extreme(min, lambda m: p.mine(m[1])),
    ])


def where_to_remove(p, moves):
    return eliminate(moves, [
        where(lambda m: p.gains_dimension(p.carried_out(m))),
        where(lambda m: p.breaks_dimension(p.carried_out(m))),
        where(lambda m: m[1] == p.own),
        where(lambda m: m[1] == p.enemy),
        where(lambda m: m[1] in PIVOTAL),
        where(lambda m: p.isolated(m[1], 1 - p.side)),
        where(lambda m: p.gains(p.carried_out(m), m[1]) or p.breaks(p.carried_out(m), m[1])),
        extreme(min, lambda m: p.theirs(m[1])),
    ])


def where_from(p, moves):
    return eliminate(moves, [
        extreme(max, lambda m: p.mine(m[1])),
        where(lambda m: m[1] not in PIVOTAL),
    ])


def decisive(p):
    white = p.cubes[PR][CONCEDE]
    pressing = max(p.cubes[s][DEFEND] for s in PRESSERS[PR])
    if p.side == CONCEDE:
        return pressing >= white
    return white > max(pressing, p.cubes[PR][DEFEND])


def place_or_remove(p):
    """Returns the moves left, the row that decided, and that of the second table."""
    removals, placements = p.persuasions(range(12)), p.escalations(range(12))
    reasons = [
        lambda m: p.gains_dimension(p.carried_out(m)),
        lambda m: p.breaks_dimension(p.carried_out(m)),
        lambda m: (m[1] == p.own and p.gains(p.carried_out(m), m[1]))
        or (m[1] == p.enemy and p.breaks(p.carried_out(m), m[1])),
        lambda m: p.turn == 4 and decisive(p),
        lambda m: not (p.available and any(p.room(other[1]) for other in placements)),
    ]
    for number, reason in enumerate(reasons, 1):
        if any(reason(move) for move in removals):
            moves, last = where_to_remove(p, removals)
            return moves, f"place-or-remove {number}", last and f"where-to-remove {last}"
    if not placements:
        return None
    moves, last = where_to_place(p, placements)
    return moves, "place-or-remove 6", last and f"where-to-place {last}"


def keeps(p, move):
    """Moving the cube loses no control where it comes from, and there is room where it goes."""
    other = p.carried_out(move)
    return p.room(move[2]) and not (p.controls(move[1], p.side) and not other.controls(move[1], p.side))


def spread_reaches(p, dimension, move, is_reached, may_go):
    """Whether the move, or it and another one of the same Spread, brings it about."""
    other = p.carried_out(move)
    if is_reached(other):
        return True
    return any(keeps(other, second) and may_go(second) and is_reached(other.carried_out(second))
               for second in other.spreads(dimension))


def bonus(p, dimension):
    removals, placements, spreads = p.persuasions(dimension), p.escalations(dimension), p.spreads(dimension)
    if not removals and not placements and not spreads:
        return None
    spreads = [move for move in spreads if keeps(p, move)]
    placements = placements if p.available else []
    anywhere = lambda move: True
    steps = [
        ([m for m in removals if p.gains_dimension(p.carried_out(m))], where_to_remove, "where-to-remove"),
        ([m for m in spreads if spread_reaches(p, dimension, m, p.gains_dimension, anywhere)],
         where_from, "spread-from"),
        ([m for m in placements if p.gains_dimension(p.carried_out(m))], where_to_place, "where-to-place"),
        (removals, where_to_remove, "where-to-remove"),
        ([m for m in spreads if m[2] == p.own and spread_reaches(
            p, dimension, m, lambda other: p.gains(other, p.own), lambda s: s[2] == p.own)],
         where_from, "spread-from"),
        ([m for m in spreads if m[2] == p.enemy and spread_reaches(
            p, dimension, m, lambda other: p.breaks(other, p.enemy), lambda s: s[2] == p.enemy)],
         where_from, "spread-from"),
        (placements, where_to_place, "where-to-place"),
    ]
    for number, (moves, table, name) in enumerate(steps, 1):
        if moves:
            moves, last = table(p, moves)
            return moves, f"bonus-action {number}", last and f"{name} {last}"
    return [("done",)], "bonus-action 8", 0


# -- Positions -----------------------------------------------------------------------------------


class Lot:
    """The same numbers with every version of Python."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % n


def draw_cubes(lot):
    """At most as many as the fixture has: nine white, eight green."""
    cubes = [[0, 0] for _ in SPACES]
    for side, most in ((CONCEDE, 9), (DEFEND, 8)):
        for _ in range(3 + lot.below(most - 2)):
            space = lot.below(12)
            if cubes[space][side] < LIMIT:
                cubes[space][side] += 1
    return cubes


def draw_position(lot):
    own = lot.below(12)
    return Position(lot.below(2), 1 + lot.below(4), lot.below(6) > 0, own,
                    (own + 1 + lot.below(11)) % 12, draw_cubes(lot))


def words(move):
    names = [SPACES[space] for space in move[1:]]
    if move[0] == "spread":
        return f"spread {names[0]} > {names[1]}"
    return f"{move[0]} > {names[0]}" if names else move[0]


def line(p, kind, moves, rows):
    cubes = " ".join(f"{white}{green}" for white, green in p.cubes)
    return (f"{kind} {['conceding', 'defending'][p.side]} {p.turn} {'yes' if p.available else 'no'} "
            f"{SPACES[p.own]} {SPACES[p.enemy]} {cubes} = {', '.join(words(m) for m in moves)}"
            f" ; {rows[0]} ; {rows[1] or '-'}")


def decide(lot, n):
    p = draw_position(lot)
    if n % 2:
        dimension = DIMENSIONS[lot.below(4)]
        if not p.controls(dimension[0], p.side) or p.turn == 4:
            return None
        found = bonus(p, dimension)
        return found and (p, f"bonus:{SPACES[dimension[0]]}", found[0], found[1:])
    found = place_or_remove(p)
    return found and (p, "operate", found[0], found[1:])


def make_lines():
    """Lines in which every row that can decide does so at least twice."""
    lot, lines, counts = Lot(1938), [], {}
    for n in range(40000):
        found = decide(lot, n)
        if not found:
            continue
        p, kind, moves, rows = found
        decides = [rows[0]] + ([rows[1]] if rows[1] and len(moves) == 1 else [])
        if all(counts.get(row, 0) >= (8 if n < 20000 else 2) for row in decides):
            continue
        for row in decides:
            counts[row] = counts.get(row, 0) + 1
        lines.append(line(p, kind, moves, rows))
    return lines, counts


def main():
    lines, counts = make_lines()
    text = "".join(each + "\n" for each in lines)
    if sys.argv[1] == "--write":
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            file.write(text)
        for row, count in sorted(counts.items()):
            print(count, row)
        print(len(lines), "positions")
        return 0
    with open(sys.argv[1], encoding="utf-8") as file:
        if file.read() == text:
            return 0
    print(f"{sys.argv[1]}: not what the rules give; look at the difference, then --write")
    return 1


if __name__ == "__main__":
    sys.exit(main())
