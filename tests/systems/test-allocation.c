/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "tc-test-play.h"

/* No game allocates memory: every call to the allocator is counted while bots play. */

#define GAMES 3

/* Bots that play on in their heads get so far in one game. */
#define MAX_SEARCHES 60
#define FEW_SEARCHES 15 /* in all setups but one of a system */

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
#define CAN_COUNT 1
#else
#define CAN_COUNT 0
#endif

static guint n_allocations;

#if CAN_COUNT
void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *memory, size_t size);

void *
malloc (size_t size)
{
  n_allocations++;

  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  n_allocations++;

  return __libc_calloc (n, size);
}

void *
realloc (void *memory, size_t size)
{
  n_allocations++;

  return __libc_realloc (memory, size);
}
#endif

static void
play_game (TcRuleset *ruleset,
           TcBotDesk *desk,
           const TcBot *const *bots,
           guint setup,
           guint64 seed,
           guint max_decisions,
           TcState *state)
{
  TcOutcome outcome;
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (ruleset, setup, seed, state, NULL);
  tc_bot_play (desk, state, bots, &rng, max_decisions);
  tc_rules_outcome (ruleset, state, &outcome);
  tc_rules_hash (ruleset, state);
  g_assert_true (outcome.is_over || max_decisions > 0);
}

static void
play_games (TcRuleset *ruleset, const TcTestCase *of, const TcBot *bot)
{
  guint setup = tc_test_find_setup (ruleset, of->setup);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  g_autofree TcState *state = g_malloc (tc_ruleset_get_state_size (ruleset));
  gboolean is_search = strcmp (bot->id, "search") == 0;
  guint searches = of->is_first ? MAX_SEARCHES : FEW_SEARCHES;
  guint n_games = is_search ? 1 : MAX (GAMES / of->thin, 1);
  const TcBot *bots[TC_MAX_SEATS];
  guint before = 0;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = bot;
  before = n_allocations;
  for (guint64 seed = 1; seed <= n_games; seed++)
    play_game (ruleset, desk, bots, setup, seed, is_search ? searches : 0, state);
  g_assert_cmpuint (n_allocations, ==, before);
}

static void
test_games (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  g_autofree const TcBot **bots = tc_bot_list (ruleset);

  if (!CAN_COUNT) {
    g_test_skip ("allocations cannot be counted here");
    return;
  }
  for (guint i = 0; bots[i] != NULL; i++)
    play_games (ruleset, of, bots[i]);
}

/* Or nothing was counted. */
static void
test_counts (void)
{
  guint before = n_allocations;
  g_autofree char *text = g_strdup_printf ("%u", before);

  if (CAN_COUNT)
    g_assert_cmpuint (n_allocations, >, before);
  g_assert_nonnull (text);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/allocation/counts", test_counts);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/allocation/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_games);
  }

  return g_test_run ();
}
