/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "dune-fixture.h"

G_BEGIN_DECLS

/** dune_prepare: changes the position as @text says, in steps parted by "; ":
 *
 *   show CARDS, give SEAT CARDS, discard CARDS, deck CARDS (nothing else is in it), shield SEAT,
 *   lay ON FROM TARGET, pile ON N TARGET, token TOKEN ON, held SEAT N, marker N, round N, turn
 * SEAT, used CARD
 *
 * and "play MOVE", a legal move; what happens in moves is kept. CARDS are parted by commas. */
void dune_prepare (Table *table, const char *text);

/** dune_dup_answer: (transfer full): position_dup_answer (), and besides:
 *
 *   score SEAT          what it scores in the battle
 *   marker              where the battle marker is
 *   targets SEAT        where its target cards are
 *   worths              every legal move, and what it is worth to the bot of the acting seat */
char *dune_dup_answer (Table *table, const char *question);

/** DuneRow: a position, and what it answers. */
typedef struct {
  const char *name;
  const char *setup;
  const char *prepare;
  const char *question;
  const char *answer;
  const char *from; /* nullable: of the scenario ... */
  const char *to;   /* ... is replaced */
} DuneRow;

/** dune_add_rows: a test of each under "/dune/@family/". They are borrowed. */
void dune_add_rows (const char *family, const DuneRow *rows, guint n);

G_END_DECLS
