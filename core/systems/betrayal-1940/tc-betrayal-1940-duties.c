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

/* Ruling D38: attacks on the Maginot Line across its front are optional. */
static gboolean
must_attack_from (const BetrayalPlay *play, guint from, guint link)
{
  if (play->rules->is_front[link] && play->rules->is_maginot[play->rules->neighbour[link]])
    return FALSE;

  for (guint i = 0; i < play->rules->n_counters; i++)
    if (play->state->loc[i] == from && play->rules->counters[i].side == BETRAYAL_GERMAN &&
        betrayal_has_attack_tactic (play->state, i))
      return TRUE;

  return FALSE;
}

/* Rule 3.4.4 C, ruling D36: Allied-occupied areas next to areas that attack. */
void
betrayal_require_attacks (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;

  for (guint from = 0; from < rules->n_areas; from++) {
    if (betrayal_count_ground (rules, play->state, BETRAYAL_GERMAN, from) == 0)
      continue;
    for (guint i = rules->link_start[from]; i < rules->link_start[from + 1]; i++) {
      guint area = rules->neighbour[i];

      if (betrayal_count_ground (rules, play->state, BETRAYAL_ALLIED, area) > 0 &&
          betrayal_is_open (rules, play->state, area) && must_attack_from (play, from, i) &&
          !is_hopeless (play, area))
        play->state->area[area] |= BETRAYAL_REQUIRED;
    }
  }
}

/* --- The matching --- */

typedef struct {
  const BetrayalLook *look;
  guint skip;                          /* index in the pool that does not take part */
  guint8 taken[BETRAYAL_MAX_COUNTERS]; /* area that each of the pool enters, or NONE */
  guint8 seen[BETRAYAL_MAX_COUNTERS];
} Matching;

/* An augmenting path for @area. */
static gboolean
take (Matching *matching, guint area)
{
  const BetrayalLook *look = matching->look;

  for (guint i = 0; i < look->n_pool; i++) {
    if (i == matching->skip || matching->seen[i] || !betrayal_areas_has (&look->can_take[i], area))
      continue;
    matching->seen[i] = TRUE;
    if (matching->taken[i] == BETRAYAL_NONE || take (matching, matching->taken[i])) {
      matching->taken[i] = (guint8) area;
      return TRUE;
    }
  }

  return FALSE;
}

/* How many of the wanted areas, without @except, the pool without @skip can enter. */
static guint
match (const BetrayalLook *look, guint skip, guint except)
{
  Matching matching = { look, skip, { 0 }, { 0 } };
  guint n = 0;

  memset (matching.taken, BETRAYAL_NONE, look->n_pool);
  for (guint area = 0; area < look->rules->n_areas; area++) {
    if (area == except || !betrayal_areas_has (&look->wanted, area))
      continue;
    memset (matching.seen, 0, look->n_pool);
    n += take (&matching, area);
  }

  return n;
}

static void
add_area (BetrayalAreas *areas, guint area)
{
  areas->bits[area / 64] |= G_GUINT64_CONSTANT (1) << (area % 64);
}

/* Ruling D38: no unit has to go across its front into the Maginot Line, though the attack there may
 * be required of another. */
static gboolean
is_across_front (const BetrayalRules *rules, guint from, guint area)
{
  for (guint i = rules->link_start[from]; i < rules->link_start[from + 1]; i++)
    if (rules->neighbour[i] == area)
      return rules->is_front[i] && rules->is_maginot[area];

  return FALSE;
}

static gboolean
add_to_pool (BetrayalLook *look, guint counter)
{
  BetrayalAreas *can_take = &look->can_take[look->n_pool];
  BetrayalReach reach;
  gboolean any = FALSE;

  memset (can_take, 0, sizeof *can_take);
  betrayal_reach (look, counter, &reach);
  for (guint area = 0; area < look->rules->n_areas; area++) {
    if (reach.cost[area] == BETRAYAL_NONE || !betrayal_areas_has (&look->wanted, area) ||
        is_across_front (look->rules, look->state->loc[counter], area))
      continue;
    add_area (can_take, area);
    any = TRUE;
  }

  return any;
}

static void
find_duties (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;
  gboolean any = FALSE;

  if (look->has_duties)
    return;

  look->has_duties = TRUE;
  look->n_pool = 0;
  look->n_takable = 0;
  memset (&look->wanted, 0, sizeof look->wanted);
  for (guint area = 0; area < rules->n_areas; area++) {
    if (!(look->state->area[area] & BETRAYAL_REQUIRED) ||
        look->scan.ground[BETRAYAL_GERMAN][area] > 0 || rules->stacking == 0)
      continue;
    add_area (&look->wanted, area);
    any = TRUE;
  }
  if (!any)
    return;

  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && rules->counters[i].side == BETRAYAL_GERMAN &&
        look->state->loc[i] < rules->n_areas && betrayal_has_attack_tactic (look->state, i) &&
        !(look->state->flags[i] & BETRAYAL_MOVED) &&
        betrayal_is_open (rules, look->state, look->state->loc[i]) &&
        !betrayal_must_drop (rules, look->state, i) && add_to_pool (look, i))
      look->pool[look->n_pool++] = (guint8) i;
  memset (look->is_free, -1, look->n_pool);
  look->n_takable = match (look, BETRAYAL_NONE, BETRAYAL_NONE);
}

/* Whether @counter may go to @area without costing the Germans a required attack. */
gboolean
betrayal_may_spare (BetrayalLook *look, guint counter, guint area)
{
  guint index = 0;

  find_duties (look);
  while (index < look->n_pool && look->pool[index] != counter)
    index++;
  if (index == look->n_pool)
    return TRUE;
  if (betrayal_areas_has (&look->wanted, area))
    return match (look, index, area) + 1 >= look->n_takable;

  if (look->is_free[index] < 0)
    look->is_free[index] = match (look, index, BETRAYAL_NONE) == look->n_takable;

  return look->is_free[index];
}

gboolean
betrayal_owes_attack (BetrayalLook *look)
{
  find_duties (look);

  return look->n_takable > 0;
}

/* --- Drops and Hold --- */

gboolean
betrayal_owes_drop (BetrayalLook *look)
{
  for (guint i = 0; i < look->rules->n_counters; i++) {
    if (!betrayal_must_drop (look->rules, look->state, i))
      continue;
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (betrayal_check_drop (look, i, (TcThing) area) == BETRAYAL_WHY_LEGAL)
        return TRUE;
  }

  return FALSE;
}

/* Ruling D39: a Hold unit with a forward area and room in it must go. */
gboolean
betrayal_owes_advance (BetrayalLook *look)
{
  for (guint i = 0; i < look->rules->n_counters && !look->rules->hold_optional; i++) {
    BetrayalReach reach;

    if (look->rules->counters[i].kind != BETRAYAL_GROUND ||
        betrayal_get_tactic (look->state, i) != BETRAYAL_HOLD ||
        look->state->loc[i] >= look->rules->n_areas || (look->state->flags[i] & BETRAYAL_MOVED))
      continue;
    betrayal_reach (look, i, &reach);
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (reach.cost[area] != BETRAYAL_NONE &&
          betrayal_check_unit_move (look, i, (TcThing) area, &reach) == BETRAYAL_WHY_LEGAL)
        return TRUE;
  }

  return FALSE;
}
