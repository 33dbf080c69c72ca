/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to change a document, all of them steps of its history. */

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-document-private.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

/* What is read so quickly that nobody notices: far more than any scenario that people draw. */
#define AT_ONCE_BYTES (2u * 1024u * 1024u)

/* A text that is read; of a variant, with its bases. */
typedef struct {
  TcSource *source;
  TcDocumentBases *bases;
  TcWhole *whole; /* nullable: what a variant makes of its base */
  TcScenario *scenario;
} Parsing;

static void
parsing_clear (gpointer data)
{
  Parsing *parsing = data;

  g_clear_pointer (&parsing->scenario, tc_scenario_unref);
  g_clear_pointer (&parsing->whole, tc_whole_unref);
  tc_document_bases_free (parsing->bases);
  tc_source_unref (parsing->source);
}

static void
parsing_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, parsing_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parsing, parsing_unref)

static Parsing *
parsing_new (TcDocument *self)
{
  Parsing *parsing = g_atomic_rc_box_new0 (Parsing);

  parsing->source = tc_source_ref (tc_history_get_source (self->history));
  parsing->bases = tc_document_new_bases (self, TRUE);
  return parsing;
}

static gboolean
parse (gpointer data, GCancellable *cancellable, GError **error)
{
  Parsing *parsing = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  TcScenario *before = tc_document_bases_get_before (parsing->bases);

  if (!tc_variant_is (parsing->source)) {
    parsing->scenario = tc_scenario_parse_after (parsing->source, before, schemas, report);
    return TRUE;
  }
  parsing->whole =
    tc_variant_read (parsing->source, schemas, tc_document_bases_load, parsing->bases, report);
  if (parsing->whole != NULL)
    parsing->scenario =
      tc_scenario_parse_after (tc_whole_get_source (parsing->whole), before, schemas, report);
  return TRUE;
}

gboolean
tc_document_is_shown_current (TcDocument *self)
{
  return self->scenario != NULL && self->build != NULL &&
         tc_build_get_scenario (self->build) == self->scenario &&
         tc_document_is_current (self, tc_build_get_source (self->build));
}

/* A variant is short, but not what it is read with. */
static gboolean
is_read_at_once (TcDocument *self)
{
  TcWhole *whole = self->build != NULL ? tc_build_get_whole (self->build) : NULL;
  TcSource *source =
    whole != NULL ? tc_whole_get_source (whole) : tc_history_get_source (self->history);

  return tc_source_get_length (source) <= AT_ONCE_BYTES || tc_document_is_shown_current (self);
}

static gboolean
check_parsed (Parsing *parsing, GError **error)
{
  if (parsing->scenario != NULL)
    return TRUE;
  g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE,
                       _ ("The text cannot be read as a scenario; fix its first problem."));
  return FALSE;
}

/* (transfer full) (nullable): usually the tree that is shown; while a build is under way one is
 * read at once, so that no edit is lost or made against an older text. */
static Parsing *
parse_current (TcDocument *self, GError **error)
{
  g_autoptr (Parsing) parsing = NULL;
  TcWhole *whole;

  if (!is_read_at_once (self)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _ ("The text is still being read: try again in a moment."));
    return NULL;
  }
  parsing = parsing_new (self);
  if (tc_document_is_shown_current (self)) {
    whole = tc_build_get_whole (self->build);
    parsing->whole = whole != NULL ? tc_whole_ref (whole) : NULL;
    parsing->scenario = tc_scenario_ref (self->scenario);
  } else {
    parse (parsing, NULL, NULL);
  }
  return check_parsed (parsing, error) ? g_steal_pointer (&parsing) : NULL;
}

TcScenario *
tc_document_ref_current (TcDocument *self, GError **error)
{
  g_autoptr (Parsing) parsing = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, NULL);

  parsing = parse_current (self, error);
  return parsing != NULL ? tc_scenario_ref (parsing->scenario) : NULL;
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

/* (transfer full) (nullable): edits of the text: of a variant by way of the whole. */
static TcEdits *
make_edits (const TcOperation *operation, Parsing *parsing, GError **error)
{
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, parsing->scenario, error);
  g_autofree const TcSchema **schemas = NULL;

  if (edits == NULL || parsing->whole == NULL)
    return g_steal_pointer (&edits);
  if (tc_edits_get_n (edits) == 0)
    return tc_edits_new (parsing->source);
  schemas = tc_systems_dup_schemas (NULL);
  return tc_variant_make_edits (parsing->whole, edits, schemas, error);
}

static gboolean
apply_step (TcDocument *self,
            const char *label,
            const char *merge_key,
            TcEdits *edits,
            GError **error)
{
  if (tc_document_apply (self, label, merge_key, edits))
    return TRUE;
  g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                       _ ("The text would be longer than a scenario may be."));
  return FALSE;
}

static gboolean
make_step (TcDocument *self,
           const TcOperation *operation,
           Parsing *parsing,
           const char *merge_key,
           GError **error)
{
  g_autoptr (TcEdits) edits = make_edits (operation, parsing, error);
  g_autofree char *label = NULL;

  if (edits == NULL)
    return FALSE;
  label = tc_operation_dup_label (operation, parsing->scenario);
  return apply_step (self, label, merge_key, edits, error);
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
  g_autoptr (GError) error = NULL;
  Waiting *first = g_ptr_array_steal_index (self->waiting, 0);

  if (check_parsed (parsing, &error))
    make_step (self, first->operation, parsing, first->merge_key, &error);
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
  Parsing *parsing = parsing_new (self);

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
  g_autoptr (Parsing) parsing = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL, FALSE);

  if (self->waiting->len == 0 && !tc_document_check_free (self, FALSE, error))
    return FALSE;
  if (self->waiting->len > 0 || (!is_read_at_once (self) && self->work == NULL)) {
    make_later (self, operation, merge_key);
    return TRUE;
  }
  parsing = parse_current (self, error);
  return parsing != NULL && make_step (self, operation, parsing, merge_key, error);
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

  /* What is typed back is again what was published. */
  if (self->saved != NULL && !tc_document_is_variant (self))
    tc_operation_restore_source (operation, self->saved);
  return tc_document_apply_operation (self, operation, merge_key, error);
}

char *
tc_document_dup_revert_label (TcScenario *scenario, const char *path, const char *attribute)
{
  TcNode node = tc_scenario_find_by_path (scenario, path);
  const char *step = strrchr (path, '/');
  const TcSchemaAttribute *declared;
  g_autofree char *title = NULL;

  if (node == TC_NODE_NONE)
    return g_strdup_printf (_ ("Revert %s"), step != NULL ? step + 1 : path);
  title = tc_node_dup_title (scenario, node);
  if (attribute == NULL)
    return g_strdup_printf (_ ("Revert %s"), title);
  declared =
    tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content, attribute);
  /* TRANSLATORS: "Revert terrain of Sedan" */
  return g_strdup_printf (_ ("Revert %s of %s"),
                          declared != NULL ? tc_word_translate (declared->label) : attribute,
                          title);
}

gboolean
tc_document_revert (TcDocument *self, const char *path, const char *attribute, GError **error)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  g_autoptr (Parsing) parsing = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && path != NULL, FALSE);

  if (!tc_document_check_free (self, FALSE, error))
    return FALSE;
  parsing = parse_current (self, error);
  if (parsing == NULL)
    return FALSE;
  /* Pages show the variant's last valid version while its text has become something else. */
  if (parsing->whole == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _ ("The text is no longer a variant, so there is no base to revert to."));
    return FALSE;
  }
  edits = tc_variant_make_revert (parsing->whole, path, attribute, schemas, error);
  if (edits == NULL)
    return FALSE;
  label = tc_document_dup_revert_label (parsing->scenario, path, attribute);
  return apply_step (self, label, NULL, edits, error);
}

/* (transfer full) (nullable): @path without the attribute that it may end with. */
static char *
dup_element_path (const char *path)
{
  const char *attribute = path != NULL ? g_strrstr (path, "/@") : NULL;

  return attribute != NULL ? g_strndup (path, (gsize) (attribute - path)) : g_strdup (path);
}

/* One whose key was fixed is at another path. */
static void
select_if_there (TcDocument *self, const char *path)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self, NULL);

  if (scenario != NULL && tc_scenario_find_by_path (scenario, path) != TC_NODE_NONE)
    tc_document_select (self, path);
}

/* (transfer full) (nullable): what @fix makes of the value of @attribute, when it writes nothing
 * else. */
static char *
dup_fixed_value (TcScenario *scenario, TcNode node, const char *attribute, const TcFix *fix)
{
  TcSource *source = tc_scenario_get_source (scenario);
  const TcEdit *edit = tc_edits_get_n (fix->edits) == 1 ? tc_edits_get (fix->edits, 0) : NULL;
  const char *text = tc_source_get_text (source, NULL);
  g_autoptr (GString) value = NULL;
  TcSpan span;

  if (edit == NULL || tc_edits_get_revision (fix->edits) != tc_source_get_revision (source) ||
      !tc_scenario_get_value_span (scenario, node, attribute, &span) ||
      edit->range.start < span.start || edit->range.end > span.end)
    return NULL;
  value = g_string_new_len (text + span.start, edit->range.start - span.start);
  g_string_append_len (value, edit->text, (gssize) edit->text_length);
  g_string_append_len (value, text + edit->range.end, span.end - edit->range.end);
  return strchr (value->str, '&') == NULL ? g_strdup (value->str) : NULL;
}

/* A value that is fixed is set as if it were typed: it becomes the designer's, unless it is again
 * what the file has. %FALSE: the fix is something else. A key that is typed takes its references
 * along, and one that is fixed does not.
 */
static gboolean
set_fixed_value (TcDocument *self,
                 TcScenario *scenario,
                 TcNode node,
                 const TcFinding *finding,
                 const TcFix *fix,
                 const char *label)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const char *at = g_strrstr (finding->path, "/@");
  const char *name = at != NULL ? at + strlen ("/@") : "";
  g_autoptr (TcOperation) group = NULL;
  TcOperation *set;
  g_autofree char *path = NULL;
  g_autofree char *value = NULL;

  if (tc_document_is_variant (self) || tc_value_is_key (element, name) ||
      tc_schema_content_find_attribute (element->content, name) == NULL)
    return FALSE;
  value = dup_fixed_value (scenario, node, name, fix);
  if (value == NULL)
    return FALSE;
  path = tc_scenario_dup_path (scenario, node);
  group = tc_operation_new_group (label);
  set = tc_operation_new_set (path, name, value);
  if (self->saved != NULL)
    tc_operation_restore_source (set, self->saved);
  tc_operation_group_take (group, set);
  return tc_document_apply_operation (self, group, NULL, NULL);
}

gboolean
tc_document_apply_fix (TcDocument *self, const TcFinding *finding, guint number)
{
  const TcFix *fix = &g_array_index (finding->fixes, TcFix, number);
  TcScenario *scenario = tc_document_get_scenario (self);
  g_autofree char *path = dup_element_path (finding->path);
  TcNode node =
    scenario != NULL && path != NULL ? tc_scenario_find_by_path (scenario, path) : TC_NODE_NONE;
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  if (node == TC_NODE_NONE)
    return tc_document_apply (self, fix->label, NULL, fix->edits);
  title = tc_node_dup_title (scenario, node);
  /* TRANSLATORS: a thing, and how a problem of it was fixed: "Sedan: Write "forest"" */
  label = g_strdup_printf (_ ("%s: %s"), title, fix->label);
  if (!set_fixed_value (self, scenario, node, finding, fix, label) &&
      !tc_document_apply (self, label, NULL, fix->edits))
    return FALSE;
  select_if_there (self, path);

  return TRUE;
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
  if (!tc_document_is_variant (self) && *self->selected == '\0' && self->others == NULL &&
      brought.end > brought.start)
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

/* All steps at once: views follow edits, and hundreds of steps would take them too long. */
void
tc_document_go_to (TcDocument *self, guint position)
{
  g_autoptr (TcEdits) edits = NULL;

  g_return_if_fail (TC_IS_DOCUMENT (self));

  if (self->history != NULL && position <= tc_history_get_n (self->history) &&
      tc_document_check_free (self, FALSE, NULL))
    edits = tc_history_go_to (self->history, position);
  if (edits != NULL)
    step_done (self, edits);
}
