/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-cli-bots.h"
#include "tc-cli-change.h"
#include "tc-cli-data.h"
#include "tc-cli-findings.h"

/* A seed that is drawn is one that can be read aloud: it keeps no secrets. */
#define MAX_DRAWN 1000000u

typedef struct {
  const TcCommand *command;
  TcCliChange change;
  const char *setup;
  char *name;
  char *seed_text;
  gboolean is_random;
  guint64 seed;
  TcBuild *build;
} Run;

static void
run_clear (Run *run)
{
  tc_cli_change_clear (&run->change);
  g_clear_pointer (&run->build, tc_build_unref);
  g_free (run->name);
  g_free (run->seed_text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static TcExit
refuse_setup (const Run *run, TcRuleset *ruleset)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++)
    g_ptr_array_add (known, (gpointer) tc_ruleset_get_setup (ruleset, i)->id);
  g_ptr_array_add (known, NULL);

  return tc_cli_refuse_word (run->command, _ ("setup"), run->setup,
                             (const char *const *) known->pdata);
}

/* (transfer full) (nullable): of the file; of a variant, made in the variant. */
static TcEdits *
make_edits (const Run *run, const TcOperation *operation, GError **error)
{
  TcScenario *scenario = tc_build_get_scenario (run->build);
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, error);
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_cli_get_systems ());

  if (edits == NULL || !tc_build_is_variant (run->build))
    return g_steal_pointer (&edits);

  return tc_variant_make_edits (tc_build_get_whole (run->build), edits, schemas, error);
}

static TcExit
write_setup (Run *run, const TcOperation *operation, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = make_edits (run, operation, &error);
  g_autoptr (TcSource) changed = NULL;
  TcExit exit;

  if (edits == NULL) {
    tc_cli_error ("%s.", error->message);
    return TC_EXIT_FAILED;
  }
  changed = tc_edits_apply (edits, run->change.source, NULL);
  exit = tc_cli_change_write (&run->change, changed);
  if (exit != TC_EXIT_OK)
    return exit;
  if (run->is_random)
    g_printerr (
      _ ("%s: added the setup \"%s\", placed at random by --seed %" G_GUINT64_FORMAT ".\n"),
      run->change.path, id, run->seed);
  else
    g_printerr (_ ("%s: added the setup \"%s\".\n"), run->change.path, id);

  return TC_EXIT_OK;
}

static TcExit
fill_setup (Run *run)
{
  TcRuleset *ruleset;
  g_autoptr (TcFilling) filling = NULL;
  g_autoptr (TcOperation) operation = NULL;
  g_autofree char *id = NULL;
  gint setup;

  run->build = tc_build_new (run->change.source, tc_cli_get_systems ());
  ruleset = tc_build_get_ruleset (run->build);
  if (ruleset == NULL) {
    g_autofree char *text = tc_cli_dup_findings (
      tc_build_get_report (run->build), TC_SEVERITY_ERROR, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

    g_printerr ("%s", text);
    tc_cli_error (_ ("%s: fix this first; nothing was written."), run->change.path);
    return TC_EXIT_FINDINGS;
  }
  setup = tc_ruleset_find_setup (ruleset, run->setup);
  if (setup < 0)
    return refuse_setup (run, ruleset);
  filling = tc_filling_new (ruleset, run->is_random ? &run->seed : NULL);
  operation = tc_filling_make_setup (filling, (guint) setup, run->name, &id);
  if (operation == NULL)
    return tc_cli_usage_error (
      run->command, _ ("the setup \"%s\" leaves nothing to the players to place."), run->setup);

  return write_setup (run, operation, id);
}

static TcExit
run_fill_setup (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { .command = command };
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "random", 'r', 0, G_OPTION_ARG_NONE, &run.is_random,
      N_ ("Place everything at random instead of evenly"), NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &run.seed_text,
      N_ ("At random by this number, which gives the same setup again"), N_ ("N") },
    { "name", 0, 0, G_OPTION_ARG_STRING, &run.name, N_ ("What the new setup is called"),
      N_ ("NAME") },
    TC_CLI_CHANGE_ENTRIES (run.change),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || g_strv_length (args) != 2)
    return tc_cli_usage_error (command, _ ("two arguments are needed: the file and the setup."));
  run.is_random |= run.seed_text != NULL;
  if (run.is_random && !tc_cli_read_seed (command, run.seed_text, &run.seed))
    return TC_EXIT_USAGE;
  if (run.seed_text == NULL)
    run.seed %= MAX_DRAWN;
  if (!tc_cli_change_load (&run.change, args[0]))
    return TC_EXIT_FAILED;
  run.setup = args[1];

  return fill_setup (&run);
}

const TcCommand tc_command_fill_setup = {
  .name = "fill-setup",
  .arguments = N_ ("FILE SETUP"),
  .summary = N_ ("Add a setup in which everything is placed"),
  .help =
    N_ ("Adds to FILE a copy of SETUP in which everything that the players would place is placed:\n"
        "evenly over the places where it may go, or with --random each where it may go. What\n"
        "SETUP places itself stays where it is. SETUP is not changed. FILE may be a variant.\n\n"
        "Examples:\n"
        "  turncoat fill-setup my-war.scenario.xml free --diff\n"
        "  turncoat fill-setup my-war.scenario.xml free --seed 7 --name \"A random start\"\n\n"
        "Exit status: 0 added, 1 FILE has errors, 2 wrong usage, or SETUP leaves nothing to the\n"
        "players, 3 a file could not be read or written."),
  .run = run_fill_setup,
};
