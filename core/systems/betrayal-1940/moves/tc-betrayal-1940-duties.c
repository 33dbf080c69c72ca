/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What the Germans must do before their movement may end: drop (3.2.4), attack (3.4.4 C) and, where
 * Hold was assigned, go forward (3.4.4 A).
 *
 * "Enter as many adjacent Allied areas as units allow" (ruling D37) is a matching of areas to units
 * that have not moved. A move is offered only if as many areas can still be entered after it, so
 * the duty never leads to a dead end: it gates the end of the phase, and can always be met. */

/* --- Required attacks --- */

static void
sort_in (guint8 *best, guint n, guint8 value)
{
  for (guint i = 0; i < n; i++)
    if (value > best[i]) {
      guint8 next = best[i];

      best[i] = value;
      value = next;
    }
}

/* Ruling D99: with min-odds a required attack is waived when the strongest stack next door could
 * not reach them. */
static gboolean
is_hopeless (const BetrayalPlay *play, guint area)
{
  const BetrayalRules *rules = play->rules;
  guint8 best[BETRAYAL_MAX_COUNTERS] = { 0 };
  guint n = MIN (rules->stacking, G_N_ELEMENTS (best));
  guint defence = 0;
  guint attack = 0;

  if (rules->min_odds == 0)
    return FALSE;

  for (guint i = 0; i < rules->n_counters; i++) {
    const BetrayalCounter *unit = &rules->counters[i];
    gboolean reduced = betrayal_is_reduced (play->state, i);
    guint loc = play->state->loc[i];

    if (unit->kind != BETRAYAL_GROUND || loc >= rules->n_areas)
      continue;
    if (unit->side == BETRAYAL_ALLIED && loc == area)
      defence += unit->defence[reduced];
    else if (unit->side == BETRAYAL_GERMAN && rules->distance[loc][area] == 1 &&
             betrayal_has_attack_tactic (play->state, i))
      sort_in (best, n, unit->attack[reduced]);
  }
  for (guint i = 0; i < n; i++)
    attack += best[i];

  return attack < defence * rules->min_odds;
}

/* Rule 3.4.4 C, ruling D36: Allied-occupied areas next to areas that attack; but attacks on the
 * Maginot Line across its front are optional (ruling D38). */
void
betrayal_require_attacks (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  BetrayalAreas required = { { 0 } };
  BetrayalScan scan;
  guint area;

  betrayal_scan (rules, play->state, &scan);
  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint counter = rules->ground[BETRAYAL_GERMAN][k];
    guint from = play->state->loc[counter];

    if (from < rules->n_areas && betrayal_has_attack_tactic (play->state, counter))
      required = betrayal_areas_or (
        required, betrayal_areas_less (rules->neighbours[from], rules->across_front[from]));
  }
  required = betrayal_areas_and (required, scan.occupied[BETRAYAL_ALLIED]);
  required = betrayal_areas_and (required, betrayal_get_open (rules, play->state));
  while (betrayal_areas_pop (&required, &area))
    if (!is_hopeless (play, area))
      betrayal_area_flags (play->state)[area] |= BETRAYAL_REQUIRED;
}

/* --- The matching --- */

/* Matches a unit of the pool to one of the areas that it can take and that are not in @tried: by
 * giving it one that is vacant, or one whose unit finds another (an augmenting path). */
static gboolean
take (BetrayalLook *look, guint index, BetrayalAreas *tried)
{
  BetrayalAreas areas = betrayal_areas_less (look->can_take[index], *tried);
  guint area;

  while (betrayal_areas_pop (&areas, &area)) {
    if (betrayal_areas_has (tried, area))
      continue;
    betrayal_areas_add (tried, area);
    if (look->taken_by[area] == BETRAYAL_NONE || take (look, look->taken_by[area], tried)) {
      look->taken_by[area] = (guint8) index;
      look->takes[index] = (guint8) area;
      return TRUE;
    }
  }

  return FALSE;
}

/* A largest matching. No more can be taken than there are areas that any unit can take. */
static void
match (BetrayalLook *look)
{
  BetrayalAreas takable = { { 0 } };
  guint most;

  memset (look->takes, BETRAYAL_NONE, look->n_pool);
  memset (look->taken_by, BETRAYAL_NONE, look->rules->n_areas);
  for (guint i = 0; i < look->n_pool; i++)
    takable = betrayal_areas_or (takable, look->can_take[i]);
  most = betrayal_areas_count (takable);
  for (guint i = 0; i < look->n_pool && look->n_takable < most; i++) {
    BetrayalAreas tried = { { 0 } };

    look->n_takable += take (look, i, &tried);
  }
}

/* A unit is free when as many areas can be taken without it: when it takes none, or when its area
 * can be taken over by a unit that takes none, or by one whose own area can be. */
static void
find_free (BetrayalLook *look)
{
  BetrayalAreas found = { { 0 } };
  BetrayalAreas open = { { 0 } };
  guint area;

  for (guint i = 0; i < look->n_pool; i++) {
    look->is_free[i] = look->takes[i] == BETRAYAL_NONE;
    if (look->is_free[i])
      open = betrayal_areas_or (open, look->can_take[i]);
  }
  while (betrayal_areas_pop (&open, &area)) {
    guint taker = look->taken_by[area];

    betrayal_areas_add (&found, area);
    look->is_free[taker] = TRUE;
    open = betrayal_areas_less (betrayal_areas_or (open, look->can_take[taker]), found);
  }
}

static gboolean
add_to_pool (BetrayalLook *look, guint counter)
{
  BetrayalAreas can_take = betrayal_areas_and (betrayal_reach (look, counter), look->wanted);

  /* Ruling D38: no unit has to go across its front into the Maginot Line, though the attack there
   * may be required of another. */
  can_take = betrayal_areas_less (can_take, look->rules->across_front[look->state->loc[counter]]);
  look->can_take[look->n_pool] = can_take;

  return betrayal_areas_any (can_take);
}

static void
find_duties (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;

  if (look->has_duties)
    return;

  look->has_duties = TRUE;
  look->n_pool = 0;
  look->n_takable = 0;
  /* Units without an attack tactic do not attack where they stand (4.2.2). */
  look->wanted = betrayal_areas_less (betrayal_get_flagged (rules, look->state, BETRAYAL_REQUIRED),
                                      betrayal_get_flagged (rules, look->state, BETRAYAL_ATTACKED));
  look->wanted = betrayal_areas_less (look->wanted, look->scan.full[BETRAYAL_GERMAN]);
  if (!betrayal_areas_any (look->wanted) || rules->stacking == 0)
    return;

  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint i = rules->ground[BETRAYAL_GERMAN][k];

    look->pool_index[i] = BETRAYAL_NONE;
    if (look->state->loc[i] < rules->n_areas && betrayal_has_attack_tactic (look->state, i) &&
        !(betrayal_unit_flags (look->state)[i] & BETRAYAL_MOVED) &&
        betrayal_is_open (rules, look->state, look->state->loc[i]) &&
        !betrayal_must_drop (rules, look->state, i) && add_to_pool (look, i))
      look->pool_index[i] = look->n_pool++;
  }
  match (look);
  find_free (look);
}

/* Whether as many areas are taken when @index, which is not free, goes to @area, be it its own or
 * not: the unit that takes @area in its stead must find another one, or the one that is left. */
static gboolean
may_swap (const BetrayalLook *look, guint index, guint area)
{
  guint other = look->taken_by[area];
  BetrayalAreas tried = { { 0 } };
  BetrayalLook trial;

  if (other == BETRAYAL_NONE || other == index)
    return TRUE;

  trial.rules = look->rules;
  memcpy (trial.can_take, look->can_take, look->n_pool * sizeof look->can_take[0]);
  memcpy (trial.taken_by, look->taken_by, sizeof trial.taken_by);
  trial.taken_by[look->takes[index]] = BETRAYAL_NONE;
  betrayal_areas_add (&tried, area);

  return take (&trial, other, &tried);
}

/* Those of @targets where @counter may go without costing the Germans a required attack. */
BetrayalAreas
betrayal_spare (BetrayalLook *look, guint counter, BetrayalAreas targets)
{
  BetrayalAreas left;
  guint index, area;

  find_duties (look);
  if (look->n_takable == 0)
    return targets;

  index = look->pool_index[counter];
  if (index == BETRAYAL_NONE || look->is_free[index])
    return targets;

  left = targets = betrayal_areas_and (targets, look->wanted);
  while (betrayal_areas_pop (&left, &area))
    if (!may_swap (look, index, area))
      betrayal_areas_remove (&targets, area);

  return targets;
}

gboolean
betrayal_may_spare (BetrayalLook *look, guint counter, guint area)
{
  BetrayalAreas target = { { 0 } };

  betrayal_areas_add (&target, area);

  return betrayal_areas_any (betrayal_spare (look, counter, target));
}

gboolean
betrayal_owes_attack (BetrayalLook *look)
{
  find_duties (look);

  return look->n_takable > 0;
}

guint8
betrayal_find_owed_attack (BetrayalLook *look)
{
  guint8 area = 0;

  find_duties (look);
  if (look->n_takable == 0)
    return BETRAYAL_NONE;
  while (!betrayal_areas_has (&look->wanted, area) || look->taken_by[area] == BETRAYAL_NONE)
    area++;

  return area;
}

guint8
betrayal_find_need (BetrayalLook *look, guint counter)
{
  find_duties (look);

  return look->n_takable > 0 && look->pool_index[counter] != BETRAYAL_NONE
           ? look->takes[look->pool_index[counter]]
           : BETRAYAL_NONE;
}

/* --- Drops and Hold --- */

guint8
betrayal_find_owed_drop (BetrayalLook *look)
{
  for (guint i = 0; i < look->rules->n_counters; i++) {
    if (!betrayal_must_drop (look->rules, look->state, i))
      continue;
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (betrayal_check_drop (look, i, (TcThing) area) == BETRAYAL_WHY_LEGAL)
        return (guint8) i;
  }

  return BETRAYAL_NONE;
}

/* Whether a unit has come to @area in this phase. */
static gboolean
is_strengthened (const BetrayalLook *look, guint area)
{
  const BetrayalRules *rules = look->rules;

  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint i = rules->ground[BETRAYAL_GERMAN][k];

    if (look->state->loc[i] == area && (betrayal_unit_flags (look->state)[i] & BETRAYAL_MOVED))
      return TRUE;
  }

  return FALSE;
}

/* Ruling D39: a Hold unit must go forward while there is an area to go to; but an area that was
 * told to hold and that units have come forward to has carried that out, and who is there may stay:
 * the example of Arras. */
gboolean
betrayal_must_advance (const BetrayalLook *look, guint counter)
{
  guint loc = look->state->loc[counter];

  if (look->rules->hold_optional || look->rules->counters[counter].kind != BETRAYAL_GROUND ||
      betrayal_get_tactic (look->state, counter) != BETRAYAL_HOLD || loc >= look->rules->n_areas ||
      (betrayal_unit_flags (look->state)[counter] & BETRAYAL_MOVED))
    return FALSE;

  return !(betrayal_area_flags (look->state)[loc] & BETRAYAL_HELD) || !is_strengthened (look, loc);
}

/* A Hold unit that must go, and has a forward area with room. */
guint8
betrayal_find_owed_advance (BetrayalLook *look)
{
  for (guint i = 0; i < look->rules->n_counters; i++) {
    BetrayalAreas reach;

    if (!betrayal_must_advance (look, i))
      continue;
    reach = betrayal_reach (look, i);
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (betrayal_areas_has (&reach, area) &&
          betrayal_check_unit_move (look, i, (TcThing) area, &reach) == BETRAYAL_WHY_LEGAL)
        return (guint8) i;
  }

  return BETRAYAL_NONE;
}
