/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-document.h"

G_BEGIN_DECLS

/** tc_map_delete: deletes the areas @ids in one step, at once when nothing refers to them, else
 * after the question what becomes of that. @around is a widget of the window that asks. */
void tc_map_delete (GtkWidget *around, TcDocument *document, const char *const *ids);

G_END_DECLS
