/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/map/tc-map-edit.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-node.h"
#include "pages/map/tc-map-edit-private.h"

/* Corners, centres, links and counters. */

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static gboolean
has_attribute (TcScenario *scenario, TcNode node, const char *name)
{
  return tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content,
                                           name) != NULL;
}

gboolean
tc_map_edit_is_same (TcPoint a, TcPoint b)
{
  return a.x == b.x && a.y == b.y;
}

TcNode
tc_map_edit_find_outline (TcScenario *scenario, TcNode space)
{
  TcNode child = tc_scenario_get_first_child (scenario, space);

  while (child != TC_NODE_NONE && !has_role (scenario, child, "outline"))
    child = tc_scenario_get_next_sibling (scenario, child);

  return child;
}

GArray *
tc_map_edit_read_outline (TcScenario *scenario, TcNode outline)
{
  GArray *corners = g_array_new (FALSE, FALSE, sizeof (TcMapCorner));
  TcNode child = outline;

  if (outline != TC_NODE_NONE)
    child = tc_scenario_get_first_child (scenario, outline);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    TcMapCorner corner = { .node = child };

    if (!has_role (scenario, child, "point") || !has_attribute (scenario, child, "x") ||
        !has_attribute (scenario, child, "y"))
      continue;
    corner.at.x = (gint32) tc_scenario_get_int (scenario, child, "x");
    corner.at.y = (gint32) tc_scenario_get_int (scenario, child, "y");
    g_array_append_val (corners, corner);
  }

  return corners;
}

static void
take_set (TcOperation *group,
          TcScenario *scenario,
          TcNode node,
          const char *attribute,
          const char *value)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  tc_operation_group_take (group, tc_operation_new_set (path, attribute, value));
}

static void
take_place (TcOperation *group, TcScenario *scenario, TcNode node, TcPoint at)
{
  g_autofree char *x = g_strdup_printf ("%d", at.x);
  g_autofree char *y = g_strdup_printf ("%d", at.y);

  take_set (group, scenario, node, "x", x);
  take_set (group, scenario, node, "y", y);
}

static void
take_remove (TcOperation *group, TcScenario *scenario, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  tc_operation_group_take (group, tc_operation_new_remove (path));
}

/* (transfer full) (nullable): a group that does nothing is none. */
static TcOperation *
give (TcOperation *group)
{
  if (tc_operation_group_get_n (group) > 0)
    return group;
  tc_operation_free (group);

  return NULL;
}

static guint
find_corner (const GArray *corners, TcPoint at)
{
  for (guint i = 0; i < corners->len; i++) {
    if (tc_map_edit_is_same (g_array_index (corners, TcMapCorner, i).at, at))
      return i;
  }

  return G_MAXUINT;
}

static void
add_name (GString *names, TcScenario *scenario, TcNode space)
{
  g_autofree char *title = tc_node_dup_title (scenario, space);

  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", title);
}

/* (transfer full) (nullable): @inner under a label that names the areas: @format has one "%s". */
static TcOperation *
give_named (TcOperation *inner, const char *format, const GString *names)
{
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *label = g_strconcat (parts[0], names->str, parts[1], NULL);
  TcOperation *group = NULL;

  inner = give (inner);
  if (inner == NULL)
    return NULL;
  group = tc_operation_new_group (label);
  tc_operation_group_take (group, inner);

  return group;
}

TcOperation *
tc_map_edit_move_corner (TcScenario *scenario, TcPoint from, TcPoint to)
{
  TcOperation *group = tc_operation_new_group ("");
  g_autoptr (GString) names = g_string_new (NULL);
  TcNode space = TC_NODE_NONE;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    g_autoptr (GArray) corners =
      tc_map_edit_read_outline (scenario, tc_map_edit_find_outline (scenario, space));
    guint at = find_corner (corners, from);

    if (at == G_MAXUINT || tc_map_edit_is_same (from, to))
      continue;
    add_name (names, scenario, space);
    if (find_corner (corners, to) != G_MAXUINT && corners->len > 3)
      take_remove (group, scenario, g_array_index (corners, TcMapCorner, at).node);
    else
      take_place (group, scenario, g_array_index (corners, TcMapCorner, at).node, to);
  }

  /* TRANSLATORS: %s is one area, or several separated by commas */
  return give_named (group, _ ("Move a corner of %s"), names);
}

TcOperation *
tc_map_edit_insert_corner (TcScenario *scenario, TcPoint a, TcPoint b, TcPoint at)
{
  TcOperation *group = tc_operation_new_group ("");
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *x = g_strdup_printf ("%d", at.x);
  g_autofree char *y = g_strdup_printf ("%d", at.y);
  const char *attributes[] = { "x", x, "y", y, NULL };
  TcNode space = TC_NODE_NONE;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    TcNode outline = tc_map_edit_find_outline (scenario, space);
    g_autoptr (GArray) corners = tc_map_edit_read_outline (scenario, outline);

    for (guint i = 0; i < corners->len; i++) {
      const TcMapCorner *corner = &g_array_index (corners, TcMapCorner, i);
      TcPoint next = g_array_index (corners, TcMapCorner, (i + 1) % corners->len).at;
      gboolean is_edge = (tc_map_edit_is_same (corner->at, a) && tc_map_edit_is_same (next, b)) ||
                         (tc_map_edit_is_same (corner->at, b) && tc_map_edit_is_same (next, a));
      g_autofree char *path = NULL;
      g_autofree char *after = NULL;
      TcOperation *insert;

      if (!is_edge)
        continue;
      add_name (names, scenario, space);
      path = tc_scenario_dup_path (scenario, outline);
      after = tc_scenario_dup_path (scenario, corner->node);
      insert =
        tc_operation_new_insert (path, tc_scenario_get_name (scenario, corner->node), attributes);
      tc_operation_insert_after (insert, after);
      tc_operation_group_take (group, insert);
    }
  }

  /* TRANSLATORS: %s is one area, or several separated by commas */
  return give_named (group, _ ("Insert a corner into %s"), names);
}

TcOperation *
tc_map_edit_remove_corner (TcScenario *scenario, TcPoint at)
{
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  g_autoptr (GString) names = g_string_new (NULL);
  TcNode space = TC_NODE_NONE;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    g_autoptr (GArray) corners =
      tc_map_edit_read_outline (scenario, tc_map_edit_find_outline (scenario, space));
    guint index = find_corner (corners, at);

    if (index == G_MAXUINT)
      continue;
    if (corners->len <= 3)
      return NULL;
    add_name (names, scenario, space);
    take_remove (group, scenario, g_array_index (corners, TcMapCorner, index).node);
  }

  /* TRANSLATORS: %s is one area, or several separated by commas */
  return give_named (g_steal_pointer (&group), _ ("Remove a corner of %s"), names);
}

TcOperation *
tc_map_edit_move_centre (TcScenario *scenario, const char *key, TcPoint to)
{
  TcNode space = tc_node_find_key (scenario, "space", key);
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  TcOperation *group;

  if (space == TC_NODE_NONE || !has_attribute (scenario, space, "x") ||
      !has_attribute (scenario, space, "y"))
    return NULL;
  title = tc_node_dup_title (scenario, space);
  label = g_strdup_printf (_ ("Move the centre of %s"), title);
  group = tc_operation_new_group (label);
  take_place (group, scenario, space, to);

  return group;
}

/* The first two references of a link are its ends. */
static gboolean
get_ends (TcScenario *scenario, TcNode link, TcNode out_ends[2])
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, link)->content;
  guint n = 0;

  for (guint i = 0; i < content->n_attributes && n < 2; i++) {
    TcNode end;

    if (content->attributes[i].refs == NULL)
      continue;
    end = tc_scenario_get_ref (scenario, link, content->attributes[i].name);
    if (end != TC_NODE_NONE && has_role (scenario, end, "space"))
      out_ends[n++] = end;
  }

  return n == 2;
}

TcNode
tc_map_edit_find_link (TcScenario *scenario, const char *a, const char *b)
{
  TcNode first = tc_node_find_key (scenario, "space", a);
  TcNode second = tc_node_find_key (scenario, "space", b);
  TcNode link = TC_NODE_NONE;
  TcNode ends[2];

  if (first == TC_NODE_NONE || second == TC_NODE_NONE)
    return TC_NODE_NONE;
  while ((link = tc_scenario_find_by_role (scenario, "link", link)) != TC_NODE_NONE) {
    if (get_ends (scenario, link, ends) &&
        ((ends[0] == first && ends[1] == second) || (ends[0] == second && ends[1] == first)))
      return link;
  }

  return TC_NODE_NONE;
}

gboolean
tc_map_edit_take_link (TcOperation *group,
                       TcScenario *scenario,
                       TcNode board,
                       const char *a,
                       const char *b)
{
  const TcSchemaElement *link =
    tc_schema_content_find_role (tc_scenario_get_element (scenario, board)->content, "link");
  g_autofree char *path = tc_scenario_dup_path (scenario, board);
  const char *attributes[] = { NULL, a, NULL, b, NULL };

  if (link == NULL || link->key == NULL || link->key[0] == NULL || link->key[1] == NULL)
    return FALSE;
  attributes[0] = link->key[0];
  attributes[2] = link->key[1];
  tc_operation_group_take (group, tc_operation_new_insert (path, link->name, attributes));

  return TRUE;
}

/* (nullable): the switch of a link that makes it lead both ways. */
static const char *
find_mutual (TcScenario *scenario, TcNode board)
{
  const TcSchemaElement *link =
    tc_schema_content_find_role (tc_scenario_get_element (scenario, board)->content, "link");

  for (guint i = 0; link != NULL && i < link->content->n_attributes; i++) {
    if (link->content->attributes[i].mark == TC_MARK_MUTUAL)
      return link->content->attributes[i].name;
  }

  return NULL;
}

/* Where links have a direction: adds the way from @a to @b, or takes it away. */
static TcOperation *
join_one_way (TcScenario *scenario, const char *a, const char *b, TcNode link, const char *mutual)
{
  TcNode first = tc_node_find_key (scenario, "space", a);
  g_autofree char *title = tc_node_dup_title (scenario, first);
  g_autofree char *other = tc_node_dup_title (scenario, tc_node_find_key (scenario, "space", b));
  gboolean is_mutual = link != TC_NODE_NONE && tc_scenario_get_bool (scenario, link, mutual);
  TcNode ends[2] = { TC_NODE_NONE, TC_NODE_NONE };
  gboolean leads_there = FALSE;
  g_autofree char *label = NULL;
  TcOperation *group;

  if (link != TC_NODE_NONE)
    get_ends (scenario, link, ends);
  leads_there = is_mutual || ends[0] == first;
  label = g_strdup_printf (leads_there ? _ ("Remove the arrow from %s to %s")
                                       : _ ("Add an arrow from %s to %s"),
                           title, other);
  group = tc_operation_new_group (label);
  if (link == TC_NODE_NONE)
    tc_map_edit_take_link (group, scenario, tc_scenario_get_parent (scenario, first), a, b);
  else if (!leads_there)
    take_set (group, scenario, link, mutual, "true");
  else if (is_mutual && ends[0] != first)
    take_set (group, scenario, link, mutual, "false");
  else
    take_remove (group, scenario, link);
  /* What is left of one that led both ways. */
  if (is_mutual && ends[0] == first)
    tc_map_edit_take_link (group, scenario, tc_scenario_get_parent (scenario, first), b, a);

  return give (group);
}

TcOperation *
tc_map_edit_join (TcScenario *scenario, const char *a, const char *b)
{
  TcNode link = tc_map_edit_find_link (scenario, a, b);
  TcNode first = tc_node_find_key (scenario, "space", a);
  TcNode second = tc_node_find_key (scenario, "space", b);
  const char *mutual = NULL;
  g_autofree char *title = NULL;
  g_autofree char *other = NULL;
  g_autofree char *label = NULL;
  TcOperation *group;

  if (first == TC_NODE_NONE || second == TC_NODE_NONE || first == second)
    return NULL;
  mutual = find_mutual (scenario, tc_scenario_get_parent (scenario, first));
  if (mutual != NULL)
    return join_one_way (scenario, a, b, link, mutual);
  title = tc_node_dup_title (scenario, first);
  other = tc_node_dup_title (scenario, second);
  label = link == TC_NODE_NONE
            ? g_strdup_printf (_ ("Make %s and %s adjacent"), title, other)
            : g_strdup_printf (_ ("Remove the adjacency of %s and %s"), title, other);
  group = tc_operation_new_group (label);
  if (link != TC_NODE_NONE)
    take_remove (group, scenario, link);
  else
    tc_map_edit_take_link (group, scenario, tc_scenario_get_parent (scenario, first), a, b);

  return give (group);
}

/* (nullable): the attribute of @node that names @target. */
static const char *
find_reference (TcScenario *scenario, TcNode node, TcNode target)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    if (content->attributes[i].refs != NULL &&
        tc_scenario_get_ref (scenario, node, content->attributes[i].name) == target)
      return content->attributes[i].name;
  }

  return NULL;
}

/* The attribute of a placement that says where the counter stands. */
static const char *
find_place_attribute (TcScenario *scenario, TcNode placement)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, placement)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    TcNode target;

    if (content->attributes[i].refs == NULL)
      continue;
    target = tc_scenario_get_ref (scenario, placement, content->attributes[i].name);
    if (target != TC_NODE_NONE && has_role (scenario, target, "space"))
      return content->attributes[i].name;
  }

  return NULL;
}

TcOperation *
tc_map_edit_place (TcScenario *scenario, TcNode setup, const char *piece, const char *space)
{
  TcNode counter = tc_node_find_key (scenario, "piece", piece);
  TcNode area = tc_node_find_key (scenario, "space", space);
  TcNode child = setup;

  if (setup == TC_NODE_NONE || counter == TC_NODE_NONE || area == TC_NODE_NONE)
    return NULL;
  for (child = tc_scenario_get_first_child (scenario, setup); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    const char *attribute;
    g_autofree char *title = NULL;
    g_autofree char *to = NULL;
    g_autofree char *label = NULL;
    TcOperation *group;

    if (!has_role (scenario, child, "placement") ||
        find_reference (scenario, child, counter) == NULL)
      continue;
    attribute = find_place_attribute (scenario, child);
    if (attribute == NULL)
      return NULL;
    title = tc_node_dup_title (scenario, counter);
    to = tc_node_dup_title (scenario, area);
    label = g_strdup_printf (_ ("Move %s to %s"), title, to);
    group = tc_operation_new_group (label);
    take_set (group, scenario, child, attribute, space);
    return group;
  }

  return NULL;
}
