/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A document and its file: reading and writing it, and what others do with it meanwhile. */

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "tc-document-private.h"

/* A program that writes a file tells of it several times. */
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
look_at_disk (TcDocument *self)
{
  if (self->path == NULL || !tc_file_is_changed (self->path, &self->identity))
    return TC_DISK_SAME;
  return g_file_test (self->path, G_FILE_TEST_EXISTS) ? TC_DISK_CHANGED : TC_DISK_GONE;
}

static gboolean
check_disk_cb (gpointer user_data)
{
  TcDocument *self = user_data;

  self->disk_check = 0;
  tc_document_check_disk (self);
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
  self->is_read_only = self->path != NULL && is_read_only_file (self->path);
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
tc_document_take_path (TcDocument *self, char *path)
{
  g_free (self->path);
  self->path = path;
  g_clear_pointer (&self->new_name, g_free);
  tc_document_watch (self);
}

gboolean
tc_document_open (TcDocument *self, const char *path, GError **error)
{
  g_autofree char *new_path = NULL;
  g_autoptr (TcSource) source = NULL;
  TcFileIdentity identity;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && path != NULL, FALSE);

  new_path = g_canonicalize_filename (path, NULL);
  source = tc_file_load (path, &identity, error);
  if (source == NULL)
    return FALSE;
  tc_document_close (self);
  self->identity = identity;
  tc_document_take_path (self, g_steal_pointer (&new_path));
  tc_document_begin_drafts (self);
  tc_document_take_text (self, source);
  tc_document_recover (self);
  return TRUE;
}

void
tc_document_start_new (TcDocument *self, TcSource *source)
{
  g_return_if_fail (TC_IS_DOCUMENT (self) && source != NULL);

  tc_document_close (self);
  self->identity = (TcFileIdentity){ 0 };
  tc_document_take_path (self, NULL);
  tc_document_begin_drafts (self);
  self->new_name = g_strdup (tc_source_get_name (source));
  tc_document_take_text (self, source);
}

/* Writes where it may not be ours, and takes the file's identity from what is there then. */
static gboolean
replace_file (TcDocument *self, const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (TcSource) written = NULL;
  TcFileIdentity identity;

  if (!tc_file_save (path, bytes, NULL, error))
    return FALSE;
  written = tc_file_load (path, &identity, error);
  if (written == NULL)
    return FALSE;
  self->identity = identity;
  return TRUE;
}

gboolean
tc_document_save (TcDocument *self, const char *path, gboolean overwrite, GError **error)
{
  g_autofree char *target = NULL;
  gboolean is_own;
  GBytes *bytes;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, FALSE);
  g_return_val_if_fail (path != NULL || self->path != NULL, FALSE);

  target = path != NULL ? g_canonicalize_filename (path, NULL) : g_strdup (self->path);
  is_own = g_strcmp0 (target, self->path) == 0;
  bytes = tc_source_get_bytes (tc_history_get_source (self->history));
  if (is_own && !overwrite) {
    if (!tc_file_save (target, bytes, &self->identity, error))
      return FALSE;
  } else if (!replace_file (self, target, bytes, error)) {
    return FALSE;
  }
  tc_history_mark_saved (self->history);
  tc_document_discard_draft (self);
  self->recovered_time = 0;
  if (is_own)
    tc_document_watch (self);
  else
    tc_document_take_path (self, g_steal_pointer (&target));
  tc_document_begin_drafts (self);
  tc_document_notify_state (self);
  return TRUE;
}

TcDiskState
tc_document_check_disk (TcDocument *self)
{
  TcDiskState state;

  g_return_val_if_fail (TC_IS_DOCUMENT (self), TC_DISK_SAME);

  state = look_at_disk (self);
  if (state != self->disk_state) {
    self->disk_state = state;
    tc_document_notify_state (self);
  }
  return state;
}

TcSource *
tc_document_ref_theirs (TcDocument *self, GError **error)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL, NULL);

  return tc_file_load (self->path, NULL, error);
}

gboolean
tc_document_load_theirs (TcDocument *self, GError **error)
{
  g_autoptr (TcSource) theirs = NULL;
  g_autoptr (TcEdits) edits = NULL;
  TcFileIdentity identity;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL, FALSE);

  theirs = tc_file_load (self->path, &identity, error);
  if (theirs == NULL)
    return FALSE;
  edits = tc_diff_make_edits (tc_history_get_source (self->history), theirs);
  self->identity = identity;
  self->disk_state = TC_DISK_SAME;
  tc_history_break_merge (self->history);
  if (tc_edits_get_n (edits) > 0)
    tc_history_apply (self->history, _ ("Load the file as it is on disk"), NULL, edits);
  tc_history_mark_saved (self->history);
  tc_document_text_changed (self, edits, FALSE);
  return TRUE;
}

gboolean
tc_document_keep_mine (TcDocument *self, GError **error)
{
  g_autoptr (TcSource) theirs = NULL;
  TcFileIdentity identity = { 0 };

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL, FALSE);

  if (g_file_test (self->path, G_FILE_TEST_EXISTS)) {
    theirs = tc_file_load (self->path, &identity, error);
    if (theirs == NULL)
      return FALSE;
  }
  self->identity = identity;
  self->disk_state = TC_DISK_SAME;
  tc_history_forget_saved (self->history);
  tc_document_schedule_draft (self);
  tc_document_notify_state (self);
  return TRUE;
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
