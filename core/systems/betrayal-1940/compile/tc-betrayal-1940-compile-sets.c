/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What play asks for, made once from the tables that the scenario gave: ground units as lists by
 * compile, since sizes follow from them; every distance and areas as sets before the first game,
 * since they grow with the square of the map. */

/* --- Units --- */

static void
add_mover (BetrayalRules *rules, guint counter)
{
  guint side = rules->counters[counter].side;
  guint player = side == BETRAYAL_GERMAN ? 0 : rules->counters[counter].seat + 1u;

  rules->ground[side][rules->n_ground[side]++] = (guint16) counter;
  rules->is_ground[side][counter] = 1;
  rules->movers[player][rules->n_movers[player]++] = (guint16) counter;
}

void
betrayal_compile_units (BetrayalRules *rules)
{
  for (guint side = 0; side < BETRAYAL_N_SIDES; side++) {
    rules->ground[side] = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
    rules->is_ground[side] =
      betrayal_rules_alloc (rules, (rules->n_counters + 7u) / 8 * 8, sizeof (guint16));
  }
  for (guint player = 0; player <= rules->n_seats; player++)
    rules->movers[player] = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND)
      add_mover (rules, i);
}

/* --- Distances --- */

/* Distances in areas from @from; NONE where no path leads (rulings D28, D95). */
static void
measure (BetrayalRules *rules, guint from, guint16 *queue)
{
  guint16 *distance = betrayal_distances (rules, from);
  guint head = 0;
  guint tail = 0;

  for (guint area = 0; area < rules->n_areas; area++)
    distance[area] = BETRAYAL_NONE;
  distance[from] = 0;
  queue[tail++] = (guint16) from;
  while (head < tail) {
    guint area = queue[head++];

    for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
      guint next = rules->neighbour[i];

      if (distance[next] != BETRAYAL_NONE)
        continue;
      distance[next] = (guint16) (distance[area] + 1);
      queue[tail++] = (guint16) next;
    }
  }
}

static void
measure_all (BetrayalRules *rules)
{
  g_autofree guint16 *queue = g_new (guint16, rules->n_areas);

  rules->distances =
    betrayal_rules_alloc (rules, (gsize) rules->n_areas * rules->n_areas, sizeof (guint16));
  for (guint area = 0; area < rules->n_areas; area++)
    measure (rules, area, queue);
}

/* --- Sets of areas --- */

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
  rules->closed = betrayal_rules_alloc_sets (rules, 1);
  rules->always_open = betrayal_rules_alloc_sets (rules, 1);
  rules->unlimited = betrayal_rules_alloc_sets (rules, 1);
  rules->returns = betrayal_rules_alloc_sets (rules, 1);
  rules->ports = betrayal_rules_alloc_sets (rules, 1);
  rules->near_returns = betrayal_rules_alloc_sets (rules, 1);
  rules->land = betrayal_rules_alloc_sets (rules, rules->n_nations);
  rules->neighbours = betrayal_rules_alloc_sets (rules, n_areas);
  rules->across_front = betrayal_rules_alloc_sets (rules, n_areas);
  rules->ahead = betrayal_rules_alloc_sets (rules, n_areas);
  for (guint i = 0; i < rules->n_ways; i++) {
    rules->entered_for[i] = betrayal_rules_alloc_sets (rules, BETRAYAL_MAX_ALLOWANCE + 1);
    rules->entered_with[i] = betrayal_rules_alloc_sets (rules, BETRAYAL_MAX_ALLOWANCE + 1);
  }
}

static void
collect_links (BetrayalRules *rules, guint area)
{
  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
    guint next = rules->neighbour[i];

    betrayal_areas_add (betrayal_set (rules, rules->neighbours, area), next);
    if (rules->returns_at[next] == BETRAYAL_RETURNS_HERE &&
        rules->returns_at[area] == BETRAYAL_RETURNS_NEAR)
      betrayal_areas_add (rules->near_returns, area);
    if (rules->is_front[i] && rules->is_maginot[next])
      betrayal_areas_add (betrayal_set (rules, rules->across_front, area), next);
  }
}

static void
collect_switches (BetrayalRules *rules, guint area)
{
  if (rules->is_border[area])
    betrayal_areas_add (rules->borders, area);
  if (rules->is_closed[area])
    betrayal_areas_add (rules->closed, area);
  if (rules->is_always_open[area])
    betrayal_areas_add (rules->always_open, area);
  if (rules->is_unlimited[area])
    betrayal_areas_add (rules->unlimited, area);
  if (rules->returns_at[area] == BETRAYAL_RETURNS_HERE)
    betrayal_areas_add (rules->returns, area);
}

static void
collect_areas (BetrayalRules *rules)
{
  for (guint area = 0; area < rules->n_areas; area++) {
    betrayal_areas_add (rules->map, area);
    betrayal_areas_add (betrayal_set (rules, rules->land, rules->area_nation[area]), area);
    if (rules->is_port[area])
      betrayal_areas_add (rules->ports, area);
    collect_switches (rules, area);
    for (guint other = 0; other < rules->n_areas; other++)
      if (is_ahead (rules, area, other))
        betrayal_areas_add (betrayal_set (rules, rules->ahead, area), other);
    collect_links (rules, area);
  }
}

static void
collect_costs (BetrayalRules *rules, guint ways)
{
  const guint8 *costs = rules->cost[ways];

  rules->least_cost[ways] = G_MAXUINT8;
  for (guint area = 0; area < rules->n_areas; area++) {
    rules->least_cost[ways] = MIN (rules->least_cost[ways], costs[area]);
    if (costs[area] <= BETRAYAL_MAX_ALLOWANCE)
      betrayal_areas_add (betrayal_set (rules, rules->entered_for[ways], costs[area]), area);
    for (guint points = costs[area]; points <= BETRAYAL_MAX_ALLOWANCE; points++)
      betrayal_areas_add (betrayal_set (rules, rules->entered_with[ways], points), area);
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

static void
collect_sets (BetrayalRules *rules)
{
  make_room (rules);
  collect_areas (rules);
  for (guint ways = 0; ways < rules->n_ways; ways++)
    collect_costs (rules, ways);
  for (guint air = 0; air < rules->n_air; air++)
    collect_range (rules, rules->counters[rules->air_counter[air]].range);
}

void
betrayal_prepare (gpointer data)
{
  BetrayalRules *rules = data;

  measure_all (rules);
  collect_sets (rules);
  betrayal_prepare_knowledge (rules);
}
