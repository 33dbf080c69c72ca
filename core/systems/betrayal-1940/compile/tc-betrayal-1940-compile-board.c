/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The map: areas, adjacencies both ways, zones. */

/* What a border area is, unless it says otherwise. */
static guint8
is_on (BetrayalCompile *compile, TcNode node, const char *name)
{
  return tc_scenario_get_bool (compile->scenario, node,
                               tc_scenario_has (compile->scenario, node, name) ? name : "border");
}

static guint8
get_returns (BetrayalCompile *compile, TcNode node)
{
  if (is_on (compile, node, "returns"))
    return BETRAYAL_RETURNS_HERE;

  return tc_scenario_has (compile->scenario, node, "returns") ? BETRAYAL_RETURNS_NEVER
                                                              : BETRAYAL_RETURNS_NEAR;
}

/* What the area says, or its terrain; the rules' limits are filled in when they are known. */
static guint8
get_stacking (BetrayalCompile *compile, TcNode node, TcNode terrain)
{
  return betrayal_compile_limit (
    compile, tc_scenario_has (compile->scenario, node, "stacking") ? node : terrain, "stacking");
}

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
  rules->terrain[area] = (guint16) betrayal_compile_index (compile, terrain);
  rules->stacking_limit[0][area] = get_stacking (compile, node, terrain);
  rules->x[area] = (gint16) tc_scenario_get_int (scenario, node, "x");
  rules->y[area] = (gint16) tc_scenario_get_int (scenario, node, "y");
  rules->edge[area] = (guint8) tc_scenario_get_enum (scenario, node, "edge");
  rules->is_port[area] = tc_scenario_get_bool (scenario, node, "port");
  rules->is_maginot[area] = tc_scenario_get_bool (scenario, node, "maginot");
  rules->is_border[area] = tc_scenario_get_bool (scenario, node, "border");
  rules->is_closed[area] = is_on (compile, node, "closed");
  rules->is_always_open[area] = is_on (compile, node, "always-open");
  rules->is_unlimited[area] = is_on (compile, node, "unlimited");
  rules->returns_at[area] = get_returns (compile, node);
  rules->bracket[area] = (guint8) tc_scenario_get_int (scenario, node, "bracket");
}

/* One direction of a link; as a number, so that they sort by area and then by neighbour. */
#define WAY(from, to, is_front) ((guint64) (from) << 32 | (guint64) (to) << 1 | (is_front))
#define WAY_FROM(way)           ((guint32) ((way) >> 32))
#define WAY_TO(way)             ((guint16) ((way) >> 1))
#define WAY_IS_FRONT(way)       ((way) &1)

static int
compare_ways (gconstpointer a, gconstpointer b)
{
  guint64 left = *(const guint64 *) a;
  guint64 right = *(const guint64 *) b;

  return (left > right) - (left < right);
}

static GArray *
collect_ways (BetrayalCompile *compile, TcNode board)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (TcNode link = tc_scenario_find_child (compile->scenario, board, "link");
       link != TC_NODE_NONE; link = tc_scenario_find_next (compile->scenario, link)) {
    guint a = betrayal_compile_area (compile, link, "a");
    guint b = betrayal_compile_area (compile, link, "b");
    gboolean is_front = tc_scenario_get_bool (compile->scenario, link, "maginot-front");
    guint64 both[] = { WAY (a, b, is_front), WAY (b, a, is_front) };

    if (a != b)
      g_array_append_vals (ways, both, G_N_ELEMENTS (both));
  }
  g_array_sort (ways, compare_ways);

  return ways;
}

static void
compile_links (BetrayalCompile *compile, TcNode board)
{
  BetrayalRules *rules = compile->rules;
  g_autoptr (GArray) ways = collect_ways (compile, board);
  guint at = 0;

  rules->link_start = betrayal_rules_alloc (rules, rules->n_areas + 1u, sizeof (guint32));
  rules->neighbour = betrayal_rules_alloc (rules, ways->len, sizeof (guint16));
  rules->is_front = betrayal_rules_alloc (rules, ways->len, 1);
  for (guint area = 0; area < rules->n_areas; area++) {
    rules->link_start[area] = at;
    for (; at < ways->len && WAY_FROM (g_array_index (ways, guint64, at)) == area; at++) {
      rules->neighbour[at] = WAY_TO (g_array_index (ways, guint64, at));
      rules->is_front[at] = WAY_IS_FRONT (g_array_index (ways, guint64, at));
    }
  }
  rules->link_start[rules->n_areas] = at;
}

static void
make_room (BetrayalRules *rules, guint n_areas, guint n_zones)
{
  rules->n_areas = (guint16) n_areas;
  rules->n_zones = (guint16) n_zones;
  rules->n_words = (n_areas + 63) / 64;
  rules->area_nation = betrayal_rules_alloc (rules, n_areas, 1);
  rules->n_ways = 2;
  rules->cost[0] = betrayal_rules_alloc (rules, n_areas, 1);
  rules->cost[1] = betrayal_rules_alloc (rules, n_areas, 1);
  rules->terrain = betrayal_rules_alloc (rules, n_areas, sizeof (guint16));
  for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
    rules->stacking_limit[side] = betrayal_rules_alloc (rules, n_areas, 1);
  rules->terrain_shift = betrayal_rules_alloc (rules, n_areas, 1);
  rules->x = betrayal_rules_alloc (rules, n_areas, sizeof (gint16));
  rules->y = betrayal_rules_alloc (rules, n_areas, sizeof (gint16));
  rules->edge = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_port = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_maginot = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_border = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_closed = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_always_open = betrayal_rules_alloc (rules, n_areas, 1);
  rules->is_unlimited = betrayal_rules_alloc (rules, n_areas, 1);
  rules->returns_at = betrayal_rules_alloc (rules, n_areas, 1);
  rules->bracket = betrayal_rules_alloc (rules, n_areas, 1);
  rules->zones = betrayal_rules_alloc_sets (rules, n_zones);
}

/* Rule 3.2.3: the ports that each nation's units may leave from. */
static void
compile_exits (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  guint nation = 0;

  rules->exits = betrayal_rules_alloc_sets (rules, rules->n_nations);
  for (TcNode node = tc_scenario_find_child (compile->scenario, 0, "nation"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (compile->scenario, node), nation++) {
    guint64 *exits = betrayal_set (rules, rules->exits, nation);
    guint16 zone = betrayal_compile_zone (compile, node, "evacuates-from");

    if (rules->nations[nation].side != BETRAYAL_ALLIED || !rules->nations[nation].evacuates)
      continue;
    for (guint area = 0; area < rules->n_areas; area++)
      if (rules->is_port[area] &&
          (zone == BETRAYAL_NONE ||
           betrayal_areas_has (betrayal_set (rules, rules->zones, zone), area)))
        betrayal_areas_add (exits, area);
  }
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
  compile_exits (compile);
  compile_links (compile, board);
}
