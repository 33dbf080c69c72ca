/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <tc-core.h>
#include <time.h>

#include "large-scenario.h"

/* A base of more than a thousand areas and a variant of fifty lines, beside the same as one file:
 * what validating the two costs. In turns; of several runs the quickest counts. */

#define BASE_BYTES 1600000u
#define N_CHANGES  48u
#define N_ROUNDS   15u

static gint64
get_cpu_time (void)
{
  struct timespec now;

  g_assert_cmpint (clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now), ==, 0);

  return (gint64) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static char *
write_file (const char *folder, const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return path;
}

/* Areas all over the map and adjacencies: "a-7" and so on are those of the large scenario. */
static char *
dup_variant (void)
{
  GString *out = g_string_new ("<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
                               "extends=\"base.scenario.xml\">\n  <area-board>\n");

  for (guint i = 0; i < N_CHANGES; i++)
    g_string_append_printf (out, "    <area id=\"a-%u\" name=\"Another name %u\"/>\n", i * 20, i);
  g_string_append (out, "  </area-board>\n</variant>\n");

  return g_string_free (out, FALSE);
}

/* (transfer full): what validate does with the file; its time, if better. */
static TcBuild *
build (const char *path, gint64 *best)
{
  gint64 start = get_cpu_time ();
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
  TcBuild *built = tc_build_new (source, NULL);

  *best = MIN (*best, get_cpu_time () - start);

  return built;
}

static void
measure (const char *folder, const char *base_path)
{
  g_autofree char *text = dup_variant ();
  g_autofree char *variant_path = write_file (folder, "variant.scenario.xml", text);
  gint64 unused = G_MAXINT64;
  gint64 variant = G_MAXINT64;
  gint64 flat = G_MAXINT64;
  g_autoptr (TcBuild) first = build (variant_path, &unused);
  g_autofree char *flat_path =
    write_file (folder, "flat.scenario.xml", tc_source_get_text (tc_build_get_text (first), NULL));
  guint n_areas = 0;
  TcScenario *scenario = tc_build_get_scenario (first);

  g_assert_nonnull (scenario);
  for (TcNode node = tc_scenario_find_by_role (scenario, "space", TC_NODE_NONE);
       node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "space", node))
    n_areas++;
  for (guint i = 0; i < N_ROUNDS; i++) {
    g_autoptr (TcBuild) one = build (variant_path, &variant);
    g_autoptr (TcBuild) other = build (flat_path, &flat);

    g_assert_cmpuint (tc_report_get_n (tc_build_get_report (one)), ==,
                      tc_report_get_n (tc_build_get_report (other)));
  }
  g_print ("%u areas, %" G_GSIZE_FORMAT " bytes: variant %.1f ms CPU, flattened %.1f ms CPU, ratio "
           "%.2f (bar: 1.1)\n",
           n_areas, tc_source_get_length (tc_build_get_text (first)), (double) variant / 1e3,
           (double) flat / 1e3, (double) variant / (double) flat);
  g_unlink (flat_path);
  g_unlink (variant_path);
  g_unlink (base_path);
}

int
main (int argc, char **argv)
{
  g_autofree char *small = NULL;
  g_autofree char *good = NULL;
  g_autofree char *folder = g_dir_make_tmp ("turncoat-bench-XXXXXX", NULL);
  g_autofree char *base_path = NULL;
  g_autoptr (GString) large = NULL;

  g_test_init (&argc, &argv, NULL);
  small = g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_assert_true (g_file_get_contents (small, &good, NULL, NULL));
  large = large_scenario_new (good, BASE_BYTES);
  base_path = write_file (folder, "base.scenario.xml", large->str);
  measure (folder, base_path);
  g_rmdir (folder);

  return 0;
}
