/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* Free setups: can what is still to be placed be placed at all, where may the next unit go so that
 * the rest still can, and if it cannot, which rules stand against one another.
 *
 * Groups of like units go to places. The answer is exact: a flow with lower bounds, and branching
 * for the two rules that a flow cannot express (company and exclusive places). The one function
 * serves moves, findings and the editor. Nothing here allocates but tc_setup_find_conflict (). */

#define TC_SETUP_NO_LIMIT 0xffffu

/* Enough for every setup met so far by a factor of a thousand. */
#define TC_SETUP_STEPS 2000000u

/** TcSetupGroup: units that are alike as far as the rules of setup go. */
typedef struct {
  guint16 size;     /* units that are still to be placed */
  guint16 at_least; /* units of this group in each allowed place; placed ones count */
  guint16 at_most;  /* the same upwards, or TC_SETUP_NO_LIMIT */
  guint8 side;
  guint8 needs_company; /* takes no room; goes only where units of its side are that do, and keeps
                           no other side out */
} TcSetupGroup;

/** TcSetupProblem: everything the caller owns. Tables are by row: [group or side][place]. */
typedef struct {
  guint n_groups;
  guint n_places;
  guint n_sides;
  gboolean exclusive;         /* units are not placed where another side has units */
  const TcSetupGroup *groups; /* [n_groups] */
  const guint8 *allowed;      /* [group][place]: in its zone */
  const guint16 *placed;      /* [group][place]: units of the group that are there already */
  const guint16 *capacity;    /* [side][place]: units with room, or TC_SETUP_NO_LIMIT */
  const guint16 *present;     /* [side][place]: units that take room and are there already, those of
                                 groups included */
  const guint8 *closed;       /* [side][place]: never open to this side */
  const guint8 *open_base; /* [side][place]: company is not needed here; other sides never come */
} TcSetupProblem;

typedef enum {
  TC_SETUP_POSSIBLE,
  TC_SETUP_IMPOSSIBLE,
  TC_SETUP_UNDECIDED, /* not within the steps granted */
} TcSetupVerdict;

/** tc_setup_work_size: bytes of memory for a problem of this size, 8-byte aligned. */
gsize tc_setup_work_size (guint n_groups, guint n_places, guint n_sides);

/**
 * tc_setup_feasible:
 * @memory: tc_setup_work_size () bytes, 8-byte aligned
 * @max_steps: about so many places are looked at before it gives up
 *
 * Whether everything that is still to be placed can be placed.
 */
TcSetupVerdict tc_setup_feasible (const TcSetupProblem *problem, gpointer memory, guint max_steps);

/**
 * tc_setup_find_targets:
 * @group: with at least one unit to be placed
 * @out_targets: [n_places]: TRUE where a unit of @group may go now so that the rest can still be
 *   placed; when that is undecided, where nothing speaks against it at once
 *
 * Only groups that compete with @group, however indirectly, are looked at.
 *
 * Returns: whether there is such a place
 */
gboolean tc_setup_find_targets (const TcSetupProblem *problem,
                                guint group,
                                gpointer memory,
                                guint max_steps,
                                guint8 *out_targets);

typedef enum {
  TC_SETUP_RULE_SUPPLY,    /* a group has no more units than its size */
  TC_SETUP_RULE_DEMAND,    /* all units of a group must be placed */
  TC_SETUP_RULE_MINIMUM,   /* a group's at_least */
  TC_SETUP_RULE_MAXIMUM,   /* a group's at_most */
  TC_SETUP_RULE_ZONE,      /* a group's allowed places */
  TC_SETUP_RULE_COMPANY,   /* a group needs company */
  TC_SETUP_RULE_CAPACITY,  /* room for a side */
  TC_SETUP_RULE_CLOSED,    /* places closed to a side */
  TC_SETUP_RULE_PRESENT,   /* what stands in a place already, of no group */
  TC_SETUP_RULE_EXCLUSIVE, /* no two sides in a place */
} TcSetupRuleKind;

/** TcSetupRule: one rule of a conflict. */
typedef struct {
  TcSetupRuleKind kind;
  guint group; /* SUPPLY to COMPANY */
  guint side;  /* CAPACITY, CLOSED, PRESENT */
  guint place; /* PRESENT */
} TcSetupRule;

/**
 * tc_setup_find_conflict:
 * @max_steps: for all of the many searches it takes; when they run out after the verdict, the
 *   conflict may hold more rules than it must
 * @out_verdict: (out)
 *
 * Returns: (transfer full) (nullable): TcSetupRule of an impossible setup that cannot all hold,
 *   though they could if any one of them fell; %NULL unless the verdict is
 *   %TC_SETUP_IMPOSSIBLE.
 */
GArray *tc_setup_find_conflict (const TcSetupProblem *problem,
                                guint max_steps,
                                TcSetupVerdict *out_verdict) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
