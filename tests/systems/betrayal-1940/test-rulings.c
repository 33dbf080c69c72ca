/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* Rules and rulings that the tests by subject leave: the sequence of play, who decides, where units
 * may be, what air units may fly. */

/* --- Sequence --- */

/* 2.0, 2.1, 2.2, 1.0, rulings D12, D13, D91: the Germans, the French, the British; in the German
 * turn initiative, orders, tactics, returns, movement, combat, regroup. */
static void
test_sequence (void)
{
  g_auto (Board) board = { 0 };
  g_autofree TcMove *moves = NULL;
  guint8 player = 0;
  guint8 step = 0;

  board_open (&board, board_build (NULL, NULL), "historical", 3);
  moves = g_new (TcMove, tc_ruleset_get_max_moves (board.ruleset));
  while (board.state->head.turn < 3) {
    guint n = tc_rules_legal_moves (board.ruleset, &board.state->head, TC_MOVES_ALL, moves);

    tc_rules_apply (board.ruleset, &board.state->head, &moves[n - 1], NULL);
    if (board.state->player != player) {
      g_assert_cmpuint (board.state->player, ==, (player + 1u) % 3);
      player = board.state->player;
      step = 0;
    }
    g_assert_cmpuint (board.state->step, >=, step);
    step = board.state->step;
    if (player > 0)
      g_assert_true (board.state->step >= BETRAYAL_STEP_ENTER);
    if (player == 0 && board.state->head.side == board.rules->side_index[BETRAYAL_GERMAN])
      g_assert_cmpuint (board.state->head.actor, ==, board.state->initiative);
  }
}

/* 3.4.2 c, 3.4.6, 4.2.2, 3.4: with the single tactic Hold no ground attack, but air missions. */
static void
test_air_without_attack (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4-corps fighter-1", "dinant");
  board_put (&board, "10c", "sedan");
  board_tactic (&board, "4-corps", BETRAYAL_HOLD);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 4-corps > sedan"), ==, "no-attack");
  board_play (&board, "move 4-corps > cambrai; end");
  g_assert_cmpstr (board_why (&board, "bomb fighter-1 > sedan"), ==, "legal");
}

/* 4.1, 4.2, 4.2.2, ruling D63: who still shares an area fights on in the next player's turn, but
 * not the Germans without an attack tactic there. */
static void
test_shared_area (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4-corps 10c", "sedan");
  board_begin (&board);
  while (board.state->player == 0) {
    g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (board.ruleset));
    guint n = tc_rules_legal_moves (board.ruleset, &board.state->head, TC_MOVES_ALL, moves);

    g_assert_cmpuint (board.state->head.phase, !=, BETRAYAL_PHASE_COMBAT);
    tc_events_clear (board.events);
    tc_rules_apply (board.ruleset, &board.state->head, &moves[n - 1], board.events);
    g_assert_false (board_logged (&board, "Combat in Sedan"));
  }
  board_put (&board, "4-corps 10c", "sedan");
  board_force (&board, "55");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Allies: 2 to 4 is 1:2"));
}

/* What a phase reports stands under its heading, also when nobody decides anything before. */
static void
test_phase_headings (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) quiet = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "10c 4-corps", "sedan");
  board_put (&board, "18c", "set-aside-allied");
  board_force (&board, "1115");
  board_play (&board, "end");
  g_assert_cmpint (board_find_logged (&board, "French player: combat"), ==, 0);
  g_assert_cmpint (board_find_logged (&board, "Combat in Sedan, attack by Allies: 2 to 4 is 1:2"),
                   ==, 1);
  g_assert_cmpint (board_find_logged (&board, "French player: regroup tests"), >, 1);
  g_assert_cmpint (board_find_logged (&board, "French player: regroup tests"), <,
                   board_find_logged (&board, "Regroup test of 18C"));

  board_init (&quiet, 1, NULL, NULL);
  board_put (&quiet, "10c", "sedan");
  board_play (&quiet, "end");
  g_assert_false (board_logged (&quiet, "French player: combat"));
  g_assert_false (board_logged (&quiet, "French player: regroup tests"));
}

/* 4.2.1, 3.0, ruling D24: Allies move some, none or all, and attack as they like; the Low Countries
 * are open to them on turn 1. */
static void
test_allies_are_free (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board.state->head.turn = 1;
  board_put (&board, "1-division", "lille");
  board_put (&board, "4-corps", "ghent");
  g_assert_cmpstr (board_why (&board, "move 1-division > brussels"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 1-division > ghent"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* --- Movement --- */

/* 1.6: no zones of control. 3.2, 1.5: through friendly units without penalty. */
static void
test_no_zones (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "3dcr", "soissons");
  board_put (&board, "4-corps", "cambrai");
  board_put (&board, "5-corps", "sedan");
  board_put (&board, "2c 11c 41c", "reims");
  g_assert_cmpstr (board_why (&board, "move 3dcr > chalons"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 3dcr > reims"), ==, "stacking");
}

/* 3.2.3, rulings D29, D30, T4: only units of a nation that evacuates leave the map, at a friendly
 * port, also after moving there. */
static void
test_exits (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board.state->head.turn = 6;
  board_put (&board, "1-division", "lille");
  board_put (&board, "2-division", "calais");
  board_put (&board, "1c", "dieppe");
  board_put (&board, "4-corps", "calais");
  g_assert_cmpstr (board_why (&board, "evacuate 1-division > lille"), ==, "no-port");
  g_assert_cmpstr (board_why (&board, "evacuate 2-division > calais"), ==, "no-port");
  board_play (&board, "move 1-division > dunkirk");
  g_assert_cmpstr (board_why (&board, "evacuate 1-division > dunkirk"), ==, "legal");
  board_play (&board, "evacuate 1-division > dunkirk");
  g_assert_true (board_is_in (&board, "1-division", "evacuated"));
  board.state->player = 1;
  board.state->head.actor = 0;
  g_assert_cmpstr (board_why (&board, "evacuate 1c > dieppe"), ==, "no-evacuation");
}

/* 3.2.4 a, 3.2.4 b, 3.2.4 c, ruling D28: no air unit is needed; landed they stop, and later march
 * as infantry.
 */
static void
test_airborne_later (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board.state->head.turn = 1;
  board_put (&board, "7-airborne", "border-1");
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > antwerp"), ==, "legal");
  board_play (&board, "drop 7-airborne > antwerp");
  g_assert_cmpstr (board_why (&board, "move 7-airborne > brussels"), ==, "moved");

  board_clear (&board);
  board_init (&board, 0, NULL, NULL);
  board_put (&board, "7-airborne", "antwerp");
  board_put (&board, "22-air-landing", "border-1");
  board_tactic (&board, "7-airborne 22-air-landing", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "drop 22-air-landing > liege"), ==, "no-drop");
  g_assert_cmpstr (board_why (&board, "move 7-airborne > brussels"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 7-airborne > dinant"), ==, "too-far");
}

/* 4.5.2, 7.2.2, rulings T3, D84, D86: a full area is passed, one with room is not; the marker goes
 * with its holder, and Belgians do not hold it. */
static void
test_withdrawal_with_marker (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) belgian = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "5c", "paris");
  board_put (&board, "1-panzer 2-panzer", "soissons");
  board_put (&board, "2c 11c 41c", "orleans");
  board_put (&board, "8c 12c 17c", "chartres");
  board_put (&board, "9c 20c 42c", "sens");
  board_put (&board, "4-corps 9-corps", "beauvais");
  board_put (&board, "10-corps", "evreux");
  board_put (&board, "26-corps", "chateau-thierry");
  board_tactic (&board, "1-panzer 2-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > paris; move 2-panzer > paris");
  board_force (&board, "12");
  board_play (&board, "end");
  /* South and west of Paris all is full, and behind that only Auxerre lies in its direction; the
   * vacant Soissons does not. */
  g_assert_true (board_logged (&board, "5C withdraws to Auxerre, its only way out"));
  g_assert_true (board_is_in (&board, "french-republic", "auxerre"));

  board_init (&belgian, 2, NULL, NULL);
  board_put (&belgian, "be-1-corps", "paris");
  g_assert_cmpuint (belgian.state->republic_side, ==, 0);
}

/* 4.5.6, ruling T2: nobody takes the marker while a result still removes units there. */
static void
test_exchange_around_marker (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "4-corps", "paris");
  board_put (&board, "4c 10c", "soissons");
  board_play (&board, "move 4c > paris; move 10c > paris");
  board_force (&board, "54");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Column shifts: French Republic −1"));
  g_assert_true (board_logged (&board, "Roll 9, column 1:2: EX, exchange"));
  g_assert_true (board_logged (&board, "4 Corps is set aside (rule 4.5.6)"));
  g_assert_true (board_logged (&board, "4C is set aside (rule 4.5.6)"));
  g_assert_false (board_logged (&board, "4C holds"));
  g_assert_false (board_logged (&board, "10C holds"));
  g_assert_true (board_logged (&board, "The French Republic is left alone in Paris"));
}

/* 7.2, 7.2.1, 7.2.3, 7.2.4, ruling D83: left alone it is anybody's who comes; Germans who hold it
 * fight a column better, attacking and defending. */
static void
test_marker_morale (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  g_assert_cmpuint (board.state->republic_side, ==, 0);
  board_put (&board, "4-corps", "paris");
  g_assert_cmpuint (board.state->republic_side, ==, BETRAYAL_GERMAN + 1);
  board_put (&board, "5-corps", "sedan");
  board_put (&board, "4c 10c", "reims");
  board_play (&board, "move 4c > sedan; move 10c > sedan");
  board_force (&board, "55");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Sedan, attack by Allies: 5 to 4 is 1:1"));
  g_assert_true (board_logged (&board, "Column shifts: French Republic −1"));
}

/* --- Returns --- */

/* 3.2.2 b, 3.2.2 c, rulings D16, D19: Germans return to a border area or a held area next to
 * one, at no cost. */
static void
test_german_returns (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board_put (&board, "4-corps fighter-1", "regroup-german");
  board_control (&board, BETRAYAL_GERMAN, "liege");
  board_control (&board, BETRAYAL_GERMAN, "sedan");
  board_put (&board, "5-corps", "ardennes");
  board_put (&board, "10c", "colmar");
  board_control (&board, BETRAYAL_GERMAN, "colmar");
  /* Initiative, orders ALL / 3, Hold, Advance/Attack and no effect, returns. */
  board_force (&board, "65341233343");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_RETURN);
  g_assert_cmpuint (board.state->returns_left, ==, 3);
  g_assert_cmpstr (board_why (&board, "return 4-corps > border-1"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 4-corps > liege"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 4-corps > sedan"), ==, "return-area");
  g_assert_cmpstr (board_why (&board, "return 4-corps > colmar"), ==, "return-area");
  g_assert_cmpstr (board_why (&board, "return fighter-1 > liege"), ==, "return-area");
  board_play (&board, "return 4-corps > liege");
  g_assert_cmpstr (board_why (&board, "return fighter-1 > liege"), ==, "legal");
  g_assert_cmpuint (
    betrayal_unit_flags (board.state)[board_counter (&board, "4-corps")] & BETRAYAL_MOVED, ==, 0);
}

/* 3.2.2, rulings D17, D18: the Allies share a box, but each returns and loses his own; on another
 * roll than 6 no air unit is lost. */
static void
test_shared_box (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1-division aa aasf", "regroup-allied");
  board_reduce (&board, "aa");
  board_reduce (&board, "aasf");
  board_force (&board, "5");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "return aa > paris"), ==, "not-in-box");
  g_assert_true (board_is_in (&board, "aasf", "regroup-allied"));

  board_clear (&board);
  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1-division aa", "regroup-allied");
  board_reduce (&board, "aa");
  board_force (&board, "6");
  board_play (&board, "end");
  g_assert_true (board_is_in (&board, "aa", "regroup-allied"));
}

/* Ruling D42 as a switch: literally all come back reduced. */
static void
test_refit_literally (void)
{
  for (guint literal = 0; literal < 2; literal++) {
    g_auto (Board) board = { 0 };

    board_init (&board, 2, literal ? "air-returns-full=\"true\"" : NULL,
                "air-returns-full=\"false\"");
    board_put (&board, "fighter-1", "regroup-german");
    board_put (&board, "5-corps", "border-1");
    board_force (&board, "653411333434");
    board_play (&board, "end");
    g_assert_cmpuint (board.state->tactics, ==, BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT));
    g_assert_cmpint (board_is_reduced (&board, "fighter-1"), ==, literal);
  }
}

/* --- Air --- */

/* 3.3, 3.3.2 a, 3.3.2 b, 3.3.2 c, ruling T6: what the area holds says which mission it is. */
static void
test_missions (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "5-corps bomber fighter-1", "ardennes");
  board_put (&board, "10c", "reims");
  board_put (&board, "4c", "longwy");
  board_put (&board, "4-corps", "sedan");
  board_tactic (&board, "4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 4-corps > reims; end");
  g_assert_cmpstr (board_why (&board, "bomb fighter-1 > longwy"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "support fighter-1 > longwy"), ==, "not-mixed");
  g_assert_cmpstr (board_why (&board, "bomb fighter-1 > reims"), ==, "mixed");
  g_assert_cmpstr (board_why (&board, "support fighter-1 > reims"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "strike fighter-1 > reims"), ==, "bomber-only");
  g_assert_cmpstr (board_why (&board, "strike bomber > reims"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "bomb fighter-1 > sedan"), ==, "no-enemy");
}

/* Rulings D95, D96: range in areas, enemy ones included, up to the unit's own. */
static void
test_range (void)
{
  g_auto (Board) board = { 0 };
  guint lille;
  guint n[2] = { 0, 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1c aa", "lille");
  lille = tc_ruleset_find_thing (board.ruleset, "lille");
  board.state->step = BETRAYAL_STEP_MISSIONS;
  board.state->head.phase = BETRAYAL_PHASE_MISSIONS;
  for (guint area = 0; area < board.rules->n_areas; area++) {
    guint distance = betrayal_distances (board.rules, lille)[area];
    g_autofree char *move = NULL;

    if (board.rules->is_border[area] || distance < 4 || distance > 5)
      continue;
    move =
      g_strdup_printf ("bomb aa > %s", tc_ruleset_get_thing (board.ruleset, (TcThing) area)->id);
    board_put (&board, "4-corps", tc_ruleset_get_thing (board.ruleset, (TcThing) area)->id);
    g_assert_cmpstr (board_why (&board, move), ==, distance == 4 ? "legal" : "range");
    n[distance - 4]++;
  }
  g_assert_cmpuint (n[0], >, 0);
  g_assert_cmpuint (n[1], >, 0);
}

/* 3.3.1, 4.3.2, rulings D58, D59: after the mission a base in range, or the end. */
static void
test_no_base_to_return_to (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "aa", "reims");
  board_put (&board, "4-corps", "sedan");
  board_play (&board, "end");
  board_force (&board, "1");
  board_play (&board, "bomb aa > sedan");
  g_assert_true (board_logged (&board, "AA finds no base and is lost for good"));
}

/* 3.3.4 a: a die for each German; 3 to 6 keeps its strength. */
static void
test_aborted_german (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "4c aa", "reims");
  board_put (&board, "5-corps bomber fighter-1", "ardennes");
  board_begin (&board);
  board_play (&board, "end; bomb bomber > reims; bomb fighter-1 > reims");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_INTERCEPT);
  board_force (&board, "1"
                       "23");
  board_play (&board, "intercept aa > reims");
  /* Fighter 1 comes first in the order of battle: 2 flips it, 3 spares the bomber. */
  g_assert_true (board_is_in (&board, "fighter-1", "regroup-german"));
  g_assert_true (board_is_in (&board, "bomber", "regroup-german"));
  g_assert_true (board_is_reduced (&board, "fighter-1"));
  g_assert_false (board_is_reduced (&board, "bomber"));
}

/* Rulings T7, D75, D104: with a German player of their own the Ally without initiative still
 * answers, with any eligible fighter. */
static void
test_third_player (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, "run-by=\"initiative\"", "run-by=\"human\"");
  g_assert_cmpuint (board.state->head.actor, ==, 2);
  board_put (&board, "4c aa", "reims");
  board_put (&board, "5-corps fighter-1", "ardennes");
  board.state->initiative = 0;
  board_begin (&board);
  board_play (&board, "end; bomb fighter-1 > reims");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_INTERCEPT);
  g_assert_cmpuint (board.state->head.actor, ==, 1);
}

/* --- Orders --- */

static guint64
get_open (const Board *board, guint total)
{
  return board->rules->orders[board->rules->orders_tables[0].row[total]].open;
}

/* 3.4.2, ruling D10: Luxembourg is open with Belgium or France, border areas always. */
static void
test_companions (void)
{
  g_auto (Board) board = { 0 };
  guint luxembourg, netherlands;

  board_init (&board, 0, NULL, NULL);
  luxembourg = tc_ruleset_find_thing (board.ruleset, "luxembourg");
  netherlands = board.rules->area_nation[tc_ruleset_find_thing (board.ruleset, "amsterdam")];
  board.state->open = get_open (&board, 3); /* B / 1 */
  g_assert_true (betrayal_is_open (board.rules, board.state, luxembourg));
  g_assert_cmpuint ((board.state->open >> netherlands) & 1, ==, 0);
  board.state->open = get_open (&board, 2); /* N / 1 */
  g_assert_false (betrayal_is_open (board.rules, board.state, luxembourg));
  g_assert_true (
    betrayal_is_open (board.rules, board.state, tc_ruleset_find_thing (board.ruleset, "border-6")));
}

/* Ruling D50: a table for each time in the campaign, where the scenario has several. */
static void
test_tables_by_turn (void)
{
  g_autoptr (TcBuild) build =
    board_build_file ("tests/fixtures/tiny-1940.scenario.xml", NULL, NULL);
  const BetrayalRules *rules = tc_ruleset_get_data (tc_build_get_ruleset (build));

  g_assert_cmpuint (rules->n_tactics, ==, 2);
  g_assert_cmpuint (rules->tactics[0].tactic[4], ==, BETRAYAL_HOLD);
  g_assert_cmpuint (rules->tactics[1].tactic[4], ==, BETRAYAL_EXPLOIT);
  g_assert_cmpuint (rules->tactics[0].last_turn, ==, 1);
}

/* Ruling T5: a friendly area that is full sends reinforcements to the edge. */
static void
test_full_arrival (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board.state->head.turn = 3;
  board_put (&board, "2dcr 4dcr", "turn-3");
  board_put (&board, "1c 16c 2c", "soissons");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_ENTER);
  g_assert_cmpstr (board_why (&board, "enter 2dcr > soissons"), ==, "arrival-area");
  g_assert_cmpstr (board_why (&board, "enter 2dcr > dieppe"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 2dcr > belfort"), ==, "legal");
}

/* --- Other data --- */

/* A scenario with other odds, results, tactics by turn, stacking, air force and victory clauses
 * plays with the same rules. */
static void
test_other_data (void)
{
  g_auto (Board) board = { 0 };
  guint ds = 0;

  board_open (&board, board_build_file ("tests/fixtures/tiny-1940.scenario.xml", NULL, NULL),
              "tiny", 1);
  g_assert_cmpstr (
    tc_ruleset_get_thing (board.ruleset, (TcThing) (board.rules->column_thing +
                                                    betrayal_odds_column (board.rules, 8, 5)))
      ->id,
    ==, "odds-3-to-2");
  g_assert_cmpuint (board.rules->stacking[BETRAYAL_ALLIED], ==, 2);
  g_assert_cmpint (board.rules->shift[BETRAYAL_SHIFT_MAGINOT], ==, -2);
  while (
    g_strcmp0 (tc_ruleset_get_thing (board.ruleset, (TcThing) (board.rules->result_thing + ds))->id,
               "result-ds") != 0)
    ds++;
  g_assert_true (board.rules->results[ds].step_loss && !board.rules->results[ds].withdraw);

  /* 5 to 2 at 2:1, 8 is DS: a step, and everybody stays. */
  board.state->head.group = 0;
  board.state->player = 0;
  board_put (&board, "2-corps 2c", "ford");
  board_put (&board, "aa", "haven");
  betrayal_area_flags (board.state)[tc_ruleset_find_thing (board.ruleset, "ford")] |=
    BETRAYAL_ATTACKED;
  board.state->step = BETRAYAL_STEP_COMBAT;
  board.state->stage = BETRAYAL_STAGE_NONE;
  board.state->head.phase = BETRAYAL_PHASE_COMBAT;
  board_force (&board, "44");
  board_play (&board, "attack > ford");
  g_assert_true (board_is_reduced (&board, "2c"));
  g_assert_true (board_is_in (&board, "2c", "ford"));

  /* Two stack, a third does not; a Belgian bomber flies; a clause of its own is judged. */
  g_assert_cmpuint (board.rules->counters[board_counter (&board, "be-air")].support[0], ==, 1);
  board_put (&board, "1c", "ford");
  board.state->player = 1;
  board.state->step = BETRAYAL_STEP_MOVE;
  board.state->head.phase = BETRAYAL_PHASE_MOVE;
  board.state->head.actor = 0;
  g_assert_cmpstr (board_why (&board, "move 3dcr > ford"), ==, "stacking");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/rulings/4.5.6-T2-exchange-around-marker",
                   test_exchange_around_marker);
  g_test_add_func ("/betrayal-1940/rulings/2.0-sequence", test_sequence);
  g_test_add_func ("/betrayal-1940/rulings/3.4.6-air-without-attack", test_air_without_attack);
  g_test_add_func ("/betrayal-1940/rulings/4.1-shared-area", test_shared_area);
  g_test_add_func ("/betrayal-1940/rulings/2.0-phase-headings", test_phase_headings);
  g_test_add_func ("/betrayal-1940/rulings/4.2.1-allies-are-free", test_allies_are_free);
  g_test_add_func ("/betrayal-1940/rulings/1.6-no-zones", test_no_zones);
  g_test_add_func ("/betrayal-1940/rulings/3.2.3-exits", test_exits);
  g_test_add_func ("/betrayal-1940/rulings/3.2.4c-airborne-later", test_airborne_later);
  g_test_add_func ("/betrayal-1940/rulings/7.2.2-withdrawal", test_withdrawal_with_marker);
  g_test_add_func ("/betrayal-1940/rulings/7.2.4-marker-morale", test_marker_morale);
  g_test_add_func ("/betrayal-1940/rulings/3.2.2b-german-returns", test_german_returns);
  g_test_add_func ("/betrayal-1940/rulings/D18-shared-box", test_shared_box);
  g_test_add_func ("/betrayal-1940/rulings/D42-refit-literally", test_refit_literally);
  g_test_add_func ("/betrayal-1940/rulings/3.3.2-missions", test_missions);
  g_test_add_func ("/betrayal-1940/rulings/D95-D96-range", test_range);
  g_test_add_func ("/betrayal-1940/rulings/D59-no-base", test_no_base_to_return_to);
  g_test_add_func ("/betrayal-1940/rulings/3.3.4a-aborted-german", test_aborted_german);
  g_test_add_func ("/betrayal-1940/rulings/D104-third-player", test_third_player);
  g_test_add_func ("/betrayal-1940/rulings/D10-companions", test_companions);
  g_test_add_func ("/betrayal-1940/rulings/D50-tables-by-turn", test_tables_by_turn);
  g_test_add_func ("/betrayal-1940/rulings/T5-full-arrival", test_full_arrival);
  g_test_add_func ("/betrayal-1940/rulings/other-data", test_other_data);

  return g_test_run ();
}
