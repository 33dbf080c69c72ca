/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-bot.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static guint
choose_random (const TcRuleset *ruleset,
               const TcState *view_state,
               const TcMove *moves,
               guint n_moves,
               TcRng *rng)
{
  return tc_rng_below (rng, n_moves);
}

static const TcBot random_bot = {
  .id = "random",
  .title = N_ ("Random"),
  .choose = choose_random,
};

static const TcBot *const bots[] = { &random_bot, NULL };

const TcBot *const *
tc_bot_list (void)
{
  return bots;
}

const TcBot *
tc_bot_find (const char *id)
{
  for (guint i = 0; bots[i] != NULL; i++) {
    if (strcmp (bots[i]->id, id) == 0)
      return bots[i];
  }

  return NULL;
}

guint
tc_bot_play (const TcRuleset *ruleset,
             TcState *state,
             const TcBot *const *bots_by_seat,
             TcRng *rng,
             TcState *scratch,
             TcMove *moves,
             guint max_decisions)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  guint n_decisions = 0;

  while (!tc_rules_is_over (state) && (max_decisions == 0 || n_decisions < max_decisions)) {
    const TcBot *bot = bots_by_seat[state->actor];
    guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_CANONICAL, moves);
    guint choice = 0;

    g_assert (n > 0);
    memcpy (scratch, state, size);
    tc_rules_redact (ruleset, scratch, state->actor);
    choice = bot->choose (ruleset, scratch, moves, n, rng);
    g_assert (choice < n);
    tc_rules_apply (ruleset, state, &moves[choice], NULL);
    n_decisions++;
  }

  return n_decisions;
}
