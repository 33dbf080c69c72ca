/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayDice: the dice as they lie on the table: those of the last decision that threw any, with
 * what they were thrown for, and those that somebody has forced and that are still to come. */

#define TC_TYPE_PLAY_DICE (tc_play_dice_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayDice, tc_play_dice, TC, PLAY_DICE, TcPlayPart)

/** tc_play_dice_append_forced: the dice that wait, to @row (a box), as far as the viewer knows what
 * they will show. */
void tc_play_dice_append_forced (GtkWidget *row, TcSession *session);

G_END_DECLS
