/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

typedef enum { FORMAT_HUMAN, FORMAT_JSON } Format;

static const char *const format_words[] = { "human", "json", NULL };
static const char *const colour_words[] = { "auto", "always", "never", NULL };
static const char *const severity_words[] = { "note", "warning", "error", NULL };

/* One run over all the files. */
typedef struct {
  const TcCommand *command;
  Format format;
  TcColour colour;
  TcSeverity threshold;
  gboolean is_cross_checked;
  GPtrArray *paths; /* in the order of the arguments, each file once */
  JsonBuilder *failures;
  guint n_listed; /* findings in the JSON so far */
  guint n_files;
  guint n_unreadable;
  guint counts[TC_SEVERITY_ERROR + 1];
  TcExit exit;
} Run;

static void
run_init (Run *run, const TcCommand *command)
{
  memset (run, 0, sizeof *run);
  run->command = command;
  run->threshold = TC_SEVERITY_ERROR;
  run->paths = g_ptr_array_new_with_free_func (g_free);
  run->failures = json_builder_new ();
  json_builder_begin_array (run->failures);
}

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->paths, g_ptr_array_unref);
  g_clear_object (&run->failures);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static void
fail (Run *run, TcExit exit, const char *path, const char *message)
{
  json_builder_begin_object (run->failures);
  tc_cli_add_json_string (run->failures, "file", path);
  tc_cli_add_json_string (run->failures, "message", message);
  json_builder_end_object (run->failures);
  tc_cli_error ("%s", message);
  run->exit = MAX (run->exit, exit);
}

/* A folder without scenarios is a mistake in the command, not a clean bill of health. */
static void
add_folder (Run *run, const char *folder)
{
  guint before = run->paths->len;

  tc_shipped_collect (folder, run->paths);
  if (run->paths->len == before) {
    g_autofree char *message =
      g_strdup_printf (_ ("%s: there is no *%s file in this folder."), folder, TC_SCENARIO_SUFFIX);

    fail (run, TC_EXIT_USAGE, folder, message);
  }
}

static void
add_argument (Run *run, const char *arg)
{
  g_autofree char *path = tc_cli_dup_path (arg);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    add_folder (run, path);
  else
    g_ptr_array_add (run->paths, g_steal_pointer (&path));
}

/* File by file: whatever becomes of the run, what was found is printed. */
static void
list_findings (Run *run, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_autofree char *text = tc_cli_dup_json_finding (tc_report_get (report, i));

    tc_cli_write_file ("-", run->n_listed++ > 0 ? ",\n    " : "\n    ");
    tc_cli_write_file ("-", text);
  }
  fflush (stdout);
}

static void
show_findings (Run *run, TcReport *report)
{
  g_autofree char *text = NULL;

  if (run->format == FORMAT_JSON) {
    list_findings (run, report);
    return;
  }

  text = tc_cli_dup_findings (report, TC_SEVERITY_NOTE, tc_cli_has_colour (run->colour, 1));
  g_print ("%s", text);
  if (tc_report_get_n_dropped (report) > 0)
    tc_cli_error (_ ("%u more problems in this file are not shown."),
                  tc_report_get_n_dropped (report));
}

static void
check_file (Run *run, const char *path)
{
  g_autofree char *message = NULL;
  g_autoptr (TcSource) source = tc_cli_load (path, &message);
  g_autoptr (TcBuild) build = NULL;
  TcReport *report = NULL;
  guint above = 0;

  if (source == NULL) {
    run->n_unreadable++;
    fail (run, TC_EXIT_FAILED, path, message);
    return;
  }

  build = tc_build_new (source, NULL);
  if (run->is_cross_checked)
    tc_build_cross_check (build, NULL);
  report = tc_build_get_report (build);
  run->n_files++;
  for (gint severity = TC_SEVERITY_ERROR; severity >= TC_SEVERITY_NOTE; severity--) {
    guint n = tc_report_count (report, (TcSeverity) severity);

    run->counts[severity] += n - above;
    above = n;
  }
  if (tc_report_count (report, run->threshold) > 0)
    run->exit = MAX (run->exit, TC_EXIT_FINDINGS);
  show_findings (run, report);
}

static void
check_files (Run *run)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < run->paths->len; i++) {
    const char *path = g_ptr_array_index (run->paths, i);
    char *name =
      strcmp (path, TC_CLI_STDIN) == 0 ? g_strdup (path) : g_canonicalize_filename (path, NULL);

    if (g_hash_table_add (seen, name))
      check_file (run, path);
  }
}

static void
add_count (JsonBuilder *builder, const char *name, guint count)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, count);
}

/* The findings come between this and the rest, as they are found. */
static void
print_json_head (void)
{
  g_autofree char *version = g_strescape (TC_VERSION, NULL);

  tc_cli_write_file ("-", "{\n  \"schema\" : \"turncoat-findings/1\",\n  \"version\" : \"");
  tc_cli_write_file ("-", version);
  tc_cli_write_file ("-", "\",\n  \"findings\" : [");
}

static void
print_json_member (const char *name, JsonBuilder *value)
{
  g_autoptr (JsonNode) root = json_builder_get_root (value);
  g_autofree char *text = tc_cli_dup_json (root, 2);

  tc_cli_write_file ("-", ",\n  \"");
  tc_cli_write_file ("-", name);
  tc_cli_write_file ("-", "\" : ");
  tc_cli_write_file ("-", text);
}

static void
print_json_tail (Run *run)
{
  g_autoptr (JsonBuilder) summary = json_builder_new ();

  json_builder_begin_object (summary);
  add_count (summary, "files", run->n_files);
  add_count (summary, "unreadable", run->n_unreadable);
  add_count (summary, "errors", run->counts[TC_SEVERITY_ERROR]);
  add_count (summary, "warnings", run->counts[TC_SEVERITY_WARNING]);
  add_count (summary, "notes", run->counts[TC_SEVERITY_NOTE]);
  json_builder_end_object (summary);
  json_builder_end_array (run->failures);

  tc_cli_write_file ("-", run->n_listed > 0 ? "\n  ]" : "]");
  print_json_member ("failures", run->failures);
  print_json_member ("summary", summary);
  tc_cli_write_file ("-", "\n}\n");
}

static void
append_count (GString *out, guint n, const char *one, const char *many)
{
  if (n == 0)
    return;

  g_string_append (out, ", ");
  g_string_append_printf (out, "%u %s", n, n == 1 ? one : many);
}

static void
print_summary (Run *run)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n_checked = run->n_files;

  g_string_append_printf (
    out, g_dngettext (GETTEXT_PACKAGE, "%u file checked", "%u files checked", n_checked),
    n_checked);
  append_count (out, run->counts[TC_SEVERITY_ERROR], _ ("error"), _ ("errors"));
  append_count (out, run->counts[TC_SEVERITY_WARNING], _ ("warning"), _ ("warnings"));
  append_count (out, run->counts[TC_SEVERITY_NOTE], _ ("note"), _ ("notes"));
  append_count (out, run->n_unreadable, _ ("could not be read"), _ ("could not be read"));
  if (run->exit == TC_EXIT_OK && run->counts[TC_SEVERITY_NOTE] == 0 &&
      run->counts[TC_SEVERITY_WARNING] == 0)
    g_string_append (out, _ (", no problems"));
  g_string_append (out, ".\n");
  g_printerr ("%s", out->str);
}

/* %FALSE after saying which word is wrong. */
static gboolean
read_words (Run *run, const char *format, const char *colour, const char *threshold)
{
  gint f = format != NULL ? tc_cli_choose (run->command, "format", format, format_words) : 0;
  gint c = colour != NULL ? tc_cli_choose (run->command, "color", colour, colour_words) : 0;
  gint t = threshold != NULL ? tc_cli_choose (run->command, "fail-on", threshold, severity_words)
                             : TC_SEVERITY_ERROR;

  if (f < 0 || c < 0 || t < 0)
    return FALSE;

  run->format = (Format) f;
  run->colour = (TcColour) c;
  run->threshold = (TcSeverity) t;

  return TRUE;
}

static TcExit
run_validate (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { 0 };
  g_autofree char *format = NULL;
  g_autofree char *colour = NULL;
  g_autofree char *threshold = NULL;
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, N_ ("How to print: human (default) or json"),
      N_ ("FORMAT") },
    { "fail-on", 0, 0, G_OPTION_ARG_STRING, &threshold,
      N_ ("Lowest severity that gives exit status 1: error (default), warning or note"),
      N_ ("SEVERITY") },
    { "cross-check", 0, 0, G_OPTION_ARG_NONE, &run.is_cross_checked,
      N_ ("Also have libxml2 validate each file with the same schema"), NULL },
    { "color", 0, 0, G_OPTION_ARG_STRING, &colour,
      N_ ("Use colours: auto (on a terminal; default), always or never"), N_ ("WHEN") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  run_init (&run, command);
  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (!read_words (&run, format, colour, threshold))
    return TC_EXIT_USAGE;
  if (args == NULL)
    return tc_cli_usage_error (
      command, _ ("no files given. Name files or folders, or \"-\" for standard input."));

  if (run.format == FORMAT_JSON)
    tc_cli_stop_translating ();
  for (guint i = 0; args[i] != NULL; i++)
    add_argument (&run, args[i]);
  if (run.format == FORMAT_JSON)
    print_json_head ();
  check_files (&run);
  if (run.format == FORMAT_JSON)
    print_json_tail (&run);
  else
    print_summary (&run);

  return run.exit;
}

const TcCommand tc_command_validate = {
  .name = "validate",
  .arguments = N_ ("PATH..."),
  .summary = N_ ("Find every problem in scenario files in one run"),
  .help =
    N_ ("PATH is a scenario file, a folder that is searched for *.scenario.xml, the name of a\n"
        "scenario that comes with Turncoat, or \"-\" for standard input.\n\n"
        "Problems go to standard output, the summary to standard error.\n\n"
        "With --cross-check, libxml2 validates each file as well. If the two disagree, that is\n"
        "a problem of its own (SCH017) and a bug in Turncoat.\n\n"
        "Examples:\n"
        "  turncoat validate scenarios/\n"
        "  turncoat validate --format json my.scenario.xml > problems.json\n"
        "  git show HEAD:my.scenario.xml | turncoat validate -\n\n"
        "Exit status: 0 nothing at or above --fail-on, 1 problems, 2 wrong usage (also a\n"
        "folder without scenarios), 3 a file could not be read."),
  .run = run_validate,
};
