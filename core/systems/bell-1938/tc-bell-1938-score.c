/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Who wins, and milestones. */

/* The space where green holds out best: the president's own, or a single one that exerts pressure
 * over it, with no fewer cubes than white has with the president; BELL_NONE where there is none. */
static guint
find_hold (const BellRules *rules, const BellState *state)
{
  guint best = rules->win_space;

  for (guint i = 0; i < rules->n_spaces; i++) {
    if (bell_has (rules->decisive, i) &&
        state->cubes[i][BELL_DEFEND] > state->cubes[best][BELL_DEFEND])
      best = i;
  }

  return state->cubes[best][BELL_DEFEND] >= state->cubes[rules->win_space][BELL_CONCEDE]
           ? best
           : BELL_NONE;
}

/* Victory: victory points enough, and such a space. */
gboolean
bell_defends (const BellRules *rules, const BellState *state)
{
  return state->vp >= rules->win_points && find_hold (rules, state) != BELL_NONE;
}

void
bell_report_reason (const BellRules *rules, const BellState *state, TcEvents *events)
{
  TcThing side = bell_side (rules, BELL_DEFEND);
  guint hold = find_hold (rules, state);
  guint white = state->cubes[rules->win_space][BELL_CONCEDE];

  if (state->vp < rules->win_points)
    tc_events_report (events, BELL_EVENT_SHORT, side, bell_get_ahead (rules, state->vp),
                      ABS (state->vp), rules->win_points);
  else if (hold == BELL_NONE)
    tc_events_report (events, BELL_EVENT_OUSTED, side, (TcThing) rules->win_space, (gint16) white);
  else if (white == 0)
    tc_events_report (events, BELL_EVENT_HOLDS_FREELY, side, (TcThing) rules->win_space,
                      (gint16) bell_side (rules, BELL_CONCEDE));
  else
    tc_events_report (events, BELL_EVENT_HOLDS, side, (TcThing) hold,
                      state->cubes[hold][BELL_DEFEND], (gint16) white);
}

/* Both sides can lose (ruling T-o). */
void
bell_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  const BellState *bell = (const BellState *) state;
  guint level = bell->ending != 0            ? bell->ending - 1u
                : bell_defends (rules, bell) ? BELL_LEVEL_DEFEND
                                             : BELL_LEVEL_CONCEDE;
  guint side = level == BELL_LEVEL_CONCEDE ? BELL_CONCEDE : BELL_DEFEND;

  out_outcome->reached = 1u << level;
  if (level == BELL_LEVEL_NOBODY)
    return;
  out_outcome->level[side] = 1;
  out_outcome->payoff[rules->seat[side]] = 1;
}

gboolean
bell_milestone (const TcRuleset *ruleset, const TcState *state, guint index)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  const BellMilestone *milestone = &rules->milestones[index];

  return ((const BellState *) state)->counts[milestone->watch] >= milestone->count;
}
