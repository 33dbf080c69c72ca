/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-support.h"

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <time.h>

#include "app/tc-memory.h"
#include "big-map.h"
#include "widgets.h"

static gint64 waited;  /* microseconds in poll () so far */
static gint64 left_at; /* when poll () returned last */
static gint64 left_cpu;
static gint64 longest; /* microseconds from there to the next poll () */
static gint64 longest_cpu;

gint64
bench_get_cpu_time (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);

  return time.tv_sec * G_GINT64_CONSTANT (1000000) + time.tv_nsec / 1000;
}

gint64
bench_get_waited (void)
{
  return waited;
}

void
bench_forget_longest (void)
{
  left_at = g_get_monotonic_time ();
  left_cpu = bench_get_cpu_time (CLOCK_THREAD_CPUTIME_ID);
  longest = longest_cpu = 0;
}

Cost
bench_get_longest (void)
{
  return (Cost){ longest / 1000.0, longest_cpu / 1000.0 };
}

static gint
timed_poll (GPollFD *fds, guint n, gint timeout)
{
  gint64 start = g_get_monotonic_time ();
  gint result;

  if (left_at != 0) {
    longest = MAX (longest, start - left_at);
    longest_cpu = MAX (longest_cpu, bench_get_cpu_time (CLOCK_THREAD_CPUTIME_ID) - left_cpu);
  }
  result = g_poll (fds, n, timeout);
  left_at = g_get_monotonic_time ();
  left_cpu = bench_get_cpu_time (CLOCK_THREAD_CPUTIME_ID);
  waited += left_at - start;

  return result;
}

/* As the application does, which has its style from the same place. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/turncoat/Turncoat/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
bench_init (int *argc, char ***argv)
{
  tc_memory_keep ();
  g_main_context_set_poll_func (NULL, timed_poll);
  init_widgets (argc, argv);
  gtk_source_init ();
  load_style ();
}

Cost
bench_begin (void)
{
  return (Cost){ g_get_monotonic_time () / 1000.0,
                 bench_get_cpu_time (CLOCK_PROCESS_CPUTIME_ID) / 1000.0 };
}

Cost
bench_end (Cost begun)
{
  Cost now = bench_begin ();

  return (Cost){ now.wall - begun.wall, now.work - begun.work };
}

gboolean
bench_is_stale (Bench *bench)
{
  return tc_document_is_building (bench->document) || bench->board->paint_source != 0;
}

static void
painted_cb (Bench *bench)
{
  bench->is_painted = TRUE;
  bench->is_final = !bench_is_stale (bench);
}

void
bench_wait_for_frame (Bench *bench)
{
  gtk_widget_queue_draw (GTK_WIDGET (bench->board));
  bench->is_painted = FALSE;
  while (!bench->is_painted)
    g_main_context_iteration (NULL, TRUE);
}

void
bench_wait_for_final_frame (Bench *bench)
{
  bench->is_final = FALSE;
  while (bench_is_stale (bench))
    g_main_context_iteration (NULL, TRUE);
  /* Else the frame that was drawn last showed all that the build changed. */
  if (!bench->is_final)
    gtk_widget_queue_draw (GTK_WIDGET (bench->board));
  while (!bench->is_final)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
wake_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

void
bench_settle (Bench *bench, guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, wake_cb, &is_over);
  while (!is_over || bench_is_stale (bench) || bench->board->is_zooming)
    g_main_context_iteration (NULL, TRUE);
}

void
bench_open (Bench *bench, const char *path)
{
  GtkWidget *board;

  bench->window = tc_window_new (NULL);
  bench->document = tc_window_get_document (bench->window);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), 1280, 800);
  tc_window_open (bench->window, path);
  gtk_window_present (GTK_WINDOW (bench->window));
  board = find_type (GTK_WIDGET (bench->window), TC_TYPE_BOARD);
  bench->board = TC_BOARD (board);
  while (tc_document_get_work (bench->document) != NULL ||
         tc_document_is_building (bench->document) || bench->board->view == NULL ||
         !gtk_widget_get_mapped (board) || gtk_widget_get_width (board) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (board), "after-paint",
                            G_CALLBACK (painted_cb), bench);
  bench_wait_for_frame (bench);
  while (bench->board->paint_source != 0)
    g_main_context_iteration (NULL, TRUE);
  bench_wait_for_frame (bench);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a;
  double right = *(const double *) b;

  return (left > right) - (left < right);
}

double
bench_get_p95 (double *times, guint n)
{
  qsort (times, n, sizeof *times, compare_times);

  return times[n * 95 / 100];
}

void
bench_report (const char *what, double *times, guint n, double bar)
{
  double p95 = bench_get_p95 (times, n);

  g_print ("%-28s best %6.1f  median %6.1f  p95 %6.1f  worst %6.1f ms  (bar %.1f: %s)\n", what,
           times[0], times[n / 2], p95, times[n - 1], bar, p95 < bar ? "met" : "MISSED");
}

char *
bench_write_big_map (void)
{
  g_autofree char *shipped = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                               "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  g_autofree char *folder = g_dir_make_tmp ("turncoat-XXXXXX", NULL);
  char *path = g_build_filename (folder, "big.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autofree char *big = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (shipped, &text, NULL, &error);
  g_assert_no_error (error);
  big = big_map_new (text, BIG_MAP_COLUMNS, BIG_MAP_ROWS);
  g_file_set_contents (path, big, -1, &error);
  g_assert_no_error (error);

  return path;
}

void
bench_drop_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_remove (path);
  g_rmdir (folder);
}
