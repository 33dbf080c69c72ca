/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-value.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-item.h"
#include "document/tc-node.h"

static const char *const yes_words[] = { "yes", "y", "true", "1", "x", "●", NULL };
static const char *const no_words[] = { "no", "n", "false", "0", "", "–", "-", NULL };

gboolean
tc_value_is_datum (const char *attribute)
{
  static const char *const names[] = { "src", "src-of", "ref", "note", NULL };

  return g_strv_contains (names, attribute);
}

gboolean
tc_value_is_key (const TcSchemaElement *element, const char *attribute)
{
  return element->key != NULL && g_strv_contains (element->key, attribute);
}

static gboolean
is_around (TcScenario *scenario, TcNode outer, TcNode node)
{
  while (node != TC_NODE_NONE && node != outer)
    node = tc_scenario_get_parent (scenario, node);
  return node == outer;
}

static gint
compare_items (gconstpointer a, gconstpointer b)
{
  TcItem *left = *(TcItem *const *) a;
  TcItem *right = *(TcItem *const *) b;
  gint order = strcmp (tc_item_get_collation (left), tc_item_get_collation (right));

  return order != 0 ? order : strcmp (tc_item_get_key (left), tc_item_get_key (right));
}

/* The next datum after @after that a reference of @node into @space may name, or TC_NODE_NONE. */
static TcNode
find_target (TcScenario *scenario, TcNode node, const char *space, TcNode after)
{
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode target = after + 1; target < n; target++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, target);

    if (element->key == NULL || g_strcmp0 (element->key_space, space) != 0)
      continue;
    if (element->scope == TC_KEY_SCOPE_PARENT && node != TC_NODE_NONE &&
        !is_around (scenario, tc_scenario_get_parent (scenario, target), node))
      continue;
    if (tc_scenario_get_id (scenario, target) != NULL)
      return target;
  }
  return TC_NODE_NONE;
}

/* (transfer full): by key; the items stay those of @model. */
static GHashTable *
index_items (GListModel *model)
{
  GHashTable *items = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;

  for (guint i = 0; i < n; i++) {
    TcItem *item = g_list_model_get_item (model, i);

    g_hash_table_replace (items, (char *) tc_item_get_key (item), item);
  }

  return items;
}

static void
add_references (GPtrArray *items,
                TcScenario *scenario,
                TcNode node,
                const char *space,
                GHashTable *before)
{
  TcNode target = 0;

  while ((target = find_target (scenario, node, space, target)) != TC_NODE_NONE) {
    const char *id = tc_scenario_get_id (scenario, target);
    g_autofree char *title = tc_node_dup_title (scenario, target);
    TcItem *old = g_hash_table_lookup (before, id);

    if (old != NULL && g_str_equal (tc_item_get_title (old), title) &&
        tc_item_get_index (old) == target)
      g_ptr_array_add (items, g_object_ref (old));
    else
      g_ptr_array_add (items, tc_item_new (id, title, "", "", target));
  }
}

/* A name that is written is the title but for what cannot be printed. */
static guint
sign_title (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *name = tc_schema_content_find_attribute (content, "name");
  const char *written = name != NULL ? tc_scenario_get_string_of (scenario, node, name) : NULL;
  g_autofree char *title = NULL;

  if (written != NULL && *written != '\0')
    return g_str_hash (written);
  title = tc_node_dup_title (scenario, node);
  return g_str_hash (title);
}

guint
tc_value_sign_choices (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  guint sign = 5381;

  for (guint i = 0; attribute->refs != NULL && attribute->refs[i] != NULL; i++) {
    TcNode target = 0;

    while ((target = find_target (scenario, node, attribute->refs[i], target)) != TC_NODE_NONE) {
      sign = sign * 33 + g_str_hash (tc_scenario_get_id (scenario, target));
      sign = sign * 33 + sign_title (scenario, target);
    }
  }
  return sign;
}

GPtrArray *
tc_value_list_choices_again (TcScenario *scenario,
                             TcNode node,
                             const TcSchemaAttribute *attribute,
                             GListModel *before)
{
  const TcSchemaType *type = attribute->type;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) old = NULL;

  if (attribute->refs == NULL && type->kind != TC_VALUE_ENUM)
    return NULL;
  old = index_items (before);
  for (guint i = 0; attribute->refs != NULL && attribute->refs[i] != NULL; i++)
    add_references (items, scenario, node, attribute->refs[i], old);
  if (attribute->refs != NULL) {
    /* Long lists are looked through by name; short ones keep the order of the file. */
    if (items->len > 12)
      g_ptr_array_sort (items, compare_items);
    return g_steal_pointer (&items);
  }
  for (guint i = 0; i < type->n_values; i++) {
    g_autofree char *title = tc_word_dup_capital (type->values[i].name);

    g_ptr_array_add (
      items, tc_item_new (
               type->values[i].name, title,
               type->values[i].doc != NULL ? tc_word_translate (type->values[i].doc) : "", "", i));
  }
  return g_steal_pointer (&items);
}

GPtrArray *
tc_value_list_choices (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  return tc_value_list_choices_again (scenario, node, attribute, NULL);
}

char *
tc_value_dup_words (TcScenario *scenario,
                    TcNode node,
                    const TcSchemaAttribute *attribute,
                    const char *value)
{
  if (value == NULL)
    return g_strdup ("");
  if (attribute->refs != NULL) {
    g_autoptr (GPtrArray) items = tc_value_list_choices (scenario, node, attribute);

    for (guint i = 0; i < items->len; i++) {
      if (g_str_equal (tc_item_get_key (items->pdata[i]), value))
        return g_strdup (tc_item_get_title (items->pdata[i]));
    }
    return g_strdup (value);
  }
  if (attribute->type->kind == TC_VALUE_ENUM)
    return tc_word_dup_capital (value);
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return g_strdup (g_str_equal (value, "true") || g_str_equal (value, "1") ? _ ("yes") : "–");
  return g_strdup (value);
}

char *
tc_value_dup_text (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const char *value = tc_scenario_get_string (scenario, node, attribute->name);
  TcNode target = TC_NODE_NONE;

  if (attribute->refs != NULL)
    target = tc_scenario_get_ref (scenario, node, attribute->name);
  if (target != TC_NODE_NONE)
    return tc_node_dup_title (scenario, target);
  return tc_value_dup_words (scenario, node, attribute, value);
}

char *
tc_value_dup_said (TcScenario *scenario,
                   TcNode node,
                   const TcSchemaAttribute *attribute,
                   const char *value)
{
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return g_strdup (g_strcmp0 (value, "true") == 0 || g_strcmp0 (value, "1") == 0 ? _ ("yes")
                                                                                   : _ ("no"));
  if (value == NULL || *value == '\0')
    return g_strdup (_ ("none"));
  return tc_value_dup_words (scenario, node, attribute, value);
}

char *
tc_value_dup_house_rule (TcScenario *scenario, const TcHouseRule *rule)
{
  const TcSchemaAttribute *attribute = rule->attribute;
  g_autofree char *value = tc_value_dup_said (scenario, rule->node, attribute, rule->value);
  g_autofree char *printed =
    tc_value_dup_said (scenario, rule->node, attribute, attribute->printed);
  g_autofree char *subject = NULL;
  g_autofree char *label = g_strdelimit (g_strdup (tc_word_translate (attribute->label)), "-", ' ');

  if (rule->id != NULL)
    subject = tc_node_dup_title (scenario, rule->node);
  else
    subject = tc_word_dup_capital (rule->element->label);
  /* TRANSLATORS: a rule or a datum, what of it, its value, the value in the printed rules */
  return g_strdup_printf (_ ("%s, %s: %s (as printed: %s)"), subject, label, value, printed);
}

static char *
dup_folded (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *bare = NULL;

  g_strdelimit (folded, "-_", ' ');
  bare = g_strdup (g_strstrip (folded));
  return g_steal_pointer (&bare);
}

/* The one choice that @typed means: exactly, else as the only one that begins so. */
static TcItem *
find_choice (GPtrArray *items, const char *typed)
{
  g_autofree char *wanted = dup_folded (typed);
  TcItem *begins = NULL;
  guint n_begin = 0;

  if (*wanted == '\0')
    return NULL;
  for (guint i = 0; i < items->len; i++) {
    g_autofree char *key = dup_folded (tc_item_get_key (items->pdata[i]));
    g_autofree char *title = dup_folded (tc_item_get_title (items->pdata[i]));

    if (g_str_equal (key, wanted) || g_str_equal (title, wanted))
      return items->pdata[i];
    if (g_str_has_prefix (key, wanted) || g_str_has_prefix (title, wanted)) {
      begins = items->pdata[i];
      n_begin++;
    }
  }
  return n_begin == 1 ? begins : NULL;
}

#define MAX_CHOICES_NAMED 12

static char *
dup_choices (GPtrArray *items)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (items->len, MAX_CHOICES_NAMED); i++) {
    if (i > 0)
      g_string_append (text, ", ");
    g_string_append (text, tc_item_get_title (items->pdata[i]));
  }
  if (items->len > MAX_CHOICES_NAMED)
    g_string_append (text, ", …");
  /* TRANSLATORS: %s is a list of words, separated by commas */
  return g_strdup_printf (_ ("one of %s"), text->str);
}

static gboolean
parse_choice (GPtrArray *items, const char *typed, char **out_value, char **out_expected)
{
  TcItem *item = find_choice (items, typed);

  if (item != NULL)
    *out_value = g_strdup (tc_item_get_key (item));
  else
    *out_expected = dup_choices (items);
  return item != NULL;
}

static gboolean
parse_boolean (const char *typed, char **out_value, char **out_expected)
{
  g_autofree char *word = dup_folded (typed);

  if (g_strv_contains (yes_words, word) || g_str_equal (word, _ ("yes")))
    *out_value = g_strdup ("true");
  else if (g_strv_contains (no_words, word) || g_str_equal (typed, "-"))
    *out_value = g_strdup ("false");
  else
    *out_expected = g_strdup (_ ("yes or no"));
  return *out_value != NULL;
}

gboolean
tc_value_parse (TcScenario *scenario,
                TcNode node,
                const TcSchemaAttribute *attribute,
                const char *typed,
                char **out_value,
                char **out_expected)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *text = g_strstrip (g_strdup (typed));
  gboolean is_blank = *text == '\0' || g_str_equal (text, "–");

  *out_value = NULL;
  *out_expected = NULL;
  if (is_blank && !attribute->required && attribute->type->kind != TC_VALUE_BOOLEAN)
    return TRUE;
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return parse_boolean (text, out_value, out_expected);
  items = tc_value_list_choices (scenario, node, attribute);
  if (items != NULL)
    return parse_choice (items, text, out_value, out_expected);
  if (attribute->type->kind == TC_VALUE_INTEGER && *text == '+')
    memmove (text, text + 1, strlen (text));
  if (g_str_has_prefix (text, "−")) { /* the minus sign of typesetters and spreadsheets */
    memmove (text + 1, text + strlen ("−"), strlen (text) - strlen ("−") + 1);
    *text = '-';
  }
  if (!tc_schema_type_check (attribute->type, text, strlen (text), out_expected))
    return FALSE;
  *out_value = g_steal_pointer (&text);
  return TRUE;
}

static gboolean
names_role (const TcSchema *schema, const char *space, const char *role)
{
  for (guint i = 0; i < schema->n_elements; i++) {
    if (g_strcmp0 (schema->elements[i]->role, role) == 0 &&
        g_strcmp0 (schema->elements[i]->key_space, space) == 0)
      return TRUE;
  }
  return FALSE;
}

const TcSchemaAttribute *
tc_value_find_ref (const TcSchema *schema, const TcSchemaContent *content, const char *role)
{
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    for (guint j = 0; attribute->refs != NULL && attribute->refs[j] != NULL; j++) {
      if (names_role (schema, attribute->refs[j], role))
        return attribute;
    }
  }
  return NULL;
}
