/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-bot-search-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/tc-bot.h"
#include "rules/tc-system.h"

/* The search bot: Monte Carlo over the common interface, for every system that has a heuristic.
 *
 * The heuristic's own choice stands against a few others, each the best that the heuristic finds
 * when what is already in is taken away, and one at random; where a system asks for plans, also
 * against what comes of going other ways than the heuristic, by chance, at several decisions of the
 * seat's turn. They are tried in rounds. A round samples one world that fits what the seat knows,
 * dice included, and plays it on after each candidate, the heuristic deciding for every seat by
 * what that seat may see. What counts is by how much a candidate ends better than the heuristic's
 * choice in the same world: most dice fall alike for both, so a few rounds show much. After some
 * rounds the worse half is left out. The best deviates from the heuristic only when its lead is
 * clear, so that chance never makes it worse; the best of many must prove that in a duel, which
 * counts nothing that it was picked by.
 *
 * Playing on ends with the turn, and with a game that is over. A position is then worth what the
 * system's evaluate hook says, or its payoff as things stand.
 *
 * How many rounds are played hangs on the decisions that playouts have taken, never on the clock.
 * All is counted in whole numbers, and nothing is kept from one decision to the next. */

/* For systems that do not say otherwise. */
static const TcSearchEffort usual = {
  .n_decisions = 800,
  .min_rounds = 6,
  .max_rounds = 40,
  .halve_every = 3,
  .clear = 150,
  .horizon = 20,
};

/* A round's lead counts up to this, in thousandths of a point, so that sums of squares fit. */
#define MAX_LEAD 10000000

#define ALIGNED(size) (((gsize) (size) + 15u) & ~(gsize) 15u)

/* --- Memory --- */

static gsize
get_scratch_size (const TcRuleset *ruleset)
{
  const TcBot *policy = tc_bot_find (ruleset, TC_BOT_SEARCH_POLICY);
  gsize n_moves = tc_ruleset_get_max_moves (ruleset);
  gsize size = policy->get_scratch_size != NULL ? policy->get_scratch_size (ruleset) : 0;

  return ALIGNED (sizeof (Search)) + 3 * ALIGNED (tc_ruleset_get_state_size (ruleset)) +
         2 * ALIGNED (n_moves * sizeof (TcMove)) + ALIGNED (n_moves * sizeof (guint16)) +
         ALIGNED (size);
}

static gpointer
take (guint8 **memory, gsize size)
{
  gpointer taken = *memory;

  *memory += ALIGNED (size);

  return taken;
}

static Search *
lay_out (const TcBotTurn *turn)
{
  gsize n_moves = tc_ruleset_get_max_moves (turn->ruleset);
  const TcSystem *system = tc_ruleset_get_system (turn->ruleset);
  guint8 *memory = turn->scratch;
  Search *search = take (&memory, sizeof (Search));

  search->turn = turn;
  search->policy = tc_bot_find (turn->ruleset, TC_BOT_SEARCH_POLICY);
  search->effort = system->search != NULL ? system->search : &usual;
  search->size = tc_ruleset_get_state_size (turn->ruleset);
  search->world = take (&memory, search->size);
  search->state = take (&memory, search->size);
  search->view = take (&memory, search->size);
  search->moves = take (&memory, n_moves * sizeof (TcMove));
  search->rest = take (&memory, n_moves * sizeof (TcMove));
  search->rest_of = take (&memory, n_moves * sizeof (guint16));
  search->scratch = memory;
  search->n_intended = 0;
  search->n_candidates = 0;
  search->n_decisions = 0;

  return search;
}

/* --- Rounds --- */

static void
drop (Search *search, guint index)
{
  search->candidates[index] = search->candidates[--search->n_candidates];
}

/* What has made no difference will make none. */
static void
drop_idle (Search *search)
{
  for (guint i = search->n_candidates - 1; i > 0; i--)
    if (search->candidates[i].squares == 0)
      drop (search, i);
}

static void
drop_worse_half (Search *search)
{
  guint n = 1 + search->n_candidates / 2;

  while (search->n_candidates > n) {
    guint worst = 1;

    for (guint i = 2; i < search->n_candidates; i++)
      if (search->candidates[i].lead < search->candidates[worst].lead)
        worst = i;
    drop (search, worst);
  }
}

static void
add_lead (Candidate *candidate, gint64 lead)
{
  lead = CLAMP (lead, -MAX_LEAD, MAX_LEAD);
  candidate->lead += lead;
  candidate->squares += lead * lead;
}

static void
play_round (Search *search, guint round)
{
  TcRng rng;
  gint64 value;

  tc_search_sample_world (search, &rng);
  value = round == 0 ? tc_search_play_out_first (search, rng)
                     : tc_search_play_out (search, &search->candidates[0], rng);
  if (round == 0) {
    tc_search_find_candidates (search);
    tc_search_find_plans (search);
  }
  for (guint i = 1; i < search->n_candidates; i++)
    add_lead (&search->candidates[i],
              tc_search_play_out (search, &search->candidates[i], rng) - value);
}

/* Whether the sum of the leads is so many of its own standard deviations, in hundredths. Products
 * alone come out the same on every machine; in integers they could overflow. */
static gboolean
is_clear (const Search *search, const Candidate *candidate)
{
  double lead = 100.0 * (double) candidate->lead;
  double clear = search->effort->clear;

  return lead > 0 && lead * lead > (double) candidate->squares * clear * clear;
}

static gboolean
has_leader (const Search *search)
{
  for (guint i = 1; i < search->n_candidates; i++)
    if (search->candidates[i].lead > 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_worth (const Search *search, guint round)
{
  const TcSearchEffort *effort = search->effort;

  if (round == 0)
    return TRUE;
  if (search->n_candidates == 1 || round == effort->max_rounds)
    return FALSE;

  return round < effort->min_rounds ||
         (search->n_decisions < effort->n_decisions && has_leader (search));
}

/* What many were tried for is no proof: the best begins again, alone against the heuristic's
 * choice. It gives up early when it is behind. */
static void
fight_duel (Search *search)
{
  guint n_rounds = search->effort->n_duel_rounds;
  guint best = 0;

  for (guint i = 1; i < search->n_candidates; i++)
    if (search->candidates[i].lead > 0 &&
        (best == 0 || search->candidates[i].lead > search->candidates[best].lead))
      best = i;
  search->n_candidates = best == 0 ? 1 : 2;
  if (best == 0 || search->candidates[best].move == search->candidates[0].move)
    return;

  search->candidates[1] = search->candidates[best];
  search->candidates[1].lead = search->candidates[1].squares = 0;
  for (guint i = 1; i <= n_rounds && (i < n_rounds / 4 || search->candidates[1].lead > 0); i++)
    play_round (search, i);
}

static guint
choose (const TcBotTurn *turn)
{
  Search *search;
  guint best = 0;

  if (turn->n_moves == 1)
    return 0;

  search = lay_out (turn);
  search->candidates[0] = (Candidate){
    .move = tc_search_ask_policy (search, turn->state, turn->moves, turn->n_moves, turn->rng),
  };
  search->n_candidates = 1;
  for (guint round = 0; is_worth (search, round); round++) {
    play_round (search, round);
    if (round >= search->effort->halve_every / 2)
      drop_idle (search);
    if ((round + 1) % search->effort->halve_every == 0)
      drop_worse_half (search);
  }
  if (search->effort->n_duel_rounds > 0)
    fight_duel (search);
  for (guint i = 1; i < search->n_candidates; i++)
    if (is_clear (search, &search->candidates[i]) &&
        (best == 0 || search->candidates[i].lead > search->candidates[best].lead))
      best = i;

  return search->candidates[best].move;
}

const TcBot tc_bot_search = {
  .id = "search",
  .title = N_ ("Strong"),
  .summary =
    N_ ("plays out each promising move many times and takes the one with the best results"),
  .get_scratch_size = get_scratch_size,
  .choose = choose,
};
