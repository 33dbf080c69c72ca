/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Reading and changing a position. Every change of place goes through betrayal_place (), which
 * keeps control of areas, stranded air units and the French Republic marker in order. */

#define FIELD(member, integer) TC_STATE_FIELD (BetrayalState, member, integer)

/* One number, where TC_STATE_FIELD () is for arrays. */
#define ONE(member)                                                                                \
  {                                                                                                \
#member, G_STRUCT_OFFSET(BetrayalState, member), sizeof(((BetrayalState *) NULL)->member), 1   \
  }

const TcStateField betrayal_fields[BETRAYAL_N_FIELDS] = {
  ONE (open),
  FIELD (declared, guint16),
  ONE (setup),
  ONE (player),
  ONE (step),
  ONE (stage),
  ONE (initiative),
  ONE (tactics),
  ONE (focus),
  ONE (attacker),
  ONE (exploit_from),
  ONE (exploit_to),
  ONE (can_exploit),
  ONE (steps_owed),
  ONE (exchange),
  ONE (exchange_value),
  FIELD (owes, guint8),
  ONE (returns_left),
  ONE (air_loss),
  ONE (republic_holder),
  ONE (republic_side),
  ONE (republic_moved),
  ONE (german_intercepts),
  ONE (groups),
  ONE (runner),
  ONE (runner_spent),
  ONE (no_major),
  ONE (final_penalty),
  FIELD (offences, guint8),
  FIELD (offence_turn, guint8),
  FIELD (mission, guint8),
  FIELD (target, guint8),
  FIELD (air, guint8),
  FIELD (return_from, guint8),
  FIELD (bombed, guint8),
  FIELD (loc, guint8),
  FIELD (flags, guint8),
  FIELD (area, guint8),
  FIELD (combat_rolls, guint8),
  FIELD (air_rolls, guint8),
  FIELD (zero, guint8),
};

/* Ground units of one side by place, and the sets of areas that follow from it. */
static void
scan_side (const BetrayalRules *rules,
           const BetrayalState *state,
           BetrayalSide side,
           BetrayalScan *scan)
{
  const guint8 *units = rules->ground[side];
  guint8 *ground = scan->ground[side];
  guint8 stacking = rules->stacking;
  guint n_units = rules->n_ground[side];
  guint n_areas = rules->n_areas;
  BetrayalAreas occupied = { { 0 } };
  BetrayalAreas full = { { 0 } };

  for (guint k = 0; k < n_units; k++)
    ground[state->loc[units[k]]]++;
  for (guint i = 0; i < n_areas; i += 8) {
    guint64 eight = betrayal_read_bytes (ground + i);

    occupied.bits[i / 64] |= betrayal_bytes_at_least (eight, 1) << (i % 64);
    full.bits[i / 64] |= betrayal_bytes_at_least (eight, stacking) << (i % 64);
  }
  /* The last eight may have been places that are no areas. */
  scan->occupied[side] = betrayal_areas_and (occupied, rules->map);
  scan->full[side] = betrayal_areas_and (full, rules->map);
}

void
betrayal_scan (const BetrayalRules *rules, const BetrayalState *state, BetrayalScan *scan)
{
  memset (scan->ground, 0, sizeof scan->ground);
  scan_side (rules, state, BETRAYAL_GERMAN, scan);
  scan_side (rules, state, BETRAYAL_ALLIED, scan);
  scan->full[BETRAYAL_GERMAN] = betrayal_areas_less (scan->full[BETRAYAL_GERMAN], rules->borders);
}

/* Without the scan, for those who do not ask where ground units are. */
void
betrayal_look_init_blind (BetrayalLook *look,
                          const BetrayalRules *rules,
                          const BetrayalState *state)
{
  look->rules = rules;
  look->state = state;
  look->has_duties = FALSE;
  look->has_slots = FALSE;
  look->has_reach = FALSE;
}

void
betrayal_look_init (BetrayalLook *look, const BetrayalRules *rules, const BetrayalState *state)
{
  betrayal_look_init_blind (look, rules, state);
  betrayal_scan (rules, state, &look->scan);
}

/* Ground units of both sides in @area: eight counters at a time, a byte each. The bytes of those
 * that are there become 0 and then 1; the others 0; a multiplication adds the bytes up. */
void
betrayal_count_both (const BetrayalRules *rules,
                     const BetrayalState *state,
                     guint area,
                     guint n[BETRAYAL_N_SIDES])
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  const guint64 low = ones * 0x7f;
  guint64 sum[BETRAYAL_N_SIDES] = { 0 };

  for (guint i = 0; i < rules->n_counters; i += 8) {
    guint64 loc, is_ground;

    memcpy (&loc, state->loc + i, 8);
    loc ^= ones * area;
    loc = ~((((loc & low) + low) | loc) >> 7) & ones;
    for (guint side = 0; side < BETRAYAL_N_SIDES; side++) {
      memcpy (&is_ground, rules->is_ground[side] + i, 8);
      sum[side] += loc & is_ground;
    }
  }
  for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
    n[side] = (guint) (sum[side] * ones >> 56);
}

guint
betrayal_count_ground (const BetrayalRules *rules,
                       const BetrayalState *state,
                       BetrayalSide side,
                       guint area)
{
  guint n[BETRAYAL_N_SIDES];

  betrayal_count_both (rules, state, area, n);

  return n[side];
}

/* Whether any counter has one of @flags. */
gboolean
betrayal_has_flags (const BetrayalState *state, guint flags)
{
  guint8 any = 0;

  for (guint i = 0; i < BETRAYAL_MAX_COUNTERS; i++)
    any |= betrayal_unit_flags (state)[i];

  return (any & flags) != 0;
}

/* The open areas (rule 3.4.2 b, ruling D35) as a set. */
BetrayalAreas
betrayal_get_open (const BetrayalRules *rules, const BetrayalState *state)
{
  BetrayalAreas open = rules->borders;

  for (guint nation = 0; nation < rules->n_nations; nation++)
    if ((state->open >> nation) & 1)
      open = betrayal_areas_or (open, rules->land[nation]);

  return open;
}

/* The areas that have one of @flags. */
BetrayalAreas
betrayal_get_flagged (const BetrayalRules *rules, const BetrayalState *state, guint flags)
{
  return betrayal_areas_with_bits (betrayal_area_flags (state), rules->n_areas, (guint8) flags);
}

/* The areas that @side controls (ruling D21). */
BetrayalAreas
betrayal_get_controlled (const BetrayalRules *rules, const BetrayalState *state, BetrayalSide side)
{
  return betrayal_get_flagged (rules, state, side + 1u);
}

/* The areas that betrayal_is_base () allows. */
BetrayalAreas
betrayal_get_bases (const BetrayalLook *look, BetrayalSide side)
{
  BetrayalAreas bases = betrayal_areas_less (look->scan.occupied[side], look->rules->borders);

  if (side == BETRAYAL_GERMAN)
    bases = betrayal_areas_or (bases, look->rules->borders);

  return betrayal_areas_less (bases, look->scan.occupied[betrayal_enemy (side)]);
}

/* Rule 3.3.1, rulings D33 and D59. */
gboolean
betrayal_is_base (const BetrayalLook *look, BetrayalSide side, guint area)
{
  if (look->scan.ground[betrayal_enemy (side)][area] > 0)
    return FALSE;
  if (look->rules->is_border[area])
    return side == BETRAYAL_GERMAN;

  return look->scan.ground[side][area] > 0;
}

guint8
betrayal_phasing_seat (const BetrayalRules *rules, const BetrayalState *state)
{
  return state->player == 0 ? betrayal_german_seat (rules, state) : (guint8) (state->player - 1);
}

/* The other Ally; with more than two players the next one. */
guint8
betrayal_other_seat (const BetrayalRules *rules, guint8 seat)
{
  return (guint8) ((seat + 1) % rules->n_seats);
}

/* Rulings D13, D14, D104. */
guint8
betrayal_german_seat (const BetrayalRules *rules, const BetrayalState *state)
{
  if (rules->german_seat != BETRAYAL_NONE)
    return rules->german_seat;
  if (state->player == 0)
    return state->initiative;

  return betrayal_other_seat (rules, (guint8) (state->player - 1));
}

/* Who decides about a unit: its nation's player always (ruling D75). */
guint8
betrayal_owner_seat (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  if (rules->counters[counter].side == BETRAYAL_GERMAN)
    return betrayal_german_seat (rules, state);

  return rules->counters[counter].seat;
}

/* The total of the @nth throw of these dice. */
guint
betrayal_roll (BetrayalPlay *play, guint kind, guint16 subject, guint nth, BetrayalDice dice)
{
  guint total = 0;

  for (guint i = 0; i < dice.n; i++) {
    guint8 face = tc_state_roll (&play->state->head, (guint16) kind, subject,
                                 (guint16) (nth * dice.n + i), dice.faces);

    tc_events_add_die (play->events, face, dice.faces);
    total += face;
  }

  return total;
}

/* Rule 3.3.1: ground units that find air units without friendly ground units destroy them. */
static void
destroy_stranded_air (BetrayalPlay *play, guint area, BetrayalSide side)
{
  const BetrayalRules *rules = play->rules;

  for (guint i = 0; i < rules->n_air; i++) {
    guint counter = rules->air_counter[i];

    if (play->state->loc[counter] == area && rules->counters[counter].side == side &&
        betrayal_air_states (play->state)[i] != BETRAYAL_AIR_FLYING &&
        betrayal_air_states (play->state)[i] != BETRAYAL_AIR_RETURNING)
      betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_AIR_LOST);
  }
}

/* A combat result hits everybody at once: until it is settled, nobody is alone there (ruling T2).
 */
static gboolean
is_being_fought_for (const BetrayalState *state, guint area)
{
  return state->step == BETRAYAL_STEP_COMBAT && state->stage == BETRAYAL_STAGE_RESULT &&
         state->focus == area;
}

/* Who may still move on from an area with defence forces has not stopped there, and passing through
 * changes nothing (rulings T2 and T15). */
static gboolean
is_passed_through (const BetrayalState *state, guint area, const guint n[BETRAYAL_N_SIDES])
{
  return state->runner != BETRAYAL_NONE && state->loc[state->runner] == area &&
         n[BETRAYAL_GERMAN] == 1;
}

/* After a change in @area: who controls it, and what stands there alone. */
void
betrayal_touch (BetrayalPlay *play, guint area)
{
  guint n[BETRAYAL_N_SIDES];

  if (area >= play->rules->n_areas || is_being_fought_for (play->state, area))
    return;

  betrayal_count_both (play->rules, play->state, area, n);
  if (is_passed_through (play->state, area, n))
    return;

  for (guint side = 0; side < BETRAYAL_N_SIDES; side++) {
    BetrayalSide enemy = betrayal_enemy (side);

    if (n[side] == 0 || n[enemy] > 0)
      continue;
    destroy_stranded_air (play, area, enemy);
    if (betrayal_get_controller (play->state, area) == (gint) side)
      continue;
    betrayal_area_flags (play->state)[area] =
      (guint8) ((betrayal_area_flags (play->state)[area] & ~BETRAYAL_CONTROL) | (side + 1));
    tc_events_tell (play->events, BETRAYAL_EVENT_CONTROL, play->rules->side_thing[side],
                    (TcThing) area, 0);
  }
}

/* Rule 1.7, ruling D23: who has left its country, or starts outside, is bound to it no more. */
static void
free_from_home (BetrayalPlay *play, guint counter, guint loc)
{
  const BetrayalRules *rules = play->rules;
  guint nation = rules->counters[counter].nation;

  if (loc < rules->n_areas && rules->counters[counter].kind == BETRAYAL_GROUND &&
      rules->counters[counter].side == BETRAYAL_ALLIED && rules->nations[nation].home_bound &&
      rules->area_nation[loc] != nation)
    betrayal_unit_flags (play->state)[counter] |= BETRAYAL_FREED;
}

void
betrayal_place (BetrayalPlay *play, guint counter, guint loc)
{
  guint from = play->state->loc[counter];

  free_from_home (play, counter, from);
  free_from_home (play, counter, loc);
  play->state->loc[counter] = (guint8) loc;
  if (loc >= play->rules->n_areas)
    betrayal_unit_flags (play->state)[counter] &= BETRAYAL_REDUCED;
  if (play->rules->counters[counter].kind == BETRAYAL_GROUND) {
    guint marker = play->state->loc[play->rules->republic];

    betrayal_touch (play, from);
    betrayal_touch (play, loc);
    if (from == marker || loc == marker)
      betrayal_update_republic (play);
  }
}

void
betrayal_forget_missions (BetrayalState *state, guint air)
{
  if (air == BETRAYAL_NONE)
    return;

  for (guint leg = 0; leg < 2; leg++) {
    betrayal_missions (state, leg)[air] = BETRAYAL_MISSION_NONE;
    betrayal_targets (state, leg)[air] = 0;
  }
  betrayal_declared (state)[air] = 0;
  betrayal_air_states (state)[air] = BETRAYAL_AIR_DONE;
  betrayal_returns_from (state)[air] = 0;
}

void
betrayal_remove_for_good (BetrayalPlay *play, guint counter, guint event)
{
  guint from = play->state->loc[counter];

  tc_events_tell (play->events, (guint16) event, betrayal_unit_thing (play->rules, counter),
                  from < play->rules->n_areas ? (TcThing) from : TC_THING_NONE, 0);
  betrayal_forget_missions (play->state, play->rules->counters[counter].air);
  betrayal_place (play, counter, betrayal_box (play->rules, BETRAYAL_BOX_LOST));
}

/* Rules 4.5.2, 4.5.7: set aside at reduced strength; the minor Allies' losses are permanent (4.5
 * note, ruling D77). */
void
betrayal_set_aside (BetrayalPlay *play, guint counter)
{
  const BetrayalCounter *unit = &play->rules->counters[counter];

  if (play->rules->nations[unit->nation].permanent_losses) {
    betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_LOST);
    return;
  }

  tc_events_tell (play->events, BETRAYAL_EVENT_SET_ASIDE,
                  betrayal_unit_thing (play->rules, counter), TC_THING_NONE, 0);
  if (unit->n_steps > 1)
    betrayal_unit_flags (play->state)[counter] |= BETRAYAL_REDUCED;
  betrayal_forget_missions (play->state, unit->air);
  betrayal_place (play, counter, betrayal_box (play->rules, BETRAYAL_BOX_SET_ASIDE + unit->side));
}

/* Rule 4.5.3, ruling D76. */
void
betrayal_lose_step (BetrayalPlay *play, guint counter)
{
  if (play->rules->counters[counter].n_steps < 2 || betrayal_is_reduced (play->state, counter)) {
    betrayal_set_aside (play, counter);
    return;
  }

  betrayal_unit_flags (play->state)[counter] |= BETRAYAL_REDUCED;
  tc_events_tell (play->events, BETRAYAL_EVENT_FLIPPED, betrayal_unit_thing (play->rules, counter),
                  TC_THING_NONE, 0);
}

/* Ruling D84: the marker's own nation and the Germans. */
gboolean
betrayal_may_hold_republic (const BetrayalRules *rules, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  return unit->kind == BETRAYAL_GROUND &&
         (unit->side == BETRAYAL_GERMAN || unit->nation == rules->counters[rules->republic].nation);
}

static guint8
find_holder (const BetrayalPlay *play, guint area, BetrayalSide side)
{
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (play->state->loc[i] == area && play->rules->counters[i].side == side &&
        betrayal_may_hold_republic (play->rules, i))
      return (guint8) i;

  return BETRAYAL_NONE;
}

static void
set_holder (BetrayalPlay *play, guint8 holder)
{
  BetrayalState *state = play->state;
  guint8 side = holder == BETRAYAL_NONE ? 0 : (guint8) (play->rules->counters[holder].side + 1);

  if (side != state->republic_side && side != 0)
    tc_events_tell (play->events, BETRAYAL_EVENT_REPUBLIC_HELD,
                    betrayal_unit_thing (play->rules, holder),
                    (TcThing) state->loc[play->rules->republic], 0);
  else if (side != state->republic_side)
    tc_events_tell (play->events, BETRAYAL_EVENT_REPUBLIC_ALONE, TC_THING_NONE,
                    (TcThing) state->loc[play->rules->republic], 0);
  state->republic_holder = holder;
  state->republic_side = side;
}

/* Rule 7.2, rulings D83 and D85: the holder keeps it; else a comrade in the area; else, when no
 * enemy contests the area, the other side; else nobody. */
void
betrayal_update_republic (BetrayalPlay *play)
{
  BetrayalState *state = play->state;
  guint area = state->loc[play->rules->republic];
  guint8 holder = BETRAYAL_NONE;

  if (state->republic_holder != BETRAYAL_NONE && state->loc[state->republic_holder] == area)
    return;

  if (state->republic_side != 0)
    holder = find_holder (play, area, state->republic_side - 1u);
  for (guint side = 0; side < BETRAYAL_N_SIDES && holder == BETRAYAL_NONE; side++)
    if (betrayal_count_ground (play->rules, state, betrayal_enemy (side), area) == 0)
      holder = find_holder (play, area, side);
  set_holder (play, holder);
}

/* Rule 7.2.1: the marker moves with a ground unit. */
void
betrayal_carry_republic (BetrayalPlay *play, guint counter, guint area)
{
  play->state->loc[play->rules->republic] = (guint8) area;
  set_holder (play, (guint8) counter);
  betrayal_place (play, counter, area);
}
