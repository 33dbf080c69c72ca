/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayLog: what has happened, as whoever looks at the screen may read it.
 *
 * Signal: chosen (guint n_moves): a line is a place in the game. */

#define TC_TYPE_PLAY_LOG (tc_play_log_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayLog, tc_play_log, TC, PLAY_LOG, TcPlayPart)

G_END_DECLS
