/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-view-private.h is private to core/."
#endif

#include "rules/tc-view.h"

G_BEGIN_DECLS

/* Attributes that a schema may or may not give an element: empty or 0 where it does not. */
const char *tc_view_read_string (TcScenario *scenario, TcNode node, const char *name);
gint32 tc_view_read_int (TcScenario *scenario, TcNode node, const char *name);

/* tc_view_add_grid: the places of @board (role "board") when it is a grid: it has columns, rows and
 * a child of role "region". */
void tc_view_add_grid (TcView *view, TcScenario *scenario, const TcRuleset *ruleset, TcNode board);

/* tc_view_add_grid_placement: what @node, of role "tile-placement" or "pawn-placement", lays. */
void tc_view_add_grid_placement (TcView *view, TcScenario *scenario, TcNode node);

G_END_DECLS
