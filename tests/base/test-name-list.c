/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

static void
assert_list (guint n_names, guint n, const char *expected)
{
  static const char *const names[] = { "Reims", "Sedan", "Longwy" };
  g_autofree char *list = tc_name_dup_list (names, n_names, n);

  g_assert_cmpstr (list, ==, expected);
}

static void
test_list (void)
{
  assert_list (0, 0, "");
  assert_list (1, 1, "Reims");
  assert_list (2, 2, "Reims and Sedan");
  assert_list (3, 3, "Reims, Sedan and Longwy");
  assert_list (3, 5, "Reims, Sedan, Longwy and 2 more");
  assert_list (1, 2, "Reims and 1 more");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/name-list", test_list);

  return g_test_run ();
}
