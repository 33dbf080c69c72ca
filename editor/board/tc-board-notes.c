/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-board-private.h"

/* Notes on places, which are no part of the game: a slip of paper in the corner of the place, and
 * its words where the place is described. */

#define SLIP  15 /* pixels: its side */
#define INSET 3  /* pixels from the border */

/* The way from the corner to the middle is looked at in so many steps. */
#define N_STEPS 24

void
tc_board_take_notes (TcBoard *self, GHashTable *notes)
{
  g_return_if_fail (TC_IS_BOARD (self));

  g_clear_pointer (&self->notes, g_hash_table_unref);
  self->notes = notes;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* (nullable): of a token that on the place where it lies, which it covers. */
static const char *
find_note (TcBoard *self, const char *key)
{
  const TcViewToken *token = tc_view_find_token (self->view, key);

  return g_hash_table_lookup (self->notes, token != NULL ? token->container : key);
}

char *
tc_board_dup_note_words (TcBoard *self, const char *key)
{
  const char *note =
    self->notes != NULL && self->view != NULL && key != NULL ? find_note (self, key) : NULL;

  /* Translators: what somebody wrote about a place of the board */
  return note != NULL ? g_strdup_printf (_ ("Note: %s"), note) : NULL;
}

/* Whether the square around (@x, @y) lies in the outline of @area. */
static gboolean
has_room (const TcViewContainer *area, double x, double y, double size)
{
  double half = size / 2;

  return tc_board_polygon_contains (area->outline, area->n_outline, x - half, y - half) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x + half, y - half) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x + half, y + half) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x - half, y + half);
}

TcBoardRect
tc_board_find_note_place (const TcBoardLayout *layout, guint container, double scale)
{
  guint n;
  const TcViewContainer *area =
    &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];
  TcBoardRect bounds = tc_board_layout_get_place (layout, container)->bounds;
  double size = MIN (SLIP / scale, MIN (bounds.width, bounds.height) / 2);
  double edge = size / 2 + MIN (INSET / scale, size / 4);
  double x = bounds.x + bounds.width - edge;
  double y = bounds.y + edge;

  if (area->outline != NULL && area->n_outline >= 3) {
    double dx = (area->centre.x - x) / N_STEPS;
    double dy = (area->centre.y - y) / N_STEPS;

    for (guint i = 0; i < N_STEPS && !has_room (area, x, y, size + 2 * INSET / scale); i++) {
      x += dx;
      y += dy;
    }
  }

  return (TcBoardRect){ x - size / 2, y - size / 2, size, size };
}

static void
snapshot_note (TcBoard *self, GtkSnapshot *snapshot, guint container)
{
  TcBoardRect rect = tc_board_transform_rect (
    &self->transform, tc_board_find_note_place (self->layout, container, self->transform.scale));
  TcBoardRect around = tc_board_rect_grow (rect, 2);
  cairo_t *cr;

  /* Cairo fails at what has no size. */
  if (rect.width < 1)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) around.x, (float) around.y,
                                                                 (float) around.width,
                                                                 (float) around.height));
  cairo_translate (cr, rect.x, rect.y);
  tc_board_paint_note (cr, rect.width);
  tc_board_end_drawing (cr, "a note");
}

void
tc_board_snapshot_notes (TcBoard *self, GtkSnapshot *snapshot)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (self->view, &n);

  if (self->notes == NULL || g_hash_table_size (self->notes) == 0)
    return;
  for (guint i = 0; i < n; i++) {
    if (g_hash_table_contains (self->notes, containers[i].key))
      snapshot_note (self, snapshot, i);
  }
}
