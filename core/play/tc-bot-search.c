/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-bot-search-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/tc-bot.h"

/* The search bot: Monte Carlo over the common interface, for every system that has a heuristic.
 *
 * The heuristic's own choice stands against a few others, each the best that the heuristic finds
 * when what is already in is taken away, and one at random. They are tried in rounds. A round
 * samples one world that fits what the seat knows, dice included, and plays it on after each
 * candidate, the heuristic deciding for every seat by what that seat may see. What counts is by how
 * much a candidate ends better than the heuristic's choice in the same world: most dice fall alike
 * for both, so few rounds tell much. After some rounds the worse half is left out. The best
 * deviates from the heuristic only when its lead is clear, so that chance never makes it worse.
 *
 * Playing on ends with the turn, and with a game that is over. A position is then worth what the
 * system's evaluate hook says, or its payoff as things stand.
 *
 * Rounds are played until playouts have taken EFFORT decisions, whatever the clock says. All is
 * counted in whole numbers, and nothing is kept from one decision to the next. */

#define MAX_CANDIDATES 5

/* Playouts together take so many decisions, give or take a round; few rounds are played anyway, and
 * more tell nothing new. */
#define EFFORT     800
#define MIN_ROUNDS 6
#define MAX_ROUNDS 40

/* The worse half is left out after so many rounds, and again. */
#define HALVE_EVERY 3

/* How clear a lead must be: so many of its own standard deviations, in hundredths. */
#define CLEAR 150

/* A playout takes at least so many decisions before a turn's end ends it. */
#define MIN_DECISIONS 20

/* Moves that the heuristic means to make in the same go. */
#define MAX_PLAN 128

/* No game goes on for so long in a head. */
#define MAX_PLAYOUT 20000

#define ALIGNED(size) (((gsize) (size) + 15u) & ~(gsize) 15u)

typedef struct {
  guint move;     /* index into the turn's moves */
  gint64 lead;    /* over the heuristic's choice, summed over the rounds */
  gint64 squares; /* of the leads */
} Candidate;

typedef struct {
  const TcBotTurn *turn;
  const TcBot *policy;
  gsize size;        /* of a state */
  TcState *world;    /* the position with what is hidden filled in */
  TcState *state;    /* of a playout */
  TcState *view;     /* as its acting seat may see it */
  TcMove *moves;     /* legal in it */
  TcMove *rest;      /* of the turn's moves */
  guint16 *rest_of;  /* their indices */
  gpointer scratch;  /* the policy's */
  guint last_turn;   /* playouts end when a later one begins */
  guint n_decisions; /* in all playouts */
  guint n_plan;
  guint n_candidates;
  TcMove plan[MAX_PLAN];
  Candidate candidates[MAX_CANDIDATES]; /* the heuristic's choice first */
} Search;

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
  guint8 *memory = turn->scratch;
  Search *search = take (&memory, sizeof (Search));

  search->turn = turn;
  search->policy = tc_bot_find (turn->ruleset, TC_BOT_SEARCH_POLICY);
  search->size = tc_ruleset_get_state_size (turn->ruleset);
  search->world = take (&memory, search->size);
  search->state = take (&memory, search->size);
  search->view = take (&memory, search->size);
  search->moves = take (&memory, n_moves * sizeof (TcMove));
  search->rest = take (&memory, n_moves * sizeof (TcMove));
  search->rest_of = take (&memory, n_moves * sizeof (guint16));
  search->scratch = memory;
  search->n_plan = 0;
  search->n_candidates = 0;
  search->n_decisions = 0;

  return search;
}

/* --- Playing on --- */

static guint
ask_policy (Search *search, const TcState *seen, const TcMove *moves, guint n, TcRng *rng)
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

static TcMove
decide (Search *search, TcRng *rng)
{
  const TcRuleset *ruleset = search->turn->ruleset;
  guint n = tc_rules_legal_moves (ruleset, search->state, TC_MOVES_CANONICAL, search->moves);

  if (n == 1)
    return search->moves[0];

  memcpy (search->view, search->state, search->size);
  tc_rules_redact (ruleset, search->view, search->state->actor);

  return search->moves[ask_policy (search, search->view, search->moves, n, rng)];
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

/* @rng decides for bots that need chance; every candidate of a round gets the same. */
static gint
play_out (Search *search, guint move, TcRng rng)
{
  TcMove next = search->turn->moves[move];
  guint n = 0;

  memcpy (search->state, search->world, search->size);
  tc_rules_apply (search->turn->ruleset, search->state, &next, NULL);
  while (!tc_rules_is_over (search->state) && search->state->turn <= search->last_turn &&
         n++ < MAX_PLAYOUT) {
    next = decide (search, &rng);
    tc_rules_apply (search->turn->ruleset, search->state, &next, NULL);
  }
  search->n_decisions += n;

  return get_value (search);
}

static gboolean
is_same_go (const TcState *a, const TcState *b)
{
  return a->actor == b->actor && a->side == b->side && a->phase == b->phase && a->turn == b->turn;
}

/* The first playout: what the heuristic means to do in this go, and in which turn it is enough. */
static gint
play_out_first (Search *search, guint move, TcRng rng)
{
  const TcState *root = search->turn->state;
  TcMove next = search->turn->moves[move];
  gboolean is_in_go = TRUE;
  guint n = 0;

  memcpy (search->state, search->world, search->size);
  search->last_turn = G_MAXUINT;
  while (n++ < MAX_PLAYOUT) {
    guint turn = search->state->turn;

    if (is_in_go && search->n_plan < MAX_PLAN)
      search->plan[search->n_plan++] = next;
    tc_rules_apply (search->turn->ruleset, search->state, &next, NULL);
    if (tc_rules_is_over (search->state))
      break;
    if (search->state->turn > turn && n >= MIN_DECISIONS) {
      search->last_turn = turn;
      break;
    }
    is_in_go = is_in_go && is_same_go (search->state, root);
    next = decide (search, &rng);
  }
  search->n_decisions += n;

  return get_value (search);
}

/* --- Candidates --- */

static gboolean
is_planned (const Search *search, const TcMove *move)
{
  for (guint i = 0; i < search->n_plan; i++)
    if (tc_move_compare (&search->plan[i], move) == 0)
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

  return want == WANT_ANY || !is_planned (search, &moves[index]);
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
    add_candidate (search,
                   search->rest_of[ask_policy (search, turn->state, search->rest, n, turn->rng)]);

  return TRUE;
}

static void
find_candidates (Search *search)
{
  guint n = MIN (MAX_CANDIDATES, search->turn->n_moves);

  if (n > 2)
    find_candidate (search, WANT_SAME, FALSE);
  while (search->n_candidates + 1 < n && find_candidate (search, WANT_OTHER, FALSE))
    continue;
  while (search->n_candidates < n && find_candidate (search, WANT_OTHER, TRUE))
    continue;
  while (search->n_candidates < n && find_candidate (search, WANT_ANY, FALSE))
    continue;
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
play_round (Search *search, guint round)
{
  const TcBotTurn *turn = search->turn;
  guint first = search->candidates[0].move;
  TcRng rng;
  gint value;

  memcpy (search->world, turn->state, search->size);
  tc_rules_sample_hidden (turn->ruleset, search->world, turn->seat, turn->rng);
  tc_rng_init (&rng, tc_rng_next (turn->rng));
  value = round == 0 ? play_out_first (search, first, rng) : play_out (search, first, rng);
  if (round == 0)
    find_candidates (search);
  for (guint i = 1; i < search->n_candidates; i++) {
    Candidate *candidate = &search->candidates[i];
    gint64 lead = (gint64) play_out (search, candidate->move, rng) - value;

    candidate->lead += lead;
    candidate->squares += lead * lead;
  }
}

/* Whether the sum of the leads is so many of its own standard deviations, in hundredths. */
static gboolean
is_clear (const Candidate *candidate)
{
  return candidate->lead > 0 &&
         candidate->lead * candidate->lead * 10000 > candidate->squares * CLEAR * CLEAR;
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
  if (round == 0)
    return TRUE;
  if (search->n_candidates == 1 || round == MAX_ROUNDS)
    return FALSE;

  return round < MIN_ROUNDS || (search->n_decisions < EFFORT && has_leader (search));
}

static guint
choose (const TcBotTurn *turn)
{
  Search *search;
  guint best = 0;

  if (turn->n_moves == 1)
    return 0;

  search = lay_out (turn);
  add_candidate (search, ask_policy (search, turn->state, turn->moves, turn->n_moves, turn->rng));
  for (guint round = 0; is_worth (search, round); round++) {
    play_round (search, round);
    if (round > 0)
      drop_idle (search);
    if ((round + 1) % HALVE_EVERY == 0)
      drop_worse_half (search);
  }
  for (guint i = 1; i < search->n_candidates; i++)
    if (is_clear (&search->candidates[i]) &&
        (best == 0 || search->candidates[i].lead > search->candidates[best].lead))
      best = i;

  return search->candidates[best].move;
}

const TcBot tc_bot_search = {
  .id = "search",
  .title = N_ ("Search"),
  .summary = N_ ("plays on in its head after each good choice, and takes the one that ends best"),
  .get_scratch_size = get_scratch_size,
  .choose = choose,
};
