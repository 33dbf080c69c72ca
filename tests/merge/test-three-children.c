/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"

/* Children that a side removed, added or moved, while the other did something else with them. */

#define PORTS                                                                                      \
  "    <zone id=\"french-and-belgian-ports\" name=\"Ports of France and Belgium\">\n"              \
  "      <in area=\"haven\"/>\n      <in area=\"dyke\"/>\n    </zone>\n"
#define BELGIANS                                                                                   \
  "    <zone id=\"low-countries\" name=\"Low Countries\">\n"                                       \
  "      <in area=\"dyke\"/>\n      <in area=\"moor\"/>\n    </zone>\n"

static const TcFinding *
get_only (MergeFixture *fixture)
{
  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    g_test_message ("%s", tc_report_get (fixture->report, i)->message);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);

  return tc_report_get (fixture->report, 0);
}

/* A change far inside is a change of what is around it. */
static void
test_changed_inside_removed (MergeFixture *fixture, gconstpointer data)
{
  static const char grown[] =
    "    <zone id=\"low-countries\" name=\"Low Countries\">\n"
    "      <in area=\"dyke\"/>\n      <in area=\"moor\" src=\"found\"/>\n    </zone>\n";

  merge_edits (fixture, BELGIANS, grown, "");
  merge_assert_conflict (fixture, "MRG003", BELGIANS, grown, "zone", "area-board");
  g_assert_cmpstr (get_only (fixture)->message, ==,
                   "Theirs removed zone \"low-countries\", and ours changed it: ours stays");
  g_assert_cmpstr (get_only (fixture)->path, ==, "area-board/zone[low-countries]");
  merge_edits (fixture, BELGIANS, "", grown);
  merge_assert_conflict (fixture, "MRG003", BELGIANS, "", "area-board", "zone");
  g_assert_cmpstr (get_only (fixture)->message, ==,
                   "Ours removed zone \"low-countries\", and theirs changed it: ours stays");
}

/* How it is written is no change: what was only written in other lines is removed. */
static void
test_layout_inside_removed (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, BELGIANS,
               "    <zone name='Low Countries' id='low-countries'><in  area=\"dyke\"/>\n"
               "      <in area=\"moor\"></in></zone>\n",
               "");
  merge_assert_merged (fixture, BELGIANS, "");
  /* A default that is written says nothing new. */
  merge_edits (fixture, "    <link a=\"haven\" b=\"dyke\"/>\n",
               "    <link a=\"haven\" b=\"dyke\" maginot-front=\"false\"/>\n", "");
  merge_assert_merged (fixture, "    <link a=\"haven\" b=\"dyke\"/>\n", "");
}

/* Comments inside go with what is removed; those before it are the neighbours'. */
static void
test_comments_of_removed (MergeFixture *fixture, gconstpointer data)
{
  static const char noted[] = "    <!-- Why -->\n" BELGIANS;
  g_autofree char *base = merge_dup_edited (fixture->good, BELGIANS, noted, NULL);
  g_autofree char *ours = merge_dup_edited (base, "name=\"Ford\"", "name=\"Furt\"", NULL);
  g_autofree char *theirs = merge_dup_edited (base, BELGIANS, "", NULL);
  g_autofree char *both = merge_dup_edited (base, noted, "", NULL);

  merge_three (fixture, base, ours, theirs);
  g_assert_nonnull (strstr (fixture->merged, "    </zone>\n    <!-- Why -->\n    <zone"));
  merge_three (fixture, base, ours, both);
  {
    g_autofree char *wanted = merge_dup_edited (both, "name=\"Ford\"", "name=\"Furt\"", NULL);

    merge_assert_text (fixture, wanted);
  }
  /* A comment that ours took out stays out. */
  merge_three (fixture, base, fixture->good, base);
  g_assert_cmpstr (fixture->merged, ==, fixture->good);
}

/* Of the same comment twice, the other one. */
static void
test_equal_comments (MergeFixture *fixture, gconstpointer data)
{
  static const char twice[] = "    <!-- Zone -->\n" BELGIANS "    <!-- Zone -->\n";
  static const char once[] = "    <!-- Zone -->\n" BELGIANS;
  g_autofree char *base = merge_dup_edited (fixture->good, BELGIANS, twice, NULL);
  g_autofree char *theirs = merge_dup_edited (fixture->good, BELGIANS, once, NULL);

  merge_three (fixture, base, base, theirs);
  merge_assert_merged (fixture, BELGIANS, once);
  merge_three (fixture, fixture->good, fixture->good, base);
  merge_assert_merged (fixture, BELGIANS, twice);
}

static void
test_removed_on_one_line (MergeFixture *fixture, gconstpointer data)
{
  static const char zone[] = "      <in area=\"dyke\"/>\n      <in area=\"moor\"/>\n";

  merge_edits (fixture, zone, "      <in area=\"dyke\"/> <in area=\"moor\"/> <!-- m -->\n",
               "      <in area=\"dyke\"/>\n");
  merge_assert_merged (fixture, zone, "      <in area=\"dyke\"/> <!-- m -->\n");
  merge_edits (fixture, zone, "      <in area=\"dyke\"/><in area=\"moor\"/>\n",
               "      <in area=\"moor\"/>\n");
  merge_assert_merged (fixture, zone, "      <in area=\"moor\"/>\n");
  /* Both go, and a third stays. */
  merge_edits (fixture, "      <in area=\"haven\"/>\n      <in area=\"paris\"/>\n      <in ",
               "      <in area=\"haven\"/> <in area=\"paris\"/> <in ", "      <in ");
  merge_assert_merged (fixture, "      <in area=\"haven\"/>\n      <in area=\"paris\"/>\n      ",
                       "       ");
}

/* One moves what the other takes out, or changes. */
static void
test_moved_and_removed (MergeFixture *fixture, gconstpointer data)
{
  static const char zones[] =
    BELGIANS "    <zone id=\"france\" name=\"France\">\n      <in area=\"haven\"/>\n"
             "      <in area=\"paris\"/>\n      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n"
             "    </zone>\n" PORTS;
  g_autofree char *moved = merge_dup_edited (zones, BELGIANS, "", PORTS, PORTS BELGIANS, NULL);
  g_autofree char *gone = merge_dup_edited (zones, BELGIANS, "", NULL);
  g_autofree char *named = merge_dup_edited (zones, "Low Countries", "Flanders", NULL);
  g_autofree char *both = merge_dup_edited (moved, "Low Countries", "Flanders", NULL);

  merge_edits (fixture, zones, gone, moved);
  merge_assert_merged (fixture, zones, gone);
  merge_edits (fixture, zones, moved, gone);
  merge_assert_merged (fixture, zones, gone);
  merge_edits (fixture, zones, named, moved);
  merge_assert_merged (fixture, zones, both);
  merge_edits (fixture, zones, moved, named);
  merge_assert_merged (fixture, zones, both);
}

#define IN(area) "      <in area=\"" area "\"/>\n"

static void
test_moves (MergeFixture *fixture, gconstpointer data)
{
  static const char zone[] = IN ("haven") IN ("paris") IN ("ford") IN ("ridge");
  static const char *const rows[][3] = {
    /* Behind what it stands behind in theirs, wherever ours put that. */
    { IN ("paris") IN ("haven") IN ("ford") IN ("ridge"),
      IN ("haven") IN ("paris") IN ("ridge") IN ("ford"),
      IN ("paris") IN ("ridge") IN ("haven") IN ("ford") },
    /* To the front, before what ours added there. */
    { "      <!-- F -->\n" IN ("dyke") IN ("haven") IN ("paris") IN ("ford") IN ("ridge"),
      IN ("ridge") IN ("haven") IN ("paris") IN ("ford"),
      "      <!-- F -->\n" IN ("dyke") IN ("ridge") IN ("haven") IN ("paris") IN ("ford") },
    /* Behind what ours took out. */
    { IN ("haven") IN ("paris") IN ("ridge"), IN ("haven") IN ("ford") IN ("paris") IN ("ridge"),
      IN ("haven") IN ("paris") IN ("ridge") },
    { IN ("haven") IN ("ford") IN ("ridge"), IN ("paris") IN ("ford") IN ("haven") IN ("ridge"),
      IN ("ford") IN ("haven") IN ("ridge") },
    /* All of it the other way round. */
    { IN ("haven") IN ("paris") "      <!-- p -->\n" IN ("ford") IN ("ridge"),
      IN ("ridge") IN ("ford") IN ("paris") IN ("haven"), NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_test_message ("row %u", i);
    merge_edits (fixture, zone, rows[i][0], rows[i][1]);
    g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
    if (rows[i][2] != NULL)
      merge_assert_merged (fixture, zone, rows[i][2]);
  }
  /* The comment stays, whatever is moved around it. */
  g_assert_nonnull (strstr (fixture->merged, "<!-- p -->"));
  g_assert_cmpint (strstr (fixture->merged, IN ("ridge")) < strstr (fixture->merged, IN ("ford")),
                   ==, TRUE);
}

static void
test_moved_twice (MergeFixture *fixture, gconstpointer data)
{
  static const char zone[] = IN ("haven") IN ("paris") IN ("ford") IN ("ridge");
  static const char ours[] = IN ("paris") IN ("ford") IN ("haven") IN ("ridge");
  static const char theirs[] = IN ("paris") IN ("ford") IN ("ridge") IN ("haven");
  const TcFinding *finding;

  merge_edits (fixture, zone, ours, theirs);
  merge_assert_conflict (fixture, "MRG006", zone, ours, "in", "in");
  finding = get_only (fixture);
  g_assert_cmpstr (finding->message, ==,
                   "Both sides moved member \"haven\", but not to the same place: ours stays");
  g_assert_cmpstr (finding->path, ==, "area-board/zone[france]/in[haven]");
  g_assert_cmpuint (fixture->result.n_changes, ==, 0);
  merge_edits (fixture, zone, ours, ours);
  merge_assert_merged (fixture, zone, ours);
}

#define UNIT(attack)                                                                               \
  "    <unit id=\"4-corps\" name=\"4 Corps\" nation=\"germany\" class=\"infantry\" "               \
  "size=\"corps\">\n      <full attack=\"" attack                                                  \
  "\" defence=\"2\" movement=\"1\"/>\n    </unit>\n"
#define AIR "    <air-unit id=\"fighter-1\""

/* What differs far inside makes two things of what both added. */
static void
test_added_twice (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, AIR, UNIT ("2") AIR, UNIT ("3") AIR);
  merge_assert_conflict (fixture, "MRG004", AIR, UNIT ("2") AIR, "unit", "unit");
  g_assert_cmpstr (get_only (fixture)->message, ==,
                   "Both sides added unit \"4-corps\", but not the same: ours stays");
  merge_edits (fixture, AIR, UNIT ("2") AIR, UNIT (" 2 ") AIR);
  merge_assert_merged (fixture, AIR, UNIT ("2") AIR);
}

/* Something that can stand once, added by both, is told by its name alone. */
static void
test_added_once (MergeFixture *fixture, gconstpointer data)
{
  static const char full[] =
    "      <full attack=\"2\" defence=\"2\" movement=\"1\"/>\n    </unit>\n"
    "    <air-unit id=\"fighter-1\"";
  static const char weak[] = "      <full attack=\"2\" defence=\"2\" movement=\"1\"/>\n"
                             "      <reduced attack=\"1\" defence=\"1\" movement=\"1\"/>\n"
                             "    </unit>\n    <air-unit id=\"fighter-1\"";
  static const char weaker[] = "      <full attack=\"2\" defence=\"2\" movement=\"1\"/>\n"
                               "      <reduced attack=\"1\" defence=\"0\" movement=\"1\"/>\n"
                               "    </unit>\n    <air-unit id=\"fighter-1\"";

  merge_edits (fixture, full, weak, weaker);
  merge_assert_conflict (fixture, "MRG004", full, weak, "reduced", "reduced");
  merge_edits (fixture, full, weak, weak);
  merge_assert_merged (fixture, full, weak);
}

/* A key that stands twice is a fault of the file, and no reason to lose either. */
static void
test_key_twice (MergeFixture *fixture, gconstpointer data)
{
  static const char link[] = "    <link a=\"haven\" b=\"dyke\"/>\n";
  static const char twice[] =
    "    <link a=\"haven\" b=\"dyke\"/>\n    <link a=\"haven\" b=\"dyke\"/>\n";

  merge_edits (fixture, link, twice, link);
  g_assert_cmpuint (fixture->result.n_conflicts, ==, 0);
  g_assert_nonnull (strstr (fixture->merged, twice));
  {
    g_autofree char *base = merge_dup_edited (fixture->good, link, twice, NULL);
    g_autofree char *theirs = merge_dup_edited (base, "name=\"Ford\"", "name=\"Furt\"", NULL);

    merge_three (fixture, base, base, theirs);
    g_assert_cmpuint (fixture->result.n_conflicts, ==, 0);
    g_assert_cmpstr (fixture->merged, ==, theirs);
    merge_three (fixture, base, fixture->good, theirs);
    merge_assert_merged (fixture, "name=\"Ford\"", "name=\"Furt\"");
  }
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-children/" name, MergeFixture, NULL, merge_set_up, test,               \
              merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("changed-inside-removed", test_changed_inside_removed);
  add ("layout-inside-removed", test_layout_inside_removed);
  add ("comments-of-removed", test_comments_of_removed);
  add ("equal-comments", test_equal_comments);
  add ("removed-on-one-line", test_removed_on_one_line);
  add ("moved-and-removed", test_moved_and_removed);
  add ("moves", test_moves);
  add ("moved-twice", test_moved_twice);
  add ("added-twice", test_added_twice);
  add ("added-once", test_added_once);
  add ("key-twice", test_key_twice);

  return g_test_run ();
}
