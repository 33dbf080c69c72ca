/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-lint-map-private.h"

#include <string.h>

/* -- Reading -- */

static gint32
read_number (const TcLintMap *map, TcNode node, const char *name)
{
  gint64 number;

  if (!tc_scenario_read_int (map->scenario, node, name, &number) || number < -TC_LINT_MAX_NUMBER ||
      number > TC_LINT_MAX_NUMBER)
    return TC_LINT_NO_NUMBER;

  return (gint32) number;
}

static gboolean
has_place (const TcLintPoint *point)
{
  return point->x != TC_LINT_NO_NUMBER && point->y != TC_LINT_NO_NUMBER;
}

/* A point with a place changes places with the first one astray. */
static void
read_outline (TcLintMap *map, TcLintSpace *space)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_child_by_role (map->scenario, space->outline, "point", node)) !=
         TC_NODE_NONE) {
    TcLintPoint point = { .x = read_number (map, node, "x"),
                          .y = read_number (map, node, "y"),
                          .node = node,
                          .space = (guint32) (space - map->spaces),
                          .corner = TC_LINT_NONE };

    TcLintPoint *first_astray = &map->points[space->first + space->n];
    TcLintPoint *last = &map->points[map->n_points++];

    *last = point;
    if (has_place (&point)) {
      *last = *first_astray;
      *first_astray = point;
      space->n++;
    } else {
      space->n_astray++;
    }
  }
}

static void
read_spaces (TcLintMap *map)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (map->scenario, "space", node)) != TC_NODE_NONE) {
    TcLintSpace *space = &map->spaces[map->n_spaces];

    *space = (TcLintSpace){ .node = node,
                            .outline = tc_scenario_find_child_by_role (map->scenario, node,
                                                                       "outline", TC_NODE_NONE),
                            .x = read_number (map, node, "x"),
                            .y = read_number (map, node, "y"),
                            .first = map->n_points };
    map->spaces_of_nodes[node] = map->n_spaces++;
    if (space->outline != TC_NODE_NONE)
      read_outline (map, space);
  }
}

/* Its first two references to spaces. */
static TcLintLink
read_link (const TcLintMap *map, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (map->scenario, node)->content;
  TcLintLink link = { node, { TC_LINT_NONE, TC_LINT_NONE } };
  guint n = 0;

  for (guint i = 0; i < content->n_attributes && n < 2; i++) {
    TcNode target;

    if (content->attributes[i].refs == NULL)
      continue;
    target = tc_scenario_get_ref (map->scenario, node, content->attributes[i].name);
    if (target != TC_NODE_NONE && map->spaces_of_nodes[target] != TC_LINT_NONE)
      link.ends[n++] = map->spaces_of_nodes[target];
  }

  return link;
}

static void
read_links (TcLintMap *map)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (map->scenario, "link", node)) != TC_NODE_NONE)
    map->links[map->n_links++] = read_link (map, node);
}

/* -- Corners and edges -- */

/* The points that have a place, by x and then y, in @keys; how many they are. */
static guint
sort_points (const TcLintMap *map, TcLintKey *keys)
{
  gint32 left = TC_LINT_MAX_NUMBER;
  gint32 top = TC_LINT_MAX_NUMBER;
  gint32 bottom = -TC_LINT_MAX_NUMBER;
  guint n = 0;

  for (guint32 i = 0; i < map->n_points; i++) {
    const TcLintPoint *point = &map->points[i];

    if (!has_place (point))
      continue;
    left = MIN (left, point->x);
    top = MIN (top, point->y);
    bottom = MAX (bottom, point->y);
    keys[n++].value = i;
  }
  for (guint i = 0; i < n; i++) {
    const TcLintPoint *point = &map->points[keys[i].value];

    /* The fewer bits, the quicker. */
    keys[i].key = (guint64) ((gint64) (point->x - left) * (bottom - top + 1) + point->y - top);
  }
  tc_lint_sort_keys (keys, n);

  return n;
}

static void
number_corners (TcLintMap *map, const TcLintKey *keys, guint n)
{
  map->corner_starts = g_new (guint32, n + 1);
  map->corner_points = g_new (guint32, n);
  for (guint32 i = 0; i < n; i++) {
    if (i == 0 || keys[i].key != keys[i - 1].key)
      map->corner_starts[map->n_corners++] = i;
    map->corner_points[i] = keys[i].value;
    map->points[keys[i].value].corner = map->n_corners - 1;
  }
  map->corner_starts[map->n_corners] = n;
}

static void
sort_edges (TcLintMap *map)
{
  for (guint32 i = 0; i < map->n_points; i++) {
    guint32 from = map->points[i].corner;
    guint32 to;

    if (from == TC_LINT_NONE)
      continue;
    to = map->points[tc_lint_map_get_next (map, i)].corner;
    map->edges[map->n_edges++] =
      (TcLintKey){ (guint64) MIN (from, to) * map->n_corners + MAX (from, to), i };
  }
  tc_lint_sort_keys (map->edges, map->n_edges);
}

TcLintMap *
tc_lint_map_new (TcScenario *scenario)
{
  TcLintMap *map = g_new0 (TcLintMap, 1);
  guint n = tc_scenario_get_n_nodes (scenario);

  /* What the nodes do not fill is never touched. */
  map->scenario = scenario;
  map->spaces = g_new (TcLintSpace, n);
  map->points = g_new (TcLintPoint, n);
  map->links = g_new (TcLintLink, n);
  map->spaces_of_nodes = g_new (guint32, n);
  memset (map->spaces_of_nodes, 0xff, n * sizeof (guint32));
  read_spaces (map);
  read_links (map);
  map->edges = g_new (TcLintKey, map->n_points);
  number_corners (map, map->edges, sort_points (map, map->edges));
  sort_edges (map);

  return map;
}

void
tc_lint_map_free (TcLintMap *map)
{
  if (map == NULL)
    return;
  g_free (map->spaces);
  g_free (map->points);
  g_free (map->links);
  g_free (map->corner_starts);
  g_free (map->corner_points);
  g_free (map->edges);
  g_free (map->spaces_of_nodes);
  g_free (map);
}
