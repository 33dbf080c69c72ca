/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayCover: covers the game until the next player has taken the screen. Before the first move it
 * has the seats as well, so that a table is set up before anybody looks. */

#define TC_TYPE_PLAY_COVER (tc_play_cover_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayCover, tc_play_cover, TC, PLAY_COVER, TcPlayPart)

G_END_DECLS
