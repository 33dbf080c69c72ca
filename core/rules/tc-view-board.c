/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-view.h"

#include <string.h>

#include "rules/tc-view-private.h"
#include "scenario/tc-schema.h"

/* The board of any system from roles alone. What a schema does not give an element (an area
 * without terrain, say) is left empty: every attribute is looked up before it is asked for. */

static const TcSchemaAttribute *
find_attribute (TcScenario *scenario, TcNode node, const char *name)
{
  return tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content, name);
}

const char *
tc_view_read_string (TcScenario *scenario, TcNode node, const char *name)
{
  const char *value = NULL;

  if (find_attribute (scenario, node, name) != NULL)
    value = tc_scenario_get_string (scenario, node, name);

  return value != NULL ? value : "";
}

gint32
tc_view_read_int (TcScenario *scenario, TcNode node, const char *name)
{
  gint64 value;

  /* The quick way for what is good: thousands of points are read after each edit. */
  if (tc_scenario_read_int (scenario, node, name, &value))
    return (gint32) value;
  if (find_attribute (scenario, node, name) == NULL)
    return 0;

  return (gint32) tc_scenario_get_int (scenario, node, name);
}

static gboolean
get_bool (TcScenario *scenario, TcNode node, const char *name)
{
  return find_attribute (scenario, node, name) != NULL &&
         tc_scenario_get_bool (scenario, node, name);
}

static TcNode
get_ref (TcScenario *scenario, TcNode node, const char *name)
{
  if (find_attribute (scenario, node, name) == NULL)
    return TC_NODE_NONE;

  return tc_scenario_get_ref (scenario, node, name);
}

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static TcNode
find_child_by_role (TcScenario *scenario, TcNode node, const char *role)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);

  while (child != TC_NODE_NONE && !has_role (scenario, child, role))
    child = tc_scenario_get_next_sibling (scenario, child);

  return child;
}

/* (transfer full): the children of @node with role "point". */
static GArray *
collect_points (TcScenario *scenario, TcNode node)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (TcPoint));
  TcNode child = node;

  if (node != TC_NODE_NONE)
    child = tc_scenario_get_first_child (scenario, node);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    TcPoint point = { 0, 0 };

    if (!has_role (scenario, child, "point"))
      continue;
    point.x = tc_view_read_int (scenario, child, "x");
    point.y = tc_view_read_int (scenario, child, "y");
    g_array_append_val (points, point);
  }

  return points;
}

void
tc_view_add_owners (TcView *view, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_by_role (scenario, "owner", TC_NODE_NONE);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "owner", node)) {
    TcViewOwner owner = {
      .id = tc_view_read_string (scenario, node, "id"),
      .name = tc_view_read_string (scenario, node, "name"),
      .colour = tc_view_read_string (scenario, node, "colour"),
      .land_colour = tc_view_read_string (scenario, node, "land-colour"),
    };

    tc_view_add_owner (view, &owner);
  }
}

/* The names of an element's switches that are on. */
static GString *
collect_switches (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->type->kind == TC_VALUE_BOOLEAN && get_bool (scenario, node, attribute->name))
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", attribute->name);
  }

  return words;
}

/* What is special about an area: its switches, and its number in brackets. */
static char *
dup_badge (TcScenario *scenario, TcNode node)
{
  gint32 bracket = tc_view_read_int (scenario, node, "bracket");
  GString *badge = collect_switches (scenario, node);

  if (bracket != 0)
    g_string_append_printf (badge, "%s[%d]", badge->len > 0 ? " " : "", bracket);

  return g_string_free (badge, FALSE);
}

static void
add_space (TcView *view, TcScenario *scenario, const TcRuleset *ruleset, TcNode node)
{
  const char *id = tc_view_read_string (scenario, node, "id");
  TcNode terrain = get_ref (scenario, node, "terrain");
  g_autofree char *badge = dup_badge (scenario, node);
  g_autoptr (GArray) outline =
    collect_points (scenario, find_child_by_role (scenario, node, "outline"));
  TcViewContainer container = {
    .thing = ruleset != NULL ? tc_ruleset_find_thing (ruleset, id) : TC_THING_NONE,
    .key = id,
    .name = tc_view_read_string (scenario, node, "name"),
    .kind = TC_CONTAINER_AREA,
    .style = tc_view_read_string (scenario, node, "terrain"),
    .pattern = terrain != TC_NODE_NONE ? tc_view_read_string (scenario, terrain, "pattern") : "",
    .region = tc_view_read_string (scenario, node, "nation"),
    .owner = "",
    .centre = { tc_view_read_int (scenario, node, "x"), tc_view_read_int (scenario, node, "y") },
    .outline = (const TcPoint *) (gpointer) outline->data,
    .n_outline = outline->len,
    .badge = badge,
  };

  tc_view_add_container (view, &container);
}

static void
add_link (TcView *view, TcScenario *scenario, TcNode node)
{
  g_autofree char *switches = g_string_free (collect_switches (scenario, node), FALSE);
  const char *style = tc_view_read_string (scenario, node, "style");
  TcViewLink link = {
    .a = tc_view_read_string (scenario, node, "a"),
    .b = tc_view_read_string (scenario, node, "b"),
    .style = *style != '\0' ? style : switches,
  };

  tc_view_add_link (view, &link);
}

static void
add_shape (TcView *view, TcScenario *scenario, TcNode node)
{
  g_autoptr (GArray) points = collect_points (scenario, node);
  TcViewShape shape = {
    .style = tc_view_read_string (scenario, node, "style"),
    .name = tc_view_read_string (scenario, node, "name"),
    .points = (const TcPoint *) (gpointer) points->data,
    .n_points = points->len,
    .closed = get_bool (scenario, node, "closed"),
  };

  tc_view_add_shape (view, &shape);
}

static void
add_label (TcView *view, TcScenario *scenario, TcNode node)
{
  TcViewLabel label = {
    .style = tc_view_read_string (scenario, node, "style"),
    .text = tc_view_read_string (scenario, node, "text"),
    .at = { tc_view_read_int (scenario, node, "x"), tc_view_read_int (scenario, node, "y") },
    .angle = tc_view_read_int (scenario, node, "angle"),
  };

  tc_view_add_label (view, &label);
}

static void
add_board (TcView *view, TcScenario *scenario, const TcRuleset *ruleset, TcNode node)
{
  tc_view_set_size (view, (guint) MAX (0, tc_view_read_int (scenario, node, "width")),
                    (guint) MAX (0, tc_view_read_int (scenario, node, "height")));
  tc_view_add_grid (view, scenario, ruleset, node);
}

void
tc_view_add_scenery (TcView *view, TcScenario *scenario, const TcRuleset *ruleset)
{
  guint n = tc_scenario_get_n_nodes (scenario);

  tc_view_add_owners (view, scenario);
  for (TcNode node = 0; node < n; node++) {
    const char *role = tc_scenario_get_role (scenario, node);

    if (role == NULL)
      continue;
    if (strcmp (role, "board") == 0)
      add_board (view, scenario, ruleset, node);
    else if (strcmp (role, "space") == 0)
      add_space (view, scenario, ruleset, node);
    else if (strcmp (role, "link") == 0)
      add_link (view, scenario, node);
    else if (strcmp (role, "shape") == 0)
      add_shape (view, scenario, node);
    else if (strcmp (role, "label") == 0)
      add_label (view, scenario, node);
  }
}

const char *
tc_view_find_owner (TcScenario *scenario, TcNode node)
{
  const char *name = NULL;

  if (tc_scenario_find_ref (scenario, node, "owner", &name) == TC_NODE_NONE)
    return "";

  return tc_view_read_string (scenario, node, name);
}

char *
tc_view_dup_face (TcScenario *scenario, TcNode face)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, face)->content;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->type->kind != TC_VALUE_INTEGER)
      continue;
    g_string_append_printf (text, "%s%d", text->len > 0 ? "-" : "",
                            tc_view_read_int (scenario, face, attribute->name));
  }

  return g_string_free (text, FALSE);
}

/* The side of a piece that lies up: its second face when reduced, if it has one. */
static TcNode
find_face (TcScenario *scenario, TcNode piece, gboolean is_reduced)
{
  TcNode face = find_child_by_role (scenario, piece, "face");
  TcNode next = face;

  if (!is_reduced || face == TC_NODE_NONE)
    return face;

  do
    next = tc_scenario_get_next_sibling (scenario, next);
  while (next != TC_NODE_NONE && !has_role (scenario, next, "face"));

  return next != TC_NODE_NONE ? next : face;
}

void
tc_view_add_piece (TcView *view,
                   TcScenario *scenario,
                   TcNode piece,
                   const char *container,
                   gboolean is_reduced)
{
  TcNode face = find_face (scenario, piece, is_reduced);
  g_autofree char *text = face != TC_NODE_NONE ? tc_view_dup_face (scenario, face) : NULL;
  TcViewToken token = { .thing = TC_THING_NONE, .count = 1, .is_reduced = is_reduced };

  token.key = tc_view_read_string (scenario, piece, "id");
  token.name = tc_view_read_string (scenario, piece, "name");
  token.container = container;
  token.owner = tc_view_find_owner (scenario, piece);
  token.symbol = tc_view_read_string (scenario, piece, "class");
  if (token.symbol[0] == '\0')
    token.symbol = tc_scenario_get_name (scenario, piece);
  token.size = tc_view_read_string (scenario, piece, "size");
  token.face = text;
  tc_view_add_token (view, &token);
}

static void
add_placement (TcView *view, TcScenario *scenario, TcNode node)
{
  TcNode piece = get_ref (scenario, node, "counter");

  if (piece != TC_NODE_NONE)
    tc_view_add_piece (view, scenario, piece, tc_view_read_string (scenario, node, "area"),
                       get_bool (scenario, node, "reduced"));
}

TcView *
tc_view_new_for_board (TcScenario *scenario, TcNode setup)
{
  TcView *view = tc_view_new ();
  TcNode child = setup;

  tc_view_add_scenery (view, scenario, NULL);
  if (setup == TC_NODE_NONE)
    return view;

  for (child = tc_scenario_get_first_child (scenario, setup); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (has_role (scenario, child, "placement"))
      add_placement (view, scenario, child);
    else if (has_role (scenario, child, "tile-placement") ||
             has_role (scenario, child, "pawn-placement"))
      tc_view_add_grid_placement (view, scenario, child);
  }

  return view;
}
