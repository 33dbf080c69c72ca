/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-move.h"

G_BEGIN_DECLS

/* TcState: head of every system's state. A system's own struct starts with one and adds plain
 * integers and arrays of them: no pointers, no hidden padding, unused slots zero. Arrays that are
 * as long as the scenario asks for follow the struct (tc_ruleset_add_array ()). So a copy is memcpy
 * (), equality is memcmp (), and the hash walks the ruleset's field table. */

#define TC_MAX_SEATS       9 /* eight people, and one who runs an automaton */
#define TC_MAX_FORCED_DICE 12
#define TC_SEAT_NONE       0xff /* as a viewer: sees everything */
#define TC_SEAT_PUBLIC     0xfe /* a viewer only: knows what all players know, and decides nothing */

typedef struct {
  guint64 seed;    /* of every die; blanked by redact */
  guint32 n_moves; /* moves applied so far, forced dice not counted */
  guint16 turn;    /* 1-based; 0 before the first turn */
  guint8 phase;    /* the system's phase number */
  guint8 actor;    /* seat that decides next, or TC_SEAT_NONE when the game is over */
  guint8 side;     /* side whose pieces are decided on */
  guint8 group;    /* id of the running decision on a set; 0 outside one (DESIGN 6) */
  guint8 n_forced; /* forced dice still to be shown, first in forced[0] */
  guint8 forced[TC_MAX_FORCED_DICE];
  guint8 zero;
} TcState;

G_STATIC_ASSERT (sizeof (TcState) == 32);

/** tc_seat_is_among: whether @viewer is one of @seats (bits); the public is where all @n_seats of
 * the game are. */
static inline gboolean
tc_seat_is_among (guint seats, guint8 viewer, guint n_seats)
{
  guint all = (1u << n_seats) - 1;

  if (viewer == TC_SEAT_PUBLIC)
    return n_seats > 0 && (seats & all) == all;

  return viewer < TC_MAX_SEATS && (seats >> viewer & 1) != 0;
}

/** TcStateField: one array of integers in a system's state. A system lists every field of its
 * struct after the head, in order, without gaps. */
typedef struct {
  const char *name;
  guint32 offset;
  guint32 count;
  guint8 width; /* bytes of one integer: 1, 2, 4, 8 */
} TcStateField;

#define TC_STATE_FIELD(Type, member, integer)                                                      \
  {                                                                                                \
#member, G_STRUCT_OFFSET(Type, member), sizeof(((Type *) NULL)->member) / sizeof(integer),     \
      sizeof(integer)                                                                              \
  }

/**
 * tc_state_roll:
 * @kind: the system's number for this kind of roll
 * @subject: what is rolled for, or TC_THING_NONE
 * @nth: 0-based count of dice of this kind for this subject in this turn
 * @faces: 2..255
 *
 * A die that is thrown at the table: the next forced die, when there is one and it fits, else the
 * keyed die (DESIGN 2.4).
 *
 * Returns: 1..@faces
 */
guint8 tc_state_roll (TcState *state, guint16 kind, guint16 subject, guint16 nth, guint8 faces);

/**
 * tc_state_draw:
 * @kind: the system's number for this kind of draw
 * @subject: what is drawn for, or TC_THING_NONE
 * @nth: 0-based count of draws of this kind for this subject in this turn
 * @n: how many there are to draw from, 2 or more
 *
 * What chance decides without a die: a card, a room, who begins. The keyed die, whatever dice are
 * forced.
 *
 * Returns: 1..@n
 */
guint32 tc_state_draw (const TcState *state, guint16 kind, guint16 subject, guint16 nth, guint32 n);

/**
 * tc_state_ask:
 * @n_sets: (nullable): the system's count of the decisions on a set so far; %NULL for a decision of
 *   its own
 *
 * Sets the next decision. Choices that follow one another with the same phase, actor and side are
 * one decision on a set and share a group, until tc_state_end_set ().
 */
static inline void
tc_state_ask (TcState *state, guint phase, guint8 actor, guint8 side, guint8 *n_sets)
{
  if (n_sets == NULL) {
    state->group = 0;
  } else if (state->group == 0 || state->phase != phase || state->actor != actor ||
             state->side != side) {
    *n_sets = (guint8) (*n_sets % G_MAXUINT8 + 1);
    state->group = *n_sets;
  }
  state->phase = (guint8) phase;
  state->actor = actor;
  state->side = side;
}

/** tc_state_end_set: what is asked next is another decision, whatever it is. */
static inline void
tc_state_end_set (TcState *state)
{
  state->group = 0;
}

/** tc_state_end_game: nothing is decided any more. */
static inline void
tc_state_end_game (TcState *state, guint phase)
{
  tc_state_ask (state, phase, TC_SEAT_NONE, 0, NULL);
}

G_END_DECLS
