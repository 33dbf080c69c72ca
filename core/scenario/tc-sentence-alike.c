/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-sentence-private.h"
#include "scenario/tc-sentence.h"

/* Elements behind each other that say the same of several things: "Raises Might and Speed by 2." */

/* The one attribute, a word of a list, in which @node and @other differ; NULL when they differ in
 * more, or hold anything. */
static const TcSchemaAttribute *
find_difference (const TcScenario *scenario, TcNode node, TcNode other)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const TcSchemaAttribute *found = NULL;

  if (tc_scenario_get_element (scenario, other) != element ||
      tc_scenario_get_first_child (scenario, node) != TC_NODE_NONE ||
      tc_scenario_get_first_child (scenario, other) != TC_NODE_NONE)
    return NULL;
  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (g_strcmp0 (tc_scenario_get_string (scenario, node, attribute->name),
                   tc_scenario_get_string (scenario, other, attribute->name)) == 0)
      continue;
    if (found != NULL || attribute->type->kind != TC_VALUE_ENUM)
      return NULL;
    found = attribute;
  }

  return found;
}

/* (transfer full): clauses of @node and of those behind it that differ from it in the same word
 * only, which is @out_attribute. */
static GPtrArray *
read_run (const TcScenario *scenario,
          TcNode node,
          TcNode *out_next,
          const TcSchemaAttribute **out_attribute)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_free);
  TcNode next = tc_scenario_get_next_sibling (scenario, node);

  *out_attribute = NULL;
  g_ptr_array_add (clauses, tc_sentence_dup_clause (scenario, node));
  for (; next != TC_NODE_NONE; next = tc_scenario_get_next_sibling (scenario, next)) {
    const TcSchemaAttribute *attribute = find_difference (scenario, node, next);

    if (attribute == NULL || (*out_attribute != NULL && attribute != *out_attribute))
      break;
    *out_attribute = attribute;
    g_ptr_array_add (clauses, tc_sentence_dup_clause (scenario, next));
  }
  *out_next = next;

  return clauses;
}

/* How many bytes all @clauses begin with, up to a blank, and how many they end with behind one. */
static void
measure_shared (const GPtrArray *clauses, gsize *out_head, gsize *out_tail)
{
  const char *first = g_ptr_array_index (clauses, 0);
  gsize length = strlen (first);

  *out_head = *out_tail = length;
  for (guint i = 1; i < clauses->len; i++) {
    const char *other = g_ptr_array_index (clauses, i);
    gsize n = strlen (other);
    gsize head = 0;
    gsize tail = 0;

    while (head < MIN (length, n) && first[head] == other[head])
      head++;
    while (tail < MIN (length, n) - head && first[length - 1 - tail] == other[n - 1 - tail])
      tail++;
    *out_head = MIN (*out_head, head);
    *out_tail = MIN (*out_tail, tail);
  }
  while (*out_head > 0 && first[*out_head - 1] != ' ')
    (*out_head)--;
  while (*out_tail > 0 && first[length - *out_tail] != ' ')
    (*out_tail)--;
}

/* Appends the words in which @clauses differ: "Might, Speed and Sanity", or "each trait" where they
 * are all that there are. FALSE when they differ in more places than one. */
static gboolean
append_words (const GPtrArray *clauses,
              const TcSchemaAttribute *attribute,
              gsize head,
              gsize tail,
              GString *out)
{
  gboolean is_each = clauses->len == attribute->type->n_values;

  for (guint i = 0; i < clauses->len; i++) {
    const char *clause = g_ptr_array_index (clauses, i);
    gsize length = strlen (clause) - head - tail;

    if (length == 0 || memchr (clause + head, ' ', length) != NULL)
      return FALSE;
    if (is_each)
      continue;
    g_string_append (out, i == 0 ? "" : i + 1 < clauses->len ? ", " : _ (" and "));
    g_string_append_len (out, clause + head, (gssize) length);
  }
  if (is_each)
    /* Translators: what there are several of: "each trait" */
    g_string_append_printf (out, _ ("each %s"), tc_sentence_translate (attribute->label));

  return TRUE;
}

char *
tc_sentence_dup_alike (const TcScenario *scenario, TcNode node, TcNode *out_next)
{
  const TcSchemaAttribute *attribute = NULL;
  g_autoptr (GPtrArray) clauses = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  GString *out = g_string_new (NULL);
  TcNode next = TC_NODE_NONE;
  const char *first;
  gsize head, tail;

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE && out_next != NULL,
                        g_string_free (out, FALSE));

  clauses = read_run (scenario, node, &next, &attribute);
  first = g_ptr_array_index (clauses, 0);
  measure_shared (clauses, &head, &tail);
  if (attribute == NULL || !append_words (clauses, attribute, head, tail, words)) {
    *out_next = tc_scenario_get_next_sibling (scenario, node);
    g_string_free (out, TRUE);
    return tc_sentence_dup (scenario, node);
  }
  *out_next = next;
  g_string_append_len (words, first + strlen (first) - tail, (gssize) tail);
  g_string_prepend_len (words, first, (gssize) head);
  tc_sentence_append_sentence (words->str, out);

  return g_string_free (out, FALSE);
}
