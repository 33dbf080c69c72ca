/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcTracksPage: tracks with their zones, and what lies in them when a game of a setup begins; zones
 * are added, moved and removed, and what lies in one is changed. Bound to the roles track and
 * track-zone.
 *
 * Actions: tracks.add-zone((ss)), tracks.remove, tracks.up, tracks.down, tracks.put(s),
 * tracks.take(s). */

#define TC_TYPE_TRACKS_PAGE (tc_tracks_page_get_type ())
G_DECLARE_FINAL_TYPE (TcTracksPage, tc_tracks_page, TC, TRACKS_PAGE, TcPage)

G_END_DECLS
