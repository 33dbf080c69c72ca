/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-fixture.h"

/* "Targeting rounds": "Use targeting round action cards", "Delivering tokens", "Target a player".
 */

#define FIRST  4 /* turns of the two targeting rounds */
#define SECOND 5

/* R23: any number of cards, each shielded when it has been used, and then one target card. */
static void
test_use (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, ADA, "atreides-sigil-1 master-of-assassins-1");
  table_go_to (&table, FIRST);
  table_play (&table,
              "use atreides-sigil-1; choose boris; use master-of-assassins-1; choose clara");
  g_assert_true (table_is_shielded (&table, "atreides-sigil-1"));
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "shielded");
  g_assert_cmpstr (table_why (&table, "use aerial-recon-1"), ==, "not-own");
  table_play (&table, "aim > boris; lay attack; accept-target");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  g_assert_cmpuint (table.state.n_hand[ADA], ==, 1);
}

/* R23: cards come before the target card. */
static void
test_order (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, ADA, "aerial-recon-1");
  table.state.held_back[ADA] = 1;
  table_go_to (&table, SECOND);
  table_pile (&table, BORIS, 1, 0);
  g_assert_cmpstr (table_why (&table, "use aerial-recon-1"), ==, "legal");
  table_play (&table, "aim > boris; lay attack; accept-target");
  g_assert_cmpuint (table.state.head.actor, ==, ADA);
  g_assert_cmpstr (table_why (&table, "use aerial-recon-1"), ==, "placed");
}

/* R24: some cards are for one targeting round only. */
static void
test_rounds (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, ADA, "atreides-sigil-1 aerial-recon-1 mind-games-1 scout-1");
  table_pile (&table, BORIS, 1, 0);
  table_go_to (&table, FIRST);
  g_assert_cmpstr (table_why (&table, "use aerial-recon-1"), ==, "other-round");
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "use scout-1"), ==, "immediate");
  table_go_to (&table, SECOND);
  g_assert_cmpstr (table_why (&table, "use aerial-recon-1"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "other-round");
  g_assert_cmpstr (table_why (&table, "use mind-games-1"), ==, "other-round");
}

/* R25: tokens go to others, and nobody gets a third one. */
static void
test_deliver (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, "four");
  table_give (&table, ADA, "atreides-sigil-1");
  table_token (&table, BORIS, 0);
  table_token (&table, BORIS, 1);
  table_go_to (&table, FIRST);
  table_play (&table, "use atreides-sigil-1");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "choose clara; choose dorian");
  table_play (&table, "choose dorian");
  g_assert_cmpuint (table.state.n_received[DORIAN], ==, 1);
  g_assert_cmpuint (table.state.received[DORIAN][0], ==, 1);
  g_assert_cmpuint (table.state.has_token[table_card (&table, "atreides-sigil-1")], ==, 0);
}

/* R26: not oneself. */
static void
test_self (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_go_to (&table, FIRST);
  g_assert_cmpstr (table_why (&table, "aim > ada"), ==, "self");
  g_assert_cmpstr (table_why (&table, "aim > boris"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "aim > elsa"), ==, "absent");
}

/* R27: the card that is left in round two, on the same player if wanted. */
static void
test_second (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_lay (&table, BORIS, ADA, 0);
  table_go_to (&table, SECOND);
  g_assert_cmpstr (table_why (&table, "aim > boris"), ==, "legal");
  table_play (&table, "aim > boris");
  g_assert_cmpuint (table.state.head.phase, ==, DUNE_PHASE_REACT);
  g_assert_cmpuint (table.state.n_lying[BORIS], ==, 2);
  g_assert_cmpuint (table.state.lying[BORIS][1], ==, 2);
  g_assert_cmpuint (table.state.n_hand[ADA], ==, 0);
}

/* R28: nobody gets a fourth target card. */
static void
test_cap (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "five");
  table_pile (&table, CLARA, 3, 0);
  table_go_to (&table, FIRST);
  g_assert_cmpstr (table_why (&table, "aim > clara"), ==, "full");
  g_assert_cmpstr (table_why (&table, "aim > boris"), ==, "legal");
}

/* R29: face down for all but the one who placed it, and for whoever looks by Aerial Recon. */
static void
test_hidden (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *owner = NULL;
  g_autofree DuneState *target = NULL;
  g_autofree DuneState *scout = NULL;

  table_init (&table, "four");
  table_give (&table, DORIAN, "aerial-recon-1");
  table_lay (&table, BORIS, ADA, 1);
  table_lay (&table, BORIS, CLARA, 0);
  table_go_to (&table, SECOND);
  table_turn (&table, DORIAN);
  table_play (&table, "use aerial-recon-1; choose boris; take boris-target-1");
  owner = table_dup_seen (&table, ADA);
  target = table_dup_seen (&table, BORIS);
  scout = table_dup_seen (&table, DORIAN);
  g_assert_cmpuint (owner->lying[BORIS][0], ==, 2);
  g_assert_cmpuint (owner->lying[BORIS][1], ==, DUNE_HIDDEN);
  g_assert_cmpuint (target->lying[BORIS][0], ==, DUNE_HIDDEN);
  g_assert_cmpuint (scout->lying[BORIS][0], ==, 2);
  g_assert_cmpuint (scout->lying[BORIS][1], ==, DUNE_HIDDEN);
}

/* R30: the one who placed the card targets another player with it, or discards it. */
static void
test_escape (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, "four");
  table_give (&table, BORIS, "ornithopter-escape-1 atreides-sigil-1");
  table_give (&table, ADA, "ornithopter-escape-2");
  table_go_to (&table, FIRST);
  g_assert_cmpstr (table_why (&table, "use ornithopter-escape-2"), ==, "reaction");
  table_play (&table, "aim > boris; lay attack");
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "no-reaction");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  table_play (&table, "use ornithopter-escape-1");
  g_assert_cmpuint (table.state.head.actor, ==, ADA);
  g_assert_cmpuint (table.state.n_lying[BORIS], ==, 0);
  g_assert_cmpuint (table.state.lying[BORIS][0] + table.state.lying_of[BORIS][0], ==, 0);
  g_assert_cmpuint (table.state.counts[DUNE_WATCH_TURNED_ASIDE], ==, 1);
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "aim > clara; aim > dorian; discard");
  table_play (&table, "aim > clara");
  g_assert_cmpuint (table.state.lying[CLARA][0], ==, 1);
  g_assert_cmpuint (table.state.head.actor, ==, CLARA);
  table_play (&table, "accept-target");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
}

static void
test_escape_discard (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, BORIS, "ornithopter-escape-1");
  table_go_to (&table, FIRST);
  g_assert_cmpstr (table_why (&table, "use ornithopter-escape-1"), ==, "not-own");
  table_play (&table, "aim > boris; lay attack; use ornithopter-escape-1; discard");
  g_assert_cmpuint (table.state.n_gone[ADA], ==, 1);
  g_assert_cmpuint (table.state.n_lying[BORIS] + table.state.n_lying[CLARA], ==, 0);
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
}

/* R31: nothing in the first round, both cards in the second. */
static void
test_mind_games (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, ADA, "mind-games-1");
  table_go_to (&table, FIRST);
  table_play (&table, "use mind-games-1");
  g_assert_cmpstr (table_why (&table, "aim > boris"), ==, "held-back");
  table_play (&table, "done");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  g_assert_cmpuint (table.state.n_hand[ADA], ==, 2);
  table_go_to (&table, SECOND);
  g_assert_cmpuint (table.state.held_back[ADA], ==, 0);
  g_assert_cmpuint (table.state.quota, ==, 2);
  g_assert_cmpstr (table_why (&table, "done"), ==, "must-place");
  table_play (&table, "aim > boris; lay defend; accept-target; aim > boris; accept-target");
  g_assert_cmpuint (table.state.n_hand[ADA], ==, 0);
  g_assert_cmpuint (table.state.n_lying[BORIS], ==, 2);
}

/* R25: a card without its token has nothing to deliver, whatever tokens others have. */
static void
test_no_token (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, ADA, "atreides-sigil-1");
  table_give (&table, BORIS, "atreides-sigil-2 master-of-assassins-1");
  table_go_to (&table, FIRST);
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "legal");
  table.state.has_token[table_card (&table, "atreides-sigil-1")] = 0;
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "not-possible");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dune/targets/R23-use", test_use);
  g_test_add_func ("/dune/targets/R23-order", test_order);
  g_test_add_func ("/dune/targets/R24-rounds", test_rounds);
  g_test_add_func ("/dune/targets/R25-deliver", test_deliver);
  g_test_add_func ("/dune/targets/R26-self", test_self);
  g_test_add_func ("/dune/targets/R27-second", test_second);
  g_test_add_func ("/dune/targets/R28-cap", test_cap);
  g_test_add_func ("/dune/targets/R29-hidden", test_hidden);
  g_test_add_func ("/dune/targets/R25-no-token", test_no_token);
  g_test_add_func ("/dune/targets/R30-escape", test_escape);
  g_test_add_func ("/dune/targets/R30-escape-discard", test_escape_discard);
  g_test_add_func ("/dune/targets/R31-mind-games", test_mind_games);

  return g_test_run ();
}
