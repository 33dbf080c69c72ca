/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-operation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-title.h"
#include "text/tc-letter-private.h"

/* So much of a value stands in the label of a step, in characters. */
#define MAX_VALUE 40

G_DEFINE_QUARK (tc - operation - error - quark, tc_operation_error)

static TcOperation *
operation_new (TcOperationKind kind, const char *path, const char *name)
{
  TcOperation *operation = g_new0 (TcOperation, 1);

  operation->kind = kind;
  operation->path = g_strdup (path);
  operation->name = g_strdup (name);

  return operation;
}

static void
take_inside (TcOperation *operation, TcOperation *inner)
{
  if (operation->inside == NULL)
    operation->inside = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_operation_free);
  g_ptr_array_add (operation->inside, inner);
}

TcOperation *
tc_operation_new_set (const char *path, const char *attribute, const char *value)
{
  TcOperation *operation;

  g_return_val_if_fail (path != NULL && attribute != NULL, NULL);

  operation = operation_new (TC_OPERATION_SET, path, attribute);
  operation->value = g_strdup (value);

  return operation;
}

void
tc_operation_keep_source (TcOperation *operation)
{
  g_return_if_fail (operation != NULL);
  g_return_if_fail (operation->kind == TC_OPERATION_SET || operation->kind == TC_OPERATION_INSERT);

  operation->keeps_source = TRUE;
}

void
tc_operation_restore_source (TcOperation *set, TcScenario *saved)
{
  g_return_if_fail (set != NULL && set->kind == TC_OPERATION_SET && set->saved == NULL);

  set->saved = tc_scenario_ref (saved);
}

TcOperation *
tc_operation_new_insert (const char *path, const char *name, const char *const *attributes)
{
  TcOperation *operation;

  g_return_val_if_fail (path != NULL && name != NULL, NULL);
  g_return_val_if_fail (attributes == NULL || g_strv_length ((char **) attributes) % 2 == 0, NULL);

  operation = operation_new (TC_OPERATION_INSERT, path, name);
  operation->attributes =
    attributes != NULL ? g_strdupv ((char **) attributes) : g_new0 (char *, 1);

  return operation;
}

TcOperation *
tc_operation_new_remove (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return operation_new (TC_OPERATION_REMOVE, path, NULL);
}

TcOperation *
tc_operation_new_duplicate (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return operation_new (TC_OPERATION_DUPLICATE, path, NULL);
}

TcOperation *
tc_operation_new_move (const char *path, gboolean is_down)
{
  g_return_val_if_fail (path != NULL, NULL);

  return operation_new (is_down ? TC_OPERATION_MOVE_DOWN : TC_OPERATION_MOVE_UP, path, NULL);
}

TcOperation *
tc_operation_new_move_after (const char *path, const char *after)
{
  TcOperation *operation;

  g_return_val_if_fail (path != NULL, NULL);

  operation = operation_new (TC_OPERATION_MOVE_AFTER, path, NULL);
  operation->after = g_strdup (after);

  return operation;
}

TcOperation *
tc_operation_new_set_text (const char *path, const char *text)
{
  TcOperation *operation;

  g_return_val_if_fail (path != NULL && text != NULL, NULL);

  operation = operation_new (TC_OPERATION_SET_TEXT, path, NULL);
  operation->value = g_strdup (text);

  return operation;
}

void
tc_operation_duplicate_set (TcOperation *duplicate,
                            const char *path,
                            const char *attribute,
                            const char *value)
{
  g_return_if_fail (duplicate != NULL && duplicate->kind == TC_OPERATION_DUPLICATE);
  g_return_if_fail (value != NULL);

  take_inside (duplicate, tc_operation_new_set (path, attribute, value));
}

void
tc_operation_insert_after (TcOperation *insert, const char *path)
{
  g_return_if_fail (insert != NULL && insert->kind == TC_OPERATION_INSERT && path != NULL);

  g_free (insert->after);
  insert->after = g_strdup (path);
}

TcOperation *
tc_operation_add_child (TcOperation *insert, const char *name, const char *const *attributes)
{
  TcOperation *child;

  g_return_val_if_fail (insert != NULL && insert->kind == TC_OPERATION_INSERT, NULL);

  child = tc_operation_new_insert ("", name, attributes);
  take_inside (insert, child);

  return child;
}

TcOperation *
tc_operation_new_group (const char *label)
{
  g_return_val_if_fail (label != NULL, NULL);

  return operation_new (TC_OPERATION_GROUP, "", label);
}

void
tc_operation_group_take (TcOperation *group, TcOperation *operation)
{
  g_return_if_fail (group != NULL && group->kind == TC_OPERATION_GROUP && operation != NULL);

  take_inside (group, operation);
}

guint
tc_operation_group_get_n (const TcOperation *group)
{
  g_return_val_if_fail (group != NULL && group->kind == TC_OPERATION_GROUP, 0);

  return group->inside != NULL ? group->inside->len : 0;
}

TcOperation *
tc_operation_copy (const TcOperation *operation)
{
  TcOperation *copy;

  g_return_val_if_fail (operation != NULL, NULL);

  copy = operation_new (operation->kind, operation->path, operation->name);
  copy->value = g_strdup (operation->value);
  copy->attributes = g_strdupv (operation->attributes);
  copy->after = g_strdup (operation->after);
  copy->keeps_source = operation->keeps_source;
  copy->saved = operation->saved != NULL ? tc_scenario_ref (operation->saved) : NULL;
  for (guint i = 0; operation->inside != NULL && i < operation->inside->len; i++)
    take_inside (copy, tc_operation_copy (operation->inside->pdata[i]));

  return copy;
}

void
tc_operation_free (TcOperation *operation)
{
  if (operation == NULL)
    return;
  g_clear_pointer (&operation->inside, g_ptr_array_unref);
  g_clear_pointer (&operation->saved, tc_scenario_unref);
  g_strfreev (operation->attributes);
  g_free (operation->after);
  g_free (operation->value);
  g_free (operation->name);
  g_free (operation->path);
  g_free (operation);
}

gboolean
tc_operation_refuse (TcOperationRun *run, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (run->error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED, message);

  return FALSE;
}

void
tc_operation_add (TcOperationRun *run, TcSpan range, const char *text)
{
  if (!tc_edits_add (run->edits, range, text, -1))
    run->clashes = TRUE;
}

static gboolean
run_one (TcOperationRun *run, const TcOperation *operation)
{
  TcNode node = tc_scenario_find_by_path (run->scenario, operation->path);

  if (node == TC_NODE_NONE) {
    g_set_error (run->error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE, _ ("%s no longer exists"),
                 operation->path);
    return FALSE;
  }

  switch (operation->kind) {
  case TC_OPERATION_SET:
    return tc_operation_run_set (run, operation, node);
  case TC_OPERATION_INSERT:
    return tc_operation_run_insert (run, operation, node);
  case TC_OPERATION_REMOVE:
    return tc_operation_run_remove (run, node);
  case TC_OPERATION_MOVE_UP:
  case TC_OPERATION_MOVE_DOWN:
    return tc_operation_run_move (run, node, operation->kind == TC_OPERATION_MOVE_DOWN);
  case TC_OPERATION_MOVE_AFTER:
    return tc_operation_run_move_after (run, operation, node);
  case TC_OPERATION_SET_TEXT:
    return tc_operation_run_set_text (run, node, operation->value);
  case TC_OPERATION_DUPLICATE:
    return tc_operation_run_duplicate (run, operation, node);
  case TC_OPERATION_GROUP:
    for (guint i = 0; operation->inside != NULL && i < operation->inside->len; i++) {
      if (!run_one (run, operation->inside->pdata[i]))
        return FALSE;
    }
    return TRUE;
  }

  g_assert_not_reached ();
}

static void
clear_first (gpointer data)
{
  TcOperationFirst *first = data;

  g_free (first->text);
}

TcEdits *
tc_operation_make_edits (const TcOperation *operation, TcScenario *scenario, GError **error)
{
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (GArray) marks = NULL;
  g_autoptr (GArray) firsts = NULL;
  TcOperationRun run = { .scenario = scenario, .error = error };
  gboolean is_made;

  g_return_val_if_fail (operation != NULL && scenario != NULL, NULL);

  edits = tc_edits_new (tc_scenario_get_source (scenario));
  marks = g_array_new (FALSE, FALSE, sizeof (TcOperationMark));
  run.edits = edits;
  run.marks = marks;
  firsts = g_array_new (FALSE, FALSE, sizeof (TcOperationFirst));
  g_array_set_clear_func (firsts, clear_first);
  run.firsts = firsts;
  run.text = tc_source_get_text (tc_scenario_get_source (scenario), NULL);
  is_made = run_one (&run, operation);
  tc_operation_write_phrases (&run);
  if (!is_made)
    return NULL;
  tc_operation_write_firsts (&run);
  tc_operation_write_marks (&run);
  if (run.clashes) {
    tc_operation_refuse (&run, _ ("Two changes affect the same place in the text"));
    return NULL;
  }

  return g_steal_pointer (&edits);
}

/* (transfer full): "Sedan", "namur", "row 5", "adjacency Dinant – Sedan", "outline". */
static char *
dup_title (const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *word = tc_title_dup_word (element->label);
  g_autofree char *title = tc_title_dup (scenario, node);

  if (title == NULL)
    return g_steal_pointer (&word);
  if (element->key != NULL && strcmp (element->key[0], "id") != 0 &&
      tc_schema_content_find_attribute (element->content, "name") == NULL)
    return g_strdup_printf ("%s %s", word, title);

  return g_steal_pointer (&title);
}

/* Short enough to stand in one line of the history. */
static gboolean
is_short (const char *value)
{
  return g_utf8_strlen (value, -1) <= MAX_VALUE && strchr (value, '\n') == NULL;
}

static const char *
find_given (char **attributes, const char *name)
{
  guint i;

  for (i = 0; attributes[i] != NULL; i += 2) {
    if (strcmp (attributes[i], name) == 0)
      return attributes[i + 1];
  }

  return NULL;
}

/* Whether @label says @title itself: action rounds, of rounds. */
static gboolean
says_title (const char *label, const char *title)
{
  const char *at = strstr (label, title);

  return at != NULL && (at == label || at[-1] == ' ') &&
         (at[strlen (title)] == '\0' || at[strlen (title)] == ' ');
}

/* (transfer full): "terrain of Sedan". */
static char *
dup_value_title (const char *label, const char *title)
{
  if (says_title (label, title))
    return g_strdup (label);

  /* Translators: a value and whose it is: "terrain of Sedan". */
  return g_strdup_printf (C_ ("value", "%1$s of %2$s"), label, title);
}

/* (transfer full): @what: the value: "terrain of Sedan"; @given: what it becomes. */
static char *
dup_set_words (const TcScenario *scenario,
               TcNode node,
               const TcSchemaAttribute *attribute,
               const char *given,
               const char *what)
{
  g_autofree char *value = NULL;
  g_autofree char *shown = NULL;

  if (attribute != NULL && attribute->type->kind == TC_VALUE_BOOLEAN)
    return tc_title_is_on (given) ? g_strdup_printf (_ ("Switch on %s"), what)
                                  : g_strdup_printf (_ ("Switch off %s"), what);
  if (attribute != NULL && g_utf8_validate (given, -1, NULL))
    value = tc_title_dup_given (scenario, node, attribute, given);
  shown = value != NULL ? tc_letter_dup_printable (value, -1) : NULL;
  if (shown == NULL || !is_short (shown))
    /* Translators: a step of the history, without a value that is long: "Set note of Sedan". */
    return g_strdup_printf (_ ("Set %s"), what);

  /* Translators: a step of the history: "Set terrain of Sedan to forest". */
  return g_strdup_printf (_ ("Set %1$s to %2$s"), what, shown);
}

static char *
dup_set_label (const TcOperation *operation, const TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, operation->name);
  g_autofree char *word =
    tc_title_dup_word (attribute != NULL ? attribute->label : operation->name);
  g_autofree char *title = dup_title (scenario, node);
  g_autofree char *what = dup_value_title (word, title);

  if (operation->value == NULL)
    return g_strdup_printf (_ ("Clear %s"), what);

  return dup_set_words (scenario, node, attribute, operation->value, what);
}

/* (nullable): of an element that only holds values with defaults and is added for one of them: for
 * people that value is set. */
static const TcSchemaAttribute *
find_only_value (const TcOperation *insert, const TcSchemaElement *element)
{
  const TcSchemaAttribute *attribute = NULL;

  if (element != NULL && element->key == NULL && insert->attributes[0] != NULL &&
      insert->attributes[2] == NULL)
    attribute = tc_schema_content_find_attribute (element->content, insert->attributes[0]);

  return attribute != NULL && attribute->default_value != NULL ? attribute : NULL;
}

static char *
dup_insert_label (const TcOperation *operation, const TcScenario *scenario, TcNode parent)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  const TcSchemaElement *element = tc_schema_content_find_element (content, operation->name, NULL);
  const TcSchemaAttribute *only = find_only_value (operation, element);
  g_autofree char *word = tc_title_dup_word (element != NULL ? element->label : operation->name);
  const char *title = find_given (operation->attributes, "name");

  if (only != NULL) {
    g_autofree char *label = tc_title_dup_word (only->label);
    g_autofree char *what = dup_value_title (label, word);

    return dup_set_words (scenario, parent, only, operation->attributes[1], what);
  }
  if (title == NULL)
    title = find_given (operation->attributes, "id");
  if (title == NULL)
    return g_strdup_printf (_ ("Add %s"), word);

  return g_strdup_printf (_ ("Add %s %s"), word, title);
}

char *
tc_operation_dup_label (const TcOperation *operation, const TcScenario *scenario)
{
  g_autofree char *title = NULL;
  TcNode node;

  g_return_val_if_fail (operation != NULL && scenario != NULL, NULL);

  node = tc_scenario_find_by_path (scenario, operation->path);
  if (node == TC_NODE_NONE)
    return g_strdup_printf (_ ("Change %s"), operation->path);
  title = dup_title (scenario, node);

  switch (operation->kind) {
  case TC_OPERATION_SET:
    return dup_set_label (operation, scenario, node);
  case TC_OPERATION_INSERT:
    return dup_insert_label (operation, scenario, node);
  case TC_OPERATION_REMOVE:
    return g_strdup_printf (_ ("Remove %s"), title);
  case TC_OPERATION_MOVE_UP:
    return g_strdup_printf (_ ("Move %s up"), title);
  case TC_OPERATION_MOVE_DOWN:
    return g_strdup_printf (_ ("Move %s down"), title);
  case TC_OPERATION_MOVE_AFTER:
    return g_strdup_printf (_ ("Move %s"), title);
  case TC_OPERATION_SET_TEXT:
    return g_strdup_printf (_ ("Write %s"), title);
  case TC_OPERATION_DUPLICATE:
    return g_strdup_printf (_ ("Duplicate %s"), title);
  case TC_OPERATION_GROUP:
    return g_strdup (operation->name);
  }

  g_assert_not_reached ();
}
