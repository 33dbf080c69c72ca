/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <tc-core.h>
#include <time.h>

#include "large-scenario.h"

/* "turncoat validate" beside "xmllint --noout --schema" with the same schema as one file, on the
 * same scenarios, in turns. Other work on the machine slows both down alike; of several runs the
 * quickest counts. xmllint only judges by the schema, Turncoat does all its checks. */

typedef struct {
  double wall; /* milliseconds */
  double cpu;  /* user and system */
  double peak; /* MB */
} Cost;

/* One program, again and again. */
typedef struct {
  const char *argv[6];
  Cost best;
} Contestant;

static void
run (Contestant *contestant)
{
  const char *argv[G_N_ELEMENTS (contestant->argv) + 1] = { g_getenv ("TURNCOAT_LAUNCH") };
  g_autofree char *out = NULL;
  g_autoptr (GError) error = NULL;
  long long wall = 0;
  long long cpu = 0;
  long peak = 0;
  int status = -1;

  memcpy (argv + 1, contestant->argv, sizeof contestant->argv);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sscanf (out, "%d %lld %lld %ld", &status, &wall, &cpu, &peak), ==, 4);
  g_assert_cmpint (status, !=, 127);
  contestant->best.wall = MIN (contestant->best.wall, (double) wall / 1e3);
  contestant->best.cpu = MIN (contestant->best.cpu, (double) cpu / 1e3);
  contestant->best.peak = MAX (contestant->best.peak, (double) peak / 1024);
}

static void
print_cost (const char *name, const Cost *cost)
{
  g_print ("  %-10s %9.1f ms wall %9.1f ms CPU %8.1f MB\n", name, cost->wall, cost->cpu,
           cost->peak);
}

/* Both on @path, @rounds times in turns. */
static Cost
compare (const char *title, const char *path, const char *schema, guint rounds, double bar)
{
  const Cost none = { G_MAXDOUBLE, G_MAXDOUBLE, 0 };
  Contestant xmllint = { { "xmllint", "--noout", "--schema", schema, path, NULL }, none };
  Contestant turncoat = { { g_getenv ("TURNCOAT_PROGRAM"), "validate", path, NULL }, none };

  for (guint i = 0; i < rounds; i++) {
    run (&xmllint);
    run (&turncoat);
  }
  g_print ("%s\n", title);
  print_cost ("xmllint", &xmllint.best);
  print_cost ("turncoat", &turncoat.best);
  g_print ("  ratio      %9.2f    wall %9.2f    CPU %8.2f     (bar: time %.1f, memory 1.0)\n",
           turncoat.best.wall / xmllint.best.wall, turncoat.best.cpu / xmllint.best.cpu,
           turncoat.best.peak / xmllint.best.peak, bar);

  return turncoat.best;
}

static void
print_start (const char *smallest, const char *schema)
{
  const Cost none = { G_MAXDOUBLE, G_MAXDOUBLE, 0 };
  Contestant cases[] = {
    { { "xmllint", "--version", NULL }, none },
    { { "xmllint", "--noout", smallest, NULL }, none },
    { { "xmllint", "--noout", "--schema", schema, smallest, NULL }, none },
    { { g_getenv ("TURNCOAT_PROGRAM"), "--version", NULL }, none },
    { { g_getenv ("TURNCOAT_PROGRAM"), "validate", smallest, NULL }, none },
  };
  static const char *const names[] = { "xmllint, start", "xmllint, tiny file",
                                       "xmllint, tiny file and schema", "turncoat, start",
                                       "turncoat, tiny file (schema is built in)" };

  for (guint round = 0; round < 15; round++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      run (&cases[i]);
  g_print ("start-up and schema\n");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_print ("  %-42s %7.1f ms CPU\n", names[i], cases[i].best.cpu);
}

/* CPU time of this process so far, in microseconds. */
static gint64
get_cpu_time (void)
{
  struct timespec now;

  g_assert_cmpint (clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now), ==, 0);

  return (gint64) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* What of the time is what, inside the program. */
static void
print_parts (const char *title, const char *path, guint rounds)
{
  const TcSchema *const schemas[] = { tc_systems_list ()[0]->schema, NULL };
  gint64 best_scan = G_MAXINT64;
  gint64 best_parse = G_MAXINT64;
  gint64 best_all = G_MAXINT64;

  for (guint i = 0; i < rounds; i++) {
    g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
    g_autoptr (TcReport) report = tc_report_new ();
    gint64 start = get_cpu_time ();
    g_autoptr (TcScan) scan = tc_scan_new (source, report);
    gint64 scanned = get_cpu_time ();
    g_autoptr (TcScenario) scenario = tc_scenario_parse (source, schemas, report);
    gint64 parsed = get_cpu_time ();
    g_autoptr (TcBuild) build = tc_build_new (source, NULL);

    g_assert_true (scan != NULL && tc_scenario_is_valid (scenario) && build != NULL);
    best_scan = MIN (best_scan, scanned - start);
    best_parse = MIN (best_parse, parsed - scanned);
    best_all = MIN (best_all, get_cpu_time () - parsed);
  }
  g_print ("%s, CPU inside: scan %.1f ms; parse, schema, keys %.1f ms; findings beyond and compile "
           "%.1f ms\n",
           title, (double) best_scan / 1e3, (double) (best_parse - best_scan) / 1e3,
           (double) (best_all - best_parse) / 1e3);
}

static char *
write_large (const char *folder, gsize bytes)
{
  g_autofree char *small =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autofree char *name = g_strdup_printf ("%" G_GSIZE_FORMAT ".scenario.xml", bytes);
  char *path = g_build_filename (folder, name, NULL);
  g_autofree char *good = NULL;
  g_autoptr (GString) large = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (small, &good, NULL, &error);
  g_assert_no_error (error);
  large = large_scenario_new (good, bytes);
  g_file_set_contents (path, large->str, (gssize) large->len, &error);
  g_assert_no_error (error);

  return path;
}

/* @argv: megabytes to measure, or none for the usual ones. */
static void
measure (const char *folder, int argc, char **argv)
{
  static const char *const usual[] = { NULL, "1", "2", "5", "10", "20" };
  const char *const *sizes = argc > 1 ? (const char *const *) argv : usual;
  guint n_sizes = argc > 1 ? (guint) argc : G_N_ELEMENTS (usual);
  double first = 0;
  double last = 0;
  const TcSchema *tables = tc_systems_list ()[0]->schema;
  g_autofree char *schema = g_build_filename (folder, "schema.xsd", NULL);
  g_autofree char *smallest = g_build_filename (folder, "smallest.xml", NULL);
  g_autofree char *shipped = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "betrayal-1940",
                                                    "betrayal-1940.scenario.xml", NULL);

  g_assert_true (g_file_set_contents (schema, tables->xsd, (gssize) tables->xsd_length, NULL));
  g_assert_true (g_file_set_contents (smallest, "<scenario/>", -1, NULL));
  print_start (smallest, schema);
  compare ("shipped scenario, cold", shipped, schema, 25, 1.0);
  print_parts ("shipped scenario", shipped, 25);
  for (guint i = 1; i < n_sizes; i++) {
    gsize bytes = (gsize) g_ascii_strtoull (sizes[i], NULL, 10) * 1000000;
    g_autofree char *path = write_large (folder, bytes);
    g_autofree char *title = g_strdup_printf ("%s MB", sizes[i]);

    last = compare (title, path, schema, bytes < 2000000 ? 10 : 4, 1.0).cpu / (double) bytes;
    if (i == 1)
      first = last;
    print_parts (title, path, 3);
    g_unlink (path);
  }
  g_print ("growth: CPU time a byte in the last over that in the first: %.2f (linear: 1)\n",
           last / first);
  g_unlink (schema);
  g_unlink (smallest);
}

int
main (int argc, char **argv)
{
  g_autofree char *xmllint = g_find_program_in_path ("xmllint");
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  if (xmllint == NULL) {
    g_print ("There is no xmllint to compare with.\n");
    return 77;
  }
  folder = g_dir_make_tmp ("turncoat-bench-XXXXXX", &error);
  g_assert_no_error (error);
  measure (folder, argc, argv);
  g_assert_cmpint (g_rmdir (folder), ==, 0);

  return 0;
}
