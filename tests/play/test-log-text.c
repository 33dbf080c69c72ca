/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define GAME  "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define BELL  "scenarios/bell-1938/bell-1938.scenario.xml"
#define DUNE  "scenarios/dune/dune.scenario.xml"
#define BADGE "scenarios/badge/badge.scenario.xml"

/* A whole game by bots. */
static TcGame *
play_seed (TcRuleset *ruleset, guint64 seed)
{
  TcGame *game = tc_game_new (ruleset, 0, seed);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  while (!tc_game_is_over (game)) {
    TcMove move =
      tc_bot_desk_decide (desk, tc_bot_find (ruleset, "heuristic"), tc_game_get_state (game), &rng);

    g_assert_true (tc_game_apply (game, &move, NULL));
  }

  return game;
}

static TcGame *
play_whole (TcRuleset *ruleset)
{
  return play_seed (ruleset, 1940);
}

/* What is done to a space that is chosen, and who declines what, whole sentences each. */
static void
test_choices (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BELL);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint64 seed = 1; seed <= 8; seed++) {
    g_autoptr (TcGame) game = play_seed (ruleset, seed);
    g_autofree char *text = tc_log_text_dup (game, NULL, NULL, TC_SEAT_NONE);

    g_string_append (all, text);
  }
  g_assert_nonnull (strstr (all->str, ": Place a cube in "));
  g_assert_nonnull (strstr (all->str, ": Remove a cube from "));
  g_assert_nonnull (strstr (all->str, "- Green declines "));
  g_assert_nonnull (strstr (all->str, "- White accepts "));
  /* Who has accepted does not decline in the same breath. */
  g_assert_false (g_regex_match_simple ("accepts ([^(\n]*)( \\([^\n]*)?\n- [A-Za-z]+ declines \\1",
                                        all->str, 0, 0));
  g_assert_null (strstr (all->str, ": No to "));
  g_assert_null (strstr (all->str, ": Yes to "));
  g_assert_null (strstr (all->str, "Choose the "));
  g_assert_nonnull (strstr (all->str, "chooses the next bonus action: "));
}

/* Whoever looks reads what it is in one line more than the others, who do not. */
static void
test_looks (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (DUNE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n = 0;

  for (guint i = 0; i < tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) all = tc_game_dup_log (game, TC_SEAT_NONE, (gint) i);
    g_auto (GStrv) public = tc_game_dup_log (game, TC_SEAT_PUBLIC, (gint) i);

    for (guint j = 0; all[j] != NULL; j++) {
      g_assert_null (strstr (all[j], " shows trait card "));
      if (strstr (all[j], " sees what it ") == NULL)
        continue;
      g_assert_nonnull (strstr (all[j - 1], " looks at "));
      g_assert_false (g_strv_contains ((const char *const *) public, all[j]));
      g_assert_true (g_strv_contains ((const char *const *) public, all[j - 1]));
      n++;
    }
  }
  g_assert_cmpuint (n, >, 0);
}

/* Each turn once, with its summary, in order; nothing of the log is missing. */
static void
test_whole (void)
{
  const char *notes[TC_MAX_SEATS] = { "<b>Sedan</b> is weak\nhold the Meuse" };
  g_autoptr (TcRuleset) ruleset = tc_test_load (GAME);
  g_autoptr (TcGame) game = play_whole (ruleset);
  g_autofree char *text = NULL;
  const char *at;
  guint n_lines = 0, n_wanted = 0;

  text = tc_log_text_dup (game, NULL, notes, TC_SEAT_NONE);
  at = text;
  g_assert_true (g_str_has_prefix (text, "# "));
  g_assert_null (strstr (text, "secrets"));
  g_assert_nonnull (strstr (text, "\nSeed of the game: 1940\n"));
  for (guint turn = 1; turn <= tc_game_get_state (game)->turn; turn++) {
    g_autofree char *heading = g_strdup_printf ("\n## Turn %u\n", turn);
    g_autofree char *summary = g_strdup_printf ("\n### Turn %u in short\n", turn);

    at = strstr (at, heading);
    g_assert_nonnull (at);
    g_assert_null (strstr (at + 1, heading));
    at = strstr (at, summary);
    g_assert_nonnull (at);
  }
  g_assert_nonnull (strstr (at, "\n\\<b\\>Sedan\\</b\\> is weak\nhold the Meuse\n"));
  for (gint i = -1; i < (gint) tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, i);

    n_wanted += g_strv_length (lines);
  }
  for (at = text; (at = strstr (at, "- ")) != NULL; at++)
    n_lines += at[-1] == '\n' || (at[-1] == ' ' && at[-2] == ' ' && at[-3] == '\n');
  g_assert_cmpuint (n_lines, >, n_wanted);
}

static void
assert_head (TcGame *game, guint8 viewer, const char *said)
{
  g_autofree char *text = tc_log_text_dup (game, NULL, NULL, viewer);

  g_assert_nonnull (strstr (text, said));
  g_assert_true (strstr (text, said) < strstr (text, "\n## Turn 1\n"));
}

/* A player's own log has neither the seed nor what others wrote. */
static void
test_secrets (void)
{
  const char *notes[TC_MAX_SEATS] = { "mine", "another's" };
  g_autoptr (TcRuleset) ruleset = tc_test_load (BADGE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  g_autofree char *text = NULL;
  g_autofree char *seat = NULL;

  text = tc_log_text_dup (game, NULL, notes, 0);
  g_assert_null (strstr (text, "Seed of the game"));
  g_assert_nonnull (strstr (text, "\nmine\n"));
  g_assert_null (strstr (text, "another's"));
  seat = g_strdup_printf ("\nWhat %s knows\n", tc_ruleset_get_seat (ruleset, 0)->name);
  assert_head (game, 0, seat);
  assert_head (game, TC_SEAT_PUBLIC, "\nWhat all players know\n");
  assert_head (game, TC_SEAT_NONE, "\nThe whole game with its secrets\n");
}

/* Notes on positions stand where they were written. */
static void
test_pins (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (GAME);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  g_autoptr (TcGameTree) tree = tc_game_tree_new ();
  g_autofree char *text = NULL;
  g_autofree char *plain = NULL;
  TcRng rng;

  tc_rng_init (&rng, 1);
  tc_test_play_random (game, &rng, 3);
  tc_game_tree_add_pin (tree, game, "Sedan", "weak");
  tc_test_play_random (game, &rng, 3);
  text = tc_log_text_dup (game, tree, NULL, TC_SEAT_NONE);
  g_assert_nonnull (strstr (text, "\n> Sedan: weak\n"));
  plain = tc_log_text_dup (game, NULL, NULL, TC_SEAT_NONE);
  g_assert_null (strstr (plain, "weak"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/log-text/choices", test_choices);
  g_test_add_func ("/play/log-text/looks", test_looks);
  g_test_add_func ("/play/log-text/whole", test_whole);
  g_test_add_func ("/play/log-text/pins", test_pins);
  g_test_add_func ("/play/log-text/secrets", test_secrets);

  return g_test_run ();
}
