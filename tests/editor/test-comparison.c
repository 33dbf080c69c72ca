/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-comparison.h"

#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"

/* The document and its file on disk, or in the last commit: what differs, change by change, and
 * what becomes of both by a merge. */

#define SEDAN "area-board/area[sedan]"

static void
take_result_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
wait_for (GAsyncResult *const *result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static TcComparison *
compare_now (Fixture *fixture, TcCompareWith with, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_compare_async (fixture->document, with, NULL, NULL, take_result_cb, &result);
  wait_for (&result);
  return tc_document_compare_finish (fixture->document, result, error);
}

static TcComparison *
compare_well (Fixture *fixture, TcCompareWith with)
{
  g_autoptr (GError) error = NULL;
  TcComparison *comparison;

  wait_for_build (fixture->document);
  comparison = compare_now (fixture, with, &error);
  g_assert_no_error (error);
  return comparison;
}

static void
assert_sentence (TcDifferences *differences, guint index, const char *wanted)
{
  g_autofree char *sentence = NULL;

  g_assert_cmpuint (index, <, tc_differences_get_n (differences));
  sentence = tc_differences_dup_sentence (differences, index);
  g_assert_cmpstr (sentence, ==, wanted);
}

/* -- On disk ----------------------------------------------------------------------------------- */

static void
test_both_sides (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcComparison) same = NULL;
  g_autoptr (TcComparison) comparison = NULL;

  fixture_open (fixture);
  same = compare_well (fixture, TC_COMPARE_DISK);
  g_assert_true (same->knows_before);
  g_assert_cmpuint (tc_differences_get_n (same->by_me), ==, 0);
  g_assert_cmpuint (tc_differences_get_n (same->by_them), ==, 0);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  fixture_rewrite (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  comparison = compare_well (fixture, TC_COMPARE_DISK);
  g_assert_cmpuint (tc_differences_get_n (comparison->by_me), ==, 1);
  g_assert_cmpuint (tc_differences_get_n (comparison->by_them), ==, 1);
  assert_sentence (comparison->by_me, 0, "Ardennes: name \"Ardennes\" becomes \"Hills\"");
  assert_sentence (comparison->by_them, 0, "Sedan: name \"Sedan\" becomes \"Sedan town\"");
}

/* What was saved is what both sides begin with from then on. */
static void
test_after_a_save (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcComparison) comparison = NULL;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  fixture_rewrite (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  comparison = compare_well (fixture, TC_COMPARE_DISK);
  g_assert_cmpuint (tc_differences_get_n (comparison->by_me), ==, 0);
  g_assert_cmpuint (tc_differences_get_n (comparison->by_them), ==, 1);
}

static void
test_no_scenario (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcComparison) comparison = NULL;
  g_autoptr (TcComparison) none = NULL;
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  fixture_rewrite (fixture, "</about>", "</abuot>");
  comparison = compare_well (fixture, TC_COMPARE_DISK);
  g_assert_null (comparison->by_them);
  g_assert_nonnull (strstr (tc_source_get_text (comparison->other, NULL), "</abuot>"));
  g_unlink (fixture->path);
  none = compare_now (fixture, TC_COMPARE_DISK, &error);
  g_assert_null (none);
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
}

/* -- Taking changes back ----------------------------------------------------------------------- */

/* (transfer full): a change of the fixture's scenario, as the operation that makes it. */
typedef TcOperation *(*MakeChange) (void);

static TcOperation *
set_value (void)
{
  return tc_operation_new_set (SEDAN, "terrain", "forest");
}

static TcOperation *
set_source (void)
{
  return tc_operation_new_set (SEDAN, "src-of", "name:rulebook nation:designer");
}

static TcOperation *
remove_thing (void)
{
  return tc_operation_new_remove ("area-board/link[sedan-verdun]");
}

static TcOperation *
add_thing (void)
{
  static const char *const attributes[] = { "a", "sedan", "b", "paris", NULL };

  return tc_operation_new_insert ("area-board", "link", attributes);
}

static TcOperation *
move_thing (void)
{
  return tc_operation_new_move (SEDAN, TRUE);
}

static TcOperation *
set_words (void)
{
  return tc_operation_new_set_text ("about/p#1", "Other words.");
}

static TcOperation *
set_point (void)
{
  return tc_operation_new_set (SEDAN "/outline/point#2", "x", "7");
}

/* Several corners are one change. */
static TcOperation *
redraw (void)
{
  TcOperation *group = tc_operation_new_group ("Redraw");

  tc_operation_group_take (group, tc_operation_new_set (SEDAN "/outline/point#1", "y", "8"));
  tc_operation_group_take (group, tc_operation_new_set (SEDAN "/outline/point#3", "x", "7"));
  tc_operation_group_take (group, tc_operation_new_remove (SEDAN "/outline/point#2"));
  return group;
}

/* A corner of two areas, in one direction only. */
static TcOperation *
move_corner (void)
{
  TcOperation *group = tc_operation_new_group ("Corner");

  tc_operation_group_take (group, tc_operation_new_set (SEDAN "/outline/point#3", "x", "1138"));
  tc_operation_group_take (
    group, tc_operation_new_set ("area-board/area[ardennes]/outline/point#42", "x", "1138"));
  return group;
}

static TcOperation *
set_numbers (void)
{
  TcOperation *group = tc_operation_new_group ("Numbers");

  tc_operation_group_take (
    group, tc_operation_new_set ("order-of-battle/unit[5-panzer]/full", "attack", "3"));
  tc_operation_group_take (
    group, tc_operation_new_set ("order-of-battle/unit[5-panzer]/full", "movement", "5"));
  return group;
}

typedef struct {
  const char *name;
  MakeChange make;
} Change;

static const Change changes[] = {
  { "value", set_value },       { "source", set_source }, { "removed", remove_thing },
  { "added", add_thing },       { "moved", move_thing },  { "words", set_words },
  { "without-key", set_point }, { "redrawn", redraw },    { "shared-corner", move_corner },
  { "two", set_numbers },
};

/* Each change that was made is taken back, one at a time, and the scenario is what it was. */
static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  const Change *change = data;
  g_autoptr (TcOperation) operation = change->make ();
  g_autoptr (GError) error = NULL;
  guint n = 1;

  fixture_open (fixture);
  g_assert_true (tc_document_apply_operation (fixture->document, operation, NULL, &error));
  g_assert_no_error (error);
  for (guint steps = 0; n > 0; steps++) {
    g_autoptr (TcComparison) comparison = compare_well (fixture, TC_COMPARE_DISK);

    n = tc_differences_get_n (comparison->by_me);
    g_assert_true (steps > 0 || n > 0);
    g_assert_cmpuint (steps, <, 4);
    if (n == 0)
      break;
    g_assert_true (tc_differences_can_take_back (comparison->by_me, 0));
    g_assert_true (tc_document_take_back (fixture->document, comparison->by_me, 0, &error));
    g_assert_no_error (error);
  }
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   fixture->text);
  g_assert_false (tc_document_is_modified (fixture->document));
  while (tc_document_get_position (fixture->document) > 0)
    tc_document_undo (fixture->document);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   fixture->text);
}

/* One step of the editor changes two things, and one of them is taken back: the other one stays. */
static void
test_take_back_one (Fixture *fixture, gconstpointer data)
{
  const Change *change = data;

  fixture_open (fixture);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (TcOperation) operation = change->make ();
    g_autoptr (TcComparison) before = NULL;
    g_autoptr (TcComparison) after = NULL;
    g_autofree char *other = NULL;
    g_autoptr (GError) error = NULL;

    g_assert_true (tc_document_apply_operation (fixture->document, operation, NULL, &error));
    before = compare_well (fixture, TC_COMPARE_DISK);
    g_assert_cmpuint (tc_differences_get_n (before->by_me), ==, 2);
    other = tc_differences_dup_sentence (before->by_me, 1 - i);
    g_assert_true (tc_document_take_back (fixture->document, before->by_me, i, &error));
    after = compare_well (fixture, TC_COMPARE_DISK);
    g_assert_cmpuint (tc_differences_get_n (after->by_me), ==, 1);
    assert_sentence (after->by_me, 0, other);
    tc_document_undo (fixture->document);
    tc_document_undo (fixture->document);
  }
}

static void
edit_and_take_back (Fixture *fixture, const char *attribute, const char *value)
{
  g_autoptr (TcComparison) comparison = NULL;
  g_autoptr (GError) error = NULL;

  fixture_edit (fixture, SEDAN, attribute, value);
  g_assert_true (tc_document_is_modified (fixture->document));
  comparison = compare_well (fixture, TC_COMPARE_DISK);
  g_assert_true (tc_document_take_back (fixture->document, comparison->by_me, 0, &error));
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   fixture->text);
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* A value that is taken back has its source again, in its place among others: nothing of the edit
 * is left in the text, and there is nothing to save. */
static void
test_source_comes_back (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  edit_and_take_back (fixture, "terrain", "forest");
  edit_and_take_back (fixture, "name", "Sedan on the Meuse");
  edit_and_take_back (fixture, "nation", "belgium");
}

/* -- In the last commit ------------------------------------------------------------------------ */

static void
git (Fixture *fixture, const char *folder, const char *arguments)
{
  g_autofree char *line =
    g_strdup_printf ("git -C %s/%s -c user.name=Anna -c user.email=anna@example.org %s",
                     fixture->folder, folder, arguments);
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
remove_all (Fixture *fixture)
{
  g_autofree char *line = g_strdup_printf ("rm -rf %s", fixture->folder);

  if (tc_document_is_building (fixture->document))
    wait_for_build (fixture->document);
  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL));
}

static void
assert_no_commit (Fixture *fixture, const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcComparison) comparison = compare_now (fixture, TC_COMPARE_COMMIT, &error);

  g_assert_null (comparison);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_no_commit (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  assert_no_commit (fixture, "not in a git repository");
  git (fixture, ".", "init -q");
  assert_no_commit (fixture, "The last commit does not have this file.");
  remove_all (fixture);
}

/* Moves the fixture's file to @folder of a new repository there, and commits it. */
static void
commit_in (Fixture *fixture, const char *folder)
{
  g_autofree char *around = g_build_filename (fixture->folder, folder, NULL);
  g_autofree char *path = g_build_filename (around, "copy.scenario.xml", NULL);

  g_assert_cmpint (g_mkdir_with_parents (around, 0755), ==, 0);
  if (!g_str_equal (folder, "."))
    g_assert_cmpint (g_rename (fixture->path, path), ==, 0);
  git (fixture, ".", "init -q");
  git (fixture, ".", "add .");
  git (fixture, ".", "commit -q -m first");
  g_free (fixture->path);
  fixture->path = g_steal_pointer (&path);
}

static void
assert_one_change (Fixture *fixture)
{
  g_autoptr (TcComparison) comparison = compare_well (fixture, TC_COMPARE_COMMIT);
  g_autoptr (TcComparison) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (comparison->knows_before);
  g_assert_null (comparison->by_them);
  g_assert_cmpuint (tc_differences_get_n (comparison->by_me), ==, 1);
  assert_sentence (comparison->by_me, 0, "Ardennes: name \"Ardennes\" becomes \"Hills\"");
  g_assert_true (tc_document_take_back (fixture->document, comparison->by_me, 0, &error));
  after = compare_well (fixture, TC_COMPARE_COMMIT);
  g_assert_cmpuint (tc_differences_get_n (after->by_me), ==, 0);
}

/* Saved since, in a folder of the repository. */
static void
test_commit (Fixture *fixture, gconstpointer folder)
{
  g_autoptr (GError) error = NULL;

  commit_in (fixture, folder);
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  assert_one_change (fixture);
  remove_all (fixture);
}

/* A worktree has a file called .git, and a branch of its own. */
static void
test_worktree (Fixture *fixture, gconstpointer data)
{
  commit_in (fixture, "maps");
  git (fixture, ".", "worktree add -q tree -b other");
  g_free (fixture->path);
  fixture->path = g_build_filename (fixture->folder, "tree", "maps", "copy.scenario.xml", NULL);
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  assert_one_change (fixture);
  remove_all (fixture);
}

/* -- Merging ----------------------------------------------------------------------------------- */

static TcDiskMerge *
prepare_now (Fixture *fixture, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_prepare_merge_async (fixture->document, take_result_cb, &result);
  wait_for (&result);
  return tc_document_prepare_merge_finish (fixture->document, result, error);
}

static gboolean
merge_now (Fixture *fixture, TcDiskMerge *merge, const char *taken, GError **error)
{
  const char *names[] = { taken, NULL };
  g_autoptr (GAsyncResult) result = NULL;
  guint n;

  tc_document_merge_async (fixture->document, merge, taken != NULL ? names : NULL, take_result_cb,
                           &result);
  wait_for (&result);
  return tc_document_merge_finish (fixture->document, result, &n, error);
}

static const char *
get_text (Fixture *fixture)
{
  return tc_source_get_text (tc_document_get_source (fixture->document), NULL);
}

/* Both changes are there, as one step; the next save replaces what was read, and no more. */
static void
test_merge (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDiskMerge) merge = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *mine = NULL;
  guint n;

  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  mine = g_strdup (get_text (fixture));
  n = tc_document_get_n_steps (fixture->document);
  fixture_rewrite (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  g_assert_cmpint (tc_document_check_disk (fixture->document), ==, TC_DISK_CHANGED);
  merge = prepare_now (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tc_disk_merge_get_disputes (merge)->len, ==, 0);
  g_assert_cmpstr (get_text (fixture), ==, mine);
  g_assert_true (merge_now (fixture, merge, NULL, &error));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, SEDAN, "name"), ==, "Sedan town");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hills");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, n + 1);
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_cmpint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);
  tc_document_undo (fixture->document);
  g_assert_cmpstr (get_text (fixture), ==, mine);
  tc_document_redo (fixture->document);
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_no_error (error);
}

/* What they wrote is what both begin with from then on: a second merge brings only what is new. */
static void
test_merge_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDiskMerge) first = NULL;
  g_autoptr (TcDiskMerge) second = NULL;
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  fixture_rewrite (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  first = prepare_now (fixture, &error);
  g_assert_true (merge_now (fixture, first, NULL, &error));
  g_assert_false (tc_document_is_modified (fixture->document));
  fixture_edit (fixture, SEDAN, "name", "Sedan again");
  fixture_rewrite (fixture, "name=\"Ardennes\"", "name=\"Hills\"");
  second = prepare_now (fixture, &error);
  g_assert_cmpuint (tc_disk_merge_get_disputes (second)->len, ==, 0);
  g_assert_true (merge_now (fixture, second, NULL, &error));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, SEDAN, "name"), ==, "Sedan again");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hills");
}

static void
test_conflict (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDiskMerge) merge = NULL;
  g_autoptr (GError) error = NULL;
  const TcThreeDispute *dispute;

  fixture_open (fixture);
  fixture_edit (fixture, SEDAN, "name", "Mine");
  fixture_rewrite (fixture, "name=\"Sedan\"", "name=\"Theirs\"");
  merge = prepare_now (fixture, &error);
  g_assert_cmpuint (tc_disk_merge_get_disputes (merge)->len, ==, 1);
  dispute = tc_disk_merge_get_disputes (merge)->pdata[0];
  g_assert_cmpstr (dispute->base, ==, "\"Sedan\"");
  g_assert_cmpstr (dispute->ours, ==, "\"Mine\"");
  g_assert_cmpstr (dispute->theirs, ==, "\"Theirs\"");
  g_assert_true (merge_now (fixture, merge, dispute->name, &error));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, SEDAN, "name"), ==, "Theirs");
  tc_document_undo (fixture->document);
  g_assert_true (merge_now (fixture, merge, NULL, &error));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, SEDAN, "name"), ==, "Mine");
}

/* A text that has changed since, a file that is no scenario, and one whose past is not known. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDiskMerge) merge = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;

  fixture_open (fixture);
  fixture_rewrite (fixture, "name=\"Sedan\"", "name=\"Theirs\"");
  merge = prepare_now (fixture, &error);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  before = g_strdup (get_text (fixture));
  g_assert_false (merge_now (fixture, merge, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  fixture_rewrite (fixture, "</about>", "</abuot>");
  g_assert_null (prepare_now (fixture, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "The two texts cannot be merged."));
  g_assert_cmpstr (get_text (fixture), ==, before);
}

/* -- A variant --------------------------------------------------------------------------------- */

#define ARDENNES_ID "id=\"ardennes\""

#define VARIANT                                                                                    \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"copy.scenario.xml\">\n"    \
  "  <area-board>\n"                                                                               \
  "    <area id=\"sedan\" name=\"Sedan town\" was-name=\"Sedan\"/>\n"                              \
  "  </area-board>\n"                                                                              \
  "</variant>\n"

static void
test_variant (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "v.scenario.xml", NULL);
  g_autofree char *base = fixture->path;
  g_autoptr (TcComparison) comparison = NULL;
  g_autoptr (TcDiskMerge) merge = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, VARIANT, -1, NULL));
  fixture->path = g_strdup (path);
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "name", "Hills");
  fixture_rewrite (fixture, "Sedan town", "Sedan city");
  comparison = compare_well (fixture, TC_COMPARE_DISK);
  g_assert_cmpuint (tc_differences_get_n (comparison->by_me), ==, 1);
  assert_sentence (comparison->by_me, 0, "Ardennes: name \"Ardennes\" becomes \"Hills\"");
  assert_sentence (comparison->by_them, 0,
                   "Sedan town: name \"Sedan town\" becomes \"Sedan city\"");
  merge = prepare_now (fixture, &error);
  g_assert_no_error (error);
  g_assert_true (merge_now (fixture, merge, NULL, &error));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, SEDAN, "name"), ==, "Sedan city");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hills");
  g_assert_true (tc_document_is_variant (fixture->document));
  g_unlink (base);
}

/* (transfer full): the document, compared with another file in its folder that says @text. */
static TcComparison *
compare_with_text (Fixture *fixture, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, "other.scenario.xml", NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  TcComparison *comparison;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  wait_for_build (fixture->document);
  tc_document_compare_async (fixture->document, TC_COMPARE_FILE, path, NULL, take_result_cb,
                             &result);
  wait_for (&result);
  comparison = tc_document_compare_finish (fixture->document, result, &error);
  g_assert_no_error (error);
  g_unlink (path);
  return comparison;
}

static void
assert_lines (TcSource *lines, const char *wanted)
{
  g_assert_cmpstr (tc_source_get_text (lines, NULL), ==, wanted);
}

/* A variant beside a scenario is what comes out of it; beside one of the same base it is what was
 * written; beside one of another base, here of itself, both are what comes out. */
static void
test_variant_lines (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "v.scenario.xml", NULL);
  g_autofree char *base = fixture->path;
  g_autofree char *whole = NULL;
  g_autoptr (GString) sibling = g_string_new (VARIANT);
  g_autoptr (GString) further = g_string_new (VARIANT);
  g_autoptr (TcComparison) scenario = NULL;
  g_autoptr (TcComparison) same_base = NULL;
  g_autoptr (TcComparison) other_base = NULL;

  g_string_replace (sibling, "Sedan town", "Sedan city", 0);
  g_string_replace (further, "extends=\"copy.", "extends=\"v.", 1);
  g_string_replace (further, "name=\"Sedan town\" was-name=\"Sedan\"",
                    "name=\"Sedan city\" was-name=\"Sedan town\"", 1);
  g_assert_true (g_file_set_contents (path, VARIANT, -1, NULL));
  fixture->path = g_strdup (path);
  fixture_open (fixture);
  wait_for_build (fixture->document);

  whole = tc_whole_dup_text (tc_build_get_whole (tc_document_get_build (fixture->document)));
  scenario = compare_with_text (fixture, fixture->text);
  g_assert_cmpuint (scenario->n_flattened, ==, 1);
  assert_lines (scenario->other_lines, fixture->text);
  assert_lines (scenario->my_lines, whole);
  assert_lines (scenario->mine, VARIANT);

  same_base = compare_with_text (fixture, sibling->str);
  g_assert_cmpuint (same_base->n_flattened, ==, 0);
  assert_lines (same_base->other_lines, sibling->str);
  assert_lines (same_base->my_lines, VARIANT);

  other_base = compare_with_text (fixture, further->str);
  g_assert_cmpuint (other_base->n_flattened, ==, 2);
  assert_lines (other_base->my_lines, whole);
  g_assert_nonnull (strstr (tc_source_get_text (other_base->other_lines, NULL), "Sedan city"));
  g_assert_nonnull (strstr (tc_source_get_text (other_base->other_lines, NULL), ARDENNES_ID));
  g_unlink (base);
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer), gconstpointer data)
{
  g_autofree char *path = g_strconcat ("/comparison/", name, NULL);

  g_test_add (path, Fixture, data, fixture_set_up, test, fixture_tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("both-sides", test_both_sides, NULL);
  add ("after-a-save", test_after_a_save, NULL);
  add ("no-scenario", test_no_scenario, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *name = g_strconcat ("take-back/", changes[i].name, NULL);

    add (name, test_take_back, &changes[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    if (changes[i].make == move_corner || changes[i].make == set_numbers) {
      g_autofree char *name = g_strconcat ("take-back-one/", changes[i].name, NULL);

      add (name, test_take_back_one, &changes[i]);
    }
  add ("source-comes-back", test_source_comes_back, NULL);
  add ("no-commit", test_no_commit, NULL);
  add ("commit", test_commit, ".");
  add ("commit-in-a-folder", test_commit, "maps/my-files");
  add ("worktree", test_worktree, NULL);
  add ("merge", test_merge, NULL);
  add ("merge-again", test_merge_again, NULL);
  add ("conflict", test_conflict, NULL);
  add ("refused", test_refused, NULL);
  add ("variant", test_variant, NULL);
  add ("variant-lines", test_variant_lines, NULL);

  return g_test_run ();
}
