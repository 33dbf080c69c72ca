/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-tour.h"

static const GdkRectangle room = { 10, 10, 980, 780 };

/* Wherever there is room beside it, the card covers nothing of what it speaks of. */
static void
test_beside (void)
{
  const GdkRectangle targets[] = {
    { 0, 50, 150, 740 },   /* a side */
    { 700, 50, 290, 740 }, /* the other */
    { 400, 0, 60, 40 },    /* a button of the header bar */
    { 930, 740, 60, 50 },  /* one in the lower corner */
    { 20, 400, 900, 100 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++) {
    GdkRectangle place = tc_tour_find_place (&room, &targets[i], 300, 200);

    g_assert_false (gdk_rectangle_intersect (&place, &targets[i], NULL));
    g_assert_cmpint (place.x, >=, 10);
    g_assert_cmpint (place.y, >=, 10);
    g_assert_cmpint (place.x + 300, <=, 990);
    g_assert_cmpint (place.y + 200, <=, 790);
  }
}

/* Of what fills the window it leaves the upper part, and stays in the window, however small. */
static void
test_over (void)
{
  const GdkRectangle whole = { 0, 0, 1000, 800 };
  GdkRectangle place = tc_tour_find_place (&room, &whole, 300, 200);
  GdkRectangle large = tc_tour_find_place (&room, &whole, 1200, 900);

  g_assert_cmpint (place.y, >=, 400);
  g_assert_cmpint (place.y + place.height, <=, 790);
  g_assert_cmpint (large.x, ==, 10);
  g_assert_cmpint (large.y, ==, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor/tour/beside", test_beside);
  g_test_add_func ("/editor/tour/over", test_over);

  return g_test_run ();
}
