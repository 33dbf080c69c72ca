/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>
#include <unistd.h>

#include "hostile-support.h"

/* Hostile texts through the library: every one gives its finding, and none takes long. The alarm is
 * for one that never ends; how long each takes is printed, not judged. */

#define ALARM_SECONDS 60u

static gint64 slowest_us;

/* (nullable): the first finding of the family or code. */
static const TcFinding *
find_code (TcReport *report, const char *code)
{
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (g_str_has_prefix (tc_report_get (report, i)->code, code))
      return tc_report_get (report, i);

  return NULL;
}

static void
test_case (gconstpointer data)
{
  const HostileCase *c = data;
  g_autoptr (GString) text = hostile_make (c);
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) build = NULL;
  const TcFinding *found;
  gint64 start;
  gint64 took;

  alarm (ALARM_SECONDS);
  start = g_get_monotonic_time ();
  source = tc_source_new (c->name, bytes);
  build = tc_build_new (source, NULL);
  took = g_get_monotonic_time () - start;
  slowest_us = MAX (slowest_us, took);
  g_test_message ("%" G_GSIZE_FORMAT " bytes, %.1f ms", text->len, (double) took / 1000);
  alarm (0);

  if (*c->code == '\0') {
    g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
    g_assert_nonnull (tc_build_get_ruleset (build));
    return;
  }

  found = find_code (tc_build_get_report (build), c->code);
  if (found == NULL) {
    g_test_fail_printf ("no %s", c->code);
    return;
  }
  g_test_message ("%u:%u %s %.200s", found->line, found->column, found->code, found->message);
  if (c->part != NULL && strstr (found->message, c->part) == NULL)
    g_test_fail_printf ("\"%s\" is not in: %s", c->part, found->message);
  g_assert_cmpuint (strlen (found->message), <, 1010);
}

/* A file that was cut off anywhere says so. */
static void
test_truncated (void)
{
  g_autofree char *good = hostile_dup_good ();
  gsize length = strlen (good) - 1;

  g_assert_true (good[length] == '\n');
  alarm (ALARM_SECONDS);
  for (gsize cut = 0; cut < length; cut += 7) {
    g_autoptr (GBytes) bytes = g_bytes_new (good, cut);
    g_autoptr (TcSource) source = tc_source_new ("cut", bytes);
    g_autoptr (TcBuild) build = tc_build_new (source, NULL);

    g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), >, 0);
    g_assert_null (tc_build_get_ruleset (build));
  }
  alarm (0);
}

static void
test_slowest (void)
{
  g_test_message ("the slowest took %.1f ms", (double) slowest_us / 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < hostile_n_cases; i++) {
    g_autofree char *path = g_strdup_printf ("/hostile/text/%s", hostile_cases[i].name);

    g_test_add_data_func (path, &hostile_cases[i], test_case);
  }
  g_test_add_func ("/hostile/truncated", test_truncated);
  g_test_add_func ("/hostile/text/slowest", test_slowest);

  return g_test_run ();
}
