/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* Assigning tactics. An attack tactic lets units go anywhere and obliges them to attack whatever is
 * next door, so it goes where the attacks next door are worth making, or where there are none. */

/* What all attacks from @area are worth, if those around it join in, in tenths; and how much
 * strength there is for each point of defence. */
typedef struct {
  gint value;
  guint attack;
  guint defence;
} Outlook;

static gboolean
is_across_front (const BotMind *mind, guint link)
{
  return mind->rules->is_front[link] && mind->rules->is_maginot[mind->rules->neighbour[link]];
}

/* All Germans who could come to @area from next door, as far as they stack. */
static BotForce
gather_around (const BotMind *mind, guint area)
{
  const BetrayalRules *rules = mind->rules;
  BotForce force = { 0 };

  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
    const BotForce *near = &mind->force[BETRAYAL_GERMAN][rules->neighbour[i]];

    force.n = (guint16) (force.n + near->n);
    force.armour = (guint16) (force.armour + near->armour);
    force.attack = (guint16) (force.attack + near->attack);
    force.value += near->value;
  }
  if (force.n > rules->stacking[BETRAYAL_GERMAN]) {
    force.attack = (guint16) (force.attack * rules->stacking[BETRAYAL_GERMAN] / force.n);
    force.value = force.value * rules->stacking[BETRAYAL_GERMAN] / force.n;
  }

  return force;
}

static Outlook
look_out (const BotMind *mind, guint area)
{
  const BetrayalRules *rules = mind->rules;
  Outlook outlook = { 0, mind->force[BETRAYAL_GERMAN][area].attack, 0 };

  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
    guint near = rules->neighbour[i];
    const BotForce *enemy = &mind->force[BETRAYAL_ALLIED][near];
    BotForce force;

    if (mind->force[BETRAYAL_GERMAN][near].n > 0 && enemy->n == 0)
      outlook.attack += mind->force[BETRAYAL_GERMAN][near].attack / 2u;
    if (enemy->n == 0 || is_across_front (mind, i) || !betrayal_is_open (rules, mind->state, near))
      continue;
    force = gather_around (mind, near);
    outlook.defence += enemy->defence;
    outlook.value += betrayal_mind_attack_value (mind, near, BETRAYAL_GERMAN, &force, enemy,
                                                 mind->weights->expected_support);
  }

  return outlook;
}

/* The nearest way forward for units that have nobody next door: is going on what this seat wants?
 */
static gint
find_best_step (const BotMind *mind, guint area)
{
  const BetrayalRules *rules = mind->rules;
  gint best = 0;

  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++)
    best = MAX (best, mind->worth[rules->neighbour[i]] - mind->worth[area]);

  return best / 4;
}

static gint
score_attack_from (const BotMind *mind, guint area)
{
  Outlook outlook = look_out (mind, area);
  gint step = find_best_step (mind, area);

  if (outlook.defence == 0)
    return 10 + step;
  if (mind->is_german && outlook.attack * 100 < outlook.defence * (guint) mind->weights->pressure)
    return -100;

  return outlook.value + step;
}

/* Hold drives forward: what the units gain by it. */
static gint
score_hold_in (const BotMind *mind, guint area)
{
  const BetrayalRules *rules = mind->rules;
  gint best = 0;

  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
    guint near = rules->neighbour[i];
    gint step = (mind->worth[near] - mind->worth[area]) / 8;

    if (!betrayal_areas_has (&rules->ahead[area], near) ||
        mind->force[BETRAYAL_ALLIED][near].n > 0 ||
        mind->force[BETRAYAL_GERMAN][near].n >= rules->stacking[BETRAYAL_GERMAN])
      continue;
    best = mind->is_german ? MAX (best, step) : MIN (best, step);
  }

  return best;
}

/* Which of the rolled tactics nobody uses yet. */
static guint
find_unused (const BotMind *mind)
{
  guint unused = mind->state->tactics;

  for (guint i = 0; i < mind->rules->n_counters; i++)
    unused &= ~BETRAYAL_TACTIC_BIT (betrayal_get_tactic (mind->state, i));

  return unused;
}

/* Armour exploits; the others take what would be left over. */
static gint
prefer_tactic (const BotMind *mind, BetrayalTactic tactic, gboolean has_armour, guint unused)
{
  gint score = (unused & BETRAYAL_TACTIC_BIT (tactic)) ? 6 : 0;

  if (tactic == BETRAYAL_EXPLOIT && has_armour)
    score += 8;
  if (tactic == BETRAYAL_EXPLOIT && !has_armour)
    score -= 2;

  return score;
}

guint
betrayal_bot_choose_tactic (BotMind *mind)
{
  const BetrayalRules *rules = mind->rules;
  guint unused = find_unused (mind);
  gint best = G_MININT;
  guint choice = 0;

  for (guint i = 0; i < mind->turn->n_moves; i++) {
    const TcMove *move = &mind->turn->moves[i];
    guint16 counter = betrayal_unit_of (rules, move->subject);
    guint area = counter != BETRAYAL_NONE ? mind->state->loc[counter] : move->subject;
    BetrayalTactic tactic = betrayal_tactic_of (rules, move->target);
    gboolean has_armour =
      counter != BETRAYAL_NONE
        ? rules->counters[counter].is_armour
        : mind->force[BETRAYAL_GERMAN][MIN (area, rules->n_areas - 1u)].armour > 0;
    gint score = 0;

    if (move->verb == BETRAYAL_VERB_ASSIGN) {
      score = BETRAYAL_TACTIC_BIT (tactic) & BETRAYAL_ATTACK_TACTICS
                ? score_attack_from (mind, area)
                : score_hold_in (mind, area) - 5;
      /* One unit of a border area commits less than all of it. */
      if (counter != BETRAYAL_NONE)
        score = score > 0 ? score / 2 : score / 4 - 1;
      score += prefer_tactic (mind, tactic, has_armour, unused);
    }
    if (score > best) {
      best = score;
      choice = i;
    }
  }

  return choice;
}
