/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-cross.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"

/* What roles score, and what belongs to a number of players. */

static GArray *
list_role (TcScenario *scenario, const char *role)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE)
    g_array_append_val (nodes, node);

  return nodes;
}

/* What @attribute can name, in the order of the file. */
static GArray *
list_named (TcScenario *scenario, const TcSchemaAttribute *attribute)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

    if (element->key != NULL && g_strv_contains (attribute->refs, element->key_space) &&
        tc_scenario_get_id (scenario, node) != NULL)
      g_array_append_val (nodes, node);
  }

  return nodes;
}

/* (nullable): the reference that is the key of @element. */
static const TcSchemaAttribute *
get_key_ref (const TcSchemaElement *element)
{
  const TcSchemaAttribute *key =
    element->key != NULL && element->key[1] == NULL
      ? tc_schema_content_find_attribute (element->content, element->key[0])
      : NULL;

  return key != NULL && key->refs != NULL ? key : NULL;
}

static TcNode
find_child_naming (TcScenario *scenario,
                   TcNode parent,
                   const TcSchemaElement *element,
                   const TcSchemaAttribute *ref,
                   const char *id)
{
  TcNode child = tc_scenario_find_child (scenario, parent, element->name);

  while (child != TC_NODE_NONE &&
         g_strcmp0 (tc_scenario_get_string (scenario, child, ref->name), id) != 0)
    child = tc_scenario_find_next (scenario, child);

  return child;
}

/* The first row: what the rows are, and a column for each of @nodes. */
static void
add_headings (TcSheetData *data, const char *corner, const GArray *nodes, const char *tip)
{
  data->n_columns = nodes->len + 1;
  tc_sheet_data_add (data, g_strdup (corner), TC_SHEET_HEADING);
  for (guint i = 0; i < nodes->len; i++) {
    char *title = tc_node_dup_title (data->scenario, g_array_index (nodes, TcNode, i));
    TcSheetCell *cell = tc_sheet_data_add (data, title, TC_SHEET_HEADING | TC_SHEET_NUMBER);

    cell->tip = g_strdup (tip);
    if (tip != NULL)
      cell->said = g_strdup_printf ("%s: %s", tip, title);
  }
}

/* The cell of @child of @parent that names @id; one that is not there yet gets it when something
 * is entered. */
static TcSheetCell *
add_child_cell (TcSheetData *data,
                TcNode parent,
                const TcSchemaElement *element,
                const TcSchemaAttribute *ref,
                const char *id,
                TcNode *out_child)
{
  TcNode child = find_child_naming (data->scenario, parent, element, ref, id);
  TcSheetCell *cell = tc_sheet_data_add (data, g_strdup (""), TC_SHEET_NUMBER);

  *out_child = child;
  cell->element = element;
  cell->path = tc_scenario_dup_path (data->scenario, child != TC_NODE_NONE ? child : parent);
  if (child == TC_NODE_NONE) {
    cell->key = ref;
    cell->key_value = g_strdup (id);
  }

  return cell;
}

/* -- What roles score -- */

static void
add_points_cell (TcSheetData *data,
                 TcNode role,
                 const TcSchemaElement *points,
                 const TcSchemaAttribute *value,
                 const char *id,
                 gboolean is_first)
{
  TcNode child;
  TcSheetCell *cell = add_child_cell (data, role, points, get_key_ref (points), id, &child);

  cell->attribute = value;
  cell->bind = TC_BIND_ENTRY;
  if (child != TC_NODE_NONE) {
    g_free (cell->text);
    cell->text = tc_value_dup_text (data->scenario, child, value);
    cell->provenance = tc_scenario_get_provenance (data->scenario, child, value->name);
  }
  /* Only what makes the points can make the node. */
  if (child == TC_NODE_NONE && !is_first)
    cell->bind = TC_BIND_NONE;
}

static void
add_points_row (TcSheetData *data,
                const GArray *roles,
                const TcSchemaElement *points,
                const TcSchemaAttribute *value,
                TcNode named,
                gboolean is_first)
{
  g_autofree char *kind = tc_word_dup_capital (points->label);
  g_autofree char *title = tc_node_dup_title (data->scenario, named);
  const char *id = tc_scenario_get_id (data->scenario, named);
  /* TRANSLATORS: the kind of what is scored and its name: "Sigil: all nobles". */
  char *text =
    is_first ? g_strdup_printf (_ ("%s: %s"), kind, title)
             : g_strdup_printf (_ ("%s: %s, %s"), kind, title, tc_word_translate (value->label));
  TcSheetCell *cell = tc_sheet_data_add (data, text, TC_SHEET_HEADING);

  cell->tip = g_strdup (tc_word_translate (value->doc));
  for (guint i = 0; i < roles->len; i++)
    add_points_cell (data, g_array_index (roles, TcNode, i), points, value, id, is_first);
  data->n_body++;
}

static void
add_points_of (TcSheetData *data, const GArray *roles, const TcSchemaElement *points)
{
  const TcSchemaContent *content = points->content;
  const TcSchemaAttribute *ref = get_key_ref (points);
  g_autoptr (GArray) named = list_named (data->scenario, ref);

  for (guint i = 0; i < named->len; i++) {
    gboolean is_first = TRUE;

    for (guint j = 0; j < content->n_attributes; j++) {
      const TcSchemaAttribute *value = &content->attributes[j];

      if (value == ref || tc_value_is_datum (value->name))
        continue;
      add_points_row (data, roles, points, value, g_array_index (named, TcNode, i), is_first);
      is_first = FALSE;
    }
  }
}

TcSheetData *
tc_sheet_data_new_points (TcScenario *scenario)
{
  g_autoptr (GArray) roles = list_role (scenario, "player-role");
  TcNode first = roles->len > 0 ? g_array_index (roles, TcNode, 0) : 0;
  TcSheetData *data = tc_sheet_data_new (scenario, tc_scenario_get_parent (scenario, first));
  const TcSchemaContent *content = tc_scenario_get_element (scenario, first)->content;

  if (roles->len == 0)
    return data;
  add_headings (data, _ ("Points for"), roles, NULL);
  for (guint i = 0; i < content->n_elements; i++) {
    if (g_strcmp0 (content->elements[i]->role, "points") == 0 &&
        get_key_ref (content->elements[i]) != NULL)
      add_points_of (data, roles, content->elements[i]);
  }

  return data;
}

/* -- What belongs to a number of players -- */

static void
add_members_row (TcSheetData *data,
                 const GArray *counts,
                 const TcSchemaElement *element,
                 TcNode named,
                 guint *totals)
{
  const TcSchemaAttribute *ref = tc_sheet_data_get_member (element);
  const char *id = tc_scenario_get_id (data->scenario, named);
  char *title = tc_node_dup_title (data->scenario, named);

  tc_sheet_data_add (data, title, TC_SHEET_HEADING);
  for (guint i = 0; i < counts->len; i++) {
    TcNode count = g_array_index (counts, TcNode, i);
    TcNode child;
    TcSheetCell *cell = add_child_cell (data, count, element, ref, id, &child);

    cell->attribute = ref;
    cell->bind = TC_BIND_MEMBER;
    if (child == TC_NODE_NONE)
      continue;
    g_free (cell->text);
    cell->text = g_strdup (TC_SHEET_YES);
    cell->provenance = tc_scenario_get_provenance (data->scenario, child, ref->name);
    totals[i]++;
  }
  data->n_body++;
}

TcSheetData *
tc_sheet_data_new_members (TcScenario *scenario, const TcSchemaElement *element)
{
  g_autoptr (GArray) counts = list_role (scenario, "player-count");
  g_autoptr (GArray) named = list_named (scenario, tc_sheet_data_get_member (element));
  g_autofree guint *totals = g_new0 (guint, counts->len + 1);
  g_autofree char *corner = tc_word_dup_capital (tc_sheet_data_get_member (element)->label);
  TcNode first = counts->len > 0 ? g_array_index (counts, TcNode, 0) : 0;
  TcSheetData *data = tc_sheet_data_new (scenario, tc_scenario_get_parent (scenario, first));

  if (counts->len == 0 || named->len == 0)
    return data;
  add_headings (data, corner, counts, _ ("Number of players"));
  for (guint i = 0; i < named->len; i++)
    add_members_row (data, counts, element, g_array_index (named, TcNode, i), totals);
  tc_sheet_data_add (data, g_strdup (_ ("Total")), TC_SHEET_HEADING | TC_SHEET_QUIET);
  for (guint i = 0; i < counts->len; i++)
    tc_sheet_data_add (data, g_strdup_printf ("%u", totals[i]), TC_SHEET_QUIET | TC_SHEET_NUMBER);

  return data;
}
