/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu about what lies on the board: under the second button of the mouse, a finger that rests,
 * and the keys that are for menus. What is in it is said by the page. */

#include "board/tc-board-private.h"

static void
close_tip (TcBoard *self)
{
  /* Words about what is below would come over the menu. */
  g_object_bind_property (self->menu, "visible", self, "has-tooltip",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}

/* One popover for all menus: what is chosen in it is still at work when it closes. */
static GtkPopover *
need_popover (TcBoard *self)
{
  if (self->menu == NULL) {
    self->menu = gtk_popover_menu_new_from_model (NULL);
    gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
    gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
    gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    close_tip (self);
  }
  return GTK_POPOVER (self->menu);
}

static void
open_at (TcBoard *self, const char *about, double x, double y)
{
  g_autofree char *key = g_strdup (about);
  g_autoptr (GMenuModel) model = self->make_menu (key, self->menu_data);
  GtkPopover *popover;

  if (g_menu_model_get_n_items (model) == 0)
    return;
  popover = need_popover (self);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (popover), model);
  gtk_popover_set_pointing_to (popover, &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (popover);
}

static void
pressed_cb (TcBoard *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!self->is_dragging && !self->is_panning && !self->is_editing)
    open_at (self, tc_board_hit (self, x, y, TRUE), x, y);
}

static void
long_pressed_cb (TcBoard *self, double x, double y)
{
  pressed_cb (self, 1, x, y);
}

/* What the keyboard aims at, or what is selected; beside it, or in the middle where that is out of
 * sight. */
static void
open_by_key (TcBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *key = self->cursor != TC_BOARD_NOTHING
                      ? tc_board_get_container_key (self, self->cursor)
                      : self->selected;
  double x, y;

  if (key == NULL || !tc_board_get_place (self, key, &x, &y) ||
      !gtk_widget_contains (widget, x, y)) {
    x = gtk_widget_get_width (widget) / 2.0;
    y = gtk_widget_get_height (widget) / 2.0;
  }
  open_at (self, key, x, y);
}

gboolean
tc_board_menu_key (TcBoard *self, guint key, GdkModifierType state)
{
  gboolean is_menu = key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0);

  if (!is_menu || self->make_menu == NULL)
    return FALSE;
  open_by_key (self);
  return TRUE;
}

void
tc_board_menu_close (TcBoard *self)
{
  if (self->menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->menu));
}

void
tc_board_menu_allocate (TcBoard *self)
{
  if (self->menu != NULL && gtk_widget_get_visible (self->menu))
    gtk_popover_present (GTK_POPOVER (self->menu));
}

void
tc_board_set_menu (TcBoard *self, TcBoardMakeMenu make_menu, gpointer data)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *rest = gtk_gesture_long_press_new ();

  g_return_if_fail (TC_IS_BOARD (self) && self->make_menu == NULL && make_menu != NULL);

  self->make_menu = make_menu;
  self->menu_data = data;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (rest), TRUE);
  g_signal_connect_swapped (rest, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (rest));
}
