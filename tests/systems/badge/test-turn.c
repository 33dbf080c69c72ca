/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

/* A turn: rules R10 to R14, and sequencing. */

#define HAND "search patrol-red patrol-blue fugitive-red fugitive-red fugitive-green"

/* R10: none to five cards, openly, and as many drawn. "On your turn". */
static void
test_exchange (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, HAND);
  g_assert_cmpstr (table_why (&table, "exchange patrol-green"), ==, "not-held");
  table_play (&table, "exchange patrol-red; exchange patrol-blue; exchange fugitive-red; "
                      "exchange fugitive-red; exchange fugitive-green");
  g_assert_cmpstr (table_why (&table, "exchange search"), ==, "exchanged");
  g_assert_cmpuint (table.state.n_hand[0], ==, 1);
  g_assert_cmpuint (table.state.n_discard, ==, 5);
  g_assert_cmpuint (badge_discards (&table.state)[table_card (&table, "fugitive-red")], ==, 2);
  table_play (&table, "done");
  g_assert_cmpuint (table.state.n_hand[0], ==, 6);
  g_assert_cmpuint (table_count_cards (&table, 0, "search"), >=, 1);
  g_assert_true (table_logged (&table, "Avery draws 5 cards"));
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_LAY);
}

static void
test_exchange_none (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, HAND);
  table_play (&table, "done");
  g_assert_cmpuint (table.state.n_discard, ==, 0);
  g_assert_cmpuint (tc_events_get_n (table.events), ==, 0);
}

static void
test_exchange_limit (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "exchange=\"5\"", "exchange=\"1\"");
  table_hand (&table, 0, HAND);
  table_play (&table, "exchange search");
  g_assert_cmpstr (table_why (&table, "exchange patrol-red"), ==, "exchanged");
}

/* In the canonical list a set is taken in one order only. */
static void
test_exchange_order (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *all = NULL;
  TcMove moves[64];

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, HAND);
  table_play (&table, "exchange patrol-blue");
  all = table_dup_moves (&table);
  g_assert_cmpstr (all, ==,
                   "exchange search; exchange patrol-red; exchange fugitive-red; "
                   "exchange fugitive-green; done");
  g_assert_cmpuint (
    tc_rules_legal_moves (table.ruleset, &table.state.head, TC_MOVES_CANONICAL, moves), ==, 3);
}

static void
lay_cards (Table *table, const char *from, const char *to)
{
  table_init (table, from, to);
  table_hand (table, 0, HAND " patrol-red fugitive-blue");
  table_play (table, "done");
}

/* R11: a lead card first, then fugitive and lead cards by turns, fugitives of any colour.
 * "Follow action sequencing rule". Vectors: S F P F P legal, P P illegal, F first illegal. */
static void
test_sequence (void)
{
  g_auto (Table) table = { 0 };

  lay_cards (&table, NULL, NULL);
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "not-first");
  g_assert_cmpstr (table_why (&table, "lay-pair fugitive-red"), ==, "not-first");
  table_play (&table, "lay search");
  g_assert_cmpstr (table_why (&table, "lay patrol-red"), ==, "not-lead");
  g_assert_cmpstr (table_why (&table, "lay search"), ==, "not-held");
  table_play (&table, "lay fugitive-green");
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "not-fugitive");
  table_play (&table, "lay patrol-red; lay fugitive-red; lay patrol-blue");
  g_assert_cmpuint (table.state.n_laid, ==, 5);
  g_assert_cmpstr (table_why (&table, "lay patrol-red"), ==, "not-lead");
}

/* A lone card may be a lead. */
static void
test_one_card (void)
{
  g_auto (Table) table = { 0 };

  lay_cards (&table, NULL, NULL);
  table_play (&table, "lay patrol-red; done");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_DRIVE);
}

/* R12; "Example 1": a search and two patrols with fugitives between them; one card is kept. */
static void
test_example_1 (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, "search patrol-red patrol-green fugitive-blue fugitive-red fugitive-blue");
  table_play (&table, "done; lay search; lay fugitive-blue; lay patrol-red; lay fugitive-red; "
                      "lay patrol-green; done; search > h8");
  g_assert_cmpuint (table.state.n_hand[0], ==, 1);
  g_assert_cmpuint (table_count_cards (&table, 0, "fugitive-blue"), ==, 1);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_FLIP);
}

static void
test_first_any (void)
{
  g_auto (Table) table = { 0 };

  lay_cards (&table, "first=\"lead\"", "first=\"any\"");
  table_play (&table, "lay fugitive-red");
  g_assert_cmpstr (table_why (&table, "lay fugitive-green"), ==, "not-fugitive");
  g_assert_cmpstr (table_why (&table, "lay patrol-red"), ==, "legal");
}

static void
test_no_alternation (void)
{
  g_auto (Table) table = { 0 };

  lay_cards (&table, "alternate=\"true\"", "alternate=\"false\"");
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "not-first");
  table_play (&table, "lay patrol-red; lay patrol-red; lay fugitive-red; lay fugitive-green");
  g_assert_cmpuint (table.state.n_laid, ==, 4);
}

static void
test_most (void)
{
  g_auto (Table) table = { 0 };

  lay_cards (&table, "most=\"99\"", "most=\"3\"");
  table_play (&table, "lay search; lay fugitive-green");
  g_assert_cmpstr (table_why (&table, "lay patrol-red"), ==, "legal");
  table_play (&table, "lay patrol-red");
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "most");
  g_assert_cmpstr (table_why (&table, "done"), ==, "legal");
}

/* A pair counts as two cards. */
static void
test_most_pair (void)
{
  g_auto (Table) table = { 0 };

  lay_cards (&table, "most=\"99\"", "most=\"2\"");
  table_play (&table, "lay search");
  g_assert_cmpstr (table_why (&table, "lay-pair fugitive-red"), ==, "most");
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "legal");
}

/* Who can must; who cannot need not. */
static void
test_least (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) poor = { 0 };

  lay_cards (&table, "least=\"0\"", "least=\"2\"");
  g_assert_cmpstr (table_why (&table, "done"), ==, "least");
  table_play (&table, "lay search");
  g_assert_cmpstr (table_why (&table, "done"), ==, "least");
  table_play (&table, "lay fugitive-red");
  g_assert_cmpstr (table_why (&table, "done"), ==, "legal");
  table_init (&poor, "least=\"0\"", "least=\"2\"");
  table_sequence (&poor, "search");
  g_assert_cmpuint (poor.state.head.phase, ==, BADGE_PHASE_SEARCH);
}

/* R13: card by card in the order in which they were laid. */
static void
test_order (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_run_from (&table, "green-fugitive", "d5");
  table_sequence (&table, "patrol-red fugitive-green search");
  g_assert_true (table_is_at (&table, "green-fugitive", "d5"));
  g_assert_cmpstr (table_why (&table, "search > c3"), ==, "phase");
  table_play (&table, "drive red-patrol > b1");
  g_assert_true (table_is_at (&table, "green-fugitive", "c5"));
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_SEARCH);
}

/* R14: the played cards are discarded, six in hand again, the next player. */
static void
test_end (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, HAND);
  table_play (&table, "done; lay search; lay-pair fugitive-red; done; search > g4");
  g_assert_cmpuint (table.state.n_discard, ==, 3);
  g_assert_cmpuint (badge_discards (&table.state)[table_card (&table, "fugitive-red")], ==, 2);
  g_assert_cmpuint (table.state.n_laid, ==, 0);
  g_assert_cmpuint (table.state.n_hand[0], ==, 6);
  g_assert_true (table_logged (&table, "Avery draws 3 cards"));
  g_assert_cmpuint (table.state.head.actor, ==, 1);
  g_assert_cmpuint (table.state.head.turn, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/turn/R10-exchange", test_exchange);
  g_test_add_func ("/badge/turn/R10-exchange-none", test_exchange_none);
  g_test_add_func ("/badge/turn/R10-exchange-limit", test_exchange_limit);
  g_test_add_func ("/badge/turn/R10-exchange-order", test_exchange_order);
  g_test_add_func ("/badge/turn/R11-sequence", test_sequence);
  g_test_add_func ("/badge/turn/R11-one-card", test_one_card);
  g_test_add_func ("/badge/turn/R12-example-1", test_example_1);
  g_test_add_func ("/badge/turn/R11-first-any", test_first_any);
  g_test_add_func ("/badge/turn/R11-no-alternation", test_no_alternation);
  g_test_add_func ("/badge/turn/R11-most", test_most);
  g_test_add_func ("/badge/turn/R11-most-pair", test_most_pair);
  g_test_add_func ("/badge/turn/R11-least", test_least);
  g_test_add_func ("/badge/turn/R13-order", test_order);
  g_test_add_func ("/badge/turn/R14-end", test_end);

  return g_test_run ();
}
