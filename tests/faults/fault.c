/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fault.h"

#include <string.h>

guint
fault_random (Fault *fault, guint bound)
{
  return tc_rng_below (&fault->rng, bound);
}

TcNode
fault_pick (Fault *fault, FaultFilter filter)
{
  g_autoptr (GHashTable) kinds = g_hash_table_new (NULL, NULL); /* element -> index + 1 */
  g_autoptr (GPtrArray) lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint n = tc_scenario_get_n_nodes (fault->scenario);
  const GArray *list;

  for (TcNode node = 0; node < n; node++) {
    gpointer element = (gpointer) tc_scenario_get_element (fault->scenario, node);
    guint index;

    if (!filter (fault, node))
      continue;
    index = GPOINTER_TO_UINT (g_hash_table_lookup (kinds, element));
    if (index == 0) {
      g_ptr_array_add (lists, g_array_new (FALSE, FALSE, sizeof (TcNode)));
      index = lists->len;
      g_hash_table_insert (kinds, element, GUINT_TO_POINTER (index));
    }
    g_array_append_val ((GArray *) g_ptr_array_index (lists, index - 1), node);
  }
  if (lists->len == 0)
    return TC_NODE_NONE;
  list = g_ptr_array_index (lists, fault_random (fault, lists->len));

  return g_array_index (list, TcNode, fault_random (fault, list->len));
}

TcNode
fault_pick_role (Fault *fault, const char *role, const char *name)
{
  TcNode node = TC_NODE_NONE;
  TcNode chosen = TC_NODE_NONE;
  guint n = 0;

  while ((node = tc_scenario_find_by_role (fault->scenario, role, node)) != TC_NODE_NONE) {
    if (name != NULL && strcmp (tc_scenario_get_name (fault->scenario, node), name) != 0)
      continue;
    n++;
    if (fault_random (fault, n) == 0)
      chosen = node;
  }

  return chosen;
}

void
fault_replace (Fault *fault, TcSpan span, char *text)
{
  FaultEdit edit = { span, text };

  g_array_append_val (fault->edits, edit);
}

void
fault_expect (Fault *fault, TcSpan span)
{
  g_assert_cmpuint (fault->n_places, <, FAULT_MAX_PLACES);
  fault->places[fault->n_places].is_new = FALSE;
  fault->places[fault->n_places++].span = span;
}

void
fault_expect_edit (Fault *fault)
{
  g_assert_cmpuint (fault->n_places, <, FAULT_MAX_PLACES);
  fault->places[fault->n_places].is_new = TRUE;
  fault->places[fault->n_places++].edit = fault->edits->len - 1;
}

const TcScanElement *
fault_place (Fault *fault, TcNode node)
{
  return tc_scan_get_element (tc_scenario_get_scan (fault->scenario),
                              tc_scenario_get_scan_element (fault->scenario, node));
}

TcSpan
fault_name (Fault *fault, TcNode node)
{
  return fault_place (fault, node)->name;
}

TcSpan
fault_end_name (Fault *fault, TcNode node)
{
  const TcScanElement *place = fault_place (fault, node);

  return (TcSpan){ place->end_tag.start + 2,
                   place->end_tag.start + 2 + place->name.end - place->name.start };
}

gboolean
fault_attribute (Fault *fault, TcNode node, const char *name, TcSpan *out)
{
  const TcScan *scan = tc_scenario_get_scan (fault->scenario);
  const TcScanElement *place = fault_place (fault, node);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute = tc_scan_get_attribute (scan, place->first_attribute + i);
    gsize length = attribute->name.end - attribute->name.start;

    if (strlen (name) != length || memcmp (fault->text + attribute->name.start, name, length) != 0)
      continue;
    *out = (TcSpan){ attribute->name.start, attribute->value.end + 1 };
    return TRUE;
  }

  return FALSE;
}

char *
fault_dup (Fault *fault, TcSpan span)
{
  return g_strndup (fault->text + span.start, span.end - span.start);
}

gint
fault_random_attribute (Fault *fault, TcNode node, FaultAttributeFilter filter)
{
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);
  gint chosen = -1;
  guint n = 0;

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    TcSpan span;

    if (!fault_attribute (fault, node, attribute->name, &span) ||
        (filter != NULL && !filter (element, attribute)))
      continue;
    n++;
    if (fault_random (fault, n) == 0)
      chosen = (gint) i;
  }

  return chosen;
}

/* A slip that leaves letters, digits and hyphens, so that it could be a word of its own. */
char *
fault_misspell (Fault *fault, const char *word)
{
  gsize length = strlen (word);

  for (;;) {
    guint at = fault_random (fault, (guint) length);
    g_autoptr (GString) slip = g_string_new (word);

    switch (fault_random (fault, 4)) {
    case 0:
      if (length > 3)
        g_string_erase (slip, at, 1);
      break;
    case 1:
      g_string_insert_c (slip, at, word[at]);
      break;
    case 2:
      slip->str[at] = (char) ('a' + fault_random (fault, 26));
      break;
    default:
      if (at + 1 < length) {
        slip->str[at] = word[at + 1];
        slip->str[at + 1] = word[at];
      }
      break;
    }
    if (strcmp (slip->str, word) != 0 && g_ascii_isalnum (slip->str[0]) &&
        (g_ascii_isalpha (slip->str[0]) || !g_ascii_isalpha (word[0])))
      return g_string_free (g_steal_pointer (&slip), FALSE);
  }
}

static guint32
find_indent (Fault *fault, TcNode node)
{
  guint32 start = tc_scenario_get_extent (fault->scenario, node).start;

  while (start > 0 && strchr (" \t", fault->text[start - 1]) != NULL)
    start--;
  if (start > 0 && fault->text[start - 1] == '\n')
    start--;

  return start;
}

void
fault_remove (Fault *fault, TcNode node)
{
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);

  fault_replace (fault, (TcSpan){ find_indent (fault, node), extent.end }, g_strdup (""));
}

void
fault_insert_after (Fault *fault, TcNode node, const char *text)
{
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);
  g_autofree char *space = fault_dup (fault, (TcSpan){ find_indent (fault, node), extent.start });

  fault_replace (fault, (TcSpan){ extent.end, extent.end }, g_strconcat (space, text, NULL));
}

void
fault_insert_before (Fault *fault, TcNode node, const char *text)
{
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);
  g_autofree char *space = fault_dup (fault, (TcSpan){ find_indent (fault, node), extent.start });

  fault_replace (fault, (TcSpan){ extent.start, extent.start }, g_strconcat (text, space, NULL));
}

gboolean
fault_is_role (Fault *fault, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (fault->scenario, node), role) == 0;
}
