/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/bots/tc-dune-bots-private.h"

/* What the deeds of others say of their roles. A deed is weighed by how well it suits a role: a
 * card with a sigil that the role scores, left for another one; a token or a target card for one
 * who is likely a friend or an enemy. Weights are small, for people bluff: three deeds that all
 * speak the same way make a role about twenty times as likely as another.
 *
 * First come the deeds that speak for themselves; then those that hang on what others are, by the
 * chances that the first have given. */

/* By how well a deed suits a role: in halves. */
enum { SUITS_BADLY = 1, SUITS = 2, SUITS_WELL = 3 };

static void
weigh (DuneOdds *odds, guint seat, guint role, guint how)
{
  guint weight = odds->weight[seat][role];

  if (weight > 0)
    odds->weight[seat][role] = (guint16) CLAMP (weight * how / SUITS, 1, DUNE_WEIGHT_MOST);
}

/* -- The draft -- */

static guint
judge_selection (const DuneRole *role, guint sigil, guint passed)
{
  if (sigil != DUNE_NONE && role->sigil_points[sigil] > 0)
    return SUITS_WELL;

  return (role->scored & passed) != 0 ? SUITS_BADLY : SUITS;
}

/* The cards of a player are not kept in the order in which they were selected, so what was passed
 * over in all rounds stands beside each of them. */
static void
weigh_cards (DuneOdds *odds, const DuneState *state, guint seat)
{
  const DuneRules *rules = odds->rules;
  guint passed = 0;

  for (guint i = 0; i < DUNE_MAX_ROUNDS; i++)
    passed |= state->passed[seat][i];
  for (guint card = 0; card < rules->n_cards; card++) {
    if (state->where[card] != DUNE_TAKEN + seat)
      continue;
    for (guint role = 0; role < rules->n_roles; role++)
      weigh (odds, seat, role,
             judge_selection (&rules->roles[role], rules->cards[card].sigil, passed));
  }
}

/* -- What was given to others -- */

/* What a deed towards @to brings a player of role @role, when @points says what it brings each role
 * that @to may have: in DUNE_SURE. */
static gint
expect (const DuneRules *rules,
        const guint32 *chance,
        guint role,
        gint (*get_points) (const DuneRole *role, guint kind),
        guint kind)
{
  gint64 sum = 0;

  for (guint other = 0; other < rules->n_roles; other++)
    sum += (gint64) chance[other] * get_points (&rules->roles[other], kind) *
           dune_get_side (rules, other, role);

  return (gint) sum;
}

static gint
get_token_points (const DuneRole *role, guint kind)
{
  return role->token_points[kind];
}

static gint
get_target_points (const DuneRole *role, guint kind)
{
  return role->target_points[kind];
}

static void
weigh_gift (DuneOdds *odds,
            const guint32 chance[DUNE_MAX_SEATS][DUNE_MAX_ROLES],
            guint from,
            guint to,
            gint (*get_points) (const DuneRole *role, guint kind),
            guint kind)
{
  const DuneRules *rules = odds->rules;

  for (guint role = 0; role < rules->n_roles; role++) {
    gint worth = expect (rules, chance[to], role, get_points, kind);

    weigh (odds, from, role,
           worth > DUNE_SURE / 4    ? SUITS_WELL
           : worth < -DUNE_SURE / 4 ? SUITS_BADLY
                                    : SUITS);
  }
  /* And the other way round: what the giver is says something of the receiver. */
  for (guint role = 0; role < rules->n_roles; role++) {
    gint points = get_points (&rules->roles[role], kind);
    gint64 sum = 0;

    for (guint giver = 0; giver < rules->n_roles; giver++)
      sum += (gint64) chance[from][giver] * points * dune_get_side (rules, giver, role);
    weigh (odds, to, role,
           sum > DUNE_SURE / 4    ? SUITS_WELL
           : sum < -DUNE_SURE / 4 ? SUITS_BADLY
                                  : SUITS);
  }
}

static void
weigh_gifts (DuneOdds *odds,
             const DuneState *state,
             guint8 viewer,
             const guint32 chance[DUNE_MAX_SEATS][DUNE_MAX_ROLES])
{
  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < state->n_received[seat]; i++) {
      if (state->received_of[seat][i] != viewer)
        weigh_gift (odds, chance, state->received_of[seat][i], seat, get_token_points,
                    state->received[seat][i] - 1u);
    }
    for (guint i = 0; i < state->n_lying[seat]; i++) {
      if (state->lying[seat][i] != DUNE_HIDDEN && state->lying_of[seat][i] != viewer)
        weigh_gift (odds, chance, state->lying_of[seat][i], seat, get_target_points,
                    state->lying[seat][i] - 1u);
    }
  }
}

void
dune_belief_weigh (DuneOdds *odds, const DuneState *state, guint8 viewer)
{
  guint32 chance[DUNE_MAX_SEATS][DUNE_MAX_ROLES];

  for (guint seat = 0; seat < state->n_seats; seat++) {
    if (state->role[seat] == DUNE_HIDDEN)
      weigh_cards (odds, state, seat);
  }
  dune_odds_count (odds);
  dune_odds_get (odds, chance);
  weigh_gifts (odds, state, viewer, chance);
  dune_odds_count (odds);
}

/* -- The mind of a bot -- */

void
dune_mind_init (DuneMind *mind, const DuneRules *rules, const DuneState *state, guint8 seat)
{
  DuneOdds odds;

  mind->rules = rules;
  mind->state = state;
  mind->seat = seat;
  mind->role = &rules->roles[state->role[seat]];
  mind->house = mind->role->house;
  dune_odds_init (&odds, rules, state, seat);
  dune_belief_weigh (&odds, state, seat);
  dune_odds_get (&odds, mind->chance);
}

gint
dune_mind_get_friend (const DuneMind *mind, guint other)
{
  gint sum = 0;

  for (guint role = 0; role < mind->rules->n_roles; role++) {
    if (mind->rules->roles[role].house == mind->house)
      sum += (gint) mind->chance[other][role];
  }

  return sum;
}
