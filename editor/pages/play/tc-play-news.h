/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayNews: what changes the game for everybody, over the board until it was read: nobody has to
 * find it in the log. Each viewer reads it for himself. */

#define TC_TYPE_PLAY_NEWS (tc_play_news_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayNews, tc_play_news, TC, PLAY_NEWS, TcPlayPart)

G_END_DECLS
