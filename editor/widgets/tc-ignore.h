/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* A problem that is meant so is ignored by a comment in the text. */

/** tc_ignore_is_possible: whether @finding, of @build, is a warning or a note in the text that is
 * open: nobody changes the base of a variant by the way. */
gboolean tc_ignore_is_possible (TcBuild *build, const TcFinding *finding);

/** tc_ignore_ask: says what is written for finding @index of the document's build, and which
 * problems that hides, asks for the reason and writes it. It must be possible. */
void tc_ignore_ask (GtkWidget *around, TcDocument *document, guint index);

G_END_DECLS
