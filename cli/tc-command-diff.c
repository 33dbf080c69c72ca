/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-differences.h"
#include "tc-cli-findings.h"

/* As diff (1): 0 the same, 1 different, 2 trouble. */
#define EXIT_SAME      TC_EXIT_OK
#define EXIT_DIFFERENT TC_EXIT_FINDINGS
#define EXIT_TROUBLE   TC_EXIT_USAGE

typedef enum { FORMAT_HUMAN, FORMAT_JSON, FORMAT_MARKDOWN } Format;

static const char *const format_words[] = { "human", "json", "markdown", NULL };
static const char *const colour_words[] = { "auto", "always", "never", NULL };

typedef struct {
  const TcCommand *command;
  Format format;
  TcColour colour;
  const char *output; /* nullable */
  TcBuild *old;
  TcBuild *new;
} Run;

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->old, tc_build_unref);
  g_clear_pointer (&run->new, tc_build_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static const char *
get_name (TcBuild *build)
{
  return tc_source_get_name (tc_build_get_source (build));
}

/* -- What is printed --------------------------------------------------------------------------- */

static char *
dup_json (const Run *run, const TcDifferences *differences)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "schema", "turncoat-differences/1");
  tc_cli_add_json_string (builder, "version", TC_VERSION);
  tc_cli_add_json_string (builder, "system",
                          tc_scenario_get_schema (tc_differences_get_old (differences))->system);
  tc_cli_add_json_string (builder, "old", get_name (run->old));
  tc_cli_add_json_string (builder, "new", get_name (run->new));
  json_builder_set_member_name (builder, "differences");
  tc_cli_add_json_differences (builder, differences, run->old, run->new);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = tc_cli_dup_json (root, 0);

  return g_strconcat (text, "\n", NULL);
}

static char *
dup_human (const Run *run, const TcDifferences *differences)
{
  GString *out = g_string_new (NULL);

  tc_cli_append_differences (out, differences,
                             run->output == NULL && tc_cli_has_colour (run->colour, 1));

  return g_string_free (out, FALSE);
}

static char *
dup_output (const Run *run, const TcDifferences *differences)
{
  switch (run->format) {
  case FORMAT_HUMAN:
    return dup_human (run, differences);
  case FORMAT_JSON:
    return dup_json (run, differences);
  case FORMAT_MARKDOWN:
    return tc_differences_dup_markdown (differences, get_name (run->old), get_name (run->new));
  }

  g_return_val_if_reached (NULL);
}

/* -- Comparing --------------------------------------------------------------------------------- */

/* What cannot be read at all cannot be compared; faults may hide differences. */
static gboolean
check_readable (TcBuild *build)
{
  guint n = tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR);
  g_autofree char *text = NULL;

  if (tc_build_get_scenario (build) != NULL) {
    if (n > 0)
      tc_cli_error (g_dngettext (GETTEXT_PACKAGE,
                                 "%s has %u error, so that a difference may be missing.",
                                 "%s has %u errors, so that differences may be missing.", n),
                    get_name (build), n);
    return TRUE;
  }
  text = tc_cli_dup_findings (tc_build_get_report (build), TC_SEVERITY_ERROR,
                              tc_cli_has_colour (TC_COLOUR_AUTO, 2));
  g_printerr ("%s", text);
  tc_cli_error (_ ("%s cannot be compared until these problems are fixed."), get_name (build));

  return FALSE;
}

static gboolean
has_errors (const Run *run)
{
  return tc_report_count (tc_build_get_report (run->old), TC_SEVERITY_ERROR) > 0 ||
         tc_report_count (tc_build_get_report (run->new), TC_SEVERITY_ERROR) > 0;
}

static TcExit
compare (const Run *run)
{
  g_autoptr (TcDifferences) differences = NULL;
  g_autofree char *text = NULL;
  gboolean is_readable = check_readable (run->old);

  if (!check_readable (run->new) || !is_readable)
    return EXIT_TROUBLE;
  differences =
    tc_differences_new (tc_build_get_scenario (run->old), tc_build_get_scenario (run->new));
  if (differences == NULL) {
    tc_cli_error (_ ("%s and %s are scenarios of different games."), get_name (run->old),
                  get_name (run->new));
    return EXIT_TROUBLE;
  }
  text = dup_output (run, differences);
  if (!tc_cli_write_file (run->output != NULL ? run->output : "-", text))
    return EXIT_TROUBLE;
  if (tc_differences_get_n (differences) > 0)
    return EXIT_DIFFERENT;

  return has_errors (run) ? EXIT_TROUBLE : EXIT_SAME;
}

/* %FALSE when that has been said. */
static gboolean
load (Run *run, char **args)
{
  if (args[1] != NULL) {
    run->old = tc_cli_load_version (args[0]);
    run->new = run->old != NULL ? tc_cli_load_version (args[1]) : NULL;
    return run->new != NULL;
  }
  run->new = tc_cli_load_version (args[0]);
  if (run->new == NULL)
    return FALSE;
  if (!tc_build_is_variant (run->new)) {
    tc_cli_usage_error (run->command, _ ("%s is not a variant, so two files are needed."), args[0]);
    return FALSE;
  }
  run->old = tc_cli_load_base_of (run->new, args[0]);
  if (run->old == NULL)
    check_readable (run->new);

  return run->old != NULL;
}

/* -- Text for git ------------------------------------------------------------------------------ */

/* git shows the lines of what this prints, so a text that cannot be read is printed as it is. Of a
 * variant its own changes: git gives it another name, from which no base can be found. */
static TcExit
print_listing (const char *arg, const char *output)
{
  g_autofree char *message = NULL;
  g_autoptr (TcSource) source = tc_cli_load (arg, &message);
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_cli_get_systems ());
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = NULL;
  g_autofree char *text = NULL;

  if (source == NULL) {
    tc_cli_error ("%s", message);
    return EXIT_TROUBLE;
  }
  if (tc_variant_is (source)) {
    for (guint i = 0; schemas[i] != NULL; i++)
      schemas[i] = schemas[i]->variant;
  }
  scenario = tc_scenario_parse (source, schemas, report);
  if (scenario != NULL)
    text = tc_listing_dup (scenario);

  return tc_cli_write_file (output != NULL ? output : "-",
                            text != NULL ? text : tc_source_get_text (source, NULL))
           ? EXIT_SAME
           : EXIT_TROUBLE;
}

/* %FALSE after saying which word is wrong. */
static gboolean
read_words (Run *run, const char *format, const char *colour)
{
  gint f = format != NULL ? tc_cli_choose (run->command, "format", format, format_words) : 0;
  gint c = colour != NULL ? tc_cli_choose (run->command, "color", colour, colour_words) : 0;

  if (f < 0 || c < 0)
    return FALSE;

  run->format = (Format) f;
  run->colour = (TcColour) c;

  return TRUE;
}

static TcExit
run_diff (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { .command = command };
  g_autofree char *format = NULL;
  g_autofree char *colour = NULL;
  g_autofree char *output = NULL;
  gboolean is_textconv = FALSE;
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format,
      N_ ("How to print: human (default), json or markdown"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE instead of standard output"), N_ ("FILE") },
    { "textconv", 0, 0, G_OPTION_ARG_NONE, &is_textconv,
      N_ ("Print FILE with one value per line, for git"), NULL },
    { "color", 0, 0, G_OPTION_ARG_STRING, &colour,
      N_ ("Use colours: auto (on a terminal; default), always or never"), N_ ("WHEN") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (!read_words (&run, format, colour))
    return EXIT_TROUBLE;
  if (args == NULL || g_strv_length (args) > (is_textconv ? 1 : 2))
    return is_textconv ? tc_cli_usage_error (command, _ ("one file is needed."))
                       : tc_cli_usage_error (command, _ ("two files are needed, or one variant."));
  if (is_textconv)
    return print_listing (args[0], output);
  if (args[1] != NULL && strcmp (args[0], "-") == 0 && strcmp (args[1], "-") == 0)
    return tc_cli_usage_error (command, _ ("only one of the two can be standard input."));

  run.output = output;
  if (run.format == FORMAT_JSON)
    tc_cli_stop_translating ();

  return load (&run, args) ? compare (&run) : EXIT_TROUBLE;
}

const TcCommand tc_command_diff = {
  .name = "diff",
  .arguments = N_ ("OLD NEW | VARIANT | --textconv FILE"),
  .summary = N_ ("Show what differs between two scenarios, in words"),
  .help =
    N_ ("OLD and NEW are scenarios or variants: files, names of scenarios that come with\n"
        "Turncoat, \"-\" for standard input, or files of a revision as git writes them, such as\n"
        "HEAD:my.scenario.xml. A variant alone is compared with its base.\n\n"
        "Only the data are compared. Layout, comments and the order of attributes do not\n"
        "count, and things are matched by their keys.\n\n"
        "Examples:\n"
        "  turncoat diff old.scenario.xml new.scenario.xml\n"
        "  turncoat diff my-variant.scenario.xml\n"
        "  turncoat diff HEAD~3:./my.scenario.xml my.scenario.xml --format markdown\n\n"
        "Exit status: 0 no differences, 1 differences, 2 trouble: wrong usage, or a file that\n"
        "cannot be read or compared."),
  .run = run_diff,
};
