/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What others wrote to the file, and what was changed here meanwhile, become one text. */

#include <glib/gi18n.h>

#include "document/tc-comparison.h"
#include "document/tc-document-private.h"

struct _TcDiskMerge {
  char *path;
  TcSource *texts[3];      /* what both began with, mine, theirs */
  TcFileIdentity identity; /* of theirs */
  GPtrArray *disputes;     /* TcThreeDispute */
};

/* One with its decisions. */
typedef struct {
  TcDiskMerge *merge;
  char **taken;   /* nullable */
  TcEdits *edits; /* of mine */
  guint n_changes;
} Decided;

static void
disk_merge_clear (gpointer data)
{
  TcDiskMerge *merge = data;

  g_free (merge->path);
  for (guint i = 0; i < G_N_ELEMENTS (merge->texts); i++)
    g_clear_pointer (&merge->texts[i], tc_source_unref);
  g_clear_pointer (&merge->disputes, g_ptr_array_unref);
}

TcDiskMerge *
tc_disk_merge_ref (TcDiskMerge *merge)
{
  return g_atomic_rc_box_acquire (merge);
}

void
tc_disk_merge_unref (TcDiskMerge *merge)
{
  g_atomic_rc_box_release_full (merge, disk_merge_clear);
}

GPtrArray *
tc_disk_merge_get_disputes (TcDiskMerge *merge)
{
  return merge->disputes;
}

static void
decided_clear (gpointer data)
{
  Decided *decided = data;

  tc_disk_merge_unref (decided->merge);
  g_strfreev (decided->taken);
  g_clear_pointer (&decided->edits, tc_edits_unref);
}

static void
decided_unref (gpointer decided)
{
  g_atomic_rc_box_release_full (decided, decided_clear);
}

/* -- In a thread ------------------------------------------------------------------------------- */

/* (transfer full) (nullable) */
static TcSource *
merge_texts (TcDiskMerge *merge,
             const char *const *taken,
             TcThreeWay *out_result,
             GPtrArray **out_disputes,
             GError **error)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  g_autoptr (TcReport) report = tc_report_new ();
  TcSource *merged =
    tc_three_way_merge_choosing (merge->texts, schemas, taken, report, out_result, out_disputes);

  if (merged == NULL)
    g_set_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                 /* TRANSLATORS: %s is a problem of one of the files */
                 _ ("The two texts cannot be merged. %s."), tc_report_get (report, 0)->message);
  return merged;
}

static gboolean
prepare (gpointer data, GCancellable *cancellable, GError **error)
{
  TcDiskMerge *merge = data;
  g_autoptr (TcSource) merged = NULL;
  TcThreeWay result;

  merge->texts[2] = tc_file_load (merge->path, &merge->identity, error);
  if (merge->texts[2] == NULL)
    return FALSE;
  merged = merge_texts (merge, NULL, &result, &merge->disputes, error);
  return merged != NULL;
}

static gboolean
decide (gpointer data, GCancellable *cancellable, GError **error)
{
  Decided *decided = data;
  TcThreeWay result;
  g_autoptr (TcSource) merged =
    merge_texts (decided->merge, (const char *const *) decided->taken, &result, NULL, error);

  if (merged == NULL)
    return FALSE;
  decided->edits = tc_diff_make_edits (decided->merge->texts[1], merged);
  decided->n_changes = result.n_changes;
  return TRUE;
}

/* -- From the document ------------------------------------------------------------------------- */

static void
prepared_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  TcDiskMerge *merge = g_task_get_task_data (task);
  GError *error = NULL;

  if (tc_document_do_finish (TC_DOCUMENT (object), result, &error))
    g_task_return_pointer (task, tc_disk_merge_ref (merge), (GDestroyNotify) tc_disk_merge_unref);
  else
    g_task_return_error (task, error);
}

void
tc_document_prepare_merge_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;
  TcDiskMerge *merge;

  g_return_if_fail (TC_IS_DOCUMENT (self) && self->path != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  if (self->on_disk == NULL) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s",
                             _ ("The version from before the file was changed on disk is no longer "
                                "known. Take theirs or keep mine."));
    g_object_unref (task);
    return;
  }
  merge = g_atomic_rc_box_new0 (TcDiskMerge);
  merge->path = g_strdup (self->path);
  merge->texts[0] = tc_source_ref (self->on_disk);
  merge->texts[1] = tc_source_ref (tc_history_get_source (self->history));
  g_task_set_task_data (task, merge, (GDestroyNotify) tc_disk_merge_unref);
  tc_document_do_async (self, _ ("Merging"), TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE, prepare,
                        merge, (GDestroyNotify) tc_disk_merge_unref, prepared_cb, task);
}

TcDiskMerge *
tc_document_prepare_merge_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
take_merged (TcDocument *self, const Decided *decided)
{
  const TcDiskMerge *merge = decided->merge;

  self->identity = merge->identity;
  self->disk_state = TC_DISK_SAME;
  tc_document_take_on_disk (self, merge->texts[2]);
  tc_history_break_merge (self->history);
  if (tc_edits_get_n (decided->edits) > 0)
    tc_history_apply (self->history, _ ("Merge with the file on disk"), NULL, decided->edits);
  tc_document_judge_saved (self, merge->texts[2]);
  self->recovered_time = 0; /* as with theirs: giving that up would give up the merge by now */
  tc_document_text_changed (self, decided->edits, FALSE);
  /* It may have been written again since it was read. */
  tc_document_look_at_disk (self);
}

static void
decided_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (GTask) task = user_data;
  const Decided *decided = g_task_get_task_data (task);
  GError *error = NULL;

  if (!tc_document_do_finish (self, result, &error)) {
    g_task_return_error (task, error);
    return;
  }
  take_merged (self, decided);
  g_task_return_int (task, decided->n_changes);
}

void
tc_document_merge_async (TcDocument *self,
                         TcDiskMerge *merge,
                         const char *const *taken,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  GTask *task;
  Decided *decided;

  g_return_if_fail (TC_IS_DOCUMENT (self) && merge != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  if (!tc_document_is_current (self, merge->texts[1])) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_BUSY, "%s",
                             _ ("The text has changed in the meantime. Merge again."));
    g_object_unref (task);
    return;
  }
  decided = g_atomic_rc_box_new0 (Decided);
  decided->merge = tc_disk_merge_ref (merge);
  decided->taken = g_strdupv ((char **) taken);
  g_task_set_task_data (task, decided, decided_unref);
  tc_document_do_async (self, _ ("Merging"), TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE, decide,
                        decided, decided_unref, decided_cb, task);
}

gboolean
tc_document_merge_finish (TcDocument *self, GAsyncResult *result, guint *out_n, GError **error)
{
  gssize n = g_task_propagate_int (G_TASK (result), error);

  *out_n = (guint) MAX (n, 0);
  return n >= 0;
}
