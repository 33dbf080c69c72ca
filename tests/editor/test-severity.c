/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-severity.h"

static void
add (TcReport *report, TcSource *source, TcSeverity severity)
{
  static const char *const codes[] = {
    [TC_SEVERITY_NOTE] = "SRC001",
    [TC_SEVERITY_WARNING] = "BRD002",
    [TC_SEVERITY_ERROR] = "XML001",
  };

  g_assert_cmpuint (tc_code_lookup (codes[severity])->severity, ==, severity);
  tc_report_add (report, codes[severity], source, (TcSpan){ 0, 1 }, "something");
}

/* Each weight by itself, and nothing of those that there are none of. */
static void
test_counts (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "text");
  g_autofree char *none = tc_severity_dup_counts (report);
  g_autofree char *one = NULL;
  g_autofree char *all = NULL;

  g_assert_cmpstr (none, ==, "none");
  add (report, source, TC_SEVERITY_WARNING);
  one = tc_severity_dup_counts (report);
  g_assert_cmpstr (one, ==, "1 warning");
  add (report, source, TC_SEVERITY_ERROR);
  add (report, source, TC_SEVERITY_ERROR);
  add (report, source, TC_SEVERITY_NOTE);
  all = tc_severity_dup_counts (report);
  g_assert_cmpstr (all, ==, "2 errors, 1 warning, 1 note");
}

/* What is no worse than a note is no problem. */
static void
test_total (void)
{
  static const struct {
    TcSeverity severity;
    const char *total;
  } steps[] = { { TC_SEVERITY_NOTE, "1 Note" },
                { TC_SEVERITY_NOTE, "2 Notes" },
                { TC_SEVERITY_WARNING, "1 Problem" },
                { TC_SEVERITY_ERROR, "2 Problems" },
                { TC_SEVERITY_NOTE, "2 Problems" } };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "text");
  g_autofree char *none = tc_severity_dup_total (report);

  g_assert_cmpstr (none, ==, "No Problems");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_autofree char *total = NULL;

    add (report, source, steps[i].severity);
    total = tc_severity_dup_total (report);
    g_assert_cmpstr (total, ==, steps[i].total);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/severity/counts", test_counts);
  g_test_add_func ("/editor/severity/total", test_total);

  return g_test_run ();
}
