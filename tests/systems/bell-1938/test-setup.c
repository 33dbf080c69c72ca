/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* The components and the opening: rules R1 to R8, R21 to R26, and free setups. */

/* R1, R4, R8: 37 cards and two Final Decision cards, an objective for each of twelve spaces, four
 * dimensions of three spaces with a pivotal one each. */
static void
test_components (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint32 aims = 0;

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 1);
  g_assert_cmpuint (crisis.rules->n_cards, ==, 39);
  g_assert_cmpuint (crisis.rules->n_objectives, ==, 12);
  g_assert_cmpuint (crisis.rules->n_spaces, ==, 12);
  g_assert_cmpuint (crisis.rules->n_dimensions, ==, 4);
  for (guint i = 0; i < crisis.rules->n_objectives; i++)
    aims |= 1u << crisis.rules->objective[i].space;
  g_assert_cmphex (aims, ==, 0xfff);
  for (guint i = 0; i < crisis.rules->n_dimensions; i++) {
    guint64 pivotal =
      *bell_nth_set (crisis.rules, crisis.rules->dimension, i) & *crisis.rules->pivotal;

    g_assert_true (pivotal != 0 && (pivotal & (pivotal - 1)) == 0);
  }
}

/* R3: points, colour, tab and Repeated mark of a card. */
static void
test_card (void)
{
  g_auto (Crisis) crisis = { 0 };
  const BellCard *card;

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 1);
  card = &crisis.rules->card[crisis_card (&crisis, "autonomy-programme")];
  g_assert_cmpuint (card->points, ==, 1);
  g_assert_cmpuint (card->side, ==, BELL_CONCEDE);
  g_assert_cmpuint (card->tab, ==, crisis_holder (&crisis, "csr-germans"));
  g_assert_true (card->is_repeated);
  g_assert_cmpuint (crisis.rules->card[crisis_card (&crisis, "ultimatum")].side, ==, BELL_NONE);
}

/* R2, R5: the Final Decision cards lie in front of their owners. */
static void
test_final_cards (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 1);
  g_assert_cmpuint (bell_find_final (crisis.rules, crisis.state, 0), ==,
                    crisis_card (&crisis, "about-us"));
  g_assert_cmpuint (bell_find_final (crisis.rules, crisis.state, 1), ==,
                    crisis_card (&crisis, "no-discussion"));
}

/* R21 to R24, R26: where everything starts. "R22" "R23" */
static void
test_opening (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 1);
  g_assert_cmpint (crisis.state->vp, ==, 0);
  g_assert_cmpuint (crisis.state->initiative, ==, 1);
  g_assert_cmpuint (crisis_white (&crisis, "concede-pool"), ==, 6);
  g_assert_cmpuint (crisis_white (&crisis, "concede-escalation"), ==, 4);
  g_assert_cmpuint (crisis_green (&crisis, "concede-escalation"), ==, 5);
  g_assert_cmpuint (crisis_green (&crisis, "defend-escalation"), ==, 4);
  g_assert_cmpuint (crisis_white (&crisis, "defend-tension"), ==, 3);
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 1);
  g_assert_cmpuint (crisis_white (&crisis, "csr-germans"), ==, 2);
  g_assert_cmpuint (crisis_green (&crisis, "france"), ==, 1);
  g_assert_cmpuint (crisis_green (&crisis, "soviet-union"), ==, 1);
  g_assert_cmpuint (crisis_green (&crisis, "partial"), ==, 1);
  g_assert_cmpuint (crisis_green (&crisis, "general"), ==, 3);
  g_assert_cmpuint (crisis.state->disks, ==, 0);
}

/* R25: 26 cubes of each side. */
static void
test_sum (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 1);
  g_assert_cmpuint (crisis_total (&crisis, BELL_CONCEDE), ==, 26);
  g_assert_cmpuint (crisis_total (&crisis, BELL_DEFEND), ==, 26);
}

/* R25: a setup that loses a cube is no game. */
static void
test_sum_is_checked (void)
{
  g_autoptr (TcBuild) build =
    crisis_build ("<put side=\"concede\" in=\"concede-pool\" count=\"6\"/>",
                  "<put side=\"concede\" in=\"concede-pool\" count=\"5\"/>");

  g_assert_null (tc_build_get_ruleset (build));
}

/* R26: another seed, another hand. */
static void
test_shuffled (void)
{
  g_auto (Crisis) one = { 0 };
  g_auto (Crisis) other = { 0 };
  guint n_cards;

  crisis_open (&one, crisis_build (NULL, NULL), "crisis", 1);
  crisis_open (&other, crisis_build (NULL, NULL), "crisis", 2);
  n_cards = one.rules->n_cards;
  g_assert_true (memcmp (bell_where (one.state), bell_where (other.state), n_cards) != 0);
}

/* A free setup: first White, then Green, in the allowed spaces, no more than each may hold. */
static void
test_free (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_open (&crisis, crisis_build (NULL, NULL), "free", 1);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_SETUP);
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
  g_assert_cmpstr (crisis_why (&crisis, "begin > president"), ==, "not-allowed");
  crisis_play (&crisis, "begin > government; begin > government");
  g_assert_cmpstr (crisis_why (&crisis, "begin > government"), ==, "full");
  crisis_play (&crisis, "begin > france");
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
  crisis_play (&crisis, "begin > soviet-union; begin > moravian-hqs");
  g_assert_cmpuint (crisis_white (&crisis, "government"), ==, 2);
  g_assert_cmpuint (crisis_green (&crisis, "moravian-hqs"), ==, 1);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_OBJECTIVE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/setup/R1-components", test_components);
  g_test_add_func ("/bell-1938/setup/R3-card", test_card);
  g_test_add_func ("/bell-1938/setup/R5-final-cards", test_final_cards);
  g_test_add_func ("/bell-1938/setup/R21-opening", test_opening);
  g_test_add_func ("/bell-1938/setup/R25-sum", test_sum);
  g_test_add_func ("/bell-1938/setup/R25-sum-is-checked", test_sum_is_checked);
  g_test_add_func ("/bell-1938/setup/R26-shuffled", test_shuffled);
  g_test_add_func ("/bell-1938/setup/free", test_free);

  return g_test_run ();
}
