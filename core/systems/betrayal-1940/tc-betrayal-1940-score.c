/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Who has won (7.0), and what that is worth to the players (ruling D98).
 *
 * A nation has the best level of the Victory Table whose conditions hold: 0 none, 1 minor, 2 major,
 * or what the scenario says the level is worth. A level of a side is one of each of its nations.
 * The automaton is measured against each Ally separately (6.3.3 b), so it may beat one of them and
 * lose to the other; a side's level in the outcome is the best that any nation of it has.
 *
 * An Ally's result is his own level where it beats the automaton's against him, minus the
 * automaton's where that is better, and 0, a draw, where they are equal: -2 to 2 in the rulebook's
 * table. A player with
 * several nations has the best of their levels, and the automaton the best of its own against them.
 *
 * The payoff of an Allied seat is twice its result, and one more when rivalry is on and every other
 * Ally's result is worse: -4 to 5. So a better result is always worth more than winning the table,
 * which decides between equal results. When the Germans have a player of their own his payoff is
 * what the Allies gained, without the rivalry, with the other sign: their mean, -4 to 4. */

enum { MINOR = 1, MAJOR = 2 };

/* --- Conditions --- */

static gboolean
is_in_box (const BetrayalRules *rules, const BetrayalState *state, guint counter, guint box)
{
  return state->loc[counter] == betrayal_box (rules, box);
}

/* Rule 7.2, ruling D84. */
static gboolean
holds_republic (const BetrayalRules *rules,
                const BetrayalState *state,
                const BetrayalCondition *condition)
{
  guint16 area = state->loc[rules->republic];

  if (state->republic_side != condition->who + 1)
    return FALSE;

  return !condition->flag || (area < rules->n_areas &&
                              rules->area_nation[area] == rules->counters[rules->republic].nation);
}

static guint
count_areas (const BetrayalRules *rules,
             const BetrayalState *state,
             const BetrayalCondition *condition)
{
  guint n = 0;

  for (guint area = 0; area < rules->n_areas; area++) {
    if (betrayal_areas_has (betrayal_set (rules, rules->zones, condition->where), area) &&
        betrayal_get_controller (state, area) == condition->who)
      n++;
  }

  return n;
}

/* Rule 3.2.3: units that left too early lie in a box of their own and do not count. */
static guint
count_evacuated (const BetrayalRules *rules,
                 const BetrayalState *state,
                 const BetrayalCondition *condition)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_counters; i++) {
    if (rules->counters[i].kind != BETRAYAL_GROUND || rules->counters[i].nation != condition->who)
      continue;
    if (is_in_box (rules, state, i, BETRAYAL_BOX_EVACUATED) ||
        (condition->flag && state->loc[i] < rules->n_areas))
      n++;
  }

  return n;
}

static gboolean
is_lost_or_delayed (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  guint side = rules->counters[counter].side;

  return is_in_box (rules, state, counter, BETRAYAL_BOX_REGROUP + side) ||
         is_in_box (rules, state, counter, BETRAYAL_BOX_SET_ASIDE + side) ||
         is_in_box (rules, state, counter, BETRAYAL_BOX_LOST) ||
         is_in_box (rules, state, counter, BETRAYAL_BOX_EVACUATED_EARLY);
}

/* Rule 5.3.2, note: all air and armour lost or not yet recovered; what was evacuated in time or is
 * still to arrive is in play. A side that has none in this setup cannot lose it. */
static gboolean
is_spent (const BetrayalRules *rules, const BetrayalState *state, guint side)
{
  gboolean any = FALSE;

  for (guint i = 0; i < rules->n_counters; i++) {
    const BetrayalCounter *unit = &rules->counters[i];

    if (unit->side != side || is_in_box (rules, state, i, BETRAYAL_BOX_UNUSED))
      continue;
    if (unit->kind != BETRAYAL_AIR && (unit->kind != BETRAYAL_GROUND || !unit->is_armour))
      continue;
    if (!is_lost_or_delayed (rules, state, i))
      return FALSE;
    any = TRUE;
  }

  return any;
}

static gboolean
is_present (const BetrayalRules *rules,
            const BetrayalState *state,
            const BetrayalCondition *condition)
{
  for (guint i = 0; i < rules->n_counters; i++) {
    if (state->loc[i] == condition->where && rules->counters[i].kind == BETRAYAL_GROUND &&
        rules->counters[i].side == condition->who)
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_between (guint n, const BetrayalCondition *condition)
{
  return n >= condition->at_least && n <= condition->at_most;
}

/* The conditions that only this game has. */
static gboolean
holds (gconstpointer data, const TcState *head, guint test)
{
  const BetrayalRules *rules = data;
  const BetrayalState *state = (const BetrayalState *) head;
  const BetrayalCondition *condition = betrayal_condition (rules, test);

  switch ((BetrayalOp) condition->op) {
  case BETRAYAL_OP_HOLDS:
    return holds_republic (rules, state, condition);
  case BETRAYAL_OP_AREAS:
    return is_between (count_areas (rules, state, condition), condition);
  case BETRAYAL_OP_EVACUATED:
    return is_between (count_evacuated (rules, state, condition), condition);
  case BETRAYAL_OP_SPENT:
    return is_spent (rules, state, condition->who);
  case BETRAYAL_OP_PRESENT:
    return is_present (rules, state, condition);
  case BETRAYAL_OP_ALL:
  case BETRAYAL_OP_ANY:
  case BETRAYAL_OP_NO:
  case BETRAYAL_OP_CONTROLS:
    break;
  }
  g_assert_not_reached ();
}

static guint
find_controller (gconstpointer rules, const TcState *state, guint area)
{
  return betrayal_get_controller ((const BetrayalState *) state, area);
}

const TcEffectsHost betrayal_conditions_host = {
  .controller = find_controller,
  .holds = holds,
};

static gboolean
is_reached (const BetrayalRules *rules, const BetrayalState *state, BetrayalGoal goal)
{
  return tc_effects_is_met (rules->effects, rules, &state->head, goal.test);
}

/* --- Milestones --- */

gboolean
betrayal_milestone (const TcRuleset *ruleset, const TcState *state, guint index)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  return is_reached (rules, (const BetrayalState *) state, rules->milestones[index]);
}

/* --- Levels --- */

/* @against may be NOBODY: whomever. */
static gboolean
is_level_of (const BetrayalRules *rules, const BetrayalLevel *level, guint8 nation, guint8 against)
{
  return betrayal_is_level_of (rules, level, nation) &&
         (level->against == against || level->against == BETRAYAL_NOBODY ||
          against == BETRAYAL_NOBODY);
}

/* The best level of the table whose conditions hold, penalties apart. */
static guint8
find_held (const BetrayalRules *rules, const BetrayalState *state, guint8 nation, guint8 against)
{
  guint8 best = BETRAYAL_NOBODY;

  for (guint8 i = 0; i < rules->n_levels; i++) {
    const BetrayalLevel *level = &rules->levels[i];

    if (!is_level_of (rules, level, nation, against) ||
        (best != BETRAYAL_NOBODY && rules->levels[best].value >= level->value))
      continue;
    if (is_reached (rules, state, level->goal))
      best = i;
  }

  return best;
}

/* Standing: what a nation has achieved; 0 is nothing. */
typedef struct {
  guint8 rank;
  guint8 value;
} Standing;

/* Whether the level is the player's own, or the automaton's against one of the player's nations. */
gboolean
betrayal_is_level_for_seat (const BetrayalRules *rules, const BetrayalLevel *level, guint seat)
{
  gboolean is_enemy = betrayal_is_level_of (rules, level, rules->automaton);

  for (guint nation = 0; nation < rules->n_nations; nation++)
    if (rules->nations[nation].side == BETRAYAL_ALLIED && rules->nations[nation].seat == seat &&
        (is_enemy ? level->against == nation || level->against == BETRAYAL_NOBODY
                  : betrayal_is_level_of (rules, level, nation)))
      return TRUE;

  return FALSE;
}

static Standing
get_held (const BetrayalRules *rules, const BetrayalState *state, guint8 nation, guint8 against)
{
  guint8 held = find_held (rules, state, nation, against);
  Standing standing = { 0, 0 };

  if (held != BETRAYAL_NOBODY)
    standing = (Standing){ rules->levels[held].rank, rules->levels[held].value };

  return standing;
}

/* What penalties mean by a Minor or a Major: the best of a nation's minor levels, the least of its
 * major ones; the rulebook's where the table has none. */
static Standing
get_plain (const BetrayalRules *rules, guint8 nation, guint8 against, guint8 rank)
{
  Standing plain = { rank, 0 };

  for (guint i = 0; i < rules->n_levels; i++) {
    const BetrayalLevel *level = &rules->levels[i];

    if (level->rank == rank && is_level_of (rules, level, nation, against) &&
        (plain.value == 0 || (level->value > plain.value) == (rank == MINOR)))
      plain.value = level->value;
  }
  if (plain.value == 0)
    plain.value = rank;

  return plain;
}

/* What a nation has after penalties (6.3, rulings D80 to D82): a second offence gives the automaton
 * at least a Minor over that nation, a third takes the Major from all Allies, and a final penalty
 * that takes effect leaves a draw to who has a Minor and the Major to the automaton over all
 * others. */
static Standing
judge (const BetrayalRules *rules, const BetrayalState *state, guint8 nation, guint8 against)
{
  Standing held = get_held (rules, state, nation, against);
  Standing minor;

  if (nation != rules->automaton)
    return state->no_major && held.rank == MAJOR ? get_plain (rules, nation, against, MINOR) : held;
  if (against == BETRAYAL_NOBODY)
    return held;
  if (state->final_penalty)
    return get_plain (rules, nation, against,
                      get_held (rules, state, against, nation).rank > 0 ? MINOR : MAJOR);
  minor = get_plain (rules, nation, against, MINOR);

  return betrayal_offences (state)[against] >= 2 && held.value < minor.value ? minor : held;
}

guint8
betrayal_find_level (const BetrayalRules *rules,
                     const BetrayalState *state,
                     guint8 nation,
                     guint8 against)
{
  guint8 held = find_held (rules, state, nation, against);
  Standing judged = judge (rules, state, nation, against);

  if (held != BETRAYAL_NOBODY && rules->levels[held].value == judged.value)
    return held;
  for (guint8 i = 0; i < rules->n_levels && judged.value > 0; i++)
    if (is_level_of (rules, &rules->levels[i], nation, against) &&
        rules->levels[i].rank == judged.rank && rules->levels[i].value == judged.value)
      return i;

  return held;
}

/* Whether a nation has this level, and not a better one. */
gboolean
betrayal_is_level_reached (const BetrayalRules *rules, const BetrayalState *state, guint8 index)
{
  const BetrayalLevel *level = &rules->levels[index];

  for (guint8 nation = 0; nation < rules->n_nations; nation++)
    if (betrayal_is_level_of (rules, level, nation) &&
        betrayal_find_level (rules, state, nation, level->against) == index)
      return TRUE;

  return FALSE;
}

/* --- Outcome --- */

static void
take_better (Standing *standing, Standing other)
{
  if (other.value > standing->value)
    *standing = other;
}

/* A player's own level, and the automaton's against him: the best of his nations' and the best over
 * them; nations without levels of their own, as minor Allies, do not speak for him. */
static Standing
get_levels (const BetrayalRules *rules, const BetrayalState *state, guint seat, Standing *out_enemy)
{
  Standing own = { 0, 0 };
  Standing enemy = { 0, 0 };

  for (guint8 nation = 0; nation < rules->n_nations; nation++) {
    if (rules->nations[nation].side != BETRAYAL_ALLIED || rules->nations[nation].seat != seat)
      continue;
    take_better (&own, judge (rules, state, nation, rules->automaton));
    take_better (&enemy, state->final_penalty ? get_plain (rules, rules->automaton, nation, MAJOR)
                                              : judge (rules, state, rules->automaton, nation));
  }
  *out_enemy = state->final_penalty && own.value > 0 ? own : enemy;

  return own;
}

static gint
get_result (const BetrayalRules *rules, const BetrayalState *state, guint seat)
{
  Standing enemy;
  Standing own = get_levels (rules, state, seat, &enemy);

  if (own.value == enemy.value)
    return 0;

  return own.value > enemy.value ? own.value : -enemy.value;
}

static gboolean
wins_table (const gint *results, guint n, guint seat)
{
  for (guint other = 0; other < n; other++) {
    if (other != seat && results[other] >= results[seat])
      return FALSE;
  }

  return n > 1;
}

/* The nation of @seat that has levels of its own in the Victory Table; else its first one. */
static guint8
find_speaker (const BetrayalRules *rules, guint seat)
{
  guint8 found = BETRAYAL_NOBODY;

  for (guint8 i = 0; i < rules->n_levels; i++)
    for (guint8 nation = 0; nation < rules->n_nations; nation++) {
      if (rules->nations[nation].side != BETRAYAL_ALLIED || rules->nations[nation].seat != seat ||
          !betrayal_is_level_of (rules, &rules->levels[i], nation))
        continue;
      if (rules->levels[i].nation == nation)
        return nation;
      found = MIN (found, nation);
    }

  return found;
}

/* The level by which @winner has won against @loser, of the value that counts; NOBODY when another
 * nation of the player has it, or only a penalty gave it. */
static guint8
find_winning (const BetrayalRules *rules,
              const BetrayalState *state,
              guint8 winner,
              guint8 loser,
              guint value)
{
  guint8 level = betrayal_find_level (rules, state, winner, loser);

  return level != BETRAYAL_NOBODY && rules->levels[level].value == value ? level : BETRAYAL_NOBODY;
}

static void
report_result (const BetrayalRules *rules,
               const BetrayalState *state,
               guint8 nation,
               gint result,
               TcEvents *events)
{
  guint8 winner = result > 0 ? nation : rules->automaton;
  guint8 loser = result > 0 ? rules->automaton : nation;
  TcThing first = tc_range_get (rules->nation_things, winner);
  TcThing second = tc_range_get (rules->nation_things, loser);
  guint8 level;

  if (result == 0) {
    tc_events_report (events, BETRAYAL_EVENT_DRAW, second, first, 0);
    return;
  }
  level = find_winning (rules, state, winner, loser, (guint) ABS (result));
  if (level != BETRAYAL_NOBODY && rules->levels[level].name != TC_THING_NONE)
    tc_events_report (events, BETRAYAL_EVENT_LEVEL_VICTORY, first, second,
                      (gint16) rules->levels[level].name);
  else
    tc_events_report (events,
                      ABS (result) >= MAJOR ? BETRAYAL_EVENT_MAJOR_VICTORY : BETRAYAL_EVENT_VICTORY,
                      first, second, 0);
}

/* Rule 7.0: who has won against whom, or that it is a draw; and which Ally did better (D98). */
void
betrayal_report_results (const BetrayalRules *rules, const BetrayalState *state, TcEvents *events)
{
  gint results[BETRAYAL_MAX_SEATS] = { 0 };
  guint winner = rules->n_seats;

  for (guint seat = 0; seat < rules->n_seats; seat++) {
    guint8 nation = find_speaker (rules, seat);

    results[seat] = get_result (rules, state, seat);
    if (nation != BETRAYAL_NOBODY)
      report_result (rules, state, nation, results[seat], events);
  }
  if (!rules->rivalry || rules->n_seats < 2)
    return;

  for (guint seat = 0; seat < rules->n_seats; seat++)
    if (wins_table (results, rules->n_seats, seat))
      winner = seat;
  if (winner < rules->n_seats)
    tc_events_report (events, BETRAYAL_EVENT_WINNER, tc_range_get (rules->seat_things, winner),
                      TC_THING_NONE, 0);
  else
    tc_events_report (events, BETRAYAL_EVENT_NO_WINNER, TC_THING_NONE, TC_THING_NONE, 0);
}

void
betrayal_report_outcome (const TcRuleset *ruleset, const TcState *state, TcEvents *events)
{
  betrayal_report_results (tc_ruleset_get_data (ruleset), (const BetrayalState *) state, events);
}

void
betrayal_outcome (const TcRuleset *ruleset, const TcState *head, TcOutcome *out_outcome)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  const BetrayalState *state = (const BetrayalState *) head;
  gint results[BETRAYAL_MAX_SEATS] = { 0 };
  gint total = 0;

  out_outcome->is_over = head->actor == TC_SEAT_NONE;
  for (guint8 nation = 0; nation < rules->n_nations; nation++) {
    guint8 side = rules->nations[nation].side;
    gint8 *level;

    if (side == BETRAYAL_NOBODY)
      continue;
    level = &out_outcome->level[rules->nations[nation].side_index];
    *level = MAX (*level, (gint8) judge (rules, state, nation, BETRAYAL_NOBODY).rank);
  }

  for (guint8 i = 0; i < rules->n_levels; i++) {
    if (betrayal_is_level_reached (rules, state, i))
      out_outcome->reached |= 1u << i;
  }

  for (guint seat = 0; seat < rules->n_seats; seat++) {
    gint8 *level = &out_outcome->level[rules->side_index[BETRAYAL_GERMAN]];
    Standing enemy;

    get_levels (rules, state, seat, &enemy);
    *level = MAX (*level, (gint8) enemy.rank);
    results[seat] = get_result (rules, state, seat);
    total += results[seat];
  }
  for (guint seat = 0; seat < rules->n_seats; seat++)
    out_outcome->payoff[seat] =
      2 * results[seat] + (rules->rivalry && wins_table (results, rules->n_seats, seat));
  if (rules->german_seat != BETRAYAL_NOBODY)
    out_outcome->payoff[rules->german_seat] = -2 * total / rules->n_seats;
}
