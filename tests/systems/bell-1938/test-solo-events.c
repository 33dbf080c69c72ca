/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "solo-fixture.h"

/* The solo opponent, rules R62 to R65: events, bonus actions and the final round, on positions made
 * by hand. */

/* R62: what may be left out is left out without room or available cubes; what must be done is. */
static void
test_event_room (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "government", "france");
  crisis_put (&crisis, "press", 1, 0);
  crisis_put (&crisis, "united-kingdom", 3, 0);
  solo_turn_up (&crisis, "london-editorial");
  crisis_play (&crisis, "event london-editorial");
  g_assert_true (solo_does (&crisis, "stop"));
  solo_go (&crisis, 2);
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 3);
  g_assert_cmpuint (crisis_white (&crisis, "press"), ==, 1);

  solo_turn_up (&crisis, "cabinet-caution");
  crisis_play (&crisis, "event cabinet-caution");
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 4);
}

/* R62: removals are completed; the table for removing says where. */
static void
test_event_remove (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "government", "state-defense-guard");
  crisis_put (&crisis, "general-staff", 0, 2);
  crisis_put (&crisis, "state-defense-guard", 0, 2);
  solo_turn_up (&crisis, "neighbours-claims");
  crisis_play (&crisis, "event neighbours-claims");
  g_assert_true (solo_does (&crisis, "pick state-defense-guard"));
  solo_go (&crisis, 2);
  g_assert_cmpuint (
    crisis_green (&crisis, "general-staff") + crisis_green (&crisis, "state-defense-guard"), ==, 2);
}

/* R62: cubes move from the largest stack, as long as control is kept and there is room. */
static void
test_event_move (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "moravian-hqs", "france");
  crisis_put (&crisis, "general-staff", 0, 1);
  crisis_put (&crisis, "state-defense-guard", 3, 0);
  solo_turn_up (&crisis, "cautious-generals");
  crisis_play (&crisis, "event cautious-generals");
  g_assert_true (solo_does (&crisis, "shift state-defense-guard > moravian-hqs"));
  solo_go (&crisis, 1);
  g_assert_true (solo_does (&crisis, "shift state-defense-guard > general-staff"));
  solo_go (&crisis, 1);
  g_assert_cmpuint (crisis_white (&crisis, "state-defense-guard"), ==, 1);
}

/* R62: Concede never mobilizes of its own choice, Defend always does. */
static void
test_event_mobilize (void)
{
  static const struct {
    const char *side;
    guint n_stages;
  } cases[] = { { "conceding", 0 }, { "defending", 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (Crisis) crisis = { 0 };

    solo_init (&crisis, cases[i].side, "easy", "press", "france");
    crisis.state->disks = 1;
    solo_turn_up (&crisis, "night-of-decisions");
    crisis_play (&crisis, "event night-of-decisions");
    g_assert_true (solo_does (&crisis, "accept"));
    solo_go (&crisis, 2);
    g_assert_cmpuint (crisis.state->n_stages, ==, cases[i].n_stages);
    g_assert_cmpuint (crisis.state->disks, ==, 1 - (1 - cases[i].n_stages));
  }
}

/* R62: with mobilization as the only option, Concede declines what it may. */
static void
test_event_decline (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  solo_turn_up (&crisis, "night-of-decisions");
  crisis_play (&crisis, "event night-of-decisions");
  g_assert_true (solo_does (&crisis, "stop"));
}

/* R62: it takes part in what an event of the player lets it do. */
static void
test_event_of_player (void)
{
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "government");
  crisis_hand (&crisis, 1, "geneva-debate");
  crisis.state->initiative = 1;
  crisis_go_to (&crisis, BELL_STEP_PLAY);
  crisis_play (&crisis, "event geneva-debate");
  g_assert_true (solo_does (&crisis, "pick united-kingdom"));
  solo_go (&crisis, 2);
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 1);
  g_assert_cmpuint (crisis_white (&crisis, "france") + crisis_white (&crisis, "soviet-union"), ==,
                    1);
}

/* R63: Political, International, Military, Public. */
static void
test_bonus_order (void)
{
  static const char *const order[] = { "president", "united-kingdom", "general-staff" };
  g_auto (Crisis) crisis = { 0 };

  solo_init (&crisis, "conceding", "easy", "press", "france");
  crisis_put (&crisis, "czechoslovaks", 1, 0);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    crisis_put (&crisis, order[i], 1, 0);
  crisis_go_to (&crisis, BELL_STEP_BONUS);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    g_autofree char *move = g_strdup_printf ("resolve > %s", order[i]);

    g_assert_true (solo_does (&crisis, move));
    crisis_play (&crisis, move);
    crisis_play (&crisis, "done");
  }
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_BONUS);
}

/* Concede has the bonus action of the Military dimension, with cubes as given. */
static void
begin_bonus (Crisis *crisis, const char *own, const char *enemy, const guint cubes[3][2])
{
  static const char *const spaces[] = { "general-staff", "state-defense-guard", "moravian-hqs" };

  solo_init (crisis, "conceding", "easy", own, enemy);
  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    crisis_put (crisis, spaces[i], cubes[i][0], cubes[i][1]);
  crisis_go_to (crisis, BELL_STEP_BONUS);
}

/* R63, ruling T-z: the list of actions, in its order. */
static void
test_bonus_action (void)
{
  static const struct {
    const char *own;
    const char *enemy;
    guint cubes[3][2]; /* white and green in the pivotal space and in the two others */
    const char *move;
  } cases[] = {
    { "press", "france", { { 2, 0 }, { 1, 0 }, { 1, 1 } }, "persuade > moravian-hqs" },
    { "press", "france", { { 3, 0 }, { 1, 0 }, { 0, 0 } }, "spread general-staff > moravian-hqs" },
    { "press", "france", { { 4, 0 }, { 1, 0 }, { 0, 1 } }, "spread general-staff > moravian-hqs" },
    { "press", "france", { { 1, 0 }, { 1, 0 }, { 0, 0 } }, "escalate > moravian-hqs" },
    { "press", "france", { { 2, 1 }, { 0, 0 }, { 0, 2 } }, "persuade > general-staff" },
    { "moravian-hqs",
      "france",
      { { 3, 0 }, { 0, 2 }, { 0, 0 } },
      "spread general-staff > moravian-hqs" },
    { "press",
      "moravian-hqs",
      { { 3, 0 }, { 0, 2 }, { 0, 1 } },
      "spread general-staff > moravian-hqs" },
    { "press", "france", { { 1, 0 }, { 0, 2 }, { 0, 2 } }, "escalate > general-staff" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (Crisis) crisis = { 0 };

    begin_bonus (&crisis, cases[i].own, cases[i].enemy, cases[i].cubes);
    g_test_message ("case %u", i);
    g_assert_true (solo_does (&crisis, cases[i].move));
  }
}

/* R63: nothing is done where nothing helps: no enemy to remove, nothing to gain, no cube that is
 * available. */
static void
test_bonus_nothing (void)
{
  static const guint cubes[3][2] = { { 1, 0 }, { 0, 2 }, { 0, 2 } };
  g_auto (Crisis) crisis = { 0 };

  begin_bonus (&crisis, "press", "france", cubes);
  crisis_empty_pool (&crisis, BELL_CONCEDE);
  crisis.state->cubes[crisis_holder (&crisis, "concede-escalation")][BELL_CONCEDE] = 0;
  g_assert_cmpstr (crisis_why (&crisis, "escalate > general-staff"), ==, "legal");
  g_assert_true (solo_does (&crisis, "done"));
}

/* R63: a Spread goes on until there is no room, and not beyond. */
static void
test_spread_on (void)
{
  static const guint pivotal[3][2] = { { 1, 0 }, { 4, 0 }, { 0, 2 } };
  static const guint plain[3][2] = { { 4, 0 }, { 0, 2 }, { 0, 0 } };
  g_auto (Crisis) crisis = { 0 };
  g_auto (Crisis) other = { 0 };

  begin_bonus (&crisis, "press", "france", pivotal);
  crisis_play (&crisis, "spread state-defense-guard > general-staff");
  g_assert_true (solo_does (&crisis, "done"));

  begin_bonus (&other, "moravian-hqs", "france", plain);
  solo_go (&other, 1);
  g_assert_cmpuint (crisis_white (&other, "moravian-hqs"), ==, 1);
  g_assert_cmpuint (other.state->head.phase, ==, BELL_PHASE_SPREAD);
  g_assert_true (solo_does (&other, "done"));
}

/* R64: its Final Decision card is among the four on top of the deck. */
static void
test_final_shuffle (void)
{
  guint places = 0;

  for (guint64 seed = 1; seed <= 30; seed++) {
    g_auto (Crisis) crisis = { 0 };
    guint card = 0;
    guint at = 0;

    solo_init (&crisis, "conceding", "easy", "press", "france");
    card = crisis_card (&crisis, "about-us");
    crisis.state->head.seed = seed;
    crisis.state->head.turn = 4;
    crisis_aside (&crisis, 1, "manifesto fortified-line street-organisers");
    crisis_go_to (&crisis, BELL_STEP_GATHER);
    while (at < 4 && crisis.state->top[at] != card + 1)
      at++;
    g_assert_cmpuint (at, <, 4);
    g_assert_cmpuint (crisis.state->top[4], ==, 0);
    g_assert_cmpuint (crisis.state->head.actor, ==, 1);
    places |= 1u << at;
  }
  g_assert_cmpuint (places, ==, 0xf);
}

/* The card plays of the final round: the player chooses @mine, then @cards are on top. */
static void
begin_final (Crisis *crisis, const char *side, const char *mine, const char *const *cards)
{
  g_autofree char *choose = g_strdup_printf ("select %s; discard no-discussion", mine);
  guint n = 0;

  solo_init (crisis, side, "easy", "press", "france");
  crisis->state->head.turn = 4;
  bell_where (crisis->state)[crisis_card (crisis, "no-discussion")] = BELL_OUT;
  bell_where (crisis->state)[crisis_card (crisis, "about-us")] = BELL_OUT;
  crisis_aside (crisis, !solo_seat (crisis), mine);
  crisis_go_to (crisis, BELL_STEP_GATHER);
  memset (crisis->state->top, 0, sizeof crisis->state->top);
  for (; cards[n] != NULL; n++)
    crisis->state->top[n] = (guint8) (crisis_card (crisis, cards[n]) + 1);
  *strchr (choose, ';') = '\0';
  crisis_play (crisis, choose);
}

/* R64: cards without a tab are passed over; then one operation in the space on the tab. */
static void
test_final_turn_up (void)
{
  static const char *const cards[] = { "london-editorial", "divided-paris", NULL };
  g_auto (Crisis) crisis = { 0 };

  begin_final (&crisis, "conceding", "street-organisers", cards);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_play (&crisis, "reveal");
  g_assert_true (crisis_logged (&crisis, "London Editorial has no tab and is discarded"));
  g_assert_true (crisis_logged (&crisis, "White plays Divided Paris"));
  g_assert_true (solo_does (&crisis, "escalate > france"));
}

/* R64: an event is preferred when it places or removes cubes where the game is decided. */
static void
test_final_event (void)
{
  static const char *const cards[] = { "joint-note", NULL };
  g_auto (Crisis) crisis = { 0 };
  g_auto (Crisis) other = { 0 };

  begin_final (&crisis, "conceding", "street-organisers", cards);
  crisis_put (&crisis, "president", 1, 0);
  crisis_play (&crisis, "reveal");
  g_assert_true (solo_does (&crisis, "event joint-note"));

  /* With four white cubes there already it places none. */
  begin_final (&other, "conceding", "street-organisers", cards);
  crisis_put (&other, "president", 4, 4);
  crisis_play (&other, "reveal");
  g_assert_true (solo_does (&other, "persuade > president"));
}

/* R65: the end is as between two players. */
static void
test_end (void)
{
  g_auto (Crisis) crisis = { 0 };
  TcOutcome outcome = { 0 };

  solo_init (&crisis, "conceding", "hard", "press", "france");
  crisis_put (&crisis, "president", 2, 0);
  crisis_put (&crisis, "opposition", 0, 2);
  crisis.state->vp = 1;
  crisis_go_to (&crisis, BELL_STEP_END);
  tc_rules_outcome (crisis.ruleset, &crisis.state->head, &outcome);
  g_assert_true (outcome.is_over);
  g_assert_cmpuint (outcome.reached, ==, 1u << BELL_LEVEL_DEFEND);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/solo-events/R62-room", test_event_room);
  g_test_add_func ("/bell-1938/solo-events/R62-remove", test_event_remove);
  g_test_add_func ("/bell-1938/solo-events/R62-move", test_event_move);
  g_test_add_func ("/bell-1938/solo-events/R62-mobilize", test_event_mobilize);
  g_test_add_func ("/bell-1938/solo-events/R62-decline", test_event_decline);
  g_test_add_func ("/bell-1938/solo-events/R62-event-of-player", test_event_of_player);
  g_test_add_func ("/bell-1938/solo-events/R63-order", test_bonus_order);
  g_test_add_func ("/bell-1938/solo-events/R63-T-z-action", test_bonus_action);
  g_test_add_func ("/bell-1938/solo-events/R63-nothing", test_bonus_nothing);
  g_test_add_func ("/bell-1938/solo-events/R63-spread-on", test_spread_on);
  g_test_add_func ("/bell-1938/solo-events/R64-shuffle", test_final_shuffle);
  g_test_add_func ("/bell-1938/solo-events/R64-turn-up", test_final_turn_up);
  g_test_add_func ("/bell-1938/solo-events/R64-event", test_final_event);
  g_test_add_func ("/bell-1938/solo-events/R65-end", test_end);

  return g_test_run ();
}
