/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* What is legal: one predicate for each kind of move, and lists that are filtered by it. */

typedef struct {
  const BadgeRules *rules;
  const BadgeState *state;
} Look;

/* Whether @thing is one of @n from @first on; which one. */
static gboolean
is_one_of (TcThing thing, TcThing first, guint n, guint *out_index)
{
  *out_index = (guint) thing - first;

  return thing >= first && *out_index < n;
}

/* The tile place that @move names, alone. */
static BadgeWhy
find_cell (const Look *look, const TcMove *move, guint *out_cell)
{
  if (move->subject != TC_THING_NONE || move->value != 0 || move->target >= look->rules->n_places)
    return BADGE_WHY_FORM;

  *out_cell = look->rules->place_cell[move->target];

  return *out_cell == BADGE_NONE ? BADGE_WHY_NO_TILE : BADGE_WHY_LEGAL;
}

/* The kind of card that @move names, alone. */
static BadgeWhy
find_card (const Look *look, const TcMove *move, guint *out_card)
{
  if (move->target != TC_THING_NONE || move->value != 0 ||
      !is_one_of (move->subject, look->rules->first_card, look->rules->n_cards, out_card))
    return BADGE_WHY_FORM;

  return look->state->hand[look->state->head.actor][*out_card] == 0 ? BADGE_WHY_NOT_HELD
                                                                    : BADGE_WHY_LEGAL;
}

/* In the beginning: any tile that lies face down, each once. */
static BadgeWhy
check_peek (const Look *look, const TcMove *move)
{
  guint cell = 0;
  BadgeWhy why = find_cell (look, move, &cell);

  if (why != BADGE_WHY_LEGAL)
    return why;
  if (look->state->flipped[cell])
    return BADGE_WHY_FLIPPED;
  if (look->state->peeked[cell] >> look->state->head.actor & 1)
    return BADGE_WHY_PEEKED;

  return BADGE_WHY_LEGAL;
}

/* On your turn: up to five cards. */
static BadgeWhy
check_exchange (const Look *look, const TcMove *move)
{
  guint card = 0;
  BadgeWhy why = find_card (look, move, &card);

  if (why != BADGE_WHY_LEGAL)
    return why;

  return look->state->n_exchanged >= look->rules->exchange ? BADGE_WHY_EXCHANGED : BADGE_WHY_LEGAL;
}

/* Sequencing: a lead card (Search or Patrol) first, then Fugitive and lead cards by turns; the
 * last may be either (the rulebook's example 1). */
static BadgeWhy
check_place (const Look *look, guint card)
{
  const BadgeRules *rules = look->rules;
  gboolean is_lead = rules->cards[card].kind != BADGE_FUGITIVE;
  guint n = look->state->n_laid;
  gboolean after_lead;

  if (n == 0)
    return rules->lead_first && !is_lead ? BADGE_WHY_NOT_FIRST : BADGE_WHY_LEGAL;
  if (!rules->alternate)
    return BADGE_WHY_LEGAL;

  after_lead =
    rules->cards[(look->state->sequence[n - 1] & ~BADGE_PAIR) - 1].kind != BADGE_FUGITIVE;
  if (after_lead && is_lead)
    return BADGE_WHY_NOT_LEAD;
  if (!after_lead && !is_lead)
    return BADGE_WHY_NOT_FUGITIVE;

  return BADGE_WHY_LEGAL;
}

static BadgeWhy
check_lay (const Look *look, const TcMove *move)
{
  guint card = 0;
  BadgeWhy why = find_card (look, move, &card);

  if (why != BADGE_WHY_LEGAL)
    return why;
  if (look->state->n_used >= look->rules->most)
    return BADGE_WHY_MOST;

  return check_place (look, card);
}

/* Ruling B-b: two Fugitive cards of one colour in one place of the sequence. */
static BadgeWhy
check_lay_pair (const Look *look, const TcMove *move)
{
  guint card = 0;
  BadgeWhy why = find_card (look, move, &card);

  if (why != BADGE_WHY_LEGAL)
    return why;
  if (look->rules->cards[card].kind != BADGE_FUGITIVE)
    return BADGE_WHY_PAIR_COLOUR;
  if (!look->rules->pairs)
    return BADGE_WHY_NO_PAIRS;
  if (look->state->hand[look->state->head.actor][card] < 2)
    return BADGE_WHY_ONE_ONLY;
  if (look->state->n_used + 2 > look->rules->most)
    return BADGE_WHY_MOST;

  return check_place (look, card);
}

/* Action cards: any tile that lies face down, anywhere. */
static BadgeWhy
check_search (const Look *look, const TcMove *move)
{
  guint cell = 0;
  BadgeWhy why = find_cell (look, move, &cell);

  if (why != BADGE_WHY_LEGAL)
    return why;

  return look->state->flipped[cell] ? BADGE_WHY_FLIPPED : BADGE_WHY_LEGAL;
}

static BadgeWhy
check_flip (const Look *look, const TcMove *move)
{
  guint cell = 0;
  BadgeWhy why = find_cell (look, move, &cell);

  if (why != BADGE_WHY_LEGAL)
    return why;

  return look->state->pending != cell + 1 ? BADGE_WHY_OTHER_TILE : BADGE_WHY_LEGAL;
}

/* The direction from @place to the neighbouring place or exit @target, or BADGE_N_DIRECTIONS. */
static guint
find_way (const Look *look, guint place, TcThing target)
{
  guint way = 0;

  while (way < BADGE_N_DIRECTIONS && look->rules->step[place][way] != (gint) target &&
         (look->rules->step[place][way] >= 0 || target != look->rules->first_exit + way))
    way++;

  return way;
}

/* Action cards; rulings B-h and B-i: one step to a neighbouring place, the streets around the city
 * included, not into traffic. */
static BadgeWhy
check_drive (const Look *look, const TcMove *move)
{
  const BadgeRules *rules = look->rules;
  guint patrol = 0;

  if (move->value != 0 || move->target >= rules->n_places ||
      !is_one_of (move->subject, rules->first_patrol, rules->n_patrols, &patrol))
    return BADGE_WHY_FORM;
  if (rules->patrol_colour[patrol] != badge_get_card (rules, look->state)->colour)
    return BADGE_WHY_OTHER_CARD;
  if (find_way (look, look->state->patrol[patrol], move->target) == BADGE_N_DIRECTIONS)
    return BADGE_WHY_NOT_ADJACENT;

  return badge_is_closed (rules, look->state, move->target, BADGE_PATROL) ? BADGE_WHY_TRAFFIC
                                                                          : BADGE_WHY_LEGAL;
}

/* Move a fugitive; FAQ: where two ways are equally short the player chooses. */
static BadgeWhy
check_run (const Look *look, const TcMove *move)
{
  const BadgeRules *rules = look->rules;
  guint fugitive = 0;
  guint way;

  if (move->value != 0 ||
      !is_one_of (move->subject, rules->first_fugitive, rules->n_fugitives, &fugitive) ||
      move->target >= rules->first_exit + BADGE_N_DIRECTIONS)
    return BADGE_WHY_FORM;
  if (rules->fugitive_colour[fugitive] != badge_get_card (rules, look->state)->colour)
    return BADGE_WHY_OTHER_CARD;
  if (look->state->fate[fugitive] != BADGE_AT_LARGE)
    return BADGE_WHY_NOT_OUT;
  way = find_way (look, look->state->fugitive[fugitive], move->target);
  if (way == BADGE_N_DIRECTIONS)
    return BADGE_WHY_NOT_ADJACENT;

  return badge_list_ways (rules, look->state, fugitive, badge_is_pair (look->state)) >> way & 1
           ? BADGE_WHY_LEGAL
           : BADGE_WHY_WAY;
}

static gboolean
can_lay (const Look *look)
{
  const BadgeRules *rules = look->rules;

  for (guint card = 0; card < rules->n_cards; card++) {
    TcMove move =
      tc_move_make (BADGE_VERB_LAY, (TcThing) (rules->first_card + card), TC_THING_NONE, 0);

    if (check_lay (look, &move) == BADGE_WHY_LEGAL)
      return TRUE;
  }

  return FALSE;
}

/* Ruling B-o: who cannot lay a card passes. */
static BadgeWhy
check_done (const Look *look, const TcMove *move)
{
  if (move->subject != TC_THING_NONE || move->target != TC_THING_NONE || move->value != 0)
    return BADGE_WHY_FORM;
  if (look->state->head.phase == BADGE_PHASE_LAY && look->state->n_used < look->rules->least &&
      can_lay (look))
    return BADGE_WHY_LEAST;

  return BADGE_WHY_LEGAL;
}

/* Overview: the dirty cop may reveal himself whenever he likes. Only the deciding player does, so
 * that no other learns anything by asking. */
static BadgeWhy
check_show (const Look *look, const TcMove *move)
{
  guint seat = 0;

  if (move->target != TC_THING_NONE || move->value != 0 ||
      !is_one_of (move->subject, look->rules->first_seat, look->state->n_seats, &seat))
    return BADGE_WHY_FORM;
  if (seat != look->state->head.actor)
    return BADGE_WHY_NOT_ACTING;
  if (look->state->shown >> seat & 1)
    return BADGE_WHY_SHOWN;

  return look->state->role[seat] != BADGE_ROLE_DIRTY ? BADGE_WHY_NOT_DIRTY : BADGE_WHY_LEGAL;
}

static gboolean
is_in_order (BadgeVerb verb, BadgePhase phase)
{
  switch (verb) {
  case BADGE_VERB_PEEK:
    return phase == BADGE_PHASE_PEEK;
  case BADGE_VERB_EXCHANGE:
    return phase == BADGE_PHASE_EXCHANGE;
  case BADGE_VERB_LAY:
  case BADGE_VERB_LAY_PAIR:
    return phase == BADGE_PHASE_LAY;
  case BADGE_VERB_SEARCH:
    return phase == BADGE_PHASE_SEARCH;
  case BADGE_VERB_FLIP:
  case BADGE_VERB_KEEP:
    return phase == BADGE_PHASE_FLIP;
  case BADGE_VERB_DRIVE:
    return phase == BADGE_PHASE_DRIVE;
  case BADGE_VERB_RUN:
    return phase == BADGE_PHASE_RUN;
  case BADGE_VERB_DONE:
    return phase == BADGE_PHASE_EXCHANGE || phase == BADGE_PHASE_LAY;
  case BADGE_VERB_SHOW:
    return TRUE;
  case BADGE_N_VERBS:
    break;
  }

  return FALSE;
}

TcReason
badge_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  Look look = { tc_ruleset_get_data (ruleset), (const BadgeState *) state };

  if (!is_in_order (move->verb, state->phase))
    return BADGE_WHY_PHASE;

  switch ((BadgeVerb) move->verb) {
  case BADGE_VERB_PEEK:
    return check_peek (&look, move);
  case BADGE_VERB_EXCHANGE:
    return check_exchange (&look, move);
  case BADGE_VERB_LAY:
    return check_lay (&look, move);
  case BADGE_VERB_LAY_PAIR:
    return check_lay_pair (&look, move);
  case BADGE_VERB_SEARCH:
    return check_search (&look, move);
  case BADGE_VERB_FLIP:
  case BADGE_VERB_KEEP:
    return check_flip (&look, move);
  case BADGE_VERB_DRIVE:
    return check_drive (&look, move);
  case BADGE_VERB_RUN:
    return check_run (&look, move);
  case BADGE_VERB_DONE:
    return check_done (&look, move);
  case BADGE_VERB_SHOW:
    return check_show (&look, move);
  case BADGE_N_VERBS:
    break;
  }

  return BADGE_WHY_PHASE;
}

/* Lists. */

typedef struct {
  Look look;
  TcMove *moves;
  guint n;
} List;

typedef BadgeWhy (*Check) (const Look *look, const TcMove *move);

static void
offer (List *list, Check check, BadgeVerb verb, guint subject, guint target)
{
  TcMove move = tc_move_make ((guint8) verb, (TcThing) subject, (TcThing) target, 0);

  if (check (&list->look, &move) == BADGE_WHY_LEGAL)
    list->moves[list->n++] = move;
}

static void
offer_cells (List *list, Check check, BadgeVerb verb, guint first)
{
  for (guint cell = first; cell < list->look.rules->n_cells; cell++)
    offer (list, check, verb, TC_THING_NONE, list->look.rules->cell_place[cell]);
}

static void
offer_cards (List *list, Check check, BadgeVerb verb, guint first)
{
  const guint8 *hand = list->look.state->hand[list->look.state->head.actor];

  for (guint card = first; card < list->look.rules->n_cards; card++) {
    if (hand[card] > 0)
      offer (list, check, verb, list->look.rules->first_card + card, TC_THING_NONE);
  }
}

/* A set is taken in the order of its members; what has been taken out of order already leaves all
 * of them open. */
static void
offer_peeks (List *list, TcMovesMode mode)
{
  const BadgeState *state = list->look.state;
  guint n_needed = list->look.rules->setups[state->setup].n_peeks - state->n_peeked;

  if (mode == TC_MOVES_CANONICAL) {
    offer_cells (list, check_peek, BADGE_VERB_PEEK, state->last);
    if (list->n >= n_needed) {
      list->n -= n_needed - 1;
      return;
    }
    list->n = 0;
  }
  offer_cells (list, check_peek, BADGE_VERB_PEEK, 0);
}

/* Neighbours in the order of their numbers. */
static void
offer_steps (List *list, Check check, BadgeVerb verb, guint subject, guint place)
{
  static const BadgeDirection order[] = { BADGE_NORTH, BADGE_WEST, BADGE_EAST, BADGE_SOUTH };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    gint next = list->look.rules->step[place][order[i]];

    if (next >= 0)
      offer (list, check, verb, subject, (guint) next);
  }
}

static void
offer_drives (List *list)
{
  const BadgeRules *rules = list->look.rules;
  guint8 colour = badge_get_card (rules, list->look.state)->colour;

  for (guint i = 0; i < rules->n_patrols; i++) {
    if (rules->patrol_colour[i] == colour)
      offer_steps (list, check_drive, BADGE_VERB_DRIVE, rules->first_patrol + i,
                   list->look.state->patrol[i]);
  }
}

static void
offer_runs (List *list)
{
  const BadgeRules *rules = list->look.rules;
  guint fugitive = rules->fugitive_of[badge_get_card (rules, list->look.state)->colour];
  guint place = list->look.state->fugitive[fugitive];

  offer_steps (list, check_run, BADGE_VERB_RUN, rules->first_fugitive + fugitive, place);
  for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
    if (rules->step[place][way] < 0)
      offer (list, check_run, BADGE_VERB_RUN, rules->first_fugitive + fugitive,
             rules->first_exit + way);
  }
}

guint
badge_legal_moves (const TcRuleset *ruleset,
                   const TcState *state,
                   TcMovesMode mode,
                   TcMove *out_moves)
{
  const BadgeState *badge = (const BadgeState *) state;
  List list = { { tc_ruleset_get_data (ruleset), badge }, out_moves, 0 };
  guint place = badge->pending > 0 ? list.look.rules->cell_place[badge->pending - 1] : 0;

  switch ((BadgePhase) state->phase) {
  case BADGE_PHASE_PEEK:
    offer_peeks (&list, mode);
    break;
  case BADGE_PHASE_EXCHANGE:
    offer_cards (&list, check_exchange, BADGE_VERB_EXCHANGE,
                 mode == TC_MOVES_CANONICAL && badge->last > 0 ? badge->last - 1u : 0);
    offer (&list, check_done, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
    break;
  case BADGE_PHASE_LAY:
    offer_cards (&list, check_lay, BADGE_VERB_LAY, 0);
    offer_cards (&list, check_lay_pair, BADGE_VERB_LAY_PAIR, 0);
    offer (&list, check_done, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
    break;
  case BADGE_PHASE_SEARCH:
    offer_cells (&list, check_search, BADGE_VERB_SEARCH, 0);
    break;
  case BADGE_PHASE_FLIP:
    offer (&list, check_flip, BADGE_VERB_FLIP, TC_THING_NONE, place);
    offer (&list, check_flip, BADGE_VERB_KEEP, TC_THING_NONE, place);
    break;
  case BADGE_PHASE_DRIVE:
    offer_drives (&list);
    break;
  case BADGE_PHASE_RUN:
    offer_runs (&list);
    break;
  case BADGE_PHASE_OVER:
  case BADGE_N_PHASES:
    break;
  }

  return list.n;
}
