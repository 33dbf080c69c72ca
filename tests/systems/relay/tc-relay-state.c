/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

const TcStateField relay_fields[RELAY_N_FIELDS] = {
  TC_STATE_FIELD (RelayState, at, guint16),       TC_STATE_FIELD (RelayState, ride, guint16),
  TC_STATE_FIELD (RelayState, watched, guint16),  TC_STATE_FIELD (RelayState, letters, guint16),
  TC_STATE_FIELD (RelayState, captures, guint16), TC_STATE_FIELD (RelayState, rounds_left, guint16),
  TC_STATE_FIELD (RelayState, setup, guint16),    TC_STATE_FIELD (RelayState, zero, guint16),
};
