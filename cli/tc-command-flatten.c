/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

/* Standard output may be the text, so problems are not for it. */
static TcExit
refuse (TcBuild *build)
{
  g_autofree char *text = tc_cli_dup_findings (tc_build_get_report (build), TC_SEVERITY_ERROR,
                                               tc_cli_has_colour (TC_COLOUR_AUTO, 2));

  g_printerr ("%s", text);
  tc_cli_error (_ ("%s: fix this first; nothing was written."),
                tc_source_get_name (tc_build_get_source (build)));

  return TC_EXIT_FINDINGS;
}

static TcExit
run_flatten (const TcCommand *command, int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_auto (GStrv) args = NULL;
  g_autoptr (TcBuild) build = NULL;
  g_autofree char *text = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE instead of standard output"), N_ ("FILE") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || args[1] != NULL)
    return tc_cli_usage_error (command, _ ("one file is needed, or \"-\" for standard input."));

  build = tc_cli_load_build (args[0]);
  if (build == NULL)
    return TC_EXIT_FAILED;
  if (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR) > 0)
    return refuse (build);

  text = tc_build_get_whole (build) != NULL
           ? tc_whole_dup_text (tc_build_get_whole (build))
           : g_strdup (tc_source_get_text (tc_build_get_text (build), NULL));

  return tc_cli_write_file (output != NULL ? output : "-", text) ? TC_EXIT_OK : TC_EXIT_FAILED;
}

const TcCommand tc_command_flatten = {
  .name = "flatten",
  .arguments = N_ ("FILE"),
  .summary = N_ ("Write a variant and its base as one scenario"),
  .help =
    N_ ("FILE is a variant, the name of one that comes with Turncoat, or \"-\" for standard\n"
        "input. The result is the text of the base with the changes of the variant in their\n"
        "places; comments, layout and line ends stay. What is not a variant is not changed.\n\n"
        "Examples:\n"
        "  turncoat flatten my-variant.scenario.xml -o whole.scenario.xml\n"
        "  turncoat flatten my-variant.scenario.xml | diff base.scenario.xml -\n\n"
        "Exit status: 0 written, 1 the file has errors (they are shown and nothing is written),\n"
        "2 wrong usage, 3 a file could not be read or written."),
  .run = run_flatten,
};
