/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-template.h"

#include <string.h>

/* A schema whose required elements hold themselves would never end. */
#define MAX_DEPTH 16u
#define MAX_NODES 10000u

typedef struct _Node Node;

struct _Node {
  const TcSchemaElement *element;
  Node *parent;        /* NULL of the root */
  GPtrArray *children; /* in the order of the schema's slots */
  char **values;       /* by attribute; NULL for one that is not written */
};

/* The scenario while it grows. */
typedef struct {
  const TcSchema *schema;
  GPtrArray *nodes; /* all of them, in the order in which they came */
} Growth;

static void
node_free (gpointer data)
{
  Node *node = data;

  for (guint i = 0; i < node->element->content->n_attributes; i++)
    g_free (node->values[i]);
  g_free (node->values);
  g_ptr_array_unref (node->children);
  g_free (node);
}

/* -- Values ------------------------------------------------------------------------------------ */

static char *
dup_word (const char *word, const char *separator, guint n)
{
  return n > 1 ? g_strdup_printf ("%s%s%u", word, separator, n) : g_strdup (word);
}

static char *
dup_title (const char *word, guint n)
{
  g_autofree char *plain = g_strdelimit (g_strdup (word), "-", ' ');

  if (plain[0] != '\0')
    plain[0] = g_ascii_toupper (plain[0]);
  return dup_word (plain, " ", n);
}

/* Of several shapes the first that the type takes: a title for people, an id, a number, a colour.
 */
static char *
dup_text (const TcSchemaType *type, const char *word, guint n)
{
  g_autoptr (GPtrArray) shapes = g_ptr_array_new_with_free_func (g_free);

  if (type->kind != TC_VALUE_ID)
    g_ptr_array_add (shapes, dup_title (word, n));
  g_ptr_array_add (shapes, dup_word (word, "-", n));
  g_ptr_array_add (shapes, g_strdup_printf ("%u", n));
  g_ptr_array_add (shapes, dup_word ("a", "", n));
  g_ptr_array_add (shapes, g_strdup_printf ("#%06x", 0x808080 + (n - 1) * 0x102030));
  for (guint i = 0; i < shapes->len; i++) {
    const char *text = shapes->pdata[i];

    if (tc_schema_type_check (type, text, strlen (text), NULL))
      return g_strdup (text);
  }
  return g_strdup ("");
}

char *
tc_template_dup_value (const TcSchemaType *type, const char *word, guint n)
{
  g_return_val_if_fail (type != NULL && word != NULL && n > 0, NULL);

  switch (type->kind) {
  case TC_VALUE_INTEGER:
    return g_strdup_printf ("%" G_GINT64_FORMAT,
                            CLAMP (MAX (type->min, 1) + (gint64) n - 1, type->min, type->max));
  case TC_VALUE_BOOLEAN:
    return g_strdup (n % 2 == 1 ? "false" : "true");
  case TC_VALUE_DATE:
    return g_strdup_printf ("2000-01-%02u", (n - 1) % 31 + 1);
  case TC_VALUE_ENUM:
    return g_strdup (type->values[(n - 1) % type->n_values].name);
  case TC_VALUE_TEXT:
  case TC_VALUE_ID:
    break;
  }

  return dup_text (type, word, n);
}

/* -- Growing ----------------------------------------------------------------------------------- */

static gboolean
needs_children (const TcSchemaElement *element)
{
  for (guint i = 0; i < element->content->n_slots; i++) {
    if (element->content->slots[i].min > 0)
      return TRUE;
  }

  return FALSE;
}

const TcSchemaElement *
tc_template_pick (const TcSchemaContent *content, const TcSchemaSlot *slot)
{
  for (guint i = 0; i < slot->n; i++) {
    if (!needs_children (content->elements[slot->first + i]))
      return content->elements[slot->first + i];
  }

  return content->elements[slot->first];
}

static guint
get_slot (const Node *parent, const TcSchemaElement *element)
{
  guint slot = 0;

  tc_schema_content_find_element (parent->element->content, element->name, &slot);

  return slot;
}

static gboolean
is_key (const TcSchemaElement *element, const char *attribute)
{
  return element->key != NULL && g_strv_contains (element->key, attribute);
}

/* Whether another node that the key tells apart from @node has @value there. */
static gboolean
is_taken (const Growth *growth, const Node *node, guint attribute, const char *value)
{
  const TcSchemaElement *element = node->element;
  const char *name = element->content->attributes[attribute].name;
  gboolean is_document = element->scope == TC_KEY_SCOPE_DOCUMENT;

  for (guint i = 0; i < growth->nodes->len; i++) {
    const Node *other = growth->nodes->pdata[i];
    const TcSchemaContent *content = other->element->content;

    if (other == node || strcmp (other->element->key_space, element->key_space) != 0 ||
        (!is_document && other->parent != node->parent))
      continue;
    for (guint j = 0; j < content->n_attributes; j++) {
      if (strcmp (content->attributes[j].name, name) == 0 &&
          g_strcmp0 (other->values[j], value) == 0)
        return TRUE;
    }
  }

  return FALSE;
}

/* From 1: which of its like @node is. */
static guint
get_number (const Growth *growth, const Node *node)
{
  guint n = 0;

  for (guint i = 0; i < growth->nodes->len; i++) {
    const Node *other = growth->nodes->pdata[i];

    n += other->element == node->element && other->parent == node->parent;
    if (other == node)
      break;
  }

  return n;
}

/* NULL for what needs no thought: a board has room to draw on, and its first place lies amid it. */
static const char *
get_place (const TcSchemaElement *element, const char *attribute)
{
  static const struct {
    const char *role;
    const char *attribute;
    const char *value;
  } places[] = {
    { "board", "width", "1000" },
    { "board", "height", "1000" },
    { "space", "x", "500" },
    { "space", "y", "500" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (g_strcmp0 (element->role, places[i].role) == 0 &&
        strcmp (attribute, places[i].attribute) == 0)
      return places[i].value;
  }

  return NULL;
}

static char *
dup_value (const Growth *growth, const Node *node, guint attribute)
{
  const TcSchemaElement *element = node->element;
  const TcSchemaAttribute *declared = &element->content->attributes[attribute];
  guint n = declared->type->kind == TC_VALUE_TEXT ? get_number (growth, node) : 1;
  const char *word = declared->type->kind == TC_VALUE_TEXT ? element->label : element->name;
  const char *place = get_place (element, declared->name);
  char *value;

  if (place != NULL && tc_schema_type_check (declared->type, place, strlen (place), NULL))
    return g_strdup (place);
  value = tc_template_dup_value (declared->type, word, n);
  if (!is_key (element, declared->name))
    return value;
  while (is_taken (growth, node, attribute, value) && n++ < MAX_NODES) {
    g_free (value);
    value = tc_template_dup_value (declared->type, element->name, n);
  }

  return value;
}

/* So many of a slot the smallest scenario has, required or not. */
static guint
get_start (const TcSchemaContent *content, const TcSchemaSlot *slot)
{
  return slot->n == 1 ? content->elements[slot->first]->start : 0;
}

static Node *
grow (Growth *growth, Node *parent, const TcSchemaElement *element, guint depth)
{
  const TcSchemaContent *content = element->content;
  Node *node = g_new0 (Node, 1);

  node->element = element;
  node->parent = parent;
  node->children = g_ptr_array_new ();
  node->values = g_new0 (char *, content->n_attributes + 1);
  g_ptr_array_add (growth->nodes, node);
  if (parent != NULL) {
    guint at = 0;

    while (at < parent->children->len &&
           get_slot (parent, ((Node *) parent->children->pdata[at])->element) <=
             get_slot (parent, element))
      at++;
    g_ptr_array_insert (parent->children, (gint) at, node);
  }
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->start != NULL)
      node->values[i] = g_strdup (attribute->start);
    else if (attribute->required && attribute->refs == NULL)
      node->values[i] = dup_value (growth, node, i);
  }
  for (guint i = 0; i < content->n_slots && depth < MAX_DEPTH; i++) {
    for (guint n = 0; n < content->slots[i].min && growth->nodes->len < MAX_NODES; n++)
      grow (growth, node, tc_template_pick (content, &content->slots[i]), depth + 1);
    for (guint n = content->slots[i].min; n < get_start (content, &content->slots[i]); n++)
      grow (growth, node, content->elements[content->slots[i].first], depth + 1);
  }

  return node;
}

/* -- References -------------------------------------------------------------------------------- */

static const char *
get_id (const Node *node)
{
  const TcSchemaContent *content = node->element->content;

  if (node->element->key == NULL || node->element->key[1] != NULL)
    return NULL;
  for (guint i = 0; i < content->n_attributes; i++) {
    if (strcmp (content->attributes[i].name, node->element->key[0]) == 0)
      return node->values[i];
  }

  return NULL;
}

static gboolean
is_around (const Node *ancestor, const Node *node)
{
  while (node != NULL && node != ancestor)
    node = node->parent;

  return node != NULL;
}

/* (nullable): the first id that @attribute of @node may name; for a key the first that is free.
 * What counts only among siblings is looked for outwards. */
static const char *
find_target (const Growth *growth, const Node *node, guint attribute)
{
  const TcSchemaAttribute *declared = &node->element->content->attributes[attribute];

  for (guint i = 0; i < growth->nodes->len; i++) {
    const Node *target = growth->nodes->pdata[i];
    const char *id = get_id (target);

    if (id == NULL || !g_strv_contains (declared->refs, target->element->key_space) ||
        (target->element->scope != TC_KEY_SCOPE_DOCUMENT && !is_around (target->parent, node)))
      continue;
    if (!is_key (node->element, declared->name) || !is_taken (growth, node, attribute, id))
      return id;
  }

  return NULL;
}

static gboolean
has_room (const Node *parent, const TcSchemaElement *element)
{
  guint slot = get_slot (parent, element);
  guint n = 0;

  for (guint i = 0; i < parent->children->len; i++)
    n += get_slot (parent, ((Node *) parent->children->pdata[i])->element) == slot;

  return n < parent->element->content->slots[slot].max;
}

/* Adds one more element that @node can name so, where the schema has room for it. */
static gboolean
grow_target (Growth *growth, const Node *node, const char *const *refs)
{
  for (guint i = 0; i < growth->nodes->len; i++) {
    Node *parent = growth->nodes->pdata[i];
    const TcSchemaContent *content = parent->element->content;

    for (guint j = 0; j < content->n_elements; j++) {
      const TcSchemaElement *element = content->elements[j];

      if (element->key == NULL || !g_strv_contains (refs, element->key_space) ||
          (element->scope != TC_KEY_SCOPE_DOCUMENT && !is_around (parent, node)) ||
          !has_room (parent, element))
        continue;
      grow (growth, parent, element, 0);
      return TRUE;
    }
  }

  return FALSE;
}

static const TcSchemaElement *
find_named (const TcSchemaContent *content, const char *const *refs)
{
  for (guint i = 0; i < content->n_elements; i++)
    if (content->elements[i]->key != NULL &&
        g_strv_contains (refs, content->elements[i]->key_space))
      return content->elements[i];

  return NULL;
}

/* Where what can be named stands in a section that may be left out: the section, with one. */
static gboolean
grow_section (Growth *growth, const char *const *refs)
{
  for (guint i = 0; i < growth->nodes->len; i++) {
    Node *parent = growth->nodes->pdata[i];
    const TcSchemaContent *content = parent->element->content;

    for (guint j = 0; j < content->n_elements; j++) {
      const TcSchemaElement *section = content->elements[j];
      const TcSchemaElement *element = find_named (section->content, refs);
      Node *node;

      if (section->key != NULL || element == NULL || element->scope != TC_KEY_SCOPE_DOCUMENT ||
          !has_room (parent, section))
        continue;
      node = grow (growth, parent, section, 0);
      if (node->children->len == 0)
        grow (growth, node, element, 0);
      return TRUE;
    }
  }

  return FALSE;
}

/* Nodes that are added for this have references in turn, and stand behind. */
static void
set_references (Growth *growth)
{
  for (guint i = 0; i < growth->nodes->len && growth->nodes->len < MAX_NODES; i++) {
    Node *node = growth->nodes->pdata[i];
    const TcSchemaContent *content = node->element->content;

    for (guint j = 0; j < content->n_attributes; j++) {
      const TcSchemaAttribute *attribute = &content->attributes[j];
      const char *id = NULL;

      if (!attribute->required || attribute->refs == NULL)
        continue;
      id = find_target (growth, node, j);
      if (id == NULL &&
          (grow_target (growth, node, attribute->refs) || grow_section (growth, attribute->refs)))
        id = find_target (growth, node, j);
      node->values[j] = id != NULL ? g_strdup (id) : dup_value (growth, node, j);
    }
  }
}

/* -- Text -------------------------------------------------------------------------------------- */

static void
append_attribute (GString *out, const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  g_string_append_printf (out, " %s=\"%s\"", name, escaped);
}

/* In canonical layout, see tc-format.h; no tag comes near its limit. */
static void
append_node (GString *out, const TcSchema *schema, const Node *node, guint depth)
{
  const TcSchemaContent *content = node->element->content;

  g_string_append_printf (out, "%*s<%s", (int) depth * 2, "", node->element->name);
  if (depth == 0)
    append_attribute (out, "xmlns", schema->target_namespace);
  for (guint i = 0; i < content->n_attributes; i++) {
    if (node->values[i] != NULL)
      append_attribute (out, content->attributes[i].name, node->values[i]);
  }
  if (node->children->len == 0 && content->text != NULL) {
    g_autofree char *text = tc_template_dup_value (content->text, node->element->label, 1);
    g_autofree char *escaped = g_markup_escape_text (text, -1);

    g_string_append_printf (out, ">%s</%s>\n", escaped, node->element->name);
  } else if (node->children->len == 0) {
    g_string_append (out, "/>\n");
  } else {
    g_string_append (out, ">\n");
    for (guint i = 0; i < node->children->len; i++)
      append_node (out, schema, node->children->pdata[i], depth + 1);
    g_string_append_printf (out, "%*s</%s>\n", (int) depth * 2, "", node->element->name);
  }
}

/* What it starts with is nobody else's data. */
static void
mark_designer (Node *root)
{
  const TcSchemaContent *content = root->element->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    if (strcmp (content->attributes[i].name, "src") == 0 && root->values[i] == NULL &&
        tc_schema_type_check (content->attributes[i].type, "designer", strlen ("designer"), NULL))
      root->values[i] = g_strdup ("designer");
  }
}

char *
tc_template_dup_scenario (const TcSchema *schema)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func (node_free);
  Growth growth = { schema, nodes };
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  Node *root;

  g_return_val_if_fail (schema != NULL, NULL);

  root = grow (&growth, NULL, schema->root, 0);
  mark_designer (root);
  set_references (&growth);
  append_node (out, schema, root, 0);

  return g_string_free (out, FALSE);
}
