/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-position-private.h"

/* Haunts, the chart that selects them, and setups. */

static void
read_monster (HouseCompile *compile, HouseHaunt *haunt, TcNode node, guint *figure)
{
  static const char *const traits[HOUSE_N_TRAITS] = { "might", "speed", "sanity", "knowledge" };
  HouseMonster *monster = &haunt->kinds[haunt->n_kinds++];
  guint most = 0;

  monster->count = (guint8) house_compile_get (compile, node, "count");
  monster->per_hero = (guint8) house_compile_get (compile, node, "per-hero");
  for (guint i = 0; i < HOUSE_N_TRAITS; i++)
    monster->dice[i] = (guint8) house_compile_get (compile, node, traits[i]);
  monster->place = (guint8) tc_scenario_get_enum (compile->scenario, node, "place");
  monster->killed_by = -1;
  monster->first = (guint16) *figure;
  most = monster->count + (guint) monster->per_hero * HOUSE_MAX_SEATS;
  *figure += MIN (most, HOUSE_MAX_FIGURES);
}

static void
read_tasks (HouseCompile *compile, HouseHaunt *haunt, TcNode node)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode child = tc_scenario_find_child (scenario, node, "task");

  haunt->first_task = rules->n_tasks;
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    HouseTask *task = &rules->tasks[rules->n_tasks++];

    haunt->n_tasks++;
    task->who = (guint8) tc_scenario_get_enum (scenario, child, "who");
    task->room = house_compile_find (compile, child, "space", rules->room_things);
    task->token = house_compile_find (compile, child, "token", rules->token_things);
    task->mark = (gint8) tc_scenario_get_enum (scenario, child, "mark");
  }
}

static void
read_goals (HouseCompile *compile, HouseHaunt *haunt, TcNode node)
{
  TcScenario *scenario = compile->scenario;
  TcNode child = tc_scenario_find_child (scenario, node, "goal");

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    HouseGoal *goal = &haunt->goals[haunt->n_goals++];

    goal->side = house_compile_find (compile, child, "side", compile->rules->side_things);
    goal->node = child;
    goal->name = (guint16) tc_ruleset_add_text (compile->ruleset,
                                                tc_scenario_get_string (scenario, child, "name"));
    goal->text = (guint16) tc_ruleset_add_text (
      compile->ruleset,
      tc_scenario_get_text (scenario, tc_scenario_find_child (scenario, child, "text")));
  }
}

static void
read_haunt (HouseCompile *compile, HouseHaunt *haunt, TcNode node, guint *figure)
{
  TcScenario *scenario = compile->scenario;
  TcNode monster = tc_scenario_find_child (scenario, node, "monster");
  TcNode clock = tc_scenario_find_child (scenario, node, "clock");

  haunt->node = node;
  haunt->friendly_fire = (guint8) tc_scenario_get_bool (scenario, node, "friendly-fire");
  for (; monster != TC_NODE_NONE; monster = tc_scenario_find_next (scenario, monster))
    read_monster (compile, haunt, monster, figure);
  read_tasks (compile, haunt, node);
  read_goals (compile, haunt, node);
  haunt->winner = -1;
  if (clock == TC_NODE_NONE)
    return;
  haunt->rounds = (guint8) house_compile_get (compile, clock, "rounds");
  if (tc_scenario_has (scenario, clock, "winner"))
    haunt->winner =
      (gint8) house_compile_find (compile, clock, "winner", compile->rules->side_things);
}

static void
read_numbers (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "haunts/number");

  for (guint i = 0; i < HOUSE_MAX_NUMBERS; i++)
    rules->numbers[i].haunt = HOUSE_NONE;
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    HouseNumber *number = &rules->numbers[house_compile_get (compile, node, "n")];
    gint trait = tc_scenario_get_enum (scenario, node, "trait");

    number->haunt = house_compile_find (compile, node, "haunt", rules->haunt_things);
    number->who = (guint8) tc_scenario_get_enum (scenario, node, "traitor");
    number->trait = trait < 0 ? 0 : (guint8) trait;
    number->except_revealer = (guint8) tc_scenario_get_bool (scenario, node, "except-revealer");
    number->explorer = house_compile_find (compile, node, "explorer", rules->explorer_things);
  }
}

static void
read_chart (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "haunts/cell");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    HouseRoom *room = &rules->rooms[house_compile_find (compile, node, "room", rules->room_things)];
    HouseCard *card = &rules->cards[house_compile_find (compile, node, "omen", rules->card_things)];

    if (room->row == HOUSE_NONE)
      room->row = rules->n_rows++;
    if (card->column == HOUSE_NONE)
      card->column = rules->n_columns++;
    rules->chart[room->row][card->column] = (guint8) house_compile_get (compile, node, "number");
  }
}

void
house_compile_haunts (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "haunts/haunt");
  guint figure = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    read_haunt (compile, &rules->haunts[rules->n_haunts++], node, &figure);
  read_numbers (compile);
  read_chart (compile);
}

/* -- Setups ------------------------------------------------------------------------------------ */

static guint8
find_seat (const HouseCompile *compile, TcNode node, const char *attribute)
{
  return house_compile_find (compile, node, attribute, compile->rules->seat_things);
}

static void
read_laid (HouseCompile *compile, HouseSetup *setup, TcNode node)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode child = tc_scenario_find_child (scenario, node, "lay");

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    guint8 room = house_compile_find (compile, child, "room", rules->room_things);

    setup->floor[room] =
      (guint8) (house_compile_find (compile, child, "floor", rules->floor_things) + 1);
    setup->turned[room] = (guint8) house_compile_get (compile, child, "turned");
    setup->x[room] = (gint8) tc_scenario_get_int (scenario, child, "x");
    setup->y[room] = (gint8) tc_scenario_get_int (scenario, child, "y");
  }
}

static void
read_people (HouseCompile *compile, HouseSetup *setup, TcNode node)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode child = tc_scenario_find_child (scenario, node, "explorer-of");

  for (guint seat = 0; seat < HOUSE_MAX_SEATS; seat++)
    setup->explorer[seat] = setup->room[seat] = HOUSE_NONE;
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    guint8 seat = find_seat (compile, child, "player");

    setup->explorer[seat] = house_compile_find (compile, child, "explorer", rules->explorer_things);
    setup->room[seat] = house_compile_find (compile, child, "room", rules->room_things);
  }
  child = tc_scenario_find_child (scenario, node, "holds");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    setup->holder[house_compile_find (compile, child, "card", rules->card_things)] =
      (guint8) (find_seat (compile, child, "player") + 1);
  child = tc_scenario_find_child (scenario, node, "drill");
  if (child != TC_NODE_NONE) {
    setup->drill = (guint8) house_compile_get (compile, child, "number");
    setup->revealer = find_seat (compile, child, "revealer");
  }
}

/* What lint refuses, in one. */
static gboolean
is_playable (const HouseRules *rules, const HouseSetup *setup)
{
  guint cards = 0;

  for (guint seat = 0; seat < setup->n_players; seat++) {
    guint8 explorer = setup->explorer[seat];

    if (setup->room[seat] != HOUSE_NONE && setup->floor[setup->room[seat]] == 0)
      return FALSE;
    if (explorer == HOUSE_NONE)
      continue;
    if (cards >> rules->explorers[explorer].card & 1)
      return FALSE;
    cards |= 1u << rules->explorers[explorer].card;
  }
  for (guint i = 0; i < rules->n_cards; i++) {
    if (setup->holder[i] > setup->n_players)
      return FALSE;
  }

  return setup->floor[setup->start] != 0 && setup->n_players <= rules->seat_things.n &&
         (setup->drill == 0 ||
          (rules->numbers[setup->drill].haunt != HOUSE_NONE && setup->revealer < setup->n_players));
}

/* Of each card one explorer can take part. */
static guint
count_cards (const HouseRules *rules)
{
  guint cards = 0;
  guint n = 0;

  for (guint i = 0; i < rules->n_explorers; i++) {
    n += (cards >> rules->explorers[i].card & 1) == 0;
    cards |= 1u << rules->explorers[i].card;
  }

  return n;
}

gboolean
house_compile_setups (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "setups/setup");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    HouseSetup *setup = &rules->setups[rules->n_setups++];

    setup->n_players = (guint8) house_compile_get (compile, node, "players");
    setup->start = house_compile_find (compile, node, "start", rules->room_things);
    setup->omens = (guint8) house_compile_get (compile, node, "omens");
    read_laid (compile, setup, node);
    read_people (compile, setup, node);
    house_compile_position (compile, setup, node);
    if (!is_playable (rules, setup) || !house_compile_is_position (rules, setup) ||
        count_cards (rules) < setup->n_players)
      return FALSE;
    tc_ruleset_add_setup (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
    tc_ruleset_set_setup_seats (compile->ruleset, setup->n_players);
  }

  return TRUE;
}
