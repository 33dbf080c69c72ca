/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-fixture.h"
#include "badge-invariants.h"

/* Whole games of bots from every setup, with every law looked at after every decision. TC_GAMES
 * says how many of each (10,000 are the bar of a release), TC_BOTS of which bots, by id with commas
 * between them. */

#define GAMES         25
#define BOTS          "random,heuristic"
#define MAX_DECISIONS 40000

static guint
read_games (void)
{
  const char *text = g_getenv ("TC_GAMES");
  guint64 n = GAMES;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &n, NULL))
    g_error ("TC_GAMES: \"%s\" is no number", text);

  return (guint) n;
}

typedef struct {
  TcRuleset *ruleset;
  const BadgeRules *rules;
  TcBotDesk *desk;
  TcMove *moves;
  const TcBot *bots[TC_MAX_SEATS];
  BadgeState before;
  BadgeState state;
  guint n_decisions;
  guint n_stopped;
  guint most; /* decisions of one game */
} Play;

static void
play_init (Play *play, TcBuild *build)
{
  memset (play, 0, sizeof *play);
  play->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (play->ruleset);
  play->rules = tc_ruleset_get_data (play->ruleset);
  play->desk = tc_bot_desk_new (play->ruleset);
  play->moves = g_new (TcMove, tc_ruleset_get_max_moves (play->ruleset));
}

static void
play_clear (Play *play)
{
  g_clear_pointer (&play->desk, tc_bot_desk_free);
  g_clear_pointer (&play->moves, g_free);
}

/* No dead end, and a list in order. */
static void
check_list (Play *play)
{
  guint n = tc_rules_legal_moves (play->ruleset, &play->state.head, TC_MOVES_ALL, play->moves);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 1; i < n; i++)
    g_assert_cmpint (tc_move_compare (&play->moves[i - 1], &play->moves[i]), <, 0);
}

/* Points to everybody who takes part, one of three results. */
static void
check_outcome (Play *play)
{
  TcOutcome outcome;

  tc_rules_outcome (play->ruleset, &play->state.head, &outcome);
  g_assert_true (outcome.is_over);
  g_assert_cmpint (outcome.level[0] + outcome.level[1], ==,
                   play->state.good_points != play->state.dirty_points);
  g_assert_cmpint (outcome.level[0], ==, play->state.good_points > play->state.dirty_points);
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++) {
    guint points = seat >= play->state.n_seats                  ? 0
                   : play->state.role[seat] == BADGE_ROLE_DIRTY ? play->state.dirty_points
                                                                : play->state.good_points;

    g_assert_cmpint (outcome.payoff[seat], ==, points);
  }
}

static void
check_laws (const Play *play, const BadgeState *before, guint64 seed)
{
  const char *broken = badge_find_broken (play->rules, before, &play->state);

  if (broken != NULL)
    g_error ("not so: %s; setup %u, seed %" G_GUINT64_FORMAT ", move %u, turn %u, phase %u", broken,
             play->state.setup, seed, play->state.head.n_moves, play->state.head.turn,
             play->state.head.phase);
}

static void
play_game (Play *play, guint setup, guint64 seed)
{
  guint n_decisions = 0;
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (play->ruleset, setup, seed, &play->state.head, NULL);
  check_laws (play, NULL, seed);
  while (!tc_rules_is_over (&play->state.head)) {
    play->before = play->state;
    check_list (play);
    tc_bot_play (play->desk, &play->state.head, play->bots, &rng, 1);
    check_laws (play, &play->before, seed);
    g_assert_cmpuint (++n_decisions, <=, MAX_DECISIONS);
  }
  check_outcome (play);
  play->n_decisions += n_decisions;
  play->n_stopped += play->state.is_stopped;
  play->most = MAX (play->most, n_decisions);
}

static void
play_setups (TcBuild *build, const char *bot)
{
  guint n_games = read_games ();
  Play play;

  play_init (&play, build);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    play.bots[i] = tc_bot_find (play.ruleset, bot);
  g_assert_nonnull (play.bots[0]);
  for (guint setup = 0; setup < tc_ruleset_get_n_setups (play.ruleset); setup++) {
    play.n_decisions = play.n_stopped = play.most = 0;
    for (guint seed = 1; seed <= n_games; seed++)
      play_game (&play, setup, seed);
    g_test_message ("%s, %s: %u games, %.1f decisions each, at most %u, %u stopped", bot,
                    tc_ruleset_get_setup (play.ruleset, setup)->id, n_games,
                    (double) play.n_decisions / n_games, play.most, play.n_stopped);
  }
  play_clear (&play);
}

static void
test_bot (gconstpointer data)
{
  g_autoptr (TcBuild) frozen = table_build (TABLE_FROZEN, NULL, NULL);
  g_autoptr (TcBuild) free = table_build (TABLE_FROZEN, "move=\"exitward\"", "move=\"free\"");
  g_autoptr (TcBuild) tiny = table_build (TABLE_TINY, NULL, NULL);

  play_setups (frozen, data);
  play_setups (free, data);
  play_setups (tiny, data);
}

/* -- A law that cannot be broken is no law: faults are planted and must be found -- */

static void
lose_card (const BadgeRules *rules, BadgeState *state)
{
  state->deck[0]--;
  state->n_deck--;
}

static void
miscount_hand (const BadgeRules *rules, BadgeState *state)
{
  state->n_hand[1]++;
}

static void
change_card (const BadgeRules *rules, BadgeState *state)
{
  guint card = 0;

  while (state->hand[2][card] == 0)
    card++;
  state->hand[2][card]--;
  state->hand[2][card > 0 ? 0 : 1]++;
}

static void
lay_two_leads (const BadgeRules *rules, BadgeState *state)
{
  state->sequence[0] = state->sequence[1] = 1;
  state->n_laid = state->n_used = 2;
  state->deck[0] -= 2;
  state->n_deck -= 2;
}

static void
swap_tiles (const BadgeRules *rules, BadgeState *state)
{
  guint8 first = state->tile[0];
  guint other = 1;

  while (state->tile[other] == first)
    other++;
  state->tile[0] = state->tile[other];
  state->tile[other] = first;
}

static void
lose_tile (const BadgeRules *rules, BadgeState *state)
{
  state->tile[3] = 0;
}

static void
invent_evidence (const BadgeRules *rules, BadgeState *state)
{
  state->found[0]++;
}

static void
leave_board (const BadgeRules *rules, BadgeState *state)
{
  state->patrol[0] = rules->n_places;
}

static void
jump (const BadgeRules *rules, BadgeState *state)
{
  state->patrol[0] = (guint16) (state->patrol[0] > 30 ? 0 : 60);
}

static void
run_early (const BadgeRules *rules, BadgeState *state)
{
  state->fate[0] = BADGE_AT_LARGE;
}

static void
stand_in_two_places (const BadgeRules *rules, BadgeState *state)
{
  state->fugitive[1] = 7;
}

static void
give_points (const BadgeRules *rules, BadgeState *state)
{
  state->dirty_points += 5;
}

static void
change_role (const BadgeRules *rules, BadgeState *state)
{
  state->role[0] = state->role[0] == BADGE_ROLE_DIRTY ? BADGE_ROLE_GOOD : BADGE_ROLE_DIRTY;
}

static void
swap_roles (const BadgeRules *rules, BadgeState *state)
{
  guint seat = 0;

  while (state->role[seat] != BADGE_ROLE_DIRTY)
    seat++;
  state->role[seat] = BADGE_ROLE_GOOD;
  state->role[(seat + 1) % state->n_seats] = BADGE_ROLE_DIRTY;
}

static void
skip_player (const BadgeRules *rules, BadgeState *state)
{
  state->current = 2;
}

static void
look_twice (const BadgeRules *rules, BadgeState *state)
{
  state->peeked[5] = 1;
}

static void
skip_move (const BadgeRules *rules, BadgeState *state)
{
  state->head.n_moves++;
}

static void
test_faults (void)
{
  static void (*const faults[]) (const BadgeRules *rules, BadgeState *state) = {
    lose_card,       miscount_hand, change_card, lay_two_leads, swap_tiles,          lose_tile,
    invent_evidence, leave_board,   jump,        run_early,     stand_in_two_places, give_points,
    change_role,     swap_roles,    skip_player, look_twice,    skip_move,
  };
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  Play play;

  play_init (&play, build);
  tc_rules_init (play.ruleset, (guint) tc_ruleset_find_setup (play.ruleset, "four"), 1,
                 &play.state.head, NULL);
  g_assert_null (badge_find_broken (play.rules, NULL, &play.state));
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    BadgeState state = play.state;
    const char *broken;

    state.head.n_moves++;
    faults[i](play.rules, &state);
    broken = badge_find_broken (play.rules, &play.state, &state);
    g_test_message ("fault %u: %s", i, broken != NULL ? broken : "not found");
    g_assert_nonnull (broken);
  }
  play_clear (&play);
}

int
main (int argc, char *argv[])
{
  const char *names = g_getenv ("TC_BOTS");
  g_auto (GStrv) bots = g_strsplit (names != NULL ? names : BOTS, ",", -1);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/invariants/faults", test_faults);
  for (guint i = 0; bots[i] != NULL; i++) {
    g_autofree char *path = g_strdup_printf ("/badge/invariants/%s", bots[i]);

    g_test_add_data_func (path, bots[i], test_bot);
  }

  return g_test_run ();
}
