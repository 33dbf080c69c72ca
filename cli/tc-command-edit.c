/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"

#define EDITOR "turncoat-editor"

/* (transfer full) (nullable): beside this program, in the build tree, or in the search path. */
static char *
find_editor (void)
{
  g_autofree char *program_dir = tc_shipped_dup_program_dir ();
  g_autofree char *beside = NULL;
  g_autofree char *built = NULL;

  if (program_dir != NULL) {
    beside = g_build_filename (program_dir, EDITOR, NULL);
    built = g_build_filename (program_dir, "..", "editor", EDITOR, NULL);
    if (g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
      return g_steal_pointer (&beside);
    if (g_str_has_suffix (program_dir, "/cli") && g_file_test (built, G_FILE_TEST_IS_EXECUTABLE))
      return g_steal_pointer (&built);
  }

  return g_find_program_in_path (EDITOR);
}

static TcExit
start_editor (const char *editor, const char *path)
{
  const char *const argv[] = { editor, path, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDIN_INHERIT, &error);

  if (process == NULL || !g_subprocess_wait_check (process, NULL, &error)) {
    tc_cli_error (_ ("the editor failed: %s"), error->message);
    return TC_EXIT_FAILED;
  }

  return TC_EXIT_OK;
}

static TcExit
run_edit (const TcCommand *command, int argc, char **argv)
{
  g_auto (GStrv) args = NULL;
  g_autofree char *editor = NULL;
  g_autofree char *path = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args != NULL && (args[1] != NULL || strcmp (args[0], TC_CLI_STDIN) == 0))
    return tc_cli_usage_error (command, _ ("this command takes one file."));

  if (args != NULL) {
    g_autofree char *message = NULL;
    g_autoptr (TcSource) source = tc_cli_load (args[0], &message);

    if (source == NULL) {
      tc_cli_error ("%s", message);
      return TC_EXIT_FAILED;
    }
    path = tc_cli_dup_path (args[0]);
  }

  editor = find_editor ();
  if (editor == NULL) {
    tc_cli_error (
      _ ("%s was not found. It is built unless Turncoat is configured with "
         "-Deditor=false; \"turncoat play\" and \"turncoat validate\" work without it."),
      EDITOR);
    return TC_EXIT_FAILED;
  }

  return start_editor (editor, path);
}

const TcCommand tc_command_edit = {
  .name = "edit",
  .arguments = N_ ("[FILE]"),
  .summary = N_ ("Open the editor"),
  .help = N_ ("Examples:\n"
              "  turncoat edit\n"
              "  turncoat edit my-war.scenario.xml\n\n"
              "Exit status: 3 when the editor is not installed or failed."),
  .run = run_edit,
};
