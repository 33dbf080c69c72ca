/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayPlayers: who plays each seat, a person or a bot: a row for each, with the choice. */

#define TC_TYPE_PLAY_PLAYERS (tc_play_players_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayPlayers, tc_play_players, TC, PLAY_PLAYERS, TcPlayPart)

G_END_DECLS
