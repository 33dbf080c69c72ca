/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-names-private.h"

static gboolean
is_same_place (const TcBoardName *a, const TcBoardName *b)
{
  return a->is_shown == b->is_shown && memcmp (&a->rect, &b->rect, sizeof a->rect) == 0;
}

const TcBoardPlanned *
tc_board_planner_find_area (const TcBoardPlanner *planner, guint container)
{
  const TcBoardTwin *twin;

  if (planner->before == NULL)
    return NULL;
  twin = &g_array_index (planner->kept->twins, TcBoardTwin, container);
  if ((twin->same & TC_BOARD_SAME_SIGHT) != TC_BOARD_SAME_SIGHT)
    return NULL;
  /* It keeps near its place in the natural plan. */
  if (planner->natural != NULL &&
      !is_same_place (tc_board_names_get_area (planner->natural, container),
                      tc_board_names_get_area (planner->before_natural, twin->before)))
    return NULL;

  return &g_array_index (planner->before->areas, TcBoardPlanned, twin->before);
}

const TcBoardPlanned *
tc_board_planner_find_label (const TcBoardPlanner *planner, guint label)
{
  guint n, n_before;
  const TcViewLabel *labels, *before;

  if (planner->before == NULL)
    return NULL;
  labels = tc_view_get_labels (tc_board_layout_get_view (planner->layout), &n);
  before = tc_view_get_labels (tc_board_layout_get_view (planner->kept->before), &n_before);
  if (label >= MIN (n, n_before) || !tc_board_label_is_same (&labels[label], &before[label]))
    return NULL;

  return &g_array_index (planner->before->labels, TcBoardPlanned, label);
}

const TcBoardPlanned *
tc_board_planner_find_shape (const TcBoardPlanner *planner, guint shape)
{
  guint n, n_before;
  const TcViewShape *shapes, *before;

  if (planner->before == NULL)
    return NULL;
  shapes = tc_view_get_shapes (tc_board_layout_get_view (planner->layout), &n);
  before = tc_view_get_shapes (tc_board_layout_get_view (planner->kept->before), &n_before);
  if (shape >= MIN (n, n_before) || !tc_board_shape_is_same (&shapes[shape], &before[shape]))
    return NULL;

  return &g_array_index (planner->before->shapes, TcBoardPlanned, shape);
}

static void
damage_name (TcBoardPlanner *planner, const TcBoardPlanned *planned)
{
  if (planned->name.is_shown)
    tc_board_damage_add (&planner->damage, planned->name.rect);
}

/* The plans before that this one is like. */
static void
find_plans_before (TcBoardPlanner *planner)
{
  const TcBoardLayout *before = planner->kept->before;

  planner->before = tc_board_layout_peek_names (before, planner->scale);
  if (planner->natural != NULL)
    planner->before_natural = tc_board_layout_peek_names (before, planner->natural->scale);
  if (planner->natural != NULL && planner->before_natural == NULL)
    planner->before = NULL;
}

static void
damage_areas (TcBoardPlanner *planner)
{
  const TcBoardKept *kept = planner->kept;
  const GArray *areas = planner->before->areas;

  for (guint i = 0; i < kept->twins->len; i++) {
    guint before = g_array_index (kept->twins, TcBoardTwin, i).before;

    if (before != TC_BOARD_NOTHING && tc_board_planner_find_area (planner, i) == NULL)
      damage_name (planner, &g_array_index (areas, TcBoardPlanned, before));
  }
  for (guint i = 0; i < kept->dropped->len; i++)
    damage_name (planner,
                 &g_array_index (areas, TcBoardPlanned, g_array_index (kept->dropped, guint, i)));
}

void
tc_board_planner_begin (TcBoardPlanner *planner)
{
  const TcView *view = tc_board_layout_get_view (planner->layout);
  guint n_labels, n_shapes;

  tc_view_get_labels (view, &n_labels);
  tc_view_get_shapes (view, &n_shapes);
  g_array_set_size (planner->names->areas, planner->layout->places->len);
  g_array_set_size (planner->names->labels, n_labels);
  g_array_set_size (planner->names->shapes, n_shapes);
  if (planner->kept != NULL)
    find_plans_before (planner);
  tc_board_planner_find_towns (planner);
  if (planner->before == NULL)
    return;

  damage_areas (planner);
  for (guint i = 0; i < planner->before->labels->len; i++) {
    if (tc_board_planner_find_label (planner, i) == NULL)
      damage_name (planner, &g_array_index (planner->before->labels, TcBoardPlanned, i));
  }
  for (guint i = 0; i < planner->before->shapes->len; i++) {
    if (tc_board_planner_find_shape (planner, i) == NULL)
      damage_name (planner, &g_array_index (planner->before->shapes, TcBoardPlanned, i));
  }
}

gboolean
tc_board_planner_keep (TcBoardPlanner *planner,
                       TcBoardPlanned *planned,
                       const TcBoardPlanned *before)
{
  gboolean is_area = planned->is_area;

  if (before == NULL || before->is_area != is_area)
    return FALSE;
  /* By one unit more, for sums of parts are not exact. */
  if (before->is_asked &&
      tc_board_damage_meets (&planner->damage, tc_board_rect_grow (before->reach, 1)))
    return FALSE;

  *planned = *before;
  if (before->name.text != NULL)
    planned->name.text = g_string_chunk_insert (planner->names->texts, before->name.text);
  if (!planned->name.is_shown)
    return TRUE;
  if (planned->along > 0)
    tc_board_planner_take_along (planner, planned);
  else
    tc_board_planner_take (planner, planned->name.rect);

  return TRUE;
}

void
tc_board_planner_settle (TcBoardPlanner *planner,
                         const TcBoardPlanned *planned,
                         const TcBoardPlanned *before)
{
  if (before != NULL && is_same_place (&planned->name, &before->name))
    return;
  if (before != NULL)
    damage_name (planner, before);
  if (planner->before != NULL)
    damage_name (planner, planned);
}
