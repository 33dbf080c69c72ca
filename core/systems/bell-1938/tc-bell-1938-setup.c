/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The opening position. */

void
bell_init (const TcRuleset *ruleset, guint index, TcState *state, TcEvents *events)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  const BellSetup *setup = &rules->setups[index];
  BellState *bell = (BellState *) state;

  bell->layout = rules->layout;
  bell->setup = (guint8) index;
  bell->vp = (gint8) CLAMP (setup->points, -(gint) rules->vp_limit, (gint) rules->vp_limit);
  bell->initiative = setup->initiative;
  bell->disks = setup->disks;
  memcpy (bell->cubes, setup->cubes, rules->n_holders * sizeof bell->cubes[0]);
  for (guint i = 0; i < rules->n_cards; i++)
    bell_where (bell)[i] = rules->card[i].is_final ? BELL_IN_FRONT : BELL_IN_DECK;
  bell_advance (ruleset, state, events);
}
