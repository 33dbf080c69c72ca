/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-floors-model.h"

#include <glib/gi18n.h>

#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

/* -- Judging ----------------------------------------------------------------------------------- */

TcFloorFault
tc_floors_find_fit (const TcFloorPlan *plan,
                    TcFloorTile *proposed,
                    const TcFloorTile *instead,
                    const TcFloorTile **out_other)
{
  TcFloorTile tried = *proposed;
  TcFloorFault worst = TC_FLOOR_FITS;

  for (guint i = 0; i < TC_FLOOR_N_WAYS; i++) {
    const TcFloorTile *other = NULL;
    TcFloorFault fault;

    tried.turned = (proposed->turned + i) % TC_FLOOR_N_WAYS;
    fault = tc_floor_plan_judge (plan, &tried, instead, &other);
    if (fault == TC_FLOOR_FITS) {
      proposed->turned = tried.turned;
      *out_other = NULL;
      return TC_FLOOR_FITS;
    }
    if (worst == TC_FLOOR_FITS) {
      worst = fault;
      *out_other = other;
    }
  }

  return worst;
}

/* A sentence for whoever tried it. */
static char *
dup_sentence (const TcFloorPlan *plan,
              TcFloorFault fault,
              const TcFloorTile *tile,
              const TcFloorTile *other)
{
  g_autofree char *why = tc_floor_plan_dup_why (plan, fault, tile, other);

  return g_strdup_printf ("%s.", why);
}

GArray *
tc_floors_list_left (TcScenario *scenario, const TcFloorPlan *plan, TcNode floor)
{
  GArray *left = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "tile", node)) != TC_NODE_NONE) {
    TcFloorTile proposed = { .tile = node, .floor = floor };

    if (tc_scenario_get_id (scenario, node) != NULL &&
        tc_floor_plan_find_tile (plan, node) == NULL && tc_floor_plan_belongs (plan, &proposed))
      g_array_append_val (left, node);
  }

  return left;
}

/* -- Operations -------------------------------------------------------------------------------- */

/* Where it lies, and how. A tile that is not turned says nothing of it, unless it did. */
static void
set_place (TcOperation *group,
           TcScenario *scenario,
           const TcFloorTile *from,
           const TcFloorTile *to,
           const char *floor_attribute)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, from->node);
  const struct {
    const char *name;
    gint before;
    gint now;
  } numbers[] = { { "x", from->x, to->x },
                  { "y", from->y, to->y },
                  { "turned", (gint) from->turned, (gint) to->turned } };

  if (from->floor != to->floor)
    tc_group_set (group, path, floor_attribute, tc_scenario_get_id (scenario, to->floor));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_autofree char *text = g_strdup_printf ("%d", numbers[i].now);

    if (numbers[i].before != numbers[i].now)
      tc_group_set (group, path, numbers[i].name, text);
  }
}

static void
insert_tile (TcOperation *group,
             TcScenario *scenario,
             TcNode setup,
             const TcFloorTile *tile,
             const char *tile_attribute,
             const char *floor_attribute)
{
  const TcSchemaElement *element =
    tc_schema_find_role (tc_scenario_get_schema (scenario), "tile-placement");
  g_autofree char *path = tc_scenario_dup_path (scenario, setup);
  g_autofree char *x = g_strdup_printf ("%d", tile->x);
  g_autofree char *y = g_strdup_printf ("%d", tile->y);
  g_autofree char *turned = g_strdup_printf ("%u", tile->turned);

  tc_group_insert (group, path, element->name,
                   (const char *const[]){ tile_attribute, tc_scenario_get_id (scenario, tile->tile),
                                          floor_attribute,
                                          tc_scenario_get_id (scenario, tile->floor), "x", x, "y",
                                          y, tile->turned != 0 ? "turned" : NULL, turned, NULL });
}

/* (nullable): the attribute of a placement that names elements of @role. */
static const char *
find_attribute (TcScenario *scenario, const char *role)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  const TcSchemaElement *element = tc_schema_find_role (schema, "tile-placement");
  const TcSchemaAttribute *attribute =
    element != NULL ? tc_value_find_ref (schema, element->content, role) : NULL;

  return attribute != NULL ? attribute->name : NULL;
}

static TcOperation *
make_change (TcScenario *scenario,
             TcNode setup,
             const TcFloorTile *from,
             const TcFloorTile *to,
             const char *label)
{
  const char *tile_attribute = find_attribute (scenario, "tile");
  const char *floor_attribute = find_attribute (scenario, "floor");
  g_autoptr (TcOperation) group = tc_operation_new_group (label);

  if (tile_attribute == NULL || floor_attribute == NULL)
    return NULL;
  if (from != NULL)
    set_place (group, scenario, from, to, floor_attribute);
  else
    insert_tile (group, scenario, setup, to, tile_attribute, floor_attribute);

  return tc_operation_group_get_n (group) > 0 ? g_steal_pointer (&group) : NULL;
}

TcOperation *
tc_floors_new_lay (TcScenario *scenario,
                   TcNode setup,
                   const TcFloorTile *proposed,
                   char **out_why_not)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
  const TcFloorTile *from = tc_floor_plan_find_tile (plan, proposed->tile);
  const TcFloorTile *other = NULL;
  g_autofree char *title = tc_node_dup_title (scenario, proposed->tile);
  g_autofree char *label =
    from != NULL ? g_strdup_printf (_ ("Move %s"), title) : g_strdup_printf (_ ("Lay %s"), title);
  TcFloorTile to = *proposed;
  TcFloorFault fault;

  *out_why_not = NULL;
  fault = tc_floors_find_fit (plan, &to, from, &other);
  if (fault == TC_FLOOR_FITS)
    return make_change (scenario, setup, from, &to, label);
  *out_why_not = dup_sentence (plan, fault, &to, other);

  return NULL;
}

TcOperation *
tc_floors_new_turn (TcScenario *scenario,
                    TcNode setup,
                    TcNode tile,
                    gboolean is_clockwise,
                    char **out_why_not)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
  const TcFloorTile *from = tc_floor_plan_find_tile (plan, tile);
  const TcFloorTile *other = NULL;
  g_autofree char *title = tc_node_dup_title (scenario, tile);
  g_autofree char *label = g_strdup_printf (_ ("Turn %s"), title);
  TcFloorFault first = TC_FLOOR_FITS;
  TcFloorTile to;

  *out_why_not = NULL;
  if (from == NULL)
    return NULL;
  to = *from;
  for (guint i = 1; i < TC_FLOOR_N_WAYS; i++) {
    const TcFloorTile *found = NULL;
    TcFloorFault fault;

    to.turned = (from->turned + (is_clockwise ? i : TC_FLOOR_N_WAYS - i)) % TC_FLOOR_N_WAYS;
    fault = tc_floor_plan_judge (plan, &to, from, &found);
    if (fault == TC_FLOOR_FITS)
      return make_change (scenario, setup, from, &to, label);
    if (first == TC_FLOOR_FITS) {
      first = fault;
      other = found;
    }
  }
  *out_why_not = dup_sentence (plan, first, from, other);

  return NULL;
}

TcOperation *
tc_floors_new_removal (TcScenario *scenario, TcNode setup, TcNode tile, char **out_why_not)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
  const TcFloorTile *from = tc_floor_plan_find_tile (plan, tile);
  const TcFloorTile *other = NULL;
  g_autofree char *title = tc_node_dup_title (scenario, tile);
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), title);
  g_autofree char *path = NULL;
  TcOperation *group;
  TcFloorFault fault;

  *out_why_not = NULL;
  if (from == NULL)
    return NULL;
  fault = tc_floor_plan_judge_removal (plan, from, &other);
  if (fault != TC_FLOOR_FITS) {
    *out_why_not = dup_sentence (plan, fault, from, other);
    return NULL;
  }
  path = tc_scenario_dup_path (scenario, from->node);
  group = tc_operation_new_group (label);
  tc_group_remove (group, path);

  return group;
}
