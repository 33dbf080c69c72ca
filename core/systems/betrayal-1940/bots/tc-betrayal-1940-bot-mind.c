/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* Reading the position for one seat. */

/* --- What things are worth --- */

/* Germans who come to the marker may take it, and those near it may come. */
static void
add_marker (BotMind *mind)
{
  const guint16 *distance =
    betrayal_distances (mind->rules, mind->state->loc[mind->rules->republic]);
  gint worth = mind->marker * mind->weights->marker_area / 100;

  for (guint area = 0; area < mind->rules->n_areas; area++)
    if (distance[area] < 6)
      mind->worth[area] = (gint16) (mind->worth[area] + (worth >> distance[area]));
}

static void
find_worth (BotMind *mind)
{
  const BetrayalRules *rules = mind->rules;
  const BetrayalKnowledge *knowledge = mind->knowledge;
  gint rival = rules->rivalry ? mind->weights->rival : 0;

  mind->marker = 0;
  for (guint seat = 0; seat < rules->n_seats; seat++) {
    gint part = mind->is_german ? 100 : seat == mind->seat ? -100 : rival;

    mind->marker += knowledge->marker[seat] * part / 10;
    for (guint area = 0; area < rules->n_areas; area++)
      mind->worth[area] =
        (gint16) ((seat > 0 ? mind->worth[area] : 0) + knowledge->pull[seat][area] * part / 10);
  }
  if (rules->republic != BETRAYAL_NONE && mind->state->republic_side != BETRAYAL_GERMAN + 1)
    add_marker (mind);
}

/* Whether units of @nation count for the seat's victory once they have left by sea. */
gboolean
betrayal_mind_counts_home (const BotMind *mind, guint nation)
{
  const BetrayalNation *info = &mind->rules->nations[nation];

  return info->side == BETRAYAL_ALLIED && info->evacuates &&
         ((mind->knowledge->counted_home >> nation) & 1);
}

static guint
count_home (const BotMind *mind)
{
  guint box = betrayal_box (mind->rules, BETRAYAL_BOX_EVACUATED);
  guint n = 0;

  for (guint i = 0; i < mind->rules->n_counters; i++)
    n += mind->state->loc[i] == box && mind->rules->counters[i].seat == mind->seat &&
         betrayal_mind_counts_home (mind, mind->rules->counters[i].nation);

  return n;
}

/* Whether the seat still needs units home by sea. */
gboolean
betrayal_mind_is_homesick (const BotMind *mind)
{
  return !mind->is_german && mind->knowledge->evacuees[mind->seat] > 0 &&
         count_home (mind) < mind->knowledge->evacuees[mind->seat];
}

static void
find_points (BotMind *mind)
{
  const BotWeights *weights = mind->weights;
  gboolean is_homesick = betrayal_mind_is_homesick (mind);

  for (guint nation = 0; nation < mind->rules->n_nations; nation++) {
    const BetrayalNation *info = &mind->rules->nations[nation];
    gint point = 0;

    if (info->side == BETRAYAL_GERMAN)
      point = mind->is_german ? -weights->loss : weights->german_kill;
    else if (mind->is_german)
      point = weights->kill;
    else
      point = info->seat == mind->seat ? -weights->loss : weights->rival_kill;
    if (!mind->is_german && info->seat == mind->seat && is_homesick &&
        betrayal_mind_counts_home (mind, nation))
      point = point * weights->spare / 100;
    mind->point[nation] = (gint16) point;
  }
}

/* What the loss of the unit is worth to this seat, in tenths. */
gint
betrayal_mind_unit_value (const BotMind *mind, guint counter)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  gboolean reduced = betrayal_is_reduced (mind->state, counter);

  return mind->point[unit->nation] * MAX (unit->attack[reduced], unit->defence[reduced]);
}

/* --- Forces --- */

void
betrayal_mind_add (const BotMind *mind, BotForce *force, guint counter)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  gboolean reduced = betrayal_is_reduced (mind->state, counter);

  force->n++;
  force->armour = (guint16) (force->armour + (unit->is_armour));
  force->attack = (guint16) (force->attack + unit->attack[reduced]);
  force->defence = (guint16) (force->defence + unit->defence[reduced]);
  force->value += betrayal_mind_unit_value (mind, counter);
}

void
betrayal_mind_subtract (const BotMind *mind, BotForce *force, guint counter)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  gboolean reduced = betrayal_is_reduced (mind->state, counter);

  force->n--;
  force->armour = (guint16) (force->armour - (unit->is_armour));
  force->attack = (guint16) (force->attack - unit->attack[reduced]);
  force->defence = (guint16) (force->defence - unit->defence[reduced]);
  force->value -= betrayal_mind_unit_value (mind, counter);
}

void
betrayal_mind_init (BotMind *mind, const TcBotTurn *turn)
{
  mind->turn = turn;
  mind->rules = tc_ruleset_get_data (turn->ruleset);
  mind->state = (const BetrayalState *) turn->state;
  mind->knowledge = &mind->rules->knowledge;
  mind->weights = &betrayal_bot_weights[mind->rules->german_seat != BETRAYAL_NOBODY];
  mind->seat = turn->seat;
  mind->is_german = turn->seat == mind->rules->german_seat;
  mind->has_threats = FALSE;
  find_worth (mind);
  find_points (mind);
  for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
    memset (mind->force[side], 0, mind->rules->n_areas * sizeof (BotForce));
  for (guint i = 0; i < mind->rules->n_counters; i++) {
    guint loc = mind->state->loc[i];

    if (mind->rules->counters[i].kind == BETRAYAL_GROUND && loc < mind->rules->n_areas)
      betrayal_mind_add (mind, &mind->force[mind->rules->counters[i].side][loc], i);
  }
}

/* --- Threats --- */

/* Keeps the strongest stack: units come one by one, the weakest of a full stack makes room. */
typedef struct {
  guint8 best[BETRAYAL_MAX_AREAS][4]; /* attack factors, falling; stacks of more are not foreseen */
} Stacks;

static void
join (BotMind *mind, Stacks *stacks, guint area, guint counter)
{
  const BetrayalCounter *unit = &mind->rules->counters[counter];
  guint8 attack = unit->attack[betrayal_is_reduced (mind->state, counter)];
  guint limit = MIN (mind->rules->stacking[BETRAYAL_GERMAN], G_N_ELEMENTS (stacks->best[0]));

  mind->threat[area].armour |= unit->is_armour;
  for (guint i = 0; i < limit; i++)
    if (attack > stacks->best[area][i]) {
      guint8 next = stacks->best[area][i];

      stacks->best[area][i] = attack;
      attack = next;
    }
}

/* Where a German unit can attack next turn: next door, and through one open area when it has the
 * points for it. */
static void
threaten (BotMind *mind, Stacks *stacks, guint counter)
{
  const BetrayalRules *rules = mind->rules;
  guint from = mind->state->loc[counter];
  guint allowance = rules->counters[counter].movement[betrayal_is_reduced (mind->state, counter)];
  const guint8 *costs = rules->cost[betrayal_get_ways (&rules->counters[counter], allowance)];
  BetrayalAreas seen;

  betrayal_areas_clear (rules->n_words, seen);
  betrayal_areas_add (seen, from);
  for (guint i = rules->link_start[from]; i < rules->link_start[from + 1]; i++) {
    guint near = rules->neighbour[i];

    if (costs[near] > allowance)
      continue;
    if (!betrayal_areas_has (seen, near))
      join (mind, stacks, near, counter);
    betrayal_areas_add (seen, near);
    if (allowance - costs[near] == 0 || mind->force[BETRAYAL_ALLIED][near].n > 0)
      continue;
    for (guint k = rules->link_start[near]; k < rules->link_start[near + 1]; k++) {
      guint far = rules->neighbour[k];

      if (betrayal_areas_has (seen, far) || costs[near] + costs[far] > allowance)
        continue;
      join (mind, stacks, far, counter);
      betrayal_areas_add (seen, far);
    }
  }
}

/* Dangers lend themselves to what lies near, so that units far away come up. */
static void
find_dangers (BotMind *mind)
{
  const BetrayalRules *rules = mind->rules;
  guint16 in_danger[BETRAYAL_MAX_AREAS];
  gint own[BETRAYAL_MAX_AREAS];
  guint n = 0;

  for (guint area = 0; area < rules->n_areas; area++) {
    gint danger = -betrayal_mind_hold_value (mind, area, &mind->force[BETRAYAL_ALLIED][area]);

    if (danger > 0) {
      own[n] = danger;
      in_danger[n++] = (guint16) area;
    }
  }
  for (guint area = 0; area < rules->n_areas; area++) {
    const guint16 *distance = betrayal_distances (rules, area);
    gint most = 0;

    for (guint i = 0; i < n; i++) {
      gint parts = 1 + distance[in_danger[i]];

      if (own[i] > most * parts)
        most = own[i] / parts;
    }
    mind->danger[area] = (gint16) MIN (most, G_MAXINT16);
  }
}

void
betrayal_mind_find_threats (BotMind *mind)
{
  Stacks stacks;

  if (mind->has_threats)
    return;

  mind->has_threats = TRUE;
  memset (&stacks, 0, mind->rules->n_areas * sizeof stacks.best[0]);
  memset (mind->threat, 0, mind->rules->n_areas * sizeof (BotForce));
  for (guint i = 0; i < mind->rules->n_counters; i++)
    if (mind->rules->counters[i].kind == BETRAYAL_GROUND &&
        mind->rules->counters[i].side == BETRAYAL_GERMAN &&
        mind->state->loc[i] < mind->rules->n_areas)
      threaten (mind, &stacks, i);
  for (guint area = 0; area < mind->rules->n_areas; area++)
    for (guint i = 0; i < G_N_ELEMENTS (stacks.best[0]); i++) {
      mind->threat[area].attack = (guint16) (mind->threat[area].attack + stacks.best[area][i]);
      mind->threat[area].n = (guint16) (mind->threat[area].n + (stacks.best[area][i] > 0));
    }
  find_dangers (mind);
}

/* What the Germans may take or destroy there in their next turn, if the strongest stack that can
 * comes: at most 0. */
gint
betrayal_mind_hold_value (const BotMind *mind, guint area, const BotForce *force)
{
  const BotForce *threat = &mind->threat[area];
  gint worth = MIN (mind->worth[area], 0);
  const BetrayalChances *chances;

  if (threat->attack == 0)
    return 0;
  if (force->n == 0)
    return worth * mind->weights->open_risk / 1000;

  chances = betrayal_mind_find_chances (mind, area, BETRAYAL_GERMAN, threat, force,
                                        mind->weights->feared_support);

  return (worth * chances->win + MIN (force->value, 0) * chances->defender_loss) / 1000;
}

/* --- Attacks --- */

static gint
sum_shifts (const BotMind *mind, guint area, BetrayalSide attacker)
{
  const BetrayalRules *rules = mind->rules;
  gint shift = rules->terrain_shift[area];

  if (rules->is_maginot[area] && attacker == BETRAYAL_GERMAN)
    shift += rules->shift[BETRAYAL_SHIFT_MAGINOT];
  if (mind->state->republic_side == BETRAYAL_GERMAN + 1)
    shift += attacker == BETRAYAL_GERMAN ? rules->shift[BETRAYAL_SHIFT_REPUBLIC]
                                         : -rules->shift[BETRAYAL_SHIFT_REPUBLIC];

  return shift;
}

/* @shift: columns besides those of the map. */
const BetrayalChances *
betrayal_mind_find_chances (const BotMind *mind,
                            guint area,
                            BetrayalSide attacker,
                            const BotForce *attack,
                            const BotForce *defence,
                            gint shift)
{
  const BetrayalRules *rules = mind->rules;
  guint modifier = 0;
  guint column = betrayal_odds_column (rules, attack->attack, MAX (defence->defence, 1));

  if (attack->armour > 0 && defence->armour == 0)
    modifier = BETRAYAL_MODIFIER_ATTACKS + 1;
  else if (attack->armour == 0 && defence->armour > 0)
    modifier = BETRAYAL_MODIFIER_DEFENDS + 1;
  column = betrayal_shift_column (rules, column, sum_shifts (mind, area, attacker) + shift);

  return &mind->knowledge->chances[modifier][column];
}

gint
betrayal_mind_attack_value (const BotMind *mind,
                            guint area,
                            BetrayalSide attacker,
                            const BotForce *attack,
                            const BotForce *defence,
                            gint shift)
{
  gint worth = attacker == BETRAYAL_GERMAN ? mind->worth[area] : -mind->worth[area];
  const BetrayalChances *chances =
    betrayal_mind_find_chances (mind, area, attacker, attack, defence, shift);

  return (worth * chances->win + attack->value * chances->attacker_loss +
          defence->value * chances->defender_loss) /
         1000;
}
