/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* A round from its deal to its end: rules R29 to R34, R43 to R47. */

static guint
count_hand (const Crisis *crisis, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < crisis->rules->n_cards; i++)
    n += bell_where (crisis->state)[i] == BELL_IN_HAND + seat;

  return n;
}

/* R29: five strategy cards and two objectives each. */
static void
test_deal (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;
  g_auto (GStrv) texts = NULL;

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 7);
  moves = crisis_dup_moves (&crisis);
  texts = g_strsplit (moves, "; ", -1);
  g_assert_cmpuint (g_strv_length (texts), ==, 2);
  g_assert_true (g_str_has_prefix (moves, "keep aim-"));
  g_assert_cmpuint (count_hand (&crisis, 0), ==, 5);
  g_assert_cmpuint (count_hand (&crisis, 1), ==, 5);
}

/* R30: one objective is kept, the other leaves the game, known to its owner alone. */
static void
test_objectives (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;
  g_auto (GStrv) texts = NULL;
  g_autofree BellState *redacted = NULL;
  guint n_hidden = 0;
  guint n_unseen = 0;

  crisis_open (&crisis, crisis_build (NULL, NULL), "crisis", 7);
  moves = crisis_dup_moves (&crisis);
  texts = g_strsplit (moves, "; ", -1);
  crisis_play (&crisis, texts[0]);
  g_assert_cmpuint (crisis.state->n_kept[0], ==, 1);
  g_assert_cmpuint (crisis.state->n_unseen[0], ==, 1);
  for (guint i = 0; i < crisis.rules->n_objectives; i++)
    n_unseen += bell_objective (crisis.state)[i] == BELL_UNSEEN + 0;
  g_assert_cmpuint (n_unseen, ==, 1);
  redacted = crisis_redact (&crisis, 1);
  for (guint i = 0; i < crisis.rules->n_objectives; i++)
    n_hidden += bell_objective (redacted)[i] == BELL_HIDDEN;
  g_assert_cmpuint (n_hidden, ==, 10);
  g_assert_true (bell_verbs[BELL_VERB_KEEP].is_secret);
}

/* The seat that is asked who plays first, at @vp. */
static guint
find_chooser (gint vp)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = (gint8) vp;
  crisis_go_to (&crisis, BELL_STEP_INITIATIVE);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_INITIATIVE);

  return crisis.state->head.actor;
}

/* R31, ruling T-m: who has fewer points chooses; at 0 that is Defend. */
static void
test_initiative (void)
{
  g_assert_cmpuint (find_chooser (0), ==, 1);
  g_assert_cmpuint (find_chooser (-2), ==, 1);
  g_assert_cmpuint (find_chooser (1), ==, 0);
}

/* R31: to play second gives the initiative to the other. */
static void
test_second (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "manifesto");
  crisis_hand (&crisis, 1, "ultimatum");
  crisis_go_to (&crisis, BELL_STEP_INITIATIVE);
  crisis_play (&crisis, "first");
  g_assert_cmpuint (crisis.state->initiative, ==, 1);
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
  crisis_go_to (&crisis, BELL_STEP_INITIATIVE);
  crisis_play (&crisis, "second");
  g_assert_cmpuint (crisis.state->initiative, ==, 0);
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
}

/* R32, R33: four cards each in turn; the fifth is set aside, and only its owner may look at it
 * (ruling T-l). */
static void
test_plays (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree BellState *own = NULL;
  g_autofree BellState *other = NULL;
  guint last;

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "manifesto war-scare ultimatum joint-note deputation");
  crisis_hand (&crisis, 1, "divided-paris radio-appeal fear-of-bombs rally-speech war-of-words");
  crisis_play (&crisis, "spend manifesto; done; spend divided-paris; done; "
                        "spend war-scare; done; spend radio-appeal; done; "
                        "spend ultimatum; done; spend fear-of-bombs; done; "
                        "spend joint-note; done; spend rally-speech; done");
  last = crisis_card (&crisis, "deputation");
  g_assert_cmpuint (bell_where (crisis.state)[last], ==, BELL_ASIDE + 0);
  g_assert_cmpuint (crisis.state->n_aside[0], ==, 1);
  g_assert_cmpuint (crisis.state->n_aside[1], ==, 1);
  own = crisis_redact (&crisis, 0);
  g_assert_cmpuint (bell_where (own)[last], ==, BELL_ASIDE + 0);
  other = crisis_redact (&crisis, 1);
  g_assert_cmpuint (bell_where (other)[last], ==, BELL_HIDDEN);
}

/* R32: how many cards are dealt and played is the scenario's. */
static void
test_plays_of_scenario (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_open (&crisis, crisis_build ("<rules/>", "<rules><hand cards=\"3\" plays=\"1\"/></rules>"),
               "crisis", 3);
  g_assert_cmpuint (count_hand (&crisis, 0), ==, 3);
  crisis_go_to (&crisis, BELL_STEP_PLAY);
  crisis.state->at = 2;
  bell_advance (crisis.ruleset, &crisis.state->head, NULL);
  g_assert_cmpuint (crisis.state->n_aside[0], ==, 3);
}

/* R5, R43: the Final Decision card for its four points, and a card of the hand goes; then it is out
 * of the game. */
static void
test_commit (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "manifesto war-scare");
  crisis_hand (&crisis, 1, "divided-paris");
  crisis_play (&crisis, "commit manifesto");
  g_assert_cmpuint (crisis.state->points, ==, 4);
  g_assert_cmpuint (bell_where (crisis.state)[crisis_card (&crisis, "about-us")], ==, BELL_OUT);
  g_assert_cmpuint (bell_where (crisis.state)[crisis_card (&crisis, "manifesto")], ==,
                    BELL_IN_DISCARD);
  crisis_play (&crisis, "done; spend divided-paris; done");
  g_assert_cmpstr (crisis_why (&crisis, "commit war-scare"), ==, "final-gone");
}

/* R34, R44: who controls a pivotal space acts in its dimension; the Initiative Player orders. */
static void
test_bonus_order (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_put (&crisis, "czechoslovaks", 0, 1);
  crisis_put (&crisis, "general-staff", 1, 1);
  crisis_put (&crisis, "government", 1, 0);
  crisis_go_to (&crisis, BELL_STEP_BONUS);
  moves = crisis_dup_moves (&crisis);
  g_assert_cmpstr (moves, ==, "resolve > united-kingdom; resolve > czechoslovaks");
  g_assert_cmpuint (crisis.state->head.actor, ==, crisis.state->initiative);
  crisis_play (&crisis, "resolve > czechoslovaks");
  g_assert_cmpuint (crisis.state->head.actor, ==, 1);
  crisis_play (&crisis, "done");
  g_assert_cmpuint (crisis.state->head.actor, ==, 0);
}

/* R44: one Escalate or one Persuade, inside the dimension. */
static void
test_bonus_operation (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_put (&crisis, "france", 1, 1);
  crisis_go_to (&crisis, BELL_STEP_BONUS);
  g_assert_cmpstr (crisis_why (&crisis, "escalate > government"), ==, "bound");
  g_assert_cmpstr (crisis_why (&crisis, "persuade > france"), ==, "legal");
  crisis_play (&crisis, "persuade > france");
  g_assert_cmpuint (crisis_green (&crisis, "france"), ==, 0);
  g_assert_cmpuint (crisis.state->points, ==, 0);
  g_assert_cmpuint (crisis.state->spreads, ==, 0);
}

/* R44: Spread moves up to two own cubes between spaces of the dimension. Ruling T-q: it may lose
 * control. */
static void
test_spread (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 2, 0);
  crisis_go_to (&crisis, BELL_STEP_BONUS);
  g_assert_cmpstr (crisis_why (&crisis, "spread united-kingdom > press"), ==, "bound");
  crisis_play (&crisis, "spread united-kingdom > france");
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_SPREAD);
  crisis_play (&crisis, "spread united-kingdom > france");
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 0);
  g_assert_cmpuint (crisis_white (&crisis, "france"), ==, 2);
  g_assert_cmpuint (crisis.state->head.phase, !=, BELL_PHASE_SPREAD);
}

/* White has all of International, Green all of Military; no objective is scored. */
static void
begin_two_dimensions (Crisis *crisis)
{
  crisis_init (crisis, NULL, NULL);
  crisis_put (crisis, "france", 1, 0);
  crisis_put (crisis, "united-kingdom", 1, 0);
  crisis_put (crisis, "soviet-union", 1, 0);
  crisis_put (crisis, "general-staff", 0, 1);
  crisis_put (crisis, "state-defense-guard", 0, 1);
  crisis_put (crisis, "moravian-hqs", 0, 2);
  bell_objective (crisis->state)[0] = bell_objective (crisis->state)[8] = BELL_OUT;
}

/* R45: a point for each dimension, and no question where the order makes no difference. */
static void
test_dimensions (void)
{
  g_auto (Crisis) crisis = { 0 };

  begin_two_dimensions (&crisis);
  crisis_put (&crisis, "press", 1, 1);
  crisis_put (&crisis, "government", 1, 0);
  crisis_put (&crisis, "opposition", 1, 0);
  for (guint seat = 0; seat < BELL_N_SIDES; seat++)
    crisis.state->n_kept[seat] = 0;
  crisis_go_to (&crisis, BELL_STEP_SCORE);
  g_assert_true (crisis_logged (&crisis, "Dimension controlled by Concede: International"));
  g_assert_true (crisis_logged (&crisis, "Dimension controlled by Defend: Military"));
  g_assert_false (crisis_logged (&crisis, "Dimension controlled by Concede: Political"));
  g_assert_cmpint (crisis.state->vp, ==, 0);
}

/* R45, ruling T-t: at the end of the track the order counts, and the Initiative Player is asked. */
static void
test_order_of_scoring (void)
{
  g_auto (Crisis) crisis = { 0 };

  begin_two_dimensions (&crisis);
  crisis.state->vp = 5;
  crisis_go_to (&crisis, BELL_STEP_SCORE);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_SCORE);
  g_assert_cmpuint (crisis.state->head.actor, ==, crisis.state->initiative);
  g_assert_cmpstr (crisis_why (&crisis, "score > public"), ==, "not-scored");
  crisis_play (&crisis, "score > military");
  g_assert_cmpint (crisis.state->vp, ==, 4);
}

/* R46: who controls the space of the own objective gets a point; with both the Initiative Player
 * says who is first; nobody gets one for the other's. */
static void
test_objectives_scored (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_put (&crisis, "moravian-hqs", 0, 1);
  crisis.state->vp = 5;
  crisis_go_to (&crisis, BELL_STEP_REVEAL);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_LEAD);
  crisis_play (&crisis, "gain green; stop");
  g_assert_cmpint (crisis.state->vp, ==, 4);
}

/* R46: control of the enemy's objective gives nothing, and both cards leave the game. */
static void
test_objective_of_enemy (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 0, 1);
  crisis_put (&crisis, "moravian-hqs", 1, 1);
  crisis_go_to (&crisis, BELL_STEP_REVEAL);
  g_assert_true (crisis_logged (&crisis, "White reveals United Kingdom objective"));
  g_assert_cmpint (crisis.state->vp, ==, 0);
  g_assert_cmpuint (bell_objective (crisis.state)[0], ==, BELL_IN_DISCARD);
  g_assert_cmpuint (crisis.state->head.turn, ==, 2);
}

/* R47: Repeated cards go from the pile back into the deck, others stay. */
static void
test_repeated (void)
{
  g_auto (Crisis) crisis = { 0 };
  BellPlay play;

  crisis_init (&crisis, NULL, NULL);
  play = (BellPlay){ crisis.rules, crisis.state, NULL };
  bell_discard (&play, crisis_card (&crisis, "manifesto"));
  bell_discard (&play, crisis_card (&crisis, "rally-speech"));
  bell_discard (&play, crisis_card (&crisis, "joint-note"));
  bell_return_repeated (&play);
  g_assert_cmpuint (bell_where (crisis.state)[crisis_card (&crisis, "rally-speech")], ==,
                    BELL_IN_DECK);
  g_assert_cmpuint (crisis.state->n_discard, ==, 2);
  g_assert_cmpuint (bell_discarded (crisis.state)[1], ==, crisis_card (&crisis, "joint-note"));
}

/* Ruling T-p: a deck that runs out is made of the discard pile, without what is set aside. */
static void
test_reshuffle (void)
{
  g_auto (Crisis) crisis = { 0 };
  BellPlay play;
  guint aside, discarded;

  crisis_init (&crisis, NULL, NULL);
  play = (BellPlay){ crisis.rules, crisis.state, crisis.events };
  aside = crisis_card (&crisis, "deputation");
  discarded = crisis_card (&crisis, "manifesto");
  crisis_aside (&crisis, 1, "deputation");
  for (guint i = 0; i < crisis.rules->n_cards; i++) {
    if (bell_where (crisis.state)[i] == BELL_IN_DECK)
      bell_discard (&play, i);
  }
  bell_deal (&play);
  g_assert_true (crisis_logged (&crisis, "The discard pile is shuffled"));
  g_assert_cmpuint (bell_where (crisis.state)[discarded], !=, BELL_IN_DISCARD);
  g_assert_cmpuint (bell_where (crisis.state)[aside], ==, BELL_ASIDE + 1);
  g_assert_cmpuint (count_hand (&crisis, 0), ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/round/R29-deal", test_deal);
  g_test_add_func ("/bell-1938/round/R30-objectives", test_objectives);
  g_test_add_func ("/bell-1938/round/R31-T-m-initiative", test_initiative);
  g_test_add_func ("/bell-1938/round/R31-second", test_second);
  g_test_add_func ("/bell-1938/round/R32-plays", test_plays);
  g_test_add_func ("/bell-1938/round/R32-plays-of-scenario", test_plays_of_scenario);
  g_test_add_func ("/bell-1938/round/R43-commit", test_commit);
  g_test_add_func ("/bell-1938/round/R44-bonus-order", test_bonus_order);
  g_test_add_func ("/bell-1938/round/R44-bonus-operation", test_bonus_operation);
  g_test_add_func ("/bell-1938/round/T-q-spread", test_spread);
  g_test_add_func ("/bell-1938/round/R45-dimensions", test_dimensions);
  g_test_add_func ("/bell-1938/round/T-t-order-of-scoring", test_order_of_scoring);
  g_test_add_func ("/bell-1938/round/R46-objectives-scored", test_objectives_scored);
  g_test_add_func ("/bell-1938/round/R46-objective-of-enemy", test_objective_of_enemy);
  g_test_add_func ("/bell-1938/round/R47-repeated", test_repeated);
  g_test_add_func ("/bell-1938/round/T-p-reshuffle", test_reshuffle);

  return g_test_run ();
}
