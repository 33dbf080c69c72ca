/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"
#include "badge-invariants.h"
#include "bot-games.h"

static const char *
find_broken (const TcRuleset *ruleset, const TcState *before, const TcState *state)
{
  return badge_find_broken (tc_ruleset_get_data (ruleset), (const BadgeState *) before,
                            (const BadgeState *) state);
}

/* Points to everybody who takes part, one of three results. */
static void
check_outcome (const TcRuleset *ruleset, const TcState *head, const TcOutcome *outcome)
{
  const BadgeState *state = (const BadgeState *) head;

  g_assert_cmpint (outcome->level[0] + outcome->level[1], ==,
                   state->good_points != state->dirty_points);
  g_assert_cmpint (outcome->level[0], ==, state->good_points > state->dirty_points);
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++) {
    guint points = seat >= state->n_seats                  ? 0
                   : state->role[seat] == BADGE_ROLE_DIRTY ? state->dirty_points
                                                           : state->good_points;

    g_assert_cmpint (outcome->payoff[seat], ==, points);
  }
}

static const BotLaws laws = { find_broken, check_outcome, 25 };

static void
test_bot (gconstpointer data)
{
  g_autoptr (TcBuild) frozen = table_build (TABLE_FROZEN, NULL, NULL);
  g_autoptr (TcBuild) free = table_build (TABLE_FROZEN, "move=\"exitward\"", "move=\"free\"");
  g_autoptr (TcBuild) tiny = table_build (TABLE_TINY, NULL, NULL);

  bot_games_play_setups (frozen, data, &laws);
  bot_games_play_setups (free, data, &laws);
  bot_games_play_setups (tiny, data, &laws);
}

/* -- A law that cannot be broken is no law: faults are planted and must be found -- */

static void
lose_card (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_deck (state)[0]--;
  state->n_deck--;
}

static void
miscount_hand (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  state->n_hand[1]++;
}

static void
change_card (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;
  guint card = 0;

  while (badge_hand (state, 2)[card] == 0)
    card++;
  badge_hand (state, 2)[card]--;
  badge_hand (state, 2)[card > 0 ? 0 : 1]++;
}

static void
lay_two_leads (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_set_laid (state, 0, 0, 1);
  badge_set_laid (state, 1, 0, 1);
  state->n_laid = state->n_used = 2;
  badge_deck (state)[0] -= 2;
  state->n_deck -= 2;
}

static void
swap_tiles (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;
  guint first = badge_get_kind (state, 0);
  guint other = 1;

  while (badge_get_kind (state, other) == first)
    other++;
  badge_set_kind (state, 0, badge_get_kind (state, other));
  badge_set_kind (state, other, first);
}

static void
lose_tile (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_set_kind (state, 3, 0);
}

static void
invent_evidence (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_set_found (state, 0, badge_get_found (state, 0) + 1);
}

static void
leave_board (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);

  badge_patrol (state)[0] = rules->n_places;
}

static void
jump (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_patrol (state)[0] = (guint16) (badge_patrol (state)[0] > 30 ? 0 : 60);
}

static void
run_early (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_fate (state)[0] = BADGE_AT_LARGE;
}

static void
stand_in_two_places (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_fugitive (state)[1] = 7;
}

static void
give_points (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  state->dirty_points += 5;
}

static void
change_role (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  state->role[0] = state->role[0] == BADGE_ROLE_DIRTY ? BADGE_ROLE_GOOD : BADGE_ROLE_DIRTY;
}

static void
swap_roles (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;
  guint seat = 0;

  while (state->role[seat] != BADGE_ROLE_DIRTY)
    seat++;
  state->role[seat] = BADGE_ROLE_GOOD;
  state->role[(seat + 1) % state->n_seats] = BADGE_ROLE_DIRTY;
}

static void
skip_player (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  state->current = 2;
}

static void
look_twice (const TcRuleset *ruleset, TcState *head)
{
  BadgeState *state = (BadgeState *) head;

  badge_peeked (state)[5] = 1;
}

static void
skip_move (const TcRuleset *ruleset, TcState *head)
{
  head->n_moves++;
}

static void
test_faults (void)
{
  static const BotFault faults[] = {
    lose_card,       miscount_hand, change_card, lay_two_leads, swap_tiles,          lose_tile,
    invent_evidence, leave_board,   jump,        run_early,     stand_in_two_places, give_points,
    change_role,     swap_roles,    skip_player, look_twice,    skip_move,
  };
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  BotGames games;

  bot_games_init (&games, build);
  tc_rules_init (games.ruleset, (guint) tc_ruleset_find_setup (games.ruleset, "four"), 1,
                 games.state, NULL);
  bot_games_check_faults (&games, &laws, faults, G_N_ELEMENTS (faults));
  bot_games_clear (&games);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/invariants/faults", test_faults);
  bot_games_add_tests ("/badge/invariants", test_bot);

  return g_test_run ();
}
