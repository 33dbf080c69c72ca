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
  guint n;
  const TcCode *codes = tc_code_list (&n);

  g_assert_cmpuint (n, >=, 28);
  for (guint i = 0; i < n; i++) {
    g_test_message ("%s", codes[i].code);
    g_assert_cmpuint (strlen (codes[i].code), ==, 6);
    for (guint c = 0; c < 6; c++)
      g_assert_true (c < 3 ? g_ascii_isupper (codes[i].code[c])
                           : g_ascii_isdigit (codes[i].code[c]));
    if (i > 0)
      g_assert_cmpstr (codes[i - 1].code, <, codes[i].code);

    g_assert_true (tc_code_lookup (codes[i].code) == &codes[i]);
    g_assert_nonnull (codes[i].title);
    g_assert_cmpuint (strlen (codes[i].title), >, 4);
    g_assert_nonnull (codes[i].why);
    g_assert_cmpuint (strlen (codes[i].why), >, 20);
    g_assert_true ((codes[i].bad == NULL) || (codes[i].good != NULL));
  }
}

static gpointer
list_in_thread (gpointer data)
{
  guint n;

  return (gpointer) tc_code_list (&n);
}

static void
test_threads (void)
{
  GThread *threads[4];
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("codes", list_in_thread, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_true (g_thread_join (threads[i]) == tc_code_list (&n));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/codes/threads", test_threads);
  g_test_add_func ("/text/codes/lookup", test_lookup);
  g_test_add_func ("/text/codes/every-code", test_every_code);

  return g_test_run ();
}
