/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "dune-fixture.h"
#include "systems/dune/bots/tc-dune-bots-private.h"

/* What bots believe and do: from what their seat may know, and nothing else. */

#define CLOSE 700 /* in 65536ths */

static void
think (const Table *table, guint8 seat, DuneMind *out_mind)
{
  g_autofree DuneState *seen = table_dup_seen (table, seat);

  dune_mind_init (out_mind, table->rules, seen, seat);
}

/* Before anybody has done anything the chances are those of the deal. */
static void
test_opening (void)
{
  g_auto (Table) table = { 0 };
  DuneMind mind;

  table_init (&table, "four");
  think (&table, LETO, &mind);
  g_assert_cmpuint (mind.chance[LETO][table.state.role[LETO]], ==, DUNE_SURE);
  for (guint seat = 0; seat < 4; seat++) {
    if (seat == LETO)
      continue;
    for (guint other = 0; other < 4; other++) {
      gint chance = (gint) mind.chance[seat][table.state.role[other]];

      g_assert_cmpint (ABS (chance - (other == LETO ? 0 : DUNE_SURE / 3)), <, CLOSE);
    }
  }
}

/* R14: the Baron knows his fighters, and so who is none. */
static void
test_known (void)
{
  g_auto (Table) table = { 0 };
  DuneMind mind;

  table_init (&table, "six");
  think (&table, BARON, &mind);
  g_assert_cmpint (ABS (dune_mind_get_friend (&mind, TROOPER) - DUNE_SURE), <, 8);
  g_assert_cmpint (ABS (dune_mind_get_friend (&mind, GUARD) - DUNE_SURE), <, 8);
  g_assert_cmpint (dune_mind_get_friend (&mind, LETO), ==, 0);
}

/* R20: a Fighter trait rules the nobles out, and only for who saw it. */
static void
test_seen_trait (void)
{
  g_auto (Table) table = { 0 };
  DuneMind ada;
  DuneMind clara;

  table_init (&table, "eight");
  table.state.saw_trait[DUNCAN][1] = 1u << LETO;
  think (&table, LETO, &clara);
  think (&table, JESSICA, &ada);
  g_assert_cmpuint (clara.chance[DUNCAN][0] + clara.chance[DUNCAN][2], ==, 0);
  g_assert_cmpuint (ada.chance[DUNCAN][0] + ada.chance[DUNCAN][2], >, DUNE_SURE / 8);
}

/* Sigils that a player takes speak for roles that score them; they prove nothing. */
static void
test_draft (void)
{
  g_auto (Table) table = { 0 };
  DuneMind mind;

  table_init (&table, "six");
  table_give (&table, BORIS, "scout-2 informer-2 whisper-2"); /* Harkonnen sigils */
  think (&table, LETO, &mind);
  g_assert_cmpint (dune_mind_get_friend (&mind, BORIS), <, DUNE_SURE / 5);
  g_assert_cmpint (dune_mind_get_friend (&mind, BORIS), >, 0);
}

/* A target card that was seen speaks of both. */
static void
test_seen_target (void)
{
  g_auto (Table) table = { 0 };
  DuneMind before;
  DuneMind after;

  table_init (&table, "six");
  think (&table, GURNEY, &before);
  table_lay (&table, LETO, BORIS, 0);
  table.state.saw_lying[LETO][0] = 1u << GURNEY;
  table.state.revealed = 1u << LETO;
  think (&table, GURNEY, &after);
  g_assert_cmpint (dune_mind_get_friend (&after, BORIS), <, dune_mind_get_friend (&before, BORIS));
}

/* The same in every world that the seat cannot tell apart: bots do not peep. */
static void
test_no_peeping (void)
{
  g_auto (Table) table = { 0 };
  g_autofree DuneState *other = NULL;
  DuneMind mind;
  DuneMind twin;
  TcRng rng;

  table_init (&table, "eight");
  table_give (&table, BORIS, "scout-2 informer-2");
  table_lay (&table, LETO, BORIS, 0);
  think (&table, JESSICA, &mind);
  tc_rng_init (&rng, 5);
  for (guint i = 0; i < 50; i++) {
    g_clear_pointer (&other, g_free);
    other = table_dup_seen (&table, JESSICA);
    tc_rules_sample_hidden (table.ruleset, &other->head, JESSICA, &rng);
    tc_rules_redact (table.ruleset, &other->head, JESSICA);
    dune_mind_init (&twin, table.rules, other, JESSICA);
    g_assert_cmpmem (mind.chance, sizeof mind.chance, twin.chance, sizeof twin.chance);
  }
}

static TcMove
decide (const Table *table)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (table->ruleset);
  TcRng rng;

  tc_bot_rng_init (&rng, 1);

  return tc_bot_desk_decide (desk, tc_bot_find (table->ruleset, "heuristic"), &table->state.head,
                             &rng);
}

/* The Baron defends his fighters or attacks a likely Atreides noble; he does not attack his own. */
static void
test_interest (void)
{
  g_auto (Table) table = { 0 };
  TcMove move;

  table_init (&table, "six");
  table_go_to (&table, 4);
  move = decide (&table);
  g_assert_cmpuint (move.verb, ==, DUNE_VERB_AIM);
  if (move.target == dune_seat (table.rules, TROOPER) ||
      move.target == dune_seat (table.rules, GUARD)) {
    tc_rules_apply (table.ruleset, &table.state.head, &move, NULL);
    move = decide (&table);
    g_assert_cmpuint (move.subject, ==, tc_ruleset_find_thing (table.ruleset, "defend"));
  } else {
    tc_rules_apply (table.ruleset, &table.state.head, &move, NULL);
    move = decide (&table);
    g_assert_cmpuint (move.subject, ==, tc_ruleset_find_thing (table.ruleset, "attack"));
  }
}

/* Who sees everything sees what each seat believes, in percent that add up. */
static void
test_view (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcView) umpire = NULL;
  g_autoptr (TcView) own = NULL;
  const TcViewBelief *beliefs = NULL;
  guint sum = 0;
  guint n = 0;

  table_init (&table, "six");
  umpire = tc_rules_view (table.ruleset, &table.state.head, TC_SEAT_NONE);
  own = tc_rules_view (table.ruleset, &table.state.head, ADA);
  beliefs = tc_view_get_beliefs (umpire, &n);
  g_assert_cmpuint (n, ==, 6 * 5 * 4);
  for (guint i = 0; i < n; i++) {
    sum += beliefs[i].percent;
    g_assert_nonnull (tc_view_find_container (umpire, beliefs[i].believer));
    g_assert_nonnull (tc_view_find_container (umpire, beliefs[i].about));
    g_assert_nonnull (tc_view_find_owner (umpire, beliefs[i].owner));
  }
  g_assert_cmpuint (sum, >=, 30 * 98);
  g_assert_cmpuint (sum, <=, 30 * 102);
  tc_view_get_beliefs (own, &n);
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dune/bots/opening", test_opening);
  g_test_add_func ("/dune/bots/R14-known", test_known);
  g_test_add_func ("/dune/bots/R20-seen-trait", test_seen_trait);
  g_test_add_func ("/dune/bots/draft", test_draft);
  g_test_add_func ("/dune/bots/seen-target", test_seen_target);
  g_test_add_func ("/dune/bots/no-peeping", test_no_peeping);
  g_test_add_func ("/dune/bots/interest", test_interest);
  g_test_add_func ("/dune/bots/view", test_view);

  return g_test_run ();
}
