/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-popovers.h"
#include "app/tc-tooltips.h"

#include "widgets.h"

#define LONG_LINE                                                                                  \
  "Exchange the places of two explorers, whose turn it may well be: none of them moves, and each " \
  "is from now on where the other one was before, whatever stands between the two of them."

/* The label of the tooltip that @window shows of @text, about @widget. */
static GtkWidget *
point_at_widget (GtkWindow *window, GtkWidget *widget, const char *text)
{
  GtkWidget *label = NULL;

  gtk_widget_set_tooltip_text (widget, text);
  for (int x = 100; label == NULL; x++) {
    GtkWidget *tooltip;

    g_assert_cmpint (x, <, 200);
    move_pointer (x, 100);
    run_for (700); /* longer than GTK waits for the pointer to rest */
    tooltip = find_type (GTK_WIDGET (window), g_type_from_name ("GtkTooltipWindow"));
    label = tooltip != NULL && gtk_widget_get_mapped (tooltip) ? find_label (tooltip, text) : NULL;
  }
  return label;
}

static GtkWidget *
point_at (GtkWindow *window, const char *text)
{
  return point_at_widget (window, gtk_window_get_child (window), text);
}

static void
test_wraps (void)
{
  static const struct {
    const char *text;
    int n_lines;
  } cases[] = {
    { "Discards, holds\nTranspose: " LONG_LINE, 4 },
    { LONG_LINE, 3 },
    { "Fifty-five letters are a line that has room for itself.", 1 },
    { "Short\nlines\nstay", 3 },
  };
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  tc_tooltips_keep_out_of_the_way ();
  gtk_window_set_child (window, gtk_image_new ());
  gtk_window_set_default_size (window, 400, 300);
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    GtkWidget *label = point_at (window, cases[i].text);
    PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

    g_assert_cmpint (pango_layout_get_line_count (layout), ==, cases[i].n_lines);
    g_assert_cmpint (gtk_widget_get_width (label), <, 600);
    /* Lines break where the box ends, and not before. */
    g_assert_cmpint (gtk_widget_get_width (label), ==,
                     gtk_widget_get_width (gtk_widget_get_parent (label)));
    move_pointer (900, 700);
    run_for (50);
  }
  gtk_window_destroy (window);
  run_until_idle ();
}

static void
show_popover (GtkWidget *popover, GtkWidget *child, GtkWidget *parent)
{
  gtk_popover_set_child (GTK_POPOVER (popover), child);
  gtk_widget_set_parent (popover, parent);
  gtk_popover_popup (GTK_POPOVER (popover));
  run_for (300);
}

/* Somewhere in the popover, long enough for a tooltip. */
static gboolean
shows_tip (GtkWidget *window, GtkWidget *popover, int x)
{
  GtkWidget *tooltip;

  move_pointer (x, 150);
  run_for (50);
  move_pointer (x + 1, 150);
  run_for (800);
  tooltip = find_type (popover, g_type_from_name ("GtkTooltipWindow"));
  return tooltip != NULL && gtk_widget_get_mapped (tooltip);
}

/* A drop-down in a popover: its tooltip would cover the choices when they are open. */
static void
test_choices_in_a_popover (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *outer = gtk_popover_new ();
  GtkWidget *inner = gtk_popover_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  tc_tooltips_keep_out_of_the_way ();
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Has the keyboard"));
  gtk_widget_set_size_request (box, 400, 60);
  gtk_widget_set_size_request (content, 300, 300);
  gtk_box_append (GTK_BOX (content), gtk_button_new_with_label ("Drop-down"));
  gtk_widget_set_tooltip_text (content, "What is chosen here");
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  show_popover (outer, content, box);
  g_assert_true (shows_tip (window, outer, 200));
  move_pointer (900, 700);
  run_for (100);
  show_popover (inner, gtk_button_new_with_label ("Choices"), content);
  g_assert_false (shows_tip (window, outer, 120));
  gtk_widget_unparent (inner);
  gtk_widget_unparent (outer);
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
}

/* A tooltip was shown, and the next is about to come at once, when a popover goes: what is left of
 * the first must not stop the wait for the second, which has ended by then. */
static void
test_popover_gone_while_browsing (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *first = gtk_image_new ();
  GtkWidget *second = gtk_image_new ();

  gtk_widget_set_size_request (first, 200, 300);
  gtk_widget_set_size_request (second, 200, 300);
  gtk_widget_set_tooltip_text (second, "About to come");
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_widget_set_parent (popover, box);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Popover"));
  gtk_window_set_child (window, box);
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_popover_popup (GTK_POPOVER (popover));
  run_for (300);
  g_assert_nonnull (point_at_widget (window, first, "Shown first"));
  move_pointer (300, 100);
  run_for (20);
  move_pointer (301, 101);
  run_for (20);
  gtk_widget_unparent (popover);
  run_for (900);
  gtk_window_destroy (window);
  run_until_idle ();
}

/* A popover goes while GTK waits to show the tooltip of what is in it, and something still holds
 * it: GTK would ask for its surface. */
static void
test_popover_gone (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *popover = g_object_ref_sink (gtk_popover_new ());
  GtkWidget *content = gtk_image_new ();

  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_size_request (box, 400, 60);
  gtk_widget_set_size_request (content, 300, 300);
  gtk_widget_set_tooltip_text (content, "Never shown");
  gtk_popover_set_child (GTK_POPOVER (popover), content);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_parent (popover, box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_popover_popup (GTK_POPOVER (popover));
  run_for (300);
  move_pointer (200, 200);
  run_for (50);
  move_pointer (201, 200);
  run_for (100);
  gtk_widget_unparent (popover);
  run_for (800);
  g_object_unref (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  tc_popovers_drop_tooltips ();
  g_test_add_func ("/editor/tooltips/popover-gone", test_popover_gone);
  g_test_add_func ("/editor/tooltips/popover-gone-while-browsing",
                   test_popover_gone_while_browsing);
  g_test_add_func ("/editor/tooltips/choices-in-a-popover", test_choices_in_a_popover);
  g_test_add_func ("/editor/tooltips/wraps", test_wraps);

  return g_test_run ();
}
