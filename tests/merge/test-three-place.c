/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"

/* Where something of theirs comes to stand in ours, and how it is written there. */

#define LINK  "    <link a=\"haven\" b=\"dyke\"/>\n"
#define OURS  "    <link a=\"haven\" b=\"ford\"/>\n"
#define NEW   "    <link a=\"haven\" b=\"moor\"/>\n"
#define OTHER "    <link a=\"dyke\" b=\"moor\"/>\n"

/* (transfer full): the campaign without what is on the map's edges. */
static void
drop (MergeFixture *fixture, const char *part)
{
  g_autofree char *good = g_steal_pointer (&fixture->good);

  fixture->good = merge_dup_edited (good, part, "", NULL);
}

#define SCENERY                                                                                    \
  "    <scenery>\n"                                                                                \
  "      <shape style=\"sea\" name=\"Sea\" closed=\"true\">\n"                                     \
  "        <point x=\"0\" y=\"0\"/>\n        <point x=\"1000\" y=\"0\"/>\n"                        \
  "        <point x=\"1000\" y=\"100\"/>\n        <point x=\"0\" y=\"100\"/>\n"                    \
  "      </shape>\n      <label text=\"Sea\" x=\"500\" y=\"50\" style=\"sea\"/>\n    </scenery>\n"
#define PORTS                                                                                      \
  "    <zone id=\"french-and-belgian-ports\" name=\"Ports of France and Belgium\">\n"              \
  "      <in area=\"haven\"/>\n      <in area=\"dyke\"/>\n    </zone>\n"
#define ZONE "    <zone id=\"new\" name=\"New\">\n      <in area=\"haven\"/>\n    </zone>\n"

/* In the order of the schema, though the two stand at one place. */
static void
test_slots (MergeFixture *fixture, gconstpointer data)
{
  drop (fixture, SCENERY);
  merge_edits (fixture, PORTS, PORTS SCENERY, PORTS ZONE);
  merge_assert_merged (fixture, PORTS, PORTS ZONE SCENERY);
  merge_edits (fixture, PORTS, PORTS ZONE, PORTS SCENERY);
  merge_assert_merged (fixture, PORTS, PORTS ZONE SCENERY);
  /* A comment in front of it goes with it. */
  merge_edits (fixture, PORTS, PORTS "    <!-- S -->\n" SCENERY, PORTS "    <!-- Z -->\n" ZONE);
  merge_assert_merged (fixture, PORTS, PORTS "    <!-- Z -->\n" ZONE "    <!-- S -->\n" SCENERY);
}

/* The first of its kind, in a parent that has others behind it. */
static void
test_first_child (MergeFixture *fixture, gconstpointer data)
{
  static const char about[] = "  <about>\n    <p>A test fixture.</p>\n  </about>\n";
  g_autofree char *ours = NULL;
  g_autofree char *theirs = NULL;

  drop (fixture, about);
  theirs =
    merge_dup_edited (fixture->good, "  <!-- Sides, pl", "  <about/>\n  <!-- Sides, pl", NULL);
  ours = merge_dup_edited (fixture->good, "  <!-- Sides, players and nations -->\n",
                           "  <!-- Ours -->\n  <!-- Sides, players and nations -->\n", NULL);
  merge_three (fixture, fixture->good, ours, theirs);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, "  <about/>\n"));
  g_assert_true (strstr (fixture->merged, "<about/>") < strstr (fixture->merged, "<side id"));
  g_assert_nonnull (strstr (fixture->merged, "  <!-- Ours -->\n  <!-- Sides, players"));
}

/* Behind what they stand behind in theirs, even where ours has taken that out or put more there. */
static void
test_neighbours (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, LINK OTHER, OTHER, LINK NEW OTHER);
  merge_assert_merged (fixture, LINK OTHER, NEW OTHER);
  merge_edits (fixture, LINK OTHER, LINK OURS OTHER, LINK OTHER NEW);
  merge_assert_merged (fixture, LINK OTHER, LINK OURS OTHER NEW);
  merge_edits (fixture, LINK OTHER, LINK "    <!-- o -->\n" OTHER, LINK NEW OTHER);
  merge_assert_merged (fixture, LINK OTHER, LINK NEW "    <!-- o -->\n" OTHER);
  /* A comment on the line of what it is about stays there. */
  merge_edits (fixture, LINK OTHER, "    <link a=\"haven\" b=\"dyke\"/> <!-- o -->\n" OTHER,
               LINK NEW OTHER);
  merge_assert_merged (fixture, LINK OTHER,
                       "    <link a=\"haven\" b=\"dyke\"/> <!-- o -->\n" NEW OTHER);
  /* Several in their order. */
  merge_edits (fixture, LINK OTHER, LINK OTHER OURS,
               LINK NEW "    <!-- t -->\n    <link a=\"paris\" b=\"moor\"/>\n" OTHER);
  merge_assert_merged (fixture, LINK OTHER,
                       LINK NEW "    <!-- t -->\n    <link a=\"paris\" b=\"moor\"/>\n" OTHER OURS);
}

static void
test_comments (MergeFixture *fixture, gconstpointer data)
{
  static const char end[] = "    </scenery>\n  </area-board>\n";

  /* Before what it stands before, behind what it stands behind, and last. */
  merge_edits (fixture, LINK OTHER, LINK OURS OTHER, LINK "    <!-- t -->\n" OTHER);
  merge_assert_merged (fixture, LINK OTHER, LINK OURS "    <!-- t -->\n" OTHER);
  merge_edits (fixture, LINK OTHER, LINK OURS OTHER,
               "    <link a=\"haven\" b=\"dyke\"/> <!-- t -->\n" OTHER);
  merge_assert_merged (fixture, LINK OTHER,
                       "    <link a=\"haven\" b=\"dyke\"/> <!-- t -->\n" OURS OTHER);
  merge_edits (fixture, end, end, "    </scenery>\n    <!-- t\n         u -->\n  </area-board>\n");
  merge_assert_merged (fixture, end,
                       "    </scenery>\n    <!-- t\n         u -->\n  </area-board>\n");
}

/* Around the root: behind the declaration and a byte order mark, and behind the last tag. */
static void
test_document (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *bare = g_strdup (strstr (fixture->good, "<scenario "));
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", bare, NULL);
  g_autofree char *declared = g_strconcat ("<?xml version=\"1.0\"?>\n", bare, NULL);
  g_autofree char *noted = g_strconcat ("<!-- t -->\n", bare, "<!-- e -->\n", NULL);

  merge_three (fixture, bare, marked, noted);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_true (g_str_has_prefix (fixture->merged, "\xef\xbb\xbf<!-- t -->"));
  g_assert_true (g_str_has_suffix (fixture->merged, "</scenario>\n<!-- e -->\n"));
  merge_three (fixture, bare, declared, noted);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_true (g_str_has_prefix (fixture->merged, "<?xml version=\"1.0\"?>"));
  g_assert_nonnull (strstr (fixture->merged, "?><!-- t -->\n<scenario "));
}

#define IN(area) "<in area=\"" area "\"/>"

/* A parent on one line stays on one line. */
static void
test_one_line (MergeFixture *fixture, gconstpointer data)
{
  static const char zone[] = "      " IN ("dyke") "\n      " IN ("moor") "\n    </zone>\n";

  merge_edits (fixture, zone, IN ("dyke") IN ("moor") "</zone>\n",
               IN ("dyke") IN ("moor") IN ("ford") "</zone>\n");
  merge_assert_merged (fixture, zone, IN ("dyke") IN ("moor") IN ("ford") "</zone>\n");
}

/* Written in eight blanks a level by theirs, in two by ours; text inside stays as it is. */
static void
test_indentation (MergeFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) theirs = g_string_new (fixture->good);

  g_string_replace (theirs, ZONE, "", 0);
  g_string_replace (theirs, PORTS,
                    PORTS
                    "    <zone id=\"new\"\n          name=\"New\">\n\n"
                    "      <!-- a\n           b -->\n      <in area=\"haven\"/>\n    </zone>\n",
                    1);
  g_string_replace (theirs, "  ", "        ", 0);
  merge_three (fixture, fixture->good, fixture->good, theirs->str);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, PORTS "    <zone id=\"new\"\n"));
  g_assert_nonnull (strstr (fixture->merged, "name=\"New\">\n\n      <!-- a\n"));
  g_assert_nonnull (strstr (fixture->merged, "b -->\n      <in area=\"haven\"/>\n    </zone>\n"));
}

/* Into tags that hold nothing, written in one piece or in two. */
static void
test_into_empty (MergeFixture *fixture, gconstpointer data)
{
  static const char about[] = "  <about>\n    <p>A test fixture.</p>\n  </about>\n";
  static const char two[] = "  <about>\n    <p>A test fixture.</p>\n    <p>B.</p>\n  </about>\n";
  g_autofree char *base = merge_dup_edited (fixture->good, about, "  <about></about>\n", NULL);
  g_autofree char *theirs = merge_dup_edited (fixture->good, about, two, NULL);
  g_autofree char *spread =
    merge_dup_edited (fixture->good, about, "  <about>\n  </about>\n", NULL);

  merge_three (fixture, base, base, theirs);
  merge_assert_merged (fixture, about, two);
  merge_three (fixture, base, spread, theirs);
  merge_assert_merged (fixture, about, two);
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-place/" name, MergeFixture, NULL, merge_set_up, test, merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("slots", test_slots);
  add ("first-child", test_first_child);
  add ("neighbours", test_neighbours);
  add ("comments", test_comments);
  add ("document", test_document);
  add ("one-line", test_one_line);
  add ("indentation", test_indentation);
  add ("into-empty", test_into_empty);

  return g_test_run ();
}
