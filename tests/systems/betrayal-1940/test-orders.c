/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* The head of the German turn, returns and regroup tests; and what compile refuses. */

/* The opening game up to the last fighter that is to be deployed. */
static void
open_game (Board *board, guint64 seed)
{
  board_init (board, 0, NULL, NULL);
  tc_rules_init (board->ruleset, tc_ruleset_find_setup (board->ruleset, "opening"), seed,
                 &board->state->head, NULL);
  board_play (board, "deploy fighter-1 > border-2; deploy fighter-2 > border-2");
}

/* The example of 3.4.3: 3, 6 and 7 are Hold, Advance/Attack and no effect. */
static void
test_tactics_rolls (void)
{
  g_auto (Board) board = { 0 };

  open_game (&board, 3);
  board_force (&board, "34123334");
  board_play (&board, "deploy bomber > border-2");
  g_assert_true (
    board_logged (&board, "Strategic orders: roll 7, ALL / 3 (what is open / tactics rolls)"));
  g_assert_true (board_logged (&board, "Tactics roll 7: Advance/Attack again, no effect"));
  g_assert_cmpuint (board.state->tactics, ==,
                    BETRAYAL_TACTIC_BIT (BETRAYAL_HOLD) | BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK));

  /* 3.4.5, rulings D36 and D40: each tactic is used at least once. */
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-assign");
  g_assert_cmpstr (board_why (&board, "assign border-1 > exploit"), ==, "tactic-not-rolled");
  g_assert_cmpstr (board_why (&board, "assign sedan > hold"), ==, "no-germans");
  board_play (&board, "assign 1-panzer > hold; assign 2-panzer > attack");
  g_assert_cmpstr (board_why (&board, "assign 1-panzer > attack"), ==, "assigned");
  g_assert_cmpstr (board_why (&board, "assign 7-airborne > attack"), ==, "drop-first");
  board_put (&board, "26-corps", "liege");
  g_assert_cmpstr (board_why (&board, "assign 26-corps > attack"), ==, "assign-area");
  board_put (&board, "26-corps", "border-1");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* 3.4.4 B, rulings D41 to D43; 3.2.4 still drops. */
static void
test_refit (void)
{
  g_auto (Board) board = { 0 };

  open_game (&board, 3);
  board_put (&board, "1-panzer bomber", "regroup-german");
  board_put (&board, "2-panzer", "set-aside-german");
  board_reduce (&board, "1-panzer");
  board_reduce (&board, "2-panzer");
  board_reduce (&board, "3-panzer");
  board.state->loc[board_counter (&board, "bomber")] =
    betrayal_box (board.rules, BETRAYAL_BOX_DEPLOY);
  board_force (&board, "341166");
  board_play (&board, "deploy bomber > border-2");
  g_assert_cmpuint (board.state->tactics, ==, BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT));
  g_assert_false (board_is_reduced (&board, "3-panzer"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_RETURN);
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-return");
  board_play (&board, "return 1-panzer > border-5; return 2-panzer > border-5");
  g_assert_true (board_is_reduced (&board, "2-panzer"));
  g_assert_cmpstr (board_why (&board, "move 1-panzer > ardennes"), ==, "refit");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-drop");
}

/* 3.4.2 b: Refit is a tactic, so ground units do not recover in a country that was not rolled, nor
 * are they released there; air units do and are. */
static void
test_refit_in_closed_country (void)
{
  g_auto (Board) board = { 0 };
  BetrayalPlay play = { 0 };

  board_init (&board, 0, NULL, NULL);
  play.rules = board.rules;
  play.state = board.state;
  board.state->open =
    (guint16) (1u << board.rules->area_nation[tc_ruleset_find_thing (board.ruleset, "amsterdam")]);
  board_put (&board, "1-panzer fighter-1", "liege");
  board_put (&board, "2-panzer", "amsterdam");
  board_put (&board, "3-panzer", "border-3");
  board_put (&board, "4-panzer bomber", "regroup-german");
  board_reduce (&board, "1-panzer");
  board_reduce (&board, "2-panzer");
  board_reduce (&board, "3-panzer");
  board_reduce (&board, "fighter-1");
  board.state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT);
  betrayal_do_refit (&play);
  g_assert_true (board_is_reduced (&board, "1-panzer"));
  g_assert_false (board_is_reduced (&board, "2-panzer"));
  g_assert_false (board_is_reduced (&board, "3-panzer"));
  g_assert_false (board_is_reduced (&board, "fighter-1"));
  board.state->step = BETRAYAL_STEP_RETURN;
  board.state->head.phase = BETRAYAL_PHASE_RETURN;
  g_assert_cmpstr (board_why (&board, "return 4-panzer > liege"), ==, "return-area");
  g_assert_cmpstr (board_why (&board, "return 4-panzer > amsterdam"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 4-panzer > border-3"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return bomber > liege"), ==, "legal");
}

/* 3.4.2 a, ruling D34: orders against a country whose units have gone are rolled again. */
static void
test_void_orders (void)
{
  g_auto (Board) board = { 0 };

  open_game (&board, 3);
  board_put (&board, "nl-2-corps nl-3-corps peel-division", "lost");
  /* 2 names the Netherlands alone; 12 too, with Belgium; then 4: all countries. */
  board_force (&board, "11661344");
  board_play (&board, "deploy bomber > border-2");
  g_assert_true (board_logged (&board,
                               "Strategic orders: roll 2, N / 1, but no units of Netherlands "
                               "are at home: rolled again until all "
                               "countries are open"));
  g_assert_true (board_logged (&board, "Strategic orders: roll 12, BN / 2; rolled again"));
  g_assert_true (board_logged (&board, "Strategic orders: roll 4, ALL / 1"));
}

/* Ruling D15. */
static void
test_initiative (void)
{
  g_auto (Board) board = { 0 };
  BetrayalPlay play = { 0 };

  board_init (&board, 0, NULL, NULL);
  play.rules = board.rules;
  play.state = board.state;
  board.state->initiative = 0;
  board_force (&board, "44");
  betrayal_roll_initiative (&play);
  g_assert_cmpuint (board.state->initiative, ==, 1);
  board_force (&board, "44");
  betrayal_roll_initiative (&play);
  g_assert_cmpuint (board.state->initiative, ==, 0);
  board_force (&board, "25");
  betrayal_roll_initiative (&play);
  g_assert_cmpuint (board.state->initiative, ==, 1);
  board.state->initiative = BETRAYAL_NOBODY;
  board_force (&board, "4462");
  betrayal_roll_initiative (&play);
  g_assert_cmpuint (board.state->initiative, ==, 0);
}

/* The example of 3.2.2, 3.2.2 a, ruling D17: a 6 kills the reduced fighter and then brings three
 * units back, to Paris and next to it. */
static void
test_returns (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1-division 2-division 3-division aasf", "regroup-allied");
  board_put (&board, "4c", "regroup-allied");
  board_reduce (&board, "aasf");
  board_put (&board, "7-corps", "sens");
  board_force (&board, "6");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "AASF is lost for good in the Regroup Box"));
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_RETURN);
  g_assert_cmpuint (board.state->returns_left, ==, 6);
  g_assert_cmpstr (board_why (&board, "return 4c > paris"), ==, "not-in-box");
  g_assert_cmpstr (board_why (&board, "return 1-division > sens"), ==, "return-area");
  g_assert_cmpstr (board_why (&board, "return 1-division > reims"), ==, "return-area");
  board_play (&board, "return 1-division > paris; return 2-division > chartres");
  board_play (&board, "return 3-division > soissons");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_MOVE);
}

/* 3.2.2: what a roll returns must be taken. */
static void
test_returns_are_taken (void)
{
  g_auto (Board) board = { 0 };
  TcProposal end = { BETRAYAL_VERB_END, 0, { 0 }, TC_THING_NONE, 0 };
  g_autofree char *text = NULL;

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1-division 2-division 3-division", "regroup-allied");
  board_force (&board, "2");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_RETURN);
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-return");
  text = tc_rules_explain (board.ruleset, &board.state->head, &end, NULL);
  g_assert_cmpstr (text, ==,
                   "Units that were rolled for, or that Refit releases, must come back now: 1 "
                   "Division, 3 Division, 2 Division (rule 3.2.2, 3.4.4 B).");
  board_play (&board, "return 1-division > paris");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-return");
  board_play (&board, "return 3-division > paris");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_MOVE);
}

/* Ruling D102: with Paris and all around it German, the nearest friendly area. */
static void
test_returns_far (void)
{
  static const char *const german[] = { "paris",   "beauvais", "evreux",          "chartres",
                                        "orleans", "sens",     "chateau-thierry", "soissons" };
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (german); i++)
    board_control (&board, BETRAYAL_GERMAN, german[i]);
  board_put (&board, "1-division", "regroup-allied");
  board_force (&board, "1");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "return 1-division > soissons"), ==, "return-area");
  g_assert_cmpstr (board_why (&board, "return 1-division > amiens"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 1-division > arras"), ==, "return-area");
}

/* 3.2.1, ruling D20. */
static void
test_reinforcements (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board.state->head.turn = 3;
  board_put (&board, "2dcr 4dcr", "turn-3");
  board_put (&board, "7-corps", "soissons");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_ENTER);
  g_assert_cmpstr (board_why (&board, "enter 2dcr > soissons"), ==, "arrival-area");
  g_assert_cmpstr (board_why (&board, "enter 2dcr > chartres"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 2dcr > belfort"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 2dcr > paris"), ==, "arrival-area");
  board_play (&board, "enter 2dcr > chartres; enter 4dcr > orleans");

  board_clear (&board);
  board_init (&board, 1, NULL, NULL);
  board.state->head.turn = 4;
  board_put (&board, "1tb", "turn-4");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "enter 1tb > calais"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "enter 1tb > paris"), ==, "arrival-area");
}

/* 5.1, 5.3: at the end of the own player-turn. */
static void
test_regroup (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "4c 5c 1-division", "set-aside-allied");
  board_force (&board, "36");
  board_play (&board, "end");
  /* 4c before 5c is not the order of the counters: 5C comes first in the order of battle. */
  g_assert_true (board_logged (&board, "Regroup test of 5C: roll 3, delayed"));
  g_assert_true (board_logged (&board, "Regroup test of 4C: roll 6, salvaged"));
  /* The British unit waits for the British player-turn. */
  g_assert_false (board_logged (&board, "Regroup test of 1"));
  g_assert_true (board_is_in (&board, "4c", "regroup-allied"));
  g_assert_true (board_is_in (&board, "1-division", "set-aside-allied"));
}

/* 3.4.5, ruling T10: an attack tactic is used only where there is something to attack. */
static void
test_attack_needs_target (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "amsterdam");
  board_put (&board, "2-panzer", "sedan");
  board_put (&board, "5c", "reims");
  board.state->tactics =
    BETRAYAL_TACTIC_BIT (BETRAYAL_EXPLOIT) | BETRAYAL_TACTIC_BIT (BETRAYAL_HOLD);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  g_assert_cmpstr (board_why (&board, "assign amsterdam > exploit"), ==, "tactic-unused");
  g_assert_cmpstr (board_why (&board, "assign sedan > hold"), ==, "tactic-unused");
  g_assert_cmpstr (board_why (&board, "assign amsterdam > hold"), ==, "legal");
  board_play (&board, "assign sedan > exploit");
  g_assert_cmpstr (board_why (&board, "assign amsterdam > exploit"), ==, "tactic-unused");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-assign");
  board_play (&board, "assign amsterdam > hold");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_MOVE);
}

/* 3.4.4 C, ruling T10: every Allied area is a target, also one next to another; an attack that only
 * a rear area is given is not carried out. Cambrai and Soissons adjoin, Sedan only Cambrai. */
static void
test_attack_on_neighbours (void)
{
  g_auto (Board) board = { 0 };
  TcProposal end = { BETRAYAL_VERB_END, 0, { 0 }, TC_THING_NONE, 0 };
  g_autofree char *text = NULL;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "cambrai");
  board_put (&board, "4c", "soissons");
  board_put (&board, "1-panzer", "sedan");
  board_put (&board, "2-panzer", "amsterdam");
  board_put (&board, "3-panzer", "paris");
  board.state->tactics =
    BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK) | BETRAYAL_TACTIC_BIT (BETRAYAL_HOLD);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  /* Of the three areas two have something to attack, whichever Allied area is looked at first. */
  g_assert_cmpstr (board_why (&board, "assign amsterdam > attack"), ==, "legal");
  board_play (&board, "assign amsterdam > attack");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-assign");
  board_play (&board, "assign sedan > attack");
  g_assert_cmpstr (board_why (&board, "assign paris > attack"), ==, "tactic-unused");
  board_play (&board, "assign paris > hold");

  board_clear (&board);
  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "cambrai");
  board_put (&board, "4c", "soissons");
  board_put (&board, "3-panzer", "paris");
  board_put (&board, "2-panzer", "amsterdam");
  board.state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  board_play (&board, "assign amsterdam > attack");
  /* Not that it was given to nobody. */
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-unmet");
  text = tc_rules_explain (board.ruleset, &board.state->head, &end, NULL);
  g_assert_cmpstr (text, ==,
                   "Advance/Attack was given only where it cannot be carried out, and another area "
                   "can (rule 3.4.5).");
  board_play (&board, "assign paris > attack");
  g_assert_cmpstr (board_why (&board, "move 3-panzer > soissons"), ==, "legal");
}

/* With nothing to attack anywhere, any area will do. */
static void
test_attack_without_target (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "amsterdam");
  board_put (&board, "5c", "reims");
  /* Across its front the Maginot Line need not be attacked (D38). */
  board_put (&board, "4-corps", "border-6");
  board_put (&board, "1c", "metz");
  board.state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_EXPLOIT);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-assign");
  g_assert_cmpstr (board_why (&board, "assign amsterdam > exploit"), ==, "legal");
  board_play (&board, "assign border-6 > exploit");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* Reasons name what is still owed. */
static void
test_reasons_name (void)
{
  g_auto (Board) board = { 0 };
  TcProposal end = { BETRAYAL_VERB_END, 0, { 0 }, TC_THING_NONE, 0 };
  g_autofree char *text = NULL;
  g_autofree char *tactic = NULL;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "dinant");
  board_put (&board, "5c", "sedan");
  board.state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  tactic = tc_rules_explain (board.ruleset, &board.state->head, &end, NULL);
  g_assert_cmpstr (tactic, ==,
                   "Advance/Attack was rolled and must still be given to an area that can carry "
                   "it out (rule 3.4.5).");
  board_play (&board, "assign dinant > attack");
  text = tc_rules_explain (board.ruleset, &board.state->head, &end, NULL);
  g_assert_cmpstr (text, ==, "Sedan must still be attacked (rule 3.4.4 C).");
}

/* --- The shipped data (facts that no edit of the tables changes) --- */

static void
test_counters (void)
{
  static const struct {
    const char *nation;
    guint n;
  } expected[] = { { "nation-germany", 44 },
                   { "nation-france", 29 },
                   { "nation-britain", 15 },
                   { "nation-belgium", 8 },
                   { "nation-netherlands", 3 } };
  g_auto (Board) board = { 0 };

  board_open (&board, board_build_file (BOARD_SHIPPED, NULL, NULL), "historical", 1);
  g_assert_cmpuint (board.rules->n_counters, ==, 108);
  for (guint k = 0; k < G_N_ELEMENTS (expected); k++) {
    guint nation = (guint) tc_ruleset_find_thing (board.ruleset, expected[k].nation) -
                   board.rules->nation_things.first;
    guint n = 0;

    for (guint i = 0; i < board.rules->n_counters; i++)
      n += board.rules->counters[i].kind != BETRAYAL_MARKER &&
           board.rules->counters[i].nation == nation;
    g_assert_cmpuint (n, ==, expected[k].n);
  }
}

static void
test_map (void)
{
  g_auto (Board) board = { 0 };
  guint paris, border_1, border_5;

  board_open (&board, board_build_file (BOARD_SHIPPED, NULL, NULL), "historical", 1);
  g_assert_cmpuint (board.rules->n_areas, ==, 50);
  g_assert_cmpuint (board.rules->link_start[50], ==, 250);
  paris = tc_ruleset_find_thing (board.ruleset, "paris");
  border_1 = tc_ruleset_find_thing (board.ruleset, "border-1");
  border_5 = tc_ruleset_find_thing (board.ruleset, "border-5");
  g_assert_cmpuint (betrayal_distances (board.rules, border_1)[paris], ==, 6);
  g_assert_cmpuint (betrayal_distances (board.rules, border_5)[paris], ==, 5);
  for (guint a = 0; a < 50; a++)
    for (guint b = 0; b < 50; b++)
      g_assert_cmpuint (betrayal_distances (board.rules, a)[b], ==,
                        betrayal_distances (board.rules, b)[a]);
}

/* --- What compile refuses --- */

typedef struct {
  const char *name;
  const char *from;
  const char *to;
  const char *message; /* a part of it */
} Refusal;

static const Refusal refusals[] = {
  { "no-automaton", "automaton=\"true\"", "automaton=\"false\"", "0 nations on a side are marked" },
  { "two-automatons", "id=\"france\" name=\"France\" side",
    "id=\"france\" name=\"France\" automaton=\"true\" side", "2 nations on a side are marked" },
  { "no-seat", "side=\"allied\" seat=\"french\"", "side=\"allied\"", "no player controls" },
  { "gap-in-table", "<row from=\"6\" to=\"6\" tactic=\"attack\"",
    "<row from=\"13\" to=\"13\" tactic=\"attack\"", "no row is for a total of 6" },
  { "turns-with-gap", "<turn n=\"2\"", "<turn n=\"22\"", "without a gap" },
  { "republic-abroad", "counter=\"french-republic\" area=\"paris\"",
    "counter=\"french-republic\" area=\"ghent\"", "must start in France" },
  { "twice-placed", "<place counter=\"16c\"", "<place counter=\"1c\"", "1c" },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (TcBuild) build = board_build (refusal->from, refusal->to);
  g_autoptr (TcReport) report = tc_report_ref (tc_build_get_report (build));
  gboolean found = FALSE;

  g_assert_null (tc_build_get_ruleset (build));
  /* Findings of other families keep a build from compiling at all. */
  if (tc_scenario_is_valid (tc_build_get_scenario (build))) {
    g_autoptr (TcRuleset) ruleset = NULL;

    tc_report_unref (report);
    report = tc_report_new ();
    ruleset = tc_ruleset_compile (*tc_systems_list (), tc_build_get_scenario (build), report);
    g_assert_null (ruleset);
  }
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_test_message ("%s: %s", finding->code, finding->message);
    found |= strstr (finding->message, refusal->message) != NULL;
  }
  g_assert_true (found);
}

/* Rules that are not written are the schema's defaults. */
static void
test_defaults (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, "<stacking limit=\"3\" ref=\"1.5\"/>", "");
  g_assert_cmpuint (board.rules->stacking[BETRAYAL_ALLIED], ==, 3);
}

/* D104: Germans with a player of their own. */
static void
test_german_seat (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, "run-by=\"initiative\"", "run-by=\"human\"");
  g_assert_cmpuint (tc_ruleset_get_n_seats (board.ruleset), ==, 3);
  g_assert_cmpuint (board.state->head.actor, ==, 2);
}

/* Ruling D34: one of two countries named without home units is enough. */
static void
test_void_orders_of_two (void)
{
  g_auto (Board) board = { 0 };

  open_game (&board, 3);
  board_put (&board, "nl-2-corps nl-3-corps peel-division", "lost");
  board_force (&board, "661344");
  board_play (&board, "deploy bomber > border-2");
  g_assert_true (board_logged (&board,
                               "Strategic orders: roll 12, BN / 2, but no units of Netherlands "
                               "are at home: rolled again"));
}

/* 3.4.5, ruling D36: what was rolled is given to one area at least, Hold as well. */
static void
test_hold_is_owed (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "sedan");
  board_put (&board, "2-panzer", "cambrai");
  board_put (&board, "3-panzer", "amsterdam");
  board_put (&board, "5c", "reims");
  board.state->tactics =
    BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK) | BETRAYAL_TACTIC_BIT (BETRAYAL_HOLD);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  board_play (&board, "assign sedan > attack");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-assign");
  board_play (&board, "assign amsterdam > hold");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* Ruling D50: each turn rolls on the tactics table of its time. Total 4 is Hold, then Exploit. */
static void
test_tactics_by_turn (void)
{
  static const BetrayalTactic expected[] = { BETRAYAL_HOLD, BETRAYAL_EXPLOIT };

  for (guint turn = 1; turn <= 2; turn++) {
    g_auto (Board) board = { 0 };
    BetrayalPlay play = { 0 };

    board_open (&board, board_build_file ("tests/fixtures/tiny-1940.scenario.xml", NULL, NULL),
                "tiny", 1);
    play = (BetrayalPlay){ board.rules, board.state, board.events };
    board.state->head.turn = (guint16) turn;
    board.state->head.n_forced = 0;
    /* The orders, and as many fours as there can be rolls. */
    board_force (&board, "34222222");
    betrayal_roll_orders (&play);
    g_assert_cmpuint (board.state->tactics, ==, BETRAYAL_TACTIC_BIT (expected[turn - 1]));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/orders/3.4.3-tactics-rolls", test_tactics_rolls);
  g_test_add_func ("/betrayal-1940/orders/3.4.5-T10-attack-needs-target", test_attack_needs_target);
  g_test_add_func ("/betrayal-1940/orders/3.4.5-T10-attack-on-neighbours",
                   test_attack_on_neighbours);
  g_test_add_func ("/betrayal-1940/orders/3.4.5-T10-attack-without-target",
                   test_attack_without_target);
  g_test_add_func ("/betrayal-1940/orders/3.4.4C-reasons-name", test_reasons_name);
  g_test_add_func ("/betrayal-1940/orders/3.4.4b-refit", test_refit);
  g_test_add_func ("/betrayal-1940/orders/3.4.2b-refit-in-closed-country",
                   test_refit_in_closed_country);
  g_test_add_func ("/betrayal-1940/orders/3.4.2a-void-orders", test_void_orders);
  g_test_add_func ("/betrayal-1940/orders/3.4.1-initiative", test_initiative);
  g_test_add_func ("/betrayal-1940/regroup/3.2.2-returns", test_returns);
  g_test_add_func ("/betrayal-1940/regroup/3.2.2-returns-are-taken", test_returns_are_taken);
  g_test_add_func ("/betrayal-1940/regroup/3.2.2a-returns-far", test_returns_far);
  g_test_add_func ("/betrayal-1940/regroup/3.2.1-reinforcements", test_reinforcements);
  g_test_add_func ("/betrayal-1940/regroup/5.1-tests", test_regroup);
  g_test_add_func ("/betrayal-1940/data/counters", test_counters);
  g_test_add_func ("/betrayal-1940/data/map", test_map);
  g_test_add_func ("/betrayal-1940/compile/defaults", test_defaults);
  g_test_add_func ("/betrayal-1940/compile/german-seat", test_german_seat);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/compile/%s", refusals[i].name);

    g_test_add_data_func (path, &refusals[i], test_refusal);
  }
  g_test_add_func ("/betrayal-1940/orders/3.4.2a-D34-void-orders-of-two", test_void_orders_of_two);
  g_test_add_func ("/betrayal-1940/orders/3.4.5-D36-hold-is-owed", test_hold_is_owed);
  g_test_add_func ("/betrayal-1940/orders/D50-tactics-by-turn", test_tactics_by_turn);

  return g_test_run ();
}
