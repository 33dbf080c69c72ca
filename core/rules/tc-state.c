/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-state.h"

#include <string.h>

#include "base/tc-dice.h"

static guint8
take_forced (TcState *state)
{
  guint8 face = state->forced[0];

  memmove (state->forced, state->forced + 1, TC_MAX_FORCED_DICE - 1);
  state->forced[TC_MAX_FORCED_DICE - 1] = 0;
  state->n_forced--;

  return face;
}

guint8
tc_state_roll (TcState *state, guint16 kind, guint16 subject, guint16 nth, guint8 faces)
{
  /* A forced face that this die does not have waits for a die that has it. */
  if (state->n_forced > 0 && state->forced[0] <= faces)
    return take_forced (state);

  return (guint8) tc_state_draw (state, kind, subject, nth, faces);
}

guint32
tc_state_draw (const TcState *state, guint16 kind, guint16 subject, guint16 nth, guint32 n)
{
  TcDieKey key = { state->seed, state->turn, kind, subject, nth };

  return tc_die_roll (&key, n);
}
