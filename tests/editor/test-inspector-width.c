/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>

#include "app/tc-window-private.h"
#include "fixture.h"
#include "widgets.h"

/* The inspector is as wide whatever is selected: else the page beside it, a map for instance, would
 * jump and be drawn at another scale with each click. */

/* Of each kind of element what comes first, and what comes last: names are long or short. */
static GPtrArray *
list_paths (TcScenario *scenario)
{
  g_autoptr (GHashTable) last = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer value;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const char *name = tc_scenario_get_name (scenario, node);

    if (!g_hash_table_contains (last, name))
      g_ptr_array_add (paths, tc_scenario_dup_path (scenario, node));
    g_hash_table_insert (last, (gpointer) name, GUINT_TO_POINTER (node));
  }
  g_hash_table_iter_init (&iter, last);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (paths, tc_scenario_dup_path (scenario, GPOINTER_TO_UINT (value)));

  return paths;
}

static void
test_width (gconstpointer system)
{
  Fixture fixture = { 0 };
  TcWindow *window;
  TcDocument *document;
  g_autoptr (GPtrArray) paths = NULL;
  int width;

  fixture_set_up_with (&fixture, system);
  window = tc_window_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  tc_window_open (window, fixture.path);
  document = tc_window_get_document (window);
  wait_for_build (document);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "rules");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  width = gtk_widget_get_width (GTK_WIDGET (window->inspector));
  paths = list_paths (tc_document_get_scenario (document));
  for (guint i = 0; i < paths->len; i++) {
    tc_document_select (document, paths->pdata[i]);
    run_until_idle ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    if (gtk_widget_get_width (GTK_WIDGET (window->inspector)) != width) {
      g_test_message ("%d for %s, %d before", gtk_widget_get_width (GTK_WIDGET (window->inspector)),
                      (const char *) paths->pdata[i], width);
      g_test_fail ();
    }
  }
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
  fixture_tear_down (&fixture, NULL);
}

int
main (int argc, char **argv)
{
  static const char *const systems[] = { "betrayal-1940", "badge", "bell-1938", "dune", "house" };

  init_widgets (&argc, &argv);
  gtk_source_init ();
  use_style ();
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++) {
    g_autofree char *path = g_strconcat ("/editor/inspector-width/", systems[i], NULL);

    g_test_add_data_func (path, systems[i], test_width);
  }

  return g_test_run ();
}
