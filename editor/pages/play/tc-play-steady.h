/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlaySteady: a bin above the moves. It gets no lower while the same player decides in the same
 * turn, so that the rows below it stay where they are when what it says gets shorter. Its session
 * is set before those of what is in it. */

#define TC_TYPE_PLAY_STEADY (tc_play_steady_get_type ())
G_DECLARE_FINAL_TYPE (TcPlaySteady, tc_play_steady, TC, PLAY_STEADY, TcPlayPart)

G_END_DECLS
