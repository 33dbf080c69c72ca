/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-reach.h"
#include "systems/bell-1938/tc-bell-1938.h"
#include "tc-test-play.h"

#define CRISIS "scenarios/bell-1938/bell-1938.scenario.xml"

/* The crisis with @from replaced by @to. */
static TcScenario *
load (const char *from, const char *to)
{
  const TcSchema *const schemas[] = { tc_bell_1938_system.schema, NULL };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree char *path = tc_test_dup_path (CRISIS);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (TcSource) source = NULL;
  TcScenario *scenario;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (changed, from, to, 0), >=, 1);
  source = tc_source_new_for_string ("crisis.scenario.xml", changed->str);
  scenario = tc_scenario_parse (source, schemas, report);
  g_assert_nonnull (scenario);

  return scenario;
}

static TcNode
find (TcScenario *scenario, const char *role, const char *id)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE)
    if (g_strcmp0 (tc_scenario_get_id (scenario, node), id) == 0)
      return node;
  g_assert_not_reached ();
}

typedef struct {
  const char *space;
  guint concede;
  guint defend;
} Expected;

static void
check (TcScenario *scenario, const char *setup, const Expected *expected, guint n)
{
  g_autoptr (TcReach) reach = tc_reach_new (scenario, find (scenario, "setup", setup));

  g_assert_cmpuint (tc_reach_get_n_sides (reach), ==, 2);
  g_assert_cmpstr (tc_scenario_get_id (scenario, tc_reach_get_side (reach, 1)), ==, "defend");
  for (guint i = 0; i < n; i++) {
    TcNode space = find (scenario, "space", expected[i].space);

    g_test_message ("%s", expected[i].space);
    g_assert_cmpuint (tc_reach_get_steps (reach, 0, space), ==, expected[i].concede);
    g_assert_cmpuint (tc_reach_get_steps (reach, 1, space), ==, expected[i].defend);
  }
}

/* Worked out by hand from the arrows: white begins in London and with the Germans of the country
 * and is backed in the Government; green begins in Paris and Moscow and is backed by the people,
 * the General Staff and in Moravia. */
static void
test_crisis (void)
{
  static const Expected expected[] = {
    { "united-kingdom", 0, 1 }, { "csr-germans", 0, 3 },
    { "government", 1, 2 },     { "president", 1, 1 },
    { "france", 1, 0 },         { "press", 1, 2 },
    { "soviet-union", 2, 0 },   { "state-defense-guard", 1, 2 },
    { "general-staff", 2, 1 },  { "moravian-hqs", 2, 1 },
    { "czechoslovaks", 2, 1 },  { "opposition", 2, 1 },
  };
  g_autoptr (TcScenario) scenario = load (NULL, NULL);

  check (scenario, "crisis", expected, G_N_ELEMENTS (expected));
}

/* Cubes that a side may place as it likes are where it may begin. */
static void
test_free (void)
{
  static const Expected expected[] = {
    { "france", 0, 0 },
    { "government", 0, 2 },
    { "moravian-hqs", 2, 0 },
    { "soviet-union", 1, 0 },
  };
  g_autoptr (TcScenario) scenario = load (NULL, NULL);

  check (scenario, "free", expected, G_N_ELEMENTS (expected));
}

/* An arrow leads one way: turned round, it leads out of a space that nobody then gets into. */
static void
test_direction (void)
{
  static const Expected before[] = { { "soviet-union", 2, 0 } };
  static const Expected turned[] = { { "soviet-union", TC_REACH_NEVER, 0 } };
  static const Expected both[] = { { "soviet-union", 2, 0 }, { "france", 1, 0 } };
  g_autoptr (TcScenario) scenario = load (NULL, NULL);
  g_autoptr (TcScenario) other =
    load ("<arrow a=\"france\" b=\"soviet-union\"", "<arrow a=\"soviet-union\" b=\"france\"");
  g_autoptr (TcScenario) mutual = load ("<arrow a=\"france\" b=\"soviet-union\"",
                                        "<arrow a=\"soviet-union\" b=\"france\" both=\"true\"");

  check (scenario, "crisis", before, G_N_ELEMENTS (before));
  check (other, "crisis", turned, G_N_ELEMENTS (turned));
  check (mutual, "crisis", both, G_N_ELEMENTS (both));
}

/* Without a setup nobody begins anywhere, and only who is backed gets in. */
static void
test_empty (void)
{
  g_autoptr (TcScenario) scenario =
    load ("space=\"united-kingdom\"/>\n      <presses", "space=\"france\"/>\n      <presses");
  g_autoptr (TcReach) reach = tc_reach_new (scenario, TC_NODE_NONE);

  g_assert_cmpuint (tc_reach_get_steps (reach, 0, find (scenario, "space", "france")), ==, 1);
  g_assert_cmpuint (tc_reach_get_steps (reach, 0, find (scenario, "space", "united-kingdom")), ==,
                    2);
  g_assert_cmpuint (tc_reach_get_steps (reach, 1, find (scenario, "space", "united-kingdom")), ==,
                    TC_REACH_NEVER);
}

static void
test_words (void)
{
  g_autoptr (TcScenario) scenario =
    load ("<arrow a=\"france\" b=\"soviet-union\"", "<arrow a=\"soviet-union\" b=\"france\"");
  g_autoptr (TcReach) reach = tc_reach_new (scenario, find (scenario, "setup", "crisis"));
  g_autofree char *kingdom = tc_reach_dup_words (reach, find (scenario, "space", "united-kingdom"));
  g_autofree char *germans = tc_reach_dup_words (reach, find (scenario, "space", "csr-germans"));
  g_autofree char *union_ = tc_reach_dup_words (reach, find (scenario, "space", "soviet-union"));

  g_assert_cmpstr (kingdom, ==, "Concede: from the start; Defend: 1 step");
  g_assert_cmpstr (germans, ==, "Concede: from the start; Defend: 3 steps");
  g_assert_cmpstr (union_, ==, "Concede: never; Defend: from the start");
}

/* Where no element of a setup names a side and a space, nobody is known to begin anywhere. */
static void
test_other_boards (void)
{
  g_autoptr (TcRuleset) ruleset =
    tc_test_load ("scenarios/betrayal-1940/betrayal-1940.scenario.xml");
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  g_autoptr (TcReach) reach =
    tc_reach_new (scenario, tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));

  g_assert_cmpuint (tc_reach_get_n_sides (reach), ==, 2);
  g_assert_cmpuint (tc_reach_get_steps (reach, 0, find (scenario, "space", "sedan")), ==,
                    TC_REACH_NEVER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/reach/crisis", test_crisis);
  g_test_add_func ("/rules/reach/free", test_free);
  g_test_add_func ("/rules/reach/direction", test_direction);
  g_test_add_func ("/rules/reach/empty", test_empty);
  g_test_add_func ("/rules/reach/words", test_words);
  g_test_add_func ("/rules/reach/other-boards", test_other_boards);

  return g_test_run ();
}
