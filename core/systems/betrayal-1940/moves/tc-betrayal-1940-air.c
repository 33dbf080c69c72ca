/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Air missions (3.3) of whoever is phasing, flown when ground movement has ended, and basing
 * (3.3.1): voluntary, obligatory for a unit whose ground units went away (ruling D32), and after a
 * mission or an interception. While a unit flies, its place is still the area it was launched from.
 */

gboolean
betrayal_has_mission (const BetrayalState *state, guint air, guint area, guint missions)
{
  for (guint leg = 0; leg < 2; leg++)
    if (betrayal_targets (state, leg)[air] == area &&
        ((missions >> betrayal_missions (state, leg)[air]) & 1) &&
        betrayal_missions (state, leg)[air] != BETRAYAL_MISSION_NONE)
      return TRUE;

  return FALSE;
}

/* The areas that units of the phasing side fly one of @missions to. */
void
betrayal_get_mission_targets (const BetrayalRules *rules,
                              const BetrayalState *state,
                              guint missions,
                              guint64 *targets)
{
  betrayal_areas_clear (rules->n_words, targets);
  for (guint air = 0; air < rules->n_air; air++)
    for (guint leg = 0; leg < 2; leg++)
      if (betrayal_air_states (state)[air] == BETRAYAL_AIR_FLYING &&
          betrayal_missions (state, leg)[air] != BETRAYAL_MISSION_NONE &&
          ((missions >> betrayal_missions (state, leg)[air]) & 1))
        betrayal_areas_add (targets, betrayal_targets (state, leg)[air]);
}

/* --- Choosing missions --- */

static gboolean
has_own_ground (const BetrayalLook *look, guint area)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (look->state->loc[i] == area && look->rules->counters[i].kind == BETRAYAL_GROUND &&
        betrayal_is_phasing_unit (look->rules, look->state, i))
      return TRUE;

  return FALSE;
}

/* Support helps an attack, so one must be going to happen (3.3.5, rulings D62 and T6). */
static gboolean
will_fight (const BetrayalLook *look, guint area)
{
  if (look->state->player == 0)
    return (betrayal_area_flags (look->state)[area] & BETRAYAL_ATTACKED) &&
           look->scan.ground[BETRAYAL_GERMAN][area] > 0;

  return has_own_ground (look, area);
}

/* Ruling D56: whether another player of this side has bombed @area in this game turn. */
static gboolean
is_bombed_by_other (const BetrayalLook *look, const BetrayalCounter *unit, guint area)
{
  for (guint air = 0; air < look->rules->n_air; air++) {
    const BetrayalCounter *other = &look->rules->counters[look->rules->air_counter[air]];

    if (betrayal_bombed (look->state)[air] == area && other->side == unit->side &&
        other->seat != unit->seat)
      return TRUE;
  }

  return FALSE;
}

gboolean
betrayal_is_saturating (const BetrayalLook *look, const BetrayalCounter *unit)
{
  return look->state->player == 0 && unit->side == BETRAYAL_GERMAN &&
         unit->class == BETRAYAL_BOMBER &&
         (look->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_SATURATION));
}

/* Rule 3.4.4 D: the bomber's second mission. */
gboolean
betrayal_may_fly_again (const BetrayalLook *look, const BetrayalCounter *unit)
{
  return betrayal_is_saturating (look, unit) &&
         betrayal_air_states (look->state)[unit->air] == BETRAYAL_AIR_FLYING &&
         betrayal_missions (look->state, 1)[unit->air] == BETRAYAL_MISSION_NONE;
}

static TcReason
check_flight (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];

  if (betrayal_may_fly_again (look, unit)) {
    if (betrayal_targets (look->state, 0)[unit->air] == area)
      return BETRAYAL_WHY_SAME_TARGET;
  } else if (betrayal_air_states (look->state)[unit->air] != BETRAYAL_AIR_HOME) {
    return BETRAYAL_WHY_HAS_FLOWN;
  }
  /* Rule 3.2.3 speaks of all Allied units (rulings D33 and T9). */
  if (unit->side == BETRAYAL_ALLIED && look->rules->is_closed[area])
    return BETRAYAL_WHY_BORDER;
  if (betrayal_distances (look->rules, look->state->loc[counter])[area] > unit->range)
    return BETRAYAL_WHY_RANGE;

  return look->scan.ground[betrayal_enemy (unit->side)][area] > 0 ? BETRAYAL_WHY_LEGAL
                                                                  : BETRAYAL_WHY_NO_ENEMY;
}

/* Rule 3.3.2. */
static TcReason
check_mission (const BetrayalLook *look, guint verb, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];
  gboolean is_mixed = look->scan.ground[unit->side][area] > 0;
  TcReason why = check_flight (look, counter, area);

  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  if (verb == BETRAYAL_VERB_BOMB && is_mixed)
    return BETRAYAL_WHY_MIXED;
  if (verb != BETRAYAL_VERB_SUPPORT && is_bombed_by_other (look, unit, area))
    return BETRAYAL_WHY_BOMBED;
  if (verb == BETRAYAL_VERB_BOMB)
    return BETRAYAL_WHY_LEGAL;
  if (verb == BETRAYAL_VERB_STRIKE && unit->class != BETRAYAL_BOMBER)
    return BETRAYAL_WHY_BOMBER_ONLY;
  if (!is_mixed)
    return BETRAYAL_WHY_NOT_MIXED;
  /* Rule 3.4.2 b, ruling D35: none in a closed country, though a drop may fight there (D27). */
  if (look->state->player == 0 && !betrayal_is_open (look->rules, look->state, area))
    return BETRAYAL_WHY_CLOSED;

  return will_fight (look, area) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_NO_COMBAT_THERE;
}

/* Whether the unit may fly to another area than @except. */
static gboolean
has_mission_for (const BetrayalLook *look, guint counter, guint except)
{
  for (guint verb = BETRAYAL_VERB_BOMB; verb <= BETRAYAL_VERB_SUPPORT; verb++)
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (area != except && check_mission (look, verb, counter, area) == BETRAYAL_WHY_LEGAL)
        return TRUE;

  return FALSE;
}

/* Rule 3.4.4 D: one mission to each of two areas, and not two in one; with a single target in range
 * the bomber does there what it can (ruling D44). */
static gboolean
must_split_missions (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];

  return betrayal_is_saturating (look, unit) &&
         (betrayal_may_fly_again (look, unit) || has_mission_for (look, counter, area));
}

/* Rule 3.4.4 D, ruling D44: whether the bomber still has to fly, as far as it can. */
gboolean
betrayal_must_fly (const BetrayalLook *look, const BetrayalCounter *unit)
{
  return betrayal_is_saturating (look, unit) &&
         (betrayal_air_states (look->state)[unit->air] == BETRAYAL_AIR_HOME ||
          betrayal_may_fly_again (look, unit));
}

static gboolean
owes_mission (const BetrayalLook *look, guint counter)
{
  return betrayal_must_fly (look, &look->rules->counters[counter]) &&
         look->state->loc[counter] < look->rules->n_areas &&
         has_mission_for (look, counter, BETRAYAL_NONE);
}

static TcReason
check_rebase (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];

  if (betrayal_air_states (look->state)[unit->air] != BETRAYAL_AIR_HOME)
    return BETRAYAL_WHY_HAS_FLOWN;
  if (area == look->state->loc[counter])
    return BETRAYAL_WHY_SAME_AREA;
  if (!betrayal_is_base (look, unit->side, area))
    return BETRAYAL_WHY_BASE;
  if (betrayal_distances (look->rules, look->state->loc[counter])[area] > unit->range)
    return BETRAYAL_WHY_RANGE;

  return owes_mission (look, counter) ? BETRAYAL_WHY_END_SATURATION : BETRAYAL_WHY_LEGAL;
}

/* Ruling D32: it stands unbased, and could go to a base. */
static gboolean
owes_rebase (const BetrayalLook *look, guint counter)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];
  guint loc = look->state->loc[counter];

  if (loc >= look->rules->n_areas ||
      betrayal_air_states (look->state)[unit->air] != BETRAYAL_AIR_HOME ||
      betrayal_is_base (look, unit->side, loc))
    return FALSE;
  for (guint area = 0; area < look->rules->n_areas; area++)
    if (check_rebase (look, counter, area) == BETRAYAL_WHY_LEGAL)
      return TRUE;

  return FALSE;
}

/* Who must still fly, or NONE. */
guint16
betrayal_find_owed_flight (const BetrayalLook *look, TcReason *out_why)
{
  for (guint air = 0; air < look->rules->n_air; air++) {
    guint16 counter = look->rules->air_counter[air];

    if (!betrayal_is_phasing_unit (look->rules, look->state, counter))
      continue;
    *out_why = owes_mission (look, counter)  ? BETRAYAL_WHY_END_SATURATION
               : owes_rebase (look, counter) ? BETRAYAL_WHY_END_BASE
                                             : BETRAYAL_WHY_LEGAL;
    if (*out_why != BETRAYAL_WHY_LEGAL)
      return counter;
  }
  *out_why = BETRAYAL_WHY_LEGAL;

  return BETRAYAL_NONE;
}

static TcReason
check_end (const BetrayalLook *look)
{
  TcReason why;

  betrayal_find_owed_flight (look, &why);

  return why;
}

TcReason
betrayal_check_missions (BetrayalLook *look, const TcMove *move)
{
  const BetrayalRules *rules = look->rules;
  guint16 counter = betrayal_unit_of (rules, move->subject);
  TcReason why;

  if (move->verb == BETRAYAL_VERB_END)
    return check_end (look);
  if (counter == BETRAYAL_NONE || rules->counters[counter].kind == BETRAYAL_MARKER)
    return BETRAYAL_WHY_NOT_UNIT;
  if (!betrayal_is_phasing_unit (rules, look->state, counter))
    return BETRAYAL_WHY_NOT_YOURS;
  if (rules->counters[counter].kind != BETRAYAL_AIR)
    return BETRAYAL_WHY_GROUND_ONLY;
  if (look->state->loc[counter] >= rules->n_areas)
    return BETRAYAL_WHY_NOT_ON_MAP;
  if (move->verb == BETRAYAL_VERB_BASE)
    return check_rebase (look, counter, move->target);

  why = check_mission (look, move->verb, counter, move->target);
  if (why == BETRAYAL_WHY_LEGAL && move->verb == BETRAYAL_VERB_STRIKE &&
      must_split_missions (look, counter, move->target))
    return BETRAYAL_WHY_ONE_MISSION;

  return why;
}

/* Ruling D32: air units of other players of the side, which the movement left without ground units,
 * look for a base too. */
static void
send_stranded_air (const BetrayalLook *look, BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  BetrayalSide side = betrayal_phasing_side (play->state);

  for (guint air = 0; air < rules->n_air; air++) {
    guint counter = rules->air_counter[air];
    guint16 loc = play->state->loc[counter];

    if (rules->counters[counter].side != side || loc >= rules->n_areas ||
        betrayal_is_phasing_unit (rules, play->state, counter) ||
        betrayal_is_base (look, side, loc))
      continue;
    betrayal_air_states (play->state)[air] = BETRAYAL_AIR_RETURNING;
    betrayal_returns_from (play->state)[air] = loc;
  }
}

static void
end_missions (BetrayalPlay *play)
{
  BetrayalLook look;

  betrayal_look_init (&look, play->rules, play->state);
  send_stranded_air (&look, play);
  for (guint air = 0; air < play->rules->n_air; air++) {
    guint counter = play->rules->air_counter[air];

    if (betrayal_is_phasing_unit (play->rules, play->state, counter) &&
        play->state->loc[counter] < play->rules->n_areas &&
        betrayal_air_states (play->state)[air] != BETRAYAL_AIR_FLYING &&
        !betrayal_is_base (&look, play->rules->counters[counter].side, play->state->loc[counter]))
      betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_AIR_UNBASED);
  }
  play->state->step = BETRAYAL_STEP_INTERCEPT;
}

/* Behind all that have been declared in this phase. */
static guint16
get_next_place (const BetrayalPlay *play)
{
  guint16 last = 0;

  for (guint air = 0; air < play->rules->n_air; air++)
    last = MAX (last, betrayal_declared (play->state)[air]);

  return (guint16) (last + 1);
}

void
betrayal_apply_missions (BetrayalPlay *play, const TcMove *move)
{
  BetrayalState *state = play->state;
  guint16 counter = betrayal_unit_of (play->rules, move->subject);
  guint air, leg;

  if (move->verb == BETRAYAL_VERB_END) {
    end_missions (play);
    return;
  }

  air = play->rules->counters[counter].air;
  if (move->verb == BETRAYAL_VERB_BASE) {
    betrayal_place (play, counter, move->target);
    betrayal_air_states (state)[air] = BETRAYAL_AIR_DONE;
    return;
  }

  leg = betrayal_air_states (state)[air] == BETRAYAL_AIR_FLYING;
  if (leg == 0)
    betrayal_declared (state)[air] = get_next_place (play);
  betrayal_air_states (state)[air] = BETRAYAL_AIR_FLYING;
  betrayal_targets (state, leg)[air] = move->target;
  betrayal_missions (state, leg)[air] =
    (guint8) (move->verb - BETRAYAL_VERB_BOMB + BETRAYAL_MISSION_BOMB);
  if (move->verb != BETRAYAL_VERB_SUPPORT)
    betrayal_bombed (state)[air] = move->target;
}

/* --- Coming home --- */

/* Ends the missions to @area: bombardments that are spent, and after ground combat all of them. A
 * unit without another mission looks for a base from there (rulings D58, D95). */
void
betrayal_release_air (BetrayalPlay *play, guint area, gboolean after_combat)
{
  BetrayalState *state = play->state;

  for (guint air = 0; air < play->rules->n_air; air++) {
    gboolean is_done = FALSE;

    if (betrayal_air_states (state)[air] != BETRAYAL_AIR_FLYING)
      continue;
    for (guint leg = 0; leg < 2; leg++) {
      if (betrayal_missions (state, leg)[air] == BETRAYAL_MISSION_NONE ||
          betrayal_targets (state, leg)[air] != area ||
          (!after_combat && betrayal_missions (state, leg)[air] != BETRAYAL_MISSION_SPENT))
        continue;
      betrayal_missions (state, leg)[air] = BETRAYAL_MISSION_NONE;
      betrayal_targets (state, leg)[air] = 0;
      is_done = TRUE;
    }
    if (is_done && betrayal_missions (state, 0)[air] == BETRAYAL_MISSION_NONE &&
        betrayal_missions (state, 1)[air] == BETRAYAL_MISSION_NONE) {
      betrayal_air_states (state)[air] = BETRAYAL_AIR_RETURNING;
      betrayal_returns_from (state)[air] = (guint16) area;
    }
  }
}

/* At the end of the Combat Phase nothing stays in the air. */
void
betrayal_release_all_air (BetrayalPlay *play)
{
  BetrayalAreas targets;
  guint area;

  betrayal_get_mission_targets (play->rules, play->state, BETRAYAL_ALL_MISSIONS, targets);
  while (betrayal_areas_pop (play->rules->n_words, targets, &area))
    betrayal_release_air (play, area, TRUE);
}

static gboolean
looks_for_base (const BetrayalState *state, const BetrayalCounter *unit)
{
  return unit->kind == BETRAYAL_AIR &&
         (betrayal_air_states (state)[unit->air] == BETRAYAL_AIR_RETURNING ||
          betrayal_air_states (state)[unit->air] == BETRAYAL_AIR_HOMING);
}

/* Rules 3.3.4 c and 4.3.2, rulings D59 and D94. */
static gboolean
may_base_in (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];

  if (betrayal_air_states (look->state)[unit->air] == BETRAYAL_AIR_HOMING &&
      area == look->state->loc[counter])
    return TRUE;

  return betrayal_is_base (look, unit->side, area) &&
         betrayal_distances (look->rules, betrayal_returns_from (look->state)[unit->air])[area] <=
           unit->range;
}

/* The areas that may_base_in () allows. */
static void
get_bases_for (const BetrayalLook *look, guint counter, guint64 *bases)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  guint from = betrayal_returns_from (look->state)[unit->air];

  betrayal_get_bases (look, unit->side, bases);
  betrayal_areas_keep (rules->n_words, bases,
                       betrayal_set (rules, rules->within[unit->range], from));
  if (betrayal_air_states (look->state)[unit->air] == BETRAYAL_AIR_HOMING)
    betrayal_areas_add (bases, look->state->loc[counter]);
}

static gboolean
anyone_looks_for_base (const BetrayalPlay *play)
{
  for (guint air = 0; air < play->rules->n_air; air++)
    if (betrayal_air_states (play->state)[air] == BETRAYAL_AIR_RETURNING ||
        betrayal_air_states (play->state)[air] == BETRAYAL_AIR_HOMING)
      return TRUE;

  return FALSE;
}

gboolean
betrayal_ask_base (BetrayalPlay *play)
{
  BetrayalLook look;

  if (!anyone_looks_for_base (play))
    return FALSE;

  betrayal_look_init (&look, play->rules, play->state);
  for (guint air = 0; air < play->rules->n_air; air++) {
    guint counter = play->rules->air_counter[air];
    BetrayalAreas bases;

    if (!looks_for_base (play->state, &play->rules->counters[counter]))
      continue;
    get_bases_for (&look, counter, bases);
    if (betrayal_areas_any (play->rules->n_words, bases))
      return betrayal_ask (play, BETRAYAL_PHASE_BASE,
                           betrayal_owner_seat (play->rules, play->state, counter),
                           play->rules->counters[counter].side, TRUE);
    betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_AIR_UNBASED);
  }

  return FALSE;
}

TcReason
betrayal_check_base (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  if (!looks_for_base (look->state, &look->rules->counters[counter]))
    return BETRAYAL_WHY_NOT_RETURNING;
  if (betrayal_owner_seat (look->rules, look->state, counter) != look->state->head.actor)
    return BETRAYAL_WHY_NOT_YOURS;

  return may_base_in (look, counter, move->target) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_BASE;
}

void
betrayal_list_base (BetrayalLook *look, TcMoveList *list)
{
  for (guint air = 0; air < look->rules->n_air; air++) {
    guint counter = look->rules->air_counter[air];
    BetrayalAreas bases;
    guint n;

    if (!looks_for_base (look->state, &look->rules->counters[counter]) ||
        betrayal_owner_seat (look->rules, look->state, counter) != look->state->head.actor)
      continue;
    get_bases_for (look, counter, bases);
    n = list->n;
    betrayal_list_targets (list, BETRAYAL_VERB_BASE, betrayal_unit_thing (look->rules, counter),
                           look->rules->n_words, bases);
    if (list->mode == TC_MOVES_CANONICAL && list->n > n)
      return;
  }
}

void
betrayal_apply_base (BetrayalPlay *play, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (play->rules, move->subject);
  guint air = play->rules->counters[counter].air;

  betrayal_air_states (play->state)[air] = BETRAYAL_AIR_DONE;
  betrayal_returns_from (play->state)[air] = 0;
  betrayal_place (play, counter, move->target);
}
