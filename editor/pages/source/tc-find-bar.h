/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

/* TcFindBar: find and replace in a source view, hidden until it is opened. What is found is
 * highlighted and counted while it is typed.
 *
 * Signal: replace-all (): the user wants it; the owner calls tc_find_bar_replace_all (). */

#define TC_TYPE_FIND_BAR (tc_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (TcFindBar, tc_find_bar, TC, FIND_BAR, AdwBin)

void tc_find_bar_set_view (TcFindBar *self, GtkSourceView *view);

/** tc_find_bar_open: takes the keyboard; what is selected in the view is looked for. */
void tc_find_bar_open (TcFindBar *self, gboolean with_replace);

/** tc_find_bar_go: to the next or the previous place; opens the bar when nothing is looked for. */
void tc_find_bar_go (TcFindBar *self, gboolean is_forward);

void tc_find_bar_replace_all (TcFindBar *self);

/** tc_find_bar_dup_replace_label: (transfer full): what replacing all @n places is called in the
 * history. */
char *tc_find_bar_dup_replace_label (TcFindBar *self, gint n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_find_bar_count: places; -1 when they are still being counted. */
gint tc_find_bar_count (TcFindBar *self);

/** tc_find_bar_make_regex: (transfer full) (nullable): what finds the same in a text;
 * @out_is_pattern: the replacement may refer to what was found. */
GRegex *tc_find_bar_make_regex (TcFindBar *self,
                                gboolean *out_is_pattern) G_GNUC_WARN_UNUSED_RESULT;
const char *tc_find_bar_get_replacement (TcFindBar *self);

G_END_DECLS
