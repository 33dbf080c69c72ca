/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-core.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcChangeList: what differs between two scenarios, a sentence each, by parts of the scenario. A
 * click leads to the thing; a button takes the change back.
 *
 * Signals: "activated" (guint), "reverted" (guint): the number of the change. */

#define TC_TYPE_CHANGE_LIST (tc_change_list_get_type ())
G_DECLARE_FINAL_TYPE (TcChangeList, tc_change_list, TC, CHANGE_LIST, GtkBox)

/** tc_change_list_set_tip: (nullable): of the buttons that take a change back; without one there
 * are none. */
void tc_change_list_set_tip (TcChangeList *self, const char *tip);

/** tc_change_list_follow: no change can be taken back while @document is held; the buttons say by
 * what. */
void tc_change_list_follow (TcChangeList *self, TcDocument *document);

/** tc_change_list_show: @differences: (nullable): none. @more: (nullable): what else the rows say,
 * by whoever completes them. %FALSE when they say all that already, and are left as they are. */
gboolean tc_change_list_show (TcChangeList *self, TcDifferences *differences, const char *more);

/** tc_change_list_get_row: (nullable), (transfer none): of a change, to be completed. */
AdwActionRow *tc_change_list_get_row (TcChangeList *self, guint index);

/** tc_change_list_keep: change @index cannot be taken back. */
void tc_change_list_keep (TcChangeList *self, guint index);

G_END_DECLS
