/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-cli-results.h"

/* RFC 4180, one value a line, so that a spreadsheet's filter finds every table in it. */

static void
append_field (GString *out, const char *text)
{
  if (strpbrk (text, ",\"\r\n") == NULL) {
    g_string_append (out, text);
    return;
  }
  g_string_append_c (out, '"');
  for (const char *at = text; *at != '\0'; at++) {
    if (*at == '"')
      g_string_append_c (out, '"');
    g_string_append_c (out, *at);
  }
  g_string_append_c (out, '"');
}

static void
append_words (GString *out, const char *section, const char *id, const char *key)
{
  append_field (out, section);
  g_string_append_c (out, ',');
  append_field (out, id);
  g_string_append_c (out, ',');
  append_field (out, key);
}

static void
append_number (GString *out, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (out, ',');
  g_string_append (out, g_ascii_formatd (buffer, sizeof buffer, "%.6f", value));
}

static void
append_share (GString *out, const char *section, const char *id, const char *key, TcShare share)
{
  double low = 0;
  double high = 0;

  tc_share_get_interval (share, &low, &high);
  append_words (out, section, id, key);
  g_string_append_printf (out, ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT, share.count, share.of);
  append_number (out, share.of > 0 ? (double) share.count / (double) share.of : 0);
  append_number (out, low);
  append_number (out, high);
  g_string_append (out, "\r\n");
}

static void
append_text (GString *out, const char *section, const char *id, const char *value)
{
  append_words (out, section, id, value);
  g_string_append (out, ",,,,,\r\n");
}

static void
append_tally (GString *out, const char *section, const char *id, const TcTally *tally, guint64 of)
{
  for (guint value = tc_tally_get_lowest (tally); value <= tc_tally_get_highest (tally); value++) {
    TcShare share = { tc_tally_get_count (tally, value), of };
    g_autofree char *key = g_strdup_printf ("%u", value);

    if (share.count > 0)
      append_share (out, section, id, key, share);
  }
}

static void
append_head (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, results->plan->seed);
  g_autofree char *first = g_strdup_printf ("%" G_GUINT64_FORMAT, results->plan->first);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (tc_ruleset_get_scenario (ruleset));

  g_string_append (out, "section,id,key,count,of,share,low,high\r\n");
  append_text (out, "series", "system", system->id);
  append_text (out, "series", "file", results->file);
  append_text (out, "series", "setup", tc_ruleset_get_setup (ruleset, results->plan->setup)->id);
  append_text (out, "series", "seed", seed);
  append_text (out, "series", "first", first);
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++)
    append_text (out, "bot", tc_ruleset_get_seat (ruleset, i)->id, results->plan->bots[i]->id);
  for (guint i = 0; i < system->n_options; i++)
    append_text (out, "option", system->options[i].id, tc_ruleset_get_option (ruleset, i));
  for (guint i = 0; i < rules->len; i++) {
    const TcHouseRule *rule = &g_array_index (rules, TcHouseRule, i);
    g_autofree char *path =
      rule->id != NULL
        ? g_strdup_printf ("%s[%s]/%s", rule->element->name, rule->id, rule->attribute->name)
        : g_strdup_printf ("%s/%s", rule->element->name, rule->attribute->name);

    append_text (out, "house-rule", path, rule->value != NULL ? rule->value : "");
  }
}

static void
append_sides (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;

  for (guint8 i = 0; i < tc_ruleset_get_n_sides (ruleset); i++) {
    const char *id = tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->id;

    for (guint rank = 0; rank < tc_rules_get_n_ranks (ruleset); rank++) {
      g_autofree char *key = g_strdup_printf ("%u", rank);

      append_share (out, "side", id, key,
                    tc_statistics_get_side_level (results->statistics, i, (gint) rank));
    }
    append_share (out, "side-wins", id, "", tc_statistics_get_side_wins (results->statistics, i));
  }
  append_share (out, "side-draws", "", "", tc_statistics_get_side_draws (results->statistics));
}

void
tc_cli_append_results_csv (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  const TcStatistics *statistics = results->statistics;
  guint64 n = tc_statistics_get_n_games (statistics);

  append_head (out, results);
  append_share (out, "games", "ended", "", tc_statistics_get_ended (statistics));
  for (guint i = 0; i < tc_ruleset_get_n_levels (ruleset); i++)
    append_share (out, "level", tc_ruleset_get_level (ruleset, i)->id, "",
                  tc_statistics_get_level (statistics, i));
  append_sides (out, results);
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    const char *id = tc_ruleset_get_seat (ruleset, i)->id;
    gint lowest = 0, highest = 0;

    append_share (out, "wins", id, "", tc_statistics_get_wins (statistics, i));
    append_share (out, "ties", id, "", tc_statistics_get_ties (statistics, i));
    tc_statistics_get_payoff_range (statistics, i, &lowest, &highest);
    for (gint score = lowest; score <= highest; score++) {
      g_autofree char *key = g_strdup_printf ("%d", score);
      TcShare share = tc_statistics_get_scored (statistics, i, score);

      if (share.count > 0)
        append_share (out, "score", id, key, share);
    }
  }
  for (guint i = 0; i < tc_ruleset_get_n_milestones (ruleset); i++)
    append_tally (out, "milestone", tc_ruleset_get_milestone (ruleset, i)->id,
                  tc_statistics_get_milestone (statistics, i), n);
  for (guint i = 0; i < tc_ruleset_get_n_clauses (ruleset); i++) {
    g_autofree char *path = tc_scenario_dup_path (tc_ruleset_get_scenario (ruleset),
                                                  tc_ruleset_get_clause (ruleset, i)->node);

    append_share (out, "clause", path, "", tc_statistics_get_use (statistics, i));
  }
  append_tally (out, "turns", "", tc_statistics_get_turns (statistics), n);
  append_tally (out, "last-turn", "", tc_statistics_get_last_turns (statistics), n);
  append_tally (out, "decisions", "", tc_statistics_get_decisions (statistics), n);
}
