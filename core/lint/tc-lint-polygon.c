/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "base/tc-name-list.h"
#include "lint/tc-lint-private.h"

/* Outlines as shapes: they stay on the board, and none crosses itself or another. Edges are sorted
 * into the cells of a grid, so that only near ones are compared: linear for boards that people
 * draw, and bounded for those that nobody does. */

#define MAX_LOOKS     20000000u
#define MAX_CROSSINGS 10000u
#define MAX_RELATED   5u
#define MAX_NAMED     3u

/* Two edges by their first points, which stand in the order of their spaces. */
typedef struct {
  guint32 a;
  guint32 b;
} Crossing;

typedef struct {
  gint32 x[2];
  gint32 y[2];
} Line;

typedef struct {
  const TcLintMap *map;
  TcReport *report;
  Line *lines;          /* the edge of each point */
  GArray *entries;      /* TcLintKey: edges by the cells that they pass */
  GArray *crossings;    /* Crossing, one of each two spaces; of one with itself, each */
  GHashTable *reported; /* set of gint64 pairs */
  GHashTable *faulty;
  gint32 cell_size;
  gint32 first_column; /* of the grid */
  gint32 first_row;
  gint32 n_rows;
  guint64 n_looks;
} Polygons;

static gint32
divide_down (gint32 a, gint32 b)
{
  return a >= 0 ? a / b : -((-a + b - 1) / b);
}

static void
read_lines (Polygons *polygons)
{
  const TcLintMap *map = polygons->map;
  gint32 left = 0, top = 0, bottom = 0;
  gint64 length = 0;
  guint n = 0;

  for (guint32 i = 0; i < map->n_points; i++) {
    const TcLintPoint *from = &map->points[i];
    const TcLintPoint *to;

    if (!tc_lint_map_is_whole (map, from->space))
      continue;
    to = &map->points[tc_lint_map_get_next (map, i)];
    polygons->lines[i] = (Line){ { from->x, to->x }, { from->y, to->y } };
    length += ABS (to->x - from->x) + ABS (to->y - from->y);
    left = n > 0 ? MIN (left, from->x) : from->x;
    top = n > 0 ? MIN (top, from->y) : from->y;
    bottom = n > 0 ? MAX (bottom, from->y) : from->y;
    n++;
  }
  polygons->cell_size = n > 0 ? (gint32) (1 + length / n) : 1;
  polygons->first_column = divide_down (left, polygons->cell_size);
  polygons->first_row = divide_down (top - 1, polygons->cell_size);
  polygons->n_rows = divide_down (bottom + 1, polygons->cell_size) - polygons->first_row + 1;
}

/* The edge passes these rows of a column, and the lines between cells count for both. */
static void
enter_rows (Polygons *polygons, guint32 edge, gint32 column, gint32 low, gint32 high)
{
  gint32 size = polygons->cell_size;
  gint32 first = divide_down (MIN (low, high) - 1, size) - polygons->first_row;
  gint32 last = divide_down (MAX (low, high) + 1, size) - polygons->first_row;
  guint64 cell = (guint64) (column - polygons->first_column) * (guint64) polygons->n_rows;
  guint n = polygons->entries->len;

  g_array_set_size (polygons->entries, n + (guint) (last - first + 1));
  for (gint32 row = first; row <= last; row++)
    g_array_index (polygons->entries, TcLintKey, n++) = (TcLintKey){ cell + (guint64) row, edge };
}

/* The cells of each column of the grid that the edge passes. */
static void
enter_edge (Polygons *polygons, guint32 edge)
{
  const Line *line = &polygons->lines[edge];
  gboolean swap = line->x[0] > line->x[1];
  gint32 x0 = line->x[swap], y0 = line->y[swap];
  gint32 x1 = line->x[!swap], y1 = line->y[!swap];
  gint32 size = polygons->cell_size;
  gint32 last = divide_down (x1, size);
  gint32 left = y0;

  for (gint32 column = divide_down (x0, size); column <= last; column++) {
    gint64 along = (gint64) (column + 1) * size - x0;
    gint32 right = column < last ? (gint32) (y0 + (y1 - y0) * along / (x1 - x0)) : y1;

    enter_rows (polygons, edge, column, left, right);
    left = right;
  }
}

static int
get_side (const Line *line, gint64 x, gint64 y)
{
  return tc_lint_get_side (line->x[0], line->y[0], line->x[1], line->y[1], x, y);
}

/* Through one another, not only touching. */
static gboolean
do_cross (const Line *a, const Line *b)
{
  return get_side (a, b->x[0], b->y[0]) * get_side (a, b->x[1], b->y[1]) < 0 &&
         get_side (b, a->x[0], a->y[0]) * get_side (b, a->x[1], a->y[1]) < 0;
}

static void
add_crossing (Polygons *polygons, guint32 a, guint32 b)
{
  guint32 space_a = polygons->map->points[a].space;
  guint32 space_b = polygons->map->points[b].space;
  Crossing crossing = { MIN (a, b), MAX (a, b) };
  gint64 pair = (gint64) MIN (space_a, space_b) * polygons->map->n_spaces + MAX (space_a, space_b);

  /* Of edges, behind all pairs of spaces: a pair that meets in several cells counts once. */
  if (space_a == space_b)
    pair = (gint64) polygons->map->n_spaces * polygons->map->n_spaces +
           (gint64) MIN (a, b) * polygons->map->n_points + MAX (a, b);
  if (polygons->crossings->len < MAX_CROSSINGS &&
      g_hash_table_add (polygons->reported, g_memdup2 (&pair, sizeof pair)))
    g_array_append_val (polygons->crossings, crossing);
}

/* All pairs in one cell; a pair that meets in several cells is reported once. */
static void
judge_cell (Polygons *polygons, const TcLintKey *entries, guint n)
{
  for (guint i = 0; i < n; i++) {
    const Line *line = &polygons->lines[entries[i].value];

    for (guint j = i + 1; j < n && polygons->n_looks < MAX_LOOKS; j++) {
      polygons->n_looks++;
      if (do_cross (line, &polygons->lines[entries[j].value]))
        add_crossing (polygons, entries[i].value, entries[j].value);
    }
  }
}

static void
judge_cells (Polygons *polygons)
{
  TcLintKey *entries = (TcLintKey *) (gpointer) polygons->entries->data;
  guint n = polygons->entries->len;
  guint from = 0;

  tc_lint_sort_keys (entries, n);
  for (guint i = 1; i <= n; i++) {
    if (i < n && entries[i].key == entries[from].key)
      continue;
    judge_cell (polygons, entries + from, i - from);
    from = i;
  }
}

/* Whether there are any. Most edges are of two outlines; for this, one of them is enough. */
static gboolean
has_crossings (Polygons *polygons)
{
  const TcLintMap *map = polygons->map;
  guint64 key = G_MAXUINT64;

  for (guint i = 0; i < map->n_edges; i++) {
    guint32 edge = map->edges[i].value;

    if (map->edges[i].key == key || !tc_lint_map_is_whole (map, map->points[edge].space))
      continue;
    key = map->edges[i].key;
    enter_edge (polygons, edge);
  }
  judge_cells (polygons);

  return polygons->crossings->len > 0 || polygons->n_looks >= MAX_LOOKS;
}

static void
find_crossings (Polygons *polygons)
{
  const TcLintMap *map = polygons->map;

  if (!has_crossings (polygons))
    return;
  g_array_set_size (polygons->entries, 0);
  g_array_set_size (polygons->crossings, 0);
  g_hash_table_remove_all (polygons->reported);
  polygons->n_looks = 0;
  for (guint32 i = 0; i < map->n_points; i++)
    if (tc_lint_map_is_whole (map, map->points[i].space))
      enter_edge (polygons, i);
  judge_cells (polygons);
}

/* In the order of the file. */
static int
compare_crossings (const void *left, const void *right)
{
  const Crossing *one = left;
  const Crossing *other = right;

  if (one->a != other->a)
    return one->a < other->a ? -1 : 1;

  return one->b < other->b ? -1 : one->b > other->b;
}

static const TcLintSpace *
get_space (const Polygons *polygons, guint32 edge)
{
  return &polygons->map->spaces[polygons->map->points[edge].space];
}

static void
add_other (Polygons *polygons, TcFinding *finding, guint32 edge)
{
  TcScenario *scenario = polygons->map->scenario;

  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, polygons->map->points[edge].node),
                          _ ("The other edge is here"));
}

/* What one outline has crossings with: itself, or others that it is to blame for. */
typedef struct {
  guint n; /* crossings */
  guint n_others;
  guint32 others[MAX_RELATED]; /* different edges, the first of them crossed by @edge */
  guint32 edge;
} Blame;

static void
add_blame (Blame *blame, guint32 edge, guint32 other)
{
  if (blame->n++ == 0)
    blame->edge = edge;
  for (guint i = 0; i < blame->n_others; i++)
    if (blame->others[i] == other)
      return;
  if (blame->n_others < MAX_RELATED)
    blame->others[blame->n_others++] = other;
}

static void
add_others (Polygons *polygons, TcFinding *finding, const Blame *blame)
{
  for (guint i = 0; i < blame->n_others; i++)
    add_other (polygons, finding, blame->others[i]);
}

static void
report_itself (Polygons *polygons, const Blame *blame)
{
  TcScenario *scenario = polygons->map->scenario;
  TcNode space = get_space (polygons, blame->edge)->node;
  TcNode point = polygons->map->points[blame->edge].node;
  const char *title = tc_lint_get_title (scenario, space);
  TcFinding *finding;

  if (blame->n > 1)
    finding =
      tc_lint_add (scenario, polygons->report, "BRD008", point, NULL,
                   _ ("The outline of %s crosses itself %u times, first here"), title, blame->n);
  else
    finding = tc_lint_add (scenario, polygons->report, "BRD008", point, NULL,
                           _ ("The outline of %s crosses itself here"), title);
  add_others (polygons, finding, blame);
  tc_lint_mark (polygons->faulty, space);
}

/* Of more others than are known nothing could be said. On a border of two, either may have slipped.
 */
static void
add_slip_fixes (Polygons *polygons, TcFinding *finding, const Blame *blame)
{
  const TcLintMap *map = polygons->map;
  guint32 space = map->points[blame->edge].space;
  guint32 others[MAX_RELATED];

  if (blame->n > blame->n_others)
    return;
  for (guint i = 0; i < blame->n_others; i++)
    others[i] = map->points[blame->others[i]].space;
  tc_lint_add_slip_fix (map, finding, space, others, blame->n_others);
  if (blame->n_others == 1)
    tc_lint_add_slip_fix (map, finding, others[0], &space, 1);
}

/* (transfer full): of the areas that the outline crosses. */
static char *
dup_others (Polygons *polygons, const Blame *blame)
{
  const char *names[MAX_NAMED];
  guint n_named = MIN (MIN (blame->n_others, blame->n), MAX_NAMED);

  for (guint i = 0; i < n_named; i++)
    names[i] =
      tc_lint_get_title (polygons->map->scenario, get_space (polygons, blame->others[i])->node);

  return tc_name_dup_list (names, n_named, blame->n);
}

static void
report_overlap (Polygons *polygons, const Blame *blame)
{
  TcScenario *scenario = polygons->map->scenario;
  TcNode space = get_space (polygons, blame->edge)->node;
  TcNode other = get_space (polygons, blame->others[0])->node;
  TcNode point = polygons->map->points[blame->edge].node;
  g_autofree char *others = dup_others (polygons, blame);
  TcFinding *finding;

  if (blame->n > 1)
    finding = tc_lint_add (scenario, polygons->report, "BRD009", point, NULL,
                           _ ("The outline of %s overlaps those of %s: it crosses that of %s here"),
                           tc_lint_get_title (scenario, space), others,
                           tc_lint_get_title (scenario, other));
  else
    finding =
      tc_lint_add (scenario, polygons->report, "BRD009", point, NULL,
                   _ ("The outlines of %s and %s overlap: they cross here"),
                   tc_lint_get_title (scenario, space), tc_lint_get_title (scenario, other));
  add_others (polygons, finding, blame);
  add_slip_fixes (polygons, finding, blame);
  tc_lint_mark (polygons->faulty, space);
}

static void
report_crossings_of_one (Polygons *polygons)
{
  const TcLintMap *map = polygons->map;
  g_autofree Blame *blames = g_new0 (Blame, map->n_spaces);

  for (guint i = 0; i < polygons->crossings->len; i++) {
    const Crossing *crossing = &g_array_index (polygons->crossings, Crossing, i);
    guint32 space = map->points[crossing->a].space;

    if (space == map->points[crossing->b].space)
      add_blame (&blames[space], crossing->b, crossing->a);
  }
  for (guint32 i = 0; i < map->n_spaces; i++)
    if (blames[i].n > 0)
      report_itself (polygons, &blames[i]);
}

/* The one that crosses more others is to blame; nothing is said of one that crosses itself. */
static void
report_crossings_of_two (Polygons *polygons)
{
  const TcLintMap *map = polygons->map;
  g_autofree guint *counts = g_new0 (guint, map->n_spaces);
  g_autofree Blame *blames = g_new0 (Blame, map->n_spaces);

  for (guint i = 0; i < polygons->crossings->len; i++) {
    const Crossing *crossing = &g_array_index (polygons->crossings, Crossing, i);

    counts[map->points[crossing->a].space]++;
    counts[map->points[crossing->b].space]++;
  }
  for (guint i = 0; i < polygons->crossings->len; i++) {
    const Crossing *crossing = &g_array_index (polygons->crossings, Crossing, i);
    guint32 a = map->points[crossing->a].space;
    guint32 b = map->points[crossing->b].space;
    gboolean is_a = counts[a] > counts[b];

    if (!tc_lint_is_marked (polygons->faulty, map->spaces[a].node) &&
        !tc_lint_is_marked (polygons->faulty, map->spaces[b].node))
      add_blame (&blames[is_a ? a : b], is_a ? crossing->a : crossing->b,
                 is_a ? crossing->b : crossing->a);
  }
  for (guint32 i = 0; i < map->n_spaces; i++)
    if (blames[i].n > 0)
      report_overlap (polygons, &blames[i]);
}

/* -- Outside the board -- */

static gboolean
leaves (gint32 number, gint64 end)
{
  return number != TC_LINT_NO_NUMBER && (number < 0 || number > end);
}

/* The first point that lies outside, or the space itself when it is all that has a place. */
static TcNode
find_outside (const TcLintMap *map, const TcLintSpace *space, gint64 width, gint64 height)
{
  TcNode outside = TC_NODE_NONE;

  if (space->outline == TC_NODE_NONE && (leaves (space->x, width) || leaves (space->y, height)))
    return space->node;
  for (guint32 i = space->first; i < space->first + space->n + space->n_astray; i++) {
    const TcLintPoint *point = &map->points[i];

    if ((leaves (point->x, width) || leaves (point->y, height)) && point->node < outside)
      outside = point->node;
  }

  return outside;
}

/* What is only drawn may begin outside, but a name that nobody sees is misplaced. */
static void
judge_labels (const TcLintMap *map, TcReport *report, TcNode board, gint64 width, gint64 height)
{
  TcScenario *scenario = map->scenario;
  TcNode scenery = tc_lint_find_role (scenario, board, "scenery", TC_NODE_NONE);
  TcNode label =
    scenery != TC_NODE_NONE ? tc_scenario_find_child (scenario, scenery, "label") : TC_NODE_NONE;

  for (; label != TC_NODE_NONE; label = tc_scenario_find_next (scenario, label)) {
    gint64 x, y;

    if (!tc_lint_read_int (scenario, label, "x", &x) ||
        !tc_lint_read_int (scenario, label, "y", &y) ||
        (x >= 0 && x <= width && y >= 0 && y <= height))
      continue;
    tc_lint_add (scenario, report, "BRD011", label, x < 0 || x > width ? "x" : "y",
                 _ ("The label \"%s\" lies outside the board"),
                 tc_scenario_get_string (scenario, label, "text"));
  }
}

/* A few areas outside are misplaced; many mean that the board is too small. */
static void
judge_board (const TcLintMap *map, TcReport *report, TcNode board, GHashTable *faulty)
{
  TcScenario *scenario = map->scenario;
  g_autoptr (GArray) outside = g_array_new (FALSE, FALSE, 2 * sizeof (TcNode));
  TcNode space = TC_NODE_NONE;
  gint64 width, height;
  guint n = 0;

  if (!tc_lint_read_int (scenario, board, "width", &width) ||
      !tc_lint_read_int (scenario, board, "height", &height))
    return;
  while ((space = tc_lint_find_role (scenario, board, "space", space)) != TC_NODE_NONE) {
    const TcLintSpace *own = &map->spaces[map->spaces_of_nodes[space]];
    TcNode pair[2] = { space, find_outside (map, own, width, height) };

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
  judge_labels (map, report, board, width, height);
  for (guint i = 0; i < outside->len; i++) {
    const TcNode *pair = &((const TcNode *) (const void *) outside->data)[2 * i];

    tc_lint_add (scenario, report, "BRD011", pair[1], "x", _ ("%s extends beyond the board here"),
                 tc_lint_get_title (scenario, pair[0]));
    tc_lint_mark (faulty, pair[0]);
  }
}

void
tc_lint_polygons (const TcLintMap *map, TcReport *report, GHashTable *faulty)
{
  g_autofree Line *lines = g_new (Line, map->n_points);
  g_autoptr (GArray) entries =
    g_array_sized_new (FALSE, FALSE, sizeof (TcLintKey), 2 * map->n_points);
  g_autoptr (GArray) crossings = g_array_new (FALSE, FALSE, sizeof (Crossing));
  g_autoptr (GHashTable) reported =
    g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Polygons polygons = { .map = map,
                        .report = report,
                        .lines = lines,
                        .entries = entries,
                        .crossings = crossings,
                        .reported = reported,
                        .faulty = faulty };
  TcNode board = TC_NODE_NONE;

  while ((board = tc_scenario_find_by_role (map->scenario, "board", board)) != TC_NODE_NONE)
    judge_board (map, report, board, faulty);
  for (guint32 i = 0; i < map->n_spaces; i++)
    if (map->spaces[i].n_astray > 0)
      tc_lint_mark (faulty, map->spaces[i].node);
  read_lines (&polygons);
  find_crossings (&polygons);
  g_array_sort (polygons.crossings, compare_crossings);
  report_crossings_of_one (&polygons);
  report_crossings_of_two (&polygons);
  tc_lint_insides (map, report, faulty);
  tc_lint_borders (map, report, faulty);
}
