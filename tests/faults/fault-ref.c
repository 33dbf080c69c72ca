/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of keys, references and provenance. */

static gboolean
is_reference (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->refs != NULL && attribute->type->kind != TC_VALUE_INTEGER;
}

static gboolean
has_reference (Fault *fault, TcNode node)
{
  return fault_random_attribute (fault, node, is_reference) >= 0;
}

/* A random reference; its value. */
static const TcSchemaAttribute *
pick_reference (Fault *fault, TcNode *out_node, TcSpan *out_value)
{
  const TcSchemaElement *element;
  const TcSchemaAttribute *attribute;
  TcSpan whole;

  *out_node = fault_pick (fault, has_reference);
  element = tc_scenario_get_element (fault->scenario, *out_node);
  attribute =
    &element->content->attributes[fault_random_attribute (fault, *out_node, is_reference)];
  fault_attribute (fault, *out_node, attribute->name, &whole);
  tc_scenario_get_value_span (fault->scenario, *out_node, attribute->name, out_value);
  fault_expect (fault, whole);

  return attribute;
}

/* Whether any key of the file is spelt so. */
static gboolean
is_a_key (Fault *fault, const char *word)
{
  guint n = tc_scenario_get_n_nodes (fault->scenario);

  for (TcNode node = 0; node < n; node++)
    if (g_strcmp0 (tc_scenario_get_id (fault->scenario, node), word) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
plant_reference_misspelt (Fault *fault)
{
  TcNode node;
  TcSpan span;
  g_autofree char *slip = NULL;

  pick_reference (fault, &node, &span);
  fault->word = fault_dup (fault, span);
  do {
    g_free (slip);
    slip = fault_misspell (fault, fault->word);
  } while (is_a_key (fault, slip));
  fault_replace (fault, span, g_steal_pointer (&slip));
  return TRUE;
}

/* One letter of another script. */
static char *
dup_look_alike (const char *word)
{
  static const char *const twins[][2] = { { "a", "\xd0\xb0" }, { "e", "\xd0\xb5" },
                                          { "o", "\xd0\xbe" }, { "c", "\xd1\x81" },
                                          { "p", "\xd1\x80" }, { "-", "\xe2\x80\x93" } };

  for (guint i = 0; i < G_N_ELEMENTS (twins); i++) {
    const char *found = strstr (word, twins[i][0]);

    if (found != NULL)
      return g_strdup_printf ("%.*s%s%s", (int) (found - word), word, twins[i][1], found + 1);
  }

  return NULL;
}

static gboolean
plant_reference_look_alike (Fault *fault)
{
  TcNode node;
  TcSpan span;
  char *twin;

  pick_reference (fault, &node, &span);
  fault->word = fault_dup (fault, span);
  twin = dup_look_alike (fault->word);
  if (twin == NULL)
    return FALSE;
  fault_replace (fault, span, twin);
  return TRUE;
}

/* A slip that is no id at all. */
static gboolean
plant_reference_illegal (Fault *fault)
{
  TcNode node;
  TcSpan span;
  GString *slip;

  pick_reference (fault, &node, &span);
  fault->word = fault_dup (fault, span);
  if (strlen (fault->word) < 3)
    return FALSE;
  slip = g_string_new (fault->word);
  if (fault_random (fault, 2) == 0)
    slip->str[fault_random (fault, (guint) slip->len)] = "_.X "[fault_random (fault, 3)];
  else
    g_string_insert_c (slip, 1 + fault_random (fault, (guint) slip->len - 1), '_');
  fault_replace (fault, span, g_string_free (slip, FALSE));
  return TRUE;
}

static gboolean
plant_reference_unknown (Fault *fault)
{
  TcNode node;
  TcSpan span;

  pick_reference (fault, &node, &span);
  fault_replace (fault, span, g_strdup ("xanadu"));
  return TRUE;
}

static gboolean
has_id (Fault *fault, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);
  TcSpan span;

  return element->key != NULL && element->key[1] == NULL && strcmp (element->key[0], "id") == 0 &&
         fault_attribute (fault, node, "id", &span);
}

#define ROLES_TO_TRY 20

/* Something that @attribute cannot name, or TC_NODE_NONE: of what most games have, if this one has
 * it. */
static TcNode
pick_another_kind (Fault *fault, const TcSchemaAttribute *attribute)
{
  static const char *const roles[] = { "space", "piece", "owner", "zone", "terrain", "result" };

  for (guint i = 0; i <= ROLES_TO_TRY; i++) {
    TcNode other =
      i < ROLES_TO_TRY
        ? fault_pick_role (fault, roles[fault_random (fault, G_N_ELEMENTS (roles))], NULL)
        : fault_pick (fault, has_id);

    if (other != TC_NODE_NONE &&
        !g_strv_contains (attribute->refs,
                          tc_scenario_get_element (fault->scenario, other)->key_space))
      return other;
  }

  return TC_NODE_NONE;
}

/* The key of something else: an area where a counter is expected. */
static gboolean
plant_reference_of_another_kind (Fault *fault)
{
  TcNode node;
  TcSpan span;
  const TcSchemaAttribute *attribute = pick_reference (fault, &node, &span);
  TcNode other = pick_another_kind (fault, attribute);
  const char *id;

  if (other == TC_NODE_NONE)
    return FALSE;
  id = tc_scenario_get_id (fault->scenario, other);
  for (guint i = 0; attribute->refs[i] != NULL; i++)
    if (tc_scenario_find_by_key (fault->scenario, attribute->refs[i], id) != TC_NODE_NONE)
      return FALSE;
  fault_replace (fault, span, g_strdup (id));
  return TRUE;
}

/* Whether anything in the file names @node. */
static gboolean
is_referred_to (Fault *fault, TcNode target)
{
  guint n = tc_scenario_get_n_nodes (fault->scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaContent *content = tc_scenario_get_element (fault->scenario, node)->content;

    for (guint i = 0; i < content->n_attributes; i++)
      if (content->attributes[i].refs != NULL &&
          tc_scenario_get_ref (fault->scenario, node, content->attributes[i].name) == target)
        return TRUE;
  }

  return FALSE;
}

static gboolean
plant_id_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, has_id);
  const char *id = tc_scenario_get_id (fault->scenario, node);
  g_autofree char *slip = NULL;
  TcSpan span;

  if (!is_referred_to (fault, node))
    return FALSE;
  fault_attribute (fault, node, "id", &span);
  do {
    g_free (slip);
    slip = fault_misspell (fault, id);
  } while (is_a_key (fault, slip));
  fault->word = g_strdup (id);
  fault_expect (fault, span);
  fault_replace (fault, (TcSpan){ span.start + 4, span.end - 1 }, g_steal_pointer (&slip));
  return TRUE;
}

static gboolean
plant_id_look_alike (Fault *fault)
{
  TcNode node = fault_pick (fault, has_id);
  const char *id = tc_scenario_get_id (fault->scenario, node);
  char *twin = dup_look_alike (id);
  TcSpan span;

  if (twin == NULL)
    return FALSE;
  fault->word = g_strdup (id);
  fault_attribute (fault, node, "id", &span);
  fault_expect (fault, span);
  fault_replace (fault, (TcSpan){ span.start + 4, span.end - 1 }, twin);
  return TRUE;
}

/* A rename that forgot the references. */
static gboolean
plant_id_renamed (Fault *fault)
{
  TcNode node = fault_pick (fault, has_id);
  TcSpan span;

  if (!is_referred_to (fault, node))
    return FALSE;
  fault_attribute (fault, node, "id", &span);
  fault_expect (fault, span);
  fault_replace (fault, (TcSpan){ span.start + 4, span.end - 1 }, g_strdup ("xanadu"));
  return TRUE;
}

static gboolean
has_key (Fault *fault, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);

  return node != 0 && element->key != NULL && extent.end - extent.start < 4000 &&
         tc_scenario_get_first_child (fault->scenario, node) == TC_NODE_NONE;
}

static gboolean
plant_key_twice (Fault *fault)
{
  TcNode node = fault_pick (fault, has_key);
  g_autofree char *text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, node));

  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
has_sibling_id (Fault *fault, TcNode node)
{
  TcNode next = tc_scenario_find_next (fault->scenario, node);

  return has_id (fault, node) && next != TC_NODE_NONE && has_id (fault, next) &&
         !is_referred_to (fault, next);
}

/* Copied, pasted, and the id forgotten. */
static gboolean
plant_id_of_neighbour (Fault *fault)
{
  TcNode node = fault_pick (fault, has_sibling_id);
  TcNode next;
  TcSpan span;

  if (node == TC_NODE_NONE)
    return FALSE;
  next = tc_scenario_find_next (fault->scenario, node);
  fault_attribute (fault, next, "id", &span);
  fault_expect (fault, span);
  fault_replace (fault, (TcSpan){ span.start + 4, span.end - 1 },
                 g_strdup (tc_scenario_get_id (fault->scenario, node)));
  return TRUE;
}

static gboolean
plant_pasted_area (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "piece", NULL);
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, node));
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
is_definition (Fault *fault, TcNode node)
{
  return has_id (fault, node) &&
         (fault_is_role (fault, node, "space") || fault_is_role (fault, node, "piece") ||
          fault_is_role (fault, node, "zone") || fault_is_role (fault, node, "owner") ||
          fault_is_role (fault, node, "column") || fault_is_role (fault, node, "result") ||
          fault_is_role (fault, node, "terrain") || fault_is_role (fault, node, "seat"));
}

/* Something that others still name is gone: the message may stand at any of those, or around. */
static gboolean
plant_definition_removed (Fault *fault)
{
  TcNode node = fault_pick (fault, is_definition);
  TcNode at;
  guint n = tc_scenario_get_n_nodes (fault->scenario);

  if (!is_referred_to (fault, node))
    return FALSE;
  fault_remove (fault, node);
  fault_expect (fault, fault_place (fault, tc_scenario_get_parent (fault->scenario, node))->tag);
  for (at = 0; at < n && fault->n_places < FAULT_MAX_PLACES; at++) {
    const TcSchemaContent *content = tc_scenario_get_element (fault->scenario, at)->content;

    for (guint i = 0; i < content->n_attributes && fault->n_places < FAULT_MAX_PLACES; i++)
      if (content->attributes[i].refs != NULL &&
          tc_scenario_get_ref (fault->scenario, at, content->attributes[i].name) == node)
        fault_expect (fault, fault_place (fault, at)->tag);
  }
  return TRUE;
}

/* -- Provenance -- */

static gboolean
has_src (Fault *fault, TcNode node)
{
  TcSpan span;

  return fault_attribute (fault, node, "src", &span);
}

static gboolean
has_src_of (Fault *fault, TcNode node)
{
  TcSpan span;

  return fault_attribute (fault, node, "src-of", &span);
}

static gboolean
plant_provenance_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, has_src);
  TcSpan span;

  tc_scenario_get_value_span (fault->scenario, node, "src", &span);
  fault->word = fault_dup (fault, span);
  fault_replace (fault, span, fault_misspell (fault, fault->word));
  fault_expect (fault, span);
  return TRUE;
}

static gboolean
plant_src_of (Fault *fault, const char *text, gboolean is_slip)
{
  TcNode node = fault_pick (fault, has_src_of);
  g_autofree char *value = NULL;
  g_autofree char *name = NULL;
  TcSpan span;

  if (node == TC_NODE_NONE)
    return FALSE;
  tc_scenario_get_value_span (fault->scenario, node, "src-of", &span);
  value = fault_dup (fault, span);
  name = g_strndup (value, strcspn (value, ":"));
  fault_expect (fault, span);
  if (is_slip && strlen (name) < 2)
    return FALSE;
  if (is_slip)
    fault->word = g_strdup (name);
  span.end = span.start + (guint32) strlen (name);
  fault_replace (fault, span, is_slip ? fault_misspell (fault, name) : g_strdup (text));
  return TRUE;
}

static gboolean
plant_src_of_misspelt (Fault *fault)
{
  return plant_src_of (fault, NULL, TRUE);
}

static gboolean
plant_src_of_unknown (Fault *fault)
{
  return plant_src_of (fault, "weather", FALSE);
}

static gboolean
plant_src_of_word (Fault *fault)
{
  TcNode node = fault_pick (fault, has_src_of);
  TcSpan span;

  if (node == TC_NODE_NONE)
    return FALSE;
  tc_scenario_get_value_span (fault->scenario, node, "src-of", &span);
  fault_expect (fault, span);
  span.start = span.end - 3;
  fault_replace (fault, span, g_strdup ("xyz"));
  return TRUE;
}

static gboolean
plant_no_provenance (Fault *fault)
{
  TcSpan span;

  if (!fault_attribute (fault, 0, "src", &span))
    return FALSE;
  fault_replace (fault, (TcSpan){ span.start - 1, span.end }, g_strdup (""));
  fault_expect (fault, fault_place (fault, 0)->tag);
  return TRUE;
}

static gboolean
plant_unused (Fault *fault)
{
  static const char *const texts[][2] = {
    { "terrain", "<terrain id=\"xanadu\" name=\"Xanadu\"/>" },
    { "zone", "<zone id=\"xanadu\" name=\"Xanadu\"><in area=\"paris\"/></zone>" },
    { "result", "<result id=\"xanadu\" name=\"X\"/>" },
    { "side", "<side id=\"xanadu\" name=\"Xanadu\"/>" },
    { "seat", "<seat id=\"xanadu\" name=\"Xanadu\" side=\"allied\"/>" },
    { "owner", "<nation id=\"xanadu\" name=\"Xanadu\" colour=\"#000000\" "
               "land-colour=\"#ffffff\"/>" },
  };
  guint which = fault_random (fault, G_N_ELEMENTS (texts));
  TcNode node = fault_pick_role (fault, texts[which][0], NULL);

  if (node == TC_NODE_NONE)
    return FALSE;
  fault_insert_after (fault, node, texts[which][1]);
  fault_expect_edit (fault);
  return TRUE;
}

const FaultKind fault_kinds_ref[] = {
  { "reference misspelt", plant_reference_misspelt },
  { "reference misspelt beyond ids", plant_reference_illegal },
  { "unknown reference", plant_reference_unknown },
  { "reference with a look-alike letter", plant_reference_look_alike },
  { "id with a look-alike letter", plant_id_look_alike },
  { "reference to another kind", plant_reference_of_another_kind },
  { "id misspelt", plant_id_misspelt },
  { "id renamed, references not", plant_id_renamed },
  { "key twice", plant_key_twice },
  { "id of a neighbour", plant_id_of_neighbour },
  { "counter pasted twice", plant_pasted_area },
  { "definition removed", plant_definition_removed },
  { "provenance misspelt", plant_provenance_misspelt },
  { "src-of misspelt", plant_src_of_misspelt },
  { "src-of of nothing", plant_src_of_unknown },
  { "src-of with another word", plant_src_of_word },
  { "no provenance at all", plant_no_provenance },
  { "definition not used", plant_unused },
  { NULL, NULL },
};
