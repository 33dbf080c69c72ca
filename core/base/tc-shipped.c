/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-shipped.h"

#include <stdlib.h>
#include <string.h>

char *
tc_shipped_dup_program_dir (void)
{
  g_autofree char *path = g_file_read_link ("/proc/self/exe", NULL);

  return path != NULL ? g_path_get_dirname (path) : NULL;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
tc_shipped_collect (const char *folder, GPtrArray *paths)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name = NULL;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    if (name[0] != '.')
      g_ptr_array_add (names, g_strdup (name));
  }
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR)) {
      if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        tc_shipped_collect (path, paths);
    } else if (g_str_has_suffix (path, TC_SCENARIO_SUFFIX)) {
      g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  }
}

/* Where the shipped folder @name may be, best first. @built: where it is in a build tree, from the
 * program's folder. */
static char **
dup_data_dirs (const char *name, const char *built)
{
  const char *chosen = g_getenv ("TURNCOAT_DATA_DIR");
  g_autofree char *program_dir = tc_shipped_dup_program_dir ();
  g_autofree char *installed = g_build_filename (TC_PKGDATADIR, name, NULL);
  g_autoptr (GStrvBuilder) dirs = g_strv_builder_new ();

  if (chosen != NULL && chosen[0] != '\0') {
    g_autofree char *dir = g_build_filename (chosen, name, NULL);

    g_strv_builder_add (dirs, dir);
  }
  if (program_dir != NULL) {
    g_autofree char *source = g_build_filename (program_dir, built, NULL);
    g_autofree char *prefix = g_build_filename (program_dir, "..", "share", "turncoat", name, NULL);

    /* Only in a build tree: of an installed program it would be a folder of somebody else's. */
    if (g_str_has_suffix (program_dir, "/cli") || g_str_has_suffix (program_dir, "/editor"))
      g_strv_builder_add (dirs, source);
    g_strv_builder_add (dirs, prefix);
  }
  g_strv_builder_add (dirs, installed);

  return g_strv_builder_end (dirs);
}

static char **
dup_scenario_dirs (void)
{
  return dup_data_dirs ("scenarios", "../../scenarios");
}

static gboolean
is_named (const char *path, const char *name)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *stem = g_strndup (base, strlen (base) - strlen (TC_SCENARIO_SUFFIX));

  return strcmp (stem, name) == 0 || strcmp (base, name) == 0;
}

char *
tc_shipped_find (const char *name)
{
  g_auto (GStrv) dirs = dup_scenario_dirs ();

  for (guint i = 0; dirs[i] != NULL; i++) {
    g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

    tc_shipped_collect (dirs[i], paths);
    for (guint j = 0; j < paths->len; j++) {
      if (is_named (g_ptr_array_index (paths, j), name))
        return g_canonicalize_filename (g_ptr_array_index (paths, j), NULL);
    }
  }

  return NULL;
}

char **
tc_shipped_list (void)
{
  g_auto (GStrv) dirs = dup_scenario_dirs ();
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; dirs[i] != NULL; i++)
    tc_shipped_collect (dirs[i], paths);
  for (guint i = 0; i < paths->len; i++) {
    char *name = g_path_get_basename (g_ptr_array_index (paths, i));

    name[strlen (name) - strlen (TC_SCENARIO_SUFFIX)] = '\0';
    if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
      g_free (name);
    else
      g_ptr_array_add (names, name);
  }
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_free (names, FALSE);
}

/* (transfer full) (nullable): without links; %NULL when it is not there. */
static char *
dup_real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real);

  free (real);

  return copy;
}

gboolean
tc_shipped_contains (const char *path)
{
  g_auto (GStrv) dirs = dup_scenario_dirs ();
  g_autofree char *real = dup_real_path (path);

  for (guint i = 0; dirs[i] != NULL && real != NULL; i++) {
    g_autofree char *dir = dup_real_path (dirs[i]);

    if (dir != NULL && g_str_has_prefix (real, dir) && real[strlen (dir)] == G_DIR_SEPARATOR)
      return TRUE;
  }

  return FALSE;
}

char *
tc_shipped_find_manual (void)
{
  g_auto (GStrv) dirs = dup_data_dirs ("manual", "../docs/manual");

  for (guint i = 0; dirs[i] != NULL; i++) {
    g_autofree char *index = g_build_filename (dirs[i], "index.html", NULL);

    if (g_file_test (index, G_FILE_TEST_IS_REGULAR))
      return g_canonicalize_filename (dirs[i], NULL);
  }

  return NULL;
}
