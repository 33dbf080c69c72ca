/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The map: areas, adjacencies both ways, zones, and every distance that play asks for. */

static void
compile_area (BetrayalCompile *compile, TcNode node, guint area)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode terrain = tc_scenario_get_ref (scenario, node, "terrain");

  betrayal_compile_add (compile, BETRAYAL_THING_AREA, node);
  rules->area_nation[area] = betrayal_compile_nation (compile, node, "nation");
  rules->cost[0][area] = (guint8) tc_scenario_get_int (scenario, terrain, "cost");
  rules->cost[1][area] = (guint8) tc_scenario_get_int (scenario, terrain, "motorised-cost");
  rules->x[area] = (gint16) tc_scenario_get_int (scenario, node, "x");
  rules->y[area] = (gint16) tc_scenario_get_int (scenario, node, "y");
  rules->edge[area] = (guint8) tc_scenario_get_enum (scenario, node, "edge");
  rules->is_port[area] = tc_scenario_get_bool (scenario, node, "port");
  rules->is_maginot[area] = tc_scenario_get_bool (scenario, node, "maginot");
  rules->is_border[area] = tc_scenario_get_bool (scenario, node, "border");
  rules->bracket[area] = (guint8) tc_scenario_get_int (scenario, node, "bracket");
}

/* Both directions of every link, by area and then by neighbour. */
static void
compile_links (BetrayalCompile *compile, TcNode board)
{
  BetrayalRules *rules = compile->rules;
  guint n_areas = rules->n_areas;
  g_autofree guint8 *linked = g_malloc0 ((gsize) n_areas * n_areas); /* 1 linked, 2 a front */
  guint n = 0;
  guint at = 0;

  for (TcNode link = tc_scenario_find_child (compile->scenario, board, "link");
       link != TC_NODE_NONE; link = tc_scenario_find_next (compile->scenario, link)) {
    gsize a = betrayal_compile_area (compile, link, "a");
    gsize b = betrayal_compile_area (compile, link, "b");

    linked[a * n_areas + b] = linked[b * n_areas + a] =
      tc_scenario_get_bool (compile->scenario, link, "maginot-front") ? 2 : 1;
    n++;
  }
  rules->link_start = betrayal_rules_alloc (rules, n_areas + 1, sizeof (guint32));
  rules->neighbour = betrayal_rules_alloc (rules, 2 * n, sizeof (guint16));
  rules->is_front = betrayal_rules_alloc (rules, 2 * n, 1);
  for (guint area = 0; area < n_areas; area++) {
    const guint8 *row = linked + (gsize) area * n_areas;

    rules->link_start[area] = at;
    for (guint other = 0; other < n_areas; other++) {
      if (row[other] == 0 || other == area)
        continue;
      rules->neighbour[at] = (guint16) other;
      rules->is_front[at++] = row[other] == 2;
    }
  }
  rules->link_start[n_areas] = at;
}

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

static void
make_room (BetrayalRules *rules, guint n_areas, guint n_zones)
{
  rules->n_areas = (guint16) n_areas;
  rules->n_zones = (guint16) n_zones;
  rules->n_words = (n_areas + 63) / 64;
  rules->area_nation = betrayal_rules_alloc (rules, n_areas, 1);
  rules->cost[0] = betrayal_rules_alloc (rules, n_areas, 1);
  rules->cost[1] = betrayal_rules_alloc (rules, n_areas, 1);
  rules->x = betrayal_rules_alloc (rules, n_areas, sizeof (gint16));
  rules->y = betrayal_rules_alloc (rules, n_areas, sizeof (gint16));
  rules->edge = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_port = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_maginot = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_border = betrayal_rules_alloc (rules, n_areas, 1);
  rules->bracket = betrayal_rules_alloc (rules, n_areas, 1);
  rules->zones = betrayal_rules_alloc_sets (rules, n_zones);
}

void
betrayal_compile_board (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode board = tc_scenario_find_child (scenario, 0, "area-board");
  guint n_areas = 0;
  guint n_zones = 0;

  make_room (rules, betrayal_compile_count (compile, board, "area"),
             betrayal_compile_count (compile, board, "zone"));
  for (TcNode node = tc_scenario_find_child (scenario, board, "area"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node))
    compile_area (compile, node, n_areas++);

  for (TcNode node = tc_scenario_find_child (scenario, board, "zone"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    guint64 *zone = betrayal_set (rules, rules->zones, n_zones++);

    for (TcNode in = tc_scenario_find_child (scenario, node, "in"); in != TC_NODE_NONE;
         in = tc_scenario_find_next (scenario, in))
      betrayal_areas_add (zone, betrayal_compile_area (compile, in, "area"));
  }
  rules->capital = betrayal_compile_area (compile, board, "capital");
  compile_links (compile, board);
  measure_all (rules);
}
