/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

static void
add_cells (MiniData *data, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  TcNode board = tc_scenario_find_section (scenario, "grid-board");

  data->columns = (guint8) tc_scenario_get_int (scenario, board, "columns");
  data->rows = (guint8) tc_scenario_get_int (scenario, board, "rows");
  data->width = (guint16) tc_scenario_get_int (scenario, board, "width");
  data->height = (guint16) tc_scenario_get_int (scenario, board, "height");
  data->n_cells = (guint8) (data->columns * data->rows);

  for (guint cell = 0; cell < data->n_cells; cell++) {
    guint column = cell % data->columns + 1;
    guint row = cell / data->columns + 1;
    g_autofree char *id = g_strdup_printf ("square-%u-%u", column, row);
    g_autofree char *name = g_strdup_printf ("Square %u-%u", column, row);

    tc_ruleset_add_thing (ruleset, MINI_THING_CELL, id, name, TC_NODE_NONE, report);
  }
}

static TcThing
add_node (TcRuleset *ruleset, TcScenario *scenario, TcReport *report, MiniClass class, TcNode node)
{
  return tc_ruleset_add_thing (ruleset, class, tc_scenario_get_string (scenario, node, "id"),
                               tc_scenario_get_string (scenario, node, "name"), node, report);
}

static void
add_tiles (MiniData *data, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  static const char *const edges[] = { "north", "east", "south", "west" };
  TcNode node = tc_scenario_find_section (scenario, "tile");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    add_node (ruleset, scenario, report, MINI_THING_TILE, node);
    if (data->n_tiles < MINI_MAX_TILES) {
      for (guint i = 0; i < G_N_ELEMENTS (edges); i++) {
        if (tc_scenario_get_bool (scenario, node, edges[i]))
          data->exits[data->n_tiles] |= (guint8) (1u << i);
      }
    }
    data->n_tiles++;
  }
}

static void
add_cards (MiniData *data, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  TcNode node = tc_scenario_find_section (scenario, "card");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    add_node (ruleset, scenario, report, MINI_THING_CARD, node);
    if (data->n_cards < MINI_MAX_CARDS)
      data->use[data->n_cards] = (guint8) tc_scenario_get_enum (scenario, node, "use");
    data->n_cards++;
  }
}

static void
add_people (MiniData *data, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  TcNode node = tc_scenario_find_section (scenario, "side");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    tc_ruleset_add_side (ruleset, add_node (ruleset, scenario, report, MINI_THING_SIDE, node));

  node = tc_scenario_find_section (scenario, "seat");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    add_node (ruleset, scenario, report, MINI_THING_SEAT, node);
    /* Which side a player is on is the secret of the game. */
    tc_ruleset_add_seat (ruleset, tc_scenario_get_string (scenario, node, "id"),
                         tc_scenario_get_string (scenario, node, "name"), TC_SEAT_NONE);
  }
}

static guint8
find_tile (const MiniData *data, const TcRuleset *ruleset, const char *id)
{
  return (guint8) tc_range_index (data->tiles, tc_ruleset_find_thing (ruleset, id));
}

static void
add_setups (MiniData *data, TcRuleset *ruleset, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_section (scenario, "setup");

  for (guint i = 0; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node), i++) {
    MiniSetup *setup = &data->setups[i];

    setup->start_tile = find_tile (data, ruleset, tc_scenario_get_string (scenario, node, "tile"));
    setup->rounds = (guint8) tc_scenario_get_int (scenario, node, "rounds");
    setup->deal = (guint8) tc_scenario_get_int (scenario, node, "deal");
    setup->players = (guint8) tc_scenario_get_int (scenario, node, "players");
    tc_ruleset_add_setup (ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
    tc_ruleset_set_setup_seats (ruleset, setup->players);
  }
}

static gboolean
check_counts (const MiniData *data, TcScenario *scenario, TcReport *report)
{
  if (data->n_tiles <= MINI_MAX_TILES && data->n_cards <= MINI_MAX_CARDS)
    return TRUE;

  tc_report_add (report, "SYS007", tc_scenario_get_source (scenario),
                 tc_scenario_get_tag_span (scenario, 0),
                 "There are %u tiles and %u cards; at most %d of each can be played.",
                 data->n_tiles, data->n_cards, MINI_MAX_TILES);

  return FALSE;
}

gpointer
mini_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autofree MiniData *data = g_new0 (MiniData, 1);
  TcNode rules = tc_scenario_find_section (scenario, "rules");
  guint n_cells = 0;

  add_cells (data, ruleset, scenario, report);
  add_tiles (data, ruleset, scenario, report);
  add_cards (data, ruleset, scenario, report);
  add_people (data, ruleset, scenario, report);
  if (!check_counts (data, scenario, report))
    return NULL;
  data->cells = tc_ruleset_get_range (ruleset, MINI_THING_CELL);
  data->tiles = tc_ruleset_get_range (ruleset, MINI_THING_TILE);
  data->cards = tc_ruleset_get_range (ruleset, MINI_THING_CARD);
  data->seats = tc_ruleset_get_range (ruleset, MINI_THING_SEAT);

  data->hand_limit = (guint8) tc_scenario_get_int (scenario, rules, "hand-limit");
  data->draw = (guint8) tc_scenario_get_int (scenario, rules, "draw");
  data->difficulty = (guint8) tc_scenario_get_int (scenario, rules, "difficulty");
  data->lights = (guint8) tc_scenario_get_int (scenario, rules, "lights");
  add_setups (data, ruleset, scenario);

  /* Draw, pass, the tile on every square in four ways, and every card on every square; or every
   * card kept or thrown away. */
  n_cells = data->n_cells;
  tc_ruleset_set_limits (ruleset, sizeof (MiniState),
                         2 + 4 * n_cells + (guint) data->n_cards * MAX (n_cells, 2));

  return g_steal_pointer (&data);
}
