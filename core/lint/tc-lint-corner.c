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

/* Far more than any board, and little enough for products of differences. */
#define MAX_NUMBER (1 << 29)

typedef struct {
  gint64 x;
  gint64 y;
  TcNode point;
  TcNode space;
} Corner;

/* Square cells over all the corners, row by row. */
typedef struct {
  gint64 left;
  gint64 top;
  gint64 cell;     /* its width and height */
  guint side;      /* cells in a row and in a column */
  GArray *starts;  /* guint32 of each cell and one more: where its corners begin in @corners */
  GArray *corners; /* guint32: indices into Corners.corners */
} Grid;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  GArray *corners; /* Corner, sorted by place */
  Grid grid;
  GHashTable *faulty;
  guint64 n_looks;
} Corners;

static void
corners_clear (Corners *corners)
{
  g_clear_pointer (&corners->corners, g_array_unref);
  g_clear_pointer (&corners->grid.starts, g_array_unref);
  g_clear_pointer (&corners->grid.corners, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Corners, corners_clear)

static gboolean
read_corner (TcScenario *scenario, TcNode point, TcNode space, Corner *out)
{
  *out = (Corner){ .point = point, .space = space };

  return tc_lint_read_int (scenario, point, "x", &out->x) &&
         tc_lint_read_int (scenario, point, "y", &out->y) && ABS (out->x) <= MAX_NUMBER &&
         ABS (out->y) <= MAX_NUMBER;
}

static int
compare_corners (gconstpointer a, gconstpointer b)
{
  const Corner *left = a;
  const Corner *right = b;

  if (left->x != right->x)
    return left->x < right->x ? -1 : 1;
  if (left->y != right->y)
    return left->y < right->y ? -1 : 1;

  return left->point < right->point ? -1 : left->point > right->point;
}

/* On the line between the two, but not at an end. */
static gboolean
is_within (const Corner *corner, const Corner *from, const Corner *to)
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
add_fix (Corners *corners, TcFinding *finding, const Corner *from, const Corner *corner)
{
  TcSource *source = tc_scenario_get_source (corners->scenario);
  const char *bytes = tc_source_get_text (source, NULL);
  TcSpan extent = tc_scenario_get_extent (corners->scenario, from->point);
  TcNode previous = tc_scenario_get_first_child (
    corners->scenario, tc_scenario_get_parent (corners->scenario, from->point));
  TcNode next = tc_scenario_get_next_sibling (corners->scenario, previous);
  guint32 gap = tc_scenario_get_extent (corners->scenario, previous).end;
  guint32 gap_end = tc_scenario_get_extent (corners->scenario, next).start;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  guint32 at = extent.start;
  TcSpan x = { 0, 0 };
  TcSpan y = { 0, 0 };

  tc_scenario_get_value_span (corners->scenario, from->point, "x", &x);
  tc_scenario_get_value_span (corners->scenario, from->point, "y", &y);
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
report_corner (Corners *corners, const Corner *from, const Corner *corner)
{
  TcFinding *finding;

  tc_lint_mark (corners->faulty, from->space);
  tc_lint_mark (corners->faulty, corner->space);
  finding = tc_lint_add (
    corners->scenario, corners->report, "BRD007", from->point, NULL,
    _ ("A corner of %s at %" G_GINT64_FORMAT ", %" G_GINT64_FORMAT " lies inside an edge of %s"),
    tc_lint_get_title (corners->scenario, corner->space), corner->x, corner->y,
    tc_lint_get_title (corners->scenario, from->space));

  tc_finding_add_related (finding, tc_scenario_get_source (corners->scenario),
                          tc_lint_get_place (corners->scenario, corner->point),
                          _ ("The corner is here"));
  add_fix (corners, finding, from, corner);
}

static guint
find_column (const Grid *grid, gint64 x)
{
  return (guint) ((x - grid->left) / grid->cell);
}

static guint
find_row (const Grid *grid, gint64 y)
{
  return (guint) ((y - grid->top) / grid->cell);
}

static guint
find_cell (const Grid *grid, const Corner *corner)
{
  return find_row (grid, corner->y) * grid->side + find_column (grid, corner->x);
}

/* About as many cells as corners. */
static void
measure_grid (Grid *grid, const GArray *corners)
{
  const Corner *all = (const Corner *) (const void *) corners->data;
  gint64 right = all[corners->len - 1].x;
  gint64 bottom = all[0].y;

  grid->left = all[0].x;
  grid->top = all[0].y;
  for (guint i = 0; i < corners->len; i++) {
    grid->top = MIN (grid->top, all[i].y);
    bottom = MAX (bottom, all[i].y);
  }
  for (grid->side = 1; grid->side * grid->side < corners->len && grid->side < MAX_SIDE;)
    grid->side++;
  grid->cell = MAX (right - grid->left, bottom - grid->top) / grid->side + 1;
}

/* Within a cell the corners keep their order: those of one place stand together. */
static void
fill_grid (Corners *corners)
{
  Grid *grid = &corners->grid;
  const Corner *all = (const Corner *) (const void *) corners->corners->data;
  guint n = corners->corners->len;
  guint n_cells;
  guint32 *starts;

  measure_grid (grid, corners->corners);
  n_cells = grid->side * grid->side;
  grid->starts = g_array_new (FALSE, TRUE, sizeof (guint32));
  grid->corners = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_set_size (grid->starts, n_cells + 2);
  g_array_set_size (grid->corners, n);

  /* Counted two cells on, summed, and moved back by one while the cells are filled. */
  starts = (guint32 *) (void *) grid->starts->data;
  for (guint i = 0; i < n; i++)
    starts[find_cell (grid, &all[i]) + 2]++;
  for (guint i = 2; i < n_cells + 2; i++)
    starts[i] += starts[i - 1];
  for (guint32 i = 0; i < n; i++)
    g_array_index (grid->corners, guint32, starts[find_cell (grid, &all[i]) + 1]++) = i;
}

static void
judge_cell (Corners *corners, guint cell, const Corner *from, const Corner *to)
{
  const Corner *last = NULL; /* two neighbours may share the corner: one finding */
  guint32 end = g_array_index (corners->grid.starts, guint32, cell + 1);

  for (guint32 i = g_array_index (corners->grid.starts, guint32, cell);
       i < end && corners->n_looks < MAX_LOOKS; i++) {
    const Corner *corner =
      &g_array_index (corners->corners, Corner, g_array_index (corners->grid.corners, guint32, i));

    corners->n_looks++;
    if (corner->space == from->space || !is_within (corner, from, to) ||
        (last != NULL && last->x == corner->x && last->y == corner->y))
      continue;
    report_corner (corners, from, corner);
    last = corner;
  }
}

static void
judge_edge (Corners *corners, const Corner *from, const Corner *to)
{
  const Grid *grid = &corners->grid;
  guint left = find_column (grid, MIN (from->x, to->x));
  guint right = find_column (grid, MAX (from->x, to->x));
  guint top = find_row (grid, MIN (from->y, to->y));
  guint bottom = find_row (grid, MAX (from->y, to->y));

  for (guint row = top; row <= bottom && corners->n_looks < MAX_LOOKS; row++) {
    for (guint column = left; column <= right; column++)
      judge_cell (corners, row * grid->side + column, from, to);
    corners->n_looks += right - left;
  }
}

static void
judge_outline (Corners *corners, TcNode space, TcNode outline)
{
  TcNode point = TC_NODE_NONE;
  gboolean has_previous = FALSE;
  Corner first = { 0 };
  Corner previous = { 0 };
  Corner corner;

  while ((point = tc_lint_find_role (corners->scenario, outline, "point", point)) != TC_NODE_NONE) {
    if (!read_corner (corners->scenario, point, space, &corner))
      return;
    if (has_previous)
      judge_edge (corners, &previous, &corner);
    else
      first = corner;
    previous = corner;
    has_previous = TRUE;
  }
  if (has_previous && previous.point != first.point)
    judge_edge (corners, &previous, &first);
}

void
tc_lint_corners (TcScenario *scenario, TcReport *report, GHashTable *faulty)
{
  g_autoptr (GHashTable) skipped = g_hash_table_new (NULL, NULL);
  g_auto (Corners) corners = { .scenario = scenario, .report = report, .faulty = faulty };
  TcNode space = TC_NODE_NONE;

  corners.corners = g_array_new (FALSE, FALSE, sizeof (Corner));
  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    TcNode outline = tc_lint_find_role (scenario, space, "outline", TC_NODE_NONE);
    TcNode point = TC_NODE_NONE;
    Corner corner;

    if (tc_lint_is_marked (faulty, space)) {
      tc_lint_mark (skipped, space);
      continue;
    }

    while (outline != TC_NODE_NONE &&
           (point = tc_lint_find_role (scenario, outline, "point", point)) != TC_NODE_NONE) {
      if (read_corner (scenario, point, space, &corner))
        g_array_append_val (corners.corners, corner);
    }
  }
  if (corners.corners->len == 0)
    return;

  g_array_sort (corners.corners, compare_corners);
  fill_grid (&corners);
  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    TcNode outline = tc_lint_find_role (scenario, space, "outline", TC_NODE_NONE);

    if (outline != TC_NODE_NONE && !tc_lint_is_marked (skipped, space))
      judge_outline (&corners, space, outline);
  }
}
