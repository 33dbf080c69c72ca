/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "house-fixture.h"

G_BEGIN_DECLS

/** house_prepare: changes the position as @text says, in steps parted by "; ":
 *
 *   at SEAT ROOM, has SEAT CARD, is SEAT EXPLORER, step SEAT TRAIT N, gone SEAT, omens N,
 *   lay ROOM FLOOR X Y TURNED, top CARD, top-room ROOM, token TOKEN ROOM, left CARD ROOM,
 *   haunt NUMBER SEAT, hit SEAT TRAIT N (steps below the start), turn SEAT, dice FACES,
 *   draw SEAT CARD, held SEAT STATUS
 *
 * and "play MOVE", a legal move; what happens in moves is kept. */
void house_prepare (Table *table, const char *text);

/** house_begin: a house that is half built, and prepared so, in the first turn of Anna. */
void house_begin (Table *table, const char *prepare);

/** HouseRow: a house that is half built, prepared in the first turn of Anna, and what it answers;
 * see position_dup_answer (). */
typedef struct {
  const char *name;
  const char *prepare;
  const char *question;
  const char *answer;
} HouseRow;

/** house_add_rows: a test of each under "/house/@family/". They are borrowed. */
void house_add_rows (const char *family, const HouseRow *rows, guint n);

/** table_hurt: @seat is to share out @points of damage among @traits. */
void table_hurt (Table *table, guint seat, guint traits, guint points);

/** house_end_with_omen: the turn ends, in which @omen came in @room, and the omen roll shows @dice.
 */
void house_end_with_omen (Table *table, const char *room, const char *omen, const char *dice);

G_END_DECLS
