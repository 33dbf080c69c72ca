/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <tc-core.h>
#include <time.h>

/* A thousand files, the shipped ones again and again and every fifth with faults: what one call of
 * "turncoat validate" takes beside the sum of what each takes inside a program, and what a second
 * thread brings. In turns; other work on the machine slows all of them down alike. */

#define N_FILES  1000u
#define N_ROUNDS 9u

typedef struct {
  double wall; /* milliseconds */
  double cpu;
} Cost;

static Cost
run (const char *folder, const char *jobs)
{
  const char *argv[] = { g_getenv ("TURNCOAT_LAUNCH"),
                         g_getenv ("TURNCOAT_PROGRAM"),
                         "validate",
                         "--jobs",
                         jobs,
                         folder,
                         NULL };
  g_autofree char *out = NULL;
  g_autoptr (GError) error = NULL;
  long long wall = 0;
  long long cpu = 0;
  int status = -1;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sscanf (out, "%d %lld %lld", &status, &wall, &cpu), ==, 3);
  g_assert_cmpint (status, ==, 1);

  return (Cost){ (double) wall / 1e3, (double) cpu / 1e3 };
}

/* One after the other in this process: milliseconds of CPU time. */
static double
sum_inside (GPtrArray *paths)
{
  struct timespec start;
  struct timespec end;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &start);
  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (TcSource) source = tc_file_load (g_ptr_array_index (paths, i), NULL, NULL);
    g_autoptr (TcBuild) build = tc_build_new (source, NULL);

    g_assert_nonnull (tc_build_get_report (build));
  }
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &end);

  return (double) (end.tv_sec - start.tv_sec) * 1e3 + (double) (end.tv_nsec - start.tv_nsec) / 1e6;
}

/* Every fifth has a word misspelt wherever it stands. */
static void
write_copies (const char *folder, GPtrArray *shipped, GPtrArray *out)
{
  for (guint i = 0; out->len < N_FILES; i++) {
    const char *from = g_ptr_array_index (shipped, i % shipped->len);
    g_autofree char *name = g_path_get_basename (from);
    g_autofree char *round = g_strdup_printf ("%u", i / shipped->len);
    g_autofree char *around = g_build_filename (folder, round, NULL);
    char *path = g_build_filename (around, name, NULL);
    g_autofree char *text = NULL;
    g_autoptr (GString) copy = NULL;

    g_assert_cmpint (g_mkdir_with_parents (around, 0755), ==, 0);
    g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
    copy = g_string_new (text);
    if (i % 5 == 0)
      g_string_replace (copy, " name=", " nam=", 0);
    g_assert_true (g_file_set_contents (path, copy->str, -1, NULL));
    g_ptr_array_add (out, path);
  }
}

static gint
compare_doubles (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a;
  double right = *(const double *) b;

  return left < right ? -1 : left > right;
}

static double
take_median (double *values)
{
  qsort (values, N_ROUNDS, sizeof *values, compare_doubles);

  return values[N_ROUNDS / 2];
}

static void
measure (const char *folder, GPtrArray *paths)
{
  double inside[N_ROUNDS];
  double overhead[N_ROUNDS];
  double speedup[N_ROUNDS];
  double usual;

  for (guint i = 0; i < N_ROUNDS; i++) {
    Cost one;
    Cost two;

    inside[i] = sum_inside (paths);
    one = run (folder, "1");
    two = run (folder, "2");
    overhead[i] = one.cpu / inside[i];
    speedup[i] = one.wall / two.wall;
    g_print ("  inside %7.0f ms CPU; one job %7.0f ms CPU, %7.0f ms; two jobs %7.0f ms CPU, %7.0f "
             "ms\n",
             inside[i], one.cpu, one.wall, two.cpu, two.wall);
  }
  usual = take_median (speedup);
  g_print ("%u files: one call over the sum %.2f (bar: 1.3); two jobs %.2f times as fast, at best "
           "%.2f (bar: 1.8)\n",
           paths->len, take_median (overhead), usual, speedup[N_ROUNDS - 1]);
}

static void
remove_all (const char *folder, GPtrArray *paths)
{
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *around = g_path_get_dirname (g_ptr_array_index (paths, i));

    g_unlink (g_ptr_array_index (paths, i));
    g_rmdir (around);
  }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) shipped = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_dir_make_tmp ("turncoat-bench-XXXXXX", NULL);
  g_autofree char *scenarios = NULL;

  g_test_init (&argc, &argv, NULL);
  scenarios = g_test_build_filename (G_TEST_DIST, "..", "scenarios", NULL);
  tc_shipped_collect (scenarios, shipped);
  g_assert_cmpuint (shipped->len, >, 0);
  write_copies (folder, shipped, paths);
  measure (folder, paths);
  remove_all (folder, paths);

  return 0;
}
