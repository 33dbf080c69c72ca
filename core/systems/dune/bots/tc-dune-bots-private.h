/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-dune-bots-private.h is private to core/."
#endif

#include "systems/dune/tc-dune-private.h"

G_BEGIN_DECLS

/* What bots make of a position. */

/* One of a chance. */
#define DUNE_SURE 65536

/* What a point is worth to a bot. */
#define DUNE_WORTH 100

typedef struct {
  const DuneRules *rules;
  const DuneState *state; /* as the seat may see it */
  guint8 seat;
  guint8 house;
  const DuneRole *role;                           /* its own */
  guint32 chance[DUNE_MAX_SEATS][DUNE_MAX_ROLES]; /* of each role, in DUNE_SURE */
} DuneMind;

/* dune_mind_init: @state has been redacted for @seat. */
void dune_mind_init (DuneMind *mind, const DuneRules *rules, const DuneState *state, guint8 seat);

/* dune_mind_get_friend: the chance that @other is of the bot's house. */
gint dune_mind_get_friend (const DuneMind *mind, guint other);

/* belief */

/* dune_belief_weigh: @odds by what everybody did, as @viewer saw it. */
void dune_belief_weigh (DuneOdds *odds, const DuneState *state, guint8 viewer);

/* dune_get_side: what a point of a player of role @a is worth to one of role @b: 1 or -1. */
static inline gint
dune_get_side (const DuneRules *rules, guint a, guint b)
{
  return rules->roles[a].house == rules->roles[b].house ? 1 : -1;
}

/* weigh: what moves are worth */
gint dune_mind_weigh (const DuneMind *mind, const TcMove *move);

G_END_DECLS
