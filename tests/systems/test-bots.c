/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "sanitized.h"
#include "tc-test-play.h"

/* What every bot of every system must keep to, over every case: a legal move always, the same game
 * from the same seed, nothing from memory, nothing from what its seat may not know. An argument
 * after "--" gives another number of games. */

#define MAX_GAMES 100000
#define GUARD     64

#define N_GAMES       SANITIZED (1, 3)
#define FEW_DECISIONS 40 /* with sanitizers in most setups of a system */

/* A bot that plays on in its head gets so far in so many games. */
#define SEARCH          "search"
#define N_SEARCH_GAMES  1
#define SEARCHES_A_GAME SANITIZED (2, 20)
#define FEW_SEARCHES    SANITIZED (0, 3) /* in most setups */

typedef struct {
  const TcTestCase *of;
  const char *bot; /* static */
} Case;

static guint n_games = N_GAMES;

typedef struct {
  TcRuleset *ruleset;
  gsize size;
  const TcBot *bot;
  TcState *view;
  TcMove *moves;
  gsize scratch_size;
  guint8 *scratch; /* and GUARD bytes after it */
} Player;

static void
player_init (Player *player, const Case *of)
{
  player->ruleset = tc_test_load (of->of->file);
  player->size = tc_ruleset_get_state_size (player->ruleset);
  player->bot = tc_bot_find (player->ruleset, of->bot);
  g_assert_nonnull (player->bot);
  player->view = g_malloc0 (player->size);
  player->moves = g_new0 (TcMove, tc_ruleset_get_max_moves (player->ruleset));
  player->scratch_size =
    player->bot->get_scratch_size != NULL ? player->bot->get_scratch_size (player->ruleset) : 0;
  player->scratch = g_malloc0 (player->scratch_size + GUARD);
}

static void
player_clear (Player *player)
{
  tc_ruleset_unref (player->ruleset);
  g_free (player->view);
  g_free (player->moves);
  g_free (player->scratch);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Player, player_clear)

/* The choice for @state as its actor sees it, with memory full of @garbage. */
static guint
choose (Player *player, const TcState *state, TcRng *rng, guint8 garbage, guint *out_n)
{
  TcBotTurn turn = { .ruleset = player->ruleset,
                     .state = player->view,
                     .moves = player->moves,
                     .seat = state->actor,
                     .rng = rng,
                     .scratch = player->scratch };
  g_autofree TcState *seen = NULL;
  guint choice = 0;

  turn.n_moves = tc_rules_legal_moves (player->ruleset, state, TC_MOVES_CANONICAL, player->moves);
  memcpy (player->view, state, player->size);
  tc_rules_redact (player->ruleset, player->view, state->actor);
  seen = tc_test_state_copy (player->ruleset, player->view);
  memset (player->scratch, garbage, player->scratch_size + GUARD);
  choice = player->bot->choose (&turn);
  g_assert_cmpuint (choice, <, turn.n_moves);
  g_assert_cmpmem (seen, player->size, player->view, player->size);
  for (guint i = 0; i < GUARD; i++)
    g_assert_cmphex (player->scratch[player->scratch_size + i], ==, garbage);
  *out_n = turn.n_moves;

  return choice;
}

/* Another world that the seat cannot tell from this one, when the system hides anything. */
static void
check_blindness (Player *player, const TcState *state, TcRng rng, guint choice)
{
  const TcSystem *system = tc_ruleset_get_system (player->ruleset);
  g_autofree TcState *other = NULL;
  TcRng sampler;
  guint n = 0;

  if (system->sample_hidden == NULL)
    return;

  other = tc_test_state_copy (player->ruleset, state);
  tc_rules_redact (player->ruleset, other, state->actor);
  tc_rng_init (&sampler, state->n_moves);
  tc_rules_sample_hidden (player->ruleset, other, state->actor, &sampler);
  g_assert_cmpuint (choose (player, other, &rng, 0x33, &n), ==, choice);
}

static gboolean
is_search (const Case *of)
{
  return strcmp (of->bot, SEARCH) == 0;
}

/* After how many decisions the rest of a game is left. */
static guint
get_most (const Case *of)
{
  if (is_search (of))
    return of->of->is_first ? SEARCHES_A_GAME : FEW_SEARCHES;

  return SANITIZED (of->of->is_first, TRUE) ? TC_TEST_MAX_DECISIONS : FEW_DECISIONS;
}

static guint64
play (Player *player, const Case *of, guint64 seed, guint8 garbage)
{
  guint setup = tc_test_find_setup (player->ruleset, of->of->setup);
  g_autofree TcState *state = tc_test_state_new (player->ruleset, setup, seed);
  guint most = get_most (of);
  guint n_decisions = 0;
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  while (!tc_rules_is_over (state) && n_decisions < most) {
    TcRng before = rng;
    guint n = 0;
    guint choice = choose (player, state, &rng, garbage, &n);
    TcMove move = player->moves[choice];

    check_blindness (player, state, before, choice);
    g_assert_cmpuint (tc_rules_check (player->ruleset, state, &move), ==, TC_REASON_LEGAL);
    tc_rules_apply (player->ruleset, state, &move, NULL);
    g_assert_cmpuint (++n_decisions, <, TC_TEST_MAX_DECISIONS);
  }

  return tc_rules_hash (player->ruleset, state);
}

static void
test_bot (gconstpointer data)
{
  const Case *of = data;
  guint n = is_search (of) ? MIN (n_games, N_SEARCH_GAMES) : MAX (n_games / of->of->thin, 1);
  g_auto (Player) player = { 0 };

  player_init (&player, of);
  for (guint64 seed = 1; seed <= n; seed++) {
    guint64 hash = play (&player, of, seed, 0xa5);

    g_assert_cmphex (play (&player, of, seed, 0x5a), ==, hash);
  }
}

static void
add_tests (const TcTestCase *of)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  g_autofree const TcBot **bots = tc_bot_list (ruleset);

  for (guint i = 0; bots[i] != NULL; i++) {
    g_autofree char *path = g_strdup_printf ("/bots/%s/%s", of->name, bots[i]->id);
    Case *one = g_new0 (Case, 1);

    g_assert_cmpuint (strlen (bots[i]->title), >, 0);
    g_assert_cmpuint (strlen (bots[i]->summary), >, 0);
    one->of = of;
    one->bot = bots[i]->id;
    g_test_add_data_func_full (path, one, test_bot, g_free);
  }
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (guint) CLAMP (atoi (argv[argc - 1]), 1, MAX_GAMES);
  for (guint i = 0; i < n; i++)
    add_tests (&cases[i]);

  return g_test_run ();
}
