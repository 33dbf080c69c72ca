/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gio/gio.h>
#include <string.h>

#include "variant-support.h"

static void
git (Folder *folder, const char *arguments)
{
  g_autofree char *line = g_strdup_printf (
    "git -C %s -c user.name=Anna -c user.email=anna@example.org %s", folder->path, arguments);
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* A first revision in git, and other texts on the disk since. */
static void
set_up (Folder *folder, gconstpointer data)
{
  folder_set_up (folder, data);
  folder_write (folder, "maps/one.scenario.xml", "first\n");
  folder_write (folder, "maps/my files/v.scenario.xml", "variant\n");
  git (folder, "init -q");
  git (folder, "add .");
  git (folder, "commit -q -m first");
  folder_write (folder, "maps/one.scenario.xml", "second\n");
}

static void
assert_loads (Folder *folder, const char *under, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder->path, under, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_revision_load (path, name, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (tc_source_get_name (source), ==, name);
  g_assert_cmpstr (tc_source_get_text (source, NULL), ==, text);
}

static void
assert_refuses (Folder *folder, const char *name, const char *part)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tc_revision_load (folder->path, name, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_load (Folder *folder, gconstpointer data)
{
  assert_loads (folder, ".", "HEAD:maps/one.scenario.xml", "first\n");
  assert_loads (folder, "maps", "HEAD:./one.scenario.xml", "first\n");
  assert_loads (folder, "maps", "HEAD:maps/my files/v.scenario.xml", "variant\n");
  assert_refuses (folder, "HEAD:nowhere", "HEAD:nowhere cannot be read from git: ");
  assert_refuses (folder, "nowhere:maps/one.scenario.xml", "cannot be read from git: ");
  assert_refuses (folder, "HEAD:maps", "cannot be read from git: ");
  assert_refuses (folder, "--help:x", "is not a file of a revision");
  assert_refuses (folder, "HEAD", "is not a file of a revision");
}

static char *
dup_base (Folder *folder, const char *name, const char *extends, GError **error)
{
  g_autoptr (TcSource) from = tc_source_new_for_string (name, "");
  g_autoptr (TcSource) base = tc_revision_load_base (extends, from, folder->path, error);

  return base != NULL ? g_strdup (tc_source_get_name (base)) : NULL;
}

/* Bases come from the same revision and from nowhere else. */
static void
test_base (Folder *folder, gconstpointer data)
{
  static const char *const good[][3] = {
    { "HEAD:maps/v.scenario.xml", "one.scenario.xml", "HEAD:maps/one.scenario.xml" },
    { "HEAD:maps/my files/v.scenario.xml", "../one.scenario.xml", "HEAD:maps/one.scenario.xml" },
    { "HEAD:v.scenario.xml", "./maps//one.scenario.xml", "HEAD:maps/one.scenario.xml" },
    { "HEAD:./v.scenario.xml", "maps/one.scenario.xml", "HEAD:./maps/one.scenario.xml" },
  };
  static const char *const bad[][3] = {
    { "HEAD:maps/v.scenario.xml", "../../one.scenario.xml", "lies outside the repository" },
    { "HEAD:./v.scenario.xml", "../../one.scenario.xml", "cannot be read from git" },
    { "HEAD:v.scenario.xml", "/etc/hosts", "is not a path relative to the variant" },
    { "HEAD:v.scenario.xml", "http://example.org/x", "is not a path relative to the variant" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *name = dup_base (folder, good[i][0], good[i][1], &error);

    g_assert_no_error (error);
    g_assert_cmpstr (name, ==, good[i][2]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *name = dup_base (folder, bad[i][0], bad[i][1], &error);

    g_assert_null (name);
    g_assert_nonnull (strstr (error->message, bad[i][2]));
  }
}

static void
test_list (Folder *folder, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = tc_revision_list (folder->path, "HEAD", ".scenario.xml", &error);
  g_autofree char *list = NULL;

  g_assert_no_error (error);
  g_ptr_array_add (paths, NULL);
  list = g_strjoinv ("|", (char **) paths->pdata);
  g_assert_cmpstr (list, ==,
                   "base.scenario.xml|maps/my files/v.scenario.xml|maps/one.scenario.xml");
  g_assert_null (tc_revision_list (folder->path, "nowhere", ".xml", &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (tc_revision_list (folder->path, "--help", ".xml", &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
}

static void
test_is (void)
{
  g_assert_true (tc_revision_is ("HEAD:x"));
  g_assert_true (tc_revision_is ("main~3:./a b/x.scenario.xml"));
  g_assert_false (tc_revision_is ("x.scenario.xml"));
  g_assert_false (tc_revision_is (":x"));
  g_assert_false (tc_revision_is ("HEAD:"));
  g_assert_false (tc_revision_is ("file:///x"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/revision/load", Folder, NULL, set_up, test_load, folder_tear_down);
  g_test_add ("/revision/base", Folder, NULL, set_up, test_base, folder_tear_down);
  g_test_add ("/revision/list", Folder, NULL, set_up, test_list, folder_tear_down);
  g_test_add_func ("/revision/is", test_is);

  return g_test_run ();
}
