/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"

#define FORD      "id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\""
#define FORD_OURS "id=\"ford\" name=\"Deep ford\" nation=\"france\" terrain=\"clear\" x=\"400\""
#define FORD_THEIRS                                                                                \
  "id=\"ford\" name=\"Ford\" nation=\"france\" terrain='forest' bracket='2' x=\"400\""
#define FORD_BOTH                                                                                  \
  "id=\"ford\" name=\"Deep ford\" nation=\"france\" terrain=\"forest\" bracket=\"2\" x=\"400\""

static void
test_attributes (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, FORD, FORD_OURS, FORD_THEIRS);
  merge_assert_merged (fixture, FORD, FORD_BOTH);
  merge_edits (fixture, " edge=\"south\"", " note=\"N\" edge=\"south\"", "");
  merge_assert_merged (fixture, " edge=\"south\"", " note=\"N\"");
  /* The same twice, and a default that is written, are no contradictions. */
  merge_edits (fixture, "name=\"Ford\"", "name=\"Furt\"", "name=\"Furt\" port=\"0\"");
  merge_assert_merged (fixture, "name=\"Ford\"", "name=\"Furt\"");
}

static void
test_attribute_twice (MergeFixture *fixture, gconstpointer data)
{
  const TcFinding *finding;

  merge_edits (fixture, "name=\"Ford\"", "name=\"Furt\"", "name=\"Gu&#233;\"");
  merge_assert_conflict (fixture, "MRG001", "name=\"Ford\"", "name=\"Furt\"", "Furt", "Gu&#233;");
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->message, ==,
                   "Both sides changed name of area \"ford\": \"Furt\" in ours, which stays, and "
                   "\"Gu\xc3\xa9\" in theirs; it was \"Ford\"");
  g_assert_cmpstr (finding->path, ==, "area-board/area[ford]");
  g_assert_cmpstr (g_array_index (finding->fixes, TcFix, 0).label, ==,
                   "Take theirs: \"Gu\xc3\xa9\"");
  /* Removed by one. */
  merge_edits (fixture, " edge=\"south\"", "", " edge=\"east\"");
  merge_assert_conflict (fixture, "MRG001", " edge=\"south\"", "", "area", "east");
}

/* src-of speaks for one attribute in each entry. */
static void
test_sources (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, "name=\"Ford\"", "name=\"Furt\" src-of=\"name:found\"",
               "name=\"Ford\" src-of=\"x:derived y:derived\"");
  merge_assert_merged (fixture, "name=\"Ford\"",
                       "name=\"Furt\" src-of=\"name:found x:derived y:derived\"");
  /* The source goes with the value that stays: one conflict, not two. */
  merge_edits (fixture, "name=\"Ford\"", "name=\"Furt\" src-of=\"name:found\"",
               "name=\"Gue\" src-of=\"name:derived\"");
  merge_assert_conflict (fixture, "MRG001", "name=\"Ford\"", "name=\"Furt\" src-of=\"name:found\"",
                         "Furt", "Gue");
  merge_edits (fixture, "name=\"Ford\"", "name=\"Ford\" src-of=\"name:found\"",
               "name=\"Ford\" src-of=\"name:derived\"");
  merge_assert_conflict (fixture, "MRG001", "name=\"Ford\"", "name=\"Ford\" src-of=\"name:found\"",
                         "name:found", "name:derived");
}

#define P "<p>A test fixture.</p>"

static void
test_texts (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, P, "<p src=\"found\">A test fixture.</p>", "<p>Another  one.</p>");
  merge_assert_merged (fixture, P, "<p src=\"found\">Another  one.</p>");
  merge_edits (fixture, P, "<p>Ours.</p>", "<p>Theirs.</p>");
  merge_assert_conflict (fixture, "MRG002", P, "<p>Ours.</p>", "Ours.", "Theirs.");
  merge_edits (fixture, P, "<p>A test fixture.</p>\n    <p/>", "<p>Theirs.</p>");
  merge_assert_merged (fixture, P, "<p>Theirs.</p>\n    <p/>");
}

#define LINK "    <link a=\"haven\" b=\"dyke\"/>\n"
#define MORE "    <!-- Why -->\n    <link a=\"haven\" b=\"moor\"/> <!-- Wet -->\n"
#define MINE "    <!-- Ours -->\n    <link a=\"haven\" b=\"ford\"/>\n"

static void
test_added (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, LINK, LINK "    <!-- Ours -->\n", LINK MORE);
  merge_assert_merged (fixture, LINK, LINK MORE "    <!-- Ours -->\n");
  /* At the same place: ours, then theirs. */
  merge_edits (fixture, LINK, LINK MINE, LINK MORE);
  merge_assert_merged (fixture, LINK, LINK MINE MORE);
  /* The same link, written the other way round. */
  merge_edits (fixture, LINK, LINK MINE, LINK "    <link b=\"haven\" a=\"ford\"/>\n");
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "MRG004");
  merge_edits (fixture, LINK, LINK MINE, LINK "    <link  a='haven' b='ford'/>\n");
  merge_assert_merged (fixture, LINK, LINK MINE);
}

static void
test_added_twice (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, LINK, LINK "    <link a=\"haven\" b=\"ford\" maginot-front=\"true\"/>\n",
               LINK "    <link a=\"haven\" b=\"ford\"/>\n");
  merge_assert_conflict (fixture, "MRG004", LINK,
                         LINK "    <link a=\"haven\" b=\"ford\" maginot-front=\"true\"/>\n", "link",
                         "link");
}

static void
test_removed (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, LINK, "    <!-- Ours -->\n" LINK, "");
  merge_assert_merged (fixture, LINK, "    <!-- Ours -->\n");
  merge_edits (fixture, LINK, "", "");
  merge_assert_merged (fixture, LINK, "");
  merge_edits (fixture, LINK, "", "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n");
  merge_assert_conflict (fixture, "MRG003", LINK, "", "area-board", "link");
  merge_edits (fixture, LINK, "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n", "");
  merge_assert_conflict (fixture, "MRG003", LINK,
                         "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n", "link",
                         "area-board");
}

/* A comment of ours in what theirs removed is a change: nothing is lost. */
static void
test_comment_in_removed (MergeFixture *fixture, gconstpointer data)
{
  static const char zone[] = "    <zone id=\"low-countries\" name=\"Low Countries\">\n"
                             "      <in area=\"dyke\"/>\n"
                             "      <in area=\"moor\"/>\n"
                             "    </zone>\n";
  static const char ours[] = "    <zone id=\"low-countries\" name=\"Low Countries\">\n"
                             "      <!-- wet -->\n"
                             "      <in area=\"dyke\"/>\n"
                             "      <in area=\"moor\"/>\n"
                             "    </zone>\n";

  merge_edits (fixture, zone, ours, "");
  merge_assert_conflict (fixture, "MRG003", zone, ours, "zone", "area-board");
}

static void
test_comments (MergeFixture *fixture, gconstpointer data)
{
  /* A comment that theirs reworded takes the place of the old one; one of ours stays. */
  merge_edits (fixture, "  <!-- Counters -->\n", "  <!-- Counters -->\n  <!-- Ours -->\n",
               "  <!-- All counters -->\n");
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, "  <!-- Ours -->\n  <!-- All counters -->\n"));
  g_assert_null (strstr (fixture->merged, "<!-- Counters -->"));
  /* Before the root, and after it. */
  merge_edits (fixture, "</scenario>\n", "</scenario>\n<!-- O -->\n", "</scenario>\n<!-- T -->\n");
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, "<!-- O -->"));
  g_assert_nonnull (strstr (fixture->merged, "<!-- T -->"));
  merge_edits (fixture, "<scenario ", "<scenario ", "<!-- T -->\n<scenario ");
  merge_assert_merged (fixture, "<scenario ", "<!-- T -->\n<scenario ");
}

static void
test_moved (MergeFixture *fixture, gconstpointer data)
{
  static const char zone[] = "      <in area=\"haven\"/>\n      <in area=\"paris\"/>\n"
                             "      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n";
  static const char last[] = "      <in area=\"paris\"/>\n      <in area=\"ford\"/>\n"
                             "      <in area=\"ridge\"/>\n      <in area=\"haven\"/>\n";
  static const char inside[] = "      <in area=\"paris\"/>\n      <in area=\"ford\"/>\n"
                               "      <in area=\"haven\"/>\n      <in area=\"ridge\"/>\n";
  static const char ours[] =
    "      <!-- H -->\n      <in area=\"haven\" src=\"found\"/> <!-- h -->\n"
    "      <in area=\"paris\"/>\n      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n";
  static const char turned[] = "      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n"
                               "      <in area=\"haven\"/>\n      <in area=\"paris\"/>\n";
  static const char turned_ours[] =
    "      <!-- H -->\n      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n"
    "      <in area=\"haven\" src=\"found\"/> <!-- h -->\n      <in area=\"paris\"/>\n";
  static const char both[] = "      <!-- H -->\n      <in area=\"paris\"/>\n"
                             "      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n"
                             "      <in area=\"haven\" src=\"found\"/> <!-- h -->\n";

  merge_edits (fixture, zone, ours, last);
  merge_assert_merged (fixture, zone, both);
  merge_edits (fixture, zone, last, last);
  merge_assert_merged (fixture, zone, last);
  /* Several at once, in their order. */
  merge_edits (fixture, zone, ours, turned);
  merge_assert_merged (fixture, zone, turned_ours);
  merge_edits (fixture, zone, inside, last);
  merge_assert_conflict (fixture, "MRG006", zone, inside, "in", "in");
}

/* What is moved is changed as well. */
static void
test_moved_and_changed (MergeFixture *fixture, gconstpointer data)
{
  static const char zones[] = "    <zone id=\"france\" name=\"France\">\n";
  g_autofree char *moved = NULL;
  g_autofree char *ours = merge_dup_edited (fixture->good, "name=\"Low Countries\"",
                                            "name=\"Low Countries\" note=\"ours\"", NULL);
  const char *start = strstr (fixture->good, "    <zone id=\"low-countries\"");
  const char *end = strstr (fixture->good, zones);
  g_autofree char *block = g_strndup (start, (gsize) (end - start));
  g_autofree char *with_note = merge_dup_edited (block, "name=\"Low Countries\"",
                                                 "name=\"Low Countries\" note=\"ours\"", NULL);
  g_autofree char *grown = merge_dup_edited (
    with_note, "<in area=\"moor\"/>\n", "<in area=\"moor\"/>\n      <in area=\"ford\"/>\n", NULL);
  g_autofree char *theirs_block = merge_dup_edited (
    block, "<in area=\"moor\"/>\n", "<in area=\"moor\"/>\n      <in area=\"ford\"/>\n", NULL);
  g_autofree char *first = g_strconcat (theirs_block, "    <zone id=\"border-areas\"", NULL);
  g_autofree char *wanted_first = g_strconcat (grown, "    <zone id=\"border-areas\"", NULL);
  g_autofree char *wanted = NULL;

  moved = merge_dup_edited (fixture->good, block, "", "    <zone id=\"border-areas\"", first, NULL);
  wanted = merge_dup_edited (fixture->good, block, "", "    <zone id=\"border-areas\"",
                             wanted_first, NULL);
  merge_three (fixture, fixture->good, ours, moved);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_cmpstr (fixture->merged, ==, wanted);
}

#define POINTS(second, third)                                                                      \
  "        <point x=\"300\" y=\"300\"/>\n        <point x=\"500\" y=\"" second "\"/>\n"            \
  "        <point x=\"500\" y=\"500\"/>\n        <point x=\"300\" y=\"" third "\"/>\n"

static void
test_without_keys (MergeFixture *fixture, gconstpointer data)
{
  static const char point[] = "        <point x=\"500\" y=\"500\"/>\n"
                              "        <point x=\"300\" y=\"500\"/>\n";
  static const char one[] = "        <point x=\"500\" y=\"500\"/>\n"
                            "        <point x=\"400\" y=\"510\"/>\n"
                            "        <point x=\"300\" y=\"500\"/>\n";
  static const char other[] = "        <point x=\"500\" y=\"500\"/>\n"
                              "        <point x=\"410\" y=\"520\"/>\n"
                              "        <point x=\"300\" y=\"500\"/>\n";

  /* Points of one outline, two of them changed. */
  merge_edits (fixture, POINTS ("300", "500"), POINTS ("310", "500"), POINTS ("300", "490"));
  merge_assert_merged (fixture, POINTS ("300", "500"), POINTS ("310", "490"));
  merge_edits (fixture, POINTS ("300", "500"), POINTS ("310", "500"), POINTS ("320", "500"));
  merge_assert_conflict (fixture, "MRG001", POINTS ("300", "500"), POINTS ("310", "500"), "310",
                         "320");
  /* New ones at one place. */
  merge_edits (fixture, point, one, one);
  merge_assert_merged (fixture, point, one);
  merge_edits (fixture, point, one, other);
  merge_assert_conflict (fixture, "MRG005", point, one, "<point x=\"400\" y=\"510\"/>",
                         "<point x=\"410\" y=\"520\"/>");
}

/* (transfer full): @text with the id of the ford, and all that names it, replaced. */
static char *
dup_renamed (const char *text, const char *id)
{
  GString *out = g_string_new (text);
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", id);

  g_assert_cmpuint (g_string_replace (out, "\"ford\"", quoted, 0), >, 3);

  return g_string_free (out, FALSE);
}

#define ROAD "    <link a=\"haven\" b=\"dyke\"/>\n    <link a=\"ford\" b=\"haven\"/>\n"

/* One side gives an id another name, the other goes on using the old one. */
static void
test_renamed (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *other = merge_dup_edited (fixture->good, LINK, ROAD, "id=\"ford\" name=\"Ford\"",
                                             "id=\"ford\" name=\"Ford\" note=\"N\"", NULL);
  g_autofree char *renamed = dup_renamed (fixture->good, "furt");
  g_autofree char *both = dup_renamed (other, "furt");

  merge_three (fixture, fixture->good, other, renamed);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_cmpstr (fixture->merged, ==, both);
  merge_three (fixture, fixture->good, renamed, other);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_cmpstr (fixture->merged, ==, both);
  merge_three (fixture, fixture->good, both, renamed);
  g_assert_cmpstr (fixture->merged, ==, both);
}

/* Two names for one area are one conflict, and all of ours stays. */
static void
test_renamed_twice (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *ours = dup_renamed (fixture->good, "furt");
  g_autofree char *theirs = dup_renamed (fixture->good, "gue");
  const TcFinding *finding;
  const TcRelated *related;
  g_autofree char *place = NULL;
  g_autofree char *other = NULL;

  merge_three (fixture, fixture->good, ours, theirs);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpstr (fixture->merged, ==, ours);
  finding = tc_report_get (fixture->report, 0);
  related = &g_array_index (finding->related, TcRelated, 0);
  place = tc_source_dup_span (finding->source, finding->span);
  other = tc_source_dup_span (related->source, related->span);
  g_assert_cmpstr (finding->code, ==, "MRG001");
  g_assert_nonnull (strstr (finding->message, "\"furt\" in ours, which stays, and \"gue\" in "
                                              "theirs; it was \"ford\""));
  g_assert_cmpstr (place, ==, "furt");
  g_assert_cmpstr (other, ==, "gue");
}

/* In a parent that has no children yet, and in one that loses its last. */
static void
test_empty_parents (MergeFixture *fixture, gconstpointer data)
{
  static const char about[] = "  <about>\n    <p>A test fixture.</p>\n  </about>\n";

  merge_edits (fixture, about, "  <about note=\"o\">\n    <p>A test fixture.</p>\n  </about>\n",
               "  <about/>\n");
  merge_assert_merged (fixture, about, "  <about note=\"o\">\n  </about>\n");
  {
    g_autofree char *base = merge_dup_edited (fixture->good, about, "  <about/>\n", NULL);
    g_autofree char *ours =
      merge_dup_edited (fixture->good, about, "  <about note=\"o\" />\n", NULL);
    g_autofree char *wanted = merge_dup_edited (
      fixture->good, about,
      "  <about src=\"found\" note=\"o\">\n    <p>A test fixture.</p>\n  </about>\n", NULL);
    g_autofree char *theirs =
      merge_dup_edited (fixture->good, "<about>", "<about src=\"found\">", NULL);

    merge_three (fixture, base, ours, theirs);
    g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
    g_assert_cmpstr (fixture->merged, ==, wanted);
  }
}

/* Ours is written with tabs, CRLF and single quotes: what comes is written so too. */
static void
test_layout (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *theirs = merge_dup_edited (
    fixture->good, "    <zone id=\"france\"",
    "    <zone id=\"new\" name=\"New\">\n      <in area=\"haven\"/>\n    </zone>\n"
    "    <zone id=\"france\"",
    "terrain=\"clear\" x=\"400\"", "terrain=\"forest\" x=\"400\"", NULL);
  g_autoptr (GString) ours = g_string_new (fixture->good);

  g_string_replace (ours, "\"", "'", 0);
  g_string_replace (ours, "  ", "\t", 0);
  g_string_replace (ours, "\n", "\r\n", 0);
  merge_three (fixture, fixture->good, ours->str, theirs);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, "\r\n\t\t<zone id=\"new\" name=\"New\">\r\n\t\t\t"
                                             "<in area=\"haven\"/>\r\n\t\t</zone>\r\n\t\t<zone "
                                             "id='france'"));
  g_assert_nonnull (strstr (fixture->merged, "terrain='forest' x='400'"));
}

/* What other programs keep in a file comes over too, as one piece. */
static void
test_foreign (MergeFixture *fixture, gconstpointer data)
{
  static const char root[] = " format=\"1\"";
  static const char ours[] = " format=\"1\" xmlns:x=\"urn:x\"";
  static const char end[] = "    <p>A test fixture.</p>\n";
  g_autofree char *base = merge_dup_edited (fixture->good, root, ours, NULL);
  g_autofree char *mine = merge_dup_edited (base, "name=\"Ford\"", "name=\"Ford\" x:n=\"1\"", NULL);
  g_autofree char *theirs =
    merge_dup_edited (base, end, "    <p>A test fixture.</p>\n    <x:note>A <x:b/>  b</x:note>\n",
                      "name=\"Ford\"", "name=\"Ford\" x:m='\"'", NULL);
  g_autofree char *wanted =
    merge_dup_edited (base, end, "    <p>A test fixture.</p>\n    <x:note>A <x:b/>  b</x:note>\n",
                      "name=\"Ford\"", "name=\"Ford\" x:m='\"' x:n=\"1\"", NULL);

  merge_three (fixture, base, mine, theirs);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_cmpstr (fixture->merged, ==, wanted);
}

/* Each side is right, but not both together. */
static void
test_misfits (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *base =
    merge_dup_edited (fixture->good, "    <area id=\"haven\"",
                      "    <terrain id=\"fen\" name=\"Fen\" cost=\"1\" motorised-cost=\"1\" "
                      "pattern=\"plain\"/>\n    <area id=\"haven\"",
                      NULL);
  g_autofree char *ours =
    merge_dup_edited (base, "terrain=\"clear\" x=\"400\"", "terrain=\"fen\" x=\"400\"", NULL);

  merge_three (fixture, base, ours, fixture->good);
  g_assert_cmpuint (fixture->result.n_conflicts, ==, 0);
  g_assert_cmpuint (fixture->result.n_misfits, >=, 1);
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "REF001");
  g_assert_nonnull (fixture->merged);
}

#define VARIANT(body)                                                                              \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b.scenario.xml\">\n"       \
  "  <area-board>\n" body "  </area-board>\n</variant>\n"
#define REMOVED       "    <remove>\n      <link a=\"dyke\" b=\"moor\"/>\n    </remove>\n"
#define CHANGED(name) "    <area id=\"ford\" name=\"" name "\" was-name=\"Ford\"/>\n"
#define OTHER         "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"

static void
test_variants (MergeFixture *fixture, gconstpointer data)
{
  merge_three (fixture, VARIANT (CHANGED ("Furt")), VARIANT ("<!-- o -->\n" CHANGED ("Furt") OTHER),
               VARIANT (REMOVED CHANGED ("Gue")));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_cmpstr (fixture->merged, ==, VARIANT (REMOVED "<!-- o -->\n" CHANGED ("Gue") OTHER));
  merge_three (fixture, VARIANT (CHANGED ("Furt")), VARIANT (CHANGED ("One")),
               VARIANT (CHANGED ("Two")));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpstr (fixture->merged, ==, VARIANT (CHANGED ("One")));
}

/* (nullable): the first finding when the files cannot be merged. */
static const char *
get_refusal (MergeFixture *fixture)
{
  g_assert_null (fixture->merged);
  g_assert_cmpuint (tc_report_get_n (fixture->report), >=, 1);

  return tc_report_get (fixture->report, 0)->code;
}

static void
test_refused (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *broken = merge_dup_edited (fixture->good, "</about>", "", NULL);
  g_autofree char *other =
    merge_dup_edited (fixture->good, "urn:turncoat:betrayal-1940", "urn:x", NULL);
  g_autofree char *prefixed = g_strdup ("<t:scenario xmlns:t=\"urn:turncoat:betrayal-1940\"/>");
  g_autofree char *inside =
    merge_dup_edited (fixture->good, "<about>", "<about xmlns:n=\"urn:notes\">", NULL);

  merge_three (fixture, fixture->good, fixture->good, broken);
  g_assert_true (g_str_has_prefix (get_refusal (fixture), "XML"));
  g_assert_cmpstr (tc_source_get_name (tc_report_get (fixture->report, 0)->source), ==, "theirs");
  merge_three (fixture, "<", fixture->good, fixture->good);
  g_assert_true (g_str_has_prefix (get_refusal (fixture), "XML"));
  merge_three (fixture, other, fixture->good, fixture->good);
  g_assert_cmpstr (get_refusal (fixture), ==, "SCH001");
  merge_three (fixture, fixture->good, fixture->good, VARIANT (OTHER));
  g_assert_cmpstr (get_refusal (fixture), ==, "MRG007");
  merge_three (fixture, prefixed, prefixed, inside);
  g_assert_cmpstr (get_refusal (fixture), ==, "MRG008");
  merge_three (fixture, "", fixture->good, VARIANT (OTHER));
  g_assert_cmpstr (get_refusal (fixture), ==, "MRG007");
  merge_three (fixture, "", fixture->good, broken);
  g_assert_true (g_str_has_prefix (get_refusal (fixture), "XML"));
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-way/" name, MergeFixture, NULL, merge_set_up, test, merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("attributes", test_attributes);
  add ("attribute-twice", test_attribute_twice);
  add ("sources", test_sources);
  add ("texts", test_texts);
  add ("added", test_added);
  add ("added-twice", test_added_twice);
  add ("removed", test_removed);
  add ("comment-in-removed", test_comment_in_removed);
  add ("comments", test_comments);
  add ("moved", test_moved);
  add ("moved-and-changed", test_moved_and_changed);
  add ("without-keys", test_without_keys);
  add ("renamed", test_renamed);
  add ("renamed-twice", test_renamed_twice);
  add ("empty-parents", test_empty_parents);
  add ("layout", test_layout);
  add ("foreign", test_foreign);
  add ("misfits", test_misfits);
  add ("variants", test_variants);
  add ("refused", test_refused);

  return g_test_run ();
}
