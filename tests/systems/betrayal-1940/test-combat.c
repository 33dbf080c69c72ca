/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

#include "position-support.h"

/* Ground combat: the rulebook's examples and the rulings on 4.4 and 4.5. */

static const char *
column_name (const Board *board, guint column)
{
  return tc_ruleset_get_thing (board->ruleset, (TcThing) (board->rules->column_thing + column))
    ->name;
}

/* 4.4.1 and the examples of 3.3.5 and 3.4.4; rulings D64 and D92. */
static void
test_odds (void)
{
  static const struct {
    guint attack;
    guint defence;
    const char *column;
  } cases[] = {
    { 19, 5, "3:1" }, { 14, 4, "3:1" }, { 9, 4, "2:1" },  { 15, 6, "2:1" },
    { 18, 6, "3:1" }, { 5, 6, "1:2" },  { 5, 11, "1:3" }, { 1, 30, "1:3" },
    { 12, 1, "8:1" }, { 6, 6, "1:1" },  { 5, 0, "8:1" },
  };
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint column = betrayal_odds_column (board.rules, cases[i].attack, cases[i].defence);

    g_assert_cmpstr (column_name (&board, column), ==, cases[i].column);
  }
}

/* Ruling D65: odds are clamped before the shifts, and after them. */
static void
test_clamp (void)
{
  g_auto (Board) board = { 0 };
  guint best;

  board_init (&board, 0, NULL, NULL);
  best = betrayal_odds_column (board.rules, 12, 1);
  g_assert_cmpstr (column_name (&board, betrayal_shift_column (board.rules, best, -5)), ==, "3:1");
  g_assert_cmpstr (column_name (&board, betrayal_shift_column (board.rules, best, 1)), ==, "8:1");
  g_assert_cmpstr (column_name (&board, betrayal_shift_column (board.rules, 2, -5)), ==, "1:3");
}

/* 4.4.2: a Maginot area with Allied defenders, from the clamped odds (ruling D65); not when Germans
 * defend there (ruling D66). */
static void
test_maginot (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) french = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "24c", "metz");
  board_put (&board, "1-panzer 2-panzer 10-panzer", "border-5");
  board_tactic (&board, "1-panzer 2-panzer 10-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > metz; move 2-panzer > metz; move 10-panzer > metz");
  board_force (&board, "66");
  board_play (&board, "end");
  g_assert_true (board_logged (
    &board, "Combat in Metz, attack by Germans: 27 to 2 is 8:1, where the table ends"));
  g_assert_true (board_logged (&board, "Column shifts: fortress −5"));
  g_assert_true (
    board_logged (&board, "Roll 12, armour +1, column 3:1: DE, defenders are eliminated"));

  board_init (&french, 1, NULL, NULL);
  board_put (&french, "7-corps", "metz");
  board_put (&french, "2c 11c", "verdun");
  board_play (&french, "move 2c > metz; move 11c > metz");
  board_force (&french, "12");
  board_play (&french, "end");
  g_assert_true (board_logged (&french, "Combat in Metz, attack by Allies: 6 to 4 is 1:1"));
  g_assert_false (board_logged (&french, "Column shifts"));
}

/* A player is asked before the dice are rolled for the attack, even for the only one. */
static void
test_lone (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "24c", "sedan");
  board_put (&board, "1-panzer 2-panzer", "luxembourg");
  board_tactic (&board, "1-panzer 2-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_choose (&board, "move 1-panzer > sedan; move 2-panzer > sedan; end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_COMBAT);
  g_assert_cmpuint (board_count_moves (&board), ==, 1);
  g_assert_false (board_logged (&board, "Combat in Sedan"));
  board_choose (&board, "attack > sedan");
  g_assert_true (board_logged (&board, "Combat in Sedan"));
}

/* The example of 3.3.5: 15 to 6, bomber and both fighters; strength, shift and modifier all count
 * (ruling D93). */
static void
test_air_support (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-division 2-division 10c", "cambrai");
  board_put (&board, "bomber fighter-1 fighter-2 4-corps", "brussels");
  board_put (&board, "1-panzer 10-corps 26-corps", "sedan");
  board_reduce (&board, "1-panzer");
  board_tactic (&board, "1-panzer 10-corps 26-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board,
              "move 1-panzer > cambrai; move 10-corps > cambrai; move 26-corps > cambrai; end");
  board_play (&board, "support bomber > cambrai; support fighter-1 > cambrai");
  board_force (&board, "34");
  /* No Allied fighter is there, so the last mission leads straight to the combat. */
  board_play (&board, "support fighter-2 > cambrai");
  g_assert_true (board_logged (&board, "Combat in Cambrai, attack by Germans: 18 to 6 is 3:1"));
  g_assert_true (board_logged (&board, "Column shifts: air support +1"));
  g_assert_true (board_logged (
    &board, "Roll 7, armour +1, column 4:1: DSW, defenders lose a step and withdraw"));
}

/* The example of 4.5.5: PX between a 9-7-2 and 2-2-1, 3-2-1. */
static void
test_partial_exchange (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "10c 4c", "sedan");
  board_put (&board, "1-panzer", "ardennes");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > sedan");
  board_force (&board, "33");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Germans: 9 to 4 is 2:1"));
  g_assert_true (board_logged (&board, "Roll 6, armour +1, column 2:1: PX, partial exchange"));

  /* Both defenders have defence 2: a tie, so their owner chooses (rulings D69, D71). */
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_EXCHANGE);
  g_assert_cmpuint (board.state->head.actor, ==, 0);
  g_assert_cmpstr (board_why (&board, "remove 4c"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "remove 10c"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "remove 1-panzer"), ==, "not-hit");
  board_play (&board, "remove 10c");
  g_assert_true (board_is_in (&board, "10c", "set-aside-allied"));

  g_assert_cmpstr (board_why (&board, "remove 1-panzer"), ==, "legal");
  board_play (&board, "reduce 1-panzer");
  g_assert_true (board_is_reduced (&board, "1-panzer"));
  g_assert_true (board_is_in (&board, "1-panzer", "sedan"));

  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_WITHDRAW);
  board_play (&board, "withdraw 4c > reims");
  g_assert_true (board_is_in (&board, "4c", "reims"));
}

/* Rulings D62, D75, T1: the Ally who attacks alone chooses his own losses, however many units of
 * the other Ally stand by. */
static void
test_exchange_owner (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "2-division 3-division", "sedan");
  board_put (&board, "7-airborne", "sedan");
  board_put (&board, "3dcr", "reims");
  board_play (&board, "move 3dcr > sedan");
  /* 5 to 2 at 2:1: 6, and 1 for armour, is PX. The airborne go; the tanks can lose a step or all.
   */
  board_force (&board, "33");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Allies: 5 to 2 is 2:1"));
  g_assert_true (board_is_in (&board, "7-airborne", "set-aside-german"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_EXCHANGE);
  g_assert_cmpuint (board.state->head.actor, ==, 0);
  g_assert_cmpstr (board_why (&board, "remove 2-division"), ==, "not-hit");
  board_play (&board, "reduce 3dcr");
  g_assert_true (board_is_reduced (&board, "3dcr"));
}

/* 4.5.5, 4.5.6, rulings D21 and T2: who is removed last was not there alone. */
static void
test_nobody_is_left (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "nl-3-corps", "eindhoven");
  board_put (&board, "4-corps", "border-2");
  board_tactic (&board, "4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 4-corps > eindhoven");
  /* 5 to 2 at 2:1, 7 is PX: the corps can only match the Dutch by going as well. */
  board_force (&board, "34");
  board_play (&board, "end");
  g_assert_true (board_is_in (&board, "nl-3-corps", "lost"));
  g_assert_false (board_is_in (&board, "4-corps", "eindhoven"));
  g_assert_false (board_logged (&board, "Now controlled by Germans: Eindhoven"));
  g_assert_cmpint (
    betrayal_get_controller (board.state, tc_ruleset_find_thing (board.ruleset, "eindhoven")), ==,
    BETRAYAL_ALLIED);

  board_clear (&board);
  board_init (&board, 2, NULL, NULL);
  board_put (&board, "4-corps", "eindhoven");
  board_put (&board, "nl-3-corps", "rotterdam");
  board_play (&board, "move nl-3-corps > eindhoven");
  /* At 1:3, 10 is EX. */
  board_force (&board, "55");
  board_play (&board, "end");
  g_assert_true (board_is_in (&board, "nl-3-corps", "lost"));
  g_assert_false (board_logged (&board, "Now controlled by Allies: Eindhoven"));
  g_assert_cmpint (
    betrayal_get_controller (board.state, tc_ruleset_find_thing (board.ruleset, "eindhoven")), ==,
    BETRAYAL_GERMAN);
}

/* 4.5.2, rulings D23, D72, D75. */
static void
test_withdrawal (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4c be-1-corps", "dinant");
  board_put (&board, "1-panzer 2-panzer", "ardennes");
  board_put (&board, "4-corps", "cambrai");
  board_put (&board, "7-corps", "ardennes");
  board_tactic (&board, "1-panzer 2-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > dinant; move 2-panzer > dinant");
  board_force (&board, "23");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_WITHDRAW);
  /* The French unit first: Cambrai is German, Sedan and Brussels lie south and west. */
  g_assert_cmpuint (board.state->head.actor, ==, 0);
  g_assert_cmpstr (board_why (&board, "withdraw 4c > sedan"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "withdraw 4c > brussels"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "withdraw 4c > cambrai"), ==, "withdraw-enemy");
  g_assert_cmpstr (board_why (&board, "withdraw 4c > liege"), ==, "withdraw-south");
  g_assert_cmpstr (board_why (&board, "withdraw be-1-corps > brussels"), ==, "not-yours");
  board_play (&board, "withdraw 4c > sedan");
  /* The Belgian has one way at home in its direction, so it takes it unasked. */
  g_assert_true (board_logged (&board, "Belgian I Corps withdraws to Brussels, its only way out"));
  g_assert_true (board_is_in (&board, "be-1-corps", "brussels"));
}

/* Each thing that keeps a unit from an area has a reason of its own, which names where it can go.
 */
static void
test_withdrawal_reasons (void)
{
  static const struct {
    const char *unit;
    const char *from;
    const char *others; /* "ID ID @ AREA; ID @ AREA" */
    const char *to;
    const char *text;
  } cases[] = {
    { "4c", "dinant", "", "dinant", "4C is in Dinant already (rule 3.0)." },
    { "4c", "dinant", "4-corps @ cambrai", "cambrai",
      "4C cannot withdraw to Cambrai: enemies are there (rule 4.5.2)." },
    { "4c", "dinant", "1c 2c 3c @ sedan", "sedan", "Sedan has no room for 4C (rule 1.5)." },
    { "4c", "metz", "", "border-5", "Border Area 5 is closed to Allied units (rule 3.2.3)." },
    { "4c", "dinant", "4-corps @ cambrai; 5-corps @ brussels", "liege",
      "4C must withdraw south or west while it can, such as to Ardennes (rule 4.5.2)." },
    { "4-corps", "dinant", "", "cambrai",
      "4 Corps must withdraw north or east while it can, such as to Brussels (rule 4.5.2)." },
    { "be-1-corps", "dinant", "", "sedan",
      "Belgian I Corps must withdraw within its homeland while it can, such as to Brussels (rule "
      "1.7, 4.5.2)." },
    { "4c", "dinant", "4-corps @ cambrai; 5-corps @ brussels", "reims",
      "4C withdraws no farther than it must: it can go to Ardennes (rule 4.5.2)." },
    { "4c", "amsterdam", "4-corps @ eindhoven; 5-corps @ antwerp", "brussels",
      "No way is open for 4C to withdraw to Brussels (rule 4.5.2)." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (GStrv) groups = g_strsplit (cases[i].others, "; ", -1);
    g_auto (Board) board = { 0 };
    g_autofree char *move = g_strdup_printf ("withdraw %s > %s", cases[i].unit, cases[i].to);
    g_autofree char *text = NULL;
    guint counter;

    board_init (&board, 1, NULL, NULL);
    counter = board_counter (&board, cases[i].unit);
    board_put (&board, cases[i].unit, cases[i].from);
    for (guint j = 0; groups[j] != NULL; j++) {
      g_auto (GStrv) halves = g_strsplit (groups[j], " @ ", 2);

      board_put (&board, halves[0], halves[1]);
    }
    betrayal_unit_flags (board.state)[counter] |= BETRAYAL_WITHDRAWS;
    board.state->step = BETRAYAL_STEP_COMBAT;
    board.state->stage = BETRAYAL_STAGE_RESULT;
    board.state->focus = (guint8) tc_ruleset_find_thing (board.ruleset, cases[i].from);
    board.state->head.phase = BETRAYAL_PHASE_WITHDRAW;
    board.state->head.actor = betrayal_owner_seat (board.rules, board.state, counter);
    text = position_dup_explanation (board.ruleset, &board.state->head, move);
    g_assert_cmpstr (text, ==, cases[i].text);
  }
}

/* 4.5.2, rulings D73, D74: full stacks are passed through, border areas are no way out, and no way
 * at all is the end. */
static void
test_no_way_out (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "nl-2-corps", "amsterdam");
  board_put (&board, "4-corps 9-corps 11-corps", "border-1");
  board_put (&board, "2-corps", "rotterdam");
  board_put (&board, "5-corps", "eindhoven");
  board_tactic (&board, "4-corps 9-corps 11-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board,
              "move 4-corps > amsterdam; move 9-corps > amsterdam; move 11-corps > amsterdam");
  board_force (&board, "12");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Dutch II Corps has no way out of Amsterdam"));
  g_assert_true (board_is_in (&board, "nl-2-corps", "lost"));
}

/* The example of 3.4.4 E: Reims falls, the panzer goes on to Soissons at 2:1 and stops. */
static void
test_exploit (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c 4c", "reims");
  board_put (&board, "1-panzer 4-corps", "sedan");
  board_tactic (&board, "1-panzer 4-corps", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims; move 4-corps > reims");
  board_force (&board, "34");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Reims, attack by Germans: 14 to 4 is 3:1"));
  g_assert_true (board_logged (&board, "Roll 7, armour +1, column 3:1: DW, defenders withdraw"));
  g_assert_cmpstr (board_why (&board, "withdraw 3c > soissons"), ==, "legal");
  board_force (&board, "11");
  board_play (&board, "withdraw 3c > soissons; withdraw 4c > soissons");
  g_assert_true (board_logged (&board, "1st Panzer must go on to Soissons"));
  g_assert_true (board_logged (&board, "Combat in Soissons, attack by Germans: 9 to 4 is 2:1"));
  g_assert_true (board_is_in (&board, "4-corps", "reims"));
}

/* Ruling D46: with no Allied area next door, the vacant one nearest to Paris. */
static void
test_exploit_vacant (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "1-panzer", "sedan");
  board_tactic (&board, "1-panzer", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims");
  board_force (&board, "55");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "3C is set aside"));
  /* Soissons and Chateau-Thierry are both next to Paris; Soissons lies no farther west. */
  g_assert_true (board_is_in (&board, "1-panzer", "soissons") ||
                 board_is_in (&board, "1-panzer", "chateau-thierry"));
  g_assert_cmpint (board.rules->x[board.state->loc[board_counter (&board, "1-panzer")]], <=,
                   MIN (board.rules->x[tc_ruleset_find_thing (board.ruleset, "soissons")],
                        board.rules->x[tc_ruleset_find_thing (board.ruleset, "chateau-thierry")]));
}

/* 4.5.4: counter-attacks swap the sides until another result comes. */
static void
test_counter_attack (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c 4c", "reims");
  board_put (&board, "4-corps 9-corps", "sedan");
  board_tactic (&board, "4-corps 9-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 4-corps > reims; move 9-corps > reims");
  /* 10 to 4 at 2:1, 6 is CA; 6 to 8 at 1:2, 8 is CA; then 2:1, 12 is DE. */
  board_force (&board, "333566");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Reims, attack by Allies: 6 to 8 is 1:2"));
  g_assert_true (board_logged (&board, "Roll 12, column 2:1: DE, defenders are eliminated"));
  g_assert_true (board_is_in (&board, "3c", "set-aside-allied"));
  g_assert_true (board_is_reduced (&board, "3c"));
}

/* 3.3.1: ground units that find air units alone destroy them. */
static void
test_lonely_air (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "aa", "reims");
  board_put (&board, "1-panzer", "sedan");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims");
  g_assert_true (board_is_in (&board, "aa", "lost"));
}

/* Ruling D66: who answers an attack of the French in the Line is not held up by it. */
static void
test_maginot_answer (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "7-corps", "metz");
  board_put (&board, "2c 11c", "verdun");
  board_play (&board, "move 2c > metz; move 11c > metz");
  /* 6 to 4 at 1:1, 7 is CA. */
  board_force (&board, "34"
                       "66");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Metz, attack by Germans: "));
  g_assert_false (board_logged (&board, "Column shifts"));
}

/* 3.3.1: where both sides are gone, the air units that they leave behind are lost. */
static void
test_air_left_by_both (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "10c aa", "sedan");
  board_put (&board, "7-airborne", "ardennes");
  board_tactic (&board, "7-airborne", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 7-airborne > sedan");
  /* 2 to 2 at 1:1, 8 is EX. */
  board_force (&board, "44");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "10C is set aside"));
  g_assert_false (board_is_in (&board, "7-airborne", "sedan"));
  g_assert_true (board_logged (&board, "AA is left alone in Sedan and lost for good"));
  g_assert_true (board_is_in (&board, "aa", "lost"));
}

/* Ruling T1: where Allies of both nations are hit, the one with more units there decides. */
static void
test_decider (void)
{
  static const char *const units[] = { "4c 1-division 2-division", "4c 5c 1-division" };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    g_auto (Board) board = { 0 };

    board_init (&board, 0, NULL, NULL);
    board_put (&board, units[i], "sedan");
    board_put (&board, "5-corps bomber fighter-1", "ardennes");
    board_begin (&board);
    board_play (&board, "end; bomb bomber > sedan");
    board_force (&board, "6");
    board_play (&board, "bomb fighter-1 > sedan");
    g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_STEPS);
    g_assert_cmpuint (board.state->head.actor, ==, i == 0 ? 1 : 0);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/combat/4.4.1-odds", test_odds);
  g_test_add_func ("/betrayal-1940/combat/4.4.2-clamp", test_clamp);
  g_test_add_func ("/betrayal-1940/combat/4.4.2-maginot", test_maginot);
  g_test_add_func ("/betrayal-1940/combat/4.0-lone", test_lone);
  g_test_add_func ("/betrayal-1940/combat/3.3.5-air-support", test_air_support);
  g_test_add_func ("/betrayal-1940/combat/4.5.5-partial-exchange", test_partial_exchange);
  g_test_add_func ("/betrayal-1940/combat/4.5.5-exchange-owner", test_exchange_owner);
  g_test_add_func ("/betrayal-1940/combat/4.5.6-nobody-is-left", test_nobody_is_left);
  g_test_add_func ("/betrayal-1940/combat/4.5.2-withdrawal", test_withdrawal);
  g_test_add_func ("/betrayal-1940/combat/4.5.2-reasons", test_withdrawal_reasons);
  g_test_add_func ("/betrayal-1940/combat/4.5.2-no-way-out", test_no_way_out);
  g_test_add_func ("/betrayal-1940/combat/3.4.4e-exploit", test_exploit);
  g_test_add_func ("/betrayal-1940/combat/3.4.4e-exploit-vacant", test_exploit_vacant);
  g_test_add_func ("/betrayal-1940/combat/4.5.4-counter-attack", test_counter_attack);
  g_test_add_func ("/betrayal-1940/combat/3.3.1-lonely-air", test_lonely_air);
  g_test_add_func ("/betrayal-1940/combat/4.4.2-D66-maginot-answer", test_maginot_answer);
  g_test_add_func ("/betrayal-1940/combat/3.3.1-air-left-by-both", test_air_left_by_both);
  g_test_add_func ("/betrayal-1940/combat/4.3.1-T1-decider", test_decider);

  return g_test_run ();
}
