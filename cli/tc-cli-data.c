/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-data.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "tc-cli-findings.h"

#define READ_BLOCK (64u * 1024u)

char *
tc_cli_dup_path (const char *arg)
{
  char *shipped = NULL;

  if (strcmp (arg, TC_CLI_STDIN) != 0 && strchr (arg, G_DIR_SEPARATOR) == NULL &&
      !g_file_test (arg, G_FILE_TEST_EXISTS))
    shipped = tc_shipped_find (arg);

  return shipped != NULL ? shipped : g_strdup (arg);
}

static TcSource *
load_stdin (const char *name, GError **error)
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

  return tc_source_new (name, all);
}

/* A name without a folder may be a misspelt shipped scenario as well as a misspelt file. */
static char *
dup_shipped_hint (const char *arg)
{
  g_auto (GStrv) names = NULL;

  if (strchr (arg, G_DIR_SEPARATOR) != NULL || g_file_test (arg, G_FILE_TEST_EXISTS))
    return g_strdup ("");

  names = tc_shipped_list ();

  return tc_cli_dup_hint (arg, (const char *const *) names);
}

TcSource *
tc_cli_load (const char *arg, char **out_message)
{
  g_autofree char *path = tc_cli_dup_path (arg);
  g_autoptr (GError) error = NULL;
  TcSource *source = strcmp (path, TC_CLI_STDIN) == 0 ? load_stdin ("<stdin>", &error)
                                                      : tc_file_load (path, NULL, &error);

  if (source == NULL) {
    g_autofree char *hint = dup_shipped_hint (arg);

    *out_message = g_strdup_printf ("%s.%s", error->message, hint);
  }

  return source;
}

TcSource *
tc_cli_load_stdin (const char *name, char **out_message)
{
  g_autoptr (GError) error = NULL;
  TcSource *source = load_stdin (name, &error);

  if (source == NULL)
    *out_message = g_strdup_printf ("%s.", error->message);

  return source;
}

TcSource *
tc_cli_load_own (const char *path, TcFileIdentity *out_identity)
{
  g_autoptr (GError) error = NULL;
  TcSource *source = strcmp (path, TC_CLI_STDIN) == 0 ? load_stdin ("<stdin>", &error)
                                                      : tc_file_load (path, out_identity, &error);

  if (source == NULL)
    tc_cli_error ("%s.", error->message);

  return source;
}

gboolean
tc_cli_collect (const char *path, GPtrArray *paths)
{
  guint before = paths->len;

  if (strcmp (path, TC_CLI_STDIN) == 0 || !g_file_test (path, G_FILE_TEST_IS_DIR)) {
    g_ptr_array_add (paths, g_strdup (path));
    return TRUE;
  }
  tc_shipped_collect (path, paths);
  if (paths->len == before)
    tc_cli_error (_ ("%s: there is no *%s file in this folder."), path, TC_SCENARIO_SUFFIX);

  return paths->len > before;
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

  return tc_build_new (source, tc_cli_get_systems ());
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

  text = tc_cli_dup_findings (tc_build_get_report (build), TC_SEVERITY_ERROR,
                              tc_cli_has_colour (TC_COLOUR_AUTO, 2));
  g_printerr ("%s", text);
  tc_cli_error (_ ("%s cannot be played until these problems are fixed."),
                tc_source_get_name (tc_build_get_source (build)));
  *out_exit = TC_EXIT_FINDINGS;

  return NULL;
}
