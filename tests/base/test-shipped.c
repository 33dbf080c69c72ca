/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include <tc-core.h>

/* A data folder of the test's own: scenarios/{b,a}/..., a hidden one, a link and a stranger. */
typedef struct {
  char *root;
  char *scenarios;
} Folder;

static void
write_file (Folder *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder->scenarios, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_file_set_contents (path, "<a/>", -1, &error);
  g_assert_no_error (error);
}

static void
folder_set_up (Folder *folder, gconstpointer data)
{
  g_autofree char *link = NULL;

  folder->root = g_dir_make_tmp ("turncoat-shipped-XXXXXX", NULL);
  folder->scenarios = g_build_filename (folder->root, "scenarios", NULL);
  write_file (folder, "b/second.scenario.xml");
  write_file (folder, "a/first.scenario.xml");
  write_file (folder, "a/notes.xml");
  write_file (folder, ".hidden/third.scenario.xml");
  link = g_build_filename (folder->scenarios, "link", NULL);
  g_assert_cmpint (symlink ("a", link), ==, 0);
  g_setenv ("TURNCOAT_DATA_DIR", folder->root, TRUE);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    remove_tree (child);
  }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
folder_tear_down (Folder *folder, gconstpointer data)
{
  remove_tree (folder->root);
  g_free (folder->scenarios);
  g_free (folder->root);
}

static void
test_collect (Folder *folder, gconstpointer data)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  tc_shipped_collect (folder->scenarios, paths);
  g_assert_cmpuint (paths->len, ==, 2);
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 0), "/a/first.scenario.xml"));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 1), "/b/second.scenario.xml"));
}

static void
test_contains (Folder *folder, gconstpointer data)
{
  g_autofree char *shipped = g_build_filename (folder->scenarios, "a", "notes.xml", NULL);
  g_autofree char *linked =
    g_build_filename (folder->scenarios, "link", "first.scenario.xml", NULL);
  g_autofree char *beside = g_strconcat (folder->scenarios, "-of-mine", NULL);
  g_autofree char *missing = g_build_filename (folder->scenarios, "a", "new.scenario.xml", NULL);

  g_assert_true (tc_shipped_contains (shipped));
  g_assert_true (tc_shipped_contains (linked));
  g_assert_cmpint (g_mkdir (beside, 0700), ==, 0);
  g_assert_false (tc_shipped_contains (beside));
  g_rmdir (beside);
  g_assert_false (tc_shipped_contains (folder->root));
  g_assert_false (tc_shipped_contains (missing));
}

static void
test_find (Folder *folder, gconstpointer data)
{
  g_autofree char *by_name = tc_shipped_find ("second");
  g_autofree char *by_file = tc_shipped_find ("second.scenario.xml");
  g_autofree char *unknown = tc_shipped_find ("third");

  g_assert_nonnull (by_name);
  g_assert_true (g_str_has_suffix (by_name, "/b/second.scenario.xml"));
  g_assert_cmpstr (by_name, ==, by_file);
  g_assert_null (unknown);
}

static void
test_list (Folder *folder, gconstpointer data)
{
  g_auto (GStrv) names = tc_shipped_list ();

  g_assert_cmpuint (g_strv_length (names), >=, 2);
  g_assert_cmpstr (names[0], ==, "first");
  g_assert_cmpstr (names[1], ==, "second");
}

static void
test_manual (Folder *folder, gconstpointer data)
{
  g_autofree char *expected = g_build_filename (folder->root, "manual", NULL);
  g_autofree char *without = tc_shipped_find_manual ();
  g_autofree char *found = NULL;

  g_assert_cmpstr (without, !=, expected);
  write_file (folder, "../manual/index.html");
  found = tc_shipped_find_manual ();
  g_assert_cmpstr (found, ==, expected);
}

static void
test_program_dir (void)
{
  g_autofree char *dir = tc_shipped_dup_program_dir ();

  g_assert_nonnull (dir);
  g_assert_true (g_file_test (dir, G_FILE_TEST_IS_DIR));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/base/shipped/contains", Folder, NULL, folder_set_up, test_contains,
              folder_tear_down);
  g_test_add ("/base/shipped/collect", Folder, NULL, folder_set_up, test_collect, folder_tear_down);
  g_test_add ("/base/shipped/find", Folder, NULL, folder_set_up, test_find, folder_tear_down);
  g_test_add ("/base/shipped/list", Folder, NULL, folder_set_up, test_list, folder_tear_down);
  g_test_add ("/base/shipped/manual", Folder, NULL, folder_set_up, test_manual, folder_tear_down);
  g_test_add_func ("/base/shipped/program-dir", test_program_dir);

  return g_test_run ();
}
