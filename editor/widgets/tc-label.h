/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tc_label_new_wrapped: (transfer floating): @text from the margin on, in as many lines as it
 * takes. @css_class: (nullable) */
GtkWidget *tc_label_new_wrapped (const char *text, const char *css_class);

/** tc_label_keep_words: the titles of @row, a preferences row, break between words alone: beside
 * wide widgets they would stand one letter below the other. */
void tc_label_keep_words (GtkWidget *row);

/** tc_label_limit_subtitle: the subtitle of @row, an action row, has @n_lines at most, and ends
 * with "…" where it needs more. */
void tc_label_limit_subtitle (GtkWidget *row, int n_lines);

G_END_DECLS
