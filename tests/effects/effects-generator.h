/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects-fixture.h"

G_BEGIN_DECLS

/* Random valid programs: cards with any effects inside any others. */

/** generator_dup_scenario: (transfer full): a game of @n_cards such cards. */
char *generator_dup_scenario (TcRng *rng, guint n_cards) G_GNUC_WARN_UNUSED_RESULT;

/** generator_play: plays every card of the game once, with random choices, and checks what must
 * hold of all effects. Returns how many decisions that took. */
guint generator_play (TcRuleset *ruleset, TcRng *rng);

G_END_DECLS
