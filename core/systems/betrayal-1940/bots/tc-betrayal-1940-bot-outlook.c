/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* What a position promises a seat: the Victory Table read with chances instead of facts. Each
 * condition has a chance to hold at the end: of an area by who has it, by the strength of both
 * sides around it and by the turns that are left; of the marker likewise; of units home by sea by
 * those who are, and those who still may be. Members of a group are taken as independent, and so
 * are levels: a seat's result is what its own are expected to come to, less the enemy's.
 *
 * Chances are in 65536ths. Weights are in thousandths of the logarithm of the odds; they were
 * fitted to some thousand games of the heuristic. */

#define SURE  65536
#define HALF  (SURE / 2)
#define REACH 6 /* areas */

typedef struct {
  gint base;
  gint turns;    /* by the share of the game's turns that are left */
  gint held;     /* for the German's holding it, by the turns left; the same against, if not */
  gint ratio;    /* by (German - Allied) / both, of the strength around */
  gint distance; /* for each area to the next German */
  gint refuge;   /* by how safe the marker is */
} Odds;

typedef struct {
  Odds area;
  Odds marker;
  gint rivalry; /* by the difference of results, in units of one */
} Weights;

/* [whether the Germans have a player of their own] */
static const Weights weights[2] = {
  {
    .area = { .base = -870, .turns = 1200, .held = 1500, .ratio = 2200, .distance = -200 },
    .marker = { .base = -1500,
                .turns = 2000,
                .held = 2700,
                .ratio = 3500,
                .distance = -200,
                .refuge = -2300 },
    .rivalry = 1500,
  },
  {
    .area = { .base = 360, .turns = 700, .held = 1200, .ratio = 1200, .distance = -50 },
    .marker = { .base = 2500,
                .turns = 1500,
                .held = 2850,
                .ratio = 3000,
                .distance = 0,
                .refuge = -6000 },
    .rivalry = 1500,
  },
};

/* Strength so many areas away counts so much, in hundredths. */
static const guint8 nearness[REACH] = { 100, 45, 25, 14, 8, 4 };

/* By areas to the next port, in thousandths. */
static const gint16 passage[] = { 700, 550, 350, 250, 150 };

typedef struct {
  const BetrayalRules *rules;
  const BetrayalState *state;
  const Weights *weights;
  gint turns_left;
  gint turns; /* thousandths of the game's */
  guint16 strength[BETRAYAL_N_SIDES][BETRAYAL_MAX_AREAS];
  gint chance[BETRAYAL_MAX_AREAS]; /* of German control at the end, or -1 */
  gint marker;                     /* of Germans holding it, or -1 */
} Outlook;

/* The chance for a logarithm of odds, in thousandths. */
static gint
get_chance (gint odds)
{
  static const guint16 table[] = { 32768, 40794, 47911, 53579, 57724, 60569, 62429,
                                   63604, 64333, 64784, 65060, 65229, 65331 };
  guint size = (guint) MIN (ABS (odds), 5999);
  gint low = table[size / 500];
  gint chance = low + (table[size / 500 + 1] - low) * (gint) (size % 500) / 500;

  return odds >= 0 ? chance : SURE - chance;
}

static gint
times (gint a, gint b)
{
  return (gint) ((gint64) a * b / SURE);
}

static gint
find_odds (const Outlook *outlook, const Odds *odds, guint area, gboolean is_held)
{
  const guint16 *distance = betrayal_distances (outlook->rules, area);
  gint near[BETRAYAL_N_SIDES] = { 0 };
  guint nearest = REACH;
  gint sum = odds->base + odds->turns * outlook->turns / 1000;

  for (guint other = 0; other < outlook->rules->n_areas; other++) {
    if (distance[other] >= REACH)
      continue;
    for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
      near[side] += outlook->strength[side][other] * nearness[distance[other]];
    if (outlook->strength[BETRAYAL_GERMAN][other] > 0)
      nearest = MIN (nearest, distance[other]);
  }
  sum += odds->ratio * (near[BETRAYAL_GERMAN] - near[BETRAYAL_ALLIED]) /
         (near[BETRAYAL_GERMAN] + near[BETRAYAL_ALLIED] + 100);
  sum += (is_held ? odds->held : -odds->held) / outlook->turns_left;

  return sum + odds->distance * (gint) nearest;
}

static gint
get_area (Outlook *outlook, guint area)
{
  if (outlook->chance[area] < 0) {
    gboolean is_held = betrayal_get_controller (outlook->state, area) == BETRAYAL_GERMAN;

    outlook->chance[area] =
      get_chance (find_odds (outlook, &outlook->weights->area, area, is_held));
  }

  return outlook->chance[area];
}

static gint
get_marker (Outlook *outlook)
{
  const BetrayalRules *rules = outlook->rules;
  guint area =
    rules->republic != BETRAYAL_NONE ? outlook->state->loc[rules->republic] : BETRAYAL_NONE;

  if (outlook->marker < 0 && area < rules->n_areas) {
    const Odds *odds = &outlook->weights->marker;
    gboolean is_held = outlook->state->republic_side == BETRAYAL_GERMAN + 1;

    outlook->marker = get_chance (find_odds (outlook, odds, area, is_held) +
                                  odds->refuge * rules->knowledge.refuge[area] / 100);
  }

  return MAX (outlook->marker, 0);
}

static gint
get_holder (Outlook *outlook, const BetrayalCondition *condition)
{
  const BetrayalRules *rules = outlook->rules;
  const BetrayalState *state = outlook->state;
  guint16 area = rules->republic != BETRAYAL_NONE ? state->loc[rules->republic] : BETRAYAL_NONE;
  gint chance = get_marker (outlook);

  if (condition->who == BETRAYAL_GERMAN)
    return chance;
  chance = SURE - chance;
  if (state->republic_side != BETRAYAL_ALLIED + 1)
    chance = chance * 3 / 4;
  if (condition->flag && (area >= rules->n_areas ||
                          rules->area_nation[area] != rules->counters[rules->republic].nation))
    chance = chance / 2;

  return chance;
}

/* By how much @mean is above so many, in thousandths, is what a deviation of a zone's count can
 * make up for. */
static gint
get_at_least (gint mean, gint n, gint slope)
{
  return n <= 0 ? SURE : get_chance ((mean - n * 1000 + 500) * slope / 1000);
}

static gint
get_between (gint mean, const BetrayalCondition *condition, gint slope)
{
  gint chance = get_at_least (mean, condition->at_least, slope);

  if (condition->at_most != BETRAYAL_NONE)
    chance -= get_at_least (mean, condition->at_most + 1, slope);

  return MAX (chance, 0);
}

static gint
get_count (Outlook *outlook, const BetrayalCondition *condition)
{
  const BetrayalRules *rules = outlook->rules;
  gint n = 0;
  gint64 mean = 0;
  gint root = 1;

  for (guint area = 0; area < rules->n_areas; area++)
    if (betrayal_areas_has (betrayal_set (rules, rules->zones, condition->where), area)) {
      gint chance = get_area (outlook, area);

      mean += condition->who == BETRAYAL_GERMAN ? chance : SURE - chance;
      n++;
    }
  while ((root + 1) * (root + 1) <= n)
    root++;

  return get_between ((gint) (mean * 1000 / SURE), condition, 2800 / root);
}

/* Thousandths: that a unit there still gets home, by how far the next port is that ships use. */
static gint
get_passage (const Outlook *outlook, guint nation, guint area)
{
  const BetrayalRules *rules = outlook->rules;
  const guint64 *exits = betrayal_set (rules, rules->exits, nation);
  guint nearest = G_N_ELEMENTS (passage) - 1;
  gint chance;

  for (guint port = 0; port < rules->n_areas; port++)
    if (betrayal_areas_has (exits, port) && outlook->strength[BETRAYAL_GERMAN][port] == 0 &&
        betrayal_get_controller (outlook->state, port) == BETRAYAL_ALLIED)
      nearest = MIN (nearest, betrayal_distances (rules, area)[port]);
  chance = passage[nearest];
  for (guint near = 0; near < rules->n_areas; near++)
    if (betrayal_distances (rules, area)[near] == 1 && outlook->strength[BETRAYAL_GERMAN][near] > 0)
      return chance * 3 / 4;

  return chance;
}

/* Who is on the map may still get home; where that counts as well, it may still be lost. */
static gint
get_evacuated (Outlook *outlook, const BetrayalCondition *condition)
{
  const BetrayalRules *rules = outlook->rules;
  guint16 box = betrayal_box (rules, BETRAYAL_BOX_EVACUATED);
  gint n_home = 0;
  gint mean = 0;

  for (guint i = 0; i < rules->n_counters; i++) {
    guint loc = outlook->state->loc[i];

    if (rules->counters[i].kind != BETRAYAL_GROUND || rules->counters[i].nation != condition->who)
      continue;
    n_home += loc == box;
    if (loc < rules->n_areas)
      mean +=
        condition->flag ? 1000 - outlook->turns / 10 : get_passage (outlook, condition->who, loc);
  }
  if (!condition->flag && n_home >= MAX (condition->at_least, 1))
    mean = 0;

  return get_between (n_home * 1000 + mean, condition, 1000);
}

static gint get_all (Outlook *outlook, guint first, guint n, BetrayalOp how);

static gint
get_one (Outlook *outlook, guint at)
{
  const BetrayalCondition *condition = betrayal_condition (outlook->rules, at);

  switch ((BetrayalOp) condition->op) {
  case BETRAYAL_OP_CONTROLS:
    return condition->who == BETRAYAL_GERMAN ? get_area (outlook, condition->where)
                                             : SURE - get_area (outlook, condition->where);
  case BETRAYAL_OP_HOLDS:
    return get_holder (outlook, condition);
  case BETRAYAL_OP_AREAS:
    return get_count (outlook, condition);
  case BETRAYAL_OP_EVACUATED:
    return get_evacuated (outlook, condition);
  case BETRAYAL_OP_SPENT:
  case BETRAYAL_OP_PRESENT:
    return 0;
  case BETRAYAL_OP_ALL:
  case BETRAYAL_OP_ANY:
  case BETRAYAL_OP_NO:
    break;
  }

  return get_all (outlook, at + 1, condition->size - 1u, (BetrayalOp) condition->op);
}

static gint
get_all (Outlook *outlook, guint first, guint n, BetrayalOp how)
{
  gint product = SURE;

  for (guint at = first; at < first + n; at += betrayal_condition (outlook->rules, at)->size) {
    gint chance = get_one (outlook, at);

    product = times (product, how == BETRAYAL_OP_ALL ? chance : SURE - chance);
  }

  return how == BETRAYAL_OP_ANY ? SURE - product : product;
}

/* A level counts besides the lower ones of the same nation. */
static gint
get_result (Outlook *outlook, guint seat)
{
  const BetrayalRules *rules = outlook->rules;
  gint result = 0;

  for (guint i = 0; i < rules->n_levels; i++) {
    const BetrayalLevel *level = &rules->levels[i];
    gboolean is_enemy = betrayal_is_level_of (rules, level, rules->automaton);
    gint chance;

    if (!betrayal_is_level_for_seat (rules, level, seat))
      continue;
    chance = level->step * get_all (outlook, level->goal.first, level->goal.n, BETRAYAL_OP_ALL);
    result += is_enemy ? -chance : chance;
  }

  return result;
}

static void
read_position (Outlook *outlook)
{
  const BetrayalRules *rules = outlook->rules;
  const BetrayalState *state = outlook->state;

  outlook->marker = -1;
  for (guint area = 0; area < rules->n_areas; area++) {
    outlook->strength[BETRAYAL_GERMAN][area] = outlook->strength[BETRAYAL_ALLIED][area] = 0;
    outlook->chance[area] = -1;
  }
  for (guint i = 0; i < rules->n_counters; i++) {
    const BetrayalCounter *unit = &rules->counters[i];
    gboolean reduced = betrayal_is_reduced (state, i);
    guint area = state->loc[i];

    if (unit->kind != BETRAYAL_GROUND || area >= rules->n_areas)
      continue;
    outlook->strength[unit->side][area] =
      (guint16) (outlook->strength[unit->side][area] +
                 (unit->side == BETRAYAL_GERMAN ? unit->attack[reduced] : unit->defence[reduced]));
  }
}

gint
betrayal_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  const BetrayalSetup *setup = &rules->setups[((const BetrayalState *) state)->setup];
  gint last = setup->last_turn;
  Outlook outlook;
  gint results[BETRAYAL_MAX_SEATS];
  gint total = 0;
  gint value = 0;

  outlook.rules = rules;
  outlook.state = (const BetrayalState *) state;
  outlook.weights = &weights[rules->german_seat != BETRAYAL_NOBODY];
  outlook.turns_left = MAX (last - state->turn + 1, 1);
  outlook.turns = outlook.turns_left * 1000 / MAX (rules->n_turns, 1);
  read_position (&outlook);
  for (guint other = 0; other < rules->n_seats; other++) {
    results[other] = get_result (&outlook, other);
    total += results[other];
  }
  if (seat == rules->german_seat)
    return (gint) ((gint64) -2 * total * TC_EVALUATION_UNIT / SURE / rules->n_seats);

  value = (gint) ((gint64) 2 * results[seat] * TC_EVALUATION_UNIT / SURE);
  for (guint other = 0; rules->rivalry && other < rules->n_seats; other++)
    if (other != seat)
      value += (gint) ((gint64) get_chance ((gint) ((gint64) (results[seat] - results[other]) *
                                                    outlook.weights->rivalry / SURE)) *
                       TC_EVALUATION_UNIT / SURE / (rules->n_seats - 1));

  return value;
}
