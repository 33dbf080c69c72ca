/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-test-play.h"

#define FRANCE "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define BELL   "scenarios/bell-1938/bell-1938.scenario.xml"

/* The usual words, for a system that has none of its own. */
static void
test_usual (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (FRANCE);
  TcOutcome outcome = { 0 };
  g_autofree char *nothing = tc_rules_dup_standing (ruleset, &outcome);
  g_autofree char *won = NULL;

  g_assert_cmpuint (tc_rules_get_n_ranks (ruleset), ==, 3);
  g_assert_cmpstr (nothing, ==, "Germans: no victory, Allies: no victory");
  outcome.level[0] = 2;
  outcome.level[1] = 1;
  won = tc_rules_dup_standing (ruleset, &outcome);
  g_assert_cmpstr (won, ==, "Germans: major victory, Allies: minor victory");
}

static void
test_own (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BELL);
  TcOutcome outcome = { .level = { 0, 1 } };
  g_autofree char *won = tc_rules_dup_standing (ruleset, &outcome);

  g_assert_cmpuint (tc_rules_get_n_ranks (ruleset), ==, 2);
  g_assert_cmpstr (won, ==, "Concede: no win, Defend: win");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/outcome/usual", test_usual);
  g_test_add_func ("/rules/outcome/own", test_own);

  return g_test_run ();
}
