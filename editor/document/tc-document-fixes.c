/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-document-private.h"

/* Whether a fix leaves a better file, only building that file can say, which takes as long as the
 * edit before it. So the build is shown first, and its fixes are tried in a thread when nothing
 * happens for a while; those that are no help go then. The next edit stops it. */

#define DELAY_MS 300

typedef struct {
  TcBuild *build;
  TcDocumentBases *bases;
} Trial;

static void
trial_free (gpointer data)
{
  Trial *trial = data;

  tc_build_unref (trial->build);
  tc_document_bases_free (trial->bases);
  g_free (trial);
}

static void
try_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Trial *trial = data;

  g_task_return_pointer (
    task,
    tc_build_try_fixes (trial->build, NULL, tc_document_bases_load, trial->bases, cancellable),
    (GDestroyNotify) g_array_unref);
}

static void
tried_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcDocument) self = user_data;
  const Trial *trial = g_task_get_task_data (G_TASK (result));
  g_autoptr (GArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  /* NULL when it was cancelled. */
  if (found == NULL || trial->build != self->build)
    return;
  g_clear_object (&self->trying);
  if (found->len == 0)
    return;
  tc_build_drop_tried (self->build, found);
  g_signal_emit_by_name (self, "build-changed");
}

static gboolean
has_fixes (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->fixes != NULL && finding->fixes->len > 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
delayed_cb (gpointer user_data)
{
  TcDocument *self = user_data;
  Trial *trial = g_new0 (Trial, 1);
  g_autoptr (GTask) task = NULL;

  self->fixes_delay = 0;
  self->trying = g_cancellable_new ();
  trial->build = tc_build_ref (self->build);
  trial->bases = tc_document_new_bases (self, FALSE);
  task = g_task_new (NULL, self->trying, tried_cb, g_object_ref (self));
  g_task_set_task_data (task, trial, trial_free);
  g_task_run_in_thread (task, try_in_thread);

  return G_SOURCE_REMOVE;
}

void
tc_document_try_fixes (TcDocument *self)
{
  tc_document_stop_trying (self);
  if (has_fixes (self->build))
    self->fixes_delay = g_timeout_add (DELAY_MS, delayed_cb, self);
}

void
tc_document_stop_trying (TcDocument *self)
{
  g_clear_handle_id (&self->fixes_delay, g_source_remove);
  g_cancellable_cancel (self->trying);
  g_clear_object (&self->trying);
}
