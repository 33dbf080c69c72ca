/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define GAME  "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define BADGE "scenarios/badge/badge.scenario.xml"

/* A whole game by bots. */
static TcGame *
play_whole (TcRuleset *ruleset)
{
  TcGame *game = tc_game_new (ruleset, 0, 1940);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  TcRng rng;

  tc_bot_rng_init (&rng, 1940);
  while (!tc_game_is_over (game)) {
    TcMove move =
      tc_bot_desk_decide (desk, tc_bot_find (ruleset, "heuristic"), tc_game_get_state (game), &rng);

    g_assert_true (tc_game_apply (game, &move, NULL));
  }

  return game;
}

/* Where one side holds a place after the turn that another held before it, the line says so, and
 * only there. */
static void
check_control (TcGame *game, guint from, guint to, char **lines)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autoptr (TcView) before =
    tc_rules_view (ruleset, tc_game_get_position (game, from), TC_SEAT_NONE);
  g_autoptr (TcView) after = tc_rules_view (ruleset, tc_game_get_position (game, to), TC_SEAT_NONE);
  g_autofree char *text = g_strjoinv ("\n", lines);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (after, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *was = tc_view_find_container (before, containers[i].key);
    const TcViewOwner *owner = tc_view_find_owner (after, containers[i].owner);
    g_autofree char *head =
      owner != NULL ? g_strdup_printf ("Now controlled by %s: ", owner->name) : NULL;
    const char *line = head != NULL ? strstr (text, head) : NULL;
    g_autofree char *listed = line != NULL ? g_strndup (line, strcspn (line, "\n")) : g_strdup ("");

    if (owner != NULL && !g_str_equal (was->owner, containers[i].owner))
      g_assert_nonnull (strstr (listed, containers[i].name));
  }
}

/* Each turn once, one after the other, the last when the game is over. */
static void
test_every_turn (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (GAME);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_turns = 0, from = 0, n_taken = 0, n_gone = 0, n_moved = 0;

  while (tc_game_get_position (game, from)->turn == 0)
    from++;
  for (guint i = from; i < tc_game_get_n_recorded (game); i++) {
    g_auto (GStrv) lines = NULL;
    g_autofree char *heading = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    lines = tc_turn_summary_dup (game, TC_SEAT_NONE, i);
    heading = g_strdup_printf ("Turn %u in short", ++n_turns);
    g_assert_cmpstr (lines[0], ==, heading);
    g_assert_cmpuint (g_strv_length (lines), >=, 3);
    check_control (game, from, i + 1, lines);
    for (guint j = 0; lines[j] != NULL; j++) {
      n_taken += g_str_has_prefix (lines[j], "Now controlled by ");
      n_gone += strstr (lines[j], ", off the board: ") != NULL;
      n_moved += strstr (lines[j], ", moved: ") != NULL;
      /* Who says that something moved does not say that nothing has changed. */
      g_assert_false (strstr (lines[j], ", moved: ") != NULL &&
                      strstr (lines[j + 1] != NULL ? lines[j + 1] : "", "Nothing has changed"));
    }
    from = i + 1;
  }
  g_assert_cmpuint (from, ==, tc_game_get_n_recorded (game));
  g_assert_cmpuint (n_turns, ==, tc_game_get_state (game)->turn);
  g_assert_cmpuint (n_taken, >, 0);
  g_assert_cmpuint (n_gone, >, 0);
  g_assert_cmpuint (n_moved, >, 0);
}

/* The score is that of the position. */
static void
test_score (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (GAME);
  g_autoptr (TcGame) game = play_whole (ruleset);
  TcOutcome outcome = { 0 };
  g_auto (GStrv) lines =
    tc_turn_summary_dup (game, TC_SEAT_NONE, tc_game_get_n_recorded (game) - 1);
  g_autofree char *text = g_strjoinv ("\n", lines);

  tc_rules_outcome (ruleset, tc_game_get_state (game), &outcome);
  for (guint8 i = 0; i < tc_ruleset_get_setup (ruleset, 0)->n_seats; i++) {
    g_autofree char *line = g_strdup_printf (
      "%s scores %d so far", tc_ruleset_get_seat (ruleset, i)->name, outcome.payoff[i]);

    g_assert_nonnull (strstr (text, line));
  }
}

/* Whoever plays with secrets reads no points of others, and nothing that is face down. */
static void
test_secrets (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BADGE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_turns = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    g_auto (GStrv) lines = NULL;
    g_autofree char *text = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    n_turns++;
    lines = tc_turn_summary_dup (game, 0, i);
    text = g_strjoinv ("\n", lines);
    g_assert_null (strstr (text, " scores "));
  }
  g_assert_cmpuint (n_turns, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/turn-summary/every-turn", test_every_turn);
  g_test_add_func ("/play/turn-summary/score", test_score);
  g_test_add_func ("/play/turn-summary/secrets", test_secrets);

  return g_test_run ();
}
