/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* Worked out once for a ruleset: how each column of the Combat Results Table tends to end, and what
 * each area is worth to each Ally by the Victory Table. */

/* What a result costs those it hits, in thousandths of their strength. */
#define LOSS_STEP     400
#define LOSS_EXCHANGE 400
#define LOSS_ALL      1000

/* What a victory level is worth, shared out to its conditions. */
static const gint level_worth[] = { 0, 60, 40 };

/* How much of its worth an area lends to those so many areas away, in hundredths. */
static const gint nearness[] = { 100, 45, 25, 14, 8, 4, 2, 1 };

/* How safe the marker is, of 100; and how much of it each area on the way there takes off. */
#define REFUGE_FORTRESS 100
#define REFUGE_FAR      60
#define REFUGE_STEP     8

/* --- Chances of combat --- */

typedef struct {
  guint32 win;
  guint32 repulse;
  guint32 loss[2]; /* attacker, defender */
} Sum;

/* Adds @weight times the result; a counter-attack is read off the column of the reversed odds. */
static void
add_result (const BetrayalRules *rules,
            guint row,
            guint column,
            gboolean reversed,
            guint weight,
            Sum *sum)
{
  const BetrayalResult *result = &rules->results[rules->result[row][column]];
  gboolean is_hit[2] = { result->affects == BETRAYAL_AFFECTS_ATTACKER,
                         result->affects == BETRAYAL_AFFECTS_DEFENDER };

  if (result->counter_attack) {
    if (!reversed)
      add_result (
        rules, row,
        betrayal_odds_column (rules, rules->odds_defence[column], rules->odds_attack[column]), TRUE,
        weight, sum);
    return;
  }
  for (guint side = 0; side < 2; side++) {
    guint who = reversed ? 1 - side : side;
    gboolean leaves = FALSE;
    guint loss = 0;

    if (!is_hit[side] && result->affects != BETRAYAL_AFFECTS_BOTH &&
        result->exchange == BETRAYAL_EXCHANGE_NONE)
      continue;
    if (result->exchange == BETRAYAL_EXCHANGE_PARTIAL) {
      loss = LOSS_EXCHANGE;
      leaves = side == 1;
    } else if (result->eliminate || result->surrender ||
               result->exchange != BETRAYAL_EXCHANGE_NONE) {
      loss = LOSS_ALL;
      leaves = TRUE;
    } else {
      loss = result->step_loss ? LOSS_STEP : 0;
      leaves = result->withdraw;
    }
    sum->loss[who] += weight * loss;
    if (leaves && who == 1)
      sum->win += weight * 1000;
    else if (leaves)
      sum->repulse += weight * 1000;
  }
}

/* Ways to throw each total with these dice. */
static guint
count_ways (const BetrayalDice *dice, guint32 *ways)
{
  guint all = 1;

  memset (ways, 0, (BETRAYAL_MAX_TOTAL + 1) * sizeof *ways);
  ways[0] = 1;
  for (guint die = 0; die < dice->n; die++) {
    guint32 next[BETRAYAL_MAX_TOTAL + 1] = { 0 };

    for (guint total = 0; total <= BETRAYAL_MAX_TOTAL; total++)
      for (guint face = 1; face <= dice->faces && total + face <= BETRAYAL_MAX_TOTAL; face++)
        next[total + face] += ways[total];
    memcpy (ways, next, sizeof next);
    all *= dice->faces;
  }

  return all;
}

static void
find_chances (BetrayalRules *rules)
{
  guint32 ways[BETRAYAL_MAX_TOTAL + 1];
  guint all = MAX (count_ways (&rules->combat_dice, ways), 1);

  for (guint which = 0; which <= BETRAYAL_N_MODIFIERS; which++)
    for (guint column = 0; column < rules->n_columns; column++) {
      BetrayalChances *chances = &rules->knowledge.chances[which][column];
      gint modifier = which > 0 ? rules->modifier[which - 1] : 0;
      Sum sum = { 0 };

      for (guint total = 0; total <= BETRAYAL_MAX_TOTAL; total++)
        if (ways[total] > 0)
          add_result (rules, betrayal_table_row (&rules->combat_dice, (gint) total + modifier),
                      column, FALSE, ways[total], &sum);
      chances->win = (guint16) (sum.win / all);
      chances->repulse = (guint16) (sum.repulse / all);
      chances->attacker_loss = (guint16) (sum.loss[0] / all);
      chances->defender_loss = (guint16) (sum.loss[1] / all);
    }
}

/* --- Stakes --- */

static void
add_area_stakes (BetrayalRules *rules, const BetrayalCondition *condition, guint seat, gint worth)
{
  guint n = condition->at_least > 0 ? condition->at_least : condition->at_most + 1u;

  for (guint area = 0; area < rules->n_areas; area++)
    if (betrayal_areas_has (betrayal_set (rules, rules->zones, condition->where), area))
      rules->knowledge.stake[seat][area] =
        (gint16) (rules->knowledge.stake[seat][area] + worth * 2 / (gint) MAX (n, 1));
}

/* @worth: of the condition's holding, to the Germans. */
static void
add_stake (BetrayalRules *rules, const BetrayalCondition *condition, guint seat, gint worth)
{
  BetrayalKnowledge *knowledge = &rules->knowledge;

  /* What Allies hold is what Germans lack. */
  if (condition->op == BETRAYAL_OP_AREAS && condition->at_least == 0)
    worth = -worth;
  if (condition->who == BETRAYAL_ALLIED)
    worth = -worth;
  switch ((BetrayalOp) condition->op) {
  case BETRAYAL_OP_CONTROLS:
  case BETRAYAL_OP_PRESENT:
    knowledge->stake[seat][condition->where] =
      (gint16) (knowledge->stake[seat][condition->where] + worth);
    break;
  case BETRAYAL_OP_HOLDS:
    knowledge->marker[seat] = (gint16) (knowledge->marker[seat] + worth);
    break;
  case BETRAYAL_OP_AREAS:
    add_area_stakes (rules, condition, seat, worth);
    break;
  case BETRAYAL_OP_ALL:
  case BETRAYAL_OP_ANY:
  case BETRAYAL_OP_NO:
  case BETRAYAL_OP_EVACUATED:
  case BETRAYAL_OP_SPENT:
    break;
  }
}

static void
add_conditions (BetrayalRules *rules, guint first, guint n, guint seat, gint worth)
{
  for (guint at = first; at < first + n; at += betrayal_condition (rules, at)->size) {
    const BetrayalCondition *condition = betrayal_condition (rules, at);

    if (condition->op <= BETRAYAL_OP_NO)
      add_conditions (rules, at + 1, condition->size - 1u, seat,
                      condition->op == BETRAYAL_OP_NO ? -worth : worth);
    else if (condition->op == BETRAYAL_OP_EVACUATED && worth < 0 && !condition->flag) {
      rules->knowledge.evacuees[seat] = MAX (rules->knowledge.evacuees[seat], condition->at_least);
      rules->knowledge.counted_home |= G_GUINT64_CONSTANT (1) << condition->who;
    } else if (condition->op != BETRAYAL_OP_EVACUATED)
      add_stake (rules, condition, seat, worth);
  }
}

static void
find_stakes (BetrayalRules *rules)
{
  for (guint i = 0; i < rules->n_levels; i++) {
    const BetrayalLevel *level = &rules->levels[i];
    gboolean is_german = betrayal_is_level_of (rules, level, rules->automaton);
    gint worth = level_worth[MIN (level->rank, G_N_ELEMENTS (level_worth) - 1)];

    for (guint seat = 0; seat < rules->n_seats; seat++)
      if (betrayal_is_level_for_seat (rules, level, seat))
        add_conditions (rules, level->goal.first, level->goal.n, seat, is_german ? worth : -worth);
  }
}

/* Every area with a stake pulls to those near it. */
static void
find_pull (BetrayalRules *rules, guint seat)
{
  BetrayalKnowledge *knowledge = &rules->knowledge;
  g_autofree gint *pull = g_new0 (gint, rules->n_areas);

  for (guint other = 0; other < rules->n_areas; other++) {
    const guint16 *distance = betrayal_distances (rules, other);

    for (guint area = 0; area < rules->n_areas && knowledge->stake[seat][other] != 0; area++)
      if (distance[area] < G_N_ELEMENTS (nearness))
        pull[area] += knowledge->stake[seat][other] * nearness[distance[area]];
  }
  for (guint area = 0; area < rules->n_areas; area++)
    knowledge->pull[seat][area] = (gint16) CLAMP (pull[area] / 100, G_MININT16, G_MAXINT16);
}

static guint
count_areas_to_border (const BetrayalRules *rules, guint area)
{
  guint nearest = BETRAYAL_NONE;

  for (guint other = 0; other < rules->n_areas; other++)
    if (rules->is_border[other])
      nearest = MIN (nearest, betrayal_distances (rules, area)[other]);

  return nearest;
}

/* The marker is safe behind fortresses, else far from where the Germans come from; the way to a
 * safe place is nearly as good as the place. */
static void
find_refuges (BetrayalRules *rules)
{
  guint8 nation = rules->republic != BETRAYAL_NONE ? rules->counters[rules->republic].nation : 0;
  g_autofree gint *own = g_new (gint, rules->n_areas);

  for (guint area = 0; area < rules->n_areas; area++) {
    own[area] = (gint) MIN (REFUGE_STEP * count_areas_to_border (rules, area), REFUGE_FAR);
    if (rules->is_maginot[area] && rules->shift[BETRAYAL_SHIFT_MAGINOT] < 0)
      own[area] = MAX (own[area], REFUGE_FORTRESS);
    if (rules->area_nation[area] != nation)
      own[area] = 0;
  }
  for (guint area = 0; area < rules->n_areas; area++) {
    gint best = 0;

    for (guint other = 0; other < rules->n_areas; other++)
      best = MAX (best, own[other] - REFUGE_STEP * (gint) betrayal_distances (rules, area)[other]);
    rules->knowledge.refuge[area] = (guint8) best;
  }
}

void
betrayal_prepare_knowledge (BetrayalRules *rules)
{
  BetrayalKnowledge *knowledge = &rules->knowledge;

  for (guint seat = 0; seat < rules->n_seats; seat++) {
    knowledge->stake[seat] = betrayal_rules_alloc (rules, rules->n_areas, sizeof (gint16));
    knowledge->pull[seat] = betrayal_rules_alloc (rules, rules->n_areas, sizeof (gint16));
  }
  knowledge->refuge = betrayal_rules_alloc (rules, rules->n_areas, 1);
  find_chances (rules);
  find_stakes (rules);
  for (guint seat = 0; seat < rules->n_seats; seat++)
    find_pull (rules, seat);
  find_refuges (rules);
}
