/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-value.h"

#include <glib/gi18n.h>

#include "tc-item.h"

/* What a new element begins with: all that the schema requires, and nothing else. */

#define MAX_DEPTH 4

/* Whether some element of the same key space, or some sibling, has @value as its whole key. */
static gboolean
is_taken (TcScenario *scenario, TcNode parent, const TcSchemaElement *element, const char *value)
{
  TcNode child = tc_scenario_get_first_child (scenario, parent);

  if (element->scope == TC_KEY_SCOPE_DOCUMENT &&
      tc_scenario_find_by_key (scenario, element->key_space, value) != TC_NODE_NONE)
    return TRUE;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (tc_scenario_get_element (scenario, child) == element &&
        g_strcmp0 (tc_scenario_get_id (scenario, child), value) == 0)
      return TRUE;
  }
  return FALSE;
}

static char *
dup_number (const TcSchemaType *type, gint64 wanted)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, CLAMP (wanted, type->min, type->max));
}

/* The first number from 1 that is not the key of another. */
static char *
dup_free_number (TcScenario *scenario,
                 TcNode parent,
                 const TcSchemaElement *element,
                 const TcSchemaType *type)
{
  for (gint64 n = MAX (type->min, 1); n <= type->max; n++) {
    g_autofree char *text = dup_number (type, n);

    if (!is_taken (scenario, parent, element, text))
      return g_steal_pointer (&text);
  }
  return dup_number (type, type->max);
}

static char *
dup_free_choice (TcScenario *scenario,
                 TcNode parent,
                 const TcSchemaElement *element,
                 GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++) {
    const char *value = tc_item_get_key (items->pdata[i]);

    if (!is_taken (scenario, parent, element, value))
      return g_strdup (value);
  }
  return g_strdup (items->len > 0 ? tc_item_get_key (items->pdata[0]) : "");
}

static char *
dup_free_id (TcScenario *scenario, TcNode parent, const TcSchemaElement *element)
{
  for (guint n = 1;; n++) {
    g_autofree char *text = g_strdup_printf ("%s-%u", element->name, n);

    if (!is_taken (scenario, parent, element, text))
      return g_steal_pointer (&text);
  }
}

static char *
dup_value (TcScenario *scenario,
           TcNode parent,
           const TcSchemaElement *element,
           const TcSchemaAttribute *attribute)
{
  gboolean is_key = tc_value_is_key (element, attribute->name);
  g_autoptr (GPtrArray) items = tc_value_list_choices (scenario, parent, attribute);
  g_autofree char *label = NULL;

  if (items != NULL && is_key)
    return dup_free_choice (scenario, parent, element, items);
  if (items != NULL)
    return g_strdup (items->len > 0 ? tc_item_get_key (items->pdata[0]) : "");
  switch (attribute->type->kind) {
  case TC_VALUE_INTEGER:
    return is_key ? dup_free_number (scenario, parent, element, attribute->type)
                  : dup_number (attribute->type, 1);
  case TC_VALUE_BOOLEAN:
    return g_strdup ("false");
  case TC_VALUE_DATE:
    return g_strdup ("2000-01-01");
  case TC_VALUE_TEXT:
  case TC_VALUE_ID:
  case TC_VALUE_ENUM:
    break;
  }
  if (is_key || attribute->type->kind == TC_VALUE_ID)
    return dup_free_id (scenario, parent, element);
  if (g_str_equal (attribute->type->name, "colour"))
    return g_strdup ("#808080");
  label = g_strdelimit (g_strdup (element->label), "-", ' ');
  return g_strdup_printf (_ ("New %s"), label);
}

char **
tc_value_dup_new (TcScenario *scenario, TcNode parent, const TcSchemaElement *element)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    g_autofree char *value = NULL;

    if (!attribute->required)
      continue;
    value = dup_value (scenario, parent, element, attribute);
    g_strv_builder_add (builder, attribute->name);
    g_strv_builder_add (builder, value);
  }
  return g_strv_builder_end (builder);
}

/* The children that the schema requires, with theirs. */
static void
add_children (TcOperation *insert,
              TcScenario *scenario,
              TcNode scope,
              const TcSchemaElement *element,
              guint depth)
{
  const TcSchemaContent *content = element->content;

  for (guint i = 0; i < content->n_slots && depth < MAX_DEPTH; i++) {
    const TcSchemaSlot *slot = &content->slots[i];
    const TcSchemaElement *child = content->elements[slot->first];

    /* Of a choice, a member without children of its own: it ends there. */
    for (guint j = 1; j < slot->n && child->content->n_slots > 0; j++)
      child = content->elements[slot->first + j];
    for (guint n = 0; n < slot->min; n++) {
      g_auto (GStrv) attributes = tc_value_dup_new (scenario, scope, child);
      TcOperation *inner =
        tc_operation_add_child (insert, child->name, (const char *const *) attributes);

      add_children (inner, scenario, scope, child, depth + 1);
    }
  }
}

TcOperation *
tc_value_new_insert (TcScenario *scenario, TcNode parent, const TcSchemaElement *element)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, parent);
  g_auto (GStrv) attributes = tc_value_dup_new (scenario, parent, element);
  TcOperation *insert =
    tc_operation_new_insert (path, element->name, (const char *const *) attributes);

  add_children (insert, scenario, parent, element, 0);
  return insert;
}
