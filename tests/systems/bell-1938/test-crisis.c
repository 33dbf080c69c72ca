/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* The tracks: victory points, crisis tracks, German activity, mobilization, Hitler's Decision:
 * rules R13 to R20, R27 and R28. */

/* R13: one marker; what goes beyond 5 is lost. */
static void
test_track (void)
{
  g_auto (Crisis) crisis = { 0 };
  BellPlay play;

  crisis_init (&crisis, NULL, NULL);
  play = (BellPlay){ crisis.rules, crisis.state, NULL };
  bell_gain (&play, BELL_DEFEND, 4);
  bell_gain (&play, BELL_DEFEND, 3);
  g_assert_cmpint (crisis.state->vp, ==, 5);
  bell_gain (&play, BELL_CONCEDE, 2);
  g_assert_cmpint (crisis.state->vp, ==, 3);
  bell_gain (&play, BELL_CONCEDE, 9);
  g_assert_cmpint (crisis.state->vp, ==, -5);
}

/* White's pool is empty, and it places cubes in Government. */
static void
init_breach (Crisis *crisis, const char *from, const char *to)
{
  crisis_init (crisis, from, to);
  crisis_hand (crisis, 0, "ultimatum");
  crisis_hand (crisis, 1, "manifesto");
  crisis_empty_pool (crisis, BELL_CONCEDE);
}

/* R14: cubes come from the pool as long as it has any. */
static void
test_pool_first (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint pool, zone;

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "ultimatum");
  pool = crisis_white (&crisis, "concede-pool");
  zone = crisis_white (&crisis, "concede-escalation");
  g_assert_cmpuint (pool, >, 0);
  crisis_play (&crisis, "spend ultimatum; escalate > government");
  g_assert_cmpuint (crisis_white (&crisis, "concede-pool"), ==, pool - 1);
  g_assert_cmpuint (crisis_white (&crisis, "concede-escalation"), ==, zone);
}

/* R14, R15, ruling T-b: the first cube out of Escalation goes to the map, the rest of the zone to
 * the pools: three white ones and five green ones. */
static void
test_breach (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint green;

  init_breach (&crisis, NULL, NULL);
  green = crisis_green (&crisis, "defend-pool");
  crisis_play (&crisis, "spend ultimatum; escalate > government");
  g_assert_cmpuint (crisis_white (&crisis, "government"), ==, 1);
  g_assert_cmpuint (crisis_white (&crisis, "concede-pool"), ==, 3);
  g_assert_cmpuint (crisis_green (&crisis, "defend-pool"), ==, green + 5);
  g_assert_cmpuint (crisis_white (&crisis, "concede-escalation"), ==, 0);
  g_assert_cmpuint (crisis_green (&crisis, "concede-escalation"), ==, 0);
  g_assert_cmpint (crisis.state->vp, ==, 0);
  g_assert_true (crisis_logged (&crisis, "Concede breaches Concede Escalation"));
}

/* R16, rulings T-a and T-c: after Escalation comes Tension: one placed, one white and three green
 * to the pools, and one victory point for Defend. */
static void
test_tension (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint green;

  init_breach (&crisis, NULL, NULL);
  crisis_play (&crisis, "spend ultimatum; escalate > government");
  crisis_empty_pool (&crisis, BELL_CONCEDE);
  green = crisis_green (&crisis, "defend-pool");
  crisis_play (&crisis, "escalate > united-kingdom");
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 1);
  g_assert_cmpuint (crisis_white (&crisis, "concede-pool"), ==, 1);
  g_assert_cmpuint (crisis_green (&crisis, "defend-pool"), ==, green + 3);
  g_assert_cmpint (crisis.state->vp, ==, 1);
}

/* R16, ruling T-a: the loss is capped as any other, and it is the scenario's. */
static void
test_cost (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_breach (&crisis, "name=\"Concede Escalation\"", "name=\"Concede Escalation\" cost=\"3\"");
  crisis.state->vp = 4;
  crisis_play (&crisis, "spend ultimatum; escalate > government");
  g_assert_cmpint (crisis.state->vp, ==, 5);
}

/* R17: a disk frees the cube of its space; White puts it into ČSR Germans or the pool. */
static void
test_freed (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;

  crisis_init (&crisis, NULL, NULL);
  crisis_begin_round (&crisis, 2);
  moves = crisis_dup_moves (&crisis);
  g_assert_cmpstr (moves, ==, "free > csr-germans; free > concede-pool");
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
  crisis_play (&crisis, "free > csr-germans");
  g_assert_cmpuint (crisis_white (&crisis, "csr-germans"), ==, 1);
  g_assert_cmpuint (crisis_white (&crisis, "german-2"), ==, 0);
}

/* R17: with four white cubes there already it goes to the pool. */
static void
test_freed_full (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint before;

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "csr-germans", 4, 0);
  before = crisis_white (&crisis, "concede-pool");
  crisis_begin_round (&crisis, 2);
  g_assert_cmpuint (crisis_white (&crisis, "concede-pool"), ==, before + 1);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_OBJECTIVE);
}

/* R17, R27: one disk in a space: with one there already the round card places none. */
static void
test_one_disk (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->disks = 1u << 1;
  crisis_begin_round (&crisis, 2);
  g_assert_cmpuint (crisis.state->disks, ==, 1u << 1);
  g_assert_false (crisis_logged (&crisis, "A German disk is placed"));
}

/* R27: round 2 places a disk on space 2, round 3 on space 3. */
static void
test_preparations (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_begin_round (&crisis, 2);
  g_assert_cmpuint (crisis.state->disks, ==, 1u << 1);
  crisis_play (&crisis, "free > concede-pool");
  crisis_begin_round (&crisis, 3);
  g_assert_cmpuint (crisis.state->disks, ==, 1u << 1 | 1u << 2);
}

/* R19, R27, ruling T-f: with the second disk Defend places the cube of Partial Mobilization
 * anywhere: in round 2 not in International spaces. */
static void
test_partial (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->disks = 1;
  crisis_begin_round (&crisis, 2);
  crisis_play (&crisis, "free > concede-pool");
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_MOBILIZE);
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
  g_assert_cmpstr (crisis_why (&crisis, "mobilize > france"), ==, "restricted");
  g_assert_cmpstr (crisis_why (&crisis, "mobilize > press"), ==, "legal");
  crisis_play (&crisis, "mobilize > government");
  g_assert_cmpuint (crisis_green (&crisis, "government"), ==, 1);
  g_assert_cmpuint (crisis_green (&crisis, "partial"), ==, 0);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_OBJECTIVE);
}

/* R19: in round 3 International spaces are open; a space with four green cubes is not. */
static void
test_partial_in_round_3 (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->disks = 2;
  crisis_put (&crisis, "press", 0, 4);
  crisis_begin_round (&crisis, 3);
  crisis_play (&crisis, "free > concede-pool");
  g_assert_cmpstr (crisis_why (&crisis, "mobilize > france"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "mobilize > press"), ==, "full");
}

/* Both stages are still to come, and round 3 brings the third disk, which is enough for both. */
static void
init_general (Crisis *crisis, guint white, guint green)
{
  crisis_init (crisis, "disks=\"2\"", "disks=\"3\"");
  crisis->state->disks = 3;
  crisis_put (crisis, "general-staff", white, green);
}

/* R19: at three disks both stages are carried out, one after the other: one cube, then three. */
static void
test_general (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_general (&crisis, 0, 0);
  crisis_begin_round (&crisis, 3);
  crisis_play (&crisis, "free > concede-pool; mobilize > france");
  g_assert_true (crisis_logged (&crisis, "General Mobilization is carried out"));
  crisis_play (&crisis, "mobilize > france; mobilize > press; mobilize > president");
  g_assert_cmpuint (crisis_green (&crisis, "france"), ==, 2);
  g_assert_cmpuint (crisis_green (&crisis, "general"), ==, 0);
  g_assert_cmpuint (crisis.state->n_stages, ==, 2);
}

/* R20, ruling T-e: half of all the cubes in General Staff, rounded down: two of five. */
static void
test_relocate (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_general (&crisis, 2, 3);
  crisis_begin_round (&crisis, 3);
  crisis_play (&crisis, "free > concede-pool; mobilize > france");
  g_assert_cmpuint (crisis_white (&crisis, "moravian-hqs") + crisis_green (&crisis, "moravian-hqs"),
                    ==, 2);
  g_assert_cmpuint (
    crisis_white (&crisis, "general-staff") + crisis_green (&crisis, "general-staff"), ==, 3);
}

/* R20, ruling T-e: drawn at random among both colours: each can be drawn, and no forced die says
 * which. */
static void
test_relocate_colours (void)
{
  guint seen = 0;

  for (guint64 seed = 1; seed <= 30; seed++) {
    g_auto (Crisis) crisis = { 0 };

    init_general (&crisis, 1, 1);
    crisis_begin_round (&crisis, 3);
    crisis_play (&crisis, "free > concede-pool");
    crisis.state->head.seed = seed;
    crisis_force (&crisis, 1);
    crisis_play (&crisis, "mobilize > france");
    g_assert_cmpuint (crisis.state->head.n_forced, ==, 1);
    seen |= crisis_white (&crisis, "moravian-hqs") > 0 ? 1 : 2;
  }
  g_assert_cmpuint (seen, ==, 3);
}

/* Ruling T-d: where four of a colour are already, the cube stays. */
static void
test_relocate_full (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_general (&crisis, 4, 0);
  crisis_put (&crisis, "moravian-hqs", 4, 0);
  crisis_begin_round (&crisis, 3);
  crisis_play (&crisis, "free > concede-pool; mobilize > france");
  g_assert_cmpuint (crisis_white (&crisis, "general-staff"), ==, 4);
  g_assert_cmpuint (crisis_white (&crisis, "moravian-hqs"), ==, 4);
}

/* Ruling T-w: the cubes of General Staff move before the freed ones are placed. */
static void
test_relocate_first (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_general (&crisis, 0, 4);
  crisis_begin_round (&crisis, 3);
  crisis_play (&crisis, "free > concede-pool; mobilize > france");
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_MOBILIZE);
  g_assert_cmpuint (crisis_green (&crisis, "moravian-hqs"), ==, 2);
}

/* Ruling T-u: where no space has room, freed cubes go to the pool. */
static void
test_no_room (void)
{
  g_auto (Crisis) crisis = { 0 };
  guint before;

  crisis_init (&crisis, NULL, NULL);
  crisis.state->disks = 1;
  before = crisis_green (&crisis, "defend-pool");
  for (guint i = 0; i < crisis.rules->n_spaces; i++)
    crisis.state->cubes[i][BELL_DEFEND] = 4;
  crisis.state->cubes[crisis_holder (&crisis, "soviet-union")][BELL_DEFEND] = 1;
  crisis_begin_round (&crisis, 2);
  crisis_play (&crisis, "free > concede-pool");
  g_assert_cmpuint (crisis_green (&crisis, "partial"), ==, 0);
  g_assert_cmpuint (crisis_green (&crisis, "defend-pool"), ==, before + 1);
}

/* R19: the numbers of disks are the scenario's. */
static void
test_thresholds (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, "disks=\"2\"", "disks=\"1\"");
  crisis_begin_round (&crisis, 2);
  crisis_play (&crisis, "free > concede-pool");
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_MOBILIZE);
}

/* R27: Stalin's Politics: all white cubes and all but one green one leave the Soviet Union. */
static void
test_stalin (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "soviet-union", 2, 3);
  crisis_begin_round (&crisis, 3);
  g_assert_cmpuint (crisis_white (&crisis, "soviet-union"), ==, 0);
  g_assert_cmpuint (crisis_green (&crisis, "soviet-union"), ==, 1);
}

/* R28: with two points and a 2 Germany invades; before Partial Mobilization both lose. Ruling T-o:
 * nobody wins then. */
static void
test_invasion_too_early (void)
{
  g_auto (Crisis) crisis = { 0 };
  TcOutcome outcome = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = 2;
  crisis_force (&crisis, 2);
  crisis_begin_round (&crisis, 2);
  g_assert_true (tc_rules_is_over (&crisis.state->head));
  tc_rules_outcome (crisis.ruleset, &crisis.state->head, &outcome);
  g_assert_cmpuint (outcome.reached, ==, 1u << BELL_LEVEL_NOBODY);
  g_assert_cmpint (outcome.payoff[0], ==, 0);
  g_assert_cmpint (outcome.payoff[1], ==, 0);
  g_assert_true (crisis_logged (&crisis, "Both sides lose"));
}

/* R28: after it Defend wins. */
static void
test_invasion (void)
{
  g_auto (Crisis) crisis = { 0 };
  TcOutcome outcome = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = 2;
  crisis.state->n_stages = 1;
  crisis_force (&crisis, 2);
  crisis_begin_round (&crisis, 2);
  tc_rules_outcome (crisis.ruleset, &crisis.state->head, &outcome);
  g_assert_cmpuint (outcome.reached, ==, 1u << BELL_LEVEL_INVASION);
  g_assert_cmpint (outcome.level[BELL_DEFEND], ==, 1);
  g_assert_cmpint (outcome.payoff[1], ==, 1);
}

/* R28: a higher roll than the points, and the game goes on. */
static void
test_no_invasion (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = 2;
  crisis_force (&crisis, 3);
  crisis_begin_round (&crisis, 2);
  g_assert_true (crisis_logged (&crisis, "Germany waits"));
  g_assert_false (tc_rules_is_over (&crisis.state->head));
}

/* R27, R28: with one point nobody rolls. */
static void
test_no_roll (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = 1;
  crisis_force (&crisis, 1);
  crisis_begin_round (&crisis, 2);
  g_assert_cmpuint (crisis.state->counts[BELL_WATCH_ROLLED], ==, 0);
  g_assert_false (tc_rules_is_over (&crisis.state->head));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/crisis/R13-track", test_track);
  g_test_add_func ("/bell-1938/crisis/R14-pool-first", test_pool_first);
  g_test_add_func ("/bell-1938/crisis/R15-T-b-breach", test_breach);
  g_test_add_func ("/bell-1938/crisis/R16-T-c-tension", test_tension);
  g_test_add_func ("/bell-1938/crisis/T-a-cost", test_cost);
  g_test_add_func ("/bell-1938/crisis/R17-freed", test_freed);
  g_test_add_func ("/bell-1938/crisis/R17-freed-full", test_freed_full);
  g_test_add_func ("/bell-1938/crisis/R17-one-disk", test_one_disk);
  g_test_add_func ("/bell-1938/crisis/R27-preparations", test_preparations);
  g_test_add_func ("/bell-1938/crisis/T-f-partial", test_partial);
  g_test_add_func ("/bell-1938/crisis/R19-partial-in-round-3", test_partial_in_round_3);
  g_test_add_func ("/bell-1938/crisis/R19-general", test_general);
  g_test_add_func ("/bell-1938/crisis/R20-relocate", test_relocate);
  g_test_add_func ("/bell-1938/crisis/T-e-relocate-colours", test_relocate_colours);
  g_test_add_func ("/bell-1938/crisis/T-d-relocate-full", test_relocate_full);
  g_test_add_func ("/bell-1938/crisis/T-w-relocate-first", test_relocate_first);
  g_test_add_func ("/bell-1938/crisis/T-u-no-room", test_no_room);
  g_test_add_func ("/bell-1938/crisis/R19-thresholds", test_thresholds);
  g_test_add_func ("/bell-1938/crisis/R27-stalin", test_stalin);
  g_test_add_func ("/bell-1938/crisis/T-o-invasion-too-early", test_invasion_too_early);
  g_test_add_func ("/bell-1938/crisis/R28-invasion", test_invasion);
  g_test_add_func ("/bell-1938/crisis/R28-no-invasion", test_no_invasion);
  g_test_add_func ("/bell-1938/crisis/R28-no-roll", test_no_roll);

  return g_test_run ();
}
