/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-core.h>

/* The keyed die that tc_state_roll () must give when nothing is forced. */
static guint8
keyed (const TcState *state, guint16 kind, guint16 subject, guint16 nth, guint8 faces)
{
  TcDieKey key = { state->seed, state->turn, kind, subject, nth };

  return tc_die_roll (&key, faces);
}

static void
test_keyed (void)
{
  TcState state = { .seed = 42, .turn = 3 };
  TcState before = state;

  for (guint16 kind = 0; kind < 8; kind++) {
    for (guint16 nth = 0; nth < 8; nth++)
      g_assert_cmpuint (tc_state_roll (&state, kind, 7, nth, 6), ==,
                        keyed (&state, kind, 7, nth, 6));
  }
  g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
}

static void
test_forced (void)
{
  TcState state = { .seed = 42, .turn = 3, .n_forced = 3, .forced = { 5, 1, 6 } };

  g_assert_cmpuint (tc_state_roll (&state, 0, 0, 0, 6), ==, 5);
  g_assert_cmpuint (tc_state_roll (&state, 1, 0, 0, 6), ==, 1);
  g_assert_cmpuint (tc_state_roll (&state, 0, 9, 0, 6), ==, 6);
  g_assert_cmpuint (state.n_forced, ==, 0);
  for (guint i = 0; i < TC_MAX_FORCED_DICE; i++)
    g_assert_cmpuint (state.forced[i], ==, 0);
  g_assert_cmpuint (tc_state_roll (&state, 0, 0, 0, 6), ==, keyed (&state, 0, 0, 0, 6));
}

static void
test_forced_waits (void)
{
  TcState state = { .seed = 42, .turn = 3, .n_forced = 1, .forced = { 6 } };

  g_assert_cmpuint (tc_state_roll (&state, 0, 0, 0, 3), ==, keyed (&state, 0, 0, 0, 3));
  g_assert_cmpuint (state.n_forced, ==, 1);
  g_assert_cmpuint (tc_state_roll (&state, 0, 0, 1, 6), ==, 6);
}

/* What is drawn is no die. */
static void
test_forced_no_draw (void)
{
  TcState state = { .seed = 42, .turn = 3, .n_forced = 2, .forced = { 1, 6 } };
  TcState before = state;

  for (guint16 nth = 0; nth < 8; nth++)
    g_assert_cmpuint (tc_state_draw (&state, 0, 0, nth, 6), ==, keyed (&state, 0, 0, nth, 6));
  g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
}

static void
test_forced_full (void)
{
  TcState state = { .seed = 1, .n_forced = TC_MAX_FORCED_DICE };

  memset (state.forced, 4, sizeof state.forced);
  for (guint i = 0; i < TC_MAX_FORCED_DICE; i++)
    g_assert_cmpuint (tc_state_roll (&state, 0, 0, (guint16) i, 10), ==, 4);
  g_assert_cmpuint (state.n_forced, ==, 0);
}

/* Choices on one set share a group; a change of phase, seat or side, or an end, begins another. */
static void
test_sets (void)
{
  TcState state = { 0 };
  guint8 n_sets = 0;

  tc_state_ask (&state, 3, 1, 0, NULL);
  g_assert_cmpuint (state.phase, ==, 3);
  g_assert_cmpuint (state.actor, ==, 1);
  g_assert_cmpuint (state.group, ==, 0);
  tc_state_ask (&state, 3, 1, 0, &n_sets);
  g_assert_cmpuint (state.group, ==, 1);
  tc_state_ask (&state, 3, 1, 0, &n_sets);
  g_assert_cmpuint (state.group, ==, 1);
  tc_state_ask (&state, 3, 2, 0, &n_sets);
  g_assert_cmpuint (state.group, ==, 2);
  tc_state_ask (&state, 3, 2, 1, &n_sets);
  g_assert_cmpuint (state.group, ==, 3);
  g_assert_cmpuint (state.side, ==, 1);
  tc_state_ask (&state, 4, 2, 1, &n_sets);
  g_assert_cmpuint (state.group, ==, 4);
  tc_state_end_set (&state);
  g_assert_cmpuint (state.group, ==, 0);
  tc_state_ask (&state, 4, 2, 1, &n_sets);
  g_assert_cmpuint (state.group, ==, 5);
  tc_state_end_game (&state, 9);
  g_assert_cmpuint (state.actor, ==, TC_SEAT_NONE);
  g_assert_cmpuint (state.phase, ==, 9);
  g_assert_cmpuint (state.side + state.group, ==, 0);
}

/* Groups count from 1 to 255 and from 1 again: 0 is no group. */
static void
test_sets_wrap (void)
{
  TcState state = { 0 };
  guint8 n_sets = 0;

  for (guint i = 0; i < 600; i++) {
    tc_state_end_set (&state);
    tc_state_ask (&state, 1, 0, 0, &n_sets);
    g_assert_cmpuint (state.group, ==, i % 255 + 1);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/state/keyed", test_keyed);
  g_test_add_func ("/rules/state/forced", test_forced);
  g_test_add_func ("/rules/state/forced-waits", test_forced_waits);
  g_test_add_func ("/rules/state/forced-full", test_forced_full);
  g_test_add_func ("/rules/state/forced-no-draw", test_forced_no_draw);
  g_test_add_func ("/rules/state/sets", test_sets);
  g_test_add_func ("/rules/state/sets-wrap", test_sets_wrap);

  return g_test_run ();
}
