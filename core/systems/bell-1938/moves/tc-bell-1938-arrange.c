/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* What an umpire does to a position: how many cubes a side has in a space, from its pool and back
 * to it, and the victory points; before a card is played. */

static TcArranged
set_cubes (const BellRules *rules, BellState *state, guint space, guint side, guint n)
{
  guint16 *here = &state->cubes[space][side];
  guint16 *pool = &state->cubes[rules->pool[side]][side];

  if (*here == n)
    return TC_ARRANGED_SAME;
  if (n > *here + (guint) *pool)
    return TC_ARRANGED_UNFIT;
  *pool = (guint16) (*pool + *here - n);
  *here = (guint16) n;

  return TC_ARRANGED;
}

/* The marker of the Victory Point Track, counted from the middle towards @side. */
static TcArranged
set_points (const BellRules *rules, BellState *state, guint side, guint n)
{
  gint vp = side == BELL_DEFEND ? (gint) n : -(gint) n;

  if (n > rules->vp_limit)
    return TC_ARRANGED_UNFIT;
  if (state->vp == vp)
    return TC_ARRANGED_SAME;
  state->vp = (gint8) vp;

  return TC_ARRANGED;
}

TcArranged
bell_arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  BellState *bell = (BellState *) state;
  gboolean is_space = move->subject < rules->n_spaces;
  TcThing side = is_space ? move->target : move->subject;

  if (state->phase != BELL_PHASE_INITIATIVE && state->phase != BELL_PHASE_PLAY)
    return TC_ARRANGED_LATER;
  if (move->verb != TC_VERB_SET || !tc_range_has (rules->side_things, side) ||
      (!is_space && move->target != TC_THING_NONE))
    return TC_ARRANGED_NOTHING;

  side = (TcThing) tc_range_index (rules->side_things, side);

  return is_space ? set_cubes (rules, bell, move->subject, side, move->value)
                  : set_points (rules, bell, side, move->value);
}
