/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Withdrawal (4.5.2). Each unit is withdrawn by its nation's player (ruling D75) to an adjoining
 * area; only when all of those are full does it go on through them, no farther than it must (ruling
 * D73). Allies go south or west, Germans north or east while any such way is open (ruling D72). A
 * unit without a way is set aside. */

typedef struct {
  const BetrayalLook *look;
  guint counter;
  gboolean directed; /* only south and west, or north and east */
  gboolean at_home;  /* only where the unit is at home (ruling D23) */
  gboolean goes_on;  /* through areas with room as well: not how units withdraw, but why not */
} Path;

static gboolean
is_preferred (const BetrayalRules *rules, BetrayalSide side, guint from, guint to)
{
  if (side == BETRAYAL_ALLIED)
    return rules->x[to] < rules->x[from] || rules->y[to] > rules->y[from];

  return rules->x[to] > rules->x[from] || rules->y[to] < rules->y[from];
}

static gboolean
may_pass (const Path *path, guint from, guint to)
{
  const BetrayalRules *rules = path->look->rules;
  const BetrayalCounter *unit = &rules->counters[path->counter];

  if (path->look->scan.ground[betrayal_enemy (unit->side)][to] > 0)
    return FALSE;
  if (unit->side == BETRAYAL_ALLIED && rules->is_closed[to])
    return FALSE; /* ruling D74 */
  if (path->at_home && rules->area_nation[to] != unit->nation)
    return FALSE;

  return !path->directed || is_preferred (rules, unit->side, from, to);
}

/* The nearest areas with room, ring by ring; all of them for a path that goes on. */
static gboolean
find_targets (const Path *path, guint64 *targets)
{
  const BetrayalRules *rules = path->look->rules;
  guint16 queue[BETRAYAL_MAX_AREAS];
  BetrayalAreas seen;
  guint head = 0;
  guint tail = 0;
  guint ring_end = 1;
  gboolean any = FALSE;

  betrayal_areas_clear (rules->n_words, targets);
  betrayal_areas_clear (rules->n_words, seen);
  queue[tail++] = path->look->state->loc[path->counter];
  betrayal_areas_add (seen, queue[0]);
  while (head < tail) {
    guint area;

    if (head == ring_end) {
      if (any && !path->goes_on)
        break;
      ring_end = tail;
    }
    area = queue[head++];
    for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
      guint next = rules->neighbour[i];
      gboolean has_room;

      if (betrayal_areas_has (seen, next) || !may_pass (path, area, next))
        continue;
      betrayal_areas_add (seen, next);
      has_room = betrayal_has_room (path->look, path->counter, next);
      if (!has_room || path->goes_on)
        queue[tail++] = (guint16) next;
      if (!has_room)
        continue;
      betrayal_areas_add (targets, next);
      any = TRUE;
    }
  }

  return any;
}

/* The strictest set that is not empty, and the demands that make it. */
static gboolean
find_path (const BetrayalLook *look, guint counter, Path *out_path, guint64 *targets)
{
  gboolean bound = betrayal_is_bound_home (look, counter);

  for (guint free = !bound; free < 2; free++)
    for (guint any_way = 0; any_way < 2; any_way++) {
      *out_path = (Path){ look, counter, !any_way, !free, FALSE };
      if (find_targets (out_path, targets))
        return TRUE;
    }

  return FALSE;
}

static gboolean
get_targets (const BetrayalLook *look, guint counter, guint64 *targets)
{
  Path path;

  return find_path (look, counter, &path, targets);
}

gboolean
betrayal_ask_withdrawal (BetrayalPlay *play)
{
  if (!betrayal_has_flags (play->rules, play->state, BETRAYAL_WITHDRAWS))
    return FALSE;

  for (guint i = 0; i < play->rules->n_counters; i++) {
    BetrayalAreas targets;
    BetrayalLook look;

    if (!(betrayal_unit_flags (play->state)[i] & BETRAYAL_WITHDRAWS))
      continue;
    betrayal_look_init (&look, play->rules, play->state);
    if (get_targets (&look, i, targets))
      continue;
    tc_events_report (play->events, BETRAYAL_EVENT_NO_RETREAT, betrayal_unit_thing (play->rules, i),
                      (TcThing) play->state->loc[i], 0);
    betrayal_set_aside (play, i, BETRAYAL_BY_RETREAT);
  }
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (betrayal_unit_flags (play->state)[i] & BETRAYAL_WITHDRAWS)
      return betrayal_ask (play, BETRAYAL_PHASE_WITHDRAW,
                           betrayal_owner_seat (play->rules, play->state, i),
                           play->rules->counters[i].side, TRUE);

  return FALSE;
}

static TcReason
check_unit (const BetrayalLook *look, guint counter)
{
  if (!(betrayal_unit_flags (look->state)[counter] & BETRAYAL_WITHDRAWS))
    return BETRAYAL_WHY_NOT_HIT;
  if (betrayal_owner_seat (look->rules, look->state, counter) != look->state->head.actor)
    return BETRAYAL_WHY_NOT_YOURS;

  return BETRAYAL_WHY_LEGAL;
}

/* Why nobody of the unit's side withdraws there, whatever other ways there are. */
static TcReason
check_area (const BetrayalLook *look, guint counter, guint area)
{
  BetrayalSide side = look->rules->counters[counter].side;

  if (area == look->state->loc[counter])
    return BETRAYAL_WHY_SAME_AREA;
  if (look->scan.ground[betrayal_enemy (side)][area] > 0)
    return BETRAYAL_WHY_WITHDRAW_ENEMY;
  if (side == BETRAYAL_ALLIED && look->rules->is_closed[area])
    return BETRAYAL_WHY_BORDER;

  return betrayal_has_room (look, counter, area) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_STACKING;
}

/* Which demand keeps the unit on @path, which can go to @way_out, from an area that is open to it
 * and has room. Far away is far away in every direction. */
static TcReason
judge_way (Path path, guint way_out, guint area)
{
  const BetrayalRules *rules = path.look->rules;
  const BetrayalCounter *unit = &rules->counters[path.counter];
  const guint16 *distances = betrayal_distances (rules, path.look->state->loc[path.counter]);
  gboolean is_directed = path.directed;
  BetrayalAreas reached;

  if (path.at_home && rules->area_nation[area] != unit->nation)
    return BETRAYAL_WHY_WITHDRAW_HOME;
  path.goes_on = TRUE;
  path.directed = FALSE;
  find_targets (&path, reached);
  if (way_out == BETRAYAL_NONE || !betrayal_areas_has (reached, area))
    return BETRAYAL_WHY_WITHDRAW_BLOCKED;
  if (!is_directed || distances[area] > distances[way_out])
    return BETRAYAL_WHY_WITHDRAW_FAR;

  return unit->side == BETRAYAL_ALLIED ? BETRAYAL_WHY_WITHDRAW_SOUTH : BETRAYAL_WHY_WITHDRAW_NORTH;
}

static guint
find_first (const BetrayalRules *rules, const guint64 *areas)
{
  for (guint i = 0; i < rules->n_areas; i++)
    if (betrayal_areas_has (areas, i))
      return i;

  return BETRAYAL_NONE;
}

TcReason
betrayal_check_withdrawal (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);
  BetrayalAreas targets;
  TcReason why;
  Path path;

  why = check_unit (look, counter);
  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  find_path (look, counter, &path, targets);
  if (betrayal_areas_has (targets, move->target))
    return BETRAYAL_WHY_LEGAL;
  why = check_area (look, counter, move->target);

  return why != BETRAYAL_WHY_LEGAL
           ? why
           : judge_way (path, find_first (look->rules, targets), move->target);
}

/* An area to which the unit can withdraw, for a reason that speaks of it. */
guint
betrayal_find_way_out (const BetrayalLook *look, guint counter)
{
  BetrayalAreas targets;

  return get_targets (look, counter, targets) ? find_first (look->rules, targets) : BETRAYAL_NONE;
}

void
betrayal_list_withdrawal (BetrayalLook *look, TcMoveList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++) {
    BetrayalAreas targets;

    if (check_unit (look, i) != BETRAYAL_WHY_LEGAL || !get_targets (look, i, targets))
      continue;
    betrayal_list_targets (list, BETRAYAL_VERB_WITHDRAW, betrayal_unit_thing (look->rules, i),
                           look->rules->n_words, targets);
  }
}

/* Rule 7.2.2, ruling D86: the marker goes with its holder, but not out of France. */
void
betrayal_apply_withdrawal (BetrayalPlay *play, const TcMove *move)
{
  const BetrayalRules *rules = play->rules;
  guint16 counter = betrayal_unit_of (rules, move->subject);

  betrayal_unit_flags (play->state)[counter] &= (guint8) ~BETRAYAL_WITHDRAWS;
  if (play->state->republic_holder == counter &&
      rules->area_nation[move->target] == rules->counters[rules->republic].nation)
    betrayal_carry_republic (play, counter, move->target);
  else
    betrayal_place (play, counter, move->target);
}
