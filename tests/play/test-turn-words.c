/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define GAME  "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define BADGE "scenarios/badge/badge.scenario.xml"
#define DUNE  "scenarios/dune/dune.scenario.xml"
#define HOUSE "scenarios/house/house.scenario.xml"
#define BELL  "scenarios/bell-1938/bell-1938.scenario.xml"

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

/* The heading calls the turn what the window and the log call it. */
static void
test_heading (gconstpointer path)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_named = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    g_autoptr (TcView) view = tc_rules_view (ruleset, tc_game_get_position (game, i), 0);
    g_autofree char *expected = g_strdup_printf ("%s in short", tc_view_get_turn (view));
    g_auto (GStrv) lines = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    lines = tc_turn_summary_dup (game, 0, i);
    g_assert_cmpstr (lines[0], ==, expected);
    /* A haunt counts its rounds, and the log its turns. */
    if (!g_str_equal (path, HOUSE))
      g_assert_true (g_str_has_prefix (tc_view_get_status (view), tc_view_get_turn (view)));
    n_named++;
  }
  g_assert_cmpuint (n_named, >, 0);
}

/* The last round of a game of rounds has a name and no number. */
static void
test_heading_of_rounds (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BELL);
  g_autoptr (TcGame) game = play_whole (ruleset);
  g_autofree char *text = tc_log_text_dup (game, NULL, NULL, TC_SEAT_NONE);

  g_assert_nonnull (strstr (text, "\n## Round 1\n"));
  g_assert_nonnull (strstr (text, "\n### Round 1 in short\n"));
  g_assert_nonnull (strstr (text, "\n### Final Decision round in short\n"));
  g_assert_null (strstr (text, "# Turn "));
}

/* Whoever plays cards that were set aside has them there no longer; the boxes of players are known
 * by who has them, and not by what they are called. */
static void
test_set_aside (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BELL);
  g_autoptr (TcGame) game = play_whole (ruleset);
  g_autofree char *text = tc_log_text_dup (game, NULL, NULL, TC_SEAT_NONE);

  g_assert_true (g_regex_match_simple ("\n- Now set aside: White’s .*, Green’s ", text, 0, 0));
  g_assert_true (
    g_regex_match_simple ("\n- Cards no longer set aside: White [1-9], Green [1-9]\n", text, 0, 0));
  g_assert_true (g_regex_match_simple ("\n- Fewer cards in hand: White [1-9]", text, 0, 0));
  g_assert_null (strstr (text, ", fewer: "));
  g_assert_null (strstr (text, ", more: "));
}

/* What only some have looked at lies face down still: who looked has seen it, and for nobody else
 * anything is revealed. When the game is over all lies open. */
static void
test_seen (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (DUNE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_seen = 0;

  for (guint i = 0; i + 1 < tc_game_get_n_recorded (game); i++) {
    for (guint8 viewer = 0; viewer < tc_ruleset_get_n_seats (ruleset); viewer++) {
      const char *name = tc_ruleset_get_seat (ruleset, viewer)->name;
      g_autofree char *seen = g_strdup_printf ("Seen by %s in ", name);
      g_auto (GStrv) lines = NULL;

      if (!tc_turn_summary_ends_at (game, i))
        continue;
      lines = tc_turn_summary_dup (game, viewer, i);
      for (guint j = 0; lines[j] != NULL; j++) {
        g_assert_false (g_str_has_prefix (lines[j], "Revealed in traits"));
        g_assert_true (!g_str_has_prefix (lines[j], "Seen by ") ||
                       g_str_has_prefix (lines[j], seen));
        n_seen += g_str_has_prefix (lines[j], seen);
      }
    }
  }
  g_assert_cmpuint (n_seen, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/play/turn-words/heading/betrayal", GAME, test_heading);
  g_test_add_data_func ("/play/turn-words/heading/badge", BADGE, test_heading);
  g_test_add_data_func ("/play/turn-words/heading/dune", DUNE, test_heading);
  g_test_add_data_func ("/play/turn-words/heading/house", HOUSE, test_heading);
  g_test_add_data_func ("/play/turn-words/heading/bell", BELL, test_heading);
  g_test_add_func ("/play/turn-words/heading/rounds", test_heading_of_rounds);
  g_test_add_func ("/play/turn-words/set-aside", test_set_aside);

  g_test_add_func ("/play/turn-words/seen", test_seen);

  return g_test_run ();
}
