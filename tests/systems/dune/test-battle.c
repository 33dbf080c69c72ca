/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-fixture.h"

/* "Battle round" and "Winning the game": what everybody scores, and who wins. */

#define BATTLE 6

enum { ATTACK, DEFEND };
enum { SIGIL, ASSASSIN };

static void
init (Table *table)
{
  table_init (table, "eight");
}

static gint
score (const Table *table, guint seat)
{
  return dune_score_seat (table->rules, &table->state, seat);
}

/* R32: in turn each reveals and moves the marker: Atreides up, Harkonnen down, as far as it goes.
 */
static void
test_order (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *seen = NULL;

  table_init (&table, "four");
  table.state.marker = -10;
  table_pile (&table, BARON, 1, DEFEND);
  table_pile (&table, TROOPER, 1, ATTACK);
  table_pile (&table, LETO, 2, DEFEND);
  table_go_to (&table, BATTLE);
  g_assert_cmpuint (table.state.head.actor, ==, BARON);
  table_play (&table, "reveal");
  g_assert_cmpint (table.state.marker, ==, -11);
  g_assert_true (table_logged (&table, "A target card of Boris lies on Ada: Defend"));
  seen = table_dup_seen (&table, DUNCAN);
  g_assert_cmpuint (seen->identity[BARON], ==, table.state.identity[BARON]);
  g_assert_cmpuint (seen->lying[BARON][0], ==, DEFEND + 1);
  g_assert_cmpuint (seen->identity[TROOPER], ==, DUNE_HIDDEN);
  table_play (&table, "reveal");
  g_assert_cmpint (table.state.marker, ==, -10);
  table_play (&table, "reveal");
  g_assert_cmpint (table.state.marker, ==, -8);
  g_assert_true (table_logged (&table, "Clara scores +2 for House Atreides; the marker is on −8"));
}

/* R33: a card scores when its sigil is on the identity card. */
static void
test_sigils (void)
{
  g_auto (Table) table = { 0 };

  init (&table);
  table_give (&table, LETO, "scout-1 scout-2 scout-3 scout-4 scout-5");
  g_assert_cmpint (score (&table, LETO), ==, 3); /* Atreides, all nobles, all players */
  table_give (&table, DUNCAN, "scout-1 scout-2 scout-3 scout-4 scout-5");
  g_assert_cmpint (score (&table, DUNCAN), ==, 3); /* Atreides, all fighters, all players */
  table_give (&table, BARON, "scout-1 scout-2 scout-3");
  g_assert_cmpint (score (&table, BARON), ==, 2); /* Harkonnen, all nobles */
  table_give (&table, TROOPER, "scout-1 scout-2 scout-3");
  g_assert_cmpint (score (&table, TROOPER), ==, 1); /* Harkonnen */
}

/* R34, R35: Sigil tokens are for Atreides, Assassins against Harkonnen. */
static void
test_tokens (void)
{
  g_auto (Table) table = { 0 };

  init (&table);
  for (guint seat = 0; seat < 4; seat++)
    table_token (&table, seat, SIGIL);
  g_assert_cmpint (score (&table, LETO), ==, 1);
  g_assert_cmpint (score (&table, DUNCAN), ==, 1);
  g_assert_cmpint (score (&table, BARON), ==, 0);
  for (guint seat = 0; seat < 4; seat++)
    table_token (&table, seat, ASSASSIN);
  g_assert_cmpint (score (&table, LETO), ==, 1);
  g_assert_cmpint (score (&table, BARON), ==, -1);
  g_assert_cmpint (score (&table, TROOPER), ==, -1);
}

/* R36: nobles lose for every attack, Atreides twice; fighters once in all. */
static void
test_attacks (void)
{
  g_auto (Table) table = { 0 };

  init (&table);
  for (guint seat = 0; seat < 4; seat++)
    table_pile (&table, seat, 3, ATTACK);
  g_assert_cmpint (score (&table, BARON), ==, -3);
  g_assert_cmpint (score (&table, LETO), ==, -6);
  g_assert_cmpint (score (&table, DUNCAN), ==, -1);
  g_assert_cmpint (score (&table, TROOPER), ==, -1);
}

/* R37: every defend card counts, whoever gets it. */
static void
test_defends (void)
{
  g_auto (Table) table = { 0 };

  init (&table);
  for (guint seat = 0; seat < 4; seat++) {
    table_pile (&table, seat, 2, DEFEND);
    g_assert_cmpint (score (&table, seat), ==, 2);
  }
}

/* Plays the battle of four; returns the level that is reached. */
static guint
fight (Table *table)
{
  TcOutcome outcome = { 0 };

  table_go_to (table, BATTLE);
  table_play (table, "reveal; reveal; reveal; reveal");
  g_assert_true (tc_rules_is_over (&table->state.head));
  tc_rules_outcome (table->ruleset, &table->state.head, &outcome);
  g_assert_cmpint (outcome.payoff[LETO], ==, table->state.marker);
  g_assert_cmpint (outcome.payoff[DUNCAN], ==, table->state.marker);
  g_assert_cmpint (outcome.payoff[BARON], ==, -table->state.marker);

  return (guint) __builtin_ctz (outcome.reached);
}

/* R38: the house on whose side the marker ends; all of a house win together. */
static void
test_winner (void)
{
  g_auto (Table) up = { 0 };
  g_auto (Table) down = { 0 };

  table_init (&up, "four");
  table_pile (&up, LETO, 1, DEFEND);
  g_assert_cmpuint (fight (&up), ==, 0);
  g_assert_true (table_logged (&up, "The battle marker is on +1, in favour of House Atreides"));
  table_init (&down, "four");
  table_pile (&down, LETO, 1, ATTACK);
  g_assert_cmpuint (fight (&down), ==, 1);
  g_assert_true (table_logged (&down, "The battle marker is on −2, in favour of House Harkonnen"));
}

/* R33 to R37 together: each point with its reason. */
static void
test_examples (void)
{
  g_auto (Table) table = { 0 };

  init (&table);
  table_pile (&table, LETO, 2, ATTACK);
  table_pile (&table, LETO, 1, DEFEND);
  table_give (&table, LETO, "scout-1");
  table_token (&table, LETO, SIGIL);
  g_assert_cmpint (score (&table, LETO), ==, -1);
  table_pile (&table, TROOPER, 3, ATTACK);
  table_token (&table, TROOPER, ASSASSIN);
  g_assert_cmpint (score (&table, TROOPER), ==, -2);
  table_go_to (&table, BATTLE);
  table_play (&table, "reveal; reveal; reveal");
  g_assert_true (table_logged (&table, "Clara: +1 for Scout (Atreides)"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dune/battle/R32-order", test_order);
  g_test_add_func ("/dune/battle/R33-sigils", test_sigils);
  g_test_add_func ("/dune/battle/R34-R35-tokens", test_tokens);
  g_test_add_func ("/dune/battle/R36-attacks", test_attacks);
  g_test_add_func ("/dune/battle/R37-defends", test_defends);
  g_test_add_func ("/dune/battle/R38-winner", test_winner);
  g_test_add_func ("/dune/battle/R33-R37-examples", test_examples);

  return g_test_run ();
}
