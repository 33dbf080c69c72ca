/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

/* Who holds what: areas, and the French Republic marker (7.2). */

/* 7.2, 7.2.1, rulings D83, D84, D85, D103. */
static void
test_republic (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "3dcr", "soissons");
  board_put (&board, "4c", "beauvais");
  g_assert_cmpuint (board.state->republic_side, ==, 0);
  g_assert_cmpstr (board_why (&board, "carry 4c > beauvais"), ==, "same-area");
  /* Ruling T8. */
  g_assert_cmpstr (board_why (&board, "carry 4c > paris"), ==, "republic-there");
  g_assert_cmpstr (board_why (&board, "move 4c > paris"), ==, "legal");
  /* Picked up in mid-move: Paris costs one point, the next area another. */
  board_play (&board, "carry 3dcr > chartres");
  g_assert_true (board_is_in (&board, "french-republic", "chartres"));
  g_assert_cmpuint (board.state->republic_side, ==, BETRAYAL_ALLIED + 1);
  board_put (&board, "5c", "chartres");
  g_assert_cmpstr (board_why (&board, "carry 5c > evreux"), ==, "republic-moved");

  board_clear (&board);
  board_init (&board, 2, NULL, NULL);
  board_put (&board, "1-division", "paris");
  g_assert_cmpuint (board.state->republic_side, ==, 0);
  g_assert_cmpstr (board_why (&board, "carry 1-division > sens"), ==, "republic-nation");

  /* 7.2.4, ruling D85: the Germans take it by standing there alone. */
  board_clear (&board);
  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "paris");
  board_put (&board, "4c", "sens");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpuint (board.state->republic_side, ==, BETRAYAL_GERMAN + 1);
  board_play (&board, "move 1-panzer > sens");
  g_assert_cmpuint (board.state->republic_side, ==, 0);
}

/* Ruling D86: the marker stays in France, and who leaves goes without it. */
static void
test_republic_stays (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board.state->loc[board.rules->republic] =
    (guint16) tc_ruleset_find_thing (board.ruleset, "lille");
  board_put (&board, "4c", "lille");
  g_assert_cmpuint (board.state->republic_side, ==, BETRAYAL_ALLIED + 1);
  g_assert_cmpstr (board_why (&board, "carry 4c > arras"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "carry 4c > ghent"), ==, "republic-france");
  board_play (&board, "move 4c > ghent");
  g_assert_true (board_is_in (&board, "french-republic", "lille"));
  g_assert_true (board_logged (&board, "The French Republic is left alone in Lille"));
}

/* 7.2.3, ruling D85: in a contested area nobody takes what nobody held. */
static void
test_republic_contested (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-division", "paris");
  board_put (&board, "1-panzer", "soissons");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > paris");
  g_assert_cmpuint (board.state->republic_side, ==, 0);
  g_assert_false (board_logged (&board, "1st Panzer holds"));
}

/* Ruling D21: an area is whose ground units were there alone last, also when they have gone. */
static void
test_control (void)
{
  g_auto (Board) board = { 0 };
  guint reims;

  board_init (&board, 0, NULL, NULL);
  reims = tc_ruleset_find_thing (board.ruleset, "reims");
  board_put (&board, "4c", "reims");
  board_put (&board, "1-panzer 2-panzer", "sedan");
  board_tactic (&board, "1-panzer 2-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims");
  g_assert_cmpint (betrayal_get_controller (board.state, reims), ==, BETRAYAL_ALLIED);
  board_put (&board, "4c", "lost");
  g_assert_cmpint (betrayal_get_controller (board.state, reims), ==, BETRAYAL_GERMAN);
  board_put (&board, "1-panzer", "sedan");
  g_assert_cmpint (betrayal_get_controller (board.state, reims), ==, BETRAYAL_GERMAN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/movement/7.2-republic", test_republic);
  g_test_add_func ("/betrayal-1940/movement/D86-republic-stays", test_republic_stays);
  g_test_add_func ("/betrayal-1940/movement/7.2.3-D85-republic-contested", test_republic_contested);
  g_test_add_func ("/betrayal-1940/movement/D21-control", test_control);

  return g_test_run ();
}
