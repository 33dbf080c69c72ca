/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

/* The test system's own rules, as far as the conformance suite leans on them: that there really is
 * a secret, a reaction asked of everybody, a board that grows and a hand that is cut. */

#define MINI "tests/systems/mini/mini.scenario.xml"

static const MiniState *
get_mini (TcGame *game)
{
  return (const MiniState *) tc_game_get_state (game);
}

static void
test_roles (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  guint n_traitor[MINI_SEATS] = { 0 };

  for (guint64 seed = 0; seed < 60; seed++) {
    g_autofree TcState *state = tc_test_state_new (ruleset, 0, seed);
    const MiniState *mini = (const MiniState *) state;
    guint n = 0;

    for (guint seat = 0; seat < MINI_SEATS; seat++) {
      n += mini->role[seat] == MINI_ROLE_TRAITOR;
      n_traitor[seat] += mini->role[seat] == MINI_ROLE_TRAITOR;
    }
    g_assert_cmpuint (n, ==, 1);
  }
  for (guint seat = 0; seat < MINI_SEATS; seat++)
    g_assert_cmpuint (n_traitor[seat], >, 5);
}

static guint
count_blocks (const TcRuleset *ruleset, const MiniState *mini, guint8 seat)
{
  const MiniData *data = tc_ruleset_get_data (ruleset);
  guint n = 0;

  for (guint card = 0; card < data->n_cards; card++)
    n += mini->where[card] == seat && data->use[card] == MINI_CARD_BLOCK;

  return n;
}

/* Both others are asked in turn, whatever they hold, and one who holds nothing can only allow. */
static void
test_everybody_is_asked (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  guint n_without = 0;
  guint n_with = 0;

  for (guint64 seed = 1; seed <= 40; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, seed);
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    guint i = 0;

    while (i < n && moves[i].verb != MINI_PLACE)
      i++;
    if (i == n)
      continue;
    g_assert_true (tc_game_apply (game, &moves[i], NULL));

    for (guint8 seat = 1; seat < MINI_SEATS; seat++) {
      guint n_blocks = count_blocks (ruleset, get_mini (game), seat);

      g_assert_cmpuint (tc_game_get_state (game)->phase, ==, MINI_REACT);
      g_assert_cmpuint (tc_game_get_state (game)->actor, ==, seat);
      tc_game_get_moves (game, &n);
      g_assert_cmpuint (n, ==, 1 + n_blocks);
      n_without += n_blocks == 0;
      n_with += n_blocks > 0;
      tc_test_apply_text (game, "allow");
    }
    g_assert_cmpuint (tc_game_get_state (game)->phase, ==, MINI_ACT);
    g_assert_cmpuint (tc_game_get_state (game)->actor, ==, 1);
  }
  g_assert_cmpuint (n_without, >, 0);
  g_assert_cmpuint (n_with, >, 0);
}

/* A tile laid down leads its roads on: the board grows by exactly the tiles that were laid. */
static void
test_board_grows (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  const MiniData *data = tc_ruleset_get_data (ruleset);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 1, 4);
  guint n_tiles = 0;
  guint n_gone = 0;
  TcRng rng;

  tc_rng_init (&rng, 6);
  tc_test_play_random (game, &rng, 1000);
  for (guint cell = 0; cell < data->n_cells; cell++)
    n_tiles += get_mini (game)->tile[cell] != 0;
  for (guint tile = 0; tile < data->n_tiles; tile++)
    n_gone += get_mini (game)->gone[tile];
  g_assert_cmpuint (n_tiles, >, 3);
  g_assert_cmpuint (n_tiles + n_gone + get_mini (game)->n_stack, ==, data->n_tiles);
}

/* No turn ends with more cards than may be kept. */
static void
test_hand_limit (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  const MiniData *data = tc_ruleset_get_data (ruleset);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 1, 4);
  gboolean was_cut = FALSE;
  TcRng rng;

  tc_rng_init (&rng, 7);
  while (!tc_game_is_over (game)) {
    guint8 before = get_mini (game)->current;
    guint8 after = 0;

    was_cut |= tc_game_get_state (game)->group != 0;
    tc_test_play_random (game, &rng, 1);
    after = get_mini (game)->current;
    if (after != before)
      g_assert_cmpuint (get_mini (game)->n_hand[before], <=, data->hand_limit);
  }
  g_assert_true (was_cut);
}

static gboolean
has_code (TcReport *report, const char *prefix)
{
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (g_str_has_prefix (tc_report_get (report, i)->code, prefix))
      return TRUE;

  return FALSE;
}

/* As many cards as the arrays hold can be played, and one more is one finding of the schema. */
static void
test_most_cards (void)
{
  for (guint over = 0; over < 2; over++) {
    g_autoptr (GString) cards = g_string_new (NULL);
    g_autofree char *text = NULL;
    g_autoptr (TcBuild) build = NULL;
    TcReport *report = NULL;

    for (guint i = 18; i < MINI_MAX_CARDS + over; i++)
      g_string_append_printf (cards, "<card id=\"more-%u\" name=\"More\" use=\"lamp\"/>\n", i);
    g_string_append (cards, "<rules ");
    text = tc_test_dup_text (MINI, "<rules ", cards->str);
    build = tc_test_build_text (text);
    report = tc_build_get_report (build);
    g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, over);
    g_assert_cmpint (tc_build_get_ruleset (build) == NULL, ==, over);
    g_assert_cmpint (has_code (report, "SCH"), ==, over);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/mini/roles", test_roles);
  g_test_add_func ("/systems/mini/everybody-is-asked", test_everybody_is_asked);
  g_test_add_func ("/systems/mini/board-grows", test_board_grows);
  g_test_add_func ("/systems/mini/hand-limit", test_hand_limit);
  g_test_add_func ("/systems/mini/most-cards", test_most_cards);

  return g_test_run ();
}
