/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

/* (transfer full) (nullable): a scenario without errors; otherwise they have been shown. */
static TcBuild *
load (const char *arg, TcExit *out_exit)
{
  g_autoptr (TcBuild) build = tc_cli_load_build (arg);
  g_autofree char *text = NULL;

  *out_exit = TC_EXIT_FAILED;
  if (build == NULL)
    return NULL;
  if (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR) == 0)
    return g_steal_pointer (&build);

  *out_exit = TC_EXIT_FINDINGS;
  text = tc_cli_dup_findings (tc_build_get_report (build), TC_SEVERITY_ERROR,
                              tc_cli_has_colour (TC_COLOUR_AUTO, 2));
  g_printerr ("%s", text);
  tc_cli_error (_ ("%s: fix this first; nothing was written."),
                tc_source_get_name (tc_build_get_source (build)));

  return NULL;
}

static TcSource *
load_base (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

/* (transfer full) (nullable): where the variant does not give back the model of @full. */
static char *
dup_difference (TcSource *variant, TcSource *base, TcScenario *full)
{
  const TcSchema *const schemas[] = { tc_scenario_get_schema (full), NULL };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcWhole) whole = tc_variant_read (variant, schemas, load_base, base, report);
  g_autoptr (TcScenario) scenario = NULL;
  TcNode node = 0;

  if (whole != NULL)
    scenario = tc_scenario_parse (tc_whole_get_source (whole), schemas, report);
  if (scenario != NULL)
    node = tc_scenario_find_difference (full, scenario);

  return node != TC_NODE_NONE ? tc_scenario_dup_path (full, node) : NULL;
}

static TcExit
extract (TcBuild *base, TcBuild *full, const char *output)
{
  TcScenario *scenario = tc_build_get_scenario (full);
  const char *base_name = tc_source_get_name (tc_build_get_source (base));
  g_autofree char *extends = tc_variant_dup_relative (base_name, output);
  g_autofree char *difference = NULL;
  g_autoptr (TcSource) variant = NULL;

  if (tc_scenario_get_schema (scenario) != tc_scenario_get_schema (tc_build_get_scenario (base))) {
    tc_cli_error (_ ("%s and %s are scenarios of different games."), base_name,
                  tc_source_get_name (tc_build_get_source (full)));
    return TC_EXIT_FAILED;
  }
  variant =
    tc_variant_extract (tc_build_get_text (base), tc_build_get_text (full),
                        tc_scenario_get_schema (scenario), extends, output != NULL ? output : "-");
  difference = dup_difference (variant, tc_build_get_text (base), scenario);
  if (difference != NULL) {
    tc_cli_error (_ ("%s: a variant cannot express the difference at \"%s\"; nothing was written."),
                  tc_source_get_name (tc_build_get_source (full)), difference);
    return TC_EXIT_FAILED;
  }

  return tc_cli_write_file (output != NULL ? output : "-", tc_source_get_text (variant, NULL))
           ? TC_EXIT_OK
           : TC_EXIT_FAILED;
}

static TcExit
run_extract (const TcCommand *command, int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_auto (GStrv) args = NULL;
  g_autoptr (TcBuild) base = NULL;
  g_autoptr (TcBuild) full = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE instead of standard output"), N_ ("FILE") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || g_strv_length (args) != 2)
    return tc_cli_usage_error (command, _ ("two files are needed: the base and the full copy."));
  if (strcmp (args[0], TC_CLI_STDIN) == 0)
    return tc_cli_usage_error (
      command, _ ("the base must be a file, because the variant refers to it by name."));

  base = load (args[0], &exit);
  full = base != NULL ? load (args[1], &exit) : NULL;

  return full != NULL ? extract (base, full, output) : exit;
}

const TcCommand tc_command_extract = {
  .name = "extract",
  .arguments = N_ ("BASE FULL"),
  .summary = N_ ("Make a variant of a changed copy of a scenario"),
  .help =
    N_ ("FULL is a copy of BASE that was changed. The result is a variant that extends BASE and\n"
        "holds only what differs, with the old values, so that a later change of BASE is\n"
        "noticed. \"turncoat flatten\" restores the same scenario, except for comments and\n"
        "layout.\n\n"
        "Examples:\n"
        "  turncoat extract base.scenario.xml my-copy.scenario.xml\n"
        "  turncoat extract base.scenario.xml my-copy.scenario.xml -o my.scenario.xml\n\n"
        "Exit status: 0 written, 1 one of the files has errors (they are shown and nothing is\n"
        "written), 2 wrong usage, 3 a file could not be read or written."),
  .run = run_extract,
};
