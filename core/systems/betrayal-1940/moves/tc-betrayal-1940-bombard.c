/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Air bombardment (4.3), resolved before all ground combat. A result is steps that the owner of the
 * target takes as he likes, then perhaps a withdrawal. */

/* Tallies the bombs on @area and marks the missions as flown. */
static guint
drop_bombs (BetrayalPlay *play, guint area)
{
  guint value = 0;

  for (guint air = 0; air < play->rules->n_air; air++) {
    guint counter = play->rules->air_counter[air];

    if (betrayal_air_states (play->state)[air] != BETRAYAL_AIR_FLYING ||
        !betrayal_has_mission (play->state, air, area, BETRAYAL_BOMBING))
      continue;
    value += play->rules->counters[counter].bombardment[betrayal_is_reduced (play->state, counter)];
    for (guint leg = 0; leg < 2; leg++) {
      guint8 *mission = &betrayal_missions (play->state, leg)[air];

      if (betrayal_targets (play->state, leg)[air] != area)
        continue;
      if (*mission == BETRAYAL_MISSION_BOMB)
        *mission = BETRAYAL_MISSION_SPENT;
      else if (*mission == BETRAYAL_MISSION_STRIKE)
        *mission = BETRAYAL_MISSION_SUPPORT;
    }
  }

  return value;
}

static void
mark_withdrawal (BetrayalPlay *play, guint area, BetrayalSide side)
{
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (play->state->loc[i] == area && play->rules->counters[i].kind == BETRAYAL_GROUND &&
        play->rules->counters[i].side == side)
      betrayal_unit_flags (play->state)[i] |= BETRAYAL_WITHDRAWS;
}

static void
take_effect (BetrayalPlay *play, guint8 steps, gboolean withdraw)
{
  TcThing area = play->state->focus;

  play->state->steps_owed = steps;
  if (steps > 0)
    tc_events_report (play->events, BETRAYAL_EVENT_BOMBARD_STEPS, TC_THING_NONE, area, steps);
  if (withdraw) {
    mark_withdrawal (play, area, betrayal_enemy (betrayal_phasing_side (play->state)));
    tc_events_report (play->events, BETRAYAL_EVENT_BOMBARD_WITHDRAW, TC_THING_NONE, area, 0);
  }
}

static void
resolve (BetrayalPlay *play, guint area)
{
  const BetrayalRules *rules = play->rules;
  BetrayalSide side = betrayal_phasing_side (play->state);
  guint nth = betrayal_air_rolls (play->state)[area] >> 4;
  guint value = drop_bombs (play, area);
  gint column = -1;
  gboolean withdraw = FALSE;
  guint8 steps = 0;
  guint total, row;

  while (column + 1 < rules->n_bombard && rules->bombard_value[column + 1] <= value)
    column++;
  total = betrayal_roll (play, BETRAYAL_DICE_BOMBARD, (guint16) area, nth, rules->bombard_dice);
  row = betrayal_table_row (&rules->bombard_dice, (gint) total + rules->bombard_modifier[side]);
  betrayal_air_rolls (play->state)[area] =
    (guint8) ((betrayal_air_rolls (play->state)[area] & 0x0f) | (((nth + 1) & 0xf) << 4));
  if (column >= 0) {
    steps = rules->bombard_steps[row][column];
    withdraw = rules->bombard_withdraw[row][column];
  }
  tc_events_report (
    play->events, steps > 0 || withdraw ? BETRAYAL_EVENT_BOMBARD : BETRAYAL_EVENT_BOMBARD_NOTHING,
    TC_THING_NONE, (TcThing) area, (gint16) value, (gint16) total, rules->bombard_modifier[side]);
  play->state->focus = (guint16) area;
  play->state->stage = BETRAYAL_STAGE_RESULT;
  take_effect (play, steps, withdraw);
}

/* One after another, in the order that the phasing player chooses (4.0). */
gboolean
betrayal_step_bombard (BetrayalPlay *play)
{
  BetrayalState *state = play->state;
  guint n_words = play->rules->n_words;
  BetrayalAreas targets;
  guint area;

  if (state->stage == BETRAYAL_STAGE_RESULT) {
    betrayal_release_air (play, state->focus, FALSE);
    state->focus = BETRAYAL_NONE;
    state->stage = BETRAYAL_STAGE_NONE;
    return FALSE;
  }
  betrayal_get_mission_targets (play->rules, state, BETRAYAL_BOMBING, targets);
  if (!betrayal_areas_pop (n_words, targets, &area)) {
    state->step = BETRAYAL_STEP_COMBAT;
    return FALSE;
  }
  if (betrayal_areas_any (n_words, targets))
    return betrayal_ask (play, BETRAYAL_PHASE_BOMBARD, betrayal_phasing_seat (play->rules, state),
                         betrayal_phasing_side (state), FALSE);
  resolve (play, area);

  return FALSE;
}

TcReason
betrayal_check_bombard (BetrayalLook *look, const TcMove *move)
{
  BetrayalAreas targets;

  betrayal_get_mission_targets (look->rules, look->state, BETRAYAL_BOMBING, targets);

  return betrayal_areas_has (targets, move->target) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_NO_BOMBS;
}

void
betrayal_list_bombard (BetrayalLook *look, TcMoveList *list)
{
  BetrayalAreas targets;

  betrayal_get_mission_targets (look->rules, look->state, BETRAYAL_BOMBING, targets);
  betrayal_list_targets (list, BETRAYAL_VERB_BOMBARD, TC_THING_NONE, look->rules->n_words, targets);
}

void
betrayal_apply_bombard (BetrayalPlay *play, const TcMove *move)
{
  resolve (play, move->target);
}

/* --- Steps, as their owner chooses (4.3.1) --- */

static gboolean
may_lose_step (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  return rules->counters[counter].kind == BETRAYAL_GROUND && state->loc[counter] == state->focus &&
         rules->counters[counter].side == betrayal_enemy (betrayal_phasing_side (state));
}

gboolean
betrayal_ask_steps (BetrayalPlay *play)
{
  BetrayalSide side = betrayal_enemy (betrayal_phasing_side (play->state));

  if (play->state->steps_owed == 0)
    return FALSE;
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (may_lose_step (play->rules, play->state, i))
      return betrayal_ask (play, BETRAYAL_PHASE_STEPS,
                           betrayal_decider (play->rules, play->state, side, 0), side, TRUE);
  play->state->steps_owed = 0;

  return FALSE;
}

TcReason
betrayal_check_steps (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  return may_lose_step (look->rules, look->state, counter) ? BETRAYAL_WHY_LEGAL
                                                           : BETRAYAL_WHY_NOT_HIT;
}

void
betrayal_list_steps (BetrayalLook *look, TcMoveList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (may_lose_step (look->rules, look->state, i))
      tc_move_list_add (list, BETRAYAL_VERB_LOSE, betrayal_unit_thing (look->rules, i),
                        TC_THING_NONE);
}

void
betrayal_apply_steps (BetrayalPlay *play, const TcMove *move)
{
  play->state->steps_owed--;
  betrayal_lose_step (play, betrayal_unit_of (play->rules, move->subject), BETRAYAL_BY_BOMBS);
}
