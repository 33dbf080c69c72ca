/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to change a document, all of them steps of its history. */

#include <glib/gi18n.h>

#include "document/tc-document-private.h"

/* What is read so quickly that nobody notices. */
#define AT_ONCE_BYTES (512u * 1024u)

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

static gboolean
parse (gpointer data, GCancellable *cancellable, GError **error)
{
  const TcSystem *const *systems = tc_systems_list ();
  Parsing *parsing = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (GPtrArray) schemas = g_ptr_array_new ();

  for (guint i = 0; systems[i] != NULL; i++)
    g_ptr_array_add (schemas, (gpointer) systems[i]->schema);
  g_ptr_array_add (schemas, NULL);
  parsing->scenario =
    tc_scenario_parse (parsing->source, (const TcSchema *const *) schemas->pdata, report);
  return TRUE;
}

/* A small text is read sooner than a thread has begun. */
static gboolean
parse_now (TcDocument *self, Parsing *parsing, GError **error)
{
  if (tc_source_get_length (parsing->source) <= AT_ONCE_BYTES)
    return parse (parsing, NULL, error);
  return tc_document_do (self, _ ("Reading the text"), TC_WORK_HOLDS_CHANGES | TC_WORK_MAY_LEAVE,
                         parse, parsing, parsing_unref, error);
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
  parsing = g_atomic_rc_box_new0 (Parsing);
  parsing->source = tc_source_ref (tc_history_get_source (self->history));
  if (!parse_now (self, parsing, error))
    return NULL;
  if (parsing->scenario == NULL)
    g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE,
                         _ ("The text cannot be read as a scenario; mend its first problem."));
  return g_steal_pointer (&parsing->scenario);
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

gboolean
tc_document_apply_operation (TcDocument *self,
                             const TcOperation *operation,
                             const char *merge_key,
                             GError **error)
{
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, FALSE);

  if (!tc_document_check_free (self, FALSE, error))
    return FALSE;
  scenario = tc_document_ref_current (self, error);
  if (scenario == NULL)
    return FALSE;
  edits = tc_operation_make_edits (operation, scenario, error);
  if (edits == NULL)
    return FALSE;
  label = tc_operation_dup_label (operation, scenario);
  if (tc_document_apply (self, label, merge_key, edits))
    return TRUE;
  g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                       _ ("The text would grow beyond what a scenario may have."));
  return FALSE;
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
