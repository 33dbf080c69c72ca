/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"

/* A datum once more, right after itself: the same bytes, comments included, but for the keys that
 * must be unique in the file, which no other thing has then, and for its name, by which people tell
 * it from the first. What names one of these keys inside the copy names the new one, and the copy
 * is the designer's. */

typedef struct {
  TcOperationRun *run;
  const TcOperation *operation;
  TcOperationRun copy; /* its edits are of the copy, as if it were made in place */
  TcNode node;         /* what is copied */
  TcSpan extent;       /* of it */
  GHashTable *keys;    /* TcNode + 1 in it: its new key */
  GHashTable *used;    /* new keys */
  const char *title;   /* nullable: the attribute that holds the new name */
} Duplicate;

static gboolean
is_inside (const Duplicate *self, TcNode node)
{
  TcSpan extent = tc_scenario_get_extent (self->run->scenario, node);

  return extent.start >= self->extent.start && extent.end <= self->extent.end;
}

/* (nullable): what @attribute of @node is to be in the copy. */
static const char *
find_wanted (const Duplicate *self, TcNode node, const char *attribute)
{
  const GPtrArray *sets = self->operation->inside;

  for (guint i = 0; sets != NULL && i < sets->len; i++) {
    const TcOperation *set = sets->pdata[i];

    if (g_str_equal (set->name, attribute) &&
        tc_scenario_find_by_path (self->run->scenario, set->path) == node)
      return set->value;
  }

  return NULL;
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
  if (tc_scenario_has_id (self->run->scenario, key) || has_sibling (self, element, key) ||
      g_hash_table_contains (self->used, key))
    return FALSE;

  return g_hash_table_add (self->used, g_strdup (key));
}

/* @stem with @n behind it, cut where the type does not allow as much. */
static char *
dup_numbered (const TcSchemaType *type, const char *stem, guint n)
{
  g_autofree char *number = g_strdup_printf ("-%u", n);
  glong length = g_utf8_strlen (stem, -1);
  glong room = (glong) MIN (type->max_length, G_MAXINT) - (glong) strlen (number);
  g_autofree char *cut = g_utf8_substring (stem, 0, CLAMP (room, 0, length));

  return g_strconcat (cut, number, NULL);
}

/* "sedan" as "sedan-2", "sedan-2" as "sedan-3". */
static char *
dup_free_key (Duplicate *self,
              const TcSchemaElement *element,
              const TcSchemaType *type,
              const char *key)
{
  const char *dash = strrchr (key, '-');
  gboolean has_number =
    dash != NULL && dash[1] != '\0' && strspn (dash + 1, "0123456789") == strlen (dash + 1);
  g_autofree char *stem = g_strndup (key, has_number ? (gsize) (dash - key) : strlen (key));

  for (guint n = 2;; n++) {
    g_autofree char *candidate = dup_numbered (type, stem, n);

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
  const char *key, *wanted;

  if (element->key == NULL || (element->scope == TC_KEY_SCOPE_PARENT && node != self->node))
    return TRUE;
  attribute = tc_schema_content_find_attribute (element->content, element->key[0]);
  key = tc_scenario_get_string (scenario, node, element->key[0]);
  if (!tc_operation_is_key (scenario, node, attribute) || attribute->type->kind != TC_VALUE_ID ||
      key == NULL)
    return tc_operation_refuse (self->run,
                                _ ("There can be no second <%s> like this one: its key would be "
                                   "the same"),
                                element->name);
  wanted = find_wanted (self, node, attribute->name);
  key = wanted != NULL && claim (self, element, wanted)
          ? g_strdup (wanted)
          : dup_free_key (self, element, attribute->type, wanted != NULL ? wanted : key);
  g_hash_table_insert (self->keys, GUINT_TO_POINTER (node + 1), (gpointer) key);
  tc_operation_write (&self->copy, node, attribute->name, key);

  return TRUE;
}

/* -- The name ---------------------------------------------------------------------------------- */

static gboolean
has_named_sibling (Duplicate *self, const char *attribute, const char *name)
{
  const TcScenario *scenario = self->run->scenario;
  TcNode parent = tc_scenario_get_parent (scenario, self->node);
  TcNode node =
    tc_scenario_find_child (scenario, parent, tc_scenario_get_name (scenario, self->node));

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    if (g_strcmp0 (tc_scenario_get_string (scenario, node, attribute), name) == 0)
      return TRUE;

  return FALSE;
}

/* (transfer full): "Horde" and "Horde (2)" as "Horde". */
static char *
dup_name_stem (const char *name)
{
  const char *open = g_strrstr (name, " (");
  gsize n = open != NULL ? strspn (open + 2, "0123456789") : 0;

  if (n > 0 && open > name && strcmp (open + 2 + n, ")") == 0)
    return g_strndup (name, (gsize) (open - name));

  return g_strdup (name);
}

/* "Horde" as "Horde (2)", cut where the type does not allow as much. */
static char *
dup_numbered_name (const TcSchemaType *type, const char *stem, guint n)
{
  g_autofree char *number = g_strdup_printf (" (%u)", n);
  glong length = g_utf8_strlen (stem, -1);
  glong room = (glong) MIN (type->max_length, G_MAXINT) - (glong) strlen (number);
  g_autofree char *cut = g_utf8_substring (stem, 0, CLAMP (room, 0, length));

  return g_strconcat (g_strchomp (cut), number, NULL);
}

static gboolean
is_free_text (const TcSchemaType *type)
{
  return type->kind == TC_VALUE_TEXT && type->pattern == NULL;
}

/* (transfer full): the name that is asked for where it is free, or a numbered one. */
static char *
dup_free_name (Duplicate *self, const TcSchemaType *type, const char *attribute)
{
  const char *wanted = find_wanted (self, self->node, attribute);
  const char *old = tc_scenario_get_string (self->run->scenario, self->node, attribute);
  g_autofree char *stem = dup_name_stem (wanted != NULL ? wanted : old);
  char *name = g_strdup (wanted != NULL ? wanted : old);

  for (guint n = 2; has_named_sibling (self, attribute, name); n++) {
    g_free (name);
    name = dup_numbered_name (type, stem, n);
  }

  return name;
}

/* What has no name is told apart by its key. */
static void
rename_copy (Duplicate *self)
{
  static const char *const titles[] = { "name", "title" };
  const TcScenario *scenario = self->run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, self->node)->content;

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, titles[i]);
    g_autofree char *name = NULL;
    g_autofree char *phrase = NULL;

    if (attribute == NULL || !is_free_text (attribute->type) ||
        !tc_scenario_has (scenario, self->node, titles[i]) ||
        tc_scenario_is_bad (scenario, self->node, titles[i]))
      continue;
    name = dup_free_name (self, attribute->type, titles[i]);
    self->title = attribute->name;
    tc_operation_write (&self->copy, self->node, titles[i], name);
    phrase = tc_operation_dup_phrase (self->run->scenario, self->node, titles[i], name);
    if (phrase != NULL && find_wanted (self, self->node, "phrase") == NULL)
      tc_operation_write (&self->copy, self->node, "phrase", phrase);
    return;
  }
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

    if (content->attributes[i].refs == NULL || !tc_scenario_has (scenario, node, name) ||
        find_wanted (self, node, name) != NULL)
      continue;
    target = tc_scenario_get_ref (scenario, node, name);
    key = target != TC_NODE_NONE ? g_hash_table_lookup (self->keys, GUINT_TO_POINTER (target + 1))
                                 : NULL;
    if (key != NULL)
      tc_operation_write (&self->copy, node, name, key);
  }
}

/* What is to be set beside keys and the name. */
static gboolean
write_wanted (Duplicate *self)
{
  const GPtrArray *sets = self->operation->inside;

  for (guint i = 0; sets != NULL && i < sets->len; i++) {
    const TcOperation *set = sets->pdata[i];
    TcNode node = tc_scenario_find_by_path (self->run->scenario, set->path);
    gboolean is_key, is_name;

    if (node == TC_NODE_NONE || !is_inside (self, node))
      return tc_operation_refuse (self->run, _ ("%s is no part of what is duplicated"), set->path);
    is_key = g_hash_table_contains (self->keys, GUINT_TO_POINTER (node + 1)) &&
             g_str_equal (tc_scenario_get_element (self->run->scenario, node)->key[0], set->name);
    is_name = node == self->node && g_strcmp0 (self->title, set->name) == 0;
    if (!is_key && !is_name)
      tc_operation_write (&self->copy, node, set->name, set->value);
  }

  return TRUE;
}

/* -- The copy ---------------------------------------------------------------------------------- */

static gboolean
is_others (TcProvenance provenance)
{
  return provenance != TC_PROVENANCE_NONE && provenance != TC_PROVENANCE_DESIGNER;
}

/* (transfer full): "terrain:found name:derived" as "terrain:designer name:designer". */
static char *
dup_claimed_list (const char *list)
{
  g_auto (GStrv) items = g_strsplit (list, " ", -1);
  GString *claimed = g_string_new (NULL);

  for (guint i = 0; items[i] != NULL; i++)
    g_string_append_printf (claimed, "%s%.*s:designer", i > 0 ? " " : "",
                            (gint) strcspn (items[i], ":"), items[i]);

  return g_string_free (claimed, FALSE);
}

/* Whoever found or reconstructed the first did not make the second, nor anything in it. */
static void
claim_source (Duplicate *self, TcNode node)
{
  const TcScenario *scenario = self->run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  gboolean is_copy = node == self->node;

  if (tc_schema_content_find_attribute (content, "src") != NULL) {
    if ((is_copy || tc_scenario_has (scenario, node, "src")) &&
        is_others (tc_scenario_get_provenance (scenario, node, NULL)))
      tc_operation_write (&self->copy, node, "src", "designer");
  } else if (is_copy) {
    tc_operation_mark_inside (self->run, tc_scenario_get_parent (scenario, node));
  }
  if (tc_schema_content_find_attribute (content, "src-of") != NULL &&
      tc_scenario_has (scenario, node, "src-of") &&
      !tc_scenario_is_bad (scenario, node, "src-of")) {
    g_autofree char *list = dup_claimed_list (tc_scenario_get_string (scenario, node, "src-of"));

    if (strcmp (list, tc_scenario_get_string (scenario, node, "src-of")) != 0)
      tc_operation_write (&self->copy, node, "src-of", list);
  }
}

static char *
dup_text (Duplicate *self)
{
  const char *text = self->run->text;
  GString *copy = g_string_new (NULL);
  gsize at = self->extent.start;

  for (guint i = 0; i < tc_edits_get_n (self->copy.edits); i++) {
    const TcEdit *edit = tc_edits_get (self->copy.edits, i);

    g_string_append_len (copy, text + at, (gssize) (edit->range.start - at));
    g_string_append_len (copy, edit->text, edit->text_length);
    at = edit->range.end;
  }
  g_string_append_len (copy, text + at, (gssize) (self->extent.end - at));

  return g_string_free (copy, FALSE);
}

static gboolean
change_copy (Duplicate *self)
{
  guint n = tc_scenario_get_n_nodes (self->run->scenario);

  for (TcNode node = self->node; node < n && is_inside (self, node); node++) {
    if (!rename_key (self, node))
      return FALSE;
  }
  rename_copy (self);
  for (TcNode node = self->node; node < n && is_inside (self, node); node++)
    follow_refs (self, node);
  for (TcNode node = self->node; node < n && is_inside (self, node); node++)
    claim_source (self, node);

  return write_wanted (self);
}

static gboolean
check_room (TcOperationRun *run, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (run->scenario, node);
  g_autofree char *choice = NULL;
  const TcSchemaSlot *slot;
  guint n = 0;

  if (parent == TC_NODE_NONE)
    return tc_operation_refuse (run, _ ("The root element cannot be duplicated"));
  slot = tc_operation_count_alike (run->scenario, node, &n);
  if (n < slot->max)
    return TRUE;
  choice = tc_scenario_dup_choice (tc_scenario_get_element (run->scenario, parent)->content, slot);

  return tc_operation_refuse (run, _ ("<%s> may have at most %u of %s"),
                              tc_scenario_get_name (run->scenario, parent), slot->max, choice);
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
tc_operation_run_duplicate (TcOperationRun *run, const TcOperation *operation, TcNode node)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (TcEdits) edits = tc_edits_new (tc_scenario_get_source (run->scenario));
  TcSpan extent = tc_scenario_get_extent (run->scenario, node);
  Duplicate self = { run, operation, *run, node, extent, keys, used, NULL };

  self.copy.edits = edits;
  if (!check_room (run, node) || !change_copy (&self))
    return FALSE;
  run->clashes |= self.copy.clashes;
  insert_copy (&self);

  return TRUE;
}
