/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlaySeats: who plays each seat, a person or a bot, and where players hide things from each
 * other, who looks at the screen. */

#define TC_TYPE_PLAY_SEATS (tc_play_seats_get_type ())
G_DECLARE_FINAL_TYPE (TcPlaySeats, tc_play_seats, TC, PLAY_SEATS, TcPlayPart)

/** tc_play_seats_set_folds: whether the seats are shown only when a button asks for them. */
void tc_play_seats_set_folds (TcPlaySeats *self, gboolean folds);

G_END_DECLS
