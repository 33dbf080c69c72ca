/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-view.h"

#include <glib/gi18n-lib.h>
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
  const TcSchemaAttribute *attribute = find_attribute (scenario, node, name);
  const char *value = NULL;

  if (attribute != NULL)
    value = tc_scenario_get_string_of (scenario, node, attribute);

  return value != NULL ? value : "";
}

/* The id of what @name refers to, however it is spelt; what is written where that is nothing. */
static const char *
read_reference (TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = find_attribute (scenario, node, name);
  TcNode target =
    attribute != NULL ? tc_scenario_get_ref (scenario, node, name) : (TcNode) TC_NODE_NONE;
  const char *id = target != TC_NODE_NONE ? tc_scenario_get_id (scenario, target) : NULL;

  return id != NULL ? id : tc_view_read_string (scenario, node, name);
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

/* @attribute: (nullable) */
static gint32
read_int_of (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  gint64 value;

  if (attribute == NULL)
    return 0;
  if (tc_scenario_read_int_of (scenario, node, attribute, &value))
    return (gint32) value;

  return (gint32) tc_scenario_get_int (scenario, node, attribute->name);
}

static gboolean
get_bool (TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = find_attribute (scenario, node, name);

  return attribute != NULL && tc_scenario_get_bool_of (scenario, node, attribute);
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

/* The children of @node with role "point" into @points. Thousands are read after each edit, most
 * often of the same element. */
static void
collect_points (TcScenario *scenario, TcNode node, GArray *points)
{
  const TcSchemaElement *known = NULL;
  const TcSchemaAttribute *x = NULL;
  const TcSchemaAttribute *y = NULL;
  TcNode child = TC_NODE_NONE;

  g_array_set_size (points, 0);
  if (node != TC_NODE_NONE)
    child = tc_scenario_get_first_child (scenario, node);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, child);
    TcPoint point;

    if (element != known) {
      if (g_strcmp0 (element->role, "point") != 0)
        continue;
      known = element;
      x = tc_schema_content_find_attribute (element->content, "x");
      y = tc_schema_content_find_attribute (element->content, "y");
    }
    point.x = read_int_of (scenario, child, x);
    point.y = read_int_of (scenario, child, y);
    g_array_append_val (points, point);
  }
}

/* All elements of @role that have a colour. */
static void
add_owners_of (TcView *view, TcScenario *scenario, const char *role)
{
  TcNode node = tc_scenario_find_by_role (scenario, role, TC_NODE_NONE);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, role, node)) {
    TcViewOwner owner = {
      .id = tc_view_read_string (scenario, node, "id"),
      .name = tc_view_read_string (scenario, node, "name"),
      .colour = tc_view_read_string (scenario, node, "colour"),
      .land_colour = tc_view_read_string (scenario, node, "land-colour"),
    };

    if (find_attribute (scenario, node, "colour") != NULL)
      tc_view_add_owner (view, &owner);
  }
}

void
tc_view_add_owners (TcView *view, TcScenario *scenario)
{
  add_owners_of (view, scenario, "owner");
  add_owners_of (view, scenario, "side");
}

/* What scenery is read with. */
typedef struct {
  TcView *view;
  TcScenario *scenario;
  const TcRuleset *ruleset; /* nullable */
  GArray *points;           /* of TcPoint: of one outline or shape */
  GArray *marks;            /* of TcMark: of one area or link */
} Reader;

/* What the attributes of an element put on the board. */
static void
collect_marks (Reader *reader, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (reader->scenario, node)->content;

  g_array_set_size (reader->marks, 0);
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    TcMark mark = { .kind = attribute->mark, .text = attribute->label };

    if (mark.kind == TC_MARK_NONE)
      continue;
    if (attribute->type->kind == TC_VALUE_BOOLEAN)
      mark.value = tc_scenario_get_bool_of (reader->scenario, node, attribute);
    else
      mark.value = read_int_of (reader->scenario, node, attribute);
    if (mark.value != 0)
      g_array_append_val (reader->marks, mark);
  }
}

static void
add_space (Reader *reader, TcNode node)
{
  TcScenario *scenario = reader->scenario;
  const char *id = tc_view_read_string (scenario, node, "id");
  const char *terrain_name = NULL;
  TcNode terrain = tc_scenario_find_ref (scenario, node, "terrain", &terrain_name);
  TcViewContainer container = {
    .thing = reader->ruleset != NULL ? tc_ruleset_find_thing (reader->ruleset, id) : TC_THING_NONE,
    .key = id,
    .name = tc_view_read_string (scenario, node, "name"),
    .kind = TC_CONTAINER_AREA,
    .type = terrain != TC_NODE_NONE ? read_reference (scenario, node, terrain_name) : "",
    .pattern = terrain != TC_NODE_NONE ? tc_view_read_string (scenario, terrain, "pattern") : "",
    .region = tc_view_find_owner_of (scenario, node),
    .owner = "",
    .centre = { tc_view_read_int (scenario, node, "x"), tc_view_read_int (scenario, node, "y") },
  };

  collect_marks (reader, node);
  container.marks = (const TcMark *) (gpointer) reader->marks->data;
  container.n_marks = reader->marks->len;
  collect_points (scenario, find_child_by_role (scenario, node, "outline"), reader->points);
  container.outline = (const TcPoint *) (gpointer) reader->points->data;
  container.n_outline = reader->points->len;
  tc_view_add_container (reader->view, &container);
}

/* Where the links of a schema lead, which one switch of theirs says. */
static TcLinkWay
read_way (Reader *reader, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (reader->scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    if (content->attributes[i].mark == TC_MARK_MUTUAL)
      return tc_scenario_get_bool_of (reader->scenario, node, &content->attributes[i])
               ? TC_LINK_BOTH_WAYS
               : TC_LINK_ONE_WAY;
  }

  return TC_LINK_PLAIN;
}

static void
add_link (Reader *reader, TcNode node)
{
  TcViewLink link = {
    .a = read_reference (reader->scenario, node, "a"),
    .b = read_reference (reader->scenario, node, "b"),
    .way = read_way (reader, node),
  };

  collect_marks (reader, node);
  link.marks = (const TcMark *) (gpointer) reader->marks->data;
  link.n_marks = reader->marks->len;
  tc_view_add_link (reader->view, &link);
}

/* What backs a side from outside the board is a mark on each space that it leads to. */
static void
add_backer (Reader *reader, TcNode node)
{
  TcScenario *scenario = reader->scenario;
  TcNode side = tc_scenario_find_ref (scenario, node, "side", NULL);
  TcNode child = tc_scenario_get_first_child (scenario, node);
  TcMark mark = {
    .kind = TC_MARK_BACKER,
    .text = tc_view_read_string (scenario, node, "name"),
    .owner = side != TC_NODE_NONE ? tc_view_read_string (scenario, side, "id") : "",
  };

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    TcNode space = tc_scenario_find_ref (scenario, child, "space", NULL);
    TcViewContainer *container = NULL;

    if (space != TC_NODE_NONE)
      container = tc_view_get_container (reader->view, tc_scenario_get_id (scenario, space));
    if (container != NULL)
      tc_view_add_mark (reader->view, container, &mark);
  }
}

static void
add_shape (Reader *reader, TcNode node)
{
  TcViewShape shape = {
    .style = tc_view_read_string (reader->scenario, node, "style"),
    .name = tc_view_read_string (reader->scenario, node, "name"),
    .closed = get_bool (reader->scenario, node, "closed"),
  };

  collect_points (reader->scenario, node, reader->points);
  shape.points = (const TcPoint *) (gpointer) reader->points->data;
  shape.n_points = reader->points->len;
  tc_view_add_shape (reader->view, &shape);
}

static void
add_label (Reader *reader, TcNode node)
{
  TcScenario *scenario = reader->scenario;
  TcViewLabel label = {
    .style = tc_view_read_string (scenario, node, "style"),
    .text = tc_view_read_string (scenario, node, "text"),
    .at = { tc_view_read_int (scenario, node, "x"), tc_view_read_int (scenario, node, "y") },
    .angle = tc_view_read_int (scenario, node, "angle"),
  };

  tc_view_add_label (reader->view, &label);
}

static void
add_board (Reader *reader, TcNode node)
{
  tc_view_set_size (reader->view,
                    (guint) MAX (0, tc_view_read_int (reader->scenario, node, "width")),
                    (guint) MAX (0, tc_view_read_int (reader->scenario, node, "height")));
  tc_view_add_grid (reader->view, reader->scenario, reader->ruleset, node);
}

typedef void (*Add) (Reader *reader, TcNode node);

/* (nullable) */
static Add
find_add (const char *role)
{
  static const struct {
    const char *role;
    Add add;
  } roles[] = {
    { "board", add_board }, { "space", add_space }, { "link", add_link },
    { "shape", add_shape }, { "label", add_label }, { "backer", add_backer },
  };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    if (strcmp (role, roles[i].role) == 0)
      return roles[i].add;
  }

  return NULL;
}

void
tc_view_add_scenery (TcView *view, TcScenario *scenario, const TcRuleset *ruleset)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (TcPoint));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (TcMark));
  Reader reader = { view, scenario, ruleset, points, marks };
  guint n = tc_scenario_get_n_nodes (scenario);
  const char *known = NULL;
  Add add = NULL;

  tc_view_add_owners (view, scenario);
  for (TcNode node = 0; node < n; node++) {
    const char *role = tc_scenario_get_role (scenario, node);

    if (role == NULL)
      continue;
    /* Most nodes are of the element of the node before. */
    if (role != known)
      add = find_add (role);
    known = role;
    if (add != NULL)
      add (&reader, node);
  }
}

const char *
tc_view_find_owner_of (TcScenario *scenario, TcNode node)
{
  const char *name = NULL;

  if (tc_scenario_find_ref (scenario, node, "owner", &name) == TC_NODE_NONE)
    return "";

  return read_reference (scenario, node, name);
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

/* What is drawn on a counter of @class: the class may be a datum of its own that says it. */
static const char *
find_symbol (TcScenario *scenario, TcNode node, const char *class)
{
  TcNode target = tc_scenario_get_ref (scenario, node, "class");
  const char *symbol =
    target != TC_NODE_NONE ? tc_view_read_string (scenario, target, "symbol") : "";

  return *symbol != '\0' ? symbol : class;
}

static gboolean
has_own_colour (TcScenario *scenario, TcNode node)
{
  const TcSchemaAttribute *colour = find_attribute (scenario, node, "colour");

  return colour != NULL && colour->refs == NULL;
}

void
tc_view_read_token (TcScenario *scenario, TcNode node, TcViewToken *out_token)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const char *class = tc_view_read_string (scenario, node, "class");

  out_token->name = tc_view_read_string (scenario, node, "name");
  out_token->owner = tc_view_find_owner_of (scenario, node);
  /* One that refers to something names its owner. */
  out_token->colour =
    has_own_colour (scenario, node) ? tc_view_read_string (scenario, node, "colour") : "";
  out_token->size = tc_view_read_string (scenario, node, "size");
  out_token->type = *class != '\0' ? class : element->label;
  if (g_strcmp0 (element->role, "card") == 0)
    out_token->kind = TC_TOKEN_CARD;
  else if (g_strcmp0 (element->glyph, "cube") == 0)
    out_token->kind = TC_TOKEN_CUBE;
  else if (g_strcmp0 (element->glyph, "disk") == 0)
    out_token->kind = TC_TOKEN_DISK;
  else
    out_token->kind = element->glyph != NULL ? TC_TOKEN_PAWN : TC_TOKEN_COUNTER;

  if (element->glyph != NULL)
    out_token->symbol = tc_view_find_glyph (scenario, node);
  else if (*class != '\0')
    out_token->symbol = find_symbol (scenario, node, class);
  else
    out_token->symbol = out_token->kind == TC_TOKEN_COUNTER ? "marker" : "";
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
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = tc_view_read_string (scenario, piece, "id"),
    .container = container,
    .face = text,
    .count = 1,
    .is_reduced = is_reduced,
    .state_word = is_reduced ? _ ("reduced") : "",
  };

  tc_view_read_token (scenario, piece, &token);
  tc_view_add_token (view, &token);
}

static void
add_placement (TcView *view, TcScenario *scenario, TcNode node)
{
  const char *place = NULL;
  TcNode piece = tc_scenario_find_ref (scenario, node, "piece", NULL);
  TcNode space = tc_scenario_find_ref (scenario, node, "space", &place);

  if (piece != TC_NODE_NONE && space != TC_NODE_NONE)
    tc_view_add_piece (view, scenario, piece, read_reference (scenario, node, place),
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
    else if (has_role (scenario, child, "stock"))
      tc_view_add_stock (view, scenario, child);
    else if (has_role (scenario, child, "tile-placement") ||
             has_role (scenario, child, "pawn-placement"))
      tc_view_add_grid_placement (view, scenario, child);
  }

  return view;
}
