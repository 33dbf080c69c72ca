/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-game-tree-private.h is private to core/."
#endif

#include "rules/tc-game-tree.h"

G_BEGIN_DECLS

#define TC_TREE_MAX_PINS 500u

/* The moves of all lines together, each counted with those that it shares: what a hostile file may
 * make a program play. */
#define TC_TREE_MAX_MOVES 250000u

/* One move of a line; lines that share it have the same one. It is counted, and never changes. */
typedef struct {
  char *text; /* "SEAT: MOVE" */
  char *note; /* nullable: what the umpire noted on it */
  guint64 hash;
  gboolean has_hash;
  guint line; /* where it stands in a file, or 0 */
} TcTreeMove;

typedef struct {
  char *name;
  GPtrArray *moves; /* of TcTreeMove */
  guint cursor;     /* where it is continued; G_MAXUINT: at its end */
  gboolean is_cut;  /* the game could not be played to its end */
  guint cut_at;     /* ... but so many moves */
} TcTreeLine;

typedef struct {
  char *name;
  TcTreeLine *line; /* not owned */
  guint n_moves;
} TcTreeMark;

typedef struct {
  TcPin pin;
  TcTreeLine *line; /* not owned */
} TcTreePin;

struct _TcGameTree {
  GPtrArray *lines; /* of TcTreeLine, the oldest first */
  TcTreeLine *current;
  TcTreeLine *left;     /* nullable: which tc_game_tree_keep () left last */
  GPtrArray *bookmarks; /* of TcTreeMark */
  GPtrArray *pins;      /* of TcTreePin */
  GPtrArray *shown;     /* nullable: of the pins, those of the current line; not owned */
  gboolean has_at;      /* a text says how many moves of the game stand: @at */
  guint at;
};

static inline TcTreeLine *
tc_tree_get_line (TcGameTree *tree, guint index)
{
  return tree->lines->pdata[index];
}

TcTreeLine *tc_tree_line_new (const char *name);
TcTreeMove *tc_tree_move_new (const char *text, const char *note, const guint64 *hash, guint line);

/* tc_tree_line_copy: so many moves of @from, which are shared. */
void tc_tree_line_copy (TcTreeLine *line, TcTreeLine *from, guint n_moves);
guint tc_tree_line_count_common (TcTreeLine *a, TcTreeLine *b);

/* tc_tree_line_count_played: how many of the moves of @line are at the beginning of @game. */
guint tc_tree_line_count_played (TcTreeLine *line, TcGame *game);

/* (nullable): among the first @n lines, which @line has most in common with: at least the beginning
 * of the game. */
TcTreeLine *tc_game_tree_find_parent (TcGameTree *tree, TcTreeLine *line, guint n, guint *out_at);

/* tc_game_tree_take: what was played since, into the current line. */
void tc_game_tree_take (TcGameTree *tree, TcGame *game);
void tc_game_tree_add_mark (TcGameTree *tree, TcTreeLine *line, const char *name, guint n_moves);
void tc_game_tree_put_pin (TcGameTree *tree,
                           TcTreeLine *line,
                           guint n_moves,
                           const char *place,
                           const char *text);

void tc_game_tree_set_current (TcGameTree *tree, TcTreeLine *line);

G_END_DECLS
