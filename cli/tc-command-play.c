/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <signal.h>
#ifdef G_OS_UNIX
#include <unistd.h>
#endif

#include "tc-cli-bots.h"
#include "tc-cli-data.h"
#include "tc-cli-divergence.h"
#include "tc-cli-results.h"
#include "tc-cli-table.h"

static volatile sig_atomic_t interrupted = 0;

typedef struct {
  TcGameOptions game;
  char *log;
  char *markdown;
  char *save;
  char *seat;
  char *try_card;
  char *replay;
  gboolean umpire;
  gboolean allow_undo;
  int max_decisions;
  gboolean quiet;
  char **args;
} Options;

static void
options_clear (Options *options)
{
  tc_game_options_clear (&options->game);
  g_free (options->log);
  g_free (options->markdown);
  g_free (options->save);
  g_free (options->seat);
  g_free (options->try_card);
  g_free (options->replay);
  g_strfreev (options->args);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
table_clear (TcTable *table)
{
  g_clear_pointer (&table->game, tc_game_free);
  g_clear_pointer (&table->tree, tc_game_tree_free);
  g_clear_pointer (&table->desk, tc_bot_desk_free);
  tc_narrator_clear (&table->narrator);
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
tc_table_report (TcTable *table)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n_moves = tc_game_get_n_moves (table->game);

  if (table->quiet || (table->is_shared && !table->is_taken))
    return;

  tc_narrator_append_move (&table->narrator, table->game, n_moves - 1, out);
  if (table->is_shared)
    table->n_shown[table->narrator.viewer] = (gint) n_moves;
  g_print ("%s", out->str);
}

void
tc_table_report_missed (TcTable *table)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gint *n_shown = &table->n_shown[table->narrator.viewer];
  guint *n_acts = &table->n_acts[table->narrator.viewer];

  /* Later acts come with the moves. */
  for (; *n_acts < tc_game_get_n_acts (table->game); ++*n_acts) {
    g_autofree char *text = tc_game_dup_act_text (table->game, *n_acts);

    if (!table->quiet && (gint) tc_game_get_act (table->game, *n_acts)->at <= *n_shown)
      g_string_append_printf (out, "      %s\n", text);
  }
  if (*n_shown < 0 && !table->quiet)
    tc_narrator_append_opening (&table->narrator, table->game, out);
  for (*n_shown = MAX (*n_shown, 0); *n_shown < (gint) tc_game_get_n_moves (table->game);
       ++*n_shown) {
    if (!table->quiet)
      tc_narrator_append_move (&table->narrator, table->game, (guint) *n_shown, out);
  }
  g_print ("%s", out->str);
}

void
tc_table_report_acts (TcTable *table)
{
  guint8 viewer = table->narrator.viewer;
  guint *n_acts = &table->n_acts[viewer != TC_SEAT_NONE ? viewer : 0];

  for (; *n_acts < tc_game_get_n_acts (table->game); ++*n_acts) {
    g_autofree char *text = tc_game_dup_act_text (table->game, *n_acts);

    g_print ("      %s\n", text);
  }
}

void
tc_table_forget (TcTable *table)
{
  tc_narrator_init (&table->narrator, table->narrator.viewer);
  for (guint i = 0; i < G_N_ELEMENTS (table->n_shown); i++)
    table->n_shown[i] = MIN (table->n_shown[i], (gint) tc_game_get_n_moves (table->game));
}

/* The rows that decided, each on a line of its own. */
static void
report_why (TcTable *table, const char *why)
{
  g_auto (GStrv) lines = g_strsplit (why != NULL ? why : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL && !table->quiet && !table->is_shared; i++)
    g_print ("      %s\n", lines[i]);
}

void
tc_table_decide_by_bot (TcTable *table)
{
  const TcState *state = tc_game_get_state (table->game);
  g_autofree char *why = NULL;
  TcMove move =
    tc_bot_desk_decide_aloud (table->desk, table->bots[state->actor], state, &table->rng, &why);

  tc_game_tree_keep (table->tree, table->game);
  if (!tc_game_apply (table->game, &move, NULL))
    g_assert_not_reached ();
  tc_table_report (table);
  report_why (table, why);
}

/* Who plays where things are hidden could work them out from the seed, which is in the replay of
 * the whole game. */
static gboolean
is_seed_reported (TcTable *table)
{
  return table->narrator.viewer == TC_SEAT_NONE;
}

static void
report_opening (TcTable *table, gboolean is_seed_typed)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  const TcSetupInfo *setup = tc_ruleset_get_setup (ruleset, tc_game_get_setup (table->game));
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *title = tc_cli_dup_title (ruleset);

  g_string_append_printf (out, _ ("%s, setup %s."), title, setup->id);
  if (is_seed_reported (table))
    g_string_append_printf (out, _ (" Seed: %" G_GUINT64_FORMAT), tc_game_get_seed (table->game));
  g_string_append_c (out, '\n');
  if (is_seed_typed && !is_seed_reported (table))
    g_string_append (out, _ ("The seed was given by hand, so this game keeps no secrets: whoever "
                             "knows or guesses the seed can work out all that is hidden.\n"));
  tc_cli_append_options (out, ruleset);
  if (!table->quiet && !table->is_shared)
    tc_narrator_append_opening (&table->narrator, table->game, out);
  g_print ("%s", out->str);
}

static void
report_heading (TcTable *table)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (table->quiet || (table->is_shared && !table->is_taken))
    return;

  tc_narrator_append_heading (&table->narrator, table->game, tc_game_get_n_moves (table->game),
                              out);
  g_print ("%s", out->str);
}

static gboolean
is_to_be_passed (TcTable *table)
{
  return table->is_shared &&
         (!table->is_taken || table->narrator.viewer != tc_game_get_state (table->game)->actor);
}

static void
play (TcTable *table, guint max_decisions)
{
  while (!tc_game_is_over (table->game) && !tc_table_is_interrupted ()) {
    const TcState *state = tc_game_get_state (table->game);

    if (max_decisions > 0 && state->n_moves >= max_decisions)
      return;
    if (table->bots[state->actor] != NULL) {
      report_heading (table);
      tc_table_decide_by_bot (table);
    } else if ((is_to_be_passed (table) &&
                tc_prompt_pass (table, state->actor) == TC_PROMPT_QUIT) ||
               tc_prompt_ask (table) == TC_PROMPT_QUIT) {
      return;
    }
  }
}

/* The whole game has its branches; what somebody saw of it is one line of play. */
static char *
dup_replay (TcTable *table, guint8 viewer)
{
  return viewer != TC_SEAT_NONE || tc_game_tree_is_plain (table->tree)
           ? tc_replay_dup_text (table->game, viewer)
           : tc_game_tree_dup_replay (table->tree, table->game);
}

/* Everything is written, whatever ended the game; of several faults each is said. */
static TcExit
finish (TcTable *table, const Options *options, gint seat)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint8 writer = seat >= 0 ? (guint8) seat : TC_SEAT_NONE;
  guint8 reader = seat >= 0 || table->is_shared ? writer : table->narrator.viewer;
  TcExit exit = TC_EXIT_OK;

  tc_cli_append_outcome (out, table->game, table->narrator.viewer);
  g_print ("%s", out->str);

  if (options->log != NULL) {
    g_autofree char *log = tc_cli_dup_log (table->game, reader);

    if (!tc_cli_write_file (options->log, log))
      exit = TC_EXIT_FAILED;
  }
  if (options->markdown != NULL) {
    g_autofree char *text = tc_log_text_dup (table->game, table->tree, NULL, reader);

    if (!tc_cli_write_file (options->markdown, text))
      exit = TC_EXIT_FAILED;
  }
  if (options->save != NULL) {
    g_autofree char *text = dup_replay (table, writer);

    if (!tc_cli_write_file (options->save, text))
      exit = TC_EXIT_FAILED;
  }
  if (tc_table_is_interrupted ()) {
    tc_cli_error (_ ("interrupted; the game so far is shown and saved."));
    exit = TC_EXIT_FAILED;
  }

  return exit;
}

/* The element of the card whose id was typed, or TC_NODE_NONE after saying so. */
static TcNode
find_card (const TcCommand *command, TcRuleset *ruleset, const char *id)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "card", node)) != TC_NODE_NONE) {
    const char *card = tc_scenario_get_id (scenario, node);

    if (card != NULL && g_str_equal (card, id))
      return node;
    if (card != NULL)
      g_ptr_array_add (ids, (gpointer) card);
  }
  if (ids->len == 0) {
    tc_cli_usage_error (command, _ ("--try-card needs a card, and this game has none."));
    return TC_NODE_NONE;
  }
  g_ptr_array_add (ids, NULL);
  tc_cli_refuse_word (command, _ ("card"), id, (const char *const *) ids->pdata);

  return TC_NODE_NONE;
}

static guint16
get_people (const TcTable *table, const TcSetupInfo *setup)
{
  guint16 people = 0;

  for (guint i = 0; i < setup->n_seats; i++)
    people |= (guint16) (table->bots[i] == NULL ? 1u << i : 0);

  return people;
}

/* The game begins where the card can be played. */
static TcExit
begin_with_card (TcTable *table,
                 const TcCommand *command,
                 TcRuleset *ruleset,
                 guint setup,
                 guint64 seed,
                 const char *id)
{
  guint16 people = get_people (table, tc_ruleset_get_setup (ruleset, setup));
  TcNode card = find_card (command, ruleset, id);

  if (card == TC_NODE_NONE)
    return TC_EXIT_USAGE;
  table->game = tc_try_card (ruleset, card, setup, seed, people, NULL);
  if (table->game == NULL) {
    tc_cli_error (_ ("no position was found in which \"%s\" can be played. Another --seed looks at "
                     "other games."),
                  id);
    return TC_EXIT_FAILED;
  }

  return TC_EXIT_OK;
}

/* A game that was saved goes on where it ended, or where it goes differently now. */
static TcExit
begin_with_replay (TcTable *table, TcBuild *build, const char *path, TcBuild **out_played)
{
  g_autoptr (TcSource) source = tc_cli_load_replay (path);
  TcDivergence divergence = { 0 };
  TcExit exit = TC_EXIT_FAILED;
  const char *text;

  if (source == NULL)
    return TC_EXIT_FAILED;
  text = tc_source_get_text (source, NULL);
  *out_played = tc_build_new_as_recorded (build, tc_cli_get_systems (), text);
  g_clear_pointer (&table->tree, tc_game_tree_free);
  table->game =
    tc_replay_open (tc_build_get_ruleset (*out_played), text, &table->tree, &divergence);
  if (divergence.kind != TC_DIVERGENCE_NONE)
    tc_cli_report_divergence (source, &divergence, table->game != NULL);
  if (table->game != NULL) {
    guint n_moves = tc_game_get_n_moves (table->game);

    exit = TC_EXIT_OK;
    g_print (
      ngettext ("The game goes on after %u move.\n", "The game goes on after %u moves.\n", n_moves),
      n_moves);
  }
  tc_divergence_clear (&divergence);

  return exit;
}

static TcExit
begin (TcTable *table,
       const TcCommand *command,
       const Options *options,
       TcBuild *build,
       guint setup,
       guint64 seed,
       TcBuild **out_played)
{
  TcRuleset *ruleset = tc_build_get_ruleset (build);

  *out_played = NULL;
  table->tree = tc_game_tree_new ();
  if (options->replay != NULL)
    return begin_with_replay (table, build, options->replay, out_played);
  if (options->try_card != NULL)
    return begin_with_card (table, command, ruleset, setup, seed, options->try_card);
  table->game = tc_game_new (ruleset, setup, seed);

  return TC_EXIT_OK;
}

/* %FALSE after saying which player or bot there is not. */
static gboolean
seat_players (TcTable *table, const TcCommand *command, const Options *options, gint *out_seat)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  guint setup = tc_game_get_setup (table->game);

  *out_seat = -1;
  if (options->seat != NULL) {
    *out_seat = tc_cli_find_seat (command, ruleset, setup, options->seat);
    if (*out_seat < 0)
      return FALSE;
  }
  table->is_umpire = options->umpire;
  table->desk = tc_bot_desk_new (ruleset);
  tc_bot_rng_init (&table->rng, tc_game_get_seed (table->game));
  tc_table_seat_people (table, *out_seat);

  return TRUE;
}

static TcExit
play_scenario (const TcCommand *command, const Options *options)
{
  g_auto (TcTable) table = { 0 };
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) played = NULL;
  TcExit exit = TC_EXIT_OK;
  guint64 seed = 0;
  guint setup = 0;
  gint seat = -1;

  build = tc_cli_open_game (command, &options->game, options->args[0], &setup, &seed, &exit);
  if (build == NULL)
    return exit;

  table.quiet = options->quiet;
  if (options->replay == NULL && !tc_cli_read_bots (command, tc_build_get_ruleset (build), setup,
                                                    options->game.bots, TRUE, table.bots))
    return TC_EXIT_USAGE;
  exit = begin (&table, command, options, build, setup, seed, &played);
  if (exit != TC_EXIT_OK)
    return exit;
  if (options->replay != NULL &&
      !tc_cli_read_bots (command, tc_game_get_ruleset (table.game), tc_game_get_setup (table.game),
                         options->game.bots, TRUE, table.bots))
    return TC_EXIT_USAGE;
  if (!seat_players (&table, command, options, &seat))
    return TC_EXIT_USAGE;
  if (options->allow_undo)
    tc_game_allow_undo (table.game);
  if (options->umpire)
    tc_game_record_look (table.game);
  catch_interrupts ();
  report_opening (&table, options->game.seed != NULL);
  play (&table, (guint) options->max_decisions);

  return finish (&table, options, seat);
}

/* %FALSE after saying what cannot be combined. */
static gboolean
check_options (const TcCommand *command, const Options *options)
{
  const char *fault = NULL;

  if (options->max_decisions < 0)
    fault = _ ("--max-decisions takes 0 or more.");
  else if (options->replay != NULL && (options->game.setup != NULL || options->game.seed != NULL ||
                                       options->try_card != NULL || options->allow_undo))
    fault =
      _ ("--continue cannot be combined with --setup, --seed, --try-card or --allow-undo: the "
         "game says them.");
  else if (options->try_card != NULL && options->allow_undo)
    fault =
      _ ("--allow-undo and --try-card cannot be combined: undo is agreed on before the game.");
  if (fault != NULL)
    tc_cli_usage_error (command, "%s", fault);

  return fault == NULL;
}

static TcExit
run_play (const TcCommand *command, int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "setup", 's', 0, G_OPTION_ARG_STRING, &options.game.setup,
      N_ ("Setup to play; default: the first"), N_ ("ID") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.game.seed,
      N_ ("Number that decides all dice; default: 64 random bits"), N_ ("N") },
    { "bots", 'b', 0, G_OPTION_ARG_STRING, &options.game.bots,
      N_ ("Who plays: BOT for all players, or PLAYER=BOT,...; default: human, or a solo opponent"),
      N_ ("SPEC") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.game.settings,
      N_ ("Set an option of play; may be repeated; \"turncoat info FILE\" lists them"),
      N_ ("ID=VALUE") },
    { "log", 'l', 0, G_OPTION_ARG_FILENAME, &options.log, N_ ("Write the readable log to FILE"),
      N_ ("FILE") },
    { "markdown", 0, 0, G_OPTION_ARG_FILENAME, &options.markdown,
      N_ ("Write the log as Markdown to FILE, with a summary of each turn"), N_ ("FILE") },
    { "save", 'o', 0, G_OPTION_ARG_FILENAME, &options.save, N_ ("Write the replay to FILE"),
      N_ ("FILE") },
    { "continue", 'c', 0, G_OPTION_ARG_FILENAME, &options.replay,
      N_ ("Continue the game that was saved as REPLAY"), N_ ("REPLAY") },
    { "try-card", 0, 0, G_OPTION_ARG_STRING, &options.try_card,
      N_ ("Begin in a random position in which the card CARD can be played"), N_ ("CARD") },
    { "seat", 0, 0, G_OPTION_ARG_STRING, &options.seat,
      N_ ("Write --log and --save as PLAYER saw the game; when only bots play, show it so"),
      N_ ("PLAYER") },
    { "umpire", 0, 0, G_OPTION_ARG_NONE, &options.umpire,
      N_ ("Play as the umpire, who sees everything and may force dice and undo any move; recorded"),
      NULL },
    { "allow-undo", 0, 0, G_OPTION_ARG_NONE, &options.allow_undo,
      N_ ("Allow undo in a game with secrets and bots; recorded"), NULL },
    { "max-decisions", 0, 0, G_OPTION_ARG_INT, &options.max_decisions,
      N_ ("Stop after N decisions; 0, the default: play to the end"), N_ ("N") },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &options.quiet, N_ ("Print only the outcome"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (options.args == NULL || options.args[1] != NULL)
    return tc_cli_usage_error (command, _ ("this command takes one scenario."));
  if (!check_options (command, &options))
    return TC_EXIT_USAGE;

  return play_scenario (command, &options);
}

const TcCommand tc_command_play = {
  .name = "play",
  .arguments = N_ ("FILE"),
  .summary = N_ ("Play a scenario at a prompt, or watch bots play it"),
  .help =
    N_ ("BOT is \"random\", a bot of the game (\"heuristic\"), \"search\", which is stronger and\n"
        "slower, or \"human\" for a person at the prompt. At the prompt \"help\" lists what you\n"
        "can type, \"?\" and a move says why it is not legal, \"seat\" changes who plays, and\n"
        "\"branches\" shows what was decided otherwise before.\n"
        "Where players have secrets, you see what your player may see, several people at one\n"
        "screen are asked to pass the keyboard, and nobody is shown the seed; --save writes the\n"
        "whole game with its seed.\n\n"
        "Examples:\n"
        "  turncoat play my.scenario.xml --bots random --seed 7\n"
        "  turncoat play my.scenario.xml --setup free --bots heuristic,SEAT=human\n"
        "  turncoat play my.scenario.xml --bots SEAT=search --option ID=VALUE\n"
        "  turncoat play my.scenario.xml --bots random --quiet --save game.replay\n"
        "  turncoat play my.scenario.xml --continue game.replay\n"
        "  turncoat play my.scenario.xml --try-card CARD --umpire\n\n"
        "Exit status: 0 also when you leave the game, 1 the scenario has problems, 2 wrong\n"
        "usage, 3 a file could not be read or written, or Ctrl-C."),
  .run = run_play,
};
