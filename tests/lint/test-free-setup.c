/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include "lint/tc-free-setup.h"

/* What the shipped free setup asks for; what findings say of faulty ones is in test-lint-free.c. */

static void
test_shipped (void)
{
  ScenarioFile *file = scenario_load_file ("scenarios/betrayal-1940/betrayal-1940.scenario.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  TcNode setup = tc_scenario_find_by_key (scenario, "setup", "free");
  g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (scenario, setup);
  g_autoptr (TcFreeAnswer) answer = tc_free_setup_check (free_setup, TC_SETUP_STEPS);
  static const struct {
    guint n_stacking;
    guint n_guests;
    guint n_areas;
  } expected[] = { { 26, 1, 33 }, { 12, 1, 33 }, { 8, 0, 7 }, { 3, 0, 3 }, { 41, 3, 6 } };

  g_assert_cmpint (answer->verdict, ==, TC_SETUP_POSSIBLE);
  g_assert_cmpuint (answer->reasons->len, ==, 0);
  g_assert_cmpuint (tc_free_setup_get_n_quotas (free_setup), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    const TcFreeQuota *quota = tc_free_setup_get_quota (free_setup, i);

    g_assert_cmpuint (quota->n_stacking, ==, expected[i].n_stacking);
    g_assert_cmpuint (quota->n_guests, ==, expected[i].n_guests);
    g_assert_cmpuint (quota->n_areas, ==, expected[i].n_areas);
    g_assert_cmpuint (quota->counters->len, ==, quota->n_stacking + quota->n_guests);
  }
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

static void
test_undecided (void)
{
  ScenarioFile *file = scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  TcNode setup = tc_scenario_find_by_key (scenario, "setup", "tiny-free");
  g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (scenario, setup);
  g_autoptr (TcFreeAnswer) answer = tc_free_setup_check (free_setup, 1);

  g_assert_cmpint (answer->verdict, ==, TC_SETUP_UNDECIDED);
  g_assert_cmpstr (answer->text, ==,
                   "1 steps were not enough to check whether this setup can be completed");
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lint/free-setup/shipped", test_shipped);
  g_test_add_func ("/lint/free-setup/undecided", test_undecided);

  return g_test_run ();
}
