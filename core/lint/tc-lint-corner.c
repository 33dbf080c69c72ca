/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Corners inside another outline's edge. Outlines touch only where they share two points in a row,
 * so such a corner parts two areas that look joined; the fix gives the edge the same corner. */

/* An edge is compared with the corners in the cells of a grid around it. With edges across the
 * whole of a large board that would still take for ever; a board that real people draw stays far
 * below this. */
#define MAX_LOOKS 20000000u
#define MAX_SIDE  1024u /* cells of the grid in a row */

/* Square cells over all the corners, row by row. */
typedef struct {
  gint32 left;
  gint32 top;
  gint32 cell;      /* its width and height */
  guint side;       /* cells in a row and in a column */
  guint32 *starts;  /* of each cell and one more, in @corners */
  guint32 *corners; /* by cells, and in their order within each */
} Grid;

typedef struct {
  const TcLintMap *map;
  TcReport *report;
  GHashTable *faulty;
  guint8 *is_judged; /* of each space: its outline is whole and has no other fault */
  Grid grid;
  gboolean reports; /* what it finds */
  guint64 n_looks;
} Corners;

static void
corners_clear (Corners *corners)
{
  g_clear_pointer (&corners->is_judged, g_free);
  g_clear_pointer (&corners->grid.starts, g_free);
  g_clear_pointer (&corners->grid.corners, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Corners, corners_clear)

/* On the line between the two, but not at an end. */
static gboolean
is_within (const TcLintPoint *corner, const TcLintPoint *from, const TcLintPoint *to)
{
  gint64 along_x = to->x - from->x;
  gint64 along_y = to->y - from->y;
  gint64 x = corner->x - from->x;
  gint64 y = corner->y - from->y;
  gint64 dot = x * along_x + y * along_y;

  return x * along_y == y * along_x && dot > 0 && dot < along_x * along_x + along_y * along_y;
}

static void
append_with_value (GString *text, const char *source, guint32 *at, TcSpan value, gint64 number)
{
  g_string_append_len (text, source + *at, value.start - *at);
  g_string_append_printf (text, "%" G_GINT64_FORMAT, number);
  *at = value.end;
}

/* A copy of the edge's first point with the other numbers, parted from it as it is from the next.
 */
static void
add_fix (TcScenario *scenario,
         TcFinding *finding,
         const TcLintPoint *from,
         const TcLintPoint *corner)
{
  TcSource *source = tc_scenario_get_source (scenario);
  const char *bytes = tc_source_get_text (source, NULL);
  TcSpan extent = tc_scenario_get_extent (scenario, from->node);
  TcNode previous =
    tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, from->node));
  TcNode next = tc_scenario_get_next_sibling (scenario, previous);
  guint32 gap = tc_scenario_get_extent (scenario, previous).end;
  guint32 gap_end = tc_scenario_get_extent (scenario, next).start;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  guint32 at = extent.start;
  TcSpan x = { 0, 0 };
  TcSpan y = { 0, 0 };

  tc_scenario_get_value_span (scenario, from->node, "x", &x);
  tc_scenario_get_value_span (scenario, from->node, "y", &y);
  if (memchr (bytes + gap, '<', gap_end - gap) == NULL)
    g_string_append_len (text, bytes + gap, gap_end - gap);
  if (x.start < y.start) {
    append_with_value (text, bytes, &at, x, corner->x);
    append_with_value (text, bytes, &at, y, corner->y);
  } else {
    append_with_value (text, bytes, &at, y, corner->y);
    append_with_value (text, bytes, &at, x, corner->x);
  }
  g_string_append_len (text, bytes + at, extent.end - at);
  if (tc_edits_add (edits, (TcSpan){ extent.end, extent.end }, text->str, (gssize) text->len))
    tc_finding_add_fix (finding, edits, _ ("Insert the point"));
}

static void
report_corner (Corners *corners, const TcLintPoint *from, const TcLintPoint *corner)
{
  TcScenario *scenario = corners->map->scenario;
  TcNode own = corners->map->spaces[from->space].node;
  TcNode other = corners->map->spaces[corner->space].node;
  TcFinding *finding;

  tc_lint_mark (corners->faulty, own);
  tc_lint_mark (corners->faulty, other);
  finding = tc_lint_add (
    scenario, corners->report, "BRD007", from->node, NULL,
    _ ("A corner of %s at %" G_GINT64_FORMAT ", %" G_GINT64_FORMAT " lies inside an edge of %s"),
    tc_lint_get_title (scenario, other), (gint64) corner->x, (gint64) corner->y,
    tc_lint_get_title (scenario, own));

  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, corner->node), _ ("The corner is here"));
  add_fix (scenario, finding, from, corner);
}

static guint
find_column (const Grid *grid, gint32 x)
{
  return (guint) ((x - grid->left) / grid->cell);
}

static guint
find_row (const Grid *grid, gint32 y)
{
  return (guint) ((y - grid->top) / grid->cell);
}

static guint
find_cell (const Grid *grid, const TcLintPoint *corner)
{
  return find_row (grid, corner->y) * grid->side + find_column (grid, corner->x);
}

/* A point of an outline that is judged, and not of space @but; or %NULL when none is at @corner. */
static const TcLintPoint *
find_point (Corners *corners, guint32 corner, guint32 but)
{
  const TcLintMap *map = corners->map;

  for (guint32 i = map->corner_starts[corner]; i < map->corner_starts[corner + 1]; i++) {
    const TcLintPoint *point = &map->points[map->corner_points[i]];

    corners->n_looks++;
    if (point->space != but && corners->is_judged[point->space])
      return point;
  }

  return NULL;
}

/* About as many cells as points. %FALSE when there are none. */
static gboolean
measure_grid (Corners *corners)
{
  const TcLintMap *map = corners->map;
  Grid *grid = &corners->grid;
  gint32 right = -TC_LINT_MAX_NUMBER;
  gint32 bottom = -TC_LINT_MAX_NUMBER;
  guint n = 0;

  grid->left = TC_LINT_MAX_NUMBER;
  grid->top = TC_LINT_MAX_NUMBER;
  for (guint32 i = 0; i < map->n_points; i++) {
    const TcLintPoint *point = &map->points[i];

    if (!corners->is_judged[point->space])
      continue;
    grid->left = MIN (grid->left, point->x);
    grid->top = MIN (grid->top, point->y);
    right = MAX (right, point->x);
    bottom = MAX (bottom, point->y);
    n++;
  }
  for (grid->side = 1; grid->side * grid->side < n && grid->side < MAX_SIDE;)
    grid->side++;
  grid->cell = MAX (right - grid->left, bottom - grid->top) / (gint32) grid->side + 1;

  return n > 0;
}

static void
fill_grid (Corners *corners)
{
  const TcLintMap *map = corners->map;
  Grid *grid = &corners->grid;
  guint n_cells = grid->side * grid->side;
  guint32 *cells = grid->corners = g_new (guint32, map->n_corners);
  guint32 *starts = grid->starts = g_new0 (guint32, n_cells + 2);

  /* Counted two cells on, summed, and moved back by one while the cells are filled. */
  for (guint32 i = 0; i < map->n_corners; i++)
    if (find_point (corners, i, TC_LINT_NONE) != NULL)
      starts[find_cell (grid, tc_lint_map_get_place (map, i)) + 2]++;
  for (guint i = 2; i < n_cells + 2; i++)
    starts[i] += starts[i - 1];
  for (guint32 i = 0; i < map->n_corners; i++)
    if (find_point (corners, i, TC_LINT_NONE) != NULL)
      cells[starts[find_cell (grid, tc_lint_map_get_place (map, i)) + 1]++] = i;
}

/* Whether a corner of the cell lies inside the edge. Neighbours may share it: one finding. */
static gboolean
judge_cell (Corners *corners, guint cell, const TcLintPoint *from, const TcLintPoint *to)
{
  const Grid *grid = &corners->grid;
  gboolean is_found = FALSE;

  for (guint32 i = grid->starts[cell]; i < grid->starts[cell + 1] && corners->n_looks < MAX_LOOKS;
       i++) {
    guint32 corner = grid->corners[i];
    const TcLintPoint *point;

    corners->n_looks++;
    if (!is_within (tc_lint_map_get_place (corners->map, corner), from, to))
      continue;
    is_found = TRUE;
    point = corners->reports ? find_point (corners, corner, from->space) : NULL;
    if (point != NULL)
      report_corner (corners, from, point);
  }

  return is_found;
}

static gboolean
judge_edge (Corners *corners, guint32 edge)
{
  const Grid *grid = &corners->grid;
  const TcLintPoint *from = &corners->map->points[edge];
  const TcLintPoint *to = &corners->map->points[tc_lint_map_get_next (corners->map, edge)];
  guint left = find_column (grid, MIN (from->x, to->x));
  guint right = find_column (grid, MAX (from->x, to->x));
  guint top = find_row (grid, MIN (from->y, to->y));
  guint bottom = find_row (grid, MAX (from->y, to->y));
  gboolean is_found = FALSE;

  for (guint row = top; row <= bottom && corners->n_looks < MAX_LOOKS; row++) {
    for (guint column = left; column <= right; column++)
      is_found |= judge_cell (corners, row * grid->side + column, from, to);
    corners->n_looks += right - left;
  }

  return is_found;
}

/* On most boards nearly all edges are of two outlines, and no corner lies inside any: so each place
 * is looked at once first, and then again, in the order of the file, what there is to report. */
static void
judge_edges (Corners *corners)
{
  const TcLintMap *map = corners->map;
  g_autofree guint8 *is_parted = g_new0 (guint8, map->n_points);
  gboolean is_found = FALSE;
  guint64 key = G_MAXUINT64;

  for (guint i = 0; i < map->n_edges; i++) {
    guint32 edge = map->edges[i].value;

    if (!corners->is_judged[map->points[edge].space])
      continue;
    if (map->edges[i].key != key)
      is_found = judge_edge (corners, edge);
    is_parted[edge] = is_found;
    key = map->edges[i].key;
  }
  corners->reports = TRUE;
  for (guint32 i = 0; i < map->n_points; i++)
    if (is_parted[i])
      judge_edge (corners, i);
}

void
tc_lint_corners (const TcLintMap *map, TcReport *report, GHashTable *faulty)
{
  g_auto (Corners) corners = { .map = map, .report = report, .faulty = faulty };

  corners.is_judged = g_new0 (guint8, map->n_spaces);
  for (guint32 i = 0; i < map->n_spaces; i++)
    corners.is_judged[i] =
      tc_lint_map_is_whole (map, i) && !tc_lint_is_marked (faulty, map->spaces[i].node);
  if (!measure_grid (&corners))
    return;

  fill_grid (&corners);
  judge_edges (&corners);
}
