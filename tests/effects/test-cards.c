/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <string.h>

#include "effects-fixture.h"
#include "scenario/tc-sentence.h"

/* The cards of facts 2d.3, the objectives of 2d.4 and the round cards: what they say, as a file to
 * be read aloud, and that a game with all of them goes on to its end. With --update the file is
 * written again. */

#define SENTENCES TC_TEST_SOURCE_ROOT "/tests/golden/effects-sentences.txt"

static TcRuleset *
load (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (TC_TEST_SOURCE_ROOT "/tests/effects/bell-cards.scenario.xml", &text, NULL,
                       &error);
  g_assert_no_error (error);

  return trial_load (text);
}

static char *
dup_sentences (TcRuleset *ruleset)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode card = tc_scenario_find_section (scenario, "card");
  GString *out = g_string_new (NULL);

  for (; card != TC_NODE_NONE; card = tc_scenario_find_next (scenario, card)) {
    g_autofree char *says =
      tc_sentence_dup_children (scenario, tc_scenario_find_child (scenario, card, "event"));

    g_string_append_printf (out, "%s: %s\n", tc_scenario_get_string (scenario, card, "name"), says);
  }

  return g_string_free (out, FALSE);
}

static void
test_sentences (void)
{
  g_autoptr (TcRuleset) ruleset = load ();
  g_autofree char *sentences = dup_sentences (ruleset);
  g_autofree char *golden = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (SENTENCES, &golden, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sentences, ==, golden);
}

static void
count_pieces (const TrialRules *rules, const TrialState *state)
{
  for (guint kind = 0; kind < rules->n_kinds; kind++) {
    for (guint player = 0; player < (rules->kind_is_owned[kind] ? rules->n_players : 1u);
         player++) {
      guint n = state->pool[kind][player];

      for (guint space = 0; space < rules->spaces.n; space++)
        n += state->piece[kind][player][space];
      g_assert_cmpuint (n, ==, rules->n_pieces[kind]);
    }
  }
}

/* Random games with every card: all end, no piece is lost, and every choice that is listed can be
 * made. */
static void
test_games (void)
{
  g_autoptr (TcRuleset) ruleset = load ();
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  TcRng rng;

  tc_rng_init (&rng, 38);
  for (guint game = 0; game < 200; game++) {
    guint n_decisions = 0;

    tc_rules_init (ruleset, game % 2, game, state, NULL);
    for (; !tc_rules_is_over (state); n_decisions++) {
      TcMovesMode mode = tc_rng_below (&rng, 2) == 0 ? TC_MOVES_ALL : TC_MOVES_CANONICAL;
      guint n = tc_rules_legal_moves (ruleset, state, mode, moves);
      TcMove move;

      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (n_decisions, <, 2000);
      move = moves[tc_rng_below (&rng, n)];
      g_assert_cmpint (tc_rules_check (ruleset, state, &move), ==, TC_REASON_LEGAL);
      tc_rules_apply (ruleset, state, &move, NULL);
      count_pieces (trial_get_rules (ruleset), (TrialState *) state);
    }
  }
}

static int
update (void)
{
  g_autoptr (TcRuleset) ruleset = load ();
  g_autofree char *sentences = dup_sentences (ruleset);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (SENTENCES, sentences, -1, &error))
    return 0;
  fprintf (stderr, "%s\n", error->message);

  return 1;
}

int
main (int argc, char **argv)
{
  if (argc == 2 && strcmp (argv[1], "--update") == 0)
    return update ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/effects/cards/sentences", test_sentences);
  g_test_add_func ("/effects/cards/games", test_games);

  return g_test_run ();
}
