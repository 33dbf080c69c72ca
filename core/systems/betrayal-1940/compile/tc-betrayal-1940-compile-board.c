/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The map: areas, adjacencies both ways, zones, and every distance that play asks for. */

static void
compile_area (BetrayalCompile *compile, TcNode node, guint area)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode terrain = tc_scenario_get_ref (scenario, node, "terrain");

  betrayal_compile_add (compile, TC_THING_PLACE, node);
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
  rules->nations[rules->area_nation[area]].has_land = TRUE;
}

/* Both directions of every link, by area and then by neighbour. */
static void
compile_links (BetrayalCompile *compile, TcNode board)
{
  BetrayalRules *rules = compile->rules;
  guint8 linked[BETRAYAL_MAX_AREAS][BETRAYAL_MAX_AREAS] = { { 0 } }; /* 1 linked, 2 a front */
  guint16 at = 0;

  for (TcNode link = tc_scenario_find_child (compile->scenario, board, "link");
       link != TC_NODE_NONE; link = tc_scenario_find_next (compile->scenario, link)) {
    guint8 a = betrayal_compile_area (compile, link, "a");
    guint8 b = betrayal_compile_area (compile, link, "b");

    linked[a][b] = linked[b][a] =
      tc_scenario_get_bool (compile->scenario, link, "maginot-front") ? 2 : 1;
  }
  for (guint area = 0; area < rules->n_areas; area++) {
    rules->link_start[area] = at;
    for (guint other = 0; other < rules->n_areas; other++) {
      if (linked[area][other] == 0 || other == area)
        continue;
      rules->neighbour[at] = (guint8) other;
      rules->is_front[at++] = linked[area][other] == 2;
    }
  }
  rules->link_start[rules->n_areas] = at;
}

/* Distances in areas from @from; NONE where no path leads (rulings D28, D95). */
static void
measure (BetrayalRules *rules, guint from)
{
  guint8 *distance = rules->distance[from];
  guint8 queue[BETRAYAL_MAX_AREAS];
  guint head = 0;
  guint tail = 0;

  memset (distance, BETRAYAL_NONE, BETRAYAL_MAX_AREAS);
  distance[from] = 0;
  queue[tail++] = (guint8) from;
  while (head < tail) {
    guint area = queue[head++];

    for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
      guint next = rules->neighbour[i];

      if (distance[next] != BETRAYAL_NONE)
        continue;
      distance[next] = (guint8) (distance[area] + 1);
      queue[tail++] = (guint8) next;
    }
  }
}

static void
measure_all (BetrayalRules *rules)
{
  for (guint area = 0; area < rules->n_areas; area++)
    measure (rules, area);
}

void
betrayal_compile_board (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode board = tc_scenario_find_child (scenario, 0, "area-board");
  guint n_zones = 0;

  for (TcNode node = tc_scenario_find_child (scenario, board, "area"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node))
    compile_area (compile, node, rules->n_areas++);

  for (TcNode node = tc_scenario_find_child (scenario, board, "zone"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalAreas *zone = &rules->zones[n_zones++];

    for (TcNode in = tc_scenario_find_child (scenario, node, "in"); in != TC_NODE_NONE;
         in = tc_scenario_find_next (scenario, in)) {
      guint8 area = betrayal_compile_area (compile, in, "area");

      zone->bits[area / 64] |= G_GUINT64_CONSTANT (1) << (area % 64);
    }
  }
  rules->n_zones = (guint8) n_zones;
  rules->capital = betrayal_compile_area (compile, board, "capital");
  compile_links (compile, board);
  measure_all (rules);
}
