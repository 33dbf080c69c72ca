/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* What is legal: one predicate for each kind of move, lists that are filtered by it, and the table
 * of decisions that names them. */

typedef struct {
  const BadgeRules *rules;
  const BadgeState *state;
} BadgeLook;

static void
badge_look_init (BadgeLook *look, const BadgeRules *rules, const BadgeState *state)
{
  look->rules = rules;
  look->state = state;
}

/* The tile place that @move names. */
static BadgeWhy
find_cell (BadgeLook *look, const TcMove *move, guint *out_cell)
{
  *out_cell = look->rules->place_cell[move->target];

  return *out_cell == BADGE_NO_CELL ? BADGE_WHY_NO_TILE : BADGE_WHY_LEGAL;
}

/* The kind of card that @move names. */
static BadgeWhy
find_card (BadgeLook *look, const TcMove *move, guint *out_card)
{
  *out_card = tc_range_index (look->rules->card_things, move->subject);

  return badge_hand (look->state, look->state->head.actor)[*out_card] == 0 ? BADGE_WHY_NOT_HELD
                                                                           : BADGE_WHY_LEGAL;
}

/* In the beginning: any tile that lies face down, each once. */
static TcReason
badge_check_peek (BadgeLook *look, const TcMove *move)
{
  guint cell = 0;
  BadgeWhy why = find_cell (look, move, &cell);

  if (why != BADGE_WHY_LEGAL)
    return why;
  if (badge_flipped (look->state)[cell])
    return BADGE_WHY_FLIPPED;
  if (badge_peeked (look->state)[cell] >> look->state->head.actor & 1)
    return BADGE_WHY_PEEKED;

  return BADGE_WHY_LEGAL;
}

/* On your turn: up to five cards. */
static TcReason
badge_check_exchange (BadgeLook *look, const TcMove *move)
{
  guint card = 0;
  BadgeWhy why = find_card (look, move, &card);

  if (why != BADGE_WHY_LEGAL)
    return why;

  return look->state->n_exchanged >= look->rules->exchange ? BADGE_WHY_EXCHANGED : BADGE_WHY_LEGAL;
}

/* A sequence that the scenario has written out place by place. */
static BadgeWhy
check_written_place (const BadgeRules *rules, guint n, guint kind)
{
  if (!rules->repeats && n >= rules->n_sequence)
    return BADGE_WHY_FULL;

  return rules->sequence[n % rules->n_sequence] >> kind & 1 ? BADGE_WHY_LEGAL : BADGE_WHY_NOT_HERE;
}

/* Sequencing: a lead card (Search or Patrol) first, then Fugitive and lead cards by turns; the
 * last may be either (the rulebook's example 1). */
static BadgeWhy
check_place (BadgeLook *look, guint card)
{
  const BadgeRules *rules = look->rules;
  gboolean is_lead = rules->cards[card].kind != BADGE_FUGITIVE;
  guint n = look->state->n_laid;
  gboolean after_lead;

  if (rules->n_sequence > 0)
    return check_written_place (rules, n, rules->cards[card].kind);
  if (n == 0)
    return rules->lead_first && !is_lead ? BADGE_WHY_NOT_FIRST : BADGE_WHY_LEGAL;
  if (!rules->alternate)
    return BADGE_WHY_LEGAL;

  after_lead = rules->cards[badge_get_laid (look->state, n - 1)].kind != BADGE_FUGITIVE;
  if (after_lead && is_lead)
    return BADGE_WHY_NOT_LEAD;
  if (!after_lead && !is_lead)
    return BADGE_WHY_NOT_FUGITIVE;

  return BADGE_WHY_LEGAL;
}

static TcReason
badge_check_lay (BadgeLook *look, const TcMove *move)
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
static TcReason
badge_check_lay_pair (BadgeLook *look, const TcMove *move)
{
  guint card = 0;
  BadgeWhy why = find_card (look, move, &card);

  if (why != BADGE_WHY_LEGAL)
    return why;
  if (look->rules->cards[card].kind != BADGE_FUGITIVE)
    return BADGE_WHY_PAIR_COLOUR;
  if (!look->rules->pairs)
    return BADGE_WHY_NO_PAIRS;
  if (badge_hand (look->state, look->state->head.actor)[card] < 2)
    return BADGE_WHY_ONE_ONLY;
  if (look->state->n_used + 2 > look->rules->most)
    return BADGE_WHY_MOST;

  return check_place (look, card);
}

/* Action cards: any tile that lies face down, anywhere. */
static TcReason
badge_check_search (BadgeLook *look, const TcMove *move)
{
  guint cell = 0;
  BadgeWhy why = find_cell (look, move, &cell);

  if (why != BADGE_WHY_LEGAL)
    return why;

  return badge_flipped (look->state)[cell] ? BADGE_WHY_FLIPPED : BADGE_WHY_LEGAL;
}

static TcReason
badge_check_flip (BadgeLook *look, const TcMove *move)
{
  guint cell = 0;
  BadgeWhy why = find_cell (look, move, &cell);

  if (why != BADGE_WHY_LEGAL)
    return why;

  return look->state->pending != cell + 1 ? BADGE_WHY_OTHER_TILE : BADGE_WHY_LEGAL;
}

/* The direction from @place to the neighbouring place or exit @target, or BADGE_N_DIRECTIONS. */
static guint
find_way (BadgeLook *look, guint place, TcThing target)
{
  guint way = 0;

  while (
    way < BADGE_N_DIRECTIONS && look->rules->step[place][way] != (gint) target &&
    (look->rules->step[place][way] >= 0 || target != tc_range_get (look->rules->exit_things, way)))
    way++;

  return way;
}

/* Why there is no step from @place to @target. */
static BadgeWhy
explain_distance (BadgeLook *look, guint place, TcThing target)
{
  const BadgeRules *rules = look->rules;
  gint across, down;

  if (target >= rules->n_places)
    return BADGE_WHY_NOT_ADJACENT;
  if (rules->is_hole[target])
    return BADGE_WHY_HOLE;
  across = (gint) (place % rules->columns) - (gint) (target % rules->columns);
  down = (gint) (place / rules->columns) - (gint) (target / rules->columns);

  return ABS (across) + ABS (down) == 1 ? BADGE_WHY_WALL : BADGE_WHY_NOT_ADJACENT;
}

/* Action cards; rulings B-h and B-i: one step to a neighbouring place, the streets around the city
 * included, not into traffic. */
static TcReason
badge_check_drive (BadgeLook *look, const TcMove *move)
{
  const BadgeRules *rules = look->rules;
  guint patrol = tc_range_index (rules->patrol_things, move->subject);

  if (rules->patrol_colour[patrol] != badge_get_card (rules, look->state)->colour)
    return BADGE_WHY_OTHER_CARD;
  if (find_way (look, badge_patrol (look->state)[patrol], move->target) == BADGE_N_DIRECTIONS)
    return explain_distance (look, badge_patrol (look->state)[patrol], move->target);

  return badge_is_closed (rules, look->state, move->target, BADGE_PATROL) ? BADGE_WHY_TRAFFIC
                                                                          : BADGE_WHY_LEGAL;
}

/* Move a fugitive; FAQ: where two ways are equally short the player chooses. */
static TcReason
badge_check_run (BadgeLook *look, const TcMove *move)
{
  const BadgeRules *rules = look->rules;
  guint fugitive = tc_range_index (rules->fugitive_things, move->subject);
  guint way;

  if (rules->fugitive_colour[fugitive] != badge_get_card (rules, look->state)->colour)
    return BADGE_WHY_OTHER_CARD;
  if (badge_fate (look->state)[fugitive] != BADGE_AT_LARGE)
    return BADGE_WHY_NOT_OUT;
  way = find_way (look, badge_fugitive (look->state)[fugitive], move->target);
  if (way == BADGE_N_DIRECTIONS)
    return explain_distance (look, badge_fugitive (look->state)[fugitive], move->target);

  return badge_list_ways (rules, look->state, fugitive, badge_is_pair (look->state)) >> way & 1
           ? BADGE_WHY_LEGAL
           : BADGE_WHY_WAY;
}

static gboolean
can_lay (BadgeLook *look)
{
  const BadgeRules *rules = look->rules;

  for (guint card = 0; card < rules->n_cards; card++) {
    TcMove move =
      tc_move_make (BADGE_VERB_LAY, tc_range_get (rules->card_things, card), TC_THING_NONE, 0);

    if (badge_check_lay (look, &move) == BADGE_WHY_LEGAL)
      return TRUE;
  }

  return FALSE;
}

/* Ruling B-o: who cannot lay a card passes. */
static TcReason
badge_check_done (BadgeLook *look, const TcMove *move)
{
  if (look->state->head.phase == BADGE_PHASE_LAY && look->state->n_used < look->rules->least &&
      can_lay (look))
    return BADGE_WHY_LEAST;

  return BADGE_WHY_LEGAL;
}

/* Overview: the dirty cop may reveal himself whenever he likes. Only the deciding player does, so
 * that no other learns anything by asking. */
static TcReason
badge_check_show (BadgeLook *look, const TcMove *move)
{
  guint seat = tc_range_index (look->rules->seat_things, move->subject);

  if (seat != look->state->head.actor)
    return BADGE_WHY_NOT_ACTING;
  if (look->state->shown >> seat & 1)
    return BADGE_WHY_SHOWN;

  return look->state->role[seat] != BADGE_ROLE_DIRTY ? BADGE_WHY_NOT_DIRTY : BADGE_WHY_LEGAL;
}

/* Lists. */

typedef TcReason (*Check) (BadgeLook *look, const TcMove *move);

static void
offer (BadgeLook *look,
       TcMoveList *list,
       Check check,
       BadgeVerb verb,
       TcThing subject,
       TcThing target)
{
  TcMove move = tc_move_make ((guint8) verb, subject, target, 0);

  if (check (look, &move) == BADGE_WHY_LEGAL)
    tc_move_list_add_move (list, move);
}

static void
offer_cells (BadgeLook *look, TcMoveList *list, Check check, BadgeVerb verb, guint first)
{
  for (guint cell = first; cell < look->rules->n_cells; cell++)
    offer (look, list, check, verb, TC_THING_NONE, look->rules->cell_place[cell]);
}

static void
offer_cards (BadgeLook *look, TcMoveList *list, Check check, BadgeVerb verb, guint first)
{
  const guint8 *hand = badge_hand (look->state, look->state->head.actor);

  for (guint card = first; card < look->rules->n_cards; card++) {
    if (hand[card] > 0)
      offer (look, list, check, verb, tc_range_get (look->rules->card_things, card), TC_THING_NONE);
  }
}

/* A set is taken in the order of its members; what has been taken out of order already leaves all
 * of them open. */
static void
badge_list_peek (BadgeLook *look, TcMoveList *list)
{
  const BadgeState *state = look->state;
  guint n_needed = look->rules->setups[state->setup].n_peeks - state->n_peeked;

  if (list->mode == TC_MOVES_CANONICAL) {
    offer_cells (look, list, badge_check_peek, BADGE_VERB_PEEK, state->last);
    if (list->n >= n_needed) {
      list->n -= n_needed - 1;
      return;
    }
    list->n = 0;
  }
  offer_cells (look, list, badge_check_peek, BADGE_VERB_PEEK, 0);
}

static void
badge_list_exchange (BadgeLook *look, TcMoveList *list)
{
  guint16 last = look->state->last;

  offer_cards (look, list, badge_check_exchange, BADGE_VERB_EXCHANGE,
               list->mode == TC_MOVES_CANONICAL && last > 0 ? last - 1u : 0);
}

static void
badge_list_lay (BadgeLook *look, TcMoveList *list)
{
  offer_cards (look, list, badge_check_lay, BADGE_VERB_LAY, 0);
}

static void
badge_list_lay_pair (BadgeLook *look, TcMoveList *list)
{
  offer_cards (look, list, badge_check_lay_pair, BADGE_VERB_LAY_PAIR, 0);
}

static void
badge_list_done (BadgeLook *look, TcMoveList *list)
{
  offer (look, list, badge_check_done, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
}

static void
badge_list_search (BadgeLook *look, TcMoveList *list)
{
  offer_cells (look, list, badge_check_search, BADGE_VERB_SEARCH, 0);
}

static void
badge_list_flip (BadgeLook *look, TcMoveList *list)
{
  TcThing place = look->rules->cell_place[look->state->pending - 1];

  offer (look, list, badge_check_flip, BADGE_VERB_FLIP, TC_THING_NONE, place);
  offer (look, list, badge_check_flip, BADGE_VERB_KEEP, TC_THING_NONE, place);
}

/* Neighbours in the order of their numbers. */
static void
offer_steps (BadgeLook *look,
             TcMoveList *list,
             Check check,
             BadgeVerb verb,
             TcThing subject,
             guint place)
{
  static const BadgeDirection order[] = { BADGE_NORTH, BADGE_WEST, BADGE_EAST, BADGE_SOUTH };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    gint next = look->rules->step[place][order[i]];

    if (next >= 0)
      offer (look, list, check, verb, subject, (TcThing) next);
  }
}

static void
badge_list_drive (BadgeLook *look, TcMoveList *list)
{
  const BadgeRules *rules = look->rules;
  guint16 colour = badge_get_card (rules, look->state)->colour;

  for (guint i = 0; i < rules->n_patrols; i++) {
    if (rules->patrol_colour[i] == colour)
      offer_steps (look, list, badge_check_drive, BADGE_VERB_DRIVE,
                   tc_range_get (rules->patrol_things, i), badge_patrol (look->state)[i]);
  }
}

static void
badge_list_run (BadgeLook *look, TcMoveList *list)
{
  const BadgeRules *rules = look->rules;
  guint fugitive = rules->fugitive_of[badge_get_card (rules, look->state)->colour];
  TcThing thing = tc_range_get (rules->fugitive_things, fugitive);
  guint place = badge_fugitive (look->state)[fugitive];

  offer_steps (look, list, badge_check_run, BADGE_VERB_RUN, thing, place);
  for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
    if (rules->step[place][way] < 0)
      offer (look, list, badge_check_run, BADGE_VERB_RUN, thing,
             tc_range_get (rules->exit_things, way));
  }
}

/* The table. */

#define DECISION(name) TC_DEFINE_DECISION (Badge, badge, name, badge_look_init)

DECISION (peek)
DECISION (exchange)
DECISION (lay)
DECISION (lay_pair)
DECISION (search)
DECISION (flip)
DECISION (drive)
DECISION (run)
DECISION (done)
TC_DEFINE_UNLISTED (Badge, badge, show)

#define ROW(phase, name, verbs) TC_DECISION (badge, name, BADGE_PHASE_##phase, verbs)
#define VERB(verb)              TC_VERB_BIT (BADGE_VERB_##verb)

const TcDecision badge_decisions[BADGE_N_DECISIONS] = {
  ROW (PEEK, peek, VERB (PEEK)),
  ROW (EXCHANGE, exchange, VERB (EXCHANGE)),
  ROW (EXCHANGE, done, VERB (DONE)),
  ROW (LAY, lay, VERB (LAY)),
  ROW (LAY, lay_pair, VERB (LAY_PAIR)),
  ROW (LAY, done, VERB (DONE)),
  ROW (SEARCH, search, VERB (SEARCH)),
  ROW (FLIP, flip, VERB (FLIP) | VERB (KEEP)),
  ROW (DRIVE, drive, VERB (DRIVE)),
  ROW (RUN, run, VERB (RUN)),
  TC_UNLISTED (badge, show, TC_PHASE_ANY, VERB (SHOW)),
};
