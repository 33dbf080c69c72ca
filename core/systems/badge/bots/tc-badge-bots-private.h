/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-badge-bots-private.h is private to core/."
#endif

#include "systems/badge/tc-badge-private.h"

G_BEGIN_DECLS

/* The heuristic bot. It knows its own role and what its seat has seen, and weighs cards and moves
 * in points.
 *
 * A good cop looks for evidence and hideouts where the chance is best, drives patrols to fugitives
 * and onto hideouts that it knows of, turns a hideout up when a patrol is there or near, and burns
 * Fugitive cards of colours that are not on the board. A dirty cop does the same in everything that
 * others see, until a fugitive is out, or can be brought out with cards at hand to run it away from
 * all patrols; for that it keeps cards of a colour whose hideout it knows. tests/systems/badge/
 * test-disguise measures what its moves give away. */

#define BADGE_FAR 0xff /* no way */

typedef struct {
  const TcBotTurn *turn;
  const BadgeRules *rules;
  const BadgeState *state;
  const guint8 *hand; /* by kind of card */
  guint8 seat;
  gboolean has_secret;                  /* the seat's cop is dirty */
  gboolean is_dirty;                    /* and shows it now; else it plays as a good one would */
  gboolean is_disguised;                /* plays as a good one would, to hide it */
  gboolean is_late;                     /* high time that something happens */
  guint8 laid[BADGE_MAX_CARDS];         /* in the sequence, not carried out */
  guint8 to_fugitive[BADGE_MAX_PLACES]; /* steps of a patrol to the nearest at large */
  guint8 to_hideout[BADGE_MAX_PLACES];  /* ... to the nearest that the seat knows of */
  guint8 to_patrol[BADGE_MAX_PLACES];   /* from the nearest patrol */
  guint16 plan;                         /* cell + 1 of the hideout to bring a fugitive out of */
  gint search_worth;                    /* of the best tile to search */
} BadgeMind;

/* mind */

/** badge_spread: steps that a patrol needs from everywhere to the nearest of the @n places in
 * @queue, which has room for as many more as there are places. */
void badge_spread (const BadgeRules *rules,
                   const BadgeState *state,
                   guint8 *steps,
                   guint16 *queue,
                   guint n);

/** badge_count_evidence: of a colour, found or not. */
guint badge_count_evidence (const BadgeRules *rules, guint colour);
void badge_mind_init (BadgeMind *mind, const TcBotTurn *turn);
gint badge_mind_weigh_tile (const BadgeMind *mind, guint cell);
guint badge_mind_get_exit (const BadgeMind *mind, guint place);
gboolean badge_mind_has_all_evidence (const BadgeMind *mind, guint colour);
guint badge_mind_get_fugitive (const BadgeMind *mind, guint card);
guint badge_mind_count_runs (const BadgeMind *mind, guint colour);
gboolean badge_mind_can_escape (const BadgeMind *mind, guint colour, guint place);
guint badge_mind_get_plan_colour (const BadgeMind *mind);

/* cards */
gint badge_bot_weigh_exchange (const BadgeMind *mind, const TcMove *move);
gint badge_bot_weigh_lay (const BadgeMind *mind, const TcMove *move);

/* moves */
gint badge_bot_weigh_flip (const BadgeMind *mind, const TcMove *move);
gint badge_bot_weigh_drive (const BadgeMind *mind, const TcMove *move);
gint badge_bot_weigh_run (const BadgeMind *mind, const TcMove *move);
gint badge_bot_weigh_search (const BadgeMind *mind, const TcMove *move);

G_END_DECLS
