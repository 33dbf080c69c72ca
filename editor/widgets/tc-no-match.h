/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_no_match_watch: shows @label while @filtered lets nothing of a list through that is not
 * empty: an empty list alone would look as if there were nothing. */
void tc_no_match_watch (GtkWidget *label, GtkFilterListModel *filtered);

G_END_DECLS
