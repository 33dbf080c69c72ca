/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/floors/tc-floors-page-private.h"

/* Laying, moving, turning and removing tiles, by pointer and by keyboard. The controllers see what
 * happens before the board does, and leave to it what they have no use for. */

/* -- In hand ----------------------------------------------------------------------------------- */

/* (nullable): chosen in the list. */
static const char *
get_brush (TcFloorsPage *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->palette_selection);

  return item != NULL && *tc_item_get_key (item) != '\0' ? tc_item_get_key (item) : NULL;
}

const char *
tc_floors_page_get_in_hand (TcFloorsPage *self)
{
  return self->carried != NULL ? self->carried : get_brush (self);
}

void
tc_floors_page_drop (TcFloorsPage *self)
{
  g_clear_pointer (&self->carried, g_free);
  gtk_single_selection_set_selected (self->palette_selection, 0);
  tc_floors_page_update_hand (self);
}

/* (nullable): the laid tile that is selected on the board. */
static const char *
get_selected_tile (TcFloorsPage *self, TcScenario *scenario)
{
  const char *key = tc_board_get_selected (self->board);

  return key != NULL && tc_node_find_key (scenario, "tile", key) != TC_NODE_NONE ? key : NULL;
}

void
tc_floors_page_carry (TcFloorsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *key = scenario != NULL ? get_selected_tile (self, scenario) : NULL;

  if (key == NULL)
    return;
  tc_floors_page_drop (self);
  self->carried = g_strdup (key);
  tc_floors_page_update_hand (self);
}

/* -- Changes ----------------------------------------------------------------------------------- */

/* (transfer full) (nullable): and the setup that is shown. */
static TcScenario *
ref_current (TcFloorsPage *self, TcNode *out_setup)
{
  g_autoptr (GError) error = NULL;
  TcScenario *scenario = tc_document_ref_current (self->document, &error);

  *out_setup = scenario != NULL ? tc_floors_page_find_setup (self, scenario) : TC_NODE_NONE;
  if (error != NULL)
    tc_floors_page_refuse (self, g_strdup (error->message));

  return scenario;
}

/* @operation, @why_not: (transfer full) (nullable) */
static gboolean
apply (TcFloorsPage *self, TcOperation *operation, char *why_not)
{
  g_autoptr (TcOperation) owned = operation;
  g_autoptr (GError) error = NULL;

  if (operation != NULL)
    tc_document_apply_operation (self->document, operation, NULL, &error);
  tc_document_break_merge (self->document);
  if (error != NULL) {
    g_free (why_not);
    why_not = g_strdup (error->message);
  }
  tc_floors_page_refuse (self, why_not);

  return operation != NULL && error == NULL;
}

/* What is at a place of the board, or FALSE. */
static gboolean
find_place (TcScenario *scenario, TcNode setup, const char *key, TcFloorTile *out_place)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
  TcNode tile = tc_node_find_key (scenario, "tile", key);
  const TcFloorTile *here = tile != TC_NODE_NONE ? tc_floor_plan_find_tile (plan, tile) : NULL;
  g_autofree char *floor = NULL;

  if (here != NULL) {
    *out_place = *here;
    return TRUE;
  }
  if (!tc_view_parse_place_key (key, &floor, &out_place->x, &out_place->y))
    return FALSE;
  out_place->floor = tc_node_find_key (scenario, "floor", floor);

  return out_place->floor != TC_NODE_NONE;
}

/* As @tile would lie at @place: turned as it lies now, or not at all. */
static gboolean
propose (TcScenario *scenario,
         TcNode setup,
         const char *id,
         const char *place,
         TcFloorTile *out_proposed)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
  TcNode tile = tc_node_find_key (scenario, "tile", id);
  const TcFloorTile *now = tile != TC_NODE_NONE ? tc_floor_plan_find_tile (plan, tile) : NULL;

  *out_proposed = (TcFloorTile){ 0 };
  if (tile == TC_NODE_NONE || !find_place (scenario, setup, place, out_proposed))
    return FALSE;
  out_proposed->node = now != NULL ? now->node : TC_NODE_NONE;
  out_proposed->tile = tile;
  out_proposed->turned = now != NULL ? now->turned : 0;

  return TRUE;
}

/* The tile stays selected where it comes to lie, and is in hand no more. */
static void
put (TcFloorsPage *self, const char *id, const char *place)
{
  g_autofree char *tile = g_strdup (id);
  TcNode setup;
  g_autoptr (TcScenario) scenario = ref_current (self, &setup);
  TcFloorTile proposed;
  char *why_not = NULL;
  TcOperation *operation;

  if (setup == TC_NODE_NONE || !propose (scenario, setup, tile, place, &proposed))
    return;
  operation = tc_floors_new_lay (scenario, setup, &proposed, &why_not);
  if (!apply (self, operation, why_not))
    return;
  tc_floors_page_drop (self);
  tc_board_select (self->board, tile);
}

void
tc_floors_page_turn (TcFloorsPage *self, gboolean is_clockwise)
{
  TcNode setup;
  g_autoptr (TcScenario) scenario = ref_current (self, &setup);
  const char *key = scenario != NULL ? get_selected_tile (self, scenario) : NULL;
  char *why_not = NULL;
  TcOperation *operation;

  if (setup == TC_NODE_NONE || key == NULL)
    return;
  operation = tc_floors_new_turn (scenario, setup, tc_node_find_key (scenario, "tile", key),
                                  is_clockwise, &why_not);
  apply (self, operation, why_not);
}

void
tc_floors_page_remove (TcFloorsPage *self)
{
  TcNode setup;
  g_autoptr (TcScenario) scenario = ref_current (self, &setup);
  const char *key = scenario != NULL ? get_selected_tile (self, scenario) : NULL;
  char *why_not = NULL;
  TcOperation *operation;

  if (setup == TC_NODE_NONE || key == NULL)
    return;
  operation =
    tc_floors_new_removal (scenario, setup, tc_node_find_key (scenario, "tile", key), &why_not);
  if (apply (self, operation, why_not))
    tc_floors_page_drop (self);
}

/* -- Pointer ----------------------------------------------------------------------------------- */

static void
aim_at (TcFloorsPage *self, const char *place)
{
  if (g_strcmp0 (self->aim, place) == 0)
    return;
  g_free (self->aim);
  self->aim = g_strdup (place);
  tc_floors_page_refuse (self, NULL);
}

static gboolean
is_laid_tile (TcFloorsPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);

  return scenario != NULL && key != NULL &&
         tc_node_find_key (scenario, "tile", key) != TC_NODE_NONE;
}

static void
begin_cb (TcFloorsPage *self, double x, double y, GtkGestureDrag *gesture)
{
  const char *key = tc_board_pick (self->board, x, y);

  g_clear_pointer (&self->pressed, g_free);
  self->is_dragging = FALSE;
  if (tc_floors_page_get_in_hand (self) != NULL) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
    return;
  }
  if (!is_laid_tile (self, key) || !tc_document_is_readable (self->document)) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  self->pressed = g_strdup (key);
  self->was_selected = g_strcmp0 (tc_board_get_selected (self->board), key) == 0;
}

/* A tile that is dragged is in hand until the button is up. */
static void
update_cb (TcFloorsPage *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;

  if (self->pressed == NULL || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (!self->is_dragging) {
    if (!gtk_drag_check_threshold (GTK_WIDGET (self->board), 0, 0, (int) dx, (int) dy))
      return;
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    self->is_dragging = TRUE;
    g_free (self->carried);
    self->carried = g_strdup (self->pressed);
  }
  aim_at (self, tc_board_pick (self->board, x + dx, y + dy));
}

/* What was dragged to where it cannot lie stays where it was. */
static void
end_drag (TcFloorsPage *self, const char *place)
{
  g_autofree char *tile = g_steal_pointer (&self->carried);

  self->is_dragging = FALSE;
  if (place != NULL && g_strcmp0 (place, tile) != 0)
    put (self, tile, place);
  else
    tc_floors_page_update_hand (self);
}

static void
end_cb (TcFloorsPage *self, double dx, double dy, GtkGestureDrag *gesture)
{
  g_autofree char *pressed = g_steal_pointer (&self->pressed);
  const char *in_hand = tc_floors_page_get_in_hand (self);
  double x, y;
  const char *place;

  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  place = tc_board_pick (self->board, x + dx, y + dy);
  if (self->is_dragging)
    end_drag (self, place);
  else if (in_hand != NULL && place != NULL)
    put (self, in_hand, place);
  else if (pressed != NULL && self->was_selected)
    tc_floors_page_turn (self, TRUE);
}

static void
cancel_cb (TcFloorsPage *self)
{
  g_clear_pointer (&self->pressed, g_free);
  if (!self->is_dragging)
    return;
  self->is_dragging = FALSE;
  g_clear_pointer (&self->carried, g_free);
  if (self->document != NULL)
    tc_floors_page_update_hand (self);
}

static void
motion_cb (TcFloorsPage *self, double x, double y)
{
  if (self->document != NULL && tc_floors_page_get_in_hand (self) != NULL && !self->is_dragging)
    aim_at (self, tc_board_pick (self->board, x, y));
}

static void
leave_cb (TcFloorsPage *self)
{
  if (self->document != NULL && self->aim != NULL && !self->is_dragging) {
    g_clear_pointer (&self->aim, g_free);
    tc_floors_page_update_hand (self);
  }
}

/* -- Keyboard ---------------------------------------------------------------------------------- */

static gboolean
key_cb (TcFloorsPage *self, guint key, guint code, GdkModifierType state)
{
  const char *selected = tc_board_get_selected (self->board);
  const char *in_hand = tc_floors_page_get_in_hand (self);

  if (key == GDK_KEY_Escape && in_hand != NULL) {
    tc_floors_page_drop (self);
    return TRUE;
  }
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_space)
    return FALSE;
  if (selected == NULL || !tc_document_is_readable (self->document))
    return FALSE;
  if (in_hand != NULL && g_strcmp0 (in_hand, selected) == 0)
    tc_floors_page_drop (self);
  else if (in_hand != NULL)
    put (self, in_hand, selected);
  else
    tc_floors_page_carry (self);

  return TRUE;
}

void
tc_floors_page_set_up_hand (TcFloorsPage *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), motion);
}
