/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcCardPicture: a card large enough to be read: its title on a band of its side's colour, its
 * number, what it says in sentences, and what else the scenario says of it at the bottom. */

#define TC_TYPE_CARD_PICTURE (tc_card_picture_get_type ())
G_DECLARE_FINAL_TYPE (TcCardPicture, tc_card_picture, TC, CARD_PICTURE, GtkWidget)

GtkWidget *tc_card_picture_new (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_card_picture_set_card: @card: of role "card", or TC_NODE_NONE for an empty place. */
void tc_card_picture_set_card (TcCardPicture *self, TcScenario *scenario, TcNode card);

/** tc_card_picture_make_view: (transfer full): of nothing but @card, in the colour of the side that
 * it names. */
TcView *tc_card_picture_make_view (TcScenario *scenario, TcNode card) G_GNUC_WARN_UNUSED_RESULT;

/** tc_card_picture_dup_words: (transfer full): its own text, and what it says however deep that is,
 * in lines; "" for nothing. */
char *tc_card_picture_dup_words (TcScenario *scenario, TcNode card) G_GNUC_WARN_UNUSED_RESULT;

/** tc_card_picture_dup_text: (transfer full): what @card says: its sentence and those of what it
 * holds, however deep that is, a line each. */
char *tc_card_picture_dup_text (TcScenario *scenario, TcNode card) G_GNUC_WARN_UNUSED_RESULT;

/** tc_card_picture_dup_footer: (transfer full): what else the scenario says of @card: "Repeated ·
 * Final-round space: France". */
char *tc_card_picture_dup_footer (TcScenario *scenario, TcNode card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
