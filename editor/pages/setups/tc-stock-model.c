/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/setups/tc-stock-model.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

#define KEY_LEFT  "@left-" /* of the token for pieces that are in no row yet */
#define KEY_FREE  "@free-" /* of the box for pieces that their owner places */
#define KEY_LATER "@later-"

/* A kind without a number of its own has always another one to place. */
#define NO_NUMBER G_MAXUINT

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return node != TC_NODE_NONE && g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static gboolean
is_row (TcScenario *scenario, TcNode node)
{
  return has_role (scenario, node, "stock") || has_role (scenario, node, "free-stock");
}

/* What tells kinds apart in keys: their side, or their own id. */
static char *
dup_kind_key (TcScenario *scenario, const char *prefix, TcNode kind)
{
  TcNode side = tc_scenario_find_ref (scenario, kind, "side", NULL);

  return g_strconcat (prefix, tc_scenario_get_id (scenario, side != TC_NODE_NONE ? side : kind),
                      NULL);
}

gboolean
tc_stock_is_in (TcScenario *scenario)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < schema->n_elements; i++) {
    if (g_strcmp0 (schema->elements[i]->role, "stock") == 0)
      return TRUE;
  }

  return FALSE;
}

/* -- Rows -------------------------------------------------------------------------------------- */

char *
tc_stock_dup_key (TcScenario *scenario, TcNode row)
{
  TcNode kind = tc_view_find_kind (scenario, row);
  TcNode place = tc_view_find_stock_place (scenario, row);

  if (kind == TC_NODE_NONE)
    return NULL;
  if (has_role (scenario, row, "free-stock"))
    return dup_kind_key (scenario, KEY_LATER, kind);

  return place != TC_NODE_NONE ? tc_view_dup_stock_key (scenario, place, kind) : NULL;
}

TcNode
tc_stock_find_row (TcScenario *scenario, TcNode setup, const char *key)
{
  TcNode row = tc_scenario_get_first_child (scenario, setup);

  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    g_autofree char *own = is_row (scenario, row) ? tc_stock_dup_key (scenario, row) : NULL;

    if (g_strcmp0 (own, key) == 0)
      return row;
  }

  return TC_NODE_NONE;
}

GStrv
tc_stock_list_allowed (TcScenario *scenario, TcNode row)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  TcNode child = has_role (scenario, row, "free-stock")
                   ? tc_scenario_get_first_child (scenario, row)
                   : TC_NODE_NONE;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    TcNode space = tc_scenario_find_ref (scenario, child, "space", NULL);

    if (space != TC_NODE_NONE)
      g_strv_builder_add (builder, tc_scenario_get_id (scenario, space));
  }

  return g_strv_builder_end (builder);
}

/* How many pieces of @kind no row of the setup has; NO_NUMBER where there can be any number. */
static guint
count_left (TcScenario *scenario, TcNode setup, TcNode kind)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, kind)->content;
  TcNode row = tc_scenario_get_first_child (scenario, setup);
  guint n = 0;
  guint all = 0;

  if (tc_schema_content_find_attribute (content, "count") == NULL)
    return NO_NUMBER;
  all = tc_view_count_stock (scenario, kind);
  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    if (is_row (scenario, row) && tc_view_find_kind (scenario, row) == kind)
      n += tc_view_count_stock (scenario, row);
  }

  return all - MIN (n, all);
}

/* -- The view ---------------------------------------------------------------------------------- */

static void
add_box (TcView *view, const char *key, const char *name)
{
  TcViewContainer box = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = name,
    .kind = TC_CONTAINER_BOX,
  };

  if (tc_view_find_container (view, key) == NULL)
    tc_view_add_container (view, &box);
}

/* The element of the setup that can put pieces of @kind on @place, and its attribute that names the
 * place. */
static const TcSchemaElement *
find_row_for (TcScenario *scenario,
              TcNode setup,
              TcNode kind,
              TcNode place,
              const TcSchemaAttribute **out_place)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, setup)->content;
  const char *space = tc_scenario_get_element (scenario, place)->key_space;

  for (guint i = 0; i < content->n_elements; i++) {
    const TcSchemaElement *element = content->elements[i];

    if (g_strcmp0 (element->role, "stock") != 0 ||
        g_strcmp0 (element->glyph, tc_scenario_get_element (scenario, kind)->glyph) != 0)
      continue;
    for (guint k = 0; k < element->content->n_attributes; k++) {
      const TcSchemaAttribute *attribute = &element->content->attributes[k];

      if (attribute->refs != NULL && g_strv_contains (attribute->refs, space)) {
        *out_place = attribute;
        return element;
      }
    }
  }

  return NULL;
}

static gboolean
takes_pieces (TcScenario *scenario, TcNode setup, TcNode place)
{
  const TcSchemaAttribute *attribute = NULL;
  TcNode kind = TC_NODE_NONE;

  while ((kind = tc_scenario_find_by_role (scenario, "piece-kind", kind)) != TC_NODE_NONE) {
    if (find_row_for (scenario, setup, kind, place, &attribute) != NULL)
      return TRUE;
  }

  return FALSE;
}

/* The zones of tracks, with what lies in them. */
static void
add_zones (TcView *view, TcScenario *scenario, TcNode setup)
{
  TcNode zone = TC_NODE_NONE;
  TcNode row = tc_scenario_get_first_child (scenario, setup);

  while ((zone = tc_scenario_find_by_role (scenario, "track-zone", zone)) != TC_NODE_NONE) {
    g_autofree char *name = tc_node_dup_title (scenario, zone);

    if (takes_pieces (scenario, setup, zone))
      add_box (view, tc_scenario_get_id (scenario, zone), name);
  }
  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    if (has_role (scenario, row, "stock") &&
        has_role (scenario, tc_view_find_stock_place (scenario, row), "track-zone"))
      tc_view_add_stock (view, scenario, row);
  }
}

static void
add_free (TcView *view, TcScenario *scenario, TcNode row)
{
  TcNode kind = tc_view_find_kind (scenario, row);
  g_autofree char *box = NULL;
  g_autofree char *key = NULL;
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (kind == TC_NODE_NONE)
    return;
  title = tc_node_dup_title (scenario, kind);
  box = dup_kind_key (scenario, KEY_FREE, kind);
  key = dup_kind_key (scenario, KEY_LATER, kind);
  /* Translators: a box; %s is a kind of piece, such as "white cube" */
  name = g_strdup_printf (_ ("Placed by a player: %s"), title);
  add_box (view, box, name);
  tc_view_add_kind (view, scenario, kind, key, box, tc_view_count_stock (scenario, row));
}

static void
add_left (TcView *view, TcScenario *scenario, TcNode setup)
{
  TcNode kind = TC_NODE_NONE;

  add_box (view, TC_STOCK_BOX_OFF, _ ("Not in this setup"));
  while ((kind = tc_scenario_find_by_role (scenario, "piece-kind", kind)) != TC_NODE_NONE) {
    guint n = count_left (scenario, setup, kind);
    g_autofree char *key = dup_kind_key (scenario, KEY_LEFT, kind);

    tc_view_add_kind (view, scenario, kind, key, TC_STOCK_BOX_OFF, n != NO_NUMBER ? n : 1);
  }
}

TcView *
tc_stock_new_view (TcScenario *scenario, TcNode setup)
{
  TcView *view = tc_view_new_for_board (scenario, setup);
  TcNode row = tc_scenario_get_first_child (scenario, setup);

  add_left (view, scenario, setup);
  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    if (has_role (scenario, row, "free-stock"))
      add_free (view, scenario, row);
  }
  add_zones (view, scenario, setup);

  return view;
}

/* -- Moves ------------------------------------------------------------------------------------- */

typedef struct {
  TcScenario *scenario;
  TcNode setup;
  TcNode kind;
  TcNode from; /* row, or TC_NODE_NONE */
  TcOperation *group;
} Move;

/* The kind that token @key stands for, and its row. */
static gboolean
find_subject (Move *move, const char *key)
{
  move->from = tc_stock_find_row (move->scenario, move->setup, key);
  move->kind = TC_NODE_NONE;
  if (move->from != TC_NODE_NONE) {
    move->kind = tc_view_find_kind (move->scenario, move->from);
    return TRUE;
  }
  while ((move->kind = tc_scenario_find_by_role (move->scenario, "piece-kind", move->kind)) !=
         TC_NODE_NONE) {
    g_autofree char *left = dup_kind_key (move->scenario, KEY_LEFT, move->kind);

    if (g_str_equal (left, key))
      return TRUE;
  }

  return FALSE;
}

static void
set_count (const Move *move, TcNode row, guint n)
{
  g_autofree char *path = tc_scenario_dup_path (move->scenario, row);
  g_autofree char *count = g_strdup_printf ("%u", n);

  tc_group_set (move->group, path, "count", count);
}

/* A row that keeps its places stays, even with nothing to place. */
static void
take_one (const Move *move)
{
  g_autofree char *path = NULL;
  guint n = 0;

  if (move->from == TC_NODE_NONE)
    return;
  n = tc_view_count_stock (move->scenario, move->from);
  if (n > 1 || has_role (move->scenario, move->from, "free-stock")) {
    set_count (move, move->from, n - 1);
    return;
  }
  path = tc_scenario_dup_path (move->scenario, move->from);
  tc_group_remove (move->group, path);
}

static gboolean
insert_row (const Move *move, TcNode place)
{
  const TcSchemaAttribute *where = NULL;
  const TcSchemaElement *element =
    find_row_for (move->scenario, move->setup, move->kind, place, &where);
  TcNode side = tc_scenario_find_ref (move->scenario, move->kind, "side", NULL);
  g_autofree char *path = tc_scenario_dup_path (move->scenario, move->setup);
  const TcSchemaAttribute *of = NULL;
  const char *attributes[7] = { NULL };
  guint n = 0;

  if (element == NULL)
    return FALSE;
  of = tc_value_find_ref (tc_scenario_get_schema (move->scenario), element->content, "side");
  if (of != NULL && side != TC_NODE_NONE) {
    attributes[n++] = of->name;
    attributes[n++] = tc_scenario_get_id (move->scenario, side);
  }
  attributes[n++] = where->name;
  attributes[n++] = tc_scenario_get_id (move->scenario, place);
  if (tc_schema_content_find_attribute (element->content, "count") != NULL) {
    attributes[n++] = "count";
    attributes[n++] = "1";
  }
  tc_group_insert (move->group, path, element->name, attributes);

  return TRUE;
}

/* One more in @row; only where it says how many. */
static gboolean
add_one (const Move *move, TcNode row)
{
  const TcSchemaContent *content = tc_scenario_get_element (move->scenario, row)->content;

  if (tc_schema_content_find_attribute (content, "count") == NULL)
    return FALSE;
  set_count (move, row, tc_view_count_stock (move->scenario, row) + 1);

  return TRUE;
}

static TcNode
find_place (TcScenario *scenario, const char *target)
{
  TcNode place = tc_node_find_key (scenario, "space", target);

  return place != TC_NODE_NONE ? place : tc_node_find_key (scenario, "track-zone", target);
}

/* In the row of the kind that is there already, or in a new one. */
static gboolean
put_one (const Move *move, const char *target, TcNode place)
{
  g_autofree char *box = dup_kind_key (move->scenario, KEY_FREE, move->kind);
  g_autofree char *later = dup_kind_key (move->scenario, KEY_LATER, move->kind);
  g_autofree char *key = NULL;
  TcNode row = TC_NODE_NONE;

  if (g_str_equal (target, TC_STOCK_BOX_OFF))
    return TRUE;
  if (place == TC_NODE_NONE && !g_str_equal (target, box))
    return FALSE;
  if (place != TC_NODE_NONE)
    key = tc_view_dup_stock_key (move->scenario, place, move->kind);
  row = tc_stock_find_row (move->scenario, move->setup, key != NULL ? key : later);
  if (row != TC_NODE_NONE)
    return add_one (move, row);

  return place != TC_NODE_NONE && insert_row (move, place);
}

/* Whether the pieces of the row are at @target now. */
static gboolean
is_at (const Move *move, const char *target, TcNode place)
{
  g_autofree char *box = dup_kind_key (move->scenario, KEY_FREE, move->kind);

  if (move->from == TC_NODE_NONE)
    return g_str_equal (target, TC_STOCK_BOX_OFF);
  if (has_role (move->scenario, move->from, "free-stock"))
    return g_str_equal (target, box);

  return place != TC_NODE_NONE && tc_view_find_stock_place (move->scenario, move->from) == place;
}

TcOperation *
tc_stock_new_move (TcScenario *scenario,
                   TcNode setup,
                   const char *subject,
                   const char *target,
                   char **out_why_not)
{
  Move move = { .scenario = scenario, .setup = setup };
  TcNode place = find_place (scenario, target);
  g_autofree char *title = NULL;
  g_autofree char *where = NULL;
  g_autofree char *label = NULL;
  g_autoptr (TcOperation) group = NULL;

  *out_why_not = NULL;
  if (!find_subject (&move, subject)) {
    *out_why_not = g_strdup (_ ("Only pieces can be moved."));
    return NULL;
  }
  if (is_at (&move, target, place))
    return NULL;
  title = tc_node_dup_title (scenario, move.kind);
  where = place != TC_NODE_NONE ? tc_node_dup_title (scenario, place) : NULL;
  /* Translators: a kind of piece, such as "white cube", and a place */
  label = where != NULL ? g_strdup_printf (_ ("Place one %s: %s"), title, where)
                        : g_strdup_printf (_ ("Take one %s off the board"), title);
  group = tc_operation_new_group (label);
  move.group = group;
  take_one (&move);
  if (!put_one (&move, target, place)) {
    *out_why_not = g_strdup_printf (_ ("The setup cannot put a %s there."), title);
    return NULL;
  }

  return g_steal_pointer (&group);
}
