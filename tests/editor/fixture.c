/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <glib/gstdio.h>

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
write_file (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "betrayal-1940");
}

void
fixture_set_up_with (Fixture *fixture, const char *system)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *file = g_strconcat (system, ".scenario.xml", NULL);
  g_autofree char *shipped =
    g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", system, file, NULL);

  fixture->folder = g_dir_make_tmp ("turncoat-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "copy.scenario.xml", NULL);
  fixture->text = read_file (shipped);
  write_file (fixture->path, fixture->text);
  fixture->document = tc_document_new ();
}

void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->document != NULL && tc_document_is_building (fixture->document))
    wait_for_build (fixture->document);
  g_clear_object (&fixture->document);
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->text);
}

void
fixture_open (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (open_now (fixture->document, fixture->path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

void
fixture_edit (Fixture *fixture, const char *path, const char *attribute, const char *value)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_set_attribute (fixture->document, path, attribute, value, &error));
  g_assert_no_error (error);
}

void
fixture_rewrite (Fixture *fixture, const char *old, const char *new)
{
  g_autofree char *text = read_file (fixture->path);
  char *place = strstr (text, old);
  g_autofree char *changed = NULL;

  g_assert_nonnull (place);
  *place = '\0';
  changed = g_strconcat (text, new, place + strlen (old), NULL);
  write_file (fixture->path, changed);
}

char *
fixture_read (Fixture *fixture)
{
  return read_file (fixture->path);
}

void
wait_for_build (TcDocument *document)
{
  while (tc_document_get_work (document) != NULL || tc_document_is_building (document))
    g_main_context_iteration (NULL, TRUE);
}

static void
take_result_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
wait_for_result (GAsyncResult *const *result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

gboolean
open_now (TcDocument *document, const char *path, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_open_async (document, path, take_result_cb, &result);
  wait_for_result (&result);
  return tc_document_open_finish (document, result, error);
}

gboolean
open_draft_now (TcDocument *document, const char *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_open_draft_async (document, file, take_result_cb, &result);
  wait_for_result (&result);
  return tc_document_open_draft_finish (document, result, error);
}

gboolean
save_now (TcDocument *document, const char *path, gboolean overwrite, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_save_async (document, path, overwrite, take_result_cb, &result);
  wait_for_result (&result);
  return tc_document_save_finish (document, result, error);
}

gboolean
load_theirs_now (TcDocument *document, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_load_theirs_async (document, take_result_cb, &result);
  wait_for_result (&result);
  return tc_document_load_theirs_finish (document, result, error);
}

gboolean
keep_mine_now (TcDocument *document, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_keep_mine_async (document, take_result_cb, &result);
  wait_for_result (&result);
  return tc_document_keep_mine_finish (document, result, error);
}

void
close_now (TcDocument *document)
{
  g_autoptr (GAsyncResult) result = NULL;

  tc_document_close_async (document, take_result_cb, &result);
  wait_for_result (&result);
  tc_document_close_finish (document, result);
}

const char *
get_value (TcDocument *document, const char *path, const char *attribute)
{
  TcScenario *scenario = tc_document_get_scenario (document);
  TcNode node = tc_scenario_find_by_path (scenario, path);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);
  return tc_scenario_get_string (scenario, node, attribute);
}
