/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static guint
count_lines_that_differ (const char *a, const char *b)
{
  g_auto (GStrv) old = g_strsplit (a, "\n", -1);
  g_auto (GStrv) new = g_strsplit (b, "\n", -1);
  guint n = 0;

  g_assert_cmpuint (g_strv_length (old), ==, g_strv_length (new));
  for (guint i = 0; old[i] != NULL; i++)
    n += !g_str_equal (old[i], new[i]);
  return n;
}

static void
test_opens (Fixture *fixture, gconstpointer data)
{
  g_autofree char *title = NULL;

  fixture_open (fixture);
  g_assert_nonnull (tc_document_get_scenario (fixture->document));
  g_assert_true (tc_document_is_readable (fixture->document));
  g_assert_nonnull (tc_build_get_ruleset (tc_document_get_build (fixture->document)));
  g_assert_false (tc_document_is_modified (fixture->document));
  g_object_get (fixture->document, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "copy.scenario.xml");
}

static void
test_missing_file_changes_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  g_assert_false (open_now (fixture->document, "/nowhere/at-all.xml", &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  g_assert_cmpstr (tc_document_get_path (fixture->document), ==, fixture->path);
  g_assert_nonnull (tc_document_get_scenario (fixture->document));
}

static void
test_edit_undo_redo (Fixture *fixture, gconstpointer data)
{
  gsize length;

  fixture_open (fixture);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "forest");
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_assert_true (tc_document_is_building (fixture->document));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_true (tc_document_is_modified (fixture->document));

  tc_document_undo (fixture->document);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), &length), ==,
                   fixture->text);
  g_assert_false (tc_document_is_modified (fixture->document));
  tc_document_redo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
}

static void
test_save_changes_one_line (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_no_error (error);
  g_assert_false (tc_document_is_modified (fixture->document));
  saved = fixture_read (fixture);
  g_assert_cmpuint (count_lines_that_differ (fixture->text, saved), ==, 1);
}

static void
test_save_refuses_a_conflict (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *mine = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  fixture_rewrite (fixture, "id=\"ardennes\" name=\"Ardennes\"",
                   "id=\"ardennes\" name=\"The Ardennes\"");
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_CHANGED);
  g_assert_false (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_CONFLICT);
  theirs = fixture_read (fixture);
  g_assert_nonnull (strstr (theirs, "The Ardennes"));
  g_assert_true (tc_document_is_modified (fixture->document));

  g_clear_error (&error);
  g_assert_true (save_now (fixture->document, NULL, TRUE, &error));
  g_assert_no_error (error);
  mine = fixture_read (fixture);
  g_assert_null (strstr (mine, "The Ardennes"));
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);
}

/* The second edit comes before the first is built: it is made against the text as it is. */
static void
test_edits_outrun_the_build (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  fixture_edit (fixture, ARDENNES, "port", "true");
  fixture_edit (fixture, "area-board/area[sedan]", "terrain", "mountain");
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "port"), ==, "true");
  g_assert_cmpstr (get_value (fixture->document, "area-board/area[sedan]", "terrain"), ==,
                   "mountain");
}

static guint
count_undo_steps (TcDocument *document)
{
  gboolean can_undo = TRUE;
  guint n = 0;

  for (g_object_get (document, "can-undo", &can_undo, NULL); can_undo;
       g_object_get (document, "can-undo", &can_undo, NULL)) {
    tc_document_undo (document);
    n++;
  }
  return n;
}

static void
test_typing_merges (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "name", "Ardenne");
  fixture_edit (fixture, ARDENNES, "name", "Ardenn");
  fixture_edit (fixture, ARDENNES, "name", "Arden");
  g_assert_cmpuint (count_undo_steps (fixture->document), ==, 1);

  fixture_edit (fixture, ARDENNES, "name", "Ardenne");
  tc_document_break_merge (fixture->document);
  fixture_edit (fixture, ARDENNES, "name", "Ardenn");
  fixture_edit (fixture, ARDENNES, "x", "1300");
  g_assert_cmpuint (count_undo_steps (fixture->document), ==, 3);
}

static void
test_labels (Fixture *fixture, gconstpointer data)
{
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_object_get (fixture->document, "undo-label", &undo, "redo-label", &redo, NULL);
  g_assert_nonnull (strstr (undo, "Ardennes"));
  g_assert_cmpstr (redo, ==, "");
}

static void
test_selection_follows_a_rename (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  tc_document_select (fixture->document, ARDENNES);
  fixture_edit (fixture, ARDENNES, "id", "forest-of-ardennes");
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==,
                   "area-board/area[forest-of-ardennes]");
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, ARDENNES);
}

/* A form refuses an id that another has; in the source it can be typed all the same. While it is
 * there twice the two share a key; the selection stays on its own datum. */
/* Undoing a deletion shows what came back, unless something else was selected meanwhile. */
static void
test_selection_comes_back (Fixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->document;

  for (guint i = 0; i < 2; i++) {
    const char *other = i == 0 ? "" : "area-board/area[sedan]";
    g_autoptr (TcOperation) operation = tc_operation_new_remove (ARDENNES);
    g_autoptr (GError) error = NULL;

    if (i == 0)
      fixture_open (fixture);
    tc_document_select (document, ARDENNES);
    g_assert_true (tc_document_apply_operation (document, operation, NULL, &error));
    wait_for_build (document);
    g_assert_cmpstr (tc_document_get_selected (document), ==, "");
    tc_document_select (document, other);
    tc_document_undo (document);
    wait_for_build (document);
    g_assert_cmpstr (tc_document_get_selected (document), ==, i == 0 ? ARDENNES : other);
  }
}

static void
test_selection_survives_a_taken_id (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (GError) error = NULL;
  TcScenario *scenario;
  TcSpan span;

  fixture_open (fixture);
  tc_document_select (fixture->document, ARDENNES);
  g_assert_false (tc_document_set_attribute (fixture->document, ARDENNES, "id", "sedan", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  scenario = tc_document_get_scenario (fixture->document);
  g_assert_true (tc_scenario_get_value_span (
    scenario, tc_document_get_selected_node (fixture->document), "id", &span));
  edits = tc_edits_new (tc_scenario_get_source (scenario));
  g_assert_true (tc_edits_add (edits, span, "sedan", -1));
  g_assert_true (tc_document_apply (fixture->document, "Type", NULL, edits));
  wait_for_build (fixture->document);
  g_assert_cmpstr (
    get_value (fixture->document, tc_document_get_selected (fixture->document), "name"), ==,
    "Ardennes");
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, ARDENNES);
}

static void
test_unknown_attribute_is_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  g_assert_false (tc_document_set_attribute (fixture->document, ARDENNES, "nonsense", "1", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_false (tc_document_is_modified (fixture->document));
}

static void
test_broken_text_has_problems (Fixture *fixture, gconstpointer data)
{
  TcBuild *build;

  fixture_rewrite (fixture, "</scenario>", "</scenary>");
  fixture_open (fixture);
  build = tc_document_get_build (fixture->document);
  g_assert_false (tc_document_is_readable (fixture->document));
  g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), >, 0);
  g_assert_null (tc_document_get_scenario (fixture->document));
}

/* Their version is one step: undoing it gives mine back, and no save has happened by then. */
static void
test_load_theirs (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean is_modified;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  fixture_rewrite (fixture, "id=\"ardennes\" name=\"Ardennes\"",
                   "id=\"ardennes\" name=\"The Ardennes\"");
  g_assert_true (load_theirs_now (fixture->document, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "The Ardennes");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "forest");
  g_assert_false (tc_document_is_modified (fixture->document));
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_object_get (fixture->document, "modified", &is_modified, NULL);
  g_assert_true (is_modified);
}

/* What is kept counts as unsaved, even if it is what was last saved from here. */
static void
test_keep_mine (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  fixture_open (fixture);
  fixture_rewrite (fixture, "id=\"ardennes\" name=\"Ardennes\"",
                   "id=\"ardennes\" name=\"The Ardennes\"");
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_CHANGED);
  g_assert_true (keep_mine_now (fixture->document, &error));
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_cmpuint (tc_document_get_saved_position (fixture->document), ==, TC_HISTORY_NEVER_SAVED);
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_no_error (error);
  saved = fixture_read (fixture);
  g_assert_cmpstr (saved, ==, fixture->text);
}

static void
replace (TcDocument *document, const char *old, const char *new)
{
  TcSource *source = tc_document_get_source (document);
  const char *text = tc_source_get_text (source, NULL);
  const char *found = strstr (text, old);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  gsize start;

  g_assert_nonnull (found);
  start = (gsize) (found - text);
  g_assert_true (tc_edits_add (edits, (TcSpan){ start, start + strlen (old) }, new, strlen (new)));
  g_assert_true (tc_document_apply (document, "Replace", NULL, edits));
}

/* By whatever steps the text came back to that of the file: nothing is left to save. */
static void
test_text_of_the_file_is_no_change (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean is_modified;

  fixture_open (fixture);
  replace (fixture->document, "Ardennes", "Eifel");
  g_assert_true (tc_document_is_modified (fixture->document));
  replace (fixture->document, "Eifel", "Ardennes");
  g_object_get (fixture->document, "modified", &is_modified, NULL);
  g_assert_false (is_modified);
  g_assert_cmpuint (tc_document_get_saved_position (fixture->document), ==, 2);

  /* The same was written by another program meanwhile. */
  replace (fixture->document, "Ardennes", "Eifel");
  fixture_rewrite (fixture, "Ardennes", "Eifel");
  g_assert_true (keep_mine_now (fixture->document, &error));
  g_assert_no_error (error);
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* The system tells that another program wrote the file: nobody has to ask. */
static void
test_disk_is_watched (Fixture *fixture, gconstpointer data)
{
  guint state = TC_DISK_SAME;

  fixture_open (fixture);
  fixture_rewrite (fixture, "id=\"ardennes\" name=\"Ardennes\"",
                   "id=\"ardennes\" name=\"The Ardennes\"");
  while (state != TC_DISK_CHANGED) {
    g_main_context_iteration (NULL, TRUE);
    g_object_get (fixture->document, "disk-state", &state, NULL);
  }
  g_assert_cmpint (g_remove (fixture->path), ==, 0);
  while (state != TC_DISK_GONE) {
    g_main_context_iteration (NULL, TRUE);
    g_object_get (fixture->document, "disk-state", &state, NULL);
  }
}

static void
test_new_has_no_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_autofree char *target = g_build_filename (fixture->folder, "mine.scenario.xml", NULL);
  g_autoptr (TcSource) model = tc_source_new_for_string ("Mine", fixture->text);

  tc_document_start_new (fixture->document, model);
  wait_for_build (fixture->document);
  g_assert_null (tc_document_get_path (fixture->document));
  g_assert_false (tc_document_is_modified (fixture->document));
  title = tc_document_dup_title (fixture->document);
  g_assert_cmpstr (title, ==, "Mine");
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_assert_true (save_now (fixture->document, target, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (tc_document_get_path (fixture->document), ==, target);
  g_assert_true (g_file_test (target, G_FILE_TEST_EXISTS));
  g_remove (target);
}

static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  fixture_open (fixture);
  g_assert_true (tc_document_is_read_only (fixture->document));
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_assert_false (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE);
  g_assert_true (tc_document_is_modified (fixture->document));
}

/* The list of steps reaches over saves, and any of them can be gone to. */
static void
test_history_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  fixture_edit (fixture, ARDENNES, "port", "true");
  fixture_edit (fixture, "area-board/area[sedan]", "terrain", "mountain");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 3);
  g_assert_cmpuint (tc_document_get_position (fixture->document), ==, 3);
  g_assert_cmpuint (tc_document_get_saved_position (fixture->document), ==, 1);
  g_assert_nonnull (strstr (tc_document_get_step_label (fixture->document, 2), "Sedan"));
  tc_document_go_to (fixture->document, 0);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   fixture->text);
  g_assert_true (tc_document_is_modified (fixture->document));
  tc_document_go_to (fixture->document, 1);
  g_assert_false (tc_document_is_modified (fixture->document));
  tc_document_go_to (fixture->document, 3);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, "area-board/area[sedan]", "terrain"), ==,
                   "mountain");
}

static void
test_is_freed (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  g_assert_finalize_object (g_steal_pointer (&fixture->document));
}

/* What each of these does while a thread is at work. */
typedef struct {
  TcDocument *document;
  gboolean is_stopped;
  gboolean is_edited; /* it could be */
  guint n_shown;
} Meanwhile;

static void
work_cb (Meanwhile *meanwhile)
{
  if (tc_document_get_work (meanwhile->document) == NULL)
    return;
  meanwhile->n_shown++;
  if (meanwhile->is_stopped)
    tc_document_stop_work (meanwhile->document);
  if (meanwhile->is_edited)
    meanwhile->is_edited =
      tc_document_set_attribute (meanwhile->document, ARDENNES, "name", "Meanwhile", NULL);
}

static void
watch_work (Fixture *fixture, Meanwhile *meanwhile)
{
  meanwhile->document = fixture->document;
  g_signal_connect_swapped (fixture->document, "notify::work", G_CALLBACK (work_cb), meanwhile);
}

/* Nothing is changed by what was stopped, nor while another text is on its way. */
static void
test_opening_is_stopped (Fixture *fixture, gconstpointer data)
{
  Meanwhile meanwhile = { .is_stopped = TRUE, .is_edited = TRUE };
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  wait_for_build (fixture->document);
  watch_work (fixture, &meanwhile);
  g_assert_false (open_now (fixture->document, fixture->path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (meanwhile.n_shown, ==, 1);
  g_assert_false (meanwhile.is_edited);
  g_assert_null (tc_document_get_work (fixture->document));
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
}

/* A save writes the text it began with; the changes made meanwhile are not saved. */
static void
test_edit_during_a_save (Fixture *fixture, gconstpointer data)
{
  Meanwhile meanwhile = { .is_edited = TRUE };
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  wait_for_build (fixture->document);
  watch_work (fixture, &meanwhile);
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_no_error (error);
  g_assert_true (meanwhile.is_edited);
  saved = fixture_read (fixture);
  g_assert_null (strstr (saved, "Meanwhile"));
  g_assert_cmpuint (count_lines_that_differ (fixture->text, saved), ==, 1);
  g_assert_true (tc_document_is_modified (fixture->document));
  tc_document_undo (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);
}

static void
test_saving_is_stopped (Fixture *fixture, gconstpointer data)
{
  Meanwhile meanwhile = { .is_stopped = TRUE };
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  watch_work (fixture, &meanwhile);
  g_assert_false (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  kept = fixture_read (fixture);
  g_assert_cmpstr (kept, ==, fixture->text);
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);
}

static void
take_result_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_ptr_array_add (user_data, g_object_ref (result));
}

/* One thing at a time: what comes second is refused, and changes nothing. */
static void
test_one_work_at_a_time (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) refused = g_ptr_array_new_with_free_func (g_object_unref);
  TcDocument *document = fixture->document;
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  tc_document_save_async (document, NULL, FALSE, take_result_cb, results);
  g_assert_true (tc_document_is_saving (document));
  tc_document_save_async (document, NULL, FALSE, take_result_cb, refused);
  tc_document_open_async (document, fixture->path, take_result_cb, refused);
  while (results->len < 1 || refused->len < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tc_document_save_finish (document, results->pdata[0], &error));
  g_assert_no_error (error);
  for (guint i = 0; i < 2; i++) {
    g_assert_false (g_task_propagate_boolean (refused->pdata[i], &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
    g_clear_error (&error);
  }
  saved = fixture_read (fixture);
  g_assert_cmpuint (count_lines_that_differ (fixture->text, saved), ==, 1);
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
}

/* As somebody's notes do. */
static void
make_large (Fixture *fixture)
{
  g_autofree char *filling = g_strnfill (64 * 1024, '.');
  g_autoptr (GString) text = g_string_new (fixture->text);

  for (guint i = 0; i < 40; i++)
    g_string_append_printf (text, "<!--%s-->\n", filling);
  g_assert_true (g_file_set_contents (fixture->path, text->str, -1, NULL));
}

static void
refused_cb (GString *refusals, const char *message)
{
  g_string_append_printf (refusals, "%s\n", message);
}

/* Each waits for what the one before has made of the text, and nothing stands still meanwhile. */
static void
test_operations_wait_for_a_large_text (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) refusals = g_string_new (NULL);
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;

  make_large (fixture);
  fixture_open (fixture);
  g_signal_connect_swapped (fixture->document, "refused", G_CALLBACK (refused_cb), refusals);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  g_assert_null (tc_document_get_work (fixture->document));
  tc_document_break_merge (fixture->document);
  fixture_edit (fixture, ARDENNES, "port", "true");
  fixture_edit (fixture, "area-board/area[no-such-place]", "port", "true");
  fixture_edit (fixture, "area-board/area[sedan]", "terrain", "mountain");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  g_assert_nonnull (tc_document_get_work (fixture->document));
  scenario = tc_document_ref_current (fixture->document, &error);
  g_assert_null (scenario);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  /* A window that is closed now waits for them. */
  tc_document_leave_work (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 3);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "port"), ==, "true");
  g_assert_cmpstr (get_value (fixture->document, "area-board/area[sedan]", "terrain"), ==,
                   "mountain");
  g_assert_nonnull (strstr (refusals->str, "no-such-place"));
}

static void
test_waiting_operations_are_stopped (Fixture *fixture, gconstpointer data)
{
  make_large (fixture);
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  tc_document_break_merge (fixture->document);
  fixture_edit (fixture, ARDENNES, "port", "true");
  fixture_edit (fixture, "area-board/area[sedan]", "terrain", "mountain");
  tc_document_stop_work (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  fixture_edit (fixture, ARDENNES, "port", "true");
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 2);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/document/" name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_several_are_selected (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { ARDENNES, "area-board/area[sedan]", "area-board/area[x]",
                                       NULL };
  g_auto (GStrv) selection = NULL;
  g_auto (GStrv) one = NULL;
  guint n = 0;

  fixture_open (fixture);
  g_signal_connect_swapped (fixture->document, "notify::selected", G_CALLBACK (count_cb), &n);
  tc_document_select_several (fixture->document, paths);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, ARDENNES);
  selection = tc_document_dup_selection (fixture->document);
  g_assert_cmpuint (g_strv_length (selection), ==, 2);
  g_assert_cmpstr (selection[1], ==, "area-board/area[sedan]");
  tc_document_select (fixture->document, ARDENNES);
  g_assert_cmpuint (n, ==, 2);
  one = tc_document_dup_selection (fixture->document);
  g_assert_cmpuint (g_strv_length (one), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("opens", test_opens);
  ADD ("missing-file-changes-nothing", test_missing_file_changes_nothing);
  ADD ("edit-undo-redo", test_edit_undo_redo);
  ADD ("save-changes-one-line", test_save_changes_one_line);
  ADD ("save-refuses-a-conflict", test_save_refuses_a_conflict);
  ADD ("edits-outrun-the-build", test_edits_outrun_the_build);
  ADD ("typing-merges", test_typing_merges);
  ADD ("labels", test_labels);
  ADD ("selection-follows-a-rename", test_selection_follows_a_rename);
  ADD ("selection-survives-a-taken-id", test_selection_survives_a_taken_id);
  ADD ("selection-comes-back", test_selection_comes_back);
  ADD ("unknown-attribute-is-refused", test_unknown_attribute_is_refused);
  ADD ("broken-text-has-problems", test_broken_text_has_problems);
  ADD ("load-theirs", test_load_theirs);
  ADD ("keep-mine", test_keep_mine);
  ADD ("text-of-the-file-is-no-change", test_text_of_the_file_is_no_change);
  ADD ("disk-is-watched", test_disk_is_watched);
  ADD ("new-has-no-place", test_new_has_no_place);
  ADD ("read-only", test_read_only);
  ADD ("history-list", test_history_list);
  ADD ("several-are-selected", test_several_are_selected);
  ADD ("opening-is-stopped", test_opening_is_stopped);
  ADD ("edit-during-a-save", test_edit_during_a_save);
  ADD ("saving-is-stopped", test_saving_is_stopped);
  ADD ("one-work-at-a-time", test_one_work_at_a_time);
  ADD ("operations-wait-for-a-large-text", test_operations_wait_for_a_large_text);
  ADD ("waiting-operations-are-stopped", test_waiting_operations_are_stopped);
  ADD ("is-freed", test_is_freed);
  return g_test_run ();
}
