/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Assigning tactics (3.4.5, rulings D36 and D40): an area's units all use one rolled tactic; the
 * units of a border area may be given different ones, so there each unit is a slot of its own. What
 * is given no tactic stays where it is, unless a Hold area draws it in.
 *
 * Every rolled tactic must be carried out somewhere, and an attack tactic is only where there is
 * something to attack (ruling T10). As many tactics as can be must be: an assignment is offered
 * only if no fewer can be carried out after it, and the phase ends when no more can. */

/* A unit that still waits for orders: not about to drop, not yet assigned, not in a closed country
 * (3.4.2 b). */
static gboolean
awaits_orders (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  guint loc = state->loc[counter];

  return loc < rules->n_areas && betrayal_get_tactic (state, counter) == BETRAYAL_TACTIC_NONE &&
         rules->counters[counter].kind == BETRAYAL_GROUND &&
         rules->counters[counter].side == BETRAYAL_GERMAN && betrayal_is_open (rules, state, loc) &&
         !betrayal_must_drop (rules, state, counter);
}

/* Open areas with Allied ground units. */
static void
find_targets (const BetrayalLook *look, guint64 *targets)
{
  const BetrayalRules *rules = look->rules;

  betrayal_areas_clear (rules->n_words, targets);
  for (guint k = 0; k < rules->n_ground[BETRAYAL_ALLIED]; k++) {
    guint loc = look->state->loc[rules->ground[BETRAYAL_ALLIED][k]];

    if (loc < rules->n_areas && betrayal_is_open (rules, look->state, loc))
      betrayal_areas_add (targets, loc);
  }
}

/* Areas from which an attack would be required (3.4.4 C): next to a target, but for the Maginot
 * Line across its front (D38); or shared with the enemy already (D63). */
static void
find_strikes (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;
  guint n_words = rules->n_words;
  BetrayalAreas targets, from;
  guint target, area;

  find_targets (look, targets);
  betrayal_areas_copy (n_words, look->strikes, targets);
  while (betrayal_areas_pop (n_words, targets, &target)) {
    betrayal_areas_less (n_words, from, betrayal_set (rules, rules->neighbours, target),
                         look->strikes);
    while (betrayal_areas_pop (n_words, from, &area))
      if (!betrayal_areas_has (betrayal_set (rules, rules->across_front, area), target))
        betrayal_areas_add (look->strikes, area);
  }
}

/* A tactic is carried out by any unit that has it; an attack needs something to attack. */
static gboolean
is_met_in (const BetrayalLook *look, guint tactic, guint area)
{
  return !(BETRAYAL_TACTIC_BIT (tactic) & BETRAYAL_ATTACK_TACTICS) ||
         betrayal_areas_has (look->strikes, area);
}

static guint
count_bits (guint bits)
{
  return (guint) __builtin_popcount (bits);
}

/* From what has been given and carried out, and what slots are left. */
static BetrayalProspect
look_ahead (guint rolled, guint given, guint met, guint n_slots, guint n_strikes)
{
  guint attacks = rolled & BETRAYAL_ATTACK_TACTICS & ~met;
  guint strikes = MIN (count_bits (attacks), n_strikes);
  guint fresh = MIN (count_bits (attacks & ~given), strikes); /* met and given at once */
  guint others = count_bits (rolled & ~given) - fresh;
  guint more = MIN (others, n_slots - strikes);
  BetrayalProspect prospect = { count_bits (met & BETRAYAL_ATTACK_TACTICS) + strikes,
                                count_bits (given) + fresh + more };

  return prospect;
}

/* Slots, an area once, a border area once for each unit; and the tactics that have been given. */
static void
find_slots (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;

  if (look->has_slots)
    return;

  look->has_slots = TRUE;
  look->n_slots = look->n_single = look->n_strikes = 0;
  look->given = look->met = 0;
  find_strikes (look);
  memset (look->waiting, 0, rules->n_areas * sizeof look->waiting[0]);
  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint counter = rules->ground[BETRAYAL_GERMAN][k];
    guint loc = look->state->loc[counter];
    guint tactic = betrayal_get_tactic (look->state, counter);

    if (tactic != BETRAYAL_TACTIC_NONE) {
      look->given |= BETRAYAL_TACTIC_BIT (tactic);
      if (is_met_in (look, tactic, loc))
        look->met |= BETRAYAL_TACTIC_BIT (tactic);
    }
    if (!awaits_orders (rules, look->state, counter))
      continue;
    if (rules->is_border[loc] || look->waiting[loc] == 0) {
      look->n_slots++;
      look->n_strikes += betrayal_areas_has (look->strikes, loc);
    }
    look->waiting[loc]++;
    if (rules->is_border[loc])
      look->single[look->n_single++] = (guint16) counter;
  }
  look->prospect =
    look_ahead (look->state->tactics, look->given, look->met, look->n_slots, look->n_strikes);
}

static guint
count_slots_in (const BetrayalLook *look, guint area)
{
  return look->rules->is_border[area] ? look->waiting[area] : MIN (look->waiting[area], 1);
}

/* @used: the slots in @area that get @tactic. */
static TcReason
check_assign_slots (const BetrayalLook *look, guint area, guint used, guint tactic)
{
  gboolean is_strike = betrayal_areas_has (look->strikes, area);
  guint bit = BETRAYAL_TACTIC_BIT (tactic);
  BetrayalProspect then = look_ahead (
    look->state->tactics, look->given | bit, look->met | (is_met_in (look, tactic, area) ? bit : 0),
    look->n_slots - used, look->n_strikes - (is_strike ? used : 0));

  return then.met >= look->prospect.met && then.given >= look->prospect.given
           ? BETRAYAL_WHY_LEGAL
           : BETRAYAL_WHY_TACTIC_UNUSED;
}

static TcReason
check_end (const BetrayalLook *look)
{
  if (look->prospect.given > count_bits (look->given))
    return BETRAYAL_WHY_END_ASSIGN;

  return look->prospect.met > count_bits (look->met & BETRAYAL_ATTACK_TACTICS)
           ? BETRAYAL_WHY_END_UNMET
           : BETRAYAL_WHY_LEGAL;
}

TcReason
betrayal_check_assign (BetrayalLook *look, const TcMove *move)
{
  const BetrayalRules *rules = look->rules;
  guint16 counter = betrayal_unit_of (rules, move->subject);
  BetrayalTactic tactic;
  guint used;

  find_slots (look);
  if (move->verb == BETRAYAL_VERB_END)
    return check_end (look);
  tactic = betrayal_tactic_of (rules, move->target);
  if (!(look->state->tactics & BETRAYAL_TACTIC_BIT (tactic)))
    return BETRAYAL_WHY_TACTIC_NOT_ROLLED;

  if (betrayal_is_area (rules, move->subject)) {
    if (!betrayal_is_open (rules, look->state, move->subject))
      return BETRAYAL_WHY_CLOSED_START;
    used = count_slots_in (look, move->subject);
    if (used == 0)
      return look->scan.ground[BETRAYAL_GERMAN][move->subject] > 0 ? BETRAYAL_WHY_ASSIGNED
                                                                   : BETRAYAL_WHY_NO_GERMANS;
    return check_assign_slots (look, move->subject, used, tactic);
  }
  if (rules->counters[counter].kind != BETRAYAL_GROUND ||
      rules->counters[counter].side != BETRAYAL_GERMAN)
    return BETRAYAL_WHY_NOT_YOURS;
  if (look->state->loc[counter] >= rules->n_areas)
    return BETRAYAL_WHY_NOT_ON_MAP;
  if (!rules->is_border[look->state->loc[counter]])
    return BETRAYAL_WHY_ASSIGN_AREA;
  if (betrayal_must_drop (rules, look->state, counter))
    return BETRAYAL_WHY_DROP_FIRST;
  if (!awaits_orders (rules, look->state, counter))
    return BETRAYAL_WHY_ASSIGNED;

  return check_assign_slots (look, look->state->loc[counter], 1, tactic);
}

/* @used: the slots in @area that an order to @subject takes. */
static void
list_assign_subject (BetrayalLook *look, TcThing subject, guint area, guint used, TcMoveList *list)
{
  for (guint tactic = BETRAYAL_HOLD; tactic < BETRAYAL_N_TACTICS; tactic++)
    if ((look->state->tactics & BETRAYAL_TACTIC_BIT (tactic)) &&
        check_assign_slots (look, area, used, tactic) == BETRAYAL_WHY_LEGAL)
      tc_move_list_add (list, BETRAYAL_VERB_ASSIGN, subject,
                        betrayal_tactic_thing (look->rules, tactic));
}

void
betrayal_list_assign (BetrayalLook *look, TcMoveList *list)
{
  const BetrayalRules *rules = look->rules;
  TcMove end = tc_move_make (BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE, 0);

  find_slots (look);
  for (guint area = 0; area < rules->n_areas; area++)
    if (look->waiting[area] > 0)
      list_assign_subject (look, (TcThing) area, area, count_slots_in (look, area), list);
  for (guint k = 0; k < look->n_single; k++)
    list_assign_subject (look, betrayal_unit_thing (rules, look->single[k]),
                         look->state->loc[look->single[k]], 1, list);
  if (betrayal_check_assign (look, &end) == BETRAYAL_WHY_LEGAL)
    tc_move_list_add (list, end.verb, end.subject, end.target);
}

/* A rolled tactic that can still be carried out, or given to somebody. */
TcThing
betrayal_find_owed_tactic (BetrayalLook *look)
{
  guint tactic = BETRAYAL_HOLD;
  guint owed;

  find_slots (look);
  owed = look->state->tactics & ~look->given;
  if (owed == 0)
    owed = look->state->tactics & ~look->met;
  while (tactic < BETRAYAL_N_TACTICS && !(owed & BETRAYAL_TACTIC_BIT (tactic)))
    tactic++;

  return tactic < BETRAYAL_N_TACTICS ? betrayal_tactic_thing (look->rules, tactic) : TC_THING_NONE;
}

void
betrayal_apply_assign (BetrayalPlay *play, const TcMove *move)
{
  const BetrayalRules *rules = play->rules;
  BetrayalTactic tactic = betrayal_tactic_of (play->rules, move->target);

  if (move->verb == BETRAYAL_VERB_END) {
    play->state->step = BETRAYAL_STEP_MOVE;
    betrayal_begin_movement (play);
    return;
  }

  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint i = rules->ground[BETRAYAL_GERMAN][k];

    if ((play->state->loc[i] == move->subject || betrayal_unit_thing (rules, i) == move->subject) &&
        awaits_orders (rules, play->state, i))
      betrayal_unit_flags (play->state)[i] |= (guint8) (tactic << BETRAYAL_TACTIC_SHIFT);
  }
  if (betrayal_is_area (rules, move->subject) && tactic == BETRAYAL_HOLD)
    betrayal_area_flags (play->state)[move->subject] |= BETRAYAL_HELD;
}

static gboolean
anyone_awaits_orders (const BetrayalPlay *play)
{
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (awaits_orders (play->rules, play->state, i))
      return TRUE;

  return FALSE;
}

gboolean
betrayal_ask_assign (BetrayalPlay *play)
{
  if (play->state->tactics == 0 || (play->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT)) ||
      !anyone_awaits_orders (play))
    return FALSE;

  return betrayal_ask (play, BETRAYAL_PHASE_ASSIGN, betrayal_german_seat (play->rules, play->state),
                       BETRAYAL_GERMAN, TRUE);
}
