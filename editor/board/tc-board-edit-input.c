/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/layout/tc-board-graph.h"
#include "board/tc-board-private.h"

/* Gestures and keys of an editable board. */

#define NUDGE      1.5 /* pixels that an arrow key moves a corner */
#define FAR_NUDGE  5   /* times that, with Shift */
#define AIM_STEP   8.0 /* pixels that an arrow key moves the cross of the drawing tool */
#define BAND_LEAST 4.0 /* pixels: a smaller band is a click */

static const TcViewContainer *
get_area (TcBoard *self, guint container)
{
  guint n;

  return &tc_view_get_containers (self->view, &n)[container];
}

/* A plate is held wherever nothing lies on it. */
static TcBoardHandle
find_plate (TcBoard *self, double x, double y)
{
  TcBoardHandle handle = { .kind = TC_BOARD_HANDLE_NONE };

  tc_board_transform_to_board (&self->transform, &x, &y);
  handle.container = tc_board_layout_hit_container (self->layout, x, y);
  if (handle.container == TC_BOARD_NOTHING || !tc_board_is_plate (self->layout, handle.container) ||
      tc_board_layout_hit_spot (self->layout, x, y, TC_BOARD_NOTHING) != TC_BOARD_NOTHING)
    return handle;
  handle.kind = TC_BOARD_HANDLE_CENTRE;
  handle.at = get_area (self, handle.container)->centre;

  return handle;
}

static TcBoardHandle
find_handle (TcBoard *self, double x, double y)
{
  TcBoardHandle none = { .kind = TC_BOARD_HANDLE_NONE };
  guint container = tc_board_get_selected_container (self);

  if (self->edit.tool == TC_BOARD_TOOL_SELECT && tc_board_is_graph (self->view))
    return find_plate (self, x, y);

  if (self->edit.tool != TC_BOARD_TOOL_SELECT || container == TC_BOARD_NOTHING ||
      tc_board_layout_find_container (self->layout, self->selected) == TC_BOARD_NOTHING)
    return none;
  tc_board_transform_to_board (&self->transform, &x, &y);

  return tc_board_outline_find_handle (self->layout, container, x, y,
                                       TC_BOARD_EDIT_REACH / self->transform.scale);
}

static void
toggle_also (TcBoard *self, const char *key)
{
  TcBoardEdit *edit = &self->edit;

  if (self->selected == NULL ||
      tc_board_layout_find_container (self->layout, self->selected) == TC_BOARD_NOTHING) {
    tc_board_user_selects (self, key);
    return;
  }
  if (!g_hash_table_remove (edit->also, key) && g_strcmp0 (key, self->selected) != 0)
    g_hash_table_add (edit->also, g_strdup (key));
  tc_board_clear_marks (self);
  g_signal_emit_by_name (self, "selection-changed");
}

static void
clear_also (TcBoard *self)
{
  if (g_hash_table_size (self->edit.also) == 0)
    return;
  g_hash_table_remove_all (self->edit.also);
  tc_board_clear_marks (self);
  g_signal_emit_by_name (self, "selection-changed");
}

static void
insert_at (TcBoard *self, const TcBoardHandle *handle, TcPoint to)
{
  const TcViewContainer *area = get_area (self, handle->container);
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_INSERT_CORNER,
                             .from = area->outline[handle->index],
                             .until = area->outline[(handle->index + 1) % area->n_outline],
                             .to = to };

  self->edit.chosen = *handle;
  self->edit.chosen.kind = TC_BOARD_HANDLE_CORNER;
  self->edit.chosen.at = to;
  tc_board_edit_emit (self, &gesture);
}

static gboolean
press_with_select (TcBoard *self, double x, double y, int n, GdkModifierType state)
{
  TcBoardEdit *edit = &self->edit;
  TcBoardHandle handle = find_handle (self, x, y);
  const char *area = tc_board_hit (self, x, y, FALSE);
  double board_x = x;
  double board_y = y;
  guint conflict;

  tc_board_transform_to_board (&self->transform, &board_x, &board_y);
  conflict = tc_board_edit_find_conflict (self, board_x, board_y);
  if (conflict != TC_BOARD_NOTHING) {
    if (n == 1)
      tc_board_edit_fix (self, conflict);
    return TRUE;
  }
  if (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) {
    if (n == 1 && area != NULL)
      toggle_also (self, area);
    return TRUE;
  }
  if (handle.kind == TC_BOARD_HANDLE_EDGE && n == 2) {
    insert_at (self, &handle, handle.at);
    return TRUE;
  }
  if (handle.kind == TC_BOARD_HANDLE_CENTRE && tc_board_is_plate (self->layout, handle.container)) {
    edit->chosen.kind = TC_BOARD_HANDLE_NONE;
    return FALSE;
  }
  if (handle.kind == TC_BOARD_HANDLE_CORNER || handle.kind == TC_BOARD_HANDLE_CENTRE) {
    edit->chosen = handle;
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return TRUE;
  }
  edit->chosen.kind = TC_BOARD_HANDLE_NONE;
  if (n == 1)
    clear_also (self);

  return handle.kind == TC_BOARD_HANDLE_EDGE && n == 1;
}

gboolean
tc_board_edit_press (TcBoard *self, double x, double y, int n, GdkModifierType state)
{
  if (!self->edit.is_on || self->layout == NULL)
    return FALSE;

  switch (self->edit.tool) {
  case TC_BOARD_TOOL_SELECT:
    return press_with_select (self, x, y, n, state);
  case TC_BOARD_TOOL_DRAW:
    if (n == 2)
      tc_board_edit_close_draft (self);
    return TRUE;
  case TC_BOARD_TOOL_JOIN:
    return FALSE;
  }

  return FALSE;
}

gboolean
tc_board_edit_release (TcBoard *self, double x, double y, GdkModifierType state)
{
  if (!self->edit.is_on || self->layout == NULL || self->edit.tool != TC_BOARD_TOOL_DRAW)
    return FALSE;
  tc_board_edit_aim (self, x, y);
  tc_board_edit_add_to_draft (self, (state & GDK_ALT_MASK) != 0);

  return TRUE;
}

gboolean
tc_board_edit_drag_begin (TcBoard *self, double x, double y, GdkModifierType state)
{
  TcBoardEdit *edit = &self->edit;
  double board_x = x;
  double board_y = y;

  if (!edit->is_on || self->layout == NULL || self->space_is_down)
    return FALSE;
  edit->held.kind = TC_BOARD_HANDLE_NONE;
  edit->may_band = FALSE;
  tc_board_transform_to_board (&self->transform, &board_x, &board_y);
  edit->band_x = board_x;
  edit->band_y = board_y;
  if (edit->tool == TC_BOARD_TOOL_JOIN) {
    edit->join_from = tc_board_layout_hit_container (self->layout, board_x, board_y);
    return edit->join_from != TC_BOARD_NOTHING;
  }
  if (edit->tool != TC_BOARD_TOOL_SELECT)
    return FALSE;
  if (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) {
    edit->may_band = TRUE;
    return TRUE;
  }
  edit->held = find_handle (self, x, y);

  return edit->held.kind != TC_BOARD_HANDLE_NONE;
}

static void
move_held (TcBoard *self, double x, double y)
{
  TcBoardEdit *edit = &self->edit;
  const TcPoint *except = edit->held.kind == TC_BOARD_HANDLE_CORNER ? &edit->held.at : NULL;

  edit->is_moving = TRUE;
  edit->is_settling = FALSE;
  edit->snaps = FALSE;
  if (edit->held.kind == TC_BOARD_HANDLE_CENTRE && tc_board_is_graph (self->view))
    edit->to = (TcPoint){ (gint32) lround (edit->held.at.x + x - edit->band_x),
                          (gint32) lround (edit->held.at.y + y - edit->band_y) };
  else if (edit->held.kind == TC_BOARD_HANDLE_CENTRE)
    edit->to = (TcPoint){ (gint32) lround (x), (gint32) lround (y) };
  else
    edit->snaps = tc_board_outline_snap (
      self->layout, x, y, TC_BOARD_EDIT_REACH / self->transform.scale, except, &edit->to);
}

gboolean
tc_board_edit_drag_to (TcBoard *self, double x, double y)
{
  TcBoardEdit *edit = &self->edit;

  if (!edit->is_on)
    return FALSE;
  tc_board_transform_to_board (&self->transform, &x, &y);
  if (edit->tool == TC_BOARD_TOOL_JOIN && edit->join_from != TC_BOARD_NOTHING) {
    edit->aim = (TcPoint){ (gint32) lround (x), (gint32) lround (y) };
    edit->has_aim = TRUE;
    edit->join_to = tc_board_layout_hit_container (self->layout, x, y);
    tc_board_clear_marks (self);
    return TRUE;
  }
  if (edit->may_band) {
    edit->is_banding = TRUE;
    edit->aim = (TcPoint){ (gint32) lround (x), (gint32) lround (y) };
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return TRUE;
  }
  if (edit->held.kind == TC_BOARD_HANDLE_NONE)
    return FALSE;
  move_held (self, x, y);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

/* Areas whose middle is in the band. */
static void
take_band (TcBoard *self)
{
  TcBoardEdit *edit = &self->edit;
  TcBoardRect band = { MIN (edit->band_x, edit->aim.x), MIN (edit->band_y, edit->aim.y),
                       fabs (edit->aim.x - edit->band_x), fabs (edit->aim.y - edit->band_y) };
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (self->view, &n);

  if (MAX (band.width, band.height) * self->transform.scale < BAND_LEAST)
    return;
  for (guint i = 0; i < n; i++) {
    if (tc_board_layout_get_place (self->layout, i)->is_box ||
        !tc_board_rect_contains (&band, containers[i].centre.x, containers[i].centre.y))
      continue;
    if (tc_board_layout_find_container (self->layout, self->selected) == TC_BOARD_NOTHING)
      tc_board_user_selects (self, containers[i].key);
    else if (g_strcmp0 (self->selected, containers[i].key) != 0)
      g_hash_table_add (edit->also, g_strdup (containers[i].key));
  }
  g_signal_emit_by_name (self, "selection-changed");
}

static void
join (TcBoard *self, guint from, guint to)
{
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_JOIN };

  if (from == TC_BOARD_NOTHING || to == TC_BOARD_NOTHING || from == to)
    return;
  gesture.key = tc_board_get_container_key (self, from);
  gesture.other = tc_board_get_container_key (self, to);
  tc_board_edit_emit (self, &gesture);
}

static void
drop_held (TcBoard *self)
{
  TcBoardEdit *edit = &self->edit;
  TcBoardHandle held = edit->held;
  TcBoardGesture gesture = { .from = held.at, .to = edit->to };

  edit->is_settling = TRUE;
  if (tc_board_point_is_same (held.at, edit->to) && held.kind != TC_BOARD_HANDLE_EDGE) {
    edit->is_moving = FALSE;
    return;
  }
  if (held.kind == TC_BOARD_HANDLE_EDGE) {
    insert_at (self, &held, edit->to);
    return;
  }
  gesture.kind = held.kind == TC_BOARD_HANDLE_CENTRE ? TC_BOARD_GESTURE_MOVE_CENTRE
                                                     : TC_BOARD_GESTURE_MOVE_CORNER;
  gesture.key = tc_board_get_container_key (self, held.container);
  edit->chosen = held;
  edit->chosen.at = edit->to;
  tc_board_edit_emit (self, &gesture);
}

gboolean
tc_board_edit_drag_end (TcBoard *self)
{
  TcBoardEdit *edit = &self->edit;
  guint from = edit->join_from;
  guint to = edit->join_to;

  if (!edit->is_on)
    return FALSE;
  edit->may_band = FALSE;
  if (edit->tool == TC_BOARD_TOOL_JOIN) {
    edit->join_from = TC_BOARD_NOTHING;
    edit->join_to = TC_BOARD_NOTHING;
    edit->has_aim = FALSE;
    tc_board_clear_marks (self);
    join (self, from, to);
    return from != TC_BOARD_NOTHING;
  }
  if (edit->is_banding) {
    edit->is_banding = FALSE;
    take_band (self);
    tc_board_clear_marks (self);
    return TRUE;
  }
  if (edit->held.kind == TC_BOARD_HANDLE_NONE || !edit->is_moving)
    return FALSE;
  drop_held (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
tc_board_edit_cancel (TcBoard *self)
{
  TcBoardEdit *edit = &self->edit;

  edit->held.kind = TC_BOARD_HANDLE_NONE;
  edit->is_moving = FALSE;
  edit->is_settling = FALSE;
  edit->may_band = FALSE;
  edit->is_banding = FALSE;
  edit->join_from = TC_BOARD_NOTHING;
  edit->join_to = TC_BOARD_NOTHING;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static const char *
get_cursor (TcBoard *self)
{
  switch (self->edit.hot.kind) {
  case TC_BOARD_HANDLE_CORNER:
  case TC_BOARD_HANDLE_CENTRE:
    return "move";
  case TC_BOARD_HANDLE_EDGE:
    return "copy";
  case TC_BOARD_HANDLE_NONE:
    break;
  }

  return self->edit.tool == TC_BOARD_TOOL_SELECT ? NULL : "crosshair";
}

void
tc_board_edit_motion (TcBoard *self, double x, double y)
{
  TcBoardEdit *edit = &self->edit;
  TcBoardHandle hot;

  if (!edit->is_on || self->layout == NULL)
    return;
  if (edit->tool == TC_BOARD_TOOL_DRAW) {
    tc_board_edit_aim (self, x, y);
    return;
  }
  hot = find_handle (self, x, y);
  if (hot.kind == edit->hot.kind && tc_board_point_is_same (hot.at, edit->hot.at))
    return;
  edit->hot = hot;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), get_cursor (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The corners of the selected area in turn, and its centre after the last. */
static gboolean
choose_next (TcBoard *self, int step)
{
  TcBoardEdit *edit = &self->edit;
  guint container = tc_board_layout_find_container (self->layout, self->selected);
  const TcViewContainer *area;
  guint n, at;

  if (container == TC_BOARD_NOTHING)
    return FALSE;
  area = get_area (self, container);
  n = area->n_outline + 1;
  if (edit->chosen.kind == TC_BOARD_HANDLE_NONE)
    at = step > 0 ? 0 : n - 1;
  else
    at = ((edit->chosen.kind == TC_BOARD_HANDLE_CENTRE ? n - 1 : edit->chosen.index) + n +
          (guint) step) %
         n;
  edit->chosen.kind = at == n - 1 ? TC_BOARD_HANDLE_CENTRE : TC_BOARD_HANDLE_CORNER;
  edit->chosen.container = container;
  edit->chosen.index = at;
  edit->chosen.at = at == n - 1 ? area->centre : area->outline[at];
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

/* A nudge waits for the view that has the one before it. */
static void
nudge (TcBoard *self, int dx, int dy, gboolean is_far)
{
  TcBoardEdit *edit = &self->edit;
  gint32 step = (gint32) MAX (1, lround (NUDGE / self->transform.scale)) * (is_far ? FAR_NUDGE : 1);
  TcBoardGesture gesture = { .from = edit->chosen.at, .is_nudge = TRUE };

  if (edit->is_settling)
    return;
  gesture.kind = edit->chosen.kind == TC_BOARD_HANDLE_CENTRE ? TC_BOARD_GESTURE_MOVE_CENTRE
                                                             : TC_BOARD_GESTURE_MOVE_CORNER;
  gesture.key = tc_board_get_container_key (self, edit->chosen.container);
  gesture.to = (TcPoint){ edit->chosen.at.x + dx * step, edit->chosen.at.y + dy * step };
  edit->chosen.at = gesture.to;
  edit->held = edit->chosen;
  edit->held.at = gesture.from;
  edit->to = gesture.to;
  edit->is_moving = TRUE;
  edit->is_settling = TRUE;
  tc_board_edit_emit (self, &gesture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
key_of_corner (TcBoard *self, guint key, GdkModifierType state)
{
  TcBoardEdit *edit = &self->edit;
  gboolean is_far = (state & GDK_SHIFT_MASK) != 0;
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_REMOVE_CORNER, .from = edit->chosen.at };
  const TcViewContainer *area = get_area (self, edit->chosen.container);
  TcPoint a, b;

  switch (key) {
  case GDK_KEY_Left:
    nudge (self, -1, 0, is_far);
    return TRUE;
  case GDK_KEY_Right:
    nudge (self, 1, 0, is_far);
    return TRUE;
  case GDK_KEY_Up:
    nudge (self, 0, -1, is_far);
    return TRUE;
  case GDK_KEY_Down:
    nudge (self, 0, 1, is_far);
    return TRUE;
  case GDK_KEY_Escape:
    edit->chosen.kind = TC_BOARD_HANDLE_NONE;
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return TRUE;
  case GDK_KEY_Delete:
  case GDK_KEY_BackSpace:
    if (edit->chosen.kind != TC_BOARD_HANDLE_CORNER)
      return FALSE;
    edit->chosen.kind = TC_BOARD_HANDLE_NONE;
    tc_board_edit_emit (self, &gesture);
    return TRUE;
  case GDK_KEY_Insert:
    if (edit->chosen.kind != TC_BOARD_HANDLE_CORNER)
      return FALSE;
    a = area->outline[edit->chosen.index];
    b = area->outline[(edit->chosen.index + 1) % area->n_outline];
    insert_at (self, &edit->chosen, (TcPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 });
    return TRUE;
  default:
    return FALSE;
  }
}

static void
move_cross (TcBoard *self, int dx, int dy, gboolean is_fine)
{
  TcBoardEdit *edit = &self->edit;
  double step = is_fine ? 1.0 : AIM_STEP;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  if (!edit->has_aim)
    tc_board_edit_aim (self, width / 2, height / 2);
  else
    tc_board_edit_aim (self, CLAMP (edit->aim_x + dx * step, 0, width),
                       CLAMP (edit->aim_y + dy * step, 0, height));
}

static gboolean
key_of_drawing (TcBoard *self, guint key, GdkModifierType state)
{
  TcBoardEdit *edit = &self->edit;
  gboolean is_fine = (state & GDK_SHIFT_MASK) != 0;

  switch (key) {
  case GDK_KEY_Left:
    move_cross (self, -1, 0, is_fine);
    return TRUE;
  case GDK_KEY_Right:
    move_cross (self, 1, 0, is_fine);
    return TRUE;
  case GDK_KEY_Up:
    move_cross (self, 0, -1, is_fine);
    return TRUE;
  case GDK_KEY_Down:
    move_cross (self, 0, 1, is_fine);
    return TRUE;
  case GDK_KEY_space:
    tc_board_edit_add_to_draft (self, (state & GDK_ALT_MASK) != 0);
    return TRUE;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
    tc_board_edit_close_draft (self);
    return TRUE;
  case GDK_KEY_BackSpace:
  case GDK_KEY_Delete:
    if (edit->draft->len > 0)
      g_array_set_size (edit->draft, edit->draft->len - 1);
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return TRUE;
  case GDK_KEY_Escape:
    if (edit->draft->len > 0) {
      g_array_set_size (edit->draft, 0);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    } else
      tc_board_set_tool (self, TC_BOARD_TOOL_SELECT);
    return TRUE;
  default:
    return FALSE;
  }
}

/* Enter takes the selected area as the start, the arrows go on, Enter again joins. */
static gboolean
key_of_joining (TcBoard *self, guint key)
{
  TcBoardEdit *edit = &self->edit;
  guint selected = tc_board_layout_find_container (self->layout, self->selected);
  guint from = edit->join_from;

  switch (key) {
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_space:
    edit->join_from = from == TC_BOARD_NOTHING ? selected : TC_BOARD_NOTHING;
    tc_board_clear_marks (self);
    join (self, from, selected);
    return TRUE;
  case GDK_KEY_Escape:
    if (from == TC_BOARD_NOTHING)
      tc_board_set_tool (self, TC_BOARD_TOOL_SELECT);
    edit->join_from = TC_BOARD_NOTHING;
    tc_board_clear_marks (self);
    return TRUE;
  default:
    return FALSE;
  }
}

gboolean
tc_board_edit_key (TcBoard *self, guint key, GdkModifierType state)
{
  TcBoardEdit *edit = &self->edit;

  if (!edit->is_on)
    return FALSE;
  if (key == GDK_KEY_Escape && edit->is_moving && !edit->is_settling) {
    tc_board_edit_cancel (self);
    return TRUE;
  }
  switch (edit->tool) {
  case TC_BOARD_TOOL_DRAW:
    return key_of_drawing (self, key, state);
  case TC_BOARD_TOOL_JOIN:
    return key_of_joining (self, key);
  case TC_BOARD_TOOL_SELECT:
    break;
  }
  if (key == GDK_KEY_period || key == GDK_KEY_comma)
    return choose_next (self, key == GDK_KEY_period ? 1 : -1);
  if (edit->chosen.kind != TC_BOARD_HANDLE_NONE)
    return key_of_corner (self, key, state);
  if (key == GDK_KEY_Escape && g_hash_table_size (edit->also) > 0) {
    clear_also (self);
    return TRUE;
  }

  return FALSE;
}
