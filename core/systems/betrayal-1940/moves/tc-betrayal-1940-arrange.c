/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What an umpire does to a position: counters are put anywhere and turned over, areas change hands.
 * Only while the phasing player may still choose freely: a combat, an exchange or air units on
 * their way depend on where everybody was. */

static gboolean
is_calm (const BetrayalState *state)
{
  switch (state->head.phase) {
  case BETRAYAL_PHASE_ASSIGN:
  case BETRAYAL_PHASE_MOVE:
  case BETRAYAL_PHASE_MISSIONS:
    return state->runner == BETRAYAL_NONE;
  case BETRAYAL_PHASE_COMBAT:
    return state->stage == BETRAYAL_STAGE_NONE && state->focus == BETRAYAL_NONE;
  default:
    return FALSE;
  }
}

/* Boxes in which a counter of @side waits or is out of play; there are others that only the turn
 * record puts counters into. */
static gboolean
takes_counters (const BetrayalRules *rules, BetrayalSide side, guint place)
{
  return place == betrayal_box (rules, BETRAYAL_BOX_REGROUP + side) ||
         place == betrayal_box (rules, BETRAYAL_BOX_SET_ASIDE + side) ||
         place == betrayal_box (rules, BETRAYAL_BOX_LOST) ||
         (side == BETRAYAL_ALLIED && place == betrayal_box (rules, BETRAYAL_BOX_EVACUATED));
}

/* Who is on a mission has two places at once. */
static gboolean
is_in_the_air (const BetrayalPlay *play, guint counter)
{
  guint air = play->rules->counters[counter].air;

  return air != BETRAYAL_NONE && betrayal_air_states (play->state)[air] != BETRAYAL_AIR_HOME &&
         betrayal_air_states (play->state)[air] != BETRAYAL_AIR_DONE;
}

/* Rule 3.4.4 C: what the Germans had to do when they began to move holds for where units were then;
 * nobody is obliged to enter an area that an umpire has put units into or taken them from. */
static void
release_duty (BetrayalPlay *play, guint area)
{
  if (area < play->rules->n_areas)
    betrayal_area_flags (play->state)[area] &= (guint8) ~BETRAYAL_REQUIRED;
}

static TcArranged
put (BetrayalPlay *play, guint counter, TcThing place)
{
  const BetrayalRules *rules = play->rules;
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->kind == BETRAYAL_MARKER && counter != rules->republic)
    return TC_ARRANGED_NOTHING;
  if (!betrayal_is_area (rules, place) &&
      (unit->kind == BETRAYAL_MARKER || !takes_counters (rules, unit->side, place)))
    return TC_ARRANGED_UNFIT;
  if (play->state->loc[counter] == place)
    return TC_ARRANGED_SAME;
  if (is_in_the_air (play, counter))
    return TC_ARRANGED_LATER;

  release_duty (play, play->state->loc[counter]);
  release_duty (play, place);
  betrayal_place (play, counter, place);
  if (unit->kind == BETRAYAL_MARKER)
    betrayal_update_republic (play);

  return TC_ARRANGED;
}

static TcArranged
turn (BetrayalPlay *play, guint counter)
{
  const BetrayalCounter *unit = &play->rules->counters[counter];

  if (unit->kind == BETRAYAL_MARKER || unit->n_steps < 2)
    return TC_ARRANGED_UNFIT;
  betrayal_unit_flags (play->state)[counter] ^= BETRAYAL_REDUCED;

  return TC_ARRANGED;
}

/* @target: a side, or nobody. Who stands there keeps it. */
static TcArranged
give (BetrayalPlay *play, guint area, TcThing target)
{
  guint8 *flags = &betrayal_area_flags (play->state)[area];
  guint owner = 0;

  for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
    if (target == play->rules->side_thing[side])
      owner = side + 1u;
  if (owner == 0 && target != TC_THING_NONE)
    return TC_ARRANGED_UNFIT;
  if (owner == (*flags & BETRAYAL_CONTROL))
    return TC_ARRANGED_SAME;
  *flags = (guint8) ((*flags & ~BETRAYAL_CONTROL) | owner);
  betrayal_touch (play, area);

  return (*flags & BETRAYAL_CONTROL) == owner ? TC_ARRANGED : TC_ARRANGED_UNFIT;
}

static TcArranged
change (BetrayalPlay *play, const TcMove *move)
{
  guint counter = betrayal_unit_of (play->rules, move->subject);

  if (move->verb == TC_VERB_PUT && counter != BETRAYAL_NONE)
    return put (play, counter, move->target);
  if (move->verb == TC_VERB_TURN && counter != BETRAYAL_NONE)
    return turn (play, counter);
  if (move->verb == TC_VERB_GIVE && betrayal_is_area (play->rules, move->subject))
    return give (play, move->subject, move->target);

  return TC_ARRANGED_NOTHING;
}

TcArranged
betrayal_arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  BetrayalPlay play = { tc_ruleset_get_data (ruleset), (BetrayalState *) state, events };
  TcArranged arranged;

  if (!is_calm (play.state))
    return TC_ARRANGED_LATER;
  arranged = change (&play, move);
  if (arranged == TC_ARRANGED)
    betrayal_advance (ruleset, state, events);

  return arranged;
}
