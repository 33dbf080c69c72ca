/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-builds.h"

#include <string.h>

#include "tc-cli-data.h"

/* Files in work or waiting to be handed out, for each thread. */
#define AHEAD 8u

typedef struct {
  TcCliBuilt built;
  gboolean is_done;
} Task;

struct _TcCliBuilds {
  GPtrArray *paths;
  gboolean is_cross_checked;
  char *stdin_name;
  GThreadPool *pool; /* %NULL for one thread */
  guint n_ahead;
  guint n_given; /* to the pool */
  guint n_taken; /* by the caller */
  GMutex mutex;
  GCond is_ready;
  Task *tasks; /* a ring of n_ahead; is_done under the mutex */
};

static void
built_clear (TcCliBuilt *built)
{
  g_clear_pointer (&built->path, g_free);
  g_clear_pointer (&built->build, tc_build_unref);
  g_clear_pointer (&built->message, g_free);
}

static void
make (const TcCliBuilds *builds, const char *path, TcCliBuilt *built)
{
  gboolean is_named = builds->stdin_name != NULL && strcmp (path, TC_CLI_STDIN) == 0;
  g_autoptr (TcSource) source = is_named ? tc_cli_load_stdin (builds->stdin_name, &built->message)
                                         : tc_cli_load (path, &built->message);

  built->path = g_strdup (is_named ? builds->stdin_name : path);
  if (source == NULL)
    return;
  built->build = tc_build_new (source, tc_cli_get_systems ());
  if (builds->is_cross_checked)
    tc_build_cross_check (built->build, tc_cli_get_systems ());
}

/* What is no longer needed goes here, and not in the thread that prints: memory is given back
 * without waiting for one another. */
static void
make_cb (gpointer data, gpointer user_data)
{
  TcCliBuilds *builds = user_data;
  guint index = GPOINTER_TO_UINT (data) - 1;
  Task *task = &builds->tasks[index % builds->n_ahead];

  built_clear (&task->built);
  make (builds, g_ptr_array_index (builds->paths, index), &task->built);
  g_mutex_lock (&builds->mutex);
  task->is_done = TRUE;
  g_cond_signal (&builds->is_ready);
  g_mutex_unlock (&builds->mutex);
}

TcCliBuilds *
tc_cli_builds_new (GPtrArray *paths,
                   guint n_jobs,
                   gboolean is_cross_checked,
                   const char *stdin_name)
{
  TcCliBuilds *builds = g_new0 (TcCliBuilds, 1);

  if (n_jobs == 0)
    n_jobs = g_get_num_processors ();
  n_jobs = MIN (n_jobs, MAX (paths->len, 1));
  builds->paths = g_ptr_array_ref (paths);
  builds->is_cross_checked = is_cross_checked;
  builds->stdin_name = g_strdup (stdin_name);
  builds->n_ahead = n_jobs * AHEAD;
  builds->tasks = g_new0 (Task, builds->n_ahead);
  g_mutex_init (&builds->mutex);
  g_cond_init (&builds->is_ready);
  if (n_jobs > 1)
    builds->pool = g_thread_pool_new (make_cb, builds, (gint) n_jobs, FALSE, NULL);

  return builds;
}

void
tc_cli_builds_free (TcCliBuilds *builds)
{
  if (builds->pool != NULL)
    g_thread_pool_free (builds->pool, TRUE, TRUE);
  for (guint i = 0; i < builds->n_ahead; i++)
    built_clear (&builds->tasks[i].built);
  g_ptr_array_unref (builds->paths);
  g_mutex_clear (&builds->mutex);
  g_cond_clear (&builds->is_ready);
  g_free (builds->stdin_name);
  g_free (builds->tasks);
  g_free (builds);
}

/* So much that no thread waits for the caller, and no more: the one that the caller had last is
 * free for another file only now. */
static void
give (TcCliBuilds *builds)
{
  while (builds->n_given < builds->paths->len &&
         builds->n_given < builds->n_taken + builds->n_ahead)
    g_thread_pool_push (builds->pool, GUINT_TO_POINTER (++builds->n_given), NULL);
}

static void
wait_for (TcCliBuilds *builds, Task *task)
{
  g_mutex_lock (&builds->mutex);
  while (!task->is_done)
    g_cond_wait (&builds->is_ready, &builds->mutex);
  task->is_done = FALSE;
  g_mutex_unlock (&builds->mutex);
}

const TcCliBuilt *
tc_cli_builds_next (TcCliBuilds *builds)
{
  guint index = builds->n_taken;
  Task *task = &builds->tasks[index % builds->n_ahead];

  if (index == builds->paths->len)
    return NULL;
  if (builds->pool != NULL) {
    give (builds);
    wait_for (builds, task);
  } else {
    built_clear (&task->built);
    make (builds, g_ptr_array_index (builds->paths, index), &task->built);
  }
  builds->n_taken++;

  return &task->built;
}
