/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-piece-picture.h"

#include <glib/gi18n.h>

#include "board/paint/tc-board-paint.h"
#include "board/tc-piece-private.h"

#define MARGIN 4.0f /* around a counter, for its shadow */

struct _TcPiecePicture {
  GtkWidget parent_instance;

  TcPiece *piece; /* nullable */
  int size;
  gboolean shows_back;
};

G_DEFINE_FINAL_TYPE (TcPiecePicture, tc_piece_picture, GTK_TYPE_WIDGET)

static void
paint (TcPiecePicture *self, GtkSnapshot *snapshot, const TcViewToken *token, float x)
{
  graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (x, 0, (float) self->size + 2 * MARGIN, (float) self->size + 2 * MARGIN);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_translate (cr, x + MARGIN, MARGIN);
  tc_board_paint_counter (cr, tc_piece_set_get_layout (tc_piece_get_set (self->piece)), token,
                          self->size);
  tc_board_end_drawing (cr, "a counter");
}

static void
tc_piece_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TcPiecePicture *self = TC_PIECE_PICTURE (widget);
  const TcViewToken *back;

  if (self->piece == NULL)
    return;
  paint (self, snapshot, tc_piece_get_token (self->piece, FALSE), 0);
  back = self->shows_back ? tc_piece_get_token (self->piece, TRUE) : NULL;
  if (back != NULL)
    paint (self, snapshot, back, (float) self->size + 2 * MARGIN);
}

static void
tc_piece_picture_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  TcPiecePicture *self = TC_PIECE_PICTURE (widget);
  int one = self->size + (int) (2 * MARGIN);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL && self->shows_back ? 2 * one : one;
  *natural = *minimum;
}

static void
tc_piece_picture_dispose (GObject *object)
{
  g_clear_object (&TC_PIECE_PICTURE (object)->piece);
  G_OBJECT_CLASS (tc_piece_picture_parent_class)->dispose (object);
}

static void
tc_piece_picture_class_init (TcPiecePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_piece_picture_dispose;
  widget_class->snapshot = tc_piece_picture_snapshot;
  widget_class->measure = tc_piece_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tc_piece_picture_init (TcPiecePicture *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
tc_piece_picture_new (int size, gboolean shows_back)
{
  TcPiecePicture *self = g_object_new (TC_TYPE_PIECE_PICTURE, NULL);

  self->size = size;
  self->shows_back = shows_back;
  return GTK_WIDGET (self);
}

void
tc_piece_picture_set_piece (TcPiecePicture *self, TcPiece *piece)
{
  g_return_if_fail (TC_IS_PIECE_PICTURE (self));

  if (!g_set_object (&self->piece, piece))
    return;
  if (piece != NULL) {
    g_autofree char *name = g_strdup_printf (_ ("Counter %s, %s"), tc_piece_get_title (piece),
                                             tc_piece_get_strength (piece));

    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
