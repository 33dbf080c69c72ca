/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>
#include <tc-core.h>

/* In their order. */
static const char *const names[] = {
  "",
  "2",
  "10",
  "A",
  "Area",
  "Area 0",
  "Area 1",
  "Area 2",
  "Area 10",
  "Area 10a",
  "Area 10b",
  "Area 11 north 3",
  "Area 11 north 12",
  "Area 100",
  "Area 99999999999999999999999",
  "Border 1",
};

static void
assert_order (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (names); j++) {
      gint order = tc_name_compare (names[i], names[j]);

      g_assert_cmpint ((order > 0) - (order < 0), ==, (i > j) - (i < j));
    }
  }
}

static void
test_order (void)
{
  assert_order ();
}

/* Whatever the language is; those that this machine does not have are passed over. */
static void
test_locales (void)
{
  const char *const locales[] = { "C", "C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8" };

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++) {
    if (setlocale (LC_COLLATE, locales[i]) == NULL)
      continue;
    g_test_message ("%s", locales[i]);
    assert_order ();
  }
  setlocale (LC_COLLATE, "C");
}

static void
test_leading_zeros (void)
{
  g_assert_cmpint (tc_name_compare ("Area 02", "Area 2"), ==, 0);
  g_assert_cmpint (tc_name_compare ("Area 02", "Area 10"), <, 0);
  g_assert_cmpint (tc_name_compare ("Area 0010", "Area 9"), >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/name-key/order", test_order);
  g_test_add_func ("/base/name-key/locales", test_locales);
  g_test_add_func ("/base/name-key/leading-zeros", test_leading_zeros);

  return g_test_run ();
}
