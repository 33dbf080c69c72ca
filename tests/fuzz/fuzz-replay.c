/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-test-play.h"

/* Any text: a replay gives a game or a message, and what was played is written and read again as
 * the same game, with its branches. Seeds are in tests/corpus/replay. */

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

/* Every branch is played, gone to and shown to everybody. */
static void
play_branches (TcGameTree *tree, TcGame *game)
{
  for (guint i = 0; i < tc_game_tree_get_n_lines (tree); i++) {
    TcDivergence divergence = { 0 };
    g_autoptr (GPtrArray) rows = NULL;

    g_assert_true (
      tc_game_tree_switch (tree, game, i, G_MAXUINT, &TC_REQUEST_UMPIRE, &divergence, NULL));
    tc_divergence_clear (&divergence);
    rows = tc_game_tree_list (tree, game, (guint8) (i % 3));
    g_assert_cmpuint (rows->len, >=, tc_game_tree_get_n_lines (tree));
  }
}

static void
read_again (TcRuleset *ruleset, TcGameTree *tree, TcGame *game)
{
  g_autofree char *record = NULL;
  g_autofree char *twice = NULL;
  g_autoptr (TcGameTree) same = NULL;
  TcDivergence divergence = { 0 };
  g_autoptr (TcGame) again = NULL;

  /* What does not go to its end would be kept as it is. */
  tc_game_tree_record_again (tree, game);
  record = tc_game_tree_dup_replay (tree, game);
  again = tc_replay_open (ruleset, record, &same, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  twice = tc_game_tree_dup_replay (same, again);
  g_assert_cmpstr (twice, ==, record);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  TcRuleset *ruleset = get_ruleset ();
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (TcGameTree) tree = NULL;
  TcDivergence divergence = { 0 };
  g_autoptr (TcGame) game = tc_replay_open (ruleset, text, &tree, &divergence);

  g_assert_true (game != NULL || divergence.kind == TC_DIVERGENCE_SYNTAX);
  g_assert_cmpint (divergence.kind != TC_DIVERGENCE_NONE, ==, divergence.message != NULL);
  g_assert_true ((game != NULL) == (tree != NULL));
  tc_divergence_clear (&divergence);
  if (game == NULL)
    return 0;

  read_again (ruleset, tree, game);
  play_branches (tree, game);
  read_again (ruleset, tree, game);

  return 0;
}
