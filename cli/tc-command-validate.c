/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#ifdef G_OS_UNIX
#include <unistd.h>
#endif

#include "tc-cli-bots.h"
#include "tc-cli-builds.h"
#include "tc-cli-data.h"
#include "tc-cli-formats.h"
#include "tc-cli-paths.h"
#include "tc-cli-policies.h"
#include "tc-cli-trial.h"

#define DEFAULT_SEED "1" /* so that running it twice says the same twice */

static const char *const colour_words[] = { "auto", "always", "never", NULL };
static const char *const severity_words[] = { "note", "warning", "error", NULL };

/* One run over all the files. */
typedef struct {
  const TcCommand *command;
  TcColour colour;
  gint threshold; /* a TcSeverity; -1: what the settings say, or errors */
  gboolean is_cross_checked;
  gint n_jobs;
  char **excluded;        /* nullable: patterns */
  const char *stdin_name; /* nullable: what standard input stands for */
  TcCliWatch *watch;      /* nullable */
  TcCliTrial trial;
  TcCliPolicies *policies;
  TcBaseline *written; /* nullable: the baseline to be written */
  GPtrArray *outputs;  /* of TcCliOutput */
  GPtrArray *paths;    /* in the order of the arguments, each file once */
  TcCliTally tally;
  TcExit exit;
} Run;

static void
run_init (Run *run, const TcCommand *command)
{
  memset (run, 0, sizeof *run);
  run->command = command;
  run->threshold = -1;
  run->outputs = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_cli_output_free);
  run->paths = g_ptr_array_new_with_free_func (g_free);
}

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->outputs, g_ptr_array_unref);
  g_clear_pointer (&run->paths, g_ptr_array_unref);
  g_clear_pointer (&run->policies, tc_cli_policies_free);
  g_clear_pointer (&run->written, tc_baseline_free);
  g_clear_pointer (&run->excluded, g_strfreev);
  g_clear_pointer (&run->watch, tc_cli_watch_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static void
fail (Run *run, TcExit exit, const char *path, const char *message)
{
  for (guint i = 0; i < run->outputs->len; i++) {
    TcCliOutput *output = g_ptr_array_index (run->outputs, i);

    if (output->format->add_failure != NULL)
      output->format->add_failure (output, path, message);
    tc_cli_output_flush (output);
  }
  tc_cli_error ("%s", message);
  run->exit = MAX (run->exit, exit);
}

static TcSeverity
get_threshold (Run *run, const TcPolicy *policy)
{
  if (run->threshold >= 0)
    return (TcSeverity) run->threshold;

  return policy != NULL ? tc_policy_get_threshold (policy, TC_SEVERITY_ERROR) : TC_SEVERITY_ERROR;
}

static void
count_findings (Run *run, TcReport *report, TcSeverity threshold)
{
  guint above = 0;

  for (gint severity = TC_SEVERITY_ERROR; severity >= TC_SEVERITY_NOTE; severity--) {
    guint n = tc_report_count (report, (TcSeverity) severity);

    run->tally.counts[severity] += n - above;
    above = n;
  }
  if (tc_report_count (report, threshold) > 0)
    run->exit = MAX (run->exit, TC_EXIT_FINDINGS);
}

/* File by file: whatever becomes of the run, what was found is printed. */
static void
show_findings (Run *run, const char *path, TcReport *report, TcSeverity threshold)
{
  for (guint i = 0; i < run->outputs->len; i++) {
    TcCliOutput *output = g_ptr_array_index (run->outputs, i);

    output->threshold = threshold;
    output->format->add_file (output, path, report);
    tc_cli_output_flush (output);
  }
}

/* Wrong settings are problems like others. */
static void
notify_cb (const char *path, TcReport *report, const char *message, gpointer data)
{
  Run *run = data;

  if (report == NULL) {
    fail (run, TC_EXIT_FAILED, path, message);
    return;
  }
  count_findings (run, report, TC_SEVERITY_ERROR);
  show_findings (run, path, report, TC_SEVERITY_ERROR);
}

static gboolean
is_excluded (Run *run, const char *path)
{
  const TcPolicy *policy = tc_cli_policies_find (run->policies, path, notify_cb, run);

  for (guint i = 0; run->excluded != NULL && run->excluded[i] != NULL; i++)
    if (g_pattern_match_simple (run->excluded[i], path))
      return TRUE;

  return policy != NULL && tc_policy_excludes (policy, path);
}

/* A folder without scenarios is a mistake in the command, not a clean bill of health; one whose
 * scenarios are all excluded was meant to be. */
static void
add_folder (Run *run, const char *folder)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);

  if (run->watch != NULL)
    tc_cli_watch_add_folder (run->watch, folder);
  tc_shipped_collect (folder, found);
  if (found->len == 0) {
    g_autofree char *message =
      g_strdup_printf (_ ("%s: there is no *%s file in this folder."), folder, TC_SCENARIO_SUFFIX);

    fail (run, TC_EXIT_USAGE, folder, message);
  }
  for (guint i = 0; i < found->len; i++) {
    const char *path = g_ptr_array_index (found, i);

    if (!is_excluded (run, path))
      g_ptr_array_add (run->paths, g_strdup (path));
  }
}

static void
add_argument (Run *run, const char *arg)
{
  g_autofree char *path = tc_cli_dup_path (arg);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    add_folder (run, path);
  else
    g_ptr_array_add (run->paths, g_steal_pointer (&path));
}

/* Lists are made by programs, which know nothing of what the project leaves out. */
static void
add_listed (Run *run, GPtrArray *listed)
{
  for (guint i = 0; i < listed->len; i++) {
    const char *path = g_ptr_array_index (listed, i);

    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      add_folder (run, path);
    else if (!is_excluded (run, path))
      g_ptr_array_add (run->paths, g_strdup (path));
  }
}

/* What the project says of its own problems: severities, and which ones are known. */
static void
judge (Run *run, const TcPolicy *policy, const char *path, TcReport *report)
{
  TcBaseline *baseline;

  if (policy != NULL)
    tc_policy_apply (policy, report);
  if (run->written != NULL) {
    tc_baseline_add (run->written, report);
    return;
  }
  baseline = tc_cli_policies_find_baseline (run->policies, policy, notify_cb, run);
  if (baseline != NULL)
    run->tally.n_known += tc_baseline_apply (baseline, path, report);
}

/* Also the bases of a variant: its problems may be made by them. */
static void
watch_bases (Run *run, TcBuild *build)
{
  TcWhole *whole = tc_build_get_whole (build);

  for (guint i = 0; run->watch != NULL && whole != NULL && i < tc_whole_get_n_files (whole); i++)
    tc_cli_watch_add_file (run->watch, tc_source_get_name (tc_whole_get_file (whole, i)));
}

static void
check_file (Run *run, const TcCliBuilt *built)
{
  const TcPolicy *policy = tc_cli_policies_find (run->policies, built->path, notify_cb, run);
  TcSeverity threshold = get_threshold (run, policy);
  TcReport *report;

  if (built->build == NULL) {
    run->tally.n_unreadable++;
    fail (run, TC_EXIT_FAILED, built->path, built->message);
    return;
  }

  watch_bases (run, built->build);
  if (run->trial.n_games > 0 && !tc_cli_trial_run (&run->trial, built->path, built->build))
    run->exit = TC_EXIT_FAILED;
  report = tc_build_get_report (built->build);
  if (strcmp (built->path, TC_CLI_STDIN) != 0)
    run->tally.n_kept +=
      tc_kept_games_run (built->build, tc_cli_get_systems (), built->path, report);
  judge (run, policy, built->path, report);
  run->tally.n_files++;
  run->tally.n_ignored += tc_report_get_n_ignored (tc_build_get_report (built->build));
  count_findings (run, report, threshold);
  show_findings (run, built->path, report, threshold);
}

/* (transfer full): each file once. */
static GPtrArray *
list_files (Run *run)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < run->paths->len; i++) {
    const char *path = g_ptr_array_index (run->paths, i);
    char *name =
      strcmp (path, TC_CLI_STDIN) == 0 ? g_strdup (path) : g_canonicalize_filename (path, NULL);

    if (g_hash_table_add (seen, name))
      g_ptr_array_add (files, g_strdup (path));
  }

  return files;
}

static void
check_files (Run *run)
{
  g_autoptr (GPtrArray) files = list_files (run);
  g_autoptr (TcCliBuilds) builds =
    tc_cli_builds_new (files, (guint) run->n_jobs, run->is_cross_checked, run->stdin_name);
  const TcCliBuilt *built;

  /* Before they are read: what changes after that is then seen. */
  for (guint i = 0; run->watch != NULL && i < files->len; i++)
    tc_cli_watch_add_file (run->watch, g_ptr_array_index (files, i));
  while ((built = tc_cli_builds_next (builds)) != NULL)
    check_file (run, built);
}

/* Two reports on standard output would be neither. */
static gboolean
add_output (Run *run, const char *word)
{
  TcCliOutput *output = tc_cli_output_new (run->command, word);

  if (output == NULL)
    return FALSE;
  for (guint i = 0; i < run->outputs->len; i++) {
    const TcCliOutput *other = g_ptr_array_index (run->outputs, i);

    if (strcmp (other->path, output->path) == 0) {
      tc_cli_usage_error (run->command,
                          _ ("--format=%s and --format=%s go to the same place. Name a file: "
                             "--format=%s:FILE."),
                          other->format->name, word, output->format->name);
      tc_cli_output_free (output);
      return FALSE;
    }
  }
  g_ptr_array_add (run->outputs, output);

  return TRUE;
}

/* %FALSE after saying which word is wrong. */
static gboolean
read_words (Run *run, char **formats, const char *colour, const char *threshold)
{
  static const char *const human[] = { "human", NULL };
  const char *const *words = formats != NULL ? (const char *const *) formats : human;
  gint c = colour != NULL ? tc_cli_choose (run->command, "color", colour, colour_words) : 0;

  if (threshold != NULL)
    run->threshold = tc_cli_choose (run->command, "fail-on", threshold, severity_words);
  if (c < 0 || (threshold != NULL && run->threshold < 0))
    return FALSE;
  run->colour = (TcColour) c;
  for (guint i = 0; words[i] != NULL; i++)
    if (!add_output (run, words[i]))
      return FALSE;

  return TRUE;
}

/* @path: (nullable): of those that go there. */
static gboolean
is_for_machines (Run *run, const char *path)
{
  for (guint i = 0; i < run->outputs->len; i++) {
    const TcCliOutput *output = g_ptr_array_index (run->outputs, i);

    if (output->format->is_for_machines && (path == NULL || strcmp (output->path, path) == 0))
      return TRUE;
  }

  return FALSE;
}

static void
begin_outputs (Run *run)
{
  for (guint i = 0; i < run->outputs->len; i++) {
    TcCliOutput *output = g_ptr_array_index (run->outputs, i);

    output->colour = strcmp (output->path, "-") == 0 && tc_cli_has_colour (run->colour, 1);
    if (output->format->begin != NULL)
      output->format->begin (output);
  }
}

static void
end_outputs (Run *run)
{
  for (guint i = 0; i < run->outputs->len; i++) {
    TcCliOutput *output = g_ptr_array_index (run->outputs, i);

    if (output->format->end != NULL)
      output->format->end (output, &run->tally);
    if (!tc_cli_output_close (output))
      run->exit = TC_EXIT_FAILED;
  }
}

/* The baselines, once all files have been checked. */
static void
end_baselines (Run *run, const char *written, gboolean is_pruned)
{
  guint n_unmet = tc_cli_policies_count_unmet (run->policies);

  if (run->written != NULL) {
    g_autofree char *text = tc_baseline_dup_text (run->written);

    if (!tc_cli_write_file (written, text))
      run->exit = TC_EXIT_FAILED;
    else if (run->exit == TC_EXIT_FINDINGS)
      run->exit = TC_EXIT_OK;
  } else if (is_pruned) {
    if (!tc_cli_policies_prune (run->policies))
      run->exit = TC_EXIT_FAILED;
  } else if (n_unmet > 0) {
    tc_cli_error (g_dngettext (GETTEXT_PACKAGE,
                               "%u known problem no longer exists; --prune-baseline removes it.",
                               "%u known problems no longer exist; --prune-baseline removes them.",
                               n_unmet),
                  n_unmet);
  }
}

typedef struct {
  char **formats;
  char *colour;
  char *threshold;
  char *baseline;
  char *written;
  char *list;       /* a file with paths */
  char *stdin_name; /* what "-" stands for */
  gboolean is_pruned;
  gboolean has_no_settings;
  gboolean is_watching;
  int n_games; /* to play of each setup; 0: none */
  int max_decisions;
  char *seed;
  char *replays;     /* folder */
  GPtrArray *listed; /* of the list */
  char **args;
} Options;

static void
options_clear (Options *options)
{
  g_strfreev (options->formats);
  g_strfreev (options->args);
  g_free (options->colour);
  g_free (options->threshold);
  g_free (options->baseline);
  g_free (options->written);
  g_free (options->list);
  g_free (options->stdin_name);
  g_free (options->seed);
  g_free (options->replays);
  g_clear_pointer (&options->listed, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Standard input can be read once, and only as what it is; somebody has to read. */
static gboolean
check_inputs (Run *run, const Options *options)
{
  gboolean has_stdin =
    options->args != NULL && g_strv_contains ((const char *const *) options->args, TC_CLI_STDIN);

  if (run->n_jobs < 0)
    tc_cli_usage_error (run->command, _ ("--jobs takes 0 or more."));
  else if (options->args == NULL && options->list == NULL)
    tc_cli_usage_error (run->command,
                        _ ("no files given. Name files or folders, or \"-\" for standard input."));
  else if (has_stdin && g_strcmp0 (options->list, TC_CLI_STDIN) == 0)
    tc_cli_usage_error (run->command,
                        _ ("standard input cannot be both a scenario and the list of files."));
  else if (options->stdin_name != NULL && !has_stdin)
    tc_cli_usage_error (run->command, _ ("--stdin-name needs \"-\" among the files."));
  else
    return TRUE;

  return FALSE;
}

static gboolean
read_trial (Run *run, const Options *options)
{
  gboolean has_more =
    options->replays != NULL || options->seed != NULL || options->max_decisions != 0;

  if (options->n_games < 0 || options->max_decisions < 0) {
    tc_cli_usage_error (run->command, _ ("--play and --max-decisions take 1 or more."));
    return FALSE;
  }
  if (options->n_games == 0 && has_more) {
    tc_cli_usage_error (run->command, _ ("--replays, --seed and --max-decisions need --play."));
    return FALSE;
  }
  run->trial.n_games = (guint) options->n_games;
  run->trial.max_decisions = (guint) options->max_decisions;
  run->trial.folder = options->replays != NULL ? options->replays : ".";

  return tc_cli_read_seed (run->command, options->seed != NULL ? options->seed : DEFAULT_SEED,
                           &run->trial.seed);
}

/* What is checked again and again is for people, and writes nothing. */
static gboolean
check_watching (Run *run, const Options *options)
{
  gboolean reads_stdin =
    options->args != NULL && g_strv_contains ((const char *const *) options->args, TC_CLI_STDIN);
  const TcCliOutput *first = g_ptr_array_index (run->outputs, 0);

  if (!options->is_watching)
    return TRUE;
  if (is_for_machines (run, NULL) || strcmp (first->path, "-") != 0)
    tc_cli_usage_error (run->command, _ ("--watch works only with --format=human."));
  else if (options->written != NULL || options->is_pruned)
    tc_cli_usage_error (run->command, _ ("--watch cannot change a baseline."));
  else if (options->n_games != 0)
    tc_cli_usage_error (run->command, _ ("--watch and --play cannot be combined."));
  else if (reads_stdin)
    tc_cli_usage_error (run->command, _ ("standard input cannot be watched."));
  else
    return TRUE;

  return FALSE;
}

static gboolean
parse (Run *run, Options *options, int argc, char **argv, TcExit *out_exit)
{
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING_ARRAY, &options->formats,
      N_ ("How to print: human (default), json, jsonl, sarif, github, gitlab or junit; several "
          "times with a file: sarif:problems.sarif"),
      N_ ("FORMAT[:FILE]") },
    { "fail-on", 0, 0, G_OPTION_ARG_STRING, &options->threshold,
      N_ ("Lowest severity that gives exit status 1: error (default), warning or note"),
      N_ ("SEVERITY") },
    { "baseline", 0, 0, G_OPTION_ARG_FILENAME, &options->baseline,
      N_ ("Do not report the problems that this file lists"), N_ ("FILE") },
    { "write-baseline", 0, 0, G_OPTION_ARG_FILENAME, &options->written,
      N_ ("List the current problems in this file"), N_ ("FILE") },
    { "prune-baseline", 0, 0, G_OPTION_ARG_NONE, &options->is_pruned,
      N_ ("Remove problems from the baseline that no longer exist"), NULL },
    { "exclude", 0, 0, G_OPTION_ARG_STRING_ARRAY, &run->excluded,
      N_ ("Leave out files of folders whose path matches, such as */drafts/*"), N_ ("PATTERN") },
    { "no-settings", 0, 0, G_OPTION_ARG_NONE, &options->has_no_settings,
      N_ ("Do not read .turncoat.ini"), NULL },
    { "files-from", 0, 0, G_OPTION_ARG_FILENAME, &options->list,
      N_ (
        "Also check the paths that this file lists, one per line or separated by NUL bytes; \"-\" "
        "reads the list from standard input"),
      N_ ("FILE") },
    { "stdin-name", 0, 0, G_OPTION_ARG_FILENAME, &options->stdin_name,
      N_ ("Treat standard input as this file in messages, for settings and for the base of a "
          "variant"),
      N_ ("FILE") },
    { "watch", 'w', 0, G_OPTION_ARG_NONE, &options->is_watching,
      N_ ("Check again whenever a file or its base changes; Ctrl-C stops"), NULL },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &run->n_jobs,
      N_ ("Files to check at the same time; default: one for each processor"), N_ ("N") },
    { "play", 'p', 0, G_OPTION_ARG_INT, &options->n_games,
      N_ (
        "Also let bots play N games of each setup, and report games that get stuck or do not end"),
      N_ ("N") },
    { "replays", 0, 0, G_OPTION_ARG_FILENAME, &options->replays,
      N_ ("Write the replays of such games into this folder; default: this one"), N_ ("FOLDER") },
    { "max-decisions", 0, 0, G_OPTION_ARG_INT, &options->max_decisions,
      N_ ("Decisions after which a game is reported as endless; default: 20000"), N_ ("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed,
      N_ ("Number that decides the games; default: 1"), N_ ("S") },
    { "cross-check", 0, 0, G_OPTION_ARG_NONE, &run->is_cross_checked,
      N_ ("Also have libxml2 validate each file with the same schema"), NULL },
    { "color", 0, 0, G_OPTION_ARG_STRING, &options->colour,
      N_ ("Use colours: auto (on a terminal; default), always or never"), N_ ("WHEN") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return tc_cli_parse (run->command, entries, &argc, &argv, out_exit);
}

/* %FALSE after saying what is wrong. */
static gboolean
check_options (Run *run, Options *options, TcExit *out_exit)
{
  *out_exit = TC_EXIT_USAGE;
  if (!read_words (run, options->formats, options->colour, options->threshold))
    return FALSE;
  if (!check_inputs (run, options) || !check_watching (run, options) || !read_trial (run, options))
    return FALSE;
  if (options->list != NULL)
    options->listed = tc_cli_read_paths (options->list);
  if (options->list != NULL && options->listed == NULL)
    *out_exit = TC_EXIT_FAILED;
  run->stdin_name = options->stdin_name;

  return options->list == NULL || options->listed != NULL;
}

/* One check of everything. */
static void
check_all (Run *run, const Options *options)
{
  run->policies = tc_cli_policies_new (!options->has_no_settings, options->baseline);
  if (options->written != NULL)
    run->written = tc_baseline_new (options->written);
  begin_outputs (run);
  for (guint i = 0; options->args != NULL && options->args[i] != NULL; i++)
    add_argument (run, options->args[i]);
  if (options->listed != NULL)
    add_listed (run, options->listed);
  check_files (run);
  end_outputs (run);
  if (!is_for_machines (run, "-"))
    tc_cli_print_summary (&run->tally, run->exit == TC_EXIT_OK);
  end_baselines (run, options->written, options->is_pruned);
}

/* As it was before the first check, but for what is watched. */
static void
forget (Run *run)
{
  g_clear_pointer (&run->policies, tc_cli_policies_free);
  g_ptr_array_set_size (run->paths, 0);
  memset (&run->tally, 0, sizeof run->tally);
  run->exit = TC_EXIT_OK;
}

/* On a terminal only what holds now is to be seen. */
static void
clear_screen (void)
{
#ifdef G_OS_UNIX
  if (isatty (STDOUT_FILENO) == 1) {
    g_print ("\033[H\033[2J\033[3J");
    fflush (stdout);
  }
#endif
}

static void
watch (Run *run, const Options *options)
{
  run->watch = tc_cli_watch_new ();
  do {
    forget (run);
    clear_screen ();
    check_all (run, options);
    g_printerr ("%s\n", _ ("Waiting for changes; press Ctrl-C to stop."));
  } while (tc_cli_watch_wait (run->watch));
}

static TcExit
run_validate (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { 0 };
  g_auto (Options) options = { 0 };
  TcExit exit = TC_EXIT_OK;

  run_init (&run, command);
  if (!parse (&run, &options, argc, argv, &exit) || !check_options (&run, &options, &exit))
    return exit;

  if (is_for_machines (&run, NULL))
    tc_cli_stop_translating ();
  if (options.is_watching)
    watch (&run, &options);
  else
    check_all (&run, &options);

  return run.exit;
}

const TcCommand tc_command_validate = {
  .name = "validate",
  .arguments = N_ ("PATH..."),
  .summary = N_ ("Find every problem in scenario files in one run"),
  .help =
    N_ ("PATH is a scenario file, a folder that is searched for *.scenario.xml, the name of a\n"
        "scenario that comes with Turncoat, or \"-\" for standard input.\n\n"
        "Problems go to standard output, the summary to standard error.\n\n"
        "A comment before an element, or before the root for the whole file, hides warnings and\n"
        "notes: <!-- turncoat: ignore CODE: the reason -->\n\n"
        "A file .turncoat.ini in the folder of a scenario or above sets severities, --fail-on, a\n"
        "baseline and what is excluded. A baseline lists known problems by their place in the\n"
        "scenario, whatever line that is in, and holds them back.\n\n"
        "With --cross-check, libxml2 validates each file as well. If the two disagree, that is\n"
        "a problem of its own (SCH017) and a bug in Turncoat.\n\n"
        "Replays in the folder my.tests beside my.scenario.xml are tests: they are played again,\n"
        "and where one goes differently, that is a problem (PLY004).\n\n"
        "Examples:\n"
        "  turncoat validate scenarios/\n"
        "  turncoat validate --format json my.scenario.xml > problems.json\n"
        "  turncoat validate -f human -f sarif:problems.sarif scenarios/\n"
        "  git show HEAD:my.scenario.xml | turncoat validate - --stdin-name my.scenario.xml\n"
        "  git diff --name-only -z --diff-filter=d | turncoat validate --files-from -\n"
        "  turncoat validate --jobs 2 scenarios/\n"
        "  turncoat validate --watch my.scenario.xml\n"
        "  turncoat validate --play 20 --replays /tmp/games my.scenario.xml\n\n"
        "Exit status: 0 nothing at or above --fail-on, 1 problems, 2 wrong usage (also a\n"
        "folder without scenarios), 3 a file could not be read."),
  .run = run_validate,
};
