/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

static void
test_find (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  const TcDecision *light = tc_decision_find (ruleset, MINI_ACT, MINI_LIGHT);

  g_assert_nonnull (light);
  g_assert_cmpuint (light->phase, ==, MINI_ACT);
  g_assert_true (light->verbs == TC_VERB_BIT (MINI_LIGHT));
  g_assert_true (tc_decision_find (ruleset, MINI_DISCARD, MINI_KEEP) ==
                 tc_decision_find (ruleset, MINI_DISCARD, MINI_THROW));
  g_assert_null (tc_decision_find (ruleset, MINI_REACT, MINI_LIGHT));
  g_assert_null (tc_decision_find (ruleset, MINI_OVER, MINI_LIGHT));
  g_assert_null (tc_decision_find (ruleset, TC_PHASE_ANY, MINI_LIGHT));
}

/* Badge has a record, which belongs to every phase. */
static void
test_find_record (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/badge/badge.scenario.xml");
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  guint record = 0;

  while (!system->verbs[record].is_record)
    record++;
  for (guint phase = 0; phase < system->n_phases; phase++) {
    const TcDecision *decision = tc_decision_find (ruleset, phase, record);

    g_assert_nonnull (decision);
    g_assert_cmpuint (decision->phase, ==, TC_PHASE_ANY);
  }
}

static guint
count (const TcRuleset *ruleset, const TcState *state, guint limit, TcMove *moves)
{
  TcMoveList list = { moves, 0, limit, TC_MOVES_ALL };

  tc_decision_list (ruleset, state, &list);

  return list.n;
}

/* Who has room for one move only still learns how many there are. */
static void
test_list_past_limit (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  g_autofree TcMove *all = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  TcMove room[2] = { { 0 }, { 77, 0, 1, 2, 3 } };
  guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, all);

  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (count (ruleset, state, 1, room), ==, n);
  g_assert_cmpint (tc_move_compare (&room[0], &all[0]), ==, 0);
  g_assert_cmpuint (room[1].verb, ==, 77);
}

static void
test_accepts (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcThing card = tc_ruleset_get_range (ruleset, MINI_THING_CARD).first;
  TcThing tile = tc_ruleset_get_range (ruleset, MINI_THING_TILE).first;
  TcThing cell = tc_ruleset_get_range (ruleset, MINI_THING_CELL).first;
  const struct {
    TcMove move;
    gboolean is_accepted;
  } cases[] = {
    { { MINI_PLACE, 0, tile, cell, 0 }, TRUE },
    { { MINI_PLACE, 0, tile, cell, 3 }, TRUE },
    { { MINI_PLACE, 0, tile, cell, 4 }, FALSE },
    { { MINI_PLACE, 0, card, cell, 0 }, FALSE },
    { { MINI_PLACE, 0, tile, tile, 0 }, FALSE },
    { { MINI_PLACE, 0, TC_THING_NONE, cell, 0 }, FALSE },
    { { MINI_PLACE, 0, tile, TC_THING_NONE, 0 }, FALSE },
    { { MINI_PASS, 0, TC_THING_NONE, TC_THING_NONE, 0 }, TRUE },
    { { MINI_PASS, 0, card, TC_THING_NONE, 0 }, FALSE },
    { { MINI_PASS, 0, TC_THING_NONE, cell, 0 }, FALSE },
    { { MINI_PASS, 0, TC_THING_NONE, TC_THING_NONE, 1 }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (tc_verb_accepts (ruleset, &cases[i].move), ==, cases[i].is_accepted);
}

static void
test_form (void)
{
  g_autoptr (TcRuleset) ruleset =
    tc_test_load ("scenarios/betrayal-1940/betrayal-1940.scenario.xml");
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  for (guint i = 0; i < system->n_verbs; i++) {
    g_autofree char *form = tc_move_dup_form (ruleset, i);

    if (g_str_equal (system->verbs[i].id, "assign"))
      g_assert_cmpstr (form, ==, "assign AREA|COUNTER > TACTIC");
    if (g_str_equal (system->verbs[i].id, "end"))
      g_assert_cmpstr (form, ==, "end");
    if (g_str_equal (system->verbs[i].id, "attack"))
      g_assert_cmpstr (form, ==, "attack > AREA");
  }
}

/* Each class has its numbers in a row, and every thing is of one class. */
static void
test_ranges (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  guint n = 0;

  for (guint class = 0; class < MINI_N_CLASSES; class ++) {
    TcThingRange range = tc_ruleset_get_range (ruleset, class);

    g_assert_cmpuint (range.first, ==, n);
    n += range.n;
    for (guint i = 0; i < range.n; i++) {
      TcThing thing = tc_range_get (range, i);

      g_assert_true (tc_range_has (range, thing));
      g_assert_cmpuint (tc_range_index (range, thing), ==, i);
      g_assert_cmpuint (tc_ruleset_get_thing (ruleset, thing)->kind, ==, mini_classes[class].kind);
    }
    g_assert_false (tc_range_has (range, (TcThing) n));
    g_assert_false (tc_range_has (range, TC_THING_NONE));
  }
  g_assert_cmpuint (n, ==, tc_ruleset_get_n_things (ruleset));
}

/* Mini with no list but that of its decision on a set: core makes the others from the checks, and
 * they are the same. */
static void
test_unlisted (void)
{
  g_autoptr (TcRuleset) listed = tc_test_load (MINI);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcRuleset) unlisted = NULL;
  TcDecision decisions[MINI_N_DECISIONS];
  TcSystem system = tc_mini_system;
  guint n_compared = 0;
  TcRng rng;

  for (guint i = 0; i < MINI_N_DECISIONS; i++) {
    decisions[i] = mini_decisions[i];
    if (decisions[i].phase != MINI_DISCARD)
      decisions[i].list = NULL;
  }
  system.decisions = decisions;
  unlisted = tc_ruleset_compile (&system, tc_ruleset_get_scenario (listed), report);
  g_assert_nonnull (unlisted);
  tc_rng_init (&rng, 3);
  for (guint64 seed = 1; seed <= 8; seed++) {
    g_autofree TcState *state = tc_test_state_new (listed, 0, seed);
    g_autofree TcMove *a = g_new0 (TcMove, tc_ruleset_get_max_moves (listed));
    g_autofree TcMove *b = g_new0 (TcMove, tc_ruleset_get_max_moves (listed));

    while (!tc_rules_is_over (state)) {
      guint n = tc_rules_legal_moves (listed, state, TC_MOVES_ALL, a);

      g_assert_cmpuint (tc_rules_legal_moves (unlisted, state, TC_MOVES_ALL, b), ==, n);
      g_assert_cmpmem (a, n * sizeof (TcMove), b, n * sizeof (TcMove));
      n_compared++;
      tc_rules_apply (listed, state, &a[tc_rng_below (&rng, n)], NULL);
    }
  }
  g_assert_cmpuint (n_compared, >, 100);
}

/* What may be left out comes last: TC_THING_NONE is the greatest thing. */
static void
test_offer_nothing (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcMove moves[4] = { { 0 } };
  TcMoveList list = { moves, 0, G_N_ELEMENTS (moves), TC_MOVES_ALL };

  tc_decision_offer (ruleset, state, MINI_PASS, TC_THING_NONE, &list);
  g_assert_cmpuint (list.n, ==, 1);
  g_assert_cmpuint (moves[0].verb, ==, MINI_PASS);
  g_assert_cmpuint (moves[0].target, ==, TC_THING_NONE);
  /* A card in nobody's hand can do nothing. */
  ((MiniState *) state)->where[0] = MINI_IN_TRASH;
  tc_decision_offer (ruleset, state, MINI_LIGHT,
                     tc_ruleset_get_range (ruleset, MINI_THING_CARD).first, &list);
  g_assert_cmpuint (list.n, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decision/find", test_find);
  g_test_add_func ("/decision/find-record", test_find_record);
  g_test_add_func ("/decision/list-past-limit", test_list_past_limit);
  g_test_add_func ("/decision/accepts", test_accepts);
  g_test_add_func ("/decision/form", test_form);
  g_test_add_func ("/decision/ranges", test_ranges);
  g_test_add_func ("/decision/unlisted", test_unlisted);
  g_test_add_func ("/decision/offer-nothing", test_offer_nothing);

  return g_test_run ();
}
