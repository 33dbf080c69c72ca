/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-setup.h"

#include <string.h>

/* The search. Units of a group flow to places; each place has room for each side. Minimums are
 * shipped first, for any answer ships them; the rest follows one unit at a time along augmenting
 * paths: to a place with room, or to a full one from which a unit of another group moves on. That
 * is a maximum flow, so it decides exactly.
 *
 * Company (an air unit needs a ground unit somewhere in its zone) and exclusive places are not
 * flows. When the flow found breaks one of them, the search branches over the ways to mend it, each
 * a tighter flow. In practice the first flow mostly serves. */

typedef struct {
  const TcSetupProblem *problem;
  const guint8 *relaxed; /* by rule index, or NULL; see rule_index () */
  guint steps_left;
  guint8 *live; /* [group]: takes part */
  guint16 *lower;
  guint16 *upper;
  guint16 *flow; /* all three [group][place] */
  guint16 *room; /* [side][place] */
  guint16 *need; /* [group]: units to be shipped in all */
  guint16 *via;  /* [place]: the group that brought the path here */
  guint16 *from; /* [place]: the place that it left for it, or n_places at the start */
  guint16 *queue;
} TcSetupWork;

#define FAR 0x7fffu /* more than there are units: no limit, without overflow when added to */

/* --- Rules by number, for relaxing them one by one --- */

#define RULES_PER_GROUP 6u /* SUPPLY to COMPANY */

static guint
count_rules (const TcSetupProblem *problem)
{
  return problem->n_groups * RULES_PER_GROUP + 2 * problem->n_sides +
         problem->n_sides * problem->n_places + 1;
}

static guint
rule_index (const TcSetupProblem *problem, TcSetupRule rule)
{
  guint sides = problem->n_groups * RULES_PER_GROUP;

  switch (rule.kind) {
  case TC_SETUP_RULE_SUPPLY:
  case TC_SETUP_RULE_DEMAND:
  case TC_SETUP_RULE_MINIMUM:
  case TC_SETUP_RULE_MAXIMUM:
  case TC_SETUP_RULE_ZONE:
  case TC_SETUP_RULE_COMPANY:
    return rule.group * RULES_PER_GROUP + (guint) rule.kind;
  case TC_SETUP_RULE_CAPACITY:
    return sides + rule.side;
  case TC_SETUP_RULE_CLOSED:
    return sides + problem->n_sides + rule.side;
  case TC_SETUP_RULE_PRESENT:
    return sides + 2 * problem->n_sides + rule.side * problem->n_places + rule.place;
  case TC_SETUP_RULE_EXCLUSIVE:
    break;
  }

  return count_rules (problem) - 1;
}

static TcSetupRule
rule_at (const TcSetupProblem *problem, guint index)
{
  guint sides = problem->n_groups * RULES_PER_GROUP;
  TcSetupRule rule = { TC_SETUP_RULE_EXCLUSIVE, 0, 0, 0 };

  if (index < sides) {
    rule.kind = (TcSetupRuleKind) (index % RULES_PER_GROUP);
    rule.group = index / RULES_PER_GROUP;
  } else if (index < sides + problem->n_sides) {
    rule.kind = TC_SETUP_RULE_CAPACITY;
    rule.side = index - sides;
  } else if (index < sides + 2 * problem->n_sides) {
    rule.kind = TC_SETUP_RULE_CLOSED;
    rule.side = index - sides - problem->n_sides;
  } else if (index + 1 < count_rules (problem)) {
    index -= sides + 2 * problem->n_sides;
    rule.kind = TC_SETUP_RULE_PRESENT;
    rule.side = index / problem->n_places;
    rule.place = index % problem->n_places;
  }

  return rule;
}

static gboolean
holds (const TcSetupWork *work, TcSetupRuleKind kind, guint group, guint side, guint place)
{
  TcSetupRule rule = { kind, group, side, place };

  return work->relaxed == NULL || !work->relaxed[rule_index (work->problem, rule)];
}

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
         align (sizeof (guint16) * n_sides * n_places) + align (sizeof (guint16) * n_groups) +
         3 * align (sizeof (guint16) * n_places);
}

static gpointer
take (guint8 **at, gsize size)
{
  gpointer memory = *at;

  *at += align (size);

  return memory;
}

static TcSetupWork *
make_work (const TcSetupProblem *problem, gpointer memory, guint max_steps)
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
  work->need = take (&at, sizeof (guint16) * problem->n_groups);
  work->via = take (&at, sizeof (guint16) * problem->n_places);
  work->from = take (&at, sizeof (guint16) * problem->n_places);
  work->queue = take (&at, sizeof (guint16) * problem->n_places);
  memset (work->live, TRUE, problem->n_groups);

  return work;
}

/* --- Bounds --- */

static guint
cell (const TcSetupWork *work, guint row, guint place)
{
  return row * work->problem->n_places + place;
}

static guint
count_grouped (const TcSetupWork *work, guint side, guint place)
{
  const TcSetupProblem *problem = work->problem;
  guint n = 0;

  for (guint g = 0; g < problem->n_groups; g++)
    if (problem->groups[g].side == side && !problem->groups[g].needs_company)
      n += problem->placed[cell (work, g, place)];

  return n;
}

/* Units that stand there and are not to be thought away. */
static guint
get_present (const TcSetupWork *work, guint side, guint place)
{
  if (holds (work, TC_SETUP_RULE_PRESENT, 0, side, place))
    return work->problem->present[cell (work, side, place)];

  return count_grouped (work, side, place);
}

static gboolean
has_enemy (const TcSetupWork *work, guint side, guint place)
{
  for (guint other = 0; other < work->problem->n_sides; other++)
    if (other != side && get_present (work, other, place) > 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_open (const TcSetupWork *work, guint group, guint place)
{
  const TcSetupProblem *problem = work->problem;
  guint side = problem->groups[group].side;

  if (!problem->allowed[cell (work, group, place)] &&
      holds (work, TC_SETUP_RULE_ZONE, group, side, place))
    return FALSE;
  if (problem->closed[cell (work, side, place)] &&
      holds (work, TC_SETUP_RULE_CLOSED, group, side, place))
    return FALSE;

  return !problem->exclusive || !holds (work, TC_SETUP_RULE_EXCLUSIVE, group, side, place) ||
         !has_enemy (work, side, place);
}

static void
set_bounds (TcSetupWork *work, guint group, guint place)
{
  const TcSetupGroup *info = &work->problem->groups[group];
  guint at = cell (work, group, place);
  guint placed = work->problem->placed[at];
  guint least = holds (work, TC_SETUP_RULE_MINIMUM, group, 0, 0) ? info->at_least : 0;
  guint most = holds (work, TC_SETUP_RULE_MAXIMUM, group, 0, 0) ? info->at_most : FAR;

  work->lower[at] = work->upper[at] = 0;
  /* A minimum is for the places of the zone, open or not. */
  if (work->problem->allowed[at] && least > placed)
    work->lower[at] = (guint16) MIN (least - placed, FAR);
  if (is_open (work, group, place))
    work->upper[at] = (guint16) MIN (most > placed ? most - placed : 0, FAR);
}

static void
set_room (TcSetupWork *work, guint side, guint place)
{
  guint capacity = work->problem->capacity[cell (work, side, place)];
  guint present = get_present (work, side, place);

  if (capacity == TC_SETUP_NO_LIMIT || !holds (work, TC_SETUP_RULE_CAPACITY, 0, side, place))
    capacity = FAR + present;
  work->room[cell (work, side, place)] =
    (guint16) MIN (capacity > present ? capacity - present : 0, FAR);
}

static void
prepare (TcSetupWork *work)
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

static gboolean
is_shipped (const TcSetupWork *work, guint group)
{
  return work->live[group] && !work->problem->groups[group].needs_company;
}

/* What all shippers of @side have at @place, of the flow. */
static guint
get_load (const TcSetupWork *work, guint side, guint place)
{
  guint n = 0;

  for (guint g = 0; g < work->problem->n_groups; g++)
    if (is_shipped (work, g) && work->problem->groups[g].side == side)
      n += work->flow[cell (work, g, place)];

  return n;
}

static gboolean
has_room (const TcSetupWork *work, guint side, guint place)
{
  return get_load (work, side, place) < work->room[cell (work, side, place)];
}

/* Ships the minimums; FALSE when they cannot all be. */
static gboolean
ship_minimums (TcSetupWork *work)
{
  const TcSetupProblem *problem = work->problem;

  for (guint g = 0; g < problem->n_groups; g++) {
    guint total = 0;

    for (guint place = 0; is_shipped (work, g) && place < problem->n_places; place++) {
      guint at = cell (work, g, place);

      if (work->lower[at] > work->upper[at])
        return FALSE;
      work->flow[at] = work->lower[at];
      total += work->lower[at];
    }
    if (total > problem->groups[g].size && is_shipped (work, g) &&
        holds (work, TC_SETUP_RULE_SUPPLY, g, 0, 0))
      return FALSE;
    work->need[g] =
      (guint16) (problem->groups[g].size > total ? problem->groups[g].size - total : 0);
  }
  for (guint side = 0; side < problem->n_sides; side++)
    for (guint place = 0; place < problem->n_places; place++)
      if (get_load (work, side, place) > work->room[cell (work, side, place)])
        return FALSE;

  return TRUE;
}

/* Moves the unit that arrives at @place along the path that led here. */
static void
follow_path (TcSetupWork *work, guint place)
{
  while (place < work->problem->n_places) {
    guint group = work->via[place];
    guint next = work->from[place];

    work->flow[cell (work, group, place)]++;
    if (next < work->problem->n_places)
      work->flow[cell (work, group, next)]--;
    place = next;
  }
}

/* Adds to the search all places that @group can bring a unit to; @left is where it comes from. */
static guint
reach_out (TcSetupWork *work, guint group, guint left, guint tail)
{
  guint n_places = work->problem->n_places;

  for (guint place = 0; place < n_places; place++) {
    guint at = cell (work, group, place);

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

  for (guint head = 0; head < tail && work->steps_left > 0; head++) {
    guint place = work->queue[head];

    work->steps_left--;
    if (has_room (work, side, place))
      return place;
    if (giver < problem->n_groups &&
        work->flow[cell (work, giver, place)] > work->lower[cell (work, giver, place)])
      return place;
    for (guint g = 0; g < problem->n_groups; g++)
      if (is_shipped (work, g) && problem->groups[g].side == side &&
          work->flow[cell (work, g, place)] > work->lower[cell (work, g, place)])
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
    guint at = cell (work, group, place);

    if (work->flow[at] < work->upper[at] && has_room (work, side, place)) {
      work->flow[at]++;
      return TRUE;
    }
  }

  begin_search (work);
  place = search_path (work, side, reach_out (work, group, n_places, 0), G_MAXUINT);
  if (place == n_places)
    return FALSE;
  follow_path (work, place);

  return TRUE;
}

static gboolean
find_flow (TcSetupWork *work)
{
  if (!ship_minimums (work))
    return FALSE;

  for (guint g = 0; g < work->problem->n_groups; g++) {
    if (!is_shipped (work, g) || !holds (work, TC_SETUP_RULE_DEMAND, g, 0, 0))
      continue;
    for (guint i = 0; i < work->need[g]; i++)
      if (!ship_one (work, g))
        return FALSE;
  }

  return TRUE;
}

/* --- Branching --- */

static TcSetupVerdict solve (TcSetupWork *work);

/* Solves with @group kept out of @place, or at least @least of it there. Bounds are put back. */
static TcSetupVerdict
try_bound (TcSetupWork *work, guint group, guint place, guint least, guint most)
{
  guint at = cell (work, group, place);
  guint16 lower = work->lower[at];
  guint16 upper = work->upper[at];
  TcSetupVerdict verdict;

  work->lower[at] = (guint16) MAX (lower, least);
  work->upper[at] = (guint16) MIN (upper, most);
  verdict = solve (work);
  work->lower[at] = lower;
  work->upper[at] = upper;

  return verdict;
}

static guint
count_side (const TcSetupWork *work, guint side, guint place)
{
  return get_load (work, side, place) + get_present (work, side, place);
}

static gboolean
has_other_side (const TcSetupWork *work, guint side, guint place)
{
  for (guint other = 0; other < work->problem->n_sides; other++)
    if (other != side && count_side (work, other, place) > 0)
      return TRUE;

  return FALSE;
}

/* A place that the flow gives to two sides, or n_places; @out_group: one whose units go there. */
static guint
find_shared (const TcSetupWork *work, guint *out_group)
{
  const TcSetupProblem *problem = work->problem;

  for (guint g = 0; g < problem->n_groups; g++)
    for (guint place = 0; is_shipped (work, g) && place < problem->n_places; place++)
      if (work->flow[cell (work, g, place)] > 0 &&
          has_other_side (work, problem->groups[g].side, place)) {
        *out_group = g;
        return place;
      }

  return problem->n_places;
}

/* A group of another side whose units the flow brings to @place. */
static guint
find_rival (const TcSetupWork *work, guint group, guint place)
{
  const TcSetupProblem *problem = work->problem;
  guint rival = 0;

  while (rival < problem->n_groups &&
         (!is_shipped (work, rival) || problem->groups[rival].side == problem->groups[group].side ||
          work->flow[cell (work, rival, place)] == 0))
    rival++;

  return rival;
}

/* Either no unit of the group comes here, or none of its rival; other rivals are found deeper. */
static TcSetupVerdict
branch_shared (TcSetupWork *work, guint group, guint place)
{
  guint rival = find_rival (work, group, place);
  TcSetupVerdict verdict = try_bound (work, group, place, 0, 0);
  TcSetupVerdict other;

  if (verdict == TC_SETUP_POSSIBLE || rival == work->problem->n_groups)
    return verdict;
  other = try_bound (work, rival, place, 0, 0);

  return other == TC_SETUP_IMPOSSIBLE ? verdict : other;
}

static gboolean
may_be_base (const TcSetupWork *work, guint group, guint place)
{
  const TcSetupProblem *problem = work->problem;
  guint side = problem->groups[group].side;

  if (!is_open (work, group, place))
    return FALSE;
  if (problem->open_base[cell (work, side, place)])
    return TRUE;

  return count_side (work, side, place) > 0;
}

static gboolean
has_base (const TcSetupWork *work, guint group)
{
  for (guint place = 0; place < work->problem->n_places; place++)
    if (may_be_base (work, group, place))
      return TRUE;

  return FALSE;
}

static guint
find_lonely (const TcSetupWork *work)
{
  const TcSetupProblem *problem = work->problem;

  for (guint g = 0; g < problem->n_groups; g++)
    if (work->live[g] && problem->groups[g].needs_company && problem->groups[g].size > 0 &&
        holds (work, TC_SETUP_RULE_COMPANY, g, 0, 0) &&
        holds (work, TC_SETUP_RULE_DEMAND, g, 0, 0) && !has_base (work, g))
      return g;

  return problem->n_groups;
}

/* One of the group's places gets a unit of its side. */
static TcSetupVerdict
branch_lonely (TcSetupWork *work, guint group)
{
  const TcSetupProblem *problem = work->problem;
  TcSetupVerdict verdict = TC_SETUP_IMPOSSIBLE;

  for (guint place = 0; place < problem->n_places; place++)
    for (guint g = 0; is_open (work, group, place) && g < problem->n_groups; g++) {
      TcSetupVerdict one;

      if (!is_shipped (work, g) || problem->groups[g].side != problem->groups[group].side ||
          work->upper[cell (work, g, place)] == 0 || work->lower[cell (work, g, place)] > 0)
        continue;
      one = try_bound (work, g, place, 1, FAR);
      if (one == TC_SETUP_POSSIBLE)
        return one;
      if (one == TC_SETUP_UNDECIDED)
        verdict = one;
    }

  return verdict;
}

static TcSetupVerdict
solve (TcSetupWork *work)
{
  guint n_places = work->problem->n_places;
  gboolean flows = find_flow (work);
  guint group = 0;
  guint place;

  if (work->steps_left == 0)
    return TC_SETUP_UNDECIDED;
  work->steps_left--;
  if (!flows)
    return TC_SETUP_IMPOSSIBLE;

  if (work->problem->exclusive && holds (work, TC_SETUP_RULE_EXCLUSIVE, 0, 0, 0)) {
    place = find_shared (work, &group);
    if (place < n_places)
      return branch_shared (work, group, place);
  }
  group = find_lonely (work);

  return group < work->problem->n_groups ? branch_lonely (work, group) : TC_SETUP_POSSIBLE;
}

TcSetupVerdict
tc_setup_feasible (const TcSetupProblem *problem, gpointer memory, guint max_steps)
{
  TcSetupWork *work = make_work (problem, memory, max_steps);

  prepare (work);

  return solve (work);
}

/* --- Targets --- */

/* Whether two groups can stand in each other's way. */
static gboolean
compete (const TcSetupProblem *problem, guint a, guint b)
{
  if (problem->groups[a].side != problem->groups[b].side && !problem->exclusive)
    return FALSE;
  if (problem->groups[a].size == 0 || problem->groups[b].size == 0)
    return FALSE;
  for (guint place = 0; place < problem->n_places; place++)
    if (problem->allowed[a * problem->n_places + place] &&
        problem->allowed[b * problem->n_places + place])
      return TRUE;

  return FALSE;
}

/* Only what hangs together with @group takes part. */
static void
keep_rivals (TcSetupWork *work, guint group)
{
  const TcSetupProblem *problem = work->problem;
  gboolean grew = TRUE;

  memset (work->live, FALSE, problem->n_groups);
  work->live[group] = TRUE;
  while (grew) {
    grew = FALSE;
    for (guint a = 0; a < problem->n_groups; a++)
      for (guint b = 0; work->live[a] && b < problem->n_groups; b++)
        if (!work->live[b] && compete (problem, a, b))
          work->live[b] = grew = TRUE;
  }
}

/* Whether the search may have to branch, so that a flow alone does not tell. */
static gboolean
may_branch (const TcSetupWork *work)
{
  const TcSetupProblem *problem = work->problem;
  guint side = G_MAXUINT;

  for (guint g = 0; g < problem->n_groups; g++) {
    if (!work->live[g])
      continue;
    if (side != G_MAXUINT && problem->groups[g].side != side)
      return TRUE;
    side = problem->groups[g].side;
  }
  memset (work->flow, 0, sizeof (guint16) * problem->n_groups * problem->n_places);

  return find_lonely (work) < problem->n_groups;
}

static gboolean
has_spare (const TcSetupWork *work, guint group)
{
  for (guint place = 0; place < work->problem->n_places; place++)
    if (work->flow[cell (work, group, place)] > work->lower[cell (work, group, place)])
      return TRUE;

  return FALSE;
}

/* With a flow at hand: a unit of @group may go to @place when one goes there already, or when one
 * that goes elsewhere without need can be brought there. */
static gboolean
can_bring (TcSetupWork *work, guint group, guint place)
{
  guint at = cell (work, group, place);

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

static gboolean
try_target (TcSetupWork *work, guint group, guint place)
{
  guint at = cell (work, group, place);

  if (work->upper[at] == 0)
    return FALSE;

  return try_bound (work, group, place, 1, FAR) != TC_SETUP_IMPOSSIBLE;
}

static gboolean
find_company (TcSetupWork *work, guint group, guint8 *out_targets)
{
  gboolean any = FALSE;

  memset (work->flow, 0, sizeof (guint16) * work->problem->n_groups * work->problem->n_places);
  for (guint place = 0; place < work->problem->n_places; place++) {
    out_targets[place] = (guint8) may_be_base (work, group, place);
    any |= out_targets[place];
  }

  return any;
}

gboolean
tc_setup_find_targets (const TcSetupProblem *problem,
                       guint group,
                       gpointer memory,
                       guint max_steps,
                       guint8 *out_targets)
{
  TcSetupWork *work = make_work (problem, memory, max_steps);
  gboolean branches, any = FALSE;

  memset (out_targets, FALSE, problem->n_places);
  if (problem->groups[group].needs_company)
    return find_company (work, group, out_targets);

  keep_rivals (work, group);
  prepare (work);
  branches = may_branch (work);
  if (!branches && !find_flow (work))
    return FALSE;
  for (guint place = 0; place < problem->n_places; place++) {
    work->steps_left = max_steps;
    out_targets[place] =
      (guint8) (branches ? try_target (work, group, place) : can_bring (work, group, place));
    any |= out_targets[place];
  }

  return any;
}

/* --- Conflicts --- */

/* Rules that say nothing here need not be thought away. */
static gboolean
says_something (const TcSetupWork *work, TcSetupRule rule)
{
  const TcSetupProblem *problem = work->problem;

  switch (rule.kind) {
  case TC_SETUP_RULE_SUPPLY:
  case TC_SETUP_RULE_MINIMUM:
    return problem->groups[rule.group].at_least > 0;
  case TC_SETUP_RULE_MAXIMUM:
    return problem->groups[rule.group].at_most != TC_SETUP_NO_LIMIT;
  case TC_SETUP_RULE_COMPANY:
    return problem->groups[rule.group].needs_company;
  case TC_SETUP_RULE_PRESENT:
    return problem->present[cell (work, rule.side, rule.place)] >
           count_grouped (work, rule.side, rule.place);
  case TC_SETUP_RULE_EXCLUSIVE:
    return problem->exclusive;
  case TC_SETUP_RULE_DEMAND:
  case TC_SETUP_RULE_ZONE:
  case TC_SETUP_RULE_CAPACITY:
  case TC_SETUP_RULE_CLOSED:
    break;
  }

  return TRUE;
}

static TcSetupVerdict
solve_without (TcSetupWork *work, const guint8 *relaxed, guint max_steps)
{
  work->relaxed = relaxed;
  work->steps_left = max_steps;
  prepare (work);

  return solve (work);
}

/* A deletion filter: each rule is left out in turn, and stays out when the rest still conflicts.
 * What stands in single places is tried first, so that the answer speaks of rules where it can. */
GArray *
tc_setup_find_conflict (const TcSetupProblem *problem, guint max_steps, TcSetupVerdict *out_verdict)
{
  g_autofree gpointer memory =
    g_malloc (tc_setup_work_size (problem->n_groups, problem->n_places, problem->n_sides));
  TcSetupWork *work = make_work (problem, memory, max_steps);
  guint n = count_rules (problem);
  g_autofree guint8 *relaxed = g_malloc0 (n);
  GArray *rules;

  *out_verdict = solve_without (work, relaxed, max_steps);
  if (*out_verdict != TC_SETUP_IMPOSSIBLE)
    return NULL;

  rules = g_array_new (FALSE, FALSE, sizeof (TcSetupRule));
  for (guint i = n; i-- > 0;) {
    relaxed[i] = TRUE;
    if (says_something (work, rule_at (problem, i)) &&
        solve_without (work, relaxed, max_steps) != TC_SETUP_IMPOSSIBLE)
      relaxed[i] = FALSE;
  }
  for (guint i = 0; i < n; i++) {
    TcSetupRule rule = rule_at (problem, i);

    if (!relaxed[i])
      g_array_append_val (rules, rule);
  }

  return rules;
}
