/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Combat results (4.5): losses, partial exchange, and armour that exploits. Withdrawal has a file
 * of its own. */

/* Who decides for @side where the choice is between units of several nations: their own player, or
 * for Allies of both the one with most units in the area that have all of @flags (ruling T1). */
guint8
betrayal_decider (const BetrayalRules *rules,
                  const BetrayalState *state,
                  BetrayalSide side,
                  guint flags)
{
  guint n[BETRAYAL_MAX_SEATS] = { 0 };
  guint8 best = 0;

  if (side == BETRAYAL_GERMAN)
    return betrayal_german_seat (rules, state);

  for (guint i = 0; i < rules->n_counters; i++)
    if (state->loc[i] == state->focus && rules->counters[i].kind == BETRAYAL_GROUND &&
        rules->counters[i].side == BETRAYAL_ALLIED &&
        (betrayal_unit_flags (state)[i] & flags) == flags)
      n[rules->counters[i].seat]++;
  for (guint8 seat = 1; seat < rules->n_seats; seat++)
    if (n[seat] > n[best])
      best = seat;

  return best;
}

static gboolean
fought (const BetrayalRules *rules, const BetrayalState *state, guint counter, BetrayalSide side)
{
  return (betrayal_unit_flags (state)[counter] & BETRAYAL_FOUGHT) &&
         rules->counters[counter].side == side && state->loc[counter] == state->focus;
}

/* The strength a unit used (4.5.5): attack for the attacker, defence for the defender. */
static guint
used_strength (const BetrayalRules *rules,
               const BetrayalState *state,
               guint counter,
               gboolean reduced)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  return unit->side == state->attacker ? unit->attack[reduced] : unit->defence[reduced];
}

static guint
find_lowest (const BetrayalPlay *play, BetrayalSide side)
{
  guint lowest = G_MAXUINT;

  for (guint i = 0; i < play->rules->n_counters; i++)
    if (fought (play->rules, play->state, i, side))
      lowest = MIN (
        lowest, used_strength (play->rules, play->state, i, betrayal_is_reduced (play->state, i)));

  return lowest;
}

/* Rule 4.5.5: the weakest unit of all goes; the other side matches its value. In a tie both sides'
 * weakest go. */
static void
begin_exchange (BetrayalPlay *play, BetrayalSide attacker)
{
  BetrayalSide defender = betrayal_enemy (attacker);
  guint attack = find_lowest (play, attacker);
  guint defence = find_lowest (play, defender);

  play->state->exchange = TRUE;
  play->state->exchange_value = (guint8) MIN (attack, defence);
  play->state->owes[attacker] = attack <= defence ? BETRAYAL_OWES_LOWEST : BETRAYAL_OWES_MATCH;
  play->state->owes[defender] = defence <= attack ? BETRAYAL_OWES_LOWEST : BETRAYAL_OWES_MATCH;
}

static void
hit_unit (BetrayalPlay *play, guint counter, const BetrayalResult *result)
{
  if (result->surrender) {
    betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_SURRENDERED);
    return;
  }
  if (result->eliminate || result->exchange == BETRAYAL_EXCHANGE_TOTAL) {
    betrayal_set_aside (play, counter,
                        result->eliminate ? BETRAYAL_BY_ELIMINATION : BETRAYAL_BY_TOTAL_EXCHANGE);
    return;
  }
  if (result->step_loss)
    betrayal_lose_step (play, counter, BETRAYAL_BY_STEP_LOSS);
  if (result->withdraw && play->state->loc[counter] == play->state->focus)
    betrayal_unit_flags (play->state)[counter] |= BETRAYAL_WITHDRAWS;
}

/* Rule 4.5.1: A and D say whom a result hits. */
void
betrayal_apply_result (BetrayalPlay *play, guint result, BetrayalSide attacker)
{
  const BetrayalResult *info = &play->rules->results[result];

  play->state->attacker = attacker;
  if (info->exchange == BETRAYAL_EXCHANGE_PARTIAL) {
    begin_exchange (play, attacker);
    return;
  }

  for (guint i = 0; i < play->rules->n_counters; i++) {
    gboolean attacks = play->rules->counters[i].side == attacker;

    if (!fought (play->rules, play->state, i, play->rules->counters[i].side))
      continue;
    if (info->affects == BETRAYAL_AFFECTS_BOTH ||
        info->affects == (attacks ? BETRAYAL_AFFECTS_ATTACKER : BETRAYAL_AFFECTS_DEFENDER))
      hit_unit (play, i, info);
  }
}

/* --- Partial exchange --- */

/* The side that pays next: the weakest go first, the attacker's before the defender's. */
static BetrayalSide
get_debtor (const BetrayalState *state, BetrayalDebt *out_debt)
{
  BetrayalSide order[2] = { state->attacker, betrayal_enemy (state->attacker) };

  for (guint debt = BETRAYAL_OWES_LOWEST; debt <= BETRAYAL_OWES_MATCH; debt++)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      if (state->owes[order[i]] == debt) {
        *out_debt = debt;
        return order[i];
      }
  *out_debt = BETRAYAL_OWES_NOTHING;

  return order[0];
}

/* Rulings D69 and D70: any unit of the lowest value; any flip or removal that is worth enough. */
static TcReason
check_payment (const BetrayalLook *look, guint verb, guint counter)
{
  const BetrayalState *state = look->state;
  const BetrayalRules *rules = look->rules;
  BetrayalDebt debt;
  BetrayalSide side = get_debtor (state, &debt);
  gboolean reduced = betrayal_is_reduced (state, counter);
  guint value = used_strength (rules, state, counter, reduced);

  if (!fought (rules, state, counter, side))
    return BETRAYAL_WHY_NOT_HIT;
  if (debt == BETRAYAL_OWES_LOWEST)
    return verb == BETRAYAL_VERB_REMOVE && value == state->exchange_value ? BETRAYAL_WHY_LEGAL
                                                                          : BETRAYAL_WHY_NOT_LOWEST;
  if (verb == BETRAYAL_VERB_REMOVE)
    return value >= state->exchange_value ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_TOO_WEAK;
  if (reduced || rules->counters[counter].n_steps < 2)
    return BETRAYAL_WHY_NO_STEP;

  return value >= used_strength (rules, state, counter, TRUE) + state->exchange_value
           ? BETRAYAL_WHY_LEGAL
           : BETRAYAL_WHY_TOO_WEAK;
}

gboolean
betrayal_ask_exchange (BetrayalPlay *play)
{
  BetrayalDebt debt;
  BetrayalSide side = get_debtor (play->state, &debt);

  if (debt == BETRAYAL_OWES_NOTHING)
    return FALSE;

  return betrayal_ask (play, BETRAYAL_PHASE_EXCHANGE,
                       betrayal_decider (play->rules, play->state, side, BETRAYAL_FOUGHT), side,
                       TRUE);
}

TcReason
betrayal_check_exchange (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  return check_payment (look, move->verb, counter);
}

void
betrayal_list_exchange (BetrayalLook *look, TcMoveList *list)
{
  for (guint verb = BETRAYAL_VERB_REMOVE; verb <= BETRAYAL_VERB_REDUCE; verb++)
    for (guint i = 0; i < look->rules->n_counters; i++)
      if (check_payment (look, verb, i) == BETRAYAL_WHY_LEGAL)
        tc_move_list_add (list, verb, betrayal_unit_thing (look->rules, i), TC_THING_NONE);
}

void
betrayal_apply_exchange (BetrayalPlay *play, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (play->rules, move->subject);

  play->state->owes[play->rules->counters[counter].side] = BETRAYAL_OWES_NOTHING;
  if (move->verb == BETRAYAL_VERB_REDUCE)
    betrayal_lose_step (play, counter, BETRAYAL_BY_EXCHANGE);
  else
    betrayal_set_aside (play, counter, BETRAYAL_BY_EXCHANGE);
}

/* If both sides survive, the defender withdraws. */
void
betrayal_finish_exchange (BetrayalPlay *play)
{
  BetrayalState *state = play->state;
  BetrayalSide defender = betrayal_enemy (state->attacker);

  state->exchange = FALSE;
  state->exchange_value = 0;
  if (find_lowest (play, state->attacker) == G_MAXUINT)
    return;
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (fought (play->rules, state, i, defender))
      betrayal_unit_flags (state)[i] |= BETRAYAL_WITHDRAWS;
}

/* --- Exploitation (3.4.4 E) --- */

/* Ruling D47: all armour of an Exploit area that won here, unless it has exploited already. */
static TcReason
judge_exploiter (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  guint flags = betrayal_unit_flags (state)[counter];

  if (rules->counters[counter].kind != BETRAYAL_GROUND || !rules->counters[counter].exploits ||
      rules->counters[counter].side != BETRAYAL_GERMAN)
    return BETRAYAL_WHY_EXPLOIT_CLASS;
  if (betrayal_get_tactic (state, counter) != BETRAYAL_EXPLOIT)
    return BETRAYAL_WHY_EXPLOIT_TACTIC;
  if (flags & BETRAYAL_STOPPED)
    return BETRAYAL_WHY_EXPLOITED;

  return state->loc[counter] == state->exploit_from && (flags & BETRAYAL_FOUGHT)
           ? BETRAYAL_WHY_LEGAL
           : BETRAYAL_WHY_EXPLOIT_UNIT;
}

/* Ruling D46: the most westerly of the vacant neighbours that are nearer to Paris; all of these are
 * nearer by one area. */
static guint
find_vacant (const BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;
  const guint16 *distance = betrayal_distances (rules, rules->capital);
  guint from = look->state->exploit_from;
  guint best = BETRAYAL_NONE;

  for (guint i = rules->link_start[from]; i < rules->link_start[from + 1]; i++) {
    guint area = rules->neighbour[i];

    if (look->scan.ground[BETRAYAL_GERMAN][area] > 0 ||
        !betrayal_is_open (rules, look->state, area) || distance[area] >= distance[from])
      continue;
    if (best == BETRAYAL_NONE || rules->x[area] < rules->x[best])
      best = area;
  }

  return best;
}

/* Where a unit that exploits may go: where the first went; else an Allied-occupied neighbour; else
 * the vacant one. Room is asked by each unit. */
static void
get_exploit_targets (const BetrayalLook *look, guint64 *targets)
{
  const BetrayalRules *rules = look->rules;
  guint from = look->state->exploit_from;
  guint to = look->state->exploit_to;
  gboolean any_allied = FALSE;

  betrayal_areas_clear (rules->n_words, targets);
  if (to != BETRAYAL_NONE) {
    betrayal_areas_add (targets, to);
    return;
  }

  for (guint i = rules->link_start[from]; i < rules->link_start[from + 1]; i++) {
    guint area = rules->neighbour[i];

    if (look->scan.ground[BETRAYAL_ALLIED][area] == 0 ||
        !betrayal_is_open (rules, look->state, area))
      continue;
    any_allied = TRUE;
    betrayal_areas_add (targets, area);
  }
  to = any_allied ? BETRAYAL_NONE : find_vacant (look);
  if (to != BETRAYAL_NONE)
    betrayal_areas_add (targets, to);
}

/* Those of the @targets of all where this unit may go; FALSE when there is none. */
static gboolean
get_targets_of (const BetrayalLook *look, guint counter, const guint64 *targets, guint64 *own)
{
  if (judge_exploiter (look->rules, look->state, counter) != BETRAYAL_WHY_LEGAL)
    return FALSE;
  betrayal_areas_copy (look->rules->n_words, own, targets);
  betrayal_drop_full (look, counter, own);

  return betrayal_areas_any (look->rules->n_words, own);
}

gboolean
betrayal_ask_exploit (BetrayalPlay *play)
{
  BetrayalAreas targets, own;
  BetrayalLook look;

  betrayal_look_init (&look, play->rules, play->state);
  get_exploit_targets (&look, targets);
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (get_targets_of (&look, i, targets, own))
      return betrayal_ask (play, BETRAYAL_PHASE_EXPLOIT,
                           betrayal_german_seat (play->rules, play->state), BETRAYAL_GERMAN, TRUE);

  return FALSE;
}

TcReason
betrayal_check_exploit (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);
  TcReason why = judge_exploiter (look->rules, look->state, counter);
  BetrayalAreas targets, own;

  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  get_exploit_targets (look, targets);

  return get_targets_of (look, counter, targets, own) && betrayal_areas_has (own, move->target)
           ? BETRAYAL_WHY_LEGAL
           : BETRAYAL_WHY_EXPLOIT_AREA;
}

void
betrayal_list_exploit (BetrayalLook *look, TcMoveList *list)
{
  BetrayalAreas targets, own;

  get_exploit_targets (look, targets);
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (get_targets_of (look, i, targets, own))
      betrayal_list_targets (list, BETRAYAL_VERB_EXPLOIT, betrayal_unit_thing (look->rules, i),
                             look->rules->n_words, own);
}

/* Ruling D45: exactly one area, whatever the terrain. */
void
betrayal_apply_exploit (BetrayalPlay *play, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (play->rules, move->subject);

  play->state->exploit_to = move->target;
  betrayal_unit_flags (play->state)[counter] |= BETRAYAL_STOPPED;
  betrayal_place (play, counter, move->target);
}
