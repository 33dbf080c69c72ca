/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "board/layout/tc-board-describe.h"
#include "board/tc-board-private.h"

#define FIT_MARGIN   16.0
#define ZOOM_STEP    1.25
#define LEAST_OF_FIT 0.5   /* how small the board may be shown */
#define MOST_COUNTER 220.0 /* pixels: how large a counter */
#define REST_TIME    140   /* milliseconds without zooming until the sharp map is painted */

G_DEFINE_FINAL_TYPE (TcBoard, tc_board, GTK_TYPE_WIDGET)

enum {
  SIGNAL_SELECTED,
  SIGNAL_ACTIVATED,
  SIGNAL_PROPOSED,
  SIGNAL_EDITED,
  SIGNAL_TOOL_CHANGED,
  SIGNAL_SELECTION_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const struct {
  const char *name;
  TcBoardLayers layer;
} layer_names[] = {
  { "terrain", TC_BOARD_LAYER_TERRAIN },
  { "scenery", TC_BOARD_LAYER_SCENERY },
  { "links", TC_BOARD_LAYER_LINKS },
  { "names", TC_BOARD_LAYER_NAMES },
  { "ports", TC_BOARD_LAYER_PORTS },
  { "forts", TC_BOARD_LAYER_FORTS },
  { "counters", TC_BOARD_LAYER_COUNTERS },
  { "provenance", TC_BOARD_LAYER_PROVENANCE },
  { "disagreements", TC_BOARD_LAYER_CONFLICTS },
};

/* Which container or token has the accessible name, for those who cannot see it. */
static void
update_accessible (TcBoard *self)
{
  g_autofree char *all = NULL;
  g_autofree char *selected = NULL;
  g_autofree char *label = NULL;

  if (self->layout == NULL)
    return;

  all = tc_board_describe_all (self->layout);
  if (self->selected != NULL)
    selected = tc_board_dup_description (self, self->selected);
  if (selected != NULL)
    label = g_strdup_printf (_ ("Board: %s. Selected: %s"), all, selected);
  else
    label = g_strdup_printf (_ ("Board: %s. Use the arrow keys to move around."), all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

TcBoardRect
tc_board_get_visible (TcBoard *self)
{
  double x = 0;
  double y = 0;

  tc_board_transform_to_board (&self->transform, &x, &y);

  return (TcBoardRect){ x, y, gtk_widget_get_width (GTK_WIDGET (self)) / self->transform.scale,
                        gtk_widget_get_height (GTK_WIDGET (self)) / self->transform.scale };
}

void
tc_board_clear_marks (TcBoard *self)
{
  g_clear_pointer (&self->marks, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* One tile at a time, so that the window stays alive; the next frame shows it. */
static gboolean
paint_next_cb (gpointer data)
{
  TcBoard *self = data;

  if (self->layout != NULL && !self->is_zooming &&
      tc_board_tiles_paint_next (self->tiles, self->transform.scale,
                                 gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                 tc_board_get_visible (self))) {
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return G_SOURCE_CONTINUE;
  }

  self->paint_source = 0;

  return G_SOURCE_REMOVE;
}

static void
schedule_paint (TcBoard *self)
{
  if (self->paint_source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->paint_source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, paint_next_cb, self, NULL);
}

/* Once a zoom rests, and not while it goes on: counters that move meanwhile are a dance. */
static void
make_room_for_names (TcBoard *self)
{
  if (self->layout == NULL || !tc_board_layout_set_scale (self->layout, self->transform.scale))
    return;
  tc_board_tiles_names_moved (self->tiles);
  tc_board_clear_marks (self);
}

static gboolean
rest_cb (gpointer data)
{
  TcBoard *self = data;

  self->rest_source = 0;
  self->is_zooming = FALSE;
  make_room_for_names (self);
  schedule_paint (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return G_SOURCE_REMOVE;
}

void
tc_board_set_transform (TcBoard *self, TcBoardTransform transform)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int factor = gtk_widget_get_scale_factor (widget);
  gboolean is_zoom = fabs (transform.scale - self->transform.scale) > 1e-9;

  if (self->layout != NULL)
    transform =
      tc_board_transform_clamp (transform, tc_board_layout_get_extent (self->layout),
                                gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  /* On whole device pixels, so that tiles are shown as painted. */
  transform.x = round (transform.x * factor) / factor;
  transform.y = round (transform.y * factor) / factor;
  self->transform = transform;
  if (is_zoom) {
    g_clear_handle_id (&self->rest_source, g_source_remove);
    self->is_zooming = TRUE;
    self->rest_source = g_timeout_add (REST_TIME, rest_cb, self);
    if (tc_board_tiles_get_n_painted (self->tiles) == 0)
      make_room_for_names (self);
  } else
    schedule_paint (self);
  gtk_widget_queue_draw (widget);
}

TcBoardTransform
tc_board_get_fit (TcBoard *self)
{
  return tc_board_transform_fit (tc_board_layout_get_extent (self->layout),
                                 gtk_widget_get_width (GTK_WIDGET (self)),
                                 gtk_widget_get_height (GTK_WIDGET (self)), FIT_MARGIN);
}

#define MOST_SLACK 1.12 /* that a fitted board may be smaller than it could be */
#define MOST_DRIFT 8    /* pixels that its room may have become wider or narrower meanwhile */
#define MOST_BARS  80 /* pixels that bars below it may have taken from its height, or given back */

/* A hand with a card less would let the whole board grow by a little, and every place would jump
 * from under the pointer, and so they would whenever a message comes below it: so what is fitted
 * stays as it is while it still fits about as well. */
static gboolean
is_fitted_still (TcBoard *self, TcBoardTransform fit)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  TcBoardRect seen =
    tc_board_transform_rect (&self->transform, tc_board_layout_get_extent (self->layout));

  return abs (self->fit_width - width) <= MOST_DRIFT &&
         abs (self->fit_height - height) <= MOST_BARS && fit.scale >= self->transform.scale &&
         fit.scale <= MOST_SLACK * self->transform.scale && seen.x >= 0 && seen.y >= 0 &&
         seen.x + seen.width <= width && seen.y + seen.height <= height;
}

static void
fit_again (TcBoard *self)
{
  TcBoardTransform fit = tc_board_get_fit (self);

  if (is_fitted_still (self, fit)) {
    tc_board_set_transform (self, self->transform);
    return;
  }
  self->fit_width = gtk_widget_get_width (GTK_WIDGET (self));
  self->fit_height = gtk_widget_get_height (GTK_WIDGET (self));
  tc_board_set_transform (self, fit);
}

void
tc_board_zoom_at (TcBoard *self, double scale, double x, double y)
{
  double most;
  double least;

  if (self->layout == NULL)
    return;

  least = tc_board_get_fit (self).scale * LEAST_OF_FIT;
  most = MAX (least * 4, MOST_COUNTER / tc_board_layout_get_counter_size (self->layout));
  self->is_fitted = FALSE;
  tc_board_set_transform (
    self, tc_board_transform_zoom (self->transform, CLAMP (scale, least, most), x, y));
}

const char *
tc_board_get_container_key (TcBoard *self, guint container)
{
  guint n;

  return tc_view_get_containers (self->view, &n)[container].key;
}

const TcViewToken *
tc_board_get_token (TcBoard *self, guint token)
{
  guint n;

  return &tc_view_get_tokens (self->view, &n)[token];
}

guint
tc_board_get_selected_container (TcBoard *self)
{
  guint token;

  if (self->layout == NULL || self->selected == NULL)
    return TC_BOARD_NOTHING;
  token = tc_board_layout_find_token (self->layout, self->selected);
  if (token != TC_BOARD_NOTHING)
    return tc_board_layout_find_container (self->layout,
                                           tc_board_get_token (self, token)->container);

  return tc_board_layout_find_container (self->layout, self->selected);
}

static void
set_selected (TcBoard *self, const char *key)
{
  char *copy;

  if (g_strcmp0 (key, self->selected) == 0)
    return;
  copy = g_strdup (key);
  g_free (self->selected);
  self->selected = copy;
  self->cursor = TC_BOARD_NOTHING;
  self->edit.chosen.kind = TC_BOARD_HANDLE_NONE;
  self->edit.hot.kind = TC_BOARD_HANDLE_NONE;
  tc_board_clear_marks (self);
  update_accessible (self);
}

void
tc_board_user_selects (TcBoard *self, const char *key)
{
  g_autofree char *copy = g_strdup (key);

  set_selected (self, copy);
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0, copy);
}

/* The strip of boxes goes where more room is. */
static gboolean
wants_strip_below (TcBoard *self)
{
  TcBoardRect board = tc_board_layout_get_board (self->layout);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  return width > 0 && width * board.height < height * board.width;
}

static void
rebuild_layout (TcBoard *self)
{
  TcBoardLayout *layout = tc_board_lay_out (self);

  tc_board_tiles_set_layout (self->tiles, layout, self->layers);
  g_clear_pointer (&self->layout, tc_board_layout_free);
  self->layout = layout;
  tc_board_over_forget (self->over);
  self->hovered = TC_BOARD_NOTHING;
  self->cursor = TC_BOARD_NOTHING;
  tc_board_edit_layout_changed (self);
  tc_board_clear_marks (self);
  schedule_paint (self);
}

static void
tc_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TcBoard *self = TC_BOARD (widget);

  tc_board_menu_allocate (self);
  if (self->layout == NULL || width <= 0 || height <= 0)
    return;
  if (wants_strip_below (self) != self->strip_is_below) {
    self->strip_is_below = !self->strip_is_below;
    rebuild_layout (self);
  }
  if (self->is_fitted)
    fit_again (self);
  else
    tc_board_set_transform (self, self->transform);
  tc_board_keep_in_sight (self, width, height);
}

static void
tc_board_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  *minimum = 120;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 480;
}

static void
tc_board_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_board_parent_class)->map (widget);
  schedule_paint (TC_BOARD (widget));
}

static void
tc_board_unmap (GtkWidget *widget)
{
  TcBoard *self = TC_BOARD (widget);

  g_clear_handle_id (&self->paint_source, g_source_remove);
  tc_board_forget_tip (self);
  GTK_WIDGET_CLASS (tc_board_parent_class)->unmap (widget);
}

static void
tc_board_dispose (GObject *object)
{
  TcBoard *self = TC_BOARD (object);

  tc_board_forget_tip (self);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_handle_id (&self->paint_source, g_source_remove);
  g_clear_handle_id (&self->rest_source, g_source_remove);
  g_clear_pointer (&self->marks, gsk_render_node_unref);
  G_OBJECT_CLASS (tc_board_parent_class)->dispose (object);
}

static void
tc_board_finalize (GObject *object)
{
  TcBoard *self = TC_BOARD (object);

  g_clear_pointer (&self->tiles, tc_board_tiles_free);
  g_clear_pointer (&self->over, tc_board_over_free);
  g_clear_pointer (&self->layout, tc_board_layout_free);
  g_clear_pointer (&self->view, tc_view_free);
  tc_board_forget_coming (self);
  g_clear_pointer (&self->targets, g_hash_table_unref);
  g_clear_pointer (&self->sources, g_hash_table_unref);
  g_clear_pointer (&self->tiles_before, g_hash_table_unref);
  g_clear_pointer (&self->notes, g_hash_table_unref);
  g_free (self->selected);
  g_free (self->pressed);
  g_free (self->move_from);
  g_free (self->move_to);
  g_clear_pointer (&self->ghost, tc_view_free);
  tc_board_edit_clear (self);
  G_OBJECT_CLASS (tc_board_parent_class)->finalize (object);
}

static void
tc_board_class_init (TcBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_board_dispose;
  object_class->finalize = tc_board_finalize;
  widget_class->snapshot = tc_board_snapshot;
  widget_class->measure = tc_board_measure;
  widget_class->size_allocate = tc_board_size_allocate;
  widget_class->map = tc_board_map;
  widget_class->unmap = tc_board_unmap;
  widget_class->query_tooltip = tc_board_query_tip;

  signals[SIGNAL_SELECTED] = g_signal_new ("selected", TC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", TC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                            NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_PROPOSED] =
    g_signal_new ("proposed", TC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_STRING, G_TYPE_STRING);
  signals[SIGNAL_EDITED] = g_signal_new ("edited", TC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_TOOL_CHANGED] = g_signal_new ("tool-changed", TC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                               NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SELECTION_CHANGED] = g_signal_new (
    "selection-changed", TC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
text_size_cb (TcBoard *self)
{
  if (self->layout != NULL)
    rebuild_layout (self);
}

static void
tc_board_init (TcBoard *self)
{
  self->tiles = tc_board_tiles_new ();
  self->over = tc_board_over_new ();
  self->transform.scale = 1.0;
  self->layers = TC_BOARD_LAYERS_USUAL;
  self->is_fitted = TRUE;
  self->targets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->sources = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->cursor = TC_BOARD_NOTHING;
  self->hovered = TC_BOARD_NOTHING;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  tc_board_edit_init (self);
  tc_board_add_controllers (self);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_cb), self, G_CONNECT_SWAPPED);
}

void
tc_board_take_view (TcBoard *self, TcView *view)
{
  g_autoptr (TcView) old = NULL;

  g_return_if_fail (TC_IS_BOARD (self));
  g_return_if_fail (view != NULL && view != self->view);

  /* A drag over a changed position means nothing any more. */
  self->is_dragging = FALSE;
  g_clear_pointer (&self->pressed, g_free);
  tc_board_show_move (self, "", "");
  tc_board_show_ghost (self, NULL);
  tc_board_menu_close (self);
  old = g_steal_pointer (&self->view);
  self->view = view;
  rebuild_layout (self);
  tc_board_forget_coming (self);
  if (self->selected != NULL &&
      tc_board_layout_find_container (self->layout, self->selected) == TC_BOARD_NOTHING &&
      tc_board_layout_find_token (self->layout, self->selected) == TC_BOARD_NOTHING)
    g_clear_pointer (&self->selected, g_free);
  if (!tc_board_follow_growth (self) && self->is_fitted &&
      gtk_widget_get_width (GTK_WIDGET (self)) > 0) {
    if (wants_strip_below (self) != self->strip_is_below) {
      self->strip_is_below = !self->strip_is_below;
      rebuild_layout (self);
    }
    fit_again (self);
  }
  update_accessible (self);
}

const TcView *
tc_board_get_view (TcBoard *self)
{
  g_return_val_if_fail (TC_IS_BOARD (self), NULL);

  return self->view;
}

const char *
tc_board_pick (TcBoard *self, double x, double y)
{
  g_return_val_if_fail (TC_IS_BOARD (self), NULL);

  return tc_board_hit (self, x, y, FALSE);
}

void
tc_board_select (TcBoard *self, const char *key)
{
  g_return_if_fail (TC_IS_BOARD (self));

  if (key != NULL && *key == '\0')
    key = NULL;
  if (g_strcmp0 (key, self->selected) == 0)
    return;
  set_selected (self, key);
  tc_board_bring_into_sight (self);
}

const char *
tc_board_get_selected (TcBoard *self)
{
  g_return_val_if_fail (TC_IS_BOARD (self), NULL);

  return self->selected;
}

static void
fill_set (TcBoard *self, GHashTable *set, const char *const *keys)
{
  g_hash_table_remove_all (set);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    g_hash_table_add (set, g_strdup (keys[i]));
  tc_board_clear_marks (self);
}

void
tc_board_set_targets (TcBoard *self, const char *const *keys)
{
  g_return_if_fail (TC_IS_BOARD (self));

  fill_set (self, self->targets, keys);
}

void
tc_board_set_takes_all (TcBoard *self, gboolean takes_all)
{
  g_return_if_fail (TC_IS_BOARD (self));

  self->takes_all = takes_all;
}

void
tc_board_set_sources (TcBoard *self, const char *const *keys)
{
  g_return_if_fail (TC_IS_BOARD (self));

  fill_set (self, self->sources, keys);
}

void
tc_board_set_layer (TcBoard *self, const char *layer, gboolean visible)
{
  guint before = self->layers;

  g_return_if_fail (TC_IS_BOARD (self));

  for (guint i = 0; i < G_N_ELEMENTS (layer_names); i++) {
    if (strcmp (layer_names[i].name, layer) == 0 && visible)
      self->layers |= layer_names[i].layer;
    else if (strcmp (layer_names[i].name, layer) == 0)
      self->layers &= ~layer_names[i].layer;
  }
  if (self->layout != NULL && self->layers != before)
    rebuild_layout (self);
}

void
tc_board_zoom_fit (TcBoard *self)
{
  g_return_if_fail (TC_IS_BOARD (self));

  self->is_fitted = TRUE;
  self->fit_width = 0; /* as large as it can be, now that somebody asks */
  tc_board_forget_covered (self);
  if (self->layout != NULL)
    fit_again (self);
}

void
tc_board_zoom_in (TcBoard *self)
{
  g_return_if_fail (TC_IS_BOARD (self));

  tc_board_zoom_at (self, self->transform.scale * ZOOM_STEP,
                    gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                    gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

void
tc_board_zoom_out (TcBoard *self)
{
  g_return_if_fail (TC_IS_BOARD (self));

  tc_board_zoom_at (self, self->transform.scale / ZOOM_STEP,
                    gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                    gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

void
tc_board_zoom_by_action (TcBoard *self, const char *name)
{
  if (g_str_has_suffix (name, "zoom-in"))
    tc_board_zoom_in (self);
  else if (g_str_has_suffix (name, "zoom-out"))
    tc_board_zoom_out (self);
  else
    tc_board_zoom_fit (self);
}

char *
tc_board_dup_description (TcBoard *self, const char *key)
{
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;

  g_return_val_if_fail (TC_IS_BOARD (self), NULL);

  if (self->layout != NULL && key != NULL)
    text = tc_board_describe (self->layout, key);
  if (text != NULL)
    note = tc_board_dup_note_words (self, key);

  return note != NULL ? g_strdup_printf ("%s. %s", text, note) : g_steal_pointer (&text);
}

gboolean
tc_board_get_place (TcBoard *self, const char *key, double *out_x, double *out_y)
{
  TcBoardRect rect;
  guint container, token, n;
  const TcBoardSpot *spots;

  g_return_val_if_fail (TC_IS_BOARD (self), FALSE);

  if (self->layout == NULL)
    return FALSE;
  container = tc_board_layout_find_container (self->layout, key);
  token = tc_board_layout_find_token (self->layout, key);
  spots = tc_board_layout_get_spots (self->layout, &n);
  for (guint i = 0; token != TC_BOARD_NOTHING && i < n; i++) {
    if (spots[i].token == token) {
      rect = tc_board_transform_rect (&self->transform, spots[i].rect);
      *out_x = rect.x + rect.width / 2;
      *out_y = rect.y + rect.height / 2;
      return TRUE;
    }
  }
  if (container == TC_BOARD_NOTHING)
    return FALSE;
  rect = tc_board_transform_rect (&self->transform,
                                  tc_board_layout_get_place (self->layout, container)->bounds);
  *out_x = rect.x + rect.width / 2;
  *out_y = rect.y + rect.height / 2;

  return TRUE;
}
