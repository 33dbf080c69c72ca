/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtksourceview/gtksource.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcSourceCompletion: what can be written at the cursor of a source view, in a list under it. The
 * keyboard stays in the view; while the list is there Up, Down, Tab, Return and Escape are for it.
 * (GtkSourceView 5.6 has such a list, but its popups complain of having no size, and what complains
 * is no release of ours.) */

#define TC_TYPE_SOURCE_COMPLETION (tc_source_completion_get_type ())
G_DECLARE_FINAL_TYPE (TcSourceCompletion, tc_source_completion, TC, SOURCE_COMPLETION, GtkPopover)

/** tc_source_completion_new: (transfer floating): for @view within @parent; the buffer holds the
 * text of @document. @parent unparents it in the end. */
TcSourceCompletion *tc_source_completion_new (GtkWidget *parent,
                                              GtkSourceView *view,
                                              TcDocument *document);

/** tc_source_completion_typed: a key has changed the text: the list comes, follows, or goes. */
void tc_source_completion_typed (TcSourceCompletion *self);

/** tc_source_completion_ask: shows all that can be written here. */
void tc_source_completion_ask (TcSourceCompletion *self);

void tc_source_completion_hide (TcSourceCompletion *self);

/** tc_source_completion_get_n: how many are on offer; 0 when the list is hidden. */
guint tc_source_completion_get_n (TcSourceCompletion *self);

G_END_DECLS
