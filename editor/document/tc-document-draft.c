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
  char *path;
  TcFileIdentity base;
  GBytes *bytes;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  tc_draft_hold_unref (writing->hold);
  g_free (writing->path);
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

  if (tc_draft_write (file, writing->path, &writing->base, writing->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* A draft that cannot be written is no reason to stop anybody: saving tells what is wrong. */
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

void
tc_document_keep_now (TcDocument *self)
{
  g_autoptr (TcDocument) kept = NULL;

  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->draft_folder == NULL || self->history == NULL || !tc_document_is_modified (self))
    return;
  kept = g_object_ref (self);
  g_clear_handle_id (&self->draft_delay, g_source_remove);
  while (self->is_drafting)
    g_main_context_iteration (NULL, TRUE);
  if (self->drafted_revision != tc_source_get_revision (tc_history_get_source (self->history)))
    write_cb (self);
  while (self->is_drafting)
    g_main_context_iteration (NULL, TRUE);
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Recovery, recovery_unref)

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

void
tc_document_recover (TcDocument *self)
{
  g_autoptr (Recovery) recovery = NULL;

  self->recovered_time = 0;
  if (self->draft_folder != NULL)
    self->draft = tc_draft_hold_left (self->draft_folder, self->path);
  if (self->draft != NULL) {
    recovery = g_atomic_rc_box_new0 (Recovery);
    recovery->hold = tc_draft_hold_ref (self->draft);
    recovery->source = tc_source_ref (tc_history_get_source (self->history));
  }
  if (recovery == NULL || !tc_document_do (self, _ ("Recovering"), TC_WORK_HOLDS_CHANGES,
                                           read_draft, recovery, recovery_unref, NULL)) {
    tc_document_begin_drafts (self);
    return;
  }
  if (tc_edits_get_n (recovery->edits) == 0) {
    tc_document_discard_draft (self);
    return;
  }
  /* What was written over here since is theirs: then there is a choice to be made. */
  self->identity = recovery->draft->base;
  self->recovered_time = recovery->draft->time_us;
  self->drafted_revision = tc_source_get_revision (recovery->text);
  tc_document_apply (self, _ ("Recover what was not saved"), NULL, recovery->edits);
  tc_history_break_merge (self->history);
  tc_document_check_disk (self);
}

gboolean
tc_document_open_draft (TcDocument *self, const char *file, GError **error)
{
  g_autoptr (TcDraftHold) hold = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (TcSource) source = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && file != NULL, FALSE);

  hold = tc_draft_hold_new (file);
  if (hold == NULL) {
    g_set_error_literal (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                         _ ("This draft is of a window that is still open."));
    return FALSE;
  }
  draft = tc_draft_load (file, &bytes, error);
  if (draft == NULL)
    return FALSE;
  if (draft->path != NULL && g_file_test (draft->path, G_FILE_TEST_EXISTS)) {
    g_clear_pointer (&hold, tc_draft_hold_unref);
    if (tc_document_open (self, draft->path, NULL))
      return TRUE;
    hold = tc_draft_hold_new (file);
  }
  /* Never saved, or its file is gone: all there is of it is this. */
  tc_document_take_path (self, g_strdup (draft->path));
  self->new_name = draft->path == NULL ? g_strdup (_ ("Recovered.scenario.xml")) : NULL;
  source = tc_source_new (draft->path != NULL ? draft->path : self->new_name, bytes);
  self->identity = draft->base;
  tc_document_begin_drafts (self);
  self->draft = g_steal_pointer (&hold);
  self->recovered_time = draft->time_us;
  tc_document_take_text (self, source);
  self->drafted_revision = tc_source_get_revision (source);
  tc_history_forget_saved (self->history);
  tc_document_check_disk (self);
  tc_document_notify_state (self);
  return TRUE;
}

void
tc_document_keep_drafts (TcDocument *self, const char *folder)
{
  g_return_if_fail (TC_IS_DOCUMENT (self) && self->draft_folder == NULL);

  self->draft_folder = g_strdup (folder);
  if (self->history != NULL)
    tc_document_begin_drafts (self);
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
tc_document_close (TcDocument *self)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  tc_document_discard_draft (self);
  while (self->is_drafting)
    g_main_context_iteration (NULL, TRUE);
}
