/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "lint/tc-lint-private.h"

/* An outline wholly inside another, or the same as another: no edge crosses an edge, and yet every
 * place of the inner one is in both. */

#define MAX_LOOKS 20000000u

typedef struct {
  gint32 left, top, right, bottom;
  guint32 space;
} Box;

typedef struct {
  const TcLintMap *map;
  TcReport *report;
  GHashTable *faulty;
  Box *boxes; /* of the whole outlines, from the left */
  guint n;
  guint64 n_looks;
} Insides;

static int
compare_boxes (const void *a, const void *b)
{
  const Box *left = a;
  const Box *right = b;

  if (left->left != right->left)
    return left->left < right->left ? -1 : 1;

  return left->space < right->space ? -1 : left->space > right->space;
}

static void
read_boxes (Insides *insides)
{
  const TcLintMap *map = insides->map;

  for (guint32 i = 0; i < map->n_spaces; i++) {
    const TcLintSpace *space = &map->spaces[i];
    const TcLintPoint *first = &map->points[space->first];
    Box box;

    if (!tc_lint_map_is_whole (map, i) || space->n < 3 ||
        tc_lint_is_marked (insides->faulty, space->node))
      continue;
    box = (Box){ first->x, first->y, first->x, first->y, i };
    for (guint32 k = 1; k < space->n; k++) {
      box.left = MIN (box.left, first[k].x);
      box.right = MAX (box.right, first[k].x);
      box.top = MIN (box.top, first[k].y);
      box.bottom = MAX (box.bottom, first[k].y);
    }
    insides->boxes[insides->n++] = box;
  }
  if (insides->n > 1)
    qsort (insides->boxes, insides->n, sizeof (Box), compare_boxes);
}

/* Where a place lies, given twice its numbers: 1 in the outline, 0 on it, -1 outside. Even-odd rule
 * with integers. */
static int
get_side (Insides *insides, const TcLintSpace *space, gint64 x, gint64 y)
{
  const TcLintMap *map = insides->map;
  int side = -1;

  insides->n_looks += space->n;
  for (guint32 i = space->first; i < space->first + space->n; i++) {
    const TcLintPoint *from = &map->points[i];
    const TcLintPoint *to = &map->points[tc_lint_map_get_next (map, i)];
    gint64 ax = 2 * from->x, ay = 2 * from->y, bx = 2 * to->x, by = 2 * to->y;
    gint64 cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);

    if (cross == 0 && x >= MIN (ax, bx) && x <= MAX (ax, bx) && y >= MIN (ay, by) &&
        y <= MAX (ay, by))
      return 0;
    if ((ay > y) != (by > y) && (cross > 0) == (by > ay))
      side = -side;
  }

  return side;
}

/* Corners and middles of edges of the inner outline: none may lie outside. @out_same: all lie on
 * the outer one, which is then the same. */
static gboolean
is_inside (Insides *insides, guint32 inner, guint32 outer, gboolean *out_same)
{
  const TcLintMap *map = insides->map;
  const TcLintSpace *space = &map->spaces[inner];

  *out_same = TRUE;
  for (guint32 i = space->first; i < space->first + space->n; i++) {
    const TcLintPoint *from = &map->points[i];
    const TcLintPoint *to = &map->points[tc_lint_map_get_next (map, i)];
    int corner = get_side (insides, &map->spaces[outer], 2 * from->x, 2 * from->y);
    int middle =
      corner < 0 ? -1 : get_side (insides, &map->spaces[outer], from->x + to->x, from->y + to->y);

    if (corner < 0 || middle < 0)
      return FALSE;
    *out_same &= corner == 0 && middle == 0;
  }

  return TRUE;
}

static void
report (Insides *insides, guint32 inner, guint32 outer, gboolean is_same)
{
  TcScenario *scenario = insides->map->scenario;
  TcNode inside = insides->map->spaces[inner].node;
  TcNode around = insides->map->spaces[outer].node;
  TcNode place = insides->map->points[insides->map->spaces[inner].first].node;
  const char *title = tc_lint_get_title (scenario, inside);
  const char *other = tc_lint_get_title (scenario, around);
  TcFinding *finding;

  if (is_same)
    finding = tc_lint_add (scenario, insides->report, "BRD013", place, NULL,
                           _ ("%s has the same outline as %s"), title, other);
  else
    finding = tc_lint_add (scenario, insides->report, "BRD013", place, NULL,
                           _ ("%s lies wholly inside %s"), title, other);
  tc_finding_add_related (
    finding, tc_scenario_get_source (scenario),
    tc_lint_get_place (scenario, insides->map->points[insides->map->spaces[outer].first].node),
    _ ("The other outline is here"));
  tc_lint_mark (insides->faulty, inside);
}

static gboolean
holds (const Box *outer, const Box *inner)
{
  return outer->left <= inner->left && outer->right >= inner->right && outer->top <= inner->top &&
         outer->bottom >= inner->bottom;
}

/* One finding for each outline that lies in another. Of two that are the same the later one is
 * reported. */
static void
judge_pair (Insides *insides, const Box *a, const Box *b)
{
  gboolean is_a_inner = holds (b, a) && (!holds (a, b) || a->space > b->space);
  guint32 inner = is_a_inner ? a->space : b->space;
  guint32 outer = is_a_inner ? b->space : a->space;
  gboolean is_same;

  if (!holds (a, b) && !holds (b, a))
    return;
  if (tc_lint_is_marked (insides->faulty, insides->map->spaces[inner].node))
    return;
  if (is_inside (insides, inner, outer, &is_same))
    report (insides, inner, outer, is_same);
}

void
tc_lint_insides (const TcLintMap *map, TcReport *report_, GHashTable *faulty)
{
  g_autofree Box *boxes = g_new (Box, map->n_spaces);
  Insides insides = { map, report_, faulty, boxes, 0, 0 };

  read_boxes (&insides);
  for (guint i = 0; i < insides.n; i++)
    for (guint j = i + 1;
         j < insides.n && boxes[j].left <= boxes[i].right && insides.n_looks++ < MAX_LOOKS; j++)
      judge_pair (&insides, &boxes[i], &boxes[j]);
}
