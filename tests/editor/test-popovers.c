/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-popovers.h"

static const GdkRectangle monitors[] = {
  { 0, 0, 1000, 800 },
  { 1000, 0, 500, 400 },
};

static void
test_on_screen (void)
{
  const GdkRectangle anchors[] = {
    { 10, 10, 20, 20 },
    { -15, -15, 20, 20 }, /* a corner is enough */
    { 990, 790, 50, 50 },
    { 1100, 390, 1, 1 }, /* on the other one */
  };
  GdkRectangle place;

  for (guint i = 0; i < G_N_ELEMENTS (anchors); i++)
    g_assert_false (tc_popovers_find_place (&anchors[i], monitors, 2, &place));
}

static void
test_off_screen (void)
{
  const struct {
    GdkRectangle anchor;
    int x, y; /* where it should point to */
  } cases[] = {
    { { -60, 300, 40, 20 }, 0, 310 },     { { 500, -40, 20, 20 }, 510, 0 },
    { { 1100, 480, 20, 20 }, 1110, 399 }, /* under the lower monitor: that is nearer */
    { { 1010, 790, 20, 20 }, 999, 799 },  { { 2000, 1000, 2, 2 }, 1499, 399 },
  };
  GdkRectangle place;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (tc_popovers_find_place (&cases[i].anchor, monitors, 2, &place));
    g_assert_cmpint (place.x, ==, cases[i].x);
    g_assert_cmpint (place.y, ==, cases[i].y);
    g_assert_cmpint (place.width, ==, 1);
    g_assert_cmpint (place.height, ==, 1);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor/popovers/on-screen", test_on_screen);
  g_test_add_func ("/editor/popovers/off-screen", test_off_screen);

  return g_test_run ();
}
