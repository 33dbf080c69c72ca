/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "board/layout/tc-board-geometry.h"
#include "document/tc-node.h"
#include "pages/map/tc-map-edit-private.h"

/* Areas come and go. */

const TcSchemaElement *
tc_map_edit_get_space_element (TcScenario *scenario)
{
  TcNode board = tc_scenario_find_by_role (scenario, "board", TC_NODE_NONE);

  if (board == TC_NODE_NONE)
    return NULL;

  return tc_schema_content_find_role (tc_scenario_get_element (scenario, board)->content, "space");
}

/* How long the border is that the outlines share, by whole edges. */
static double
measure_border (const GArray *corners, const TcPoint *points, guint n_points)
{
  double length = 0;

  for (guint i = 0; i < corners->len; i++) {
    TcPoint a = g_array_index (corners, TcMapCorner, i).at;
    TcPoint b = g_array_index (corners, TcMapCorner, (i + 1) % corners->len).at;

    for (guint j = 0; j < n_points; j++) {
      TcPoint from = points[j];
      TcPoint to = points[(j + 1) % n_points];

      if ((tc_map_edit_is_same (a, from) && tc_map_edit_is_same (b, to)) ||
          (tc_map_edit_is_same (a, to) && tc_map_edit_is_same (b, from)))
        length += hypot ((double) b.x - a.x, (double) b.y - a.y);
    }
  }

  return length;
}

char **
tc_map_edit_dup_touching (TcScenario *scenario, const TcPoint *points, guint n_points)
{
  GPtrArray *ids = g_ptr_array_new ();
  TcNode space = TC_NODE_NONE;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    g_autoptr (GArray) corners =
      tc_map_edit_read_outline (scenario, tc_map_edit_find_outline (scenario, space));
    const char *id = tc_scenario_get_id (scenario, space);

    if (id != NULL && measure_border (corners, points, n_points) > 0)
      g_ptr_array_add (ids, g_strdup (id));
  }
  g_ptr_array_add (ids, NULL);

  return (char **) g_ptr_array_free (ids, FALSE);
}

static double
get_distance (TcPoint a, TcPoint b, double x, double y)
{
  double dx = b.x - a.x;
  double dy = b.y - a.y;
  double length = dx * dx + dy * dy;
  double t = length > 0 ? CLAMP (((x - a.x) * dx + (y - a.y) * dy) / length, 0, 1) : 0;

  return hypot (x - a.x - t * dx, y - a.y - t * dy);
}

/* (nullable) */
static const char *
get_value (TcScenario *scenario, TcNode space, const char *attribute)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, space);

  return tc_schema_content_find_attribute (element->content, attribute) != NULL
           ? tc_scenario_get_string (scenario, space, attribute)
           : NULL;
}

static void
add_weight (GHashTable *weights, const char *value, double weight)
{
  double *sum = g_hash_table_lookup (weights, value);

  if (sum == NULL) {
    sum = g_new0 (double, 1);
    g_hash_table_insert (weights, (gpointer) value, sum);
  }
  *sum += weight;
}

/* (nullable): Of equals the first by name: the same answer every time. */
static const char *
find_heaviest (GHashTable *weights)
{
  GHashTableIter iter;
  gpointer value, weight;
  const char *best = NULL;
  double most = 0;

  g_hash_table_iter_init (&iter, weights);
  while (g_hash_table_iter_next (&iter, &value, &weight)) {
    double sum = *(const double *) weight;

    if (best == NULL || sum > most || (sum >= most && strcmp (value, best) < 0)) {
      best = value;
      most = sum;
    }
  }

  return best;
}

/* How far it is from the corners of each to the edges of the other. */
static double
measure_gap (const TcPoint *one, guint n_one, const TcPoint *other, guint n_other)
{
  double gap = G_MAXDOUBLE;

  for (guint i = 0; i < n_one; i++)
    for (guint j = 0; j < n_other; j++) {
      gap = MIN (gap, get_distance (other[j], other[(j + 1) % n_other], one[i].x, one[i].y));
      gap = MIN (gap, get_distance (one[i], one[(i + 1) % n_one], other[j].x, other[j].y));
    }

  return gap;
}

/* (transfer full): of TcPoint: of a space without an outline the place where it lies. */
static GArray *
read_points (TcScenario *scenario, TcNode space)
{
  g_autoptr (GArray) corners =
    tc_map_edit_read_outline (scenario, tc_map_edit_find_outline (scenario, space));
  GArray *points = g_array_new (FALSE, FALSE, sizeof (TcPoint));

  for (guint i = 0; i < corners->len; i++)
    g_array_append_val (points, g_array_index (corners, TcMapCorner, i).at);
  if (points->len == 0 && get_value (scenario, space, "x") != NULL &&
      get_value (scenario, space, "y") != NULL) {
    TcPoint at = { (gint32) tc_scenario_get_int (scenario, space, "x"),
                   (gint32) tc_scenario_get_int (scenario, space, "y") };

    g_array_append_val (points, at);
  }

  return points;
}

/* (nullable): of the area nearest to the polygon. */
static const char *
find_nearest_value (TcScenario *scenario,
                    const char *attribute,
                    const TcPoint *points,
                    guint n_points)
{
  TcNode space = TC_NODE_NONE;
  const char *best = NULL;
  double least = G_MAXDOUBLE;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    g_autoptr (GArray) own = read_points (scenario, space);
    const char *value = get_value (scenario, space, attribute);
    double gap = measure_gap (points, n_points, (const TcPoint *) (gpointer) own->data, own->len);

    if (value != NULL && gap < least) {
      best = value;
      least = gap;
    }
  }

  return best;
}

char *
tc_map_edit_dup_usual (TcScenario *scenario,
                       const char *attribute,
                       const TcPoint *points,
                       guint n_points)
{
  g_autoptr (GHashTable) borders = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  const char *value = NULL;
  TcNode space = TC_NODE_NONE;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    g_autoptr (GArray) corners =
      tc_map_edit_read_outline (scenario, tc_map_edit_find_outline (scenario, space));
    double border = measure_border (corners, points, n_points);

    value = get_value (scenario, space, attribute);
    if (value != NULL)
      add_weight (all, value, 1);
    if (value != NULL && border > 0)
      add_weight (borders, value, border);
  }
  value = find_heaviest (borders);
  if (value == NULL)
    value = find_nearest_value (scenario, attribute, points, n_points);

  return g_strdup (value != NULL ? value : find_heaviest (all));
}

char *
tc_map_edit_dup_free_id (TcScenario *scenario, const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  g_autoptr (GString) id = g_string_new (NULL);
  gsize stem;

  for (const char *c = ascii; *c != '\0' && id->len < 56; c++) {
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "area");
  stem = id->len;
  for (guint i = 2; tc_node_find_key (scenario, "space", id->str) != TC_NODE_NONE; i++) {
    g_string_truncate (id, stem);
    g_string_append_printf (id, "-%u", i);
  }

  return g_string_free (g_steal_pointer (&id), FALSE);
}

TcPoint
tc_map_edit_find_middle (const TcPoint *points, guint n_points)
{
  const int n = n_points >= 3 ? 24 : 0;
  TcBoardRect bounds = tc_board_polygon_bounds (points, n_points);
  TcPoint best = points[0];
  double farthest = -1;

  /* The place of a grid that is farthest from all edges. */
  for (int i = 1; i < n; i++) {
    for (int j = 1; j < n; j++) {
      TcPoint try = { (gint32) lround (bounds.x + bounds.width * i / n),
                      (gint32) lround (bounds.y + bounds.height * j / n) };
      double nearest = G_MAXDOUBLE;

      if (!tc_board_polygon_contains (points, n_points, try.x, try.y))
        continue;
      for (guint k = 0; k < n_points; k++)
        nearest = MIN (nearest, get_distance (points[k], points[(k + 1) % n_points], try.x, try.y));
      if (nearest > farthest) {
        farthest = nearest;
        best = try;
      }
    }
  }

  return best;
}

static double
get_turn (const TcPoint *points, guint n)
{
  double turn = 0;

  for (guint i = 0; i < n; i++) {
    const TcPoint *a = &points[i];
    const TcPoint *b = &points[(i + 1) % n];

    turn += (double) a->x * b->y - (double) b->x * a->y;
  }

  return turn;
}

/* Whether most outlines of the board run the other way round: those of neighbours run against each
 * other along their border only when all run alike. */
static gboolean
runs_against (TcScenario *scenario, const TcPoint *points, guint n_points)
{
  TcNode space = TC_NODE_NONE;
  int alike = 0;
  double own = get_turn (points, n_points);

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    g_autoptr (GArray) corners =
      tc_map_edit_read_outline (scenario, tc_map_edit_find_outline (scenario, space));
    g_autoptr (GArray) outline = g_array_new (FALSE, FALSE, sizeof (TcPoint));

    for (guint i = 0; i < corners->len; i++)
      g_array_append_val (outline, g_array_index (corners, TcMapCorner, i).at);
    if (outline->len >= 3)
      alike +=
        get_turn ((const TcPoint *) (gpointer) outline->data, outline->len) * own > 0 ? 1 : -1;
  }

  return alike < 0;
}

static void
add_points (TcOperation *outline,
            const TcSchemaElement *point,
            const TcMapEditArea *area,
            gboolean is_reversed)
{
  for (guint i = 0; i < area->n_points; i++) {
    TcPoint at = area->points[is_reversed ? area->n_points - 1 - i : i];
    g_autofree char *x = g_strdup_printf ("%d", at.x);
    g_autofree char *y = g_strdup_printf ("%d", at.y);
    const char *attributes[] = { "x", x, "y", y, NULL };

    tc_operation_add_child (outline, point->name, attributes);
  }
}

static TcOperation *
new_insert (TcScenario *scenario,
            TcNode board,
            const TcSchemaElement *space,
            const TcMapEditArea *area)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, board);
  TcPoint middle = tc_map_edit_find_middle (area->points, area->n_points);
  g_autofree char *x = g_strdup_printf ("%d", middle.x);
  g_autofree char *y = g_strdup_printf ("%d", middle.y);
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();
  const struct {
    const char *name;
    const char *value;
  } own[] = { { "id", area->id }, { "name", area->name }, { "x", x }, { "y", y } };

  for (guint i = 0; i < G_N_ELEMENTS (own); i++) {
    if (tc_schema_content_find_attribute (space->content, own[i].name) == NULL)
      continue;
    g_ptr_array_add (attributes, (gpointer) own[i].name);
    g_ptr_array_add (attributes, (gpointer) own[i].value);
    /* What the areas have between their name and their place. */
    for (guint j = 0; i == 1 && area->attributes != NULL && area->attributes[j] != NULL; j++)
      g_ptr_array_add (attributes, (gpointer) area->attributes[j]);
  }
  g_ptr_array_add (attributes, NULL);

  return tc_operation_new_insert (path, space->name, (const char *const *) attributes->pdata);
}

TcOperation *
tc_map_edit_add_area (TcScenario *scenario, const TcMapEditArea *area)
{
  TcNode board = tc_scenario_find_by_role (scenario, "board", TC_NODE_NONE);
  const TcSchemaElement *space = tc_map_edit_get_space_element (scenario);
  const TcSchemaElement *outline =
    space != NULL ? tc_schema_content_find_role (space->content, "outline") : NULL;
  const TcSchemaElement *point =
    outline != NULL ? tc_schema_content_find_role (outline->content, "point") : NULL;
  g_autofree char *label = NULL;
  g_auto (GStrv) touching = NULL;
  TcOperation *group;
  TcOperation *insert;

  if (space == NULL || (point != NULL ? area->n_points < 3 : area->n_points != 1))
    return NULL;
  label = g_strdup_printf (_ ("Add area %s"), area->name);
  group = tc_operation_new_group (label);
  insert = new_insert (scenario, board, space, area);
  if (point != NULL)
    add_points (tc_operation_add_child (insert, outline->name, NULL), point, area,
                runs_against (scenario, area->points, area->n_points));
  tc_operation_group_take (group, insert);
  touching = tc_map_edit_dup_touching (scenario, area->points, area->n_points);
  for (guint i = 0; area->joins && touching[i] != NULL; i++)
    tc_map_edit_take_link (group, scenario, board, touching[i], area->id);

  return group;
}
