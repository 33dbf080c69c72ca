/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-invariants.h"

#include <string.h>

typedef struct {
  const BetrayalRules *rules;
  const BetrayalState *before;
  const BetrayalState *state;
  guint n[BETRAYAL_N_SIDES][BETRAYAL_MAX_AREAS]; /* ground units */
} Position;

/* Counted here separately, not by the functions that play. */
static void
count_ground (Position *position)
{
  const BetrayalRules *rules = position->rules;

  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && position->state->loc[i] < rules->n_areas)
      position->n[rules->counters[i].side][position->state->loc[i]]++;
}

/* --- Where its arrays lie --- */

static const char *
check_layout (const Position *position)
{
  const BetrayalState *state = position->state;
  const BetrayalState *blank = position->rules->blank;

  if (memcmp (&state->at_targets, &blank->at_targets,
              G_STRUCT_OFFSET (BetrayalState, player) -
                G_STRUCT_OFFSET (BetrayalState, at_targets)) != 0)
    return "arrays lie where the ruleset has put them";

  return NULL;
}

/* --- Where the game is --- */

static const char *
check_sequence (const Position *position)
{
  const BetrayalRules *rules = position->rules;
  const BetrayalState *state = position->state;
  gboolean is_over = tc_rules_is_over (&state->head);
  const BetrayalSetup *setup = NULL;

  if (state->setup >= rules->n_setups)
    return "the setup is one of the scenario's";
  setup = &rules->setups[state->setup];
  if (state->head.turn + 1 < setup->first_turn || state->head.turn > setup->last_turn)
    return "the turn is one of the setup's";
  if (state->player > rules->n_seats)
    return "the player is one of the game's";
  if (state->step > BETRAYAL_STEP_OVER || state->stage > BETRAYAL_STAGE_NEXT)
    return "the step is one of the sequence of play";
  if (is_over != (state->head.phase == BETRAYAL_PHASE_OVER))
    return "nobody decides when, and only when, the game is over";
  if (!is_over && state->head.actor > rules->n_seats)
    return "who decides has a seat";
  if (state->head.turn > 0 && rules->turn_marker != BETRAYAL_NONE &&
      state->head.turn >= setup->first_turn &&
      state->loc[rules->turn_marker] !=
        betrayal_box (rules, BETRAYAL_BOX_TURNS) + state->head.turn - 1)
    return "the turn marker is in the box of the turn";

  return NULL;
}

static const char *
check_step (const Position *position)
{
  const BetrayalState *before = position->before;
  const BetrayalState *state = position->state;

  if (before == NULL)
    return NULL;
  if (state->head.n_moves != before->head.n_moves + 1)
    return "a decision is one move";
  if (state->head.turn < before->head.turn)
    return "the turn never goes back";
  if (state->head.seed != before->head.seed || state->setup != before->setup)
    return "seed and setup stay";

  return NULL;
}

/* --- Counters --- */

static gboolean
is_gone_for_good (const BetrayalRules *rules, guint loc)
{
  return loc == betrayal_box (rules, BETRAYAL_BOX_LOST) ||
         loc == betrayal_box (rules, BETRAYAL_BOX_EVACUATED) ||
         loc == betrayal_box (rules, BETRAYAL_BOX_EVACUATED_EARLY) ||
         loc == betrayal_box (rules, BETRAYAL_BOX_UNUSED);
}

/* Steps are lost in many ways and regained in one: Refit (3.4.4 B). */
static const char *
check_steps (const Position *position, guint counter)
{
  const BetrayalState *before = position->before;
  const BetrayalState *state = position->state;
  gboolean was_reduced = before != NULL && betrayal_is_reduced (before, counter);

  if (position->rules->counters[counter].n_steps < 2 && betrayal_is_reduced (state, counter))
    return "only who has two steps is reduced";
  if (was_reduced && !betrayal_is_reduced (state, counter) &&
      (position->rules->counters[counter].side != BETRAYAL_GERMAN ||
       !(state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT))))
    return "nobody regains a step but Germans by Refit";

  return NULL;
}

static const char *
check_counter (const Position *position, guint counter)
{
  const BetrayalRules *rules = position->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  guint loc = position->state->loc[counter];
  guint tactic = betrayal_get_tactic (position->state, counter);

  if (loc >= rules->n_areas + (guint) BETRAYAL_BOX_TURNS + rules->n_turns)
    return "every counter is in a place that exists";
  /* Where ships take so many in a turn, a unit that sailed in this turn is marked. */
  if (loc >= rules->n_areas &&
      (betrayal_unit_flags (position->state)[counter] & ~BETRAYAL_REDUCED) != 0 &&
      rules->nations[unit->nation].evacuation_turn_limit == BETRAYAL_NO_LIMIT)
    return "off the map a counter has nothing but its steps";
  if (unit->kind != BETRAYAL_MARKER && unit->side == BETRAYAL_ALLIED && loc < rules->n_areas &&
      rules->is_closed[loc])
    return "no Ally is in a closed area";
  if (position->before != NULL && unit->kind != BETRAYAL_MARKER &&
      is_gone_for_good (rules, position->before->loc[counter]) &&
      loc != position->before->loc[counter])
    return "what is out of the game stays out";
  if (tactic != BETRAYAL_TACTIC_NONE &&
      (unit->kind != BETRAYAL_GROUND || unit->side != BETRAYAL_GERMAN ||
       !(position->state->tactics & BETRAYAL_TACTIC_BIT (tactic))))
    return "only German ground units have tactics, and rolled ones";

  return check_steps (position, counter);
}

static const char *
check_counters (const Position *position)
{
  for (guint i = 0; i < position->rules->n_counters; i++) {
    const char *broken = check_counter (position, i);

    if (broken != NULL)
      return broken;
  }

  return NULL;
}

/* --- Areas --- */

static gboolean
is_being_fought_for (const BetrayalState *state, guint area)
{
  return state->focus == area && state->step == BETRAYAL_STEP_COMBAT;
}

/* A unit that may still move on from defence forces has not stopped there (ruling T15). */
static gboolean
is_passed_through (const Position *position, guint area)
{
  const BetrayalState *state = position->state;

  return state->runner != BETRAYAL_NONE && state->loc[state->runner] == area &&
         position->n[BETRAYAL_GERMAN][area] == 1;
}

static const char *
check_areas (const Position *position)
{
  const BetrayalRules *rules = position->rules;

  for (guint area = 0; area < rules->n_areas; area++) {
    gint controller = betrayal_get_controller (position->state, area);
    guint germans = position->n[BETRAYAL_GERMAN][area];
    guint allies = position->n[BETRAYAL_ALLIED][area];

    if (rules->has_plain_stacking &&
        (allies > rules->stacking[BETRAYAL_ALLIED] ||
         (germans > rules->stacking[BETRAYAL_GERMAN] && !rules->is_unlimited[area])))
      return "no area holds more units than the stacking limit";
    if (controller >= BETRAYAL_N_SIDES)
      return "a side or nobody controls an area";
    if (is_being_fought_for (position->state, area) || is_passed_through (position, area))
      continue;
    if ((germans > 0 && allies == 0 && controller != BETRAYAL_GERMAN) ||
        (allies > 0 && germans == 0 && controller != BETRAYAL_ALLIED))
      return "who is alone in an area controls it";
  }

  return NULL;
}

/* --- Air units --- */

static gboolean
is_based (const Position *position, guint counter)
{
  BetrayalSide side = position->rules->counters[counter].side;
  guint loc = position->state->loc[counter];

  if (position->n[betrayal_enemy (side)][loc] > 0)
    return FALSE;
  if (position->rules->is_border[loc] && side == BETRAYAL_GERMAN)
    return TRUE;

  return position->n[side][loc] > 0;
}

static const char *
check_missions (const Position *position, guint air)
{
  const BetrayalState *state = position->state;
  gboolean flies = betrayal_air_states (state)[air] == BETRAYAL_AIR_FLYING;
  gboolean any = FALSE;

  for (guint leg = 0; leg < 2; leg++) {
    if (betrayal_missions (state, leg)[air] == BETRAYAL_MISSION_NONE)
      continue;
    any = TRUE;
    if (betrayal_missions (state, leg)[air] > BETRAYAL_MISSION_SPENT ||
        betrayal_targets (state, leg)[air] >= position->rules->n_areas)
      return "a mission leads to an area";
  }
  if (any != flies)
    return "who flies, and nobody else, has a mission";

  return NULL;
}

/* When a player-turn has ended, the air units of who played are based (3.3.1). */
static const char *
check_air (const Position *position)
{
  const BetrayalRules *rules = position->rules;
  const BetrayalState *state = position->state;
  gboolean has_ended = position->before != NULL && position->before->player != state->player &&
                       !tc_rules_is_over (&state->head);

  for (guint air = 0; air < rules->n_air; air++) {
    guint counter = rules->air_counter[air];
    gboolean is_here = state->loc[counter] < rules->n_areas;
    guint8 player = rules->counters[counter].side == BETRAYAL_GERMAN
                      ? 0
                      : (guint8) (rules->counters[counter].seat + 1);
    const char *broken = check_missions (position, air);

    if (broken != NULL)
      return broken;
    if (betrayal_air_states (state)[air] > BETRAYAL_AIR_DONE)
      return "an air unit does one of five things";
    if (!is_here && (betrayal_air_states (state)[air] == BETRAYAL_AIR_FLYING ||
                     betrayal_air_states (state)[air] == BETRAYAL_AIR_RETURNING))
      return "who flies was launched from an area";
    if (has_ended && is_here && player == position->before->player && !is_based (position, counter))
      return "air units of who has played are based";
  }

  return NULL;
}

/* --- The French Republic --- */

static gboolean
stands_with_it (const Position *position, guint counter)
{
  return position->state->loc[counter] == position->state->loc[position->rules->republic];
}

static gboolean
may_hold (const BetrayalRules *rules, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  return unit->kind == BETRAYAL_GROUND &&
         (unit->side == BETRAYAL_GERMAN || unit->nation == rules->counters[rules->republic].nation);
}

/* Somebody could hold it, and no enemy contests it. */
static gboolean
should_be_held (const Position *position)
{
  guint area = position->state->loc[position->rules->republic];

  for (guint i = 0; i < position->rules->n_counters; i++)
    if (stands_with_it (position, i) && may_hold (position->rules, i) &&
        position->n[betrayal_enemy (position->rules->counters[i].side)][area] == 0)
      return TRUE;

  return FALSE;
}

static const char *
check_republic (const Position *position)
{
  const BetrayalRules *rules = position->rules;
  const BetrayalState *state = position->state;
  guint marker = state->loc[rules->republic];
  guint holder = state->republic_holder;

  if (marker >= rules->n_areas ||
      rules->area_nation[marker] != rules->counters[rules->republic].nation)
    return "the French Republic is in France";
  if (holder == BETRAYAL_NONE && is_being_fought_for (state, marker) &&
      state->stage == BETRAYAL_STAGE_RESULT)
    return NULL; /* ruling T2: it waits for the result to be settled */
  if (holder == BETRAYAL_NONE)
    return state->republic_side == 0 && !should_be_held (position)
             ? NULL
             : "the French Republic is held by who is alone with it";
  if (holder >= rules->n_counters || !may_hold (rules, holder) ||
      !stands_with_it (position, holder) ||
      state->republic_side != rules->counters[holder].side + 1)
    return "who holds the French Republic may, and stands with it";

  return NULL;
}

const char *
betrayal_find_broken (const BetrayalRules *rules,
                      const BetrayalState *before,
                      const BetrayalState *state)
{
  static const char *(*const checks[]) (const Position *position) = {
    check_layout, check_sequence, check_step,     check_counters,
    check_areas,  check_air,      check_republic,
  };
  Position position = { rules, before, state, { { 0 } } };

  count_ground (&position);
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++) {
    const char *broken = checks[i](&position);

    if (broken != NULL)
      return broken;
  }

  return NULL;
}
