/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-data.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "sheet/tc-odds.h"
#include "sheet/tc-sheet-codes.h"
#include "sheet/tc-sheet-cross.h"

static void
cell_free (TcSheetCell *cell)
{
  g_free (cell->text);
  g_free (cell->tip);
  g_free (cell->said);
  g_free (cell->path);
  g_free (cell->key_value);
  g_strfreev (cell->wanted);
  g_free (cell);
}

TcSheetData *
tc_sheet_data_new (TcScenario *scenario, TcNode node)
{
  TcSheetData *data = g_new0 (TcSheetData, 1);

  data->cells = g_ptr_array_new_with_free_func ((GDestroyNotify) cell_free);
  data->notice = g_strdup ("");
  data->n_wide = 1;
  data->scenario = tc_scenario_ref (scenario);
  data->node = node;
  return data;
}

void
tc_sheet_data_free (TcSheetData *data)
{
  if (data == NULL)
    return;
  g_ptr_array_unref (data->cells);
  tc_scenario_unref (data->scenario);
  g_free (data->notice);
  g_free (data);
}

const TcSheetCell *
tc_sheet_data_get (const TcSheetData *data, guint row, guint column)
{
  return data->cells->pdata[row * data->n_columns + column];
}

const char *
tc_sheet_cell_get_words (const TcSheetCell *cell)
{
  return cell->said != NULL ? cell->said : cell->text;
}

gboolean
tc_sheet_data_is_editable (const TcSheetData *data, guint row, guint column)
{
  return row < data->n_rows && column < data->n_columns &&
         tc_sheet_data_get (data, row, column)->bind != TC_BIND_NONE;
}

TcSheetCell *
tc_sheet_data_add (TcSheetData *data, char *text, TcSheetFlags flags)
{
  TcSheetCell *cell = g_new0 (TcSheetCell, 1);

  cell->text = text;
  cell->flags = flags;
  g_ptr_array_add (data->cells, cell);
  data->n_rows = (data->cells->len + data->n_columns - 1) / data->n_columns;
  return cell;
}

void
tc_sheet_data_bind_value (TcSheetData *data,
                          TcSheetCell *cell,
                          TcNode node,
                          const TcSchemaAttribute *attribute)
{
  cell->bind = TC_BIND_VALUE;
  cell->path = tc_scenario_dup_path (data->scenario, node);
  cell->element = tc_scenario_get_element (data->scenario, node);
  cell->attribute = attribute;
  if (tc_scenario_has (data->scenario, node, attribute->name))
    cell->provenance = tc_scenario_get_provenance (data->scenario, node, attribute->name);
  if (attribute->type->kind == TC_VALUE_INTEGER)
    cell->flags |= TC_SHEET_NUMBER;
}

const TcSchemaAttribute *
tc_sheet_data_get_member (const TcSchemaElement *element)
{
  const TcSchemaAttribute *found = NULL;

  if (element->key == NULL || element->content->n_elements > 0)
    return NULL;
  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (tc_value_is_datum (attribute->name))
      continue;
    if (found != NULL || attribute->refs == NULL || !tc_value_is_key (element, attribute->name))
      return NULL;
    found = attribute;
  }
  return found;
}

static char *
dup_set (TcScenario *scenario,
         TcNode row,
         const TcSchemaElement *element,
         const TcSchemaAttribute *attribute)
{
  TcNode child = tc_scenario_find_child (scenario, row, element->name);
  g_autoptr (GString) text = g_string_new (NULL);

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    g_autofree char *words = tc_value_dup_text (scenario, child, attribute);

    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
  }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup ("–");
}

void
tc_sheet_data_add_set (TcSheetData *data,
                       TcNode row,
                       const TcSchemaElement *element,
                       const TcSchemaAttribute *attribute)
{
  TcSheetCell *cell =
    tc_sheet_data_add (data, dup_set (data->scenario, row, element, attribute), 0);

  cell->bind = TC_BIND_SET;
  cell->element = element;
  cell->attribute = attribute;
  cell->path = tc_scenario_dup_path (data->scenario, row);
  cell->provenance = tc_scenario_get_provenance (data->scenario, row, NULL);
}

static void
add_headings (TcSheetData *data, GPtrArray *attributes, GPtrArray *sets)
{
  data->n_columns = attributes->len + sets->len;
  for (guint i = 0; i < attributes->len; i++) {
    const TcSchemaAttribute *attribute = attributes->pdata[i];
    TcSheetCell *cell =
      tc_sheet_data_add (data, tc_word_dup_capital (attribute->label), TC_SHEET_HEADING);

    cell->tip = g_strdup (tc_word_translate (attribute->doc));
  }
  for (guint i = 0; i < sets->len; i++) {
    const TcSchemaElement *element = sets->pdata[i];
    TcSheetCell *cell =
      tc_sheet_data_add (data, tc_word_dup_capital (element->label), TC_SHEET_HEADING);

    cell->tip = g_strdup (tc_word_translate (element->doc));
  }
}

TcSheetData *
tc_sheet_data_new_list (TcScenario *scenario, TcNode parent, const TcSchemaElement *element)
{
  TcSheetData *data = tc_sheet_data_new (scenario, parent);
  const TcSchemaContent *content = element->content;
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  TcNode child = tc_scenario_find_child (scenario, parent, element->name);

  for (guint i = 0; i < content->n_attributes; i++) {
    if (!tc_value_is_datum (content->attributes[i].name))
      g_ptr_array_add (attributes, (gpointer) &content->attributes[i]);
  }
  for (guint i = 0; i < content->n_elements; i++) {
    if (tc_sheet_data_get_member (content->elements[i]) != NULL)
      g_ptr_array_add (sets, (gpointer) content->elements[i]);
  }
  add_headings (data, attributes, sets);
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    data->n_body++;
    for (guint i = 0; i < attributes->len; i++) {
      TcSheetCell *cell =
        tc_sheet_data_add (data, tc_value_dup_text (scenario, child, attributes->pdata[i]), 0);

      tc_sheet_data_bind_value (data, cell, child, attributes->pdata[i]);
    }
    for (guint i = 0; i < sets->len; i++)
      tc_sheet_data_add_set (data, child, sets->pdata[i],
                             tc_sheet_data_get_member (sets->pdata[i]));
  }
  return data;
}

/* Adds what makes @value the attribute of the cell's node, or the node with it. */
static void
set_value (const TcSheetCell *cell, const char *value, TcOperation *group)
{
  if (cell->key != NULL) {
    const char *attributes[] = { cell->key->name, cell->key_value,
                                 value != NULL ? cell->attribute->name : NULL, value, NULL };

    tc_group_insert (group, cell->path, cell->element->name, attributes);
  } else {
    tc_group_set (group, cell->path, cell->attribute->name, value);
  }
}

static TcNode
find_node (const TcSheetData *data, const TcSheetCell *cell)
{
  return tc_scenario_find_by_path (data->scenario, cell->path);
}

static gboolean
type_value (const TcSheetData *data,
            const TcSheetCell *cell,
            const char *typed,
            TcOperation *group,
            char **out_expected)
{
  g_autofree char *value = NULL;

  if (!tc_value_parse (data->scenario, find_node (data, cell), cell->attribute, typed, &value,
                       out_expected))
    return FALSE;
  if (!cell->attribute->required && cell->attribute->type->kind == TC_VALUE_BOOLEAN &&
      g_strcmp0 (value, cell->attribute->default_value) == 0)
    g_clear_pointer (&value, g_free);
  set_value (cell, value, group);
  return TRUE;
}

static gboolean
type_range (const TcSheetCell *cell, const char *typed, TcOperation *group, char **out_expected)
{
  TcRange range;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (!tc_range_parse (typed, &range)) {
    *out_expected = g_strdup (_ ("a total such as 7, or totals such as 3–5"));
    return FALSE;
  }
  from = g_strdup_printf ("%" G_GINT64_FORMAT, range.from);
  to = g_strdup_printf ("%" G_GINT64_FORMAT, range.to);
  if (!tc_schema_type_check (cell->attribute->type, from, strlen (from), out_expected) ||
      !tc_schema_type_check (cell->attribute->type, to, strlen (to), out_expected))
    return FALSE;
  tc_group_set (group, cell->path, "to", to);
  tc_group_set (group, cell->path, "from", from);
  return TRUE;
}

static gboolean
type_several (const TcSheetData *data,
              const TcSheetCell *cell,
              const char *typed,
              TcOperation *group,
              char **out_expected)
{
  g_autoptr (GPtrArray) list = tc_codes_list (cell->element);
  g_autoptr (GPtrArray) values = NULL;
  g_autoptr (GPtrArray) written = g_ptr_array_new ();
  TcNode node = find_node (data, cell);
  gboolean ok =
    cell->bind == TC_BIND_PARTS
      ? tc_parts_parse (data->scenario, node, cell->element, typed, &values, out_expected)
      : tc_codes_parse (data->scenario, node, cell->element, typed, &values, out_expected);

  if (!ok)
    return FALSE;
  if (cell->key != NULL) {
    g_ptr_array_add (written, (gpointer) cell->key->name);
    g_ptr_array_add (written, cell->key_value);
  }
  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];
    const char *value = values->pdata[i];

    if (cell->key == NULL &&
        g_strcmp0 (tc_scenario_get_string (data->scenario, node, attribute->name),
                   value != NULL ? value : attribute->default_value) != 0)
      tc_group_set (group, cell->path, attribute->name, value);
    if (cell->key != NULL && value != NULL) {
      g_ptr_array_add (written, (gpointer) attribute->name);
      g_ptr_array_add (written, (gpointer) value);
    }
  }
  g_ptr_array_add (written, NULL);
  if (cell->key != NULL)
    tc_group_insert (group, cell->path, cell->element->name, (const char *const *) written->pdata);
  return TRUE;
}

/* Children that are named and not there are added, those that are there and not named go. */
static gboolean
type_set (const TcSheetData *data,
          const TcSheetCell *cell,
          const char *typed,
          TcOperation *group,
          char **out_expected)
{
  g_auto (GStrv) words = g_strsplit_set (typed, ",;", -1);
  g_autoptr (GHashTable) wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  TcNode row = find_node (data, cell);
  TcNode child;

  for (guint i = 0; words[i] != NULL; i++) {
    char *value = NULL;
    const char *word = g_strstrip (words[i]);

    if (*word == '\0' || g_str_equal (word, "–") || g_str_equal (word, "-"))
      continue;
    if (!tc_value_parse (data->scenario, row, cell->attribute, word, &value, out_expected))
      return FALSE;
    if (value != NULL && !g_hash_table_contains (wanted, value))
      g_ptr_array_add (order, value);
    if (value != NULL)
      g_hash_table_add (wanted, value);
  }
  child = tc_scenario_find_child (data->scenario, row, cell->element->name);
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (data->scenario, child)) {
    const char *value = tc_scenario_get_string (data->scenario, child, cell->attribute->name);

    if (value != NULL && g_hash_table_contains (wanted, value)) {
      for (guint i = 0; i < order->len; i++) {
        if (g_str_equal (order->pdata[i], value))
          g_ptr_array_remove_index (order, i);
      }
    } else {
      g_autofree char *path = tc_scenario_dup_path (data->scenario, child);

      tc_group_remove (group, path);
    }
  }
  for (guint i = 0; i < order->len; i++) {
    const char *attributes[] = { cell->attribute->name, order->pdata[i], NULL };

    tc_group_insert (group, cell->path, cell->element->name, attributes);
  }
  return TRUE;
}

gboolean
tc_sheet_data_type (const TcSheetData *data,
                    guint row,
                    guint column,
                    const char *typed,
                    TcOperation *group,
                    char **out_expected)
{
  const TcSheetCell *cell = tc_sheet_data_get (data, row, column);
  g_autofree char *text = g_strstrip (g_strdup (typed));

  *out_expected = NULL;
  if (cell->key == NULL && g_str_equal (text, cell->text))
    return TRUE;
  switch (cell->bind) {
  case TC_BIND_NONE:
    *out_expected = g_strdup (_ ("nothing, because it is computed"));
    return FALSE;
  case TC_BIND_VALUE:
    return type_value (data, cell, text, group, out_expected);
  case TC_BIND_RANGE:
    return type_range (cell, text, group, out_expected);
  case TC_BIND_CODES:
  case TC_BIND_PARTS:
    return type_several (data, cell, text, group, out_expected);
  case TC_BIND_SET:
    return type_set (data, cell, text, group, out_expected);
  case TC_BIND_ENTRY:
    return tc_sheet_cross_type_entry (data, cell, text, group, out_expected);
  case TC_BIND_MEMBER:
    return tc_sheet_cross_type_member (data, cell, text, group, out_expected);
  case TC_BIND_COPIES:
    return tc_sheet_cross_type_copies (data, cell, text, group, out_expected);
  }
  g_return_val_if_reached (FALSE);
}

static char *
dup_faults_with (const TcSheetData *data, guint row, TcRange changed)
{
  g_autoptr (GArray) ranges = g_array_new (FALSE, FALSE, sizeof (TcRange));

  for (guint i = 1; i <= data->n_body; i++) {
    TcRange range;

    if (!tc_range_parse (tc_sheet_data_get (data, i, 0)->text, &range))
      continue;
    if (i == row)
      range = changed;
    g_array_append_val (ranges, range);
  }
  return tc_odds_dup_faults (data->dice, data->faces, (const TcRange *) (gpointer) ranges->data,
                             ranges->len, NULL);
}

char *
tc_sheet_data_dup_judgement (const TcSheetData *data, guint row, guint column, const char *typed)
{
  const TcSheetCell *cell = tc_sheet_data_get (data, row, column);
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  g_autofree char *expected = NULL;
  TcRange range;

  if (!tc_sheet_data_type (data, row, column, typed, group, &expected))
    return g_strdup_printf (_ ("Expected %s"), expected);
  if (cell->bind == TC_BIND_RANGE && data->dice > 0 && tc_range_parse (typed, &range))
    return dup_faults_with (data, row, range);
  return g_strdup ("");
}
