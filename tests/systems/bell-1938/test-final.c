/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* The final round and victory: rules R48 to R51. */

/* The final round, in which White is the Initiative Player; @white and @green are the cards set
 * aside. */
static void
init_final (Crisis *crisis, const char *white, const char *green)
{
  crisis_init (crisis, NULL, NULL);
  crisis->state->vp = 1;
  crisis_aside (crisis, 0, white);
  crisis_aside (crisis, 1, green);
}

static void
begin_final (Crisis *crisis)
{
  crisis_begin_round (crisis, 4);
  crisis_play (crisis, "first");
}

/* R48: three cards that were set aside and the Final Decision card make four: one is discarded,
 * face up. */
static void
test_discard (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "manifesto war-scare ultimatum", "divided-paris radio-appeal joint-note");
  begin_final (&crisis);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_DISCARD);
  g_assert_cmpstr (crisis_why (&crisis, "discard no-discussion"), ==, "not-held");
  crisis_play (&crisis, "discard manifesto");
  g_assert_cmpuint (bell_where (crisis.state)[crisis_card (&crisis, "manifesto")], ==,
                    BELL_IN_DISCARD);
  crisis_play (&crisis, "discard no-discussion");
  g_assert_cmpuint (bell_where (crisis.state)[crisis_card (&crisis, "no-discussion")], ==,
                    BELL_OUT);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
}

/* R48: without the Final Decision card there are three, and nothing to discard. */
static void
test_no_discard (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "manifesto war-scare ultimatum", "divided-paris radio-appeal");
  bell_where (crisis.state)[crisis_card (&crisis, "about-us")] = BELL_OUT;
  begin_final (&crisis);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
  g_assert_cmpstr (crisis_why (&crisis, "select about-us"), ==, "not-held");
}

/* R49: both choose in secret: the other seat does not even see whether it is the Final Decision
 * card. */
static void
test_secret (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree BellState *first = NULL;
  g_autofree BellState *second = NULL;

  init_final (&crisis, "war-scare ultimatum", "divided-paris radio-appeal");
  begin_final (&crisis);
  crisis_play (&crisis, "select about-us");
  second = crisis_redact (&crisis, 1);
  g_assert_cmpuint (second->chosen[0], ==, BELL_HIDDEN_CARD);
  g_assert_cmpuint (bell_where (second)[crisis_card (&crisis, "about-us")], ==, BELL_IN_FRONT);
  crisis_play (&crisis, "select divided-paris");
  first = crisis_redact (&crisis, 0);
  g_assert_cmpuint (first->chosen[1], ==, BELL_HIDDEN_CARD);
  crisis_play (&crisis, "reveal");
  g_assert_true (crisis_logged (&crisis, "White plays About Us"));
  g_assert_true (crisis_logged (&crisis, "Green plays Divided Paris"));
}

/* R49: one Persuade or one Escalate in the space on the tab, Initiative Player first. */
static void
test_act (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;

  init_final (&crisis, "fear-of-bombs ultimatum", "divided-paris radio-appeal");
  crisis_put (&crisis, "press", 1, 1);
  crisis_put (&crisis, "france", 0, 1);
  begin_final (&crisis);
  crisis_play (&crisis, "select fear-of-bombs; select divided-paris; reveal");
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
  moves = crisis_dup_moves (&crisis);
  g_assert_cmpstr (moves, ==, "persuade > press; escalate > press; done");
  crisis_play (&crisis, "persuade > press");
  g_assert_cmpuint (crisis_green (&crisis, "press"), ==, 0);
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
  crisis_play (&crisis, "escalate > france");
  g_assert_cmpuint (crisis_green (&crisis, "france"), ==, 2);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
}

/* R49: the usual conditions hold: without presence or pressure nothing happens. */
static void
test_act_impossible (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "fear-of-bombs ultimatum", "divided-paris radio-appeal");
  begin_final (&crisis);
  crisis_play (&crisis, "select fear-of-bombs; select divided-paris; reveal");
  g_assert_true (crisis_logged (&crisis, "Fear of Bombs: White has nothing in "));
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
}

/* Ruling T-v: presence and control are read when each action begins: the second player may have
 * lost something to the first. */
static void
test_second_action (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "war-scare ultimatum", "night-of-decisions radio-appeal");
  crisis_put (&crisis, "france", 1, 2);
  begin_final (&crisis);
  crisis_play (&crisis, "select war-scare; select night-of-decisions; reveal; persuade > france");
  g_assert_true (crisis_logged (&crisis, "Night of Decisions: Green has nothing in "));
  g_assert_cmpuint (crisis_green (&crisis, "president"), ==, 0);
}

/* R49, ruling T-k: the same space on both tabs: nobody acts. */
static void
test_cancelled (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "war-scare ultimatum", "divided-paris radio-appeal");
  crisis_put (&crisis, "france", 1, 1);
  begin_final (&crisis);
  crisis_play (&crisis, "select war-scare; select divided-paris; reveal");
  g_assert_true (crisis_logged (&crisis, "Both cards name France: nobody acts"));
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
}

/* R49, ruling T-k: cards without a tab cancel nothing and do nothing. */
static void
test_no_tab (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "war-scare ultimatum", "london-editorial radio-appeal");
  crisis_put (&crisis, "france", 1, 1);
  begin_final (&crisis);
  crisis_play (&crisis, "select ultimatum; select london-editorial; reveal");
  g_assert_true (crisis_logged (&crisis, "Ultimatum has no effect in the final round"));
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
  crisis_play (&crisis, "select war-scare; select radio-appeal; reveal");
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_ACT);
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
}

/* R50: then Political and Military are scored again, and no other dimension. */
static void
test_last_scoring (void)
{
  g_auto (Crisis) crisis = { 0 };
  const char *const military[] = { "general-staff", "state-defense-guard", "moravian-hqs" };
  const char *const public[] = { "czechoslovaks", "press", "csr-germans" };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->head.turn = 4;
  for (guint i = 0; i < 3; i++) {
    crisis_put (&crisis, military[i], 0, 1);
    crisis_put (&crisis, public[i], 1, 0);
  }
  crisis_go_to (&crisis, BELL_STEP_SCORE);
  g_assert_cmpint (crisis.state->vp, ==, 1);
  g_assert_true (tc_rules_is_over (&crisis.state->head));
}

/* Who wins with @vp points, @white cubes with the president and @green ones in @space; the log says
 * the @reason. */
static BellLevel
find_winner (gint vp, guint white, const char *space, guint green, const char *reason)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = (gint8) vp;
  crisis_put (&crisis, "president", white, 0);
  crisis_put (&crisis, space, crisis_white (&crisis, space), green);
  crisis_go_to (&crisis, BELL_STEP_END);
  g_assert_true (tc_rules_is_over (&crisis.state->head));
  g_assert_true (crisis_logged (&crisis, reason));

  return crisis.state->ending - 1;
}

/* R51: a point, and as many green cubes in one space that presses on the president as white ones
 * with the president. */
static void
test_victory (void)
{
  g_assert_cmpuint (
    find_winner (1, 2, "general-staff", 2, "Defend holds the General Staff with 2 cubes: 2 needed"),
    ==, BELL_LEVEL_DEFEND);
  g_assert_cmpuint (
    find_winner (1, 2, "president", 2, "Defend holds the President with 2 cubes: 2 needed"), ==,
    BELL_LEVEL_DEFEND);
  g_assert_cmpuint (find_winner (1, 2, "general-staff", 1,
                                 "Too few cubes of Defend to hold the President: 2 needed"),
                    ==, BELL_LEVEL_CONCEDE);
  g_assert_cmpuint (
    find_winner (1, 2, "press", 4, "Too few cubes of Defend to hold the President: 2 needed"), ==,
    BELL_LEVEL_CONCEDE);
  g_assert_cmpuint (
    find_winner (0, 0, "general-staff", 4,
                 "Too few victory points for Defend: 0 for Concede, 1 for Defend needed"),
    ==, BELL_LEVEL_CONCEDE);
  g_assert_cmpuint (
    find_winner (5, 0, "press", 0,
                 "Defend needs no cubes to hold out: Concede has none in the President"),
    ==, BELL_LEVEL_DEFEND);
}

/* R51: the cubes of two spaces are not added. */
static void
test_single_space (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = 3;
  crisis_put (&crisis, "president", 2, 1);
  crisis_put (&crisis, "france", 0, 1);
  crisis_put (&crisis, "opposition", 0, 1);
  g_assert_false (bell_defends (crisis.rules, crisis.state));
  /* As many in one space that presses on the President do. */
  crisis_put (&crisis, "opposition", 0, 2);
  g_assert_true (bell_defends (crisis.rules, crisis.state));
  crisis_put (&crisis, "opposition", 0, 1);
  crisis_put (&crisis, "press", 0, 4);
  g_assert_false (bell_defends (crisis.rules, crisis.state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/final/R48-discard", test_discard);
  g_test_add_func ("/bell-1938/final/R48-no-discard", test_no_discard);
  g_test_add_func ("/bell-1938/final/R49-secret", test_secret);
  g_test_add_func ("/bell-1938/final/R49-act", test_act);
  g_test_add_func ("/bell-1938/final/R49-act-impossible", test_act_impossible);
  g_test_add_func ("/bell-1938/final/T-v-second-action", test_second_action);
  g_test_add_func ("/bell-1938/final/T-k-cancelled", test_cancelled);
  g_test_add_func ("/bell-1938/final/T-k-no-tab", test_no_tab);
  g_test_add_func ("/bell-1938/final/R50-last-scoring", test_last_scoring);
  g_test_add_func ("/bell-1938/final/R51-victory", test_victory);
  g_test_add_func ("/bell-1938/final/R51-single-space", test_single_space);

  return g_test_run ();
}
