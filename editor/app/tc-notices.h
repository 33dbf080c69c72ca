/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcNotices: what the user has to know of the document before going on, as bars around the pages,
 * which are its content. Above them: changes that were recovered after a crash, a game that it
 * left, a file that cannot be written. Below, since these come while somebody works, and nothing
 * may move under the pointer: a text that cannot be read, a file that others changed, work that
 * takes its time. Each bar says what can be done about it. */

#define TC_TYPE_NOTICES (tc_notices_get_type ())
G_DECLARE_FINAL_TYPE (TcNotices, tc_notices, TC, NOTICES, AdwBin)

void tc_notices_set_document (TcNotices *self, TcDocument *document);

/** tc_notices_set_left: a crash left a game of the document, written last at @time_us (microseconds
 * since 1970); 0: it has not. */
void tc_notices_set_left (TcNotices *self, gint64 time_us);

G_END_DECLS
