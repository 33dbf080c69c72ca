/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "dune-fixture.h"

/* The rulings of docs/rulings-dune.md. */

#define FIRST  4
#define SECOND 5
#define BATTLE 6

/* D-a: nobody wins on 0, unless the scenario says who. */
static void
test_zero (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) owned = { 0 };

  table_init (&table, "four");
  table_go_to (&table, BATTLE);
  table_play (&table, "reveal; reveal; reveal; reveal");
  g_assert_cmpuint (table.state.ending, ==, DUNE_LEVEL_DRAW + 1);
  table_init_with (&owned, "four", "max=\"10\" ref", "max=\"10\" zero=\"harkonnen\" ref");
  table_go_to (&owned, BATTLE);
  table_play (&owned, "reveal; reveal; reveal; reveal");
  g_assert_cmpuint (owned.state.ending, ==, 2);
}

/* D-b: who is targeted sees by whom, not with what; a card of escape works once. */
static void
test_seen (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *seen = NULL;

  table_init (&table, "four");
  table_give (&table, BORIS, "ornithopter-escape-1");
  table_go_to (&table, FIRST);
  table_play (&table, "aim > boris; lay attack");
  seen = table_dup_seen (&table, BORIS);
  g_assert_cmpuint (seen->lying[BORIS][0], ==, DUNE_HIDDEN);
  g_assert_cmpuint (seen->lying_of[BORIS][0], ==, ADA);
  table_play (&table, "use ornithopter-escape-1; discard");
  table_turn (&table, CLARA);
  table_play (&table, "aim > boris; lay attack");
  g_assert_cmpstr (table_why (&table, "use ornithopter-escape-1"), ==, "shielded");
}

/* D-c: another target by the usual rules; not the one who turned the card aside, not oneself; with
 * nobody left the card is discarded. */
static void
test_divert (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, BORIS, "ornithopter-escape-1");
  table_pile (&table, CLARA, 3, 0);
  table_go_to (&table, FIRST);
  table_play (&table, "aim > boris; lay attack; use ornithopter-escape-1");
  g_assert_cmpstr (table_why (&table, "aim > boris"), ==, "escaped");
  g_assert_cmpstr (table_why (&table, "aim > clara"), ==, "full");
  g_assert_cmpstr (table_why (&table, "aim > ada"), ==, "self");
  g_assert_cmpstr (table_why (&table, "aim > dorian"), ==, "legal");
}

static void
test_divert_nobody (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, BORIS, "ornithopter-escape-1");
  table_pile (&table, CLARA, 3, 0);
  table_pile (&table, DORIAN, 3, 0);
  table_go_to (&table, FIRST);
  table_play (&table, "aim > boris; lay attack; use ornithopter-escape-1");
  g_assert_cmpuint (table.state.n_gone[ADA], ==, 1);
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
}

/* D-d: of cards that were held back as many are placed as can be; the others are discarded. */
static void
test_held_back (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table.state.held_back[ADA] = 1;
  table_pile (&table, BORIS, 2, 0);
  table_pile (&table, CLARA, 3, 0);
  table_pile (&table, DORIAN, 3, 0);
  table_go_to (&table, SECOND);
  table_play (&table, "aim > boris; lay attack; accept-target");
  g_assert_cmpuint (table.state.n_lying[BORIS], ==, 3);
  g_assert_cmpuint (table.state.n_gone[ADA], ==, 1);
  g_assert_cmpuint (table.state.n_hand[ADA], ==, 0);
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
}

/* D-e: with nobody to target a card is discarded, which its owner chooses. */
static void
test_nobody (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *seen = NULL;

  table_init (&table, "four");
  for (guint seat = BORIS; seat <= DORIAN; seat++)
    table_pile (&table, seat, 3, 0);
  table_go_to (&table, FIRST);
  table_play (&table, "done; lay attack");
  g_assert_cmpuint (table.state.gone[ADA][0], ==, 1);
  seen = table_dup_seen (&table, CLARA);
  g_assert_cmpuint (seen->gone[ADA][0], ==, DUNE_HIDDEN);
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
}

/* D-f: whether a card can be used is found by trying all that it demands. */
static void
test_possible (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_shield_traits (&table, ADA);
  table_show (&table, "informer-1 exchange-1 scout-1");
  g_assert_cmpstr (table_why (&table, "replace informer-1"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "replace exchange-1"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "replace scout-1"), ==, "usable");
}

/* D-g, D-h: cards that were used, an escape too, score their sigils. */
static void
test_shielded_sigils (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, DUNCAN, "ornithopter-escape-1 atreides-sigil-1");
  table_go_to (&table, FIRST);
  table_play (&table, "aim > dorian; lay attack; use ornithopter-escape-1; discard");
  table_turn (&table, DUNCAN);
  table_play (&table, "use atreides-sigil-1; choose clara");
  g_assert_true (table_is_shielded (&table, "ornithopter-escape-1"));
  g_assert_true (table_is_shielded (&table, "atreides-sigil-1"));
  g_assert_cmpint (dune_score_seat (table.rules, &table.state, DUNCAN), ==, 2);
}

/* D-i: when no further kind is left, fewer cards are shown. */
static void
test_fewer (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_show (&table, "mind-games-1 aerial-recon-1 atreides-sigil-1");
  for (guint card = 0; card < table.rules->n_cards; card++) {
    if (table.state.where[card] == DUNE_IN_DECK)
      table.state.where[card] = DUNE_OUT;
  }
  table_discard (&table, "aerial-recon-2 atreides-sigil-2");
  table_play (&table, "select mind-games-1");
  g_assert_cmpuint (table.state.row[0], ==, 0);
  g_assert_true (table_logged (&table, "Action cards that can be shown, fewer than usual: 2"));
}

/* D-i: a player for whom nothing is shown selects nothing. */
static void
test_nothing (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  for (guint card = 0; card < table.rules->n_cards; card++)
    table.state.where[card] = DUNE_OUT;
  memset (table.state.row, 0, sizeof table.state.row);
  table_show (&table, "");
  g_assert_cmpuint (table.state.head.turn, ==, 4);
  g_assert_cmpuint (table.state.head.phase, ==, DUNE_PHASE_TARGET);
}

/* D-j: what a seat saw is its own; nothing tells others. */
static void
test_private (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *boris = NULL;

  table_init (&table, "four");
  table_show (&table, "scout-1 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select scout-1; choose clara; take clara-trait-1");
  boris = table_dup_seen (&table, BORIS);
  g_assert_cmpuint (boris->trait[CLARA][0], ==, DUNE_HIDDEN);
  g_assert_cmpuint (boris->saw_trait[CLARA][0], ==, 1u << ADA);
}

/* D-k: a card that cannot be used may be selected all the same, for its sigil. */
static void
test_useless (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  for (guint seat = BORIS; seat <= DORIAN; seat++)
    table_shield_traits (&table, seat);
  table_show (&table, "scout-2 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select scout-2");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  g_assert_cmpint (dune_score_seat (table.rules, &table.state, BARON), ==, 1);
}

/* D-l: cards are replaced until the discards have made a new deck once and that has run out. */
static void
test_replacing_ends (void)
{
  g_auto (Table) table = { 0 };
  guint n = 0;

  table_init (&table, "four");
  for (guint seat = 0; seat < 4; seat++)
    table_shield_traits (&table, seat);
  table_show (&table, "scout-1 informer-1 whisper-1");
  for (; n < 200; n++) {
    g_autofree char *moves = table_dup_moves (&table);
    g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);
    const char *last = texts[g_strv_length (texts) - 1];

    if (!g_str_has_prefix (last, "replace"))
      break;
    table_play (&table, last);
  }
  g_assert_cmpuint (n, >, 3);
  g_assert_cmpuint (n, <, 60);

  for (guint card = 0; card < table.rules->n_cards; card++)
    if (table.state.where[card] == DUNE_IN_DECK)
      table.state.where[card] = DUNE_IN_DISCARD;
  table.state.has_reshuffled = 0;
  g_assert_true (dune_can_replace (table.rules, &table.state));
  table.state.has_reshuffled = 1;
  g_assert_false (dune_can_replace (table.rules, &table.state));
}

/* D-n: everybody who is targeted is asked, holding a card for it or not. */
static void
test_window (void)
{
  g_auto (Table) with = { 0 };
  g_auto (Table) without = { 0 };

  table_init (&with, "four");
  table_init (&without, "four");
  table_give (&with, BORIS, "ornithopter-escape-1");
  table_go_to (&with, FIRST);
  table_go_to (&without, FIRST);
  table_play (&with, "aim > boris; lay attack");
  table_play (&without, "aim > boris; lay attack");
  g_assert_cmpuint (with.state.head.phase, ==, DUNE_PHASE_REACT);
  g_assert_cmpuint (without.state.head.phase, ==, DUNE_PHASE_REACT);
  g_assert_cmpuint (without.state.head.actor, ==, BORIS);
  g_assert_cmpstr (table_why (&without, "accept-target"), ==, "legal");
}

static void
test_no_windows (void)
{
  g_auto (Table) table = { 0 };

  table_init_with (&table, "four", "</rules>", "<targets escape=\"false\"/></rules>");
  table_go_to (&table, FIRST);
  table_play (&table, "aim > boris; lay attack");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  g_assert_cmpuint (table.state.head.phase, ==, DUNE_PHASE_TARGET);
}

/* D-o: nothing is held back in the last targeting round. */
static void
test_last_round (void)
{
  g_auto (Table) table = { 0 };

  table_init_with (&table, "four", "round=\"1\" limit=\"1\"", "round=\"2\" limit=\"1\"");
  table_give (&table, ADA, "mind-games-1");
  table_go_to (&table, SECOND);
  g_assert_cmpstr (table_why (&table, "use mind-games-1"), ==, "not-possible");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dune/rulings/D-a-zero", test_zero);
  g_test_add_func ("/dune/rulings/D-b-seen", test_seen);
  g_test_add_func ("/dune/rulings/D-c-divert", test_divert);
  g_test_add_func ("/dune/rulings/D-c-nobody", test_divert_nobody);
  g_test_add_func ("/dune/rulings/D-d-held-back", test_held_back);
  g_test_add_func ("/dune/rulings/D-e-nobody", test_nobody);
  g_test_add_func ("/dune/rulings/D-f-possible", test_possible);
  g_test_add_func ("/dune/rulings/D-g-D-h-shielded", test_shielded_sigils);
  g_test_add_func ("/dune/rulings/D-i-fewer", test_fewer);
  g_test_add_func ("/dune/rulings/D-i-nothing", test_nothing);
  g_test_add_func ("/dune/rulings/D-j-private", test_private);
  g_test_add_func ("/dune/rulings/D-k-useless", test_useless);
  g_test_add_func ("/dune/rulings/D-l-replacing-ends", test_replacing_ends);
  g_test_add_func ("/dune/rulings/D-n-window", test_window);
  g_test_add_func ("/dune/rulings/D-n-no-windows", test_no_windows);
  g_test_add_func ("/dune/rulings/D-o-last-round", test_last_round);

  return g_test_run ();
}
