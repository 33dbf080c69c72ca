/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-position-private.h"

/* What a setup says of a game that is under way: who has the turn, what explorers and rooms have
 * come to, and where cards and tokens lie. Tallies and statuses are read when a game begins. */

static const char *const ways[HOUSE_N_WAYS] = { "shut-north", "shut-east", "shut-south",
                                                "shut-west" };
static const char *const traits[HOUSE_N_TRAITS] = { "might", "speed", "sanity", "knowledge" };
static const char *const gave[HOUSE_N_TRAITS] = { "gave-might", "gave-speed", "gave-sanity",
                                                  "gave-knowledge" };

static guint
find_room (const HouseCompile *compile, TcNode node, const char *attribute)
{
  return house_compile_find (compile, node, attribute, compile->rules->room_things);
}

static void
read_rooms (const HouseCompile *compile, HouseSetup *setup, TcNode node)
{
  TcScenario *scenario = compile->scenario;
  TcNode at = tc_scenario_find_child (scenario, node, "lay");
  guint n = 0;

  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at)) {
    guint room = find_room (compile, at, "room");

    setup->opened[room] = (guint8) tc_scenario_get_bool (scenario, at, "opened");
    for (guint way = 0; way < HOUSE_N_WAYS; way++)
      setup->shut[room] |= (guint8) (tc_scenario_get_bool (scenario, at, ways[way]) << way);
  }
  at = tc_scenario_find_child (scenario, node, "put");
  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at))
    setup->tokens[find_room (compile, at, "room")] |=
      1u << house_compile_find (compile, at, "token", compile->rules->token_things);
  at = tc_scenario_find_child (scenario, node, "joined");
  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at)) {
    setup->wall[n][0] = (guint8) (find_room (compile, at, "a") + 1);
    setup->wall[n++][1] = (guint8) (find_room (compile, at, "b") + 1);
  }
}

static void
read_explorers (const HouseCompile *compile, HouseSetup *setup, TcNode node)
{
  TcScenario *scenario = compile->scenario;
  TcNode at = tc_scenario_find_child (scenario, node, "explorer-of");

  memset (setup->step, HOUSE_NONE, sizeof setup->step);
  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at)) {
    guint seat = house_compile_find (compile, at, "player", compile->rules->seat_things);

    setup->fate[seat] = (guint8) tc_scenario_get_enum (scenario, at, "fate");
    setup->is_far[seat] = (guint8) tc_scenario_get_bool (scenario, at, "beyond");
    setup->failures[seat] = (guint8) house_compile_get (compile, at, "tries");
    if (tc_scenario_has (scenario, at, "kept"))
      setup->banked[seat] = (guint8) (house_compile_get (compile, at, "kept") + 1);
    for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
      if (tc_scenario_has (scenario, at, traits[trait]))
        setup->step[seat][trait] = (guint8) house_compile_get (compile, at, traits[trait]);
    }
  }
}

static void
read_cards (const HouseCompile *compile, HouseSetup *setup, TcNode node)
{
  TcScenario *scenario = compile->scenario;
  TcThingRange cards = compile->rules->card_things;
  TcNode at = tc_scenario_find_child (scenario, node, "holds");

  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at)) {
    guint card = house_compile_find (compile, at, "card", cards);

    setup->on[card] = (guint8) tc_scenario_get_bool (scenario, at, "on");
    for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
      if (!tc_scenario_has (scenario, at, gave[trait]))
        continue;
      setup->gave[card][trait] = (gint8) tc_scenario_get_int (scenario, at, gave[trait]);
      setup->has_gave[card] |= (guint8) (1u << trait);
    }
  }
  at = tc_scenario_find_child (scenario, node, "lies");
  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at)) {
    guint card = house_compile_find (compile, at, "card", cards);
    guint room = find_room (compile, at, "room");

    setup->where[card] = (guint8) (room == HOUSE_NONE ? HOUSE_IN_DISCARD : HOUSE_IN_ROOM + room);
    setup->on[card] = (guint8) tc_scenario_get_bool (scenario, at, "on");
  }
}

void
house_compile_position (const HouseCompile *compile, HouseSetup *setup, TcNode node)
{
  TcThingRange seats = compile->rules->seat_things;

  setup->node = node;
  setup->first = house_compile_find (compile, node, "first", seats);
  setup->last = house_compile_find (compile, node, "last", seats);
  setup->round = (guint8) house_compile_get (compile, node, "round");
  read_rooms (compile, setup, node);
  read_explorers (compile, setup, node);
  read_cards (compile, setup, node);
}

static gboolean
is_laid (const HouseSetup *setup, guint8 room)
{
  return room == 0 || setup->floor[room - 1] != 0;
}

gboolean
house_compile_is_position (const HouseRules *rules, const HouseSetup *setup)
{
  for (guint i = 0; i < rules->n_cards; i++) {
    guint where = setup->where[i];

    if ((where != 0 && setup->holder[i] != 0) ||
        (where >= HOUSE_IN_ROOM && setup->floor[where - HOUSE_IN_ROOM] == 0))
      return FALSE;
  }
  for (guint room = 0; room < rules->n_rooms; room++) {
    if (setup->tokens[room] != 0 && setup->floor[room] == 0)
      return FALSE;
  }
  for (guint i = 0; i < HOUSE_MAX_WALLS; i++) {
    if (!is_laid (setup, setup->wall[i][0]) || !is_laid (setup, setup->wall[i][1]))
      return FALSE;
  }

  return (setup->first == HOUSE_NONE || setup->first < setup->n_players) &&
         (setup->last == HOUSE_NONE || setup->last < setup->n_players);
}
