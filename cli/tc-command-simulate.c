/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#ifdef G_OS_UNIX
#include <unistd.h>
#endif

#include "tc-cli-bots.h"
#include "tc-cli-data.h"
#include "tc-cli-results.h"

#define DEFAULT_GAMES 1000
#define DEFAULT_BOT   "heuristic"
#define OTHER_BOT     "random" /* of systems that have no better one */
#define DEFAULT_SEED  "1"      /* so that running it twice says the same twice */
#define SHOW_AFTER    0.5      /* seconds without a word are not long */

static const char *const formats[] = { "human", "json", "csv", NULL };
enum { FORMAT_HUMAN, FORMAT_JSON, FORMAT_CSV };

static volatile sig_atomic_t interrupted = 0;

typedef struct {
  TcGameOptions game;
  char *format;
  gint64 n_games;
  gint64 first;
  int n_jobs;
  char **args;
} Options;

static void
options_clear (Options *options)
{
  tc_game_options_clear (&options->game);
  g_free (options->format);
  g_strfreev (options->args);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* The first Ctrl-C stops between games, the second one at once. */
static void
interrupt_cb (int signal_number)
{
  interrupted = 1;
  signal (signal_number, SIG_DFL);
}

typedef struct {
  GCancellable *cancellable;
  GTimer *timer;
  gboolean is_shown;
  gboolean is_terminal;
} Watch;

static void
progress_cb (guint64 n_done, guint64 n_games, gpointer user_data)
{
  Watch *watch = user_data;
  double seconds = g_timer_elapsed (watch->timer, NULL);

  if (interrupted)
    g_cancellable_cancel (watch->cancellable);
  if (!watch->is_terminal || seconds < SHOW_AFTER)
    return;

  watch->is_shown = TRUE;
  g_printerr (_ ("\r%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT
                 " games, %.0f %%, %.0f a second, %.0f s to go  "),
              n_done, n_games, n_games > 0 ? 100.0 * (double) n_done / (double) n_games : 100,
              (double) n_done / seconds,
              n_done > 0 ? seconds * (double) (n_games - n_done) / (double) n_done : 0);
}

static void
print_results (const TcResults *results, gint format)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (format == FORMAT_HUMAN) {
    tc_cli_append_results (out, results);
  } else {
    tc_cli_stop_translating ();
    if (format == FORMAT_JSON)
      tc_cli_append_results_json (out, results);
    else
      tc_cli_append_results_csv (out, results);
  }
  g_print ("%s", out->str);
}

static TcExit
simulate (TcRuleset *ruleset, const TcSimulationPlan *plan, const char *file, gint format)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTimer) timer = g_timer_new ();
  Watch watch = { cancellable, timer, FALSE, FALSE };
  g_autoptr (TcStatistics) statistics = NULL;
  TcResults results = { .file = file, .ruleset = ruleset, .plan = plan };

#ifdef G_OS_UNIX
  watch.is_terminal = isatty (STDERR_FILENO) == 1;
#endif
  signal (SIGINT, interrupt_cb);
  statistics = tc_simulation_run (ruleset, plan, cancellable, progress_cb, &watch);
  signal (SIGINT, SIG_DFL);
  if (watch.is_shown)
    g_printerr ("\r%*s\r", 78, "");

  results.statistics = statistics;
  results.seconds = g_timer_elapsed (timer, NULL);
  results.n_jobs = plan->n_jobs;
  results.is_interrupted = tc_statistics_get_n_games (statistics) < plan->n_games;
  print_results (&results, format);
  if (!results.is_interrupted)
    return TC_EXIT_OK;

  tc_cli_error (_ ("interrupted after %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " games."),
                tc_statistics_get_n_games (statistics), plan->n_games);

  return TC_EXIT_FAILED;
}

static TcExit
run_on (const TcCommand *command, const Options *options, gint format)
{
  g_autoptr (TcBuild) build = NULL;
  TcSimulationPlan plan = { .n_games = (guint64) options->n_games,
                            .first = (guint64) options->first,
                            .n_jobs = (guint) options->n_jobs };
  TcRuleset *ruleset = NULL;
  TcExit exit = TC_EXIT_OK;
  const TcBot *bot = NULL;

  build =
    tc_cli_open_game (command, &options->game, options->args[0], &plan.setup, &plan.seed, &exit);
  if (build == NULL)
    return exit;

  ruleset = tc_build_get_ruleset (build);
  bot = tc_bot_find (ruleset, DEFAULT_BOT);
  for (guint i = 0; i < tc_ruleset_get_setup (ruleset, plan.setup)->n_seats; i++)
    plan.bots[i] = bot != NULL ? bot : tc_bot_find (ruleset, OTHER_BOT);
  if (!tc_cli_read_bots (command, ruleset, plan.setup, options->game.bots, FALSE, plan.bots))
    return TC_EXIT_USAGE;
  if (plan.n_jobs == 0)
    plan.n_jobs = g_get_num_processors ();

  return simulate (ruleset, &plan, options->args[0], format);
}

static TcExit
run_simulate (const TcCommand *command, int argc, char **argv)
{
  g_auto (Options) options = { .n_games = DEFAULT_GAMES };
  gint format = FORMAT_HUMAN;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "setup", 's', 0, G_OPTION_ARG_STRING, &options.game.setup,
      N_ ("Setup to play; default: the first"), N_ ("ID") },
    { "bots", 'b', 0, G_OPTION_ARG_STRING, &options.game.bots,
      N_ ("Who plays: BOT for all players, or PLAYER=BOT,...; default: heuristic"), N_ ("SPEC") },
    { "games", 'n', 0, G_OPTION_ARG_INT64, &options.n_games, N_ ("Games to play; default: 1000"),
      N_ ("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.game.seed,
      N_ ("Number that decides the whole series; default: 1"), N_ ("S") },
    { "first", 0, 0, G_OPTION_ARG_INT64, &options.first,
      N_ ("Start with game N of the series; default: 0"), N_ ("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options.n_jobs,
      N_ ("Games to play at a time; has no effect on the results; default: one for each processor"),
      N_ ("J") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.game.settings,
      N_ ("Set an option of play; may be repeated; \"turncoat info FILE\" lists them"),
      N_ ("ID=VALUE") },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &options.format,
      N_ ("human, json or csv; default: human"), N_ ("FORMAT") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (options.args == NULL || options.args[1] != NULL)
    return tc_cli_usage_error (command, _ ("this command takes one scenario."));
  if (options.n_games < 1)
    return tc_cli_usage_error (command, _ ("--games takes 1 or more."));
  if (options.first < 0 || options.n_jobs < 0)
    return tc_cli_usage_error (command, _ ("--first and --jobs take 0 or more."));
  if (options.game.seed == NULL)
    options.game.seed = g_strdup (DEFAULT_SEED);
  if (options.format != NULL) {
    format = tc_cli_choose (command, "format", options.format, formats);
    if (format < 0)
      return TC_EXIT_USAGE;
  }

  return run_on (command, &options, format);
}

const TcCommand tc_command_simulate = {
  .name = "simulate",
  .arguments = N_ ("FILE"),
  .summary = N_ ("Let bots play many games and report the results"),
  .help =
    N_ ("The same scenario, setup, bots and series give the same results with any number of\n"
        "jobs. Intervals are of 95 % (Wilson). The report ends with games to look at and the\n"
        "command that plays each again.\n\n"
        "Examples:\n"
        "  turncoat simulate my.scenario.xml --games 10000\n"
        "  turncoat simulate my.scenario.xml --option ID=VALUE --bots SEAT=random --seed 7\n"
        "  turncoat simulate my.scenario.xml --setup free --format csv > free.csv\n"
        "  turncoat simulate my.scenario.xml --games 500 --first 500 --format json\n\n"
        "Exit status: 0 all games were played, 1 the scenario has problems, 2 wrong usage, 3 a\n"
        "file could not be read, or Ctrl-C: then the report is of the games played so far."),
  .run = run_simulate,
};
