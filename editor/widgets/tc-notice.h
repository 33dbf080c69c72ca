/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_notice_show_error: shows what went wrong in the window that @from is in; nothing without an
 * @error. */
void tc_notice_show_error (GtkWidget *from, const GError *error);

/** tc_notice_replace: shows @text in the window that @from is in, in place of the last notice of
 * @kind. */
void tc_notice_replace (GtkWidget *from, const char *kind, const char *text);

G_END_DECLS
