/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to change a document, all of them steps of its history. */

#include <glib/gi18n.h>

#include "document/tc-document-private.h"

/* What is read so quickly that nobody notices: far more than any scenario that people draw. */
#define AT_ONCE_BYTES (2u * 1024u * 1024u)

typedef struct {
  TcSource *source;
  TcScenario *scenario;
} Parsing;

static void
parsing_clear (gpointer data)
{
  Parsing *parsing = data;

  g_clear_pointer (&parsing->scenario, tc_scenario_unref);
  tc_source_unref (parsing->source);
}

static void
parsing_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, parsing_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parsing, parsing_unref)

static Parsing *
parsing_new (TcSource *source)
{
  Parsing *parsing = g_atomic_rc_box_new0 (Parsing);

  parsing->source = tc_source_ref (source);
  return parsing;
}

static gboolean
parse (gpointer data, GCancellable *cancellable, GError **error)
{
  Parsing *parsing = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);

  parsing->scenario = tc_scenario_parse (parsing->source, schemas, report);
  return TRUE;
}

static gboolean
is_read_at_once (TcDocument *self)
{
  TcSource *source = tc_history_get_source (self->history);

  return tc_source_get_length (source) <= AT_ONCE_BYTES ||
         (self->scenario != NULL &&
          tc_document_is_current (self, tc_scenario_get_source (self->scenario)));
}

/* (transfer full) (nullable) */
static TcScenario *
take_parsed (Parsing *parsing, GError **error)
{
  if (parsing->scenario == NULL)
    g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE,
                         _ ("The text cannot be read as a scenario; fix its first problem."));
  return g_steal_pointer (&parsing->scenario);
}

/* Usually the tree that is shown; while a build is under way one is read at once, so that no edit
 * is lost or made against an older text. */
TcScenario *
tc_document_ref_current (TcDocument *self, GError **error)
{
  g_autoptr (Parsing) parsing = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, NULL);

  if (self->scenario != NULL &&
      tc_document_is_current (self, tc_scenario_get_source (self->scenario)))
    return tc_scenario_ref (self->scenario);
  if (!is_read_at_once (self)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _ ("The text is still being read: try again in a moment."));
    return NULL;
  }
  parsing = parsing_new (tc_history_get_source (self->history));
  parse (parsing, NULL, NULL);
  return take_parsed (parsing, error);
}

gboolean
tc_document_apply (TcDocument *self, const char *label, const char *merge_key, TcEdits *edits)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, FALSE);

  if (tc_edits_get_n (edits) == 0)
    return TRUE;
  if (!tc_document_check_free (self, FALSE, NULL) ||
      !tc_history_apply (self->history, label, merge_key, edits))
    return FALSE;
  tc_document_text_changed (self, edits, FALSE);
  return TRUE;
}

gboolean
tc_document_type (TcDocument *self, const char *label, const char *merge_key, TcEdits *edits)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, FALSE);

  if (!tc_document_check_free (self, FALSE, NULL) ||
      !tc_history_apply (self->history, label, merge_key, edits))
    return FALSE;
  tc_document_text_changed (self, edits, TRUE);
  return TRUE;
}

static gboolean
make_step (TcDocument *self,
           const TcOperation *operation,
           TcScenario *scenario,
           const char *merge_key,
           GError **error)
{
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, error);
  g_autofree char *label = NULL;

  if (edits == NULL)
    return FALSE;
  label = tc_operation_dup_label (operation, scenario);
  if (tc_document_apply (self, label, merge_key, edits))
    return TRUE;
  g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                       _ ("The text would be longer than a scenario may be."));
  return FALSE;
}

/* -- Operations that wait for a large text ----------------------------------------------------- */

typedef struct {
  TcOperation *operation;
  char *merge_key;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  tc_operation_free (waiting->operation);
  g_free (waiting->merge_key);
  g_free (waiting);
}

GPtrArray *
tc_document_new_waiting (void)
{
  return g_ptr_array_new_with_free_func (waiting_free);
}

static void read_for_waiting (TcDocument *self);

/* The first; each changes the text, which is read again for the next. */
static void
make_first (TcDocument *self, Parsing *parsing)
{
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;
  Waiting *first = g_ptr_array_steal_index (self->waiting, 0);

  scenario = take_parsed (parsing, &error);
  if (scenario != NULL)
    make_step (self, first->operation, scenario, first->merge_key, &error);
  waiting_free (first);
  if (error != NULL)
    g_signal_emit_by_name (self, "refused", error->message);
}

/* Stopped, it is as if nobody had asked. */
static void
read_for_waiting_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *self = TC_DOCUMENT (object);
  g_autoptr (Parsing) parsing = user_data;

  if (!tc_document_do_finish (self, result, NULL))
    g_ptr_array_set_size (self->waiting, 0);
  else
    make_first (self, parsing);
  if (self->waiting->len > 0 && self->work == NULL)
    read_for_waiting (self);
}

static void
read_for_waiting (TcDocument *self)
{
  Parsing *parsing = parsing_new (tc_history_get_source (self->history));

  tc_document_do_async (self, _ ("Reading the text"),
                        TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE | TC_WORK_CHANGES, parse, parsing,
                        parsing_unref, read_for_waiting_cb, parsing);
}

static void
make_later (TcDocument *self, const TcOperation *operation, const char *merge_key)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->operation = tc_operation_copy (operation);
  waiting->merge_key = g_strdup (merge_key);
  g_ptr_array_add (self->waiting, waiting);
  if (self->waiting->len == 1)
    read_for_waiting (self);
}

gboolean
tc_document_apply_operation (TcDocument *self,
                             const TcOperation *operation,
                             const char *merge_key,
                             GError **error)
{
  g_autoptr (TcScenario) scenario = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, FALSE);

  if (self->waiting->len == 0 && !tc_document_check_free (self, FALSE, error))
    return FALSE;
  if (self->waiting->len > 0 || (!is_read_at_once (self) && self->work == NULL)) {
    make_later (self, operation, merge_key);
    return TRUE;
  }
  scenario = tc_document_ref_current (self, error);
  return scenario != NULL && make_step (self, operation, scenario, merge_key, error);
}

gboolean
tc_document_set_attribute (TcDocument *self,
                           const char *path,
                           const char *attribute,
                           const char *value,
                           GError **error)
{
  g_autoptr (TcOperation) operation = tc_operation_new_set (path, attribute, value);
  g_autofree char *merge_key = g_strdup_printf ("%s/@%s", path, attribute);

  return tc_document_apply_operation (self, operation, merge_key, error);
}

gboolean
tc_document_apply_fix (TcDocument *self, const TcFix *fix)
{
  return tc_document_apply (self, fix->label, NULL, fix->edits);
}

/* Where in the new text the first element begins that @edits bring; empty when they bring none. */
static TcSpan
find_brought (const TcEdits *edits)
{
  gssize moved = 0;

  for (guint i = 0; i < tc_edits_get_n (edits); i++) {
    const TcEdit *edit = tc_edits_get (edits, i);
    gsize blanks = strspn (edit->text, " \t\r\n");
    gsize start = (gsize) ((gssize) edit->range.start + moved) + blanks;

    if (edit->text[blanks] == '<' && g_ascii_isalpha (edit->text[blanks + 1]))
      return (TcSpan){ (guint32) start, (guint32) start + 1 };
    moved += (gssize) edit->text_length - (gssize) (edit->range.end - edit->range.start);
  }

  return (TcSpan){ 0, 0 };
}

/* What comes back is selected again, unless something else is by now. */
static void
step_done (TcDocument *self, TcEdits *edits)
{
  TcSpan brought = find_brought (edits);

  tc_document_text_changed (self, edits, FALSE);
  if (*self->selected == '\0' && self->others == NULL && brought.end > brought.start)
    self->selected_span = brought;
}

void
tc_document_undo (TcDocument *self)
{
  g_autoptr (TcEdits) edits = NULL;

  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->history != NULL && tc_document_check_free (self, FALSE, NULL))
    edits = tc_history_undo (self->history);
  if (edits != NULL)
    step_done (self, edits);
}

void
tc_document_redo (TcDocument *self)
{
  g_autoptr (TcEdits) edits = NULL;

  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->history != NULL && tc_document_check_free (self, FALSE, NULL))
    edits = tc_history_redo (self->history);
  if (edits != NULL)
    step_done (self, edits);
}

void
tc_document_break_merge (TcDocument *self)
{
  if (self->history != NULL)
    tc_history_break_merge (self->history);
}

guint
tc_document_get_n_steps (TcDocument *self)
{
  return self->history != NULL ? tc_history_get_n (self->history) : 0;
}

guint
tc_document_get_position (TcDocument *self)
{
  return self->history != NULL ? tc_history_get_position (self->history) : 0;
}

const char *
tc_document_get_step_label (TcDocument *self, guint step)
{
  return tc_history_get_label (self->history, step);
}

guint
tc_document_get_saved_position (TcDocument *self)
{
  return self->history != NULL ? tc_history_get_saved (self->history) : TC_HISTORY_NEVER_SAVED;
}

/* Step by step: each view follows the edits in place, and a build is only started once. */
void
tc_document_go_to (TcDocument *self, guint position)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->history == NULL || position > tc_history_get_n (self->history) ||
      !tc_document_check_free (self, FALSE, NULL))
    return;
  while (tc_history_get_position (self->history) > position)
    tc_document_undo (self);
  while (tc_history_get_position (self->history) < position)
    tc_document_redo (self);
}
