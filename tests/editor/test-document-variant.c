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

/* What a side is called in sentences goes with its name, in one step. */
static void
test_phrase_follows (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autofree char *before = NULL;

  open_variant (fixture, "");
  before = g_strdup (get_text (fixture));
  fixture_edit (&fixture->base, "side[allied]", "name", "Entente");
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, "side[allied]", "phrase"), ==, "the Entente");
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
  tc_document_undo (document);
  g_assert_cmpstr (get_text (fixture), ==, before);
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

/* -- Reverts ----------------------------------------------------------------------------------- */

static void
apply (VariantFixture *fixture, TcOperation *operation)
{
  g_autoptr (TcOperation) owned = operation;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_apply_operation (fixture->base.document, owned, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
}

static TcOperation *
move_class (void)
{
  return tc_operation_new_move_after ("order-of-battle/unit-class[armour]", NULL);
}

static TcOperation *
set_source (void)
{
  return tc_operation_new_set ("area-board/area[sedan]", "src-of", "name:rulebook nation:designer");
}

static TcOperation *
remove_link (void)
{
  return tc_operation_new_remove ("area-board/link[sedan-verdun]");
}

static TcOperation *
add_link (void)
{
  static const char *const attributes[] = { "a", "sedan", "b", "paris", NULL };

  return tc_operation_new_insert ("area-board", "link", attributes);
}

static TcOperation *
set_words (void)
{
  return tc_operation_new_set_text ("about/p#1", "Other words.");
}

typedef struct {
  const char *name;
  TcDifferenceKind kind;
  TcOperation *(*make) (void);
} Reverted;

static const Reverted reverted[] = {
  { "moved", TC_DIFFERENCE_MOVED, move_class },      { "source", TC_DIFFERENCE_SOURCE, set_source },
  { "removed", TC_DIFFERENCE_REMOVED, remove_link }, { "added", TC_DIFFERENCE_ADDED, add_link },
  { "words", TC_DIFFERENCE_TEXT, set_words },
};

/* What was changed is one change of its kind, and reverted the variant says nothing again. */
static void
test_revert_change (VariantFixture *fixture, gconstpointer data)
{
  const Reverted *change = data;
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;
  guint n;

  open_variant (fixture, "");
  apply (fixture, change->make ());
  n = tc_differences_get_n (tc_document_get_changes (document));
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpint (tc_differences_get (tc_document_get_changes (document), 0)->kind, ==,
                   change->kind);
  for (; n > 0; n = tc_differences_get_n (tc_document_get_changes (document))) {
    g_assert_true (tc_document_revert_change (document, 0, &error));
    g_assert_no_error (error);
    wait_for_build (document);
    g_assert_cmpuint (tc_differences_get_n (tc_document_get_changes (document)), <, n);
  }
  assert_body (fixture, "");
  assert_base_untouched (fixture);
}

static TcOperation *
set_two (const char *path, const char *first, const char *second)
{
  TcOperation *group = tc_operation_new_group ("Two");

  tc_operation_group_take (group, tc_operation_new_set (path, first, "1"));
  tc_operation_group_take (group, tc_operation_new_set (path, second, "3"));
  return group;
}

/* (transfer full): what is changed, each on a line. */
static char *
dup_changes (VariantFixture *fixture)
{
  TcDifferences *changes = tc_document_get_changes (fixture->base.document);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < tc_differences_get_n (changes); i++) {
    g_autofree char *sentence = tc_differences_dup_sentence (changes, i);

    g_string_append_printf (text, "%s\n", sentence);
  }
  return g_string_free (text, FALSE);
}

static void
assert_changes (VariantFixture *fixture, const char *wanted)
{
  g_autofree char *changes = dup_changes (fixture);

  g_assert_cmpstr (changes, ==, wanted);
}

/* Two values in one step are two lines, and each is reverted alone: also of what has no key, of
 * which a variant says all when it says anything. */
static void
test_revert_one_of_two (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;

  open_variant (fixture, "");
  apply (fixture, set_two ("order-of-battle/unit[5-panzer]/full", "attack", "movement"));
  assert_changes (fixture, "5th Panzer, full: attack 9 becomes 1\n"
                           "5th Panzer, full: movement 2 becomes 3\n");
  g_assert_true (tc_document_revert_change (document, 0, &error));
  wait_for_build (document);
  assert_changes (fixture, "5th Panzer, full: movement 2 becomes 3\n");
  g_assert_nonnull (strstr (get_text (fixture), "src-of=\"movement:designer\""));
  g_assert_true (
    tc_document_revert_value (document, "order-of-battle/unit[5-panzer]/full", "movement", &error));
  wait_for_build (document);
  assert_body (fixture, "");

  apply (fixture, set_two (ARDENNES, "x", "y"));
  g_assert_true (tc_document_revert_value (document, ARDENNES, "x", &error));
  wait_for_build (document);
  g_assert_cmpuint (tc_differences_get_n (tc_document_get_changes (document)), ==, 1);
  g_assert_true (tc_document_revert_change (document, 0, &error));
  wait_for_build (document);
  assert_body (fixture, "");
  assert_base_untouched (fixture);
}

/* Undo and redo over changes of every kind give back the bytes of each step. */
static void
test_undo_all (VariantFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  TcDocument *document = fixture->base.document;

  open_variant (fixture, "  <!-- Mine. -->\n");
  for (guint i = 0; i < G_N_ELEMENTS (reverted); i++) {
    g_ptr_array_add (texts, g_strdup (get_text (fixture)));
    apply (fixture, reverted[i].make ());
    g_assert_cmpstr (get_text (fixture), !=, texts->pdata[i]);
  }
  g_ptr_array_add (texts, g_strdup (get_text (fixture)));
  for (guint i = texts->len - 1; i > 0; i--) {
    tc_document_undo (document);
    g_assert_cmpstr (get_text (fixture), ==, texts->pdata[i - 1]);
  }
  for (guint i = 1; i < texts->len; i++) {
    tc_document_redo (document);
    g_assert_cmpstr (get_text (fixture), ==, texts->pdata[i]);
  }
  wait_for_build (document);
  assert_base_untouched (fixture);
}

/* -- What each page does ----------------------------------------------------------------------- */

typedef struct {
  const char *page;
  const char *path;
  const char *attribute;
  const char *value;
} PageEdit;

static const PageEdit page_edits[] = {
  { "map", "area-board/area[sedan]/outline/point#2", "x", "1131" },
  { "counters", "order-of-battle/unit[9-panzer]/full", "attack", "9" },
  { "tables", "tables/tactics-table[1]/row[8]", "tactic", "hold" },
  { "setups", "setups/fixed-setup[historical]/place[nl-3-corps]", "area", "rotterdam" },
  { "rules", "rules/stacking", "limit", "4" },
};

/* The whole has it, the variant says it, and the base does not. */
static void
test_page_edit (VariantFixture *fixture, gconstpointer data)
{
  const PageEdit *edit = data;
  TcDocument *document = fixture->base.document;

  open_variant (fixture, "");
  fixture_edit (&fixture->base, edit->path, edit->attribute, edit->value);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, edit->path, edit->attribute), ==, edit->value);
  g_assert_nonnull (strstr (get_text (fixture), edit->value));
  g_assert_cmpuint (strlen (get_text (fixture)), <, 4000);
  g_assert_cmpuint (tc_differences_get_n (tc_document_get_changes (document)), >=, 1);
  assert_base_untouched (fixture);
}

/* The source page edits the text of the variant itself. */
static void
test_typed_in_source (VariantFixture *fixture, gconstpointer data)
{
  static const char typed[] = "  <rules><stacking limit=\"4\"/></rules>\n";
  TcDocument *document = fixture->base.document;
  TcSource *source;
  g_autoptr (TcEdits) edits = NULL;
  guint32 at;

  open_variant (fixture, "");
  source = tc_document_get_source (document);
  edits = tc_edits_new (source);
  at = (guint32) strlen (ROOT);
  g_assert_true (tc_edits_add (edits, (TcSpan){ at, at }, typed, -1));
  g_assert_true (tc_document_type (document, "Type", NULL, edits));
  wait_for_build (document);
  assert_body (fixture, typed);
  g_assert_cmpstr (get_value (document, "rules/stacking", "limit"), ==, "4");
}

/* The pages still show the variant then. */
static void
test_revert_without_variant (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (TcSource) plain = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  open_variant (fixture, "");
  fixture_edit (&fixture->base, ARDENNES, "terrain", "mountain");
  wait_for_build (document);
  text = fixture_read (&fixture->base);
  plain = tc_source_new_for_string ("plain", text);
  edits = tc_diff_make_edits (tc_document_get_source (document), plain);
  g_assert_true (tc_document_type (document, "Type", NULL, edits));
  g_assert_false (tc_document_revert (document, ARDENNES, "terrain", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* -- Files ------------------------------------------------------------------------------------- */

static void
test_load_theirs (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;
  g_autofree char *mine = NULL;

  open_variant (fixture, "");
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  wait_for_build (document);
  mine = g_strdup (get_text (fixture));
  g_assert_true (g_file_set_contents (
    fixture->path, ROOT "  <rules><stacking limit=\"4\"/></rules>\n</variant>\n", -1, NULL));
  g_assert_true (load_theirs_now (document, &error));
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, "rules/stacking", "limit"), ==, "4");
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Ardennes");
  tc_document_undo (document);
  g_assert_cmpstr (get_text (fixture), ==, mine);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Hills");
}

static void
end_document (VariantFixture *fixture)
{
  gpointer gone = fixture->base.document;

  wait_for_build (fixture->base.document);
  g_object_add_weak_pointer (gone, &gone);
  g_object_unref (fixture->base.document);
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture->base.document = tc_document_new ();
}

/* (transfer full): the only draft, when it is there. */
static char *
wait_for_draft (const char *folder)
{
  for (;;) {
    g_autoptr (GPtrArray) drafts = tc_draft_list (folder);

    if (drafts->len > 0)
      return g_strdup (((TcDraft *) drafts->pdata[0])->file);
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (10000);
  }
}

/* After a crash the whole is there again, of one that has a file and of one that had none yet. */
static void
test_draft (VariantFixture *fixture, gconstpointer is_new)
{
  g_autofree char *folder = g_build_filename (fixture->base.folder, "drafts", NULL);
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;

  tc_document_keep_drafts (fixture->base.document, folder);
  open_variant (fixture, "");
  if (is_new != NULL) {
    g_autofree char *place = g_build_filename (fixture->base.folder, "new.scenario.xml", NULL);
    g_autoptr (TcSource) source = tc_source_new_for_string (place, ROOT "</variant>\n");

    tc_document_start_new (fixture->base.document, source);
    wait_for_build (fixture->base.document);
  }
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  file = wait_for_draft (folder);
  end_document (fixture);
  tc_document_keep_drafts (fixture->base.document, folder);
  g_assert_true (open_draft_now (fixture->base.document, file, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "name"), ==, "Hills");
  g_assert_cmpstr (tc_document_get_base_path (fixture->base.document), ==, fixture->base.path);
  g_assert_true (tc_document_is_modified (fixture->base.document));
  close_now (fixture->base.document);
  g_remove (file);
  g_rmdir (folder);
}

/* -- A base that has moved --------------------------------------------------------------------- */

#define MOVED                                                                                      \
  "  <area-board>\n"                                                                               \
  "    <area id=\"sedan\" name=\"Sedan town\" was-name=\"Sedan\" terrain=\"forest\"/>\n"           \
  "  </area-board>\n"

/* The change whose base has moved is known by its finding, and no other is. */
static void
test_moved (VariantFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  TcDifferences *changes;
  guint finding;
  guint n_found = 0;

  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan sur Meuse\"");
  open_variant (fixture, MOVED);
  changes = tc_document_get_changes (document);
  g_assert_cmpuint (tc_differences_get_n (changes), ==, 2);
  for (guint i = 0; i < 2; i++) {
    if (!tc_document_find_moved (document, i, &finding))
      continue;
    n_found++;
    g_assert_cmpstr (tc_differences_get (changes, i)->attribute->name, ==, "name");
    g_assert_cmpstr (
      tc_report_get (tc_build_get_report (tc_document_get_build (document)), finding)->code, ==,
      "VAR005");
  }
  g_assert_cmpuint (n_found, ==, 1);
}

static void
add_with (const char *group,
          const char *name,
          gconstpointer data,
          void (*test) (VariantFixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/document-variant/", group, "/", name, NULL);

  g_test_add (path, VariantFixture, data, set_up, test, tear_down);
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
  add ("phrase-follows", test_phrase_follows);
  add ("edits-in-a-row", test_edits_in_a_row);
  add ("flattened-is-the-full-file", test_flattened_is_the_full_file);
  add ("revert", test_revert);
  add ("saves-the-variant-alone", test_saves_the_variant_alone);
  add ("base-changes", test_base_changes);
  add ("problem-is-in-its-file", test_problem_is_in_its_file);
  for (guint i = 0; i < G_N_ELEMENTS (reverted); i++)
    add_with ("revert-change", reverted[i].name, &reverted[i], test_revert_change);
  add ("revert-one-of-two", test_revert_one_of_two);
  add ("undo-all", test_undo_all);
  for (guint i = 0; i < G_N_ELEMENTS (page_edits); i++)
    add_with ("page", page_edits[i].page, &page_edits[i], test_page_edit);
  add ("typed-in-source", test_typed_in_source);
  add ("revert-without-variant", test_revert_without_variant);
  add ("load-theirs", test_load_theirs);
  add_with ("draft", "saved", NULL, test_draft);
  add_with ("draft", "new", "new", test_draft);
  add ("moved", test_moved);

  return g_test_run ();
}
