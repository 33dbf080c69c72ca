/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"
#include "scenario/tc-operation.h"

/* Outlines: spaces touch when they share a segment, the same two points without tolerance; then
 * they should be joined, and those joined should touch. */

typedef struct {
  gint32 x[2];
  gint32 y[2]; /* the ends, the lower point first */
  TcNode space;
} Segment;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  GArray *segments;     /* Segment, of all outlines */
  GHashTable *outlined; /* set of spaces with an outline */
  GHashTable *contacts; /* set of gint64 pairs that share a segment */
  GHashTable *links;    /* set of gint64 pairs that are joined */
  GHashTable *halves;   /* space -> how many links of it have an end that cannot be read */
  GHashTable *faulty;
} Outlines;

static void
add_pair (GHashTable *pairs, TcNode a, TcNode b)
{
  guint64 pair = tc_lint_make_pair (a, b);

  g_hash_table_add (pairs, g_memdup2 (&pair, sizeof pair));
}

static gboolean
has_pair (GHashTable *pairs, TcNode a, TcNode b)
{
  guint64 pair = tc_lint_make_pair (a, b);

  return g_hash_table_contains (pairs, &pair);
}

static GArray *
read_points (TcScenario *scenario, TcNode outline)
{
  GArray *points = g_array_new (FALSE, FALSE, 2 * sizeof (gint64));
  TcNode point = TC_NODE_NONE;

  while ((point = tc_lint_find_role (scenario, outline, "point", point)) != TC_NODE_NONE) {
    gint64 at[2];

    if (tc_lint_read_int (scenario, point, "x", &at[0]) &&
        tc_lint_read_int (scenario, point, "y", &at[1]))
      g_array_append_vals (points, at, 1);
  }

  return points;
}

static const gint64 *
get_point (const GArray *points, guint index)
{
  return (const gint64 *) (const void *) points->data + (gsize) (index % points->len) * 2;
}

static void
add_segment (Outlines *outlines, TcNode space, const gint64 *from, const gint64 *to)
{
  gboolean swap = from[0] > to[0] || (from[0] == to[0] && from[1] > to[1]);
  Segment segment = { .space = space };

  segment.x[swap] = (gint32) from[0];
  segment.y[swap] = (gint32) from[1];
  segment.x[!swap] = (gint32) to[0];
  segment.y[!swap] = (gint32) to[1];
  g_array_append_val (outlines->segments, segment);
}

/* Even-odd rule with integers; a point on the border counts as inside. */
static gboolean
is_inside (const GArray *points, gint64 x, gint64 y)
{
  gboolean inside = FALSE;
  guint i;

  for (i = 0; i < points->len; i++) {
    const gint64 *a = get_point (points, i);
    const gint64 *b = get_point (points, i + 1);
    gint64 cross = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

    if (cross == 0 && x >= MIN (a[0], b[0]) && x <= MAX (a[0], b[0]) && y >= MIN (a[1], b[1]) &&
        y <= MAX (a[1], b[1]))
      return TRUE;
    if ((a[1] > y) != (b[1] > y) && (cross > 0) == (b[1] > a[1]))
      inside = !inside;
  }

  return inside;
}

static void
read_space (Outlines *outlines, TcNode space)
{
  TcScenario *scenario = outlines->scenario;
  TcNode outline = tc_lint_find_role (scenario, space, "outline", TC_NODE_NONE);
  g_autoptr (GArray) points = NULL;
  gint64 x, y;
  guint i;

  if (outline == TC_NODE_NONE)
    return;
  points = read_points (scenario, outline);
  if (points->len < 3)
    return;
  g_hash_table_add (outlines->outlined, GUINT_TO_POINTER (space));
  for (i = 0; i < points->len; i++)
    add_segment (outlines, space, get_point (points, i), get_point (points, i + 1));
  if (tc_lint_read_int (scenario, space, "x", &x) && tc_lint_read_int (scenario, space, "y", &y) &&
      !is_inside (points, x, y) && !tc_lint_is_marked (outlines->faulty, space))
    tc_lint_add (scenario, outlines->report, "BRD006", space, "x",
                 _ ("The centre of %s lies outside its outline"),
                 tc_lint_get_title (scenario, space));
}

static int
compare_segments (gconstpointer a, gconstpointer b)
{
  const Segment *left = a;
  const Segment *right = b;
  guint i;

  for (i = 0; i < 2; i++) {
    if (left->x[i] != right->x[i])
      return left->x[i] < right->x[i] ? -1 : 1;
    if (left->y[i] != right->y[i])
      return left->y[i] < right->y[i] ? -1 : 1;
  }

  return left->space < right->space ? -1 : left->space > right->space;
}

static gboolean
is_same_line (const Segment *a, const Segment *b)
{
  return a->x[0] == b->x[0] && a->y[0] == b->y[0] && a->x[1] == b->x[1] && a->y[1] == b->y[1];
}

/* The fix: the adjacency, written where the board keeps them. */
static void
add_link_fix (Outlines *outlines, TcFinding *finding, TcNode a, TcNode b)
{
  TcScenario *scenario = outlines->scenario;
  TcNode board = tc_scenario_get_parent (scenario, a);
  TcNode link = tc_lint_find_role (scenario, board, "link", TC_NODE_NONE);
  const TcSchemaElement *element;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *path = NULL;
  const char *attributes[5] = { NULL };

  if (link == TC_NODE_NONE)
    return;
  element = tc_scenario_get_element (scenario, link);
  if (element->key == NULL || element->key[0] == NULL || element->key[1] == NULL)
    return;
  attributes[0] = element->key[0];
  attributes[1] = tc_scenario_get_id (scenario, a);
  attributes[2] = element->key[1];
  attributes[3] = tc_scenario_get_id (scenario, b);
  if (attributes[1] == NULL || attributes[3] == NULL)
    return;
  path = tc_scenario_dup_path (scenario, board);
  operation = tc_operation_new_insert (path, element->name, attributes);
  edits = tc_operation_make_edits (operation, scenario, NULL);
  if (edits != NULL)
    tc_finding_add_fix (finding, edits, _ ("Join %s and %s"), tc_lint_get_title (scenario, a),
                        tc_lint_get_title (scenario, b));
}

/* Whether an unreadable link may be the one between the two: each excuses one contact. */
static gboolean
has_half_link (Outlines *outlines, TcNode a, TcNode b)
{
  const TcNode ends[2] = { a, b };

  for (guint i = 0; i < 2; i++) {
    gpointer space = GUINT_TO_POINTER (ends[i]);
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (outlines->halves, space));

    if (n == 0)
      continue;
    g_hash_table_insert (outlines->halves, space, GUINT_TO_POINTER (n - 1));
    return TRUE;
  }

  return FALSE;
}

/* A segment of more than two outlines makes one contact of each neighbouring two: enough to find
 * the fault, and linear. */
static void
find_contacts (Outlines *outlines)
{
  guint i;

  g_array_sort (outlines->segments, compare_segments);
  for (i = 1; i < outlines->segments->len; i++) {
    const Segment *a = &g_array_index (outlines->segments, Segment, i - 1);
    const Segment *b = &g_array_index (outlines->segments, Segment, i);
    TcFinding *finding;

    if (!is_same_line (a, b) || a->space == b->space ||
        has_pair (outlines->contacts, a->space, b->space))
      continue;
    add_pair (outlines->contacts, a->space, b->space);
    if (has_pair (outlines->links, a->space, b->space) ||
        has_half_link (outlines, a->space, b->space))
      continue;
    finding = tc_lint_add (outlines->scenario, outlines->report, "BRD004", b->space, NULL,
                           _ ("%s and %s share a border but are not joined"),
                           tc_lint_get_title (outlines->scenario, a->space),
                           tc_lint_get_title (outlines->scenario, b->space));
    add_link_fix (outlines, finding, a->space, b->space);
  }
}

static void
judge_link (Outlines *outlines, TcNode link)
{
  TcNode ends[2];

  if (!tc_lint_get_ends (outlines->scenario, link, ends) || ends[0] == ends[1] ||
      !g_hash_table_contains (outlines->outlined, GUINT_TO_POINTER (ends[0])) ||
      !g_hash_table_contains (outlines->outlined, GUINT_TO_POINTER (ends[1])) ||
      has_pair (outlines->contacts, ends[0], ends[1]) ||
      tc_lint_has_bad_ref (outlines->scenario, link) ||
      tc_lint_is_marked (outlines->faulty, ends[0]) ||
      tc_lint_is_marked (outlines->faulty, ends[1]))
    return;
  tc_lint_add (outlines->scenario, outlines->report, "BRD005", link, NULL,
               _ ("%s and %s are joined but their outlines share no border"),
               tc_lint_get_title (outlines->scenario, ends[0]),
               tc_lint_get_title (outlines->scenario, ends[1]));
}

void
tc_lint_outlines (TcScenario *scenario, TcReport *report, GHashTable *faulty)
{
  g_autoptr (GArray) segments = g_array_new (FALSE, FALSE, sizeof (Segment));
  g_autoptr (GHashTable) outlined = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) contacts =
    g_hash_table_new_full (tc_lint_hash_pair, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) links =
    g_hash_table_new_full (tc_lint_hash_pair, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) halves = g_hash_table_new (NULL, NULL);
  Outlines outlines = { scenario, report, segments, outlined, contacts, links, halves, faulty };
  TcNode node = TC_NODE_NONE;
  TcNode ends[2];

  while ((node = tc_scenario_find_by_role (scenario, "link", node)) != TC_NODE_NONE) {
    TcNode end;

    if (tc_lint_get_ends (scenario, node, ends)) {
      add_pair (links, ends[0], ends[1]);
    } else if ((end = tc_lint_find_ref (scenario, node, "space", NULL)) != TC_NODE_NONE) {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (halves, GUINT_TO_POINTER (end)));

      g_hash_table_insert (halves, GUINT_TO_POINTER (end), GUINT_TO_POINTER (n + 1));
    }
  }
  while ((node = tc_scenario_find_by_role (scenario, "space", node)) != TC_NODE_NONE)
    read_space (&outlines, node);
  find_contacts (&outlines);
  while ((node = tc_scenario_find_by_role (scenario, "link", node)) != TC_NODE_NONE)
    judge_link (&outlines, node);
}
