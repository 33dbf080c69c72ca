/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-bots.h"
#include "tc-cli-data.h"
#include "tc-cli-divergence.h"
#include "tc-cli-log.h"
#include "tc-cli-term.h"

typedef struct {
  char *scenario;
  char *seat;
  char *log;
  char *markdown;
  char *branch;
  gboolean list_branches;
  char *save;
  char **args;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->scenario);
  g_free (options->seat);
  g_free (options->log);
  g_free (options->markdown);
  g_free (options->branch);
  g_free (options->save);
  g_strfreev (options->args);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* (transfer full) (nullable): what to play the replay on; %NULL after saying what is missing. */
static char *
dup_scenario_name (const TcCommand *command, const char *log, const char *text)
{
  g_autofree char *id = tc_replay_dup_scenario_id (text);
  g_autofree char *path = id != NULL ? tc_shipped_find (id) : NULL;
  g_autofree char *shown = id != NULL ? tc_letter_dup_printable (id, -1) : NULL;

  if (path != NULL)
    return g_steal_pointer (&path);
  if (id == NULL)
    tc_cli_error (_ ("%s does not name its scenario, or is not a replay. Name the scenario with "
                     "--scenario FILE."),
                  log);
  else
    tc_cli_error (
      _ ("%s was played on the scenario \"%s\", which does not come with Turncoat. Name "
         "its file with --scenario FILE."),
      log, shown);

  return NULL;
}

/* A copy often keeps the id of what it was copied from, and the replay names no more than that. */
static void
suggest_scenario (const TcRuleset *ruleset)
{
  TcSource *played = tc_scenario_get_source (tc_ruleset_get_scenario (ruleset));
  g_autofree char *name = tc_letter_dup_printable (tc_source_get_name (played), -1);

  g_print (
    _ ("  It was played on %s, which comes with Turncoat and has the id that the replay names. "
       "If the game was recorded on another file, such as one made with \"turncoat new\", "
       "name it with --scenario FILE.\n"),
    name);
}

/* What became of the move that led elsewhere: often the whole answer. */
static void
report_move (TcGame *game, guint8 viewer, guint index)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, viewer, (gint) index);

  g_print (_ ("  What happens here:\n"));
  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("    %s\n", lines[i]);
}

/* As it goes here, with its branches; what somebody saw of it is one line of play. */
static char *
dup_replay (TcGame *game, TcGameTree *tree, guint8 viewer)
{
  if (viewer != TC_SEAT_NONE || tc_game_tree_is_plain (tree))
    return tc_replay_dup_text (game, viewer);
  tc_game_tree_record_again (tree, game);

  return tc_game_tree_dup_replay (tree, game);
}

/* What becomes of the game that was played. */
static TcExit
write_files (TcGame *game, TcGameTree *tree, const Options *options, guint8 viewer)
{
  TcExit exit = TC_EXIT_OK;

  if (options->log != NULL) {
    g_autofree char *told = tc_cli_dup_log (game, viewer);

    if (!tc_cli_write_file (options->log, told))
      exit = TC_EXIT_FAILED;
  }
  if (options->markdown != NULL) {
    g_autofree char *text = tc_log_text_dup (game, tree, NULL, viewer);

    if (!tc_cli_write_file (options->markdown, text))
      exit = TC_EXIT_FAILED;
  }
  if (options->save != NULL) {
    g_autofree char *text = dup_replay (game, tree, viewer);

    if (!tc_cli_write_file (options->save, text))
      exit = TC_EXIT_FAILED;
  }

  return exit;
}

/* Unless a player has that id. */
static gboolean
is_public (TcGame *game, const char *id)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++) {
    if (g_str_equal (tc_ruleset_get_seat (ruleset, i)->id, id))
      return FALSE;
  }

  return g_str_equal (id, TC_REPLAY_PUBLIC);
}

/* %FALSE after saying who plays in the setup of @game. */
static gboolean
choose_viewer (const TcCommand *command, TcGame *game, const char *id, guint8 *out_viewer)
{
  gint seat = 0;

  *out_viewer = TC_SEAT_NONE;
  if (id == NULL || game == NULL)
    return TRUE;

  if (is_public (game, id)) {
    *out_viewer = TC_SEAT_PUBLIC;
    return TRUE;
  }
  seat = tc_cli_find_seat (command, tc_game_get_ruleset (game), tc_game_get_setup (game), id);
  *out_viewer = (guint8) seat;

  return seat >= 0;
}

/* Each branch on its own: the first place where it goes otherwise. */
static TcExit
check_branches (TcSource *source, TcGame *game, TcGameTree *tree)
{
  g_autoptr (TcGame) scratch =
    tc_game_new (tc_game_get_ruleset (game), tc_game_get_setup (game), tc_game_get_seed (game));
  TcExit exit = TC_EXIT_OK;

  for (guint i = 0; i < tc_game_tree_get_n_lines (tree); i++) {
    TcDivergence divergence = { 0 };

    if (i == tc_game_tree_get_current (tree))
      continue;
    if (tc_game_tree_check (tree, scratch, i, &divergence)) {
      g_print (_ ("The branch \"%s\" matches.\n"), tc_game_tree_get_name (tree, i));
    } else {
      g_print (_ ("The branch \"%s\" does not match:\n"), tc_game_tree_get_name (tree, i));
      tc_cli_report_divergence (source, &divergence, TRUE);
      exit = TC_EXIT_FINDINGS;
    }
    tc_divergence_clear (&divergence);
  }

  return exit;
}

/* %FALSE after saying that there is no such branch. */
static gboolean
show_branch (const TcCommand *command, TcGame *game, TcGameTree *tree, const char *name)
{
  TcDivergence divergence = { 0 };
  guint line, n_moves;

  if (name == NULL)
    return TRUE;
  if (!tc_game_tree_find (tree, name, &line, &n_moves)) {
    g_autofree char *unknown = tc_game_tree_dup_unknown (tree, name);
    g_autofree char *shown = tc_letter_dup_printable (unknown, -1);

    tc_cli_usage_error (command, "%s", shown);
    return FALSE;
  }
  tc_game_tree_show (tree, game, line, n_moves, &divergence);
  tc_divergence_clear (&divergence);

  return TRUE;
}

static void
report_main (TcSource *source,
             TcRuleset *ruleset,
             gboolean is_played,
             const Options *options,
             const TcDivergence *divergence)
{
  if (divergence->kind == TC_DIVERGENCE_NONE) {
    g_print (_ ("The replay matches: every move is legal and leads to the recorded position.\n"));
    return;
  }
  tc_cli_report_divergence (source, divergence, is_played);
  if (options->scenario == NULL)
    suggest_scenario (ruleset);
}

/* The game that was played, or the branch of it that is wanted. */
static TcExit
show_game (TcGame *game, TcGameTree *tree, const Options *options, guint8 viewer)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (options->list_branches)
    tc_cli_append_branches (out, tree, game, viewer);
  tc_cli_append_outcome (out, game, viewer);
  g_print ("%s", out->str);

  return write_files (game, tree, options, viewer);
}

static TcExit
replay_on (const TcCommand *command,
           TcSource *source,
           const char *text,
           TcRuleset *ruleset,
           const Options *options)
{
  TcDivergence divergence = { 0 };
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = tc_replay_open (ruleset, text, &tree, &divergence);
  TcExit exit = divergence.kind == TC_DIVERGENCE_NONE ? TC_EXIT_OK : TC_EXIT_FINDINGS;
  guint8 viewer = TC_SEAT_NONE;

  if (!choose_viewer (command, game, options->seat, &viewer)) {
    tc_divergence_clear (&divergence);
    return TC_EXIT_USAGE;
  }
  report_main (source, ruleset, game != NULL, options, &divergence);
  if (game != NULL) {
    TcExit checked = check_branches (source, game, tree);
    TcExit written = TC_EXIT_USAGE;

    if (divergence.kind == TC_DIVERGENCE_POSITION)
      report_move (game, viewer, divergence.move);
    if (show_branch (command, game, tree, options->branch))
      written = show_game (game, tree, options, viewer); /* MAX () would do it twice */
    exit = MAX (exit, MAX (checked, written));
  }
  tc_divergence_clear (&divergence);

  return exit;
}

static TcExit
replay (const TcCommand *command, const char *path, const Options *options)
{
  g_autoptr (TcSource) source = tc_cli_load_replay (path);
  g_autofree char *name = NULL;
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) played = NULL;
  const char *text = NULL;
  TcExit exit = TC_EXIT_OK;

  if (source == NULL)
    return TC_EXIT_FAILED;
  text = tc_source_get_text (source, NULL);

  name = options->scenario != NULL ? g_strdup (options->scenario)
                                   : dup_scenario_name (command, tc_source_get_name (source), text);
  if (name == NULL)
    return TC_EXIT_FAILED;
  build = tc_cli_load_playable (name, &exit);
  if (build == NULL)
    return exit;

  played = tc_build_new_as_recorded (build, tc_cli_get_systems (), text);

  return replay_on (command, source, text, tc_build_get_ruleset (played), options);
}

static TcExit
run_replay (const TcCommand *command, int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "scenario", 's', 0, G_OPTION_ARG_FILENAME, &options.scenario,
      N_ ("Play on this scenario; default: the shipped one that the replay names"), N_ ("FILE") },
    { "seat", 0, 0, G_OPTION_ARG_STRING, &options.seat,
      N_ ("Show and write the game as PLAYER saw it; default: the whole game"), N_ ("PLAYER") },
    { "log", 'l', 0, G_OPTION_ARG_FILENAME, &options.log, N_ ("Write the readable log to FILE"),
      N_ ("FILE") },
    { "markdown", 0, 0, G_OPTION_ARG_FILENAME, &options.markdown,
      N_ ("Write the log as Markdown to FILE, with a summary of each turn"), N_ ("FILE") },
    { "branch", 'b', 0, G_OPTION_ARG_STRING, &options.branch,
      N_ ("Show and write the game on the branch or at the bookmark NAME"), N_ ("NAME") },
    { "list-branches", 0, 0, G_OPTION_ARG_NONE, &options.list_branches,
      N_ ("List the branches and bookmarks of the game as a tree"), NULL },
    { "save", 'o', 0, G_OPTION_ARG_FILENAME, &options.save,
      N_ ("Write the game as played here to FILE, as a replay"), N_ ("FILE") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (options.args == NULL || options.args[1] != NULL)
    return tc_cli_usage_error (command, _ ("this command takes one replay."));
  if (options.scenario != NULL && strcmp (options.scenario, TC_CLI_STDIN) == 0 &&
      strcmp (options.args[0], TC_CLI_STDIN) == 0)
    return tc_cli_usage_error (command, _ ("only one of two files can be standard input."));

  return replay (command, options.args[0], &options);
}

const TcCommand tc_command_replay = {
  .name = "replay",
  .arguments = N_ ("REPLAY"),
  .summary = N_ ("Replay a saved game and report where it first diverges"),
  .help =
    N_ ("A replay is what \"turncoat play --save\" writes. Played on an edited scenario, it shows\n"
        "what the edit changed first. With --seat it shows only what the player saw, and\n"
        "with --seat everyone what all players know:\n"
        "such a file can be given away; it can be read and compared, but not played again.\n"
        "Every branch of the game is played too.\n\n"
        "Examples:\n"
        "  turncoat replay game.replay\n"
        "  turncoat replay game.replay --scenario edited.scenario.xml\n"
        "  turncoat replay game.replay --log -\n"
        "  turncoat replay game.replay --list-branches\n"
        "  turncoat replay game.replay --branch \"second try\" --markdown game.md\n"
        "  turncoat replay game.replay --seat casey --save casey.replay --log casey.log\n\n"
        "Exit status: 0 the replay fits, 1 it diverges or the scenario has problems, 2 wrong\n"
        "usage, 3 a file could not be read or written."),
  .run = run_replay,
};
