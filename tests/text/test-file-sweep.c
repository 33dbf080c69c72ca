/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "folder-support.h"
#include "text/tc-file-private.h"

/* What a killed save leaves, and what only looks like it. */
typedef struct {
  const char *name;
  gboolean is_old;
  gboolean is_swept; /* by a save of x.scenario.xml */
} SweepCase;

static const SweepCase cases[] = {
  { ".x.scenario.xml.turncoat-Ab3xYz", TRUE, TRUE },
  { ".x.scenario.xml.turncoat-000000", TRUE, TRUE },
  { ".x.scenario.xml.turncoat-Ab3xYz", FALSE, FALSE },
  { ".y.scenario.xml.turncoat-Ab3xYz", TRUE, FALSE },
  { ".x.scenario.xml.turncoat-Ab3xYzz", TRUE, FALSE },
  { ".x.scenario.xml.turncoat-Ab3xY", TRUE, FALSE },
  { ".x.scenario.xml.turncoat-Ab3x~z", TRUE, FALSE },
  { "x.scenario.xml.turncoat-Ab3xYz", TRUE, FALSE },
  { ".x.scenario.xml.backup", TRUE, FALSE },
  { ".x.scenario.xml.swp", TRUE, FALSE },
  { ".turncoat-Ab3xYz", TRUE, FALSE },
  { "..turncoat-Ab3xYz", TRUE, FALSE },
};

static void
test_sweep (gconstpointer data)
{
  const SweepCase *c = data;
  g_autofree char *folder = folder_new ();
  g_autofree char *target = g_build_filename (folder, "x.scenario.xml", NULL);
  g_autofree char *left = g_build_filename (folder, c->name, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("<a/>", 4);
  g_autoptr (GError) error = NULL;

  folder_put (left, "half");
  if (c->is_old)
    folder_make_old (left);
  g_assert_true (tc_file_save (target, bytes, NULL, &error));
  g_assert_no_error (error);
  folder_assert_content (target, "<a/>");
  g_assert_cmpint (g_file_test (left, G_FILE_TEST_EXISTS), ==, !c->is_swept);
  folder_remove (folder);
}

/* Not through a link, not one of several names, not a folder. */
static void
test_only_plain_files (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *target = g_build_filename (folder, "x", NULL);
  g_autofree char *other = g_build_filename (folder, "other", NULL);
  g_autofree char *as_link = g_build_filename (folder, ".x.turncoat-aaaaaa", NULL);
  g_autofree char *as_name = g_build_filename (folder, ".x.turncoat-bbbbbb", NULL);
  g_autofree char *as_folder = g_build_filename (folder, ".x.turncoat-cccccc", NULL);

  folder_put (other, "mine");
  g_assert_cmpint (symlink ("other", as_link), ==, 0);
  g_assert_cmpint (link (other, as_name), ==, 0);
  g_assert_cmpint (g_mkdir (as_folder, 0755), ==, 0);
  folder_make_old (other);
  folder_make_old (as_folder);
  tc_file_sweep (target);
  tc_file_sweep_folder (folder);
  g_assert_cmpuint (folder_count (folder), ==, 4);
  folder_assert_content (other, "mine");
  folder_remove (folder);
}

/* The names of two long files may be cut to the same. */
static void
test_long_name (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *name = g_strnfill (TC_FILE_MAX_NAME_BYTES + 1, 'n');
  g_autofree char *target = g_build_filename (folder, name, NULL);
  g_autofree char *left = tc_file_dup_temporary (target);

  folder_put (left, "half");
  folder_make_old (left);
  tc_file_sweep (target);
  g_assert_cmpuint (folder_count (folder), ==, 1);
  tc_file_sweep_folder (folder);
  g_assert_cmpuint (folder_count (folder), ==, 0);
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/file-sweep/%u", i);

    g_test_add_data_func (path, &cases[i], test_sweep);
  }
  g_test_add_func ("/text/file-sweep/only-plain-files", test_only_plain_files);
  g_test_add_func ("/text/file-sweep/long-name", test_long_name);

  return g_test_run ();
}
