/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcReach: who can enter which space from the start of a setup, and in how many steps, if nobody
 * resists. Read by roles, so for any board of spaces and links: a "side" begins (0 steps) where the
 * "setup" names it together with a "space", in one element or in an element and its child; a step
 * follows a "link" in its direction (tc:mark "mutual" says which lead both ways, and links of a
 * schema without that mark always do); a "backer" of the side leads to the spaces that its children
 * name, in 1 step. */

#define TC_REACH_NEVER G_MAXUINT

typedef struct _TcReach TcReach;

/** tc_reach_new: (transfer full): @setup: a node of role "setup", or TC_NODE_NONE for one in which
 * nobody has anything. Refers to @scenario. */
TcReach *tc_reach_new (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;
void tc_reach_free (TcReach *reach);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcReach, tc_reach_free)

guint tc_reach_get_n_sides (const TcReach *reach);

/** tc_reach_get_side: the node of a side, in the order of the file. */
TcNode tc_reach_get_side (const TcReach *reach, guint side);

/** tc_reach_get_steps: how many steps the side needs at least into @space, a node of role "space";
 * 0 where it begins, TC_REACH_NEVER where no way leads. */
guint tc_reach_get_steps (const TcReach *reach, guint side, TcNode space);

/** tc_reach_dup_words: (transfer full): of one space: "Concede: 1 step; Defend: never". "" for a
 * board without sides. */
char *tc_reach_dup_words (const TcReach *reach, TcNode space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
