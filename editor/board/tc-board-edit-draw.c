/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/layout/tc-board-graph.h"
#include "board/paint/tc-board-paint-private.h"
#include "board/tc-board-private.h"

/* What editing lays over the board: handles of the selected area, the preview of a gesture, signs
 * where outlines and links disagree. In pixels of the widget. */

#define HANDLE        3.2 /* pixels from its middle to its side */
#define LEAST_HANDLE  1.6
#define HOT_HANDLE    5.0
#define CHOSEN_HANDLE 6.0
#define APART         6.0 /* pixels between handles */

static const TcBoardColour blue = TC_BOARD_INK (0x1a5fb4);
static const TcBoardColour light_blue = TC_BOARD_INK (0x99c1f1);
static const TcBoardColour white = TC_BOARD_INK (0xffffff);
static const TcBoardColour orange = TC_BOARD_INK (0xc64600);
static const TcBoardColour green = TC_BOARD_INK (0x1b7f3c);
/* No fault: a map may mean it. */
static const TcBoardColour note = TC_BOARD_INK (0x5e5c64);

typedef struct {
  TcBoard *board;
  const TcBoardEdit *edit;
  cairo_t *cr;
} Sheet;

static void
to_pixels (const Sheet *sheet, TcPoint point, double *x, double *y)
{
  *x = point.x * sheet->board->transform.scale + sheet->board->transform.x;
  *y = point.y * sheet->board->transform.scale + sheet->board->transform.y;
}

static const TcViewContainer *
get_area (const Sheet *sheet, guint container)
{
  guint n;

  return &tc_view_get_containers (sheet->board->view, &n)[container];
}

static void
line_to (const Sheet *sheet, TcPoint point)
{
  double x, y;

  to_pixels (sheet, point, &x, &y);
  cairo_line_to (sheet->cr, x, y);
}

/* A light line under a coloured one: seen on any ground. */
static void
stroke (const Sheet *sheet, TcBoardColour colour, double width, gboolean is_dashed)
{
  const double dash[] = { 6, 4 };

  cairo_set_line_join (sheet->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (sheet->cr, CAIRO_LINE_CAP_ROUND);
  tc_board_set_colour (sheet->cr, white, 0.9);
  cairo_set_line_width (sheet->cr, width + 2);
  cairo_stroke_preserve (sheet->cr);
  if (is_dashed)
    cairo_set_dash (sheet->cr, dash, 2, 0);
  tc_board_set_colour (sheet->cr, colour, 1);
  cairo_set_line_width (sheet->cr, width);
  cairo_stroke (sheet->cr);
  cairo_set_dash (sheet->cr, NULL, 0, 0);
}

static void
paint_handle (const Sheet *sheet, TcPoint at, double half, gboolean is_round, TcBoardColour colour)
{
  double x, y;

  to_pixels (sheet, at, &x, &y);
  if (is_round) {
    cairo_new_sub_path (sheet->cr);
    cairo_arc (sheet->cr, x, y, half, 0, 2 * G_PI);
  } else
    cairo_rectangle (sheet->cr, x - half, y - half, 2 * half, 2 * half);
  /* The name often stands where the centre is. */
  tc_board_set_colour (sheet->cr, white, is_round ? 0.4 : 1);
  cairo_fill_preserve (sheet->cr);
  tc_board_set_colour (sheet->cr, colour, 1);
  cairo_set_line_width (sheet->cr, 1.6);
  cairo_stroke (sheet->cr);
}

/* One corner among many of the same look: it is larger and filled. */
static void
paint_chosen (const Sheet *sheet, TcPoint at)
{
  double x, y;

  to_pixels (sheet, at, &x, &y);
  cairo_rectangle (sheet->cr, x - CHOSEN_HANDLE, y - CHOSEN_HANDLE, 2 * CHOSEN_HANDLE,
                   2 * CHOSEN_HANDLE);
  tc_board_set_colour (sheet->cr, orange, 1);
  cairo_fill_preserve (sheet->cr);
  tc_board_set_colour (sheet->cr, white, 1);
  cairo_set_line_width (sheet->cr, 1.6);
  cairo_stroke (sheet->cr);
}

/* Handles get smaller where corners lie close. */
static double
get_handle_size (const Sheet *sheet, const TcViewContainer *area)
{
  double length = 0;

  for (guint i = 0; i < area->n_outline; i++) {
    TcPoint a = area->outline[i];
    TcPoint b = area->outline[(i + 1) % area->n_outline];

    length += hypot (b.x - a.x, b.y - a.y);
  }
  if (area->n_outline == 0)
    return HANDLE;

  return CLAMP (length / area->n_outline * sheet->board->transform.scale * 0.2, LEAST_HANDLE,
                HANDLE);
}

static void
paint_handles (const Sheet *sheet, guint container)
{
  const TcViewContainer *area = get_area (sheet, container);
  const TcBoardEdit *edit = sheet->edit;
  double half = get_handle_size (sheet, area);
  TcPoint last = { 0, 0 };

  /* Of corners that lie closer than their handles one in a few shows where they are. */
  for (guint i = 0; i < area->n_outline; i++) {
    TcPoint at = area->outline[i];

    if (i > 0 && hypot (at.x - last.x, at.y - last.y) * sheet->board->transform.scale < APART)
      continue;
    paint_handle (sheet, at, half, FALSE, blue);
    last = at;
  }
  paint_handle (sheet, area->centre, HANDLE + 1, TRUE, blue);
  if (edit->hot.kind != TC_BOARD_HANDLE_NONE && !edit->is_moving)
    paint_handle (sheet, edit->hot.at, HOT_HANDLE, edit->hot.kind != TC_BOARD_HANDLE_CORNER,
                  edit->hot.kind == TC_BOARD_HANDLE_EDGE ? green : blue);
  if (edit->chosen.kind == TC_BOARD_HANDLE_CORNER && !edit->is_moving)
    paint_chosen (sheet, edit->chosen.at);
  else if (edit->chosen.kind != TC_BOARD_HANDLE_NONE && !edit->is_moving)
    paint_handle (sheet, edit->chosen.at, HOT_HANDLE, TRUE, orange);
}

/* The outline of @area as it will be: with the held corner moved, or a new one on the held edge. */
static gboolean
trace_changed (const Sheet *sheet, const TcViewContainer *area)
{
  const TcBoardEdit *edit = sheet->edit;
  const TcViewContainer *own = get_area (sheet, edit->held.container);
  TcPoint a = own->outline[edit->held.index % own->n_outline];
  TcPoint b = own->outline[(edit->held.index + 1) % own->n_outline];
  gboolean is_changed = FALSE;

  cairo_new_path (sheet->cr);
  for (guint i = 0; i < area->n_outline; i++) {
    TcPoint here = area->outline[i];
    TcPoint next = area->outline[(i + 1) % area->n_outline];

    if (edit->held.kind == TC_BOARD_HANDLE_CORNER && tc_board_point_is_same (here, edit->held.at)) {
      is_changed = TRUE;
      here = edit->to;
    }
    line_to (sheet, here);
    if (edit->held.kind == TC_BOARD_HANDLE_EDGE &&
        ((tc_board_point_is_same (here, a) && tc_board_point_is_same (next, b)) ||
         (tc_board_point_is_same (here, b) && tc_board_point_is_same (next, a)))) {
      is_changed = TRUE;
      line_to (sheet, edit->to);
    }
  }
  cairo_close_path (sheet->cr);

  return is_changed;
}

/* Where the plate that is held will be. */
static void
paint_plate (const Sheet *sheet)
{
  const TcBoardEdit *edit = sheet->edit;
  TcBoardRect rect = tc_board_layout_get_place (sheet->board->layout, edit->held.container)->bounds;

  rect.x += edit->to.x - edit->held.at.x;
  rect.y += edit->to.y - edit->held.at.y;
  rect = tc_board_transform_rect (&sheet->board->transform, rect);
  cairo_rectangle (sheet->cr, rect.x, rect.y, rect.width, rect.height);
  tc_board_set_colour (sheet->cr, light_blue, 0.28);
  cairo_fill_preserve (sheet->cr);
  stroke (sheet, blue, 1.8, FALSE);
}

static void
paint_moving (const Sheet *sheet)
{
  const TcBoardEdit *edit = sheet->edit;
  guint n;

  tc_view_get_containers (sheet->board->view, &n);
  for (guint i = 0; edit->held.kind != TC_BOARD_HANDLE_CENTRE && i < n; i++) {
    const TcViewContainer *area = get_area (sheet, i);

    if (area->n_outline < 3 || !trace_changed (sheet, area))
      continue;
    tc_board_set_colour (sheet->cr, light_blue, 0.28);
    cairo_fill_preserve (sheet->cr);
    stroke (sheet, blue, 1.8, FALSE);
  }
  cairo_new_path (sheet->cr);
  if (tc_board_is_plate (sheet->board->layout, edit->held.container))
    paint_plate (sheet);
  paint_handle (sheet, edit->to, HOT_HANDLE, edit->held.kind == TC_BOARD_HANDLE_CENTRE,
                edit->snaps ? green : orange);
}

static void
paint_band (const Sheet *sheet)
{
  TcPoint from = { (gint32) lround (sheet->edit->band_x), (gint32) lround (sheet->edit->band_y) };
  double x, y, to_x, to_y;

  to_pixels (sheet, from, &x, &y);
  to_pixels (sheet, sheet->edit->aim, &to_x, &to_y);
  cairo_rectangle (sheet->cr, MIN (x, to_x), MIN (y, to_y), fabs (to_x - x), fabs (to_y - y));
  tc_board_set_colour (sheet->cr, light_blue, 0.3);
  cairo_fill_preserve (sheet->cr);
  stroke (sheet, blue, 1.2, TRUE);
}

static void
paint_cross (const Sheet *sheet)
{
  double x, y;

  to_pixels (sheet, sheet->edit->aim, &x, &y);
  cairo_new_path (sheet->cr);
  cairo_move_to (sheet->cr, x - 11, y);
  cairo_line_to (sheet->cr, x + 11, y);
  cairo_move_to (sheet->cr, x, y - 11);
  cairo_line_to (sheet->cr, x, y + 11);
  stroke (sheet, sheet->edit->snaps ? green : blue, 1.2, FALSE);
}

static void
paint_draft (const Sheet *sheet)
{
  const TcBoardEdit *edit = sheet->edit;
  g_autoptr (GArray) points = g_array_copy (edit->draft);
  guint n = edit->draft->len;

  if (edit->has_aim && n > 0)
    tc_board_outline_trace (sheet->board->layout, g_array_index (edit->draft, TcPoint, n - 1),
                            edit->aim, points);
  cairo_new_path (sheet->cr);
  for (guint i = 0; i < points->len; i++)
    line_to (sheet, g_array_index (points, TcPoint, i));
  if (points->len > 2) {
    cairo_path_t *path = cairo_copy_path (sheet->cr);

    tc_board_set_colour (sheet->cr, light_blue, 0.35);
    cairo_fill (sheet->cr);
    cairo_append_path (sheet->cr, path);
    cairo_path_destroy (path);
  }
  stroke (sheet, blue, 2.2, FALSE);
  for (guint i = 0; i < n; i++)
    paint_handle (sheet, g_array_index (edit->draft, TcPoint, i), i == 0 ? HOT_HANDLE : HANDLE,
                  i == 0, blue);
  if (edit->has_aim)
    paint_cross (sheet);
}

static void
paint_join (const Sheet *sheet)
{
  const TcBoardEdit *edit = sheet->edit;
  guint to = edit->join_to != TC_BOARD_NOTHING
               ? edit->join_to
               : tc_board_layout_find_container (sheet->board->layout, sheet->board->selected);
  TcPoint end = edit->aim;

  if (to != TC_BOARD_NOTHING && (edit->join_to != TC_BOARD_NOTHING || !edit->has_aim))
    end = get_area (sheet, to)->centre;
  else if (!edit->has_aim)
    return;
  cairo_new_path (sheet->cr);
  line_to (sheet, get_area (sheet, edit->join_from)->centre);
  line_to (sheet, end);
  stroke (sheet, green, 3, FALSE);
  paint_handle (sheet, get_area (sheet, edit->join_from)->centre, HOT_HANDLE, TRUE, green);
  paint_handle (sheet, end, HOT_HANDLE, TRUE, green);
}

static void
paint_contact (const Sheet *sheet, const TcBoardConflict *conflict)
{
  guint n;
  const TcBoardBorder *borders = tc_board_layout_get_borders (sheet->board->layout, &n);

  cairo_new_path (sheet->cr);
  for (guint i = 0; i < n; i++) {
    if (MIN (borders[i].a, borders[i].b) != MIN (conflict->a, conflict->b) ||
        MAX (borders[i].a, borders[i].b) != MAX (conflict->a, conflict->b))
      continue;
    cairo_new_sub_path (sheet->cr);
    for (guint j = 0; j < borders[i].n_points; j++)
      line_to (sheet, borders[i].points[j]);
  }
  stroke (sheet, note, 2.4, TRUE);
}

/* A plus where a border has no adjacency, a minus where an adjacency has no border: a click on it
 * asks whether to do that. */
static void
paint_conflict (const Sheet *sheet, const TcBoardConflict *conflict)
{
  const double half = 5;
  double x, y;

  if (conflict->is_joined) {
    cairo_new_path (sheet->cr);
    line_to (sheet, get_area (sheet, conflict->a)->centre);
    line_to (sheet, get_area (sheet, conflict->b)->centre);
    stroke (sheet, note, 2, TRUE);
  } else
    paint_contact (sheet, conflict);
  to_pixels (sheet, conflict->at, &x, &y);
  cairo_new_sub_path (sheet->cr);
  cairo_arc (sheet->cr, x, y, TC_BOARD_CONFLICT_BOX - 1, 0, 2 * G_PI);
  tc_board_set_colour (sheet->cr, note, 1);
  cairo_fill_preserve (sheet->cr);
  tc_board_set_colour (sheet->cr, white, 1);
  cairo_set_line_width (sheet->cr, 1.6);
  cairo_stroke (sheet->cr);
  cairo_move_to (sheet->cr, x - half, y);
  cairo_line_to (sheet->cr, x + half, y);
  if (!conflict->is_joined) {
    cairo_move_to (sheet->cr, x, y - half);
    cairo_line_to (sheet->cr, x, y + half);
  }
  cairo_set_line_width (sheet->cr, 2.4);
  cairo_stroke (sheet->cr);
}

static void
paint_conflicts (const Sheet *sheet)
{
  TcBoardRect visible =
    tc_board_rect_grow (tc_board_get_visible (sheet->board), 20 / sheet->board->transform.scale);

  for (guint i = 0; i < sheet->edit->conflicts->len; i++) {
    const TcBoardConflict *conflict = &g_array_index (sheet->edit->conflicts, TcBoardConflict, i);

    if (tc_board_rect_contains (&visible, conflict->at.x, conflict->at.y))
      paint_conflict (sheet, conflict);
  }
}

/* What a pan need not paint again would be wasted on so little; but the node is no larger than what
 * is on it, for its picture has to be made in each frame. */
static TcBoardRect
get_bounds (TcBoard *self, guint container)
{
  const TcBoardEdit *edit = &self->edit;
  TcBoardRect all = { 0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                      gtk_widget_get_height (GTK_WIDGET (self)) };
  gboolean is_simple = edit->tool == TC_BOARD_TOOL_SELECT && !edit->is_moving &&
                       !edit->is_banding && (edit->conflicts == NULL || edit->conflicts->len == 0);
  TcBoardRect bounds;

  if (!is_simple || container == TC_BOARD_NOTHING)
    return all;
  bounds = tc_board_rect_grow (
    tc_board_transform_rect (&self->transform,
                             tc_board_layout_get_place (self->layout, container)->bounds),
    HOT_HANDLE + 3);

  return tc_board_rect_meets (&bounds, &all) ? bounds : (TcBoardRect){ 0, 0, 0, 0 };
}

void
tc_board_edit_snapshot (TcBoard *self, GtkSnapshot *snapshot)
{
  const TcBoardEdit *edit = &self->edit;
  guint container = tc_board_layout_find_container (self->layout, self->selected);
  Sheet sheet = { .board = self, .edit = edit };
  gboolean has_handles = edit->tool == TC_BOARD_TOOL_SELECT && container != TC_BOARD_NOTHING &&
                         get_area (&sheet, container)->n_outline >= 3;
  gboolean has_conflicts = edit->conflicts != NULL && edit->conflicts->len > 0;
  TcBoardRect bounds;

  if (!edit->is_on ||
      (!has_handles && !has_conflicts && !edit->is_banding && edit->tool == TC_BOARD_TOOL_SELECT))
    return;
  bounds = get_bounds (self, has_handles ? container : TC_BOARD_NOTHING);
  if (bounds.width <= 0)
    return;
  sheet.cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT ((float) bounds.x, (float) bounds.y, (float) bounds.width,
                                   (float) bounds.height));
  if (has_conflicts)
    paint_conflicts (&sheet);
  if (has_handles)
    paint_handles (&sheet, container);
  if (edit->is_moving && edit->held.kind != TC_BOARD_HANDLE_NONE)
    paint_moving (&sheet);
  if (edit->is_banding)
    paint_band (&sheet);
  if (edit->tool == TC_BOARD_TOOL_DRAW)
    paint_draft (&sheet);
  if (edit->tool == TC_BOARD_TOOL_JOIN && edit->join_from != TC_BOARD_NOTHING)
    paint_join (&sheet);
  tc_board_end_drawing (sheet.cr, "what is edited");
}
