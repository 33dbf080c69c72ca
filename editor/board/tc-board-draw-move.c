/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-private.h"

/* The move that somebody reads in the list, drawn over everything else. */

#define MARGIN 16 /* pixels that the line and its head need around */

void
tc_board_show_move (TcBoard *self, const char *subject, const char *target)
{
  g_return_if_fail (TC_IS_BOARD (self));
  g_return_if_fail (subject != NULL && target != NULL);

  if (g_strcmp0 (self->move_from, subject) == 0 && g_strcmp0 (self->move_to, target) == 0)
    return;
  g_free (self->move_from);
  self->move_from = g_strdup (subject);
  g_free (self->move_to);
  self->move_to = g_strdup (target);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_board_show_ghost (TcBoard *self, const TcViewContainer *tile)
{
  g_return_if_fail (TC_IS_BOARD (self));

  if (tile == NULL && self->ghost == NULL)
    return;
  g_clear_pointer (&self->ghost, tc_view_free);
  if (tile != NULL) {
    self->ghost = tc_view_new ();
    tc_view_add_container (self->ghost, tile);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_board_show_ghost_of (TcBoard *self,
                        const TcViewContainer *place,
                        TcScenario *scenario,
                        TcNode tile)
{
  tc_board_show_ghost (self, place);
  tc_view_lay_tile (self->ghost, tc_view_get_container (self->ghost, place->key), scenario, tile);
}

void
tc_board_snapshot_ghost (TcBoard *self, GtkSnapshot *snapshot)
{
  const TcBoardTransform *transform = &self->transform;
  const TcViewContainer *tile;
  graphene_rect_t bounds;
  TcBoardRect rect;
  cairo_t *cr;
  guint n;

  if (self->ghost == NULL || self->layout == NULL)
    return;
  tile = tc_view_get_containers (self->ghost, &n);
  rect = tc_board_polygon_bounds (tile->outline, tile->n_outline);
  bounds = GRAPHENE_RECT_INIT ((float) (rect.x * transform->scale + transform->x),
                               (float) (rect.y * transform->scale + transform->y),
                               (float) (rect.width * transform->scale),
                               (float) (rect.height * transform->scale));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, transform->x, transform->y);
  cairo_scale (cr, transform->scale, transform->scale);
  tc_board_paint_ghost (cr, self->layout, transform->scale, tile);
  tc_board_end_drawing (cr, "a ghost");
}

/* What is done to one thing alone is a ring around it; what lies elsewhere than it goes, an arrow.
 */
void
tc_board_snapshot_move (TcBoard *self, GtkSnapshot *snapshot)
{
  TcPoint from, to;
  double x, y;
  gboolean has_from, has_to;
  graphene_rect_t bounds;
  cairo_t *cr;

  if (self->move_from == NULL)
    return;
  has_from = *self->move_from != '\0' && tc_board_get_place (self, self->move_from, &x, &y);
  from = has_from ? (TcPoint){ x, y } : (TcPoint){ 0, 0 };
  has_to = *self->move_to != '\0' && tc_board_get_place (self, self->move_to, &x, &y);
  to = has_to ? (TcPoint){ x, y } : from;
  if (!has_from && !has_to)
    return;
  if (!has_from)
    from = to;
  bounds = GRAPHENE_RECT_INIT (
    (float) (MIN (from.x, to.x) - 2 * MARGIN), (float) (MIN (from.y, to.y) - 2 * MARGIN),
    (float) (ABS (from.x - to.x) + 4 * MARGIN), (float) (ABS (from.y - to.y) + 4 * MARGIN));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  tc_board_paint_move (cr, from, to);
  tc_board_end_drawing (cr, "a move");
}
