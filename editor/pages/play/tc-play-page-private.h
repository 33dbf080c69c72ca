/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"
#include "pages/play/tc-beliefs.h"
#include "pages/play/tc-notepad.h"
#include "pages/play/tc-own-notes.h"
#include "pages/play/tc-plain-moves.h"
#include "pages/play/tc-play-bots.h"
#include "pages/play/tc-play-cards.h"
#include "pages/play/tc-play-cover.h"
#include "pages/play/tc-play-dice.h"
#include "pages/play/tc-play-draft.h"
#include "pages/play/tc-play-forced.h"
#include "pages/play/tc-play-log.h"
#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-news.h"
#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-page.h"
#include "pages/play/tc-play-prospects.h"
#include "pages/play/tc-play-seats.h"
#include "pages/play/tc-play-steady.h"
#include "pages/play/tc-play-told.h"
#include "pages/play/tc-play-umpire.h"

G_BEGIN_DECLS

struct _TcPlayPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  TcSession *session;
  TcPlayDraft *draft;     /* NULL before there is a document */
  GBytes *played;         /* the document's text that the game is played on */
  const TcView *view;     /* the board's; NULL before the first game */
  gboolean has_prospects; /* of the move that is foreseen */
  TcMove foreseen;
  char *selected;     /* key on the board, "" for none: filters the moves */
  guint8 selected_by; /* whose turn it was, */
  guint8 selected_in; /* and in which phase */
  char *subject;      /* the piece that was selected last and can move, "" for none */
  gdouble pointer_x;
  gdouble pointer_y;
  guint8 viewer;       /* who the page shows things to now */
  guint8 noted_viewer; /* whose notes are shown */
  gboolean is_covered;
  gboolean is_umpiring; /* the position is being changed, and nothing is played */
  gpointer trial;       /* a card that is being tried in a thread; NULL for none */
  char *trial_card;     /* nullable: path of one that is tried when the text is read */
  GCancellable *trial_cancellable;
  char *awaited_game;  /* nullable: path of one that is loaded when the text is read */
  char *awaited_left;  /* nullable: draft of one that is gone on with then */
  GFile *games_folder; /* nullable: where a game was saved, or loaded from, last */

  GtkStack *stack;
  GtkLabel *cannot_label;
  TcPlayCover *cover;
  TcPlayTold *reading;
  GtkWidget *game;
  AdwClamp *side;
  TcBoard *board;
  GtkMenuButton *new_game_button;
  TcPlayOptions *options;
  GMenu *game_menu;
  GMenu *position_menu; /* sections of it */
  GMenu *branches_menu;
  GMenu *umpires_menu;
  guint n_umpires; /* kinds of entries that stand in it: the position, then branches */
  GMenu *records_menu;
  GtkWidget *die_button;
  GtkWidget *die_hint;
  TcPlayForced *forced;
  GtkLabel *die_label; /* which die the number is for */
  GtkSpinButton *die;
  GtkLabel *status;
  GtkLabel *prompt;
  TcPlayBots *bots;
  TcPlainMoves *plain_moves;
  TcPlaySteady *head_room;
  TcPlaySteady *dice_room;
  TcPlayDice *dice;
  TcPlayCards *cards;
  TcPlayNews *news;
  GtkWidget *outcome;
  GtkButton *auto_button;
  GtkLabel *result_label;
  GtkLabel *outcome_label;
  GtkWidget *notice;
  GtkWidget *why_not;
  GtkLabel *why_not_label;
  gboolean outlasts_bots; /* it stays while only bots decide */
  TcPlayMoves *moves;
  TcPlayUmpire *umpire; /* in place of the moves */
  GtkLabel *log_heading;
  GtkStackPage *prospects_page;
  GtkStackPage *notes_page;
  GtkWidget *log_switcher;
  GtkStack *log_stack;
  TcPlayLog *log;
  TcPlayProspects *prospects;
  TcNotepad *notepad;
  TcOwnNotes *own_notes;
  TcBeliefs *beliefs;
  GtkStackPage *beliefs_page;
  TcPlaySeats *seats;
  GtkPaned *split; /* the moves above, the log below */
  int held_split;  /* where it is while it is said what can happen */
};

/** tc_play_page_update: everything, after a change of the position. */
void tc_play_page_update (TcPlayPage *self);

/** tc_play_page_follow_text: when the scenario is another one by now and can be played, the game is
 * played again on it, and the first difference named. */
void tc_play_page_follow_text (TcPlayPage *self);

/** tc_play_page_update_notice: whether the scenario is another one by now. */
void tc_play_page_update_notice (TcPlayPage *self);

/** tc_play_page_report_divergence: how the game that was just played again differs. */
void tc_play_page_report_divergence (TcPlayPage *self, const TcDivergence *divergence);

/** tc_play_page_remember_text: the game is played on the document's text as it is now. */
void tc_play_page_remember_text (TcPlayPage *self);

/** tc_play_page_set_why_not: "" hides it. */
void tc_play_page_set_why_not (TcPlayPage *self, const char *text);

/** tc_play_page_play: @move, or why not. */
void tc_play_page_play (TcPlayPage *self, const TcMove *move);

/* What is selected, and what the board says (tc-play-page-board.c). */

/** tc_play_page_show_selected: the moves about it, and the marks on the board. */
void tc_play_page_show_selected (TcPlayPage *self);

/** tc_play_page_point_at: move @index of the view is drawn on the board, and in place of the log
 * stands what the card that it uses or the room that it leads to says, and what can come of its
 * dice; TC_PLAY_MOVES_NONE: no move any more. */
void tc_play_page_point_at (TcPlayPage *self, guint index);

/** tc_play_page_dup_words: (transfer full) (nullable): what the card or the tile @key says to
 * whoever sees its face; a TcBoardExplain. */
char *tc_play_page_dup_words (const char *key, gpointer page);

/** tc_play_page_select_nothing: what one player had chosen is not for the next. */
void tc_play_page_select_nothing (TcPlayPage *self);

/** tc_play_page_drop_spent_piece: nothing is selected any more when the selected piece cannot do
 * anything. */
void tc_play_page_drop_spent_piece (TcPlayPage *self);
void tc_play_page_bind_board (GtkWidgetClass *widget_class);

/* The menu of the board (tc-play-page-menu.c). */

/** tc_play_page_add_move: as an entry of @menu. */
void tc_play_page_add_move (GMenu *menu, const TcViewMove *move);
void tc_play_page_set_board_menu (TcPlayPage *self);
void tc_play_page_install_menu_actions (GtkWidgetClass *widget_class);

/* Changing the position (tc-play-page-umpire.c). */

gboolean tc_play_page_may_umpire (TcPlayPage *self);

/** tc_play_page_set_umpiring: a property of the page; while it is on, the board puts pieces
 * anywhere. Not where it is not allowed. */
void tc_play_page_set_umpiring (TcPlayPage *self, gboolean is_umpiring);

/** tc_play_page_update_umpire: what can be changed about what is selected; the mode ends where
 * nothing may be changed any more. */
void tc_play_page_update_umpire (TcPlayPage *self);

/* Trying a card (tc-play-page-try.c). */

/** tc_play_page_try_waiting: when the text is read: begins with the card that waits for it. */
void tc_play_page_try_waiting (TcPlayPage *self);
void tc_play_page_stop_trial (TcPlayPage *self);

/* Actions (tc-play-page-actions.c), branches (tc-play-page-branches.c) and files
 * (tc-play-page-files.c). */

/** TcPlayNext: what is done in place of the game; @data is what it was asked with. */
typedef void (*TcPlayNext) (TcPlayPage *self, const char *data);

/** tc_play_page_leave_game: @next at once, or when a person has played this game and it is in no
 * file, after a question (tc-play-page-leave.c). */
void tc_play_page_leave_game (TcPlayPage *self, TcPlayNext next, const char *data);

/** tc_play_page_load_awaited: the game that was opened with its scenario, now that this is read. */
void tc_play_page_load_awaited (TcPlayPage *self);

/** tc_play_page_recover_game: as tc_play_page_load_game (), of a game that is in no file of the
 * user's. @out_is_whole: all of it could be played. */
gboolean tc_play_page_recover_game (TcPlayPage *self,
                                    TcSource *source,
                                    gboolean *out_is_whole,
                                    GError **error);

/** tc_play_page_offer_left: the game that a crash left of this scenario, if any
 * (tc-play-page-left.c). */
void tc_play_page_offer_left (TcPlayPage *self);

/** tc_play_page_continue_awaited: the left game that was opened with its scenario, now that this is
 * read. */
void tc_play_page_continue_awaited (TcPlayPage *self);
void tc_play_page_install_left_actions (GtkWidgetClass *widget_class);

/** tc_play_page_set_folder: games lie together, at first beside their scenario. */
void tc_play_page_set_folder (TcPlayPage *self, GtkFileChooser *chooser);

/** tc_play_page_dup_file_name: (transfer full): proposed for files of the game, without an ending:
 * which scenario, and which turn. */
char *tc_play_page_dup_file_name (TcPlayPage *self);

/** tc_play_page_dup_undo_tip: (transfer full) (nullable): what undo would do now, and where that
 * needs leave, why; %NULL when there is nothing to undo or nobody may know. */
char *tc_play_page_dup_undo_tip (TcPlayPage *self);

/** tc_play_page_go_back: to @n_moves, by leave of the others; bots that play stop, unless it is
 * refused. */
void tc_play_page_go_back (TcPlayPage *self, guint n_moves);

/** tc_play_page_update_actions: which make sense. */
void tc_play_page_update_actions (TcPlayPage *self);
void tc_play_page_install_actions (GtkWidgetClass *widget_class);

/** tc_play_page_init_actions: what a key in a field does. */
void tc_play_page_init_actions (TcPlayPage *self);
void tc_play_page_install_branch_actions (GtkWidgetClass *widget_class);
gboolean tc_play_page_may_branch (TcPlayPage *self); /* says why not */
void tc_play_page_update_branch_actions (TcPlayPage *self);

/** tc_play_page_install_keep_actions: games as tests of the scenario (tc-play-page-keep.c). */
void tc_play_page_install_keep_actions (GtkWidgetClass *widget_class);
void tc_play_page_update_keep_actions (TcPlayPage *self);

/** tc_play_page_install_pin_action: notes on a position (tc-play-page-pin.c). */
void tc_play_page_install_pin_action (GtkWidgetClass *widget_class);

/** tc_play_page_show_pins: on the places that they are about. */
void tc_play_page_show_pins (TcPlayPage *self);

/** tc_play_page_install_summary_action: what the last turn changed (tc-play-page-summary.c). */
void tc_play_page_install_summary_action (GtkWidgetClass *widget_class);

/** tc_play_page_go_on_after_chooser: what tc_play_bots_wait () has begun before a file was asked
 * for ends with the answer, or now when nothing is asked (tc-play-page-export.c). */
void tc_play_page_go_on_after_chooser (TcPlayPage *self);

/** tc_play_page_install_export_actions: the log as a text, and the board as a picture
 * (tc-play-page-export.c). */
void tc_play_page_install_export_actions (GtkWidgetClass *widget_class);
void tc_play_page_install_file_actions (GtkWidgetClass *widget_class);

G_END_DECLS
