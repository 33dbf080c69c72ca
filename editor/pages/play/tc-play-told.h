/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayTold: what the player at the screen alone has just learned, before the screen goes to the
 * next one: with a button that passes it on. Nothing is to be seen of it otherwise. */

#define TC_TYPE_PLAY_TOLD (tc_play_told_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayTold, tc_play_told, TC, PLAY_TOLD, TcPlayPart)

G_END_DECLS
