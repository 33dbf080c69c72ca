/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-references.h"

#include <glib/gi18n-lib.h>

#include "scenario/tc-scenario-private.h"
#include "scenario/tc-sentence.h"
#include "scenario/tc-title.h"

static gboolean
may_refer_to (const TcSchemaContent *content, const char *space)
{
  for (guint i = 0; i < content->n_attributes; i++)
    if (content->attributes[i].refs != NULL && g_strv_contains (content->attributes[i].refs, space))
      return TRUE;

  return FALSE;
}

gboolean
tc_references_are_possible (const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element;
  const TcSchema *schema;

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, FALSE);

  element = tc_scenario_get_element (scenario, node);
  schema = tc_scenario_get_schema (scenario);
  if (element->key == NULL)
    return FALSE;
  for (guint i = 0; i < schema->n_elements; i++)
    if (may_refer_to (schema->elements[i]->content, element->key_space))
      return TRUE;

  return FALSE;
}

/* -- Listing ----------------------------------------------------------------------------------- */

static void
add_references_of_node (const TcScenario *scenario,
                        TcNode node,
                        const guint8 *is_target,
                        GArray *references)
{
  const TcSchemaContent *content = tc_scenario_node (scenario, node)->element->content;
  const TcScenarioValue *values = tc_scenario_values (scenario, node);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    TcReference reference = { node, attribute };

    if (attribute->refs == NULL || values[i].string == NULL || values[i].target == TC_NODE_NONE ||
        !is_target[values[i].target])
      continue;
    if (tc_scenario_resolve (scenario, node, attribute, values[i].string) == values[i].target)
      g_array_append_val (references, reference);
  }
}

GArray *
tc_references_list (const TcScenario *scenario, const TcNode *targets, guint n)
{
  GArray *references = g_array_new (FALSE, FALSE, sizeof (TcReference));
  g_autofree guint8 *is_target = NULL;
  guint n_nodes;

  g_return_val_if_fail (scenario != NULL && (targets != NULL || n == 0), references);

  n_nodes = tc_scenario_get_n_nodes (scenario);
  is_target = g_new0 (guint8, n_nodes);
  for (guint i = 0; i < n; i++)
    is_target[targets[i]] = TRUE;
  for (TcNode node = 0; node < n_nodes && n > 0; node++)
    add_references_of_node (scenario, node, is_target, references);

  return references;
}

/* -- Words ------------------------------------------------------------------------------------- */

static char *
dup_capital (const char *label)
{
  g_autofree char *word = tc_title_dup_word (label);
  g_autofree char *first = NULL;

  if (*word == '\0')
    return g_strdup ("");
  first = g_utf8_strup (word, g_utf8_next_char (word) - word);

  return g_strconcat (first, g_utf8_next_char (word), NULL);
}

/* The spaces of an effect and the numbers of a condition say little without it. */
static TcNode
find_clause (const TcScenario *scenario, TcNode node)
{
  TcNode clause = node;

  while (clause != 0 && clause != TC_NODE_NONE && tc_scenario_get_id (scenario, clause) == NULL) {
    if (tc_scenario_is_role (scenario, clause, "effect") ||
        tc_scenario_is_role (scenario, clause, "condition"))
      return clause;
    clause = tc_scenario_get_parent (scenario, clause);
  }

  return node;
}

char *
tc_reference_dup_title (const TcScenario *scenario, TcNode node)
{
  g_autofree char *kind = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, NULL);

  node = find_clause (scenario, node);
  kind = dup_capital (tc_scenario_get_element (scenario, node)->label);
  title = tc_title_dup (scenario, node);
  if (title == NULL || g_str_equal (kind, title))
    return g_steal_pointer (&kind);

  /* Translators: a kind of thing and its name or key: "Area Sedan", "Row 7". */
  return g_strdup_printf (C_ ("use", "%1$s %2$s"), kind, title);
}

/* A table that is the only one of its kind has no id; without a table it is the section. What has
 * an id itself is what people look for, and a link's ends say where it is. */
static char *
dup_holder (const TcScenario *scenario, TcNode node)
{
  TcNode around = tc_scenario_get_parent (scenario, node);

  if (around == TC_NODE_NONE || around == 0 || tc_scenario_get_id (scenario, node) != NULL ||
      tc_scenario_is_role (scenario, node, "link"))
    return g_strdup ("");
  while (!tc_scenario_is_role (scenario, around, "table") &&
         tc_scenario_get_parent (scenario, around) != 0)
    around = tc_scenario_get_parent (scenario, around);

  return dup_capital (tc_scenario_get_element (scenario, around)->label);
}

/* A condition stands deep inside what it is about. */
char *
tc_reference_dup_place (const TcScenario *scenario, TcNode node)
{
  TcNode around;
  char *title = NULL;

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, NULL);

  around = tc_scenario_get_parent (scenario, node);
  while (around != TC_NODE_NONE && around != 0 && tc_scenario_get_id (scenario, around) == NULL)
    around = tc_scenario_get_parent (scenario, around);
  if (around == TC_NODE_NONE || around == 0)
    return dup_holder (scenario, node);
  title = tc_title_dup (scenario, around);
  if (title != NULL && !g_str_equal (title, tc_scenario_get_id (scenario, around)))
    return title;
  g_free (title);

  /* A bare key says little: "1" is a turn. */
  return tc_reference_dup_title (scenario, around);
}

char *
tc_reference_dup_line (const TcScenario *scenario, TcNode node)
{
  g_autofree char *place = tc_reference_dup_place (scenario, node);
  g_autofree char *title = tc_reference_dup_title (scenario, node);

  if (*place == '\0')
    return g_steal_pointer (&title);

  return g_strdup_printf ("%s: %s", place, title);
}

char *
tc_reference_dup_saying (const TcScenario *scenario, const TcReference *reference)
{
  const TcSchemaElement *element;
  char *sentence;

  g_return_val_if_fail (scenario != NULL && reference != NULL, NULL);

  element = tc_scenario_get_element (scenario, reference->node);
  sentence = tc_sentence_dup (scenario, find_clause (scenario, reference->node));
  if (*sentence != '\0')
    return sentence;
  g_free (sentence);
  if (element->key != NULL && g_strv_contains (element->key, reference->attribute->name))
    return g_strdup ("");

  return dup_capital (reference->attribute->label);
}
