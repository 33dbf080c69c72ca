/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-ruleset.h"
#include "rules/tc-state.h"
#include "scenario/tc-operation.h"

G_BEGIN_DECLS

/* TcFilling: places what players still have to place when a game begins, one legal move after
 * another, so that everything can be placed in the end. What is placed already stays.
 *
 * Evenly: each piece goes where the fewest went before, among equals to the first place in the
 * order of the scenario. At random: each legal place has the same chance, which depends on nothing
 * but the seed. */

typedef struct _TcFilling TcFilling;

/** tc_filling_new: (transfer full): @seed: (nullable): at random; evenly without. */
TcFilling *tc_filling_new (TcRuleset *ruleset, const guint64 *seed) G_GNUC_WARN_UNUSED_RESULT;
void tc_filling_free (TcFilling *filling);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcFilling, tc_filling_free)

/** tc_filling_is_needed: whether the acting player places something now that a setup left to the
 * players. Never in a system whose positions cannot become setups. */
gboolean tc_filling_is_needed (const TcRuleset *ruleset, const TcState *state);

/** tc_filling_choose: the next move; %FALSE when none is needed. */
gboolean tc_filling_choose (TcFilling *filling, const TcState *state, TcMove *out_move);

/**
 * tc_filling_make_setup:
 * @setup: which one of the ruleset
 * @name: (nullable): of the new setup, for people; else made of the name of the old one: "Free
 *   setup, filled", "Free setup, seed 4711"
 * @out_id: (out) (transfer full) (optional): as of tc_position_make_setup ()
 *
 * Returns: (transfer full) (nullable): the change of the scenario that adds the setup with
 *   everything in its place; %NULL when it leaves nothing to the players
 */
TcOperation *tc_filling_make_setup (TcFilling *filling,
                                    guint setup,
                                    const char *name,
                                    char **out_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
