/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A document and its file: reading and writing it, and what others do with it meanwhile. */

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "document/tc-document-private.h"

/* A program that writes a file reports it several times. */
#define DISK_DELAY_MS 200

/* As tc_file_save () sees it: a file without any write permission is one that somebody protects,
 * root or not; and since a save replaces it, its folder must take new files. */
static gboolean
is_read_only_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  GStatBuf facts;

  if (g_stat (path, &facts) != 0)
    return FALSE;
  return (facts.st_mode & 0222) == 0 || g_access (path, W_OK) != 0 || g_access (folder, W_OK) != 0;
}

static TcDiskState
look_at (const char *path, const TcFileIdentity *identity)
{
  if (!tc_file_is_changed (path, identity))
    return TC_DISK_SAME;
  return g_file_test (path, G_FILE_TEST_EXISTS) ? TC_DISK_CHANGED : TC_DISK_GONE;
}

/* A file that a thread reads or writes, and what becomes of it. */
typedef struct {
  char *path;
  GBytes *bytes;           /* to be written; NULL: to be read */
  gboolean overwrites;     /* whatever is there */
  gboolean may_be_missing; /* to be read: then there is no source */
  TcSource *mine;          /* (nullable): what is written, or compared with what is read */
  TcFileIdentity identity; /* in, to be written: what is expected there; out */
  TcSource *source;        /* read */
  TcEdits *edits;          /* that make it of @mine */
} Transfer;

static void
transfer_clear (gpointer data)
{
  Transfer *transfer = data;

  g_free (transfer->path);
  g_clear_pointer (&transfer->bytes, g_bytes_unref);
  g_clear_pointer (&transfer->mine, tc_source_unref);
  g_clear_pointer (&transfer->source, tc_source_unref);
  g_clear_pointer (&transfer->edits, tc_edits_unref);
}

static void
transfer_unref (gpointer transfer)
{
  g_atomic_rc_box_release_full (transfer, transfer_clear);
}

static Transfer *
transfer_new (const char *path)
{
  Transfer *transfer = g_atomic_rc_box_new0 (Transfer);

  transfer->path = g_strdup (path);
  return transfer;
}

static gboolean
read_file (gpointer data, GCancellable *cancellable, GError **error)
{
  Transfer *transfer = data;

  if (transfer->may_be_missing && !g_file_test (transfer->path, G_FILE_TEST_EXISTS))
    return TRUE;
  transfer->source = tc_file_load (transfer->path, &transfer->identity, error);
  if (transfer->source == NULL)
    return FALSE;
  /* Which is counted once, and here. */
  tc_source_get_revision (transfer->source);
  if (transfer->mine != NULL)
    transfer->edits = tc_diff_make_edits (transfer->mine, transfer->source);
  return TRUE;
}

/* Where it may not be ours the file's identity is taken from what is there then. */
static gboolean
write_file (gpointer data, GCancellable *cancellable, GError **error)
{
  Transfer *transfer = data;
  TcFileIdentity *expected = transfer->overwrites ? NULL : &transfer->identity;

  if (!tc_file_save_cancellable (transfer->path, transfer->bytes, expected, cancellable, error))
    return FALSE;
  if (transfer->overwrites)
    transfer->source = tc_file_load (transfer->path, &transfer->identity, error);
  return !transfer->overwrites || transfer->source != NULL;
}

static void
take_disk_state (TcDocument *self, TcDiskState state)
{
  if (state == self->disk_state)
    return;
  self->disk_state = state;
  tc_document_notify_state (self);
}

/* What a thread looks for. */
typedef struct {
  char *path;
  TcFileIdentity identity;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  g_free (look->path);
  g_free (look);
}

static void
look_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Look *look = data;

  g_task_return_int (task, look_at (look->path, &look->identity));
}

/* What was read or written meanwhile is newer than what was seen. */
static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcDocument) self = user_data;
  const Look *look = g_task_get_task_data (G_TASK (result));
  TcDiskState state = (TcDiskState) g_task_propagate_int (G_TASK (result), NULL);

  if (self->look != G_TASK (result))
    return;
  self->look = NULL;
  if (self->work == NULL && g_strcmp0 (look->path, self->path) == 0 &&
      memcmp (&look->identity, &self->identity, sizeof look->identity) == 0)
    take_disk_state (self, state);
}

void
tc_document_look_at_disk (TcDocument *self)
{
  g_autoptr (GTask) task = NULL;
  Look *look;

  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->path == NULL || self->look != NULL || self->work != NULL)
    return;
  look = g_new0 (Look, 1);
  look->path = g_strdup (self->path);
  look->identity = self->identity;
  task = g_task_new (NULL, NULL, looked_cb, g_object_ref (self));
  g_task_set_task_data (task, look, look_free);
  self->look = task;
  g_task_run_in_thread (task, look_in_thread);
}

/* While it is written or looked at its state is about to be known: another look then. */
static gboolean
check_disk_cb (gpointer user_data)
{
  TcDocument *self = user_data;

  if (self->look != NULL || self->work != NULL)
    return G_SOURCE_CONTINUE;
  self->disk_check = 0;
  tc_document_look_at_disk (self);
  return G_SOURCE_REMOVE;
}

static void
disk_event_cb (TcDocument *self)
{
  if (self->disk_check == 0)
    self->disk_check = g_timeout_add (DISK_DELAY_MS, check_disk_cb, self);
}

void
tc_document_stop (TcDocument *self)
{
  g_clear_handle_id (&self->disk_check, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
}

void
tc_document_watch (TcDocument *self)
{
  g_autoptr (GFile) file = NULL;

  tc_document_stop (self);
  self->disk_state = TC_DISK_SAME;
  self->is_read_only =
    self->path != NULL &&
    (self->is_reference || tc_shipped_contains (self->path) || is_read_only_file (self->path));
  if (self->path == NULL)
    return;
  file = g_file_new_for_path (self->path);
  /* Where a system cannot watch, the window still looks whenever it gets the keyboard. */
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (disk_event_cb), self,
                             G_CONNECT_SWAPPED);
}

void
tc_document_take_on_disk (TcDocument *self, TcSource *source)
{
  if (source != NULL)
    tc_source_ref (source);
  g_clear_pointer (&self->on_disk, tc_source_unref);
  self->on_disk = source;
}

/* Not by their revisions, which are of the names too: this one may have had another. */
void
tc_document_judge_saved (TcDocument *self, TcSource *source)
{
  TcSource *mine = tc_history_get_source (self->history);

  tc_history_forget_saved (self->history);
  if (source != NULL && g_bytes_equal (tc_source_get_bytes (source), tc_source_get_bytes (mine)))
    tc_history_mark_saved (self->history);
}

void
tc_document_take_path (TcDocument *self, char *path)
{
  if (g_strcmp0 (self->path, path) != 0)
    self->is_reference = FALSE;
  g_free (self->path);
  self->path = path;
  g_clear_pointer (&self->new_name, g_free);
  tc_document_watch (self);
}

gboolean
tc_document_is_at (TcDocument *self, const char *path)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self) && path != NULL, FALSE);

  return g_strcmp0 (self->path, path) == 0 || g_strcmp0 (self->coming_path, path) == 0;
}

static void
begin_with (TcDocument *self, TcSource *source)
{
  g_clear_pointer (&self->opened, tc_source_unref);
  self->opened = tc_source_ref (source);
  tc_document_take_text (self, source);
}

gboolean
tc_document_is_changed_since_opened (TcDocument *self)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self), FALSE);

  return self->opened != NULL && self->history != NULL &&
         tc_source_get_revision (self->opened) !=
           tc_source_get_revision (tc_history_get_source (self->history));
}

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) task = user_data;
  Transfer *transfer = g_task_get_task_data (task);
  GError *error = NULL;

  g_clear_pointer (&self->coming_path, g_free);
  if (!tc_document_do_finish (self, result, &error)) {
    g_task_return_error (task, error);
    return;
  }
  tc_document_discard_draft (self);
  self->identity = transfer->identity;
  tc_document_take_on_disk (self, transfer->source);
  tc_document_take_path (self, g_strdup (transfer->path));
  tc_document_begin_drafts (self);
  begin_with (self, transfer->source);
  tc_document_recover (self, g_steal_pointer (&task));
}

void
tc_document_open_async (TcDocument *self,
                        const char *path,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autofree char *whole = NULL;
  GError *error = NULL;
  Transfer *transfer;

  g_return_if_fail (TC_IS_DOCUMENT (self) && path != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  if (!tc_document_check_free (self, TRUE, &error)) {
    g_task_return_error (task, error);
    return;
  }
  whole = g_canonicalize_filename (path, NULL);
  transfer = transfer_new (whole);
  self->coming_path = g_steal_pointer (&whole);
  g_task_set_task_data (task, transfer, transfer_unref);
  tc_document_do_async (self, _ ("Opening"), TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE, read_file,
                        transfer, transfer_unref, opened_cb, g_steal_pointer (&task));
}

gboolean
tc_document_open_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tc_document_start_new (TcDocument *self, TcSource *source)
{
  g_return_if_fail (TC_IS_DOCUMENT (self) && source != NULL && self->work == NULL);

  tc_document_discard_draft (self);
  self->identity = (TcFileIdentity){ 0 };
  tc_document_take_on_disk (self, NULL);
  tc_document_take_path (self, NULL);
  tc_document_begin_drafts (self);
  self->new_name = g_path_get_basename (tc_source_get_name (source));
  begin_with (self, source);
}

static void
take_saved (TcDocument *self, const Transfer *transfer)
{
  self->identity = transfer->identity;
  tc_document_take_on_disk (self, transfer->mine);
  tc_history_end_save (self->history);
  tc_document_discard_draft (self);
  self->recovered_time = 0;
  if (g_strcmp0 (transfer->path, self->path) == 0)
    tc_document_watch (self);
  else
    tc_document_take_path (self, g_strdup (transfer->path));
  tc_document_begin_drafts (self);
  /* Of what was changed meanwhile. */
  tc_document_schedule_draft (self);
  tc_document_notify_state (self);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (!tc_document_do_finish (self, result, &error)) {
    g_task_return_error (task, error);
    return;
  }
  take_saved (self, g_task_get_task_data (task));
  g_task_return_boolean (task, TRUE);
}

void
tc_document_save_async (TcDocument *self,
                        const char *path,
                        gboolean overwrite,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autofree char *target = NULL;
  GError *error = NULL;
  Transfer *transfer;

  g_return_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL);
  g_return_if_fail (path != NULL || self->path != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  if (!tc_document_check_free (self, TRUE, &error)) {
    g_task_return_error (task, error);
    return;
  }
  target = path != NULL ? g_canonicalize_filename (path, NULL) : g_strdup (self->path);
  transfer = transfer_new (target);
  transfer->mine = tc_source_ref (tc_history_get_source (self->history));
  transfer->bytes = g_bytes_ref (tc_source_get_bytes (transfer->mine));
  transfer->overwrites = overwrite || g_strcmp0 (target, self->path) != 0;
  transfer->identity = self->identity;
  g_task_set_task_data (task, transfer, transfer_unref);
  tc_history_begin_save (self->history);
  tc_document_do_async (self, _ ("Saving"), TC_WORK_SAVES, write_file, transfer, transfer_unref,
                        saved_cb, g_steal_pointer (&task));
}

gboolean
tc_document_save_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

TcDiskState
tc_document_check_disk (TcDocument *self)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self), TC_DISK_SAME);

  self->look = NULL;
  take_disk_state (self, self->path != NULL ? look_at (self->path, &self->identity) : TC_DISK_SAME);
  return self->disk_state;
}

/* -- Theirs ------------------------------------------------------------------------------------ */

/** What becomes of the file as it is on disk. */
typedef void (*TakeTheirs) (TcDocument *self, const Transfer *transfer);

typedef struct {
  Transfer *transfer;
  TakeTheirs take;
} Theirs;

static void
theirs_free (gpointer data)
{
  Theirs *theirs = data;

  transfer_unref (theirs->transfer);
  g_free (theirs);
}

static void
theirs_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) task = user_data;
  const Theirs *theirs = g_task_get_task_data (task);
  GError *error = NULL;

  if (!tc_document_do_finish (self, result, &error)) {
    g_task_return_error (task, error);
    return;
  }
  if (theirs->take != NULL)
    theirs->take (self, theirs->transfer);
  g_task_return_boolean (task, TRUE);
}

/* @transfer: (transfer full): of the file at the document's path. */
static void
read_theirs (TcDocument *self,
             const char *label,
             Transfer *transfer,
             TakeTheirs take,
             GAsyncReadyCallback callback,
             gpointer user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);
  Theirs *theirs = g_new0 (Theirs, 1);

  theirs->transfer = transfer;
  theirs->take = take;
  g_task_set_task_data (task, theirs, theirs_free);
  tc_document_do_async (self, label, TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE, read_file, transfer,
                        transfer_unref, theirs_read_cb, task);
}

void
tc_document_ref_theirs_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL);

  read_theirs (self, _ ("Reading the file"), transfer_new (self->path), NULL, callback, user_data);
}

TcSource *
tc_document_ref_theirs_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  const Theirs *theirs = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  return tc_source_ref (theirs->transfer->source);
}

static void
take_theirs (TcDocument *self, const Transfer *transfer)
{
  self->identity = transfer->identity;
  self->disk_state = TC_DISK_SAME;
  tc_document_take_on_disk (self, transfer->source);
  tc_history_break_merge (self->history);
  if (tc_edits_get_n (transfer->edits) > 0)
    tc_history_apply (self->history, _ ("Reload the file from disk"), NULL, transfer->edits);
  tc_history_mark_saved (self->history);
  self->recovered_time = 0; /* giving up what was recovered would give up theirs by now */
  tc_document_text_changed (self, transfer->edits, FALSE);
  tc_document_notify_state (self);
}

void
tc_document_load_theirs_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  Transfer *transfer;

  g_return_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL);

  transfer = transfer_new (self->path);
  transfer->mine = tc_source_ref (tc_history_get_source (self->history));
  read_theirs (self, _ ("Loading the file"), transfer, take_theirs, callback, user_data);
}

gboolean
tc_document_load_theirs_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
take_mine (TcDocument *self, const Transfer *transfer)
{
  self->identity = transfer->identity;
  self->disk_state = TC_DISK_SAME;
  if (transfer->source != NULL)
    tc_document_take_on_disk (self, transfer->source);
  tc_document_judge_saved (self, transfer->source);
  tc_document_schedule_draft (self);
  tc_document_notify_state (self);
}

void
tc_document_keep_mine_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  Transfer *transfer;

  g_return_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL);

  transfer = transfer_new (self->path);
  transfer->may_be_missing = TRUE;
  read_theirs (self, _ ("Reading the file"), transfer, take_mine, callback, user_data);
}

gboolean
tc_document_keep_mine_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
tc_document_is_read_only (TcDocument *self)
{
  return self->is_read_only;
}

char *
tc_document_dup_title (TcDocument *self)
{
  if (self->path != NULL)
    return g_path_get_basename (self->path);
  return g_strdup (self->new_name != NULL ? self->new_name : _ ("No scenario"));
}
