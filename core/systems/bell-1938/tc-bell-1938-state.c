/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The fields of a position, and reading it. */

const TcStateField bell_fields[BELL_N_FIELDS] = {
  TC_STATE_FIELD (BellState, present, guint32),    TC_STATE_FIELD (BellState, reach, guint32),
  TC_STATE_FIELD (BellState, bound, guint32),      TC_STATE_FIELD (BellState, pivots, guint32),
  TC_STATE_FIELD (BellState, n_drawn, guint16),    TC_STATE_FIELD (BellState, vp, guint8),
  TC_STATE_FIELD (BellState, step, guint8),        TC_STATE_FIELD (BellState, at, guint8),
  TC_STATE_FIELD (BellState, setup, guint8),       TC_STATE_FIELD (BellState, initiative, guint8),
  TC_STATE_FIELD (BellState, current, guint8),     TC_STATE_FIELD (BellState, points, guint8),
  TC_STATE_FIELD (BellState, spreads, guint8),     TC_STATE_FIELD (BellState, disks, guint8),
  TC_STATE_FIELD (BellState, n_stages, guint8),    TC_STATE_FIELD (BellState, freed, guint8),
  TC_STATE_FIELD (BellState, released, guint8),    TC_STATE_FIELD (BellState, restricted, guint8),
  TC_STATE_FIELD (BellState, scoring, guint8),     TC_STATE_FIELD (BellState, gaining, guint8),
  TC_STATE_FIELD (BellState, n_decisions, guint8), TC_STATE_FIELD (BellState, n_groups, guint8),
  TC_STATE_FIELD (BellState, last, guint8),        TC_STATE_FIELD (BellState, to_place, guint8),
  TC_STATE_FIELD (BellState, ending, guint8),      TC_STATE_FIELD (BellState, n_discard, guint8),
  TC_STATE_FIELD (BellState, pending, guint8),     TC_STATE_FIELD (BellState, chosen, guint8),
  TC_STATE_FIELD (BellState, revealed, guint8),    TC_STATE_FIELD (BellState, counts, guint8),
  TC_STATE_FIELD (BellState, top, guint8),         TC_STATE_FIELD (BellState, extra, guint8),
  TC_STATE_FIELD (BellState, is_placing, guint8),  TC_STATE_FIELD (BellState, spread_to, guint8),
  TC_STATE_FIELD (BellState, cubes, guint8),       TC_STATE_FIELD (BellState, where, guint8),
  TC_STATE_FIELD (BellState, discard, guint8),     TC_STATE_FIELD (BellState, executed, guint8),
  TC_STATE_FIELD (BellState, objective, guint8),   TC_STATE_FIELD (BellState, n_hand, guint8),
  TC_STATE_FIELD (BellState, n_aside, guint8),     TC_STATE_FIELD (BellState, n_dealt, guint8),
  TC_STATE_FIELD (BellState, n_kept, guint8),      TC_STATE_FIELD (BellState, n_unseen, guint8),
};

/* -- Influence -- */

/* Presence and Control: one or more cubes. */
guint32
bell_get_present (const BellRules *rules, const BellState *state, guint side)
{
  guint32 spaces = 0;

  for (guint i = 0; i < rules->n_spaces; i++)
    spaces |= (guint32) (state->cubes[i][side] > 0) << i;

  return spaces;
}

/* Presence and Control: more cubes than the opponent. */
guint32
bell_get_controlled (const BellRules *rules, const BellState *state, guint side)
{
  guint32 spaces = 0;

  for (guint i = 0; i < rules->n_spaces; i++)
    spaces |= (guint32) (state->cubes[i][side] > state->cubes[i][!side]) << i;

  return spaces;
}

/* Escalate Operation: present, or adjacent to a controlled space; the powers behind a side always
 * count as controlled. */
guint32
bell_get_reach (const BellRules *rules, const BellState *state, guint side)
{
  guint32 controlled = bell_get_controlled (rules, state, side);
  guint32 reach = bell_get_present (rules, state, side) | rules->backed[side];

  for (guint i = 0; i < rules->n_spaces; i++) {
    if (controlled >> i & 1)
      reach |= rules->adjacent[i];
  }

  return reach;
}

/* Presence and Control: those with all their spaces in @controlled. */
guint8
bell_get_dimensions (const BellRules *rules, guint32 controlled)
{
  guint8 dimensions = 0;

  for (guint i = 0; i < rules->n_dimensions; i++)
    dimensions |=
      (guint8) ((rules->dimension[i] != 0 && (rules->dimension[i] & ~controlled) == 0) << i);

  return dimensions;
}

/* Crisis Tracks and Cube Pools: in the pool, else on the side's own track. */
gboolean
bell_has_cubes (const BellRules *rules, const BellState *state, guint side)
{
  guint n = state->cubes[rules->pool[side]][side];

  for (guint i = 0; i < rules->n_zones[side]; i++)
    n += state->cubes[rules->zone[side][i]][side];

  return n > 0;
}

/* Pieces: at most four of each side's cubes in a space. */
gboolean
bell_has_room (const BellRules *rules, const BellState *state, guint space, guint side)
{
  return state->cubes[space][side] < rules->limit;
}

/* Initiative Phase: the seat with fewer victory points; at 0 one side is ahead (ruling T-m). */
guint8
bell_get_behind (const BellRules *rules, const BellState *state)
{
  guint ahead = state->vp > 0 ? BELL_DEFEND : state->vp < 0 ? BELL_CONCEDE : rules->zero;

  return rules->seat[!ahead];
}

/* -- Cards -- */

/* The Final Decision card in front of @seat, or BELL_NONE. The solo opponent's is never used from
 * there (Final Decision Round). */
guint8
bell_find_final (const BellRules *rules, const BellState *state, guint seat)
{
  guint8 card = rules->final[bell_get_side (rules, seat)];

  return card != BELL_NONE && state->where[card] == BELL_IN_FRONT && !bell_is_solo (rules, seat)
           ? card
           : BELL_NONE;
}

/* Final Decision: the cards that were set aside, and the Final Decision card while it is in play.
 */
gboolean
bell_may_choose (const BellRules *rules, const BellState *state, guint card, guint seat)
{
  return state->where[card] == BELL_IN_HAND + seat || card == bell_find_final (rules, state, seat);
}

guint
bell_count_choices (const BellRules *rules, const BellState *state, guint seat)
{
  return state->n_hand[seat] + (bell_find_final (rules, state, seat) != BELL_NONE);
}
