/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "script-support.h"
#include "variant-support.h"

static char *
dup_listing (Folder *folder, const char *from, const char *to)
{
  g_autoptr (TcBuild) build = NULL;

  folder_write_base (folder, from, to);
  build = folder_build (folder, "base.scenario.xml");
  g_assert_nonnull (tc_build_get_scenario (build));

  return tc_listing_dup (tc_build_get_scenario (build));
}

/* One value to a line, each line with all that is needed to know what it is about. */
static void
test_lines (Folder *folder, gconstpointer data)
{
  g_autofree char *listing = dup_listing (folder, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);

  g_assert_nonnull (strstr (listing, "\narea-board/area[moor]/@name = Moor\n"));
  g_assert_nonnull (strstr (listing, "\nabout/p#1 = A test fixture.\n"));
  g_assert_nonnull (strstr (listing, "\narea-board/link[dyke-haven]/@a = haven\n"));
  g_assert_true (g_str_has_prefix (listing, "@format = 1\n"));
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (lines[i], !=, lines[k]);
}

/* What makes no difference to the model makes none to the listing; one value makes one line. */
static void
test_stable (Folder *folder, gconstpointer data)
{
  g_autofree char *plain = dup_listing (folder, NULL, NULL);
  g_autofree char *spelt =
    dup_listing (folder, "port=\"true\" edge=\"west\"", "edge='west'\n  port=\"1\"");
  g_autofree char *padded = dup_listing (folder, "width=\"1000\"", "width=\" 01000 \"");
  g_autofree char *changed = dup_listing (folder, "width=\"1000\"", "width=\"1100\"");
  g_autofree char *folded = dup_listing (folder, "A test fixture.", "A\\test\nfixture.");
  g_autoptr (GString) expected = g_string_new (plain);

  g_assert_cmpstr (spelt, ==, plain);
  g_assert_cmpstr (padded, ==, plain);
  g_assert_cmpuint (
    g_string_replace (expected, "area-board/@width = 1000\n", "area-board/@width = 1100\n", 0), ==,
    1);
  g_assert_cmpstr (changed, ==, expected->str);
  g_assert_nonnull (strstr (folded, "\nabout/p#1 = A\\\\test\\nfixture.\n"));
}

/* The listings of two scenarios are equal when the scenarios are. */
static void
test_scripts (void)
{
  Script script;
  g_autoptr (TcSource) base = script_load ("badge/badge");
  g_autoptr (TcScenario) scenario = NULL;
  g_autofree char *listing = NULL;

  script_init (&script, 7);
  scenario = script_parse (&script, base);
  listing = tc_listing_dup (scenario);
  for (guint i = 0; i < 20; i++) {
    g_autoptr (TcSource) changed = script_change_some (&script, base, 2);
    g_autoptr (TcScenario) other = script_parse (&script, changed);
    g_autofree char *other_listing = tc_listing_dup (other);

    if (tc_scenario_find_difference (scenario, other) != TC_NODE_NONE)
      g_assert_cmpstr (other_listing, !=, listing);
    if (strcmp (other_listing, listing) == 0)
      g_assert_cmpuint (tc_scenario_find_difference (scenario, other), ==, TC_NODE_NONE);
  }
  script_clear (&script);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/listing/lines", Folder, NULL, folder_set_up, test_lines, folder_tear_down);
  g_test_add ("/listing/stable", Folder, NULL, folder_set_up, test_stable, folder_tear_down);
  g_test_add_func ("/listing/scripts", test_scripts);

  return g_test_run ();
}
