/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

enum { BASE, OURS, THEIRS, N_FILES };

typedef struct {
  TcSource *files[N_FILES];
  char *output;    /* nullable: standard output */
  gboolean driver; /* git calls: OURS is overwritten, and a conflict stays in it */
} Run;

static void
run_clear (Run *run)
{
  for (guint i = 0; i < N_FILES; i++)
    g_clear_pointer (&run->files[i], tc_source_unref);
  g_free (run->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* The files that git gives a driver have names that say nothing. */
static TcSource *
rename_source (TcSource *source, const char *path, guint which)
{
  const char *const formats[] = { _ ("%s (base)"), "%s", _ ("%s (theirs)") };
  g_autofree char *shown = g_filename_display_name (path);
  g_auto (GStrv) parts = g_strsplit (formats[which], "%s", 2);
  g_autofree char *name = g_strjoinv (shown, parts);

  return tc_source_new (name, tc_source_get_bytes (source));
}

/* Both sides added the file: git gives an empty base, people give /dev/null. */
static TcSource *
load_file (const char *path, guint which, char **out_message)
{
  if (which == BASE && strcmp (path, "/dev/null") == 0)
    return tc_source_new_for_string (path, "");

  return tc_cli_load (path, out_message);
}

static gboolean
load (Run *run, char **args)
{
  for (guint i = 0; i < N_FILES; i++) {
    g_autofree char *message = NULL;
    g_autoptr (TcSource) source = load_file (args[i], i, &message);

    if (source == NULL) {
      tc_cli_error ("%s", message);
      return FALSE;
    }
    run->files[i] =
      args[N_FILES] != NULL ? rename_source (source, args[N_FILES], i) : g_steal_pointer (&source);
  }

  return TRUE;
}

static void
show (TcReport *report)
{
  g_autofree char *text =
    tc_cli_dup_findings (report, TC_SEVERITY_ERROR, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

  g_printerr ("%s", text);
}

static void
print_summary (const TcThreeWay *result, const char *name)
{
  g_printerr (_ ("%s: changes brought over: %u, conflicts: %u"), name, result->n_changes,
              result->n_conflicts);
  if (result->n_misfits > 0)
    g_printerr (_ (", errors that only the combination has: %u"), result->n_misfits);
  g_printerr ("\n");
}

static TcExit
merge (Run *run)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_cli_get_systems ());
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) merged = NULL;
  const char *name = tc_source_get_name (run->files[OURS]);
  TcThreeWay result;

  merged = tc_three_way_merge (run->files[BASE], run->files[OURS], run->files[THEIRS], schemas,
                               report, &result);
  show (report);
  if (merged == NULL) {
    tc_cli_error (_ ("%s: these files cannot be merged; nothing was written."), name);
    return TC_EXIT_FAILED;
  }
  if (!tc_cli_write_file (run->output != NULL ? run->output : "-",
                          tc_source_get_text (merged, NULL)))
    return TC_EXIT_FAILED;
  if (tc_report_get_n (report) > 0 || !run->driver)
    print_summary (&result, name);

  return result.n_conflicts + result.n_misfits > 0 ? TC_EXIT_FINDINGS : TC_EXIT_OK;
}

static TcExit
run_merge (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { .output = NULL };
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  guint n;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &run.output,
      N_ ("Write to FILE instead of standard output; FILE may be OURS"), N_ ("FILE") },
    { "driver", 'd', 0, G_OPTION_ARG_NONE, &run.driver,
      N_ ("Write to OURS, as git expects of a merge driver; PATH is what messages call it"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  n = args != NULL ? g_strv_length (args) : 0;
  if (n != N_FILES && !(run.driver && n == N_FILES + 1))
    return tc_cli_usage_error (command,
                               _ ("three files are needed: the common base, ours and theirs."));
  if (run.driver && run.output != NULL)
    return tc_cli_usage_error (
      command, _ ("--driver writes to OURS, so it cannot be combined with --output."));
  if (run.driver)
    run.output = g_strdup (args[OURS]);

  return load (&run, args) ? merge (&run) : TC_EXIT_FAILED;
}

const TcCommand tc_command_merge = {
  .name = "merge",
  .arguments = N_ ("BASE OURS THEIRS [PATH]"),
  .summary = N_ ("Merge two changed copies of a scenario"),
  .help =
    N_ ("OURS and THEIRS are copies of BASE that two people have changed: three scenarios, or\n"
        "three variants. The result is OURS, text, layout and comments included, with what\n"
        "THEIRS changed: attributes, texts, elements and comments added, removed or moved.\n"
        "Elements are found by their keys, so it does not matter where in the files they are.\n"
        "BASE is an empty file, or /dev/null, when both sides added the file.\n\n"
        "Where the two contradict each other, the result has what OURS has, and the conflict is\n"
        "listed on standard error with both values and both places. So are errors that neither\n"
        "file has, but the combination has.\n\n"
        "\"turncoat git-setup\" makes git merge scenarios in this way.\n\n"
        "Examples:\n"
        "  turncoat merge old.scenario.xml my.scenario.xml your.scenario.xml\n"
        "  turncoat merge old.scenario.xml my.scenario.xml your.scenario.xml -o my.scenario.xml\n"
        "  turncoat explain MRG001\n\n"
        "Exit status: 0 merged, 1 merged with conflicts or errors, 2 wrong usage, 3 a file could\n"
        "not be read or written, or is not well-formed: nothing is written."),
  .run = run_merge,
};
