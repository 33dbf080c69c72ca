/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a thread does for a document: one thing at a time, with a name for the bar of the window,
 * and stopped from there. */

#include <glib/gi18n.h>

#include "document/tc-document-private.h"

gboolean
tc_document_check_free (TcDocument *self, gboolean wants_work, GError **error)
{
  if (self->work == NULL || (!wants_work && !tc_document_is_held (self)))
    return TRUE;
  /* TRANSLATORS: %s is what is being done: "Saving" */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY,
               _ ("%s is still running: wait for it or cancel it."), self->work);
  return FALSE;
}

static void
take_work (TcDocument *self, const char *label, TcDocumentWork how)
{
  self->work = label;
  self->work_how = how;
  g_clear_object (&self->cancellable);
  if (label != NULL)
    self->cancellable = g_cancellable_new ();
}

/* Whoever asked for it comes first: what is begun then is what the window shows next. */
static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  TcDocument *self = g_task_get_source_object (task);
  GError *error = NULL;

  take_work (self, NULL, 0);
  if (tc_work_run_finish (result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_object_notify (G_OBJECT (self), "work");
}

void
tc_document_do_async (TcDocument *self,
                      const char *label,
                      TcDocumentWork how,
                      TcWorkFunc func,
                      gpointer data,
                      GDestroyNotify unref,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  GError *error = NULL;

  if (!tc_document_check_free (self, TRUE, &error)) {
    g_task_return_error (task, error);
    return;
  }
  take_work (self, label, how);
  g_object_notify (G_OBJECT (self), "work");
  tc_work_run_async (func, data, unref, (how & TC_WORK_MAY_LEAVE) != 0, self->cancellable, done_cb,
                     g_steal_pointer (&task));
}

gboolean
tc_document_do_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tc_document_work_async (TcDocument *self,
                        const char *label,
                        TcWorkFunc func,
                        gpointer data,
                        GDestroyNotify unref,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  tc_document_do_async (self, label, TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE, func, data, unref,
                        callback, user_data);
}

gboolean
tc_document_work_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self), FALSE);

  return tc_document_do_finish (self, result, error);
}

const char *
tc_document_get_work (TcDocument *self)
{
  return self->work;
}

gboolean
tc_document_is_held (TcDocument *self)
{
  return self->work != NULL && (self->work_how & TC_WORK_HOLDS_CHANGES) != 0;
}

gboolean
tc_document_is_saving (TcDocument *self)
{
  return self->work != NULL && (self->work_how & TC_WORK_SAVES) != 0;
}

void
tc_document_stop_work (TcDocument *self)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

void
tc_document_leave_work (TcDocument *self)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  if ((self->work_how & (TC_WORK_SAVES | TC_WORK_CHANGES)) == 0)
    tc_document_stop_work (self);
}
