/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

guint
mini_count_lights (const MiniData *data, const MiniState *mini)
{
  guint n = 0;

  for (guint cell = 0; cell < data->n_cells; cell++)
    n += mini->lit[cell];

  return n;
}

void
mini_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const MiniData *data = mini_get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  gboolean is_bright = mini_count_lights (data, mini) >= data->lights;

  out_outcome->level[is_bright ? 0 : 1] = 1;
  for (guint seat = 0; seat < mini->n_seats; seat++)
    out_outcome->payoff[seat] = (mini->role[seat] == MINI_ROLE_LOYAL) == is_bright ? 1 : -1;
}
