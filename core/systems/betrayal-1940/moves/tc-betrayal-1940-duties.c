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
  guint8 best[G_MAXUINT8] = { 0 };
  guint n = rules->stacking_limit[BETRAYAL_GERMAN][area];
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
    else if (unit->side == BETRAYAL_GERMAN && betrayal_distances (rules, loc)[area] == 1 &&
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
  guint n_words = rules->n_words;
  BetrayalAreas required, near;
  BetrayalScan scan;
  guint area;

  betrayal_areas_clear (n_words, required);
  betrayal_scan (rules, play->state, &scan);
  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint counter = rules->ground[BETRAYAL_GERMAN][k];
    guint from = play->state->loc[counter];

    if (from >= rules->n_areas || !betrayal_has_attack_tactic (play->state, counter))
      continue;
    betrayal_areas_less (n_words, near, betrayal_set (rules, rules->neighbours, from),
                         betrayal_set (rules, rules->across_front, from));
    betrayal_areas_join (n_words, required, near);
  }
  betrayal_areas_keep (n_words, required, scan.occupied[BETRAYAL_ALLIED]);
  betrayal_get_open (rules, play->state, near);
  betrayal_areas_keep (n_words, required, near);
  while (betrayal_areas_pop (n_words, required, &area))
    if (!is_hopeless (play, area))
      betrayal_area_flags (play->state)[area] |= BETRAYAL_REQUIRED;
}

/* --- The matching --- */

/* Ruling D38: no unit has to go across its front into the Maginot Line, though the attack there may
 * be required of another. */
static void
find_takable (BetrayalLook *look, guint counter, guint64 *areas)
{
  const BetrayalRules *rules = look->rules;
  guint n_words = rules->n_words;

  betrayal_areas_and (n_words, areas, betrayal_reach (look, counter), look->wanted);
  betrayal_areas_drop (n_words, areas,
                       betrayal_set (rules, rules->across_front, look->state->loc[counter]));
  if (!rules->has_plain_stacking)
    betrayal_drop_unfit (look, counter, areas);
}

static gboolean
is_kept (const BetrayalLook *look, guint index)
{
  return (index + 1) * look->rules->n_words <= BETRAYAL_TAKABLE_WORDS;
}

/* The wanted areas that a unit of the pool can take: those of the first ones are kept, those of
 * others are found again, in @scratch. */
static const guint64 *
get_takable (BetrayalLook *look, guint index, guint64 *scratch)
{
  if (is_kept (look, index))
    return betrayal_set (look->rules, look->takable, index);

  find_takable (look, look->pool[index], scratch);

  return scratch;
}

/* A matching that is being changed, and what the search for a change needs. */
typedef struct {
  guint16 *takes;
  guint16 *taken_by;
  BetrayalAreas tried;
  guint16 asks[BETRAYAL_MAX_AREAS]; /* [area]: index in pool of who wants it */
  guint16 queue[BETRAYAL_MAX_UNITS];
} Matching;

/* Gives @area to who asks for it, whose own area goes to who asked for that, and so on. */
static void
hand_over (Matching *matching, guint area, guint first)
{
  for (;;) {
    guint index = matching->asks[area];
    guint own = matching->takes[index];

    matching->taken_by[area] = (guint16) index;
    matching->takes[index] = (guint16) area;
    if (index == first)
      return;
    area = own;
  }
}

/* Matches a unit of the pool to one of the areas that it can take and that are not in @tried: by
 * giving it one that is vacant, or one whose unit finds another (an augmenting path). */
static gboolean
take (BetrayalLook *look, guint first, Matching *matching)
{
  guint n_words = look->rules->n_words;
  guint tail = 0;

  matching->queue[tail++] = (guint16) first;
  for (guint head = 0; head < tail; head++) {
    guint index = matching->queue[head];
    BetrayalAreas areas;
    guint area;

    betrayal_areas_less (n_words, areas, get_takable (look, index, areas), matching->tried);
    betrayal_areas_join (n_words, matching->tried, areas);
    while (betrayal_areas_pop (n_words, areas, &area)) {
      matching->asks[area] = (guint16) index;
      if (matching->taken_by[area] == BETRAYAL_NONE) {
        hand_over (matching, area, first);
        return TRUE;
      }
      matching->queue[tail++] = matching->taken_by[area];
    }
  }

  return FALSE;
}

/* A largest matching. No more can be taken than there are areas that any unit can take. */
static void
match (BetrayalLook *look)
{
  guint n_words = look->rules->n_words;
  BetrayalAreas takable, areas;
  Matching matching;
  guint most;

  matching.takes = look->takes;
  matching.taken_by = look->taken_by;
  memset (look->takes, 0xff, look->n_pool * sizeof look->takes[0]);
  memset (look->taken_by, 0xff, look->rules->n_areas * sizeof look->taken_by[0]);
  betrayal_areas_clear (n_words, takable);
  for (guint i = 0; i < look->n_pool; i++) {
    betrayal_areas_join (n_words, takable, get_takable (look, i, areas));
  }
  most = betrayal_areas_count (n_words, takable);
  for (guint i = 0; i < look->n_pool && look->n_takable < most; i++) {
    betrayal_areas_clear (n_words, matching.tried);
    look->n_takable += take (look, i, &matching);
  }
}

/* A unit is free when as many areas can be taken without it: when it takes none, or when its area
 * can be taken over by a unit that takes none, or by one whose own area can be. */
static void
find_free (BetrayalLook *look)
{
  guint n_words = look->rules->n_words;
  BetrayalAreas found, open, areas;
  guint area;

  betrayal_areas_clear (n_words, found);
  betrayal_areas_clear (n_words, open);
  for (guint i = 0; i < look->n_pool; i++) {
    look->is_free[i] = look->takes[i] == BETRAYAL_NONE;
    if (!look->is_free[i])
      continue;
    betrayal_areas_join (n_words, open, get_takable (look, i, areas));
  }
  while (betrayal_areas_pop (n_words, open, &area)) {
    guint taker = look->taken_by[area];

    betrayal_areas_add (found, area);
    look->is_free[taker] = TRUE;
    betrayal_areas_join (n_words, open, get_takable (look, taker, areas));
    betrayal_areas_drop (n_words, open, found);
  }
}

static gboolean
add_to_pool (BetrayalLook *look, guint counter)
{
  BetrayalAreas areas;

  find_takable (look, counter, areas);
  look->pool[look->n_pool] = (guint16) counter;
  if (is_kept (look, look->n_pool))
    betrayal_areas_copy (look->rules->n_words,
                         betrayal_set (look->rules, look->takable, look->n_pool), areas);

  return betrayal_areas_any (look->rules->n_words, areas);
}

static void
find_duties (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;
  BetrayalAreas attacked;

  if (look->has_duties)
    return;

  look->has_duties = TRUE;
  look->n_pool = 0;
  look->n_takable = 0;
  betrayal_get_flagged (rules, look->state, BETRAYAL_REQUIRED, look->wanted);
  /* Units without an attack tactic do not attack where they stand (4.2.2). */
  betrayal_get_flagged (rules, look->state, BETRAYAL_ATTACKED, attacked);
  betrayal_areas_drop (rules->n_words, look->wanted, attacked);
  betrayal_areas_drop (rules->n_words, look->wanted, look->scan.full[BETRAYAL_GERMAN]);
  if (!betrayal_areas_any (rules->n_words, look->wanted))
    return;

  for (guint k = 0; k < rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint i = rules->ground[BETRAYAL_GERMAN][k];

    look->pool_index[i] = BETRAYAL_NONE;
    if (look->state->loc[i] < rules->n_areas && betrayal_has_attack_tactic (look->state, i) &&
        !(betrayal_unit_flags (look->state)[i] & BETRAYAL_MOVED) &&
        betrayal_is_open (rules, look->state, look->state->loc[i]) &&
        !betrayal_must_drop (rules, look->state, i) && add_to_pool (look, i))
      look->pool_index[i] = (guint16) look->n_pool++;
  }
  match (look);
  find_free (look);
}

/* Whether as many areas are taken when @index, which is not free, goes to @area, be it its own or
 * not: the unit that takes @area in its stead must find another one, or the one that is left. */
static gboolean
may_swap (BetrayalLook *look, guint index, guint area)
{
  guint other = look->taken_by[area];
  guint16 takes[BETRAYAL_MAX_UNITS];
  guint16 taken_by[BETRAYAL_MAX_AREAS];
  Matching trial;

  if (other == BETRAYAL_NONE || other == index)
    return TRUE;

  trial.takes = takes;
  trial.taken_by = taken_by;
  memcpy (takes, look->takes, look->n_pool * sizeof takes[0]);
  memcpy (taken_by, look->taken_by, look->rules->n_areas * sizeof taken_by[0]);
  taken_by[takes[index]] = BETRAYAL_NONE;
  betrayal_areas_clear (look->rules->n_words, trial.tried);
  betrayal_areas_add (trial.tried, area);

  return take (look, other, &trial);
}

/* Leaves those of @targets where @counter may go without costing the Germans a required attack. */
void
betrayal_spare (BetrayalLook *look, guint counter, guint64 *targets)
{
  guint n_words = look->rules->n_words;
  BetrayalAreas left;
  guint index, area;

  find_duties (look);
  if (look->n_takable == 0)
    return;

  index = look->pool_index[counter];
  if (index == BETRAYAL_NONE || look->is_free[index])
    return;

  betrayal_areas_keep (n_words, targets, look->wanted);
  betrayal_areas_copy (n_words, left, targets);
  while (betrayal_areas_pop (n_words, left, &area))
    if (!may_swap (look, index, area))
      betrayal_areas_remove (targets, area);
}

gboolean
betrayal_may_spare (BetrayalLook *look, guint counter, guint area)
{
  guint n_words = look->rules->n_words;
  BetrayalAreas target;

  betrayal_areas_clear (n_words, target);
  betrayal_areas_add (target, area);
  betrayal_spare (look, counter, target);

  return betrayal_areas_any (n_words, target);
}

gboolean
betrayal_owes_attack (BetrayalLook *look)
{
  find_duties (look);

  return look->n_takable > 0;
}

static void
note_owed (BetrayalOwed *owed, guint what)
{
  if (owed->n < TC_MAX_OWED)
    owed->first[owed->n] = (guint16) what;
  owed->n++;
}

void
betrayal_find_owed_attacks (BetrayalLook *look, BetrayalOwed *out_owed)
{
  find_duties (look);
  for (guint area = 0; area < look->rules->n_areas && look->n_takable > 0; area++) {
    if (betrayal_areas_has (look->wanted, area) && look->taken_by[area] != BETRAYAL_NONE)
      note_owed (out_owed, area);
  }
}

guint16
betrayal_find_need (BetrayalLook *look, guint counter)
{
  find_duties (look);

  return look->n_takable > 0 && look->pool_index[counter] != BETRAYAL_NONE
           ? look->takes[look->pool_index[counter]]
           : BETRAYAL_NONE;
}

/* --- Drops and Hold --- */

static gboolean
owes_drop (BetrayalLook *look, guint counter)
{
  if (!betrayal_must_drop (look->rules, look->state, counter))
    return FALSE;
  for (guint area = 0; area < look->rules->n_areas; area++)
    if (betrayal_check_drop (look, counter, (TcThing) area) == BETRAYAL_WHY_LEGAL)
      return TRUE;
  return FALSE;
}

static gboolean
is_owing (BetrayalLook *look, gboolean (*owes) (BetrayalLook *look, guint counter))
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (owes (look, i))
      return TRUE;
  return FALSE;
}

static void
find_owing (BetrayalLook *look,
            gboolean (*owes) (BetrayalLook *look, guint counter),
            BetrayalOwed *out_owed)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (owes (look, i))
      note_owed (out_owed, i);
}

gboolean
betrayal_owes_drop (BetrayalLook *look)
{
  return is_owing (look, owes_drop);
}

void
betrayal_find_owed_drops (BetrayalLook *look, BetrayalOwed *out_owed)
{
  find_owing (look, owes_drop, out_owed);
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
static gboolean
owes_advance (BetrayalLook *look, guint counter)
{
  BetrayalAreas reach;

  if (!betrayal_must_advance (look, counter))
    return FALSE;
  betrayal_areas_copy (look->rules->n_words, reach, betrayal_reach (look, counter));
  for (guint area = 0; area < look->rules->n_areas; area++)
    if (betrayal_areas_has (reach, area) &&
        betrayal_check_unit_move (look, counter, (TcThing) area, reach) == BETRAYAL_WHY_LEGAL)
      return TRUE;
  return FALSE;
}

gboolean
betrayal_owes_advance (BetrayalLook *look)
{
  return is_owing (look, owes_advance);
}

void
betrayal_find_owed_advances (BetrayalLook *look, BetrayalOwed *out_owed)
{
  find_owing (look, owes_advance, out_owed);
}
