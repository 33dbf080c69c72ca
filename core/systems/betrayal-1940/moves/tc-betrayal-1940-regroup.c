/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* How units come onto the map and come back to it: reinforcements (3.2.1), returns from the Regroup
 * Box (3.2.2), and the regroup tests that fill that box (5.0). */

/* --- Reinforcements --- */

static guint
arrival_box (const BetrayalRules *rules, const BetrayalState *state)
{
  return betrayal_box (rules, BETRAYAL_BOX_TURNS) + state->head.turn - 1u;
}

static gboolean
arrives_now (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  return state->loc[counter] == arrival_box (rules, state) && unit->kind == BETRAYAL_GROUND &&
         unit->side == BETRAYAL_ALLIED && unit->seat + 1 == state->player;
}

static gboolean
is_friendly (const BetrayalLook *look, guint area)
{
  return look->scan.ground[BETRAYAL_GERMAN][area] == 0 &&
         betrayal_get_controller (look->state, area) == BETRAYAL_ALLIED;
}

/* Where it is due: its area, or any friendly port. */
static gboolean
is_due_in (const BetrayalLook *look, guint counter, guint area)
{
  guint16 due = look->rules->setups[look->state->setup].arrival[counter];

  return is_friendly (look, area) && betrayal_has_room (look, BETRAYAL_ALLIED, area) &&
         (due == BETRAYAL_NONE ? look->rules->is_port[area] : due == area);
}

/* Where it may come instead: the western edge, and for units whose land it is the southern. */
static gboolean
is_edge_for (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  guint allowed = BETRAYAL_EDGE_WEST;

  if (rules->area_nation[area] == rules->counters[counter].nation)
    allowed |= BETRAYAL_EDGE_SOUTH;

  return (rules->edge[area] & allowed) && is_friendly (look, area) &&
         betrayal_has_room (look, BETRAYAL_ALLIED, area);
}

static gboolean
has_area (const BetrayalLook *look,
          guint counter,
          gboolean (*fits) (const BetrayalLook *look, guint counter, guint area))
{
  for (guint area = 0; area < look->rules->n_areas; area++)
    if (fits (look, counter, area))
      return TRUE;

  return FALSE;
}

TcReason
betrayal_check_enter (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  if (!arrives_now (look->rules, look->state, counter))
    return BETRAYAL_WHY_NOT_IN_BOX;
  if (is_due_in (look, counter, move->target))
    return BETRAYAL_WHY_LEGAL;
  if (!has_area (look, counter, is_due_in) && is_edge_for (look, counter, move->target))
    return BETRAYAL_WHY_LEGAL;

  return BETRAYAL_WHY_ARRIVAL_AREA;
}

void
betrayal_list_enter (BetrayalLook *look, TcMoveList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++) {
    BetrayalAreas areas;
    gboolean is_due;

    if (!arrives_now (look->rules, look->state, i))
      continue;
    betrayal_areas_clear (look->rules->n_words, areas);
    is_due = has_area (look, i, is_due_in);
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (is_due ? is_due_in (look, i, area) : is_edge_for (look, i, area))
        betrayal_areas_add (areas, area);
    betrayal_list_targets (list, BETRAYAL_VERB_ENTER, betrayal_unit_thing (look->rules, i),
                           look->rules->n_words, areas);
  }
}

void
betrayal_apply_enter (BetrayalPlay *play, const TcMove *move)
{
  betrayal_place (play, betrayal_unit_of (play->rules, move->subject), move->target);
}

/* Ruling D20: what can enter nowhere on its turn is eliminated. */
gboolean
betrayal_ask_enter (BetrayalPlay *play)
{
  for (guint i = 0; i < play->rules->n_counters; i++) {
    BetrayalLook look;

    if (!arrives_now (play->rules, play->state, i))
      continue;
    betrayal_look_init (&look, play->rules, play->state);
    if (has_area (&look, i, is_due_in) || has_area (&look, i, is_edge_for))
      return betrayal_ask (play, BETRAYAL_PHASE_ENTER,
                           betrayal_phasing_seat (play->rules, play->state), BETRAYAL_ALLIED, TRUE);
    betrayal_remove_for_good (play, i, BETRAYAL_EVENT_NO_ARRIVAL);
  }

  return FALSE;
}

/* --- Returns from the Regroup Box --- */

static gboolean
waits_in_regroup (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  BetrayalSide side = betrayal_phasing_side (state);

  return state->loc[counter] == betrayal_box (rules, BETRAYAL_BOX_REGROUP + side) &&
         betrayal_is_phasing_unit (rules, state, counter);
}

/* Rule 3.2.2 b. */
static gboolean
is_german_return_area (const BetrayalLook *look, guint area)
{
  const BetrayalRules *rules = look->rules;

  if (rules->is_border[area])
    return TRUE;
  if (betrayal_get_controller (look->state, area) != BETRAYAL_GERMAN ||
      look->scan.ground[BETRAYAL_ALLIED][area] > 0)
    return FALSE;
  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++)
    if (rules->is_border[rules->neighbour[i]])
      return TRUE;

  return FALSE;
}

/* Distance from Paris within which Allies return (3.2.2 a): 1, unless Paris and all around it are
 * German (ruling D102); then that of the nearest friendly area with room. */
static guint
get_return_distance (const BetrayalLook *look)
{
  const guint16 *distance = betrayal_distances (look->rules, look->rules->capital);
  guint nearest = BETRAYAL_NONE;

  for (guint area = 0; area < look->rules->n_areas; area++) {
    if (look->rules->is_border[area] || !is_friendly (look, area))
      continue;
    if (distance[area] <= 1)
      return 1;
    if (betrayal_has_room (look, BETRAYAL_ALLIED, area))
      nearest = MIN (nearest, distance[area]);
  }

  return nearest;
}

/* Rule 3.4.2 b: no ground unit carries out a tactic, Refit neither, in a country that is not open.
 */
static gboolean
is_refit_closed (const BetrayalLook *look, guint area)
{
  return (look->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT)) &&
         !betrayal_is_open (look->rules, look->state, area);
}

static gboolean
may_return_to (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];

  /* Ruling D19. */
  if (unit->kind == BETRAYAL_AIR && !betrayal_is_base (look, unit->side, area))
    return FALSE;
  if (unit->kind == BETRAYAL_GROUND && !betrayal_has_room (look, unit->side, area))
    return FALSE;
  if (unit->side == BETRAYAL_GERMAN)
    return is_german_return_area (look, area) &&
           (unit->kind == BETRAYAL_AIR || !is_refit_closed (look, area));

  return !rules->is_border[area] && is_friendly (look, area) &&
         betrayal_distances (rules, rules->capital)[area] <= get_return_distance (look);
}

/* The areas that may_return_to () allows to ground units and to air units. */
static void
get_return_areas (const BetrayalLook *look, guint64 *ground, guint64 *air)
{
  const BetrayalRules *rules = look->rules;
  BetrayalSide side = betrayal_phasing_side (look->state);
  guint n_words = rules->n_words;
  BetrayalAreas areas;

  betrayal_get_controlled (rules, look->state, side, areas);
  betrayal_areas_drop (n_words, areas, look->scan.occupied[betrayal_enemy (side)]);
  if (side == BETRAYAL_GERMAN) {
    betrayal_areas_keep (n_words, areas, rules->near_borders);
    betrayal_areas_join (n_words, areas, rules->borders);
  } else {
    const guint16 *distance = betrayal_distances (rules, rules->capital);
    guint nearest = get_return_distance (look);

    betrayal_areas_drop (n_words, areas, rules->borders);
    for (guint area = 0; area < rules->n_areas; area++)
      if (distance[area] > nearest)
        betrayal_areas_remove (areas, area);
  }
  betrayal_areas_less (n_words, ground, areas, look->scan.full[side]);
  if (side == BETRAYAL_GERMAN && (look->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT))) {
    betrayal_get_open (rules, look->state, air);
    betrayal_areas_keep (n_words, ground, air);
  }
  betrayal_get_bases (look, side, air);
  betrayal_areas_keep (n_words, air, areas);
}

/* The moves that return units, or only whether there is one. */
static gboolean
list_returns (const BetrayalLook *look, TcMoveList *list)
{
  const BetrayalRules *rules = look->rules;
  BetrayalAreas ground, air;

  get_return_areas (look, ground, air);
  for (guint i = 0; i < rules->n_counters; i++) {
    const guint64 *areas = rules->counters[i].kind == BETRAYAL_AIR ? air : ground;

    if (!waits_in_regroup (rules, look->state, i) || !betrayal_areas_any (rules->n_words, areas))
      continue;
    if (list == NULL)
      return TRUE;
    betrayal_list_targets (list, BETRAYAL_VERB_RETURN, betrayal_unit_thing (rules, i),
                           rules->n_words, areas);
  }

  return FALSE;
}

static gboolean
can_return (const BetrayalLook *look)
{
  return list_returns (look, NULL);
}

TcReason
betrayal_check_return (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  /* What was rolled must be taken (3.2.2), and Refit releases all (3.4.4 B). */
  if (move->verb == BETRAYAL_VERB_END)
    return BETRAYAL_WHY_END_RETURN;
  if (!waits_in_regroup (look->rules, look->state, counter))
    return BETRAYAL_WHY_NOT_IN_BOX;

  return may_return_to (look, counter, move->target) ? BETRAYAL_WHY_LEGAL
                                                     : BETRAYAL_WHY_RETURN_AREA;
}

void
betrayal_list_return (BetrayalLook *look, TcMoveList *list)
{
  list_returns (look, list);
}

void
betrayal_apply_return (BetrayalPlay *play, const TcMove *move)
{
  betrayal_place (play, betrayal_unit_of (play->rules, move->subject), move->target);
  play->state->returns_left--;
}

static gboolean
has_air_to_lose (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  return rules->counters[counter].kind == BETRAYAL_AIR &&
         waits_in_regroup (rules, state, counter) && betrayal_is_reduced (state, counter);
}

/* Rule 3.2.2, rulings D16 to D18: how many may come back, and on a 6 an Ally's reduced air unit is
 * lost first. */
void
betrayal_roll_returns (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  TcThing subject = play->state->player == 0
                      ? rules->side_thing[BETRAYAL_GERMAN]
                      : tc_range_get (rules->seat_things, play->state->player - 1u);
  BetrayalDice dice = { 1, rules->return_faces, 1, rules->return_faces };
  guint waiting = 0;
  guint roll;

  for (guint i = 0; i < rules->n_counters; i++)
    waiting += waits_in_regroup (rules, play->state, i);
  if (waiting == 0)
    return;

  roll = betrayal_roll (play, BETRAYAL_DICE_RETURNS, subject, 0, dice);
  tc_events_tell (play->events, BETRAYAL_EVENT_RETURN_ROLL, subject, TC_THING_NONE, (gint16) roll,
                  (gint16) waiting);
  play->state->returns_left = (guint8) roll;
  if (play->state->player == 0 || roll != rules->air_loss_on)
    return;
  for (guint i = 0; i < rules->n_counters; i++)
    play->state->air_loss |= has_air_to_lose (rules, play->state, i);
}

gboolean
betrayal_ask_return (BetrayalPlay *play)
{
  guint8 seat = betrayal_phasing_seat (play->rules, play->state);
  BetrayalSide side = betrayal_phasing_side (play->state);
  BetrayalLook look;

  if (play->state->air_loss)
    return betrayal_ask (play, BETRAYAL_PHASE_AIR_LOSS, seat, side, TRUE);

  betrayal_look_init (&look, play->rules, play->state);
  if (play->state->returns_left == 0 || !can_return (&look))
    return FALSE;

  return betrayal_ask (play, BETRAYAL_PHASE_RETURN, seat, side, TRUE);
}

TcReason
betrayal_check_air_loss (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  return has_air_to_lose (look->rules, look->state, counter) ? BETRAYAL_WHY_LEGAL
                                                             : BETRAYAL_WHY_NOT_IN_BOX;
}

void
betrayal_list_air_loss (BetrayalLook *look, TcMoveList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (has_air_to_lose (look->rules, look->state, i))
      tc_move_list_add (list, BETRAYAL_VERB_REMOVE, betrayal_unit_thing (look->rules, i),
                        TC_THING_NONE);
}

void
betrayal_apply_air_loss (BetrayalPlay *play, const TcMove *move)
{
  play->state->air_loss = FALSE;
  betrayal_remove_for_good (play, betrayal_unit_of (play->rules, move->subject),
                            BETRAYAL_EVENT_AIR_LOST_IN_BOX);
}

/* --- Regroup tests (5.0, ruling D12) --- */

static guint
get_column (const BetrayalCounter *unit)
{
  if (unit->kind == BETRAYAL_AIR)
    return BETRAYAL_REGROUP_ARMOUR;
  if (unit->side == BETRAYAL_ALLIED)
    return BETRAYAL_REGROUP_ALLIED;

  return unit->class == BETRAYAL_ARMOUR ? BETRAYAL_REGROUP_ARMOUR : BETRAYAL_REGROUP_INFANTRY;
}

void
betrayal_do_regroup (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  BetrayalSide side = betrayal_phasing_side (play->state);

  for (guint i = 0; i < rules->n_counters; i++) {
    TcThing thing = betrayal_unit_thing (rules, i);
    guint total;
    gboolean salvaged;

    if (!betrayal_is_phasing_unit (rules, play->state, i) ||
        play->state->loc[i] != betrayal_box (rules, BETRAYAL_BOX_SET_ASIDE + side))
      continue;
    total = betrayal_roll (play, BETRAYAL_DICE_REGROUP, thing, 0, rules->regroup_dice);
    salvaged = rules->regroup_salvaged[betrayal_table_row (&rules->regroup_dice, (gint) total)]
                                      [get_column (&rules->counters[i])];
    tc_events_tell (play->events, salvaged ? BETRAYAL_EVENT_SALVAGED : BETRAYAL_EVENT_DELAYED,
                    thing, TC_THING_NONE, (gint16) total);
    if (salvaged)
      betrayal_place (play, i, betrayal_box (rules, BETRAYAL_BOX_REGROUP + side));
  }
}
