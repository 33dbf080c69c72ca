/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house-position-private.h is private to core/."
#endif

#include "systems/house/tc-house-private.h"

G_BEGIN_DECLS

/* Setups that begin in the middle of a game, and positions that become such setups. */

/* house_compile_position: what @node says beyond what a game begins with. */
void house_compile_position (const HouseCompile *compile, HouseSetup *setup, TcNode node);

/* house_compile_is_position: whether it adds up: what lint refuses, in one. */
gboolean house_compile_is_position (const HouseRules *rules, const HouseSetup *setup);

TcOperation *house_make_setup (const TcRuleset *ruleset,
                               const TcState *state,
                               const char *id,
                               const char *name,
                               const char **out_why);

G_END_DECLS
