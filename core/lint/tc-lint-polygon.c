/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "lint/tc-lint-private.h"

/* Outlines as shapes: they stay on the board, and none crosses itself or another. Edges are sorted
 * into the cells of a grid, so that only near ones are compared: linear for boards that people
 * draw, and bounded for those that nobody does. */

#define MAX_LOOKS         20000000u
#define MAX_CELLS_OF_EDGE 4096
#define MAX_CROSSINGS     10000u

typedef struct {
  guint64 cell;
  guint32 edge;
} Entry;

typedef struct {
  const TcLintEdge *a; /* of the earlier space */
  const TcLintEdge *b;
} Crossing;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  GArray *edges;     /* TcLintEdge */
  GArray *entries;   /* Entry */
  GArray *crossings; /* Crossing, one of each two spaces */
  GHashTable *told;  /* set of gint64 pairs */
  GHashTable *faulty;
  gint64 cell_size;
  guint64 n_looks;
} Polygons;

static void
read_outline (Polygons *polygons, TcNode space, TcNode outline)
{
  TcScenario *scenario = polygons->scenario;
  guint first = polygons->edges->len;
  TcNode point = TC_NODE_NONE;
  guint n;

  while ((point = tc_lint_find_role (scenario, outline, "point", point)) != TC_NODE_NONE) {
    TcLintEdge edge = { .space = space, .point = point };

    if (!tc_lint_read_int (scenario, point, "x", &edge.x[0]) ||
        !tc_lint_read_int (scenario, point, "y", &edge.y[0])) {
      g_array_set_size (polygons->edges, first);
      tc_lint_mark (polygons->faulty, space);
      return;
    }
    g_array_append_val (polygons->edges, edge);
  }
  n = polygons->edges->len - first;
  for (guint i = 0; i < n; i++) {
    TcLintEdge *edge = &g_array_index (polygons->edges, TcLintEdge, first + i);
    const TcLintEdge *next = &g_array_index (polygons->edges, TcLintEdge, first + (i + 1) % n);

    edge->x[1] = next->x[0];
    edge->y[1] = next->y[0];
    edge->ordinal = i;
    edge->n = n;
  }
}

static void
read_edges (Polygons *polygons)
{
  TcScenario *scenario = polygons->scenario;
  TcNode space = TC_NODE_NONE;
  gint64 length = 0;

  while ((space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    TcNode outline = tc_lint_find_role (scenario, space, "outline", TC_NODE_NONE);

    if (outline != TC_NODE_NONE)
      read_outline (polygons, space, outline);
  }
  for (guint i = 0; i < polygons->edges->len; i++) {
    const TcLintEdge *edge = &g_array_index (polygons->edges, TcLintEdge, i);

    length += ABS (edge->x[1] - edge->x[0]) + ABS (edge->y[1] - edge->y[0]);
  }
  polygons->cell_size = polygons->edges->len > 0 ? 1 + length / polygons->edges->len : 1;
}

static gint64
divide_down (gint64 a, gint64 b)
{
  return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/* The cells of each column of the grid that the edge passes. */
static void
enter_edge (Polygons *polygons, guint32 index)
{
  const TcLintEdge *edge = &g_array_index (polygons->edges, TcLintEdge, index);
  gboolean swap = edge->x[0] > edge->x[1];
  gint64 x0 = edge->x[swap], y0 = edge->y[swap];
  gint64 x1 = edge->x[!swap], y1 = edge->y[!swap];
  gint64 size = polygons->cell_size;
  guint n = 0;

  for (gint64 column = divide_down (x0, size); column <= divide_down (x1, size); column++) {
    gint64 left = MAX (x0, column * size);
    gint64 right = MIN (x1, (column + 1) * size);
    gint64 at_left = x1 == x0 ? y0 : y0 + (y1 - y0) * (left - x0) / (x1 - x0);
    gint64 at_right = x1 == x0 ? y1 : y0 + (y1 - y0) * (right - x0) / (x1 - x0);
    gint64 low = divide_down (MIN (at_left, at_right) - 1, size);
    gint64 high = divide_down (MAX (at_left, at_right) + 1, size);

    for (gint64 row = low; row <= high && n < MAX_CELLS_OF_EDGE; row++, n++) {
      Entry entry = { (guint64) (column + G_MAXINT16) << 32 | (guint32) (row + G_MAXINT16), index };

      g_array_append_val (polygons->entries, entry);
    }
  }
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  const Entry *left = a;
  const Entry *right = b;

  if (left->cell != right->cell)
    return left->cell < right->cell ? -1 : 1;

  return left->edge < right->edge ? -1 : left->edge > right->edge;
}

/* On which side of the edge the place lies: -1, 0 (in line), 1. */
static int
get_side (const TcLintEdge *edge, gint64 x, gint64 y)
{
  gint64 cross =
    (edge->x[1] - edge->x[0]) * (y - edge->y[0]) - (edge->y[1] - edge->y[0]) * (x - edge->x[0]);

  return (cross > 0) - (cross < 0);
}

/* Through one another, not only touching. */
static gboolean
do_cross (const TcLintEdge *a, const TcLintEdge *b)
{
  return get_side (a, b->x[0], b->y[0]) * get_side (a, b->x[1], b->y[1]) < 0 &&
         get_side (b, a->x[0], a->y[0]) * get_side (b, a->x[1], a->y[1]) < 0;
}

static void
add_crossing (Polygons *polygons, const TcLintEdge *a, const TcLintEdge *b)
{
  Crossing crossing = { a->space <= b->space ? a : b, a->space <= b->space ? b : a };
  guint64 pair = tc_lint_make_pair (a->space, b->space);

  if (polygons->crossings->len < MAX_CROSSINGS &&
      g_hash_table_add (polygons->told, g_memdup2 (&pair, sizeof pair)))
    g_array_append_val (polygons->crossings, crossing);
}

/* All pairs in one cell; a pair that meets in several cells is told once. */
static void
judge_cell (Polygons *polygons, guint from, guint to)
{
  for (guint i = from; i < to; i++) {
    const TcLintEdge *a = &g_array_index (polygons->edges, TcLintEdge,
                                          g_array_index (polygons->entries, Entry, i).edge);

    for (guint j = i + 1; j < to && polygons->n_looks < MAX_LOOKS; j++) {
      const TcLintEdge *b = &g_array_index (polygons->edges, TcLintEdge,
                                            g_array_index (polygons->entries, Entry, j).edge);

      polygons->n_looks++;
      if (do_cross (a, b))
        add_crossing (polygons, a, b);
    }
  }
}

static void
find_crossings (Polygons *polygons)
{
  guint from = 0;

  for (guint32 i = 0; i < polygons->edges->len; i++)
    enter_edge (polygons, i);
  g_array_sort (polygons->entries, compare_entries);
  for (guint i = 1; i <= polygons->entries->len; i++) {
    if (i < polygons->entries->len && g_array_index (polygons->entries, Entry, i).cell ==
                                        g_array_index (polygons->entries, Entry, from).cell)
      continue;
    judge_cell (polygons, from, i);
    from = i;
  }
}

static void
report_itself (Polygons *polygons, const Crossing *crossing)
{
  TcFinding *finding =
    tc_lint_add (polygons->scenario, polygons->report, "BRD008", crossing->b->point, NULL,
                 _ ("The outline of %s crosses itself here"),
                 tc_lint_get_title (polygons->scenario, crossing->b->space));

  tc_finding_add_related (finding, tc_scenario_get_source (polygons->scenario),
                          tc_lint_get_place (polygons->scenario, crossing->a->point),
                          _ ("The other edge is here"));
  tc_lint_mark (polygons->faulty, crossing->b->space);
}

/* Which of the two is to blame: the one that crosses more others. */
static const TcLintEdge *
choose_culprit (GHashTable *counts, const Crossing *crossing)
{
  guint a =
    GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (crossing->a->space + 1)));
  guint b =
    GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (crossing->b->space + 1)));

  return a > b ? crossing->a : crossing->b;
}

static void
count_crossing (GHashTable *counts, TcNode space)
{
  gpointer key = GUINT_TO_POINTER (space + 1);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key));

  g_hash_table_insert (counts, key, GUINT_TO_POINTER (n + 1));
}

/* One finding for each outline that crosses others, however many they are. */
static void
report_crossings (Polygons *polygons)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < polygons->crossings->len; i++) {
    const Crossing *crossing = &g_array_index (polygons->crossings, Crossing, i);

    if (crossing->a->space == crossing->b->space &&
        !tc_lint_is_marked (polygons->faulty, crossing->a->space))
      report_itself (polygons, crossing);
    count_crossing (counts, crossing->a->space);
    count_crossing (counts, crossing->b->space);
  }
  for (guint i = 0; i < polygons->crossings->len; i++) {
    const Crossing *crossing = &g_array_index (polygons->crossings, Crossing, i);
    const TcLintEdge *culprit = choose_culprit (counts, crossing);
    const TcLintEdge *other = culprit == crossing->a ? crossing->b : crossing->a;
    TcFinding *finding;

    if (tc_lint_is_marked (polygons->faulty, crossing->a->space) ||
        tc_lint_is_marked (polygons->faulty, crossing->b->space))
      continue;
    tc_lint_mark (polygons->faulty, culprit->space);
    finding = tc_lint_add (polygons->scenario, polygons->report, "BRD009", culprit->point, NULL,
                           _ ("The outlines of %s and %s overlap: they cross here"),
                           tc_lint_get_title (polygons->scenario, culprit->space),
                           tc_lint_get_title (polygons->scenario, other->space));
    tc_finding_add_related (finding, tc_scenario_get_source (polygons->scenario),
                            tc_lint_get_place (polygons->scenario, other->point),
                            _ ("The other edge is here"));
  }
}

/* -- Outside the board -- */

static gboolean
leaves_board (TcScenario *scenario, TcNode node, gint64 width, gint64 height)
{
  gint64 x, y;

  return (tc_lint_read_int (scenario, node, "x", &x) && (x < 0 || x > width)) ||
         (tc_lint_read_int (scenario, node, "y", &y) && (y < 0 || y > height));
}

static TcNode
find_outside (TcScenario *scenario, TcNode space, gint64 width, gint64 height)
{
  TcNode outline = tc_lint_find_role (scenario, space, "outline", TC_NODE_NONE);
  TcNode point = TC_NODE_NONE;

  if (outline == TC_NODE_NONE && leaves_board (scenario, space, width, height))
    return space;
  while (outline != TC_NODE_NONE &&
         (point = tc_lint_find_role (scenario, outline, "point", point)) != TC_NODE_NONE)
    if (leaves_board (scenario, point, width, height))
      return point;

  return TC_NODE_NONE;
}

/* A few areas outside are misplaced; many mean that the board is too small. */
static void
judge_board (TcScenario *scenario, TcReport *report, TcNode board, GHashTable *faulty)
{
  g_autoptr (GArray) outside = g_array_new (FALSE, FALSE, 2 * sizeof (TcNode));
  TcNode space = TC_NODE_NONE;
  gint64 width, height;
  guint n = 0;

  if (!tc_lint_read_int (scenario, board, "width", &width) ||
      !tc_lint_read_int (scenario, board, "height", &height))
    return;
  while ((space = tc_lint_find_role (scenario, board, "space", space)) != TC_NODE_NONE) {
    TcNode pair[2] = { space, find_outside (scenario, space, width, height) };

    n++;
    if (pair[1] != TC_NODE_NONE)
      g_array_append_vals (outside, pair, 1);
  }
  if (outside->len > 3 || outside->len > n / 2) {
    tc_lint_add (scenario, report, "BRD011", board, width <= height ? "width" : "height",
                 _ ("%u areas lie outside the board of %" G_GINT64_FORMAT " by %" G_GINT64_FORMAT),
                 outside->len, width, height);
    return;
  }
  for (guint i = 0; i < outside->len; i++) {
    const TcNode *pair = &((const TcNode *) (const void *) outside->data)[2 * i];

    tc_lint_add (scenario, report, "BRD011", pair[1], "x", _ ("%s leaves the board here"),
                 tc_lint_get_title (scenario, pair[0]));
    tc_lint_mark (faulty, pair[0]);
  }
}

void
tc_lint_polygons (TcScenario *scenario, TcReport *report, GHashTable *faulty)
{
  g_autoptr (GArray) edges = g_array_new (FALSE, FALSE, sizeof (TcLintEdge));
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GArray) crossings = g_array_new (FALSE, FALSE, sizeof (Crossing));
  g_autoptr (GHashTable) told =
    g_hash_table_new_full (tc_lint_hash_pair, g_int64_equal, g_free, NULL);
  Polygons polygons = { .scenario = scenario,
                        .report = report,
                        .edges = edges,
                        .entries = entries,
                        .crossings = crossings,
                        .told = told,
                        .faulty = faulty };
  TcNode board = TC_NODE_NONE;

  while ((board = tc_scenario_find_by_role (scenario, "board", board)) != TC_NODE_NONE)
    judge_board (scenario, report, board, faulty);
  read_edges (&polygons);
  find_crossings (&polygons);
  report_crossings (&polygons);
  tc_lint_borders (scenario, report, edges, faulty);
}
