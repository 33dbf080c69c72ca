/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* What befalls units: where they start, arrive and return, what is lost, where they withdraw, which
 * combat is next, where armour goes on. */

/* --- Coming onto the map --- */

static gint
score_german_placement (const BotMind *mind, guint counter, guint area)
{
  const BetrayalRules *rules = mind->rules;
  gint score = mind->worth[area] / 4 - 3 * (gint) mind->force[BETRAYAL_GERMAN][area].n;

  /* Armour where the way on is open. */
  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++)
    if (!rules->is_front[i] || !rules->is_maginot[rules->neighbour[i]])
      score += mind->worth[rules->neighbour[i]] * (rules->counters[counter].exploits ? 2 : 1) / 40;

  return score;
}

static gint
score_allied_placement (BotMind *mind, guint counter, guint area)
{
  BotForce force = mind->force[BETRAYAL_ALLIED][area];
  gint score;

  betrayal_mind_find_threats (mind);
  score = -betrayal_mind_hold_value (mind, area, &force);
  betrayal_mind_add (mind, &force, counter);
  score += betrayal_mind_hold_value (mind, area, &force);
  /* Among the equal ones: near the danger, near what matters, not on top of the others. */
  score += mind->danger[area] / 8 - mind->worth[area] / 16;

  return score - 12 * (gint) mind->force[BETRAYAL_ALLIED][area].n;
}

gint
betrayal_bot_score_placement (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  gint score;

  if (move->verb == BETRAYAL_VERB_END)
    return mind->is_german || betrayal_phasing_side (mind->state) == BETRAYAL_ALLIED ? -10000 : 0;
  if (mind->rules->counters[counter].kind == BETRAYAL_AIR)
    return betrayal_bot_score_base (mind, move);
  if (mind->rules->counters[counter].side == BETRAYAL_GERMAN)
    score = score_german_placement (mind, counter, move->target);
  else
    score = score_allied_placement (mind, counter, move->target);

  /* The strongest first, while there is room for them. */
  return score + mind->rules->counters[counter].attack[0];
}

/* --- Losses --- */

/* What goes when the unit is flipped or removed: the least worth is lost. */
gint
betrayal_bot_score_loss (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  gint point = mind->point[unit->nation];
  gboolean reduced = betrayal_is_reduced (mind->state, counter);
  gint before = MAX (unit->attack[reduced], unit->defence[reduced]);
  gint after = 0;

  if (unit->kind == BETRAYAL_AIR)
    return 0;
  if (move->verb != BETRAYAL_VERB_REMOVE && !reduced && unit->n_steps > 1)
    after = MAX (unit->attack[1], unit->defence[1]);
  /* A unit that is gone gives up its place on the map too. */
  else
    before += 2;
  if (unit->is_armour)
    before++;

  return point * (before - after);
}

/* --- Withdrawal --- */

gint
betrayal_bot_score_withdrawal (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  gint score;

  if (mind->rules->counters[counter].side == BETRAYAL_GERMAN)
    return mind->worth[move->target];

  score = score_allied_placement (mind, counter, move->target);
  if (mind->state->republic_holder == counter)
    score -= mind->worth[move->target] / 4;

  return score;
}

/* --- Combat --- */

/* The surest first: armour that exploits may then help the others. An Ally who runs the Germans
 * begins with what he wants. */
gint
betrayal_bot_score_combat (BotMind *mind, const TcMove *move)
{
  BetrayalSide side = betrayal_phasing_side (mind->state);

  return betrayal_mind_attack_value (mind, move->target, side, &mind->force[side][move->target],
                                     &mind->force[betrayal_enemy (side)][move->target], 0);
}

gint
betrayal_bot_score_exploit (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  const BotForce *enemy = &mind->force[BETRAYAL_ALLIED][move->target];
  BotForce force = mind->force[BETRAYAL_GERMAN][move->target];

  if (enemy->n == 0)
    return mind->worth[move->target];

  /* All armour that won goes the same way. */
  for (guint i = 0; i < mind->rules->n_counters; i++)
    if (mind->state->loc[i] == mind->state->exploit_from && mind->rules->counters[i].exploits &&
        mind->rules->counters[i].side == BETRAYAL_GERMAN &&
        force.n < mind->rules->stacking[BETRAYAL_GERMAN])
      betrayal_mind_add (mind, &force, i);

  return betrayal_mind_attack_value (mind, move->target, BETRAYAL_GERMAN, &force, enemy, 0) +
         betrayal_mind_unit_value (mind, counter) / 100;
}

/* --- The best of a list --- */

guint
betrayal_bot_choose_best (BotMind *mind, gint (*score) (BotMind *mind, const TcMove *move))
{
  gint best = G_MININT;
  guint choice = 0;

  for (guint i = 0; i < mind->turn->n_moves; i++) {
    gint value = score (mind, &mind->turn->moves[i]);

    if (value > best) {
      best = value;
      choice = i;
    }
  }

  return choice;
}
