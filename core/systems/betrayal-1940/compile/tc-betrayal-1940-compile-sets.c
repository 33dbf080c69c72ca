/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What lists of moves ask for, made once from the tables that the scenario gave: areas as sets,
 * ground units as lists. */

/* Rule 3.4.4 A, ruling D39: forward is nearer to the western or to the southern edge of the map, as
 * the areas' centres lie, and never a border area. */
static gboolean
is_ahead (const BetrayalRules *rules, guint from, guint area)
{
  return !rules->is_border[area] &&
         (rules->x[area] < rules->x[from] || rules->y[area] > rules->y[from]);
}

static void
collect_areas (BetrayalRules *rules)
{
  for (guint area = 0; area < rules->n_areas; area++) {
    betrayal_areas_add (&rules->map, area);
    betrayal_areas_add (&rules->land[rules->area_nation[area]], area);
    if (rules->is_port[area])
      betrayal_areas_add (&rules->ports, area);
    if (rules->is_border[area])
      betrayal_areas_add (&rules->borders, area);
    for (guint other = 0; other < rules->n_areas; other++)
      if (is_ahead (rules, area, other))
        betrayal_areas_add (&rules->ahead[area], other);
    for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
      guint next = rules->neighbour[i];

      betrayal_areas_add (&rules->neighbours[area], next);
      if (rules->is_border[next])
        betrayal_areas_add (&rules->near_borders, area);
      if (rules->is_front[i] && rules->is_maginot[next])
        betrayal_areas_add (&rules->across_front[area], next);
    }
  }
}

static void
collect_costs (BetrayalRules *rules, guint is_fast)
{
  const guint8 *costs = rules->cost[is_fast];

  rules->least_cost[is_fast] = BETRAYAL_NONE;
  for (guint area = 0; area < rules->n_areas; area++) {
    rules->least_cost[is_fast] = MIN (rules->least_cost[is_fast], costs[area]);
    if (costs[area] <= BETRAYAL_MAX_ALLOWANCE)
      betrayal_areas_add (&rules->entered_for[is_fast][costs[area]], area);
    for (guint points = costs[area]; points <= BETRAYAL_MAX_ALLOWANCE; points++)
      betrayal_areas_add (&rules->entered_with[is_fast][points], area);
  }
}

static void
collect_ranges (BetrayalRules *rules)
{
  for (guint air = 0; air < rules->n_air; air++)
    for (guint from = 0; from < rules->n_areas; from++)
      for (guint area = 0; area < rules->n_areas; area++)
        if (rules->distance[from][area] <= rules->counters[rules->air_counter[air]].range)
          betrayal_areas_add (&rules->flies_to[air][from], area);
}

void
betrayal_compile_sets (BetrayalRules *rules)
{
  collect_areas (rules);
  collect_costs (rules, FALSE);
  collect_costs (rules, TRUE);
  collect_ranges (rules);
  for (guint i = 0; i < rules->n_counters; i++) {
    guint side = rules->counters[i].side;
    guint player;

    if (rules->counters[i].kind != BETRAYAL_GROUND)
      continue;
    rules->ground[side][rules->n_ground[side]++] = (guint8) i;
    rules->is_ground[side][i] = 1;
    player = side == BETRAYAL_GERMAN ? 0 : rules->counters[i].seat + 1u;
    rules->movers[player][rules->n_movers[player]++] = (guint8) i;
  }
}
