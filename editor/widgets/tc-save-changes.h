/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/**
 * tc_save_changes: asks where to save what has changed, and saves it as Markdown
 * @from: in a window that has the action win.show-notice, which says what came of it
 * @document: whose changes they are
 * @other: (nullable): the path of another file that it was compared with
 * @text: what is saved
 */
void tc_save_changes (GtkWidget *from, TcDocument *document, const char *other, const char *text);

G_END_DECLS
