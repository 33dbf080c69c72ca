/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-ruleset.h"
#include "rules/tc-state.h"

G_BEGIN_DECLS

/* TcProspects: what can come of a move that rolls dice, before it is made: every result with its
 * chance, found by playing the move on a copy with each face forced. It says nothing of what the
 * game's own dice will show. Of a move that leads to a fight which is decided later it tells this
 * fight as it then stands (TcSystem.look_ahead). */

typedef struct _TcProspects TcProspects;

/** TcProspect: results that differ in nothing but the number rolled are one prospect. */
typedef struct {
  double chance;    /* above 0, at most 1; the chances of all prospects are 1 in sum */
  char *rolls;      /* what the first throw shows, added up: "2-4, 7" with en dashes */
  char **lines;     /* what happens, as the log tells it; "Roll 2-4: DW" */
  gboolean goes_on; /* more dice follow that are not told apart: too many results */
} TcProspect;

/**
 * tc_prospects_new:
 * @move: legal in @state
 *
 * Where something is hidden, it is told as whoever decides knows it, and only as far as it rests on
 * what everybody knows (TcSystem.is_foretold).
 *
 * Returns: (transfer full) (nullable): %NULL when neither the move nor a fight that it leads to
 *   rolls a die that all see, or what is hidden could change what is rolled.
 */
TcProspects *tc_prospects_new (TcRuleset *ruleset,
                               const TcState *state,
                               const TcMove *move) G_GNUC_WARN_UNUSED_RESULT;
void tc_prospects_free (TcProspects *prospects);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcProspects, tc_prospects_free)

/** tc_prospects_looks_ahead: whether it is a later fight that is told, not the move itself. */
gboolean tc_prospects_looks_ahead (const TcProspects *prospects);

/** tc_prospects_get_opening: (transfer none) (array zero-terminated=1): what happens whatever is
 * rolled, before the first throw: odds, column shifts. Where the move leads to a choice of what to
 * roll, it has what can come of each, and there is no prospect. */
const char *const *tc_prospects_get_opening (const TcProspects *prospects);

/** tc_prospects_get_means: (transfer none) (array zero-terminated=1): what is lost on average, a
 * line for each who can lose, and who is harmed how likely. */
const char *const *tc_prospects_get_means (const TcProspects *prospects);

/** tc_prospects_get: (transfer none): by the lowest roll, then by chance, the likelier first. */
guint tc_prospects_get_n (const TcProspects *prospects);
const TcProspect *tc_prospects_get (const TcProspects *prospects, guint index);

G_END_DECLS
