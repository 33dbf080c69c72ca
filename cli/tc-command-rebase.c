/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

/* Who asks for the first base is the variant; the others are where their files say. */
static TcSource *
load_base (const char *extends, TcSource *from, gpointer user_data, GError **error)
{
  TcSource *const *files = user_data;

  if (strcmp (tc_source_get_name (from), tc_source_get_name (files[0])) == 0)
    return tc_source_ref (files[1]);

  return tc_variant_load_file (extends, from, NULL, error);
}

static void
show (TcReport *report, const TcRebase *rebase, const char *name)
{
  g_autofree char *text =
    tc_cli_dup_findings (report, TC_SEVERITY_ERROR, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

  g_printerr ("%s", text);
  g_printerr (_ ("%s: %u applied, %u obsolete and left out, %u in conflict\n"), name,
              rebase->n_applied, rebase->n_obsolete, rebase->n_conflicts);
  if (rebase->n_settled > 0)
    g_printerr (_ ("%s: conflicts settled: %u\n"), name, rebase->n_settled);
}

static TcExit
rebase_onto (TcSource *variant, TcBuild *base, TcRebaseChoice choice, const char *output)
{
  const char *place = output != NULL ? output : tc_source_get_name (variant);
  g_autofree char *extends = tc_variant_dup_relative (
    tc_source_get_name (tc_build_get_source (base)), place[0] != '<' ? place : NULL);
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) result = NULL;
  TcSource *files[] = { variant, tc_build_get_source (base) };
  TcRebase rebase = { 0 };

  result = tc_variant_rebase (variant, schemas, extends, load_base, files, choice, report, &rebase);
  if (result == NULL) {
    g_autofree char *text =
      tc_cli_dup_findings (report, TC_SEVERITY_ERROR, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

    g_printerr ("%s", text);
    tc_cli_error (_ ("%s: fix this first; nothing was written."), tc_source_get_name (variant));
    return TC_EXIT_FINDINGS;
  }
  show (report, &rebase, tc_source_get_name (variant));
  if (!tc_cli_write_file (output != NULL ? output : "-", tc_source_get_text (result, NULL)))
    return TC_EXIT_FAILED;

  return rebase.n_conflicts > 0 ? TC_EXIT_FINDINGS : TC_EXIT_OK;
}

static TcExit
run_rebase (const TcCommand *command, int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_autofree char *message = NULL;
  g_auto (GStrv) args = NULL;
  g_autoptr (TcSource) variant = NULL;
  g_autoptr (TcBuild) base = NULL;
  gboolean ours = FALSE;
  gboolean theirs = FALSE;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE instead of standard output; FILE may be the variant"), N_ ("FILE") },
    { "ours", 0, 0, G_OPTION_ARG_NONE, &ours,
      N_ ("In conflicts, keep the change, and record the value in NEWBASE as the old one"), NULL },
    { "theirs", 0, 0, G_OPTION_ARG_NONE, &theirs,
      N_ ("In conflicts, drop the change and keep the value in NEWBASE"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || g_strv_length (args) != 2 || strcmp (args[1], TC_CLI_STDIN) == 0)
    return tc_cli_usage_error (command, _ ("two files are needed: the variant and its new base."));

  if (ours && theirs)
    return tc_cli_usage_error (command, _ ("--ours and --theirs cannot be combined."));
  variant = tc_cli_load (args[0], &message);
  if (variant == NULL) {
    tc_cli_error ("%s", message);
    return TC_EXIT_FAILED;
  }
  if (!tc_variant_is (variant))
    return tc_cli_usage_error (command, _ ("%s is not a variant."), args[0]);
  base = tc_cli_load_build (args[1]);

  return base != NULL ? rebase_onto (variant, base,
                                     ours     ? TC_REBASE_OURS
                                     : theirs ? TC_REBASE_THEIRS
                                              : TC_REBASE_REPORT,
                                     output)
                      : TC_EXIT_FAILED;
}

const TcCommand tc_command_rebase = {
  .name = "rebase",
  .arguments = N_ ("VARIANT NEWBASE"),
  .summary = N_ ("Move a variant to a changed base, or to another one"),
  .help =
    N_ ("Each change of the variant is compared with NEWBASE. Changes that apply stay, those that\n"
        "NEWBASE makes itself are left out, and those that expect something else are in\n"
        "conflict: they are listed and stay as they are until you decide, or are settled by\n"
        "--ours or --theirs. Comments and layout of the variant are kept.\n\n"
        "Examples:\n"
        "  turncoat rebase my.scenario.xml base.scenario.xml -o my.scenario.xml\n"
        "  turncoat rebase my.scenario.xml new-base.scenario.xml | diff my.scenario.xml -\n"
        "  turncoat rebase --ours my.scenario.xml base.scenario.xml -o my.scenario.xml\n\n"
        "Exit status: 0 written without conflicts, 1 written with conflicts, or there are errors\n"
        "and nothing is written, 2 wrong usage, 3 a file could not be read or written."),
  .run = run_rebase,
};
