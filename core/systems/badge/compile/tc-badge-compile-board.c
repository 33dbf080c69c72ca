/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-view.h"
#include "systems/badge/tc-badge-private.h"

/* The board: places, what is missing among them, walls, exits, and from every place the ways out.
 * A place keeps its number although it is a hole, so that a place is its own thing. */

typedef struct {
  TcScenario *scenario;
  BadgeRules *rules;
} Board;

static guint
turn_back (guint way)
{
  return (way + 2) % BADGE_N_DIRECTIONS;
}

static void
add_places (Board *board, TcRuleset *ruleset, TcReport *report)
{
  for (guint row = 1; row <= board->rules->rows; row++) {
    for (guint column = 1; column <= board->rules->columns; column++) {
      g_autofree char *id = tc_grid_dup_id (column, row);
      g_autofree char *name = tc_grid_dup_name (column, row);

      tc_ruleset_add_thing (ruleset, BADGE_THING_PLACE, id, name, TC_NODE_NONE, report);
    }
  }
}

static void
add_edges (Board *board, TcRuleset *ruleset, TcReport *report)
{
  static const char *const edges[] = { "north", "east", "south", "west" };
  static const char *const names[] = { N_ ("north"), N_ ("east"), N_ ("south"), N_ ("west") };

  for (guint i = 0; i < BADGE_N_DIRECTIONS; i++)
    tc_ruleset_add_thing (ruleset, BADGE_THING_EXIT, edges[i], _ (names[i]), TC_NODE_NONE, report);
}

/* The place beside, hole or not, or -1 off the board. */
static gint
find_beside (const BadgeRules *rules, guint place, guint way)
{
  static const gint across[] = { 0, 1, 0, -1 };
  static const gint down[] = { -1, 0, 1, 0 };
  gint column = (gint) (place % rules->columns) + across[way];
  gint row = (gint) (place / rules->columns) + down[way];

  if (column < 0 || column >= rules->columns || row < 0 || row >= rules->rows)
    return -1;

  return row * rules->columns + column;
}

/* The first child of @node named @name, and those after it. */
static TcNode
find_first (Board *board, TcNode node, const char *name)
{
  return tc_scenario_find_child (board->scenario, node, name);
}

static guint
get_way (Board *board, TcNode node, const char *name)
{
  return (guint) tc_scenario_get_enum (board->scenario, node, name);
}

/* FALSE when something is not on the board. */
static gboolean
add_holes_and_walls (Board *board, TcNode node)
{
  BadgeRules *rules = board->rules;
  TcNode hole = find_first (board, node, "hole");
  TcNode wall = find_first (board, node, "wall");

  for (; hole != TC_NODE_NONE; hole = tc_scenario_find_next (board->scenario, hole)) {
    guint place = badge_compile_find_place (rules, board->scenario, hole);

    if (place == BADGE_MAX_PLACES)
      return FALSE;
    rules->is_hole[place] = 1;
  }
  for (; wall != TC_NODE_NONE; wall = tc_scenario_find_next (board->scenario, wall)) {
    guint place = badge_compile_find_place (rules, board->scenario, wall);
    guint way = get_way (board, wall, "side");
    gint beside;

    if (place == BADGE_MAX_PLACES)
      return FALSE;
    rules->walls[place] |= (guint8) (1u << way);
    beside = find_beside (rules, place, way);
    if (beside >= 0)
      rules->walls[beside] |= (guint8) (1u << turn_back (way));
  }

  return TRUE;
}

static void
add_steps (Board *board)
{
  BadgeRules *rules = board->rules;

  for (guint place = 0; place < rules->n_places; place++) {
    for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
      gint beside = find_beside (rules, place, way);
      gboolean is_open = beside >= 0 && !rules->is_hole[place] && !rules->is_hole[beside] &&
                         (rules->walls[place] >> way & 1) == 0;

      rules->step[place][way] = (gint16) (is_open ? beside : -1);
    }
  }
}

/* Walls close exits; a hole leads nowhere without a gate. */
static gboolean
add_exits (Board *board, TcNode node)
{
  BadgeRules *rules = board->rules;
  TcNode exit = find_first (board, node, "exit");
  TcNode gate = find_first (board, node, "gate");

  for (; exit != TC_NODE_NONE; exit = tc_scenario_find_next (board->scenario, exit)) {
    guint way = get_way (board, exit, "edge");

    for (guint place = 0; place < rules->n_places; place++)
      if (find_beside (rules, place, way) < 0 && !rules->is_hole[place] &&
          (rules->walls[place] >> way & 1) == 0)
        rules->exits[place] |= (guint8) (1u << way);
  }
  for (; gate != TC_NODE_NONE; gate = tc_scenario_find_next (board->scenario, gate)) {
    guint place = badge_compile_find_place (rules, board->scenario, gate);
    guint way = get_way (board, gate, "side");

    if (place == BADGE_MAX_PLACES || rules->is_hole[place] || rules->step[place][way] >= 0 ||
        (rules->walls[place] >> way & 1) != 0)
      return FALSE;
    if ((rules->exits[place] >> way & 1) == 0)
      rules->gates[place] |= (guint8) (1u << way);
    rules->exits[place] |= (guint8) (1u << way);
  }
  for (guint place = 0; place < rules->n_places; place++)
    rules->edges |= rules->exits[place];

  return TRUE;
}

/* FALSE when the city cannot lie so. */
static gboolean
add_city (Board *board, TcNode node)
{
  BadgeRules *rules = board->rules;
  TcNode city = find_first (board, node, "city");
  TcNode street = find_first (board, node, "street");
  guint column = (guint) tc_scenario_get_int (board->scenario, city, "column") - 1;
  guint row = (guint) tc_scenario_get_int (board->scenario, city, "row") - 1;
  guint right = column + (guint) tc_scenario_get_int (board->scenario, city, "columns");
  guint bottom = row + (guint) tc_scenario_get_int (board->scenario, city, "rows");
  guint8 is_street[BADGE_MAX_PLACES] = { 0 };

  if (right > rules->columns || bottom > rules->rows)
    return FALSE;

  for (; street != TC_NODE_NONE; street = tc_scenario_find_next (board->scenario, street)) {
    guint place = badge_compile_find_place (rules, board->scenario, street);

    if (place == BADGE_MAX_PLACES)
      return FALSE;
    is_street[place] = 1;
  }
  for (guint y = row; y < bottom; y++) {
    for (guint x = column; x < right; x++) {
      guint place = y * rules->columns + x;

      if (rules->is_hole[place] || is_street[place])
        continue;
      rules->place_cell[place] = rules->n_cells;
      rules->cell_place[rules->n_cells++] = (guint16) place;
    }
  }

  return TRUE;
}

/* -- Ways out -- */

/* Straight on from @place to an exit. */
static guint16
measure_straight (const BadgeRules *rules, guint place, guint way)
{
  guint16 steps = 1;
  gint at = (gint) place;

  for (; at >= 0; at = rules->step[at][way], steps++)
    if (rules->exits[at] >> way & 1)
      return steps;

  return BADGE_NO_WAY;
}

/* The fewest steps that escape from every place, by any way. */
static void
measure_routes (const BadgeRules *rules, guint16 *route)
{
  guint16 queue[BADGE_MAX_PLACES];
  guint n = 0;

  for (guint place = 0; place < rules->n_places; place++) {
    route[place] = rules->exits[place] != 0 ? 1 : BADGE_NO_WAY;
    if (rules->exits[place] != 0)
      queue[n++] = (guint16) place;
  }
  for (guint i = 0; i < n; i++) {
    for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
      gint next = rules->step[queue[i]][way];

      if (next < 0 || route[next] != BADGE_NO_WAY)
        continue;
      route[next] = route[queue[i]] + 1;
      queue[n++] = (guint16) next;
    }
  }
}

/* Move a fugitive: straight on; ruling B-aj: from where no straight way leads out, the shortest
 * that there is. */
static void
measure_ways (BadgeRules *rules)
{
  guint16 route[BADGE_MAX_PLACES];

  measure_routes (rules, route);
  for (guint place = 0; place < rules->n_places; place++) {
    guint16 *distance = rules->distance[place];
    gboolean is_straight = FALSE;

    for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
      distance[way] = measure_straight (rules, place, way);
      is_straight |= distance[way] != BADGE_NO_WAY;
    }
    rules->way_out[place] = BADGE_NO_WAY;
    for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
      gint next = rules->step[place][way];

      if (!is_straight && next >= 0 && route[next] != BADGE_NO_WAY)
        distance[way] = route[next] + 1;
      rules->way_out[place] = MIN (rules->way_out[place], distance[way]);
    }
  }
}

gboolean
badge_compile_board (BadgeRules *rules, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  Board board = { scenario, rules };
  TcNode node = tc_scenario_find_section (scenario, "grid-board");

  rules->columns = (guint8) tc_scenario_get_int (scenario, node, "columns");
  rules->rows = (guint8) tc_scenario_get_int (scenario, node, "rows");
  rules->n_places = (guint16) (rules->columns * rules->rows);
  memset (rules->place_cell, 0xff, sizeof rules->place_cell); /* BADGE_NO_CELL */
  add_places (&board, ruleset, report);
  add_edges (&board, ruleset, report);
  if (!add_holes_and_walls (&board, node))
    return FALSE;
  add_steps (&board);
  if (!add_exits (&board, node) || !add_city (&board, node))
    return FALSE;
  measure_ways (rules);

  return TRUE;
}
