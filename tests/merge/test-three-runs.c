/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "merge-support.h"

/* Items without a key are known by their place in a row alone. */

#define POINT(x, y) "        <point x=\"" x "\" y=\"" y "\"/>\n"
#define A           POINT ("500", "500")
#define B           POINT ("300", "500")
/* Corners that only the ford has in this order. */
#define ROW POINT ("500", "300") A B
#define N   POINT ("410", "520")
#define M   POINT ("400", "510")

static void
test_apart (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, ROW, N ROW, ROW M);
  merge_assert_merged (fixture, ROW, N ROW M);
  merge_edits (fixture, ROW, POINT ("500", "300") N A B, POINT ("500", "300") A M B);
  merge_assert_merged (fixture, ROW, POINT ("500", "300") N A M B);
  merge_edits (fixture, ROW, N ROW, POINT ("500", "300") A);
  merge_assert_merged (fixture, ROW, N POINT ("500", "300") A);
}

static void
test_same (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, ROW, POINT ("500", "300") N M A B, POINT ("500", "300") N M A B);
  merge_assert_merged (fixture, ROW, POINT ("500", "300") N M A B);
  merge_edits (fixture, ROW, POINT ("500", "300") B, POINT ("500", "300") B);
  merge_assert_merged (fixture, ROW, POINT ("500", "300") B);
  /* Both took some out, and not the same: all of them go. */
  {
    g_autofree char *good = g_steal_pointer (&fixture->good);

    fixture->good = merge_dup_edited (good, ROW, ROW N, NULL);
  }
  merge_edits (fixture, ROW N, POINT ("500", "300") A N, A B N);
  merge_assert_merged (fixture, ROW N, A N);
  merge_edits (fixture, ROW N, POINT ("500", "300") N, POINT ("500", "300") A N);
  merge_assert_merged (fixture, ROW N, POINT ("500", "300") N);
}

static void
test_disputed (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, ROW, POINT ("500", "300") N A B, POINT ("500", "300") M A B);
  merge_assert_conflict (fixture, "MRG005", ROW, POINT ("500", "300") N A B,
                         "<point x=\"410\" y=\"520\"/>", "<point x=\"400\" y=\"510\"/>");
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->message, ==,
                   "Both sides changed the same part of outline: ours stays");
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->path, ==,
                   "area-board/area[ford]/outline/point#3");
  /* One took out what the other put something beside. */
  merge_edits (fixture, ROW, POINT ("500", "300") B, POINT ("500", "300") A N B);
  merge_assert_conflict (fixture, "MRG005", ROW, POINT ("500", "300") B, "outline",
                         "<point x=\"410\" y=\"520\"/>");
  merge_edits (fixture, ROW, POINT ("500", "300") A N M B, POINT ("500", "300") B);
  merge_assert_conflict (fixture, "MRG005", ROW, POINT ("500", "300") A N M B,
                         "<point x=\"410\" y=\"520\"/>\n        <point x=\"400\" y=\"510\"/>",
                         "outline");
}

/* One changed what the other took out. */
static void
test_changed_and_removed (MergeFixture *fixture, gconstpointer data)
{
  static const char changed[] = POINT ("500", "300") POINT ("510", "500") B;
  static const char without[] = POINT ("500", "300") B;

  merge_edits (fixture, ROW, changed, without);
  merge_assert_conflict (fixture, "MRG003", ROW, changed, "point", "outline");
  merge_edits (fixture, ROW, without, changed);
  merge_assert_conflict (fixture, "MRG003", ROW, without, "outline", "point");
}

#define SHAPE(name, y)                                                                             \
  "      <shape style=\"lake\" name=\"" name "\" closed=\"true\">\n"                               \
  "        <point x=\"0\" y=\"" y "\"/>\n        <point x=\"9\" y=\"" y "\"/>\n"                   \
  "        <point x=\"9\" y=\"0\"/>\n      </shape>\n"
#define LABEL "      <label text=\"Sea\" x=\"500\" y=\"50\" style=\"sea\"/>\n"

/* Runs of two kinds, and changes inside items that have no key themselves. */
static void
test_nested (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *good = g_steal_pointer (&fixture->good);

  fixture->good = merge_dup_edited (good, LABEL, SHAPE ("One", "1") SHAPE ("Two", "2") LABEL, NULL);
  merge_edits (fixture, SHAPE ("One", "1") SHAPE ("Two", "2") LABEL,
               SHAPE ("One", "5") SHAPE ("Two", "2") LABEL,
               SHAPE ("Uno", "1") SHAPE ("Two", "2") SHAPE ("Three", "3") LABEL);
  merge_assert_merged (fixture, SHAPE ("One", "1") SHAPE ("Two", "2"),
                       SHAPE ("Uno", "5") SHAPE ("Two", "2") SHAPE ("Three", "3"));
  merge_edits (fixture, SHAPE ("One", "1") SHAPE ("Two", "2"),
               SHAPE ("One", "1") SHAPE ("Two", "4"), SHAPE ("Two", "2"));
  merge_assert_merged (fixture, SHAPE ("One", "1") SHAPE ("Two", "2"), SHAPE ("Two", "4"));
}

#define BRITISH  "    </level>\n    <level id=\"british-major\""
#define MINOR    "      <holds-republic side=\"allied\" home=\"true\"/>\n" BRITISH
#define SPENT    "      <spent side=\"german\"/>\n" BRITISH
#define ANYWHERE "      <holds-republic side=\"allied\"/>\n" BRITISH
#define IN_PARIS "      <controls side=\"allied\" area=\"paris\"/>\n" BRITISH

/* Another kind in place of one: not beside what the other side made of that. */
static void
test_replaced (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, MINOR, MINOR, SPENT);
  merge_assert_merged (fixture, MINOR, SPENT);
  merge_edits (fixture, MINOR, ANYWHERE, SPENT);
  merge_assert_conflict (fixture, "MRG005", MINOR, ANYWHERE, "<holds-republic side=\"allied\"/>",
                         "<spent side=\"german\"/>");
  merge_edits (fixture, MINOR, SPENT, ANYWHERE);
  merge_assert_conflict (fixture, "MRG003", MINOR, SPENT, "level", "holds-republic");
  merge_edits (fixture, MINOR, IN_PARIS, SPENT);
  merge_assert_conflict (fixture, "MRG005", MINOR, IN_PARIS,
                         "<controls side=\"allied\" area=\"paris\"/>", "<spent side=\"german\"/>");
  merge_edits (fixture, MINOR, SPENT, SPENT);
  merge_assert_merged (fixture, MINOR, SPENT);
}

/* (transfer full): an outline too long to compare each with each, but for its ends; @changes: pairs
 * of places and of numbers that stand there; ends with -1. */
static char *
dup_long (guint n, const int *changes, guint n_changes)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    int x = (int) i;

    for (guint k = 0; k < n_changes; k++)
      x = changes[2 * k] == (int) i ? changes[2 * k + 1] : x;
    g_string_append_printf (out, "        <point x=\"%d\" y=\"7\"/>\n", x);
  }

  return g_string_free (out, FALSE);
}

/* Row by row where both have as many, and one run where they do not. */
static void
test_long (MergeFixture *fixture, gconstpointer data)
{
  static const int ours_changes[] = { 1, 9001, 2098, 9002 };
  static const int theirs_changes[] = { 50, 9003, 2097, 9004 };
  static const int both_changes[] = { 1, 9001, 50, 9003, 2097, 9004, 2098, 9002 };
  g_autofree char *base = dup_long (2100, NULL, 0);
  g_autofree char *ours = dup_long (2100, ours_changes, 2);
  g_autofree char *theirs = dup_long (2100, theirs_changes, 2);
  g_autofree char *both = dup_long (2100, both_changes, 4);
  g_autofree char *good = g_steal_pointer (&fixture->good);

  fixture->good = merge_dup_edited (good, ROW, base, NULL);
  merge_edits (fixture, base, ours, theirs);
  merge_assert_merged (fixture, base, both);
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-runs/" name, MergeFixture, NULL, merge_set_up, test, merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("apart", test_apart);
  add ("same", test_same);
  add ("disputed", test_disputed);
  add ("changed-and-removed", test_changed_and_removed);
  add ("nested", test_nested);
  add ("replaced", test_replaced);
  add ("long", test_long);

  return g_test_run ();
}
