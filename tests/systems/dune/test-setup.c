/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "dune-fixture.h"

/* "Setup": what lies on the table and who knows what when the first player is asked. */

static const char *const setups[] = { "four", "five", "six", "seven", "eight" };

/* R1: a track with a start and two halves. */
static void
test_track (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "eight-balanced");
  g_assert_cmpint (table.rules->low, ==, -10);
  g_assert_cmpint (table.rules->high, ==, 10);
  g_assert_cmpuint (dune_get_level (table.rules, 1), ==, 0);
  g_assert_cmpuint (dune_get_level (table.rules, -1), ==, 1);
}

/* R2: three action rounds, two targeting rounds, a battle round. */
static void
test_rounds (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  g_assert_cmpint (dune_get_round (table.rules, 3), ==, DUNE_ROUND_ACTION);
  g_assert_cmpint (dune_get_round (table.rules, 4), ==, DUNE_ROUND_TARGETING);
  g_assert_cmpint (dune_get_round (table.rules, 5), ==, DUNE_ROUND_TARGETING);
  g_assert_cmpint (dune_get_round (table.rules, 6), ==, DUNE_ROUND_BATTLE);
}

/* R3, R4: the identity cards of each number of players, and the teams that they make. */
static void
test_identities (void)
{
  static const char *const last[] = { "duncan", "gurney", "guard", "jessica", "rabban" };
  static const guint atreides[] = { 2, 3, 3, 4, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++) {
    g_auto (Table) table = { 0 };
    guint n = 0;
    guint identity;

    table_init (&table, setups[i]);
    identity =
      tc_range_index (table.rules->identity_things, tc_ruleset_find_thing (table.ruleset, last[i]));
    g_assert_cmpuint (table.state.n_seats, ==, i + 4);
    g_assert_cmpuint (table.state.identity[i + 3], ==, identity);
    for (guint seat = 0; seat < table.state.n_seats; seat++)
      n += table.rules->roles[table.state.role[seat]].house == 0;
    g_assert_cmpuint (n, ==, atreides[i]);
  }
}

/* R5: two trait cards, an attack and a defend card for each player. */
static void
test_cards (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "six");
  g_assert_cmpuint (table.rules->n_kinds, ==, 3);
  g_assert_cmpuint (table.rules->n_traits, ==, 2);
  for (guint seat = 0; seat < 6; seat++) {
    g_assert_cmpuint (table.state.n_hand[seat], ==, 2);
    g_assert_cmpuint (table.state.hand[seat][0], ==, 1);
    g_assert_cmpuint (table.state.hand[seat][1], ==, 2);
  }
}

/* R6: ten extended cards are left out with four or five players. */
static void
test_extended (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++) {
    g_auto (Table) table = { 0 };
    guint n_out = 0;

    table_init (&table, setups[i]);
    g_assert_cmpuint (table.rules->n_cards, ==, 30);
    for (guint card = 0; card < 30; card++)
      n_out += table.state.where[card] == DUNE_OUT;
    g_assert_cmpuint (n_out, ==, i < 2 ? 10 : 0);
  }
}

/* R7: the dealer is first in every round, and the others follow. */
static void
test_dealer (void)
{
  g_autoptr (TcBuild) build =
    table_build (TABLE_FILE, "players=\"4\" src-of", "players=\"4\" dealer=\"drawn\" src-of");
  guint dealers = 0;

  for (guint64 seed = 1; seed <= 40; seed++) {
    g_auto (Table) table = { 0 };

    table_open (&table, tc_build_ref (build), "four", seed);
    dealers |= 1u << table.state.dealer;
    g_assert_cmpuint (table.state.head.actor, ==, table.state.dealer);
    table_turn (&table, (table.state.dealer + 1u) % 4);
    g_assert_cmpuint (table.state.at, ==, 1);
    table_go_to (&table, 4);
    g_assert_cmpuint (table.state.head.actor, ==, table.state.dealer);
  }
  g_assert_cmpuint (dealers, ==, 0xf);
}

/* R8: the round marker on the first action round, the battle marker on the start. */
static void
test_markers (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) balanced = { 0 };

  table_init (&table, "four");
  g_assert_cmpuint (table.state.head.turn, ==, 1);
  g_assert_cmpint (table.state.marker, ==, 0);
  table_init_with (&balanced, "four", "players=\"4\" src-of", "players=\"4\" start=\"2\" src-of");
  g_assert_cmpint (balanced.state.marker, ==, 2);
}

/* R9, ruling D-m: three cards of three kinds; what came up a second time lies in the discards. */
static void
test_row (void)
{
  guint n_discarded = 0;

  for (guint64 seed = 1; seed <= 60; seed++) {
    g_auto (Table) table = { 0 };
    const DuneState *state = &table.state;
    guint kinds = 0;

    table_open (&table, table_build (TABLE_FILE, NULL, NULL), "six", seed);
    for (guint i = 0; i < 3; i++)
      kinds |= 1u << table.rules->cards[state->row[i] - 1].action;
    g_assert_cmpint (__builtin_popcount (kinds), ==, 3);
    for (guint card = 0; card < table.rules->n_cards; card++) {
      if (state->where[card] != DUNE_IN_DISCARD)
        continue;
      n_discarded++;
      g_assert_cmpuint (kinds >> table.rules->cards[card].action & 1, ==, 1);
    }
  }
  g_assert_cmpuint (n_discarded, >, 10);
}

/* R10: one card to each, any of them, which its owner knows and nobody else. */
static void
test_deal (void)
{
  guint seen[4] = { 0 };

  for (guint64 seed = 1; seed <= 60; seed++) {
    g_auto (Table) table = { 0 };
    g_autofree DuneState *known = NULL;
    guint dealt = 0;

    table_open (&table, table_build (TABLE_FILE, NULL, NULL), "four", seed);
    known = table_dup_seen (&table, CLARA);
    for (guint seat = 0; seat < 4; seat++) {
      dealt |= 1u << table.state.identity[seat];
      seen[seat] |= 1u << table.state.identity[seat];
      g_assert_cmpuint (known->identity[seat], ==,
                        seat == CLARA ? table.state.identity[CLARA] : DUNE_HIDDEN);
    }
    g_assert_cmpuint (dealt, ==, 0xf);
  }
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (seen[seat], ==, 0xf);
}

static guint
get_traits (const Table *table, guint seat)
{
  return 1u << table->state.trait[seat][0] | 1u << table->state.trait[seat][1];
}

/* R11: nobles have both houses, fighters their own and Fighter. */
static void
test_traits (void)
{
  enum { ATREIDES = 1, HARKONNEN = 2, FIGHTER = 4 };
  g_auto (Table) table = { 0 };

  table_init (&table, "eight");
  g_assert_cmpuint (get_traits (&table, BARON), ==, ATREIDES | HARKONNEN);
  g_assert_cmpuint (get_traits (&table, RABBAN), ==, ATREIDES | HARKONNEN);
  g_assert_cmpuint (get_traits (&table, LETO), ==, ATREIDES | HARKONNEN);
  g_assert_cmpuint (get_traits (&table, JESSICA), ==, ATREIDES | HARKONNEN);
  g_assert_cmpuint (get_traits (&table, DUNCAN), ==, ATREIDES | FIGHTER);
  g_assert_cmpuint (get_traits (&table, GUARD), ==, HARKONNEN | FIGHTER);
}

/* R12: shuffled; not even the owner knows the order. */
static void
test_trait_order (void)
{
  guint n_first = 0;

  for (guint64 seed = 1; seed <= 100; seed++) {
    g_auto (Table) table = { 0 };
    g_autofree DuneState *known = NULL;

    table_open (&table, table_build (TABLE_FILE, NULL, NULL), "four", seed);
    known = table_dup_seen (&table, ADA);
    n_first += table.state.trait[ADA][0] < table.state.trait[ADA][1];
    for (guint seat = 0; seat < 4; seat++) {
      g_assert_cmpuint (known->trait[seat][0], ==, DUNE_HIDDEN);
      g_assert_cmpuint (known->trait[seat][1], ==, DUNE_HIDDEN);
    }
  }
  g_assert_cmpuint (n_first, >, 30);
  g_assert_cmpuint (n_first, <, 70);
}

/* R13: target cards are their owner's secret. */
static void
test_targets (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *known = NULL;

  table_init (&table, "four");
  known = table_dup_seen (&table, BORIS);
  g_assert_cmpuint (known->hand[BORIS][0], ==, 1);
  g_assert_cmpuint (known->hand[ADA][0], ==, DUNE_HIDDEN);
  g_assert_cmpuint (known->n_hand[ADA], ==, 2);
}

/* R14: the Baron and Rabban know the fighters of their house, not which is which, and not one
 * another; the fighters know nobody. */
static void
test_knowledge (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *baron = NULL;
  g_autofree DuneState *rabban = NULL;
  g_autofree DuneState *trooper = NULL;

  table_init (&table, "eight");
  baron = table_dup_seen (&table, BARON);
  rabban = table_dup_seen (&table, RABBAN);
  trooper = table_dup_seen (&table, TROOPER);
  g_assert_cmpuint (baron->role[TROOPER], ==, table.state.role[TROOPER]);
  g_assert_cmpuint (baron->role[GUARD], ==, table.state.role[GUARD]);
  g_assert_cmpuint (baron->identity[GUARD], ==, DUNE_HIDDEN);
  g_assert_cmpuint (baron->role[RABBAN], ==, DUNE_HIDDEN);
  g_assert_cmpuint (baron->role[LETO], ==, DUNE_HIDDEN);
  g_assert_cmpuint (rabban->role[TROOPER], ==, table.state.role[TROOPER]);
  g_assert_cmpuint (rabban->role[BARON], ==, DUNE_HIDDEN);
  g_assert_cmpuint (trooper->role[GUARD], ==, DUNE_HIDDEN);
  g_assert_cmpuint (trooper->role[BARON], ==, DUNE_HIDDEN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dune/setup/R1-track", test_track);
  g_test_add_func ("/dune/setup/R2-rounds", test_rounds);
  g_test_add_func ("/dune/setup/R3-R4-identities", test_identities);
  g_test_add_func ("/dune/setup/R5-cards", test_cards);
  g_test_add_func ("/dune/setup/R6-extended", test_extended);
  g_test_add_func ("/dune/setup/R7-dealer", test_dealer);
  g_test_add_func ("/dune/setup/R8-markers", test_markers);
  g_test_add_func ("/dune/setup/R9-D-m-row", test_row);
  g_test_add_func ("/dune/setup/R10-deal", test_deal);
  g_test_add_func ("/dune/setup/R11-traits", test_traits);
  g_test_add_func ("/dune/setup/R12-trait-order", test_trait_order);
  g_test_add_func ("/dune/setup/R13-targets", test_targets);
  g_test_add_func ("/dune/setup/R14-knowledge", test_knowledge);

  return g_test_run ();
}
