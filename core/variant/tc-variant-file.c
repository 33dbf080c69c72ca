/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "base/tc-shipped.h"
#include "scenario/tc-suggest-private.h"
#include "text/tc-file.h"
#include "variant/tc-variant-private.h"

/* Bases as files. A variant from a stranger must not make us read, and quote in messages, whatever
 * its path leads to: only what lies in its project. */

static char *
dup_real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real);

  free (real);

  return copy;
}

/* The nearest folder at or above @folder that is marked as a project, else @folder. */
static char *
find_project (const char *folder)
{
  static const char *const marks[] = { ".git", ".turncoat.ini" };
  g_autofree char *at = g_strdup (folder);

  while (TRUE) {
    char *up;

    for (guint i = 0; i < G_N_ELEMENTS (marks); i++) {
      g_autofree char *mark = g_build_filename (at, marks[i], NULL);

      if (g_file_test (mark, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&at);
    }
    up = g_path_get_dirname (at);
    if (strcmp (up, at) == 0) {
      g_free (up);
      return g_strdup (folder);
    }
    g_free (at);
    at = up;
  }
}

static gboolean
is_inside (const char *path, const char *folder)
{
  gsize length = strlen (folder);

  return strncmp (path, folder, length) == 0 &&
         (path[length] == G_DIR_SEPARATOR || (length > 0 && folder[length - 1] == G_DIR_SEPARATOR));
}

/* The folder of the variant, as messages name it; "." when it has no file. */
static char *
dup_folder (TcSource *from)
{
  const char *name = tc_source_get_name (from);

  return *name == '<' ? g_strdup (".") : g_path_get_dirname (name);
}

gboolean
tc_variant_check_relative (const char *extends, GError **error)
{
  if (!g_path_is_absolute (extends) && strstr (extends, "://") == NULL)
    return TRUE;
  g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
               _ ("\"%s\" is not a path relative to the variant"), extends);

  return FALSE;
}

TcSource *
tc_variant_load_file (const char *extends, TcSource *from, gpointer user_data, GError **error)
{
  g_autofree char *folder = dup_folder (from);
  g_autofree char *path =
    strcmp (folder, ".") == 0 ? g_strdup (extends) : g_build_filename (folder, extends, NULL);
  g_autofree char *real_folder = dup_real_path (folder);
  g_autofree char *project = real_folder != NULL ? find_project (real_folder) : NULL;
  g_autofree char *real = dup_real_path (path);

  if (!tc_variant_check_relative (extends, error))
    return NULL;
  if (real == NULL || project == NULL) {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, _ ("there is no file \"%s\""), path);
    return NULL;
  }
  if (g_file_test (path, G_FILE_TEST_IS_DIR)) {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                 _ ("\"%s\" is a folder: expected the file of a scenario"), path);
    return NULL;
  }
  if (!is_inside (real, project)) {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                 _ ("\"%s\" lies outside the project folder \"%s\""), path, project);
    return NULL;
  }

  return tc_file_load (path, NULL, error);
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* What a folder may hold that is looked through for a name. */
#define MAX_NAMES 1000u

/* (transfer full): @prefix and the name of each scenario in @folder but @own. */
static GPtrArray *
list_scenarios (const char *folder, const char *prefix, const char *own)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  for (guint n = 0; dir != NULL && n < MAX_NAMES && (name = g_dir_read_name (dir)) != NULL; n++)
    if (g_str_has_suffix (name, TC_SCENARIO_SUFFIX) && strcmp (name, own) != 0)
      g_ptr_array_add (names, g_strconcat (prefix, name, NULL));
  g_ptr_array_sort (names, compare_names);

  return names;
}

/* Without what all names end in, by which they would come near anyway. */
static gboolean
comes_near (const char *word, const char *name)
{
  gsize end = g_str_has_suffix (word, TC_SCENARIO_SUFFIX) ? strlen (TC_SCENARIO_SUFFIX) : 0;
  g_autofree char *stem = g_strndup (name, strlen (name) - end);
  g_autofree char *wanted = g_strndup (word, strlen (word) - end);
  TcSuggest suggest = tc_suggest_begin (wanted);

  tc_suggest_offer (&suggest, stem);

  return suggest.n > 0;
}

char *
tc_variant_suggest_base (const char *extends, TcSource *from, char **out_best)
{
  g_autofree char *folder = dup_folder (from);
  g_autofree char *own = g_path_get_basename (tc_source_get_name (from));
  const char *slash = strrchr (extends, '/');
  g_autofree char *prefix = g_strndup (extends, slash != NULL ? (gsize) (slash + 1 - extends) : 0);
  g_autofree char *around = g_build_filename (folder, prefix, NULL);
  g_autofree char *real = dup_real_path (around);
  g_autofree char *real_folder = dup_real_path (folder);
  g_autofree char *project = real_folder != NULL ? find_project (real_folder) : NULL;
  g_autofree char *word = g_str_has_suffix (extends, ".xml")
                            ? g_strdup (extends)
                            : g_strconcat (extends, TC_SCENARIO_SUFFIX, NULL);
  g_autoptr (GPtrArray) names = NULL;
  TcSuggest suggest = tc_suggest_begin (word);

  if (real == NULL || project == NULL || *tc_source_get_name (from) == '<' ||
      !tc_variant_check_relative (extends, NULL) ||
      (strcmp (real, project) != 0 && !is_inside (real, project)))
    return NULL;
  names = list_scenarios (real, prefix, own);
  for (guint i = 0; i < names->len; i++)
    if (comes_near (word, g_ptr_array_index (names, i)))
      tc_suggest_offer (&suggest, g_ptr_array_index (names, i));
  if (suggest.n > 0)
    *out_best = g_strdup (suggest.names[0]);

  return tc_suggest_dup_question (&suggest);
}

/* (transfer full): the folder that @path is in, without links when it exists: ".." in the path of a
 * base leads to where the folder is, not to where the link to it stands. */
static char *
dup_own_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  char *real = dup_real_path (folder);

  return real != NULL ? real : g_canonicalize_filename (folder, NULL);
}

char *
tc_variant_dup_relative (const char *base, const char *variant)
{
  g_autofree char *base_folder = dup_own_folder (base);
  g_autofree char *base_name = g_path_get_basename (base);
  g_autofree char *to = g_build_filename (base_folder, base_name, NULL);
  g_autofree char *from = dup_own_folder (variant != NULL ? variant : "-");
  g_auto (GStrv) there = g_strsplit (to, G_DIR_SEPARATOR_S, -1);
  g_auto (GStrv) here = g_strsplit (from, G_DIR_SEPARATOR_S, -1);
  GString *path = g_string_new (NULL);
  guint n = 0;

  while (there[n] != NULL && here[n] != NULL && strcmp (there[n], here[n]) == 0)
    n++;
  for (guint i = n; here[i] != NULL && here[i][0] != '\0'; i++)
    g_string_append (path, "../");
  for (guint i = n; there[i] != NULL; i++)
    g_string_append_printf (path, "%s%s", there[i], there[i + 1] != NULL ? "/" : "");

  return g_string_free (path, FALSE);
}
