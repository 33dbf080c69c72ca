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

/* Positions as data: what stands on the board becomes a setup of the scenario. */

/** tc_position_can_be_setup: whether the system knows how. */
gboolean tc_position_can_be_setup (const TcRuleset *ruleset);

/** tc_position_keeps_turn: whether setups of the system say with which turn they begin; others
 * begin with the first. */
gboolean tc_position_keeps_turn (const TcRuleset *ruleset);

/**
 * tc_position_make_setup:
 * @name: of the setup, for people
 * @out_id: (out) (transfer full) (optional): what it is called in the file: made of @name, and not
 *   that of another setup
 *
 * @out_why: (out) (transfer full) (nullable) (optional): why there is none, in words
 *
 * A setup that begins with this position, or with the turn that it is in: see
 * tc_position_get_note (). What a setup cannot say is never left out silently: there is no setup
 * then, for a reason.
 *
 * Returns: (transfer full) (nullable): the change of the scenario that adds it; %NULL while
 *   something is still being set up, and for other reasons
 */
TcOperation *tc_position_make_setup (const TcRuleset *ruleset,
                                     const TcState *state,
                                     const char *name,
                                     char **out_id,
                                     char **out_why) G_GNUC_WARN_UNUSED_RESULT;

/** tc_position_get_note: (transfer none): for people, what such a setup keeps of a position and
 * what is dealt again. */
const char *tc_position_get_note (const TcRuleset *ruleset);

G_END_DECLS
