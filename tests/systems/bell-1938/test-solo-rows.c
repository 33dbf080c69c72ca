/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "solo-fixture.h"

/* Games of the solo opponent, with the reason of each decision kept: which rows of its tables do
 * anything, and that reasons and decisions agree. */

#define N_GAMES 1500

/* Rows that the cards of 1938 give nothing to do, or that only come up when rows before them have
 * nothing to choose from; test-solo-events.c asks for those that matter. */
static const char *const idle[] = {
  "bonus-order 4",   "objective-order 2", "initiative 2",    "removing 2", "moving 4",
  "event-options 1", "event-options 4",   "event-options 5", NULL,
};

static char *
dup_row_name (TcScenario *scenario, TcNode row)
{
  TcNode table = tc_scenario_get_parent (scenario, row);
  TcNode child = tc_scenario_get_first_child (scenario, table);
  guint nth = 1;

  for (; child != row; child = tc_scenario_get_next_sibling (scenario, child))
    nth++;

  return g_strdup_printf ("%s %u", tc_scenario_get_string (scenario, table, "id"), nth);
}

/* A row did something: it led to an action or dropped a move. */
static void
count_rows (GHashTable *counts, const TcBotTrace *trace)
{
  g_assert_cmpuint (trace->n_steps, <=, TC_BOT_MAX_STEPS);
  for (guint i = 0; i < trace->n_steps; i++) {
    const TcBotStep *step = &trace->steps[i];
    gpointer key = GUINT_TO_POINTER ((guint) step->row);
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key));

    if (step->kind == TC_BOT_STEP_DECIDED ||
        (step->kind == TC_BOT_STEP_KEPT && step->n_dropped > 0))
      g_hash_table_insert (counts, key, GUINT_TO_POINTER (n + 1));
  }
}

static void
play_game (Crisis *crisis, TcBotDesk *desk, guint64 seed, GHashTable *counts)
{
  const TcBot *solo = tc_bot_find (crisis->ruleset, "solo");
  const TcBot *other = tc_bot_find (crisis->ruleset, seed % 2 == 0 ? "heuristic" : "random");
  TcRng rng;

  tc_rules_init (crisis->ruleset, 0, seed, &crisis->state->head, NULL);
  tc_bot_rng_init (&rng, seed);
  while (!tc_rules_is_over (&crisis->state->head)) {
    const TcBot *bot = crisis->state->head.actor == solo_seat (crisis) ? solo : other;
    TcBotTrace trace;
    TcMove explained = tc_bot_desk_explain (desk, bot, &crisis->state->head, &rng, &trace);
    TcMove move = tc_bot_desk_decide (desk, bot, &crisis->state->head, &rng);

    g_assert_cmpint (tc_move_compare (&explained, &move), ==, 0);
    if (bot == solo)
      count_rows (counts, &trace);
    tc_rules_apply (crisis->ruleset, &crisis->state->head, &move, NULL);
  }
}

static void
play_games (const char *side, GHashTable *counts)
{
  g_auto (Crisis) crisis = { 0 };
  g_autoptr (TcBotDesk) desk = NULL;

  solo_init (&crisis, side, "hard", "press", "france");
  desk = tc_bot_desk_new (crisis.ruleset);
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    play_game (&crisis, desk, seed, counts);
}

/* R58 to R64: over games of both sides each row of each table decides at least twice. */
static void
test_rows (void)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  g_autoptr (TcBuild) build =
    crisis_build ("<rules/>", "<rules><solo opponent=\"conceding\"/></rules>");
  TcScenario *scenario = tc_ruleset_get_scenario (tc_build_get_ruleset (build));
  TcNode row = tc_scenario_find_by_role (scenario, "bot-row", TC_NODE_NONE);

  guint n_idle = 0;

  play_games ("conceding", counts);
  play_games ("defending", counts);
  for (; row != TC_NODE_NONE; row = tc_scenario_find_by_role (scenario, "bot-row", row)) {
    g_autofree char *name = dup_row_name (scenario, row);
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER ((guint) row)));

    g_test_message ("%s: %u", name, n);
    n_idle += n < 2 && !g_strv_contains (idle, name);
  }
  g_assert_cmpuint (n_idle, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/solo-rows/R58-R64-rows", test_rows);

  return g_test_run ();
}
