/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <gtksourceview/gtksource.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#include "big-map.h"
#include "tc-board-private.h"
#include "tc-window.h"
#include "widgets.h"

#include <time.h>

/* A window with 1,050 areas and 3,017 adjacencies: how long it takes to open, what a frame of a
 * pan and of a zoom gesture costs, and how long an edit takes until its picture is on the screen.
 *
 * A frame's cost is all that the main thread does from one painted frame to the next, tiles painted
 * meanwhile included, in time of the processor: that is the same on a busy machine. With the GL
 * renderer on a machine without one, drawing is done by other threads: then the clock counts, less
 * what was waited for. An edit's is the whole time, and what all threads did in it. */

#define PAN_FRAMES  160
#define ZOOM_FRAMES 120
#define EDITS       40

typedef struct {
  TcWindow *window;
  TcDocument *document;
  TcBoard *board;
  gboolean is_painted;
} Bench;

static gint64 waited; /* microseconds in poll () so far */
static gboolean is_gl;

static gint64
get_cpu_time (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);

  return time.tv_sec * G_GINT64_CONSTANT (1000000) + time.tv_nsec / 1000;
}

/* Microseconds of work so far. */
static gint64
get_work (void)
{
  return is_gl ? g_get_monotonic_time () - waited : get_cpu_time (CLOCK_THREAD_CPUTIME_ID);
}

static gint
timed_poll (GPollFD *fds, guint n, gint timeout)
{
  gint64 start = g_get_monotonic_time ();
  gint result = g_poll (fds, n, timeout);

  waited += g_get_monotonic_time () - start;

  return result;
}

static void
painted_cb (Bench *bench)
{
  bench->is_painted = TRUE;
}

static void
wait_for_frame (Bench *bench)
{
  gtk_widget_queue_draw (GTK_WIDGET (bench->board));
  bench->is_painted = FALSE;
  while (!bench->is_painted)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
wake_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Until nothing is left to do: sharp tiles, the build, counters of the new size. */
static void
settle (Bench *bench)
{
  gboolean is_over = FALSE;

  g_timeout_add (400, wake_cb, &is_over);
  while (!is_over || bench->board->paint_source != 0 || bench->board->is_zooming ||
         tc_document_is_building (bench->document))
    g_main_context_iteration (NULL, TRUE);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a;
  double right = *(const double *) b;

  return (left > right) - (left < right);
}

static void
tell (const char *what, double *times, guint n, double bar)
{
  double p95;

  qsort (times, n, sizeof *times, compare_times);
  p95 = times[n * 95 / 100];
  g_print ("%-24s median %6.1f ms  p95 %6.1f ms  worst %6.1f ms  (bar %.1f: %s)\n", what,
           times[n / 2], p95, times[n - 1], bar, p95 < bar ? "met" : "MISSED");
}

typedef void (*Step) (Bench *bench, guint i);

static void
run_frames (Bench *bench, const char *what, Step step, guint n)
{
  g_autofree double *times = g_new (double, n);

  wait_for_frame (bench);
  for (guint i = 0; i < n; i++) {
    gint64 start = get_work ();

    step (bench, i);
    wait_for_frame (bench);
    times[i] = (get_work () - start) / 1000.0;
  }
  tell (what, times, n, 16.7);
  settle (bench);
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
edit (Bench *bench, guint i)
{
  static const char *const terrains[] = { "forest", "mountain", "clear" };
  g_autofree char *path = g_strdup_printf ("area-board/area[area-%u]", 500 + i / 4);
  g_autofree char *value = NULL;
  g_autoptr (GError) error = NULL;
  const char *attribute = "name";

  switch (i % 4) {
  case 0:
    attribute = "terrain";
    value = g_strdup (terrains[(i / 4) % G_N_ELEMENTS (terrains)]);
    break;
  case 1:
    value = g_strdup_printf ("Hamlet %u", i);
    break;
  case 2:
    attribute = "x";
    value = g_strdup_printf (
      "%" G_GINT64_FORMAT,
      1 + tc_scenario_get_int (
            tc_document_get_scenario (bench->document),
            tc_scenario_find_by_path (tc_document_get_scenario (bench->document), path), "x"));
    break;
  default:
    tc_document_undo (bench->document);
    return;
  }
  tc_document_set_attribute (bench->document, path, attribute, value, &error);
  g_assert_no_error (error);
  tc_document_break_merge (bench->document);
}

static gboolean
is_stale (Bench *bench)
{
  return tc_document_is_building (bench->document) || bench->board->paint_source != 0;
}

static void
run_edits (Bench *bench, const char *what)
{
  double times[EDITS];
  double works[EDITS];
  g_autofree char *working = g_strconcat (what, ", CPU", NULL);

  for (guint i = 0; i < EDITS; i++) {
    gint64 start = g_get_monotonic_time ();
    gint64 work = get_cpu_time (CLOCK_PROCESS_CPUTIME_ID);

    edit (bench, i);
    while (is_stale (bench))
      g_main_context_iteration (NULL, TRUE);
    wait_for_frame (bench);
    times[i] = (g_get_monotonic_time () - start) / 1000.0;
    works[i] = (get_cpu_time (CLOCK_PROCESS_CPUTIME_ID) - work) / 1000.0;
    settle (bench);
  }
  tell (what, times, EDITS, 50);
  tell (working, works, EDITS, 50);
}

static char *
write_big_map (void)
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

static void
open_it (Bench *bench, const char *path)
{
  gint64 start = g_get_monotonic_time ();
  GtkWidget *board;
  TcReport *report;
  double time;
  guint n;

  bench->window = tc_window_new (NULL);
  bench->document = tc_window_get_document (bench->window);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), 1280, 800);
  tc_window_open (bench->window, path);
  gtk_window_present (GTK_WINDOW (bench->window));
  board = find_type (GTK_WIDGET (bench->window), TC_TYPE_BOARD);
  bench->board = TC_BOARD (board);
  while (tc_document_is_building (bench->document) || bench->board->view == NULL ||
         !gtk_widget_get_mapped (board) || gtk_widget_get_width (board) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (board), "after-paint",
                            G_CALLBACK (painted_cb), bench);
  wait_for_frame (bench);
  while (bench->board->paint_source != 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (bench);
  time = (g_get_monotonic_time () - start) / 1000.0;
  is_gl = strstr (G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (bench->window))),
                  "GL") != NULL;
  tc_view_get_containers (bench->board->view, &n);
  report = tc_build_get_report (tc_document_get_build (bench->document));
  g_print ("renderer %s, board %d x %d, %u areas, %u problems, playable: %s\n",
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (bench->window))),
           gtk_widget_get_width (board), gtk_widget_get_height (board), n, tc_report_get_n (report),
           tc_build_get_ruleset (tc_document_get_build (bench->document)) != NULL ? "yes" : "no");
  g_print ("%-24s %.0f ms (bar 1000: %s)\n", "open, until all is sharp", time,
           time < 1000 ? "met" : "MISSED");
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  Bench bench = { 0 };

  g_main_context_set_poll_func (NULL, timed_poll);
  init_widgets (&argc, &argv);
  gtk_source_init ();
  path = write_big_map ();
  open_it (&bench, path);
  settle (&bench);
  run_frames (&bench, "pan, whole board", pan_step, PAN_FRAMES);
  run_frames (&bench, "zoom, from the whole", zoom_step, ZOOM_FRAMES);
  tc_board_zoom_at (bench.board, bench.board->transform.scale * 4, 300, 300);
  settle (&bench);
  run_frames (&bench, "pan, close", pan_step, PAN_FRAMES);
  run_frames (&bench, "zoom, from close", zoom_step, ZOOM_FRAMES);
  run_edits (&bench, "edit, close");
  tc_board_zoom_fit (bench.board);
  settle (&bench);
  run_edits (&bench, "edit, whole board");

  return 0;
}
