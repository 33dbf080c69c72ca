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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/severity/counts", test_counts);

  return g_test_run ();
}
