/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/** tc_delete: deletes the data at @paths in one step, at once when nothing refers to them, else
 * after the question what becomes of that. The root is never deleted, and nothing happens without
 * any other. @around is a widget of the window that asks. */
void tc_delete (GtkWidget *around, TcDocument *document, const char *const *paths);

G_END_DECLS
