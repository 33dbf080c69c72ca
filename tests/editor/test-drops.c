/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-drops.h"

#include <adwaita.h>

static guint
count_targets (GtkWidget *window, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) each = g_list_model_get_item (controllers, i);

    n += G_TYPE_CHECK_INSTANCE_TYPE (each, type) ? 1 : 0;
  }

  return n;
}

/* Windows that are there before and after, of the program's own kinds and of GTK's; a second call
 * changes nothing. */
static void
test_windows (void)
{
  GtkWidget *windows[] = { gtk_window_new (), NULL, NULL, NULL };
  GtkDropTarget *own = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  gtk_widget_add_controller (windows[0], GTK_EVENT_CONTROLLER (own));
  tc_drops_leave_to_widgets ();
  tc_drops_leave_to_widgets ();
  windows[1] = adw_window_new ();
  windows[2] = adw_message_dialog_new (NULL, "Save Changes?", NULL);
  windows[3] = gtk_file_chooser_dialog_new (NULL, NULL, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    g_assert_cmpuint (count_targets (windows[i], GTK_TYPE_DROP_TARGET_ASYNC), ==, 0);
  g_assert_cmpuint (count_targets (windows[0], GTK_TYPE_DROP_TARGET), ==, 1);

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    gtk_window_destroy (GTK_WINDOW (windows[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/editor/drops/windows", test_windows);

  return g_test_run ();
}
