/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"

/* Setting an attribute, and the provenance that goes with it. */

static const TcScanElement *
get_tag (TcOperationRun *run, TcNode node)
{
  return tc_scan_get_element (tc_scenario_get_scan (run->scenario),
                              tc_scenario_get_scan_element (run->scenario, node));
}

static gsize
skip_space_back (const char *text, gsize offset)
{
  while (offset > 0 && strchr (" \t\r\n", text[offset - 1]) != NULL)
    offset--;

  return offset;
}

static void
remove_attribute (TcOperationRun *run, const TcScanAttribute *attribute)
{
  TcSpan range = { (guint32) skip_space_back (run->text, attribute->name.start),
                   attribute->value.end + 1 };

  tc_operation_add (run, range, "");
}

static void
replace_value (TcOperationRun *run, const TcScanAttribute *attribute, const char *value)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char quote = run->text[attribute->value.start - 1];

  tc_operation_append_value (text, value, quote);
  tc_operation_add (run, (TcSpan){ attribute->value.start - 1, attribute->value.end + 1 },
                    text->str);
}

/* The last written attribute before @index in the schema's order; without one the first written
 * after it, then @out_before. NULL when the tag has none that the schema knows. */
static const TcScanAttribute *
find_neighbour (TcOperationRun *run, TcNode node, guint index, gboolean *out_before)
{
  const TcScenarioValue *values = tc_scenario_values (run->scenario, node);
  guint n = tc_scenario_get_element (run->scenario, node)->content->n_attributes;
  guint i;

  *out_before = FALSE;
  for (i = index; i > 0; i--) {
    if (values[i - 1].string != NULL)
      return tc_scan_get_attribute (run->scenario->scan, values[i - 1].scan);
  }
  *out_before = TRUE;
  for (i = index + 1; i < n; i++) {
    if (values[i].string != NULL)
      return tc_scan_get_attribute (run->scenario->scan, values[i].scan);
  }

  return NULL;
}

/* With what the tag parts its attributes: of the last two if it has two, for the first may stand
 * on the line of the name. */
static char *
dup_separator (TcOperationRun *run, const TcScanElement *tag)
{
  const TcScanAttribute *last;
  gsize start;

  if (tag->n_attributes == 0)
    return g_strdup (" ");
  last = tc_scan_get_attribute (run->scenario->scan, tag->first_attribute + tag->n_attributes - 1u);
  start = skip_space_back (run->text, last->name.start);

  return g_strndup (run->text + start, last->name.start - start);
}

static void
add_attribute (TcOperationRun *run, TcNode node, guint index, const char *value)
{
  const TcScanElement *tag = get_tag (run, node);
  const char *name = tc_scenario_get_element (run->scenario, node)->content->attributes[index].name;
  g_autofree char *separator = dup_separator (run, tag);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean before;
  const TcScanAttribute *neighbour = find_neighbour (run, node, index, &before);
  guint32 offset = tag->name.end;

  if (neighbour == NULL && tag->n_attributes > 0) {
    neighbour =
      tc_scan_get_attribute (run->scenario->scan, tag->first_attribute + tag->n_attributes - 1u);
    before = FALSE;
  }
  if (neighbour != NULL)
    offset = before ? neighbour->name.start : neighbour->value.end + 1;
  if (neighbour == NULL || !before)
    g_string_append (text, separator);
  g_string_append_printf (text, "%s=", name);
  tc_operation_append_value (
    text, value, tc_operation_find_quote (run, tc_scenario_get_scan_element (run->scenario, node)));
  if (neighbour != NULL && before)
    g_string_append (text, separator);
  tc_operation_add (run, (TcSpan){ offset, offset }, text->str);
}

void
tc_operation_write (TcOperationRun *run, TcNode node, const char *attribute, const char *value)
{
  const TcSchemaAttribute *declared = NULL;
  const TcScenarioValue *own = tc_scenario_find_value (run->scenario, node, attribute, &declared);
  const TcSchemaContent *content = tc_scenario_get_element (run->scenario, node)->content;

  if (own->string == NULL) {
    if (value != NULL)
      add_attribute (run, node, (guint) (declared - content->attributes), value);
  } else if (value != NULL) {
    replace_value (run, tc_scan_get_attribute (run->scenario->scan, own->scan), value);
  } else {
    remove_attribute (run, tc_scan_get_attribute (run->scenario->scan, own->scan));
  }
}

static gboolean
is_about_data (const char *name)
{
  static const char *const names[] = { "src", "src-of", "ref", "note", NULL };

  return g_strv_contains (names, name);
}

static gboolean
is_others (TcProvenance provenance)
{
  return provenance != TC_PROVENANCE_NONE && provenance != TC_PROVENANCE_DESIGNER;
}

/* "terrain:found name:found" with name and designer -> "terrain:found name:designer"; without a
 * @source (nullable) "terrain:found". */
static char *
dup_marked_list (const char *list, const char *name, const char *source)
{
  g_auto (GStrv) items = g_strsplit (list != NULL ? list : "", " ", -1);
  g_autofree char *start = g_strconcat (name, ":", NULL);
  GString *marked = g_string_new (NULL);
  gboolean found = FALSE;
  guint i;

  for (i = 0; items[i] != NULL; i++) {
    gboolean is_own = g_str_has_prefix (items[i], start);

    if (*items[i] == '\0' || (is_own && (found || source == NULL)))
      continue;
    if (marked->len > 0)
      g_string_append_c (marked, ' ');
    if (is_own)
      g_string_append_printf (marked, "%s%s", start, source);
    else
      g_string_append (marked, items[i]);
    found |= is_own;
  }
  if (!found && source != NULL)
    g_string_append_printf (marked, "%s%s%s", marked->len > 0 ? " " : "", start, source);

  return g_string_free (marked, FALSE);
}

static void
add_mark (TcOperationRun *run, TcNode node, const char *attribute)
{
  TcOperationMark mark = { node, attribute };
  guint i;

  for (i = 0; i < run->marks->len; i++) {
    const TcOperationMark *old = &g_array_index (run->marks, TcOperationMark, i);

    if (old->node == node && old->attribute == attribute)
      return;
  }
  g_array_append_val (run->marks, mark);
}

/* A point of an outline has no src of its own: the outline says it, if it says nothing else. */
void
tc_operation_mark_inside (TcOperationRun *run, TcNode node)
{
  const TcSchemaContent *content;
  const TcScenarioValue *values;
  guint i;

  if (node == TC_NODE_NONE || !is_others (tc_scenario_get_provenance (run->scenario, node, NULL)))
    return;
  content = tc_scenario_get_element (run->scenario, node)->content;
  if (tc_schema_content_find_attribute (content, "src") == NULL)
    return;
  values = tc_scenario_values (run->scenario, node);
  for (i = 0; i < content->n_attributes; i++) {
    if (values[i].string != NULL && !is_about_data (content->attributes[i].name))
      return;
  }
  add_mark (run, node, NULL);
}

void
tc_operation_write_marks (TcOperationRun *run)
{
  guint i, j;

  for (i = 0; i < run->marks->len; i++) {
    const TcOperationMark *mark = &g_array_index (run->marks, TcOperationMark, i);
    g_autofree char *list = NULL;

    if (mark->node == TC_NODE_NONE)
      continue;
    if (mark->attribute == NULL) {
      tc_operation_write (run, mark->node, "src", "designer");
      continue;
    }
    list = g_strdup (tc_scenario_get_string (run->scenario, mark->node, "src-of"));
    for (j = i; j < run->marks->len; j++) {
      TcOperationMark *other = &g_array_index (run->marks, TcOperationMark, j);
      char *marked;

      if (other->node != mark->node || other->attribute == NULL)
        continue;
      marked = dup_marked_list (list, other->attribute, "designer");
      g_free (list);
      list = marked;
      if (j > i)
        other->node = TC_NODE_NONE;
    }
    tc_operation_write (run, mark->node, "src-of", list);
  }
}

void
tc_operation_mark_value (TcOperationRun *run, TcNode node, const char *attribute)
{
  const TcSchemaContent *content = tc_scenario_get_element (run->scenario, node)->content;

  if (is_about_data (attribute) ||
      !is_others (tc_scenario_get_provenance (run->scenario, node, attribute)))
    return;
  if (tc_schema_content_find_attribute (content, "src-of") == NULL) {
    tc_operation_mark_inside (run, tc_scenario_get_parent (run->scenario, node));
    return;
  }
  add_mark (run, node, tc_schema_content_find_attribute (content, attribute)->name);
}

/* (transfer full) (nullable): what @list says of @name. */
static char *
dup_source (const char *list, const char *name)
{
  g_auto (GStrv) items = g_strsplit (list != NULL ? list : "", " ", -1);
  g_autofree char *start = g_strconcat (name, ":", NULL);

  for (guint i = 0; items[i] != NULL; i++)
    if (g_str_has_prefix (items[i], start))
      return g_strdup (items[i] + strlen (start));

  return NULL;
}

/* (transfer full): @list, with what the text before the changes says of @name. */
static char *
dup_restored_list (TcScenario *saved, TcNode before, const char *list, const char *name)
{
  g_autofree char *source = dup_source (tc_scenario_get_string (saved, before, "src-of"), name);

  return dup_marked_list (list, name, source);
}

/* %FALSE: it was not so before. Cells that have no src-of of their own stay marked around them:
 * what else was changed there is not known. */
static gboolean
restore_mark (TcOperationRun *run, const TcOperation *operation, TcNode node, const char *phrase)
{
  TcScenario *saved = operation->saved;
  TcNode before = saved != NULL ? tc_scenario_find_by_path (saved, operation->path) : TC_NODE_NONE;
  const TcSchemaContent *content = tc_scenario_get_element (run->scenario, node)->content;
  const TcSchemaAttribute *declared;
  const TcScenarioValue *own =
    before != TC_NODE_NONE ? tc_scenario_find_value (saved, before, operation->name, &declared)
                           : NULL;
  g_autofree char *list = NULL;
  const char *now;

  if (own == NULL || g_strcmp0 (own->string, operation->value) != 0 ||
      tc_schema_content_find_attribute (content, "src-of") == NULL)
    return FALSE;
  now = tc_scenario_get_string (run->scenario, node, "src-of");
  list = dup_restored_list (saved, before, now, operation->name);
  if (phrase != NULL && g_strcmp0 (tc_scenario_get_string (saved, before, "phrase"), phrase) == 0) {
    g_autofree char *both = dup_restored_list (saved, before, list, "phrase");

    g_free (list);
    list = g_steal_pointer (&both);
  }
  if (g_strcmp0 (list, now != NULL ? now : "") != 0)
    tc_operation_write (run, node, "src-of", *list != '\0' ? list : NULL);

  return TRUE;
}

gboolean
tc_operation_run_set (TcOperationRun *run, const TcOperation *operation, TcNode node)
{
  const char *element = tc_scenario_get_name (run->scenario, node);
  const TcSchemaAttribute *declared = NULL;
  const TcScenarioValue *own =
    tc_scenario_find_value (run->scenario, node, operation->name, &declared);
  g_autofree char *phrase = NULL;
  gboolean is_kept;

  if (own == NULL)
    return tc_operation_refuse (run, _ ("<%s> has no attribute \"%s\""), element, operation->name);
  if (operation->value == NULL && declared->required)
    return tc_operation_refuse (run, _ ("<%s> needs the attribute \"%s\""), element,
                                operation->name);
  if (operation->value != NULL && !tc_operation_is_writable (operation->value))
    return tc_operation_refuse (run, _ ("The value has a character that XML does not allow"));
  if (g_str_equal (operation->name, "phrase"))
    tc_operation_note_phrase (run, node, NULL, FALSE);
  if (g_strcmp0 (own->string, operation->value) == 0)
    return TRUE;
  if (own->string != NULL && operation->value != NULL &&
      tc_operation_is_key (run->scenario, node, declared) &&
      !tc_operation_follow_key (run, node, operation->value))
    return FALSE;

  phrase = tc_operation_dup_phrase (run->scenario, node, operation->name, operation->value);
  tc_operation_write (run, node, operation->name, operation->value);
  is_kept = operation->keeps_source || restore_mark (run, operation, node, phrase);
  if (phrase != NULL)
    tc_operation_note_phrase (run, node, g_steal_pointer (&phrase), is_kept);
  if (!is_kept)
    tc_operation_mark_value (run, node, operation->name);

  return TRUE;
}
