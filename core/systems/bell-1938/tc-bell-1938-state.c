/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The fields of a position, and reading it. */

#define FIELD(member, integer) TC_STATE_FIELD (BellState, member, integer)

const TcStateField bell_fields[BELL_N_FIELDS] = {
  FIELD (layout, guint16),    FIELD (n_drawn, guint16),    FIELD (at, guint16),
  FIELD (freed, guint16),     FIELD (released, guint16),   FIELD (last, guint16),
  FIELD (spread_to, guint16), FIELD (to_place, guint16),   FIELD (n_discard, guint16),
  FIELD (pending, guint16),   FIELD (chosen, guint16),     FIELD (revealed, guint16),
  FIELD (top, guint16),       FIELD (vp, guint8),          FIELD (step, guint8),
  FIELD (setup, guint8),      FIELD (initiative, guint8),  FIELD (current, guint8),
  FIELD (points, guint8),     FIELD (spreads, guint8),     FIELD (disks, guint8),
  FIELD (n_stages, guint8),   FIELD (restricted, guint8),  FIELD (scoring, guint8),
  FIELD (gaining, guint8),    FIELD (n_decisions, guint8), FIELD (n_groups, guint8),
  FIELD (ending, guint8),     FIELD (counts, guint8),      FIELD (extra, guint8),
  FIELD (is_placing, guint8), FIELD (is_played, guint8),   FIELD (n_hand, guint8),
  FIELD (n_aside, guint8),    FIELD (n_dealt, guint8),     FIELD (n_kept, guint8),
  FIELD (n_unseen, guint8),   FIELD (zero, guint8),
};

/* Cubes come first, for an even number of holders, so that the sets begin at a whole word. */
void
bell_add_arrays (BellRules *rules, TcRuleset *ruleset)
{
  BellLayout *layout = &rules->layout;
  guint n_holders = rules->n_holders + rules->n_holders % 2u;
  guint n_sets = BELL_N_SETS * rules->n_words;

  layout->n_words = rules->n_words;
  tc_ruleset_add_array (ruleset, "cubes", 2, BELL_N_SIDES * n_holders);
  layout->sets = (guint16) tc_ruleset_add_array (ruleset, "sets", 8, n_sets);
  layout->discard = (guint16) tc_ruleset_add_array (ruleset, "discard", 2, rules->n_cards);
  layout->where = (guint16) tc_ruleset_add_array (ruleset, "where", 1, rules->n_cards);
  layout->executed = (guint16) tc_ruleset_add_array (ruleset, "executed", 1, rules->n_cards);
  layout->objective = (guint16) tc_ruleset_add_array (ruleset, "objective", 1, rules->n_objectives);
}

/* -- Influence -- */

/* Presence and Control: one or more cubes. */
void
bell_get_present (const BellRules *rules, const BellState *state, guint side, guint64 *out)
{
  memset (out, 0, rules->n_words * sizeof *out);
  for (guint i = 0; i < rules->n_spaces; i++)
    out[i / 64] |= (guint64) (state->cubes[i][side] > 0) << i % 64;
}

/* Presence and Control: more cubes than the opponent. */
void
bell_get_controlled (const BellRules *rules, const BellState *state, guint side, guint64 *out)
{
  memset (out, 0, rules->n_words * sizeof *out);
  for (guint i = 0; i < rules->n_spaces; i++)
    out[i / 64] |= (guint64) (state->cubes[i][side] > state->cubes[i][!side]) << i % 64;
}

static void
add_set (const BellRules *rules, guint64 *set, const guint64 *other)
{
  for (guint i = 0; i < rules->n_words; i++)
    set[i] |= other[i];
}

/* Escalate Operation: present, or adjacent to a controlled space; the powers behind a side always
 * count as controlled. */
void
bell_get_reach (const BellRules *rules, const BellState *state, guint side, guint64 *out)
{
  bell_get_present (rules, state, side, out);
  add_set (rules, out, bell_nth_set (rules, rules->backed, side));
  for (guint i = 0; i < rules->n_spaces; i++) {
    if (state->cubes[i][side] > state->cubes[i][!side])
      add_set (rules, out, bell_nth_set (rules, rules->adjacent, i));
  }
}

static gboolean
has_all (const BellRules *rules, const guint64 *set, const guint64 *wanted)
{
  guint64 any = 0;

  for (guint i = 0; i < rules->n_words; i++) {
    if ((wanted[i] & ~set[i]) != 0)
      return FALSE;
    any |= wanted[i];
  }

  return any != 0;
}

/* Presence and Control: those with all their spaces in @controlled. */
guint8
bell_get_dimensions (const BellRules *rules, const guint64 *controlled)
{
  guint8 dimensions = 0;

  for (guint i = 0; i < rules->n_dimensions; i++) {
    if (has_all (rules, controlled, bell_nth_set (rules, rules->dimension, i)))
      dimensions |= (guint8) (1u << i);
  }

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
guint16
bell_find_final (const BellRules *rules, const BellState *state, guint seat)
{
  guint16 card = rules->final[bell_get_side (rules, seat)];

  return card != BELL_NONE && bell_where (state)[card] == BELL_IN_FRONT &&
             !bell_is_solo (rules, seat)
           ? card
           : BELL_NONE;
}

/* Final Decision: the cards that were set aside, and the Final Decision card while it is in play.
 */
gboolean
bell_may_choose (const BellRules *rules, const BellState *state, guint card, guint seat)
{
  return bell_where (state)[card] == BELL_IN_HAND + seat ||
         card == bell_find_final (rules, state, seat);
}

guint
bell_count_choices (const BellRules *rules, const BellState *state, guint seat)
{
  return state->n_hand[seat] + (bell_find_final (rules, state, seat) != BELL_NONE);
}
