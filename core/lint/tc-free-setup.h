/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "base/tc-setup.h"
#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcFreeSetup: a setup with quota rows, read by roles: which counters each quota takes, and whether
 * everything can be placed. For findings, for the editor's page, and for systems that play it.
 *
 * Read by roles: "setup" with children "quota" (which refers to an "owner" and a "zone"; attributes
 * at-least, at-most; children "chosen") and others that refer to a "piece", "placement" to a
 * "space" besides; "piece", which refers to its "owner" (a "face" with attribute movement makes a
 * unit that stacks, and takes room; one without it a guest, which needs units that stack where it
 * stands; none a marker); "owner", which refers to a "side"; "zone" with children that refer to a
 * "space"; a space with border="true" is closed to other sides than that of the owner with
 * automaton="true" (or than its own owner's), and has no limit for that one, unless closed or
 * unlimited says otherwise; "stacking" (attribute limit, and children "side-limit", which refer to
 * a "side"), unless the space or the "terrain" it refers to has an attribute stacking; that of an
 * owner holds as well. */

/** TcFreeQuota: one row. */
typedef struct {
  TcNode node;
  TcNode owner; /* or TC_NODE_NONE, as the next */
  TcNode zone;
  guint at_least;   /* units that stack in each area */
  guint at_most;    /* the same, or TC_SETUP_NO_LIMIT */
  guint own_limit;  /* of the owner in an area: the same */
  GArray *counters; /* TcNode: the pieces it takes, in the order of the document */
  guint n_stacking;
  guint n_guests;
  guint n_areas; /* of its zone */
} TcFreeQuota;

typedef struct _TcFreeSetup TcFreeSetup;

/** tc_free_setup_new: (transfer full): @setup: a node of role "setup"; one without quotas gives no
 * rows. Refers to @scenario. */
TcFreeSetup *tc_free_setup_new (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;
void tc_free_setup_free (TcFreeSetup *free_setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcFreeSetup, tc_free_setup_free)

guint tc_free_setup_get_n_quotas (const TcFreeSetup *free_setup);
const TcFreeQuota *tc_free_setup_get_quota (const TcFreeSetup *free_setup, guint index);

/** TcFreeReason: one of the rules that cannot all hold. */
typedef struct {
  TcNode node;           /* the datum it comes from, or TC_NODE_NONE for a rule of the game */
  const char *attribute; /* nullable: of the node; static */
  char *text;            /* half a sentence: "quota \"north\" may put at most 3 into an area" */
} TcFreeReason;

typedef struct {
  TcSetupVerdict verdict;
  char *text;         /* one sentence without full stop: the whole answer */
  GPtrArray *reasons; /* TcFreeReason; empty unless impossible */
} TcFreeAnswer;

/**
 * tc_free_setup_check:
 * @max_steps: TC_SETUP_STEPS, or fewer to be quick
 *
 * Returns: (transfer full): whether the setup can be completed, and if not why
 */
TcFreeAnswer *tc_free_setup_check (const TcFreeSetup *free_setup,
                                   guint max_steps) G_GNUC_WARN_UNUSED_RESULT;
void tc_free_answer_free (TcFreeAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcFreeAnswer, tc_free_answer_free)

G_END_DECLS
