/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-results.h"

#include <glib/gi18n.h>

#include "tc-cli-term.h"

#define MAX_TURN_COLUMNS 16
#define NAME_WIDTH       40
#define MAX_IDLE         40u /* clauses that did not matter */

/* --- Parts that every report has --- */

char *
tc_cli_dup_bots (TcRuleset *ruleset, guint setup, const TcBot *const *bots)
{
  guint n = tc_ruleset_get_setup (ruleset, setup)->n_seats;
  g_autoptr (GString) each = g_string_new (NULL);
  gboolean all_alike = TRUE;

  for (guint8 i = 0; i < n; i++) {
    all_alike &= bots[i] == bots[0];
    g_string_append_printf (each, "%s%s=%s", i > 0 ? "," : "", tc_ruleset_get_seat (ruleset, i)->id,
                            bots[i] != NULL ? bots[i]->id : "human");
  }
  if (all_alike && n > 0 && bots[0] != NULL)
    return g_strdup (bots[0]->id);

  return g_strdup (each->str);
}

guint
tc_cli_get_n_seats (const TcResults *results)
{
  return tc_ruleset_get_setup (results->ruleset, results->plan->setup)->n_seats;
}

char *
tc_cli_dup_play_command (const TcResults *results, guint64 game)
{
  TcRuleset *ruleset = results->ruleset;
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autofree char *bots = tc_cli_dup_bots (ruleset, results->plan->setup, results->plan->bots);
  g_autofree char *name = tc_letter_dup_printable (results->file, -1);
  g_autofree char *file = g_shell_quote (name);
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "turncoat play %s --setup %s --bots %s",
                          tc_cli_needs_quotes (name) ? file : name,
                          tc_ruleset_get_setup (ruleset, results->plan->setup)->id, bots);
  for (guint i = 0; i < system->n_options; i++)
    g_string_append_printf (out, " --option %s=%s", system->options[i].id,
                            tc_ruleset_get_option (ruleset, i));
  g_string_append_printf (out, " --seed %" G_GUINT64_FORMAT,
                          tc_simulation_get_seed (results->plan->seed, game));

  return g_string_free (out, FALSE);
}

char *
tc_cli_dup_title (TcRuleset *ruleset)
{
  const TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  const TcSchemaContent *content = tc_scenario_get_schema (scenario)->root->content;
  const char *title = NULL;

  if (tc_schema_content_find_attribute (content, "title") != NULL)
    title = tc_scenario_get_string (scenario, 0, "title");

  return tc_letter_dup_printable (
    title != NULL ? title : _ (tc_ruleset_get_system (ruleset)->title), -1);
}

void
tc_cli_append_options (GString *out, TcRuleset *ruleset)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (tc_ruleset_get_scenario (ruleset));

  for (guint i = 0; i < system->n_options; i++)
    g_string_append_printf (out, "%s: %s\n", _ (system->options[i].title),
                            tc_ruleset_get_option (ruleset, i));
  g_string_append (out, rules->len > 0 ? _ ("House rules on:\n") : _ ("House rules on: none\n"));
  for (guint i = 0; i < rules->len; i++) {
    g_autofree char *text = tc_changed_rule_dup_text (&g_array_index (rules, TcHouseRule, i));
    g_autofree char *shown = tc_letter_dup_printable (text, -1);

    g_string_append_printf (out, "  %s\n", shown);
  }
}

/* --- The report for people --- */

static void
append_name (GString *out, const char *name)
{
  g_autofree char *shown = tc_letter_dup_printable (name, -1);

  g_string_append (out, "  ");
  tc_cli_append_padded (out, shown, NAME_WIDTH);
}

static void
append_share (GString *out, TcShare share)
{
  double low = 0;
  double high = 0;

  tc_share_get_interval (share, &low, &high);
  g_string_append_printf (out, "%6.1f %%  (%.1f to %.1f)",
                          share.of > 0 ? 100.0 * (double) share.count / (double) share.of : 0,
                          100 * low, 100 * high);
}

static void
append_head (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  const TcSimulationPlan *plan = results->plan;
  guint64 n = tc_statistics_get_n_games (results->statistics);
  g_autofree char *file = tc_letter_dup_printable (results->file, -1);
  g_autofree char *title = tc_cli_dup_title (ruleset);

  g_string_append_printf (out, _ ("%s: %s, setup %s\n"), title, file,
                          tc_ruleset_get_setup (ruleset, plan->setup)->id);
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    g_autofree char *name = tc_letter_dup_printable (tc_ruleset_get_seat (ruleset, i)->name, -1);

    g_string_append_printf (out, _ ("%s: %s\n"), name, _ (plan->bots[i]->title));
  }
  tc_cli_append_options (out, ruleset);
  g_string_append_printf (out,
                          _ ("Games: %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT
                             ", series %" G_GUINT64_FORMAT ", from game %" G_GUINT64_FORMAT "\n"),
                          n, plan->n_games, plan->seed, plan->first);
  g_string_append_printf (
    out,
    ngettext ("Took %.1f s with %u job: %.0f games a second\n",
              "Took %.1f s with %u jobs: %.0f games a second\n", results->n_jobs),
    results->seconds, results->n_jobs, results->seconds > 0 ? (double) n / results->seconds : 0);
  if (results->is_interrupted)
    g_string_append (out, _ ("Interrupted. These are the results so far.\n"));
}

/* Which of its ranks each side came to, then who was alone with the highest. */
static void
append_sides (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  guint n_sides = tc_ruleset_get_n_sides (ruleset);
  guint n_ranks = tc_rules_get_n_ranks (ruleset);

  g_string_append (out, _ ("\nBest level of each side: "));
  for (guint rank = 0; rank < n_ranks; rank++)
    g_string_append_printf (out, "%s%s", rank > 0 ? ", " : "", tc_rules_get_rank (ruleset, rank));
  g_string_append_c (out, '\n');
  for (guint8 i = 0; i < n_sides; i++) {
    append_name (out, tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->name);
    for (guint rank = 0; rank < n_ranks; rank++) {
      TcShare share = tc_statistics_get_side_level (results->statistics, i, (gint) rank);

      g_string_append_printf (out, "%6.1f %%",
                              share.of > 0 ? 100.0 * (double) share.count / (double) share.of : 0);
    }
    g_string_append_c (out, '\n');
  }

  g_string_append (out, _ ("\n"
                           "Side with the highest level\n"));
  for (guint8 i = 0; i < n_sides; i++) {
    append_name (out, tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->name);
    append_share (out, tc_statistics_get_side_wins (results->statistics, i));
    g_string_append_c (out, '\n');
  }
  append_name (out, _ ("None: no level, or a tie"));
  append_share (out, tc_statistics_get_side_draws (results->statistics));
  g_string_append_c (out, '\n');
}

static void
append_levels (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;

  if (tc_ruleset_get_n_levels (ruleset) == 0)
    return;

  g_string_append (out, _ ("\n"
                           "Victory levels at the end, with 95 % intervals\n"));
  for (guint i = 0; i < tc_ruleset_get_n_levels (ruleset); i++) {
    append_name (out, tc_ruleset_get_level (ruleset, i)->name);
    append_share (out, tc_statistics_get_level (results->statistics, i));
    g_string_append_c (out, '\n');
  }
}

/* How often each player alone came out best, and how often with others. */
static void
append_best (GString *out, const TcResults *results, const char *alone, const char *with_others)
{
  TcRuleset *ruleset = results->ruleset;
  const TcStatistics *statistics = results->statistics;

  g_string_append_printf (out, "\n%s\n", alone);
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    append_name (out, tc_ruleset_get_seat (ruleset, i)->name);
    append_share (out, tc_statistics_get_wins (statistics, i));
    g_string_append_c (out, '\n');
  }
  g_string_append_printf (out, "\n%s\n", with_others);
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    append_name (out, tc_ruleset_get_seat (ruleset, i)->name);
    append_share (out, tc_statistics_get_ties (statistics, i));
    g_string_append_c (out, '\n');
  }
}

static void
append_means (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  const TcStatistics *statistics = results->statistics;

  g_string_append (out, _ ("\n"
                           "Mean score, and the share of each score\n"));
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    double mean = 0, low = 0, high = 0;
    gint lowest = 0, highest = 0;

    tc_statistics_get_mean_interval (statistics, i, &mean, &low, &high);
    tc_statistics_get_payoff_range (statistics, i, &lowest, &highest);
    append_name (out, tc_ruleset_get_seat (ruleset, i)->name);
    g_string_append_printf (out, "%+8.3f  (%+.3f to %+.3f)\n     ", mean, low, high);
    for (gint score = lowest; score <= highest; score++) {
      TcShare share = tc_statistics_get_scored (statistics, i, score);

      if (share.count > 0)
        g_string_append_printf (out, "  %+d: %.1f %%", score,
                                100.0 * (double) share.count / (double) share.of);
    }
    g_string_append_c (out, '\n');
  }
}

/* Where a game counts no points, what its bots play for is no score: it only puts players in order.
 */
static void
append_scores (GString *out, const TcResults *results)
{
  if (!tc_rules_counts_points (results->ruleset)) {
    append_best (out, results, _ ("Does better than everybody else"),
                 _ ("Does best together with others"));
    return;
  }
  append_best (out, results, _ ("Scores more than everybody else"),
               _ ("Tied for the highest score"));
  append_means (out, results);
}

/* Long games are reported in steps of several turns. */
static void
append_by_turn (GString *out, const TcTally *tally, guint64 n, guint step, guint last)
{
  g_string_append (out, "     ");
  for (guint turn = step; turn < last + step; turn += step)
    g_string_append_printf (
      out, " %5.1f",
      n > 0 ? 100.0 * (double) tc_tally_get_count_up_to (tally, turn) / (double) n : 0);
  g_string_append_c (out, '\n');
}

static void
append_milestones (GString *out, const TcResults *results)
{
  TcRuleset *ruleset = results->ruleset;
  guint64 n = tc_statistics_get_n_games (results->statistics);
  guint last = tc_tally_get_highest (tc_statistics_get_last_turns (results->statistics));
  guint step = MAX ((last + MAX_TURN_COLUMNS - 1) / MAX_TURN_COLUMNS, 1u);

  if (tc_ruleset_get_n_milestones (ruleset) == 0)
    return;

  g_string_append (out,
                   _ ("\nMilestones reached at all, and by the end of these turns in %\n     "));
  for (guint turn = step; turn < last + step; turn += step)
    g_string_append_printf (out, " %5u", turn);
  g_string_append_c (out, '\n');
  for (guint i = 0; i < tc_ruleset_get_n_milestones (ruleset); i++) {
    const TcTally *tally = tc_statistics_get_milestone (results->statistics, i);
    TcShare share = { tc_tally_get_n (tally), n };

    append_name (out, tc_ruleset_get_milestone (ruleset, i)->name);
    append_share (out, share);
    g_string_append_c (out, '\n');
    append_by_turn (out, tally, n, step, last);
  }
}

static void
append_distribution (GString *out, const char *name, const TcTally *tally)
{
  guint64 n = tc_tally_get_n (tally);

  append_name (out, name);
  g_string_append_printf (out, _ ("%8.1f  median %u, 5 %% %u, 95 %% %u, from %u to %u\n"),
                          n > 0 ? (double) tc_tally_get_sum (tally) / (double) n : 0,
                          tc_tally_get_quantile (tally, 500), tc_tally_get_quantile (tally, 50),
                          tc_tally_get_quantile (tally, 950), tc_tally_get_lowest (tally),
                          tc_tally_get_highest (tally));
}

static void
append_length (GString *out, const TcResults *results)
{
  const TcStatistics *statistics = results->statistics;

  g_string_append (out, _ ("\n"
                           "Game length\n"));
  append_distribution (out, _ ("Turns"), tc_statistics_get_turns (statistics));
  append_distribution (out, _ ("Decisions"), tc_statistics_get_decisions (statistics));
  append_name (out, _ ("Played to the end"));
  append_share (out, tc_statistics_get_ended (statistics));
  g_string_append_c (out, '\n');
}

/* What of the data did nothing in all these games: effects that were never carried out, and
 * conditions that decided nothing. (nullable, transfer full): what to say of clause @index. */
static char *
dup_idleness (const TcResults *results, guint index)
{
  gboolean is_condition = tc_ruleset_get_clause (results->ruleset, index)->is_condition;
  TcShare use = tc_statistics_get_use (results->statistics, index);

  if (use.of == 0)
    return g_strdup (_ ("never reached"));
  if (use.count == 0)
    return g_strdup_printf (is_condition ? _ ("never true, of %" G_GUINT64_FORMAT " times")
                                         : _ ("never carried out, of %" G_GUINT64_FORMAT " times"),
                            use.of);
  if (is_condition && use.count == use.of)
    return g_strdup_printf (_ ("always true, %" G_GUINT64_FORMAT " times"), use.of);

  return NULL;
}

/* Of a clause that was never reached, what stands inside was not either. */
static gboolean
is_inside_idle (const TcResults *results, guint index)
{
  TcScenario *scenario = tc_ruleset_get_scenario (results->ruleset);
  TcNode node = tc_ruleset_get_clause (results->ruleset, index)->node;

  if (index == 0 || tc_statistics_get_use (results->statistics, index).of > 0)
    return FALSE;
  for (guint before = index; before-- > 0;) {
    TcNode other = tc_ruleset_get_clause (results->ruleset, before)->node;
    TcSpan outer = tc_scenario_get_extent (scenario, other);
    TcSpan inner = tc_scenario_get_extent (scenario, node);

    if (other != node && outer.start <= inner.start && inner.end <= outer.end &&
        tc_statistics_get_use (results->statistics, before).count == 0)
      return TRUE;
  }

  return FALSE;
}

static void
append_idle (GString *out, const TcResults *results)
{
  TcScenario *scenario = tc_ruleset_get_scenario (results->ruleset);
  guint n = 0;

  for (guint i = 0; i < tc_ruleset_get_n_clauses (results->ruleset); i++) {
    const TcClauseInfo *clause = tc_ruleset_get_clause (results->ruleset, i);
    g_autofree char *idleness = dup_idleness (results, i);
    g_autofree char *sentence = NULL;
    g_autofree char *says = NULL;
    g_autofree char *name = NULL;

    if (idleness == NULL || is_inside_idle (results, i))
      continue;
    sentence = tc_sentence_dup (scenario, clause->node);
    says = tc_letter_dup_printable (sentence, -1);
    name =
      tc_letter_dup_printable (tc_ruleset_get_thing (results->ruleset, clause->source)->name, -1);
    if (n++ == 0)
      g_string_append (out, _ ("\nEffects and conditions that did not matter\n"));
    if (n <= MAX_IDLE)
      g_string_append_printf (out, "  %s: %s\n    %s\n", name, says, idleness);
  }
  if (n > MAX_IDLE)
    g_string_append_printf (out,
                            ngettext ("  and %u more; the JSON format has all\n",
                                      "  and %u more; the JSON format has all\n", n - MAX_IDLE),
                            n - MAX_IDLE);
}

static void
append_game (GString *out, const TcResults *results, const char *what, guint64 game)
{
  g_autofree char *command = NULL;

  if (game == TC_TALLY_NO_GAME)
    return;

  command = tc_cli_dup_play_command (results, game);
  g_string_append_printf (out, "  %s:\n    %s\n", what, command);
}

static void
append_games (GString *out, const TcResults *results)
{
  const TcStatistics *statistics = results->statistics;
  const TcTally *decisions = tc_statistics_get_decisions (statistics);

  g_string_append (out, _ ("\nGames to look at\n"));
  append_game (out, results, _ ("Typical"), tc_statistics_get_typical_game (statistics));
  for (guint8 i = 0; i < tc_cli_get_n_seats (results); i++) {
    g_autofree char *name =
      tc_letter_dup_printable (tc_ruleset_get_seat (results->ruleset, i)->name, -1);
    g_autofree char *best = g_strdup_printf (_ ("Best for %s"), name);
    g_autofree char *worst = g_strdup_printf (_ ("Worst for %s"), name);

    append_game (out, results, best, tc_statistics_get_extreme_game (statistics, i, TRUE));
    append_game (out, results, worst, tc_statistics_get_extreme_game (statistics, i, FALSE));
  }
  append_game (out, results, _ ("Fewest decisions"),
               tc_tally_get_game (decisions, tc_tally_get_lowest (decisions)));
  append_game (out, results, _ ("Most decisions"),
               tc_tally_get_game (decisions, tc_tally_get_highest (decisions)));
}

void
tc_cli_append_results (GString *out, const TcResults *results)
{
  append_head (out, results);
  if (tc_statistics_get_n_games (results->statistics) == 0)
    return;

  append_levels (out, results);
  if (tc_ruleset_get_n_sides (results->ruleset) > 0)
    append_sides (out, results);
  append_scores (out, results);
  append_milestones (out, results);
  append_length (out, results);
  append_idle (out, results);
  append_games (out, results);
}
