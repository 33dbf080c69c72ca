/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-setup.h"

#include <string.h>

#include "base/tc-setup-private.h"

/* The search. Units of a group flow to places; each place has room for each side. Minimums are
 * shipped first, for any answer ships them; the rest follows one unit at a time along augmenting
 * paths: to a place with room, or to a full one from which a unit of another group moves on. That
 * is a maximum flow, so it decides exactly.
 *
 * Company (an air unit needs a ground unit somewhere in its zone) and exclusive places are not
 * flows. When the flow found breaks one of them, the search branches over the ways to fix it, each
 * a tighter flow. In practice the first flow mostly serves. */

/* --- Branching --- */

/* Solves with @group kept out of @place, or at least @least of it there. Bounds are put back. */
static TcSetupVerdict
try_bound (TcSetupWork *work, guint group, guint place, guint least, guint most)
{
  guint at = tc_setup_cell (work, group, place);
  guint16 lower = work->lower[at];
  guint16 upper = work->upper[at];
  TcSetupVerdict verdict;

  work->lower[at] = (guint16) MAX (lower, least);
  work->upper[at] = (guint16) MIN (upper, most);
  verdict = tc_setup_solve (work);
  work->lower[at] = lower;
  work->upper[at] = upper;

  return verdict;
}

static guint
count_side (const TcSetupWork *work, guint side, guint place)
{
  return work->load[tc_setup_cell (work, side, place)] + tc_setup_get_present (work, side, place);
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
    for (guint place = 0; tc_setup_is_shipped (work, g) && place < problem->n_places; place++)
      if (work->flow[tc_setup_cell (work, g, place)] > 0 &&
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

  while (rival < problem->n_groups && (!tc_setup_is_shipped (work, rival) ||
                                       problem->groups[rival].side == problem->groups[group].side ||
                                       work->flow[tc_setup_cell (work, rival, place)] == 0))
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

  if (!tc_setup_is_open (work, group, place))
    return FALSE;
  if (problem->open_base[tc_setup_cell (work, side, place)])
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
        tc_setup_holds (work, TC_SETUP_RULE_COMPANY, g, 0, 0) &&
        tc_setup_holds (work, TC_SETUP_RULE_DEMAND, g, 0, 0) && !has_base (work, g))
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
    for (guint g = 0; tc_setup_is_open (work, group, place) && g < problem->n_groups; g++) {
      TcSetupVerdict one;

      if (!tc_setup_is_shipped (work, g) ||
          problem->groups[g].side != problem->groups[group].side ||
          work->upper[tc_setup_cell (work, g, place)] == 0 ||
          work->lower[tc_setup_cell (work, g, place)] > 0)
        continue;
      one = try_bound (work, g, place, 1, TC_SETUP_FAR);
      if (one == TC_SETUP_POSSIBLE)
        return one;
      if (one == TC_SETUP_UNDECIDED)
        verdict = one;
    }

  return verdict;
}

TcSetupVerdict
tc_setup_solve (TcSetupWork *work)
{
  guint n_places = work->problem->n_places;
  gboolean flows = tc_setup_find_flow (work);
  guint group = 0;
  guint place;

  if (work->steps_left == 0)
    return TC_SETUP_UNDECIDED;
  tc_setup_spend (work, 1);
  if (!flows)
    return TC_SETUP_IMPOSSIBLE;

  if (work->problem->exclusive && tc_setup_holds (work, TC_SETUP_RULE_EXCLUSIVE, 0, 0, 0)) {
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
  TcSetupWork *work = tc_setup_make_work (problem, memory, max_steps);

  tc_setup_prepare (work);

  return tc_setup_solve (work);
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

/* Whether the search may have to branch, so that a flow alone does not answer it. */
static gboolean
may_branch (TcSetupWork *work)
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
  tc_setup_clear_flow (work);

  return find_lonely (work) < problem->n_groups;
}

static gboolean
try_target (TcSetupWork *work, guint group, guint place)
{
  guint at = tc_setup_cell (work, group, place);

  if (work->upper[at] == 0)
    return FALSE;

  return try_bound (work, group, place, 1, TC_SETUP_FAR) != TC_SETUP_IMPOSSIBLE;
}

static gboolean
find_company (TcSetupWork *work, guint group, guint8 *out_targets)
{
  gboolean any = FALSE;

  tc_setup_clear_flow (work);
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
  TcSetupWork *work = tc_setup_make_work (problem, memory, max_steps);
  gboolean branches, any = FALSE;

  memset (out_targets, FALSE, problem->n_places);
  if (problem->groups[group].needs_company)
    return find_company (work, group, out_targets);

  keep_rivals (work, group);
  tc_setup_prepare (work);
  branches = may_branch (work);
  if (!branches && !tc_setup_find_flow (work))
    return FALSE;
  for (guint place = 0; place < problem->n_places; place++) {
    work->steps_left = max_steps;
    out_targets[place] = (guint8) (branches ? try_target (work, group, place)
                                            : tc_setup_can_bring (work, group, place));
    any |= out_targets[place];
  }

  return any;
}
