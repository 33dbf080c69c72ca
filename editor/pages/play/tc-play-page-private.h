/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"
#include "pages/play/tc-notepad.h"
#include "pages/play/tc-play-page.h"

G_BEGIN_DECLS

struct _TcPlayPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  TcSession *session;
  const TcView *view; /* the board's; NULL before the first game */
  char *selected;     /* key on the board, "" for none: filters the moves */
  char *subject;      /* the piece that was selected last and can move, "" for none */
  guint auto_source;
  guint think_delay; /* source id */
  guint n_steps;     /* that were asked for while a bot was thinking */
  guint speed;       /* index into the speeds */
  gdouble pointer_x;
  gdouble pointer_y;
  gboolean is_updating;
  guint8 viewer; /* whose eyes the page shows things to now */
  gboolean is_covered;
  gboolean awaits_moves;         /* the keys go back to the moves when there are some again, */
  gconstpointer focus_meanwhile; /* if they are still here; only compared */

  GListStore *setups; /* of TcItem, key = id, index = number in the ruleset */
  GListStore *seats;  /* of TcItem, index = seat */
  GListStore *moves;  /* of TcItem, index into the view's moves */
  GListStore *log;    /* of TcItem, index = move + 1 */
  GArray *logged;     /* of LoggedMove: what the log shows */
  guint8 logged_for;  /* whose log it is */
  guint n_opening_lines;
  guint log_line;    /* to scroll to, from 1; 0 for none */
  guint n_log_ticks; /* frames that were drawn since then */
  guint log_tick;    /* callback id */

  TcBoard *board;
  GtkWidget *stack;
  GtkLabel *cannot_label;
  AdwStatusPage *pass_page;
  GtkButton *pass_button;
  GtkWidget *seen_by_row;
  GtkDropDown *seen_by;
  GtkStringList *seen_by_choices;
  GtkWidget *log_heading;
  GtkWidget *log_switcher;
  GtkStack *log_stack;
  TcNotepad *notepad;
  GtkTextView *own_notes;
  GtkWidget *own_notes_box;
  GtkDropDown *setup;
  GtkSpinButton *seed;
  GtkMenuButton *new_game_button;
  GtkListBox *seats_list;
  GtkLabel *status;
  GtkLabel *prompt;
  GtkWidget *plain_moves; /* buttons */
  GtkWidget *dice;
  GtkWidget *thinking;
  GtkLabel *thinking_label;
  GtkSpinner *thinking_spinner;
  GtkWidget *notice;
  GtkWidget *why_not;
  GtkLabel *why_not_label;
  GtkWidget *outcome;
  GtkLabel *outcome_label;
  GtkLabel *moves_label;
  GtkWidget *show_all_button;
  GtkLabel *no_moves_label;
  GtkSingleSelection *moves_selection;
  GtkListView *moves_list;
  GtkSingleSelection *log_selection;
  GtkListView *log_list;
  GtkSpinButton *die;
  GFile *games_folder; /* nullable: where a game was saved, or loaded from, last */
  GtkWidget *options_box;
  GtkLabel *house_rules;
  GMenu *records_menu;

  GHashTable *options;  /* id of an option to its value, where somebody chose */
  TcBuild *playable;    /* the build below with the options; NULL before it is asked for */
  TcBuild *playable_of; /* the document's */
  GBytes *played;       /* the document's text that the game is played on */
};

/** tc_play_page_update: everything, after a change of the position. */
void tc_play_page_update (TcPlayPage *self);

/** tc_play_page_follow_text: when the scenario is another one by now and can be played, the game is
 * played again on it, and the first difference named. */
void tc_play_page_follow_text (TcPlayPage *self);

/** tc_play_page_update_notice: whether the scenario is another one by now. */
void tc_play_page_update_notice (TcPlayPage *self);

/** tc_play_page_tell_divergence: how the game that was just played again differs. */
void tc_play_page_tell_divergence (TcPlayPage *self, const TcDivergence *divergence);

/** tc_play_page_install_file_actions: saving and loading games. */
void tc_play_page_install_file_actions (GtkWidgetClass *widget_class);

/** tc_play_page_update_actions: which actions make sense. */
void tc_play_page_update_actions (TcPlayPage *self);
void tc_play_page_install_actions (GtkWidgetClass *widget_class);

/** tc_play_page_update_dice: what was thrown last, and what is forced. */
void tc_play_page_update_dice (TcPlayPage *self, TcGame *game);

/** tc_play_page_bind_seats: once; then the rows follow the seats. */
void tc_play_page_bind_seats (TcPlayPage *self);
void tc_play_page_update_seats (TcPlayPage *self, TcGame *game);
void tc_play_page_update_setups (TcPlayPage *self);

/** tc_play_page_forget_log: the next update writes the log from its beginning. */
void tc_play_page_forget_log (TcPlayPage *self);
void tc_play_page_update_log (TcPlayPage *self);

/** tc_play_page_update_moves: the list of those about what is selected, and the marks on the board.
 */
void tc_play_page_update_moves (TcPlayPage *self);

/** tc_play_page_get_container: where the token @key lies; "" when it is none. */
const char *tc_play_page_get_container (TcPlayPage *self, const char *key);

/** tc_play_page_find_plain_move: (nullable): a legal move without subject and target, as to say
 * that one has done. */
const TcMove *tc_play_page_find_plain_move (TcPlayPage *self);

/** tc_play_page_has_moves: whether a legal move is about @key. */
gboolean tc_play_page_has_moves (TcPlayPage *self, const char *key);

/** tc_play_page_drop_spent_piece: nothing is selected any more when the selected piece cannot do
 * anything. */
void tc_play_page_drop_spent_piece (TcPlayPage *self);

/** tc_play_page_update_viewer: whose screen it is, covered or not, and who else may look. */
void tc_play_page_update_viewer (TcPlayPage *self);
void tc_play_page_seen_by_chosen_cb (TcPlayPage *self);
void tc_play_page_install_viewer_actions (GtkWidgetClass *widget_class);

/** tc_play_page_update_notes: those of whoever is in front of the screen. */
void tc_play_page_update_notes (TcPlayPage *self);
void tc_play_page_note_written_cb (TcPlayPage *self, GtkTextBuffer *buffer);

/** tc_play_page_get_ruleset: (nullable): of the text as it is now. */
TcRuleset *tc_play_page_get_ruleset (TcPlayPage *self);

/** tc_play_page_get_playable: (nullable): the same with the options that were chosen. */
TcRuleset *tc_play_page_get_playable (TcPlayPage *self);

/** tc_play_page_remember_text: the game is played on the document's text as it is now. */
void tc_play_page_remember_text (TcPlayPage *self);

void tc_play_page_init_options (TcPlayPage *self);
void tc_play_page_clear_options (TcPlayPage *self);

/** tc_play_page_update_options: what can be agreed before a game of the text as it is now. */
void tc_play_page_update_options (TcPlayPage *self);

/** tc_play_page_update_records: the menu of what can be recorded. */
void tc_play_page_update_records (TcPlayPage *self);

/** tc_play_page_set_why_not: "" hides it. */
void tc_play_page_set_why_not (TcPlayPage *self, const char *text);

void tc_play_page_set_auto (TcPlayPage *self, gboolean is_auto);

/** tc_play_page_think: up to @n_decisions of bots, in a thread. */
void tc_play_page_think (TcPlayPage *self, guint n_decisions);

/** tc_play_page_update_thinking: when the session has changed: nobody thinks any more, or the next
 * step begins. */
void tc_play_page_update_thinking (TcPlayPage *self);

G_END_DECLS
