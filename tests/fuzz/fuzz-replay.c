/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-test-play.h"

/* Any text: a replay gives a game or a message, and what was played is written and read again as
 * the same game. Seeds are in tests/corpus/replay. */

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static TcRuleset *
get_ruleset (void)
{
  static gsize once = 0;

  if (g_once_init_enter (&once))
    g_once_init_leave (&once,
                       GPOINTER_TO_SIZE (tc_test_load ("tests/systems/mini/mini.scenario.xml")));

  return GSIZE_TO_POINTER (once);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  TcRuleset *ruleset = get_ruleset ();
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *record = NULL;
  g_autoptr (TcGame) again = NULL;
  TcDivergence divergence = { 0 };
  g_autoptr (TcGame) game = tc_replay_play (ruleset, text, &divergence);

  g_assert_true (game != NULL || divergence.kind == TC_DIVERGENCE_SYNTAX);
  g_assert_cmpint (divergence.kind != TC_DIVERGENCE_NONE, ==, divergence.message != NULL);
  tc_divergence_clear (&divergence);
  if (game == NULL)
    return 0;

  record = tc_replay_dup_text (game, TC_SEAT_NONE);
  again = tc_replay_play (ruleset, record, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmphex (tc_game_get_hash (again), ==, tc_game_get_hash (game));

  return 0;
}
