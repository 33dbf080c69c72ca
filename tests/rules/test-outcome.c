/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-test-play.h"

#define FRANCE "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define HOUSE  "scenarios/house/house.scenario.xml"
#define BADGE  "scenarios/badge/badge.scenario.xml"
#define DUNE   "scenarios/dune/dune.scenario.xml"
#define BELL   "scenarios/bell-1938/bell-1938.scenario.xml"

static void
assert_ranks (const TcRuleset *ruleset, const TcOutcome *outcome, const char *expected)
{
  g_auto (GStrv) ranks = tc_rules_dup_ranks (ruleset, outcome);
  g_autofree char *text = g_strjoinv (", ", ranks);

  g_assert_cmpstr (text, ==, expected);
}

/* The usual words, for a system that has none of its own. */
static void
test_usual_ranks (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (FRANCE);
  TcOutcome outcome = { 0 };

  g_assert_cmpuint (tc_rules_get_n_ranks (ruleset), ==, 3);
  assert_ranks (ruleset, &outcome, "Germans: no victory, Allies: no victory");
  outcome.level[0] = 2;
  outcome.level[1] = 1;
  assert_ranks (ruleset, &outcome, "Germans: major victory, Allies: minor victory");
}

static void
test_own_ranks (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BELL);
  TcOutcome outcome = { .level = { 0, 1 } };

  g_assert_cmpuint (tc_rules_get_n_ranks (ruleset), ==, 2);
  assert_ranks (ruleset, &outcome, "Concede: no win, Defend: win");
}

static void
assert_standing (const char *path, const char *expected)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  g_autofree char *standing = tc_rules_dup_standing (ruleset, tc_game_get_state (game));

  g_assert_cmpstr (standing, ==, expected);
}

/* Ranks, or what the system itself says of who wins; nothing where nobody has won anything yet. */
static void
test_standing (void)
{
  assert_standing (BELL, "Concede: win, Defend: no win");
  assert_standing (FRANCE,
                   "France and Germany: a draw (rule 7.0); Major victory for Britain against "
                   "Germany (rule 7.0); Victory for British player: no other Ally does as well");
  assert_standing (HOUSE, "");
}

/* What bots go by is no score: only where the rulebook counts points they are said. */
static void
test_points (void)
{
  g_autoptr (TcRuleset) city = tc_test_load (BADGE);
  g_autoptr (TcRuleset) france = tc_test_load (FRANCE);
  g_autoptr (TcGame) in_city = tc_game_new (city, 0, 1);
  g_autoptr (TcGame) in_france = tc_game_new (france, 0, 1);
  TcOutcome outcome = { .payoff = { 45, 1, 0, -10 } };
  g_auto (GStrv) points = tc_rules_dup_points (city, tc_game_get_state (in_city), 0, &outcome);
  g_auto (GStrv) none = tc_rules_dup_points (france, tc_game_get_state (in_france), 0, &outcome);
  g_autofree char *text = g_strjoinv (", ", points);

  g_assert_cmpstr (
    text, ==, "Avery has 45 points, Blake has 1 point, Casey has 0 points, Drew has −10 points");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

/* Who was dirty stands with the points, whoever has won, once the game is over. */
static void
test_roles (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BADGE);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 2);
  TcRng rng;
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) log = NULL;
  guint n = 0;

  tc_rng_init (&rng, 2);
  tc_test_play_random (game, &rng, TC_TEST_MAX_DECISIONS);
  g_assert_true (tc_game_is_over (game));
  lines = tc_game_dup_outcome (game, TC_SEAT_NONE);
  text = g_strjoinv ("\n", lines);
  g_assert_true (
    g_regex_match_simple ("\n[A-Z][a-z]+, a dirty cop, has −?[0-9]+ points?\n?", text, 0, 0));
  /* The log says it in the same words. */
  log = tc_game_dup_log (game, TC_SEAT_NONE, (gint) tc_game_get_n_moves (game) - 1);
  for (guint i = 0; lines[i] != NULL; i++)
    for (guint j = 0; strstr (lines[i], " cop, has ") != NULL && log[j] != NULL; j++)
      n += g_str_has_prefix (log[j], lines[i]);
  g_assert_cmpuint (n, ==, 4);
}

/* Why it is over and who has won, once each: where one can only win or not, no ranks follow. */
static void
assert_outcome (const char *path, guint64 seed, const char *expected)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, seed);
  TcRng rng;
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  tc_rng_init (&rng, seed);
  tc_test_play_random (game, &rng, TC_TEST_MAX_DECISIONS);
  g_assert_true (tc_game_is_over (game));
  lines = tc_game_dup_outcome (game, TC_SEAT_NONE);
  text = g_strjoinv ("\n", lines);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_outcome (void)
{
  assert_outcome (DUNE, 1, "The marker ends on 0, which has no sigil\nNobody wins.");
  assert_outcome (BELL, 2,
                  "Defend needs no cubes to hold out: Concede has none in the President "
                  "(rules: Victory)\n"
                  "Victory for Defend: Green.");
  assert_outcome (FRANCE, 3,
                  "The game ends with turn 12 (rule 7.0)\n"
                  "Minor victory for France against Germany (rule 7.0)\n"
                  "Britain and Germany: a draw (rule 7.0)\n"
                  "Victory for French player: no other Ally does as well");
}

static guint
count_repeated (char **lines)
{
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_strv_contains ((const char *const *) lines + i + 1, lines[i]);

  return n;
}

/* What happened twice in the last move, as points past the end of a track, is one reason. */
static void
test_no_reason_twice (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BELL);
  guint n_tried = 0;

  for (guint64 seed = 1; seed <= 200; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, seed);
    TcRng rng;
    g_auto (GStrv) lines = NULL;
    g_auto (GStrv) log = NULL;

    tc_rng_init (&rng, seed);
    tc_test_play_random (game, &rng, TC_TEST_MAX_DECISIONS);
    lines = tc_game_dup_outcome (game, TC_SEAT_NONE);
    log = tc_game_dup_log (game, TC_SEAT_NONE, (gint) tc_game_get_n_moves (game) - 1);
    n_tried += count_repeated (log);

    g_assert_cmpuint (count_repeated (lines), ==, 0);
  }
  g_assert_cmpuint (n_tried, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/outcome/ranks/usual", test_usual_ranks);
  g_test_add_func ("/rules/outcome/ranks/own", test_own_ranks);
  g_test_add_func ("/rules/outcome/standing", test_standing);
  g_test_add_func ("/rules/outcome/points", test_points);
  g_test_add_func ("/rules/outcome/roles", test_roles);
  g_test_add_func ("/rules/outcome/whole", test_outcome);
  g_test_add_func ("/rules/outcome/no-reason-twice", test_no_reason_twice);

  return g_test_run ();
}
