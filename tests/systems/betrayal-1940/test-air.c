/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

/* Air missions, interception, bombardment, basing. */

/* The example of 4.3: a British raid on Sedan, two Germans intercept with 5, bombs with 6. Both
 * German fighters go (D53), come home where they like (3.3.4 c), and the Allies subtract one (D60).
 */
static void
test_raid (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board_put (&board, "1-division aasf", "rouen");
  board_put (&board, "4c", "soissons");
  board_put (&board, "1-panzer 4-corps", "sedan");
  board_put (&board, "5-corps fighter-1 fighter-2", "liege");
  board_put (&board, "7-corps", "ghent");
  board_control (&board, BETRAYAL_GERMAN, "dinant");
  board_control (&board, BETRAYAL_GERMAN, "metz");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "support aasf > sedan"), ==, "not-mixed");
  g_assert_cmpstr (board_why (&board, "strike aasf > sedan"), ==, "bomber-only");
  g_assert_cmpstr (board_why (&board, "bomb aasf > beauvais"), ==, "no-enemy");
  board_force (&board, "56");
  board_play (&board, "bomb aasf > sedan");
  g_assert_true (board_logged (&board, "Interception over Sedan: fighters 2, roll 5, failure"));

  /* The interceptors may go on to Ghent (ruling D94); the other Ally decides (D14). */
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_BASE);
  g_assert_cmpuint (board.state->head.actor, ==, 0);
  g_assert_cmpstr (board_why (&board, "base fighter-1 > liege"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "base fighter-1 > ghent"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "base fighter-1 > brussels"), ==, "base");
  g_assert_cmpstr (board_why (&board, "base aasf > soissons"), ==, "not-returning");
  board_play (&board, "base fighter-1 > ghent; base fighter-2 > ghent");
  g_assert_true (board_logged (&board, "Bombardment of Sedan: value 2, roll 6, modifier −1"));
  g_assert_true (board_logged (&board, "The units in Sedan withdraw"));

  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_WITHDRAW);
  board_play (&board, "withdraw 1-panzer > dinant; withdraw 4-corps > metz");
  board_play (&board, "base aasf > soissons");
  g_assert_true (board_is_in (&board, "aasf", "soissons"));
}

/* The examples of 3.3.4 and 3.3.5 on the Air Intercept Table. */
static void
test_intercept_table (void)
{
  static const struct {
    guint roll;
    guint column;
    gboolean success;
  } cases[] = { { 1, 0, TRUE }, { 3, 0, FALSE }, { 5, 1, FALSE }, { 3, 1, TRUE } };
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (board.rules->intercept_success[cases[i].roll][cases[i].column], ==,
                     cases[i].success);
}

/* The example of 3.3.4: the French fighter supports in Ardennes and is aborted (3.3.4 b). */
static void
test_aborted_ally (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "4c aa", "lille");
  board_put (&board, "5c", "ardennes");
  board_put (&board, "4-corps", "ardennes");
  board_put (&board, "5-corps fighter-1", "luxembourg");
  board_play (&board, "end");
  board_force (&board, "1");
  board_play (&board, "support aa > ardennes");
  g_assert_true (board_logged (&board, "Interception over Ardennes: fighters 1, roll 1, success"));
  g_assert_true (board_logged (&board, "AA is set aside"));
  g_assert_true (board_is_reduced (&board, "aa"));
  g_assert_true (board_is_in (&board, "fighter-1", "luxembourg"));
}

/* 3.3.3, rulings D51, D52: at most one Allied fighter, of a nation that stands in the area. 3.3.4
 * a: what becomes of the Germans. */
static void
test_interceptors (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4c", "cambrai");
  board_put (&board, "2-division aasf", "calais");
  board_put (&board, "16c aa", "lille");
  board_put (&board, "bomber fighter-1", "border-3");
  board_reduce (&board, "fighter-1");
  board_begin (&board);
  board_play (&board, "end; bomb bomber > cambrai; bomb fighter-1 > cambrai");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_INTERCEPT);
  g_assert_cmpuint (board.state->head.actor, ==, 1);
  g_assert_cmpstr (board_why (&board, "intercept aasf > cambrai"), ==, "nationality");
  g_assert_cmpstr (board_why (&board, "intercept fighter-1 > cambrai"), ==, "no-fighter");
  g_assert_cmpstr (board_why (&board, "pass > cambrai"), ==, "legal");
  /* Success with 2; the bomber's 1 flips it, the reduced fighter is set aside (D57). */
  board_force (&board, "213");
  board_play (&board, "intercept aa > cambrai");
  g_assert_true (board_is_in (&board, "bomber", "regroup-german"));
  g_assert_true (board_is_reduced (&board, "bomber"));
  g_assert_true (board_logged (&board, "Fighter 1 is set aside"));
  /* Its regroup test is the third die. */
  g_assert_true (board_is_in (&board, "fighter-1", "set-aside-german"));
}

/* 3.4.4 D, rulings D44 and D54. */
static void
test_saturation (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "bomber", "border-3");
  board_put (&board, "4-corps", "border-6");
  board_put (&board, "be-1-corps", "liege");
  board_put (&board, "be-7-corps", "dinant");
  board_put (&board, "be-5-corps", "brussels");
  board_tactic (&board, "4-corps", BETRAYAL_SATURATION);
  board_begin (&board);
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-saturation");
  g_assert_cmpstr (board_why (&board, "base bomber > border-1"), ==, "end-saturation");
  board_play (&board, "bomb bomber > liege");
  g_assert_cmpstr (board_why (&board, "bomb bomber > liege"), ==, "same-target");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_MISSIONS);
  board_play (&board, "bomb bomber > dinant");
  /* Rule 4.0, ruling T11: bombardments in an order of the phasing player's choosing. */
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_BOMBARD);
  g_assert_cmpstr (board_why (&board, "bombard > brussels"), ==, "no-bombs");
  board_force (&board, "12");
  board_play (&board, "bombard > dinant");
  g_assert_true (board_logged (&board, "Bombardment of Dinant: value 4, roll 1"));
  g_assert_true (board_logged (&board, "Bombardment of Liege: value 4, roll 2"));
  /* It comes home once, from where it flew last. */
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_BASE);

  /* With nothing to fly to, nothing is owed. */
  board_clear (&board);
  board_init (&board, 0, NULL, NULL);
  board_put (&board, "bomber", "border-3");
  board_put (&board, "4-corps", "border-6");
  board_tactic (&board, "4-corps", BETRAYAL_SATURATION);
  board_begin (&board);
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* 3.3.3, ruling D54: missions are intercepted in the order they were declared in, whatever the
 * areas and the units are. */
static void
test_interception_order (void)
{
  static const char *const orders[][3] = {
    { "dinant", "amsterdam", "brussels" },
    { "brussels", "dinant", "amsterdam" },
    { "amsterdam", "brussels", "dinant" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++) {
    g_auto (Board) board = { 0 };

    board_init (&board, 0, NULL, NULL);
    board_put (&board, "4-corps bomber fighter-1 fighter-2", "border-2");
    board_put (&board, "be-1-corps aasf", "brussels");
    board_put (&board, "be-7-corps", "dinant");
    board_put (&board, "nl-2-corps", "amsterdam");
    board_begin (&board);
    board_play (&board, "end");
    for (guint k = 0; k < 3; k++) {
      static const char *const units[] = { "fighter-2", "bomber", "fighter-1" };
      g_autofree char *move = g_strdup_printf ("bomb %s > %s", units[k], orders[i][k]);

      board_play (&board, move);
    }
    for (guint k = 0; k < 3; k++) {
      g_autofree char *move = g_strdup_printf ("pass > %s", orders[i][k]);

      g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_INTERCEPT);
      g_assert_cmpstr (board_why (&board, move), ==, "legal");
      board_play (&board, move);
    }
  }
}

/* The bomber's two missions stand where its first one was declared. */
static void
test_interception_order_of_saturation (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4-corps bomber fighter-1", "border-2");
  board_put (&board, "be-1-corps aasf", "brussels");
  board_put (&board, "be-7-corps", "dinant");
  board_put (&board, "nl-2-corps", "amsterdam");
  board_tactic (&board, "4-corps", BETRAYAL_SATURATION);
  board_play (&board, "end; bomb bomber > dinant; bomb fighter-1 > amsterdam");
  board_play (&board, "bomb bomber > brussels");
  board_play (&board, "pass > dinant; pass > brussels; pass > amsterdam");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_BOMBARD);
}

/* 3.4.4 D: two missions, one to each area, of the same type or one of each; so never both in one
 * area, which 3.3.2 c allows otherwise, but where there is only one to fly to (D44). */
static void
test_saturation_splits (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) lone = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "bomber", "border-3");
  board_put (&board, "4-corps", "border-3");
  board_put (&board, "5-corps", "border-4");
  board_put (&board, "be-1-corps", "liege");
  board_put (&board, "be-7-corps", "ardennes");
  board_put (&board, "be-5-corps", "dinant");
  board_tactic (&board, "4-corps 5-corps", BETRAYAL_SATURATION);
  board_begin (&board);
  board_play (&board, "move 4-corps > liege; move 5-corps > ardennes; end");
  g_assert_cmpstr (board_why (&board, "strike bomber > liege"), ==, "one-mission");
  board_play (&board, "support bomber > liege");
  g_assert_cmpstr (board_why (&board, "strike bomber > ardennes"), ==, "one-mission");
  g_assert_cmpstr (board_why (&board, "support bomber > ardennes"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "bomb bomber > dinant"), ==, "legal");

  board_init (&lone, 0, NULL, NULL);
  board_put (&lone, "bomber 4-corps", "border-3");
  board_put (&lone, "be-1-corps", "liege");
  board_tactic (&lone, "4-corps", BETRAYAL_SATURATION);
  board_begin (&lone);
  board_play (&lone, "move 4-corps > liege; end");
  g_assert_cmpstr (board_why (&lone, "strike bomber > liege"), ==, "legal");
}

/* Rulings D31, D32: an air unit whose ground units went away rebases or is lost. */
static void
test_basing (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "aa", "reims");
  board_put (&board, "4c 5c", "soissons");
  board_put (&board, "18c", "chalons");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-base");
  g_assert_cmpstr (board_why (&board, "base aa > beauvais"), ==, "base");
  board_play (&board, "base aa > soissons");
  g_assert_true (board_is_in (&board, "aa", "soissons"));

  board_clear (&board);
  board_init (&board, 1, NULL, NULL);
  board_put (&board, "aa", "reims");
  board_play (&board, "end");
  g_assert_true (board_is_in (&board, "aa", "lost"));
}

/* 3.3.1, ruling D32: who moves away may leave the other Ally's air unit behind, which its own
 * player rebases at the end of that movement phase; without a base in range it is lost. */
static void
test_other_ally_moves_away (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) lost = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "3dcr aasf", "soissons");
  board_put (&board, "4c", "reims");
  board_put (&board, "1-division", "amiens");
  board_play (&board, "move 3dcr > chateau-thierry; end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_BASE);
  g_assert_cmpuint (board.state->head.actor, ==, 1);
  g_assert_cmpstr (board_why (&board, "base aasf > beauvais"), ==, "base");
  g_assert_cmpstr (board_why (&board, "base aasf > reims"), ==, "legal");
  board_play (&board, "base aasf > amiens");
  g_assert_true (board_is_in (&board, "aasf", "amiens"));
  g_assert_cmpuint (board.state->player, ==, 2);
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "base aasf > reims"), ==, "legal");

  board_init (&lost, 1, NULL, NULL);
  board_put (&lost, "3dcr aasf", "belfort");
  board_put (&lost, "1-division", "calais");
  board_put (&lost, "4-corps", "epinal");
  board_play (&lost, "move 3dcr > epinal; end");
  g_assert_true (board_logged (&lost, "AASF finds no base and is lost for good"));
  g_assert_true (board_is_in (&lost, "aasf", "lost"));
}

/* 3.4.2 b, rulings D27, D35: a drop fights in a closed country without support; bombs fall there.
 */
static void
test_closed_country (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board.state->head.turn = 1;
  board.state->open =
    (guint16) (1u << board.rules->area_nation[tc_ruleset_find_thing (board.ruleset, "amsterdam")]);
  board.state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK);
  board_put (&board, "7-airborne", "border-1");
  board_put (&board, "bomber fighter-1", "border-2");
  board_put (&board, "be-3-corps", "liege");
  board_put (&board, "be-7-corps", "dinant");
  board_begin (&board);
  board_play (&board, "drop 7-airborne > liege; end");
  g_assert_cmpstr (board_why (&board, "support fighter-1 > liege"), ==, "closed");
  g_assert_cmpstr (board_why (&board, "strike bomber > liege"), ==, "closed");
  g_assert_cmpstr (board_why (&board, "bomb bomber > liege"), ==, "mixed");
  g_assert_cmpstr (board_why (&board, "bomb bomber > dinant"), ==, "legal");
  board.state->open = G_MAXUINT16;
  g_assert_cmpstr (board_why (&board, "support fighter-1 > liege"), ==, "legal");
}

/* 3.2.3, rulings D33 and T9: Allied air units stay out of the border areas as well. */
static void
test_no_raid_on_germany (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "24c aa", "metz");
  board_put (&board, "4-corps", "border-5");
  board_put (&board, "5-corps", "luxembourg");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "bomb aa > border-5"), ==, "border");
  g_assert_cmpstr (board_why (&board, "bomb aa > luxembourg"), ==, "legal");
}

/* 3.3.2 d, ruling D56. */
static void
test_one_ally_bombs (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board_put (&board, "1-division aasf", "lille");
  board_put (&board, "4-corps", "brussels");
  board_put (&board, "5-corps", "ghent");
  betrayal_bombed (board.state)[board.rules->counters[board_counter (&board, "aa")].air] =
    (guint8) tc_ruleset_find_thing (board.ruleset, "brussels");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "bomb aasf > brussels"), ==, "bombed");
  g_assert_cmpstr (board_why (&board, "bomb aasf > ghent"), ==, "legal");
}

/* 3.3.3, ruling D51: with a fighter of each Ally in range and both in the area, only one may go. */
static void
test_one_fighter (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4c 1-division", "cambrai");
  board_put (&board, "2-division aasf", "calais");
  board_put (&board, "16c aa", "lille");
  board_put (&board, "fighter-1", "border-3");
  board_begin (&board);
  board_play (&board, "end; bomb fighter-1 > cambrai");
  g_assert_cmpstr (board_why (&board, "intercept aa > cambrai"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "intercept aasf > cambrai"), ==, "legal");
  board_force (&board, "6");
  board_play (&board, "intercept aasf > cambrai");
  g_assert_true (board_logged (&board, "Interception over Cambrai: fighters 1, roll 6, failure"));
}

/* 3.3.2 d, ruling D56: what the French bombed in this game turn the British leave alone, and may
 * bomb in the next. */
static void
test_bombed_in_this_turn (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1c aa", "cambrai");
  board_put (&board, "1-division aasf", "lille");
  board_put (&board, "4-corps 5-corps 7-corps", "brussels");
  board_play (&board, "end");
  board_force (&board, "1");
  board_play (&board, "bomb aa > brussels; base aa > cambrai; end");
  g_assert_cmpuint (board.state->player, ==, 2);
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_MISSIONS);
  g_assert_cmpstr (board_why (&board, "bomb aasf > brussels"), ==, "bombed");
  board.state->head.turn++;
  for (guint air = 0; air < board.rules->n_air; air++)
    betrayal_bombed (board.state)[air] = BETRAYAL_NONE;
  g_assert_cmpstr (board_why (&board, "bomb aasf > brussels"), ==, "legal");
}

/* Ruling T6: support helps an attack, so it is not flown to where none will be made: by the Germans
 * with Hold there, by the French where only the British stand. */
static void
test_support_needs_attack (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) french = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4-corps 10c", "sedan");
  board_put (&board, "5-corps fighter-1", "ardennes");
  board_tactic (&board, "4-corps", BETRAYAL_HOLD);
  board_begin (&board);
  board.state->step = BETRAYAL_STEP_MISSIONS;
  board.state->head.phase = BETRAYAL_PHASE_MISSIONS;
  g_assert_cmpstr (board_why (&board, "support fighter-1 > sedan"), ==, "no-combat-there");

  board_init (&french, 1, NULL, NULL);
  board_put (&french, "4-corps 1-division", "sedan");
  board_put (&french, "10c aa", "reims");
  board_put (&french, "5c", "soissons");
  board_play (&french, "end");
  g_assert_cmpstr (board_why (&french, "support aa > sedan"), ==, "no-combat-there");
  board_put (&french, "4c", "sedan");
  g_assert_cmpstr (board_why (&french, "support aa > sedan"), ==, "legal");
}

/* Ruling D58: a bombing unit comes home when its area is settled, before any other is fought. */
static void
test_home_before_combat (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "4c aa", "reims");
  board_put (&board, "10c", "soissons");
  board_put (&board, "4-corps", "sedan");
  board_put (&board, "5-corps 5c", "cambrai");
  board_play (&board, "end");
  board_force (&board, "1");
  board_play (&board, "bomb aa > sedan");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_BASE);
  g_assert_false (board_logged (&board, "Combat in Cambrai"));
  g_assert_cmpstr (board_why (&board, "base aa > soissons"), ==, "legal");
  board_force (&board, "11");
  board_play (&board, "base aa > reims");
  g_assert_true (board_logged (&board, "Combat in Cambrai"));
}

/* Ruling D33: a border area is a base for Germans without ground units there, other vacant areas
 * are not, and Allies have none in them. */
static void
test_border_base (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4-corps fighter-1", "ardennes");
  board_begin (&board);
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "base fighter-1 > border-5"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "base fighter-1 > luxembourg"), ==, "base");
  board_play (&board, "base fighter-1 > border-5; end");
  g_assert_true (board_is_in (&board, "fighter-1", "border-5"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/air/4.3-raid", test_raid);
  g_test_add_func ("/betrayal-1940/air/3.3.4-intercept-table", test_intercept_table);
  g_test_add_func ("/betrayal-1940/air/3.3.4-aborted-ally", test_aborted_ally);
  g_test_add_func ("/betrayal-1940/air/3.3.3-interceptors", test_interceptors);
  g_test_add_func ("/betrayal-1940/air/3.3.3-D54-interception-order", test_interception_order);
  g_test_add_func ("/betrayal-1940/air/3.4.4d-D54-interception-order-of-saturation",
                   test_interception_order_of_saturation);
  g_test_add_func ("/betrayal-1940/air/3.4.4d-saturation", test_saturation);
  g_test_add_func ("/betrayal-1940/air/3.4.4d-saturation-splits", test_saturation_splits);
  g_test_add_func ("/betrayal-1940/air/3.3.1-basing", test_basing);
  g_test_add_func ("/betrayal-1940/air/3.3.1-D32-other-ally-moves-away",
                   test_other_ally_moves_away);
  g_test_add_func ("/betrayal-1940/air/3.2.3-no-raid-on-germany", test_no_raid_on_germany);
  g_test_add_func ("/betrayal-1940/air/3.4.2b-closed-country", test_closed_country);
  g_test_add_func ("/betrayal-1940/air/3.3.2d-one-ally-bombs", test_one_ally_bombs);
  g_test_add_func ("/betrayal-1940/air/3.3.3-D51-one-fighter", test_one_fighter);
  g_test_add_func ("/betrayal-1940/air/3.3.2d-D56-in-this-turn", test_bombed_in_this_turn);
  g_test_add_func ("/betrayal-1940/air/T6-support-needs-attack", test_support_needs_attack);
  g_test_add_func ("/betrayal-1940/air/D58-home-before-combat", test_home_before_combat);
  g_test_add_func ("/betrayal-1940/air/D33-border-base", test_border_base);

  return g_test_run ();
}
