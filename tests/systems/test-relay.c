/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-relay.h"
#include "tc-test-play.h"

/* The second test system's own rules, and what core does for a system that leaves it the lists. */

#define RELAY "tests/systems/relay/relay.scenario.xml"

static const RelayState *
get_relay (TcGame *game)
{
  return (const RelayState *) tc_game_get_state (game);
}

static void
play_round (TcGame *game, const char *ride, const char *watch)
{
  tc_test_apply_text (game, ride);
  tc_test_apply_text (game, watch);
}

static char *
explain (TcGame *game, RelayVerb verb, const char *target)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  TcProposal proposal = { .verb = (guint8) verb, .n_subjects = 1 };

  proposal.subjects[0] =
    verb == RELAY_WATCH ? TC_THING_NONE : tc_ruleset_find_thing (ruleset, "rider");
  proposal.target = tc_ruleset_find_thing (ruleset, target);

  return tc_rules_explain (ruleset, tc_game_get_state (game), &proposal, NULL);
}

/* Roads lead one way. */
static void
test_roads (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  g_autofree char *back = NULL;

  play_round (game, "ride rider > bridge", "watch > ferry");
  back = explain (game, RELAY_RIDE, "abbey");
  g_assert_nonnull (strstr (back, "no road leads to Abbey"));
  g_assert_cmpuint (get_relay (game)->letters, ==, 1);
  play_round (game, "ride rider > elms", "watch > abbey");
  g_assert_cmpuint (get_relay (game)->letters, ==, 3);
}

/* Core lists what the predicate allows, in order, for a verb with targets and for one without. */
static void
test_list (void)
{
  static const char *const wanted[] = { "ride rider > bridge", "ride rider > castle",
                                        "rest rider" };
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (game, &n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = tc_move_dup_text (ruleset, &moves[i]);

    g_assert_cmpstr (text, ==, wanted[i]);
  }
}

/* The choice is the rider's secret until the watch is out: the watch sees the same position and the
 * same view whatever it is. */
static void
test_secret (void)
{
  static const char *const rides[] = { "ride rider > bridge", "ride rider > castle", "rest rider" };
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  guint64 seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rides); i++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
    g_autofree TcState *state = NULL;
    guint64 hash = 0;

    tc_test_apply_text (game, rides[i]);
    state = tc_test_state_copy (ruleset, tc_game_get_state (game));
    g_assert_cmpuint (((RelayState *) state)->ride, !=, RELAY_NOWHERE);
    tc_rules_redact (ruleset, state, RELAY_POLICE);
    g_assert_cmpuint (((RelayState *) state)->ride, ==, RELAY_NOWHERE);
    hash = tc_rules_hash (ruleset, state);
    if (i > 0)
      g_assert_cmphex (hash, ==, seen);
    seen = hash;
  }
}

/* Every choice that the rider has is among the worlds that the watch thinks of, and no other. */
static void
test_sample (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  const RelayRules *rules = tc_ruleset_get_data (ruleset);
  guint n_seen[6] = { 0 };
  TcRng rng;

  tc_rng_init (&rng, 5);
  tc_test_apply_text (game, "rest rider");
  g_assert_cmpuint (rules->towns.n, ==, G_N_ELEMENTS (n_seen));
  for (guint i = 0; i < 300; i++) {
    g_autofree TcState *state = tc_test_state_copy (ruleset, tc_game_get_state (game));

    tc_rules_redact (ruleset, state, RELAY_POLICE);
    tc_rules_sample_hidden (ruleset, state, RELAY_POLICE, &rng);
    n_seen[((RelayState *) state)->ride]++;
  }
  for (guint town = 0; town < 3; town++)
    g_assert_cmpuint (n_seen[town], >, 60);
  for (guint town = 3; town < 6; town++)
    g_assert_cmpuint (n_seen[town], ==, 0);
}

/* Caught: back at the start without letters, and the second time it is over. */
static void
test_caught (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  TcOutcome outcome = { 0 };

  play_round (game, "ride rider > castle", "watch > bridge");
  g_assert_cmpuint (get_relay (game)->letters, ==, 2);
  play_round (game, "ride rider > elms", "watch > elms");
  g_assert_cmpuint (get_relay (game)->letters, ==, 0);
  g_assert_cmpuint (get_relay (game)->at, ==, 0);
  /* What was taken is not there a second time. */
  play_round (game, "ride rider > castle", "watch > ferry");
  g_assert_cmpuint (get_relay (game)->letters, ==, 0);
  play_round (game, "ride rider > bridge", "watch > bridge");
  g_assert_true (tc_game_is_over (game));
  tc_rules_outcome (ruleset, tc_game_get_state (game), &outcome);
  g_assert_cmpint (outcome.payoff[RELAY_POST], ==, -1);
  g_assert_cmpint (outcome.level[RELAY_POLICE], ==, 1);
}

static void
test_watch (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  g_autofree char *again = NULL;

  play_round (game, "rest rider", "watch > ferry");
  tc_test_apply_text (game, "rest rider");
  again = explain (game, RELAY_WATCH, "ferry");
  g_assert_nonnull (strstr (again, "Ferry was watched in the last round (rule 2)"));
}

static void
test_won (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  TcOutcome outcome = { 0 };

  play_round (game, "ride rider > castle", "watch > dairy");
  play_round (game, "ride rider > elms", "watch > abbey");
  play_round (game, "ride rider > ferry", "watch > dairy");
  g_assert_true (tc_game_is_over (game));
  g_assert_cmpuint (get_relay (game)->letters, ==, 7);
  tc_rules_outcome (ruleset, tc_game_get_state (game), &outcome);
  g_assert_cmpint (outcome.payoff[RELAY_POST], ==, 1);
  g_assert_cmpint (outcome.payoff[RELAY_POLICE], ==, -1);
}

/* Everybody knows which side a player is on; in the other test system nobody does. */
static void
test_seats (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (RELAY);
  g_autoptr (TcRuleset) secret = tc_test_load ("tests/systems/mini/mini.scenario.xml");

  g_assert_cmpuint (tc_ruleset_get_n_sides (ruleset), ==, 2);
  g_assert_cmpuint (tc_ruleset_get_n_seats (ruleset), ==, 2);
  g_assert_cmpstr (tc_ruleset_get_seat (ruleset, 1)->id, ==, "prefect");
  g_assert_cmpuint (tc_ruleset_get_seat (ruleset, 0)->side, ==, 0);
  g_assert_cmpuint (tc_ruleset_get_seat (ruleset, 1)->side, ==, 1);
  g_assert_cmpuint (tc_ruleset_get_seat (secret, 1)->side, ==, TC_SEAT_NONE);
}

/* A system's own finding, from its own catalogue. */
static void
test_finding (void)
{
  g_autofree char *text = tc_test_dup_text (RELAY, "id=\"abbey\"", "id=\"abbey\" letters=\"2\"");
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcReport *report = tc_build_get_report (build);

  g_assert_cmpuint (tc_report_get_n (report), ==, 2);
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpstr (tc_report_get (report, i)->code, ==, "RLY001");
    g_assert_cmpint (tc_report_get (report, i)->severity, ==, TC_SEVERITY_WARNING);
  }
  g_assert_nonnull (tc_build_get_ruleset (build));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/relay/roads", test_roads);
  g_test_add_func ("/systems/relay/list", test_list);
  g_test_add_func ("/systems/relay/secret", test_secret);
  g_test_add_func ("/systems/relay/sample", test_sample);
  g_test_add_func ("/systems/relay/caught", test_caught);
  g_test_add_func ("/systems/relay/watch", test_watch);
  g_test_add_func ("/systems/relay/won", test_won);
  g_test_add_func ("/systems/relay/seats", test_seats);
  g_test_add_func ("/systems/relay/finding", test_finding);

  return g_test_run ();
}
