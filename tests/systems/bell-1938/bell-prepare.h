/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bell-fixture.h"

G_BEGIN_DECLS

/** bell_prepare: changes the position as @text says, in steps parted by "; ":
 *
 *   put SPACE WHITE GREEN, hand SEAT CARDS, aside SEAT CARDS, empty SIDE (0 or 1: the pool),
 *   vp N, disks N (bits), round N, die FACE, step NAME (of the round: "bonus")
 *
 * and "play MOVE", a legal move; what happens in moves is kept. CARDS are parted by commas. */
void bell_prepare (Crisis *crisis, const char *text);

/** BellRow: a position after crisis_init (), prepared, and what it answers; see
 * position_dup_answer (). */
typedef struct {
  const char *name;
  const char *prepare;
  const char *question;
  const char *answer;
} BellRow;

/** bell_add_rows: a test of each under "/bell-1938/@family/". They are borrowed. */
void bell_add_rows (const char *family, const BellRow *rows, guint n);

G_END_DECLS
