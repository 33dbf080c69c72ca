/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-clause.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

/* -- Rows -------------------------------------------------------------------------------------- */

TcClauseRoot
tc_clause_find_root (TcScenario *scenario, TcNode owner, const char *role)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, owner)->content;
  TcClauseRoot root = {
    .owner = owner,
    .holder = tc_schema_content_find_role (content, role),
    .root = owner,
  };

  if (root.holder != NULL)
    root.root = tc_scenario_find_child_by_role (scenario, owner, role, TC_NODE_NONE);

  return root;
}

/* What only holds other clauses: its sentence is theirs. */
static gboolean
is_holder (const TcSchemaElement *element)
{
  return element->negation == NULL && (g_strcmp0 (element->sentence, "{*}") == 0 ||
                                       g_strcmp0 (element->sentence, "{*and}") == 0);
}

static void
add_rows (GPtrArray *items, TcScenario *scenario, TcNode parent, guint depth)
{
  TcNode node = tc_scenario_get_first_child (scenario, parent);

  for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (scenario, node)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    g_autofree char *path = NULL;
    g_autofree char *kind = NULL;
    g_autofree char *sentence = NULL;

    if (element->sentence == NULL)
      continue;
    path = tc_scenario_dup_path (scenario, node);
    kind = tc_word_dup_capital (element->label);
    sentence = is_holder (element) ? g_strdup ("") : tc_sentence_dup (scenario, node);
    g_ptr_array_add (items, tc_item_new (path, kind, sentence, "", depth));
    add_rows (items, scenario, node, depth + 1);
  }
}

GPtrArray *
tc_clause_list (TcScenario *scenario, const TcClauseRoot *root)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  if (root->root != TC_NODE_NONE)
    add_rows (items, scenario, root->root, 0);

  return items;
}

/* -- What may stand where ---------------------------------------------------------------------- */

static guint
find_slot (const TcSchemaContent *content, const char *name)
{
  guint slot = 0;

  tc_schema_content_find_element (content, name, &slot);

  return slot;
}

/* How many children of @parent are of @slot; @out_last: the last of them. */
static guint
count_slot (TcScenario *scenario, TcNode parent, guint slot, TcNode *out_last)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  TcNode child = tc_scenario_get_first_child (scenario, parent);
  guint n = 0;

  *out_last = TC_NODE_NONE;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (find_slot (content, tc_scenario_get_name (scenario, child)) != slot)
      continue;
    *out_last = child;
    n++;
  }

  return n;
}

static void
append_kind (GMenu *menu,
             const TcSchemaElement *element,
             const char *action,
             const char *parent,
             const char *holder,
             const char *after)
{
  g_autofree char *label = tc_word_dup_capital (element->label);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "(ssss)", parent, holder, element->name, after);
  g_menu_append_item (menu, item);
}

static void
append_slot (GMenu *menu,
             const TcSchemaContent *content,
             const TcSchemaSlot *slot,
             const char *action,
             const char *parent,
             const char *holder,
             const char *after)
{
  for (guint i = 0; i < slot->n; i++) {
    const TcSchemaElement *element = content->elements[slot->first + i];

    if (element->sentence != NULL)
      append_kind (menu, element, action, parent, holder, after);
  }
}

/* (transfer full): what may come after the last of each slot inside @node. */
static GMenu *
make_inside_menu (TcScenario *scenario, TcNode node, const char *action)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < content->n_slots; i++) {
    TcNode last;
    guint n = count_slot (scenario, node, i, &last);
    g_autofree char *after =
      last != TC_NODE_NONE ? tc_scenario_dup_path (scenario, last) : g_strdup ("");

    if (n < content->slots[i].max)
      append_slot (menu, content, &content->slots[i], action, path, "", after);
  }

  return menu;
}

/* (transfer full): what may come right after @node. */
static GMenu *
make_after_menu (TcScenario *scenario, TcNode node, const char *action)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  guint slot = find_slot (content, tc_scenario_get_name (scenario, node));
  g_autofree char *path = tc_scenario_dup_path (scenario, parent);
  g_autofree char *after = tc_scenario_dup_path (scenario, node);
  GMenu *menu = g_menu_new ();
  TcNode last;

  if (count_slot (scenario, parent, slot, &last) < content->slots[slot].max)
    append_slot (menu, content, &content->slots[slot], action, path, "", after);

  return menu;
}

static void
append_section (GMenu *menu, const char *label, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, label, G_MENU_MODEL (section));
}

GMenu *
tc_clause_make_add_menu (TcScenario *scenario,
                         const TcClauseRoot *root,
                         TcNode selected,
                         const char *action)
{
  GMenu *menu = g_menu_new ();

  if (selected != TC_NODE_NONE) {
    g_autofree char *kind = tc_node_dup_kind (scenario, selected);
    /* Translators: a kind of clause, such as "Place" */
    g_autofree char *inside_label = g_strdup_printf (_ ("Inside %s"), kind);
    g_autofree char *after_label = g_strdup_printf (_ ("After %s"), kind);
    g_autoptr (GMenu) inside = make_inside_menu (scenario, selected, action);
    g_autoptr (GMenu) after = make_after_menu (scenario, selected, action);

    append_section (menu, inside_label, inside);
    append_section (menu, after_label, after);
  } else if (root->root != TC_NODE_NONE) {
    g_autoptr (GMenu) inside = make_inside_menu (scenario, root->root, action);

    append_section (menu, NULL, inside);
  } else {
    const TcSchemaContent *content = root->holder->content;
    g_autofree char *path = tc_scenario_dup_path (scenario, root->owner);

    for (guint i = 0; i < content->n_slots; i++)
      append_slot (menu, content, &content->slots[i], action, path, root->holder->name, "");
  }

  return menu;
}

GMenu *
tc_clause_make_kind_menu (TcScenario *scenario, TcNode clause, const char *action)
{
  TcNode parent = tc_scenario_get_parent (scenario, clause);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  const TcSchemaSlot *slot =
    &content->slots[find_slot (content, tc_scenario_get_name (scenario, clause))];
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < slot->n; i++) {
    const TcSchemaElement *element = content->elements[slot->first + i];
    g_autofree char *label = tc_word_dup_capital (element->label);
    g_autoptr (GMenuItem) item = NULL;

    if (element == tc_scenario_get_element (scenario, clause))
      continue;
    item = g_menu_item_new (label, NULL);
    g_menu_item_set_action_and_target (item, action, "s", element->name);
    g_menu_append_item (menu, item);
  }

  return menu;
}

/* -- Changes ----------------------------------------------------------------------------------- */

static gboolean
refuse (GError **error, const char *name)
{
  g_set_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
               _ ("%s cannot be added here."), name);

  return FALSE;
}

static guint
get_ordinal (TcScenario *scenario, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, node));
  guint n = 0;

  for (; child != node; child = tc_scenario_get_next_sibling (scenario, child))
    n++;

  return n;
}

/* Selects child @nth of the element at @parent, as the text is now. */
static void
select_child (TcDocument *document, const char *parent, guint nth)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, NULL);
  TcNode node = scenario != NULL ? tc_scenario_find_by_path (scenario, parent) : TC_NODE_NONE;
  g_autofree char *path = NULL;

  node = node != TC_NODE_NONE ? tc_scenario_get_first_child (scenario, node) : TC_NODE_NONE;
  for (; nth > 0 && node != TC_NODE_NONE; nth--)
    node = tc_scenario_get_next_sibling (scenario, node);
  if (node == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, node);
  tc_document_select (document, path);
}

/* The first clause of all: what holds it is made with it. */
static gboolean
insert_with_holder (TcDocument *document,
                    TcScenario *scenario,
                    TcNode owner,
                    const char *holder,
                    const char *name,
                    GError **error)
{
  const TcSchemaElement *around = tc_schema_content_find_element (
    tc_scenario_get_element (scenario, owner)->content, holder, NULL);
  const TcSchemaElement *element =
    around != NULL ? tc_schema_content_find_element (around->content, name, NULL) : NULL;
  g_autoptr (TcOperation) insert = NULL;
  g_autofree char *path = tc_scenario_dup_path (scenario, owner);
  g_autofree char *inside = g_strconcat (path, "/", holder, NULL);

  if (element == NULL)
    return refuse (error, name);
  insert = tc_value_new_insert_around (scenario, owner, around, element);
  if (!tc_document_apply_operation (document, insert, NULL, error))
    return FALSE;
  select_child (document, inside, 0);

  return TRUE;
}

gboolean
tc_clause_insert (TcDocument *document,
                  const char *parent,
                  const char *holder,
                  const char *name,
                  const char *after,
                  GError **error)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, error);
  const TcSchemaElement *element = NULL;
  g_autoptr (TcOperation) insert = NULL;
  TcNode node, anchor;
  guint nth = 0;

  if (scenario == NULL)
    return FALSE;
  node = tc_scenario_find_by_path (scenario, parent);
  if (node == TC_NODE_NONE)
    return refuse (error, name);
  if (*holder != '\0')
    return insert_with_holder (document, scenario, node, holder, name, error);
  element =
    tc_schema_content_find_element (tc_scenario_get_element (scenario, node)->content, name, NULL);
  if (element == NULL)
    return refuse (error, name);
  insert = tc_value_new_insert (scenario, node, element);
  anchor = *after != '\0' ? tc_scenario_find_by_path (scenario, after) : TC_NODE_NONE;
  if (anchor != TC_NODE_NONE) {
    tc_operation_insert_after (insert, after);
    nth = get_ordinal (scenario, anchor) + 1;
  }
  if (!tc_document_apply_operation (document, insert, NULL, error))
    return FALSE;
  if (anchor == TC_NODE_NONE)
    nth = 0;
  select_child (document, parent, nth);

  return TRUE;
}

/* What is written of @node and allowed in @element, and what else @element requires. */
static char **
dup_kept_attributes (TcScenario *scenario, TcNode node, const TcSchemaElement *element)
{
  const TcSchemaContent *old = tc_scenario_get_element (scenario, node)->content;
  g_auto (GStrv) fresh =
    tc_value_dup_new (scenario, tc_scenario_get_parent (scenario, node), element);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    const TcSchemaAttribute *same = tc_schema_content_find_attribute (old, attribute->name);
    const char *value = NULL;

    for (guint j = 0; fresh[j] != NULL; j += 2)
      value = g_str_equal (fresh[j], attribute->name) ? fresh[j + 1] : value;
    if (same != NULL && tc_scenario_has (scenario, node, attribute->name) &&
        (same->refs == NULL) == (attribute->refs == NULL)) {
      const char *written = tc_scenario_get_string (scenario, node, attribute->name);

      if (tc_schema_type_check (attribute->type, written, strlen (written), NULL))
        value = written;
    }
    if (value == NULL)
      continue;
    g_strv_builder_add (builder, attribute->name);
    g_strv_builder_add (builder, value);
  }

  return g_strv_builder_end (builder);
}

/* Children of @node that @slot of the new element may hold as they are, or what it requires. */
static void
fill_slot (TcOperation *insert,
           TcScenario *scenario,
           TcNode node,
           const TcSchemaElement *element,
           const TcSchemaSlot *slot)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);
  guint n = 0;

  for (; child != TC_NODE_NONE && n < slot->max;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *old = tc_scenario_get_element (scenario, child);
    gboolean is_of_slot = FALSE;

    for (guint i = 0; i < slot->n; i++) {
      const TcSchemaElement *other = element->content->elements[slot->first + i];

      is_of_slot |= g_str_equal (other->name, old->name) && other->content == old->content;
    }
    if (is_of_slot) {
      g_auto (GStrv) attributes = dup_kept_attributes (scenario, child, old);
      TcOperation *inner =
        tc_operation_add_child (insert, old->name, (const char *const *) attributes);

      tc_value_copy_children (inner, scenario, child);
      n++;
    }
  }
  for (; n < slot->min; n++)
    tc_value_add_required (insert, scenario, node, tc_template_pick (element->content, slot));
}

gboolean
tc_clause_retype (TcDocument *document, const char *path, const char *name, GError **error)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, error);
  g_autoptr (TcOperation) group = tc_operation_new_group (_ ("Change kind of clause"));
  const TcSchemaElement *element = NULL;
  TcOperation *insert = NULL;
  g_autofree char *parent = NULL;
  g_auto (GStrv) attributes = NULL;
  TcNode node;
  guint nth;

  if (scenario == NULL)
    return FALSE;
  node = tc_scenario_find_by_path (scenario, path);
  if (node == TC_NODE_NONE || node == 0)
    return refuse (error, name);
  parent = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, node));
  element = tc_schema_content_find_element (
    tc_scenario_get_element (scenario, tc_scenario_get_parent (scenario, node))->content, name,
    NULL);
  if (element == NULL)
    return refuse (error, name);
  nth = get_ordinal (scenario, node);
  attributes = dup_kept_attributes (scenario, node, element);
  insert = tc_operation_new_insert (parent, name, (const char *const *) attributes);
  tc_operation_insert_after (insert, path);
  for (guint i = 0; i < element->content->n_slots; i++)
    fill_slot (insert, scenario, node, element, &element->content->slots[i]);
  tc_operation_group_take (group, insert);
  tc_operation_group_take (group, tc_operation_new_remove (path));
  if (!tc_document_apply_operation (document, group, NULL, error))
    return FALSE;
  select_child (document, parent, nth);

  return TRUE;
}

/* The sibling that @node would then stand after, or TC_NODE_NONE for none. */
static TcNode
find_before (TcScenario *scenario, TcNode node, TcNode before)
{
  TcNode child = tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, node));
  TcNode last = TC_NODE_NONE;

  for (; child != TC_NODE_NONE && child != before;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (child != node)
      last = child;
  }

  return last;
}

gboolean
tc_clause_move (TcDocument *document, const char *path, const char *before, GError **error)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, error);
  g_autoptr (TcOperation) move = NULL;
  g_autofree char *after_path = NULL;
  g_autofree char *parent = NULL;
  TcNode node, next, after;
  guint nth;

  if (scenario == NULL)
    return FALSE;
  node = tc_scenario_find_by_path (scenario, path);
  next = before != NULL ? tc_scenario_find_by_path (scenario, before) : TC_NODE_NONE;
  if (node == TC_NODE_NONE || (before != NULL && next == TC_NODE_NONE) ||
      (next != TC_NODE_NONE &&
       tc_scenario_get_parent (scenario, next) != tc_scenario_get_parent (scenario, node))) {
    g_set_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                 _ ("It can only be moved among those beside it."));
    return FALSE;
  }
  after = find_before (scenario, node, next);
  after_path = after != TC_NODE_NONE ? tc_scenario_dup_path (scenario, after) : NULL;
  parent = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, node));
  nth = after != TC_NODE_NONE ? get_ordinal (scenario, after) + 1 : 0;
  if (after != TC_NODE_NONE && get_ordinal (scenario, node) < nth)
    nth--;
  move = tc_operation_new_move_after (path, after_path);
  if (!tc_document_apply_operation (document, move, NULL, error))
    return FALSE;
  select_child (document, parent, nth);

  return TRUE;
}
