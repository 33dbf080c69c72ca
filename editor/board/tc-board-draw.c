/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/tc-board-private.h"

/* What a frame is made of: textures of the map, one node with all marks, textures of counters.
 * Nothing of the map is painted here, but before the first frame. */

#define PAINT_BUDGET 8000   /* microseconds a frame spends on counters of a new size */
#define FRESH_BUDGET 6000   /* and on tiles that an edit has changed */
#define MOVED_BUDGET 200000 /* or on all, when what counters lie on is elsewhere */

static graphene_rect_t
to_graphene (TcBoardRect rect)
{
  return GRAPHENE_RECT_INIT ((float) rect.x, (float) rect.y, (float) rect.width,
                             (float) rect.height);
}

static gboolean
is_controlled_by_other (TcBoard *self, guint container)
{
  guint n;
  const TcViewContainer *area = &tc_view_get_containers (self->view, &n)[container];

  return *area->owner != '\0' && !g_str_equal (area->owner, area->region) &&
         tc_board_layout_find_owner (self->layout, area->owner) != NULL;
}

/* (out_mark is set when %TRUE): of those that apply, the one that says most. */
static gboolean
find_mark (TcBoard *self, guint container, TcBoardMark *out_mark)
{
  const char *key = tc_board_get_container_key (self, container);

  if (container == self->hovered)
    *out_mark = self->hovered_takes_it ? TC_BOARD_MARK_HOVERED : TC_BOARD_MARK_REFUSED;
  else if (container == self->cursor)
    *out_mark =
      g_hash_table_contains (self->targets, key) ? TC_BOARD_MARK_HOVERED : TC_BOARD_MARK_REFUSED;
  else if (container == self->edit.join_to || container == self->edit.join_from)
    *out_mark = TC_BOARD_MARK_TARGET;
  else if (g_strcmp0 (self->selected, key) == 0 || g_hash_table_contains (self->edit.also, key))
    *out_mark = TC_BOARD_MARK_SELECTED;
  else if (g_hash_table_contains (self->targets, key))
    *out_mark = TC_BOARD_MARK_TARGET;
  else if (g_hash_table_contains (self->sources, key))
    *out_mark = TC_BOARD_MARK_SOURCE;
  else
    return FALSE;

  return TRUE;
}

/* Adds to @marked where the names must be written again. A tint is thin enough to read through. */
static void
snapshot_mark (TcBoard *self, GtkSnapshot *snapshot, guint container, double scale, GArray *marked)
{
  TcBoardTransform transform = { scale, 0, 0 };
  TcBoardMark mark = TC_BOARD_MARK_SELECTED;
  gboolean is_marked = find_mark (self, container, &mark);
  gboolean is_banded = is_controlled_by_other (self, container);
  const char *tint = NULL;
  TcBoardRect bounds;
  graphene_rect_t rect;
  cairo_t *cr;

  if (self->layers & TC_BOARD_LAYER_PROVENANCE)
    tint = g_hash_table_lookup (self->edit.tints, tc_board_get_container_key (self, container));
  if (!is_marked && tint == NULL && !is_banded)
    return;

  bounds = tc_board_layout_get_place (self->layout, container)->bounds;
  if (is_marked || is_banded)
    g_array_append_val (marked, bounds);
  bounds = tc_board_transform_rect (&transform, bounds);
  rect = to_graphene (tc_board_rect_grow (bounds, 2));
  cr = gtk_snapshot_append_cairo (snapshot, &rect);
  cairo_scale (cr, scale, scale);
  if (tint != NULL)
    tc_board_paint_tint (cr, self->layout, container, tint);
  tc_board_paint_control (cr, self->layout, container);
  if (is_marked)
    tc_board_paint_area_mark (cr, self->layout, scale, container, mark);
  tc_board_end_drawing (cr, "the marks of an area");
}

/* Selecting and marking change this node alone; moving the board keeps it. */
static void
ensure_marks (TcBoard *self)
{
  g_autoptr (GArray) marked = NULL;
  GtkSnapshot *snapshot;
  guint n;

  if (self->marks != NULL && fabs (self->marks_scale - self->transform.scale) < 1e-9)
    return;

  g_clear_pointer (&self->marks, gsk_render_node_unref);
  marked = g_array_new (FALSE, FALSE, sizeof (TcBoardRect));
  snapshot = gtk_snapshot_new ();
  tc_view_get_containers (self->view, &n);
  for (guint i = 0; i < n; i++)
    snapshot_mark (self, snapshot, i, self->transform.scale, marked);
  tc_board_over_choose (self, marked);
  self->marks = gtk_snapshot_free_to_node (snapshot);
  self->marks_scale = self->transform.scale;
}

static void
snapshot_marks (TcBoard *self, GtkSnapshot *snapshot)
{
  ensure_marks (self);
  if (self->marks == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((float) self->transform.x, (float) self->transform.y));
  gtk_snapshot_append_node (snapshot, self->marks);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_shadow (TcBoard *self, GtkSnapshot *snapshot)
{
  const GdkRGBA black = { 0, 0, 0, 0.45f };
  GskRoundedRect outline;
  graphene_rect_t rect = to_graphene (
    tc_board_transform_rect (&self->transform, tc_board_layout_get_board (self->layout)));

  gsk_rounded_rect_init_from_rect (&outline, &rect, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &black, 0, 2, 1, 8);
}

/* @rect in widget pixels. */
static gboolean
snapshot_counter (TcBoard *self,
                  GtkSnapshot *snapshot,
                  const TcViewToken *token,
                  TcBoardRect rect,
                  gboolean may_paint)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean is_sharp;
  GdkTexture *texture =
    tc_board_tiles_get_counter (self->tiles, token, rect.width, factor, may_paint, &is_sharp);
  /* The margin for the shadow, in whole device pixels when sharp. */
  double size = round (rect.width * factor);
  double margin = is_sharp ? ceil (size * TC_BOARD_COUNTER_SHADOW) / factor
                           : rect.width * TC_BOARD_COUNTER_SHADOW;
  graphene_rect_t bounds;

  if (is_sharp) {
    rect.x = round (rect.x * factor) / factor;
    rect.y = round (rect.y * factor) / factor;
    rect.width = rect.height = size / factor;
  }
  bounds = to_graphene (tc_board_rect_grow (rect, margin));
  /* Cairo fails at what has no size. */
  if (bounds.size.width >= 1)
    gtk_snapshot_append_texture (snapshot, texture, &bounds);

  return is_sharp;
}

/* (out_mark is set when %TRUE) */
static gboolean
find_counter_mark (TcBoard *self, const TcViewToken *token, TcBoardMark *out_mark)
{
  if (g_strcmp0 (token->key, self->selected) == 0)
    *out_mark = TC_BOARD_MARK_SELECTED;
  else if (g_hash_table_contains (self->targets, token->key))
    *out_mark = TC_BOARD_MARK_TARGET;
  else if (g_hash_table_contains (self->sources, token->key))
    *out_mark = TC_BOARD_MARK_SOURCE;
  else
    return FALSE;

  return TRUE;
}

/* Whether the counter that lies on @spot has the same mark: one frame to a stack is enough, and a
 * frame around each of its counters is a carpet of dots. */
static gboolean
is_under_same_mark (TcBoard *self, const TcBoardSpot *spot, const TcBoardSpot *end)
{
  TcBoardMark mark = TC_BOARD_MARK_SELECTED;
  TcBoardMark above = TC_BOARD_MARK_SELECTED;

  return spot + 1 < end && spot[1].container == spot->container &&
         spot[1].n_below == spot->n_below + 1 &&
         find_counter_mark (self, tc_board_get_token (self, spot[1].token), &above) &&
         find_counter_mark (self, tc_board_get_token (self, spot->token), &mark) && mark == above;
}

/* Whether it is the uppermost of a stack in which another one can do something: a frame around that
 * one would be covered. */
static gboolean
is_above_source (TcBoard *self, const TcBoardSpot *spot, const TcBoardSpot *end)
{
  if (spot + 1 < end && spot[1].container == spot->container &&
      spot[1].n_below == spot->n_below + 1)
    return FALSE;
  for (guint i = 1; i <= spot->n_below; i++)
    if (g_hash_table_contains (self->sources, tc_board_get_token (self, (spot - i)->token)->key))
      return TRUE;

  return FALSE;
}

static void
snapshot_counter_mark (TcBoard *self,
                       GtkSnapshot *snapshot,
                       const TcBoardSpot *spot,
                       const TcBoardSpot *end,
                       TcBoardRect rect)
{
  const TcViewToken *token = tc_board_get_token (self, spot->token);
  TcBoardMark mark = TC_BOARD_MARK_SOURCE;
  graphene_rect_t bounds = to_graphene (tc_board_rect_grow (rect, 8));
  cairo_t *cr;

  if (!find_counter_mark (self, token, &mark) && !is_above_source (self, spot, end))
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, rect.x, rect.y);
  tc_board_paint_counter_mark (cr, token, rect.width, mark);
  tc_board_end_drawing (cr, "the mark of a counter");
}

static void
snapshot_tethers (TcBoard *self, GtkSnapshot *snapshot)
{
  guint n;
  const TcBoardTether *tethers = tc_board_layout_get_tethers (self->layout, &n);
  double scale = self->transform.scale;
  TcBoardRect visible = tc_board_get_visible (self);

  for (guint i = 0; i < n; i++) {
    TcPoint a = tethers[i].from;
    TcPoint b = tethers[i].to;
    TcBoardRect rect = { MIN (a.x, b.x), MIN (a.y, b.y), ABS (a.x - b.x), ABS (a.y - b.y) };
    TcBoardRect grown = tc_board_rect_grow (rect, 6 / scale);
    graphene_rect_t bounds = to_graphene (tc_board_transform_rect (&self->transform, grown));
    cairo_t *cr;

    if (!tc_board_rect_meets (&grown, &visible))
      continue;
    cr = gtk_snapshot_append_cairo (snapshot, &bounds);
    cairo_translate (cr, self->transform.x, self->transform.y);
    cairo_scale (cr, scale, scale);
    tc_board_paint_tether (cr, &tethers[i], scale);
    tc_board_end_drawing (cr, "a tether");
  }
}

/* Counters that had no time in this frame get it in the next; asked for while a widget draws
 * itself, GTK would forget it. */
static gboolean
sharpen_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_REMOVE;
}

static void
snapshot_counters (TcBoard *self, GtkSnapshot *snapshot, gboolean is_cairo)
{
  TcBoardRect visible = tc_board_rect_grow (tc_board_get_visible (self),
                                            tc_board_layout_get_counter_size (self->layout) * 0.2);
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (self->layout, &n);
  gint64 until = g_get_monotonic_time () + PAINT_BUDGET;
  gboolean all_sharp = TRUE;

  /* The selected counter comes last: over its stack, and over a name. */
  for (guint pass = 0; pass < 2; pass++) {
    if (pass == 1)
      tc_board_over_snapshot_crossed (self, snapshot, is_cairo);
    for (guint i = 0; i < n; i++) {
      const TcViewToken *token = tc_board_get_token (self, spots[i].token);
      gboolean is_selected = g_strcmp0 (token->key, self->selected) == 0;
      gboolean is_dragged = self->is_dragging && g_strcmp0 (token->key, self->pressed) == 0;
      gboolean may_paint = !self->is_zooming && g_get_monotonic_time () < until;
      gboolean is_marked;
      TcBoardRect rect;

      if (is_selected != (pass == 1) || !tc_board_rect_meets (&spots[i].rect, &visible))
        continue;
      rect = tc_board_transform_rect (&self->transform, spots[i].rect);
      is_marked = !is_under_same_mark (self, &spots[i], spots + n);
      /* How many there are is written over the frame, not under it. */
      if (is_marked && token->count > 1)
        snapshot_counter_mark (self, snapshot, &spots[i], spots + n, rect);
      if (is_dragged)
        gtk_snapshot_push_opacity (snapshot, 0.35);
      all_sharp = snapshot_counter (self, snapshot, token, rect, may_paint) && all_sharp;
      if (is_dragged)
        gtk_snapshot_pop (snapshot);
      if (is_marked && token->count <= 1)
        snapshot_counter_mark (self, snapshot, &spots[i], spots + n, rect);
    }
  }
  if (!all_sharp && !self->is_zooming)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), sharpen_cb, NULL, NULL);
}

static double
get_token_size (TcBoard *self, guint token)
{
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (self->layout, &n);

  for (guint i = 0; i < n; i++) {
    if (spots[i].token == token)
      return spots[i].rect.width;
  }

  return tc_board_layout_get_counter_size (self->layout);
}

static void
snapshot_dragged (TcBoard *self, GtkSnapshot *snapshot)
{
  guint token = tc_board_layout_find_token (self->layout, self->pressed);
  double size = get_token_size (self, token) * self->transform.scale;
  TcBoardRect rect = { self->pointer_x - self->grip_x * size, self->pointer_y - self->grip_y * size,
                       size, size };

  if (token == TC_BOARD_NOTHING)
    return;
  gtk_snapshot_push_opacity (snapshot, 0.9);
  snapshot_counter (self, snapshot, tc_board_get_token (self, token), rect, TRUE);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_focus (TcBoard *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA colour = { 0.2f, 0.5f, 0.9f, 1 };
  GskRoundedRect outline;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (1, 1, (float) gtk_widget_get_width (widget) - 2,
                                             (float) gtk_widget_get_height (widget) - 2);

  if (!gtk_widget_has_visible_focus (widget))
    return;
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_color", &colour);
  gsk_rounded_rect_init_from_rect (&outline, &rect, 6);
  gtk_snapshot_append_border (snapshot, &outline, (float[]){ 2, 2, 2, 2 },
                              (GdkRGBA[]){ colour, colour, colour, colour });
}

/* A window being laid out may have no room for it, and a board of garbage may be as long as it is
 * thin. */
static gboolean
is_too_small (TcBoard *self)
{
  TcBoardRect rect =
    tc_board_transform_rect (&self->transform, tc_board_layout_get_board (self->layout));

  return rect.width < 1 || rect.height < 1;
}

/* What an edit changed is in the very next frame; a change of everything comes tile by tile, but
 * for boxes that are elsewhere. */
static void
freshen (TcBoard *self, int factor, TcBoardRect visible)
{
  gboolean have_moved = tc_board_tiles_have_moved (self->tiles);
  gint64 budget = have_moved ? MOVED_BUDGET : FRESH_BUDGET;

  if ((have_moved || !self->is_zooming) &&
      tc_board_tiles_freshen (self->tiles, self->transform.scale, factor, visible,
                              g_get_monotonic_time () + budget))
    g_clear_handle_id (&self->paint_source, g_source_remove);
}

void
tc_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TcBoard *self = TC_BOARD (widget);
  int factor = gtk_widget_get_scale_factor (widget);
  GtkNative *native = gtk_widget_get_native (widget);
  gboolean is_cairo;
  TcBoardRect visible;

  if (self->layout == NULL || is_too_small (self))
    return;

  visible = tc_board_get_visible (self);
  /* The very first frame has nothing to show instead. */
  if (tc_board_tiles_get_n_painted (self->tiles) == 0) {
    while (tc_board_tiles_paint_next (self->tiles, self->transform.scale, factor, visible))
      ;
  }
  freshen (self, factor, visible);
  snapshot_shadow (self, snapshot);
  is_cairo = native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
  tc_board_tiles_snapshot (self->tiles, snapshot, &self->transform, factor, visible, is_cairo);
  snapshot_marks (self, snapshot);
  /* A line may cross a name, but hides none of its letters. */
  if (self->layers & TC_BOARD_LAYER_COUNTERS)
    snapshot_tethers (self, snapshot);
  tc_board_over_snapshot (self, snapshot, is_cairo);
  if (self->layers & TC_BOARD_LAYER_COUNTERS)
    snapshot_counters (self, snapshot, is_cairo);
  tc_board_snapshot_notes (self, snapshot);
  tc_board_edit_snapshot (self, snapshot);
  tc_board_snapshot_ghost (self, snapshot);
  tc_board_snapshot_move (self, snapshot);
  if (self->is_dragging)
    snapshot_dragged (self, snapshot);
  snapshot_focus (self, snapshot);
}
