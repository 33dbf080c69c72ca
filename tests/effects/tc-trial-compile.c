/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-trial.h"

static const TcEffectsWords words = {
  .first_verb = TRIAL_VERB_EFFECT,
  .first_event = TRIAL_EVENT_EFFECT,
  .roll_kind = TRIAL_ROLL_EFFECT,
  .option_class = TRIAL_THING_OPTION,
};

static TcThing
add_thing (TcRuleset *ruleset, TrialClass class, TcNode node, TcReport *report)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);

  return tc_ruleset_add_thing (ruleset, class, tc_scenario_get_string (scenario, node, "id"),
                               tc_scenario_get_string (scenario, node, "name"), node, report);
}

static void
add_spaces (TrialRules *rules, TcRuleset *ruleset, TcReport *report)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "space");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    tc_effects_add_space (rules->effects, node,
                          add_thing (ruleset, TRIAL_THING_SPACE, node, report));
  rules->spaces = tc_ruleset_get_range (ruleset, TRIAL_THING_SPACE);
  node = tc_scenario_find_section (scenario, "space");
  for (guint i = 0; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node), i++) {
    if (tc_scenario_get_bool (scenario, node, "key"))
      tc_effects_add_mark (rules->effects, 0, i);
  }
}

static guint
find_space (const TrialRules *rules, TcRuleset *ruleset, TcNode node, const char *attribute)
{
  return tc_range_index (
    rules->spaces,
    tc_ruleset_find_thing (ruleset, tc_scenario_get_string (rules->scenario, node, attribute)));
}

static void
add_groups (TrialRules *rules, TcRuleset *ruleset)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "group");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode member = tc_scenario_find_child (scenario, node, "member");

    tc_effects_add_group (rules->effects, node);
    for (; member != TC_NODE_NONE; member = tc_scenario_find_next (scenario, member))
      tc_effects_add_member (rules->effects, find_space (rules, ruleset, member, "space"));
  }
  node = tc_scenario_find_section (scenario, "link");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint from = find_space (rules, ruleset, node, "from");
    guint to = find_space (rules, ruleset, node, "to");

    tc_effects_add_link (rules->effects, from, to);
    rules->linked[to][from / 64] |= G_GUINT64_CONSTANT (1) << from % 64;
  }
}

static void
add_kinds (TrialRules *rules)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "piece-kind");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint kind = rules->n_kinds++;

    rules->kind_is_owned[kind] = tc_scenario_get_bool (scenario, node, "owned");
    rules->n_pieces[kind] = (guint8) tc_scenario_get_int (scenario, node, "n");
    rules->room[kind] = (guint8) tc_scenario_get_int (scenario, node, "room");
    tc_effects_add_kind (rules->effects, node, rules->kind_is_owned[kind], rules->n_pieces[kind]);
    if (!rules->kind_is_owned[kind])
      tc_effects_set_joining (rules->effects, kind);
    for (guint space = 0; space < rules->spaces.n; space++)
      tc_effects_set_capacity (rules->effects, kind, space, rules->room[kind]);
  }
}

static void
add_tracks (TrialRules *rules)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "track");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint track = rules->n_tracks++;

    rules->track_is_owned[track] = tc_scenario_get_bool (scenario, node, "owned");
    rules->track_min[track] = (gint8) tc_scenario_get_int (scenario, node, "min");
    rules->track_max[track] = (gint8) tc_scenario_get_int (scenario, node, "max");
    rules->track_start[track] = (gint8) tc_scenario_get_int (scenario, node, "start");
    tc_effects_add_track (rules->effects, node, rules->track_is_owned[track],
                          rules->track_min[track], rules->track_max[track]);
  }
}

/* Tracks that players choose from are things, and tallies are tracks. */
static void
add_track_things (const TrialRules *rules, TcRuleset *ruleset, TcReport *report)
{
  static const char *const sections[] = { "track", "tally" };

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++) {
    TcNode node = tc_scenario_find_section (rules->scenario, sections[i]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (rules->scenario, node))
      add_thing (ruleset, TRIAL_THING_TRACK, node, report);
  }
}

static void
add_cards (TrialRules *rules, TcRuleset *ruleset, TcReport *report)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "card");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    add_thing (ruleset, TRIAL_THING_CARD, node, report);
  rules->cards = tc_ruleset_get_range (ruleset, TRIAL_THING_CARD);
  tc_effects_set_cards (rules->effects, rules->cards);
  node = tc_scenario_find_section (scenario, "deck");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    tc_effects_add_deck (rules->effects, node, tc_scenario_get_bool (scenario, node, "owned"),
                         rules->cards.n);
}

static guint8
find_side (TrialRules *rules, TcNode node)
{
  TcNode side = tc_scenario_find_section (rules->scenario, "side");
  TcNode wanted = tc_scenario_get_ref (rules->scenario, node, "side");

  for (guint8 i = 0; side != TC_NODE_NONE;
       side = tc_scenario_find_next (rules->scenario, side), i++) {
    if (side == wanted)
      return i;
  }

  return TC_EFFECTS_NOBODY;
}

static void
add_people (TrialRules *rules, TcRuleset *ruleset, TcReport *report)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "side");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    tc_ruleset_add_side (ruleset, add_thing (ruleset, TRIAL_THING_SIDE, node, report));
    tc_effects_add_player (rules->effects, node, rules->n_players++);
  }
  node = tc_scenario_find_section (scenario, "seat");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    add_thing (ruleset, TRIAL_THING_SEAT, node, report);
    tc_ruleset_add_seat (ruleset, tc_scenario_get_string (scenario, node, "id"),
                         tc_scenario_get_string (scenario, node, "name"), find_side (rules, node));
  }
}

static void
compile_programs (TrialRules *rules, TcReport *report)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_section (scenario, "card");

  for (guint i = 0; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node), i++) {
    rules->side[i] = find_side (rules, node);
    rules->event[i] = (guint16) tc_effects_compile (
      rules->effects, tc_scenario_find_child (scenario, node, "event"),
      tc_range_get (rules->cards, i), report);
  }
  node = tc_scenario_find_section (scenario, "mobilization");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    rules->call[rules->n_calls++] =
      (guint16) tc_effects_compile (rules->effects, node, tc_range_get (rules->cards, 0), report);
}

static void
compile_tables (TrialRules *rules, TcReport *report)
{
  TcNode node = tc_scenario_find_section (rules->scenario, "bot-tables");

  if (node != TC_NODE_NONE)
    rules->tables = tc_bot_tables_compile (rules->effects, &trial_bot_host, node, report);
}

gpointer
trial_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  TrialRules *rules = g_new0 (TrialRules, 1);
  TcNode node = tc_scenario_find_section (scenario, "setup");

  rules->scenario = scenario;
  rules->effects = tc_effects_new (ruleset, &tc_trial_host, &words);
  add_spaces (rules, ruleset, report);
  tc_effects_add_operation (rules->effects, "persuade", "Persuade", report);
  tc_effects_add_operation (rules->effects, "escalate", "Escalate", report);
  tc_effects_add_options (rules->effects, report);
  rules->options = tc_ruleset_get_range (ruleset, TRIAL_THING_OPTION);
  tc_effects_add_procedure (rules->effects, "mobilize", FALSE);
  tc_effects_add_procedure (rules->effects, "decision", TRUE);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_TURN_START);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_HURT);
  add_cards (rules, ruleset, report);
  add_people (rules, ruleset, report);
  add_track_things (rules, ruleset, report);
  add_groups (rules, ruleset);
  add_kinds (rules);
  add_tracks (rules);
  compile_programs (rules, report);
  compile_tables (rules, report);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    tc_ruleset_add_setup (ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
  tc_effects_lay_out (rules->effects, TRIAL_N_NESTED);
  tc_ruleset_set_limits (ruleset, sizeof (TrialState),
                         MAX (tc_effects_get_max_moves (rules->effects), rules->cards.n + 1u));

  return rules;
}
