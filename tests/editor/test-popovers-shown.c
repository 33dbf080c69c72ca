/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-popovers.h"

#include "widgets.h"

/* Far below every screen. */
#define FAR 5000

static GtkWidget *
make_drop_down (void)
{
  return gtk_drop_down_new_from_strings ((const char *[]){ "Clear", "Forest", "Mountain", NULL });
}

static GtkWidget *
make_menu_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Terrain"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);

  return button;
}

/* What a popover belongs to is pushed off the screen while it is open, as when a form grows
 * above it, and comes back. GDK would look for a monitor where there is none, which is a critical
 * and so the end of this test. */
static void
test_pushed_away (gconstpointer user_data)
{
  GtkWidget *(*make) (void) = user_data;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *above = gtk_label_new ("What grows");
  GtkWidget *button = make ();
  GtkWidget *popover;

  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), button);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_activate (button);
  run_for (600); /* a button stays pressed for a while */
  popover = find_type (button, GTK_TYPE_POPOVER);
  g_assert_true (gtk_widget_get_mapped (popover));
  for (int i = 0; i < 2; i++) {
    gtk_widget_set_size_request (above, -1, FAR);
    run_for (200);
    g_assert_true (gtk_widget_get_mapped (popover));
    gtk_widget_set_size_request (above, -1, -1);
    run_for (200);
    g_assert_true (gtk_widget_get_mapped (popover));
  }
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  tc_popovers_keep_on_screen ();
  g_test_add_data_func ("/editor/popovers-shown/drop-down", make_drop_down, test_pushed_away);
  g_test_add_data_func ("/editor/popovers-shown/menu-button", make_menu_button, test_pushed_away);

  return g_test_run ();
}
