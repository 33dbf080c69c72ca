/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <json-glib/json-glib.h>

#include "tc-cli-findings.h"
#include "tc-cli-results.h"

/* Counts are exact, so series can be added up by whoever reads them; shares and intervals beside
 * them are for reading. */

static void
add_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

static void
add_double (JsonBuilder *builder, const char *name, double value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, value);
}

static void
add_share (JsonBuilder *builder, TcShare share)
{
  double low = 0;
  double high = 0;

  tc_share_get_interval (share, &low, &high);
  add_int (builder, "count", (gint64) share.count);
  add_int (builder, "of", (gint64) share.of);
  add_double (builder, "share", share.of > 0 ? (double) share.count / (double) share.of : 0);
  add_double (builder, "low", low);
  add_double (builder, "high", high);
}

/* Each value that came up, with its count and the first game that has it. */
static void
add_tally (JsonBuilder *builder, const char *name, const TcTally *tally)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint value = tc_tally_get_lowest (tally); value <= tc_tally_get_highest (tally); value++) {
    guint64 count = tc_tally_get_count (tally, value);

    if (count == 0)
      continue;
    json_builder_begin_object (builder);
    add_int (builder, "value", value);
    add_int (builder, "count", (gint64) count);
    add_int (builder, "game", (gint64) tc_tally_get_game (tally, value));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_head (JsonBuilder *builder, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const TcSimulationPlan *plan = results->plan;
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (tc_ruleset_get_scenario (ruleset));

  tc_cli_add_json_string (builder, "schema", "turncoat-simulation/1");
  tc_cli_add_json_string (builder, "version", TC_VERSION);
  tc_cli_add_json_string (builder, "system", system->id);
  add_int (builder, "rules", system->rules_version);
  tc_cli_add_json_string (builder, "file", results->file);
  tc_cli_add_json_string (builder, "setup", tc_ruleset_get_setup (ruleset, plan->setup)->id);
  /* A seed may pass what JSON numbers hold. */
  json_builder_set_member_name (builder, "series");
  json_builder_begin_object (builder);
  {
    g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, plan->seed);

    tc_cli_add_json_string (builder, "seed", seed);
  }
  add_int (builder, "first", (gint64) plan->first);
  add_int (builder, "planned", (gint64) plan->n_games);
  add_int (builder, "games", (gint64) tc_statistics_get_n_games (results->statistics));
  json_builder_set_member_name (builder, "interrupted");
  json_builder_add_boolean_value (builder, results->is_interrupted);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "options");
  json_builder_begin_object (builder);
  for (guint i = 0; i < system->n_options; i++)
    tc_cli_add_json_string (builder, system->options[i].id, tc_ruleset_get_option (ruleset, i));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "houseRules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < rules->len; i++) {
    const TcHouseRule *rule = &g_array_index (rules, TcHouseRule, i);

    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "element", rule->element->name);
    if (rule->id != NULL)
      tc_cli_add_json_string (builder, "id", rule->id);
    tc_cli_add_json_string (builder, "attribute", rule->attribute->name);
    tc_cli_add_json_string (builder, "value", rule->value);
    tc_cli_add_json_string (builder, "printed", rule->attribute->printed);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_seat (JsonBuilder *builder, const TcResults *results, guint8 seat)
{
  const TcStatistics *statistics = results->statistics;
  double mean = 0, low = 0, high = 0;
  gint lowest = 0, highest = 0;

  tc_statistics_get_mean_interval (statistics, seat, &mean, &low, &high);
  tc_statistics_get_payoff_range (statistics, seat, &lowest, &highest);
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "id", tc_ruleset_get_seat (results->ruleset, seat)->id);
  tc_cli_add_json_string (builder, "bot", results->plan->bots[seat]->id);
  json_builder_set_member_name (builder, "wins");
  json_builder_begin_object (builder);
  add_share (builder, tc_statistics_get_wins (statistics, seat));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "ties");
  json_builder_begin_object (builder);
  add_share (builder, tc_statistics_get_ties (statistics, seat));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "score");
  json_builder_begin_object (builder);
  add_int (builder, "sum", tc_statistics_get_payoff_sum (statistics, seat));
  add_int (builder, "squares", tc_statistics_get_payoff_squares (statistics, seat));
  add_double (builder, "mean", mean);
  add_double (builder, "low", low);
  add_double (builder, "high", high);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (gint score = lowest; score <= highest; score++) {
    json_builder_begin_object (builder);
    add_int (builder, "value", score);
    add_share (builder, tc_statistics_get_scored (statistics, seat, score));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_sides (JsonBuilder *builder, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;

  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint8 side = 0; side < tc_ruleset_get_n_sides (ruleset); side++) {
    json_builder_begin_object (builder);
    tc_cli_add_json_string (
      builder, "id", tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, side))->id);
    json_builder_set_member_name (builder, "levels");
    json_builder_begin_array (builder);
    for (guint rank = 0; rank < tc_rules_get_n_ranks (ruleset); rank++) {
      json_builder_begin_object (builder);
      add_int (builder, "value", rank);
      add_share (builder, tc_statistics_get_side_level (results->statistics, side, (gint) rank));
      json_builder_end_object (builder);
    }
    json_builder_end_array (builder);
    json_builder_set_member_name (builder, "wins");
    json_builder_begin_object (builder);
    add_share (builder, tc_statistics_get_side_wins (results->statistics, side));
    json_builder_end_object (builder);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "sideDraws");
  json_builder_begin_object (builder);
  add_share (builder, tc_statistics_get_side_draws (results->statistics));
  json_builder_end_object (builder);
}

static void
add_named (JsonBuilder *builder, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  const TcStatistics *statistics = results->statistics;

  json_builder_set_member_name (builder, "levels");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_ruleset_get_n_levels (ruleset); i++) {
    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "id", tc_ruleset_get_level (ruleset, i)->id);
    add_share (builder, tc_statistics_get_level (statistics, i));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "milestones");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_ruleset_get_n_milestones (ruleset); i++) {
    const TcTally *tally = tc_statistics_get_milestone (statistics, i);
    TcShare share = { tc_tally_get_n (tally), tc_statistics_get_n_games (statistics) };

    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "id", tc_ruleset_get_milestone (ruleset, i)->id);
    add_share (builder, share);
    add_tally (builder, "turns", tally);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* How often each clause of cards and other data was come to, and did something. */
static void
add_clauses (JsonBuilder *builder, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);

  json_builder_set_member_name (builder, "clauses");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_ruleset_get_n_clauses (ruleset); i++) {
    const TcClauseInfo *clause = tc_ruleset_get_clause (ruleset, i);
    TcShare use = tc_statistics_get_use (results->statistics, i);
    g_autofree char *path = tc_scenario_dup_path (scenario, clause->node);
    g_autofree char *says = tc_sentence_dup (scenario, clause->node);

    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "of", tc_ruleset_get_thing (ruleset, clause->source)->id);
    tc_cli_add_json_string (builder, "path", path);
    tc_cli_add_json_string (builder, "says", says);
    tc_cli_add_json_string (builder, "kind", clause->is_condition ? "condition" : "effect");
    add_int (builder, "reached", (gint64) use.of);
    add_int (builder, "used", (gint64) use.count);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_game (JsonBuilder *builder, const TcResults *results, const char *what, guint64 game)
{
  g_autofree char *command = NULL;

  if (game == TC_TALLY_NO_GAME)
    return;

  command = tc_cli_dup_play_command (results, game);
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "what", what);
  add_int (builder, "game", (gint64) game);
  add_int (builder, "seed", (gint64) tc_simulation_get_seed (results->plan->seed, game));
  tc_cli_add_json_string (builder, "command", command);
  json_builder_end_object (builder);
}

static void
add_games (JsonBuilder *builder, const TcResults *results)
{
  const TcStatistics *statistics = results->statistics;
  const TcTally *decisions = tc_statistics_get_decisions (statistics);

  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);
  add_game (builder, results, "typical", tc_statistics_get_typical_game (statistics));
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    const char *id = tc_ruleset_get_seat (results->ruleset, i)->id;
    g_autofree char *best = g_strconcat ("best for ", id, NULL);
    g_autofree char *worst = g_strconcat ("worst for ", id, NULL);

    add_game (builder, results, best, tc_statistics_get_extreme_game (statistics, i, TRUE));
    add_game (builder, results, worst, tc_statistics_get_extreme_game (statistics, i, FALSE));
  }
  add_game (builder, results, "fewest decisions",
            tc_tally_get_game (decisions, tc_tally_get_lowest (decisions)));
  add_game (builder, results, "most decisions",
            tc_tally_get_game (decisions, tc_tally_get_highest (decisions)));
  json_builder_end_array (builder);
}

void
tc_cli_append_results_json (GString *out, const TcResults *results)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  const TcStatistics *statistics = results->statistics;

  json_builder_begin_object (builder);
  add_head (builder, results);
  json_builder_set_member_name (builder, "ended");
  json_builder_begin_object (builder);
  add_share (builder, tc_statistics_get_ended (statistics));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++)
    add_seat (builder, results, i);
  json_builder_end_array (builder);
  add_sides (builder, results);
  add_named (builder, results);
  if (tc_ruleset_get_n_clauses (results->ruleset) > 0)
    add_clauses (builder, results);
  add_tally (builder, "turns", tc_statistics_get_turns (statistics));
  add_tally (builder, "lastTurns", tc_statistics_get_last_turns (statistics));
  add_tally (builder, "decisions", tc_statistics_get_decisions (statistics));
  add_games (builder, results);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  json_generator_to_gstring (generator, out);
  g_string_append_c (out, '\n');
}
