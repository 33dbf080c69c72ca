/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Who wins, and milestones. */

/* Victory: victory points enough, and green holds the president's own space or a single space that
 * exerts pressure over it with no fewer cubes than white has with the president. */
gboolean
bell_defends (const BellRules *rules, const BellState *state)
{
  guint white = state->cubes[rules->win_space][BELL_CONCEDE];

  if (state->vp < rules->win_points)
    return FALSE;
  for (guint i = 0; i < rules->n_spaces; i++) {
    if (bell_has (rules->decisive, i) && state->cubes[i][BELL_DEFEND] >= white)
      return TRUE;
  }

  return FALSE;
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
