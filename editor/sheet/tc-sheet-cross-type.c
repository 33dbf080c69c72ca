/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "document/tc-value.h"
#include "sheet/tc-sheet-cross.h"

/* What is typed into a sheet that crosses two kinds of things: it makes nodes and removes them. */

static gboolean
is_nothing (const char *typed)
{
  return *typed == '\0' || g_str_equal (typed, "–") || g_str_equal (typed, "-");
}

/* A new node with its key, whatever else it has to name, and @value: (nullable). */
static void
insert_entry (const TcSheetCell *cell, const char *value, TcOperation *group)
{
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();

  g_ptr_array_add (attributes, (gpointer) cell->key->name);
  g_ptr_array_add (attributes, cell->key_value);
  for (guint i = 0; cell->wanted != NULL && cell->wanted[i] != NULL; i++)
    g_ptr_array_add (attributes, cell->wanted[i]);
  if (value != NULL) {
    g_ptr_array_add (attributes, (gpointer) cell->attribute->name);
    g_ptr_array_add (attributes, (gpointer) value);
  }
  g_ptr_array_add (attributes, NULL);
  tc_group_insert (group, cell->path, cell->element->name, (const char *const *) attributes->pdata);
}

gboolean
tc_sheet_cross_type_entry (const TcSheetData *data,
                           const TcSheetCell *cell,
                           const char *typed,
                           TcOperation *group,
                           char **out_expected)
{
  TcNode node = tc_scenario_find_by_path (data->scenario, cell->path);
  const TcSchemaAttribute *attribute = cell->attribute;
  g_autofree char *value = NULL;

  if (is_nothing (typed)) {
    if (cell->key == NULL && (attribute->required || attribute->type->kind == TC_VALUE_INTEGER))
      tc_group_remove (group, cell->path);
    else if (cell->key == NULL)
      tc_group_set (group, cell->path, attribute->name, NULL);
    return TRUE;
  }
  if (!tc_value_parse (data->scenario, node, attribute, typed, &value, out_expected))
    return FALSE;
  if (!attribute->required && g_strcmp0 (value, attribute->default_value) == 0)
    g_clear_pointer (&value, g_free);
  if (cell->key != NULL) {
    insert_entry (cell, value, group);
  } else {
    tc_group_set (group, cell->path, attribute->name, value);
  }
  return TRUE;
}

static gboolean
is_yes (const char *typed)
{
  static const char *const words[] = { TC_SHEET_YES, "x", "y", "yes", "1", "true", NULL };
  g_autofree char *folded = g_utf8_casefold (typed, -1);
  g_autofree char *own = g_utf8_casefold (_ ("yes"), -1);

  return g_strv_contains (words, folded) || g_str_equal (folded, own);
}

static gboolean
is_no (const char *typed)
{
  static const char *const words[] = { "n", "no", "0", "false", NULL };
  g_autofree char *folded = g_utf8_casefold (typed, -1);
  g_autofree char *own = g_utf8_casefold (_ ("no"), -1);

  return is_nothing (typed) || g_strv_contains (words, folded) || g_str_equal (folded, own);
}

gboolean
tc_sheet_cross_type_member (const TcSheetData *data,
                            const TcSheetCell *cell,
                            const char *typed,
                            TcOperation *group,
                            char **out_expected)
{
  gboolean is_there = cell->key == NULL;

  if (!is_yes (typed) && !is_no (typed)) {
    *out_expected = g_strdup (_ ("yes or no"));
    return FALSE;
  }
  if (is_there && is_no (typed))
    tc_group_remove (group, cell->path);
  if (!is_there && is_yes (typed)) {
    const char *attributes[] = { cell->key->name, cell->key_value, NULL };

    tc_group_insert (group, cell->path, cell->element->name, attributes);
  }
  return TRUE;
}

/* -- Copies -- */

static const char *
get_wanted (char **wanted, const char *name)
{
  for (guint i = 0; wanted[i] != NULL; i += 2) {
    if (g_str_equal (wanted[i], name))
      return wanted[i + 1];
  }
  return NULL;
}

static gboolean
fits (TcScenario *scenario, TcNode copy, char **wanted)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, copy)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->refs != NULL &&
        g_strcmp0 (tc_scenario_get_string (scenario, copy, attribute->name),
                   get_wanted (wanted, attribute->name)) != 0)
      return FALSE;
  }
  return TRUE;
}

guint
tc_sheet_cross_count_copies (TcScenario *scenario,
                             TcNode card,
                             const TcSchemaElement *element,
                             char **wanted,
                             GArray *out_nodes)
{
  TcNode copy = tc_scenario_find_child (scenario, card, element->name);
  guint n = 0;

  for (; copy != TC_NODE_NONE; copy = tc_scenario_find_next (scenario, copy)) {
    if (!fits (scenario, copy, wanted))
      continue;
    n++;
    if (out_nodes != NULL)
      g_array_append_val (out_nodes, copy);
  }
  return n;
}

/* The number after the last one at the end of an id of the card's copies: "scout-5" is followed by
 * "scout-6", unless something else is called that. */
static guint
find_next_number (TcScenario *scenario, const TcSchemaElement *element, const char *id)
{
  g_autofree char *stem = g_strdup_printf ("%s-", id);
  guint last = 0;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const char *other = tc_scenario_get_id (scenario, node);

    if (other != NULL && g_str_has_prefix (other, stem) &&
        g_str_equal (tc_scenario_get_element (scenario, node)->key_space, element->key_space))
      last = MAX (last, (guint) CLAMP (g_ascii_strtoll (other + strlen (stem), NULL, 10), 0, 9999));
  }
  return last + 1;
}

/* Every operation of the group has a number of its own, so no two new copies get the same id. */
static void
add_copy (const TcSheetData *data, const TcSheetCell *cell, TcNode card, TcOperation *group)
{
  const char *card_id = tc_scenario_get_id (data->scenario, card);
  guint number =
    find_next_number (data->scenario, cell->element, card_id) + tc_operation_group_get_n (group);
  g_autofree char *id = g_strdup_printf ("%s-%u", card_id, number);
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();

  if (cell->element->key != NULL) {
    g_ptr_array_add (attributes, (gpointer) cell->element->key[0]);
    g_ptr_array_add (attributes, id);
  }
  for (guint i = 0; cell->wanted[i] != NULL; i++)
    g_ptr_array_add (attributes, cell->wanted[i]);
  g_ptr_array_add (attributes, NULL);
  tc_group_insert (group, cell->path, cell->element->name, (const char *const *) attributes->pdata);
}

gboolean
tc_sheet_cross_type_copies (const TcSheetData *data,
                            const TcSheetCell *cell,
                            const char *typed,
                            TcOperation *group,
                            char **out_expected)
{
  TcNode card = tc_scenario_find_by_path (data->scenario, cell->path);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  guint n = tc_sheet_cross_count_copies (data->scenario, card, cell->element, cell->wanted, nodes);
  guint slot = 0;
  guint64 number = 0;
  guint most;

  tc_schema_content_find_element (tc_scenario_get_element (data->scenario, card)->content,
                                  cell->element->name, &slot);
  most = MIN (tc_scenario_get_element (data->scenario, card)->content->slots[slot].max, 999);
  if (!is_nothing (typed) && !g_ascii_string_to_unsigned (typed, 10, 0, most, &number, NULL)) {
    *out_expected = g_strdup_printf (_ ("a number from 0 to %u"), most);
    return FALSE;
  }
  for (; n > number; n--) {
    g_autofree char *path =
      tc_scenario_dup_path (data->scenario, g_array_index (nodes, TcNode, n - 1));

    tc_group_remove (group, path);
  }
  for (; n < number; n++)
    add_copy (data, cell, card, group);
  return TRUE;
}
