/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>
#include <tc-core.h>
#include <time.h>

#include "../editor/big-map.h"

/* What the thread of the window does after each edit, on a board as large as the largest that
 * people draw: processor time of a build of the whole text, of one after another when an area has
 * been given another terrain, and of the lints in both. Other work on the machine disturbs the
 * median more than the quickest. */

#define N_ROUNDS 100

typedef struct {
  double build[N_ROUNDS]; /* milliseconds */
  double after[N_ROUNDS];
  double lint[N_ROUNDS];
} Times;

static double
get_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
run (const char *text, const char *edited, double *out_build, double *out_after, double *out_lint)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("big", text);
  g_autoptr (TcSource) next = tc_source_new_for_string ("big", edited);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) after = NULL;
  double start = get_cpu ();

  build = tc_build_new (source, NULL);
  *out_build = get_cpu () - start;
  start = get_cpu ();
  after = tc_build_new_after (next, build, NULL, tc_variant_load_file, NULL, NULL);
  *out_after = get_cpu () - start;
  start = get_cpu ();
  tc_lint_run (tc_build_get_scenario (build), report);
  *out_lint = get_cpu () - start;
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a;
  double right = *(const double *) b;

  return (left > right) - (left < right);
}

static void
print_times (const char *name, double *times)
{
  qsort (times, N_ROUNDS, sizeof *times, compare_times);
  g_print ("%-6s quickest %6.2f ms, median %6.2f ms\n", name, times[0], times[N_ROUNDS / 2]);
}

/* (transfer full): an area in the middle has another terrain. */
static char *
dup_edited (const char *text)
{
  char *edited = g_strdup (text);
  char *area = strstr (edited, "\"area-525\"");
  char *terrain = area != NULL ? strstr (area, "terrain=\"clear\"") : NULL;

  g_assert_nonnull (terrain);
  memcpy (terrain, "terrain=\"urban\"", strlen ("terrain=\"urban\""));

  return edited;
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *big = NULL;
  g_autofree char *edited = NULL;
  g_autoptr (GError) error = NULL;
  Times times;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "betrayal-1940",
                                "betrayal-1940.scenario.xml", NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  big = big_map_new (text, BIG_MAP_COLUMNS, BIG_MAP_ROWS);
  edited = dup_edited (big);
  for (guint i = 0; i < N_ROUNDS; i++)
    run (big, edited, &times.build[i], &times.after[i], &times.lint[i]);
  print_times ("build", times.build);
  print_times ("after", times.after);
  print_times ("lint", times.lint);

  return 0;
}
