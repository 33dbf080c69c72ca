/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/bots/tc-badge-bots-private.h"

/* Which cards to keep and which to lay. Lead cards do the work of a good cop and carry the
 * Fugitive cards of a dirty one; the others fill the places between. */

#define WORTH     100
#define PLANNED   (40 * WORTH) /* a hideout to bring a fugitive out of at once */
#define NEAR_EXIT 2            /* steps from which a dirty cop runs, whatever it shows */

static gboolean
is_lead (const BadgeMind *mind, guint card)
{
  return mind->rules->cards[card].kind != BADGE_FUGITIVE;
}

static gint
weigh_approach (const BadgeMind *mind, guint patrol, guint card)
{
  guint place = badge_patrol (mind->state)[patrol];
  guint held = mind->hand[card] + mind->laid[card];
  guint laid = mind->laid[card];

  if (mind->to_fugitive[place] != BADGE_FAR) {
    guint steps = mind->to_fugitive[place];

    if (steps > laid)
      return steps <= held ? 30 * WORTH : 10 * WORTH - (gint) MIN (steps, 9) * WORTH;
  }
  if (mind->to_hideout[place] != BADGE_FAR && mind->to_hideout[place] > laid)
    return 3 * WORTH - (gint) MIN (mind->to_hideout[place], 10) * WORTH / 5;

  return 0;
}

/* What a step of the patrols of a card's colour is worth to a good cop. */
static gint
weigh_patrol (const BadgeMind *mind, guint card)
{
  gint best = 0;

  for (guint i = 0; i < mind->rules->n_patrols; i++) {
    if (mind->rules->patrol_colour[i] == mind->rules->cards[card].colour) {
      gint worth = weigh_approach (mind, i, card);

      best = MAX (best, worth);
    }
  }

  return best;
}

/* Cards that will run the fugitive that this turn brings out. */
static gboolean
is_planned (const BadgeMind *mind, guint card)
{
  return mind->plan > 0 && mind->search_worth >= PLANNED &&
         mind->rules->cards[card].kind == BADGE_FUGITIVE &&
         mind->rules->cards[card].colour == badge_mind_get_plan_colour (mind);
}

/* What a Fugitive card does for the dirty side when it is played now: a step towards the exit, or
 * into the arms of a patrol. */
static gint
weigh_step (const BadgeMind *mind, guint card)
{
  guint fugitive = badge_mind_get_fugitive (mind, card);
  guint place = 0;
  guint steps;

  if (fugitive != BADGE_NONE)
    place = badge_fugitive (mind->state)[fugitive];
  else if (is_planned (mind, card))
    place = mind->rules->cell_place[mind->plan - 1];
  else
    return 0;
  steps = badge_mind_get_exit (mind, place);
  if (steps <= mind->laid[card])
    return 0;
  steps -= mind->laid[card];
  if (steps <= NEAR_EXIT || steps <= mind->hand[card])
    return 30 * WORTH;
  if (mind->to_patrol[place] <= 1 && mind->laid[card] == 0)
    return 6 * WORTH;

  return 4 * WORTH;
}

static gint
weigh_lead (const BadgeMind *mind, guint card)
{
  gboolean is_search = mind->rules->cards[card].kind == BADGE_SEARCH;

  if (mind->is_dirty)
    return is_search ? 1 + mind->search_worth / 2 : 1;

  return is_search ? mind->search_worth : weigh_patrol (mind, card);
}

static gint
weigh_card (const BadgeMind *mind, guint card)
{
  if (is_lead (mind, card))
    return weigh_lead (mind, card);

  return mind->is_dirty ? weigh_step (mind, card) : -weigh_step (mind, card);
}

/* The best that can still be laid of leads or of the others, when one more of @used is gone. */
static gint
find_best (const BadgeMind *mind, gboolean lead, guint used)
{
  gint best = -G_MAXINT;

  for (guint card = 0; card < mind->rules->n_cards; card++) {
    if (mind->hand[card] > (card == used) && is_lead (mind, card) == lead) {
      gint worth = weigh_card (mind, card);

      best = MAX (best, worth);
    }
  }

  return best;
}

/* A lead is laid when it is worth something, or carries what is; what fills the place after it
 * when the lead that can follow makes good for it. Two cards for one step are too many. */
gint
badge_bot_weigh_lay (const BadgeMind *mind, const TcMove *move)
{
  guint card = tc_range_index (mind->rules->card_things, move->subject);
  gint worth, other;

  if (move->verb == BADGE_VERB_DONE)
    return 0;
  if (move->verb == BADGE_VERB_LAY_PAIR)
    return -WORTH;
  worth = weigh_card (mind, card);
  other = find_best (mind, !is_lead (mind, card), card);
  if (other == -G_MAXINT)
    return worth;
  if (is_lead (mind, card))
    return worth + (mind->is_dirty ? MAX (other, 0) : 0);

  return worth > 0 ? worth : worth + MAX (other, 0);
}

/* Exchanged is what does nothing and what is too many: leads and others should balance. */
gint
badge_bot_weigh_exchange (const BadgeMind *mind, const TcMove *move)
{
  guint card = tc_range_index (mind->rules->card_things, move->subject);
  guint n_leads = 0;
  guint n_others = 0;
  gint worth;

  if (move->verb == BADGE_VERB_DONE)
    return 0;
  for (guint i = 0; i < mind->rules->n_cards; i++) {
    if (is_lead (mind, i))
      n_leads += mind->hand[i];
    else
      n_others += mind->hand[i];
  }
  worth = weigh_card (mind, card);
  if (mind->rules->cards[card].kind == BADGE_FUGITIVE &&
      mind->rules->cards[card].colour == badge_mind_get_plan_colour (mind))
    return 0;
  if (mind->is_dirty && mind->plan > 0 && !is_lead (mind, card) && worth == 0)
    return 1;
  if (is_lead (mind, card))
    return worth <= WORTH / 2 && n_leads > 1 ? 1 : n_leads > n_others + 2 && worth < 10 * WORTH;
  if (worth != 0)
    return worth < 0 || (mind->is_dirty && worth <= 0) ? 1 : 0;

  return n_others > n_leads ? 1 : 0;
}
