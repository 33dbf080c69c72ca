/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "play/tc-bot-search-private.h"
#include "play/tc-bot.h"

/* The search bot's playouts: the heuristic plays every seat by what that seat may see. */

/* No game goes on for so long in a head. */
#define MAX_PLAYOUT 20000

/* So many of a hundred decisions of a plan are made by chance. */
#define ODD 35

guint
tc_search_ask_policy (Search *search, const TcState *seen, const TcMove *moves, guint n, TcRng *rng)
{
  TcBotTurn turn = { .ruleset = search->turn->ruleset,
                     .state = seen,
                     .moves = moves,
                     .n_moves = n,
                     .seat = seen->actor,
                     .rng = rng,
                     .scratch = search->scratch };

  return n > 1 ? search->policy->choose (&turn) : 0;
}

/* Of the @n moves that are listed. */
static TcMove
pick (Search *search, guint n, TcRng *rng)
{
  const TcRuleset *ruleset = search->turn->ruleset;

  if (n == 1)
    return search->moves[0];

  memcpy (search->view, search->state, search->size);
  tc_rules_redact (ruleset, search->view, search->state->actor);

  return search->moves[tc_search_ask_policy (search, search->view, search->moves, n, rng)];
}

static guint
list_moves (Search *search)
{
  return tc_rules_legal_moves (search->turn->ruleset, search->state, TC_MOVES_CANONICAL,
                               search->moves);
}

static TcMove
decide (Search *search, TcRng *rng)
{
  return pick (search, list_moves (search), rng);
}

static gint
get_value (const Search *search)
{
  const TcBotTurn *turn = search->turn;
  const TcSystem *system = tc_ruleset_get_system (turn->ruleset);
  TcOutcome outcome;

  if (system->evaluate != NULL && !tc_rules_is_over (search->state))
    return system->evaluate (turn->ruleset, search->state, turn->seat);

  tc_rules_outcome (turn->ruleset, search->state, &outcome);

  return outcome.payoff[turn->seat] * TC_EVALUATION_UNIT;
}

void
tc_search_sample_world (Search *search, TcRng *out_rng)
{
  const TcBotTurn *turn = search->turn;

  memcpy (search->world, turn->state, search->size);
  tc_rules_sample_hidden (turn->ruleset, search->world, turn->seat, turn->rng);
  tc_rng_init (out_rng, tc_rng_next (turn->rng));
}

static void
begin (Search *search, guint move)
{
  TcMove first = search->turn->moves[move];

  memcpy (search->state, search->world, search->size);
  tc_rules_apply (search->turn->ruleset, search->state, &first, NULL);
}

static gboolean
is_own_turn (const Search *search)
{
  return !tc_rules_is_over (search->state) && search->state->actor == search->turn->seat &&
         search->state->turn == search->turn->state->turn;
}

/* The decision that @step stands for; a move that is not legal here is the heuristic's again. */
static TcMove
follow (Search *search, const Step *step, TcRng *rng)
{
  guint n = list_moves (search);

  for (guint i = 0; step->is_fixed && i < n; i++)
    if (tc_move_compare (&search->moves[i], &step->move) == 0)
      return step->move;

  return pick (search, n, rng);
}

/* @rng decides for bots that need chance; every candidate of a round gets the same. */
gint
tc_search_play_out (Search *search, const Candidate *candidate, TcRng rng)
{
  const TcRuleset *ruleset = search->turn->ruleset;
  guint n_own = 0;
  guint n = 0;

  begin (search, candidate->move);
  while (!tc_rules_is_over (search->state) && search->state->turn <= search->last_turn &&
         n++ < MAX_PLAYOUT) {
    TcMove next = n_own < candidate->n_steps && is_own_turn (search)
                    ? follow (search, &candidate->steps[n_own++], &rng)
                    : decide (search, &rng);

    tc_rules_apply (ruleset, search->state, &next, NULL);
  }
  search->n_decisions += n;

  return get_value (search);
}

void
tc_search_make_plan (Search *search, Candidate *candidate)
{
  TcRng rng;

  tc_search_sample_world (search, &rng);
  begin (search, candidate->move);
  candidate->n_steps = 0;
  for (guint i = 0; i < MAX_STEPS && is_own_turn (search); i++) {
    Step *step = &candidate->steps[i];
    guint n = list_moves (search);

    step->is_fixed = n > 1 && tc_rng_below (search->turn->rng, 100) < ODD;
    step->move =
      step->is_fixed ? search->moves[tc_rng_below (search->turn->rng, n)] : pick (search, n, &rng);
    if (step->is_fixed)
      candidate->n_steps = i + 1;
    tc_rules_apply (search->turn->ruleset, search->state, &step->move, NULL);
  }
}

static gboolean
is_same_go (const TcState *a, const TcState *b)
{
  return a->actor == b->actor && a->side == b->side && a->phase == b->phase && a->turn == b->turn;
}

gint
tc_search_play_out_first (Search *search, TcRng rng)
{
  const TcState *root = search->turn->state;
  TcMove next = search->turn->moves[search->candidates[0].move];
  gboolean is_in_go = TRUE;
  guint n = 0;

  memcpy (search->state, search->world, search->size);
  search->last_turn = G_MAXUINT;
  while (n++ < MAX_PLAYOUT) {
    guint turn = search->state->turn;

    if (is_in_go && search->n_intended < MAX_INTENDED)
      search->intended[search->n_intended++] = next;
    tc_rules_apply (search->turn->ruleset, search->state, &next, NULL);
    if (tc_rules_is_over (search->state))
      break;
    if (search->state->turn > turn && n >= search->effort->horizon) {
      search->last_turn = turn;
      break;
    }
    is_in_go = is_in_go && is_same_go (search->state, root);
    next = decide (search, &rng);
  }
  search->n_decisions += n;

  return get_value (search);
}
