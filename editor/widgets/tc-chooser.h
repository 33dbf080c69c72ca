/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Choosers of files. What GTK 4.8 watches in a folder for a chooser can outlive the chooser, and
 * then tells freed memory of each file that changes. So a chooser is never freed: one that has been
 * answered waits, hidden, to be used again. */

/** TcChooserFilter: @name: as "Games", for translation. @patterns: names of files, as "*.xml
 * *.replay". */
typedef struct {
  const char *name;
  const char *patterns;
} TcChooserFilter;

/** TcChooserKind: what is asked for. @title, @accept: for translation. @filters: which files it
 * offers to show, the usual one first, to a NULL name. */
typedef struct {
  const char *title;
  const char *accept;
  GtkFileChooserAction action;
  TcChooserFilter filters[3];
} TcChooserKind;

/** TcChooserQuestion: what a chooser asks besides: the fields are the arguments of
 * gtk_file_chooser_add_choice (). */
typedef struct {
  const char *id;
  const char *label;
  const char **options;
  const char **option_labels;
} TcChooserQuestion;

/** tc_chooser_new: (transfer none): a modal chooser in front of @parent, to be shown at once.
 * @kind: (scope forever). @question: (nullable): answered by its first option as long as nobody
 * chooses another. */
GtkFileChooserNative *tc_chooser_new (const TcChooserKind *kind,
                                      GtkWindow *parent,
                                      const TcChooserQuestion *question);

/** tc_chooser_show: asks. @handler: of the chooser's "response", which comes once: if the window
 * goes first as GTK_RESPONSE_DELETE_EVENT, when what was in it may be gone. Then it is
 * disconnected, and the chooser is free for others. */
void tc_chooser_show (GtkFileChooserNative *chooser, gulong handler);

/** tc_chooser_find_open: (transfer none) (nullable): the one in front of @parent that waits for its
 * answer; then it is no longer visible. */
GtkNativeDialog *tc_chooser_find_open (GtkWindow *parent);

/** tc_chooser_dup_chosen: (transfer full) (nullable): what was chosen, in a handler of "response"
 * that got @response. A chooser can be accepted without a file: by Enter while it makes up its mind
 * about a name that was typed. */
GFile *tc_chooser_dup_chosen (GtkNativeDialog *chooser, gint response) G_GNUC_WARN_UNUSED_RESULT;

/** tc_chooser_dup_path: (transfer full): where to save when @path was chosen: a name that ends in
 * none of @endings, as ".png", gets the first of them, which end with NULL, and then a number if
 * there is such a file: the chooser has not asked about that one. */
char *tc_chooser_dup_path (const char *path, const char *const *endings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
