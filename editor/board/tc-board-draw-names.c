/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/layout/tc-board-names.h"
#include "board/tc-board-private.h"

/* Names over the marks: a band along a border or the light of a selection must hide none. And names
 * over the counters that lie on them, where no place was free. They are pictures, for a frame has
 * no time to write; those that stay the same are kept. */

double
tc_board_get_text_scale (void)
{
  int dpi = -1; /* in 1/1024 */

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  return dpi / (96.0 * 1024);
}

struct _TcBoardOver {
  GHashTable *pictures; /* container + 1 -> TcBoardPicture */
  GArray *marked;       /* of guint: containers */
  GArray *crossed;      /* the same */
  double scale;
  TcBoardLayers layers;
  int factor;
};

static void
free_picture (gpointer picture)
{
  tc_board_picture_free (picture);
}

TcBoardOver *
tc_board_over_new (void)
{
  TcBoardOver *over = g_new0 (TcBoardOver, 1);

  over->pictures = g_hash_table_new_full (NULL, NULL, NULL, free_picture);
  over->marked = g_array_new (FALSE, FALSE, sizeof (guint));
  over->crossed = g_array_new (FALSE, FALSE, sizeof (guint));

  return over;
}

void
tc_board_over_free (TcBoardOver *over)
{
  g_hash_table_unref (over->pictures);
  g_array_unref (over->marked);
  g_array_unref (over->crossed);
  g_free (over);
}

void
tc_board_over_forget (TcBoardOver *over)
{
  g_hash_table_remove_all (over->pictures);
}

/* On whole device pixels, as the tiles under it are, so that the letters fall on the same. */
static TcBoardRect
get_pixels (const TcBoardName *name, double scale)
{
  TcBoardRect rect = tc_board_rect_grow (name->rect, 0.3 * name->size);
  double left = floor (rect.x * scale);
  double top = floor (rect.y * scale);

  return (TcBoardRect){ left, top, ceil ((rect.x + rect.width) * scale) - left,
                        ceil ((rect.y + rect.height) * scale) - top };
}

static TcBoardPicture *
paint_picture (TcBoard *self, guint container, TcBoardRect pixels, int factor)
{
  double scale = self->transform.scale;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) pixels.width, (int) pixels.height);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -pixels.x, -pixels.y);
  cairo_scale (cr, scale * factor, scale * factor);
  tc_board_paint_name (cr, self->layout, scale, container, self->layers);
  tc_board_end_drawing (cr, "a name");

  return tc_board_picture_new (surface);
}

static gboolean
meets_any (const TcBoardRect *rect, const GArray *marked)
{
  for (guint i = 0; i < marked->len; i++) {
    if (tc_board_rect_meets (rect, &g_array_index (marked, TcBoardRect, i)))
      return TRUE;
  }

  return FALSE;
}

void
tc_board_over_choose (TcBoard *self, const GArray *marked)
{
  TcBoardOver *over = self->over;
  const TcBoardNames *names = tc_board_layout_get_names (self->layout, self->transform.scale);
  guint n;

  g_array_set_size (over->marked, 0);
  g_array_set_size (over->crossed, 0);
  tc_view_get_containers (self->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *name = tc_board_names_get_area (names, i);

    if (name->is_shown && meets_any (&name->rect, marked))
      g_array_append_val (over->marked, i);
    if (name->is_shown && tc_board_layout_get_place (self->layout, i)->is_crossed)
      g_array_append_val (over->crossed, i);
  }
}

/* What was painted for another scale is of no use. */
static void
forget_others (TcBoard *self, int factor)
{
  TcBoardOver *over = self->over;

  if (over->layers == self->layers && over->factor == factor &&
      fabs (over->scale - self->transform.scale) < 1e-9)
    return;

  tc_board_over_forget (over);
  over->scale = self->transform.scale;
  over->layers = self->layers;
  over->factor = factor;
}

static void
snapshot_names (TcBoard *self, GtkSnapshot *snapshot, const GArray *shown, gboolean is_cairo)
{
  TcBoardOver *over = self->over;
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const TcBoardNames *names;

  /* While the map is shown stretched its names are elsewhere. */
  if (self->is_zooming || shown->len == 0 || !(self->layers & TC_BOARD_LAYER_NAMES))
    return;

  forget_others (self, factor);
  names = tc_board_layout_get_names (self->layout, self->transform.scale);
  for (guint i = 0; i < shown->len; i++) {
    guint container = g_array_index (shown, guint, i);
    TcBoardRect pixels =
      get_pixels (tc_board_names_get_area (names, container), self->transform.scale * factor);
    TcBoardPicture *picture =
      g_hash_table_lookup (over->pictures, GUINT_TO_POINTER (container + 1));
    graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) (self->transform.x + pixels.x / factor),
                          (float) (self->transform.y + pixels.y / factor),
                          (float) (pixels.width / factor), (float) (pixels.height / factor));

    if (picture == NULL) {
      picture = paint_picture (self, container, pixels, factor);
      g_hash_table_insert (over->pictures, GUINT_TO_POINTER (container + 1), picture);
    }
    tc_board_picture_append (picture, snapshot, &bounds, is_cairo);
  }
}

void
tc_board_over_snapshot (TcBoard *self, GtkSnapshot *snapshot, gboolean is_cairo)
{
  snapshot_names (self, snapshot, self->over->marked, is_cairo);
}

void
tc_board_over_snapshot_crossed (TcBoard *self, GtkSnapshot *snapshot, gboolean is_cairo)
{
  snapshot_names (self, snapshot, self->over->crossed, is_cairo);
}
