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
make_room (BetrayalRules *rules)
{
  guint n_areas = rules->n_areas;

  rules->map = betrayal_rules_alloc_sets (rules, 1);
  rules->borders = betrayal_rules_alloc_sets (rules, 1);
  rules->ports = betrayal_rules_alloc_sets (rules, 1);
  rules->near_borders = betrayal_rules_alloc_sets (rules, 1);
  rules->land = betrayal_rules_alloc_sets (rules, rules->n_nations);
  rules->neighbours = betrayal_rules_alloc_sets (rules, n_areas);
  rules->across_front = betrayal_rules_alloc_sets (rules, n_areas);
  rules->ahead = betrayal_rules_alloc_sets (rules, n_areas);
  for (guint i = 0; i < 2; i++) {
    rules->entered_for[i] = betrayal_rules_alloc_sets (rules, BETRAYAL_MAX_ALLOWANCE + 1);
    rules->entered_with[i] = betrayal_rules_alloc_sets (rules, BETRAYAL_MAX_ALLOWANCE + 1);
  }
  for (guint side = 0; side < BETRAYAL_N_SIDES; side++) {
    rules->ground[side] = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
    rules->is_ground[side] =
      betrayal_rules_alloc (rules, (rules->n_counters + 7u) / 8 * 8, sizeof (guint16));
  }
  for (guint player = 0; player <= rules->n_seats; player++)
    rules->movers[player] = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
}

static void
collect_links (BetrayalRules *rules, guint area)
{
  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
    guint next = rules->neighbour[i];

    betrayal_areas_add (betrayal_set (rules, rules->neighbours, area), next);
    if (rules->is_border[next])
      betrayal_areas_add (rules->near_borders, area);
    if (rules->is_front[i] && rules->is_maginot[next])
      betrayal_areas_add (betrayal_set (rules, rules->across_front, area), next);
  }
}

static void
collect_areas (BetrayalRules *rules)
{
  for (guint area = 0; area < rules->n_areas; area++) {
    betrayal_areas_add (rules->map, area);
    betrayal_areas_add (betrayal_set (rules, rules->land, rules->area_nation[area]), area);
    if (rules->is_port[area])
      betrayal_areas_add (rules->ports, area);
    if (rules->is_border[area])
      betrayal_areas_add (rules->borders, area);
    for (guint other = 0; other < rules->n_areas; other++)
      if (is_ahead (rules, area, other))
        betrayal_areas_add (betrayal_set (rules, rules->ahead, area), other);
    collect_links (rules, area);
  }
}

static void
collect_costs (BetrayalRules *rules, guint is_fast)
{
  const guint8 *costs = rules->cost[is_fast];

  rules->least_cost[is_fast] = G_MAXUINT8;
  for (guint area = 0; area < rules->n_areas; area++) {
    rules->least_cost[is_fast] = MIN (rules->least_cost[is_fast], costs[area]);
    if (costs[area] <= BETRAYAL_MAX_ALLOWANCE)
      betrayal_areas_add (betrayal_set (rules, rules->entered_for[is_fast], costs[area]), area);
    for (guint points = costs[area]; points <= BETRAYAL_MAX_ALLOWANCE; points++)
      betrayal_areas_add (betrayal_set (rules, rules->entered_with[is_fast], points), area);
  }
}

/* Units of the same range share a table. */
static void
collect_range (BetrayalRules *rules, guint range)
{
  if (rules->within[range] != NULL)
    return;

  rules->within[range] = betrayal_rules_alloc_sets (rules, rules->n_areas);
  for (guint from = 0; from < rules->n_areas; from++) {
    const guint16 *distance = betrayal_distances (rules, from);

    for (guint area = 0; area < rules->n_areas; area++)
      if (distance[area] <= range)
        betrayal_areas_add (betrayal_set (rules, rules->within[range], from), area);
  }
}

void
betrayal_compile_sets (BetrayalRules *rules)
{
  make_room (rules);
  collect_areas (rules);
  collect_costs (rules, FALSE);
  collect_costs (rules, TRUE);
  for (guint air = 0; air < rules->n_air; air++)
    collect_range (rules, rules->counters[rules->air_counter[air]].range);
  for (guint i = 0; i < rules->n_counters; i++) {
    guint side = rules->counters[i].side;
    guint player;

    if (rules->counters[i].kind != BETRAYAL_GROUND)
      continue;
    rules->ground[side][rules->n_ground[side]++] = (guint16) i;
    rules->is_ground[side][i] = 1;
    player = side == BETRAYAL_GERMAN ? 0 : rules->counters[i].seat + 1u;
    rules->movers[player][rules->n_movers[player]++] = (guint16) i;
  }
}
