/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"

/* Keys and references. A key space is of the whole document, or of the children of one parent:
 * then a reference looks outwards from its own node to the first that has children of the space,
 * so the cells of a table name the columns of their own table. */

#define SEPARATOR "\x1f"
#define KEY_BLOCK (64u * 1024u)

const char tc_scenario_any_key[] = "";

static guint
hash_key (gconstpointer pointer)
{
  const TcScenarioKey *key = pointer;

  return key->hash;
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  const TcScenarioKey *left = a;
  const TcScenarioKey *right = b;

  return left->hash == right->hash && left->parent == right->parent &&
         strcmp (left->key, right->key) == 0 && strcmp (left->space, right->space) == 0;
}

/* Spaces are few; two letters set most of them apart. */
static TcScenarioKey
make_key (TcNode parent, TcNode node, const char *space, const char *key)
{
  guint first = (guint8) space[0];
  guint second = first != 0 ? (guint8) space[1] : 0;

  return (TcScenarioKey){
    .parent = parent,
    .node = node,
    .hash = g_str_hash (key) ^ (first * 31u + second) * 65599u ^ parent * 2654435761u,
    .space = space,
    .key = key,
  };
}

/* Numbers and booleans have several spellings of one value. */
static const char *
make_canonical (const TcSchemaType *type, const char *value, char buffer[32])
{
  if (type->kind == TC_VALUE_INTEGER) {
    g_snprintf (buffer, 32, "%" G_GINT64_FORMAT, tc_schema_read_integer (value));
    return buffer;
  }
  if (type->kind == TC_VALUE_BOOLEAN)
    return strcmp (value, "1") == 0 ? "true" : strcmp (value, "0") == 0 ? "false" : value;

  return value;
}

/* The canonical form of one part of the node's key; NULL when it cannot be known. */
static const char *
get_key_part (const TcScenario *scenario, TcNode node, const char *name, char buffer[32])
{
  const TcSchemaAttribute *attribute;
  const TcScenarioValue *value = tc_scenario_find_value (scenario, node, name, &attribute);
  const char *string = value->string != NULL ? value->string : attribute->default_value;

  if (string == NULL || value->is_bad)
    return NULL;

  return make_canonical (attribute->type, string, buffer);
}

static int
compare_parts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The canonical parts of a node's key, in the order in which they are written. */
typedef struct {
  const char *parts[TC_SCHEMA_MAX_KEY_PARTS];
  char buffers[TC_SCHEMA_MAX_KEY_PARTS][32];
  guint n;
} KeyParts;

/* %FALSE when the node has no key or a part of it cannot be known. */
static gboolean
read_key_parts (const TcScenario *scenario, TcNode node, KeyParts *out)
{
  const TcSchemaElement *element = tc_scenario_node (scenario, node)->element;

  if (element->key == NULL)
    return FALSE;
  for (out->n = 0; element->key[out->n] != NULL; out->n++) {
    out->parts[out->n] = get_key_part (scenario, node, element->key[out->n], out->buffers[out->n]);
    if (out->parts[out->n] == NULL)
      return FALSE;
  }
  if (element->key_unordered)
    qsort (out->parts, out->n, sizeof out->parts[0], compare_parts);

  return TRUE;
}

char *
tc_scenario_dup_key (const TcScenario *scenario, TcNode node, const char *separator)
{
  KeyParts key;
  GString *joined;

  if (!read_key_parts (scenario, node, &key))
    return NULL;
  joined = g_string_new (key.parts[0]);
  for (guint i = 1; i < key.n; i++) {
    g_string_append (joined, separator);
    g_string_append (joined, key.parts[i]);
  }

  return g_string_free (joined, FALSE);
}

gboolean
tc_scenario_has_path_key (const TcScenario *scenario, TcNode node, const char *text)
{
  KeyParts key;

  if (!read_key_parts (scenario, node, &key))
    return FALSE;
  for (guint i = 0; i < key.n; i++) {
    gsize length = strlen (key.parts[i]);
    char sign = i + 1 < key.n ? '-' : '\0';

    if (strncmp (text, key.parts[i], length) != 0 || text[length] != sign)
      return FALSE;
    text += length + 1;
  }

  return TRUE;
}

static const TcScenarioKey *
find_key (const TcScenario *scenario, TcNode parent, const char *space, const char *key)
{
  TcScenarioKey probe = make_key (parent, TC_NODE_NONE, space, key);

  return g_hash_table_lookup (scenario->key_table, &probe);
}

TcNode
tc_scenario_find_filed (const TcScenario *scenario,
                        TcNode parent,
                        const TcSchemaElement *element,
                        const char *key)
{
  const TcScenarioKey *found = NULL;

  if (element->scope == TC_KEY_SCOPE_DOCUMENT)
    parent = TC_NODE_NONE;
  if (scenario->key_table != NULL && element->key != NULL && element->key[1] == NULL &&
      *key != '\0')
    found = find_key (scenario, parent, element->key_space, key);

  return found != NULL ? found->node : TC_NODE_NONE;
}

static TcSpan
get_key_span (const TcScenario *scenario, TcNode node)
{
  const TcScenarioNode *entry = tc_scenario_node (scenario, node);
  TcSpan span = tc_scan_get_element (scenario->scan, entry->scan)->name;

  tc_scenario_get_value_span (scenario, node, entry->element->key[0], &span);
  return span;
}

/* Whether nothing is lost with it: it holds nothing, or says the same as the first one. */
static gboolean
is_spare (const TcScenario *scenario, TcNode node, TcNode first)
{
  const char *text = tc_source_get_text (scenario->source, NULL);
  TcSpan span = tc_scan_get_extent (scenario->scan, tc_scenario_node (scenario, node)->scan);
  TcSpan other = tc_scan_get_extent (scenario->scan, tc_scenario_node (scenario, first)->scan);

  if (tc_scenario_node (scenario, node)->first_child == TC_NODE_NONE)
    return TRUE;

  return span.end - span.start == other.end - other.start &&
         memcmp (text + span.start, text + other.start, span.end - span.start) == 0;
}

/* The node and the white space before it on its line. */
static void
add_removal (TcScenario *scenario, TcFinding *finding, TcNode node)
{
  const char *text = tc_source_get_text (scenario->source, NULL);
  TcSpan span = tc_scan_get_extent (scenario->scan, tc_scenario_node (scenario, node)->scan);
  g_autoptr (TcEdits) edits = tc_edits_new (scenario->source);

  while (span.start > 0 && strchr (" \t\r\n", text[span.start - 1]) != NULL)
    if (text[--span.start] == '\n')
      break;
  if (span.start > 0 && text[span.start] == '\n' && text[span.start - 1] == '\r')
    span.start--;
  if (tc_edits_add (edits, span, "", 0))
    tc_finding_add_fix (finding, edits, _ ("Remove the second one"));
}

/* In <remove> of a variant: what is named there is in the base, under no other key. */
static gboolean
is_removal (const TcScenario *scenario, TcNode node)
{
  TcNode parent = tc_scenario_node (scenario, node)->parent;

  return strcmp (scenario->schema->root->name, TC_SCHEMA_VARIANT) == 0 && parent != TC_NODE_NONE &&
         strcmp (tc_scenario_node (scenario, parent)->element->name, "remove") == 0;
}

/* Another id: the old one and a number. Whatever names the second one has to be changed by hand. */
static void
add_new_key (TcScenarioCheck *check, TcFinding *finding, TcNode node)
{
  TcScenario *scenario = check->scenario;
  const TcSchemaElement *element = tc_scenario_node (scenario, node)->element;
  gboolean is_local = element->scope == TC_KEY_SCOPE_PARENT;
  TcNode parent = is_local ? tc_scenario_node (scenario, node)->parent : TC_NODE_NONE;
  g_autoptr (TcEdits) edits = tc_edits_new (scenario->source);
  const TcSchemaAttribute *attribute;
  const TcScenarioValue *value =
    tc_scenario_find_value (scenario, node, element->key[0], &attribute);
  TcSpan span;

  if (element->key[1] != NULL || attribute->refs != NULL || is_removal (scenario, node) ||
      attribute->type->kind != TC_VALUE_ID ||
      !tc_scenario_get_value_span (scenario, node, element->key[0], &span))
    return;
  for (guint n = 2; tc_scenario_check_spend (check, 1); n++) {
    g_autofree char *id = g_strdup_printf ("%s-%u", value->string, n);

    if (find_key (scenario, parent, element->key_space, id) != NULL)
      continue;
    if (tc_edits_add (edits, span, id, -1))
      tc_finding_add_fix (finding, edits, _ ("Write \"%s\""), id);
    return;
  }
}

static void
report_duplicate (TcScenarioCheck *check, TcNode node, const TcScenarioKey *first)
{
  TcScenario *scenario = check->scenario;
  const TcSchemaElement *element = tc_scenario_node (scenario, node)->element;
  g_autofree char *key = tc_scenario_dup_key (scenario, node, "-");
  TcFinding *finding;

  g_array_append_val (check->duplicates, node);
  tc_scenario_node (scenario, node)->is_doubled = TRUE;
  tc_scenario_node (scenario, first->node)->is_doubled = TRUE;
  finding = tc_scenario_check_add (check, "REF002", get_key_span (scenario, node), node, NULL,
                                   _ ("There is a second %s \"%s\""), element->label, key);
  if (finding == NULL)
    return;
  tc_finding_add_related (finding, scenario->source, get_key_span (scenario, first->node),
                          _ ("The first one is here"));
  if (is_spare (scenario, node, first->node))
    add_removal (scenario, finding, node);
  add_new_key (check, finding, node);
}

/* Entries are added to an array that never moves: it was made large enough. */
static void
add_key (TcScenario *scenario, TcScenarioKey key)
{
  g_array_append_val (scenario->keys, key);
  g_hash_table_add (scenario->key_table,
                    &g_array_index (scenario->keys, TcScenarioKey, scenario->keys->len - 1));
}

static void
file_node (TcScenarioCheck *check, TcNode node)
{
  TcScenario *scenario = check->scenario;
  const TcScenarioNode *entry = tc_scenario_node (scenario, node);
  const char *space = entry->element->key_space;
  gboolean is_local = entry->element->scope == TC_KEY_SCOPE_PARENT;
  TcNode parent = is_local ? entry->parent : TC_NODE_NONE;
  const TcScenarioKey *first;
  g_autofree char *text = NULL;

  if (is_local && find_key (scenario, parent, space, tc_scenario_any_key) == NULL)
    add_key (scenario, make_key (parent, node, space, tc_scenario_any_key));

  text = tc_scenario_dup_key (scenario, node, SEPARATOR);
  if (text == NULL || *text == '\0')
    return;
  first = find_key (scenario, parent, space, text);
  if (first != NULL) {
    report_duplicate (check, node, first);
    return;
  }
  add_key (scenario,
           make_key (parent, node, space, g_string_chunk_insert (scenario->key_strings, text)));
}

static void
file_keys (TcScenarioCheck *check)
{
  TcScenario *scenario = check->scenario;
  guint n = 0;
  TcNode node;

  for (node = 0; node < scenario->nodes->len; node++)
    n += tc_scenario_node (scenario, node)->element->key != NULL ? 2 : 0;
  scenario->keys = g_array_sized_new (FALSE, FALSE, sizeof (TcScenarioKey), n);
  scenario->key_table = g_hash_table_new (hash_key, equal_keys);
  scenario->key_strings = g_string_chunk_new (KEY_BLOCK);
  for (node = 0; node < scenario->nodes->len; node++) {
    if (tc_scenario_node (scenario, node)->element->key != NULL)
      file_node (check, node);
  }
}

TcNode
tc_scenario_find_scope (const TcScenario *scenario, TcNode node, const char *space)
{
  while (node != TC_NODE_NONE && find_key (scenario, node, space, tc_scenario_any_key) == NULL)
    node = tc_scenario_node (scenario, node)->parent;

  return node;
}

TcNode
tc_scenario_resolve (const TcScenario *scenario,
                     TcNode node,
                     const TcSchemaAttribute *attribute,
                     const char *value)
{
  char buffer[32];
  const char *key = make_canonical (attribute->type, value, buffer);
  guint i;

  for (i = 0; attribute->refs[i] != NULL && *key != '\0'; i++) {
    const char *space = attribute->refs[i];
    const TcScenarioKey *found = find_key (scenario, TC_NODE_NONE, space, key);
    TcNode scope;

    if (found != NULL)
      return found->node;
    scope = tc_scenario_find_scope (scenario, node, space);
    found = scope != TC_NODE_NONE ? find_key (scenario, scope, space, key) : NULL;
    if (found != NULL)
      return found->node;
  }

  return TC_NODE_NONE;
}

void
tc_scenario_check_keys (TcScenarioCheck *check)
{
  file_keys (check);
  tc_scenario_check_refs (check);
}

TcNode
tc_scenario_find_by_key (const TcScenario *scenario, const char *space, const char *key)
{
  const TcScenarioKey *found;

  g_return_val_if_fail (scenario != NULL && space != NULL && key != NULL, TC_NODE_NONE);

  found = *key != '\0' ? find_key (scenario, TC_NODE_NONE, space, key) : NULL;

  return found != NULL ? found->node : TC_NODE_NONE;
}

gboolean
tc_scenario_has_id (const TcScenario *scenario, const char *id)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaElement *element = schema->elements[i];

    if (element->key != NULL && element->scope == TC_KEY_SCOPE_DOCUMENT &&
        tc_scenario_find_by_key (scenario, element->key_space, id) != TC_NODE_NONE)
      return TRUE;
  }

  return FALSE;
}
