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

/* -- One attribute of one element -- */

static gboolean
has (Fault *fault, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (fault->scenario, node)->content;

  return tc_schema_content_find_attribute (content, name) != NULL &&
         tc_scenario_has (fault->scenario, node, name);
}

static gboolean
is_named (Fault *fault, TcNode node, const char *name)
{
  return node != TC_NODE_NONE && strcmp (tc_scenario_get_name (fault->scenario, node), name) == 0;
}

/* Whether the node is an element @name with the attribute @with and without @without (nullable);
 * "with" may be "name=value". */
static gboolean
fits (Fault *fault, TcNode node, const char *name, const char *with, const char *without)
{
  g_auto (GStrv) parts = with != NULL ? g_strsplit (with, "=", 2) : NULL;

  if (!is_named (fault, node, name) || (without != NULL && has (fault, node, without)))
    return FALSE;
  if (parts == NULL)
    return TRUE;

  return has (fault, node, parts[0]) &&
         (parts[1] == NULL ||
          strcmp (tc_scenario_get_string (fault->scenario, node, parts[0]), parts[1]) == 0);
}

TcNode
fault_find (Fault *fault, const char *name, const char *with, const char *without)
{
  guint n = tc_scenario_get_n_nodes (fault->scenario);
  TcNode chosen = TC_NODE_NONE;
  guint found = 0;

  for (TcNode node = 0; node < n; node++) {
    if (fits (fault, node, name, with, without) && fault_random (fault, ++found) == 0)
      chosen = node;
  }

  return chosen;
}

void
fault_expect_tag (Fault *fault, TcNode node)
{
  fault_expect (fault, fault_place (fault, node)->tag);
}

gboolean
fault_set (Fault *fault, TcNode node, const char *name, const char *value)
{
  TcSpan span;
  guint32 at = 0;

  if (node == TC_NODE_NONE)
    return FALSE;
  if (tc_scenario_get_value_span (fault->scenario, node, name, &span)) {
    fault_replace (fault, span, g_strdup (value));
  } else {
    at = fault_name (fault, node).end;
    fault_replace (fault, (TcSpan){ at, at }, g_strdup_printf (" %s=\"%s\"", name, value));
    fault_expect_edit (fault);
  }
  fault_expect_tag (fault, node);

  return TRUE;
}

gboolean
fault_unset (Fault *fault, TcNode node, const char *name)
{
  TcSpan span;

  if (node == TC_NODE_NONE || !fault_attribute (fault, node, name, &span))
    return FALSE;
  span.start--;
  fault_replace (fault, span, g_strdup (""));
  fault_expect_tag (fault, node);

  return TRUE;
}
