/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/bots/tc-dune-bots-private.h"

/* What moves are worth to a bot, in hundredths of a point of its house. */

#define WORTH_OF_VIEW  35 /* of looking at a card */
#define WORTH_OF_SHOW  20 /* lost by letting another player look */
#define WORTH_OF_TOKEN 40 /* of a token that can be delivered well */
#define WORTH_OF_USE   15 /* of a card that can be used later */
#define WORTH_OF_VEIL  8  /* of a sigil, for each role that scores it: it says little */

/* What @kind of card is worth on @target. One that counts once is worth the less the more lie there
 * already that may be of the kind. */
static gint
weigh_target (const DuneMind *mind, guint target, guint kind)
{
  const DuneRules *rules = mind->rules;
  gint64 sum = 0;

  for (guint role = 0; role < rules->n_roles; role++) {
    const DuneRole *of = &rules->roles[role];
    gint64 worth = (gint64) mind->chance[target][role] * of->target_points[kind] * DUNE_WORTH;

    if ((of->once >> kind & 1) != 0)
      worth >>= MIN (mind->state->n_lying[target], 8);
    sum += of->house == mind->house ? worth : -worth;
  }

  return (gint) (sum / DUNE_SURE);
}

static gint
weigh_token (const DuneMind *mind, guint target, guint kind)
{
  const DuneRules *rules = mind->rules;
  gint64 sum = 0;

  for (guint role = 0; role < rules->n_roles; role++) {
    const DuneRole *of = &rules->roles[role];
    gint64 worth = (gint64) mind->chance[target][role] * of->token_points[kind] * DUNE_WORTH;

    sum += of->house == mind->house ? worth : -worth;
  }

  return (gint) (sum / DUNE_SURE);
}

/* -- Selecting -- */

/* Of two cards that score alike the one is better that others could have taken as well. */
static gint
weigh_sigil (const DuneMind *mind, guint sigil)
{
  gint worth = 0;

  if (sigil == DUNE_NONE)
    return 0;
  worth = mind->role->sigil_points[sigil] * DUNE_WORTH;
  for (guint role = 0; role < mind->rules->n_roles; role++)
    worth += mind->rules->roles[role].sigil_points[sigil] > 0 ? WORTH_OF_VEIL : 0;

  return worth;
}

/* Most is known at once of those who are doubtful. */
static gint
get_doubt (const DuneMind *mind, guint other)
{
  return DUNE_SURE / 2 - ABS (dune_mind_get_friend (mind, other) - DUNE_SURE / 2);
}

static gint
find_best_token (const DuneMind *mind, guint kind)
{
  gint best = 0;

  for (guint i = 0; i < mind->state->n_seats; i++) {
    if (i != mind->seat && mind->state->n_received[i] < mind->rules->most_tokens)
      best = MAX (best, weigh_token (mind, i, kind));
  }

  return best;
}

static gint
weigh_select (const DuneMind *mind, guint card)
{
  const DuneAction *action = dune_get_action (mind->rules, card);
  gint worth = weigh_sigil (mind, mind->rules->cards[card].sigil);

  if (action->use == DUNE_USE_IMMEDIATE)
    return worth + (action->is_view ? WORTH_OF_VIEW : 0) - (action->is_show ? WORTH_OF_SHOW : 0);
  if (action->token != DUNE_NONE)
    return worth + WORTH_OF_TOKEN / 2 + find_best_token (mind, action->token) / 2;

  return worth + WORTH_OF_USE;
}

/* Another card is asked for when nothing that is shown scores. */
static gint
weigh_replace (const DuneMind *mind)
{
  gint best = 0;

  for (guint i = 0; i < mind->rules->row_size; i++) {
    if (mind->state->row[i] != 0)
      best = MAX (best, weigh_select (mind, mind->state->row[i] - 1u));
  }

  return best < DUNE_WORTH ? best + 1 : -DUNE_WORTH;
}

/* -- What a card asks -- */

static gint
weigh_player (const DuneMind *mind, guint other)
{
  const DuneState *state = mind->state;
  const DuneAction *action =
    state->using != 0 ? dune_get_action (mind->rules, state->using - 1u) : NULL;

  if (action == NULL)
    return 0;
  if (action->token != DUNE_NONE)
    return weigh_token (mind, other, action->token);
  if (action->is_view)
    return get_doubt (mind, other) / 64 + (gint) state->n_lying[other];

  /* One's own card is best shown to a friend. */
  return dune_mind_get_friend (mind, other) / 64;
}

static gint
weigh_choice (const DuneMind *mind, const TcMove *move)
{
  switch ((TcEffectsVerb) (move->verb - DUNE_VERB_EFFECT)) {
  case TC_EFFECTS_VERB_OPTION:
    return tc_range_has (mind->rules->seat_things, move->subject)
             ? weigh_player (mind, tc_range_index (mind->rules->seat_things, move->subject))
             : 0;
  case TC_EFFECTS_VERB_ACCEPT:
    return 1;
  case TC_EFFECTS_VERB_PICK:
  case TC_EFFECTS_VERB_SHIFT:
  case TC_EFFECTS_VERB_OPERATE:
  case TC_EFFECTS_VERB_CARD:
  case TC_EFFECTS_VERB_ARRANGE:
  case TC_EFFECTS_VERB_STOP:
  case TC_EFFECTS_N_VERBS:
    break;
  }

  return 0;
}

/* -- Targeting -- */

/* The best of the cards that are left. */
static gint
weigh_aim (const DuneMind *mind, guint target)
{
  const DuneState *state = mind->state;
  gint best = G_MININT / 2;

  for (guint i = 0; i < state->n_hand[mind->seat]; i++)
    best = MAX (best, weigh_target (mind, target, state->hand[mind->seat][i] - 1u));

  return best;
}

/* Cards come before the target card, so all that are good for something are used. Placing none in a
 * round is good for a bot that knows nothing of anybody yet. */
static gint
weigh_use (const DuneMind *mind, guint card)
{
  const DuneAction *action = dune_get_action (mind->rules, card);
  gint best = 0;

  if (action->token != DUNE_NONE)
    return find_best_token (mind, action->token) > 0 ? 100 * DUNE_WORTH : -100 * DUNE_WORTH;
  if (action->is_view)
    return 100 * DUNE_WORTH;
  for (guint i = 0; i < mind->state->n_seats; i++) {
    if (dune_may_target (mind->rules, mind->state, mind->seat, i))
      best = MAX (best, weigh_aim (mind, i));
  }

  return best < DUNE_WORTH / 3 ? 100 * DUNE_WORTH : -100 * DUNE_WORTH;
}

/* Whether the card that has been placed does harm: an enemy has placed the worst, a friend the
 * best. */
static gint
weigh_escape (const DuneMind *mind)
{
  gint friendly = dune_mind_get_friend (mind, mind->state->current);
  gint worst = 0;
  gint best = 0;

  for (guint kind = 0; kind < mind->rules->n_targets; kind++) {
    worst = MIN (worst, mind->role->target_points[kind]);
    best = MAX (best, mind->role->target_points[kind]);
  }

  return -(worst * (DUNE_SURE - friendly) + best * friendly) / 64;
}

gint
dune_mind_weigh (const DuneMind *mind, const TcMove *move)
{
  const DuneRules *rules = mind->rules;
  const DuneState *state = mind->state;
  gboolean is_reaction = state->head.phase == DUNE_PHASE_REACT;

  if (move->verb >= DUNE_VERB_EFFECT)
    return weigh_choice (mind, move);
  switch ((DuneVerb) move->verb) {
  case DUNE_VERB_SELECT:
    return weigh_select (mind, tc_range_index (rules->card_things, move->subject));
  case DUNE_VERB_REPLACE:
    return weigh_replace (mind);
  case DUNE_VERB_USE:
    return is_reaction ? weigh_escape (mind)
                       : weigh_use (mind, tc_range_index (rules->card_things, move->subject));
  case DUNE_VERB_AIM:
    return state->pending != 0
             ? weigh_target (mind, tc_range_index (rules->seat_things, move->target),
                             state->pending - 1u)
             : weigh_aim (mind, tc_range_index (rules->seat_things, move->target));
  case DUNE_VERB_LAY:
    return state->aimed != 0 ? weigh_target (mind, state->aimed - 1u,
                                             tc_range_index (rules->target_things, move->subject))
                             : 0;
  default:
    return 0;
  }
}
