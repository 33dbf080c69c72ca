/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Assigning tactics (3.4.5, rulings D36 and D40): an area's units all use one rolled tactic; the
 * units of a border area may be given different ones, so there each unit is a slot of its own. What
 * is given no tactic stays where it is, unless a Hold area draws it in. Every rolled tactic must be
 * used somewhere while there are slots for it: an assignment is offered only if enough are left. */

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

/* Slots, an area once, a border area once for each unit; and the rolled tactics that no unit uses
 * yet. */
static void
find_slots (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;

  if (look->has_slots)
    return;

  look->has_slots = TRUE;
  look->n_slots = look->n_single = 0;
  look->unused_tactics = look->state->tactics;
  memset (look->waiting, 0, sizeof look->waiting);
  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint counter = rules->ground[BETRAYAL_GERMAN][k];
    guint loc = look->state->loc[counter];

    look->unused_tactics &= ~BETRAYAL_TACTIC_BIT (betrayal_get_tactic (look->state, counter));
    if (!awaits_orders (rules, look->state, counter))
      continue;
    look->n_slots += rules->is_border[loc] || look->waiting[loc] == 0;
    look->waiting[loc]++;
    if (rules->is_border[loc])
      look->single[look->n_single++] = (guint8) counter;
  }
  look->n_unused_tactics = (guint) __builtin_popcount (look->unused_tactics);
}

static guint
count_slots_in (const BetrayalLook *look, guint area)
{
  return look->rules->is_border[area] ? look->waiting[area] : MIN (look->waiting[area], 1);
}

/* What is left must be enough for the tactics that still need an area. */
static TcReason
check_assign_slots (const BetrayalLook *look, guint used, guint tactic)
{
  gboolean is_unused = (look->unused_tactics & BETRAYAL_TACTIC_BIT (tactic)) != 0;
  guint open = look->n_unused_tactics - (guint) is_unused;

  if (open <= look->n_slots - used || (used == 1 && is_unused))
    return BETRAYAL_WHY_LEGAL;

  return BETRAYAL_WHY_TACTIC_UNUSED;
}

TcReason
betrayal_check_assign (BetrayalLook *look, const TcMove *move)
{
  const BetrayalRules *rules = look->rules;
  guint8 counter = betrayal_unit_of (rules, move->subject);
  guint tactic = (guint) move->target - rules->tactic_thing + 1;
  guint used;

  find_slots (look);
  if (move->verb == BETRAYAL_VERB_END)
    return look->unused_tactics != 0 && look->n_slots > 0 ? BETRAYAL_WHY_END_ASSIGN
                                                          : BETRAYAL_WHY_LEGAL;
  if (move->target < rules->tactic_thing || tactic >= BETRAYAL_N_TACTICS)
    return BETRAYAL_WHY_FORM;
  if (!(look->state->tactics & BETRAYAL_TACTIC_BIT (tactic)))
    return BETRAYAL_WHY_TACTIC_NOT_ROLLED;

  if (betrayal_is_area (rules, move->subject)) {
    if (!betrayal_is_open (rules, look->state, move->subject))
      return BETRAYAL_WHY_CLOSED_START;
    used = count_slots_in (look, move->subject);
    if (used == 0)
      return look->scan.ground[BETRAYAL_GERMAN][move->subject] > 0 ? BETRAYAL_WHY_ASSIGNED
                                                                   : BETRAYAL_WHY_NO_GERMANS;
    return check_assign_slots (look, used, tactic);
  }
  if (counter == BETRAYAL_NONE || rules->counters[counter].kind != BETRAYAL_GROUND ||
      rules->counters[counter].side != BETRAYAL_GERMAN)
    return BETRAYAL_WHY_FORM;
  if (look->state->loc[counter] >= rules->n_areas)
    return BETRAYAL_WHY_NOT_ON_MAP;
  if (!rules->is_border[look->state->loc[counter]])
    return BETRAYAL_WHY_ASSIGN_AREA;
  if (betrayal_must_drop (rules, look->state, counter))
    return BETRAYAL_WHY_DROP_FIRST;
  if (!awaits_orders (rules, look->state, counter))
    return BETRAYAL_WHY_ASSIGNED;

  return check_assign_slots (look, 1, tactic);
}

/* @used: the slots that an order to @subject takes. */
static void
list_assign_subject (BetrayalLook *look, TcThing subject, guint used, BetrayalList *list)
{
  for (guint tactic = BETRAYAL_HOLD; tactic < BETRAYAL_N_TACTICS; tactic++)
    if ((look->state->tactics & BETRAYAL_TACTIC_BIT (tactic)) &&
        check_assign_slots (look, used, tactic) == BETRAYAL_WHY_LEGAL)
      betrayal_list_add (list, BETRAYAL_VERB_ASSIGN, subject,
                         (TcThing) (look->rules->tactic_thing + tactic - 1));
}

void
betrayal_list_assign (BetrayalLook *look, BetrayalList *list)
{
  const BetrayalRules *rules = look->rules;
  TcMove end = tc_move_make (BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE, 0);

  find_slots (look);
  for (guint area = 0; area < rules->n_areas; area++)
    if (look->waiting[area] > 0)
      list_assign_subject (look, (TcThing) area, count_slots_in (look, area), list);
  for (guint k = 0; k < look->n_single; k++)
    list_assign_subject (look, betrayal_unit_thing (rules, look->single[k]), 1, list);
  if (betrayal_check_assign (look, &end) == BETRAYAL_WHY_LEGAL)
    betrayal_list_add (list, end.verb, end.subject, end.target);
}

void
betrayal_apply_assign (BetrayalPlay *play, const TcMove *move)
{
  const BetrayalRules *rules = play->rules;
  guint tactic = (guint) move->target - rules->tactic_thing + 1;

  if (move->verb == BETRAYAL_VERB_END) {
    play->state->step = BETRAYAL_STEP_MOVE;
    betrayal_begin_movement (play);
    return;
  }

  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint i = rules->ground[BETRAYAL_GERMAN][k];

    if ((play->state->loc[i] == move->subject || betrayal_unit_thing (rules, i) == move->subject) &&
        awaits_orders (rules, play->state, i))
      play->state->flags[i] |= (guint8) (tactic << BETRAYAL_TACTIC_SHIFT);
  }
  if (betrayal_is_area (rules, move->subject) && tactic == BETRAYAL_HOLD)
    play->state->area[move->subject] |= BETRAYAL_HELD;
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
