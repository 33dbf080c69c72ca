/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-value.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-item.h"
#include "document/tc-node.h"

/* What a new element begins with: all that the schema requires, and nothing else. */

#define MAX_DEPTH 4

/* Whether @element is called by a word of its own, and not by what it is about or by a number. */
static gboolean
has_own_word (const TcSchemaElement *element)
{
  const TcSchemaAttribute *key =
    tc_schema_content_find_attribute (element->content, element->key[0]);

  return key->refs == NULL && key->type->kind == TC_VALUE_ID;
}

/* Whether some thing, some element of the same key space, or some sibling, has @value as its whole
 * key. */
static gboolean
is_taken (TcScenario *scenario, TcNode parent, const TcSchemaElement *element, const char *value)
{
  TcNode child = tc_scenario_get_first_child (scenario, parent);

  if (element->key != NULL && element->scope == TC_KEY_SCOPE_DOCUMENT &&
      (has_own_word (element)
         ? tc_scenario_has_id (scenario, value)
         : tc_scenario_find_by_key (scenario, element->key_space, value) != TC_NODE_NONE))
    return TRUE;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (tc_scenario_get_element (scenario, child) == element &&
        g_strcmp0 (tc_scenario_get_id (scenario, child), value) == 0)
      return TRUE;
  }
  return FALSE;
}

/* The first number from 1 that is not the key of another. */
static char *
dup_free_number (TcScenario *scenario,
                 TcNode parent,
                 const TcSchemaElement *element,
                 const TcSchemaType *type)
{
  for (guint n = 1;; n++) {
    g_autofree char *text = tc_template_dup_value (type, element->name, n);

    if (MAX (type->min, 1) + n > type->max || !is_taken (scenario, parent, element, text))
      return g_steal_pointer (&text);
  }
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
  g_autofree char *name = NULL;

  if (items != NULL && is_key)
    return dup_free_choice (scenario, parent, element, items);
  if (items != NULL)
    return g_strdup (items->len > 0 ? tc_item_get_key (items->pdata[0]) : "");
  if (is_key && attribute->type->kind == TC_VALUE_INTEGER)
    return dup_free_number (scenario, parent, element, attribute->type);
  if (is_key || attribute->type->kind == TC_VALUE_ID)
    return dup_free_id (scenario, parent, element);
  label = g_strdelimit (g_strdup (tc_word_translate (element->label)), "-", ' ');
  name = g_strdup_printf (_ ("New %s"), label);
  if (attribute->type->kind == TC_VALUE_TEXT &&
      tc_schema_type_check (attribute->type, name, strlen (name), NULL))
    return g_steal_pointer (&name);
  return tc_template_dup_value (attribute->type, element->name, 1);
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

static void add_child (TcOperation *insert,
                       TcScenario *scenario,
                       TcNode scope,
                       const TcSchemaElement *child,
                       guint depth);

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

    for (guint n = 0; n < slot->min; n++)
      add_child (insert, scenario, scope, tc_template_pick (content, slot), depth);
  }
}

static void
add_child (TcOperation *insert,
           TcScenario *scenario,
           TcNode scope,
           const TcSchemaElement *child,
           guint depth)
{
  g_auto (GStrv) attributes = tc_value_dup_new (scenario, scope, child);
  TcOperation *inner =
    tc_operation_add_child (insert, child->name, (const char *const *) attributes);

  add_children (inner, scenario, scope, child, depth + 1);
}

void
tc_value_add_required (TcOperation *insert,
                       TcScenario *scenario,
                       TcNode scope,
                       const TcSchemaElement *element)
{
  add_child (insert, scenario, scope, element, 0);
}

/* (transfer full): @attributes, with @name at @value; %NULL: without it. */
static char **
dup_with (char **attributes, const char *name, const char *value)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; attributes[i] != NULL; i += 2) {
    if (g_str_equal (attributes[i], name))
      continue;
    g_strv_builder_add (builder, attributes[i]);
    g_strv_builder_add (builder, attributes[i + 1]);
  }
  if (value != NULL) {
    g_strv_builder_add (builder, name);
    g_strv_builder_add (builder, value);
  }
  return g_strv_builder_end (builder);
}

TcOperation *
tc_value_new_insert_with (TcScenario *scenario,
                          TcNode parent,
                          const TcSchemaElement *element,
                          const char *attribute,
                          const char *value)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, parent);
  g_auto (GStrv) usual = tc_value_dup_new (scenario, parent, element);
  g_auto (GStrv) attributes = dup_with (usual, attribute, value);
  TcOperation *insert =
    tc_operation_new_insert (path, element->name, (const char *const *) attributes);

  add_children (insert, scenario, parent, element, 0);
  return insert;
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

TcOperation *
tc_value_new_insert_around (TcScenario *scenario,
                            TcNode parent,
                            const TcSchemaElement *element,
                            const TcSchemaElement *child)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, parent);
  g_auto (GStrv) attributes = tc_value_dup_new (scenario, parent, element);
  TcOperation *insert =
    tc_operation_new_insert (path, element->name, (const char *const *) attributes);

  tc_value_add_required (insert, scenario, parent, child);
  return insert;
}

static char **
dup_written (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;

    if (!tc_scenario_has (scenario, node, name))
      continue;
    g_strv_builder_add (builder, name);
    g_strv_builder_add (builder, tc_scenario_get_string (scenario, node, name));
  }
  return g_strv_builder_end (builder);
}

void
tc_value_copy_children (TcOperation *insert, TcScenario *scenario, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    g_auto (GStrv) attributes = dup_written (scenario, child);
    TcOperation *inner = tc_operation_add_child (insert, tc_scenario_get_name (scenario, child),
                                                 (const char *const *) attributes);

    tc_value_copy_children (inner, scenario, child);
  }
}
