/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

/* Numbers that a designer may change: play follows the scenario, not the rulebook. */

#define RULE             "<interception flip-up-to=\"2\" ref=\"3.3.4\"/>"
#define INTERCEPTION(of) RULE, "<interception " of "/>"
#define INITIATIVE(of)   RULE, "<initiative " of "/>" RULE
#define FIRST_EXAMPLE    "<expect column=\"one-fighter\" roll=\"1\""

/* --- Dice --- */

/* Where all rolls are of one kind of die, nobody can force a face that it does not have. */
static void
test_die (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) other = { 0 };
  guint8 faces = 0;
  guint8 lowest = 0;

  board_init (&board, 0, RULE, RULE);
  tc_rules_get_die (board.ruleset, &faces, &lowest);
  g_assert_cmpuint (faces, ==, 6);
  g_assert_cmpuint (lowest, ==, 1);
  board_init (&other, 0, INITIATIVE ("faces=\"10\""));
  tc_rules_get_die (other.ruleset, &faces, &lowest);
  g_assert_cmpuint (faces, ==, 0);
  g_assert_cmpuint (lowest, ==, 1);
}

/* --- Interception (3.3.3) --- */

/* German missions to Cambrai, with two Allied fighters in range of it that may intercept. */
static void
fly_to_cambrai (Board *board, const char *from, const char *to)
{
  board_init (board, 0, from, to);
  board_put (board, "4c 2-division", "cambrai");
  board_put (board, "3-division aasf", "calais");
  board_put (board, "16c aa", "lille");
  board_put (board, "5-corps bomber", "border-3");
  board_begin (board);
  board_play (board, "end; bomb bomber > cambrai");
}

/* Ruling D51 lets one Ally intercept; the scenario may let more. */
static void
test_two_allied_fighters (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) alone = { 0 };

  fly_to_cambrai (&board, INTERCEPTION ("allied-fighters=\"2\""));
  g_assert_cmpstr (board_why (&board, "end"), ==, "no-fighters-sent");
  board_play (&board, "intercept aa > cambrai");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_INTERCEPT);
  g_assert_cmpstr (board_why (&board, "intercept aa > cambrai"), ==, "has-flown");
  g_assert_cmpstr (board_why (&board, "pass > cambrai"), ==, "fighters-sent");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
  /* A 3 is enough for two fighters, not for one. */
  board_force (&board, "36");
  board_play (&board, "intercept aasf > cambrai");
  g_assert_true (board_logged (&board, "Interception over Cambrai: fighters 2, roll 3, success"));
  g_assert_true (board_is_in (&board, "bomber", "regroup-german"));

  fly_to_cambrai (&alone, INTERCEPTION ("allied-fighters=\"2\""));
  board_play (&alone, "intercept aa > cambrai");
  board_force (&alone, "3");
  board_play (&alone, "end");
  g_assert_true (board_logged (&alone, "Interception over Cambrai: fighters 1, roll 3, failure"));
}

static void
test_no_allied_fighter (void)
{
  g_auto (Board) board = { 0 };

  fly_to_cambrai (&board, INTERCEPTION ("allied-fighters=\"0\""));
  g_assert_cmpuint (board.state->head.phase, !=, BETRAYAL_PHASE_INTERCEPT);
}

/* Allied raids on Sedan and Ghent, with two German fighters in range of both. */
static void
put_raiders (Board *board)
{
  board_put (board, "1-division", "rouen");
  board_put (board, "4c aa", "soissons");
  board_put (board, "5c aasf", "lille");
  board_put (board, "1-panzer 4-corps", "sedan");
  board_put (board, "7-corps", "ghent");
  board_put (board, "5-corps fighter-1 fighter-2", "brussels");
  board_play (board, "end");
}

static void
raid (Board *board, const char *from, const char *to)
{
  board_init (board, 1, from, to);
  put_raiders (board);
}

/* 3.3.3, ruling D53: as many as the scenario says, as often as it says. */
static void
test_german_fighters (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) never = { 0 };

  raid (&board, INTERCEPTION ("german-fighters=\"1\""));
  board_force (&board, "5");
  board_play (&board, "bomb aa > sedan");
  g_assert_true (board_logged (&board, "Interception over Sedan: fighters 1, roll 5, failure"));
  g_assert_cmpstr (board_why (&board, "base fighter-2 > brussels"), ==, "not-returning");

  raid (&never, INTERCEPTION ("german-attempts=\"0\""));
  board_force (&never, "1");
  board_play (&never, "bomb aa > sedan");
  g_assert_true (board_logged (&never, "Bombardment of Sedan: value 2, roll 1, modifier −1, no "
                                       "effect"));
}

/* Two attempts with one fighter each: the second goes to the other of two missions. */
static void
test_german_attempts (void)
{
  static const char *const rules[] = { "<interception german-fighters=\"1\"/>",
                                       "<interception german-fighters=\"1\" "
                                       "german-attempts=\"2\"/>" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++) {
    BoardEdit edits[] = { { RULE, rules[i] },
                          { "name=\"AASF\" nation=\"britain\"", "name=\"AASF\" nation=\"france\"" },
                          { NULL, NULL } };
    g_auto (Board) board = { 0 };

    board_init_edited (&board, 1, edits);
    put_raiders (&board);
    board_play (&board, "bomb aasf > ghent; bomb aa > sedan");
    board_force (&board, "551");
    board_play (&board, "intercept german > sedan");
    g_assert_true (board_logged (&board, "Interception over Sedan: fighters 1, roll 5, failure"));
    board_play (&board, "base fighter-1 > brussels");
    g_assert_cmpint (board_logged (&board, "Interception over Ghent: fighters 1, roll 5, failure"),
                     ==, i == 1);
  }
}

/* Modifiers of the Air Intercept Table, by who intercepts. */
static void
test_intercept_modifier (void)
{
  g_auto (Board) board = { 0 };

  fly_to_cambrai (&board, FIRST_EXAMPLE, "<modifier side=\"allied\" add=\"-1\"/>" FIRST_EXAMPLE);
  board_force (&board, "36");
  board_play (&board, "intercept aa > cambrai");
  g_assert_true (board_logged (&board, "Interception over Cambrai: fighters 1, roll 3, modifier "
                                       "−1, success"));
}

/* --- Aborted missions (3.3.4) --- */

/* 3.3.4 a: the thresholds, and what a bomber adds. */
static void
test_abort_thresholds (void)
{
  static const struct {
    const char *dice; /* the interception's, then the bomber's */
    const char *box;
    gboolean is_reduced;
  } cases[] = {
    { "113", "set-aside-german", TRUE }, /* 4 + 1 */
    { "114", "regroup-german", TRUE },   /* 5 + 1 */
    { "124", "regroup-german", TRUE },   /* 6 + 1 */
    { "134", "regroup-german", FALSE },  /* 7 + 1 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (Board) board = { 0 };

    fly_to_cambrai (&board, INTERCEPTION ("dice=\"2\" bomber-add=\"1\" flip-up-to=\"7\" "
                                          "set-aside-up-to=\"5\""));
    board_force (&board, cases[i].dice);
    board_play (&board, "intercept aa > cambrai");
    g_assert_true (board_is_in (&board, "bomber", cases[i].box));
    g_assert_cmpint (board_is_reduced (&board, "bomber"), ==, cases[i].is_reduced);
  }
}

/* 3.3.4 b, or by the same roll as the Germans. */
static void
test_aborted_allies_roll (void)
{
  g_auto (Board) board = { 0 };

  raid (&board, INTERCEPTION ("allies-roll=\"true\""));
  board_force (&board, "15");
  board_play (&board, "bomb aa > sedan");
  g_assert_true (board_is_in (&board, "aa", "regroup-allied"));
  g_assert_false (board_is_reduced (&board, "aa"));
}

/* --- Initiative (3.4.1) --- */

static guint
roll_initiative (const char *from, const char *to, guint8 holder, const char *dice)
{
  g_auto (Board) board = { 0 };
  BetrayalPlay play = { 0 };

  board_init (&board, 0, from, to);
  play.rules = board.rules;
  play.state = board.state;
  board.state->initiative = holder;
  board_force (&board, dice);
  betrayal_roll_initiative (&play);
  g_assert_cmpuint (board.state->head.n_forced, ==, 0);

  return board.state->initiative;
}

/* Ruling D15 is one way to break a tie; two dice, and modifiers by player and for the holder. */
static void
test_initiative (void)
{
  g_assert_cmpuint (roll_initiative (INITIATIVE ("tie=\"holder\""), 0, "44"), ==, 0);
  g_assert_cmpuint (roll_initiative (INITIATIVE ("tie=\"again\""), 0, "4435"), ==, 1);
  g_assert_cmpuint (roll_initiative (INITIATIVE ("dice=\"2\""), 0, "6116"), ==, 1);
  g_assert_cmpuint (roll_initiative (INITIATIVE ("dice=\"2\""), 0, "6215"), ==, 0);
  g_assert_cmpuint (roll_initiative (INITIATIVE ("holder-add=\"-2\""), 0, "53"), ==, 1);
  g_assert_cmpuint (roll_initiative (INITIATIVE ("holder-add=\"-2\""), 1, "53"), ==, 0);
  g_assert_cmpuint (roll_initiative (RULE,
                                     "<initiative><modifier seat=\"british\" add=\"1\"/>"
                                     "</initiative>" RULE,
                                     1, "54"),
                    ==, 0);
  g_assert_cmpuint (roll_initiative (RULE,
                                     "<initiative><modifier seat=\"british\" add=\"2\"/>"
                                     "</initiative>" RULE,
                                     0, "54"),
                    ==, 1);
}

/* --- Orders by turn, and of zones and areas (3.4.2) --- */

#define ORDERS_TABLE          "<orders-table dice=\"2\" ref=\"3.4.2\">"
#define ROW(from, to, opened) "<row from=\"" from "\" to=\"" to "\" tactics=\"0\">" opened "</row>"

/* The frozen scenario with a table of one die before its own, up to @last; orders are rolled on
 * @turn. */
static void
roll_orders (Board *board, const char *rows, guint last, guint turn, const char *dice)
{
  g_autofree char *tables =
    g_strdup_printf ("<orders-table dice=\"1\" last-turn=\"%u\">%s</orders-table>"
                     "<orders-table dice=\"2\" first-turn=\"%u\" ref=\"3.4.2\">",
                     last, rows, last + 1);
  BetrayalPlay play = { 0 };

  board_init (board, 0, ORDERS_TABLE, tables);
  board->state->head.turn = (guint16) turn;
  board_force (board, dice);
  play = (BetrayalPlay){ board->rules, board->state, board->events };
  tc_events_clear (board->events);
  betrayal_roll_orders (&play);
  g_assert_cmpuint (board->state->head.n_forced, ==, 0);
}

static gboolean
is_open (const Board *board, const char *area)
{
  return betrayal_is_open (board->rules, board->state,
                           tc_ruleset_find_thing (board->ruleset, area));
}

static void
test_orders_by_turn (void)
{
  g_auto (Board) early = { 0 };
  g_auto (Board) late = { 0 };

  roll_orders (&early, ROW ("1", "6", "<open nation=\"luxembourg\"/>"), 2, 2, "4");
  g_assert_true (board_logged (&early, "Strategic orders: roll 4, Luxembourg / 0"));
  g_assert_false (is_open (&early, "amsterdam"));
  /* From turn 3 on, two dice: a 4 opens everything and has one tactic. */
  roll_orders (&late, ROW ("1", "6", "<open nation=\"luxembourg\"/>"), 2, 3, "1334");
  g_assert_true (board_logged (&late, "Strategic orders: roll 4, ALL / 1"));
  g_assert_true (is_open (&late, "amsterdam"));
}

static void
test_orders_of_area (void)
{
  g_auto (Board) board = { 0 };

  roll_orders (&board, ROW ("1", "6", "<open-area area=\"luxembourg\"/>"), 2, 2, "1");
  g_assert_true (board_logged (&board, "Strategic orders: roll 1, Luxembourg / 0"));
  g_assert_true (board_logged (&board, "Open to German operations: Luxembourg"));
  g_assert_true (is_open (&board, "border-1"));
  board_put (&board, "1-panzer 2-panzer", "border-5");
  board_put (&board, "5-corps", "dinant");
  board_put (&board, "6-corps", "luxembourg");
  board_tactic (&board, "1-panzer 2-panzer 5-corps 6-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 1-panzer > luxembourg"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 1-panzer > ardennes"), ==, "closed");
  g_assert_cmpstr (board_why (&board, "move 6-corps > sedan"), ==, "closed");
  g_assert_cmpstr (board_why (&board, "move 5-corps > border-5"), ==, "closed-start");
}

/* A zone across borders; what an earlier order opened is closed again. */
static void
test_orders_of_zone (void)
{
  g_auto (Board) board = { 0 };
  BetrayalPlay play = { 0 };

  roll_orders (&board,
               ROW ("1", "3",
                    "<open nation=\"luxembourg\"/><open-zone zone=\""
                    "french-and-belgian-ports\"/>") ROW ("4", "6", ""),
               5, 2, "3");
  g_assert_true (board_logged (&board, "Strategic orders: roll 3, Luxembourg, Ports of France "
                                       "and Belgium / 0"));
  g_assert_true (board_logged (&board, "Open to German operations: Ports of France and Belgium"));
  g_assert_true (is_open (&board, "luxembourg") && is_open (&board, "antwerp") &&
                 is_open (&board, "dunkirk"));
  g_assert_false (is_open (&board, "lille"));
  /* Required attacks, too, are only those on open areas. */
  board_put (&board, "1-panzer", "dunkirk");
  board_put (&board, "1c", "lille");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
  board_put (&board, "2c", "calais");
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-attack");

  play = (BetrayalPlay){ board.rules, board.state, board.events };
  board_force (&board, "5");
  betrayal_roll_orders (&play);
  g_assert_false (is_open (&board, "dunkirk") || is_open (&board, "luxembourg"));
}

/* 3.4.2 a, ruling D34, in a table that never opens all: void orders are rolled again until they are
 * not; and stand when the table has nothing else. An order of areas is never void. */
static void
test_void_orders_without_all (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) stands = { 0 };

  roll_orders (&board,
               ROW ("1", "3", "<open nation=\"netherlands\"/>")
                 ROW ("4", "6", "<open-area area=\"amsterdam\"/>"),
               2, 2, "135");
  g_assert_true (board_logged (&board, "Strategic orders: roll 1, N / 0, but no units of "
                                       "Netherlands are at home: rolled again"));
  g_assert_true (board_logged (&board, "Strategic orders: roll 3, N / 0; rolled again"));
  g_assert_true (board_logged (&board, "Strategic orders: roll 5, Amsterdam / 0 ("));

  roll_orders (&stands, ROW ("1", "6", "<open nation=\"netherlands\"/>"), 2, 2, "1");
  g_assert_true (board_logged (&stands, "Strategic orders: roll 1, N / 0"));
}

/* --- Reinforcements of both sides, on the ground and in the air (3.2.1) --- */

#define LATE "<reinforcement counter=\"1a\" turn=\"6\"/>"

/* Turn 3 begins, and the Germans have their orders and tactics; 40 Corps is due in Liege, 41 Corps
 * nowhere, the fighter in a zone. */
static void
begin_turn_3 (Board *board, BetrayalSide liege)
{
  BoardEdit edits[] = {
    { "<place counter=\"40-corps\" area=\"border-5\"/>", "" },
    { "<place counter=\"41-corps\" area=\"border-5\"/>", "" },
    { "<deploy counter=\"fighter-2\" zone=\"border-areas\"/>", "" },
    { LATE, LATE "<reinforcement counter=\"40-corps\" turn=\"3\" area=\"liege\"/>"
                 "<reinforcement counter=\"41-corps\" turn=\"3\"/>"
                 "<reinforcement counter=\"fighter-2\" turn=\"3\" zone=\"belgium\"/>" },
    { NULL, NULL },
  };

  board_init_edited (board, 2, edits);
  board_put (board, "40-corps 41-corps fighter-2", "turn-3");
  board_put (board, "5-corps", "louvain");
  board_control (board, liege, "liege");
  board_force (board, "2134343434");
  board_play (board, "end");
  g_assert_cmpuint (board->state->head.turn, ==, 3);
  g_assert_cmpuint (board->state->head.phase, ==, BETRAYAL_PHASE_ENTER);
}

static void
test_german_reinforcements (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) lost = { 0 };

  begin_turn_3 (&board, BETRAYAL_GERMAN);
  g_assert_cmpuint (board.state->head.actor, ==, betrayal_german_seat (board.rules, board.state));
  g_assert_cmpstr (board_why (&board, "enter 40-corps > liege"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 40-corps > border-1"), ==, "arrival-area");
  g_assert_cmpstr (board_why (&board, "enter 41-corps > border-1"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 41-corps > liege"), ==, "arrival-area");
  /* A base in the zone, as soon as there is one. */
  g_assert_cmpstr (board_why (&board, "enter fighter-2 > louvain"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter fighter-2 > liege"), ==, "arrival-area");
  board_play (&board, "enter 40-corps > liege");
  g_assert_cmpstr (board_why (&board, "enter fighter-2 > liege"), ==, "legal");
  board_play (&board, "enter 41-corps > border-6; enter fighter-2 > liege");
  /* In time for the tactics, and so for the movement of this turn. */
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_ASSIGN);
  g_assert_cmpstr (board_why (&board, "assign 41-corps > attack"), ==, "legal");

  /* What is lost is entered through the border areas. */
  begin_turn_3 (&lost, BETRAYAL_ALLIED);
  g_assert_cmpstr (board_why (&lost, "enter 40-corps > liege"), ==, "arrival-area");
  g_assert_cmpstr (board_why (&lost, "enter 40-corps > border-1"), ==, "legal");
}

/* Its owner brings it to any base; without one it is out of the game (ruling D20). */
static void
test_allied_air_reinforcement (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) alone = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "aasf", "turn-2");
  board_put (&board, "1-division", "lille");
  board_put (&board, "4c", "reims");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_ENTER);
  g_assert_cmpuint (board.state->head.actor, ==, 1);
  g_assert_cmpstr (board_why (&board, "enter aasf > reims"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter aasf > calais"), ==, "arrival-area");
  board_play (&board, "enter aasf > lille");
  g_assert_true (board_is_in (&board, "aasf", "lille"));

  board_init (&alone, 1, NULL, NULL);
  board_put (&alone, "aasf", "turn-2");
  board_play (&alone, "end");
  g_assert_true (board_logged (&alone, "AASF finds no area to come to and is out of the game"));
}

/* A zone for an Ally: only its friendly areas with room; else the edge of the map. */
static void
test_allied_zone (void)
{
  BoardEdit edits[] = {
    { LATE, "<reinforcement counter=\"1a\" turn=\"2\" zone=\"belgium\"/>" },
    { NULL, NULL },
  };
  g_auto (Board) board = { 0 };

  board_init_edited (&board, 1, edits);
  board_put (&board, "1a", "turn-2");
  board_control (&board, BETRAYAL_GERMAN, "liege");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "enter 1a > brussels"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 1a > liege"), ==, "arrival-area");
  g_assert_cmpstr (board_why (&board, "enter 1a > calais"), ==, "arrival-area");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/numbers/D51-two-allied-fighters", test_two_allied_fighters);
  g_test_add_func ("/betrayal-1940/numbers/D51-no-allied-fighter", test_no_allied_fighter);
  g_test_add_func ("/betrayal-1940/numbers/D53-german-fighters", test_german_fighters);
  g_test_add_func ("/betrayal-1940/numbers/die", test_die);
  g_test_add_func ("/betrayal-1940/numbers/D53-german-attempts", test_german_attempts);
  g_test_add_func ("/betrayal-1940/numbers/3.3.3-intercept-modifier", test_intercept_modifier);
  g_test_add_func ("/betrayal-1940/numbers/3.3.4a-abort-thresholds", test_abort_thresholds);
  g_test_add_func ("/betrayal-1940/numbers/3.3.4b-aborted-allies-roll", test_aborted_allies_roll);
  g_test_add_func ("/betrayal-1940/numbers/3.4.1-initiative", test_initiative);

  g_test_add_func ("/betrayal-1940/numbers/3.4.2-orders-by-turn", test_orders_by_turn);
  g_test_add_func ("/betrayal-1940/numbers/3.4.2b-orders-of-area", test_orders_of_area);
  g_test_add_func ("/betrayal-1940/numbers/3.4.2b-orders-of-zone", test_orders_of_zone);
  g_test_add_func ("/betrayal-1940/numbers/3.4.2a-void-orders-without-all",
                   test_void_orders_without_all);

  g_test_add_func ("/betrayal-1940/numbers/3.2.1-german-reinforcements",
                   test_german_reinforcements);
  g_test_add_func ("/betrayal-1940/numbers/3.2.1-D20-allied-air-reinforcement",
                   test_allied_air_reinforcement);
  g_test_add_func ("/betrayal-1940/numbers/3.2.1-allied-zone", test_allied_zone);

  return g_test_run ();
}
