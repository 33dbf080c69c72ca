/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <signal.h>
#ifdef G_OS_UNIX
#include <unistd.h>
#endif

#include "tc-cli-bots.h"
#include "tc-cli-data.h"
#include "tc-cli-results.h"
#include "tc-cli-table.h"

static volatile sig_atomic_t interrupted = 0;

typedef struct {
  char *setup;
  char *seed;
  char *bots;
  char *germans;
  char *log;
  char *save;
  int max_decisions;
  gboolean quiet;
  char **args;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->setup);
  g_free (options->seed);
  g_free (options->bots);
  g_free (options->germans);
  g_free (options->log);
  g_free (options->save);
  g_strfreev (options->args);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
table_clear (TcTable *table)
{
  g_clear_pointer (&table->game, tc_game_free);
  g_clear_pointer (&table->desk, tc_bot_desk_free);
  tc_teller_clear (&table->teller);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcTable, table_clear)

/* A read that waits ends by the signal itself; one that is about to begin must not begin. */
static void
interrupt_cb (int signal_number)
{
  interrupted = 1;
#ifdef G_OS_UNIX
  close (STDIN_FILENO);
#endif
}

gboolean
tc_table_is_interrupted (void)
{
  return interrupted != 0;
}

/* Reading at the prompt must end too, so system calls are not restarted. */
static void
catch_interrupts (void)
{
#ifdef G_OS_UNIX
  struct sigaction action = { .sa_handler = interrupt_cb };

  sigaction (SIGINT, &action, NULL);
#else
  signal (SIGINT, interrupt_cb);
#endif
}

void
tc_table_tell (TcTable *table)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (table->quiet)
    return;

  tc_teller_append_move (&table->teller, table->game, tc_game_get_n_moves (table->game) - 1, out);
  g_print ("%s", out->str);
}

void
tc_table_decide_by_bot (TcTable *table)
{
  const TcState *state = tc_game_get_state (table->game);
  TcMove move = tc_bot_desk_decide (table->desk, table->bots[state->actor], state, &table->rng);

  if (!tc_game_apply (table->game, &move, NULL))
    g_assert_not_reached ();
  tc_table_tell (table);
}

static void
tell_opening (TcTable *table)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  const TcSetupInfo *setup = tc_ruleset_get_setup (ruleset, tc_game_get_setup (table->game));
  g_autoptr (GString) out = g_string_new (NULL);

  g_string_append_printf (out, _ ("%s, setup %s. Seed: %" G_GUINT64_FORMAT "\n"),
                          _ (tc_ruleset_get_system (ruleset)->title), setup->id,
                          tc_game_get_seed (table->game));
  tc_cli_append_options (out, ruleset);
  if (!table->quiet)
    tc_teller_append_opening (&table->teller, table->game, out);
  g_print ("%s", out->str);
}

static void
tell_heading (TcTable *table)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (table->quiet)
    return;

  tc_teller_append_heading (&table->teller, table->game, out);
  g_print ("%s", out->str);
}

static void
play (TcTable *table, guint max_decisions)
{
  while (!tc_game_is_over (table->game) && !tc_table_is_interrupted ()) {
    const TcState *state = tc_game_get_state (table->game);

    if (max_decisions > 0 && state->n_moves >= max_decisions)
      return;
    if (table->bots[state->actor] != NULL) {
      tell_heading (table);
      tc_table_decide_by_bot (table);
    } else if (tc_prompt_ask (table) == TC_PROMPT_QUIT) {
      return;
    }
  }
}

/* Everything is written, whatever ended the game; of several faults each is said. */
static TcExit
finish (TcTable *table, const Options *options)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TcExit exit = TC_EXIT_OK;

  tc_cli_append_outcome (out, table->game);
  g_print ("%s", out->str);

  if (options->log != NULL) {
    g_autofree char *log = tc_cli_dup_log (table->game);

    if (!tc_cli_write_file (options->log, log))
      exit = TC_EXIT_FAILED;
  }
  if (options->save != NULL) {
    g_autofree char *text = tc_replay_dup_text (table->game, TC_SEAT_NONE);

    if (!tc_cli_write_file (options->save, text))
      exit = TC_EXIT_FAILED;
  }
  if (tc_table_is_interrupted ()) {
    tc_cli_error (_ ("interrupted; what was played so far is told and saved."));
    exit = TC_EXIT_FAILED;
  }

  return exit;
}

static TcExit
play_scenario (const TcCommand *command, const Options *options)
{
  g_auto (TcTable) table = { 0 };
  g_autoptr (TcBuild) build = NULL;
  TcRuleset *ruleset = NULL;
  TcExit exit = TC_EXIT_OK;
  guint64 seed = 0;
  gint setup = 0;

  if (!tc_cli_read_seed (command, options->seed, &seed))
    return TC_EXIT_USAGE;
  build = tc_cli_load_to_play (command, options->args[0], options->germans, &exit);
  if (build == NULL)
    return exit;

  ruleset = tc_build_get_ruleset (build);
  setup = tc_cli_choose_setup (command, ruleset, options->setup);
  if (setup < 0 || !tc_cli_read_bots (command, ruleset, options->bots, TRUE, table.bots))
    return TC_EXIT_USAGE;

  table.quiet = options->quiet;
  table.desk = tc_bot_desk_new (ruleset);
  table.game = tc_game_new (ruleset, (guint) setup, seed);
  tc_bot_rng_init (&table.rng, seed);
  catch_interrupts ();
  tell_opening (&table);
  play (&table, (guint) options->max_decisions);

  return finish (&table, options);
}

static TcExit
run_play (const TcCommand *command, int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "setup", 's', 0, G_OPTION_ARG_STRING, &options.setup,
      N_ ("Setup to play; default: the first"), N_ ("ID") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed,
      N_ ("Number that decides all dice; default: drawn, and printed"), N_ ("N") },
    { "bots", 'b', 0, G_OPTION_ARG_STRING, &options.bots,
      N_ ("Who plays: BOT for all players, or PLAYER=BOT,...; default: human"), N_ ("SPEC") },
    { "germans", 0, 0, G_OPTION_ARG_STRING, &options.germans,
      N_ ("Who runs the Germans: initiative, bot or human; default: as the scenario says"),
      N_ ("WHO") },
    { "log", 'l', 0, G_OPTION_ARG_FILENAME, &options.log, N_ ("Write the readable log to FILE"),
      N_ ("FILE") },
    { "save", 'o', 0, G_OPTION_ARG_FILENAME, &options.save, N_ ("Write the replay to FILE"),
      N_ ("FILE") },
    { "max-decisions", 0, 0, G_OPTION_ARG_INT, &options.max_decisions,
      N_ ("Stop after N decisions; 0, the default: play to the end"), N_ ("N") },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &options.quiet, N_ ("Print the outcome only"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (options.args == NULL || options.args[1] != NULL)
    return tc_cli_usage_error (command, _ ("it takes one scenario."));
  if (options.max_decisions < 0)
    return tc_cli_usage_error (command, _ ("--max-decisions is 0 or more."));

  return play_scenario (command, &options);
}

const TcCommand tc_command_play = {
  .name = "play",
  .arguments = N_ ("FILE"),
  .summary = N_ ("Play a scenario at a prompt, or watch bots play it"),
  .help =
    N_ ("BOT is \"random\", a bot of the game (\"heuristic\"), or \"human\" for a person at the\n"
        "prompt. At the prompt \"help\" lists what you can type; \"?\" and a move tells why it is\n"
        "not legal.\n\n"
        "Examples:\n"
        "  turncoat play betrayal-1940 --bots random --seed 7\n"
        "  turncoat play betrayal-1940 --bots british=heuristic --germans initiative\n"
        "  turncoat play betrayal-1940 --bots heuristic,french=human --germans bot\n"
        "  turncoat play betrayal-1940 --bots random --quiet --save game.replay\n\n"
        "Exit status: 0 also when you leave the game, 1 the scenario has problems, 2 wrong\n"
        "usage, 3 a file could not be read or written, or Ctrl-C."),
  .run = run_play,
};
