/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* Whatever scenarios say in sentences reads as a printed card would say it: nothing is held
 * together by brackets, no denial stands before a whole clause, no word stands twice. */

static void
check_words (const char *sentence)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", -1);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++) {
    g_assert_cmpstr (words[i], !=, "");
    if (strcmp (words[i], words[i - 1]) == 0)
      g_error ("a word stands twice: %s", sentence);
  }
}

static void
check_sentence (const char *sentence)
{
  const char *const unprinted[] = {
    "(", ")", "it is not true that", "the acting player", " ,", " ."
  };

  for (guint i = 0; i < G_N_ELEMENTS (unprinted); i++) {
    if (strstr (sentence, unprinted[i]) != NULL)
      g_error ("“%s” is no word of a card: %s", unprinted[i], sentence);
  }
  for (const char *at = sentence; *at != '\0'; at++)
    g_assert_false (g_ascii_iscntrl (*at));
  check_words (sentence);
}

/* Returns how many sentences were read. */
static guint
check_scenario (TcScenario *scenario)
{
  guint n = 0;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    g_autofree char *says = tc_sentence_dup (scenario, node);
    g_autofree char *denies = element->negation != NULL
                                ? tc_sentence_dup_filled (scenario, node, element->negation)
                                : g_strdup ("");

    check_sentence (says);
    check_sentence (denies);
    n += *says != '\0';
  }

  return n;
}

static void
test_shipped (void)
{
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_cases = 0;
  const TcTestCase *cases = tc_test_cases (&n_cases);
  guint n = 0;

  for (guint i = 0; i < n_cases; i++) {
    g_autoptr (TcRuleset) ruleset = NULL;

    if (!g_hash_table_add (done, (gpointer) cases[i].file))
      continue;
    ruleset = tc_test_load (cases[i].file);
    n += check_scenario (tc_ruleset_get_scenario (ruleset));
  }
  g_assert_cmpuint (n, >, 1000);
}

/* What a card changes only together with others says so. */
static void
test_together (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/house/house.scenario.xml");
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode card = tc_scenario_find_by_key (scenario, "card", "candle");
  g_autofree char *says =
    tc_sentence_dup (scenario, tc_scenario_find_child (scenario, card, "bonus"));

  g_assert_cmpstr (says, ==, "Raises Might by 2 while you also have the Bell and the Book.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/sentences/shipped", test_shipped);
  g_test_add_func ("/systems/sentences/together", test_together);

  return g_test_run ();
}
