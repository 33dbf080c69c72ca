/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Corners inside another outline's edge. Outlines touch only where they share two points in a row,
 * so such a corner parts two areas that look joined; the fix gives the edge the same corner. */

/* Comparing each corner with each edge grows with the square of a board; a board that real people
 * draw stays far below this. */
#define MAX_LOOKS 20000000u

typedef struct {
  gint64 x;
  gint64 y;
  TcNode point;
  TcNode space;
} Corner;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  GArray *corners; /* Corner, sorted by place */
  GHashTable *faulty;
  GHashTable *told; /* set of gint64: the outline with the corner, the one with the edge */
  guint64 n_looks;
} Corners;

static gboolean
read_corner (TcScenario *scenario, TcNode point, TcNode space, Corner *out)
{
  *out = (Corner){ .point = point, .space = space };

  return tc_lint_read_int (scenario, point, "x", &out->x) &&
         tc_lint_read_int (scenario, point, "y", &out->y);
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

/* Of two edges that lie in one line and overlap each holds a corner of the other: one fault. */
static gboolean
is_told (Corners *corners, const Corner *from, const Corner *corner)
{
  guint64 pair = (guint64) corner->space << 32 | from->space;
  guint64 reverse = (guint64) from->space << 32 | corner->space;

  if (g_hash_table_contains (corners->told, &reverse))
    return TRUE;
  g_hash_table_add (corners->told, g_memdup2 (&pair, sizeof pair));

  return FALSE;
}

static void
report_corner (Corners *corners, const Corner *from, const Corner *corner)
{
  TcFinding *finding;

  if (is_told (corners, from, corner))
    return;
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

/* The first corner that is not left of @x. */
static guint
find_first (const Corners *corners, gint64 x)
{
  guint low = 0;
  guint high = corners->corners->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (g_array_index (corners->corners, Corner, middle).x < x)
      low = middle + 1;
    else
      high = middle;
  }

  return low;
}

static void
judge_edge (Corners *corners, const Corner *from, const Corner *to)
{
  gint64 right = MAX (from->x, to->x);
  const Corner *last = NULL; /* two neighbours may share the corner: one finding */
  guint i;

  for (i = find_first (corners, MIN (from->x, to->x));
       i < corners->corners->len && corners->n_looks < MAX_LOOKS; i++) {
    const Corner *corner = &g_array_index (corners->corners, Corner, i);

    if (corner->x > right)
      break;
    corners->n_looks++;
    if (corner->space == from->space || !is_within (corner, from, to) ||
        (last != NULL && last->x == corner->x && last->y == corner->y))
      continue;
    report_corner (corners, from, corner);
    last = corner;
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
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Corner));
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Corners corners = { .scenario = scenario, .report = report, .corners = found,
                      .faulty = faulty, .told = told };
  g_autoptr (GHashTable) skipped = g_hash_table_new (NULL, NULL);
  TcNode space = TC_NODE_NONE;

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
        g_array_append_val (found, corner);
    }
  }
  g_array_sort (found, compare_corners);
  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    TcNode outline = tc_lint_find_role (scenario, space, "outline", TC_NODE_NONE);

    if (outline != TC_NODE_NONE && !tc_lint_is_marked (skipped, space))
      judge_outline (&corners, space, outline);
  }
}
