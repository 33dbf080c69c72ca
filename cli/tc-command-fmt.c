/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"
#include "tc-cli-term.h"

/* One run over all the files. */
typedef struct {
  gboolean check;   /* tell which files would change */
  gboolean diff;    /* show what would change */
  GPtrArray *paths; /* in the order of the arguments */
  guint n_changed;
  guint n_unchanged;
  TcExit exit;
} Run;

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->paths, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static gboolean
is_stdin (const char *path)
{
  return strcmp (path, TC_CLI_STDIN) == 0;
}

/* Standard output may be the formatted text, so findings are not for it. */
static void
report_findings (Run *run, TcReport *report)
{
  g_autofree char *text =
    tc_cli_dup_findings (report, TC_SEVERITY_NOTE, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

  g_printerr ("%s", text);
  run->exit = MAX (run->exit, TC_EXIT_FINDINGS);
}

static void
report_change (Run *run, const TcSource *source, const TcSource *formatted, const TcEdits *edits)
{
  gboolean printable = isatty (STDOUT_FILENO) == 1;
  const char *name = tc_source_get_name (source);
  g_autofree char *diff = NULL;

  if (run->diff) {
    diff =
      tc_diff_dup_unified (source, formatted, edits, printable ? tc_letter_dup_printable : NULL);
    tc_cli_write_file ("-", diff);
  } else {
    g_autofree char *plain =
      printable ? tc_letter_dup_printable (name, -1) : tc_diff_dup_name (name);

    tc_cli_write_file ("-", plain);
    tc_cli_write_file ("-", "\n");
  }
  run->exit = MAX (run->exit, TC_EXIT_FINDINGS);
}

static void
save (Run *run, const char *path, const TcSource *formatted, TcFileIdentity *identity)
{
  g_autoptr (GError) error = NULL;

  if (tc_file_save (path, tc_source_get_bytes (formatted), identity, &error))
    return;

  tc_cli_error ("%s.", error->message);
  run->exit = TC_EXIT_FAILED;
}

static void
format_file (Run *run, const char *path)
{
  TcFileIdentity identity = { 0 };
  g_autoptr (TcSource) source = tc_cli_load_own (path, &identity);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) formatted = NULL;
  gboolean is_changed = FALSE;

  if (source == NULL) {
    run->exit = TC_EXIT_FAILED;
    return;
  }
  edits = tc_format_make_edits (source, report);
  if (edits == NULL) {
    report_findings (run, report);
    return;
  }
  formatted = tc_edits_apply (edits, source, NULL);
  if (formatted == NULL) {
    tc_cli_error (_ ("%s: once formatted, the file would be larger than %u bytes."),
                  tc_source_get_name (source), TC_SOURCE_MAX_BYTES);
    run->exit = TC_EXIT_FAILED;
    return;
  }

  is_changed = tc_edits_get_n (edits) > 0;
  if (is_changed)
    run->n_changed++;
  else
    run->n_unchanged++;

  if (run->check || run->diff) {
    if (is_changed)
      report_change (run, source, formatted, edits);
  } else if (is_stdin (path)) {
    tc_cli_write_file ("-", tc_source_get_text (formatted, NULL));
  } else if (is_changed) {
    save (run, path, formatted, &identity);
  }
}

static void
format_files (Run *run)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < run->paths->len; i++) {
    const char *path = g_ptr_array_index (run->paths, i);
    char *name = is_stdin (path) ? g_strdup (path) : g_canonicalize_filename (path, NULL);

    if (g_hash_table_add (seen, name))
      format_file (run, path);
  }
}

static void
print_summary (const Run *run)
{
  guint n = run->n_changed;

  if (run->check || run->diff)
    g_printerr (g_dngettext (GETTEXT_PACKAGE, "%u file would change", "%u files would change", n),
                n);
  else
    g_printerr (g_dngettext (GETTEXT_PACKAGE, "%u file formatted", "%u files formatted", n), n);
  g_printerr (_ (", %u already formatted.\n"), run->n_unchanged);
}

static TcExit
run_fmt (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { 0 };
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "check", 'c', 0, G_OPTION_ARG_NONE, &run.check,
      N_ ("List the files that would change, and change nothing"), NULL },
    { "diff", 'd', 0, G_OPTION_ARG_NONE, &run.diff,
      N_ ("Show the changes as a unified diff, and change nothing"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL)
    return tc_cli_usage_error (
      command, _ ("no files given. Name files or folders, or \"-\" for standard input."));

  run.paths = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; args[i] != NULL; i++)
    if (!tc_cli_collect (args[i], run.paths))
      run.exit = TC_EXIT_USAGE;
  format_files (&run);
  if (run.n_changed + run.n_unchanged > 0 && !(args[1] == NULL && is_stdin (args[0])))
    print_summary (&run);

  return run.exit;
}

const TcCommand tc_command_fmt = {
  .name = "fmt",
  .arguments = N_ ("PATH..."),
  .summary = N_ ("Format scenario files"),
  .help =
    N_ ("PATH is a scenario file, a folder that is searched for *.scenario.xml, or \"-\" to read\n"
        "standard input and write standard output. Files are rewritten in place.\n\n"
        "Only the layout changes: two spaces of indentation, double quotes, <a/> for what is\n"
        "empty, attributes on one line up to 280 columns and otherwise one per line. Comments,\n"
        "single blank lines, texts and the order of everything stay.\n\n"
        "Examples:\n"
        "  turncoat fmt my.scenario.xml\n"
        "  turncoat fmt --check scenarios/\n"
        "  turncoat fmt --diff my.scenario.xml | less\n"
        "  turncoat fmt - < my.scenario.xml > tidy.scenario.xml\n\n"
        "Exit status: 0 all is well, 1 with --check or --diff a file would change, or a file is\n"
        "not well-formed XML (it is left alone), 2 wrong usage (also a folder without\n"
        "scenarios), 3 a file could not be read or written."),
  .run = run_fmt,
};
