/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-work.h"

#include <glib/gi18n.h>

typedef struct {
  TcWorkFunc func;
  gpointer data;
  GDestroyNotify unref;
} Job;

typedef struct {
  gboolean is_done;
  gboolean result;
  GError *error;
} Answer;

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

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Answer *answer = user_data;

  answer->result = g_task_propagate_boolean (G_TASK (result), &answer->error);
  answer->is_done = TRUE;
}

gboolean
tc_work_run (TcWorkFunc func,
             gpointer data,
             GDestroyNotify unref,
             gboolean may_leave,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new0 (Job, 1);
  Answer answer = { 0 };

  job->func = func;
  job->data = g_atomic_rc_box_acquire (data);
  job->unref = unref;
  task = g_task_new (NULL, cancellable, done_cb, &answer);
  g_task_set_task_data (task, job, job_free);
  /* A save that was stopped too late has happened all the same. */
  g_task_set_check_cancellable (task, may_leave);
  if (may_leave)
    g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, work_in_thread);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  if (g_error_matches (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    g_clear_error (&answer.error);
    answer.error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Stopped."));
  }
  if (answer.error != NULL)
    g_propagate_error (error, answer.error);
  return answer.result;
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
