/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-dialog-keys.h"

/* Only a window of the application knows its actions. */
static gboolean
quit_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (widget);

  while (gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  return gtk_widget_activate_action (GTK_WIDGET (window), "app.quit", NULL);
}

void
tc_dialog_keys_add (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  const struct {
    guint key;
    GtkShortcutAction *action;
  } all[] = {
    { GDK_KEY_w, gtk_named_action_new ("window.close") },
    { GDK_KEY_q, gtk_callback_action_new (quit_cb, NULL, NULL) },
  };

  g_return_if_fail (GTK_IS_WINDOW (window));

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (all[i].key, GDK_CONTROL_MASK), all[i].action));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
