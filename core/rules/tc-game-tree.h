/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-divergence.h"
#include "rules/tc-game-acts.h"
#include "rules/tc-game.h"

G_BEGIN_DECLS

/* TcGameTree: the lines of play of one game, which share their beginnings. One of them, the current
 * line, is that of the TcGame which goes with the tree; the others are texts by ids, so that they
 * can be continued on data that were edited since. Lines have names; positions of them have
 * bookmarks, which have names too, and pins, which are notes for everybody. No name occurs twice.
 *
 * Whoever changes the game calls tc_game_tree_keep () before each decision: what was taken back and
 * is decided otherwise stays as a line. In a game with secrets nothing is kept by itself, for that
 * would show what a player thought better of, but for somebody who plays alone against bots and has
 * leave to go back (tc_game_allow_undo ()).
 *
 * Going to another line is to take moves back and to play others. In a game with secrets both need
 * leave and are in the record (tc-game-acts.h). */

#define TC_TREE_MAX_LINES     64
#define TC_TREE_MAX_BOOKMARKS 200
#define TC_TREE_MAX_NAME      40 /* characters */

typedef struct _TcGameTree TcGameTree;

/** tc_game_tree_new: of one line, "main", without a move. */
TcGameTree *tc_game_tree_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_game_tree_free (TcGameTree *tree);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcGameTree, tc_game_tree_free)

/** tc_game_tree_adopt: after @game was played from the text of the current line: where it ended
 * early, the line keeps the rest until somebody decides. */
void tc_game_tree_adopt (TcGameTree *tree, TcGame *game);

guint tc_game_tree_get_n_lines (TcGameTree *tree);

/** tc_game_tree_is_plain: one line without bookmarks, as of a game that was never branched. */
gboolean tc_game_tree_is_plain (TcGameTree *tree);
guint tc_game_tree_get_current (TcGameTree *tree);
const char *tc_game_tree_get_name (TcGameTree *tree, guint line);

/** tc_game_tree_find: a line or a bookmark by its name. @out_n_moves is %G_MAXUINT for a line. */
gboolean tc_game_tree_find (TcGameTree *tree,
                            const char *name,
                            guint *out_line,
                            guint *out_n_moves);

/** tc_game_tree_dup_unknown: (transfer full): that there is no @name, and what was meant. */
char *tc_game_tree_dup_unknown (TcGameTree *tree, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_tree_dup_fault: (transfer full) (nullable): why @name cannot be a new name. */
char *tc_game_tree_dup_fault (TcGameTree *tree, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_tree_dup_free_name: (transfer full): @wish, shortened and numbered as it must be. */
char *tc_game_tree_dup_free_name (TcGameTree *tree, const char *wish) G_GNUC_WARN_UNUSED_RESULT;

/* Changes. */

/** tc_game_tree_keep: before a decision. %TRUE when it begins a line: when nothing comes of the
 * decision, tc_game_tree_unkeep () takes that back. */
gboolean tc_game_tree_keep (TcGameTree *tree, TcGame *game);
void tc_game_tree_unkeep (TcGameTree *tree);

/** tc_game_tree_restart: @game is at its beginning then, on a line of its own, and the line that it
 * was on is kept. %FALSE, and all stays as it is, where no line can be begun by itself. */
gboolean tc_game_tree_restart (TcGameTree *tree, TcGame *game);

/** tc_game_tree_branch: begins a line at the position of @game, which is current now. %FALSE with
 * a message that can be shown. */
gboolean tc_game_tree_branch (TcGameTree *tree, TcGame *game, const char *name, char **out_fault);

/** tc_game_tree_bookmark: the position of @game; likewise. */
gboolean tc_game_tree_bookmark (TcGameTree *tree, TcGame *game, const char *name, char **out_fault);

/** tc_game_tree_rename: the line or bookmark @name, which must be there; %FALSE with what is wrong
 * with @new_name. */
gboolean tc_game_tree_rename (TcGameTree *tree,
                              const char *name,
                              const char *new_name,
                              char **out_fault);

/** tc_game_tree_count_own: moves of @line that are on no other line. */
guint tc_game_tree_count_own (TcGameTree *tree, TcGame *game, guint line);

/** tc_game_tree_remove: the line or bookmark @name, which must be there. What lies on a position
 * that another line shares goes over to that one; the rest goes with the line. %FALSE for the
 * current line, which stays. */
gboolean tc_game_tree_remove (TcGameTree *tree, TcGame *game, const char *name);

typedef struct {
  guint n_moves; /* made when it was written */
  char *place;   /* what it is about, in a word; "" for the whole position */
  char *text;
} TcPin;

/** tc_game_tree_add_pin: on the position of @game. */
void tc_game_tree_add_pin (TcGameTree *tree, TcGame *game, const char *place, const char *text);

/** tc_game_tree_get_n_pins: on positions of the current line. */
guint tc_game_tree_get_n_pins (TcGameTree *tree);
const TcPin *tc_game_tree_get_pin (TcGameTree *tree, guint index);

/* Going from line to line. */

/** tc_game_tree_ask_switch: whether @request may go to @line, where @n_moves as below. */
TcLeave tc_game_tree_ask_switch (TcGameTree *tree,
                                 TcGame *game,
                                 guint line,
                                 guint n_moves,
                                 const TcRequest *request);

/** tc_game_tree_get_consent: bits of the seats whose people must still agree to that. */
guint16 tc_game_tree_get_consent (TcGameTree *tree,
                                  TcGame *game,
                                  guint line,
                                  guint n_moves,
                                  const TcRequest *request);

/** tc_game_tree_count_shared: moves of @game that @line has too, from the beginning on. */
guint tc_game_tree_count_shared (TcGameTree *tree, TcGame *game, guint line);

/**
 * tc_game_tree_switch:
 * @n_moves: where to; %G_MAXUINT: where the line was left
 * @out_divergence: (out caller-allocates): where the line does not go on as it was recorded; the
 *   game is as far as it goes then, and the line keeps the rest until somebody decides
 *
 * Returns: %FALSE without leave, with @error; all stays as it is then
 */
gboolean tc_game_tree_switch (TcGameTree *tree,
                              TcGame *game,
                              guint line,
                              guint n_moves,
                              const TcRequest *request,
                              TcDivergence *out_divergence,
                              GError **error);

/** tc_game_tree_check: plays @line on @game, whatever line that is on, for tools: whether all goes
 * as it was recorded. */
gboolean tc_game_tree_check (TcGameTree *tree,
                             TcGame *game,
                             guint line,
                             TcDivergence *out_divergence);

/** tc_game_tree_show: likewise, and @line is the current one then, at @n_moves as above. */
gboolean tc_game_tree_show (TcGameTree *tree,
                            TcGame *game,
                            guint line,
                            guint n_moves,
                            TcDivergence *out_divergence);

/** tc_game_tree_record_again: every line as far as it goes, and as it goes now, for tools: @game is
 * on the current one. */
void tc_game_tree_record_again (TcGameTree *tree, TcGame *game);

/* What people read. */

typedef struct {
  guint line;
  guint n_moves; /* of the line; where a bookmark lies */
  gboolean is_bookmark;
  gboolean is_current; /* the line of the game */
  gboolean is_cut;     /* it cannot be played to its end on these data */
  guint depth;         /* lines that it hangs on, as a tree */
  guint at;            /* moves that it shares with the line it hangs on */
  guint8 seat;         /* who decides @decision, or TC_SEAT_NONE */
  char *name;
  char *status; /* turn and phase where it ends, or where the bookmark lies */
  char *score; /* how it stands there, as far as the viewer may know; "" where nothing is counted */
  char *decision; /* nullable: by which it differs from its neighbours */
  guint left_at;  /* moves that the line shares with the current one */
  char *left_by;  /* nullable: its decision after those; for lines other than the current one */
} TcTreeRow;

/** tc_game_tree_list: (transfer full) (element-type TcTreeRow): the tree from its root on, each
 * bookmark below its line, as @viewer may know it. */
GPtrArray *tc_game_tree_list (TcGameTree *tree,
                              TcGame *game,
                              guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/** tc_tree_row_dup_detail: (transfer full): "11 moves, with “…”". */
char *tc_tree_row_dup_detail (const TcTreeRow *row) G_GNUC_WARN_UNUSED_RESULT;

/** tc_tree_row_dup_parting: (transfer full) (nullable): where it differs from the line of the game;
 * %NULL for that one and for bookmarks. */
char *tc_tree_row_dup_parting (const TcTreeRow *row) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_tree_append: what tc_replay_open () reads of it, to be put behind the replay of the
 * whole current line. Of a game that was never branched it is nothing. */
void tc_game_tree_append (TcGameTree *tree, TcGame *game, GString *out);

/** tc_game_tree_dup_replay: (transfer full): the whole game, with what could be redone, and its
 * branches. */
char *tc_game_tree_dup_replay (TcGameTree *tree, TcGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
