/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "variant-support.h"

/* Where the bytes of a whole text come from. */

static TcSource *
load (const char *extends, TcSource *from, gpointer user_data, GError **error)
{
  return tc_source_ref (user_data);
}

typedef struct {
  TcSource *base;
  TcSource *variant;
  TcWhole *whole;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (TcReport) report = tc_report_new ();

  fixture->base = tc_source_new_for_string (
    "base",
    "<scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" src=\"designer\"><area-board>"
    "<area id=\"a\" terrain=\"clear\" port=\"true\" name=\"A\"/>"
    "<area id=\"b\" terrain=\"clear\"/></area-board></scenario>");
  fixture->variant = tc_source_new_for_string (
    "variant", "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base\">"
               "<area-board><remove><area id=\"b\"/></remove>"
               "<area id=\"a\" terrain=\"forest\"><unset attribute=\"port\"/></area>"
               "</area-board></variant>");
  fixture->whole = tc_variant_read (fixture->variant, schemas, load, fixture->base, report);
  g_assert_nonnull (fixture->whole);
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_whole_unref (fixture->whole);
  tc_source_unref (fixture->variant);
  tc_source_unref (fixture->base);
}

/* The span of @text in @source. */
static TcSpan
find (TcSource *source, const char *text)
{
  const char *all = tc_source_get_text (source, NULL);
  const char *found = strstr (all, text);

  g_assert_nonnull (found);

  return (TcSpan){ (guint32) (found - all), (guint32) (found - all + (gssize) strlen (text)) };
}

static void
assert_place (Fixture *fixture, const char *text, TcSource *source, const char *there)
{
  TcWholePlace place =
    tc_whole_locate (fixture->whole, find (tc_whole_get_source (fixture->whole), text));
  g_autofree char *found = tc_source_dup_span (place.source, place.span);

  g_assert_cmpstr (tc_source_get_name (place.source), ==, tc_source_get_name (source));
  g_assert_cmpstr (found, ==, there);
}

/* Each value is of the file that gives it; a tag is of the variant as soon as part of it is, also
 * when something was taken out of it. */
static void
test_locate (Fixture *fixture, gconstpointer data)
{
  TcSource *text = tc_whole_get_source (fixture->whole);
  TcSpan tag = find (text, "<area id=\"a\" terrain=\"forest\" name=\"A\"/>");
  TcWholePlace place;

  assert_place (fixture, "format", fixture->base, "format");
  assert_place (fixture, "\"forest\"", fixture->variant, "\"forest\"");
  assert_place (fixture, "name=\"A\"", fixture->base, "name=\"A\"");
  assert_place (fixture, " name=\"A\"/></area-board>", fixture->variant, "<area id=\"b\"/>");
  place = tc_whole_locate (fixture->whole, tag);
  g_assert_true (place.source == fixture->variant);
  g_assert_true (place.base == fixture->base);
  g_assert_cmpuint (place.base_span.start, ==, find (fixture->base, "<area id=\"a\"").start);
}

static void
test_ends (Fixture *fixture, gconstpointer data)
{
  guint32 length = (guint32) tc_source_get_length (tc_whole_get_source (fixture->whole));
  TcWholePlace first = tc_whole_locate (fixture->whole, (TcSpan){ 0, 0 });
  TcWholePlace last = tc_whole_locate (fixture->whole, (TcSpan){ length, length });

  g_assert_true (first.source == fixture->base && first.span.start == 0);
  g_assert_true (last.source == fixture->base);
  g_assert_cmpuint (last.span.start, ==, tc_source_get_length (fixture->base));
  g_assert_cmpuint (tc_whole_get_n_files (fixture->whole), ==, 2);
  g_assert_true (tc_whole_get_file (fixture->whole, 1) == fixture->variant);
}

/* Findings move to their files with their fixes, when these are of one file; those known are not
 * repeated. */
static void
test_findings (Fixture *fixture, gconstpointer data)
{
  TcSource *text = tc_whole_get_source (fixture->whole);
  g_autoptr (TcReport) from = tc_report_new ();
  g_autoptr (TcReport) report = tc_report_new ();
  TcSpan word = find (text, "forest");
  TcFinding *finding = tc_report_add (from, "SCH009", text, word, "Wrong");
  g_autoptr (TcEdits) good = tc_edits_new (text);
  g_autoptr (TcEdits) other = tc_edits_new (text);
  const TcFinding *moved;
  const TcFix *fix;

  tc_edits_add (good, word, "clear", -1);
  tc_edits_add (other, find (text, "name=\"A\""), "name=\"B\"", -1);
  tc_finding_add_fix (finding, good, "Write clear");
  tc_finding_add_fix (finding, other, "Change the base");
  tc_whole_move_findings (fixture->whole, from, report);
  tc_whole_move_findings (fixture->whole, from, report);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  moved = tc_report_get (report, 0);
  g_assert_true (moved->source == fixture->variant);
  g_assert_cmpuint (moved->span.start, ==, find (fixture->variant, "forest").start);
  g_assert_cmpuint (moved->fixes->len, ==, 1);
  fix = &g_array_index (moved->fixes, TcFix, 0);
  g_assert_cmpuint (tc_edits_get_revision (fix->edits), ==,
                    tc_source_get_revision (fixture->variant));
  g_assert_cmpuint (tc_edits_get (fix->edits, 0)->range.start, ==, moved->span.start);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/whole/locate", Fixture, NULL, set_up, test_locate, tear_down);
  g_test_add ("/whole/ends", Fixture, NULL, set_up, test_ends, tear_down);
  g_test_add ("/whole/findings", Fixture, NULL, set_up, test_findings, tear_down);

  return g_test_run ();
}
