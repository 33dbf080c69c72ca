/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayBots: lets the bots decide, one step at a time or by themselves, and says which of them is
 * thinking.
 *
 * Properties: auto, speed. */

#define TC_TYPE_PLAY_BOTS (tc_play_bots_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayBots, tc_play_bots, TC, PLAY_BOTS, TcPlayPart)

/** tc_play_bots_step: one decision; as many as keys were pressed, however long they take. */
void tc_play_bots_step (TcPlayBots *self);

void tc_play_bots_set_auto (TcPlayBots *self, gboolean is_auto);
gboolean tc_play_bots_is_auto (TcPlayBots *self);

/** tc_play_bots_pause: nobody begins another decision. */
void tc_play_bots_pause (TcPlayBots *self);

/** tc_play_bots_wait: as tc_play_bots_pause (), until tc_play_bots_go_on () lets them play again if
 * they did, and the position is still the same. */
void tc_play_bots_wait (TcPlayBots *self);
void tc_play_bots_go_on (TcPlayBots *self);

/** tc_play_bots_stop: nor ends the one that is being made. */
void tc_play_bots_stop (TcPlayBots *self);

G_END_DECLS
