/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/tc-history-list.h"
#include "app/tc-notices.h"
#include "app/tc-problems.h"
#include "app/tc-tour.h"
#include "app/tc-welcome.h"
#include "app/tc-window.h"
#include "inspector/tc-inspector.h"
#include "pages/tc-page.h"

G_BEGIN_DECLS

struct _TcWindow {
  AdwApplicationWindow parent_instance;

  TcDocument *document;
  GSettings *settings; /* nullable: the schema may not be installed */
  gboolean shows_problems;
  int problems_height;              /* as it was made last; 0: nobody has */
  int given_height;                 /* that the list of them had when it was shown */
  gboolean shows_inspector;         /* on the pages other than Play */
  gboolean shows_inspector_in_play; /* Play has a side of its own */
  gboolean closes_later;            /* when the document's work is done */
  char *copied_base;                /* (nullable): written beside the variant that is being saved */
  gboolean saves_again;             /* when it is saved, for there are newer changes */
  gboolean closes_when_saved;       /* the answer to the question about unsaved changes */
  gboolean saves_game_then;         /* before that the game, which was asked about too */
  gboolean varies_when_saved;       /* a variant of it was asked for */
  gboolean is_given_up;             /* the other answer */
  gboolean is_quitting;             /* asked because the program is to end: it stays till then */
  gboolean is_ready;                /* to end with the program: that was answered */
  gboolean is_left;                 /* closed, but for its draft */
  gboolean is_asking;
  gboolean is_welcoming; /* has no scenario and is about to get none */
  gboolean wants_tour;   /* as soon as there is a scenario to show */
  guint tour_step;
  char *draft_folder;
  GtkSelectionModel *stack_pages;        /* of GtkStackPage: all that there are */
  GtkFilter *section_filter;             /* those that have something to show */
  GtkSingleSelection *section_selection; /* of GtkStackPage: the sidebar */
  const TcSchema *schema;                /* (nullable): the latest that was known */

  GtkOverlay *overlay;
  TcTour *tour;
  GtkWidget *tour_ring;
  GtkWidget *side;
  GtkWidget *problems_paned;
  TcWelcome *welcome;
  GtkBox *messages;
  GListModel *shown_messages; /* what is in it */
  AdwWindowTitle *title;
  AdwSplitButton *open_button;
  TcHistoryList *history_list;
  GtkMenuButton *history_button;
  TcNotices *notices;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  guint history_delay; /* source id */
  gboolean has_typed;  /* in a field, what is no edit yet */
  GtkWidget *save_button;
  GtkWidget *play_button;
  GtkWidget *problems_button;
  GtkWidget *before_problems; /* (nullable), weak: had the keys before the list of them */
  int awaited_step;           /* to the next problem, when the latest text is judged; 0: none */
  GtkImage *problems_icon;
  GtkLabel *problems_total;
  GtkLabel *problems_count;
  GtkSpinner *spinner;
  guint spin_delay; /* source id */
  GtkMenuButton *menu_button;
  GMenu *window_section; /* of its menu: the other windows */
  GtkListView *sections;
  GtkStack *pages; /* of TcPage */
  TcInspector *inspector;
  TcProblems *problems;
};

void tc_window_install_actions (GtkWidgetClass *widget_class);
void tc_window_show_notice (TcWindow *self, const char *text);

/** tc_window_warn: as tc_window_show_notice (), of what must not be missed: it stays until it is
 * closed.
 */
void tc_window_warn (TcWindow *self, const char *text);

/** tc_window_note_typed: text in a field is no edit yet, and saving makes it one; or it is as it
 * was again, or refused, and there is nothing to save of it. */
void tc_window_note_typed (TcWindow *self, gboolean has_typed);

/** tc_window_is_playing: the Play page is the one in front. */
gboolean tc_window_is_playing (TcWindow *self);

/* Problems (tc-window-problems.c). */

void tc_window_set_problems_shown (TcWindow *self, gboolean is_shown);

/** tc_window_enter_problems: shows the list of them, and gives it the keys. */
void tc_window_enter_problems (TcWindow *self);

void tc_window_keep_problems_height (TcWindow *self);
void tc_window_update_problems_button (TcWindow *self, TcReport *report);
void tc_window_show_finding (TcWindow *self, guint index);

/** tc_window_enter_finding: shows it, and gives the keys to where it is changed. */
void tc_window_enter_finding (TcWindow *self, guint index);

/** tc_window_take_awaited_step: to the next problem, if somebody waits for it. */
void tc_window_take_awaited_step (TcWindow *self);
void tc_window_problems_action (GtkWidget *widget, const char *name, GVariant *parameter);

/* How a window ends (tc-window-close.c). */

void tc_window_install_close_signals (TcWindowClass *klass);
void tc_window_watch_close (TcWindow *self);
gboolean tc_window_close_request (GtkWindow *window);

/** tc_window_stay: the question is answered, and the window is not closed. */
void tc_window_stay (TcWindow *self);

/** tc_window_has_unsaved: changes of the text, or a game that a person has played, are in no file.
 */
gboolean tc_window_has_unsaved (TcWindow *self);

/** tc_window_ask_to_save: what becomes of that before the window is closed. */
void tc_window_ask_to_save (TcWindow *self);

/** tc_window_save: with a question when others changed the file, or where to when it has no place
 * that can be written. While it is being saved already, what is changed meanwhile is saved after
 * that. */
void tc_window_save (TcWindow *self);

/** tc_window_dup_name: (transfer full): of the file, or of the one that Save proposes: what is new
 * is named after its title. */
char *tc_window_dup_name (TcWindow *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_window_choose_open, tc_window_choose_save: the file choosers. */
void tc_window_choose_open (TcWindow *self);
void tc_window_choose_save (TcWindow *self);

/* How a window begins (tc-window-start.c). */

void tc_window_add_welcome (TcWindow *self);
void tc_window_add_tour (TcWindow *self);

/** tc_window_update_welcome: whether the welcome is shown, after something has been opened. */
void tc_window_update_welcome (TcWindow *self);

/** tc_window_begin_tour: if it was asked for, now that there is a scenario. */
void tc_window_begin_tour (TcWindow *self);
void tc_window_start_action (GtkWidget *widget, const char *name, GVariant *parameter);

/* Pages (tc-window-pages.c). */

/** tc_window_add_pages: once, when there is a document. */
void tc_window_add_pages (TcWindow *self);

/** tc_window_update_pages: the sidebar, after the scenario has changed. */
void tc_window_update_pages (TcWindow *self);
TcPage *tc_window_get_page (TcWindow *self, const char *name);

/** tc_window_find_page_of: where @node is shown best: the first page that is for a role around it,
 * else the source. */
TcPage *tc_window_find_page_of (TcWindow *self, TcScenario *scenario, TcNode node);
void tc_window_show_page (TcWindow *self, TcPage *page);

/** tc_window_show_nth_page: of the sidebar, from 0; nothing when there are fewer. */
void tc_window_show_nth_page (TcWindow *self, guint n);

/* Files (tc-window-files.c). */

/** tc_window_open_beside: the file at @path in the window that has it, in this one when nothing is
 * lost by that, or in a new one. */
void tc_window_open_beside (TcWindow *self, const char *path);

/** tc_window_report_remote: @file is at a place that has no path here, so nothing can be done with
 * it.
 */
void tc_window_report_remote (TcWindow *self, GFile *file);

/** tc_window_dup_recent_label: (transfer full): what the menu calls @path: its title or name,
 * and its folder, not too long, and no letter of it underlined. */
char *tc_window_dup_recent_label (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_window_vary_saved: begins the variant that waited for its base to be saved, if one did. */
void tc_window_vary_saved (TcWindow *self, gboolean is_saved);

/** tc_window_save_as: @file: as it was chosen; its name gets the usual ending. */
void tc_window_save_as (TcWindow *self, GFile *file);
void tc_window_note_recent (TcWindow *self, const char *path);
void tc_window_watch_recent (TcWindow *self);
void tc_window_accept_files (TcWindow *self);
void tc_window_load_theirs (TcWindow *self);

/** tc_window_show_welcome: in this window or another one. */
void tc_window_show_welcome (TcWindow *self);

/** tc_window_show_shipped: the same, at the scenarios that come with Turncoat. */
void tc_window_show_shipped (TcWindow *self);

/** tc_window_start_new: what is not in a file yet, in this window or another one. */
void tc_window_start_new (TcWindow *self, TcSource *source);

/** tc_window_open_base: as tc_window_open_beside (), of the base of a variant, to be read. */
void tc_window_open_base (TcWindow *self, const char *path);
void tc_window_file_action (GtkWidget *widget, const char *name, GVariant *parameter);

/** tc_window_list_others: in the main menu, whenever that is opened (tc-window-list.c). */
void tc_window_list_others (TcWindow *self);
void tc_window_present_comparison_action (GtkWidget *widget, const char *name, GVariant *parameter);

/* The file on disk, and the last commit (tc-window-compare.c). */

/** tc_window_update_compare_actions: when the file is another one. */
void tc_window_update_compare_actions (TcWindow *self);
void tc_window_compare_action (GtkWidget *widget, const char *name, GVariant *parameter);

/* The manual, and the keys (tc-window-help.c). */

void tc_window_help_action (GtkWidget *widget, const char *name, GVariant *parameter);
void tc_window_shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter);

/* Variants (tc-window-variant.c). */

void tc_window_variant_action (GtkWidget *widget, const char *name, GVariant *parameter);
void tc_window_update_variant_actions (TcWindow *self);

/** tc_window_place_base: before a variant is saved at @target: the base is found from there, or
 * copied beside it. */
gboolean tc_window_place_base (TcWindow *self, const char *target, GError **error);

G_END_DECLS
