/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "bench-support.h"

/* A window with 1,050 areas and 3,017 adjacencies: how long it takes to open, and what a frame of a
 * pan and of a zoom gesture costs, beside a frame of a window of the same size with nothing in it.
 *
 * A frame's cost is all that the main thread does from one painted frame to the next, tiles painted
 * meanwhile included, in time of the processor: that is the same on a busy machine. With the GL
 * renderer on a machine without one, drawing is done by other threads: then the clock counts, less
 * what was waited for. */

#define PAN_FRAMES   160
#define ZOOM_FRAMES  120
#define EMPTY_FRAMES 100

static gboolean is_gl;

/* Microseconds of work so far. */
static gint64
get_work (void)
{
  return is_gl ? g_get_monotonic_time () - bench_get_waited ()
               : bench_get_cpu_time (CLOCK_THREAD_CPUTIME_ID);
}

/* With GL, what all threads together take as well: other work on the machine does not add to it. */
static void
report_frames (const char *what, double *times, double *works, guint n)
{
  g_autofree char *working = g_strconcat (what, ", CPU", NULL);

  bench_report (what, times, n, 16.7);
  if (is_gl)
    bench_report (working, works, n, 16.7);
}

typedef void (*Step) (Bench *bench, guint i);

static void
run_frames (Bench *bench, const char *what, Step step, guint n)
{
  g_autofree double *times = g_new (double, n);
  g_autofree double *works = g_new (double, n);

  bench_wait_for_frame (bench);
  for (guint i = 0; i < n; i++) {
    gint64 start = get_work ();
    Cost cost = bench_begin ();

    step (bench, i);
    bench_wait_for_frame (bench);
    times[i] = (get_work () - start) / 1000.0;
    works[i] = bench_end (cost).work;
  }
  report_frames (what, times, works, n);
  bench_settle (bench, 400);
}

/* A circle, a dozen pixels a frame: much of the board comes into sight. */
static void
pan_step (Bench *bench, guint i)
{
  TcBoardTransform transform = bench->board->transform;
  double angle = i * 2 * G_PI / PAN_FRAMES;

  transform.x -= 12 * cos (angle);
  transform.y -= 12 * sin (angle);
  bench->board->is_fitted = FALSE;
  tc_board_set_transform (bench->board, transform);
}

/* In and out again, as a pinch does. */
static void
zoom_step (Bench *bench, guint i)
{
  double factor = i < ZOOM_FRAMES / 2 ? 1.03 : 1 / 1.03;

  tc_board_zoom_at (bench->board, bench->board->transform.scale * factor, 300, 300);
}

static void
painted_cb (gboolean *is_painted)
{
  *is_painted = TRUE;
}

/* What the renderer and the X server take for themselves: a window of the same size in which one
 * square changes its colour. */
static void
run_empty (void)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *square = gtk_picture_new ();
  double times[EMPTY_FRAMES];
  double works[EMPTY_FRAMES];
  gboolean is_painted = FALSE;

  adw_window_set_content (ADW_WINDOW (window), square);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (square))
    g_main_context_iteration (NULL, TRUE);
  is_gl = strstr (G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), "GL") != NULL;
  g_signal_connect_swapped (gtk_widget_get_frame_clock (square), "after-paint",
                            G_CALLBACK (painted_cb), &is_painted);
  for (guint i = 0; i < EMPTY_FRAMES; i++) {
    guint8 pixel[] = { (guint8) i, 0, 0, 255 };
    g_autoptr (GBytes) bytes = g_bytes_new (pixel, sizeof pixel);
    g_autoptr (GdkTexture) texture =
      gdk_memory_texture_new (1, 1, GDK_MEMORY_R8G8B8A8, bytes, sizeof pixel);
    gint64 start = get_work ();
    Cost cost = bench_begin ();

    gtk_picture_set_paintable (GTK_PICTURE (square), GDK_PAINTABLE (texture));
    is_painted = FALSE;
    while (!is_painted)
      g_main_context_iteration (NULL, TRUE);
    times[i] = (get_work () - start) / 1000.0;
    works[i] = bench_end (cost).work;
  }
  report_frames ("an empty window", times, works, EMPTY_FRAMES);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
open_it (Bench *bench, const char *path)
{
  Cost cost = bench_begin ();
  TcReport *report;
  GtkWidget *board;
  guint n;

  bench_open (bench, path);
  cost = bench_end (cost);
  board = GTK_WIDGET (bench->board);
  tc_view_get_containers (bench->board->view, &n);
  report = tc_build_get_report (tc_document_get_build (bench->document));
  g_print ("renderer %s, board %d x %d, %u areas, %u problems, playable: %s\n",
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (bench->window))),
           gtk_widget_get_width (board), gtk_widget_get_height (board), n, tc_report_get_n (report),
           tc_build_get_ruleset (tc_document_get_build (bench->document)) != NULL ? "yes" : "no");
  g_print ("%-28s %.0f ms, CPU %.0f ms (bar 1000: %s)\n", "open, until all is sharp", cost.wall,
           cost.work, cost.wall < 1000 ? "met" : "MISSED");
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  Bench bench = { 0 };

  bench_init (&argc, &argv);
  path = bench_write_big_map ();
  run_empty ();
  open_it (&bench, path);
  bench_settle (&bench, 400);
  run_frames (&bench, "pan, whole board", pan_step, PAN_FRAMES);
  run_frames (&bench, "zoom, from the whole", zoom_step, ZOOM_FRAMES);
  tc_board_zoom_at (bench.board, bench.board->transform.scale * 4, 300, 300);
  bench_settle (&bench, 400);
  run_frames (&bench, "pan, close", pan_step, PAN_FRAMES);
  run_frames (&bench, "zoom, from close", zoom_step, ZOOM_FRAMES);
  bench_drop_file (path);

  return 0;
}
