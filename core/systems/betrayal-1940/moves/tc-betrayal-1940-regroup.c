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
  return state->loc[counter] == arrival_box (rules, state) &&
         betrayal_is_phasing_unit (rules, state, counter);
}

static gboolean
is_friendly (const BetrayalLook *look, BetrayalSide side, guint area)
{
  return look->scan.ground[betrayal_enemy (side)][area] == 0 &&
         (side == BETRAYAL_GERMAN || !look->rules->is_closed[area]) &&
         betrayal_get_controller (look->state, area) == (gint) side;
}

/* Rules 1.5 and 3.3.1: room for a ground unit, a base for an air unit. */
static gboolean
may_stand_in (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];

  if (unit->kind == BETRAYAL_AIR)
    return betrayal_is_base (look, unit->side, area);

  return is_friendly (look, unit->side, area) && betrayal_has_room (look, counter, area);
}

/* Where it is due: its area or zone; else an Ally at any friendly port, a German in any border
 * area, and an air unit at any base. */
static gboolean
is_due_in (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalSetup *setup = &rules->setups[look->state->setup];
  guint16 zone = setup->arrival_zone[counter];

  if (!may_stand_in (look, counter, area))
    return FALSE;
  if (setup->arrival[counter] != BETRAYAL_NONE)
    return setup->arrival[counter] == area;
  if (zone != BETRAYAL_NONE)
    return betrayal_areas_has (betrayal_set (rules, rules->zones, zone), area);
  if (rules->counters[counter].kind == BETRAYAL_AIR)
    return TRUE;

  return rules->counters[counter].side == BETRAYAL_GERMAN ? rules->is_border[area]
                                                          : rules->is_port[area];
}

/* Where it may come instead: the western edge, and for units whose land it is the southern (3.2.1).
 * The rulebook has no German reinforcements and none in the air; they come as if no area was said.
 */
static gboolean
is_edge_for (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  guint allowed = BETRAYAL_EDGE_WEST;

  if (!may_stand_in (look, counter, area))
    return FALSE;
  if (unit->kind == BETRAYAL_AIR)
    return TRUE;
  if (unit->side == BETRAYAL_GERMAN)
    return rules->is_border[area];
  if (rules->area_nation[area] == unit->nation)
    allowed |= BETRAYAL_EDGE_SOUTH;

  return (rules->edge[area] & allowed) != 0;
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
                           betrayal_phasing_seat (play->rules, play->state),
                           betrayal_phasing_side (play->state), TRUE);
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

static guint
count_waiting (const BetrayalRules *rules, const BetrayalState *state)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_counters; i++)
    n += waits_in_regroup (rules, state, i);

  return n;
}

guint
betrayal_count_returns (const BetrayalRules *rules, const BetrayalState *state)
{
  return MIN (state->returns_left, count_waiting (rules, state));
}

/* Rule 3.2.2 b. */
static gboolean
is_german_return_area (const BetrayalLook *look, guint area)
{
  const BetrayalRules *rules = look->rules;

  if (look->scan.ground[BETRAYAL_ALLIED][area] > 0 ||
      rules->returns_at[area] == BETRAYAL_RETURNS_NEVER)
    return FALSE;
  if (rules->returns_at[area] == BETRAYAL_RETURNS_HERE)
    return TRUE;
  if (betrayal_get_controller (look->state, area) != BETRAYAL_GERMAN)
    return FALSE;
  for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++)
    if (rules->returns_at[rules->neighbour[i]] == BETRAYAL_RETURNS_HERE)
      return TRUE;

  return FALSE;
}

/* Whether any unit that waits has room there. */
static gboolean
has_some_room (const BetrayalLook *look, guint area)
{
  if (look->rules->has_plain_stacking)
    return !betrayal_areas_has (look->scan.full[BETRAYAL_ALLIED], area);

  for (guint i = 0; i < look->rules->n_counters; i++)
    if (look->rules->counters[i].kind == BETRAYAL_GROUND &&
        waits_in_regroup (look->rules, look->state, i) && betrayal_fits_in (look, i, area))
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
    if (!is_friendly (look, BETRAYAL_ALLIED, area))
      continue;
    if (distance[area] <= 1)
      return 1;
    if (has_some_room (look, area))
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
  if (unit->kind == BETRAYAL_GROUND && !betrayal_has_room (look, counter, area))
    return FALSE;
  if (unit->side == BETRAYAL_GERMAN)
    return is_german_return_area (look, area) &&
           (unit->kind == BETRAYAL_AIR || !is_refit_closed (look, area));

  return is_friendly (look, BETRAYAL_ALLIED, area) &&
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
  if (side == BETRAYAL_GERMAN) {
    betrayal_areas_keep (n_words, areas, rules->near_returns);
    betrayal_areas_join (n_words, areas, rules->returns);
  } else {
    const guint16 *distance = betrayal_distances (rules, rules->capital);
    guint nearest = get_return_distance (look);

    betrayal_areas_drop (n_words, areas, rules->closed);
    for (guint area = 0; area < rules->n_areas; area++)
      if (distance[area] > nearest)
        betrayal_areas_remove (areas, area);
  }
  betrayal_areas_drop (n_words, areas, look->scan.occupied[betrayal_enemy (side)]);
  betrayal_areas_copy (n_words, ground, areas);
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
    BetrayalAreas areas;

    if (!waits_in_regroup (rules, look->state, i))
      continue;
    betrayal_areas_copy (rules->n_words, areas,
                         rules->counters[i].kind == BETRAYAL_AIR ? air : ground);
    if (rules->counters[i].kind == BETRAYAL_GROUND)
      betrayal_drop_full (look, i, areas);
    if (!betrayal_areas_any (rules->n_words, areas))
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
  guint waiting = count_waiting (rules, play->state);
  guint roll;

  if (waiting == 0)
    return;

  roll = betrayal_roll (play, BETRAYAL_DICE_RETURNS, subject, 0, dice);
  tc_events_report (play->events, BETRAYAL_EVENT_RETURN_ROLL, subject, TC_THING_NONE, (gint16) roll,
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

  return unit->regroups;
}

void
betrayal_do_regroup (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  BetrayalSide side = betrayal_phasing_side (play->state);
  gboolean any = FALSE;

  for (guint i = 0; i < rules->n_counters; i++) {
    TcThing thing = betrayal_unit_thing (rules, i);
    guint total;
    gboolean salvaged;

    if (!betrayal_is_phasing_unit (rules, play->state, i) ||
        play->state->loc[i] != betrayal_box (rules, BETRAYAL_BOX_SET_ASIDE + side))
      continue;
    if (!any)
      betrayal_report_phase (play, BETRAYAL_EVENT_REGROUP_PHASE);
    any = TRUE;
    total = betrayal_roll (play, BETRAYAL_DICE_REGROUP, thing, 0, rules->regroup_dice);
    salvaged = rules->regroup_salvaged[betrayal_table_row (&rules->regroup_dice, (gint) total)]
                                      [get_column (&rules->counters[i])];
    tc_events_report (play->events, salvaged ? BETRAYAL_EVENT_SALVAGED : BETRAYAL_EVENT_DELAYED,
                      thing, TC_THING_NONE, (gint16) total);
    if (salvaged)
      betrayal_place (play, i, betrayal_box (rules, BETRAYAL_BOX_REGROUP + side));
  }
}
