/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/tc-board-private.h"

#define WHEEL_STEP  1.18
#define TOUCH_STEP  1.02 /* to one pixel of a touchpad with Ctrl */
#define LINE_PIXELS 48.0 /* that one notch of a wheel pans */

static const struct {
  guint key;
  int dx;
  int dy;
} arrows[] = {
  { GDK_KEY_Left, -1, 0 },  { GDK_KEY_Right, 1, 0 },    { GDK_KEY_Up, 0, -1 },
  { GDK_KEY_Down, 0, 1 },   { GDK_KEY_KP_Left, -1, 0 }, { GDK_KEY_KP_Right, 1, 0 },
  { GDK_KEY_KP_Up, 0, -1 }, { GDK_KEY_KP_Down, 0, 1 },
};

/* Of a stack whose uppermost counter can do nothing, the uppermost there that can is meant: of
 * those that lie below there is too little to be seen for a pointer. */
static guint
find_able (TcBoard *self, guint spot, double x, double y)
{
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (self->layout, &n);

  for (guint i = spot + 1; i-- > 0 && spots[i].container == spots[spot].container;) {
    const char *key = tc_board_get_token (self, spots[i].token)->key;

    if (tc_board_rect_contains (&spots[i].rect, x, y) && g_hash_table_contains (self->sources, key))
      return i;
  }

  return spot;
}

const char *
tc_board_hit (TcBoard *self, double x, double y, gboolean with_tokens)
{
  guint n;
  const TcBoardSpot *spots;
  guint found = TC_BOARD_NOTHING;
  guint raised;

  if (self->layout == NULL)
    return NULL;

  tc_board_transform_to_board (&self->transform, &x, &y);
  spots = tc_board_layout_get_spots (self->layout, &n);
  raised = tc_board_layout_find_token (self->layout, self->selected);
  if (with_tokens && (self->layers & TC_BOARD_LAYER_COUNTERS))
    found = tc_board_layout_hit_spot (self->layout, x, y, raised);
  if (found != TC_BOARD_NOTHING && spots[found].token != raised)
    found = find_able (self, found, x, y);
  if (found != TC_BOARD_NOTHING)
    return tc_board_get_token (self, spots[found].token)->key;
  found = tc_board_layout_hit_container (self->layout, x, y);

  return found != TC_BOARD_NOTHING ? tc_board_get_container_key (self, found) : NULL;
}

/* (nullable): what in @token's or the area's place may be a target. */
static const char *
find_target (TcBoard *self, double x, double y)
{
  const char *upper = tc_board_hit (self, x, y, TRUE);
  const char *area = tc_board_hit (self, x, y, FALSE);

  if (upper != NULL && g_hash_table_contains (self->targets, upper))
    return upper;
  if (area != NULL && g_hash_table_contains (self->targets, area))
    return area;

  return NULL;
}

static gboolean
has_selected_token (TcBoard *self)
{
  return self->layout != NULL && self->selected != NULL &&
         tc_board_layout_find_token (self->layout, self->selected) != TC_BOARD_NOTHING;
}

static void
propose (TcBoard *self, const char *subject, const char *target)
{
  g_autofree char *subject_copy = g_strdup (subject);
  g_autofree char *target_copy = g_strdup (target);

  g_signal_emit_by_name (self, "proposed", subject_copy, target_copy);
}

static void
activate (TcBoard *self)
{
  g_autofree char *key = g_strdup (self->selected);

  if (key != NULL)
    g_signal_emit_by_name (self, "activated", key);
}

static void
set_hovered (TcBoard *self, guint container, gboolean takes_it)
{
  if (self->hovered != container || self->hovered_takes_it != takes_it) {
    self->hovered = container;
    self->hovered_takes_it = takes_it;
    tc_board_clear_marks (self);
  }
}

/* A press selects at once; but a press on a target, with a token selected, proposes, unless what
 * lies uppermost there can act itself: then it is taken up instead. */
static GdkModifierType
get_state (gpointer controller)
{
  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
}

static void
pressed_cb (TcBoard *self, int n_press, double x, double y, GtkGestureClick *gesture)
{
  const char *hit = tc_board_hit (self, x, y, TRUE);
  const char *target = find_target (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->space_is_down || tc_board_edit_press (self, x, y, n_press, get_state (gesture)))
    return;
  if (n_press == 2) {
    activate (self);
    return;
  }
  if (n_press > 1)
    return;
  if (target != NULL && has_selected_token (self) && g_strcmp0 (hit, self->selected) != 0 &&
      (hit == target || !g_hash_table_contains (self->sources, hit))) {
    propose (self, self->selected, target);
    return;
  }
  tc_board_user_selects (self, hit);
}

static void
released_cb (TcBoard *self, int n_press, double x, double y, GtkGestureClick *gesture)
{
  if (!self->space_is_down)
    tc_board_edit_release (self, x, y, get_state (gesture));
}

static void
begin_pan (TcBoard *self)
{
  self->is_panning = TRUE;
  self->pan_x = self->transform.x;
  self->pan_y = self->transform.y;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
pan_to (TcBoard *self, double dx, double dy)
{
  TcBoardTransform transform = self->transform;

  transform.x = self->pan_x + dx;
  transform.y = self->pan_y + dy;
  self->is_fitted = FALSE;
  tc_board_set_transform (self, transform);
}

static void
end_pan (TcBoard *self)
{
  self->is_panning = FALSE;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), NULL);
}

static void
remember_grip (TcBoard *self, double x, double y)
{
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (self->layout, &n);
  guint spot;

  tc_board_transform_to_board (&self->transform, &x, &y);
  spot = tc_board_layout_hit_spot (self->layout, x, y,
                                   tc_board_layout_find_token (self->layout, self->pressed));
  if (spot == TC_BOARD_NOTHING)
    return;
  self->grip_x = (x - spots[spot].rect.x) / spots[spot].rect.width;
  self->grip_y = (y - spots[spot].rect.y) / spots[spot].rect.height;
}

static void
drag_begin_cb (TcBoard *self, double x, double y, GtkGestureDrag *gesture)
{
  const char *hit = tc_board_hit (self, x, y, TRUE);

  g_clear_pointer (&self->pressed, g_free);
  self->is_dragging = FALSE;
  self->is_editing = FALSE;
  self->may_edit = tc_board_edit_drag_begin (self, x, y, get_state (gesture));
  if (self->may_edit)
    return;
  if (hit != NULL && !self->space_is_down &&
      tc_board_layout_find_token (self->layout, hit) != TC_BOARD_NOTHING) {
    self->pressed = g_strdup (hit);
    remember_grip (self, x, y);
  }
}

static void
drag_update_cb (TcBoard *self, double dx, double dy, GtkGestureDrag *gesture)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double x, y;
  guint container;
  gboolean takes_it;

  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  self->pointer_x = x + dx;
  self->pointer_y = y + dy;
  if (!self->is_dragging && !self->is_panning && !self->is_editing) {
    if (!gtk_drag_check_threshold (widget, 0, 0, (int) dx, (int) dy))
      return;
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    self->is_editing = self->may_edit;
    if (self->is_editing)
      tc_board_edit_drag_to (self, self->pointer_x, self->pointer_y);
    else if (self->pressed != NULL) {
      self->is_dragging = TRUE;
      if (g_strcmp0 (self->selected, self->pressed) != 0)
        tc_board_user_selects (self, self->pressed);
    } else
      begin_pan (self);
  }
  if (self->is_editing) {
    tc_board_edit_drag_to (self, self->pointer_x, self->pointer_y);
    return;
  }
  if (self->is_panning) {
    pan_to (self, dx, dy);
    return;
  }
  x = self->pointer_x;
  y = self->pointer_y;
  takes_it = find_target (self, x, y) != NULL ||
             (self->takes_all && tc_board_hit (self, x, y, FALSE) != NULL);
  tc_board_transform_to_board (&self->transform, &x, &y);
  container = tc_board_layout_hit_container (self->layout, x, y);
  if (container == tc_board_get_selected_container (self) && !takes_it)
    container = TC_BOARD_NOTHING; /* where it came from */
  set_hovered (self, container, takes_it);
  gtk_widget_queue_draw (widget);
}

static void
drag_end_cb (TcBoard *self)
{
  const char *target;

  if (self->is_panning)
    end_pan (self);
  if (self->is_editing)
    tc_board_edit_drag_end (self);
  self->is_editing = FALSE;
  if (!self->is_dragging)
    return;

  self->is_dragging = FALSE;
  set_hovered (self, TC_BOARD_NOTHING, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  target = find_target (self, self->pointer_x, self->pointer_y);
  if (target == NULL)
    target = tc_board_hit (self, self->pointer_x, self->pointer_y, FALSE);
  /* Put back where it came from, it proposes nothing. */
  if (target != NULL && self->pressed != NULL) {
    guint token = tc_board_layout_find_token (self->layout, self->pressed);

    if (g_strcmp0 (tc_board_get_token (self, token)->container, target) != 0)
      propose (self, self->pressed, target);
  }
}

static void
cancel_cb (TcBoard *self)
{
  self->is_dragging = FALSE;
  self->is_editing = FALSE;
  tc_board_edit_cancel (self);
  g_clear_pointer (&self->pressed, g_free);
  set_hovered (self, TC_BOARD_NOTHING, FALSE);
  if (self->is_panning)
    end_pan (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pan_begin_cb (TcBoard *self)
{
  begin_pan (self);
}

static void
motion_cb (TcBoard *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  if (!self->is_dragging && !self->is_panning && !self->is_editing)
    tc_board_edit_motion (self, x, y);
}

/* A wheel zooms, two fingers pan; Ctrl zooms and Shift pans with either. */
static gboolean
scroll_cb (TcBoard *self, double dx, double dy, GtkEventControllerScroll *controller)
{
  GtkEventController *base = GTK_EVENT_CONTROLLER (controller);
  GdkModifierType state = gtk_event_controller_get_current_event_state (base);
  GdkDevice *device = gtk_event_controller_get_current_event_device (base);
  gboolean is_touch = device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHPAD;
  gboolean is_zoom =
    (state & GDK_CONTROL_MASK) != 0 || (!is_touch && (state & GDK_SHIFT_MASK) == 0);
  TcBoardTransform transform = self->transform;

  if (is_zoom) {
    tc_board_zoom_at (self, transform.scale * pow (is_touch ? TOUCH_STEP : WHEEL_STEP, -dy),
                      self->pointer_x, self->pointer_y);
    return TRUE;
  }
  if (!is_touch) {
    dx = dx * LINE_PIXELS + dy * LINE_PIXELS;
    dy = 0;
  }
  transform.x -= dx;
  transform.y -= dy;
  self->is_fitted = FALSE;
  tc_board_set_transform (self, transform);

  return TRUE;
}

static void
pinch_begin_cb (TcBoard *self)
{
  self->pinch_scale = self->transform.scale;
}

static void
pinch_cb (TcBoard *self, double factor, GtkGestureZoom *gesture)
{
  double x = self->pointer_x;
  double y = self->pointer_y;

  gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y);
  tc_board_zoom_at (self, self->pinch_scale * factor, x, y);
}

/* From the selected area, or from the middle of what is seen. */
static void
walk (TcBoard *self, int dx, int dy)
{
  guint from =
    self->cursor != TC_BOARD_NOTHING ? self->cursor : tc_board_get_selected_container (self);
  guint to;

  if (from == TC_BOARD_NOTHING) {
    TcBoardRect visible = tc_board_get_visible (self);

    to = tc_board_layout_hit_container (self->layout, visible.x + visible.width / 2,
                                        visible.y + visible.height / 2);
    if (to == TC_BOARD_NOTHING)
      to = 0;
  } else
    to = tc_board_layout_step (self->layout, from, dx, dy);
  if (to == TC_BOARD_NOTHING)
    return;

  /* With a token in hand and somewhere to go, the arrows aim it. */
  if (has_selected_token (self) && (self->takes_all || g_hash_table_size (self->targets) > 0)) {
    self->cursor = to;
    tc_board_clear_marks (self);
  } else {
    tc_board_user_selects (self, tc_board_get_container_key (self, to));
    tc_board_bring_into_sight (self);
  }
}

/* The tokens of the selected area in turn, and then out of it: the focus is never caught. */
static gboolean
cycle (TcBoard *self, int step)
{
  guint container = tc_board_get_selected_container (self);
  guint selected = self->layout != NULL && self->selected != NULL
                     ? tc_board_layout_find_token (self->layout, self->selected)
                     : TC_BOARD_NOTHING;
  g_autoptr (GArray) inside = g_array_new (FALSE, FALSE, sizeof (guint));
  int at = -1;
  guint n;
  const TcBoardSpot *spots;

  if (container == TC_BOARD_NOTHING)
    return FALSE;
  spots = tc_board_layout_get_spots (self->layout, &n);
  for (guint i = n; i-- > 0;) {
    if (spots[i].container != container)
      continue;
    if (spots[i].token == selected)
      at = (int) inside->len;
    g_array_append_val (inside, spots[i].token);
  }
  if ((at < 0 && step < 0) || at + step >= (int) inside->len)
    return FALSE;
  at += step;
  tc_board_user_selects (
    self, at < 0 ? tc_board_get_container_key (self, container)
                 : tc_board_get_token (self, g_array_index (inside, guint, at))->key);
  tc_board_bring_into_sight (self);

  return TRUE;
}

static gboolean
enter (TcBoard *self)
{
  const char *aim =
    self->cursor != TC_BOARD_NOTHING ? tc_board_get_container_key (self, self->cursor) : NULL;

  if (aim != NULL && has_selected_token (self))
    propose (self, self->selected, aim);
  else
    activate (self);

  return TRUE;
}

static gboolean
escape (TcBoard *self)
{
  if (self->is_dragging)
    cancel_cb (self);
  else if (self->cursor != TC_BOARD_NOTHING) {
    self->cursor = TC_BOARD_NOTHING;
    tc_board_clear_marks (self);
  } else if (self->selected != NULL)
    tc_board_user_selects (self, NULL);
  else
    return FALSE;

  return TRUE;
}

/* With Shift, where several areas can be selected, those that were stay so. */
static void
walk_by_key (TcBoard *self, int dx, int dy, gboolean keeps)
{
  g_auto (GStrv) kept = keeps && self->edit.is_on ? tc_board_dup_selection (self) : NULL;

  walk (self, dx, dy);
  if (kept == NULL)
    return;
  tc_board_set_selection (self, (const char *const *) kept);
  g_signal_emit_by_name (self, "selection-changed");
}

/* With Ctrl and without. */
static gboolean
zoom_by_key (TcBoard *self, guint key)
{
  switch (key) {
  case GDK_KEY_plus:
  case GDK_KEY_equal:
  case GDK_KEY_KP_Add:
    tc_board_zoom_in (self);
    return TRUE;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract:
    tc_board_zoom_out (self);
    return TRUE;
  case GDK_KEY_0:
  case GDK_KEY_KP_0:
    tc_board_zoom_fit (self);
    return TRUE;
  default:
    return FALSE;
  }
}

static gboolean
key_pressed_cb (TcBoard *self, guint key, guint code, GdkModifierType state)
{
  if (self->layout == NULL)
    return FALSE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return zoom_by_key (self, key);
  if (tc_board_menu_key (self, key, state))
    return TRUE;
  if (tc_board_edit_key (self, key, state))
    return TRUE;
  if ((state & GDK_ALT_MASK) != 0)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++) {
    if (arrows[i].key == key) {
      walk_by_key (self, arrows[i].dx, arrows[i].dy, (state & GDK_SHIFT_MASK) != 0);
      return TRUE;
    }
  }
  switch (key) {
  case GDK_KEY_Tab:
  case GDK_KEY_ISO_Left_Tab:
    return cycle (self, key == GDK_KEY_Tab && (state & GDK_SHIFT_MASK) == 0 ? 1 : -1);
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
    return enter (self);
  case GDK_KEY_Escape:
    return escape (self);
  case GDK_KEY_space:
    self->space_is_down = TRUE;
    return TRUE;
  default:
    return zoom_by_key (self, key);
  }
}

static void
key_released_cb (TcBoard *self, guint key)
{
  if (key == GDK_KEY_space)
    self->space_is_down = FALSE;
}

static void
focus_left_cb (TcBoard *self)
{
  self->space_is_down = FALSE;
}

/* The board draws by itself that it has the keys, of which its style says nothing. */
static void
state_flags_changed_cb (TcBoard *self, GtkStateFlags before)
{
  GtkStateFlags changed = before ^ gtk_widget_get_state_flags (GTK_WIDGET (self));

  if ((changed & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)) != 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_drags (TcBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pan = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), GDK_BUTTON_MIDDLE);
  g_signal_connect_swapped (pan, "drag-begin", G_CALLBACK (pan_begin_cb), self);
  g_signal_connect_swapped (pan, "drag-update", G_CALLBACK (pan_to), self);
  g_signal_connect_swapped (pan, "drag-end", G_CALLBACK (end_pan), self);
  g_signal_connect_swapped (pan, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pan));
}

void
tc_board_add_controllers (TcBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  /* The drag hears the press first: it must know what was there before the click selects. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  add_drags (self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (key, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (widget, key);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (widget, focus);
  g_signal_connect (self, "state-flags-changed", G_CALLBACK (state_flags_changed_cb), NULL);
}
