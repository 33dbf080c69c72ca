/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

/* Every combat result (4.5), bombardment results (4.3.1), exploitation and regrouping, each by
 * dice that are forced. */

/* Units that share @area fight there, whoever's turn it is; the dice show @faces. */
static void
fight (Board *board, const char *area, const char *faces)
{
  g_autofree char *move = g_strdup_printf ("attack > %s", area);

  betrayal_area_flags (board->state)[tc_ruleset_find_thing (board->ruleset, area)] |=
    BETRAYAL_ATTACKED;
  board->state->step = BETRAYAL_STEP_COMBAT;
  board->state->head.phase = BETRAYAL_PHASE_COMBAT;
  board_force (board, faces);
  board_play (board, move);
}

static void
begin_fight (Board *board, const char *area, const char *units, const char *faces)
{
  board_init (board, 0, NULL, NULL);
  board_put (board, units, area);
  fight (board, area, faces);
}

/* 4.5.1, 4.5.3, 4.4: D hits the defender alone; a step, and the way out. */
static void
test_step_loss (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) reduced = { 0 };
  g_auto (Board) attacker = { 0 };

  begin_fight (&board, "sedan", "4-corps 10c", "46");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Germans: 5 to 2 is 2:1"));
  g_assert_true (
    board_logged (&board, "Roll 10, column 2:1: DSW, defenders lose a step and withdraw"));
  g_assert_true (board_is_reduced (&board, "10c"));
  g_assert_false (board_is_reduced (&board, "4-corps"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_WITHDRAW);

  board_init (&reduced, 0, NULL, NULL);
  board_put (&reduced, "4-corps 4c", "sedan");
  board_reduce (&reduced, "4c");
  fight (&reduced, "sedan", "46");
  g_assert_true (board_is_in (&reduced, "4c", "set-aside-allied"));

  begin_fight (&attacker, "sedan", "4-corps 10c", "11");
  g_assert_true (
    board_logged (&attacker, "Roll 2, column 2:1: ASW, attackers lose a step and withdraw"));
  g_assert_true (board_is_reduced (&attacker, "4-corps"));
  g_assert_false (board_is_reduced (&attacker, "10c"));
}

/* 4.5.7, 5.2.4, rulings D76, D77: who has no reduced side is lost at the first step; the minor
 * Allies' losses are permanent. */
static void
test_elimination (void)
{
  g_auto (Board) french = { 0 };
  g_auto (Board) belgian = { 0 };
  g_auto (Board) single = { 0 };

  begin_fight (&french, "sedan", "4-corps 10c", "66");
  g_assert_true (board_is_in (&french, "10c", "set-aside-allied"));
  g_assert_true (board_is_reduced (&french, "10c"));
  begin_fight (&belgian, "dinant", "4-corps be-7-corps", "66");
  g_assert_true (board_is_in (&belgian, "be-7-corps", "lost"));
  /* 5 to 1 is 5:1, 7 is DSW. */
  begin_fight (&single, "rotterdam", "4-corps peel-division", "34");
  g_assert_true (board_is_in (&single, "peel-division", "lost"));
}

/* 4.5.8: surrender is for good. */
static void
test_surrender (void)
{
  g_auto (Board) board = { 0 };

  begin_fight (&board, "sedan", "1-panzer 2-panzer 10c", "66");
  g_assert_true (board_logged (&board, "10C surrenders"));
  g_assert_true (board_is_in (&board, "10c", "lost"));
}

/* 4.5.6: everybody who takes part. */
static void
test_total_exchange (void)
{
  g_auto (Board) board = { 0 };

  begin_fight (&board, "sedan", "4-corps 10c 4c", "44");
  g_assert_true (board_logged (&board, "Roll 8, column 1:1: EX, exchange"));
  g_assert_true (board_is_in (&board, "10c", "set-aside-allied"));
  g_assert_true (board_is_in (&board, "4c", "set-aside-allied"));
  g_assert_false (board_is_in (&board, "4-corps", "sedan"));
}

/* 4.5.5, ruling D70: any flip or removal that is worth enough, at the owner's choice. */
static void
test_exchange_choice (void)
{
  g_auto (Board) board = { 0 };

  begin_fight (&board, "sedan", "1-panzer 4-corps 10c 4c 18c", "33");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Germans: 14 to 6 is 2:1"));
  board_play (&board, "remove 18c");
  g_assert_cmpstr (board_why (&board, "reduce 4-corps"), ==, "too-weak");
  g_assert_cmpstr (board_why (&board, "remove 4-corps"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "reduce 1-panzer"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "remove 1-panzer"), ==, "legal");
}

/* 4.4.3: armour against infantry alone, attacking and defending; against armour nothing. */
static void
test_armour (void)
{
  g_auto (Board) defends = { 0 };
  g_auto (Board) both = { 0 };

  begin_fight (&defends, "sedan", "4-corps 3dcr", "44");
  g_assert_true (board_logged (&defends, "Roll 8, armour −1"));
  begin_fight (&both, "sedan", "1-panzer 3dcr", "44");
  g_assert_true (board_logged (&both, "Roll 8"));
}

/* Ruling D61: the defender's own air gives no shift. */
static void
test_defenders_air (void)
{
  g_auto (Board) board = { 0 };

  begin_fight (&board, "sedan", "4-corps 10c aa", "46");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Germans: 5 to 2 is 2:1"));
  g_assert_false (board_logged (&board, "Column shifts"));
}

/* Ruling D68: a counter-attack counts again, without the air shift. Ruling D55: the bomber's two
 * missions in one area are bombardment first, then support. */
static void
test_counter_attack_without_air (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c 4c", "reims");
  board_put (&board, "4-corps 9-corps", "sedan");
  board_put (&board, "5-corps bomber", "ardennes");
  board_tactic (&board, "4-corps 9-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 4-corps > reims; move 9-corps > reims; end");
  /* The bombs miss; 13 to 4 is 3:1 and one to the right 4:1, 4 is CA; then 1:2, 3 is AE. */
  board_force (&board, "1"
                       "22"
                       "12");
  board_play (&board, "strike bomber > reims");
  g_assert_true (board_logged (&board, "Bombardment of Reims: value 4, roll 1"));
  g_assert_true (board_logged (&board, "Combat in Reims, attack by Germans: 13 to 4 is 3:1"));
  g_assert_true (board_logged (&board, "Column shifts: air support +1"));
  g_assert_true (board_logged (&board, "Combat in Reims, attack by Allies: 6 to 8 is 1:2"));
}

/* --- Exploitation (3.4.4 E) --- */

/* Rulings D45 and D47: all armour of the area goes on, whatever the terrain. */
static void
test_all_armour_exploits (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "6c", "verdun");
  board_put (&board, "1-panzer 2-panzer 4-corps", "sedan");
  board_put (&board, "5-corps", "cambrai");
  board_tactic (&board, "1-panzer 2-panzer 4-corps 5-corps", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims; move 2-panzer > reims; move 4-corps > verdun");
  board_play (&board, "move 5-corps > reims");
  /* Reims first: 23 to 2 at 8:1, 7 and 1 for armour is DE. */
  board_play (&board, "end");
  board_force (&board, "34");
  board_play (&board, "attack > reims");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_EXPLOIT);
  g_assert_cmpstr (board_why (&board, "exploit 4-corps > verdun"), ==, "exploit-class");
  g_assert_cmpstr (board_why (&board, "exploit 5-corps > verdun"), ==, "exploit-class");
  g_assert_cmpstr (board_why (&board, "exploit 1-panzer > soissons"), ==, "exploit-area");
  board_force (&board, "34");
  board_play (&board, "exploit 1-panzer > verdun");
  g_assert_true (board_logged (&board, "2nd Panzer must go on to Verdun"));
  g_assert_true (board_is_in (&board, "1-panzer", "verdun"));
  g_assert_true (board_is_in (&board, "2-panzer", "verdun"));
  g_assert_true (board_is_in (&board, "5-corps", "reims"));
}

/* Ruling D48: not after a partial exchange. */
static void
test_no_exploit_after_exchange (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "10c 4c", "sedan");
  board_put (&board, "1-panzer", "ardennes");
  board_tactic (&board, "1-panzer", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > sedan");
  board_force (&board, "33");
  board_play (&board, "end; remove 10c; reduce 1-panzer; withdraw 4c > reims");
  g_assert_true (board_is_in (&board, "1-panzer", "sedan"));
  g_assert_cmpuint (board.state->player, ==, 1);
}

/* 3.4.4 E, ruling D49: the exploit attack is the armour's own: it does not bring forward the attack
 * that others are still to make in that area, nor use up its air support. */
static void
test_exploit_into_pending_combat (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "4c 5c", "soissons");
  board_put (&board, "1-panzer", "sedan");
  board_put (&board, "4-corps", "cambrai");
  board_put (&board, "5-corps fighter-1", "ardennes");
  board_tactic (&board, "1-panzer 4-corps", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims; move 4-corps > soissons; end");
  board_play (&board, "support fighter-1 > soissons");
  /* 9 to 2 at 4:1, 5 and 5 is a DE; then on alone, 9 to 4 at 2:1, 1 and 2 with one more is an AW.
   */
  board_force (&board, "5512");
  board_play (&board, "attack > reims");
  g_assert_cmpstr (board_why (&board, "attack > soissons"), ==, "phase");
  g_assert_true (board_logged (&board, "1st Panzer must go on to Soissons"));
  g_assert_true (board_logged (&board, "Combat in Soissons, attack by Germans: 9 to 4 is 2:1"));
  g_assert_false (board_logged (&board, "Column shifts"));
  g_assert_true (board_is_in (&board, "4-corps", "soissons"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_WITHDRAW);
  g_assert_cmpstr (board_why (&board, "withdraw 4-corps > cambrai"), ==, "not-hit");
  board_force (&board, "66");
  board_play (&board, "withdraw 1-panzer > reims");
  g_assert_true (board_logged (&board, "Combat in Soissons, attack by Germans: 5 to 4 is 1:1"));
  g_assert_true (board_logged (&board, "Column shifts: air support +1"));
  g_assert_true (board_logged (&board, "Roll 12, column 2:1"));
}

/* An exchange in it costs the armour alone. */
static void
test_exploit_exchange (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "4c 5c", "soissons");
  board_put (&board, "1-panzer", "sedan");
  board_put (&board, "4-corps", "cambrai");
  board_tactic (&board, "1-panzer 4-corps", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims; move 4-corps > soissons; end");
  board_force (&board, "55");
  board_force (&board, "33");
  board_play (&board, "attack > reims; remove 4c");
  g_assert_cmpstr (board_why (&board, "reduce 4-corps"), ==, "not-hit");
  board_play (&board, "reduce 1-panzer; withdraw 5c > beauvais");
  g_assert_true (board_is_in (&board, "1-panzer", "soissons"));
  g_assert_cmpuint (board.state->player, !=, 0);
}

/* Ruling D49: the exploit attack has no air support. */
static void
test_exploit_without_air (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c 4c", "reims");
  board_put (&board, "1-panzer", "sedan");
  board_put (&board, "5-corps fighter-1", "ardennes");
  board_tactic (&board, "1-panzer", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims; end");
  /* 9 to 4 at 2:1 and one to the right 3:1; 6 and 1 is DW. */
  board_force (&board, "33");
  board_play (&board, "support fighter-1 > reims");
  g_assert_true (board_logged (&board, "Combat in Reims, attack by Germans: 9 to 4 is 2:1"));
  g_assert_true (board_logged (&board, "Column shifts: air support +1"));
  board_force (&board, "11");
  board_play (&board, "withdraw 3c > soissons; withdraw 4c > soissons");
  if (board.state->head.phase == BETRAYAL_PHASE_BASE)
    board_play (&board, "base fighter-1 > ardennes");
  g_assert_true (board_logged (&board, "Combat in Soissons, attack by Germans: 9 to 4 is 2:1"));
}

/* --- Bombardment --- */

/* 4.3.1: the owner of the target chooses who loses steps, then how they withdraw. */
static void
test_bombardment (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "10c 4c 18c", "sedan");
  board_put (&board, "5-corps bomber fighter-1", "border-4");
  board_begin (&board);
  board_play (&board, "end; bomb bomber > sedan");
  board_force (&board, "6");
  board_play (&board, "bomb fighter-1 > sedan");
  g_assert_true (board_logged (&board, "Bombardment of Sedan: value 5, roll 6"));
  g_assert_true (board_logged (&board, "Steps to lose in Sedan: 2"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_STEPS);
  g_assert_cmpuint (board.state->head.actor, ==, 0);
  board_play (&board, "lose 4c; lose 4c");
  g_assert_true (board_is_in (&board, "4c", "set-aside-allied"));
  g_assert_false (board_is_reduced (&board, "10c"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_WITHDRAW);
}

/* --- Regrouping --- */

/* 5.0, 5.1, 5.2, 5.2.2, 5.2.3, 5.3.1, 5.3.2, ruling D12: the Germans test as well, by column. */
static void
test_german_regroup (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4-corps 1-panzer fighter-1", "set-aside-german");
  board_reduce (&board, "4-corps");
  board_force (&board, "333");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Regroup test of 4 Corps: roll 3, salvaged"));
  g_assert_true (board_logged (&board, "Regroup test of 1st Panzer: roll 3, delayed"));
  g_assert_true (board_logged (&board, "Regroup test of Fighter 1: roll 3, delayed"));
  g_assert_true (board_is_in (&board, "4-corps", "regroup-german"));
  g_assert_true (board_is_reduced (&board, "4-corps"));
  g_assert_true (board_is_in (&board, "1-panzer", "set-aside-german"));
}

/* 5.2.1, 5.2.3: Allied ground units and any air. */
static void
test_allied_regroup (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board_put (&board, "1-division aasf", "set-aside-allied");
  board_force (&board, "34");
  board_play (&board, "end");
  g_assert_true (board_is_in (&board, "1-division", "set-aside-allied"));
  g_assert_true (board_is_in (&board, "aasf", "regroup-allied"));
}

/* Ruling D11: SU is read before S, and DSW is a step and then the way out. */
static void
test_vocabulary (void)
{
  static const struct {
    const char *name;
    BetrayalResult result;
    const char *words;
  } expected[] = {
    { "AE",
      { .affects = BETRAYAL_AFFECTS_ATTACKER, .eliminate = TRUE },
      "attackers are eliminated" },
    { "ASW",
      { .affects = BETRAYAL_AFFECTS_ATTACKER, .step_loss = TRUE, .withdraw = TRUE },
      "attackers lose a step and withdraw" },
    { "AW", { .affects = BETRAYAL_AFFECTS_ATTACKER, .withdraw = TRUE }, "attackers withdraw" },
    { "CA", { .counter_attack = TRUE }, "defenders counter-attack" },
    { "EX", { .affects = BETRAYAL_AFFECTS_BOTH, .exchange = BETRAYAL_EXCHANGE_TOTAL }, "exchange" },
    { "PX",
      { .affects = BETRAYAL_AFFECTS_BOTH, .exchange = BETRAYAL_EXCHANGE_PARTIAL },
      "partial exchange" },
    { "DW",
      { .affects = BETRAYAL_AFFECTS_DEFENDER, .withdraw = TRUE, .exploit = TRUE },
      "defenders withdraw" },
    { "DSW",
      { .affects = BETRAYAL_AFFECTS_DEFENDER,
        .step_loss = TRUE,
        .withdraw = TRUE,
        .exploit = TRUE },
      "defenders lose a step and withdraw" },
    { "DE",
      { .affects = BETRAYAL_AFFECTS_DEFENDER, .eliminate = TRUE, .exploit = TRUE },
      "defenders are eliminated" },
    { "DSU",
      { .affects = BETRAYAL_AFFECTS_DEFENDER, .surrender = TRUE, .exploit = TRUE },
      "defenders surrender" },
  };
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  g_assert_cmpuint (board.rules->n_results, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < board.rules->n_results; i++) {
    const char *name =
      tc_ruleset_get_thing (board.ruleset, (TcThing) (board.rules->result_thing + i))->name;
    guint k = 0;

    while (g_strcmp0 (expected[k].name, name) != 0)
      k++;
    g_assert_cmpmem (&board.rules->results[i], G_STRUCT_OFFSET (BetrayalResult, words),
                     &expected[k].result, G_STRUCT_OFFSET (BetrayalResult, words));
    g_assert_cmpstr (tc_ruleset_get_text (board.ruleset, board.rules->results[i].words), ==,
                     expected[k].words);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/results/4.5.3-step-loss", test_step_loss);
  g_test_add_func ("/betrayal-1940/results/4.5.7-elimination", test_elimination);
  g_test_add_func ("/betrayal-1940/results/4.5.8-surrender", test_surrender);
  g_test_add_func ("/betrayal-1940/results/4.5.6-total-exchange", test_total_exchange);
  g_test_add_func ("/betrayal-1940/results/4.5.5-exchange-choice", test_exchange_choice);
  g_test_add_func ("/betrayal-1940/results/4.4.3-armour", test_armour);
  g_test_add_func ("/betrayal-1940/results/D61-defenders-air", test_defenders_air);
  g_test_add_func ("/betrayal-1940/results/D68-counter-attack", test_counter_attack_without_air);
  g_test_add_func ("/betrayal-1940/results/3.4.4e-all-armour", test_all_armour_exploits);
  g_test_add_func ("/betrayal-1940/results/D48-no-exploit", test_no_exploit_after_exchange);
  g_test_add_func ("/betrayal-1940/results/3.4.4e-exploit-into-pending-combat",
                   test_exploit_into_pending_combat);
  g_test_add_func ("/betrayal-1940/results/3.4.4e-exploit-exchange", test_exploit_exchange);
  g_test_add_func ("/betrayal-1940/results/D49-exploit-without-air", test_exploit_without_air);
  g_test_add_func ("/betrayal-1940/results/4.3.1-bombardment", test_bombardment);
  g_test_add_func ("/betrayal-1940/results/5.2-german-regroup", test_german_regroup);
  g_test_add_func ("/betrayal-1940/results/5.2.1-allied-regroup", test_allied_regroup);
  g_test_add_func ("/betrayal-1940/results/4.5-vocabulary", test_vocabulary);

  return g_test_run ();
}
