/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

const TcStateField mini_fields[MINI_N_FIELDS] = {
  TC_STATE_FIELD (MiniState, pending_subject, guint16),
  TC_STATE_FIELD (MiniState, pending_target, guint16),
  TC_STATE_FIELD (MiniState, pending_value, guint16),
  TC_STATE_FIELD (MiniState, pending_verb, guint8),
  TC_STATE_FIELD (MiniState, n_asked, guint8),
  TC_STATE_FIELD (MiniState, current, guint8),
  TC_STATE_FIELD (MiniState, n_groups, guint8),
  TC_STATE_FIELD (MiniState, n_deck, guint8),
  TC_STATE_FIELD (MiniState, n_stack, guint8),
  TC_STATE_FIELD (MiniState, n_kept, guint8),
  TC_STATE_FIELD (MiniState, quota, guint8),
  TC_STATE_FIELD (MiniState, rounds_left, guint8),
  TC_STATE_FIELD (MiniState, n_seats, guint8),
  TC_STATE_FIELD (MiniState, n_hand, guint8),
  TC_STATE_FIELD (MiniState, role, guint8),
  TC_STATE_FIELD (MiniState, where, guint8),
  TC_STATE_FIELD (MiniState, kept, guint8),
  TC_STATE_FIELD (MiniState, deck, guint8),
  TC_STATE_FIELD (MiniState, stack, guint8),
  TC_STATE_FIELD (MiniState, gone, guint8),
  TC_STATE_FIELD (MiniState, tile, guint8),
  TC_STATE_FIELD (MiniState, rotation, guint8),
  TC_STATE_FIELD (MiniState, lit, guint8),
};
