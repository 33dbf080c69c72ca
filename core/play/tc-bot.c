/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-bot.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-seed.h"
#include "play/tc-bot-search-private.h"

#define STREAM "turncoat: bots"

static guint
choose_random (const TcBotTurn *turn)
{
  return tc_rng_below (turn->rng, turn->n_moves);
}

static const TcBot random_bot = {
  .id = "random",
  .title = N_ ("Random"),
  .summary = N_ ("picks any legal move with equal chance"),
  .choose = choose_random,
  .is_blind = TRUE,
};

static const TcBot *const no_bots[] = { NULL };

static const TcBot *const *
get_own_bots (const TcRuleset *ruleset)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  return system->bots != NULL ? system->bots : no_bots;
}

static const TcBot *
find_own (const TcRuleset *ruleset, const char *id)
{
  const TcBot *const *own = get_own_bots (ruleset);

  for (guint i = 0; own[i] != NULL; i++) {
    if (strcmp (own[i]->id, id) == 0)
      return own[i];
  }

  return NULL;
}

static gboolean
can_search (const TcRuleset *ruleset)
{
  return find_own (ruleset, TC_BOT_SEARCH_POLICY) != NULL;
}

const TcBot **
tc_bot_list (const TcRuleset *ruleset)
{
  const TcBot *const *own = get_own_bots (ruleset);
  guint n = 0;
  const TcBot **list;

  while (own[n] != NULL)
    n++;
  list = g_new0 (const TcBot *, n + 3);
  list[0] = &random_bot;
  for (guint i = 0; i < n; i++)
    list[i + 1] = own[i];
  if (can_search (ruleset))
    list[n + 1] = &tc_bot_search;

  return list;
}

const TcBot *
tc_bot_find (const TcRuleset *ruleset, const char *id)
{
  if (strcmp (random_bot.id, id) == 0)
    return &random_bot;
  if (strcmp (tc_bot_search.id, id) == 0 && can_search (ruleset))
    return &tc_bot_search;

  return find_own (ruleset, id);
}

const TcBot *
tc_bot_find_taker (const TcRuleset *ruleset, guint8 seat)
{
  const TcBot *const *bots = tc_ruleset_get_system (ruleset)->bots;

  for (; bots != NULL && *bots != NULL; bots++) {
    if ((*bots)->takes_seat != NULL && (*bots)->takes_seat (ruleset, seat))
      return *bots;
  }

  return NULL;
}

void
tc_bot_rng_init (TcRng *rng, guint64 seed)
{
  tc_rng_init (rng, tc_seed_derive (seed, STREAM));
}

struct _TcBotDesk {
  TcRuleset *ruleset;
  TcState *view; /* the position as the acting seat may see it */
  TcMove *moves;
  gpointer scratch;
};

TcBotDesk *
tc_bot_desk_new (TcRuleset *ruleset)
{
  TcBotDesk *desk = g_new0 (TcBotDesk, 1);
  g_autofree const TcBot **bots = tc_bot_list (ruleset);
  gsize size = 0;

  tc_ruleset_prepare (ruleset);
  for (guint i = 0; bots[i] != NULL; i++) {
    if (bots[i]->get_scratch_size != NULL)
      size = MAX (size, bots[i]->get_scratch_size (ruleset));
  }
  desk->ruleset = tc_ruleset_ref (ruleset);
  desk->view = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  desk->moves = g_new0 (TcMove, tc_ruleset_get_max_moves (ruleset));
  desk->scratch = g_malloc0 (size);

  return desk;
}

void
tc_bot_desk_free (TcBotDesk *desk)
{
  if (desk == NULL)
    return;

  tc_ruleset_unref (desk->ruleset);
  g_free (desk->view);
  g_free (desk->moves);
  g_free (desk->scratch);
  g_free (desk);
}

static TcMove
decide (TcBotDesk *desk, const TcBot *bot, const TcState *state, TcRng *rng, TcBotTrace *trace)
{
  TcBotTurn turn = { .ruleset = desk->ruleset,
                     .state = bot->is_blind ? NULL : desk->view,
                     .moves = desk->moves,
                     .seat = state->actor,
                     .rng = rng,
                     .scratch = desk->scratch,
                     .trace = trace };
  guint choice = 0;

  turn.n_moves = tc_rules_legal_moves (desk->ruleset, state, TC_MOVES_CANONICAL, desk->moves);
  g_assert (turn.n_moves > 0);
  if (!bot->is_blind) {
    memcpy (desk->view, state, tc_ruleset_get_state_size (desk->ruleset));
    tc_rules_redact (desk->ruleset, desk->view, state->actor);
  }
  choice = bot->choose (&turn);
  g_assert (choice < turn.n_moves);

  return desk->moves[choice];
}

TcMove
tc_bot_desk_decide (TcBotDesk *desk, const TcBot *bot, const TcState *state, TcRng *rng)
{
  return decide (desk, bot, state, rng, NULL);
}

TcMove
tc_bot_desk_explain (TcBotDesk *desk,
                     const TcBot *bot,
                     const TcState *state,
                     const TcRng *rng,
                     TcBotTrace *out_trace)
{
  TcRng copy = *rng;

  memset (out_trace, 0, sizeof *out_trace);
  out_trace->chosen = decide (desk, bot, state, &copy, out_trace);

  return out_trace->chosen;
}

guint
tc_bot_play (TcBotDesk *desk,
             TcState *state,
             const TcBot *const *bots,
             TcRng *rng,
             guint max_decisions)
{
  guint n_decisions = 0;

  while (!tc_rules_is_over (state) && (max_decisions == 0 || n_decisions < max_decisions)) {
    TcMove move = tc_bot_desk_decide (desk, bots[state->actor], state, rng);

    tc_rules_apply (desk->ruleset, state, &move, NULL);
    n_decisions++;
  }

  return n_decisions;
}

TcMove
tc_bot_desk_decide_aloud (TcBotDesk *desk,
                          const TcBot *bot,
                          const TcState *state,
                          TcRng *rng,
                          char **out_why)
{
  g_autofree TcBotTrace *trace = NULL;
  TcMove move;

  *out_why = NULL;
  if (!bot->follows_tables || tc_bot_find_taker (desk->ruleset, state->actor) != bot)
    return tc_bot_desk_decide (desk, bot, state, rng);
  trace = g_new0 (TcBotTrace, 1);
  move = tc_bot_desk_explain (desk, bot, state, rng, trace);
  *out_why = tc_bot_trace_dup_text (desk->ruleset, trace);
  if (**out_why == '\0')
    g_clear_pointer (out_why, g_free);

  return move;
}
