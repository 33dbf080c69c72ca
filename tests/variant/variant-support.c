/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant-support.h"

#include <glib/gstdio.h>
#include <string.h>

void
folder_set_up (Folder *folder, gconstpointer data)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;

  folder->path = g_dir_make_tmp ("turncoat-variant-XXXXXX", &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &folder->good, NULL, &error);
  g_assert_no_error (error);
  folder_write (folder, "base.scenario.xml", folder->good);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
      remove_tree (child);
    else
      g_unlink (child);
  }
  g_rmdir (path);
}

void
folder_tear_down (Folder *folder, gconstpointer data)
{
  remove_tree (folder->path);
  g_free (folder->path);
  g_free (folder->good);
}

void
folder_write (Folder *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder->path, name, NULL);
  g_autofree char *around = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (around, 0755), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
folder_write_variant (Folder *folder, const char *name, const char *base, const char *body)
{
  g_autofree char *text =
    g_strdup_printf ("<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"%s\">\n"
                     "%s</variant>\n",
                     base, body);

  folder_write (folder, name, text);
}

void
folder_write_base (Folder *folder, const char *from, const char *to)
{
  g_autoptr (GString) text = g_string_new (folder->good);

  if (from != NULL)
    g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);
  folder_write (folder, "base.scenario.xml", text->str);
}

TcBuild *
folder_build (Folder *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder->path, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);

  g_assert_no_error (error);

  return tc_build_new (source, NULL);
}

const TcFinding *
folder_find (TcBuild *build, const char *code, const char *name, const char *at)
{
  TcReport *report = tc_build_get_report (build);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autofree char *base = g_path_get_basename (tc_source_get_name (finding->source));
    g_autofree char *there = tc_source_dup_span (finding->source, finding->span);

    if (strcmp (finding->code, code) == 0 && strcmp (base, name) == 0 && strcmp (there, at) == 0)
      return finding;
  }

  return NULL;
}

void
folder_show (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autofree char *at = tc_source_dup_span (finding->source, finding->span);

    g_test_message ("%s:%u:%u %s %s [%s]", tc_source_get_name (finding->source), finding->line,
                    finding->column, finding->code, finding->message, at);
  }
}
