/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayForced: above the number of the die that is forced next: the dice that wait already, and a
 * button that takes the last of them back. Hidden while none wait. */

#define TC_TYPE_PLAY_FORCED (tc_play_forced_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayForced, tc_play_forced, TC, PLAY_FORCED, TcPlayPart)

G_END_DECLS
