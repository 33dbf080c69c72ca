/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

static void
test_order (void)
{
  static const TcMove ascending[] = {
    { 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 9 }, { 0, 0, 0, 1, 0 },   { 0, 0, 0, TC_THING_NONE, 0 },
    { 0, 0, 1, 0, 0 }, { 1, 0, 0, 0, 0 }, { 1, 0, 256, 0, 0 }, { 2, 0, 255, 0, 0 },
  };

  for (guint a = 0; a < G_N_ELEMENTS (ascending); a++) {
    for (guint b = 0; b < G_N_ELEMENTS (ascending); b++)
      g_assert_cmpint (tc_move_compare (&ascending[a], &ascending[b]), ==,
                       a < b ? -1 : (a > b ? 1 : 0));
  }
}

/* Text that reads as itself. */
static const char *const plain[] = {
  "pass",
  "draw",
  "block block-2",
  "light lamp-3 > square-1-2",
  "place bend-1 > square-2-2",
  "place bend-1 > square-2-2 = 3",
  "force-die = 6",
};

static void
test_round_trip (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++) {
    g_autofree char *problem = NULL;
    g_autofree char *text = NULL;
    TcMove move = { 0 };

    g_assert_true (tc_move_parse (ruleset, plain[i], &move, &problem));
    g_assert_cmpstr (problem, ==, NULL);
    text = tc_move_dup_text (ruleset, &move);
    g_assert_cmpstr (text, ==, plain[i]);
  }
}

static void
test_blanks (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *text = NULL;
  TcMove move = { 0 };

  g_assert_true (tc_move_parse (ruleset, "  place\tbend-1   >  square-2-2 = 03 \r", &move, NULL));
  text = tc_move_dup_text (ruleset, &move);
  g_assert_cmpstr (text, ==, "place bend-1 > square-2-2 = 3");
}

/* Lists show names, so they can be typed, in any case. */
static void
test_names (void)
{
  static const char *const written[] = {
    "place BEND-1 > Square-2-2",
    "place Bend-1 > SQUARE-2-2",
  };
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);

  for (guint i = 0; i < G_N_ELEMENTS (written); i++) {
    g_autofree char *text = NULL;
    TcMove move = { 0 };

    g_assert_false (tc_move_parse (ruleset, written[i], &move, NULL));
    g_assert_true (tc_move_parse_typed (ruleset, written[i], &move, NULL));
    text = tc_move_dup_text (ruleset, &move);
    g_assert_cmpstr (text, ==, "place bend-1 > square-2-2");
  }
}

/* What is not a move, and a word that the message must hold. */
typedef struct {
  const char *name;
  const char *text;
  const char *word;
} BadCase;

static const BadCase bad_cases[] = {
  { "empty", "", "missing" },
  { "blank", "  \t ", "missing" },
  { "verb", "plcae bend-1 > square-2-2", "place" },
  { "far-verb", "zzzzzzzz", "zzzzzzzz" },
  { "subject", "place bent-1 > square-2-2", "bend-1" },
  { "target", "place bend-1 > sqare-2-2", "square-2-2" },
  { "no-target", "place bend-1 >", "VERB" },
  { "value", "place bend-1 > square-2-2 = x", "whole number" },
  { "negative", "place bend-1 > square-2-2 = -1", "whole number" },
  { "large", "place bend-1 > square-2-2 = 65536", "whole number" },
  { "more", "place bend-1 > square-2-2 = 1 2", "VERB" },
  { "two-subjects", "place bend-1 bend-2", "bend-2" },
  { "no-value", "place =", "VERB" },
  { "terminal-escape", "\033[31mplace", "\\033[31mplace" },
  { "not-ascii", "pl\303\244ce", "pl\303\244ce" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *problem = NULL;
  TcMove move = tc_move_make (77, 1, 2, 3);
  TcMove before = move;

  g_assert_false (tc_move_parse (ruleset, of->text, &move, &problem));
  g_assert_nonnull (strstr (problem, of->word));
  g_assert_cmpmem (&move, sizeof move, &before, sizeof before);
}

static void
test_label (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *place = NULL;
  g_autofree char *force = NULL;
  TcMove move = { 0 };

  g_assert_true (tc_move_parse (ruleset, "place bend-1 > square-2-2 = 3", &move, NULL));
  place = tc_move_dup_label (ruleset, &move);
  g_assert_cmpstr (place, ==, "Bend 1 goes to Square 2-2, turned 3 times");
  g_assert_true (tc_move_parse (ruleset, "force-die = 5", &move, NULL));
  force = tc_move_dup_label (ruleset, &move);
  g_assert_cmpstr (force, ==, "The next die will show 5");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/move/order", test_order);
  g_test_add_func ("/rules/move/text/round-trip", test_round_trip);
  g_test_add_func ("/rules/move/text/blanks", test_blanks);
  g_test_add_func ("/rules/move/text/names", test_names);
  for (guint i = 0; i < G_N_ELEMENTS (bad_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/rules/move/text/bad/%s", bad_cases[i].name);

    g_test_add_data_func (path, &bad_cases[i], test_bad);
  }
  g_test_add_func ("/rules/move/label", test_label);

  return g_test_run ();
}
