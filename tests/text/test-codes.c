/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "text/tc-report.h"

static void
test_lookup (void)
{
  const TcCode *code = tc_code_lookup ("XML012");

  g_assert_nonnull (code);
  g_assert_cmpstr (code->code, ==, "XML012");
  g_assert_true (tc_code_lookup ("xml012") == code);
  g_assert_null (tc_code_lookup ("XML999"));
  g_assert_null (tc_code_lookup (""));
  g_assert_null (tc_code_lookup ("XML012 "));
}

/* The rules every family's table keeps. */
static void
test_every_code (void)
{
  const TcCode *code;
  guint n = 0;

  for (; (code = tc_code_get (n)) != NULL; n++) {
    g_test_message ("%s", code->code);
    g_assert_cmpuint (strlen (code->code), ==, 6);
    for (guint c = 0; c < 6; c++)
      g_assert_true (c < 3 ? g_ascii_isupper (code->code[c]) : g_ascii_isdigit (code->code[c]));
    /* Found again, so its family is sorted. */
    g_assert_true (tc_code_lookup (code->code) == code);
    g_assert_cmpuint (strlen (code->title), >, 4);
    g_assert_cmpuint (strlen (code->why), >, 20);
    g_assert_nonnull (code->bad);
    g_assert_nonnull (code->good);
    g_assert_cmpstr (code->bad, !=, code->good);
  }
  g_assert_cmpuint (n, >=, 28);
}

/* A system's codes are known to a report that was given them. */
static void
test_catalogue (void)
{
  static const TcCode codes[] = {
    { "AAA001", TC_SEVERITY_WARNING, "First of a test", "Because.", NULL, NULL },
    { "AAA002", TC_SEVERITY_NOTE, "Second of a test", "Because.", NULL, NULL },
  };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "<a/>");
  TcSpan span = { 0, 1 };

  tc_report_add_catalogue (report, codes, G_N_ELEMENTS (codes));
  tc_report_add (report, "AAA002", source, span, "It is so");
  tc_report_add (report, "XML012", source, span, "And so");
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), >=, 1);
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, "AAA002");
  g_assert_true (tc_code_find_in (codes, G_N_ELEMENTS (codes), "AAA001") == &codes[0]);
  g_assert_null (tc_code_find_in (codes, G_N_ELEMENTS (codes), "AAA003"));
  g_assert_null (tc_code_find_in (NULL, 0, "AAA003"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/codes/lookup", test_lookup);
  g_test_add_func ("/text/codes/every-code", test_every_code);
  g_test_add_func ("/text/codes/catalogue", test_catalogue);

  return g_test_run ();
}
