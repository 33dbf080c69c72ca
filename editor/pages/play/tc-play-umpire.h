/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayUmpire: what the umpire can change about what is selected on the board, with a note for the
 * log. While nothing is selected: about the sides. Why something is refused stands below, where
 * nothing moves because of it. */

#define TC_TYPE_PLAY_UMPIRE (tc_play_umpire_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayUmpire, tc_play_umpire, TC, PLAY_UMPIRE, TcPlayPart)

/** tc_play_umpire_show: @key: what is selected in @view, or "". */
void tc_play_umpire_show (TcPlayUmpire *self, const TcView *view, const char *key);

/** tc_play_umpire_put: what lies at key @subject, to @target, as on the board. */
void tc_play_umpire_put (TcPlayUmpire *self,
                         const TcView *view,
                         const char *subject,
                         const char *target);

G_END_DECLS
