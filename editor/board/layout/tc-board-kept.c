/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-layout-private.h"

/* With so much changed all is looked for again. */
#define MOST_DAMAGE 200u

static gboolean
is_same_string (const char *a, const char *b)
{
  return a == b || g_strcmp0 (a, b) == 0;
}

static gboolean
is_same_line (const TcPoint *a, guint n_a, const TcPoint *b, guint n_b)
{
  return n_a == n_b && (n_a == 0 || memcmp (a, b, n_a * sizeof *a) == 0);
}

static gboolean
are_same_marks (const TcViewContainer *a, const TcViewContainer *b)
{
  if (a->n_marks != b->n_marks)
    return FALSE;
  for (guint i = 0; i < a->n_marks; i++) {
    if (a->marks[i].kind != b->marks[i].kind || a->marks[i].value != b->marks[i].value ||
        !is_same_string (a->marks[i].text, b->marks[i].text))
      return FALSE;
  }

  return TRUE;
}

static guint
compare_containers (const TcViewContainer *a, const TcViewContainer *b)
{
  guint same = 0;

  if (a->kind == b->kind && is_same_line (a->outline, a->n_outline, b->outline, b->n_outline))
    same |= TC_BOARD_SAME_OUTLINE;
  if (a->centre.x == b->centre.x && a->centre.y == b->centre.y)
    same |= TC_BOARD_SAME_CENTRE;
  if (is_same_string (a->name, b->name) && are_same_marks (a, b))
    same |= TC_BOARD_SAME_NAME;
  if (is_same_string (a->region, b->region))
    same |= TC_BOARD_SAME_REGION;

  return same;
}

/* Most often it is the one after the twin of the container before, @hint. */
static guint
find_twin (const TcBoardLayout *before, const char *key, guint hint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (before->view, &n);

  if (hint < n && strcmp (containers[hint].key, key) == 0)
    return hint;

  return tc_board_layout_find_container (before, key);
}

static void
drop (TcBoardKept *kept, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    g_array_append_val (kept->dropped, i);
}

/* What a layout is made of is asked in the order of the containers: %FALSE when that is another. */
static gboolean
find_twins (TcBoardKept *kept, const TcBoardLayout *layout)
{
  guint n, n_before;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  const TcViewContainer *before = tc_view_get_containers (kept->before->view, &n_before);
  guint next = 0;

  g_array_set_size (kept->twins, n);
  for (guint i = 0; i < n; i++) {
    TcBoardTwin *twin = &g_array_index (kept->twins, TcBoardTwin, i);

    *twin = (TcBoardTwin){ .before = find_twin (kept->before, containers[i].key, next) };
    if (twin->before != TC_BOARD_NOTHING) {
      if (twin->before < next)
        return FALSE;
      drop (kept, next, twin->before);
      next = twin->before + 1;
      twin->same = compare_containers (&containers[i], &before[twin->before]);
    } else {
      kept->is_whole = FALSE;
    }
    kept->same &= twin->same;
  }
  drop (kept, next, n_before);
  if (kept->dropped->len > 0)
    kept->is_whole = FALSE;
  if (!kept->is_whole)
    kept->same = 0;

  return TRUE;
}

static gboolean
is_same_rect (const TcBoardRect *a, const TcBoardRect *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

TcBoardKept *
tc_board_kept_new (const TcBoardLayout *layout, const TcBoardLayout *before)
{
  g_autoptr (TcBoardKept) kept = NULL;

  if (before == NULL || !is_same_rect (&layout->board, &before->board) ||
      memcmp (&layout->unit, &before->unit, sizeof layout->unit) != 0)
    return NULL;

  kept = g_new0 (TcBoardKept, 1);
  kept->before = before;
  kept->twins = g_array_new (FALSE, FALSE, sizeof (TcBoardTwin));
  kept->dropped = g_array_new (FALSE, FALSE, sizeof (guint));
  kept->is_whole = TRUE;
  kept->same = TC_BOARD_SAME_SIGHT | TC_BOARD_SAME_REGION;

  return find_twins (kept, layout) ? g_steal_pointer (&kept) : NULL;
}

void
tc_board_kept_free (TcBoardKept *kept)
{
  g_array_unref (kept->twins);
  g_array_unref (kept->dropped);
  g_free (kept);
}

gboolean
tc_board_kept_has_same_links (const TcBoardKept *kept, const TcBoardLayout *layout)
{
  guint n, n_before;
  const TcViewLink *links = tc_view_get_links (layout->view, &n);
  const TcViewLink *before = tc_view_get_links (kept->before->view, &n_before);

  for (guint i = 0; n == n_before && i < n; i++) {
    if (!is_same_string (links[i].a, before[i].a) || !is_same_string (links[i].b, before[i].b))
      return FALSE;
  }

  return n == n_before;
}

gboolean
tc_board_label_is_same (const TcViewLabel *a, const TcViewLabel *b)
{
  return is_same_string (a->text, b->text) && is_same_string (a->style, b->style) &&
         a->at.x == b->at.x && a->at.y == b->at.y && a->angle == b->angle;
}

gboolean
tc_board_shape_is_same (const TcViewShape *a, const TcViewShape *b)
{
  return is_same_string (a->name, b->name) && is_same_string (a->style, b->style) &&
         a->closed == b->closed && is_same_line (a->points, a->n_points, b->points, b->n_points);
}

gboolean
tc_board_kept_has_same_scenery (const TcBoardKept *kept, const TcBoardLayout *layout)
{
  guint n, n_before;
  const TcViewLabel *labels = tc_view_get_labels (layout->view, &n);
  const TcViewLabel *labels_before = tc_view_get_labels (kept->before->view, &n_before);
  const TcViewShape *shapes, *shapes_before;

  if (n != n_before)
    return FALSE;
  for (guint i = 0; i < n; i++) {
    if (!tc_board_label_is_same (&labels[i], &labels_before[i]))
      return FALSE;
  }
  shapes = tc_view_get_shapes (layout->view, &n);
  shapes_before = tc_view_get_shapes (kept->before->view, &n_before);
  for (guint i = 0; n == n_before && i < n; i++) {
    if (!tc_board_shape_is_same (&shapes[i], &shapes_before[i]))
      return FALSE;
  }

  return n == n_before;
}

void
tc_board_damage_init (TcBoardDamage *damage)
{
  damage->rects = g_array_new (FALSE, FALSE, sizeof (TcBoardRect));
}

void
tc_board_damage_clear (TcBoardDamage *damage)
{
  g_clear_pointer (&damage->rects, g_array_unref);
}

void
tc_board_damage_add (TcBoardDamage *damage, TcBoardRect rect)
{
  g_array_append_val (damage->rects, rect);
}

gboolean
tc_board_damage_meets (const TcBoardDamage *damage, TcBoardRect rect)
{
  if (damage->rects->len > MOST_DAMAGE)
    return TRUE;
  for (guint i = 0; i < damage->rects->len; i++) {
    if (tc_board_rect_meets (&g_array_index (damage->rects, TcBoardRect, i), &rect))
      return TRUE;
  }

  return FALSE;
}
