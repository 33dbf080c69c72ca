/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fixture.h"

/* Whose a value is after edits of a document. */

static void
set_terrain (Fixture *fixture, const char *terrain)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (
    tc_document_set_attribute (fixture->document, ARDENNES, "terrain", terrain, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

/* A value that is changed becomes the designer's, and one that is typed back is again whose it was,
 * also where something else of the element has changed. @data: (nullable): what src-of says first.
 */
static void
test_source_comes_back (Fixture *fixture, gconstpointer data)
{
  const char *text;

  if (data != NULL)
    fixture_rewrite (fixture,
                     "bracket=\"1\" src-of=\"name:rulebook nation:rulebook\" ref=\"3.3.4\"", data);
  fixture_open (fixture);
  wait_for_build (fixture->document);
  for (guint i = 0; i < 2; i++) {
    set_terrain (fixture, "mountain");
    text = tc_source_get_text (tc_document_get_source (fixture->document), NULL);
    g_assert_nonnull (strstr (text, "terrain:designer"));
    if (i == 1)
      fixture_edit (fixture, ARDENNES, "name", "Eifel");
    set_terrain (fixture, "forest");
    text = tc_source_get_text (tc_document_get_source (fixture->document), NULL);
    g_assert_null (strstr (text, "terrain:designer"));
    g_assert_true (tc_document_is_modified (fixture->document) == (i == 1));
  }
  g_assert_nonnull (strstr (text, "name:designer"));
}

static const TcFinding *
find_fixable (Fixture *fixture, const char *word)
{
  TcReport *report = tc_build_get_report (tc_document_get_build (fixture->document));

  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (strstr (tc_report_get (report, i)->message, word) != NULL)
      return tc_report_get (report, i);
  return NULL;
}

/* A slip in the source that a button puts right leaves no trace. */
static void
test_fix_brings_it_back (Fixture *fixture, gconstpointer data)
{
  TcSource *source;
  g_autoptr (TcEdits) edits = NULL;
  const char *text;
  guint32 at;

  fixture_open (fixture);
  wait_for_build (fixture->document);
  source = tc_document_get_source (fixture->document);
  text = tc_source_get_text (source, NULL);
  at = (guint32) (strstr (text, "terrain=\"forest\"") - text) + 11;
  edits = tc_edits_new (source);
  g_assert_true (tc_edits_add (edits, (TcSpan){ at, at }, "r", -1));
  g_assert_true (tc_document_apply (fixture->document, "Type", NULL, edits));
  wait_for_build (fixture->document);
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_nonnull (find_fixable (fixture, "forrest"));
  g_assert_true (tc_document_apply_fix (fixture->document, find_fixable (fixture, "forrest"), 0));
  wait_for_build (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/document-sources/comes-back/inherited", Fixture, NULL, fixture_set_up,
              test_source_comes_back, fixture_tear_down);
  g_test_add ("/editor/document-sources/comes-back/own", Fixture,
              "bracket=\"1\" src-of=\"name:rulebook terrain:found nation:rulebook\" ref=\"3.3.4\"",
              fixture_set_up, test_source_comes_back, fixture_tear_down);
  g_test_add ("/editor/document-sources/fix-brings-it-back", Fixture, NULL, fixture_set_up,
              test_fix_brings_it_back, fixture_tear_down);

  return g_test_run ();
}
