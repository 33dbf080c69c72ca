/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"
#include "tc-cli-term.h"

typedef struct {
  const TcCommand *command;
  TcFixTrust trust;
  gboolean is_shown; /* as a difference, and nothing is written */
  guint n_fixed;
  guint n_left;
  TcExit exit;
} Run;

/* What the file becomes: on standard output, in the file, or as a difference. */
static void
show_result (Run *run,
             const char *path,
             TcSource *source,
             TcSource *fixed,
             TcFileIdentity *identity)
{
  gboolean is_printable = isatty (STDOUT_FILENO) == 1;
  g_autoptr (GError) error = NULL;

  if (run->is_shown) {
    g_autoptr (TcEdits) edits = tc_diff_make_edits (source, fixed);
    g_autofree char *diff =
      tc_diff_dup_unified (source, fixed, edits, is_printable ? tc_letter_dup_printable : NULL);

    tc_cli_write_file ("-", diff);
  } else if (strcmp (path, TC_CLI_STDIN) == 0) {
    tc_cli_write_file ("-", tc_source_get_text (fixed, NULL));
  } else if (fixed != source &&
             !tc_file_save (path, tc_source_get_bytes (fixed), identity, &error)) {
    tc_cli_error ("%s.", error->message);
    run->exit = TC_EXIT_FAILED;
  }
}

/* What is left goes to standard error: standard output may be the file. */
static void
fix_file (Run *run, const char *path)
{
  TcFileIdentity identity = { 0 };
  g_autoptr (TcSource) source = tc_cli_load_own (path, &identity);
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) fixed = NULL;
  g_autofree char *left = NULL;
  guint n = 0;

  if (source == NULL) {
    run->exit = TC_EXIT_FAILED;
    return;
  }
  build = tc_build_new (source, NULL);
  fixed = tc_build_fix (build, NULL, run->trust, &n);
  show_result (run, path, source, tc_build_get_source (fixed), &identity);
  left = tc_cli_dup_findings (tc_build_get_report (fixed), TC_SEVERITY_NOTE,
                              tc_cli_has_colour (TC_COLOUR_AUTO, 2));
  g_printerr ("%s", left);
  run->n_fixed += n;
  run->n_left += tc_report_count (tc_build_get_report (fixed), TC_SEVERITY_NOTE);
  if (tc_report_count (tc_build_get_report (fixed), TC_SEVERITY_ERROR) > 0)
    run->exit = MAX (run->exit, TC_EXIT_FINDINGS);
}

static TcExit
run_fix (const TcCommand *command, int argc, char **argv)
{
  Run run = { .command = command };
  g_auto (GStrv) args = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  gboolean is_unsafe = FALSE;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "unsafe", 0, 0, G_OPTION_ARG_NONE, &is_unsafe,
      N_ ("Also apply the first of several fixes, and fixes that remove elements"), NULL },
    { "diff", 'd', 0, G_OPTION_ARG_NONE, &run.is_shown,
      N_ ("Show the changes as a unified diff, and change nothing"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL)
    return tc_cli_usage_error (
      command, _ ("no files given. Name files or folders, or \"-\" for standard input."));

  run.trust = is_unsafe ? TC_FIX_ANY : TC_FIX_SAFE;
  for (guint i = 0; args[i] != NULL; i++)
    if (!tc_cli_collect (args[i], paths))
      run.exit = TC_EXIT_USAGE;
  for (guint i = 0; i < paths->len; i++)
    fix_file (&run, paths->pdata[i]);
  g_printerr (g_dngettext (GETTEXT_PACKAGE, "%u problem fixed", "%u problems fixed", run.n_fixed),
              run.n_fixed);
  g_printerr (_ (", %u left.\n"), run.n_left);

  return run.exit;
}

const TcCommand tc_command_fix = {
  .name = "fix",
  .arguments = N_ ("PATH..."),
  .summary = N_ ("Fix what can be fixed for sure in scenario files"),
  .help =
    N_ ("PATH is a scenario file, a folder that is searched for *.scenario.xml, or \"-\" to read\n"
        "standard input and write standard output. Files are rewritten in place.\n\n"
        "A fix is applied when it is the only one that is offered and removes no element, and is\n"
        "kept only when the file has fewer problems with it. What is left is printed.\n\n"
        "Examples:\n"
        "  turncoat fix --diff my.scenario.xml\n"
        "  turncoat fix scenarios/\n\n"
        "Exit status: 0 no errors are left, 1 errors are left, 2 wrong usage, 3 a file could not\n"
        "be read or written."),
  .run = run_fix,
};
