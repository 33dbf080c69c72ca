/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

/* A document that is a variant of the fixture's copy: changes of the whole are changes of the
 * variant, and nobody writes the base. */

#define ROOT                                                                                       \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"copy.scenario.xml\">\n"

typedef struct {
  Fixture base;
  char *path; /* of the variant */
} VariantFixture;

static void
set_up (VariantFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, NULL);
  fixture->path = g_build_filename (fixture->base.folder, "variant.scenario.xml", NULL);
}

static void
tear_down (VariantFixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_free (fixture->path);
  fixture_tear_down (&fixture->base, NULL);
}

/* The document with a variant that says @body. */
static void
open_variant (VariantFixture *fixture, const char *body)
{
  g_autofree char *text = g_strconcat (ROOT, body, "</variant>\n", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (fixture->path, text, -1, &error);
  g_assert_no_error (error);
  g_assert_true (open_now (fixture->base.document, fixture->path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
}

static const char *
get_text (VariantFixture *fixture)
{
  return tc_source_get_text (tc_document_get_source (fixture->base.document), NULL);
}

static void
assert_body (VariantFixture *fixture, const char *body)
{
  g_autofree char *text = g_strconcat (ROOT, body, "</variant>\n", NULL);

  g_assert_cmpstr (get_text (fixture), ==, text);
}

static void
assert_base_untouched (VariantFixture *fixture)
{
  g_autofree char *text = fixture_read (&fixture->base);

  g_assert_cmpstr (text, ==, fixture->base.text);
}

static void
test_shows_the_whole (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  open_variant (fixture, "");
  g_assert_true (tc_document_is_variant (document));
  g_assert_true (tc_document_is_readable (document));
  g_assert_cmpstr (get_value (document, ARDENNES, "terrain"), ==, "forest");
  g_assert_nonnull (tc_build_get_ruleset (tc_document_get_build (document)));
  g_assert_cmpstr (tc_document_get_base_path (document), ==, fixture->base.path);
  g_assert_cmpuint (tc_differences_get_n (tc_document_get_changes (document)), ==, 0);
}

static void
test_edit_says_the_difference (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autofree char *sentence = NULL;
  g_autofree char *before = NULL;

  open_variant (fixture, "");
  before = g_strdup (get_text (fixture));
  fixture_edit (&fixture->base, ARDENNES, "terrain", "mountain");
  assert_body (fixture, "  <area-board>\n"
                        "    <area id=\"ardennes\" terrain=\"mountain\" was-terrain=\"forest\"/>\n"
                        "  </area-board>\n");
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_cmpuint (tc_differences_get_n (tc_document_get_changes (document)), ==, 1);
  sentence = tc_differences_dup_sentence (tc_document_get_changes (document), 0);
  g_assert_nonnull (strstr (sentence, "Ardennes"));
  tc_document_undo (document);
  g_assert_cmpstr (get_text (fixture), ==, before);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "terrain"), ==, "forest");
  assert_base_untouched (fixture);
}

/* Without waiting for the build of the one before. */
static void
test_edits_in_a_row (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  open_variant (fixture, "");
  fixture_edit (&fixture->base, ARDENNES, "terrain", "mountain");
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  fixture_edit (&fixture->base, "area-board/area[sedan]", "terrain", "forest");
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Hills");
  g_assert_cmpuint (tc_differences_get_n (tc_document_get_changes (document)), ==, 3);
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 3);
}

/* The same edits, done on the full file and in the variant, make the same scenario. */
static void
test_flattened_is_the_full_file (VariantFixture *fixture, gconstpointer data)
{
  static const char *const edits[][3] = {
    { ARDENNES, "terrain", "mountain" },
    { "area-board/area[sedan]", "name", "Sedan town" },
    { "area-board/area[sedan]/outline/point#1", "x", "1130" },
  };
  TcDocument *document = fixture->base.document;
  g_autoptr (TcScenario) full = NULL;

  fixture_open (&fixture->base);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    fixture_edit (&fixture->base, edits[i][0], edits[i][1], edits[i][2]);
  wait_for_build (document);
  full = tc_scenario_ref (tc_document_get_scenario (document));
  open_variant (fixture, "");
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    fixture_edit (&fixture->base, edits[i][0], edits[i][1], edits[i][2]);
  wait_for_build (document);
  g_assert_cmpuint (tc_scenario_find_difference (full, tc_document_get_scenario (document)), ==,
                    TC_NODE_NONE);
}

static void
test_revert (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;

  open_variant (fixture, "");
  fixture_edit (&fixture->base, ARDENNES, "terrain", "mountain");
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  wait_for_build (document);
  g_assert_true (tc_document_revert (document, ARDENNES, "terrain", &error));
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "terrain"), ==, "forest");
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Hills");
  g_assert_true (tc_document_revert (document, ARDENNES, NULL, &error));
  assert_body (fixture, "");
  g_assert_false (tc_document_revert (document, ARDENNES, NULL, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE);
}

static void
test_saves_the_variant_alone (VariantFixture *fixture, gconstpointer data)
{
  g_autofree char *saved = NULL;
  g_autoptr (GError) error = NULL;

  open_variant (fixture, "");
  fixture_edit (&fixture->base, ARDENNES, "terrain", "mountain");
  g_assert_true (save_now (fixture->base.document, NULL, FALSE, &error));
  g_assert_true (g_file_get_contents (fixture->path, &saved, NULL, &error));
  g_assert_cmpstr (saved, ==, get_text (fixture));
  g_assert_false (tc_document_is_modified (fixture->base.document));
  assert_base_untouched (fixture);
}

static gboolean
give_up_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until the value is @wanted, for ten seconds at most. */
static void
wait_for_value (TcDocument *document, const char *path, const char *attribute, const char *wanted)
{
  gboolean is_over = FALSE;
  guint source = g_timeout_add_seconds (10, give_up_cb, &is_over);

  while (!is_over && g_strcmp0 (get_value (document, path, attribute), wanted) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get_value (document, path, attribute), ==, wanted);
  g_source_remove (source);
}

/* Others change the base: the whole follows, and the variant stays as it is. */
static void
test_base_changes (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  open_variant (fixture, "");
  fixture_rewrite (&fixture->base, "name=\"Ardennes\"", "name=\"Arduenna\"");
  wait_for_value (document, ARDENNES, "name", "Arduenna");
  assert_body (fixture, "");
  g_assert_false (tc_document_is_modified (document));
}

/* A problem of the whole is found at what the variant says, in its file. */
static void
test_problem_is_in_its_file (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  TcReport *report;
  const TcFinding *finding;
  TcBuild *build;
  g_autofree char *path = NULL;
  TcNode node;

  open_variant (fixture, "  <area-board>\n"
                         "    <area id=\"ardennes\" terrain=\"swamp\"/>\n"
                         "  </area-board>\n");
  build = tc_document_get_build (document);
  report = tc_build_get_report (build);
  g_assert_cmpuint (tc_report_get_n (report), >, 0);
  finding = tc_report_get (report, 0);
  g_assert_true (finding->source == tc_build_get_source (build));
  g_assert_cmpuint (finding->line, ==, 3);
  node = tc_build_find_node (build, finding->source, finding->span.start);
  path = tc_scenario_dup_path (tc_document_get_scenario (document), node);
  g_assert_cmpstr (path, ==, ARDENNES);
}

static void
add (const char *name, void (*test) (VariantFixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/document-variant/", name, NULL);

  g_test_add (path, VariantFixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("shows-the-whole", test_shows_the_whole);
  add ("edit-says-the-difference", test_edit_says_the_difference);
  add ("edits-in-a-row", test_edits_in_a_row);
  add ("flattened-is-the-full-file", test_flattened_is_the_full_file);
  add ("revert", test_revert);
  add ("saves-the-variant-alone", test_saves_the_variant_alone);
  add ("base-changes", test_base_changes);
  add ("problem-is-in-its-file", test_problem_is_in_its_file);

  return g_test_run ();
}
