/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayUmpire: what the umpire can change about what is selected on the board, with a note for the
 * log. While nothing is selected: about the sides.
 *
 * Signals: refused (const char *why). */

#define TC_TYPE_PLAY_UMPIRE (tc_play_umpire_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayUmpire, tc_play_umpire, TC, PLAY_UMPIRE, TcPlayPart)

/** tc_play_umpire_show: @subject: a thing of the game, or TC_THING_NONE. */
void tc_play_umpire_show (TcPlayUmpire *self, TcThing subject);

/** tc_play_umpire_put: @subject to @target, as on the board. */
void tc_play_umpire_put (TcPlayUmpire *self, TcThing subject, TcThing target);

G_END_DECLS
