/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"

/* What got another id on one side, and what the other side did meanwhile. */

/* (transfer full): @text with @from, wherever it is a whole value, replaced by @to. */
static char *
dup_renamed (const char *text, const char *from, const char *to)
{
  GString *out = g_string_new (text);
  g_autofree char *old = g_strdup_printf ("\"%s\"", from);
  g_autofree char *new = g_strdup_printf ("\"%s\"", to);

  g_assert_cmpuint (g_string_replace (out, old, new, 0), >, 1);

  return g_string_free (out, FALSE);
}

static void
assert_result (MergeFixture *fixture, const char *wanted)
{
  merge_assert_text (fixture, wanted);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

/* Another name for people as well, or other values: it is the same one by the rest. */
static void
test_still_the_same (MergeFixture *fixture, gconstpointer data)
{
  static const char corps[] = "name=\"2 Corps\" nation=\"germany\" class=\"infantry\"";
  static const char armour[] = "name=\"2 Corps\" nation=\"germany\" class=\"armour\"";
  g_autofree char *renamed = dup_renamed (fixture->good, "2-corps", "ii-corps");
  g_autofree char *changed = merge_dup_edited (renamed, corps, armour, NULL);
  g_autofree char *moved =
    merge_dup_edited (fixture->good, "<place counter=\"2-corps\" area=\"border-1\"/>",
                      "<place counter=\"2-corps\" area=\"border-2\"/>", NULL);
  g_autofree char *wanted =
    merge_dup_edited (changed, "<place counter=\"ii-corps\" area=\"border-1\"/>",
                      "<place counter=\"ii-corps\" area=\"border-2\"/>", NULL);

  merge_three (fixture, fixture->good, moved, changed);
  assert_result (fixture, wanted);
  merge_three (fixture, fixture->good, changed, moved);
  assert_result (fixture, wanted);
}

/* Two at once, one on each side. */
static void
test_both_sides (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *ours = dup_renamed (fixture->good, "ford", "furt");
  g_autofree char *theirs = dup_renamed (fixture->good, "ridge", "grat");
  g_autofree char *both = dup_renamed (ours, "ridge", "grat");

  merge_three (fixture, fixture->good, ours, theirs);
  assert_result (fixture, both);
  merge_three (fixture, fixture->good, theirs, ours);
  assert_result (fixture, both);
}

#define CORPS                                                                                      \
  "    <unit id=\"2-corps\" name=\"2 Corps\" nation=\"germany\" class=\"infantry\" "               \
  "size=\"corps\">\n"                                                                              \
  "      <full attack=\"5\" defence=\"4\" movement=\"1\"/>\n"                                      \
  "      <reduced attack=\"4\" defence=\"3\" movement=\"1\"/>\n    </unit>\n"
#define PLACE "      <place counter=\"2-corps\" area=\"border-1\"/>\n"

/* Taken out by one, another id by the other: out it goes, for nothing else was changed. */
static void
test_removed (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *gone = merge_dup_edited (fixture->good, CORPS, "", PLACE, "", NULL);
  g_autofree char *renamed = dup_renamed (fixture->good, "2-corps", "ii-corps");

  merge_three (fixture, fixture->good, gone, renamed);
  assert_result (fixture, gone);
  merge_three (fixture, fixture->good, renamed, gone);
  assert_result (fixture, gone);
}

/* Ours gave the new id to something else: the two are different things with one key. */
static void
test_id_taken (MergeFixture *fixture, gconstpointer data)
{
  static const char other[] =
    "    <unit id=\"ii-corps\" name=\"New\" nation=\"france\" class=\"armour\" size=\"corps\">\n"
    "      <full attack=\"1\" defence=\"1\" movement=\"1\"/>\n    </unit>\n";
  g_autofree char *mine = NULL;
  g_autofree char *with = g_strconcat (CORPS, other, NULL);
  g_autofree char *renamed = dup_renamed (fixture->good, "2-corps", "ii-corps");
  gboolean is_reported = FALSE;

  mine = merge_dup_edited (fixture->good, CORPS, with, NULL);
  merge_three (fixture, fixture->good, mine, renamed);
  g_assert_cmpuint (fixture->result.n_conflicts, >=, 1);
  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    is_reported |= strcmp (tc_report_get (fixture->report, i)->code, "MRG004") == 0 &&
                   strstr (tc_report_get (fixture->report, i)->message, "\"ii-corps\"") != NULL;
  g_assert_true (is_reported);
  g_assert_nonnull (strstr (fixture->merged, other));
}

/* Two that say the same but for their ids: nobody knows which of them it was. */
static void
test_alike (MergeFixture *fixture, gconstpointer data)
{
  static const char place[] = "      <place counter=\"1c\" area=\"ridge\"/>\n";
  static const char pair[] =
    "    <unit id=\"a\" name=\"One\" nation=\"france\" class=\"infantry\" size=\"corps\">\n"
    "      <full attack=\"1\" defence=\"1\" movement=\"1\"/>\n    </unit>\n"
    "    <unit id=\"b\" name=\"One\" nation=\"france\" class=\"infantry\" size=\"corps\">\n"
    "      <full attack=\"1\" defence=\"1\" movement=\"1\"/>\n    </unit>\n";
  g_autofree char *both = g_strconcat (pair, "    <air-unit id=\"fighter-1\"", NULL);
  g_autofree char *base =
    merge_dup_edited (fixture->good, "    <air-unit id=\"fighter-1\"", both, NULL);
  g_autofree char *theirs = merge_dup_edited (base, "id=\"a\" name", "id=\"c\" name",
                                              "id=\"b\" name", "id=\"d\" name", NULL);
  g_autofree char *ours = merge_dup_edited (base, place, "", NULL);

  /* So they are taken out, and two others are added. */
  merge_three (fixture, base, ours, theirs);
  {
    g_autofree char *wanted = merge_dup_edited (theirs, place, "", NULL);

    assert_result (fixture, wanted);
  }
}

/* One that two are like now, either of which it could be. */
static void
test_alike_two (MergeFixture *fixture, gconstpointer data)
{
#define TWIN(id, note)                                                                             \
  "    <unit id=\"" id "\" name=\"One\" nation=\"france\" class=\"infantry\" size=\"corps\"" note  \
  ">\n      <full attack=\"1\" defence=\"1\" movement=\"1\"/>\n    </unit>\n"
#define AIR "    <air-unit id=\"fighter-1\""
  g_autofree char *good = g_steal_pointer (&fixture->good);

  fixture->good = merge_dup_edited (good, AIR, TWIN ("a", "") AIR, NULL);
  merge_edits (fixture, TWIN ("a", "") AIR, TWIN ("a", " note=\"N\"") AIR,
               TWIN ("c", "") TWIN ("d", "") AIR);
  g_assert_cmpuint (fixture->result.n_conflicts, ==, 1);
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "MRG003");
  g_assert_nonnull (strstr (fixture->merged, TWIN ("a", " note=\"N\"")));
  g_assert_nonnull (strstr (fixture->merged, TWIN ("c", "") TWIN ("d", "")));
}

/* Nothing is like it any more: one was taken out and another was added. */
static void
test_unlike (MergeFixture *fixture, gconstpointer data)
{
  static const char new[] =
    "    <zone id=\"flanders\" name=\"Flanders\">\n      <in area=\"dyke\"/>\n    </zone>\n";
  static const char old[] =
    "    <zone id=\"low-countries\" name=\"Low Countries\">\n      <in area=\"dyke\"/>\n"
    "      <in area=\"moor\"/>\n    </zone>\n";
  static const char noted[] =
    "    <zone id=\"low-countries\" name=\"Low Countries\" note=\"N\">\n      <in area=\"dyke\"/>\n"
    "      <in area=\"moor\"/>\n    </zone>\n";
  const TcFinding *finding;

  merge_edits (fixture, old, noted, new);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->code, ==, "MRG003");
  g_assert_nonnull (strstr (fixture->merged, noted));
  g_assert_nonnull (strstr (fixture->merged, new));
}

/* What is like it but stands in something else is another one, also when all around it has gone. */
static void
test_elsewhere (MergeFixture *fixture, gconstpointer data)
{
#define CARDS(body)                                                                                \
  "<scenario xmlns=\"urn:turncoat:dune\" format=\"1\" id=\"cards\" title=\"Cards\">\n"             \
  "  <action-deck id=\"deck\" name=\"Deck\">\n" body "  </action-deck>\n</scenario>\n"
#define ACTION(id, name, copies)                                                                   \
  "    <action id=\"" id "\" name=\"" name "\">\n" copies "    </action>\n"
#define COPY(id) "      <copy id=\"" id "\" sigil=\"all\"/>\n"

  merge_three (fixture, CARDS (ACTION ("a", "A", COPY ("a-1")) ACTION ("b", "B", COPY ("b-1"))),
               CARDS (ACTION ("a", "Better", COPY ("a-1")) ACTION ("b", "B", COPY ("b-1"))),
               CARDS (ACTION ("b", "B", COPY ("b-1") COPY ("b-2"))));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "MRG003");
  merge_assert_text (fixture, CARDS (ACTION ("a", "Better", COPY ("a-1"))
                                       ACTION ("b", "B", COPY ("b-1") COPY ("b-2"))));

  /* But what it stands in may have another id too. */
  merge_three (fixture, CARDS (ACTION ("a", "A", COPY ("a-1"))),
               CARDS (ACTION ("a", "Better", COPY ("a-1"))),
               CARDS (ACTION ("c", "A", COPY ("c-1"))));
  assert_result (fixture, CARDS (ACTION ("c", "Better", COPY ("c-1"))));
}

/* In a variant, an id is a reference to the base: another one is another change. */
static void
test_variant (MergeFixture *fixture, gconstpointer data)
{
#define VARIANT(body)                                                                              \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b.scenario.xml\">\n"       \
  "  <area-board>\n" body "  </area-board>\n</variant>\n"
#define ROUGH(id) "    <area id=\"" id "\" terrain=\"mountain\"/>\n"
#define LINK      "    <link a=\"ford\" b=\"moor\"/>\n"

  merge_three (fixture, VARIANT (ROUGH ("ford") LINK), VARIANT (ROUGH ("ridge") LINK),
               VARIANT (ROUGH ("ford") LINK "    <link a=\"ford\" b=\"haven\"/>\n"));
  assert_result (fixture, VARIANT (ROUGH ("ridge") LINK "    <link a=\"ford\" b=\"haven\"/>\n"));
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-renames/" name, MergeFixture, NULL, merge_set_up, test, merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("still-the-same", test_still_the_same);
  add ("both-sides", test_both_sides);
  add ("removed", test_removed);
  add ("id-taken", test_id_taken);
  add ("alike", test_alike);
  add ("alike-two", test_alike_two);
  add ("unlike", test_unlike);
  add ("elsewhere", test_elsewhere);
  add ("variant", test_variant);

  return g_test_run ();
}
