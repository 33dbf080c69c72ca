/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* What a position is made of. */

#define BYTES(member)  TC_STATE_FIELD (HouseState, member, guint8)
#define SIGNED(member) TC_STATE_FIELD (HouseState, member, gint8)
#define WORDS(member)  TC_STATE_FIELD (HouseState, member, guint16)
#define BITS(member)   TC_STATE_FIELD (HouseState, member, guint32)

const TcStateField house_fields[HOUSE_N_FIELDS] = {
  BITS (tokens),       BITS (tokens_used),   WORDS (queue_program),
  WORDS (n_dice),      WORDS (n_draws),      WORDS (roll_source),
  WORDS (zero16),      BYTES (floor),        BYTES (turned),
  BYTES (doors),       SIGNED (x),           SIGNED (y),
  BYTES (beside),      BYTES (shut),         BYTES (opened),
  BYTES (where),       BYTES (used),         BYTES (on),
  BYTES (active),      SIGNED (applied),     BYTES (top),
  BYTES (known),       BYTES (explorer),     BYTES (room),
  BYTES (is_far),      BYTES (fate),         BYTES (side),
  BYTES (step),        BYTES (failures),     BYTES (banked),
  BYTES (wall),        BYTES (setup),        BYTES (n_players),
  BYTES (current),     BYTES (step_now),     BYTES (moves),
  BYTES (has_moved),   BYTES (is_stopped),   BYTES (has_attacked),
  BYTES (room_used),   BYTES (tried),        BYTES (crossed),
  BYTES (tasks_used),  BYTES (tasks_more),   BYTES (n_omens),
  BYTES (n_rolls),     BYTES (omen),         BYTES (omen_room),
  BYTES (first),       BYTES (last),         BYTES (round),
  BYTES (haunt),       BYTES (number),       BYTES (revealer),
  BYTES (is_secret),   BYTES (goal),         BYTES (figure_room),
  BYTES (figure_kind), BYTES (stunned),      BYTES (figure_moves),
  BYTES (has_bitten),  BYTES (n_figures),    BYTES (queue_player),
  BYTES (queue_card),  BYTES (n_queue),      BYTES (running),
  BYTES (using),       BYTES (facing),       BYTES (faced_by),
  BYTES (hurt_who),    BYTES (hurt_traits),  BYTES (hurt_points),
  BYTES (roll_stage),  BYTES (roll_for),     BYTES (roll_by),
  BYTES (roll_trait),  BYTES (roll_dice),    BYTES (roll_face),
  BYTES (roll_sum),    SIGNED (roll_more),   BYTES (roll_asks),
  BYTES (window),      BYTES (attack_stage), BYTES (attacker),
  BYTES (defender),    BYTES (attack_trait), BYTES (attack_card),
  BYTES (attack_dice), BYTES (attack_sum),   BYTES (attack_far),
  BYTES (can_steal),   BYTES (hurt_last),    BYTES (passed_last),
  BYTES (lay_room),    BYTES (lay_by),       BYTES (lay_floor),
  BYTES (lay_at),      BYTES (lay_way),      BYTES (lay_goes),
  BYTES (walling),     BYTES (offer),        BYTES (offer_to),
  BYTES (check_due),   BYTES (ending),       BYTES (counts),
  BYTES (n_groups),    BYTES (hurt_shield),  BYTES (free_who),
  BYTES (cross_at),    BYTES (attack_waits), BYTES (walk_to),
  BYTES (walk_way),    BYTES (fill),
};
