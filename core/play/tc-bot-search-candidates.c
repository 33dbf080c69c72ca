/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "play/tc-bot-search-private.h"

/* What the search bot tries beside the heuristic's choice. */

static gboolean
is_intended (const Search *search, const TcMove *move)
{
  for (guint i = 0; i < search->n_intended; i++)
    if (tc_move_compare (&search->intended[i], move) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_like (const TcMove *a, const TcMove *b)
{
  return a->verb == b->verb && a->subject == b->subject;
}

/* What to look for next: something else to do with the subject of the heuristic's choice; something
 * with another subject, which the heuristic does not mean to do anyway; anything. */
typedef enum { WANT_SAME, WANT_OTHER, WANT_ANY } Want;

static gboolean
is_wanted (const Search *search, guint index, Want want)
{
  const TcMove *moves = search->turn->moves;

  for (guint i = 0; i < search->n_candidates; i++) {
    guint other = search->candidates[i].move;

    if (other == index)
      return FALSE;
    if (want == WANT_OTHER && i > 0 && is_like (&moves[other], &moves[index]))
      return FALSE;
  }
  if (want == WANT_SAME)
    return is_like (&moves[search->candidates[0].move], &moves[index]);

  return want == WANT_ANY || !is_intended (search, &moves[index]);
}

static void
add_candidate (Search *search, guint move)
{
  search->candidates[search->n_candidates++] = (Candidate){ .move = move };
}

static gboolean
find_candidate (Search *search, Want want, gboolean is_random)
{
  const TcBotTurn *turn = search->turn;
  guint n = 0;

  for (guint i = 0; i < turn->n_moves; i++)
    if (is_wanted (search, i, want)) {
      search->rest[n] = turn->moves[i];
      search->rest_of[n++] = (guint16) i;
    }
  if (n == 0)
    return FALSE;

  if (is_random)
    add_candidate (search, search->rest_of[tc_rng_below (turn->rng, n)]);
  else
    add_candidate (
      search,
      search->rest_of[tc_search_ask_policy (search, turn->state, search->rest, n, turn->rng)]);

  return TRUE;
}

void
tc_search_find_candidates (Search *search)
{
  guint n = MIN (MAX_PROPOSED, search->turn->n_moves);

  if (n > 2)
    find_candidate (search, WANT_SAME, FALSE);
  while (search->n_candidates + 1 < n && find_candidate (search, WANT_OTHER, FALSE))
    continue;
  while (search->n_candidates < n && find_candidate (search, WANT_OTHER, TRUE))
    continue;
  while (search->n_candidates < n && find_candidate (search, WANT_ANY, FALSE))
    continue;
}

/* -- Plans -- */

static gboolean
is_tried (const Search *search, guint move)
{
  for (guint i = 0; i < search->n_candidates; i++)
    if (search->candidates[i].move == move)
      return TRUE;

  return FALSE;
}

static gboolean
is_same_step (const Step *a, const Step *b)
{
  return a->is_fixed == b->is_fixed && (!a->is_fixed || tc_move_compare (&a->move, &b->move) == 0);
}

static gboolean
is_same_plan (const Candidate *a, const Candidate *b)
{
  if (a->move != b->move || a->n_steps != b->n_steps)
    return FALSE;
  for (guint i = 0; i < a->n_steps; i++)
    if (!is_same_step (&a->steps[i], &b->steps[i]))
      return FALSE;

  return TRUE;
}

static gboolean
is_new_plan (const Search *search, const Candidate *plan)
{
  for (guint i = 0; i < search->n_candidates; i++)
    if (is_same_plan (&search->candidates[i], plan))
      return FALSE;

  return TRUE;
}

/* Half of the room for moves alone, beginning anywhere; the other for plans, every second of which
 * begins with the heuristic's choice. */
void
tc_search_find_plans (Search *search)
{
  const TcBotTurn *turn = search->turn;
  guint most = MIN (search->effort->n_candidates, MAX_CANDIDATES);
  guint start;

  if (search->n_candidates >= most)
    return;

  start = tc_rng_below (turn->rng, turn->n_moves);
  for (guint i = 0; i < turn->n_moves && search->n_candidates < (most + 1) / 2; i++) {
    guint move = (start + i) % turn->n_moves;

    if (!is_tried (search, move))
      add_candidate (search, move);
  }
  for (guint i = 0; i < 2 * most && search->n_candidates < most; i++) {
    Candidate *plan = &search->candidates[search->n_candidates];

    *plan = (Candidate){ .move = search->candidates[0].move };
    if (i % 2 == 0)
      plan->move = tc_rng_below (turn->rng, turn->n_moves);
    tc_search_make_plan (search, plan);
    if (is_new_plan (search, plan))
      search->n_candidates++;
  }
}
