/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* Presence, control and operations: rules R6 to R12 and R38 to R41. */

/* The opening of the game, with White to spend the three points of a card. */
static void
init_opening (Crisis *crisis)
{
  crisis_init (crisis, NULL, NULL);
  crisis_put (crisis, "united-kingdom", 1, 0);
  crisis_put (crisis, "csr-germans", 2, 0);
  crisis_put (crisis, "france", 0, 1);
  crisis_put (crisis, "soviet-union", 0, 1);
}

/* R10, R40: White's powers press on three spaces; control of the United Kingdom presses on the
 * president and, with this board's arrows, on France; that of the Germans on the Guard and Press.
 */
static void
test_opening_white (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;

  init_opening (&crisis);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_play (&crisis, "spend ultimatum");
  moves = crisis_dup_moves (&crisis);
  g_assert_cmpstr (moves, ==,
                   "escalate > united-kingdom; escalate > france; escalate > president; "
                   "escalate > government; escalate > state-defense-guard; escalate > press; "
                   "escalate > csr-germans; done");
}

/* R9, R10: Green's powers, and the arrows from France and the Soviet Union. */
static void
test_opening_green (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_opening (&crisis);
  crisis_hand (&crisis, 0, "manifesto");
  crisis_hand (&crisis, 1, "ultimatum");
  crisis_play (&crisis, "spend manifesto; done; spend ultimatum");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > president"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > czechoslovaks"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > general-staff"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > moravian-hqs"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > government"), ==, "no-reach");
  g_assert_cmpstr (crisis_why (&crisis, "persuade > united-kingdom"), ==, "not-present");
}

/* R9: an arrow has a direction: control of the president does not press on the United Kingdom. */
static void
test_direction (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "manifesto");
  crisis_hand (&crisis, 1, "ultimatum");
  crisis_put (&crisis, "president", 0, 1);
  crisis_play (&crisis, "spend manifesto; done; spend ultimatum");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > united-kingdom"), ==, "no-reach");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > government"), ==, "legal");
}

/* R11: one cube is presence; control takes more cubes than the enemy has. */
static void
test_control (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "france", 2, 2);
  g_assert_true (crisis_is_present (&crisis, 0, "france"));
  g_assert_false (crisis_controls (&crisis, 0, "france"));
  g_assert_false (crisis_controls (&crisis, 1, "france"));
  crisis_put (&crisis, "france", 3, 2);
  g_assert_true (crisis_controls (&crisis, 0, "france"));
}

/* R11: a dimension is controlled with all three of its spaces. */
static void
test_dimension (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_put (&crisis, "france", 1, 0);
  g_assert_cmpuint (crisis_dimensions (&crisis, 0), ==, 0);
  crisis_put (&crisis, "soviet-union", 2, 1);
  g_assert_cmpuint (crisis_dimensions (&crisis, 0), ==, 1);
}

/* R12, R39: presence is read once: no Persuade in a space entered by this card. */
static void
test_frozen_presence (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "government", 0, 1);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_play (&crisis, "spend ultimatum; escalate > government");
  g_assert_cmpstr (crisis_why (&crisis, "persuade > government"), ==, "not-present");
}

/* R12, R40: control is read once: what this card took over opens nothing. */
static void
test_frozen_control (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_play (&crisis, "spend ultimatum; escalate > united-kingdom");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > president"), ==, "no-reach");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > united-kingdom"), ==, "legal");
}

/* R12: and what it lost is not closed. */
static void
test_frozen_loss (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "press", 1, 2);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_play (&crisis, "spend ultimatum; persuade > press; persuade > press");
  g_assert_cmpuint (crisis_green (&crisis, "press"), ==, 0);
  g_assert_cmpstr (crisis_why (&crisis, "persuade > press"), ==, "no-enemy");
}

/* R7: four cubes of each side in a space, and no more. */
static void
test_limit (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "government", 2, 4);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_play (&crisis, "spend ultimatum; escalate > government; escalate > government");
  g_assert_cmpuint (crisis_white (&crisis, "government"), ==, 4);
  g_assert_cmpstr (crisis_why (&crisis, "escalate > government"), ==, "full");
}

/* R7: the number is the scenario's. */
static void
test_limit_of_scenario (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, "<rules/>", "<rules><influence limit=\"2\"/></rules>");
  crisis_put (&crisis, "government", 2, 0);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_play (&crisis, "spend ultimatum");
  g_assert_cmpstr (crisis_why (&crisis, "escalate > government"), ==, "full");
}

/* R35, R38: one point for one cube, in any spaces; then it is the other player's turn, and the card
 * lies on the pile. */
static void
test_operations (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "press", 1, 1);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_hand (&crisis, 1, "manifesto");
  crisis_play (&crisis, "spend ultimatum; escalate > united-kingdom; persuade > press; "
                        "escalate > government");
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 1);
  g_assert_cmpuint (crisis_green (&crisis, "press"), ==, 0);
  g_assert_cmpuint (bell_discarded (crisis.state)[0], ==, crisis_card (&crisis, "ultimatum"));
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
}

/* R39: a removed cube goes to the enemy's pool. */
static void
test_persuade (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint before;

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "press", 1, 2);
  before = crisis_green (&crisis, "defend-pool");
  crisis_hand (&crisis, 0, "manifesto");
  crisis_play (&crisis, "spend manifesto; persuade > press");
  g_assert_cmpuint (crisis_green (&crisis, "defend-pool"), ==, before + 1);
  g_assert_cmpuint (crisis_green (&crisis, "press"), ==, 1);
}

/* Ruling T-g: points may be left. */
static void
test_leave_points (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_hand (&crisis, 1, "manifesto");
  crisis_play (&crisis, "spend ultimatum; escalate > government; done");
  g_assert_cmpuint (crisis.state->points, ==, 0);
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
}

/* R41: from the pool first. */
static void
test_pool_first (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint before;

  crisis_init (&crisis, NULL, NULL);
  before = crisis_white (&crisis, "concede-pool");
  crisis_hand (&crisis, 0, "manifesto");
  crisis_play (&crisis, "spend manifesto; escalate > government");
  g_assert_cmpuint (crisis_white (&crisis, "concede-pool"), ==, before - 1);
  g_assert_cmpuint (crisis_white (&crisis, "concede-escalation"), ==, 4);
}

/* R41: with no cubes there is nothing to place, and none are taken from the map. */
static void
test_no_cubes (void)
{
  g_auto (Crisis) crisis = { 0 };
  const char *const zones[] = { "concede-escalation", "concede-tension" };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "government", 2, 0);
  crisis_hand (&crisis, 0, "ultimatum");
  crisis_hand (&crisis, 1, "manifesto");
  crisis_empty_pool (&crisis, BELL_CONCEDE);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    crisis.state->cubes[crisis_holder (&crisis, zones[i])][BELL_CONCEDE] = 0;
  g_assert_false (bell_has_cubes (crisis.rules, crisis.state, BELL_CONCEDE));
  crisis_play (&crisis, "spend ultimatum");
  g_assert_true (crisis_logged (&crisis, "White has nothing to use 3 operations on"));
  g_assert_cmpuint (crisis_white (&crisis, "government"), ==, 2);
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/influence/R10-opening-white", test_opening_white);
  g_test_add_func ("/bell-1938/influence/R10-opening-green", test_opening_green);
  g_test_add_func ("/bell-1938/influence/R9-direction", test_direction);
  g_test_add_func ("/bell-1938/influence/R11-control", test_control);
  g_test_add_func ("/bell-1938/influence/R11-dimension", test_dimension);
  g_test_add_func ("/bell-1938/influence/R12-frozen-presence", test_frozen_presence);
  g_test_add_func ("/bell-1938/influence/R12-frozen-control", test_frozen_control);
  g_test_add_func ("/bell-1938/influence/R12-frozen-loss", test_frozen_loss);
  g_test_add_func ("/bell-1938/influence/R7-limit", test_limit);
  g_test_add_func ("/bell-1938/influence/R7-limit-of-scenario", test_limit_of_scenario);
  g_test_add_func ("/bell-1938/influence/R38-operations", test_operations);
  g_test_add_func ("/bell-1938/influence/R39-persuade", test_persuade);
  g_test_add_func ("/bell-1938/influence/T-g-leave-points", test_leave_points);
  g_test_add_func ("/bell-1938/influence/R41-pool-first", test_pool_first);
  g_test_add_func ("/bell-1938/influence/R41-no-cubes", test_no_cubes);

  return g_test_run ();
}
