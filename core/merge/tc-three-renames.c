/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "merge/tc-three-private.h"

/* Who got another id is still the same one. Before anything is merged, the three texts are made to
 * call it by one name, references included, so that the rest finds it. */

/* More than this are not looked for: it is another scenario then. */
#define MAX_CANDIDATES 200u

typedef struct {
  const char *space; /* static */
  char *old_id;
  char *new_id;
} Rename;

static void
clear_rename (gpointer data)
{
  Rename *rename = data;

  g_free (rename->old_id);
  g_free (rename->new_id);
}

/* An id of its own, unique in the document: not a number, nor what names another one. */
static gboolean
has_id (const TcSchemaElement *element)
{
  const TcSchemaAttribute *key =
    element->key != NULL && element->key[1] == NULL && element->scope == TC_KEY_SCOPE_DOCUMENT
      ? tc_schema_content_find_attribute (element->content, element->key[0])
      : NULL;

  return key != NULL && key->refs == NULL &&
         (key->type->kind == TC_VALUE_TEXT || key->type->kind == TC_VALUE_ID);
}

/* The nodes whose ids @other does not have; an id that is wrong, or stands twice, is nobody's. */
static GArray *
list_missing (const TcScenario *scenario, const TcScenario *other)
{
  GArray *missing = g_array_new (FALSE, FALSE, sizeof (TcNode));

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    const char *id = has_id (element) ? tc_scenario_get_id (scenario, node) : NULL;

    if (id != NULL && tc_scenario_find_by_key (scenario, element->key_space, id) == node &&
        tc_scenario_find_by_key (other, element->key_space, id) == TC_NODE_NONE)
      g_array_append_val (missing, node);
  }

  return missing;
}

/* (nullable): what people call it. */
static const char *
get_name (const TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  return tc_schema_content_find_attribute (content, "name") != NULL
           ? tc_scenario_get_string (scenario, node, "name")
           : NULL;
}

/* Both stand in the same thing, which may have got another id itself. */
static gboolean
is_same_place (const TcThreeText *base, TcNode old_node, const TcThreeText *side, TcNode new_node)
{
  TcNode from = tc_scenario_get_parent (base->scenario, old_node);
  TcNode to = tc_scenario_get_parent (side->scenario, new_node);
  const TcSchemaElement *element = NULL;
  const char *old_id = NULL;
  const char *new_id = NULL;

  if (from == TC_NODE_NONE || to == TC_NODE_NONE || from == 0 || to == 0)
    return from == to;
  element = tc_scenario_get_element (base->scenario, from);
  if (tc_scenario_get_element (side->scenario, to) != element)
    return FALSE;
  if (!has_id (element))
    return is_same_place (base, from, side, to);
  old_id = tc_scenario_get_id (base->scenario, from);
  new_id = tc_scenario_get_id (side->scenario, to);
  if (old_id == NULL || new_id == NULL || strcmp (old_id, new_id) == 0)
    return TRUE;

  return tc_scenario_find_by_key (side->scenario, element->key_space, old_id) == TC_NODE_NONE &&
         tc_scenario_find_by_key (base->scenario, element->key_space, new_id) == TC_NODE_NONE;
}

/* It says the same but for its id, or people call it the same. */
static gboolean
is_alike (const TcThreeText *base, TcNode old_node, const TcThreeText *side, TcNode new_node)
{
  const char *old_name = get_name (base->scenario, old_node);

  if (tc_scenario_get_element (base->scenario, old_node) !=
        tc_scenario_get_element (side->scenario, new_node) ||
      !is_same_place (base, old_node, side, new_node))
    return FALSE;
  if (old_name != NULL && g_strcmp0 (old_name, get_name (side->scenario, new_node)) == 0)
    return TRUE;

  return tc_three_text_hash_without_key (base,
                                         tc_scenario_get_scan_element (base->scenario, old_node)) ==
         tc_three_text_hash_without_key (side,
                                         tc_scenario_get_scan_element (side->scenario, new_node));
}

/* The only one of @candidates that is like @node, or TC_NODE_NONE. */
static TcNode
find_only (const TcThreeText *text, TcNode node, const TcThreeText *other, const GArray *candidates)
{
  TcNode found = TC_NODE_NONE;

  for (guint i = 0; i < candidates->len; i++) {
    TcNode candidate = g_array_index (candidates, TcNode, i);

    if (!is_alike (text, node, other, candidate))
      continue;
    if (found != TC_NODE_NONE)
      return TC_NODE_NONE;
    found = candidate;
  }

  return found;
}

static GArray *
list_renames (const TcThreeText *base, const TcThreeText *side)
{
  g_autoptr (GArray) gone = list_missing (base->scenario, side->scenario);
  g_autoptr (GArray) new = list_missing (side->scenario, base->scenario);
  GArray *renames = g_array_new (FALSE, FALSE, sizeof (Rename));

  g_array_set_clear_func (renames, clear_rename);
  if (gone->len > MAX_CANDIDATES || new->len > MAX_CANDIDATES)
    return renames;
  for (guint i = 0; i < gone->len; i++) {
    TcNode node = g_array_index (gone, TcNode, i);
    TcNode other = find_only (base, node, side, new);
    Rename rename;

    if (other == TC_NODE_NONE || find_only (side, other, base, gone) != node)
      continue;
    rename = (Rename){ tc_scenario_get_element (base->scenario, node)->key_space,
                       g_strdup (tc_scenario_get_id (base->scenario, node)),
                       g_strdup (tc_scenario_get_id (side->scenario, other)) };
    g_array_append_val (renames, rename);
  }

  return renames;
}

/* (nullable) */
static const Rename *
find_rename (const GArray *renames, const Rename *like)
{
  for (guint i = 0; i < renames->len; i++) {
    const Rename *rename = &g_array_index (renames, Rename, i);

    if (strcmp (rename->space, like->space) == 0 && strcmp (rename->old_id, like->old_id) == 0)
      return rename;
  }

  return NULL;
}

/* %FALSE when a text cannot call it so, for example because it has another of that name. */
static gboolean
apply (TcThree *three, TcThreeSide side, const char *space, const char *from, const char *to)
{
  const TcThreeText *text = &three->texts[side];
  TcNode node = tc_scenario_find_by_key (text->scenario, space, from);
  g_autofree char *path = NULL;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;

  if (node == TC_NODE_NONE)
    return TRUE;
  if (tc_scenario_find_by_key (text->scenario, space, to) != TC_NODE_NONE)
    return FALSE;
  path = tc_scenario_dup_path (text->scenario, node);
  operation =
    tc_operation_new_set (path, tc_scenario_get_element (text->scenario, node)->key[0], to);
  tc_operation_keep_source (operation);
  edits = tc_operation_make_edits (operation, text->scenario, NULL);

  return edits != NULL && tc_three_replace (three, side, edits);
}

/* Both sides gave it another id: that of ours stays. %FALSE, and nothing is reported, when theirs
 * is to be taken. */
static gboolean
dispute (TcThree *three, const Rename *ours, const Rename *theirs)
{
  const TcThreeText *text = &three->texts[TC_THREE_OURS];
  TcNode node = tc_scenario_find_by_key (text->scenario, ours->space, ours->new_id);
  TcNode other =
    tc_scenario_find_by_key (three->texts[TC_THREE_THEIRS].scenario, ours->space, theirs->new_id);
  TcNode old =
    tc_scenario_find_by_key (three->texts[TC_THREE_BASE].scenario, ours->space, ours->old_id);
  const TcSchemaElement *element = tc_scenario_get_element (text->scenario, node);
  g_autofree char *label =
    tc_three_text_dup_label (text, tc_scenario_get_scan_element (text->scenario, node));
  TcThreeConflict *conflict;
  const char *const ids[] = { ours->old_id, ours->new_id, theirs->new_id };
  TcSpan base_span = { 0, 0 };
  TcSpan their_span = { 0, 0 };

  tc_scenario_get_value_span (three->texts[TC_THREE_THEIRS].scenario, other, element->key[0],
                              &their_span);
  tc_scenario_get_value_span (three->texts[TC_THREE_BASE].scenario, old, element->key[0],
                              &base_span);
  if (tc_three_takes_theirs (three, "MRG001", base_span, their_span))
    return FALSE;
  conflict =
    tc_three_conflict (three, "MRG001", (TcSpan){ 0, 0 },
                       g_strdup_printf (_ ("Both sides changed %s of %s"), element->key[0], label));
  tc_scenario_get_value_span (text->scenario, node, element->key[0], &conflict->ours);
  conflict->theirs = tc_three_map_back (three, TC_THREE_THEIRS, their_span);
  conflict->base = tc_three_map_back (three, TC_THREE_BASE, base_span);
  conflict->in_originals = TRUE;
  for (guint side = 0; side < TC_THREE_N; side++)
    conflict->said[side] = g_strdup_printf ("\"%s\"", ids[side]);

  return TRUE;
}

/* Both sides gave it another id, and now it has one. (nullable): the name that it has. */
static const Rename *
settle (TcThree *three, const Rename *ours, const Rename *theirs)
{
  if (dispute (three, ours, theirs))
    return apply (three, TC_THREE_THEIRS, ours->space, theirs->new_id, ours->new_id) ? ours : NULL;

  return apply (three, TC_THREE_OURS, ours->space, ours->new_id, theirs->new_id) ? theirs : NULL;
}

static void
merge_rename (TcThree *three, const Rename *ours, const Rename *theirs)
{
  const Rename *name = ours != NULL ? ours : theirs;
  gboolean is_same = ours != NULL && theirs != NULL && strcmp (ours->new_id, theirs->new_id) == 0;

  /* The other side gave this name to something else. */
  if (tc_scenario_find_by_key (three->texts[TC_THREE_BASE].scenario, name->space, name->new_id) !=
      TC_NODE_NONE)
    return;
  if (ours == NULL) {
    if (!apply (three, TC_THREE_OURS, name->space, name->old_id, name->new_id))
      return;
  } else if (theirs == NULL) {
    if (!apply (three, TC_THREE_THEIRS, name->space, name->old_id, name->new_id))
      return;
  } else if (!is_same) {
    name = settle (three, ours, theirs);
    if (name == NULL)
      return;
  }
  /* When base cannot be changed so, the thing is one that was removed and one that was added. */
  apply (three, TC_THREE_BASE, name->space, name->old_id, name->new_id);
}

void
tc_three_merge_renames (TcThree *three)
{
  g_autoptr (GArray) ours = NULL;
  g_autoptr (GArray) theirs = NULL;

  /* In a variant an id may be the base's: it is another change then. */
  if (tc_variant_is (three->texts[TC_THREE_OURS].keyed.source))
    return;
  ours = list_renames (&three->texts[TC_THREE_BASE], &three->texts[TC_THREE_OURS]);
  theirs = list_renames (&three->texts[TC_THREE_BASE], &three->texts[TC_THREE_THEIRS]);
  for (guint i = 0; i < ours->len; i++) {
    const Rename *rename = &g_array_index (ours, Rename, i);

    merge_rename (three, rename, find_rename (theirs, rename));
  }
  for (guint i = 0; i < theirs->len; i++) {
    const Rename *rename = &g_array_index (theirs, Rename, i);

    if (find_rename (ours, rename) == NULL)
      merge_rename (three, NULL, rename);
  }
}
