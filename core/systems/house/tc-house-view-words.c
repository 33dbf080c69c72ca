/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/house/tc-house-private.h"

/* What players read of a position beside the board: how far it has come, and what they are asked.
 */

static const char *
get_prompt (const HouseState *state)
{
  switch ((HousePhase) state->head.phase) {
  case HOUSE_PHASE_WALL:
    return _ ("Which wall turns?");
  case HOUSE_PHASE_ROLL:
    return _ ("Do you use a card on this roll?");
  case HOUSE_PHASE_AGAIN:
    return state->again_most == 1 ? _ ("Which die do you roll again?")
                                  : _ ("Which dice do you roll again?");
  case HOUSE_PHASE_STEAL:
    return _ ("Do you steal something, or deal the damage?");
  case HOUSE_PHASE_CONSENT:
    return _ ("Do you take what is offered?");
  case HOUSE_PHASE_FACE:
    return _ ("Do you carry the card out?");
  case HOUSE_PHASE_HALF:
    return _ ("On which side of the barrier do you stand?");
  case HOUSE_PHASE_CHART:
    return _ ("At which of the nearest rooms is the chart read?");
  case HOUSE_PHASE_MONSTERS:
    return _ ("Which monster goes or attacks?");
  case HOUSE_PHASE_ACT:
  case HOUSE_PHASE_LAY:
  case HOUSE_PHASE_HURT:
  case HOUSE_PHASE_EFFECT:
  case HOUSE_PHASE_OVER:
  case HOUSE_N_PHASES:
    break;
  }

  return "";
}

/* (nullable): of whoever the viewer knows to be the traitor; what is hidden is in no state that is
 * shown. */
static const char *
find_traitor (const TcRuleset *ruleset, const HouseState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (house_is_traitor (state, seat))
      return tc_ruleset_get_seat (ruleset, (guint8) seat)->name;

  return NULL;
}

static char *
dup_status (const TcRuleset *ruleset, const HouseState *state)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  const char *traitor = find_traitor (ruleset, state);
  const char *haunt;

  if (state->haunt == 0)
    return g_strdup_printf (_ ("Round %u, turn %u, omens: %u"), state->round, state->head.turn,
                            state->n_omens);
  haunt =
    tc_ruleset_get_thing (ruleset, tc_range_get (rules->haunt_things, state->haunt - 1u))->name;
  if (traitor == NULL)
    return g_strdup_printf (_ ("%s: round %u of the haunt"), haunt, state->round);

  /* Translators: a haunt, a number, and the name of a player */
  return g_strdup_printf (_ ("%s: round %u of the haunt, traitor: %s"), haunt, state->round,
                          traitor);
}

/* (transfer full) (nullable): whoever is held fast can do little, and reads here why. Whom a prompt
 * is for stands before it: here the player learns which explorer that is. */
static char *
dup_plight_prompt (const TcRuleset *ruleset, const HouseState *state)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  guint8 seat = state->head.actor;
  const HousePlight *plight = house_find_plight (rules, state, seat);
  const char *who = NULL;
  const char *phrase;

  if (plight == NULL || plight->acts)
    return NULL;
  phrase = tc_scenario_get_string (tc_ruleset_get_scenario (ruleset), plight->node, "phrase");
  who = tc_ruleset_get_thing (ruleset, tc_range_get (rules->explorer_things, state->explorer[seat]))
          ->name;
  if (plight->at_least == 0)
    /* Translators: an explorer, and a word such as "stuck" or "trapped" */
    return g_strdup_printf (_ ("%s is %s and cannot try to get free. What do you do?"), who,
                            phrase);
  if ((state->tried >> seat & 1) != 0)
    /* Translators: an explorer, and a word such as "stuck" or "trapped" */
    return g_strdup_printf (_ ("%s is %s, and has tried to get free in this turn. What do you do?"),
                            who, phrase);

  /* Translators: an explorer, a word such as "stuck" or "trapped", a number, and a trait */
  return g_strdup_printf (
    _ ("%s is %s. To get free, roll at least %u for %s. What do you do?"), who, phrase,
    plight->at_least,
    tc_ruleset_get_thing (ruleset, tc_range_get (rules->trait_things, plight->trait))->name);
}

/* (transfer full): of who is free to act. */
static char *
dup_act_prompt (const TcRuleset *ruleset, const HouseState *state)
{
  char *prompt = dup_plight_prompt (ruleset, state);

  if (prompt != NULL)
    return prompt;

  return g_strdup_printf (_ ("What do you do? Movement left: %u"),
                          state->is_stopped ? 0 : state->moves);
}

/* (transfer full) (nullable): with a number or a name in it. */
static char *
dup_full_prompt (const TcRuleset *ruleset, const HouseState *state)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);

  if (state->head.phase == HOUSE_PHASE_ACT)
    return dup_act_prompt (ruleset, state);
  if (state->head.phase == HOUSE_PHASE_HURT)
    return g_strdup_printf (_ ("Which trait takes the next point of damage? Points left: %u"),
                            state->hurt_points);
  if (state->head.phase == HOUSE_PHASE_LAY && state->lay_room != 0)
    return g_strdup_printf (
      _ ("Where and how do you lay %s?"),
      tc_ruleset_get_thing (ruleset, house_room (rules, state->lay_room - 1u))->phrase);
  if (state->head.phase == HOUSE_PHASE_EFFECT)
    return tc_effects_dup_prompt (rules->effects, &state->head);

  return NULL;
}

void
house_say (const TcRuleset *ruleset, const HouseState *state, guint8 viewer, TcView *view)
{
  g_autofree char *status = dup_status (ruleset, state);
  g_autofree char *prompt = NULL;

  tc_view_set_status (view, status);
  if (viewer != TC_SEAT_NONE && viewer != state->head.actor)
    return;
  prompt = dup_full_prompt (ruleset, state);
  tc_view_set_prompt (view, prompt != NULL ? prompt : get_prompt (state));
}

static const char *const halves[HOUSE_N_WAYS] = {
  N_ ("north of the barrier"),
  N_ ("east of the barrier"),
  N_ ("south of the barrier"),
  N_ ("west of the barrier"),
};

/* Where the doors are that an explorer in a room with a barrier can reach, as "beyond" would depend
 * on which of them they came by; "" where nothing parts the room. */
static const char *
get_half (const HouseRules *rules, const HouseState *state, guint seat)
{
  guint room = state->room[seat];
  const HouseRoom *at = &rules->rooms[room];
  guint far = tc_doors_turn (at->far, state->turned[room]);
  guint doors = state->is_far[seat] ? far : state->doors[room] & ~far;
  guint opposite = tc_doors_turn (far, 2);

  if (at->barrier == HOUSE_NONE || at->opens || (state->doors[room] & ~far) == 0)
    return "";
  if ((doors & opposite) != 0)
    doors = opposite;
  for (guint way = 0; way < HOUSE_N_WAYS; way++)
    if ((doors >> way & 1) != 0)
      return _ (halves[way]);

  return "";
}

/* What people should see of an explorer before they plan with it: a predicament, or on which side
 * of a barrier it stands; "" for nothing. */
const char *
house_get_hindrance (const TcRuleset *ruleset, const HouseState *state, guint seat)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  const HousePlight *plight = house_find_plight (rules, state, seat);

  if (plight != NULL)
    return tc_scenario_get_string (tc_ruleset_get_scenario (ruleset), plight->node, "phrase");

  return get_half (rules, state, seat);
}
