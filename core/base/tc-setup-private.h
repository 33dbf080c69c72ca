/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-setup-private.h is private to core/."
#endif

#include "base/tc-setup.h"

G_BEGIN_DECLS

/* TcSetupWork: one search; all arrays lie in the caller's memory. */
typedef struct {
  const TcSetupProblem *problem;
  const guint8 *relaxed; /* by rule index, or NULL; see rule_index () */
  guint steps_left;
  guint8 *live; /* [group]: takes part */
  guint16 *lower;
  guint16 *upper;
  guint16 *flow; /* all three [group][place] */
  guint16 *room; /* [side][place] */
  guint16 *load; /* [side][place]: what the flow brings */
  guint16 *need; /* [group]: units to be shipped in all */
  guint16 *via;  /* [place]: the group that brought the path here */
  guint16 *from; /* [place]: the place that it left for it, or n_places at the start */
  guint16 *queue;
} TcSetupWork;

#define TC_SETUP_FAR                                                                               \
  0x7fffu /* more than there are units: no limit, without overflow when added                      \
           */

/* The rules of a problem by number, so that they can be thought away one by one. */
guint tc_setup_rule_index (const TcSetupProblem *problem, TcSetupRule rule);

/* tc_setup_make_work: in @memory; all groups take part. */
TcSetupWork *tc_setup_make_work (const TcSetupProblem *problem, gpointer memory, guint max_steps);

/* tc_setup_prepare: bounds and room of what takes part. */
void tc_setup_prepare (TcSetupWork *work);

/* tc_setup_find_flow: FALSE when there is none, or when no steps are left. */
gboolean tc_setup_find_flow (TcSetupWork *work);

/* tc_setup_clear_flow: forgets the flow. */
void tc_setup_clear_flow (TcSetupWork *work);

/* tc_setup_can_bring: with a flow at hand, whether a unit of @group may go to @place. */
gboolean tc_setup_can_bring (TcSetupWork *work, guint group, guint place);

/* tc_setup_solve: the prepared work, to the end. */
TcSetupVerdict tc_setup_solve (TcSetupWork *work);

static inline guint
tc_setup_cell (const TcSetupWork *work, guint row, guint place)
{
  return row * work->problem->n_places + place;
}

static inline void
tc_setup_spend (TcSetupWork *work, guint steps)
{
  work->steps_left -= MIN (steps, work->steps_left);
}

/* Whether the group is part of the flow. */
static inline gboolean
tc_setup_is_shipped (const TcSetupWork *work, guint group)
{
  return work->live[group] && !work->problem->groups[group].needs_company;
}

/* tc_setup_holds: whether a rule is not thought away; outside the search for a conflict none is. */
static inline gboolean
tc_setup_holds (const TcSetupWork *work, TcSetupRuleKind kind, guint group, guint side, guint place)
{
  TcSetupRule rule = { kind, group, side, place };

  return work->relaxed == NULL || !work->relaxed[tc_setup_rule_index (work->problem, rule)];
}

guint tc_setup_get_present (const TcSetupWork *work, guint side, guint place);
gboolean tc_setup_is_open (const TcSetupWork *work, guint group, guint place);

/* tc_setup_count_grouped: units of groups that stand in @place already. */
guint tc_setup_count_grouped (const TcSetupWork *work, guint side, guint place);

G_END_DECLS
