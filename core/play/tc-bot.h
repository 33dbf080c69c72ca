/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-bot-type.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Which bots there are, and letting them decide. Every system can be played by "random"; the
 * others are the system's own. */

/** tc_bot_list: (transfer container): every bot that can play @ruleset, NULL-terminated: "random"
 * first, then the system's own. */
const TcBot **tc_bot_list (const TcRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

/** tc_bot_find: (nullable). */
const TcBot *tc_bot_find (const TcRuleset *ruleset, const char *id);

/** tc_bot_find_taker: (nullable): the bot that takes @seat by the rules (TcBot.takes_seat). */
const TcBot *tc_bot_find_taker (const TcRuleset *ruleset, guint8 seat);

/** tc_bot_rng_init: the bots' stream of the game with @seed: one number repeats a game of bots,
 * though no bot is given the seed. The stream is derived one way: whoever reconstructs it from the
 * bots' moves has neither the seed nor a die. */
void tc_bot_rng_init (TcRng *rng, guint64 seed);

/**
 * TcBotDesk: the memory that bots think in, enough for every bot of one ruleset. Made once for
 * each thread, used for any number of decisions and games; its functions allocate nothing.
 */
typedef struct _TcBotDesk TcBotDesk;

/** tc_bot_desk_new: takes a reference on @ruleset. */
TcBotDesk *tc_bot_desk_new (TcRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;
void tc_bot_desk_free (TcBotDesk *desk);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBotDesk, tc_bot_desk_free)

/** tc_bot_desk_decide: what @bot, which must be of the desk's ruleset, does in @state, which must
 * not be over: a legal move. */
TcMove tc_bot_desk_decide (TcBotDesk *desk, const TcBot *bot, const TcState *state, TcRng *rng);

/**
 * tc_bot_desk_decide_aloud:
 * @out_why: (out) (transfer full) (nullable): a line for each row of the tables that decided or
 *   dropped something, where the bot follows tables and takes the seat by the rules, so that
 * nothing of it is hidden
 *
 * Returns: what tc_bot_desk_decide () decides there
 */
TcMove tc_bot_desk_decide_aloud (TcBotDesk *desk,
                                 const TcBot *bot,
                                 const TcState *state,
                                 TcRng *rng,
                                 char **out_why);

/**
 * tc_bot_desk_explain:
 * @rng: as before the decision; it is left as it is
 * @out_trace: (out): why, where the bot follows tables of the scenario; else without steps
 *
 * Returns: what tc_bot_desk_decide () decides there
 */
TcMove tc_bot_desk_explain (TcBotDesk *desk,
                            const TcBot *bot,
                            const TcState *state,
                            const TcRng *rng,
                            TcBotTrace *out_trace);

/**
 * tc_bot_play:
 * @state: in and out
 * @bots: one for each seat that takes part
 * @max_decisions: stops there; 0 plays to the end
 *
 * Plays without log.
 *
 * Returns: decisions made
 */
guint tc_bot_play (TcBotDesk *desk,
                   TcState *state,
                   const TcBot *const *bots,
                   TcRng *rng,
                   guint max_decisions);

G_END_DECLS
