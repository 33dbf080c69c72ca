/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-trial.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#ifdef G_OS_UNIX
#include <unistd.h>
#endif

#define SHOW_AFTER 0.5 /* seconds without a word are not long */

static volatile sig_atomic_t interrupted = 0;

/* One run of tc_cli_trial_run (). */
typedef struct {
  const TcCliTrial *trial;
  const char *path;
  GCancellable *cancellable;
  GTimer *timer;
  gboolean is_terminal;
  gboolean is_shown;
  gboolean has_failed;
} Run;

/* The first Ctrl-C ends with what was found so far, the second one at once. */
static void
interrupt_cb (int signal_number)
{
  interrupted = 1;
  signal (signal_number, SIG_DFL);
}

static void
progress_cb (guint n_done, guint n_games, gpointer user_data)
{
  Run *run = user_data;

  if (interrupted)
    g_cancellable_cancel (run->cancellable);
  if (!run->is_terminal || g_timer_elapsed (run->timer, NULL) < SHOW_AFTER)
    return;
  run->is_shown = TRUE;
  g_printerr (_ ("\r%s: %u of %u games played  "), run->path, n_done, n_games);
}

/* "my-map.scenario.xml" -> "my-map" */
static char *
dup_stem (const char *path)
{
  char *name = g_path_get_basename (path);

  if (g_str_has_suffix (name, TC_SCENARIO_SUFFIX))
    name[strlen (name) - strlen (TC_SCENARIO_SUFFIX)] = '\0';

  return name;
}

static char *
keep_cb (const char *setup, guint game, const char *code, const char *replay, gpointer user_data)
{
  Run *run = user_data;
  g_autofree char *stem = dup_stem (run->path);
  g_autofree char *name = g_strdup_printf ("%s-%s-%u-%s.replay", stem, setup, game, code);
  g_autofree char *path = strcmp (run->trial->folder, ".") == 0
                            ? g_strdup (name)
                            : g_build_filename (run->trial->folder, name, NULL);

  if (g_mkdir_with_parents (run->trial->folder, 0777) != 0) {
    tc_cli_error ("%s: %s.", run->trial->folder, g_strerror (errno));
    run->has_failed = TRUE;
    return NULL;
  }
  if (!tc_cli_write_file (path, replay)) {
    run->has_failed = TRUE;
    return NULL;
  }

  return g_steal_pointer (&path);
}

gboolean
tc_cli_trial_run (const TcCliTrial *trial, const char *path, TcBuild *build)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTimer) timer = g_timer_new ();
  Run run = { trial, path, cancellable, timer, FALSE, FALSE, FALSE };
  TcTrialPlan plan = {
    trial->n_games, trial->seed, trial->max_decisions, keep_cb, progress_cb, &run
  };
  gboolean is_done;

#ifdef G_OS_UNIX
  run.is_terminal = isatty (STDERR_FILENO) == 1;
#endif
  interrupted = 0;
  signal (SIGINT, interrupt_cb);
  is_done = tc_trial_run (build, &plan, cancellable, tc_build_get_report (build));
  signal (SIGINT, SIG_DFL);
  if (run.is_shown)
    g_printerr ("\r%*s\r", 78, "");
  if (!is_done)
    tc_cli_error (_ ("%s: interrupted before all games were played."), path);

  return is_done && !run.has_failed;
}
