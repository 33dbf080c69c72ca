/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* A game as text: what the screen, --log and replay show. */

/** TcNarrator: who reads, and what was told last. */
typedef struct {
  guint8 viewer; /* a seat, TC_SEAT_PUBLIC, or TC_SEAT_NONE for one who may know everything */
  guint16 turn;
  guint8 phase;
  guint8 side;
  guint8 actor;
  char *heading; /* nullable */
  char *waiting; /* nullable: a heading with nothing under it yet */
} TcNarrator;

/** tc_narrator_init: as at the start of a game; @narrator is of zeros or was in use. */
void tc_narrator_init (TcNarrator *narrator, guint8 viewer);
void tc_narrator_clear (TcNarrator *narrator);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcNarrator, tc_narrator_clear)

/** tc_narrator_append_opening: what happened before the first decision. */
void tc_narrator_append_opening (TcNarrator *narrator, TcGame *game, GString *out);

/** tc_narrator_append_heading: of the position after @n_moves, when it is another one than the
 * last.
 */
void tc_narrator_append_heading (TcNarrator *narrator, TcGame *game, guint n_moves, GString *out);

/** tc_narrator_append_move: move @index of the record and its events, and what the turn came to
 * that it ends. */
void tc_narrator_append_move (TcNarrator *narrator, TcGame *game, guint index, GString *out);

/** tc_cli_append_outcome: levels by side, payoffs by player, the final position's hash, as @viewer
 * may know them: how things stand in a game with secrets gives them away. */
void tc_cli_append_outcome (GString *out, TcGame *game, guint8 viewer);

/** tc_cli_dup_log: (transfer full): the game as @viewer may read it, told from its record, not
 * translated. */
char *tc_cli_dup_log (TcGame *game, guint8 viewer);

/** tc_cli_append_branches: the tree, a line for each branch and bookmark, as @viewer may know it.
 */
void tc_cli_append_branches (GString *out, TcGameTree *tree, TcGame *game, guint8 viewer);

/** tc_cli_print_prospects: on stdout, a line for each outcome with its chance. */
void tc_cli_print_prospects (const TcProspects *prospects);

/** tc_cli_append_board: a table of the places whose name or key holds @filter; without one those
 * that hold or concern something. */
void tc_cli_append_board (GString *out, const TcView *view, const char *filter);

/** tc_cli_append_map: a board of squares as lines of text, with a legend; nothing for others. */
void tc_cli_append_map (GString *out, const TcView *view);

G_END_DECLS
