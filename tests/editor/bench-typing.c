/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a key costs in the source of the shipped scenario: until the buffer and the document have
 * it, and until it is drawn. Builds happen between the keys as they do for somebody who types. */

#include <gtksourceview/gtksource.h>

#include "app/tc-window.h"
#include "fixture.h"
#include "widgets.h"

#define KEYS     400
#define PAUSE_MS 25

static gboolean is_painted;

static void
painted_cb (void)
{
  is_painted = TRUE;
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
report (const char *what, GArray *times)
{
  g_array_sort (times, compare);
  g_print ("%-28s median %6.2f ms   p95 %6.2f ms   most %6.2f ms\n", what,
           (gdouble) g_array_index (times, gint64, times->len / 2) / 1000,
           (gdouble) g_array_index (times, gint64, times->len * 95 / 100) / 1000,
           (gdouble) g_array_index (times, gint64, times->len - 1) / 1000);
}

static void
type_key (GtkTextBuffer *buffer, guint i, GArray *applied, GArray *drawn)
{
  static const char text[] = "<!-- a note of the designer's --> ";
  gint64 start = g_get_monotonic_time ();
  gint64 time;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_insert_at_cursor (buffer, &text[i % (sizeof text - 1)], 1);
  gtk_text_buffer_end_user_action (buffer);
  time = g_get_monotonic_time () - start;
  g_array_append_val (applied, time);
  is_painted = FALSE;
  while (!is_painted)
    g_main_context_iteration (NULL, TRUE);
  time = g_get_monotonic_time () - start;
  g_array_append_val (drawn, time);
}

int
main (int argc, char **argv)
{
  g_autoptr (GArray) applied = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) drawn = g_array_new (FALSE, FALSE, sizeof (gint64));
  Fixture fixture = { 0 };
  TcWindow *window;
  GtkTextBuffer *buffer;
  GtkTextIter iter;
  GtkWidget *view;

  init_widgets (&argc, &argv);
  gtk_source_init ();
  fixture_set_up (&fixture, NULL);
  window = tc_window_new (NULL);
  gtk_window_present (GTK_WINDOW (window));
  tc_window_open (window, fixture.path);
  wait_for_build (tc_window_get_document (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "source");
  run_for (500);
  view = find_type (GTK_WIDGET (window), GTK_SOURCE_TYPE_VIEW);
  g_signal_connect (
    gdk_surface_get_frame_clock (gtk_native_get_surface (gtk_widget_get_native (view))),
    "after-paint", G_CALLBACK (painted_cb), NULL);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_text_buffer_get_iter_at_line (buffer, &iter, 30);
  gtk_text_buffer_place_cursor (buffer, &iter);
  for (guint i = 0; i < KEYS; i++) {
    type_key (buffer, i, applied, drawn);
    /* Now and then a pause in which the text is built. */
    run_for (i % 20 == 19 ? 400 : PAUSE_MS);
  }
  report ("key in the document", applied);
  report ("key on the screen", drawn);
  while (tc_document_is_building (tc_window_get_document (window)))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_tear_down (&fixture, NULL);
  return 0;
}
