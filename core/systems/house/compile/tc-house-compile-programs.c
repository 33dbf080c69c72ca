/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/house/tc-house-private.h"

/* Effects, as programs, and what they can speak of, numbered as the host (tc-house-host.c) knows
 * it: rooms as spaces, floors as parts of the board, tokens, traits and then counts and measures as
 * tracks, piles as decks. */

static const TcEffectsWords words = {
  .first_verb = HOUSE_VERB_EFFECT,
  .first_event = HOUSE_EVENT_EFFECT,
  .roll_kind = HOUSE_ROLL_EFFECT,
  .option_class = HOUSE_THING_OPTION,
};

/* The options are things of a class of their own, so they come in their turn. */
void
house_compile_options (HouseCompile *compile)
{
  compile->rules->effects = tc_effects_new (compile->ruleset, &house_effects_host, &words);
  tc_effects_add_options (compile->rules->effects, compile->report);
}

static TcNode
get_node (const HouseCompile *compile, TcThingRange range, guint index)
{
  return tc_ruleset_get_thing (compile->ruleset, tc_range_get (range, index))->node;
}

static void
add_spaces (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;

  for (guint i = 0; i < rules->n_rooms; i++)
    tc_effects_add_space (rules->effects, get_node (compile, rules->room_things, i),
                          house_room (rules, i));
  for (guint i = 0; i < rules->n_rooms; i++) {
    for (guint mark = 0; mark < 8; mark++) {
      if (rules->rooms[i].marks >> mark & 1)
        tc_effects_add_mark (rules->effects, mark, i);
    }
  }
  for (guint i = 0; i < rules->n_floors; i++)
    tc_effects_add_part (rules->effects, get_node (compile, rules->floor_things, i));
  for (guint i = 0; i < rules->n_tokens; i++) {
    tc_effects_add_kind (rules->effects, get_node (compile, rules->token_things, i), FALSE,
                         rules->n_rooms);
    if (rules->tokens[i].joins)
      tc_effects_set_joining (rules->effects, i);
  }
}

static void
add_tracks (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "traits/count");

  for (guint i = 0; i < HOUSE_N_TRAITS; i++)
    tc_effects_add_track (rules->effects, get_node (compile, rules->trait_things, i), TRUE, 0, 12);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    rules->counts[rules->n_counts++] = (guint8) tc_scenario_get_enum (scenario, node, "of");
    tc_effects_add_track (rules->effects, node, FALSE, 0, 99);
  }
  node = tc_scenario_find_section (scenario, "traits/measure");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    rules->counts[rules->n_counts++] =
      (guint8) (HOUSE_MEASURE_DISTANCE + tc_scenario_get_enum (scenario, node, "of"));
    tc_effects_add_track (rules->effects, node, TRUE, 0, 99);
  }
}

static void
add_piles (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "piles/pile");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint8 kind = (guint8) tc_scenario_get_enum (scenario, node, "kind");

    rules->piles[rules->n_piles++] = kind;
    tc_effects_add_deck (rules->effects, node, kind == HOUSE_PILE_BELONGINGS, rules->n_cards);
  }
  tc_effects_set_cards (rules->effects, rules->card_things);
}

static void
add_procedures (HouseRules *rules)
{
  static const char *const names[HOUSE_N_PROCEDURES] = {
    "draw-item",  "draw-event", "discard-this", "toggle-this", "neighbour-attacks",
    "attacked",   "frenzy",     "burst",        "omen-roll",   "bank-roll",
    "reroll-any", "reroll-one", "open-wall",    "call-heroes", "call-monsters",
    "leave",      "end-turn",   "drop-this",    "stop-moving",
  };

  for (guint i = 0; i < HOUSE_N_PROCEDURES; i++)
    tc_effects_add_procedure (rules->effects, names[i], TRUE);
}

static void
add_world (HouseCompile *compile)
{
  static const TcEffectsTrigger triggers[] = { TC_EFFECTS_TRIGGER_TURN_START,
                                               TC_EFFECTS_TRIGGER_TURN_END };
  HouseRules *rules = compile->rules;

  for (guint i = 0; i < rules->seat_things.n; i++)
    tc_effects_add_player (rules->effects, get_node (compile, rules->seat_things, i), (guint8) i);
  add_spaces (compile);
  add_tracks (compile);
  add_piles (compile);
  add_procedures (rules);
  for (guint i = 0; i < G_N_ELEMENTS (triggers); i++)
    tc_effects_add_trigger (rules->effects, triggers[i]);
}

/* -- Programs ---------------------------------------------------------------------------------- */

/* The program of child @name of @node. FALSE when it cannot be compiled. */
static gboolean
compile_child (HouseCompile *compile, TcNode node, const char *name, TcThing thing, guint16 *out)
{
  return tc_effects_compile_child (compile->rules->effects, node, name, thing, out,
                                   compile->report);
}

static gboolean
compile_room (HouseCompile *compile, guint index)
{
  HouseRoom *room = &compile->rules->rooms[index];
  TcThing thing = house_room (compile->rules, index);
  TcNode node = tc_ruleset_get_thing (compile->ruleset, thing)->node;
  gboolean works = compile_child (compile, node, "on-discover", thing, &room->on_discover);

  works &= compile_child (compile, node, "on-enter", thing, &room->on_enter);
  works &= compile_child (compile, node, "on-exit", thing, &room->on_exit);
  works &= compile_child (compile, node, "on-stop", thing, &room->on_stop);
  works &= compile_child (compile, node, "on-open", thing, &room->on_open);

  return works & compile_child (compile, tc_scenario_find_child (compile->scenario, node, "action"),
                                "do", thing, &room->action);
}

static gboolean
compile_card (HouseCompile *compile, guint index)
{
  HouseCard *card = &compile->rules->cards[index];
  TcScenario *scenario = compile->scenario;
  TcThing thing = house_card (compile->rules, index);
  TcNode node = tc_ruleset_get_thing (compile->ruleset, thing)->node;
  gboolean works = compile_child (compile, node, "event", thing, &card->event);

  card->used = card->aura = card->before = TC_EFFECTS_NO_PROGRAM;
  if (card->kind == HOUSE_EVENT)
    return works;
  works &= compile_child (compile, node, "aura", thing, &card->aura);
  works &= compile_child (compile, tc_scenario_find_child (scenario, node, "use"), "do", thing,
                          &card->used);

  return works & compile_child (compile, tc_scenario_find_child (scenario, node, "weapon"),
                                "before", thing, &card->before);
}

/* The number of a tally that an attribute names, or -1. */
static gint16
find_tally (const HouseCompile *compile, TcNode node, const char *attribute)
{
  TcNode tally = tc_scenario_get_ref (compile->scenario, node, attribute);

  if (tally == TC_NODE_NONE ||
      strcmp (tc_scenario_get_name (compile->scenario, tally), "tally") != 0)
    return -1;

  return (gint16) tc_effects_find_tally (compile->rules->effects,
                                         tc_scenario_get_string (compile->scenario, tally, "id"));
}

/* The tally that a monster is killed by. */
static void
find_killers (HouseCompile *compile, HouseHaunt *haunt)
{
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_child (scenario, haunt->node, "monster");

  for (guint i = 0; i < haunt->n_kinds; i++, node = tc_scenario_find_next (scenario, node))
    haunt->kinds[i].killed_by = find_tally (compile, node, "killed-by");
}

/* The tallies that @node or an effect in it changes. What a goal counts when it is looked at is
 * none that tells how far the haunt has come, and what each player has of a tally says nothing of
 * it. */
static guint64
list_tallies (const HouseCompile *compile, TcNode node)
{
  static const char *const effects[] = { "set", "shift", "score" };
  TcScenario *scenario = compile->scenario;
  const char *name = tc_scenario_get_name (scenario, node);
  guint64 found = 0;

  if (strcmp (name, "goal") == 0)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++) {
    gint tally = strcmp (name, effects[i]) == 0 ? find_tally (compile, node, "track") : -1;

    if (tally >= 0 && !tc_scenario_get_bool (scenario, compile->rules->tally_node[tally], "owned"))
      found |= G_GUINT64_CONSTANT (1) << tally;
  }
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child))
    found |= list_tallies (compile, child);

  return found;
}

static void
read_tallies (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "facts/tally");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    const char *phrase = tc_scenario_get_string (
      scenario, node, tc_scenario_has (scenario, node, "phrase") ? "phrase" : "name");
    gint tally =
      tc_effects_find_tally (rules->effects, tc_scenario_get_string (scenario, node, "id"));

    rules->tally_text[tally] = (guint16) tc_ruleset_add_text (compile->ruleset, phrase);
    rules->tally_node[tally] = node;
    rules->n_tallies++;
  }
}

static gboolean
compile_haunt (HouseCompile *compile, guint index)
{
  HouseRules *rules = compile->rules;
  HouseHaunt *haunt = &rules->haunts[index];
  TcScenario *scenario = compile->scenario;
  TcThing thing = tc_range_get (rules->haunt_things, index);
  gboolean works = compile_child (compile, haunt->node, "begin", thing, &haunt->begin);

  works &= compile_child (compile, tc_scenario_find_child (scenario, haunt->node, "clock"),
                          "each-round", thing, &haunt->each_round);
  for (guint i = 0; i < haunt->n_goals; i++)
    works &=
      compile_child (compile, haunt->goals[i].node, "check", thing, &haunt->goals[i].program);
  for (guint i = haunt->first_task; i < haunt->first_task + haunt->n_tasks; i++) {
    TcThing task = tc_range_get (rules->task_things, i);
    TcNode node = tc_ruleset_get_thing (compile->ruleset, task)->node;

    works &= compile_child (compile, node, "do", task, &rules->tasks[i].program);
    rules->tasks[i].needs = find_tally (compile, node, "needs");
    rules->tasks[i].until = find_tally (compile, node, "until");
  }
  find_killers (compile, haunt);
  haunt->tallies = list_tallies (compile, haunt->node);

  return works;
}

static void
read_plights (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "facts/predicament");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    HousePlight *plight = &rules->plights[rules->n_plights++];
    TcNode status = tc_scenario_get_ref (scenario, node, "status");

    plight->node = status;
    plight->status = (guint8) tc_effects_find_status (
      rules->effects, tc_scenario_get_string (scenario, status, "id"));
    plight->trait = (guint8) tc_scenario_get_enum (scenario, node, "trait");
    plight->at_least = (guint8) house_compile_get (compile, node, "at-least");
    plight->tries = (guint8) house_compile_get (compile, node, "tries");
    plight->moves = (guint8) house_compile_get (compile, node, "moves");
    plight->acts = (guint8) tc_scenario_get_bool (scenario, node, "acts");
    plight->helper_stops = (guint8) tc_scenario_get_bool (scenario, node, "helper-stops");
    plight->ends_by_gain = (guint8) tc_scenario_get_bool (scenario, node, "ends-by-gain");
  }
  rules->dead = tc_effects_find_status (rules->effects, "dead");
  rules->traitor = tc_effects_find_status (rules->effects, "traitor");
  rules->spoilt = tc_effects_find_status (rules->effects, "spoilt");
}

gboolean
house_compile_programs (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  gboolean works = TRUE;

  add_world (compile);
  for (guint i = 0; i < rules->n_rooms; i++)
    works &= compile_room (compile, i);
  for (guint i = 0; i < rules->n_cards; i++)
    works &= compile_card (compile, i);
  for (guint i = 0; i < rules->n_tokens; i++) {
    TcThing thing = tc_range_get (rules->token_things, i);

    works &= compile_child (compile, tc_ruleset_get_thing (compile->ruleset, thing)->node, "use",
                            thing, &rules->tokens[i].use);
  }
  read_tallies (compile);
  for (guint i = 0; i < rules->n_haunts; i++)
    works &= compile_haunt (compile, i);
  if (!works)
    return FALSE;

  read_plights (compile);
  /* A card may be used on a roll of another; all else is queued. */
  tc_effects_lay_out (rules->effects, 3);

  return TRUE;
}
