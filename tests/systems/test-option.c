/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define BETRAYAL "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define MINI     "tests/systems/mini/mini.scenario.xml"

/* Whatever stands in the file about it, with @from replaced by @to. */
static TcBuild *
build (const char *file, const char *from, const char *to)
{
  g_autofree char *text = tc_test_dup_text (file, from, to);

  return tc_test_build_text (text);
}

static TcBuild *
set (TcBuild *from, const char *option, const char *value)
{
  g_autoptr (GError) error = NULL;
  TcBuild *changed = tc_build_new_with_option (from, NULL, option, value, &error);

  g_assert_no_error (error);
  g_assert_nonnull (tc_build_get_ruleset (changed));

  return changed;
}

static void
test_sets (void)
{
  g_autoptr (TcBuild) scenario = build (BETRAYAL, NULL, NULL);
  g_autoptr (TcBuild) bot = set (scenario, "germans", "bot");
  g_autoptr (TcBuild) back = set (bot, "germans", "initiative");

  g_assert_cmpstr (tc_ruleset_get_option (tc_build_get_ruleset (scenario), 0), ==, "initiative");
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_build_get_ruleset (scenario)), ==, 2);
  g_assert_cmpstr (tc_ruleset_get_option (tc_build_get_ruleset (bot), 0), ==, "bot");
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_build_get_ruleset (bot)), ==, 3);
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_build_get_ruleset (back)), ==, 2);
}

/* The value that it has already changes no byte. */
static void
test_no_change (void)
{
  g_autoptr (TcBuild) scenario = build (BETRAYAL, NULL, NULL);
  g_autoptr (TcBuild) same = set (scenario, "germans", "initiative");

  g_assert_true (same == scenario);
}

/* A file that leaves the element out gets one. */
static void
test_left_out (void)
{
  g_autoptr (TcBuild) scenario =
    build (BETRAYAL, "<germans run-by=\"initiative\" ref=\"3.4.1\"/>", "");
  g_autoptr (TcBuild) bot = set (scenario, "germans", "bot");

  g_assert_cmpstr (tc_ruleset_get_option (tc_build_get_ruleset (scenario), 0), ==, "initiative");
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_build_get_ruleset (bot)), ==, 3);
}

static void
test_refuses (void)
{
  g_autoptr (TcBuild) scenario = build (BETRAYAL, NULL, NULL);
  g_autoptr (GError) unknown = NULL;
  g_autoptr (GError) value = NULL;

  g_assert_null (tc_build_new_with_option (scenario, NULL, "italians", "bot", &unknown));
  g_assert_error (unknown, TC_OPTION_ERROR, TC_OPTION_ERROR_UNKNOWN);
  g_assert_nonnull (strstr (unknown->message, "There are: germans"));
  g_assert_null (tc_build_new_with_option (scenario, NULL, "germans", "nobody", &value));
  g_assert_error (value, TC_OPTION_ERROR, TC_OPTION_ERROR_VALUE);
  g_assert_nonnull (strstr (value->message, "initiative, bot, human"));
  g_clear_error (&value);
  g_assert_null (tc_build_new_with_option (scenario, NULL, "germans", "bott", &value));
  g_assert_nonnull (strstr (value->message, "Did you mean"));
}

static void
test_game_without_options (void)
{
  g_autoptr (TcBuild) mini = build (MINI, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (tc_build_new_with_option (mini, NULL, "germans", "bot", &error));
  g_assert_error (error, TC_OPTION_ERROR, TC_OPTION_ERROR_UNKNOWN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/option/sets", test_sets);
  g_test_add_func ("/systems/option/no-change", test_no_change);
  g_test_add_func ("/systems/option/left-out", test_left_out);
  g_test_add_func ("/systems/option/refuses", test_refuses);
  g_test_add_func ("/systems/option/game-without-options", test_game_without_options);

  return g_test_run ();
}
