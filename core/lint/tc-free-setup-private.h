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

typedef enum { TC_FREE_MARKER, TC_FREE_GROUND, TC_FREE_AIR } TcFreeKind;

TcFreeKind tc_free_setup_get_kind (TcScenario *scenario, TcNode piece);

/* tc_free_setup_get_ref: what attribute @name of @node refers to; TC_NODE_NONE also when the schema
 * gives it no such attribute. */
TcNode tc_free_setup_get_ref (TcScenario *scenario, TcNode node, const char *name);

/* tc_free_setup_is_on: a switch that need not be in the schema. */
gboolean tc_free_setup_is_on (TcScenario *scenario, TcNode node, const char *name);

/* tc_free_setup_get_area: the space that a child of a zone names, or TC_NODE_NONE. */
TcNode tc_free_setup_get_area (TcScenario *scenario, TcNode member);

G_END_DECLS
