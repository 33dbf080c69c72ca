/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/bots/tc-dune-bots-private.h"

const TcBot *const dune_bots[] = { NULL };

gint
dune_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  return 0;
}
