/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include "fixture.h"

static char *
dup_draft_folder (Fixture *fixture)
{
  return g_build_filename (fixture->folder, "drafts", NULL);
}

static void
clear_drafts (Fixture *fixture)
{
  g_autofree char *folder = dup_draft_folder (fixture);
  g_autoptr (GPtrArray) drafts = tc_draft_list (folder);

  for (guint i = 0; i < drafts->len; i++)
    g_remove (((TcDraft *) drafts->pdata[i])->file);
  g_rmdir (folder);
}

static guint
count_drafts (Fixture *fixture)
{
  g_autofree char *folder = dup_draft_folder (fixture);
  g_autoptr (GPtrArray) drafts = tc_draft_list (folder);

  return drafts->len;
}

static void
wait_for_drafts (Fixture *fixture, guint n)
{
  while (count_drafts (fixture) != n)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (10000);
}

/* As a kill would, with whatever its threads still hold. */
static void
end_document (Fixture *fixture)
{
  gpointer gone = fixture->document;

  wait_for_build (fixture->document);
  g_object_add_weak_pointer (gone, &gone);
  g_object_unref (fixture->document);
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture->document = tc_document_new ();
}

/* Opens, changes, and ends without a word, as a kill would. */
static void
crash (Fixture *fixture)
{
  g_autofree char *folder = dup_draft_folder (fixture);

  tc_document_keep_drafts (fixture->document, folder);
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  wait_for_drafts (fixture, 1);
  end_document (fixture);
  tc_document_keep_drafts (fixture->document, folder);
}

static void
test_recovers (Fixture *fixture, gconstpointer data)
{
  g_autofree char *now = NULL;

  crash (fixture);
  now = fixture_read (fixture);
  g_assert_cmpstr (now, ==, fixture->text);
  fixture_open (fixture);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_cmpint (tc_document_get_recovered_time (fixture->document), >, 0);
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_SAME);

  /* Undone, it is the file again, and nothing is left to recover. */
  tc_document_undo (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
  wait_for_drafts (fixture, 0);
  clear_drafts (fixture);
}

/* Others saved the file after the crash: a choice, not a loss. */
static void
test_recovers_beside_theirs (Fixture *fixture, gconstpointer data)
{
  crash (fixture);
  fixture_rewrite (fixture, "id=\"ardennes\" name=\"Ardennes\"",
                   "id=\"ardennes\" name=\"The Ardennes\"");
  fixture_open (fixture);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_cmpuint (tc_document_check_disk (fixture->document), ==, TC_DISK_CHANGED);
  /* Theirs is an answer to both questions: what was recovered is behind it. */
  g_assert_true (load_theirs_now (fixture->document, NULL));
  g_assert_cmpint (tc_document_get_recovered_time (fixture->document), ==, 0);
  close_now (fixture->document);
  g_assert_cmpuint (count_drafts (fixture), ==, 0);
  clear_drafts (fixture);
}

static void
test_saving_ends_the_draft (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  crash (fixture);
  fixture_open (fixture);
  g_assert_true (save_now (fixture->document, NULL, FALSE, &error));
  g_assert_no_error (error);
  wait_for_drafts (fixture, 0);
  g_assert_cmpint (tc_document_get_recovered_time (fixture->document), ==, 0);
  clear_drafts (fixture);
}

/* A document that never had a place comes back from its draft alone. */
static void
test_recovers_new (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = dup_draft_folder (fixture);
  g_autoptr (GPtrArray) drafts = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) model = tc_source_new_for_string ("Mine", fixture->text);
  TcDraft *draft;

  tc_document_keep_drafts (fixture->document, folder);
  tc_document_start_new (fixture->document, model);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  wait_for_drafts (fixture, 1);
  end_document (fixture);
  tc_document_keep_drafts (fixture->document, folder);
  drafts = tc_draft_list (folder);
  draft = drafts->pdata[0];
  g_assert_null (draft->path);
  g_assert_true (open_draft_now (fixture->document, draft->file, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_null (tc_document_get_path (fixture->document));
  close_now (fixture->document);
  g_assert_cmpuint (count_drafts (fixture), ==, 0);
  clear_drafts (fixture);
}

/* Another program has the same file open: what each has not saved is its own. */
static void
test_two_programs (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = dup_draft_folder (fixture);
  g_autoptr (TcDocument) other = tc_document_new ();
  g_autoptr (GPtrArray) drafts = NULL;
  g_autoptr (GError) error = NULL;

  tc_document_keep_drafts (fixture->document, folder);
  fixture_open (fixture);
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  wait_for_drafts (fixture, 1);

  /* That draft was not left by a crash. */
  tc_document_keep_drafts (other, folder);
  g_assert_true (open_now (other, fixture->path, &error));
  g_assert_no_error (error);
  g_assert_cmpint (tc_document_get_recovered_time (other), ==, 0);
  g_assert_false (tc_document_is_modified (other));
  drafts = tc_draft_list (folder);
  g_assert_false (open_draft_now (other, ((TcDraft *) drafts->pdata[0])->file, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  wait_for_build (other);

  /* It writes one of its own and gives that up, not the other. */
  g_assert_true (tc_document_set_attribute (other, ARDENNES, "terrain", "clear", NULL));
  wait_for_drafts (fixture, 2);
  close_now (other);
  g_assert_cmpuint (count_drafts (fixture), ==, 1);
  wait_for_build (other);

  end_document (fixture);
  tc_document_keep_drafts (fixture->document, folder);
  fixture_open (fixture);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  close_now (fixture->document);
  clear_drafts (fixture);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/document-draft/" name, Fixture, NULL, fixture_set_up, function,             \
              fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("recovers", test_recovers);
  ADD ("recovers-beside-theirs", test_recovers_beside_theirs);
  ADD ("saving-ends-the-draft", test_saving_ends_the_draft);
  ADD ("two-programs", test_two_programs);
  ADD ("recovers-new", test_recovers_new);
  return g_test_run ();
}
