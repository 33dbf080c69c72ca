/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout-private.h"

G_BEGIN_DECLS

/* The counters of one container. */
typedef struct {
  guint container;
  double density; /* counters to the room */
  guint *tokens;  /* borrowed */
  guint n_tokens;
  GArray *piles;              /* nullable: of an area: its counters by owner */
  const TcBoardStack *before; /* nullable: where they were when the same was asked */
} TcBoardCrowd;

/* tc-board-stacks-kept.c: counters are placed in the same order as before. Those of a container for
 * which the same is asked get the same places, unless something near it is not as it was. */

/** tc_board_stacks_begin: finds what was before each of @crowds, and where the areas, their names
 * and counters are not as they were. */
void tc_board_stacks_begin (const TcBoardLayout *layout,
                            const TcBoardKept *kept,
                            GArray *crowds,
                            TcBoardDamage *damage);

/** tc_board_stacks_copy: places the counters of @crowd as before. */
void tc_board_stacks_copy (TcBoardLayout *layout,
                           const TcBoardLayout *before,
                           const TcBoardCrowd *crowd);

/** tc_board_stacks_settle: after the counters of @crowd have been placed: whether they are where
 * they were. */
void tc_board_stacks_settle (const TcBoardLayout *layout,
                             const TcBoardLayout *before,
                             const TcBoardCrowd *crowd,
                             TcBoardDamage *damage);

G_END_DECLS
