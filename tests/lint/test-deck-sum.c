/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include "lint/tc-deck-sum.h"
#include "systems/tc-systems.h"

#include <string.h>

/* The sums of the shipped deck, and that they change with the cards, the sets that are left out and
 * the rules. */

static char *
dup_shipped (void)
{
  ScenarioFile *file = scenario_load_file ("scenarios/dune/dune.scenario.xml");
  char *text = g_steal_pointer (&file->text);

  g_free (file->name);
  g_free (file);
  return text;
}

static TcScenario *
parse (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  TcScenario *scenario = tc_scenario_parse (source, schemas, report);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "");

  return scenario;
}

static char *
dup_replaced (const char *text, const char *old, const char *with)
{
  const char *found = strstr (text, old);

  g_assert_nonnull (found);
  return g_strdup_printf ("%.*s%s%s", (int) (found - text), text, with, found + strlen (old));
}

static void
assert_sums (const char *text, const guint (*expected)[2])
{
  g_autoptr (TcScenario) scenario = parse (text);
  g_autoptr (GArray) sums = tc_deck_sums_list (scenario);

  g_assert_cmpuint (sums->len, ==, 5);
  for (guint i = 0; i < sums->len; i++) {
    const TcDeckSum *sum = &g_array_index (sums, TcDeckSum, i);

    g_assert_cmpuint (sum->n_players, ==, i + 4);
    g_assert_cmpuint (sum->n_cards, ==, expected[i][0]);
    g_assert_cmpuint (sum->n_needed, ==, expected[i][1]);
  }
}

static void
test_shipped (void)
{
  static const guint expected[][2] = { { 20, 15 }, { 20, 18 }, { 30, 21 }, { 30, 24 }, { 30, 27 } };
  g_autofree char *text = dup_shipped ();
  g_autoptr (TcScenario) scenario = parse (text);
  TcNode count = tc_scenario_find_by_role (scenario, "player-count", TC_NODE_NONE);
  TcNode card = tc_scenario_find_by_key (scenario, "action", "scout");

  assert_sums (text, expected);
  g_assert_cmpuint (tc_deck_sums_count (scenario, count, card), ==, 4);
}

static void
test_changes (void)
{
  static const guint expected[][2] = { { 29, 20 }, { 19, 24 }, { 29, 28 }, { 29, 32 }, { 29, 36 } };
  g_autofree char *text = dup_shipped ();
  g_autofree char *fewer = dup_replaced (
    text, "<copy id=\"scout-1\" sigil=\"sigil-atreides\" src=\"reconstructed\"/>", "");
  g_autofree char *all = dup_replaced (fewer, "<omit set=\"extended\"/>", "");
  g_autofree char *longer =
    dup_replaced (all, "<shield ", "<rounds action=\"4\"/><row size=\"4\"/><shield ");

  assert_sums (longer, expected);
}

/* A game whose schema says nothing of the kind. */
static void
test_none (void)
{
  ScenarioFile *file = scenario_load_file ("scenarios/badge/badge.scenario.xml");
  g_autoptr (TcScenario) scenario = parse (file->text);
  g_autoptr (GArray) sums = tc_deck_sums_list (scenario);

  g_assert_cmpuint (sums->len, ==, 0);
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lint/deck-sum/shipped", test_shipped);
  g_test_add_func ("/lint/deck-sum/changes", test_changes);
  g_test_add_func ("/lint/deck-sum/none", test_none);
  return g_test_run ();
}
