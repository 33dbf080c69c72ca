/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-cli-change.h"
#include "tc-cli-data.h"
#include "tc-cli-findings.h"

static void
show (TcReport *report)
{
  g_autofree char *text =
    tc_cli_dup_findings (report, TC_SEVERITY_ERROR, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

  g_printerr ("%s", text);
}

static TcExit
migrate (TcCliChange *change)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (GPtrArray) steps = g_ptr_array_new ();
  g_autoptr (TcSource) migrated = tc_migrate (change->source, tc_cli_get_systems (), report, steps);
  const char *name = tc_source_get_name (change->source);
  TcExit exit;

  if (migrated == NULL) {
    show (report);
    tc_cli_error (_ ("%s: fix this first; nothing was written."), name);
    return TC_EXIT_FINDINGS;
  }
  exit = tc_cli_change_write (change, migrated);
  if (exit != TC_EXIT_OK)
    return exit;
  for (guint i = 0; i < steps->len; i++)
    g_printerr ("%s: %s\n", name, _ ((const char *) steps->pdata[i]));
  if (steps->len == 0)
    g_printerr (_ ("%s: there is nothing to migrate.\n"), name);

  return change->diff && steps->len > 0 ? TC_EXIT_FINDINGS : TC_EXIT_OK;
}

static TcExit
run_migrate (const TcCommand *command, int argc, char **argv)
{
  g_auto (TcCliChange) change = { .path = NULL };
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    TC_CLI_CHANGE_ENTRIES (change),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || args[1] != NULL)
    return tc_cli_usage_error (command, _ ("this command takes one file."));

  return tc_cli_change_load (&change, args[0]) ? migrate (&change) : TC_EXIT_FAILED;
}

const TcCommand tc_command_migrate = {
  .name = "migrate",
  .arguments = N_ ("FILE"),
  .summary = N_ ("Bring a scenario of an earlier version up to date"),
  .help =
    N_ ("Adds to FILE what earlier versions of Turncoat took for granted and a scenario now has\n"
        "to say, so that it plays as before, and reports what was added. Comments and layout\n"
        "stay. A variant needs no migration; migrate its base and rebase it.\n\n"
        "Examples:\n"
        "  turncoat migrate --diff my-war.scenario.xml\n"
        "  turncoat migrate my-war.scenario.xml\n\n"
        "Exit status: 0 up to date, 1 with --diff the file would change, or it is not\n"
        "well-formed, 2 wrong usage, 3 a file could not be read or written."),
  .run = run_migrate,
};
