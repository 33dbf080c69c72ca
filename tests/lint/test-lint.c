/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

/* Every family over whole files: the shipped ones have nothing to report. */

static void
test_shipped (gconstpointer data)
{
  g_autofree ScenarioFile *file = scenario_load_file (data);
  g_autoptr (TcReport) report = lint_run (file->text);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "");
  g_free (file->name);
  g_free (file->text);
}

/* All families run, and the report sorts them by place. */
static void
test_families (void)
{
  g_autoptr (TcReport) report =
    lint_run ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n"
              "<area id='a' x='9' y='9'><outline><point x='0' y='0'/><point x='1' y='0'/>"
              "<point x='0' y='1'/></outline></area><area id='b'/>\n"
              "<link a='a' b='a'/><link a='a' b='b'/>\n"
              "<table id='t'><row from='1' to='5'/></table></toy>\n");
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "BRD006@2:17 BRD001@3:2 TAB001@4:33");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/lint/lint/shipped/betrayal-1940",
                        "scenarios/betrayal-1940/betrayal-1940.scenario.xml", test_shipped);
  g_test_add_data_func ("/lint/lint/fixture/tiny-1940", "tests/fixtures/tiny-1940.scenario.xml",
                        test_shipped);
  g_test_add_func ("/lint/lint/families", test_families);

  return g_test_run ();
}
