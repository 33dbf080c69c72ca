/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-work.h"

#include <glib/gi18n.h>

typedef struct {
  TcWorkFunc func;
  gpointer data;
  GDestroyNotify unref;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  job->unref (job->data);
  g_free (job);
}

static void
work_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  gboolean result = job->func (job->data, cancellable, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, result);
}

void
tc_work_run_async (TcWorkFunc func,
                   gpointer data,
                   GDestroyNotify unref,
                   gboolean may_leave,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job = g_new0 (Job, 1);

  job->func = func;
  job->data = g_atomic_rc_box_acquire (data);
  job->unref = unref;
  g_task_set_task_data (task, job, job_free);
  /* A save that was stopped too late has happened all the same. */
  g_task_set_check_cancellable (task, may_leave);
  if (may_leave)
    g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, work_in_thread);
}

gboolean
tc_work_run_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (GError) failed = NULL;
  gboolean is_done = g_task_propagate_boolean (G_TASK (result), &failed);

  if (g_error_matches (failed, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled."));
  else if (failed != NULL)
    g_propagate_error (error, g_steal_pointer (&failed));
  return is_done;
}

static void
drop_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  /* The last reference on the task data may be that of the main loop, so not at its end. */
  const Job *job = data;

  job->unref (job->data);
  g_task_return_boolean (task, TRUE);
}

void
tc_work_drop (gpointer data, GDestroyNotify unref)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  Job *job = g_new0 (Job, 1);

  job->data = data;
  job->unref = unref;
  g_task_set_task_data (task, job, g_free);
  g_task_run_in_thread (task, drop_in_thread);
}
