/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "base/tc-rng.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Bots: who decides when no person does. A bot is given the acting seat's redacted state and the
 * legal moves, and a random stream that is never the game's own. */

typedef struct {
  const char *id;    /* on command lines: "random" */
  const char *title; /* N_() */

  /* Required. Returns an index into @moves, @n_moves >= 1. */
  guint (*choose) (const TcRuleset *ruleset,
                   const TcState *view_state,
                   const TcMove *moves,
                   guint n_moves,
                   TcRng *rng);
} TcBot;

/** tc_bot_list: NULL-terminated, static. */
const TcBot *const *tc_bot_list (void);
const TcBot *tc_bot_find (const char *id);

/**
 * tc_bot_play:
 * @state: in and out
 * @bots: one per seat of the ruleset
 * @scratch: tc_ruleset_get_state_size () bytes for the redacted copy
 * @moves: tc_ruleset_get_max_moves () entries
 * @max_decisions: stops there; 0 plays to the end
 *
 * Plays without log and without allocation.
 *
 * Returns: decisions made
 */
guint tc_bot_play (const TcRuleset *ruleset,
                   TcState *state,
                   const TcBot *const *bots,
                   TcRng *rng,
                   TcState *scratch,
                   TcMove *moves,
                   guint max_decisions);

G_END_DECLS
