/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "solo-fixture.h"

/* The solo opponent, rules R52 to R61 and rulings on its tables, on positions made by hand. */

static void
play_operations (Crisis *crisis, const char *card)
{
  g_autofree char *move = g_strdup_printf ("spend %s", card);

  solo_turn_up (crisis, card);
  crisis_play (crisis, move);
}

/* R52: only Hard makes two operations of one, and leaves other cards as they are. */
static void
test_least (void)
{
  static const struct {
    const char *level;
    guint points;
  } cases[] = { { "easy", 1 }, { "normal", 1 }, { "hard", 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (Crisis) crisis = { 0 };

    solo_init (&crisis, "conceding", cases[i].level, "press", "france");
    play_operations (&crisis, "manifesto");
    g_assert_cmpuint (crisis.state->points, ==, cases[i].points);
    crisis.state->points = 0;
    play_operations (&crisis, "rally-speech");
    g_assert_cmpuint (crisis.state->points, ==, 3);
  }
}

/* R52: Normal and Hard have an operation after an event, with presence read again. */
static void
test_after_event (void)
{
  static const struct {
    const char *level;
    guint points;
  } cases[] = { { "easy", 0 }, { "normal", 1 }, { "hard", 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (Crisis) crisis = { 0 };

    solo_init (&crisis, "conceding", cases[i].level, "press", "france");
    crisis_put (&crisis, "government", 0, 1);
    solo_turn_up (&crisis, "agrarian-doubts");
    crisis_play (&crisis, "event agrarian-doubts");
    g_assert_cmpuint (crisis.state->points, ==, cases[i].points);
    if (cases[i].points > 0)
      g_assert_cmpstr (crisis_why (&crisis, "persuade > government"), ==, "legal");
  }
}

/* R53: what is in the zone that costs a point does not count, until it does. */
static void
test_available (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint16 *cubes = NULL;

  solo_init (&crisis, "conceding", "easy", "press", "france");
  g_assert_true (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
  crisis_empty_pool (&crisis, BELL_CONCEDE);
  g_assert_true (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
  crisis.state->cubes[crisis_holder (&crisis, "concede-escalation")][BELL_CONCEDE] = 0;
  g_assert_false (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));

  /* In the final round, with two points of either side for Concede. */
  crisis.state->vp = 2;
  g_assert_false (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
  crisis.state->head.turn = 4;
  g_assert_true (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
  crisis.state->vp = -2;
  g_assert_true (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
  crisis.state->vp = 1;
  g_assert_false (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));

  /* Or once the player has breached that zone. */
  crisis.state->head.turn = 1;
  cubes = crisis.state->cubes[crisis_holder (&crisis, "defend-tension")];
  cubes[BELL_CONCEDE] = cubes[BELL_DEFEND] = 0;
  g_assert_true (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
}

/* R53: for Defend only its own points count. */
static void
test_available_green (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "defending", "easy", "press", "france");
  crisis_empty_pool (&crisis, BELL_DEFEND);
  crisis.state->cubes[crisis_holder (&crisis, "defend-escalation")][BELL_DEFEND] = 0;
  crisis.state->head.turn = 4;
  crisis.state->vp = -2;
  g_assert_false (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
  crisis.state->vp = 2;
  g_assert_true (solo_is (&crisis, BELL_STATUS_AVAILABLE, "press"));
}

/* R54: a space that exerts pressure and is controlled by the side keeps its cubes from being
 * isolated; so does the power behind the side. */
static void
test_isolated (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  crisis_put (&crisis, "france", 1, 1);
  g_assert_true (solo_is (&crisis, BELL_STATUS_OWN_ISOLATED, "france"));
  g_assert_true (solo_is (&crisis, BELL_STATUS_ENEMY_ISOLATED, "france"));
  crisis_put (&crisis, "united-kingdom", 1, 0);
  g_assert_false (solo_is (&crisis, BELL_STATUS_OWN_ISOLATED, "france"));
  g_assert_false (solo_is (&crisis, BELL_STATUS_OWN_ISOLATED, "united-kingdom"));
  crisis_put (&crisis, "general-staff", 0, 1);
  g_assert_false (solo_is (&crisis, BELL_STATUS_ENEMY_ISOLATED, "general-staff"));
  /* The President presses on the Government, but only that way round counts. */
  crisis_put (&crisis, "soviet-union", 1, 0);
  g_assert_true (solo_is (&crisis, BELL_STATUS_OWN_ISOLATED, "soviet-union"));
}

static gboolean
has_room (Crisis *crisis, const char *space, guint white, guint green)
{
  crisis_put (crisis, space, white, green);

  return solo_is (crisis, BELL_STATUS_ROOM, space);
}

/* R55: one more than the player, two more in a pivotal space, never more than the limit. */
static void
test_room (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  g_assert_true (has_room (&crisis, "press", 0, 0));
  g_assert_false (has_room (&crisis, "press", 1, 0));
  g_assert_true (has_room (&crisis, "press", 1, 1));
  g_assert_false (has_room (&crisis, "press", 4, 4));
  g_assert_true (has_room (&crisis, "czechoslovaks", 1, 0));
  g_assert_false (has_room (&crisis, "czechoslovaks", 2, 0));
}

/* R55: at the President, Concede measures itself with the largest green stack that presses on it;
 * in the final round there is always room there. */
static void
test_room_president (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  g_assert_false (has_room (&crisis, "president", 2, 0));
  crisis_put (&crisis, "opposition", 0, 1);
  g_assert_true (has_room (&crisis, "president", 2, 0));
  g_assert_false (has_room (&crisis, "president", 3, 0));
  crisis.state->head.turn = 4;
  g_assert_true (has_room (&crisis, "president", 3, 0));
  g_assert_false (has_room (&crisis, "president", 4, 0));
  g_assert_false (has_room (&crisis, "france", 1, 0));
}

/* R55: in the final round, Defend has room with the President and all who press on it. */
static void
test_room_green (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "defending", "easy", "press", "france");
  g_assert_false (has_room (&crisis, "france", 0, 1));
  crisis.state->head.turn = 4;
  g_assert_true (has_room (&crisis, "france", 0, 1));
  g_assert_true (has_room (&crisis, "president", 0, 3));
  g_assert_false (has_room (&crisis, "press", 0, 1));
}

/* R56: no cards for the solo opponent; two objectives of two dimensions, of which it gets the one
 * that the player does not keep, and which both know (ruling T-ac). */
static void
test_deal (void)
{
  for (guint64 seed = 1; seed <= 40; seed++) {
    g_auto (Crisis) crisis = { 0 };
    TcMove moves[8];
    guint spaces[2], n = 0;

    crisis_open (&crisis,
                 crisis_build ("<rules/>", "<rules><solo opponent=\"conceding\"/></rules>"),
                 "crisis", seed);
    g_assert_cmpuint (crisis.state->n_hand[0], ==, 0);
    g_assert_cmpuint (crisis.state->n_hand[1], ==, 5);
    g_assert_cmpuint (crisis.state->head.actor, ==, 1);
    g_assert_cmpuint (
      tc_rules_legal_moves (crisis.ruleset, &crisis.state->head, TC_MOVES_ALL, moves), ==, 2);
    for (; n < 2; n++)
      spaces[n] =
        crisis.rules->objective[moves[n].subject - crisis.rules->objective_things.first].space;
    g_assert_cmpuint (crisis.rules->dimension_of[spaces[0]], !=,
                      crisis.rules->dimension_of[spaces[1]]);
    tc_rules_apply (crisis.ruleset, &crisis.state->head, &moves[0], crisis.events);
    tc_rules_redact (crisis.ruleset, &crisis.state->head, 0);
    g_assert_cmpuint (bell_bot_host.goal (crisis.rules, &crisis.state->head, 0), ==, spaces[1]);
    g_assert_cmpuint (bell_bot_host.goal (crisis.rules, &crisis.state->head, 1), ==, spaces[0]);
  }
}

/* R57: it plays second when it may choose. */
static void
test_initiative (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "defending", "easy", "press", "france");
  crisis_go_to (&crisis, BELL_STEP_INITIATIVE);
  g_assert_true (solo_does (&crisis, "second"));
  solo_go (&crisis, 1);
  g_assert_cmpuint (crisis.state->initiative, ==, 0);
}

/* R58, ruling T-ab: its own event is used when it changes the map and can be completed. */
static void
test_own_card (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  solo_turn_up (&crisis, "neighbours-claims");
  g_assert_true (solo_does (&crisis, "spend neighbours-claims"));
  crisis_put (&crisis, "general-staff", 0, 1);
  g_assert_true (solo_does (&crisis, "event neighbours-claims"));
  solo_go (&crisis, 2);
  g_assert_cmpuint (crisis_green (&crisis, "general-staff"), ==, 0);
  g_assert_cmpuint (bell_discarded (crisis.state)[crisis.state->n_discard - 1], ==,
                    crisis_card (&crisis, "neighbours-claims"));

  /* One green cube to remove in France, which is not there. */
  solo_turn_up (&crisis, "divided-paris");
  g_assert_true (solo_does (&crisis, "spend divided-paris"));
}

/* R58: a neutral event only for a disk and a cube. */
static void
test_neutral_card (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "government", "france");
  crisis_put (&crisis, "press", 1, 1);
  solo_turn_up (&crisis, "war-of-words");
  g_assert_true (solo_does (&crisis, "spend war-of-words"));
  solo_turn_up (&crisis, "rally-speech");
  g_assert_true (solo_does (&crisis, "event rally-speech"));
  crisis.state->disks = 7;
  g_assert_true (solo_does (&crisis, "spend rally-speech"));
}

/* R58: an enemy card is discarded for an own event of as many operations or fewer. */
static void
test_enemy_card (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  solo_turn_up (&crisis, "manifesto");
  g_assert_true (solo_does (&crisis, "spend manifesto"));
  solo_discard (&crisis, "agrarian-doubts");
  g_assert_true (solo_does (&crisis, "reuse manifesto"));
  solo_go (&crisis, 1);
  g_assert_cmpuint (crisis_white (&crisis, "government"), ==, 2);
  g_assert_cmpuint (bell_discarded (crisis.state)[crisis.state->n_discard - 1], ==,
                    crisis_card (&crisis, "manifesto"));

  solo_discard (&crisis, "flight-to-berghof");
  solo_turn_up (&crisis, "fortified-line");
  g_assert_true (solo_does (&crisis, "spend fortified-line"));
  solo_turn_up (&crisis, "general-strike");
  g_assert_true (solo_does (&crisis, "reuse general-strike"));
}

/* R59: nothing is set aside for it, and its objective comes after the player's. */
static void
test_aside (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  crisis_put (&crisis, "press", 1, 0);
  crisis_put (&crisis, "france", 0, 1);
  crisis_hand (&crisis, 1, "manifesto");
  crisis.state->step = BELL_STEP_PLAY;
  crisis.state->at = 8;
  bell_advance (crisis.ruleset, &crisis.state->head, crisis.events);
  g_assert_cmpuint (crisis.state->n_aside[0], ==, 0);
  g_assert_cmpuint (crisis.state->n_aside[1], ==, 1);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_LEAD);
  g_assert_true (solo_does (&crisis, "gain green"));
}

/* R60: the table is asked again after each removal; once a cube is placed, all others are. */
static void
test_remove_then_place (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "government");
  crisis_put (&crisis, "press", 1, 1);
  crisis_put (&crisis, "france", 1, 3);
  solo_operate (&crisis, 3);
  g_assert_true (solo_does (&crisis, "persuade > press"));
  crisis_play (&crisis, "persuade > press");
  crisis_play (&crisis, "escalate > government");
  g_assert_cmpstr (crisis_why (&crisis, "persuade > france"), ==, "placing");
  crisis_play (&crisis, "escalate > united-kingdom");
  solo_operate (&crisis, 1);
  g_assert_cmpstr (crisis_why (&crisis, "persuade > france"), ==, "legal");
}

/* T-ae: the order of scoring is in no table; every order comes up. */
static void
test_no_table (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint seen = 0;

  solo_init (&crisis, "conceding", "easy", "press", "france");
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_put (&crisis, "france", 1, 0);
  crisis_put (&crisis, "soviet-union", 1, 0);
  crisis_put (&crisis, "czechoslovaks", 0, 1);
  crisis_put (&crisis, "press", 0, 1);
  crisis_put (&crisis, "csr-germans", 0, 1);
  crisis.state->vp = 5;
  crisis_go_to (&crisis, BELL_STEP_SCORE);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_SCORE);
  for (guint64 key = 1; key <= 20; key++) {
    g_autofree char *choice = solo_dup_choice (&crisis, key, NULL);

    seen |= strcmp (choice, "score > public") == 0 ? 1 : 2;
  }
  g_assert_cmpuint (seen, ==, 3);
}

/* R61: rows leave out spaces, a row that would leave none is skipped, and a die decides. */
static void
test_elimination (void)
{
  g_auto (Crisis) crisis = { 0 };
  TcBotTrace trace;
  g_autofree char *first = NULL;
  g_autofree char *text = NULL;
  guint n_kinds[5] = { 0 };
  gboolean differs = FALSE;

  solo_init (&crisis, "conceding", "easy", "soviet-union", "moravian-hqs");
  solo_operate (&crisis, 1);
  first = solo_dup_choice (&crisis, 1, &trace);
  for (guint i = 0; i < trace.n_steps; i++)
    n_kinds[trace.steps[i].kind]++;
  g_assert_cmpuint (n_kinds[TC_BOT_STEP_DECIDED], ==, 1);
  g_assert_cmpuint (n_kinds[TC_BOT_STEP_SKIPPED], >, 0);
  text = tc_bot_trace_dup_text (crisis.ruleset, &trace);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, "Select whether to place or remove, row 6"));

  crisis_put (&crisis, "united-kingdom", 2, 0);
  crisis_put (&crisis, "czechoslovaks", 2, 0);
  crisis_put (&crisis, "president", 2, 0);
  solo_operate (&crisis, 1);
  g_clear_pointer (&first, g_free);
  first = solo_dup_choice (&crisis, 1, &trace);
  for (guint64 key = 2; key <= 40; key++) {
    g_autofree char *choice = solo_dup_choice (&crisis, key, &trace);

    g_assert_cmpuint (trace.steps[trace.n_steps - 1].kind, ==, TC_BOT_STEP_DIE);
    differs |= strcmp (choice, first) != 0;
  }
  g_assert_true (differs);
}

/* T-r: where two cubes would be needed, a row counts what one of them changes: nothing. */
static void
test_one_cube (void)
{
  g_auto (Crisis) crisis = { 0 };
  TcBotTrace trace;
  g_autofree char *choice = NULL;

  solo_init (&crisis, "conceding", "easy", "soviet-union", "moravian-hqs");
  crisis_put (&crisis, "czechoslovaks", 1, 2);
  crisis_put (&crisis, "press", 1, 0);
  crisis_put (&crisis, "csr-germans", 1, 0);
  solo_operate (&crisis, 2);
  choice = solo_dup_choice (&crisis, 1, &trace);
  for (guint i = 0; i < trace.n_steps; i++)
    g_assert_false (trace.steps[i].kind == TC_BOT_STEP_DECIDED && trace.steps[i].nth == 1);
  crisis_put (&crisis, "czechoslovaks", 2, 2);
  solo_operate (&crisis, 2);
  g_assert_true (solo_does (&crisis, "persuade > czechoslovaks"));
}

/* T-aa: an isolated cube is supported in its own space. */
static void
test_support (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "general-staff", "united-kingdom");
  /* Nothing can be won or broken anywhere, and a placement leaves the fewest cubes elsewhere. */
  crisis_put (&crisis, "united-kingdom", 4, 0);
  crisis.state->cubes[crisis_holder (&crisis, "president")][BELL_CONCEDE] = 4;
  crisis.state->cubes[crisis_holder (&crisis, "president")][BELL_DEFEND] = 4;
  crisis_put (&crisis, "soviet-union", 1, 3);
  crisis_put (&crisis, "france", 0, 2);
  crisis_put (&crisis, "government", 0, 2);
  crisis.state->cubes[crisis_holder (&crisis, "csr-germans")][BELL_DEFEND] = 2;
  g_assert_true (solo_is (&crisis, BELL_STATUS_OWN_ISOLATED, "soviet-union"));
  solo_operate (&crisis, 1);
  crisis.state->is_placing = 1;
  g_assert_true (solo_does (&crisis, "escalate > soviet-union"));
  /* With France in its hands the cube is not isolated. */
  crisis.state->cubes[crisis_holder (&crisis, "france")][BELL_CONCEDE] = 3;
  g_assert_false (solo_is (&crisis, BELL_STATUS_OWN_ISOLATED, "soviet-union"));
  solo_operate (&crisis, 1);
  crisis.state->is_placing = 1;
  g_assert_false (solo_does (&crisis, "escalate > soviet-union"));
}

/* T-ad: with a hand of its own, where two players' rules are in force, it takes a card at random
 * and uses that as the table says. */
static void
test_with_hand (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autoptr (TcBotDesk) desk = NULL;
  guint seen = 0;

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "agrarian-doubts manifesto");
  crisis_go_to (&crisis, BELL_STEP_PLAY);
  desk = tc_bot_desk_new (crisis.ruleset);
  for (guint64 key = 1; key <= 30; key++) {
    g_autofree char *choice = NULL;
    TcMove move;
    TcRng rng;

    tc_rng_init (&rng, key);
    move =
      tc_bot_desk_decide (desk, tc_bot_find (crisis.ruleset, "solo"), &crisis.state->head, &rng);
    choice = tc_move_dup_text (crisis.ruleset, &move);
    g_assert_true (strcmp (choice, "event agrarian-doubts") == 0 ||
                   strcmp (choice, "spend manifesto") == 0);
    seen |= *choice == 'e' ? 1 : 2;
  }
  g_assert_cmpuint (seen, ==, 3);
}

/* The bot that the rules put in a seat is found by the seat; the other seat has none, and without a
 * solo opponent neither has. */
static void
test_taker (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_auto (Crisis) plain = { 0 };
  const TcBot *taker = NULL;

  solo_init (&crisis, "defending", "hard", "united-kingdom", "president");
  taker = tc_bot_find_taker (crisis.ruleset, solo_seat (&crisis));
  g_assert_nonnull (taker);
  g_assert_cmpstr (taker->id, ==, "solo");
  g_assert_null (tc_bot_find_taker (crisis.ruleset, !solo_seat (&crisis)));

  crisis_open (&plain, crisis_build ("<rules/>", "<rules/>"), "crisis", 1);
  for (guint8 seat = 0; seat < 2; seat++)
    g_assert_null (tc_bot_find_taker (plain.ruleset, seat));
}

/* It says why, and decides as if it did not; where another bot thinks in its seat, nothing is said.
 */
static void
test_aloud (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autoptr (TcBotDesk) desk = NULL;
  const TcBot *bots[2];
  const guint8 solo = 1;

  solo_init (&crisis, "defending", "hard", "united-kingdom", "president");
  g_assert_cmpuint (solo_seat (&crisis), ==, solo);
  solo_operate (&crisis, 2);
  crisis.state->head.actor = solo;
  desk = tc_bot_desk_new (crisis.ruleset);
  bots[0] = tc_bot_find (crisis.ruleset, "random");
  bots[1] = tc_bot_find (crisis.ruleset, "solo");
  for (guint i = 0; i < G_N_ELEMENTS (bots); i++) {
    g_autofree char *why = NULL;
    TcRng quiet;
    TcRng aloud;
    TcMove move;
    TcMove same;

    tc_rng_init (&quiet, 7);
    tc_rng_init (&aloud, 7);
    same = tc_bot_desk_decide (desk, bots[i], &crisis.state->head, &quiet);
    move = tc_bot_desk_decide_aloud (desk, bots[i], &crisis.state->head, &aloud, &why);
    g_assert_cmpint (tc_move_compare (&move, &same), ==, 0);
    if (bots[i]->follows_tables)
      g_assert_cmpstr (
        why, ==,
        "Select whether to place or remove, row 6: Place a cube by Escalate. Drops: No more "
        "actions.\n"
        "Select where to place cubes, row 8: Keep those where the space is a pivotal space and "
        "not controlled by the solo opponent. Drops: Moravian HQs.\n"
        "A die chooses among 2 moves.");
    else
      g_assert_null (why);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/solo/R52-least", test_least);
  g_test_add_func ("/bell-1938/solo/R52-after-event", test_after_event);
  g_test_add_func ("/bell-1938/solo/R53-available", test_available);
  g_test_add_func ("/bell-1938/solo/R53-available-green", test_available_green);
  g_test_add_func ("/bell-1938/solo/R54-isolated", test_isolated);
  g_test_add_func ("/bell-1938/solo/R55-room", test_room);
  g_test_add_func ("/bell-1938/solo/R55-room-president", test_room_president);
  g_test_add_func ("/bell-1938/solo/R55-room-green", test_room_green);
  g_test_add_func ("/bell-1938/solo/R56-T-ac-deal", test_deal);
  g_test_add_func ("/bell-1938/solo/R57-initiative", test_initiative);
  g_test_add_func ("/bell-1938/solo/R58-own-card", test_own_card);
  g_test_add_func ("/bell-1938/solo/R58-neutral-card", test_neutral_card);
  g_test_add_func ("/bell-1938/solo/R58-enemy-card", test_enemy_card);
  g_test_add_func ("/bell-1938/solo/R59-aside", test_aside);
  g_test_add_func ("/bell-1938/solo/R60-remove-then-place", test_remove_then_place);
  g_test_add_func ("/bell-1938/solo/R61-elimination", test_elimination);
  g_test_add_func ("/bell-1938/solo/T-r-one-cube", test_one_cube);
  g_test_add_func ("/bell-1938/solo/T-aa-support", test_support);
  g_test_add_func ("/bell-1938/solo/T-ad-with-hand", test_with_hand);
  g_test_add_func ("/bell-1938/solo/taker", test_taker);
  g_test_add_func ("/bell-1938/solo/aloud", test_aloud);
  g_test_add_func ("/bell-1938/solo/T-ae-no-table", test_no_table);

  return g_test_run ();
}
