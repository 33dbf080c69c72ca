/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/tc-chooser.h"

G_BEGIN_DECLS

/**
 * TcSavedText:
 * @title: of its chooser, for translation
 * @dup_text: (transfer full) (nullable): makes the text when the file is chosen; %NULL when nothing
 *   is to be saved any more
 * @dup_words: (transfer full): what is said when it is saved, with the name of the file
 */
typedef struct {
  const char *title;
  char *(*dup_text) (gpointer data);
  char *(*dup_words) (const char *name);
} TcSavedText;

/**
 * tc_save_text: asks where to save a text in Markdown, and saves it
 * @from: in a window that has the action win.show-notice, which says what came of it
 * @saved: (scope forever)
 * @folder: (nullable): where the chooser begins
 * @name: of the file, without its ending
 * @data: of @saved's dup_text; freed with @data_free when all is done
 */
void tc_save_text (GtkWidget *from,
                   const TcSavedText *saved,
                   GFile *folder,
                   const char *name,
                   gpointer data,
                   GDestroyNotify data_free);

G_END_DECLS
