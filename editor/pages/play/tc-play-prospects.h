/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcPlayProspects: what can come of a move: what the card or the place says that it is about; where
 * dice are rolled what is certain, then each result with its chance. */

#define TC_TYPE_PLAY_PROSPECTS (tc_play_prospects_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayProspects, tc_play_prospects, TC, PLAY_PROSPECTS, AdwBin)

/** tc_play_prospects_show: reads @words (nullable) and @prospects (transfer none) (nullable) of
 * @move and does not keep them; %NULL for all three empties it: what is behind another page is
 * still told to screen readers. Another move is shown from its beginning, the same one where it was
 * scrolled to. */
void tc_play_prospects_show (TcPlayProspects *self,
                             const TcMove *move,
                             const char *words,
                             const TcProspects *prospects);

G_END_DECLS
