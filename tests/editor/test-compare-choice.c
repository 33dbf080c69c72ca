/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-compare-choice.h"

#include <glib/gstdio.h>

#include "widgets.h"
#include "window-fixture.h"

static double
get_top (GtkWidget *window, const char *label)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_label (window, label), window, &bounds));
  return bounds.origin.y;
}

/* What takes longer to be found comes in below what can be chosen already. */
static void
test_stays_in_place (WindowFixture *fixture, gconstpointer data)
{
  enum { SLOW = 200 };
  static const char *const none[] = { NULL };
  const char *recent[SLOW + 1] = { NULL };
  g_autofree char *path = g_build_filename (fixture->base.folder, "recent.scenario.xml", NULL);
  GtkWidget *choice;
  double top;

  window_fixture_open (fixture);
  g_assert_true (g_file_set_contents (path, fixture->base.text, -1, NULL));
  for (guint i = 0; i < SLOW; i++)
    recent[i] = path;
  choice = GTK_WIDGET (
    tc_compare_choice_new (GTK_WINDOW (fixture->window), fixture->document, none, recent));
  gtk_window_present (GTK_WINDOW (choice));
  while (gtk_widget_get_height (choice) == 0)
    g_main_context_iteration (NULL, TRUE);
  top = get_top (choice, "Another File…");
  while (find_label (choice, "Comes with Turncoat") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find_label (choice, "Recent"));
  run_until_idle ();
  g_assert_cmpfloat (top, <, get_top (choice, "Recent"));
  g_assert_cmpfloat_with_epsilon (get_top (choice, "Another File…"), top, 0.5);
  gtk_window_destroy (GTK_WINDOW (choice));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  window_fixture_add ("/editor/compare-choice/stays-in-place", test_stays_in_place);
  return g_test_run ();
}
