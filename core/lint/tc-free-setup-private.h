/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-free-setup-private.h is private to core/."
#endif

#include "lint/tc-free-setup.h"

G_BEGIN_DECLS

/* TcFreeUse: where a setup puts a counter besides the quotas that take whatever is left. */
typedef struct {
  TcNode piece;
  TcNode node; /* the place, the box, the child of a quota ... */
} TcFreeUse;

struct _TcFreeSetup {
  TcScenario *scenario;
  TcNode setup;
  GPtrArray *quotas; /* TcFreeQuota */
  GArray *uses;      /* TcFreeUse, in the order of the document */
};

/* What stacks takes room; a guest takes none, and stands where its side has units that do. */
typedef enum { TC_FREE_MARKER, TC_FREE_STACKS, TC_FREE_GUEST } TcFreeKind;

TcFreeKind tc_free_setup_get_kind (TcScenario *scenario, TcNode piece);

/* tc_free_setup_find: the node of @role that @node refers to; TC_NODE_NONE also for no node. */
TcNode tc_free_setup_find (TcScenario *scenario, TcNode node, const char *role);

/* tc_free_setup_is_on: a switch that need not be in the schema. */
gboolean tc_free_setup_is_on (TcScenario *scenario, TcNode node, const char *name);

G_END_DECLS
