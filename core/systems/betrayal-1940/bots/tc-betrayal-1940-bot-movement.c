/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* Ground movement, drops, the marker and evacuation.
 *
 * An attack is planned as a whole: for every area with enemies, the stack of those that can still
 * come which is worth most there. A move of one of them scores an equal share of what the stack
 * would gain, so the best attack is filled up first, and its units are not lured away. */

#define MAX_STACK  8
#define NO_HARBOUR 60

typedef struct {
  guint8 n;
  guint16 unit[MAX_STACK]; /* attack factors falling */
  guint8 attack[MAX_STACK];
  gint share; /* what each of them gains by coming, in tenths */
} Plan;

typedef struct {
  BotMind *mind;
  BetrayalSide side;
  BotForce own[BETRAYAL_MAX_AREAS]; /* of the phasing player */
  Plan plans[BETRAYAL_MAX_AREAS];
  gboolean is_far_from_sea;
  gboolean is_homesick; /* this seat still has to bring units home by sea */
  guint8 harbour[BETRAYAL_MAX_AREAS];
} Movement;

/* --- Attacks --- */

static void
consider (Movement *movement, guint area, guint counter)
{
  const BetrayalRules *rules = movement->mind->rules;
  Plan *plan = &movement->plans[area];
  guint16 unit = (guint16) counter;
  guint8 attack =
    rules->counters[counter].attack[betrayal_is_reduced (movement->mind->state, counter)];
  guint room = MIN (rules->stacking[movement->side], MAX_STACK);
  guint there = movement->mind->force[movement->side][area].n;

  room = there < room ? room - there : 0;
  for (guint i = 0; i < room; i++) {
    if (i < plan->n && plan->unit[i] == unit)
      return;
    if (i == plan->n) {
      plan->unit[i] = unit;
      plan->attack[i] = attack;
      plan->n++;
      return;
    }
    if (attack > plan->attack[i]) {
      guint16 other = plan->unit[i];
      guint8 factor = plan->attack[i];

      plan->unit[i] = unit;
      plan->attack[i] = attack;
      unit = other;
      attack = factor;
    }
  }
}

/* The stack, from the strongest on, that is worth most there. */
static void
settle_plan (Movement *movement, guint area)
{
  BotMind *mind = movement->mind;
  Plan *plan = &movement->plans[area];
  const BotForce *enemy = &mind->force[betrayal_enemy (movement->side)][area];
  gint shift = movement->side == BETRAYAL_GERMAN ? mind->weights->expected_support : 0;
  BotForce force = movement->own[area];
  gint now = 0;
  gint best = G_MININT;
  guint n_best = 0;

  if (force.n > 0)
    now = betrayal_mind_attack_value (mind, area, movement->side, &force, enemy, shift);
  for (guint i = 0; i < plan->n; i++) {
    gint value;

    betrayal_mind_add (mind, &force, plan->unit[i]);
    value = betrayal_mind_attack_value (mind, area, movement->side, &force, enemy, shift) - now;
    if (value > best) {
      best = value;
      n_best = i + 1;
    }
  }
  /* A worthless attack that must be made is made by the last one, the weakest. */
  plan->share = best > 0 ? best / (gint) n_best : best;
  if (best > 0)
    plan->n = (guint8) n_best;
}

static gboolean
is_planned (const Plan *plan, guint counter)
{
  for (guint i = 0; i < plan->n; i++)
    if (plan->unit[i] == counter)
      return TRUE;

  return FALSE;
}

static void
plan_attacks (Movement *movement)
{
  BotMind *mind = movement->mind;
  const BotForce *enemy = mind->force[betrayal_enemy (movement->side)];

  memset (movement->own, 0, mind->rules->n_areas * sizeof (BotForce));
  memset (movement->plans, 0, mind->rules->n_areas * sizeof (Plan));
  for (guint i = 0; i < mind->rules->n_counters; i++)
    if (mind->state->loc[i] < mind->rules->n_areas &&
        mind->rules->counters[i].kind == BETRAYAL_GROUND &&
        betrayal_is_phasing_unit (mind->rules, mind->state, i))
      betrayal_mind_add (mind, &movement->own[mind->state->loc[i]], i);
  for (guint i = 0; i < mind->turn->n_moves; i++) {
    const TcMove *move = &mind->turn->moves[i];

    if ((move->verb == BETRAYAL_VERB_MOVE || move->verb == BETRAYAL_VERB_DROP) &&
        enemy[move->target].n > 0)
      consider (movement, move->target, betrayal_unit_of (mind->rules, move->subject));
  }
  for (guint area = 0; area < mind->rules->n_areas; area++)
    if (movement->plans[area].n > 0)
      settle_plan (movement, area);
}

/* --- The marker --- */

static guint
find_nearest_german (const BotMind *mind, guint area)
{
  guint nearest = BETRAYAL_NONE;

  for (guint other = 0; other < mind->rules->n_areas; other++)
    if (mind->force[BETRAYAL_GERMAN][other].n > 0)
      nearest = MIN (nearest, betrayal_distances (mind->rules, other)[area]);

  return nearest;
}

/* Thousandths: that it is lost to the Germans from @area, with @force around it: by how near they
 * are, by what can attack it next turn, and by how safe the area is in the long run. */
static gint
get_marker_risk (const BotMind *mind, guint area, const BotForce *force)
{
  const BotWeights *weights = mind->weights;
  const BotForce *threat = &mind->threat[area];
  gint risk = weights->marker_refuge * (100 - mind->knowledge->refuge[area]) / 100;
  guint nearest = find_nearest_german (mind, area);
  gint win = 1000;

  risk += weights->marker_risk[MIN (nearest, G_N_ELEMENTS (weights->marker_risk) - 1)];
  if (threat->attack == 0)
    return risk;
  if (force->n > 0)
    win = betrayal_mind_find_chances (mind, area, BETRAYAL_GERMAN, threat, force,
                                      weights->feared_support)
            ->win;

  return risk + weights->marker_open * win / 1000;
}

static guint
count_holders (const BotMind *mind, guint area, BetrayalSide side)
{
  guint n = 0;

  for (guint i = 0; i < mind->rules->n_counters; i++)
    n += mind->state->loc[i] == area && mind->rules->counters[i].side == side &&
         betrayal_may_hold_republic (mind->rules, i);

  return n;
}

static gint
score_carry (const BotMind *mind, guint counter, guint area)
{
  guint marker = mind->state->loc[mind->rules->republic];
  BotForce there = mind->force[BETRAYAL_ALLIED][area];
  gint risk;

  betrayal_mind_add (mind, &there, counter);
  risk = get_marker_risk (mind, area, &there);
  risk -= get_marker_risk (mind, marker, &mind->force[BETRAYAL_ALLIED][marker]);
  /* Whoever carries it holds it. */
  if (mind->state->republic_side == 0)
    risk -= 200;

  return mind->marker * risk / 1000;
}

/* What moving the unit means for the marker, to this seat. */
static gint
score_marker (const Movement *movement, const TcMove *move, guint counter)
{
  const BotMind *mind = movement->mind;
  guint marker = mind->state->loc[mind->rules->republic];
  gboolean is_allied = movement->side == BETRAYAL_ALLIED;
  gint stake = mind->marker;

  if (!betrayal_may_hold_republic (mind->rules, counter))
    return 0;
  if (move->verb == BETRAYAL_VERB_CARRY && is_allied)
    return score_carry (mind, counter, move->target);
  /* Germans take it away from where it was lost. */
  if (move->verb == BETRAYAL_VERB_CARRY)
    return stake * (gint) betrayal_distances (mind->rules, move->target)[mind->rules->capital] / 20;
  if (move->target == marker && mind->state->republic_side == 0)
    return is_allied ? -stake * 2 / 5 : stake;
  if (mind->state->loc[counter] == marker && count_holders (mind, marker, movement->side) == 1)
    return is_allied ? stake * 2 / 5 : -stake;

  return 0;
}

/* --- Home by sea --- */

static gboolean
goes_home (const BotMind *mind, guint counter)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];

  return unit->kind == BETRAYAL_GROUND && unit->side == BETRAYAL_ALLIED &&
         betrayal_mind_counts_home (mind, unit->nation);
}

static gint
score_evacuation (const Movement *movement, guint counter)
{
  const BotMind *mind = movement->mind;
  guint area = mind->state->loc[counter];
  guint turn = mind->state->head.turn;
  BotForce force = mind->force[BETRAYAL_ALLIED][area];
  gint before = betrayal_mind_hold_value (mind, area, &force);

  if (turn < mind->rules->evacuation_from)
    return -10000;
  if (!movement->is_homesick || !goes_home (mind, counter))
    return -10000;
  betrayal_mind_subtract (mind, &force, counter);

  return mind->weights->evacuation +
         mind->weights->evacuation_turn * (gint) (turn - mind->rules->evacuation_from) +
         betrayal_mind_hold_value (mind, area, &force) - before;
}

/* The ports from which those may leave whom the seat needs at home. */
static void
find_exits (const BotMind *mind, guint64 *exits)
{
  const BetrayalRules *rules = mind->rules;

  betrayal_areas_clear (rules->n_words, exits);
  for (guint nation = 0; nation < rules->n_nations; nation++)
    if (rules->nations[nation].seat == mind->seat && betrayal_mind_counts_home (mind, nation))
      betrayal_areas_join (rules->n_words, exits, betrayal_set (rules, rules->exits, nation));
}

/* How far each area is from a ship: the nearer the Germans are to a port, the farther it is. */
static void
find_harbours (Movement *movement)
{
  const BotMind *mind = movement->mind;
  const BetrayalRules *rules = mind->rules;
  BetrayalAreas exits;

  find_exits (mind, exits);
  memset (movement->harbour, NO_HARBOUR, rules->n_areas);
  for (guint port = 0; port < rules->n_areas; port++) {
    guint safe = (guint) mind->weights->safe_harbour;
    guint detour = safe - MIN (safe, find_nearest_german (mind, port));

    if (!betrayal_areas_has (exits, port) ||
        betrayal_get_controller (mind->state, port) != BETRAYAL_ALLIED ||
        mind->force[BETRAYAL_GERMAN][port].n > 0)
      continue;
    for (guint area = 0; area < rules->n_areas; area++)
      movement->harbour[area] =
        (guint8) MIN (movement->harbour[area], betrayal_distances (rules, area)[port] + detour);
  }
}

/* Nearer to a harbour, when the time comes. */
static gint
score_way_home (const Movement *movement, guint counter, guint from, guint to)
{
  const BotMind *mind = movement->mind;
  gint hurry = (gint) mind->state->head.turn + mind->weights->homesick_turns -
               (gint) mind->rules->evacuation_from;

  if (!movement->is_homesick || !goes_home (mind, counter) || hurry < 0)
    return 0;

  return ((gint) movement->harbour[from] - (gint) movement->harbour[to]) * mind->weights->homesick *
         (1 + hurry);
}

/* --- One move --- */

/* Against Germans whom nobody holds back, those who must sail go to the coast that they must hold
 * before anything else, until the first of them is there. */
static gboolean
is_far_from_sea (const BotMind *mind)
{
  if (mind->rules->german_seat == BETRAYAL_NOBODY)
    return FALSE;

  for (guint i = 0; i < mind->turn->n_moves; i++)
    if (mind->turn->moves[i].verb == BETRAYAL_VERB_EVACUATE)
      return FALSE;

  return TRUE;
}

static gint
score_allied (const Movement *movement, guint counter, guint from, guint to)
{
  const BotMind *mind = movement->mind;
  BotForce there = mind->force[BETRAYAL_ALLIED][to];
  BotForce here = mind->force[BETRAYAL_ALLIED][from];
  gint score = -mind->weights->friction;
  gint strength =
    mind->rules->counters[counter].defence[betrayal_is_reduced (mind->state, counter)];

  if (movement->is_far_from_sea)
    return mind->worth[from] - mind->worth[to];

  score -= betrayal_mind_hold_value (mind, to, &there);
  betrayal_mind_add (mind, &there, counter);
  score += betrayal_mind_hold_value (mind, to, &there);
  score -= betrayal_mind_hold_value (mind, from, &here);
  betrayal_mind_subtract (mind, &here, counter);
  score += betrayal_mind_hold_value (mind, from, &here);
  score += (mind->danger[to] - mind->danger[from]) * strength * mind->weights->need / 4000;
  if (mind->knowledge->evacuees[mind->seat] > 0)
    score += (mind->worth[from] - mind->worth[to]) * mind->weights->keep / 100;
  if (betrayal_get_controller (mind->state, to) == BETRAYAL_GERMAN)
    score -= mind->worth[to] / 2;

  return score + score_way_home (movement, counter, from, to);
}

static gint
score_german (const Movement *movement, guint counter, guint from, guint to)
{
  const BotMind *mind = movement->mind;
  gint score = (mind->worth[to] - mind->worth[from]) / 4 - mind->weights->friction;

  if (betrayal_get_controller (mind->state, to) == BETRAYAL_ALLIED)
    score += mind->worth[to] / 2;

  return score;
}

static gint
score_attack (const Movement *movement, const TcMove *move, guint counter)
{
  const BotMind *mind = movement->mind;
  const Plan *plan = &movement->plans[move->target];
  guint from = mind->state->loc[counter];
  gint score = plan->share;

  if (move->verb != BETRAYAL_VERB_CARRY && !is_planned (plan, counter))
    return -5000;
  /* The weakest goes where nothing is to be won. */
  if (score <= 0)
    score -= mind->rules->counters[counter].attack[0] * ABS (mind->weights->loss);
  if (movement->side == BETRAYAL_ALLIED) {
    BotForce here = mind->force[BETRAYAL_ALLIED][from];

    score = score * mind->weights->assault / 100;
    score -= betrayal_mind_hold_value (mind, from, &here);
    betrayal_mind_subtract (mind, &here, counter);
    score += betrayal_mind_hold_value (mind, from, &here) - mind->weights->friction;
  }

  return score;
}

static gint
score_move (const Movement *movement, const TcMove *move)
{
  const BotMind *mind = movement->mind;
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  guint from = mind->state->loc[counter];
  gint score = score_marker (movement, move, counter);

  if (move->verb == BETRAYAL_VERB_EVACUATE)
    return score_evacuation (movement, counter);
  if (mind->force[betrayal_enemy (movement->side)][move->target].n > 0)
    return score + score_attack (movement, move, counter);

  return score + (movement->side == BETRAYAL_ALLIED
                    ? score_allied (movement, counter, from, move->target)
                    : score_german (movement, counter, from, move->target));
}

guint
betrayal_bot_choose_movement (BotMind *mind)
{
  Movement movement;
  gint best = G_MININT;
  guint choice = 0;

  movement.mind = mind;
  movement.side = betrayal_phasing_side (mind->state);
  movement.is_far_from_sea = movement.is_homesick = FALSE;
  if (movement.side == BETRAYAL_ALLIED) {
    betrayal_mind_find_threats (mind);
    movement.is_homesick = betrayal_mind_is_homesick (mind);
    if (movement.is_homesick) {
      find_harbours (&movement);
      movement.is_far_from_sea = is_far_from_sea (mind);
    }
  }
  plan_attacks (&movement);
  for (guint i = 0; i < mind->turn->n_moves; i++) {
    const TcMove *move = &mind->turn->moves[i];
    gint score = move->verb == BETRAYAL_VERB_END ? 0 : score_move (&movement, move);

    if (score > best) {
      best = score;
      choice = i;
    }
  }

  return choice;
}
