/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-setup-private.h"

#include <string.h>

/* The flow: bounds, and augmenting paths; see tc-setup.c. */

/* --- Memory --- */

static gsize
align (gsize size)
{
  return (size + 7) & ~(gsize) 7;
}

gsize
tc_setup_work_size (guint n_groups, guint n_places, guint n_sides)
{
  return align (sizeof (TcSetupWork)) + align (n_groups) +
         3 * align (sizeof (guint16) * n_groups * n_places) +
         2 * align (sizeof (guint16) * n_sides * n_places) + align (sizeof (guint16) * n_groups) +
         3 * align (sizeof (guint16) * n_places);
}

static gpointer
take (guint8 **at, gsize size)
{
  gpointer memory = *at;

  *at += align (size);

  return memory;
}

TcSetupWork *
tc_setup_make_work (const TcSetupProblem *problem, gpointer memory, guint max_steps)
{
  guint8 *at = memory;
  TcSetupWork *work = take (&at, sizeof (TcSetupWork));
  gsize cells = sizeof (guint16) * problem->n_groups * problem->n_places;

  work->problem = problem;
  work->relaxed = NULL;
  work->steps_left = max_steps;
  work->live = take (&at, problem->n_groups);
  work->lower = take (&at, cells);
  work->upper = take (&at, cells);
  work->flow = take (&at, cells);
  work->room = take (&at, sizeof (guint16) * problem->n_sides * problem->n_places);
  work->load = take (&at, sizeof (guint16) * problem->n_sides * problem->n_places);
  work->need = take (&at, sizeof (guint16) * problem->n_groups);
  work->via = take (&at, sizeof (guint16) * problem->n_places);
  work->from = take (&at, sizeof (guint16) * problem->n_places);
  work->queue = take (&at, sizeof (guint16) * problem->n_places);
  memset (work->live, TRUE, problem->n_groups);

  return work;
}

/* --- Bounds --- */

guint
tc_setup_count_grouped (const TcSetupWork *work, guint side, guint place)
{
  const TcSetupProblem *problem = work->problem;
  guint n = 0;

  for (guint g = 0; g < problem->n_groups; g++)
    if (problem->groups[g].side == side && !problem->groups[g].needs_company)
      n += problem->placed[tc_setup_cell (work, g, place)];

  return n;
}

/* Units that stand there and are not to be thought away. */
guint
tc_setup_get_present (const TcSetupWork *work, guint side, guint place)
{
  if (tc_setup_holds (work, TC_SETUP_RULE_PRESENT, 0, side, place))
    return work->problem->present[tc_setup_cell (work, side, place)];

  return tc_setup_count_grouped (work, side, place);
}

static gboolean
has_enemy (const TcSetupWork *work, guint side, guint place)
{
  for (guint other = 0; other < work->problem->n_sides; other++)
    if (other != side && tc_setup_get_present (work, other, place) > 0)
      return TRUE;

  return FALSE;
}

gboolean
tc_setup_is_open (const TcSetupWork *work, guint group, guint place)
{
  const TcSetupProblem *problem = work->problem;
  guint side = problem->groups[group].side;

  if (!problem->allowed[tc_setup_cell (work, group, place)] &&
      tc_setup_holds (work, TC_SETUP_RULE_ZONE, group, side, place))
    return FALSE;
  if (problem->closed[tc_setup_cell (work, side, place)] &&
      tc_setup_holds (work, TC_SETUP_RULE_CLOSED, group, side, place))
    return FALSE;

  return !problem->exclusive ||
         !tc_setup_holds (work, TC_SETUP_RULE_EXCLUSIVE, group, side, place) ||
         !has_enemy (work, side, place);
}

static void
set_bounds (TcSetupWork *work, guint group, guint place)
{
  const TcSetupGroup *info = &work->problem->groups[group];
  guint at = tc_setup_cell (work, group, place);
  guint placed = work->problem->placed[at];
  guint least = tc_setup_holds (work, TC_SETUP_RULE_MINIMUM, group, 0, 0) ? info->at_least : 0;
  guint most =
    tc_setup_holds (work, TC_SETUP_RULE_MAXIMUM, group, 0, 0) ? info->at_most : TC_SETUP_FAR;

  work->lower[at] = work->upper[at] = 0;
  /* A minimum is for the places of the zone, open or not. */
  if (work->problem->allowed[at] && least > placed)
    work->lower[at] = (guint16) MIN (least - placed, TC_SETUP_FAR);
  if (tc_setup_is_open (work, group, place))
    work->upper[at] = (guint16) MIN (most > placed ? most - placed : 0, TC_SETUP_FAR);
}

static void
set_room (TcSetupWork *work, guint side, guint place)
{
  guint capacity = work->problem->capacity[tc_setup_cell (work, side, place)];
  guint present = tc_setup_get_present (work, side, place);

  if (capacity == TC_SETUP_NO_LIMIT ||
      !tc_setup_holds (work, TC_SETUP_RULE_CAPACITY, 0, side, place))
    capacity = TC_SETUP_FAR + present;
  work->room[tc_setup_cell (work, side, place)] =
    (guint16) MIN (capacity > present ? capacity - present : 0, TC_SETUP_FAR);
}

void
tc_setup_prepare (TcSetupWork *work)
{
  const TcSetupProblem *problem = work->problem;

  for (guint g = 0; g < problem->n_groups; g++)
    for (guint place = 0;
         work->live[g] && !problem->groups[g].needs_company && place < problem->n_places; place++)
      set_bounds (work, g, place);
  for (guint side = 0; side < problem->n_sides; side++)
    for (guint place = 0; place < problem->n_places; place++)
      set_room (work, side, place);
}

/* --- The flow --- */

/* Forgets the flow. */
void
tc_setup_clear_flow (TcSetupWork *work)
{
  const TcSetupProblem *problem = work->problem;

  memset (work->flow, 0, sizeof (guint16) * problem->n_groups * problem->n_places);
  memset (work->load, 0, sizeof (guint16) * problem->n_sides * problem->n_places);
  tc_setup_spend (work, problem->n_groups * problem->n_places / 8);
}

static gboolean
has_room (const TcSetupWork *work, guint side, guint place)
{
  return work->load[tc_setup_cell (work, side, place)] <
         work->room[tc_setup_cell (work, side, place)];
}

/* Ships the minimums; FALSE when they cannot all be. */
static gboolean
ship_minimums (TcSetupWork *work)
{
  const TcSetupProblem *problem = work->problem;

  tc_setup_clear_flow (work);
  for (guint g = 0; g < problem->n_groups; g++) {
    guint total = 0;

    for (guint place = 0; tc_setup_is_shipped (work, g) && place < problem->n_places; place++) {
      guint at = tc_setup_cell (work, g, place);

      if (work->lower[at] > work->upper[at])
        return FALSE;
      work->flow[at] = work->lower[at];
      total += work->lower[at];
      at = tc_setup_cell (work, problem->groups[g].side, place);
      work->load[at] = (guint16) MIN (work->load[at] + work->flow[tc_setup_cell (work, g, place)],
                                      TC_SETUP_FAR + 1u);
    }
    if (total > problem->groups[g].size && tc_setup_is_shipped (work, g) &&
        tc_setup_holds (work, TC_SETUP_RULE_SUPPLY, g, 0, 0))
      return FALSE;
    work->need[g] =
      (guint16) (problem->groups[g].size > total ? problem->groups[g].size - total : 0);
  }
  for (guint side = 0; side < problem->n_sides; side++)
    for (guint place = 0; place < problem->n_places; place++)
      if (work->load[tc_setup_cell (work, side, place)] >
          work->room[tc_setup_cell (work, side, place)])
        return FALSE;

  return TRUE;
}

/* Moves the unit that arrives at @place along the path that led here. */
static void
follow_path (TcSetupWork *work, guint side, guint place)
{
  work->load[tc_setup_cell (work, side, place)]++;
  while (place < work->problem->n_places) {
    guint group = work->via[place];
    guint next = work->from[place];

    work->flow[tc_setup_cell (work, group, place)]++;
    if (next < work->problem->n_places)
      work->flow[tc_setup_cell (work, group, next)]--;
    place = next;
  }
}

/* Adds to the search all places that @group can bring a unit to; @left is where it comes from. */
static guint
reach_out (TcSetupWork *work, guint group, guint left, guint tail)
{
  guint n_places = work->problem->n_places;

  for (guint place = 0; place < n_places; place++) {
    guint at = tc_setup_cell (work, group, place);

    if (work->via[place] != TC_SETUP_NO_LIMIT || work->flow[at] >= work->upper[at])
      continue;
    work->via[place] = (guint16) group;
    work->from[place] = (guint16) left;
    work->queue[tail++] = (guint16) place;
  }

  return tail;
}

/* Breadth first over the places to which a unit can be brought, starting with those in the queue;
 * a place with room or, when @giver is a group, one where it has a unit to spare. */
static guint
search_path (TcSetupWork *work, guint side, guint tail, guint giver)
{
  const TcSetupProblem *problem = work->problem;

  for (guint head = 0; head < tail; head++) {
    guint place = work->queue[head];

    tc_setup_spend (work, problem->n_groups);
    if (has_room (work, side, place))
      return place;
    if (giver < problem->n_groups && work->flow[tc_setup_cell (work, giver, place)] >
                                       work->lower[tc_setup_cell (work, giver, place)])
      return place;
    for (guint g = 0; g < problem->n_groups; g++)
      if (tc_setup_is_shipped (work, g) && problem->groups[g].side == side &&
          work->flow[tc_setup_cell (work, g, place)] > work->lower[tc_setup_cell (work, g, place)])
        tail = reach_out (work, g, place, tail);
  }

  return problem->n_places;
}

static void
begin_search (TcSetupWork *work)
{
  memset (work->via, 0xff, sizeof (guint16) * work->problem->n_places);
}

static gboolean
ship_one (TcSetupWork *work, guint group)
{
  guint side = work->problem->groups[group].side;
  guint n_places = work->problem->n_places;
  guint place;

  /* Mostly there is room somewhere at once. */
  for (place = 0; place < n_places; place++) {
    guint at = tc_setup_cell (work, group, place);

    if (work->flow[at] < work->upper[at] && has_room (work, side, place)) {
      work->flow[at]++;
      work->load[tc_setup_cell (work, side, place)]++;
      tc_setup_spend (work, place);
      return TRUE;
    }
  }

  tc_setup_spend (work, n_places);
  begin_search (work);
  place = search_path (work, side, reach_out (work, group, n_places, 0), G_MAXUINT);
  if (place == n_places)
    return FALSE;
  follow_path (work, side, place);

  return TRUE;
}

gboolean
tc_setup_find_flow (TcSetupWork *work)
{
  if (!ship_minimums (work))
    return FALSE;

  for (guint g = 0; g < work->problem->n_groups; g++) {
    if (!tc_setup_is_shipped (work, g) || !tc_setup_holds (work, TC_SETUP_RULE_DEMAND, g, 0, 0))
      continue;
    for (guint i = 0; i < work->need[g]; i++)
      if (work->steps_left == 0 || !ship_one (work, g))
        return FALSE;
  }

  return TRUE;
}

static gboolean
has_spare (const TcSetupWork *work, guint group)
{
  for (guint place = 0; place < work->problem->n_places; place++)
    if (work->flow[tc_setup_cell (work, group, place)] >
        work->lower[tc_setup_cell (work, group, place)])
      return TRUE;

  return FALSE;
}

/* With a flow at hand: a unit of @group may go to @place when one goes there already, or when one
 * that goes elsewhere without need can be brought there. */
gboolean
tc_setup_can_bring (TcSetupWork *work, guint group, guint place)
{
  guint at = tc_setup_cell (work, group, place);

  if (work->flow[at] > 0)
    return TRUE;
  if (work->upper[at] == 0 || !has_spare (work, group))
    return FALSE;

  begin_search (work);
  work->via[place] = (guint16) group;
  work->from[place] = (guint16) work->problem->n_places;
  work->queue[0] = (guint16) place;

  return search_path (work, work->problem->groups[group].side, 1, group) < work->problem->n_places;
}
