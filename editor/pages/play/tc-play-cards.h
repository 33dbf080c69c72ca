/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/* TcPlayCards: what the cards say whose faces the one in front of the screen sees since the last
 * decision of a person, but for a round at most: drawn, played or turned up, however soon bots
 * decided after that; where only bots play, since the present one of them plays. Nobody has to look
 * for them on the board. Each viewer has their own. */

#define TC_TYPE_PLAY_CARDS (tc_play_cards_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayCards, tc_play_cards, TC, PLAY_CARDS, GtkWidget)

/** tc_play_cards_show: after each change of @session. @view: the position as its screen shows it.
 */
void tc_play_cards_show (TcPlayCards *self, TcSession *session, const TcView *view);

/** tc_play_cards_dup_words: (transfer full) (nullable): what card @token says; %NULL when it is
 * none, or the viewer does not see its face. */
char *tc_play_cards_dup_words (TcGame *game, const TcViewToken *token) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_cards_dup_tile_words: (transfer full) (nullable): what room or other tile @tile says;
 * %NULL when it is none, or does not lie face up. */
char *tc_play_cards_dup_tile_words (TcGame *game,
                                    const TcViewContainer *tile) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
