/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* Air missions, interception and bases. */

/* Thousandths: that a mission to @area is intercepted with success. */
static gint
get_interception_risk (const BotMind *mind, BetrayalSide side, guint area)
{
  const BetrayalRules *rules = mind->rules;
  BetrayalSide enemy = betrayal_enemy (side);
  guint fighters = 0;
  guint column = 0;
  guint success = 0;
  guint faces = MAX (rules->intercept_dice.highest - rules->intercept_dice.lowest + 1, 1);

  for (guint air = 0; air < rules->n_air; air++) {
    guint counter = rules->air_counter[air];
    const BetrayalCounter *unit = &rules->counters[counter];

    if (unit->side == side || unit->class != BETRAYAL_FIGHTER ||
        mind->state->loc[counter] >= rules->n_areas ||
        betrayal_distances (rules, mind->state->loc[counter])[area] > unit->range)
      continue;
    fighters += fighters < rules->most_fighters[enemy];
  }
  if (fighters == 0 || rules->n_intercept == 0 ||
      (enemy == BETRAYAL_GERMAN && rules->german_attempts == 0))
    return 0;

  while (column + 1u < rules->n_intercept && rules->intercept_fighters[column + 1] <= fighters)
    column++;
  for (gint total = rules->intercept_dice.lowest; total <= rules->intercept_dice.highest; total++) {
    guint row =
      betrayal_table_row (&rules->intercept_dice, total + rules->intercept_modifier[enemy]);

    success += rules->intercept_success[row][column];
  }

  return (gint) (success * 1000 / faces);
}

/* Thousandths: that bombs of @value drive the defenders out; and steps lost, in thousandths. */
static void
foresee_bombs (const BotMind *mind, BetrayalSide side, guint value, gint *withdraw, gint *steps)
{
  const BetrayalRules *rules = mind->rules;
  gint column = -1;
  gint faces = MAX (rules->bombard_dice.highest - rules->bombard_dice.lowest + 1, 1);
  gint lowest = rules->bombard_dice.n;
  gint highest = rules->bombard_dice.n * rules->bombard_dice.faces;

  *withdraw = 0;
  *steps = 0;
  while (column + 1 < rules->n_bombard && rules->bombard_value[column + 1] <= value)
    column++;
  if (column < 0)
    return;
  faces = highest - lowest + 1;
  for (gint total = lowest; total <= highest; total++) {
    guint row = betrayal_table_row (&rules->bombard_dice, total + rules->bombard_modifier[side]);

    *withdraw += rules->bombard_withdraw[row][column] ? 1000 / faces : 0;
    *steps += rules->bombard_steps[row][column] * 1000 / faces;
  }
}

/* Other missions of this side to @area: bombs, and whether any supports. */
static guint
tally (const BotMind *mind, guint area, guint *support, gboolean *is_supported)
{
  const BetrayalRules *rules = mind->rules;
  guint value = 0;

  *support = 0;
  *is_supported = FALSE;
  for (guint air = 0; air < rules->n_air; air++) {
    guint counter = rules->air_counter[air];
    gboolean reduced = betrayal_is_reduced (mind->state, counter);

    if (betrayal_air_states (mind->state)[air] != BETRAYAL_AIR_FLYING)
      continue;
    if (betrayal_has_mission (mind->state, air, area, BETRAYAL_BOMBING))
      value += rules->counters[counter].bombardment[reduced];
    if (betrayal_has_mission (mind->state, air, area, BETRAYAL_SUPPORTING)) {
      *is_supported = TRUE;
      *support += rules->counters[counter].support[reduced];
    }
  }

  return value;
}

static BotForce
get_attackers (const BotMind *mind, BetrayalSide side, guint area)
{
  BotForce force = { 0 };

  if (side == BETRAYAL_GERMAN)
    return mind->force[side][area];
  for (guint i = 0; i < mind->rules->n_counters; i++)
    if (mind->state->loc[i] == area && mind->rules->counters[i].kind == BETRAYAL_GROUND &&
        betrayal_is_phasing_unit (mind->rules, mind->state, i))
      betrayal_mind_add (mind, &force, i);

  return force;
}

/* What support adds to the attack in @area, in tenths. */
static gint
score_support (const BotMind *mind, BetrayalSide side, guint counter, guint area)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  const BotForce *enemy = &mind->force[betrayal_enemy (side)][area];
  BotForce attack = get_attackers (mind, side, area);
  gboolean is_supported;
  guint support;
  gint before, after;
  gint shift = mind->rules->shift[BETRAYAL_SHIFT_AIR];

  tally (mind, area, &support, &is_supported);
  attack.attack = (guint16) (attack.attack + support);
  before = betrayal_mind_attack_value (mind, area, side, &attack, enemy, is_supported ? shift : 0);
  attack.attack =
    (guint16) (attack.attack + unit->support[betrayal_is_reduced (mind->state, counter)]);
  after = betrayal_mind_attack_value (mind, area, side, &attack, enemy, shift);

  return after - before;
}

/* What its bombs add to those that fall there already. */
static gint
score_bombs (const BotMind *mind, BetrayalSide side, guint counter, guint area, gboolean attacked)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  const BotForce *enemy = &mind->force[betrayal_enemy (side)][area];
  gint worth = side == BETRAYAL_GERMAN ? mind->worth[area] : -mind->worth[area];
  gint withdraw[2], steps[2];
  gboolean is_supported;
  guint support;
  guint value = tally (mind, area, &support, &is_supported);

  foresee_bombs (mind, side, value, &withdraw[0], &steps[0]);
  value += unit->bombardment[betrayal_is_reduced (mind->state, counter)];
  foresee_bombs (mind, side, value, &withdraw[1], &steps[1]);
  if (!attacked)
    worth = worth * mind->weights->bomb_withdrawal / 100;

  return (withdraw[1] - withdraw[0]) * worth / 1000 +
         (steps[1] - steps[0]) * enemy->value / (2 * MAX (enemy->n, 1)) / 1000;
}

static gboolean
is_exposed (BotMind *mind, BetrayalSide side, guint area)
{
  if (side == BETRAYAL_GERMAN) {
    for (guint i = mind->rules->link_start[area]; i < mind->rules->link_start[area + 1]; i++)
      if (mind->force[BETRAYAL_ALLIED][mind->rules->neighbour[i]].n > 0)
        return TRUE;
    return FALSE;
  }
  betrayal_mind_find_threats (mind);

  return mind->threat[area].attack > 0;
}

/* What an air unit is worth to this seat: nothing when it only runs them for a turn. */
static gint
get_air_value (const BotMind *mind, BetrayalSide side)
{
  if (side == BETRAYAL_ALLIED)
    return mind->weights->air;

  return mind->is_german ? mind->weights->german_air : 0;
}

/* A base is good when the enemy cannot come there, and much of what matters is in range. */
gint
betrayal_bot_score_base (BotMind *mind, const TcMove *move)
{
  const BetrayalRules *rules = mind->rules;
  guint counter = betrayal_unit_of (rules, move->subject);
  BetrayalSide side = rules->counters[counter].side;
  gint worth = mind->worth[move->target];
  gint score;

  /* Germans base where this seat wants them to fly from; Allies keep near what they defend. */
  score = side == BETRAYAL_GERMAN ? worth / 20 : -worth / 40;
  if (is_exposed (mind, side, move->target))
    score -= get_air_value (mind, side);

  return score;
}

static gint
score_rebase (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  TcMove stay = *move;
  BetrayalLook look;

  stay.target = mind->state->loc[counter];
  betrayal_look_init (&look, mind->rules, mind->state);
  if (!betrayal_is_base (&look, mind->rules->counters[counter].side, stay.target))
    return 1000 + betrayal_bot_score_base (mind, move);

  return betrayal_bot_score_base (mind, move) - betrayal_bot_score_base (mind, &stay) -
         mind->weights->rebase;
}

static gint
score_mission (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  BetrayalSide side = mind->rules->counters[counter].side;
  gint risk = get_interception_risk (mind, side, move->target);
  gint score = 0;

  if (move->verb != BETRAYAL_VERB_BOMB)
    score += score_support (mind, side, counter, move->target);
  if (move->verb != BETRAYAL_VERB_SUPPORT)
    score += score_bombs (mind, side, counter, move->target, move->verb == BETRAYAL_VERB_STRIKE);

  /* An aborted German comes back soon; an Ally is mostly set aside. */
  return score * (1000 - risk) / 1000 -
         get_air_value (mind, side) * risk /
           (side == BETRAYAL_GERMAN || mind->rules->allies_roll ? 4000 : 1000);
}

guint
betrayal_bot_choose_mission (BotMind *mind)
{
  gint best = G_MININT;
  guint choice = 0;

  for (guint i = 0; i < mind->turn->n_moves; i++) {
    const TcMove *move = &mind->turn->moves[i];
    gint score = 0;

    if (move->verb == BETRAYAL_VERB_BASE)
      score = score_rebase (mind, move);
    else if (move->verb != BETRAYAL_VERB_END)
      score = score_mission (mind, move);
    if (score > best) {
      best = score;
      choice = i;
    }
  }

  return choice;
}

/* Intercepting costs nothing; what counts is whether the mission is to be stopped. */
gint
betrayal_bot_score_interception (BotMind *mind, const TcMove *move)
{
  BetrayalSide side = betrayal_enemy (betrayal_phasing_side (mind->state));
  const BotForce *target;

  if (move->verb != BETRAYAL_VERB_INTERCEPT)
    return 0;

  target = &mind->force[side][move->target];
  /* Their loss is bad for this seat when its value is negative. */
  return -target->value + (side == BETRAYAL_ALLIED ? -mind->worth[move->target] : 0);
}
