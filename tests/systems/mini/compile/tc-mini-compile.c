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

static void
read_tiles (MiniData *data, TcScenario *scenario)
{
  static const char *const edges[] = { "north", "east", "south", "west" };
  TcNode node = tc_scenario_find_section (scenario, "tile");

  for (guint tile = 0; tile < data->n_tiles; tile++) {
    for (guint i = 0; i < G_N_ELEMENTS (edges); i++) {
      if (tc_scenario_get_bool (scenario, node, edges[i]))
        data->exits[tile] |= (guint8) (1u << i);
    }
    node = tc_scenario_find_next (scenario, node);
  }
}

static void
read_cards (MiniData *data, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_section (scenario, "card");

  for (guint card = 0; card < data->n_cards; card++) {
    data->use[card] = (guint8) tc_scenario_get_enum (scenario, node, "use");
    node = tc_scenario_find_next (scenario, node);
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

gpointer
mini_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autofree MiniData *data = g_new0 (MiniData, 1);
  TcNode rules = tc_scenario_find_section (scenario, "rules");
  guint n_cells = 0;

  add_cells (data, ruleset, scenario, report);
  data->cells = tc_ruleset_get_range (ruleset, MINI_THING_CELL);
  data->tiles = tc_ruleset_add_elements (ruleset, MINI_THING_TILE, "tile", report);
  data->cards = tc_ruleset_add_elements (ruleset, MINI_THING_CARD, "card", report);
  tc_ruleset_add_sides (ruleset, MINI_THING_SIDE, "side", report);
  data->seats =
    tc_ruleset_add_seats (ruleset, MINI_THING_SEAT, "seat", TC_SEAT_SIDE_SECRET, report);
  data->n_tiles = (guint8) data->tiles.n;
  data->n_cards = (guint8) data->cards.n;
  read_tiles (data, scenario);
  read_cards (data, scenario);

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
