/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcHistoryList: every step of the document, the last first, with the one it stands at and the one
 * that is on disk. Activating one goes there. */

#define TC_TYPE_HISTORY_LIST (tc_history_list_get_type ())
G_DECLARE_FINAL_TYPE (TcHistoryList, tc_history_list, TC, HISTORY_LIST, GtkPopover)

void tc_history_list_set_document (TcHistoryList *self, TcDocument *document);

G_END_DECLS
