/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-data.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "tc-cli-findings.h"

#define READ_BLOCK (64u * 1024u)

char *
tc_cli_dup_program_dir (void)
{
  g_autofree char *path = g_file_read_link ("/proc/self/exe", NULL);

  return path != NULL ? g_path_get_dirname (path) : NULL;
}

/* Where shipped scenarios may be, best first. Nothing of the machine that built the program is in
 * here but the prefix: a build tree and a moved installation are found from the program itself. */
static char **
dup_data_dirs (void)
{
  const char *chosen = g_getenv ("TURNCOAT_DATA_DIR");
  g_autofree char *program_dir = tc_cli_dup_program_dir ();
  g_autoptr (GStrvBuilder) dirs = g_strv_builder_new ();

  if (chosen != NULL && chosen[0] != '\0') {
    g_autofree char *dir = g_build_filename (chosen, "scenarios", NULL);

    g_strv_builder_add (dirs, dir);
  }
  if (program_dir != NULL) {
    g_autofree char *source = g_build_filename (program_dir, "..", "..", "scenarios", NULL);
    g_autofree char *prefix =
      g_build_filename (program_dir, "..", "share", "turncoat", "scenarios", NULL);

    /* Only in a build tree: of an installed program it would be a folder of somebody else's. */
    if (g_str_has_suffix (program_dir, "/cli"))
      g_strv_builder_add (dirs, source);
    g_strv_builder_add (dirs, prefix);
  }
  g_strv_builder_add (dirs, TC_PKGDATADIR "/scenarios");

  return g_strv_builder_end (dirs);
}

static gboolean
is_named (const char *path, const char *name)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *stem = g_strndup (base, strlen (base) - strlen (TC_CLI_SUFFIX));

  return strcmp (stem, name) == 0 || strcmp (base, name) == 0;
}

char *
tc_cli_find_shipped (const char *name)
{
  g_auto (GStrv) dirs = dup_data_dirs ();

  for (guint i = 0; dirs[i] != NULL; i++) {
    g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

    tc_cli_collect (dirs[i], paths);
    for (guint j = 0; j < paths->len; j++) {
      if (is_named (g_ptr_array_index (paths, j), name))
        return g_canonicalize_filename (g_ptr_array_index (paths, j), NULL);
    }
  }

  return NULL;
}

char *
tc_cli_dup_path (const char *arg)
{
  char *shipped = NULL;

  if (strcmp (arg, TC_CLI_STDIN) != 0 && strchr (arg, G_DIR_SEPARATOR) == NULL &&
      !g_file_test (arg, G_FILE_TEST_EXISTS))
    shipped = tc_cli_find_shipped (arg);

  return shipped != NULL ? shipped : g_strdup (arg);
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
tc_cli_collect (const char *folder, GPtrArray *paths)
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
        tc_cli_collect (path, paths);
    } else if (g_str_has_suffix (path, TC_CLI_SUFFIX)) {
      g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  }
}

static TcSource *
load_stdin (GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  g_autoptr (GBytes) all = NULL;
  guint8 block[READ_BLOCK];
  gsize n = 0;

  while (bytes->len <= TC_SOURCE_MAX_BYTES && (n = fread (block, 1, sizeof block, stdin)) > 0)
    g_byte_array_append (bytes, block, (guint) n);
  all = g_byte_array_free_to_bytes (bytes);

  if (ferror (stdin)) {
    g_set_error_literal (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                         _ ("standard input could not be read"));
    return NULL;
  }
  if (g_bytes_get_size (all) > TC_SOURCE_MAX_BYTES) {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                 _ ("standard input holds more than %u bytes"), TC_SOURCE_MAX_BYTES);
    return NULL;
  }

  return tc_source_new ("<stdin>", all);
}

/* (transfer full): the names that tc_cli_find_shipped () knows, NULL-terminated, each once. */
static GPtrArray *
list_shipped (void)
{
  g_auto (GStrv) dirs = dup_data_dirs ();
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; dirs[i] != NULL; i++)
    tc_cli_collect (dirs[i], paths);
  for (guint i = 0; i < paths->len; i++) {
    char *name = g_path_get_basename (g_ptr_array_index (paths, i));

    name[strlen (name) - strlen (TC_CLI_SUFFIX)] = '\0';
    if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
      g_free (name);
    else
      g_ptr_array_add (names, name);
  }
  g_ptr_array_add (names, NULL);

  return names;
}

/* A name without a folder may be a misspelt shipped scenario as well as a misspelt file. */
static char *
dup_shipped_hint (const char *arg)
{
  g_autoptr (GPtrArray) names = NULL;

  if (strchr (arg, G_DIR_SEPARATOR) != NULL || g_file_test (arg, G_FILE_TEST_EXISTS))
    return g_strdup ("");

  names = list_shipped ();

  return tc_cli_dup_hint (arg, (const char *const *) names->pdata);
}

TcSource *
tc_cli_load (const char *arg, char **out_message)
{
  g_autofree char *path = tc_cli_dup_path (arg);
  g_autoptr (GError) error = NULL;
  TcSource *source =
    strcmp (path, TC_CLI_STDIN) == 0 ? load_stdin (&error) : tc_file_load (path, NULL, &error);

  if (source == NULL) {
    g_autofree char *hint = dup_shipped_hint (arg);

    *out_message = g_strdup_printf ("%s.%s", error->message, hint);
  }

  return source;
}

TcBuild *
tc_cli_load_build (const char *arg)
{
  g_autofree char *message = NULL;
  g_autoptr (TcSource) source = tc_cli_load (arg, &message);

  if (source == NULL) {
    tc_cli_error ("%s", message);
    return NULL;
  }

  return tc_build_new (source, NULL);
}

TcBuild *
tc_cli_load_playable (const char *arg, TcExit *out_exit)
{
  g_autoptr (TcBuild) build = tc_cli_load_build (arg);
  g_autofree char *text = NULL;

  if (build == NULL) {
    *out_exit = TC_EXIT_FAILED;
    return NULL;
  }
  if (tc_build_get_ruleset (build) != NULL)
    return g_steal_pointer (&build);

  text = tc_cli_dup_findings (tc_build_get_report (build), tc_cli_has_colour (TC_COLOUR_AUTO, 2));
  g_printerr ("%s", text);
  tc_cli_error (_ ("%s cannot be played until these problems are mended."),
                tc_source_get_name (tc_build_get_source (build)));
  *out_exit = TC_EXIT_FINDINGS;

  return NULL;
}
