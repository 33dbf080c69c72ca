/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

/* Most laws are those of the conformance suite; here is what core does around the hooks. */

static TcReason
explain (TcRuleset *ruleset, const TcState *state, const TcProposal *proposal, const char *expected)
{
  TcReason reason = TC_REASON_LEGAL;
  g_autofree char *text = tc_rules_explain (ruleset, state, proposal, &reason);

  g_assert_cmpstr (text, ==, expected);

  return reason;
}

static void
test_init (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *clean = tc_test_state_new (ruleset, 0, 5);
  g_autofree TcState *dirty = g_malloc (size);
  g_autofree TcState *other = tc_test_state_new (ruleset, 0, 6);

  memset (dirty, 0xee, size);
  tc_rules_init (ruleset, 0, 5, dirty, NULL);
  g_assert_cmpmem (clean, size, dirty, size);
  g_assert_cmpuint (clean->seed, ==, 5);
  g_assert_cmphex (tc_rules_hash (ruleset, clean), !=, tc_rules_hash (ruleset, other));
}

static void
test_hash_every_byte (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  guint64 hash = tc_rules_hash (ruleset, state);
  guint8 *bytes = (guint8 *) state;

  for (gsize i = 0; i < tc_ruleset_get_state_size (ruleset); i++) {
    bytes[i] ^= 1;
    g_assert_cmphex (tc_rules_hash (ruleset, state), !=, hash);
    bytes[i] ^= 1;
  }
  g_assert_cmphex (tc_rules_hash (ruleset, state), ==, hash);
}

static void
test_force_die (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcMove move = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, 6);

  tc_rules_apply (ruleset, state, &move, NULL);
  move.value = 2;
  tc_rules_apply (ruleset, state, &move, NULL);
  g_assert_cmpuint (state->n_forced, ==, 2);
  g_assert_cmpuint (state->forced[0], ==, 6);
  g_assert_cmpuint (state->forced[1], ==, 2);
  g_assert_cmpuint (state->n_moves, ==, 0);

  tc_rules_redact (ruleset, state, TC_SEAT_NONE);
  g_assert_cmpuint (state->n_forced, ==, 2);
  tc_rules_redact (ruleset, state, 1);
  g_assert_cmpuint (state->n_forced, ==, 0);
  g_assert_cmpuint (state->forced[0], ==, 0);
  g_assert_cmpuint (state->seed, ==, 0);
}

static void
test_sample_has_a_seed (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcRng rng;

  tc_rng_init (&rng, 3);
  tc_rules_redact (ruleset, state, 0);
  tc_rules_sample_hidden (ruleset, state, 0, &rng);
  g_assert_cmpuint (state->seed, !=, 0);
  g_assert_cmpuint (state->seed, !=, 5);
}

static void
test_explain (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcThing crossing = tc_ruleset_find_thing (ruleset, "crossing");
  TcThing middle = tc_ruleset_find_thing (ruleset, "square-3-3");
  TcThing next = (TcThing) (crossing + ((MiniState *) state)->stack[0]);
  TcProposal place = { MINI_PLACE, 1, { crossing }, middle, 0 };
  TcProposal pass = { MINI_PASS, 0, { 0 }, TC_THING_NONE, 0 };
  TcProposal allow = { MINI_ALLOW, 0, { 0 }, TC_THING_NONE, 0 };

  g_assert_cmpuint (
    explain (ruleset, state, &place, "Crossing does not lie on top of the stack (rule 2)."), ==,
    MINI_REASON_NOT_NEXT);
  place.subjects[0] = next;
  g_assert_cmpuint (explain (ruleset, state, &place, "Square 3-3 already has a tile (rule 2)."), ==,
                    MINI_REASON_OCCUPIED);
  g_assert_cmpuint (explain (ruleset, state, &pass, "Pass: this move is legal."), ==,
                    TC_REASON_LEGAL);
  g_assert_cmpuint (
    explain (
      ruleset, state, &allow,
      "This cannot be done in the phase \"deed\"; what can be: draw, light, pass, place, snuff."),
    ==, TC_REASON_PHASE);
}

/* In a stack the first that may not is reported. */
static void
test_explain_stack (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcThing first = tc_ruleset_find_thing (ruleset, "block-1");
  TcProposal light = { MINI_LIGHT, 2, { 0 }, tc_ruleset_find_thing (ruleset, "square-3-3"), 0 };
  MiniState *mini = (MiniState *) state;
  TcThing lamp = tc_ruleset_find_thing (ruleset, "lamp-1");
  TcReason reason = TC_REASON_LEGAL;
  g_autofree char *text = NULL;

  mini->where[lamp - first] = state->actor;
  mini->where[lamp + 1 - first] = (guint8) (state->actor + 1);
  light.subjects[0] = lamp;
  light.subjects[1] = lamp + 1;
  text = tc_rules_explain (ruleset, state, &light, &reason);
  g_assert_cmpstr (text, ==, "Lamp 2 is not in this player's hand (rule 2).");
  g_assert_cmpuint (reason, ==, MINI_REASON_NOT_HELD);
}

/* A move that names the wrong things is answered by core, with the form that it should have. */
static void
test_explain_form (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcThing lamp = tc_ruleset_find_thing (ruleset, "lamp-1");
  TcThing square = tc_ruleset_find_thing (ruleset, "square-3-3");
  TcProposal swapped = { MINI_LIGHT, 1, { square }, lamp, 0 };
  TcProposal value = { MINI_LIGHT, 1, { lamp }, square, 1 };
  TcProposal rotation = { MINI_PLACE, 1, { lamp }, square, 0 };
  TcProposal draw = { MINI_DRAW, 1, { lamp }, TC_THING_NONE, 0 };

  g_assert_cmpuint (
    explain (ruleset, state, &swapped, "This move has the form \"light CARD > SQUARE\"."), ==,
    TC_REASON_FORM);
  g_assert_cmpuint (
    explain (ruleset, state, &value, "This move has the form \"light CARD > SQUARE\"."), ==,
    TC_REASON_FORM);
  g_assert_cmpuint (
    explain (ruleset, state, &rotation, "This move has the form \"place TILE > SQUARE [= 1..3]\"."),
    ==, TC_REASON_FORM);
  g_assert_cmpuint (explain (ruleset, state, &draw, "This move has the form \"draw\"."), ==,
                    TC_REASON_FORM);
}

static void
test_explain_nonsense (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  TcThing n = (TcThing) tc_ruleset_get_n_things (ruleset);
  TcProposal verb = { 200, 1, { 0 }, 0, 0 };
  TcProposal thing = { MINI_LIGHT, 1, { n }, 0, 0 };
  TcProposal target = { MINI_LIGHT, 1, { 0 }, (TcThing) (n + 500), 0 };
  TcProposal force = { TC_VERB_FORCE_DIE, 0, { 0 }, TC_THING_NONE, 6 };

  g_assert_cmpuint (explain (ruleset, state, &verb, "This game has no such move."), ==,
                    TC_REASON_UNKNOWN);
  g_assert_cmpuint (explain (ruleset, state, &thing, "This game has no such move."), ==,
                    TC_REASON_UNKNOWN);
  g_assert_cmpuint (explain (ruleset, state, &target, "This game has no such move."), ==,
                    TC_REASON_UNKNOWN);
  g_assert_cmpuint (explain (ruleset, state, &force, "This game has no such move."), ==,
                    TC_REASON_UNKNOWN);
}

static void
test_over (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  TcProposal pass = { MINI_PASS, 0, { 0 }, TC_THING_NONE, 0 };
  TcOutcome outcome = { 0 };

  tc_rules_outcome (ruleset, state, &outcome);
  g_assert_false (outcome.is_over);
  state->actor = TC_SEAT_NONE;
  state->phase = MINI_OVER;
  g_assert_true (tc_rules_is_over (state));
  g_assert_cmpuint (tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves), ==, 0);
  g_assert_cmpuint (explain (ruleset, state, &pass, "The game is over."), ==, TC_REASON_OVER);
  tc_rules_outcome (ruleset, state, &outcome);
  g_assert_true (outcome.is_over);
}

/* A view has the moves of the viewer's own seat only. */
static void
test_view_moves (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  g_autoptr (TcView) actor = tc_rules_view (ruleset, state, state->actor);
  g_autoptr (TcView) other = tc_rules_view (ruleset, state, (guint8) (state->actor + 1));
  g_autoptr (TcView) umpire = tc_rules_view (ruleset, state, TC_SEAT_NONE);
  guint n = 0;
  guint n_umpire = 0;
  const TcViewMove *moves = tc_view_get_moves (actor, &n);
  gboolean has_place = FALSE;

  g_assert_cmpuint (n, >, 2);
  for (guint i = 0; i < n; i++) {
    if (strcmp (moves[i].verb, "place") != 0)
      continue;
    has_place = TRUE;
    g_assert_cmpuint (tc_ruleset_find_thing (ruleset, moves[i].subject), ==, moves[i].move.subject);
    g_assert_cmpuint (tc_ruleset_find_thing (ruleset, moves[i].target), ==, moves[i].move.target);
    g_assert_cmpstr (moves[i].rule, ==, "2");
    /* Squares have no datum, so the tile's is shown. */
    g_assert_cmpstr (tc_scenario_get_id (tc_ruleset_get_scenario (ruleset), moves[i].datum), ==,
                     moves[i].subject);
  }
  g_assert_true (has_place);
  tc_view_get_moves (umpire, &n_umpire);
  g_assert_cmpuint (n_umpire, ==, n);
  tc_view_get_moves (other, &n);
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/rules/init", test_init);
  g_test_add_func ("/rules/rules/hash-every-byte", test_hash_every_byte);
  g_test_add_func ("/rules/rules/force-die", test_force_die);
  g_test_add_func ("/rules/rules/sample-has-a-seed", test_sample_has_a_seed);
  g_test_add_func ("/rules/rules/explain", test_explain);
  g_test_add_func ("/rules/rules/explain-stack", test_explain_stack);
  g_test_add_func ("/rules/rules/explain-form", test_explain_form);
  g_test_add_func ("/rules/rules/explain-nonsense", test_explain_nonsense);
  g_test_add_func ("/rules/rules/over", test_over);
  g_test_add_func ("/rules/rules/view-moves", test_view_moves);

  return g_test_run ();
}
