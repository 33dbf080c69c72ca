/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-context-menu.h"

typedef struct {
  TcContextMenuAsked asked;
  gpointer data;
} Listener;

static void
pressed_cb (Listener *self, int n_press, double x, double y)
{
  self->asked (self->data, x, y);
}

static void
long_pressed_cb (Listener *self, double x, double y)
{
  self->asked (self->data, x, y);
}

static void
listener_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
listen (GtkWidget *widget, GtkGesture *gesture, GCallback pressed, const Listener *listener)
{
  g_signal_connect_data (gesture, "pressed", pressed, g_memdup2 (listener, sizeof *listener),
                         listener_free, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}

void
tc_context_menu_listen (GtkWidget *widget, TcContextMenuAsked asked, gpointer data)
{
  const Listener listener = { asked, data };
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *rest = gtk_gesture_long_press_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget) && asked != NULL);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (rest), TRUE);
  listen (widget, click, G_CALLBACK (pressed_cb), &listener);
  listen (widget, rest, G_CALLBACK (long_pressed_cb), &listener);
}

gboolean
tc_context_menu_is_key (guint key, GdkModifierType state)
{
  return key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0);
}
