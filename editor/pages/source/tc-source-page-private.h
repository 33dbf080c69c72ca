/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtksourceview/gtksource.h>

#include "pages/source/tc-find-bar.h"
#include "pages/source/tc-source-completion.h"
#include "pages/source/tc-source-page.h"

G_BEGIN_DECLS

typedef enum { TC_RUN_NONE, TC_RUN_INSERT, TC_RUN_DELETE } TcRunKind;

/** TcRun: keys that make one step of the history: they go on where the last one ended. */
typedef struct {
  guint serial; /* in the merge key */
  TcRunKind kind;
  gsize at;                /* where the next key would go on, in bytes */
  gboolean is_after_blank; /* the next word is another step */
  gboolean is_pasted;      /* more than one character at once */
  GString *text;           /* typed or deleted so far, for the label */
  gboolean is_action;      /* within one action of the buffer: one step, wherever it is */
  guint n_in_action;
  gboolean is_key; /* the next move of the cursor comes from a key that was typed */
} TcRun;

/** TcSourceFill: (tc-source-fill.c) a large text comes into the buffer in slices. */
typedef struct {
  guint source;     /* id; 0: nothing is on its way */
  char *fixed;      /* (nullable): what is shown of a text that is not UTF-8 */
  gsize done;       /* bytes */
  gsize cursor;     /* where it goes in the end, in bytes */
  gboolean is_text; /* nothing had to be fixed */
  gboolean is_stopped;
} TcSourceFill;

struct _TcSourcePage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  TcSource *shown;      /* what the buffer holds; NULL before the first file */
  gboolean is_faithful; /* the buffer holds the text itself, not a fixed copy */
  gboolean is_updating; /* the buffer changes after the document, or the cursor after a selection */
  gboolean is_typing;   /* the document changes after the buffer */
  gboolean is_batch;    /* the document is to follow when all is done */
  gboolean is_behind;   /* nobody sees the buffer: @shown is an older text than the document's */
  gboolean is_other;    /* behind, and by more than edits */
  gsize awaited_cursor; /* in the document's text, when it is behind */
  guint select_delay;   /* source id */
  glong anchor_characters; /* one place of @shown, both ways of counting */
  gsize anchor_bytes;
  TcRun run;
  TcSourceCompletion *completion;
  TcSourceFill fill;

  TcFindBar *find_bar;
  GtkSourceView *view;
  GtkSourceBuffer *buffer;
  GtkStack *stack;
  AdwStatusPage *long_page;
  GtkWidget *break_button;
  GtkWidget *plain;
  GtkLabel *plain_text;
  GtkLabel *fill_label;
  GtkProgressBar *fill_progress;
  GtkWidget *fill_cancel;
  GtkWidget *fill_button;
  GtkMenuButton *place;
  GtkPopover *line_popover;
  GtkEntry *line_entry;
  GtkTextTag *selected_tag;
  GtkTextTag *error_tag;
  GtkTextTag *warning_tag;
};

/* The buffer counts characters, the text counts bytes; and the two disagree about what ends a line,
 * so only whole-text offsets cross between them. */
void tc_source_page_get_iter (TcSourcePage *self, gsize offset, GtkTextIter *out_iter);
gsize tc_source_page_get_offset (TcSourcePage *self, const GtkTextIter *iter);

/** tc_source_page_load: @source in the buffer, with the cursor at byte @cursor: at once, or by and
 * by when it is large. */
void tc_source_page_load (TcSourcePage *self, TcSource *source, gsize cursor);

/** tc_source_page_is_large: @edits change so much that the whole text is set sooner. */
gboolean tc_source_page_is_large (TcEdits *edits);

/** tc_source_page_stop_filling: the buffer does not hold its text then. */
void tc_source_page_stop_filling (TcSourcePage *self);
void tc_source_page_install_fill_actions (GtkWidgetClass *widget_class);

/** tc_source_page_replace_large: (tc-source-large.c) %FALSE: the text is small enough to be changed
 * in the buffer. */
gboolean tc_source_page_replace_large (TcSourcePage *self, TcFindBar *bar);

/** tc_source_page_break_lines: what has lines too long to be shown. */
void tc_source_page_break_lines (TcSourcePage *self);

/** tc_source_page_filled: the buffer holds the text. */
void tc_source_page_filled (TcSourcePage *self, gsize cursor);

/** tc_source_page_refill: what was stopped. */
void tc_source_page_refill (TcSourcePage *self);

/** tc_source_page_is_current: the build is of the text that is shown. */
gboolean tc_source_page_is_current (TcSourcePage *self);

/** tc_source_page_watch_typing: (tc-source-typing.c) keys become steps from now on. */
void tc_source_page_watch_typing (TcSourcePage *self);

/** tc_source_page_cursor_moved: completion stays only while it moves by typing. */
void tc_source_page_cursor_moved (TcSourcePage *self);

/** tc_source_page_begin_batch: what the buffer does from here to the end of the batch becomes one
 * step called @label. */
void tc_source_page_begin_batch (TcSourcePage *self);
void tc_source_page_end_batch (TcSourcePage *self, const char *label);

/** tc_source_page_mark_findings: (tc-source-marks.c) underlines what is wrong. */
void tc_source_page_make_tags (TcSourcePage *self);
void tc_source_page_mark_findings (TcSourcePage *self);
gboolean tc_source_page_query_tooltip (TcSourcePage *self,
                                       gint x,
                                       gint y,
                                       gboolean is_keyboard,
                                       GtkTooltip *tooltip);

G_END_DECLS
