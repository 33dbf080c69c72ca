/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/**
 * TcMessage:
 *
 * What the window has to say, in room of its own: it covers nothing and moves nothing, as it lies
 * below the sections. (A toast of libadwaita 1.2 covers what is under it, and its animation ends
 * the program when the toast is unmapped before the animation is over.)
 */
#define TC_TYPE_MESSAGE (tc_message_get_type ())
G_DECLARE_FINAL_TYPE (TcMessage, tc_message, TC, MESSAGE, AdwBin)

/**
 * tc_message_show:
 * @box: where it is shown, with the last few before it
 * @text: what it says
 * @stays: whether it stays until it is closed; else it goes when there was time to read it, but
 *   not from under the pointer
 */
void tc_message_show (GtkBox *box, const char *text, gboolean stays);

/** tc_message_replace: @text, in place of the last one of @kind, which it makes outdated: where
 * somebody has got to by going back and forth, and not the whole way. */
void tc_message_replace (GtkBox *box, const char *kind, const char *text);

/** tc_message_forget: the last one of @kind is outdated, and goes. */
void tc_message_forget (GtkBox *box, const char *kind);

/** tc_message_show_edit: that @document was changed just now, with a button that undoes it; goes
 * when the text changes again, for then the button would undo something else. */
void tc_message_show_edit (GtkBox *box, const char *text, TcDocument *document);

G_END_DECLS
