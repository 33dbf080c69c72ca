/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"

/* A datum once more, right after itself: the same bytes, comments included, but for the keys that
 * must be unique in the file. What names one of these inside the copy names the new one, and the
 * copy is the designer's. */

typedef struct {
  TcSpan range;
  char *text;
} Change;

typedef struct {
  TcOperationRun *run;
  TcNode node;      /* what is copied */
  TcSpan extent;    /* of it */
  GHashTable *keys; /* TcNode + 1 in it: its new key */
  GHashTable *used; /* key space and new key, "area\nsedan-2" */
  GArray *changes;  /* of Change */
} Duplicate;

static void
clear_change (gpointer data)
{
  g_free (((Change *) data)->text);
}

/* Takes @text. */
static void
add_change (Duplicate *self, TcSpan range, char *text)
{
  Change change = { range, text };

  g_array_append_val (self->changes, change);
}

static gboolean
is_inside (const Duplicate *self, TcNode node)
{
  TcSpan extent = tc_scenario_get_extent (self->run->scenario, node);

  return extent.start >= self->extent.start && extent.end <= self->extent.end;
}

/* -- Keys -------------------------------------------------------------------------------------- */

static gboolean
has_sibling (Duplicate *self, const TcSchemaElement *element, const char *key)
{
  const TcScenario *scenario = self->run->scenario;
  TcNode parent = tc_scenario_get_parent (scenario, self->node);
  TcNode node = tc_scenario_find_child (scenario, parent, element->name);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (g_strcmp0 (tc_scenario_get_string (scenario, node, element->key[0]), key) == 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
claim (Duplicate *self, const TcSchemaElement *element, const char *key)
{
  char *entry = g_strdup_printf ("%s\n%s", element->key_space, key);

  if (tc_scenario_find_by_key (self->run->scenario, element->key_space, key) != TC_NODE_NONE ||
      has_sibling (self, element, key) || g_hash_table_contains (self->used, entry)) {
    g_free (entry);
    return FALSE;
  }

  return g_hash_table_add (self->used, entry);
}

/* "sedan" as "sedan-2", "sedan-2" as "sedan-3". */
static char *
dup_free_key (Duplicate *self, const TcSchemaElement *element, const char *key)
{
  const char *dash = strrchr (key, '-');
  gboolean has_number =
    dash != NULL && dash[1] != '\0' && strspn (dash + 1, "0123456789") == strlen (dash + 1);
  g_autofree char *stem = g_strndup (key, has_number ? (gsize) (dash - key) : strlen (key));

  for (guint n = 2;; n++) {
    g_autofree char *candidate = g_strdup_printf ("%s-%u", stem, n);

    if (claim (self, element, candidate))
      return g_steal_pointer (&candidate);
  }
}

/* Keys that are unique among siblings stay; others get a new one where a new word will do. */
static gboolean
rename_key (Duplicate *self, TcNode node)
{
  const TcScenario *scenario = self->run->scenario;
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const TcSchemaAttribute *attribute;
  const char *key;
  TcSpan span;

  if (element->key == NULL || (element->scope == TC_KEY_SCOPE_PARENT && node != self->node))
    return TRUE;
  attribute = tc_schema_content_find_attribute (element->content, element->key[0]);
  key = tc_scenario_get_string (scenario, node, element->key[0]);
  if (!tc_operation_is_key (scenario, node, attribute) || attribute->type->kind != TC_VALUE_ID ||
      key == NULL || !tc_scenario_get_value_span (scenario, node, attribute->name, &span))
    return tc_operation_refuse (self->run,
                                _ ("There can be no second <%s> like this one: its key would be "
                                   "the same"),
                                element->name);
  key = dup_free_key (self, element, key);
  g_hash_table_insert (self->keys, GUINT_TO_POINTER (node + 1), (gpointer) key);
  add_change (self, span, g_strdup (key));

  return TRUE;
}

static void
follow_refs (Duplicate *self, TcNode node)
{
  const TcScenario *scenario = self->run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;
    TcNode target;
    const char *key;
    TcSpan span;

    if (content->attributes[i].refs == NULL)
      continue;
    target = tc_scenario_get_ref (scenario, node, name);
    key = target != TC_NODE_NONE ? g_hash_table_lookup (self->keys, GUINT_TO_POINTER (target + 1))
                                 : NULL;
    if (key != NULL && tc_scenario_get_value_span (scenario, node, name, &span))
      add_change (self, span, g_strdup (key));
  }
}

/* -- The copy ---------------------------------------------------------------------------------- */

/* Whoever found or reconstructed the first did not make the second. */
static void
claim_source (Duplicate *self)
{
  const TcScenario *scenario = self->run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, self->node)->content;
  TcSpan span;

  if (tc_schema_content_find_attribute (content, "src") != NULL &&
      tc_scenario_get_value_span (scenario, self->node, "src", &span))
    add_change (self, span, g_strdup ("designer"));
}

static gint
compare_changes (gconstpointer a, gconstpointer b)
{
  const Change *first = a;
  const Change *second = b;

  return first->range.start < second->range.start ? -1 : first->range.start > second->range.start;
}

static char *
dup_text (Duplicate *self)
{
  const char *text = self->run->text;
  GString *copy = g_string_new (NULL);
  gsize at = self->extent.start;

  g_array_sort (self->changes, compare_changes);
  for (guint i = 0; i < self->changes->len; i++) {
    const Change *change = &g_array_index (self->changes, Change, i);

    g_string_append_len (copy, text + at, (gssize) (change->range.start - at));
    g_string_append (copy, change->text);
    at = change->range.end;
  }
  g_string_append_len (copy, text + at, (gssize) (self->extent.end - at));

  return g_string_free (copy, FALSE);
}

static gboolean
rename_keys (Duplicate *self)
{
  guint n = tc_scenario_get_n_nodes (self->run->scenario);

  for (TcNode node = self->node; node < n && is_inside (self, node); node++) {
    if (!rename_key (self, node))
      return FALSE;
  }
  for (TcNode node = self->node; node < n && is_inside (self, node); node++)
    follow_refs (self, node);

  return TRUE;
}

static void
insert_copy (Duplicate *self)
{
  TcOperationRun *run = self->run;
  guint32 end = tc_operation_skip_line_comment (run, (guint32) self->extent.end);
  g_autofree char *lead = tc_operation_dup_lead (run, self->extent.start);
  g_autofree char *copy = dup_text (self);
  g_autofree char *whole = g_strconcat (lead != NULL ? lead : "", copy, NULL);

  tc_operation_add (run, (TcSpan){ end, end }, whole);
}

gboolean
tc_operation_run_duplicate (TcOperationRun *run, TcNode node)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (Change));
  Duplicate self = { run, node, tc_scenario_get_extent (run->scenario, node), keys, used, changes };

  g_array_set_clear_func (changes, clear_change);
  if (tc_scenario_get_parent (run->scenario, node) == TC_NODE_NONE)
    return tc_operation_refuse (run, _ ("The root element cannot be duplicated"));
  if (!rename_keys (&self))
    return FALSE;
  claim_source (&self);
  insert_copy (&self);

  return TRUE;
}
