/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a crash costs: changes are written aside, in a thread, a moment after they are made. The
 * draft goes when its text is saved or given up; one that is there when its document is opened was
 * left by a crash, and is taken up as a step that can be undone. */

#include <glib/gi18n.h>

#include "document/tc-document-private.h"

/* From a change to its draft. Not from the last change: who types without a pause loses no more. */
#define DRAFT_DELAY_MS 2000

typedef struct {
  TcDraftHold *hold;
  char *path;  /* nullable */
  char *place; /* nullable: of what has no path */
  TcFileIdentity base;
  GBytes *bytes;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  tc_draft_hold_unref (writing->hold);
  g_free (writing->path);
  g_free (writing->place);
  g_bytes_unref (writing->bytes);
  g_free (writing);
}

static void
discard (TcDraftHold *hold)
{
  g_autoptr (GError) error = NULL;

  if (!tc_draft_discard (tc_draft_hold_get_file (hold), &error))
    g_info ("The draft stays: %s", error->message);
}

static void
write_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Writing *writing = data;
  const char *file = tc_draft_hold_get_file (writing->hold);
  GError *error = NULL;

  if (writing->path != NULL
        ? tc_draft_write (file, writing->path, &writing->base, writing->bytes, &error)
        : tc_draft_write_new (file, writing->place, writing->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* They may come to wait again. */
static void
report_waiters (TcDocument *self)
{
  g_autoptr (GPtrArray) waiters = self->draft_waiters;

  self->draft_waiters = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < waiters->len; i++)
    g_task_return_boolean (waiters->pdata[i], TRUE);
}

/* @callback is called when no thread writes any more. */
static void
wait_for_draft (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  if (self->is_drafting)
    g_ptr_array_add (self->draft_waiters, g_steal_pointer (&task));
  else
    g_task_return_boolean (task, TRUE);
}

/* A draft that cannot be written is no reason to stop anybody: saving reports what is wrong. */
static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcDocument) self = user_data;
  g_autoptr (GError) error = NULL;

  self->is_drafting = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_info ("No draft: %s", error->message);
  /* Saved meanwhile, perhaps under another name. */
  if (self->is_draft_unwanted)
    discard (((Writing *) g_task_get_task_data (G_TASK (result)))->hold);
  self->is_draft_unwanted = FALSE;
  tc_document_schedule_draft (self);
  report_waiters (self);
}

/* The first change: from now on there is something to keep. */
static TcDraftHold *
hold_draft (TcDocument *self)
{
  while (self->draft == NULL) {
    g_autofree char *file = tc_draft_dup_file (self->draft_folder, self->path);

    self->draft = tc_draft_hold_new (file);
  }
  return self->draft;
}

static gboolean
write_cb (gpointer user_data)
{
  TcDocument *self = user_data;
  TcSource *source = tc_history_get_source (self->history);
  g_autoptr (GTask) task = NULL;
  Writing *writing;

  self->draft_delay = 0;
  if (self->is_drafting)
    return G_SOURCE_REMOVE;
  self->is_drafting = TRUE;
  self->drafted_revision = tc_source_get_revision (source);
  writing = g_new0 (Writing, 1);
  writing->hold = tc_draft_hold_ref (hold_draft (self));
  writing->path = g_strdup (self->path);
  /* The bases of a variant are found from there. */
  if (self->path == NULL && g_path_is_absolute (tc_source_get_name (source)))
    writing->place = g_strdup (tc_source_get_name (source));
  writing->base = self->identity;
  writing->bytes = g_bytes_ref (tc_source_get_bytes (source));
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  g_task_set_task_data (task, writing, writing_free);
  g_task_run_in_thread (task, write_in_thread);
  return G_SOURCE_REMOVE;
}

void
tc_document_schedule_draft (TcDocument *self)
{
  if (self->draft_folder == NULL || self->history == NULL)
    return;
  if (!tc_document_is_modified (self)) {
    if (self->drafted_revision != 0 || self->draft_delay != 0)
      tc_document_discard_draft (self);
    return;
  }
  if (self->draft_delay == 0 && !self->is_drafting &&
      self->drafted_revision != tc_source_get_revision (tc_history_get_source (self->history)))
    self->draft_delay = g_timeout_add (DRAFT_DELAY_MS, write_cb, self);
}

void
tc_document_discard_draft (TcDocument *self)
{
  g_clear_handle_id (&self->draft_delay, g_source_remove);
  self->drafted_revision = 0;
  self->is_draft_unwanted = self->is_drafting;
  if (self->draft != NULL && !self->is_drafting)
    discard (self->draft);
  g_clear_pointer (&self->draft, tc_draft_hold_unref);
}

static void
kept_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_boolean (task, TRUE);
}

/* What was being written is of an older text, perhaps. */
static void
keep_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);

  if (tc_document_is_modified (self) && !self->is_drafting &&
      self->drafted_revision != tc_source_get_revision (tc_history_get_source (self->history))) {
    g_clear_handle_id (&self->draft_delay, g_source_remove);
    write_cb (self);
  }
  wait_for_draft (self, kept_cb, user_data);
}

void
tc_document_keep_now_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TC_IS_DOCUMENT (self));

  task = g_task_new (self, NULL, callback, user_data);
  if (self->draft_folder == NULL || self->history == NULL || !tc_document_is_modified (self))
    g_task_return_boolean (task, TRUE);
  else
    wait_for_draft (self, keep_cb, g_steal_pointer (&task));
}

void
tc_document_keep_now_finish (TcDocument *self, GAsyncResult *result)
{
  g_task_propagate_boolean (G_TASK (result), NULL);
}

void
tc_document_begin_drafts (TcDocument *self)
{
  g_clear_handle_id (&self->draft_delay, g_source_remove);
  g_clear_pointer (&self->draft, tc_draft_hold_unref);
  self->drafted_revision = 0;
}

/* A draft that a thread reads, and how it differs from the file. */
typedef struct {
  TcDraftHold *hold;
  TcSource *source; /* of the file */
  TcDraft *draft;   /* NULL: it cannot be read */
  TcSource *text;
  TcEdits *edits;
} Recovery;

static void
recovery_clear (gpointer data)
{
  Recovery *recovery = data;

  tc_draft_hold_unref (recovery->hold);
  tc_source_unref (recovery->source);
  g_clear_pointer (&recovery->draft, tc_draft_free);
  g_clear_pointer (&recovery->text, tc_source_unref);
  g_clear_pointer (&recovery->edits, tc_edits_unref);
}

static void
recovery_unref (gpointer recovery)
{
  g_atomic_rc_box_release_full (recovery, recovery_clear);
}

static gboolean
read_draft (gpointer data, GCancellable *cancellable, GError **error)
{
  Recovery *recovery = data;
  g_autoptr (GBytes) bytes = NULL;

  recovery->draft = tc_draft_load (tc_draft_hold_get_file (recovery->hold), &bytes, error);
  if (recovery->draft == NULL)
    return FALSE;
  recovery->text = tc_source_new (tc_source_get_name (recovery->source), bytes);
  recovery->edits = tc_diff_make_edits (recovery->source, recovery->text);
  tc_source_get_revision (recovery->text);
  return TRUE;
}

/* What was written over here since is theirs: then there is a choice to be made. */
static void
take_recovery (TcDocument *self, const Recovery *recovery)
{
  if (tc_edits_get_n (recovery->edits) == 0) {
    tc_document_discard_draft (self);
    return;
  }
  /* What the draft began with is not known when others have written the file since. */
  if (memcmp (&self->identity, &recovery->draft->base, sizeof self->identity) != 0)
    tc_document_take_on_disk (self, NULL);
  self->identity = recovery->draft->base;
  self->recovered_time = recovery->draft->time_us;
  self->drafted_revision = tc_source_get_revision (recovery->text);
  tc_document_apply (self, _ ("Recover unsaved changes"), NULL, recovery->edits);
  tc_history_break_merge (self->history);
  tc_document_check_disk (self);
}

/* The file is open all the same when its draft cannot be read. */
static void
recovered_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) opening = user_data;

  if (tc_document_do_finish (self, result, NULL))
    take_recovery (self, g_task_get_task_data (opening));
  else
    tc_document_begin_drafts (self);
  g_task_return_boolean (opening, TRUE);
}

void
tc_document_recover (TcDocument *self, GTask *opening)
{
  Recovery *recovery;

  self->recovered_time = 0;
  if (self->draft_folder != NULL)
    self->draft = tc_draft_hold_left (self->draft_folder, self->path);
  if (self->draft == NULL) {
    tc_document_begin_drafts (self);
    g_task_return_boolean (opening, TRUE);
    g_object_unref (opening);
    return;
  }
  recovery = g_atomic_rc_box_new0 (Recovery);
  recovery->hold = tc_draft_hold_ref (self->draft);
  recovery->source = tc_source_ref (tc_history_get_source (self->history));
  g_task_set_task_data (opening, recovery, recovery_unref);
  tc_document_do_async (self, _ ("Recovering"), TC_WORK_HOLDS_CHANGES, read_draft, recovery,
                        recovery_unref, recovered_cb, opening);
}

/* -- A draft without its file ------------------------------------------------------------------ */

/* A draft that a thread reads. */
typedef struct {
  char *file;
  TcDraftHold *hold; /* NULL while the file that it is of is opened, which takes it */
  TcDraft *draft;
  GBytes *bytes;
} Left;

static void
left_clear (gpointer data)
{
  Left *left = data;

  g_free (left->file);
  g_clear_pointer (&left->hold, tc_draft_hold_unref);
  g_clear_pointer (&left->draft, tc_draft_free);
  g_clear_pointer (&left->bytes, g_bytes_unref);
}

static void
left_unref (gpointer left)
{
  g_atomic_rc_box_release_full (left, left_clear);
}

static gboolean
read_left (gpointer data, GCancellable *cancellable, GError **error)
{
  Left *left = data;

  left->draft = tc_draft_load (left->file, &left->bytes, error);
  return left->draft != NULL;
}

/* Never saved, or its file is gone: all there is of it is this. */
static void
take_left (TcDocument *self, Left *left)
{
  const TcDraft *draft = left->draft;
  g_autoptr (TcSource) source = NULL;
  const char *name;

  tc_document_take_path (self, g_strdup (draft->path));
  if (draft->path == NULL)
    self->new_name = draft->place != NULL ? g_path_get_basename (draft->place)
                                          : g_strdup (_ ("Recovered.scenario.xml"));
  name = draft->path != NULL ? draft->path : draft->place != NULL ? draft->place : self->new_name;
  source = tc_source_new (name, left->bytes);
  self->identity = draft->base;
  tc_document_take_on_disk (self, NULL);
  tc_document_begin_drafts (self);
  self->draft = g_steal_pointer (&left->hold);
  self->recovered_time = draft->time_us;
  tc_document_take_text (self, source);
  self->drafted_revision = tc_source_get_revision (source);
  tc_history_forget_saved (self->history);
  tc_document_check_disk (self);
  tc_document_notify_state (self);
}

/* The draft is all there is when its file cannot be opened. */
static void
file_opened_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) task = user_data;
  Left *left = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  if (!tc_document_open_finish (self, result, &error)) {
    left->hold = tc_draft_hold_new (left->file);
    if (left->hold == NULL || self->work != NULL) {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
    take_left (self, left);
  }
  g_task_return_boolean (task, TRUE);
}

static void
left_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) task = user_data;
  Left *left = g_task_get_task_data (task);
  GError *error = NULL;

  if (!tc_document_do_finish (self, result, &error)) {
    g_task_return_error (task, error);
  } else if (left->draft->path != NULL && g_file_test (left->draft->path, G_FILE_TEST_EXISTS)) {
    g_clear_pointer (&left->hold, tc_draft_hold_unref);
    tc_document_open_async (self, left->draft->path, file_opened_cb, g_steal_pointer (&task));
  } else {
    take_left (self, left);
    g_task_return_boolean (task, TRUE);
  }
}

void
tc_document_open_draft_async (TcDocument *self,
                              const char *file,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (TcDraftHold) hold = NULL;
  Left *left;

  g_return_if_fail (TC_IS_DOCUMENT (self) && file != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  hold = tc_draft_hold_new (file);
  if (hold == NULL) {
    g_task_return_new_error (task, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                             _ ("This draft belongs to a window that is still open."));
    return;
  }
  left = g_atomic_rc_box_new0 (Left);
  left->file = g_strdup (file);
  left->hold = g_steal_pointer (&hold);
  g_task_set_task_data (task, left, left_unref);
  tc_document_do_async (self, _ ("Recovering"), TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE,
                        read_left, left, left_unref, left_read_cb, g_steal_pointer (&task));
}

gboolean
tc_document_open_draft_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tc_document_keep_drafts (TcDocument *self, const char *folder)
{
  g_return_if_fail (TC_IS_DOCUMENT (self) && self->draft_folder == NULL);

  self->draft_folder = g_strdup (folder);
  if (self->history != NULL)
    tc_document_begin_drafts (self);
}

const char *
tc_document_get_place (TcDocument *self)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self), NULL);

  if (self->path == NULL && self->draft != NULL)
    return tc_draft_hold_get_file (self->draft);
  return self->path;
}

gint64
tc_document_get_recovered_time (TcDocument *self)
{
  return self->recovered_time;
}

void
tc_document_settle_recovered (TcDocument *self)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  self->recovered_time = 0;
  tc_document_notify_state (self);
}

void
tc_document_close_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  tc_document_discard_draft (self);
  wait_for_draft (self, callback, user_data);
}

void
tc_document_close_finish (TcDocument *self, GAsyncResult *result)
{
  g_task_propagate_boolean (G_TASK (result), NULL);
}
