/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-edit.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/tc-board-private.h"

#define SHOWN_NAME 13.0 /* pixels: how large a name is when an area is shown */

static TcBoardEdit *
get_edit (TcBoard *self)
{
  return &self->edit;
}

void
tc_board_edit_init (TcBoard *self)
{
  TcBoardEdit *edit = get_edit (self);

  edit->also = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  edit->tints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  edit->draft = g_array_new (FALSE, FALSE, sizeof (TcPoint));
  edit->join_from = TC_BOARD_NOTHING;
  edit->join_to = TC_BOARD_NOTHING;
}

void
tc_board_edit_clear (TcBoard *self)
{
  TcBoardEdit *edit = get_edit (self);

  g_clear_pointer (&edit->also, g_hash_table_unref);
  g_clear_pointer (&edit->tints, g_hash_table_unref);
  g_clear_pointer (&edit->conflicts, g_array_unref);
  g_clear_pointer (&edit->draft, g_array_unref);
}

void
tc_board_edit_emit (TcBoard *self, const TcBoardGesture *gesture)
{
  g_signal_emit_by_name (self, "edited", gesture);
}

static const TcViewContainer *
get_area (TcBoard *self, guint container)
{
  guint n;

  return &tc_view_get_containers (self->view, &n)[container];
}

static double
get_reach (TcBoard *self)
{
  return TC_BOARD_EDIT_REACH / self->transform.scale;
}

/* The corner that was chosen, where it is now. */
static void
find_chosen_again (TcBoard *self)
{
  TcBoardEdit *edit = get_edit (self);
  guint container = tc_board_get_selected_container (self);
  const TcViewContainer *area;
  TcPoint at = edit->chosen.at;

  if (edit->chosen.kind == TC_BOARD_HANDLE_NONE || container == TC_BOARD_NOTHING) {
    edit->chosen.kind = TC_BOARD_HANDLE_NONE;
    return;
  }
  area = get_area (self, container);
  edit->chosen.container = container;
  if (edit->chosen.kind == TC_BOARD_HANDLE_CENTRE) {
    edit->chosen.at = area->centre;
    return;
  }
  edit->chosen.kind = TC_BOARD_HANDLE_NONE;
  for (guint i = 0; i < area->n_outline; i++) {
    if (tc_board_point_is_same (area->outline[i], at)) {
      edit->chosen.kind = TC_BOARD_HANDLE_CORNER;
      edit->chosen.index = i;
    }
  }
}

static gboolean
is_gone (gpointer key, gpointer value, gpointer layout)
{
  return tc_board_layout_find_container (layout, key) == TC_BOARD_NOTHING;
}

static void
update_conflicts (TcBoard *self)
{
  TcBoardEdit *edit = get_edit (self);
  gboolean is_wanted = edit->is_on && (self->layers & TC_BOARD_LAYER_CONFLICTS);

  g_clear_pointer (&edit->conflicts, g_array_unref);
  if (is_wanted)
    edit->conflicts = tc_board_outline_find_conflicts (self->layout);
}

void
tc_board_edit_layout_changed (TcBoard *self)
{
  TcBoardEdit *edit = get_edit (self);

  update_conflicts (self);
  if (!edit->is_on)
    return;
  g_hash_table_foreach_remove (edit->also, is_gone, self->layout);
  edit->hot.kind = TC_BOARD_HANDLE_NONE;
  edit->held.kind = TC_BOARD_HANDLE_NONE;
  edit->is_moving = FALSE;
  edit->is_settling = FALSE;
  edit->is_banding = FALSE;
  edit->join_from = TC_BOARD_NOTHING;
  edit->join_to = TC_BOARD_NOTHING;
  find_chosen_again (self);
}

guint
tc_board_edit_find_conflict (TcBoard *self, double x, double y)
{
  const GArray *conflicts = get_edit (self)->conflicts;
  double reach = TC_BOARD_CONFLICT_BOX / self->transform.scale;

  for (guint i = 0; conflicts != NULL && i < conflicts->len; i++) {
    TcPoint at = g_array_index (conflicts, TcBoardConflict, i).at;

    if (hypot (at.x - x, at.y - y) <= reach)
      return i;
  }

  return TC_BOARD_NOTHING;
}

char *
tc_board_edit_dup_conflict_words (TcBoard *self, double x, double y)
{
  const TcBoardConflict *conflict;
  const char *a;
  const char *b;
  guint index;

  tc_board_transform_to_board (&self->transform, &x, &y);
  index = tc_board_edit_find_conflict (self, x, y);
  if (index == TC_BOARD_NOTHING)
    return NULL;
  conflict = &g_array_index (get_edit (self)->conflicts, TcBoardConflict, index);
  a = get_area (self, conflict->a)->name;
  b = get_area (self, conflict->b)->name;
  if (conflict->is_joined)
    return g_strdup_printf (_ ("%s and %s are adjacent but share no border. Click to decide."), a,
                            b);

  return g_strdup_printf (_ ("%s and %s share a border but are not adjacent. Click to decide."), a,
                          b);
}

void
tc_board_edit_fix (TcBoard *self, guint conflict)
{
  const TcBoardConflict *which =
    &g_array_index (get_edit (self)->conflicts, TcBoardConflict, conflict);
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_ASK_TO_JOIN,
                             .key = tc_board_get_container_key (self, which->a),
                             .other = tc_board_get_container_key (self, which->b) };

  tc_board_edit_emit (self, &gesture);
}

/* The first corner, which closes the outline, goes before any other; then the nearest. */
static void
snap_to_draft (TcBoard *self, double x, double y)
{
  TcBoardEdit *edit = get_edit (self);
  double best = edit->snaps ? hypot (edit->aim.x - x, edit->aim.y - y) : get_reach (self);

  for (guint i = 0; i < edit->draft->len; i++) {
    TcPoint own = g_array_index (edit->draft, TcPoint, i);
    double away = hypot (own.x - x, own.y - y);
    gboolean closes = i == 0 && edit->draft->len >= 3 && away <= get_reach (self);

    if (!closes && away >= best)
      continue;
    best = away;
    edit->aim = own;
    edit->snaps = TRUE;
    if (closes)
      return;
  }
}

void
tc_board_edit_aim (TcBoard *self, double x, double y)
{
  TcBoardEdit *edit = get_edit (self);
  double board_x = x;
  double board_y = y;

  tc_board_transform_to_board (&self->transform, &board_x, &board_y);
  edit->aim_x = x;
  edit->aim_y = y;
  edit->has_aim = TRUE;
  edit->snaps =
    tc_board_outline_snap (self->layout, board_x, board_y, get_reach (self), NULL, &edit->aim);
  snap_to_draft (self, board_x, board_y);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
append_to_draft (TcBoard *self, TcPoint point, gboolean is_straight)
{
  TcBoardEdit *edit = get_edit (self);

  if (edit->draft->len == 0 || is_straight)
    g_array_append_val (edit->draft, point);
  else
    tc_board_outline_trace (
      self->layout, g_array_index (edit->draft, TcPoint, edit->draft->len - 1), point, edit->draft);
}

/* A space without an outline is no more than its place. */
static void
place_space (TcBoard *self)
{
  TcPoint at = get_edit (self)->aim;
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_DRAW, .points = &at, .n_points = 1 };

  tc_board_edit_emit (self, &gesture);
}

void
tc_board_edit_add_to_draft (TcBoard *self, gboolean is_straight)
{
  TcBoardEdit *edit = get_edit (self);
  guint n = edit->draft->len;

  if (!edit->has_aim)
    return;
  if (tc_board_is_graph (self->view)) {
    place_space (self);
    return;
  }
  if (n >= 3 && tc_board_point_is_same (edit->aim, g_array_index (edit->draft, TcPoint, 0))) {
    tc_board_edit_close_draft (self);
    return;
  }
  for (guint i = 0; i < n; i++) {
    if (tc_board_point_is_same (edit->aim, g_array_index (edit->draft, TcPoint, i)))
      return;
  }
  append_to_draft (self, edit->aim, is_straight);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_board_edit_close_draft (TcBoard *self)
{
  TcBoardEdit *edit = get_edit (self);
  g_autoptr (GArray) points = NULL;
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_DRAW };

  if (edit->has_aim && tc_board_is_graph (self->view))
    place_space (self);
  if (edit->draft->len < 3)
    return;
  /* The last stretch may follow a border as well. */
  points = g_array_copy (edit->draft);
  tc_board_outline_trace (self->layout, g_array_index (points, TcPoint, points->len - 1),
                          g_array_index (points, TcPoint, 0), points);
  g_array_set_size (points, points->len - 1);
  gesture.points = (const TcPoint *) (gpointer) points->data;
  gesture.n_points = points->len;
  tc_board_edit_emit (self, &gesture);
}

void
tc_board_set_editable (TcBoard *self, gboolean is_editable)
{
  g_return_if_fail (TC_IS_BOARD (self));

  get_edit (self)->is_on = is_editable;
  if (self->layout != NULL)
    tc_board_edit_layout_changed (self);
}

void
tc_board_set_tool (TcBoard *self, TcBoardTool tool)
{
  TcBoardEdit *edit;

  g_return_if_fail (TC_IS_BOARD (self));

  edit = get_edit (self);
  g_array_set_size (edit->draft, 0);
  edit->join_from = TC_BOARD_NOTHING;
  edit->join_to = TC_BOARD_NOTHING;
  edit->has_aim = FALSE;
  edit->is_moving = FALSE;
  edit->hot.kind = TC_BOARD_HANDLE_NONE;
  if (edit->tool != tool) {
    edit->tool = tool;
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                     tool == TC_BOARD_TOOL_SELECT ? NULL : "crosshair");
    g_signal_emit_by_name (self, "tool-changed");
  }
  tc_board_clear_marks (self);
}

TcBoardTool
tc_board_get_tool (TcBoard *self)
{
  g_return_val_if_fail (TC_IS_BOARD (self), TC_BOARD_TOOL_SELECT);

  return get_edit (self)->tool;
}

char **
tc_board_dup_selection (TcBoard *self)
{
  GPtrArray *keys = g_ptr_array_new ();
  guint n;
  const TcViewContainer *containers;

  g_return_val_if_fail (TC_IS_BOARD (self), NULL);

  if (self->layout != NULL &&
      tc_board_layout_find_container (self->layout, self->selected) != TC_BOARD_NOTHING)
    g_ptr_array_add (keys, g_strdup (self->selected));
  /* In the order of the view: the same every time. */
  containers = self->view != NULL ? tc_view_get_containers (self->view, &n) : NULL;
  for (guint i = 0; containers != NULL && i < n; i++) {
    if (g_hash_table_contains (get_edit (self)->also, containers[i].key) &&
        g_strcmp0 (containers[i].key, self->selected) != 0)
      g_ptr_array_add (keys, g_strdup (containers[i].key));
  }
  g_ptr_array_add (keys, NULL);

  return (char **) g_ptr_array_free (keys, FALSE);
}

void
tc_board_set_selection (TcBoard *self, const char *const *keys)
{
  g_return_if_fail (TC_IS_BOARD (self));

  g_hash_table_remove_all (get_edit (self)->also);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    g_hash_table_add (get_edit (self)->also, g_strdup (keys[i]));
  tc_board_clear_marks (self);
}

static void
copy_tint (gpointer key, gpointer value, gpointer tints)
{
  g_hash_table_insert (tints, g_strdup (key), g_strdup (value));
}

void
tc_board_set_tints (TcBoard *self, GHashTable *tints)
{
  g_return_if_fail (TC_IS_BOARD (self));

  g_hash_table_remove_all (get_edit (self)->tints);
  if (tints != NULL)
    g_hash_table_foreach (tints, copy_tint, get_edit (self)->tints);
  tc_board_clear_marks (self);
}

void
tc_board_drop_preview (TcBoard *self)
{
  g_return_if_fail (TC_IS_BOARD (self));

  tc_board_edit_cancel (self);
  if (self->layout != NULL)
    find_chosen_again (self);
}

void
tc_board_choose_corner (TcBoard *self, const TcPoint *at)
{
  TcBoardHandle *chosen = &get_edit (self)->chosen;

  g_return_if_fail (TC_IS_BOARD (self));

  *chosen = (TcBoardHandle){ .kind = TC_BOARD_HANDLE_NONE };
  if (at != NULL && self->layout != NULL && get_edit (self)->is_on) {
    chosen->kind = TC_BOARD_HANDLE_CORNER;
    chosen->at = *at;
    find_chosen_again (self);
  }
  if (chosen->kind != TC_BOARD_HANDLE_NONE)
    tc_board_bring_point_into_sight (self, *at);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_board_show (TcBoard *self, const char *key)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  TcBoardTransform transform = self->transform;
  const TcBoardPlace *place;
  guint container;

  g_return_if_fail (TC_IS_BOARD (self));

  tc_board_select (self, key);
  container = tc_board_get_selected_container (self);
  if (container == TC_BOARD_NOTHING || width <= 0)
    return;
  place = tc_board_layout_get_place (self->layout, container);
  if (place->name_size * transform.scale < SHOWN_NAME) {
    tc_board_zoom_at (self, SHOWN_NAME / place->name_size, width / 2, height / 2);
    transform = self->transform;
  }
  transform.x = width / 2 - (place->bounds.x + place->bounds.width / 2) * transform.scale;
  transform.y = height / 2 - (place->bounds.y + place->bounds.height / 2) * transform.scale;
  self->is_fitted = FALSE;
  tc_board_set_transform (self, transform);
}
