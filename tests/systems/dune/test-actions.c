/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "dune-fixture.h"

/* "Action rounds": "Select an action card", "Viewing traits", "Shielded and unshielded traits",
 * "Tokens". */

static guint
count_taken (const Table *table, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < table->rules->n_cards; i++)
    n += table->state.where[i] == DUNE_TAKEN + seat;

  return n;
}

/* R15: each in turn takes one shown card, and no other one. */
static void
test_select (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, "four");
  table_show (&table, "mind-games-1 aerial-recon-1 atreides-sigil-1");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==,
                   "select atreides-sigil-1; select aerial-recon-1; select mind-games-1");
  g_assert_cmpstr (table_why (&table, "select scout-1"), ==, "not-shown");
  table_play (&table, "select aerial-recon-1");
  g_assert_cmpuint (count_taken (&table, ADA), ==, 1);
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  table_show (&table, "mind-games-1 aerial-recon-2 atreides-sigil-1");
  table_play (&table, "select mind-games-1");
  table_show (&table, "aerial-recon-2 atreides-sigil-1 ornithopter-escape-1");
  table_play (&table, "select aerial-recon-2");
  table_show (&table, "atreides-sigil-1 ornithopter-escape-1 master-of-assassins-1");
  table_play (&table, "select atreides-sigil-1");
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (count_taken (&table, seat), ==, 1);
  g_assert_cmpuint (table.state.head.turn, ==, 2);
  g_assert_cmpuint (table.state.head.actor, ==, ADA);
}

/* R16, ruling D-f: what cannot be used may be replaced, and so may a second Mind Games. */
static void
test_replace (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_show (&table, "scout-1 mind-games-1 aerial-recon-1");
  g_assert_cmpstr (table_why (&table, "replace scout-1"), ==, "usable");
  g_assert_cmpstr (table_why (&table, "replace mind-games-1"), ==, "usable");
  for (guint seat = BORIS; seat <= DORIAN; seat++)
    table_shield_traits (&table, seat);
  table_show (&table, "scout-1 informer-1 mind-breaker-1");
  g_assert_cmpstr (table_why (&table, "replace scout-1"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "replace informer-1"), ==, "usable");
  g_assert_cmpstr (table_why (&table, "replace mind-breaker-1"), ==, "usable");
  table_play (&table, "replace scout-1");
  g_assert_cmpuint (table.state.where[table_card (&table, "scout-1")], ==, DUNE_IN_DISCARD);
  g_assert_cmpuint (table.state.row[0], !=, 0);
  g_assert_cmpuint (table.state.head.actor, ==, ADA);
}

static guint
count_open (const Table *table, guint seat)
{
  const DuneRules *rules = table->rules;
  guint n = 0;

  for (guint slot = 0; slot < rules->n_traits; slot++)
    n += !dune_is_shielded (rules, &table->state,
                            tc_range_get (rules->trait_things, seat * rules->n_traits + slot));

  return n;
}

/* Whether Ada, when she has taken @card, may choose @chosen first: as one reads it. */
static gboolean
may_choose (const Table *table, const char *card, guint chosen)
{
  gboolean has_third = FALSE;

  for (guint i = 0; i < table->state.n_seats; i++)
    has_third |= i != ADA && i != chosen && count_open (table, i) > 0;
  if (chosen == ADA)
    return FALSE;
  if (g_str_has_prefix (card, "scout"))
    return count_open (table, chosen) > 0;
  if (g_str_has_prefix (card, "informer"))
    return count_open (table, ADA) > 0;
  if (g_str_has_prefix (card, "exchange"))
    return count_open (table, chosen) > 0 && count_open (table, ADA) > 0;
  if (g_str_has_prefix (card, "whisper"))
    return has_third;

  return g_str_has_prefix (card, "mind-breaker");
}

static void
shield_by_lot (Table *table, TcRng *rng)
{
  const DuneRules *rules = table->rules;
  guint of = 1 + tc_rng_below (rng, 8);

  for (guint i = 0; i < rules->trait_things.n; i++)
    tc_effects_set_status (
      rules->effects, &table->state.head, rules->shield,
      (guint) (tc_range_get (rules->trait_things, i) - rules->trait_things.first),
      tc_rng_below (rng, of) > 0);
}

/* R16, ruling D-f: whom a card lets its player choose, and that it is dead when it lets nobody be
 * chosen, for any shields. */
static void
test_dead_by_hand (void)
{
  static const char *const cards[] = { "scout-1", "informer-1", "exchange-1", "whisper-1",
                                       "mind-breaker-1" };
  TcRng rng;

  tc_rng_init (&rng, 16);
  for (guint i = 0; i < 400; i++) {
    g_auto (Table) table = { 0 };
    const char *card = cards[i % G_N_ELEMENTS (cards)];
    g_autofree char *select = g_strdup_printf ("select %s", card);
    g_autofree char *replace = g_strdup_printf ("replace %s", card);
    guint n_chosen = 0;

    table_init (&table, i % 2 == 0 ? "four" : "seven");
    shield_by_lot (&table, &rng);
    table_show (&table, card);
    for (guint seat = 0; seat < table.state.n_seats; seat++)
      n_chosen += may_choose (&table, card, seat);
    g_assert_cmpstr (table_why (&table, replace), ==, n_chosen > 0 ? "usable" : "legal");
    table_play (&table, select);
    if (n_chosen == 1) /* nothing to choose */
      continue;
    g_assert_true ((table.state.head.phase == DUNE_PHASE_EFFECT) == (n_chosen > 0));
    for (guint seat = 0; seat < table.state.n_seats && n_chosen > 0; seat++) {
      TcMove move = tc_move_make (DUNE_VERB_EFFECT + TC_EFFECTS_VERB_OPTION,
                                  dune_seat (table.rules, seat), TC_THING_NONE, 0);

      g_assert_true ((tc_rules_check (table.ruleset, &table.state.head, &move) ==
                      TC_REASON_LEGAL) == may_choose (&table, card, seat));
    }
  }
}

static void
test_second_mind_games (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "six");
  table_give (&table, ADA, "mind-games-1");
  table_show (&table, "scout-1 mind-games-2 aerial-recon-1");
  g_assert_cmpstr (table_why (&table, "replace mind-games-2"), ==, "legal");
  table_play (&table, "replace mind-games-2");
  g_assert_cmpuint (table.state.where[table_card (&table, "mind-games-2")], ==, DUNE_IN_DISCARD);
}

static void
test_no_replacing (void)
{
  g_auto (Table) table = { 0 };

  table_init_with (&table, "four", "<rules>", "<rules><row replace=\"false\"/>");
  for (guint seat = BORIS; seat <= DORIAN; seat++)
    table_shield_traits (&table, seat);
  table_show (&table, "scout-1 informer-1 mind-breaker-1");
  g_assert_cmpstr (table_why (&table, "replace scout-1"), ==, "no-replacing");
}

/* R17: the row is filled to three again; an empty deck is made of the discards. */
static void
test_refill (void)
{
  g_auto (Table) table = { 0 };
  const DuneState *state = &table.state;
  guint kinds = 0;

  table_init (&table, "four");
  table_show (&table, "mind-games-1 aerial-recon-1 atreides-sigil-1");
  for (guint card = 0; card < table.rules->n_cards; card++) {
    if (state->where[card] == DUNE_IN_DECK)
      table.state.where[card] = DUNE_IN_DISCARD;
  }
  table_play (&table, "select aerial-recon-1");
  g_assert_true (table_logged (&table, "The discarded action cards are shuffled"));
  for (guint i = 0; i < 3; i++)
    kinds |= 1u << table.rules->cards[state->row[i] - 1].action;
  g_assert_cmpint (__builtin_popcount (kinds), ==, 3);
}

/* R18: several copies may be owned. */
static void
test_copies (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_give (&table, ADA, "aerial-recon-1");
  table_show (&table, "aerial-recon-2 mind-games-1 atreides-sigil-1");
  g_assert_cmpstr (table_why (&table, "replace aerial-recon-2"), ==, "usable");
  table_play (&table, "select aerial-recon-2");
  g_assert_cmpuint (
    dune_count_taken (table.rules, &table.state, ADA,
                      table.rules->cards[table_card (&table, "aerial-recon-1")].action),
    ==, 2);
}

/* R19: an immediate card is carried out at once, another one does nothing yet. */
static void
test_immediate (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_show (&table, "scout-1 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select scout-1");
  g_assert_cmpuint (table.state.head.phase, ==, DUNE_PHASE_EFFECT);
  g_assert_cmpuint (table.state.head.actor, ==, ADA);
  table_play (&table, "choose clara; take clara-trait-2");
  g_assert_cmpuint (table.state.head.actor, ==, BORIS);
  table_show (&table, "aerial-recon-1 atreides-sigil-1 mind-games-1");
  table_play (&table, "select atreides-sigil-1");
  g_assert_cmpuint (table.state.head.actor, ==, CLARA);
}

/* R20: who looks learns the trait in secret; the card is shielded and not looked at again. */
static void
test_look (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *ada = NULL;
  g_autofree DuneState *clara = NULL;
  g_autofree char *moves = NULL;

  table_init (&table, "four");
  table_show (&table, "scout-1 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select scout-1; choose clara; take clara-trait-2");
  ada = table_dup_seen (&table, ADA);
  clara = table_dup_seen (&table, CLARA);
  g_assert_cmpuint (ada->trait[CLARA][1], ==, 1);
  g_assert_cmpuint (ada->trait[CLARA][0], ==, DUNE_HIDDEN);
  g_assert_cmpuint (clara->trait[CLARA][1], ==, DUNE_HIDDEN);
  g_assert_true (table_is_shielded (&table, "clara-trait-2"));
  table_show (&table, "scout-2 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select scout-2; choose clara");
  g_assert_true (table_is_shielded (&table, "clara-trait-1"));
  table_show (&table, "scout-3 aerial-recon-1 atreides-sigil-1");
  table_turn (&table, DORIAN);
  table_show (&table, "scout-3 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select scout-3");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "choose ada; choose boris");
}

/* R20: but for Mind Breaker. */
static void
test_mind_breaker (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  for (guint seat = 0; seat < 4; seat++)
    table_shield_traits (&table, seat);
  table_show (&table, "mind-breaker-1 aerial-recon-1 atreides-sigil-1");
  table_play (&table, "select mind-breaker-1; choose boris; take boris-trait-1");
  g_assert_cmpuint (table.state.saw_trait[BORIS][0], ==, 1u << ADA);
}

/* R20: the card says who looks. */
static void
test_viewers (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_show (&table, "informer-1 exchange-1 whisper-1");
  table_play (&table, "select informer-1; choose dorian");
  g_assert_cmpuint (table.state.head.actor, ==, DORIAN);
  table_play (&table, "take ada-trait-1");
  g_assert_cmpuint (table.state.saw_trait[ADA][0], ==, 1u << DORIAN);
  table_show (&table, "scout-1 exchange-1 whisper-1");
  table_play (&table, "select exchange-1; choose clara; take clara-trait-1; take boris-trait-2");
  g_assert_cmpuint (table.state.saw_trait[CLARA][0], ==, 1u << BORIS);
  g_assert_cmpuint (table.state.saw_trait[BORIS][1], ==, 1u << CLARA);
  table_show (&table, "scout-1 aerial-recon-1 whisper-1");
  table_play (&table, "select whisper-1; choose ada; choose dorian; take dorian-trait-2");
  g_assert_cmpuint (table.state.saw_trait[DORIAN][1], ==, 1u << ADA);
}

/* R21: nothing is shielded in the beginning. */
static void
test_unshielded (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "eight");
  for (guint i = 0; i < table.rules->trait_things.n; i++)
    g_assert_false (
      dune_is_shielded (table.rules, &table.state, tc_range_get (table.rules->trait_things, i)));
}

/* R22: the token comes with the card, for the first targeting round only. */
static void
test_tokens (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "four");
  table_show (&table, "atreides-sigil-1 aerial-recon-1 mind-games-1");
  table_play (&table, "select atreides-sigil-1");
  g_assert_cmpuint (table.state.has_token[table_card (&table, "atreides-sigil-1")], ==, 1);
  g_assert_cmpuint (table.state.has_token[table_card (&table, "aerial-recon-1")], ==, 0);
  table_go_to (&table, 5);
  g_assert_cmpstr (table_why (&table, "use atreides-sigil-1"), ==, "other-round");
}

/* A scenario may move action cards: Mind Breaker takes a discarded card here, the first of the file
 * among them, and a card goes back for it. */
static void
test_transfer (void)
{
  g_auto (Table) table = { 0 };
  guint scout = 0;
  guint breaker = 0;

  table_init_with (&table, "four", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
                   "<transfer deck=\"discard\" to=\"taken\" to-player=\"acting\"/>"
                   "<transfer deck=\"taken\" player=\"acting\" to=\"discard\"/>");
  scout = table_card (&table, "scout-1");
  breaker = table_card (&table, "mind-breaker-1");
  table_show (&table, "mind-breaker-1 informer-1 whisper-1");
  table_discard (&table, "scout-1");
  table_play (&table, "select mind-breaker-1; choose boris");
  g_assert_cmpuint (table.state.where[scout], ==, DUNE_TAKEN + ADA);
  table_play (&table, "take mind-breaker-1");
  g_assert_cmpuint (table.state.where[breaker], ==, DUNE_IN_DISCARD);
  g_assert_cmpuint (table.state.where[scout], ==, DUNE_TAKEN + ADA);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dune/actions/R15-select", test_select);
  g_test_add_func ("/dune/actions/R16-D-f-replace", test_replace);
  g_test_add_func ("/dune/actions/R16-D-f-dead-by-hand", test_dead_by_hand);
  g_test_add_func ("/dune/actions/R16-second-mind-games", test_second_mind_games);
  g_test_add_func ("/dune/actions/R16-no-replacing", test_no_replacing);
  g_test_add_func ("/dune/actions/R17-refill", test_refill);
  g_test_add_func ("/dune/actions/R18-copies", test_copies);
  g_test_add_func ("/dune/actions/R19-immediate", test_immediate);
  g_test_add_func ("/dune/actions/R20-look", test_look);
  g_test_add_func ("/dune/actions/R20-mind-breaker", test_mind_breaker);
  g_test_add_func ("/dune/actions/R20-viewers", test_viewers);
  g_test_add_func ("/dune/actions/R21-unshielded", test_unshielded);
  g_test_add_func ("/dune/actions/R22-tokens", test_tokens);
  g_test_add_func ("/dune/actions/transfer", test_transfer);

  return g_test_run ();
}
