/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>
#include <locale.h>

#include "app/tc-application.h"
#include "bench-support.h"
#include "pages/play/tc-play-page-private.h"
#include "widgets.h"

/* From the start of the program to the first frame of its window, with the shipped scenario on it,
 * in a process of its own each time; and from an edit that is not saved to the first legal move of
 * a game of the new text, on the screen. */

#define STARTS 12
#define PLAYS  20

/* -- The window is shown: what runs in the other process -- */

static void
first_frame_cb (GdkFrameClock *clock, gint64 *at)
{
  if (*at == 0)
    *at = g_get_monotonic_time ();
  g_application_quit (g_application_get_default ());
}

static void
mapped_cb (GtkWidget *window, gint64 *at)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (first_frame_cb),
                    at);
}

static void
window_added_cb (GtkApplication *application, GtkWidget *window, gint64 *at)
{
  g_signal_connect (window, "map", G_CALLBACK (mapped_cb), at);
}

static int
show_window (void)
{
  g_autoptr (TcApplication) application = NULL;
  gint64 at = 0;

  setlocale (LC_ALL, "");
  gtk_source_init ();
  application = tc_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &at);
  g_application_run (G_APPLICATION (application), 0, NULL);
  g_print ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", at,
           bench_get_cpu_time (CLOCK_PROCESS_CPUTIME_ID));

  return 0;
}

/* -- The benchmark -- */

static Cost
time_start (const char *program)
{
  const char *argv[] = { program, "--show", NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  gint64 begun = g_get_monotonic_time ();
  char *rest = NULL;
  gint64 shown;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &output, NULL,
                NULL, &error);
  g_assert_no_error (error);
  shown = g_ascii_strtoll (output, &rest, 10);
  g_assert_cmpint (shown, >, begun);

  return (Cost){ (shown - begun) / 1000.0, g_ascii_strtoll (rest, NULL, 10) / 1000.0 };
}

static void
run_starts (const char *program)
{
  double walls[STARTS];
  double works[STARTS];

  (void) time_start (program); /* cold */
  for (guint i = 0; i < STARTS; i++) {
    Cost cost = time_start (program);

    walls[i] = cost.wall;
    works[i] = cost.work;
  }
  bench_report ("window shown, warm", walls, STARTS, 700);
  bench_report ("window shown, CPU", works, STARTS, 700);
}

static gboolean
is_played (Bench *bench, TcPlayPage *page)
{
  guint n_moves = 0;

  if (page->view != NULL)
    tc_view_get_moves (page->view, &n_moves);
  return page->view != NULL && page->played != NULL &&
         g_bytes_equal (page->played,
                        tc_source_get_bytes (tc_document_get_source (bench->document))) &&
         n_moves > 0;
}

/* From the map page, where the edit is made, over the Play page to its moves. */
static Cost
time_play (Bench *bench, TcPlayPage *page, guint i)
{
  g_autoptr (GError) error = NULL;
  Cost cost;

  gtk_widget_activate_action (GTK_WIDGET (bench->window), "win.show-page", "s", "map");
  bench_settle (bench, 150);
  cost = bench_begin ();
  tc_document_set_attribute (bench->document, "order-of-battle/unit[9-panzer]/full", "attack",
                             i % 2 == 0 ? "7" : "8", &error);
  g_assert_no_error (error);
  gtk_widget_activate_action (GTK_WIDGET (bench->window), "win.show-page", "s", "play");
  while (!is_played (bench, page))
    g_main_context_iteration (NULL, TRUE);
  bench_wait_for_frame (bench);

  return bench_end (cost);
}

static void
run_plays (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                            "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  Bench bench = { 0 };
  double walls[PLAYS];
  double works[PLAYS];
  TcPlayPage *page;

  bench_open (&bench, path);
  page = TC_PLAY_PAGE (find_type (GTK_WIDGET (bench.window), TC_TYPE_PLAY_PAGE));
  bench.board = page->board;
  (void) time_play (&bench, page, 1);
  for (guint i = 0; i < PLAYS; i++) {
    Cost cost = time_play (&bench, page, i);

    walls[i] = cost.wall;
    works[i] = cost.work;
  }
  bench_report ("edit to first legal move", walls, PLAYS, 100);
  bench_report ("edit to first legal move, CPU", works, PLAYS, 100);
}

int
main (int argc, char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], "--show"))
    return show_window ();
  bench_init (&argc, &argv);
  run_starts (argv[0]);
  run_plays ();

  return 0;
}
