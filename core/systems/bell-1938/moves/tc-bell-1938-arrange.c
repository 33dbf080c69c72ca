/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* What an umpire does to a position: how many cubes a side has in a space, from its pool and back
 * to it, and the victory points; before a card is played. */

static gboolean
is_calm (const BellState *state)
{
  return state->head.phase == BELL_PHASE_INITIATIVE || state->head.phase == BELL_PHASE_PLAY;
}

static TcArranged
set_cubes (BellPlay *play, guint space, guint side, guint n)
{
  guint16 *here = &play->state->cubes[space][side];
  guint16 *pool = &play->state->cubes[play->rules->pool[side]][side];

  if (*here == n || n > *here + (guint) *pool)
    return TC_ARRANGED_NOTHING;
  *pool = (guint16) (*pool + *here - n);
  *here = (guint16) n;

  return TC_ARRANGED;
}

/* The marker of the Victory Point Track, counted from the middle towards @side. */
static TcArranged
set_points (BellPlay *play, guint side, guint n)
{
  gint vp = side == BELL_DEFEND ? (gint) n : -(gint) n;

  if (n > play->rules->vp_limit || play->state->vp == vp)
    return TC_ARRANGED_NOTHING;
  play->state->vp = (gint8) vp;

  return TC_ARRANGED;
}

TcArranged
bell_arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  BellPlay play = { tc_ruleset_get_data (ruleset), (BellState *) state, events };
  const BellRules *rules = play.rules;

  if (!is_calm (play.state))
    return TC_ARRANGED_LATER;
  if (move->verb != TC_VERB_SET)
    return TC_ARRANGED_NOTHING;
  if (tc_range_has (rules->side_things, move->subject) && move->target == TC_THING_NONE)
    return set_points (&play, tc_range_index (rules->side_things, move->subject), move->value);
  if (move->subject < rules->n_spaces && tc_range_has (rules->side_things, move->target))
    return set_cubes (&play, move->subject, tc_range_index (rules->side_things, move->target),
                      move->value);

  return TC_ARRANGED_NOTHING;
}
