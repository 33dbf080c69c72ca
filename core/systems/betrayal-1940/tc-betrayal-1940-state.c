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
#member, G_STRUCT_OFFSET(BetrayalState, member), 1, sizeof(((BetrayalState *) NULL)->member)   \
  }

const TcStateField betrayal_fields[BETRAYAL_N_FIELDS] = {
  ONE (open),
  ONE (setup),
  ONE (focus),
  ONE (exploit_from),
  ONE (exploit_to),
  ONE (republic_holder),
  ONE (runner),
  ONE (returns_left),
  ONE (at_targets),
  ONE (at_returns_from),
  ONE (at_bombed),
  ONE (at_declared),
  ONE (at_unit_flags),
  ONE (at_area_flags),
  ONE (at_combat_rolls),
  ONE (at_air_rolls),
  ONE (at_missions),
  ONE (at_air_states),
  ONE (at_offences),
  ONE (at_offence_turns),
  ONE (n_air),
  ONE (player),
  ONE (step),
  ONE (stage),
  ONE (initiative),
  ONE (tactics),
  ONE (attacker),
  ONE (can_exploit),
  ONE (steps_owed),
  ONE (exchange),
  ONE (exchange_value),
  FIELD (owes, guint8),
  ONE (air_loss),
  ONE (republic_side),
  ONE (republic_moved),
  ONE (german_intercepts),
  ONE (groups),
  ONE (runner_spent),
  ONE (no_major),
  ONE (final_penalty),
  ONE (orders),
  FIELD (zero, guint8),
};

/* What is read several at a time may be read beyond its end: there the state goes on. */
#define READ_AHEAD 16

void
betrayal_add_arrays (BetrayalRules *rules, TcRuleset *ruleset)
{
  BetrayalState *blank = betrayal_rules_alloc (rules, 1, sizeof (BetrayalState));
  guint n_counters = rules->n_counters;
  guint n_areas = rules->n_areas;
  guint n_air = rules->n_air;

  rules->blank = blank;
  tc_ruleset_add_array (ruleset, "loc", 2, n_counters);
  blank->n_air = (guint16) n_air;
  blank->at_targets = (guint16) tc_ruleset_add_array (ruleset, "targets", 2, 2 * n_air);
  blank->at_returns_from = (guint16) tc_ruleset_add_array (ruleset, "returns_from", 2, n_air);
  blank->at_bombed = (guint16) tc_ruleset_add_array (ruleset, "bombed", 2, n_air);
  blank->at_declared = (guint16) tc_ruleset_add_array (ruleset, "declared", 2, n_air);
  blank->at_unit_flags = (guint16) tc_ruleset_add_array (ruleset, "unit_flags", 1, n_counters);
  blank->at_area_flags = (guint16) tc_ruleset_add_array (ruleset, "area_flags", 1, n_areas);
  blank->at_combat_rolls = (guint16) tc_ruleset_add_array (ruleset, "combat_rolls", 1, n_areas);
  blank->at_air_rolls = (guint16) tc_ruleset_add_array (ruleset, "air_rolls", 1, n_areas);
  blank->at_missions = (guint16) tc_ruleset_add_array (ruleset, "missions", 1, 2 * n_air);
  blank->at_air_states = (guint16) tc_ruleset_add_array (ruleset, "air_states", 1, n_air);
  blank->at_offences = (guint16) tc_ruleset_add_array (ruleset, "offences", 1, rules->n_nations);
  blank->at_offence_turns =
    (guint16) tc_ruleset_add_array (ruleset, "offence_turns", 1, rules->n_nations);
  tc_ruleset_add_array (ruleset, "read_ahead", 1, READ_AHEAD);
}

/* Where the arrays lie, and everything else as before the first turn; the head stays. */
void
betrayal_state_init (const BetrayalRules *rules, BetrayalState *state)
{
  TcState head = state->head;

  *state = *rules->blank;
  state->head = head;
  state->focus = state->exploit_from = state->exploit_to = BETRAYAL_NONE;
  state->republic_holder = state->runner = BETRAYAL_NONE;
  for (guint air = 0; air < rules->n_air; air++)
    betrayal_bombed (state)[air] = BETRAYAL_NONE;
}

/* Ground units of one side by place, and the sets of areas that follow from it. */
static void
scan_side (const BetrayalRules *rules,
           const BetrayalState *state,
           BetrayalSide side,
           BetrayalScan *scan)
{
  const guint16 *units = rules->ground[side];
  guint8 *ground = scan->ground[side];
  guint64 *occupied = scan->occupied[side];
  guint64 *full = scan->full[side];
  guint8 stacking = rules->stacking[side];
  guint n_units = rules->n_ground[side];
  guint n_words = rules->n_words;
  guint n_areas = rules->n_areas;

  memset (ground, 0, rules->n_places);
  for (guint k = 0; k < MIN (n_units, G_MAXUINT8); k++)
    ground[state->loc[units[k]]]++;
  for (guint k = G_MAXUINT8; k < n_units; k++) {
    guint8 *n = &ground[state->loc[units[k]]];

    *n = (guint8) (*n + (*n < G_MAXUINT8));
  }
  betrayal_areas_clear (n_words, occupied);
  betrayal_areas_clear (n_words, full);
  for (guint i = 0; i < n_areas; i += 8) {
    guint64 eight = betrayal_read_bytes (ground + i);

    occupied[i / 64] |= betrayal_bytes_at_least (eight, 1) << (i % 64);
    full[i / 64] |= betrayal_bytes_at_least (eight, stacking) << (i % 64);
  }
  /* The last eight may have been places that are no areas. */
  betrayal_areas_keep (n_words, occupied, rules->map);
  betrayal_areas_keep (n_words, full, rules->map);
}

/* What the units of one side count as, by place. */
static void
weigh_side (const BetrayalRules *rules,
            const BetrayalState *state,
            BetrayalSide side,
            BetrayalScan *scan)
{
  guint8 *load = scan->load[side];

  memset (load, 0, rules->n_places);
  for (guint k = 0; k < rules->n_ground[side]; k++) {
    guint counter = rules->ground[side][k];
    guint8 *at = &load[state->loc[counter]];

    *at = (guint8) MIN (*at + rules->counters[counter].stacking, G_MAXUINT8);
  }
  betrayal_areas_clear (rules->n_words, scan->full[side]);
}

void
betrayal_scan (const BetrayalRules *rules, const BetrayalState *state, BetrayalScan *scan)
{
  scan_side (rules, state, BETRAYAL_GERMAN, scan);
  scan_side (rules, state, BETRAYAL_ALLIED, scan);
  if (rules->has_plain_stacking) {
    betrayal_areas_drop (rules->n_words, scan->full[BETRAYAL_GERMAN], rules->unlimited);
    return;
  }
  weigh_side (rules, state, BETRAYAL_GERMAN, scan);
  weigh_side (rules, state, BETRAYAL_ALLIED, scan);
}

/* Whether the nation's own limit lets the unit in. */
static gboolean
fits_with_nation (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  guint limit = rules->nations[unit->nation].stacking;
  guint sum = unit->stacking;

  if (limit == BETRAYAL_NO_LIMIT)
    return TRUE;
  for (guint k = 0; k < rules->n_ground[unit->side]; k++) {
    guint other = rules->ground[unit->side][k];

    if (look->state->loc[other] == area && rules->counters[other].nation == unit->nation)
      sum += rules->counters[other].stacking;
  }

  return sum <= limit;
}

/* betrayal_has_room () where stacking is not plain. */
gboolean
betrayal_fits_in (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];
  guint limit = look->rules->stacking_limit[unit->side][area];

  if (limit == BETRAYAL_NO_LIMIT)
    return TRUE;

  return look->scan.load[unit->side][area] + unit->stacking <= limit &&
         fits_with_nation (look, counter, area);
}

void
betrayal_drop_unfit (const BetrayalLook *look, guint counter, guint64 *areas)
{
  BetrayalAreas left;
  guint area;

  betrayal_areas_copy (look->rules->n_words, left, areas);
  while (betrayal_areas_pop (look->rules->n_words, left, &area))
    if (!betrayal_fits_in (look, counter, area))
      betrayal_areas_remove (areas, area);
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

/* Eight places at a time. */
typedef guint16 Eight __attribute__ ((vector_size (16)));

static inline Eight
read_eight (const guint16 *at)
{
  Eight eight;

  memcpy (&eight, at, sizeof eight);

  return eight;
}

/* Ground units of both sides in @area; is_ground is 0 for what lies beyond the last counter. A
 * comparison of eight gives all bits, which is -1, for those that are there. */
void
betrayal_count_both (const BetrayalRules *rules,
                     const BetrayalState *state,
                     guint area,
                     guint n[BETRAYAL_N_SIDES])
{
  const guint16 *german = rules->is_ground[BETRAYAL_GERMAN];
  const guint16 *allied = rules->is_ground[BETRAYAL_ALLIED];
  Eight sum[BETRAYAL_N_SIDES] = { { 0 }, { 0 } };
  Eight place = { 0 };
  guint n_units = (guint) rules->n_ground[BETRAYAL_GERMAN] + rules->n_ground[BETRAYAL_ALLIED];

  place += (guint16) area;
  /* Ground units are the first of the counters. */
  for (guint i = 0; i < n_units; i += 8) {
    Eight here = (Eight) (read_eight (state->loc + i) == place);

    sum[BETRAYAL_GERMAN] += here & read_eight (german + i);
    sum[BETRAYAL_ALLIED] += here & read_eight (allied + i);
  }
  for (guint side = 0; side < BETRAYAL_N_SIDES; side++) {
    n[side] = 0;
    for (guint k = 0; k < 8; k++)
      n[side] += sum[side][k];
  }
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
betrayal_has_flags (const BetrayalRules *rules, const BetrayalState *state, guint flags)
{
  const guint8 *unit_flags = betrayal_unit_flags (state);
  guint8 any = 0;

  for (guint i = 0; i < rules->n_counters; i++)
    any |= unit_flags[i];

  return (any & flags) != 0;
}

/* The open areas (rule 3.4.2 b, ruling D35) as a set. */
void
betrayal_get_open (const BetrayalRules *rules, const BetrayalState *state, guint64 *areas)
{
  betrayal_areas_copy (rules->n_words, areas, rules->always_open);
  for (guint nation = 0; nation < rules->n_nations; nation++)
    if ((state->open >> nation) & 1)
      betrayal_areas_join (rules->n_words, areas, betrayal_set (rules, rules->land, nation));
  if (state->orders > 0)
    betrayal_areas_join (rules->n_words, areas,
                         betrayal_set (rules, rules->orders_areas, state->orders - 1u));
}

/* The areas that have one of @flags. */
void
betrayal_get_flagged (const BetrayalRules *rules,
                      const BetrayalState *state,
                      guint flags,
                      guint64 *areas)
{
  betrayal_areas_with_bits (rules->n_words, areas, rules->map, betrayal_area_flags (state),
                            rules->n_areas, (guint8) flags);
}

/* The areas that @side controls (ruling D21). */
void
betrayal_get_controlled (const BetrayalRules *rules,
                         const BetrayalState *state,
                         BetrayalSide side,
                         guint64 *areas)
{
  betrayal_get_flagged (rules, state, side + 1u, areas);
}

/* The areas that betrayal_is_base () allows. */
void
betrayal_get_bases (const BetrayalLook *look, BetrayalSide side, guint64 *areas)
{
  const BetrayalRules *rules = look->rules;

  betrayal_areas_copy (rules->n_words, areas, look->scan.occupied[side]);
  if (side == BETRAYAL_GERMAN)
    betrayal_areas_join (rules->n_words, areas, rules->borders);
  betrayal_areas_drop (rules->n_words, areas, look->scan.occupied[betrayal_enemy (side)]);
}

/* Rule 3.3.1, rulings D33 and D59. */
gboolean
betrayal_is_base (const BetrayalLook *look, BetrayalSide side, guint area)
{
  if (look->scan.ground[betrayal_enemy (side)][area] > 0)
    return FALSE;
  if (look->rules->is_border[area] && side == BETRAYAL_GERMAN)
    return TRUE;

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
  if (rules->german_seat != BETRAYAL_NOBODY)
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
    tc_events_report (play->events, BETRAYAL_EVENT_CONTROL, play->rules->side_thing[side],
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
  play->state->loc[counter] = (guint16) loc;
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

  tc_events_report (play->events, (guint16) event, betrayal_unit_thing (play->rules, counter),
                    from < play->rules->n_areas ? (TcThing) from : TC_THING_NONE, 0);
  betrayal_forget_missions (play->state, play->rules->counters[counter].air);
  betrayal_place (play, counter, betrayal_box (play->rules, BETRAYAL_BOX_LOST));
}

/* Rules 4.5.2, 4.5.7: set aside at reduced strength; the minor Allies' losses are permanent (4.5
 * note, ruling D77). */
void
betrayal_set_aside (BetrayalPlay *play, guint counter, BetrayalLoss loss)
{
  const BetrayalCounter *unit = &play->rules->counters[counter];

  if (play->rules->nations[unit->nation].permanent_losses) {
    betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_LOST);
    return;
  }

  tc_events_report (play->events, (guint16) (BETRAYAL_EVENT_SET_ASIDE + loss),
                    betrayal_unit_thing (play->rules, counter), TC_THING_NONE, 0);
  if (unit->n_steps > 1)
    betrayal_unit_flags (play->state)[counter] |= BETRAYAL_REDUCED;
  betrayal_forget_missions (play->state, unit->air);
  betrayal_place (play, counter, betrayal_box (play->rules, BETRAYAL_BOX_SET_ASIDE + unit->side));
}

/* Rule 4.5.3, ruling D76. */
void
betrayal_lose_step (BetrayalPlay *play, guint counter, BetrayalLoss loss)
{
  if (play->rules->counters[counter].n_steps < 2 || betrayal_is_reduced (play->state, counter)) {
    betrayal_set_aside (play, counter, loss);
    return;
  }

  betrayal_unit_flags (play->state)[counter] |= BETRAYAL_REDUCED;
  /* Who chooses the unit says it with the choice. */
  if (loss == BETRAYAL_BY_STEP_LOSS)
    tc_events_report (play->events, BETRAYAL_EVENT_FLIPPED,
                      betrayal_unit_thing (play->rules, counter), TC_THING_NONE, 0);
}

/* Ruling D84: the marker's own nation and the Germans. */
gboolean
betrayal_may_hold_republic (const BetrayalRules *rules, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  return unit->kind == BETRAYAL_GROUND &&
         (unit->side == BETRAYAL_GERMAN || unit->nation == rules->counters[rules->republic].nation);
}

static guint16
find_holder (const BetrayalPlay *play, guint area, BetrayalSide side)
{
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (play->state->loc[i] == area && play->rules->counters[i].side == side &&
        betrayal_may_hold_republic (play->rules, i))
      return (guint16) i;

  return BETRAYAL_NONE;
}

static void
set_holder (BetrayalPlay *play, guint16 holder)
{
  BetrayalState *state = play->state;
  guint8 side = holder == BETRAYAL_NONE ? 0 : (guint8) (play->rules->counters[holder].side + 1);

  if (side != state->republic_side && side != 0)
    tc_events_report (play->events, BETRAYAL_EVENT_REPUBLIC_HELD,
                      betrayal_unit_thing (play->rules, holder),
                      (TcThing) state->loc[play->rules->republic], 0);
  else if (side != state->republic_side)
    tc_events_report (play->events, BETRAYAL_EVENT_REPUBLIC_ALONE, TC_THING_NONE,
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
  guint16 holder = BETRAYAL_NONE;

  if (state->republic_holder != BETRAYAL_NONE && state->loc[state->republic_holder] == area)
    return;

  if (state->republic_side != 0)
    holder = find_holder (play, area, state->republic_side - 1u);
  /* Who takes it from a side that is gone is seen when the result is settled (ruling T2). */
  if (holder == BETRAYAL_NONE && is_being_fought_for (state, area)) {
    state->republic_holder = BETRAYAL_NONE;
    return;
  }
  for (guint side = 0; side < BETRAYAL_N_SIDES && holder == BETRAYAL_NONE; side++)
    if (betrayal_count_ground (play->rules, state, betrayal_enemy (side), area) == 0)
      holder = find_holder (play, area, side);
  set_holder (play, holder);
}

/* Rule 7.2.1: the marker moves with a ground unit. */
void
betrayal_carry_republic (BetrayalPlay *play, guint counter, guint area)
{
  play->state->loc[play->rules->republic] = (guint16) area;
  set_holder (play, (guint16) counter);
  betrayal_place (play, counter, area);
}
