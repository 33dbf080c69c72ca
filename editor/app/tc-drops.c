/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-drops.h"

static void
take_target_off (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i - 1);

    if (GTK_IS_DROP_TARGET_ASYNC (each))
      gtk_widget_remove_controller (window, each);
  }
}

static void
windows_changed_cb (GListModel *windows,
                    guint position,
                    guint n_removed,
                    guint n_added,
                    gpointer user_data)
{
  for (guint i = 0; i < n_added; i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, position + i);

    take_target_off (each);
  }
}

void
tc_drops_leave_to_widgets (void)
{
  static gboolean is_left;
  GListModel *windows = gtk_window_get_toplevels ();

  if (is_left)
    return;
  is_left = TRUE;
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows), NULL);
}
