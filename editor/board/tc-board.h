/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcBoard: shows a TcView of any system: the map, its areas and counters, the boxes beside it;
 * selects, drags and walks by keyboard. It knows no game: what is legal is told to it by keys.
 *
 * Signals:
 *   "selected" (const char *key): the user selected a container or token; %NULL: nothing
 *   "activated" (const char *key): double click, or Enter
 *   "proposed" (const char *subject, const char *target): a token was dragged onto a container, or
 *     a target was clicked, or chosen by keyboard, while a token was selected */

#define TC_TYPE_BOARD (tc_board_get_type ())
G_DECLARE_FINAL_TYPE (TcBoard, tc_board, TC, BOARD, GtkWidget)

/** tc_board_take_view: (transfer full): keeps zoom and place, and the selection by key. */
void tc_board_take_view (TcBoard *board, TcView *view);

/** tc_board_prepare_view: @view: (transfer full): lays it out, and shows it when
 * tc_board_take_prepared_view () asks for it; forgotten when the board gets another one before. */
void tc_board_prepare_view (TcBoard *board, TcView *view);
void tc_board_take_prepared_view (TcBoard *board);

/** tc_board_get_view: (nullable). */
const TcView *tc_board_get_view (TcBoard *board);

/** tc_board_pick: (nullable): the container at the place in the widget. */
const char *tc_board_pick (TcBoard *board, double x, double y);

/** tc_board_select: a container or token, %NULL for none; emits nothing. Brings it into sight. */
void tc_board_select (TcBoard *board, const char *key);

/** tc_board_user_selects: @key (nullable) as a click would: "selected" is emitted, and nothing
 * moves under the pointer. */
void tc_board_user_selects (TcBoard *board, const char *key);

/** tc_board_get_selected: (nullable). */
const char *tc_board_get_selected (TcBoard *board);

/** tc_board_set_targets: (nullable) (array zero-terminated=1): what is marked as a legal target. */
void tc_board_set_targets (TcBoard *board, const char *const *keys);

/** tc_board_set_takes_all: a token may be dragged, or aimed by keyboard, to any container, though
 * none is marked: where counters are set up, not played. */
void tc_board_set_takes_all (TcBoard *board, gboolean takes_all);

/** tc_board_set_sources: (nullable) (array zero-terminated=1): what is marked as able to act. */
void tc_board_set_sources (TcBoard *board, const char *const *keys);

/** tc_board_show_move: an arrow from @subject to @target, a ring where there is only one of them;
 * "" and "" for nothing. The next view has no such move any more. */
void tc_board_show_move (TcBoard *board, const char *subject, const char *target);

/** tc_board_show_ghost: (nullable): a tile, which need not be of the view, as it would lie. The
 * next view has none. */
void tc_board_show_ghost (TcBoard *board, const TcViewContainer *tile);

/** tc_board_show_ghost_of: @tile of @scenario, at @place and turned as that. */
void tc_board_show_ghost_of (TcBoard *board,
                             const TcViewContainer *place,
                             TcScenario *scenario,
                             TcNode tile);

/** tc_board_take_notes: (transfer full) (nullable): keys of containers, and what somebody wrote
 * about each. They are marked, and described with these words. */
void tc_board_take_notes (TcBoard *board, GHashTable *notes);

/** tc_board_set_layer: "links", "counters", "scenery", "names". */
void tc_board_set_layer (TcBoard *board, const char *layer, gboolean visible);

/** TcBoardExplain: (transfer full) (nullable): what @key does, for its tooltip. */
typedef char *(*TcBoardExplain) (const char *key, gpointer data);

/** tc_board_set_explain: @data must live as long as the board. */
void tc_board_set_explain (TcBoard *board, TcBoardExplain explain, gpointer data);

/** TcBoardMakeMenu: (transfer full): what can be done about @key (nullable), which is a token or a
 * container; without anything in it none is opened. */
typedef GMenuModel *(*TcBoardMakeMenu) (const char *key, gpointer data);

/** tc_board_set_menu: once; @data must live as long as the board. The menu closes when there is
 * another view. */
void tc_board_set_menu (TcBoard *board, TcBoardMakeMenu make_menu, gpointer data);

void tc_board_zoom_fit (TcBoard *board);

/** tc_board_zoom_by_action: what a page's action says, by the end of its name: "zoom-in",
 * "zoom-out" or "zoom-fit". */
void tc_board_zoom_by_action (TcBoard *board, const char *name);
void tc_board_zoom_in (TcBoard *board);
void tc_board_zoom_out (TcBoard *board);

/** tc_board_dup_description: (nullable): @key in a sentence for the status line. */
char *tc_board_dup_description (TcBoard *board, const char *key) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_get_place: where the middle of container or token @key is, in the widget. */
gboolean tc_board_get_place (TcBoard *board, const char *key, double *out_x, double *out_y);

G_END_DECLS
