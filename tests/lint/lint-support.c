/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include "lint/tc-lint.h"

TcReport *
lint_run (const char *text)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (text);
  TcReport *report = tc_report_new ();

  tc_lint_run (scenario, report);

  return report;
}

static void
test_case (gconstpointer data)
{
  const LintCase *test = data;
  g_autofree char *text = g_strdup_printf (
    "<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n%s</toy>\n", test->body);
  g_autoptr (TcReport) report = lint_run (text);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, test->codes);
  if (test->message != NULL)
    g_assert_cmpstr (tc_report_get (report, 0)->message, ==, test->message);
}

void
lint_add_cases (const char *family, const LintCase *cases, guint n)
{
  guint i;

  for (i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/lint/%s/%s", family, cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
}
