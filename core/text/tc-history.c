/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-history.h"

#include "text/tc-edit-private.h"

/* A revision is a function of name and text, so the edits of a step stay good for as long as the
 * step is in the list: undo and redo come back to the very revisions they were made against. */
typedef struct {
  char *label;
  char *merge_key; /* nullable */
  TcEdits *forward;
  TcEdits *backward;
} Step;

struct _TcHistory {
  TcSource *source;
  GPtrArray *steps;        /* Step */
  guint position;          /* steps done */
  guint saved;             /* the position on disk, or TC_HISTORY_NEVER_SAVED when it was dropped */
  guint saving;            /* likewise, of what is being written */
  guint64 saved_revision;  /* of the text on disk, which other steps may lead to as well */
  guint64 saving_revision; /* likewise */
  gboolean is_saved_known; /* FALSE: others have replaced that text */
  gboolean may_merge;
};

static void
step_free (Step *step)
{
  g_free (step->label);
  g_free (step->merge_key);
  tc_edits_unref (step->forward);
  tc_edits_unref (step->backward);
  g_free (step);
}

TcHistory *
tc_history_new (TcSource *source)
{
  TcHistory *history;

  g_return_val_if_fail (source != NULL, NULL);

  history = g_new0 (TcHistory, 1);
  history->source = tc_source_ref (source);
  history->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
  tc_history_mark_saved (history);

  return history;
}

void
tc_history_free (TcHistory *history)
{
  tc_source_unref (history->source);
  g_ptr_array_unref (history->steps);
  g_free (history);
}

TcSource *
tc_history_get_source (TcHistory *history)
{
  return history->source;
}

static void
take_source (TcHistory *history, TcSource *source)
{
  tc_source_unref (history->source);
  history->source = source;
}

static void
drop_undone (TcHistory *history)
{
  if (history->steps->len > history->position)
    g_ptr_array_set_size (history->steps, (gint) history->position);
  if (history->saved > history->position)
    history->saved = TC_HISTORY_NEVER_SAVED;
  if (history->saving > history->position)
    history->saving = TC_HISTORY_NEVER_SAVED;
}

static void
push_step (TcHistory *history,
           const char *label,
           const char *merge_key,
           TcEdits *edits,
           TcEdits *inverse)
{
  Step *step = g_new0 (Step, 1);

  step->label = g_strdup (label);
  step->merge_key = g_strdup (merge_key);
  step->forward = tc_edits_ref (edits);
  step->backward = tc_edits_ref (inverse);
  g_ptr_array_add (history->steps, step);
  history->position++;
}

/* @history still has the text between the last step and @edits. */
static void
merge_into_last (TcHistory *history, const char *label, TcEdits *edits, TcEdits *inverse)
{
  Step *last = g_ptr_array_index (history->steps, history->position - 1);
  TcEdits *forward = tc_edits_compose (last->forward, edits, history->source);
  TcEdits *backward = tc_edits_compose (inverse, last->backward, history->source);

  g_free (last->label);
  last->label = g_strdup (label);
  tc_edits_unref (last->forward);
  last->forward = forward;
  tc_edits_unref (last->backward);
  last->backward = backward;
}

static gboolean
can_merge (const TcHistory *history, const char *merge_key)
{
  const Step *last;

  if (!history->may_merge || merge_key == NULL || history->position == 0)
    return FALSE;

  last = g_ptr_array_index (history->steps, history->position - 1);

  return g_strcmp0 (last->merge_key, merge_key) == 0;
}

gboolean
tc_history_apply (TcHistory *history, const char *label, const char *merge_key, TcEdits *edits)
{
  g_autoptr (TcSource) result = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  guint64 revision;

  g_return_val_if_fail (history != NULL && label != NULL && edits != NULL, FALSE);

  revision = tc_source_get_revision (history->source);
  if (tc_edits_get_revision (edits) != revision)
    return FALSE;

  result = tc_edits_apply (edits, history->source, &inverse);
  if (result == NULL)
    return FALSE;
  if (tc_source_get_revision (result) == revision)
    return TRUE;

  drop_undone (history);
  if (can_merge (history, merge_key))
    merge_into_last (history, label, edits, inverse);
  else
    push_step (history, label, merge_key, edits, inverse);

  history->may_merge = TRUE;
  take_source (history, g_steal_pointer (&result));

  return TRUE;
}

gboolean
tc_history_can_undo (const TcHistory *history)
{
  return history->position > 0;
}

gboolean
tc_history_can_redo (const TcHistory *history)
{
  return history->position < history->steps->len;
}

static TcEdits *
travel (TcHistory *history, TcEdits *edits)
{
  TcSource *result = tc_edits_apply (edits, history->source, NULL);

  /* The text it leads to existed before, so it is not too large. */
  g_assert (result != NULL);
  take_source (history, result);
  history->may_merge = FALSE;

  return tc_edits_ref (edits);
}

TcEdits *
tc_history_undo (TcHistory *history)
{
  const Step *step;

  if (!tc_history_can_undo (history))
    return NULL;

  step = g_ptr_array_index (history->steps, --history->position);

  return travel (history, step->backward);
}

TcEdits *
tc_history_redo (TcHistory *history)
{
  const Step *step;

  if (!tc_history_can_redo (history))
    return NULL;

  step = g_ptr_array_index (history->steps, history->position++);

  return travel (history, step->forward);
}

TcEdits *
tc_history_go_to (TcHistory *history, guint position)
{
  TcEdits *all = NULL;

  g_return_val_if_fail (position <= history->steps->len, NULL);

  while (history->position != position) {
    g_autoptr (TcSource) middle = tc_source_ref (history->source);
    g_autoptr (TcEdits) before = all;
    g_autoptr (TcEdits) step =
      history->position > position ? tc_history_undo (history) : tc_history_redo (history);

    all = before != NULL ? tc_edits_compose (before, step, middle) : g_steal_pointer (&step);
  }

  return all;
}

void
tc_history_break_merge (TcHistory *history)
{
  history->may_merge = FALSE;
}

void
tc_history_mark_saved (TcHistory *history)
{
  tc_history_begin_save (history);
  tc_history_end_save (history);
}

/* No step joins the one whose text is written. */
void
tc_history_begin_save (TcHistory *history)
{
  history->saving = history->position;
  history->saving_revision = tc_source_get_revision (history->source);
  history->may_merge = FALSE;
}

void
tc_history_end_save (TcHistory *history)
{
  history->saved = history->saving;
  history->saved_revision = history->saving_revision;
  history->is_saved_known = TRUE;
}

gboolean
tc_history_is_modified (const TcHistory *history)
{
  return !history->is_saved_known ||
         tc_source_get_revision (history->source) != history->saved_revision;
}

guint
tc_history_get_saved (const TcHistory *history)
{
  return tc_history_is_modified (history) ? history->saved : history->position;
}

void
tc_history_forget_saved (TcHistory *history)
{
  history->saved = TC_HISTORY_NEVER_SAVED;
  history->is_saved_known = FALSE;
  history->may_merge = FALSE;
}

guint
tc_history_get_n (const TcHistory *history)
{
  return history->steps->len;
}

guint
tc_history_get_position (const TcHistory *history)
{
  return history->position;
}

const char *
tc_history_get_label (const TcHistory *history, guint index)
{
  const Step *step;

  g_return_val_if_fail (index < history->steps->len, NULL);

  step = g_ptr_array_index (history->steps, index);

  return step->label;
}
