/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* The icon in a row of a list that says that something is wrong with its datum. */

/** tc_mark_new: nothing is wrong. */
GtkWidget *tc_mark_new (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_mark_show: @message: (nullable): what is wrong; %NULL: nothing. */
void tc_mark_show (GtkWidget *mark, TcSeverity severity, const char *message);

G_END_DECLS
