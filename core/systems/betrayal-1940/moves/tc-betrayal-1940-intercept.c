/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Interception (3.3.3 to 3.3.5): once for each area that missions fly to. Against the Germans at
 * most one Allied fighter (ruling D51), at the choice of the player who does not run them; against
 * an Ally both German fighters together, once a phase, on one of his targets (ruling D53). The
 * scenario may say other numbers; more than one Allied fighter are sent one by one. */

static gboolean
has_ground_of_seat (const BetrayalRules *rules, const BetrayalState *state, guint seat, guint area)
{
  for (guint i = 0; i < rules->n_counters; i++)
    if (state->loc[i] == area && rules->counters[i].kind == BETRAYAL_GROUND &&
        rules->counters[i].seat == seat)
      return TRUE;

  return FALSE;
}

static TcReason
check_interceptor (const BetrayalRules *rules,
                   const BetrayalState *state,
                   guint counter,
                   guint area)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->kind != BETRAYAL_AIR || unit->class != BETRAYAL_FIGHTER ||
      unit->side == betrayal_phasing_side (state) || state->loc[counter] >= rules->n_areas)
    return BETRAYAL_WHY_NO_FIGHTER;
  if (betrayal_air_states (state)[unit->air] != BETRAYAL_AIR_HOME)
    return BETRAYAL_WHY_HAS_FLOWN;
  if (betrayal_distances (rules, state->loc[counter])[area] > unit->range)
    return BETRAYAL_WHY_RANGE;
  /* Ruling D52: the minor Allies count as their player's. */
  if (unit->side == BETRAYAL_ALLIED && !has_ground_of_seat (rules, state, unit->seat, area))
    return BETRAYAL_WHY_NATIONALITY;

  return BETRAYAL_WHY_LEGAL;
}

static guint
count_interceptors (const BetrayalRules *rules, const BetrayalState *state, guint area)
{
  BetrayalSide side = betrayal_enemy (betrayal_phasing_side (state));
  guint n = 0;

  for (guint air = 0; air < rules->n_air; air++)
    n += check_interceptor (rules, state, rules->air_counter[air], area) == BETRAYAL_WHY_LEGAL;

  return MIN (n, rules->most_fighters[side]);
}

/* The Allied fighters that were sent over the focus so far. */
static guint
count_joining (const BetrayalRules *rules, const BetrayalState *state)
{
  guint n = 0;

  for (guint air = 0; air < rules->n_air; air++)
    n += betrayal_air_states (state)[air] == BETRAYAL_AIR_JOINING;

  return n;
}

static gboolean
is_open_target (const BetrayalRules *rules, const BetrayalState *state, guint area)
{
  if (betrayal_area_flags (state)[area] & BETRAYAL_FLOWN)
    return FALSE;
  for (guint air = 0; air < rules->n_air; air++)
    if (betrayal_air_states (state)[air] == BETRAYAL_AIR_FLYING &&
        betrayal_has_mission (state, air, area, BETRAYAL_ALL_MISSIONS))
      return TRUE;

  return FALSE;
}

/* Ruling D54: a second mission waits for the first one. */
static gboolean
waits_for_first_leg (const BetrayalPlay *play, guint area)
{
  for (guint air = 0; air < play->rules->n_air; air++)
    if (betrayal_air_states (play->state)[air] == BETRAYAL_AIR_FLYING &&
        betrayal_missions (play->state, 1)[air] != BETRAYAL_MISSION_NONE &&
        betrayal_targets (play->state, 1)[air] == area &&
        is_open_target (play->rules, play->state, betrayal_targets (play->state, 0)[air]))
      return TRUE;

  return FALSE;
}

/* When the first of the missions to @area was declared; a unit's second one follows its first
 * (3.4.4 D). */
static guint
get_place (const BetrayalPlay *play, guint area)
{
  guint place = G_MAXUINT;

  for (guint air = 0; air < play->rules->n_air; air++)
    for (guint leg = 0; leg < 2; leg++)
      if (betrayal_air_states (play->state)[air] == BETRAYAL_AIR_FLYING &&
          betrayal_missions (play->state, leg)[air] != BETRAYAL_MISSION_NONE &&
          betrayal_targets (play->state, leg)[air] == area)
        place = MIN (place, 2u * betrayal_declared (play->state)[air] + leg);

  return place;
}

/* The area whose missions are met next, in the order they were declared in; NONE after the last. */
static guint
find_target (const BetrayalPlay *play)
{
  guint found[2] = { BETRAYAL_NONE, BETRAYAL_NONE }; /* [waits for a first mission] */
  guint first[2] = { G_MAXUINT, G_MAXUINT };
  BetrayalAreas targets;
  guint area;

  betrayal_get_mission_targets (play->rules, play->state, BETRAYAL_ALL_MISSIONS, targets);
  while (betrayal_areas_pop (play->rules->n_words, targets, &area)) {
    guint waits = waits_for_first_leg (play, area);
    guint place = get_place (play, area);

    if ((betrayal_area_flags (play->state)[area] & BETRAYAL_FLOWN) || place >= first[waits])
      continue;
    first[waits] = place;
    found[waits] = area;
  }

  return found[found[0] == BETRAYAL_NONE];
}

/* Allies whose losses are permanent have no box to wait in. */
static gboolean
rolls_when_aborted (const BetrayalPlay *play, guint counter)
{
  const BetrayalCounter *unit = &play->rules->counters[counter];

  return !betrayal_is_reduced (play->state, counter) &&
         (unit->side == BETRAYAL_GERMAN ||
          (play->rules->allies_roll && !play->rules->nations[unit->nation].permanent_losses));
}

/* Rule 3.3.4 a: a die for each aborted German; rule 3.3.4 b: Allies flip and are set aside. */
static void
abort_mission (BetrayalPlay *play, guint air)
{
  const BetrayalRules *rules = play->rules;
  guint counter = rules->air_counter[air];
  const BetrayalCounter *unit = &rules->counters[counter];
  TcThing thing = betrayal_unit_thing (rules, counter);
  gint16 add = rules->abort_add[unit->class];
  gint roll;

  if (!rolls_when_aborted (play, counter)) {
    tc_events_report (play->events, BETRAYAL_EVENT_ABORTED, thing, TC_THING_NONE, 0);
    betrayal_set_aside (play, counter, BETRAYAL_BY_INTERCEPTION);
    return;
  }

  roll = (gint) betrayal_roll (play, BETRAYAL_DICE_ABORT, thing, 0, rules->abort_dice);
  if (roll + add <= rules->set_aside_up_to) {
    tc_events_report (play->events, BETRAYAL_EVENT_ABORT_SET_ASIDE, thing, TC_THING_NONE,
                      (gint16) roll, add);
    betrayal_set_aside (play, counter, BETRAYAL_BY_INTERCEPTION);
    return;
  }
  tc_events_report (play->events, BETRAYAL_EVENT_ABORT_ROLL, thing, TC_THING_NONE, (gint16) roll,
                    add);
  if (roll + add <= rules->flip_up_to && unit->n_steps > 1) {
    betrayal_unit_flags (play->state)[counter] |= BETRAYAL_REDUCED;
    tc_events_report (play->events, BETRAYAL_EVENT_FLIPPED_IN_THE_AIR, thing, TC_THING_NONE, 0);
  }
  betrayal_forget_missions (play->state, air);
  betrayal_place (play, counter, betrayal_box (rules, BETRAYAL_BOX_REGROUP + unit->side));
}

static guint
get_column (const BetrayalRules *rules, guint fighters)
{
  guint column = 0;

  while (column + 1u < rules->n_intercept && rules->intercept_fighters[column + 1] <= fighters)
    column++;

  return column;
}

static void
send (BetrayalPlay *play, guint air, guint area)
{
  betrayal_air_states (play->state)[air] = BETRAYAL_AIR_JOINING;
  betrayal_returns_from (play->state)[air] = (guint16) area;
}

/* All that have been sent fight together, and then look for a base. */
static void
resolve (BetrayalPlay *play, guint area)
{
  const BetrayalRules *rules = play->rules;
  BetrayalSide side = betrayal_enemy (betrayal_phasing_side (play->state));
  guint n = count_joining (rules, play->state);
  guint nth = betrayal_air_rolls (play->state)[area] & 0x0f;
  guint total =
    betrayal_roll (play, BETRAYAL_DICE_INTERCEPT, (guint16) area, nth, rules->intercept_dice);
  gint16 add = rules->intercept_modifier[side];
  guint row = betrayal_table_row (&rules->intercept_dice, (gint) total + add);
  gboolean success = rules->intercept_success[row][get_column (rules, n)];

  betrayal_air_rolls (play->state)[area] =
    (guint8) ((betrayal_air_rolls (play->state)[area] & 0xf0) | ((nth + 1) & 0xf));
  betrayal_area_flags (play->state)[area] |= BETRAYAL_FLOWN;
  tc_events_report (play->events,
                    success ? BETRAYAL_EVENT_INTERCEPT_SUCCESS : BETRAYAL_EVENT_INTERCEPT_FAILURE,
                    TC_THING_NONE, (TcThing) area, (gint16) total, (gint16) n, add);
  for (guint air = 0; air < rules->n_air; air++) {
    if (betrayal_air_states (play->state)[air] == BETRAYAL_AIR_JOINING)
      betrayal_air_states (play->state)[air] = BETRAYAL_AIR_HOMING;
    if (success && betrayal_air_states (play->state)[air] == BETRAYAL_AIR_FLYING &&
        betrayal_has_mission (play->state, air, area, BETRAYAL_ALL_MISSIONS))
      abort_mission (play, air);
  }
}

static void
send_germans (BetrayalPlay *play, guint area)
{
  guint left = play->rules->most_fighters[BETRAYAL_GERMAN];

  for (guint air = 0; air < play->rules->n_air && left > 0; air++)
    if (check_interceptor (play->rules, play->state, play->rules->air_counter[air], area) ==
        BETRAYAL_WHY_LEGAL) {
      send (play, air, area);
      left--;
    }
  play->state->german_intercepts++;
  resolve (play, area);
}

/* Rule 3.3.3, ruling D53. */
static gboolean
step_against_allies (BetrayalPlay *play, guint area)
{
  BetrayalAreas targets;
  guint n = 0;
  guint found = area;
  guint other;

  betrayal_get_mission_targets (play->rules, play->state, BETRAYAL_ALL_MISSIONS, targets);
  while (play->state->german_intercepts < play->rules->german_attempts &&
         betrayal_areas_pop (play->rules->n_words, targets, &other))
    if (!(betrayal_area_flags (play->state)[other] & BETRAYAL_FLOWN) &&
        count_interceptors (play->rules, play->state, other) > 0) {
      found = other;
      n++;
    }
  if (n > 1)
    return betrayal_ask (play, BETRAYAL_PHASE_INTERCEPT,
                         betrayal_german_seat (play->rules, play->state), BETRAYAL_GERMAN, FALSE);
  if (n == 1)
    send_germans (play, found);
  else
    betrayal_area_flags (play->state)[area] |= BETRAYAL_FLOWN;

  return FALSE;
}

gboolean
betrayal_step_intercept (BetrayalPlay *play)
{
  guint area = find_target (play);

  if (area == BETRAYAL_NONE) {
    play->state->focus = BETRAYAL_NONE;
    betrayal_begin_combat (play);
    return FALSE;
  }
  if (play->state->player != 0)
    return step_against_allies (play, area);

  if (count_interceptors (play->rules, play->state, area) == 0) {
    betrayal_area_flags (play->state)[area] |= BETRAYAL_FLOWN;
    return FALSE;
  }
  play->state->focus = (guint16) area;

  return betrayal_ask (play, BETRAYAL_PHASE_INTERCEPT,
                       betrayal_other_seat (play->rules, play->state->initiative), BETRAYAL_ALLIED,
                       FALSE);
}

static TcReason
check_germans (const BetrayalLook *look, const TcMove *move)
{
  const BetrayalRules *rules = look->rules;

  if (move->verb != BETRAYAL_VERB_INTERCEPT)
    return TC_REASON_PHASE;
  if (move->subject != rules->side_thing[BETRAYAL_GERMAN])
    return BETRAYAL_WHY_NOT_YOURS;
  if (!is_open_target (rules, look->state, move->target))
    return BETRAYAL_WHY_OTHER_AREA;

  return count_interceptors (rules, look->state, move->target) > 0 ? BETRAYAL_WHY_LEGAL
                                                                   : BETRAYAL_WHY_RANGE;
}

/* Before the first fighter is sent there is nothing to end, after it no passing. */
TcReason
betrayal_check_intercept (BetrayalLook *look, const TcMove *move)
{
  const BetrayalRules *rules = look->rules;
  guint16 counter = betrayal_unit_of (rules, move->subject);
  gboolean is_begun;

  if (look->state->player != 0)
    return check_germans (look, move);
  is_begun = count_joining (rules, look->state) > 0;
  if (move->verb == BETRAYAL_VERB_END)
    return is_begun ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_NO_FIGHTERS_SENT;
  if (move->target != look->state->focus)
    return BETRAYAL_WHY_OTHER_AREA;
  if (move->verb == BETRAYAL_VERB_PASS)
    return is_begun ? BETRAYAL_WHY_FIGHTERS_SENT : BETRAYAL_WHY_LEGAL;
  if (counter == BETRAYAL_NONE)
    return BETRAYAL_WHY_NOT_UNIT;

  return check_interceptor (rules, look->state, counter, move->target);
}

void
betrayal_list_intercept (BetrayalLook *look, TcMoveList *list)
{
  const BetrayalRules *rules = look->rules;
  TcMove move = tc_move_make (BETRAYAL_VERB_INTERCEPT, rules->side_thing[BETRAYAL_GERMAN], 0, 0);

  if (look->state->player != 0) {
    for (guint area = 0; area < rules->n_areas; area++) {
      move.target = (TcThing) area;
      if (betrayal_check_intercept (look, &move) == BETRAYAL_WHY_LEGAL)
        tc_move_list_add (list, move.verb, move.subject, move.target);
    }
    return;
  }

  move.target = look->state->focus;
  for (guint air = 0; air < rules->n_air; air++) {
    move.subject = betrayal_unit_thing (rules, rules->air_counter[air]);
    if (betrayal_check_intercept (look, &move) == BETRAYAL_WHY_LEGAL)
      tc_move_list_add (list, move.verb, move.subject, move.target);
  }
  if (count_joining (rules, look->state) > 0)
    tc_move_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
  else
    tc_move_list_add (list, BETRAYAL_VERB_PASS, TC_THING_NONE, move.target);
}

void
betrayal_apply_intercept (BetrayalPlay *play, const TcMove *move)
{
  guint area = play->state->focus;

  if (play->state->player != 0) {
    send_germans (play, move->target);
    return;
  }

  if (move->verb == BETRAYAL_VERB_PASS) {
    betrayal_area_flags (play->state)[area] |= BETRAYAL_FLOWN;
    play->state->focus = BETRAYAL_NONE;
    return;
  }
  if (move->verb == BETRAYAL_VERB_INTERCEPT) {
    send (play, play->rules->counters[betrayal_unit_of (play->rules, move->subject)].air, area);
    if (count_joining (play->rules, play->state) < play->rules->most_fighters[BETRAYAL_ALLIED] &&
        count_interceptors (play->rules, play->state, area) > 0)
      return;
  }
  play->state->focus = BETRAYAL_NONE;
  resolve (play, area);
}
