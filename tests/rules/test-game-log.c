/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

/* The log of a game as people read it, each for himself, and what becomes of it when moves are
 * undone and done again. */

#define MINI "tests/systems/mini/mini.scenario.xml"
#define TINY "tests/fixtures/tiny-1940.scenario.xml"

/* (transfer full): a line of the log each; headings are underlined by "==". */
static char *
dup_log (TcGame *game, guint8 viewer, gint from, gint to)
{
  GString *out = g_string_new (NULL);

  for (gint i = from; i < to; i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, viewer, i);

    for (guint k = 0; lines[k] != NULL; k++)
      g_string_append_printf (out, "%s%s\n", lines[k],
                              tc_game_is_heading (game, viewer, i, k) ? " ==" : "");
  }

  return g_string_free (out, FALSE);
}

/* Makes the first move of the list @n times. */
static void
play_first (TcGame *game, guint n)
{
  for (guint i = 0; i < n; i++) {
    guint n_moves = 0;
    TcMove move = tc_game_get_moves (game, &n_moves)[0];

    g_assert_true (tc_game_apply (game, &move, NULL));
  }
}

static TcGame *
new_game (const char *file, guint64 seed)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);

  return tc_game_new (ruleset, 0, seed);
}

/* The first moves of the small campaign, each the first of its list. */
static const char campaign[] =
  "3DCR holds the French Republic in Paris (rule 7.2)\n"
  "Turn 1 begins (rule 2.0) ==\n"
  "French player rolls 1 for initiative (rule 3.4.1)\n"
  "British player rolls 6 for initiative (rule 3.4.1)\n"
  "Initiative: British player (rule 3.4.1)\n"
  "British player, for the Germans: Fighter 1 starts in Border Area 1\n"
  "British player, for the Germans: Bomber starts in Border Area 1\n"
  "Germans: orders and tactics (rule 3.4) ==\n"
  "Strategic orders: roll 5, ALL / 2 (what is open / tactics rolls) (rule 3.4.2)\n"
  "Tactics roll 5: Advance/Attack (rule 3.4.3)\n"
  "Tactics roll 9: Advance/Attack/Saturation Bombing (rule 3.4.3)\n"
  "British player, for the Germans: Advance/Attack for Border Area 2\n"
  "British player, for the Germans: Advance/Attack for 1st Panzer\n"
  "British player, for the Germans: Advance/Attack/Saturation Bombing for Border Area 1\n"
  "British player, for the Germans: 7th Airborne drops on Dyke\n"
  "Now controlled by Germans: Dyke\n"
  "British player, for the Germans: 1st Panzer moves to Moor\n"
  "British player, for the Germans: 2 Corps moves to Moor\n"
  "British player, for the Germans: 3 Corps moves to Border Area 1\n"
  "British player, for the Germans: End movement\n"
  "British player, for the Germans: Fighter 1 bombards Haven\n"
  "British player, for the Germans: Bomber bombards Haven\n"
  "British player, for the Germans: Bomber bombards Ford\n"
  "French player: AASF intercepts over Haven\n"
  "Interception over Haven: fighters 1, roll 2, success (rule 3.3.4)\n"
  "Fighter 1 is aborted: roll 1, to the Regroup Box (rule 3.3.4 a)\n"
  "Fighter 1 is reduced (rule 3.3.4 a)\n"
  "Bomber is aborted: roll 2, to the Regroup Box (rule 3.3.4 a)\n"
  "Bomber is reduced (rule 3.3.4 a)\n"
  "British player: AASF bases in Haven\n"
  "Germans: combat (rule 4.0) ==\n"
  "British player, for the Germans: Resolve the combat in Moor\n"
  "Combat in Moor, attack by Germans: 14 to 2 is 5:1, where the table ends (rule 4.4.1)\n"
  "Roll 12, armour +1, column 5:1: DSU, defenders surrender (rule 4.5)\n"
  "I Corps surrenders (rule 4.5.8)\n"
  "Belgian Air is left alone in Moor and lost for good (rule 3.3.1)\n"
  "Now controlled by Germans: Moor\n"
  "French player: the player-turn begins (rule 2.0) ==\n"
  "French player: 1C moves to Moor\n"
  "French player: 2C moves to Dyke\n"
  "French player: 3DCR moves to Haven\n"
  "The French Republic is left alone in Paris (rule 7.2.3)\n"
  "French player: End movement\n"
  "French player: AA supports the attack in Dyke\n"
  "French player: combat (rule 4.0) ==\n"
  "French player: Resolve the combat in Dyke\n"
  "Combat in Dyke, attack by Allies: 2 to 2 is 1:1 (rule 4.4.1)\n"
  "Column shifts: air support +1 (rule 4.4.2)\n"
  "Roll 9, column 3:2: PX, partial exchange (rule 4.5)\n"
  "2C must be removed (rule 4.5.5)\n"
  "2C is set aside (rule 4.5.5)\n"
  "7th Airborne must be removed (rule 4.5.5)\n"
  "7th Airborne is set aside (rule 4.5.5)\n"
  "AA can only base in Haven (rule 3.3.1)\n"
  "French player: Resolve the combat in Moor\n"
  "Combat in Moor, attack by Allies: 3 to 11 is 1:2 (rule 4.4.1)\n"
  "Roll 10, armour −1, column 1:2: AW, attackers withdraw (rule 4.5)\n"
  "French player: 1C withdraws to Dyke\n"
  "Now controlled by Allies: Dyke\n"
  "French player: regroup tests (rule 5.0) ==\n"
  "Regroup test of 2C: roll 6, salvaged (rule 5.3.1)\n"
  "British player: the player-turn begins (rule 2.0) ==\n";

/* Ash draws and discards, a die is forced, and Birch passes. */
static const char umpire_log[] = "Ash is loyal\n"
                                 "Birch is the traitor\n"
                                 "Cedar is loyal\n"
                                 "Ash is dealt 3 cards\n"
                                 "Ash gets Wind 3\n"
                                 "Ash gets Block 3\n"
                                 "Ash gets Lamp 6\n"
                                 "Birch is dealt 3 cards\n"
                                 "Birch gets Lamp 5\n"
                                 "Birch gets Wind 4\n"
                                 "Birch gets Lamp 3\n"
                                 "Cedar is dealt 3 cards\n"
                                 "Cedar gets Block 2\n"
                                 "Cedar gets Block 1\n"
                                 "Cedar gets Lamp 2\n"
                                 "Ash: Draw cards\n"
                                 "Ash draws 2 cards\n"
                                 "Ash gets Lamp 7\n"
                                 "Ash gets Wind 2\n"
                                 "Ash: Block 3 goes to the trash\n"
                                 "Forced: the next die will show 4\n"
                                 "Birch: Pass\n";

static const char ash_log[] = "Ash is loyal\n"
                              "Ash is dealt 3 cards\n"
                              "Ash gets Wind 3\n"
                              "Ash gets Block 3\n"
                              "Ash gets Lamp 6\n"
                              "Birch is dealt 3 cards\n"
                              "Cedar is dealt 3 cards\n"
                              "Ash: Draw cards\n"
                              "Ash draws 2 cards\n"
                              "Ash gets Lamp 7\n"
                              "Ash gets Wind 2\n"
                              "Ash: Block 3 goes to the trash\n"
                              "The umpire forces a die\n"
                              "Birch: Pass\n";

static const char birch_log[] = "Birch is the traitor\n"
                                "Ash is dealt 3 cards\n"
                                "Birch is dealt 3 cards\n"
                                "Birch gets Lamp 5\n"
                                "Birch gets Wind 4\n"
                                "Birch gets Lamp 3\n"
                                "Cedar is dealt 3 cards\n"
                                "Ash: Draw cards\n"
                                "Ash draws 2 cards\n"
                                "Ash: Block 3 goes to the trash\n"
                                "The umpire forces a die\n"
                                "Birch: Pass\n";

static void
test_whole (void)
{
  g_autoptr (TcGame) game = new_game (TINY, 5);
  g_autofree char *log = NULL;

  play_first (game, 24);
  log = dup_log (game, TC_SEAT_NONE, -1, 24);
  g_assert_cmpstr (log, ==, campaign);
}

/* What one is told in secret is not in the log of another, and its lines do not count. */
static void
test_viewers (void)
{
  static const struct {
    guint8 viewer;
    const char *log;
  } cases[] = {
    { TC_SEAT_NONE, umpire_log },
    { 0, ash_log },
    { 1, birch_log },
  };
  g_autoptr (TcGame) game = new_game (MINI, 5);

  tc_test_apply_text (game, "draw");
  play_first (game, 1);
  g_assert_true (tc_game_force_die (game, 4, &TC_REQUEST_UMPIRE));
  tc_test_apply_text (game, "pass");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *log = dup_log (game, cases[i].viewer, -1, 4);

    g_assert_cmpstr (log, ==, cases[i].log);
  }
}

/* Every event is in the log once, of the move that it came from. */
static void
test_every_event (void)
{
  g_autoptr (TcGame) game = new_game (TINY, 7);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GString) events = g_string_new (NULL);
  guint n_moves;
  TcRng rng;

  tc_rng_init (&rng, 4);
  tc_test_play_random (game, &rng, 60);
  n_moves = tc_game_get_n_moves (game);
  for (gint i = -1; i < (gint) n_moves; i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, i);

    g_assert_true (i < 0 || lines[0] != NULL);
    for (guint k = i < 0 ? 0 : 1; lines[k] != NULL; k++)
      g_string_append_printf (all, "%s\n", lines[k]);
    /* A move heads nothing, and what is behind the end is no heading. */
    g_assert_false (i >= 0 && tc_game_is_heading (game, TC_SEAT_NONE, i, 0));
    g_assert_false (tc_game_is_heading (game, TC_SEAT_NONE, i, g_strv_length (lines)));
  }
  for (guint i = 0;; i++) {
    g_autofree char *text = NULL;

    if (all->len == events->len)
      break;
    text = tc_game_dup_event (game, TC_SEAT_NONE, i);
    g_string_append_printf (events, "%s\n", text);
    g_assert_cmpuint (events->len, <=, all->len);
  }
  g_assert_cmpstr (all->str, ==, events->str);
}

/* What was undone is in the log still, for it can be done again. */
static void
test_undone (void)
{
  g_autoptr (TcGame) game = new_game (TINY, 5);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play_first (game, 12);
  before = dup_log (game, TC_SEAT_NONE, -1, 12);
  tc_game_jump (game, 4);
  g_assert_cmpuint (tc_game_get_n_recorded (game), ==, 12);
  after = dup_log (game, TC_SEAT_NONE, -1, 12);
  g_assert_cmpstr (after, ==, before);
}

static void
assert_fresh_moves (TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint n = tc_rules_legal_moves (ruleset, tc_game_get_state (game), TC_MOVES_ALL, moves);
  guint n_listed = 0;
  const TcMove *listed = tc_game_get_moves (game, &n_listed);

  g_assert_cmpmem (listed, n_listed * sizeof *listed, moves, n * sizeof *moves);
}

/* The list is that of the position, whichever way it was come to. */
static void
test_moves (void)
{
  g_autoptr (TcGame) game = new_game (TINY, 5);

  assert_fresh_moves (game);
  for (guint i = 0; i < 16; i++) {
    play_first (game, 1);
    assert_fresh_moves (game);
  }
  while (tc_game_undo (game))
    assert_fresh_moves (game);
  while (tc_game_redo (game))
    assert_fresh_moves (game);
  tc_game_jump (game, 7);
  assert_fresh_moves (game);
}

/* A record is a step of its own, also amid a decision on a set. */
static void
test_record_in_a_set (void)
{
  g_autoptr (TcGame) game = new_game (TINY, 5);
  TcMove agree = { 0 };
  guint64 hash;

  g_assert_true (tc_move_parse (tc_game_get_ruleset (game), "agree", &agree, NULL));
  while (tc_game_get_state (game)->group == 0)
    play_first (game, 1);
  play_first (game, 1);
  hash = tc_game_get_hash (game);
  g_assert_cmpuint (tc_game_get_state (game)->group, !=, 0);
  g_assert_true (tc_game_apply (game, &agree, NULL));
  g_assert_true (tc_game_undo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, hash);
  g_assert_true (tc_game_redo (game));
  g_assert_true (tc_game_is_over (game));
}

/* To where it is told, within a decision on a set too, from either side. */
static void
test_jump (void)
{
  g_autoptr (TcGame) game = new_game (TINY, 5);
  guint n_set = 0;

  play_first (game, 22);
  for (guint n = 0; n <= 22; n++) {
    tc_game_jump (game, n);
    g_assert_cmpuint (tc_game_get_n_moves (game), ==, n);
    n_set += n > 0 && tc_game_get_state (game)->group != 0 &&
             tc_game_get_state (game)->group == tc_game_get_position (game, n - 1)->group;
    g_assert_cmphex (
      tc_game_get_hash (game), ==,
      n > 0 ? tc_game_get_move_hash (game, n - 1)
            : tc_rules_hash (tc_game_get_ruleset (game), tc_game_get_position (game, 0)));
    tc_game_jump (game, 22);
    tc_game_jump (game, n);
    g_assert_cmpuint (tc_game_get_n_moves (game), ==, n);
    tc_game_jump (game, 0);
    g_assert_cmpuint (tc_game_get_n_moves (game), ==, 0);
  }
  g_assert_cmpuint (n_set, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/game-log/whole", test_whole);
  g_test_add_func ("/rules/game-log/viewers", test_viewers);
  g_test_add_func ("/rules/game-log/every-event", test_every_event);
  g_test_add_func ("/rules/game-log/undone", test_undone);
  g_test_add_func ("/rules/game-log/moves", test_moves);
  g_test_add_func ("/rules/game-log/record-in-a-set", test_record_in_a_set);
  g_test_add_func ("/rules/game-log/jump", test_jump);

  return g_test_run ();
}
