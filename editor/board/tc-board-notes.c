/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-board-private.h"

/* Notes on places, which are no part of the game: a slip of paper in a corner of the place that no
 * counter lies in, and its words where the place is described. */

#define SLIP    15 /* pixels: its side */
#define INSET   3  /* pixels from the border */
#define SMALLER 0.8
#define N_SIZES 3 /* that are tried */

/* The way from a corner to the middle is looked at in so many steps. */
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

/* A slip of paper that looks for a place. */
typedef struct {
  const TcViewContainer *area;
  TcBoardRect bounds;
  TcBoardRect name;
  double size;
  double inset;
  GArray *counters; /* of TcBoardRect: those that are near */
} Slip;

/* (transfer full) (element-type TcBoardRect) */
static GArray *
collect_counters (const TcBoardLayout *layout, const TcBoardRect *bounds)
{
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);
  GArray *counters = g_array_new (FALSE, FALSE, sizeof (TcBoardRect));

  for (guint i = 0; i < n; i++) {
    if (tc_board_rect_meets (&spots[i].rect, bounds))
      g_array_append_val (counters, spots[i].rect);
  }

  return counters;
}

static TcBoardRect
get_square (const Slip *slip, double x, double y)
{
  return (TcBoardRect){ x - slip->size / 2, y - slip->size / 2, slip->size, slip->size };
}

static gboolean
is_free (const Slip *slip, double x, double y, gboolean spares_name)
{
  TcBoardRect rect = get_square (slip, x, y);

  if (slip->area->n_outline >= 3 && !has_room (slip->area, x, y, slip->size + 2 * slip->inset))
    return FALSE;
  if (spares_name && tc_board_rect_meets (&rect, &slip->name))
    return FALSE;
  for (guint i = 0; i < slip->counters->len; i++) {
    if (tc_board_rect_meets (&rect, &g_array_index (slip->counters, TcBoardRect, i)))
      return FALSE;
  }

  return TRUE;
}

/* The way leads from each corner, and from the middle of each side, to the middle; from the upper
 * right corner first. */
static gboolean
find_free (const Slip *slip, gboolean spares_name, double *out_x, double *out_y)
{
  double edge = slip->size / 2 + MIN (slip->inset, slip->size / 4);
  double left = slip->bounds.x + edge;
  double right = slip->bounds.x + slip->bounds.width - edge;
  double top = slip->bounds.y + edge;
  double bottom = slip->bounds.y + slip->bounds.height - edge;
  double middle_x = (left + right) / 2;
  double middle_y = (top + bottom) / 2;
  const double corners[][2] = {
    { right, top },    { left, top },       { right, bottom },    { left, bottom },
    { middle_x, top }, { right, middle_y }, { middle_x, bottom }, { left, middle_y },
  };
  gboolean has_outline = slip->area->n_outline >= 3;
  double x = has_outline ? slip->area->centre.x : slip->bounds.x + slip->bounds.width / 2;
  double y = has_outline ? slip->area->centre.y : slip->bounds.y + slip->bounds.height / 2;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++) {
    for (guint step = 0; step <= N_STEPS; step++) {
      *out_x = corners[i][0] + (x - corners[i][0]) * step / N_STEPS;
      *out_y = corners[i][1] + (y - corners[i][1]) * step / N_STEPS;
      if (is_free (slip, *out_x, *out_y, spares_name))
        return TRUE;
    }
  }

  return FALSE;
}

TcBoardRect
tc_board_find_note_place (const TcBoardLayout *layout, guint container, double scale)
{
  guint n;
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  g_autoptr (GArray) counters = collect_counters (layout, &place->bounds);
  double size = MIN (SLIP / scale, MIN (place->bounds.width, place->bounds.height) / 2);
  Slip slip = {
    .area = &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container],
    .bounds = place->bounds,
    .name = place->name_rect,
    .size = size,
    .inset = INSET / scale,
    .counters = counters,
  };
  double x, y;

  /* Rather smaller than over the name. */
  for (guint i = 0; i < 2 * N_SIZES; i++) {
    slip.size = i % N_SIZES == 0 ? size : slip.size * SMALLER;
    if (find_free (&slip, i < N_SIZES, &x, &y))
      return get_square (&slip, x, y);
  }

  /* On a board that is shown so small that a counter fills its place. */
  g_array_set_size (counters, 0);
  find_free (&slip, FALSE, &x, &y);

  return get_square (&slip, x, y);
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
