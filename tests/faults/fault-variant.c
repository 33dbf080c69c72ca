/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of variants: what they say about their base is not so. */

static const char *
get_name (Fault *fault, TcNode node)
{
  return tc_scenario_get_name (fault->scenario, node);
}

/* What is inside a whole element is not matched with the base. */
static gboolean
is_matched (Fault *fault, TcNode node)
{
  TcNode parent;

  if (node == 0 || strcmp (get_name (fault, node), "remove") == 0 ||
      strcmp (get_name (fault, node), "unset") == 0)
    return FALSE;
  for (parent = tc_scenario_get_parent (fault->scenario, node);
       parent != TC_NODE_NONE && parent > 0;
       parent = tc_scenario_get_parent (fault->scenario, parent)) {
    TcSpan span;

    if (fault_attribute (fault, parent, "was", &span) ||
        strcmp (get_name (fault, parent), "remove") == 0)
      return FALSE;
  }

  return TRUE;
}

static gboolean
is_text_key (Fault *fault, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);
  const TcSchemaAttribute *attribute;

  if (element->key == NULL || element->key[1] != NULL)
    return FALSE;
  attribute = tc_schema_content_find_attribute (element->content, element->key[0]);

  return attribute->type->kind != TC_VALUE_INTEGER;
}

/* An element that changes the one of the base with its key. */
static gboolean
is_change (Fault *fault, TcNode node)
{
  TcSpan span;

  return is_matched (fault, node) && is_text_key (fault, node) &&
         !fault_attribute (fault, node, "was", &span);
}

static void
misspell_value (Fault *fault, TcNode node, const char *name)
{
  TcSpan span, value;

  g_assert_true (tc_scenario_get_value_span (fault->scenario, node, name, &value));
  fault->word = fault_dup (fault, value);
  fault_attribute (fault, node, name, &span);
  fault_expect (fault, span);
  fault_replace (fault, value, fault_misspell (fault, fault->word));
}

static gboolean
plant_key_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, is_change);

  if (node == TC_NODE_NONE)
    return FALSE;
  misspell_value (fault, node, tc_scenario_get_element (fault->scenario, node)->key[0]);
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

/* An attribute of the old value of another, both written. */
static gint
find_old_value (Fault *fault, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (fault->scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    TcSpan span;

    if (g_str_has_prefix (content->attributes[i].name, "was-") &&
        fault_attribute (fault, node, content->attributes[i].name, &span))
      return (gint) i;
  }

  return -1;
}

static gboolean
has_old_value (Fault *fault, TcNode node)
{
  return find_old_value (fault, node) >= 0;
}

static const char *
pick_old_value (Fault *fault, TcNode *out_node)
{
  *out_node = fault_pick (fault, has_old_value);
  if (*out_node == TC_NODE_NONE)
    return NULL;

  return tc_scenario_get_element (fault->scenario, *out_node)
    ->content->attributes[find_old_value (fault, *out_node)]
    .name;
}

/* As if the base had been changed since. */
static gboolean
plant_base_moved (Fault *fault)
{
  TcNode node;
  const char *name = pick_old_value (fault, &node);
  TcSpan value, span;

  if (name == NULL)
    return FALSE;
  fault_attribute (fault, node, name, &span);
  tc_scenario_get_value_span (fault->scenario, node, name, &value);
  fault_replace (fault, value, fault_random (fault, 2) == 0 ? g_strdup ("77") : g_strdup (""));
  fault_expect (fault, span);
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

static gboolean
has_digest (Fault *fault, TcNode node)
{
  TcSpan span;

  return fault_attribute (fault, node, "was", &span) && span.end - span.start > 10;
}

static gboolean
plant_whole_moved (Fault *fault)
{
  TcNode node = fault_pick (fault, has_digest);
  TcSpan span;

  if (node == TC_NODE_NONE)
    return FALSE;
  fault_attribute (fault, node, "was", &span);
  fault_replace (fault, (TcSpan){ span.start + 5, span.end - 1 }, g_strdup ("0123456789abcdef"));
  fault_expect (fault, span);
  return TRUE;
}

/* What the variant sets is what the base has. */
static gboolean
plant_idle (Fault *fault)
{
  TcNode node;
  const char *was = pick_old_value (fault, &node);
  const char *name;
  TcSpan old, value, span;

  if (was == NULL)
    return FALSE;
  name = was + strlen ("was-");
  if (!tc_scenario_get_value_span (fault->scenario, node, was, &old) || old.start == old.end ||
      !tc_scenario_get_value_span (fault->scenario, node, name, &value))
    return FALSE;
  fault_replace (fault, value, fault_dup (fault, old));
  fault_attribute (fault, node, name, &span);
  fault_expect (fault, span);
  return node != 0;
}

static gboolean
plant_base_misspelt (Fault *fault)
{
  TcSpan span, value;

  fault_attribute (fault, 0, "extends", &span);
  tc_scenario_get_value_span (fault->scenario, 0, "extends", &value);
  fault->word = fault_dup (fault, value);
  fault_replace (fault, value, fault_misspell (fault, fault->word));
  fault_expect (fault, span);
  return TRUE;
}

static gboolean
plant_base_is_itself (Fault *fault)
{
  TcSpan span, value;

  fault_attribute (fault, 0, "extends", &span);
  tc_scenario_get_value_span (fault->scenario, 0, "extends", &value);
  fault_replace (
    fault, value,
    g_strdup_printf ("%s.scenario.xml", tc_scenario_get_string (fault->scenario, 0, "id")));
  fault_expect (fault, span);
  return TRUE;
}

static gboolean
is_section (Fault *fault, TcNode node)
{
  return node != 0 && tc_scenario_get_parent (fault->scenario, node) == 0 &&
         tc_scenario_get_element (fault->scenario, node)->key == NULL &&
         !fault_place (fault, node)->is_empty && strcmp (get_name (fault, node), "about") != 0;
}

/* An element is removed that is not there; the first thing in its section. */
static gboolean
plant_remove_unknown (Fault *fault)
{
  TcNode node = fault_pick (fault, is_change);
  TcNode first;
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  first =
    tc_scenario_get_first_child (fault->scenario, tc_scenario_get_parent (fault->scenario, node));
  if (strcmp (get_name (fault, first), "remove") == 0 ||
      strcmp (get_name (fault, first), "unset") == 0)
    return FALSE;
  text = g_strdup_printf ("<remove><%s %s=\"nowhere-at-all\"/></remove>", get_name (fault, node),
                          tc_scenario_get_element (fault->scenario, node)->key[0]);
  fault_insert_before (fault, first, text);
  fault_expect_edit (fault);
  return TRUE;
}

/* What is changed is removed as well. */
static gboolean
plant_removed_and_changed (Fault *fault)
{
  TcNode node = fault_pick (fault, is_change);
  const char *key;
  TcNode first;
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  key = tc_scenario_get_element (fault->scenario, node)->key[0];
  first =
    tc_scenario_get_first_child (fault->scenario, tc_scenario_get_parent (fault->scenario, node));
  if (strcmp (get_name (fault, first), "remove") == 0)
    return FALSE;
  text = g_strdup_printf ("<remove><%s %s=\"%s\"/></remove>", get_name (fault, node), key,
                          tc_scenario_get_string (fault->scenario, node, key));
  fault_insert_before (fault, first, text);
  fault_expect_edit (fault);
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

static gboolean
plant_changed_twice (Fault *fault)
{
  TcNode node = fault_pick (fault, is_change);
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, node));
  if (strlen (text) > 2000)
    return FALSE;
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
has_place (Fault *fault, TcNode node)
{
  TcSpan span;

  return fault_attribute (fault, node, "after", &span) ||
         fault_attribute (fault, node, "before", &span);
}

static gboolean
plant_place_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, has_place);
  TcSpan span;

  if (node == TC_NODE_NONE)
    return FALSE;
  misspell_value (fault, node, fault_attribute (fault, node, "after", &span) ? "after" : "before");
  return TRUE;
}

static gboolean
plant_attribute_misspelt (Fault *fault)
{
  TcNode node;
  const char *was = pick_old_value (fault, &node);
  const char *name;
  TcSpan span;

  if (was == NULL)
    return FALSE;
  name = was + strlen ("was-");
  if (strlen (name) < 4 || !fault_attribute (fault, node, name, &span))
    return FALSE;
  fault->word = g_strdup (name);
  fault_replace (fault, (TcSpan){ span.start, span.start + (guint32) strlen (name) },
                 fault_misspell (fault, name));
  fault_expect (fault, span);
  return TRUE;
}

static gboolean
is_any_below (Fault *fault, TcNode node)
{
  return node != 0;
}

static gboolean
plant_element_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any_below);
  const char *name = get_name (fault, node);
  g_autofree char *slip = NULL;

  if (strlen (name) < 4)
    return FALSE;
  fault->word = g_strdup (name);
  slip = fault_misspell (fault, name);
  fault_replace (fault, fault_name (fault, node), g_strdup (slip));
  if (!fault_place (fault, node)->is_empty)
    fault_replace (fault, fault_end_name (fault, node), g_strdup (slip));
  fault_expect (fault, fault_name (fault, node));
  return TRUE;
}

/* A section that the format has only once stands in the wrong place. */
static gboolean
plant_section_after_all (Fault *fault)
{
  TcNode node = fault_pick (fault, is_section);
  guint32 end = fault_place (fault, 0)->end_tag.start;
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  text = fault_dup (fault, extent);
  fault_replace (fault, (TcSpan){ end, end }, g_strdup_printf ("  %s\n", text));
  fault_expect_edit (fault);
  return TRUE;
}

const FaultKind fault_kinds_variant[] = {
  { "key of a change misspelt", plant_key_misspelt },
  { "attribute of a change misspelt", plant_attribute_misspelt },
  { "element of a variant misspelt", plant_element_misspelt },
  { "base has moved", plant_base_moved },
  { "base of a whole element has moved", plant_whole_moved },
  { "change that changes nothing", plant_idle },
  { "base misspelt", plant_base_misspelt },
  { "variant extends itself", plant_base_is_itself },
  { "unknown thing removed", plant_remove_unknown },
  { "removed and changed", plant_removed_and_changed },
  { "changed twice", plant_changed_twice },
  { "place misspelt", plant_place_misspelt },
  { "section twice", plant_section_after_all },
  { NULL, NULL },
};
