/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <math.h>

#include "document/tc-grid-model.h"
#include "document/tc-node.h"
#include "pages/grid/tc-grid-page-private.h"

/* Painting, by pointer and by keyboard. The controllers see what happens before the board does, and
 * leave it alone while no brush is in hand. */

static void
apply (TcGridPage *self, TcOperation *operation, const char *why_not)
{
  g_autoptr (GError) error = NULL;

  if (operation != NULL)
    tc_document_apply_operation (self->document, operation, NULL, &error);
  if (error != NULL || why_not != NULL)
    tc_grid_page_report (self, error != NULL ? error->message : why_not);
}

/* One step for all of @places. */
static void
lay (TcGridPage *self, const char *const *places, const char *tile)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  TcNode setup = scenario != NULL ? tc_grid_page_find_setup (self, scenario) : TC_NODE_NONE;
  g_autoptr (TcOperation) operation = NULL;
  g_autofree char *why_not = NULL;

  if (error != NULL)
    tc_grid_page_report (self, error->message);
  if (setup == TC_NODE_NONE)
    return;
  operation = tc_grid_new_lay (scenario, setup, places, tile, &why_not);
  apply (self, operation, why_not);
}

void
tc_grid_page_move_pawn (TcGridPage *self, const char *pawn, const char *place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  TcNode setup = scenario != NULL ? tc_grid_page_find_setup (self, scenario) : TC_NODE_NONE;
  g_autoptr (TcOperation) operation = NULL;
  g_autofree char *why_not = NULL;

  if (error != NULL)
    tc_grid_page_report (self, error->message);
  if (setup == TC_NODE_NONE)
    return;
  operation = tc_grid_new_stand (scenario, setup, pawn, place, &why_not);
  apply (self, operation, why_not);
}

static gboolean
is_pawn (TcGridPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);

  return scenario != NULL && key != NULL &&
         tc_node_find_key (scenario, "piece", key) != TC_NODE_NONE;
}

/* One step for all of @places. */
static void
change_places (TcGridPage *self, const char *role, const char *const *places)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  g_autoptr (TcOperation) operation =
    scenario != NULL ? tc_grid_new_places (scenario, role, places) : NULL;

  apply (self, operation, error != NULL ? error->message : NULL);
}

static void
change_side (TcGridPage *self, const char *role, const char *place, TcGridSide side)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  g_autofree char *why_not = NULL;
  g_autoptr (TcOperation) operation =
    scenario != NULL ? tc_grid_new_side (scenario, role, place, side, &why_not) : NULL;

  apply (self, operation, error != NULL ? error->message : why_not);
}

/* A hole or street at the place is what is erased there. */
static gboolean
remove_parts (TcGridPage *self, const char *place)
{
  static const char *const roles[] = { "hole", "street" };
  TcScenario *scenario = tc_document_get_scenario (self->document);

  for (guint i = 0; scenario != NULL && i < G_N_ELEMENTS (roles); i++) {
    if (tc_grid_find_part (scenario, roles[i], place, TC_GRID_N_SIDES) == TC_NODE_NONE)
      continue;
    change_places (self, roles[i], (const char *const[]){ place, NULL });
    return TRUE;
  }

  return FALSE;
}

void
tc_grid_page_erase (TcGridPage *self)
{
  const char *key = tc_board_get_selected (self->board);

  if (key == NULL)
    return;
  if (is_pawn (self, key))
    tc_grid_page_move_pawn (self, key, NULL);
  else if (!remove_parts (self, key))
    lay (self, (const char *const[]){ key, NULL }, NULL);
}

static void
preview_places (TcGridPage *self, TcView *view, TcTileFace face)
{
  for (guint i = 0; i < self->stroke->len; i++) {
    TcViewContainer *place = tc_view_get_container (view, self->stroke->pdata[i]);

    if (place != NULL)
      place->face = face;
  }
}

/* A line along the side of the place that the pointer is nearest to. */
static void
preview_side (TcGridPage *self, TcView *view, const char *role)
{
  TcPoint points[2];
  TcViewShape shape = { .style = g_str_equal (role, "gate") ? "exit" : "wall",
                        .points = points,
                        .n_points = 2 };
  const TcViewContainer *place =
    tc_view_find_container (view, self->stroke->pdata[self->stroke->len - 1]);

  if (place == NULL || place->n_outline != TC_GRID_N_SIDES || self->side == TC_GRID_N_SIDES)
    return;
  points[0] = place->outline[self->side];
  points[1] = place->outline[(self->side + 1) % TC_GRID_N_SIDES];
  tc_view_add_shape (view, &shape);
}

void
tc_grid_page_preview (TcGridPage *self, TcScenario *scenario, TcView *view)
{
  const char *id;
  TcNode tile = TC_NODE_NONE;
  TcBrush brush = tc_grid_page_get_brush (self, &id);

  if (self->stroke == NULL || self->stroke->len == 0)
    return;
  if (brush == TC_BRUSH_PLACE) {
    preview_places (self, view, g_str_equal (id, "hole") ? TC_TILE_HOLE : TC_TILE_NEVER);
    return;
  }
  if (brush == TC_BRUSH_SIDE) {
    preview_side (self, view, id);
    return;
  }
  if (id != NULL)
    tile = tc_node_find_key (scenario, "tile", id);
  for (guint i = 0; i < self->stroke->len; i++) {
    TcViewContainer *place = tc_view_get_container (view, self->stroke->pdata[i]);

    if (place != NULL && place->face != TC_TILE_NEVER && place->face != TC_TILE_HOLE)
      tc_view_lay_tile (view, place, scenario, tile);
  }
}

#define STROKE_STEP 6.0 /* pixels; no place is drawn smaller */

static void
paint_at (TcGridPage *self, double x, double y)
{
  const char *place = tc_board_pick (self->board, x, y);

  if (place == NULL || g_ptr_array_find_with_equal_func (self->stroke, place, g_str_equal, NULL))
    return;
  g_ptr_array_add (self->stroke, g_strdup (place));
  tc_grid_page_update_board (self);
}

/* Of a side only the last counts: the one that the pointer is nearest to. */
static void
aim_at (TcGridPage *self, double x, double y)
{
  const char *place = tc_board_pick (self->board, x, y);
  double centre_x, centre_y;

  if (place == NULL || !tc_board_get_place (self->board, place, &centre_x, &centre_y))
    return;
  x -= centre_x;
  y -= centre_y;
  if (fabs (x) > fabs (y))
    self->side = x > 0 ? TC_GRID_EAST : TC_GRID_WEST;
  else
    self->side = y > 0 ? TC_GRID_SOUTH : TC_GRID_NORTH;
  g_ptr_array_set_size (self->stroke, 0);
  g_ptr_array_add (self->stroke, g_strdup (place));
  tc_grid_page_update_board (self);
}

/* A quick hand leaves places out between two motions that the widget hears of. */
static void
paint_to (TcGridPage *self, double x, double y)
{
  double dx = x - self->stroke_x;
  double dy = y - self->stroke_y;
  guint n_steps = MAX (1u, (guint) (hypot (dx, dy) / STROKE_STEP));

  if (tc_grid_page_get_brush (self, NULL) == TC_BRUSH_SIDE) {
    aim_at (self, x, y);
    return;
  }
  for (guint i = 1; i <= n_steps; i++)
    paint_at (self, self->stroke_x + dx * i / n_steps, self->stroke_y + dy * i / n_steps);
  self->stroke_x = x;
  self->stroke_y = y;
}

static void
end_stroke (TcGridPage *self)
{
  g_autoptr (GPtrArray) stroke = g_steal_pointer (&self->stroke);
  const char *id;
  TcBrush brush = tc_grid_page_get_brush (self, &id);

  if (stroke == NULL || stroke->len == 0)
    return;
  if (brush == TC_BRUSH_PAWN) {
    tc_grid_page_move_pawn (self, id, stroke->pdata[stroke->len - 1]);
  } else if (brush == TC_BRUSH_SIDE) {
    change_side (self, id, stroke->pdata[stroke->len - 1], self->side);
  } else {
    g_ptr_array_add (stroke, NULL);
    if (brush == TC_BRUSH_PLACE)
      change_places (self, id, (const char *const *) stroke->pdata);
    else
      lay (self, (const char *const *) stroke->pdata, id);
  }
  /* What came to nothing is not shown any longer. */
  tc_grid_page_update_board (self);
}

static void
begin_cb (TcGridPage *self, double x, double y, GtkGestureDrag *gesture)
{
  if (tc_grid_page_get_brush (self, NULL) == TC_BRUSH_SELECT) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  self->stroke = g_ptr_array_new_with_free_func (g_free);
  self->stroke_x = x;
  self->stroke_y = y;
  paint_to (self, x, y);
}

static void
update_cb (TcGridPage *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;

  if (self->stroke != NULL && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    paint_to (self, x + dx, y + dy);
}

static void
cancel_cb (TcGridPage *self)
{
  g_clear_pointer (&self->stroke, g_ptr_array_unref);
  if (self->document != NULL)
    tc_grid_page_update_board (self);
}

/* With a wall or gate in hand, Ctrl and an arrow key name the side of the selected place. */
static TcGridSide
find_key_side (guint key, GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != GDK_CONTROL_MASK)
    return TC_GRID_N_SIDES;
  switch (key) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    return TC_GRID_NORTH;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return TC_GRID_EAST;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    return TC_GRID_SOUTH;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return TC_GRID_WEST;
  default:
    return TC_GRID_N_SIDES;
  }
}

static gboolean
press_side (TcGridPage *self, const char *selected, guint key, GdkModifierType state)
{
  TcGridSide side = find_key_side (key, state);
  const char *role;

  tc_grid_page_get_brush (self, &role);
  if (side == TC_GRID_N_SIDES)
    return FALSE;
  change_side (self, role, selected, side);

  return TRUE;
}

/* With a brush, Enter and the space bar paint the selected place. */
static gboolean
key_cb (TcGridPage *self, guint key, guint code, GdkModifierType state)
{
  const char *selected = tc_board_get_selected (self->board);
  TcBrush brush = tc_grid_page_get_brush (self, NULL);

  if (key == GDK_KEY_Escape && brush != TC_BRUSH_SELECT) {
    tc_grid_page_drop_brush (self);
    return TRUE;
  }
  if (brush == TC_BRUSH_SELECT || selected == NULL || is_pawn (self, selected))
    return FALSE;
  if (brush == TC_BRUSH_SIDE)
    return press_side (self, selected, key, state);
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_space)
    return FALSE;
  self->stroke = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->stroke, g_strdup (selected));
  end_stroke (self);

  return TRUE;
}

void
tc_grid_page_set_up_painting (TcGridPage *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (end_stroke), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}
