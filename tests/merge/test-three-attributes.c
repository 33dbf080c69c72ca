/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"

/* Attributes and texts of what all three have. */

#define FORD "<area id=\"ford\" name=\"Ford\" nation=\"france\""
#define EDGE "y=\"400\" edge=\"south\">"

static void
test_quotes (MergeFixture *fixture, gconstpointer data)
{
  /* In the quotes of ours, but where the value holds them. */
  merge_edits (fixture, FORD, "<area id=\"ford\" name='Ford' nation=\"france\"",
               "<area id=\"ford\" name=\"Furt\" nation=\"france\"");
  merge_assert_merged (fixture, FORD, "<area id=\"ford\" name='Furt' nation=\"france\"");
  merge_edits (fixture, FORD, "<area id=\"ford\" name='Ford' nation=\"france\"",
               "<area id=\"ford\" name=\"Ford's\" nation=\"france\"");
  merge_assert_merged (fixture, FORD, "<area id=\"ford\" name=\"Ford's\" nation=\"france\"");
  /* As theirs escapes it. */
  merge_edits (fixture, FORD, "<area id=\"ford\"  name=\"Ford\" nation=\"france\"",
               "<area id=\"ford\" name=\"A &amp; B&#10;&lt;\" nation=\"france\"");
  merge_assert_merged (fixture, FORD,
                       "<area id=\"ford\"  name=\"A &amp; B&#10;&lt;\" nation=\"france\"");
}

/* White space and zeros in front change no number, so the value of theirs is the only new one. */
static void
test_canonical (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, EDGE, "y=\" 400 \" edge=\"south\">", "y=\"410\" edge=\"south\">");
  merge_assert_merged (fixture, EDGE, "y=\"410\" edge=\"south\">");
  merge_edits (fixture, EDGE, "y=\"410\" edge=\"south\">", "y=\"0400\" edge=\"south\">");
  merge_assert_merged (fixture, EDGE, "y=\"410\" edge=\"south\">");
  merge_edits (fixture, EDGE, "y=\"410\" edge=\"south\">", "y=\" 0410\" edge=\"south\">");
  merge_assert_merged (fixture, EDGE, "y=\"410\" edge=\"south\">");
}

/* Behind the one that theirs has it behind, in its order. */
static void
test_added_in_order (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, FORD, "<area id=\"ford\" name=\"Furt\" nation=\"france\"",
               "<area note=\"N\" id=\"ford\" name=\"Ford\" nation=\"france\"");
  merge_assert_merged (fixture, FORD,
                       "<area note=\"N\" id=\"ford\" name=\"Furt\" nation=\"france\"");
  merge_edits (fixture, FORD, "<area id=\"ford\" name=\"Furt\" nation=\"france\"",
               "<area id=\"ford\" name=\"Ford\" bracket=\"2\" note=\"N\" port=\"true\" "
               "nation=\"france\"");
  merge_assert_merged (fixture, FORD,
                       "<area id=\"ford\" name=\"Furt\" bracket=\"2\" note=\"N\" port=\"true\" "
                       "nation=\"france\"");
  /* What it stood behind has another value now, or is no longer there. */
  merge_edits (fixture, FORD, "<area id=\"ford\" name=\"Ford\" nation=\"france\" port=\"true\"",
               "<area id=\"ford\" name=\"Furt\" note=\"N\" nation=\"france\"");
  merge_assert_merged (
    fixture, FORD, "<area id=\"ford\" name=\"Furt\" note=\"N\" nation=\"france\" port=\"true\"");
  merge_edits (fixture, EDGE, "y=\"400\">", "y=\"400\" edge=\"south\" note=\"N\">");
  merge_assert_merged (fixture, EDGE, "y=\"400\" note=\"N\">");
}

static void
test_removed (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, EDGE, "y=\"400\" edge=\"south\" note=\"N\">", "y=\"400\">");
  merge_assert_merged (fixture, EDGE, "y=\"400\" note=\"N\">");
  merge_edits (fixture, EDGE, "y=\"400\"\n          edge=\"south\">", "y=\"400\">");
  merge_assert_merged (fixture, EDGE, "y=\"400\">");
  merge_edits (fixture, EDGE, "y=\"400\">", "y=\"400\">");
  merge_assert_merged (fixture, EDGE, "y=\"400\">");
  /* One goes and another comes at the same place; two neighbours go. */
  merge_edits (fixture, EDGE, "y=\"400\" edge=\"south\"  >", "y=\"400\" bracket=\"2\">");
  merge_assert_merged (fixture, EDGE, "y=\"400\" bracket=\"2\"  >");
  merge_edits (fixture, " port=\"true\" edge=\"west\"", " port=\"true\"\tedge=\"west\"", "");
  merge_assert_merged (fixture, " port=\"true\" edge=\"west\"", "");
}

static void
test_layout (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, EDGE, "y=\"400\"\n          edge=\"south\">",
               "y=\"400\" edge=\"south\" note=\"N\" bracket=\"2\">");
  merge_assert_merged (fixture, EDGE,
                       "y=\"400\"\n          edge=\"south\"\n          note=\"N\"\n          "
                       "bracket=\"2\">");
}

/* (nullable): what the first conflict says. */
static const char *
get_message (MergeFixture *fixture)
{
  return tc_report_get_n (fixture->report) > 0 ? tc_report_get (fixture->report, 0)->message : NULL;
}

static void
test_dispute (MergeFixture *fixture, gconstpointer data)
{
  const TcFinding *finding;

  /* Changed by ours, removed by theirs: there is nothing to take with one click. */
  merge_edits (fixture, EDGE, "y=\"400\" edge=\"east\">", "y=\"400\">");
  merge_assert_conflict (fixture, "MRG001", EDGE, "y=\"400\" edge=\"east\">", "east", "area");
  g_assert_cmpstr (get_message (fixture), ==,
                   "Both sides changed edge of area \"ford\": \"east\" in ours, which stays, and "
                   "\"none\" in theirs; it was \"south\"");
  finding = tc_report_get (fixture->report, 0);
  g_assert_true (finding->fixes == NULL || finding->fixes->len == 0);
  g_assert_cmpuint (finding->related->len, ==, 2);
  g_assert_cmpstr (g_array_index (finding->related, TcRelated, 1).message, ==,
                   "The base: \"south\"");
  /* Both gave it a value where there was none. */
  merge_edits (fixture, EDGE, "y=\"400\" edge=\"south\" bracket=\"1\">",
               "y=\"400\" edge=\"south\" bracket=\"2\">");
  merge_assert_conflict (fixture, "MRG001", EDGE, "y=\"400\" edge=\"south\" bracket=\"1\">", "1",
                         "2");
  g_assert_nonnull (strstr (get_message (fixture), "\"2\" in theirs; it was "));
}

/* The fix makes the text of theirs of it, and nothing else. */
static void
test_take_theirs (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *wanted = NULL;
  const TcFinding *finding;
  g_autoptr (TcSource) fixed = NULL;

  merge_edits (fixture, FORD, "<area id=\"ford\" name='One' nation=\"france\"",
               "<area id=\"ford\" name=\"Two's\" nation=\"france\"");
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  finding = tc_report_get (fixture->report, 0);
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  wanted = merge_dup_edited (fixture->good, FORD,
                             "<area id=\"ford\" name=\"Two's\" nation=\"france\"", NULL);
  g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, wanted);
}

/* Several conflicts are in the order of the file, and what is not disputed comes over. */
static void
test_several (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, FORD, "<area id=\"ford\" name=\"One\" nation=\"belgium\"",
               "<area id=\"ford\" name=\"Two\" nation=\"germany\" note=\"N\"");
  g_assert_cmpuint (fixture->result.n_conflicts, ==, 2);
  g_assert_cmpuint (fixture->result.n_changes, ==, 1);
  g_assert_nonnull (strstr (get_message (fixture), "name of area"));
  g_assert_nonnull (strstr (tc_report_get (fixture->report, 1)->message, "nation of area"));
  g_assert_nonnull (
    strstr (fixture->merged, "<area id=\"ford\" name=\"One\" nation=\"belgium\" note=\"N\""));
}

/* src-of, entry by entry: what one side took out goes, what it gave another source has it. */
static void
test_sources (MergeFixture *fixture, gconstpointer data)
{
  static const char *const rows[][4] = {
    { "name:found x:found", "name:found x:found y:found", "x:found", "x:found y:found" },
    { "name:found x:found", "x:found", "name:derived x:derived", NULL },
    { "name:found x:found", "name:found x:derived", "name:derived x:found",
      "name:derived x:derived" },
    { "name:found", "name:found  x:found", "name:derived", "name:derived x:found" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *texts[4] = { NULL };
    g_autofree char *base = NULL;
    g_autofree char *ours = NULL;
    g_autofree char *theirs = NULL;

    for (guint k = 0; k < 4; k++)
      texts[k] =
        g_strdup_printf (FORD " src-of=\"%s\"", rows[i][k] != NULL ? rows[i][k] : rows[i][1]);
    base = merge_dup_edited (fixture->good, FORD, texts[0], NULL);
    ours = merge_dup_edited (fixture->good, FORD, texts[1], NULL);
    theirs = merge_dup_edited (fixture->good, FORD, texts[2], NULL);
    merge_three (fixture, base, ours, theirs);
    if (rows[i][3] != NULL)
      merge_assert_merged (fixture, FORD, texts[3]);
    else
      merge_assert_conflict (fixture, "MRG001", FORD, texts[1], rows[i][1], rows[i][2]);
    for (guint k = 1; k < 4; k++)
      g_free (texts[k]);
  }
}

/* The source of a value that did not come over does not come over either. */
static void
test_source_of_dispute (MergeFixture *fixture, gconstpointer data)
{
  merge_edits (fixture, FORD, "<area id=\"ford\" name=\"One\" nation=\"france\"",
               "<area id=\"ford\" name=\"Two\" src-of=\"name:found y:found\" nation=\"france\"");
  merge_assert_conflict (fixture, "MRG001", FORD,
                         "<area id=\"ford\" name=\"One\" src-of=\"y:found\" nation=\"france\"",
                         "One", "Two");
}

/* The last source that theirs took out takes the attribute with it. */
static void
test_last_source (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *base = merge_dup_edited (fixture->good, FORD, FORD " src-of=\"x:found\"", NULL);
  g_autofree char *ours = merge_dup_edited (base, "name=\"Ford\"", "name=\"Furt\"", NULL);

  merge_three (fixture, base, ours, fixture->good);
  merge_assert_merged (fixture, "name=\"Ford\"", "name=\"Furt\"");
}

#define P "<p>A test fixture.</p>"

static void
test_text_twice (MergeFixture *fixture, gconstpointer data)
{
  const TcFinding *finding;

  merge_edits (fixture, P, "<p>  Ours &amp; mine.</p>", "<p/>");
  merge_assert_conflict (fixture, "MRG002", P, "<p>  Ours &amp; mine.</p>", "  Ours &amp; mine.",
                         "");
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->path, ==, "about/p#1");
  g_assert_cmpstr (finding->message, ==,
                   "Both sides changed the text of paragraph: \"Ours &amp; mine.\" in ours, which "
                   "stays, and \"\" in theirs; it was \"A test fixture.\"");
  g_assert_cmpuint (finding->severity, ==, TC_SEVERITY_ERROR);
}

/* The same words in lines that end otherwise are no change; in other lines they are one. */
static void
test_text_lines (MergeFixture *fixture, gconstpointer data)
{
  static const char lines[] = "<p>A test\n    fixture.</p>";
  static const char returns[] = "<p>A test\r\n    fixture.</p>";
  g_autofree char *good = g_steal_pointer (&fixture->good);

  fixture->good = merge_dup_edited (good, P, lines, NULL);
  merge_edits (fixture, lines, returns, "<p>Theirs.</p>");
  merge_assert_merged (fixture, lines, "<p>Theirs.</p>");
  merge_edits (fixture, lines, "<p>Same.</p>", "<p>Same.</p>");
  merge_assert_merged (fixture, lines, "<p>Same.</p>");
  merge_edits (fixture, lines, P, "<p>Theirs.</p>");
  merge_assert_conflict (fixture, "MRG002", lines, P, "A test fixture.", "Theirs.");
}

/* What was empty gets tags around the words, and what loses them keeps its tags. */
static void
test_text_of_empty (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *base = merge_dup_edited (fixture->good, P, "<p/>", NULL);
  g_autofree char *ours = merge_dup_edited (fixture->good, P, "<p src=\"found\" />", NULL);

  merge_three (fixture, base, ours, fixture->good);
  merge_assert_merged (fixture, P, "<p src=\"found\">A test fixture.</p>");
  merge_edits (fixture, P, "<p src=\"found\">A test fixture.</p>", "<p/>");
  merge_assert_merged (fixture, P, "<p src=\"found\"></p>");
}

#define NOTE(words) P "\n    <x:note>" words "</x:note>"

/* Something that the schema does not know is one piece. */
static void
test_foreign_text (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *good = g_steal_pointer (&fixture->good);

  fixture->good = merge_dup_edited (good, " format=\"1\"", " format=\"1\" xmlns:x=\"urn:x\"", P,
                                    NOTE ("A"), NULL);
  merge_edits (fixture, NOTE ("A"), NOTE ("A") "<!-- o -->", NOTE ("<x:b>B</x:b>"));
  merge_assert_merged (fixture, NOTE ("A"), NOTE ("<x:b>B</x:b>") "<!-- o -->");
  merge_edits (fixture, NOTE ("A"), NOTE ("B"), NOTE ("C"));
  merge_assert_conflict (fixture, "MRG002", NOTE ("A"), NOTE ("B"), "<x:note>B</x:note>",
                         "<x:note>C</x:note>");
  g_assert_nonnull (strstr (get_message (fixture), "the text of x:note"));
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-attributes/" name, MergeFixture, NULL, merge_set_up, test,             \
              merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("quotes", test_quotes);
  add ("canonical", test_canonical);
  add ("added-in-order", test_added_in_order);
  add ("removed", test_removed);
  add ("layout", test_layout);
  add ("dispute", test_dispute);
  add ("take-theirs", test_take_theirs);
  add ("several", test_several);
  add ("sources", test_sources);
  add ("source-of-dispute", test_source_of_dispute);
  add ("last-source", test_last_source);
  add ("text-twice", test_text_twice);
  add ("text-lines", test_text_lines);
  add ("text-of-empty", test_text_of_empty);
  add ("foreign-text", test_foreign_text);

  return g_test_run ();
}
