/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcOwnNotes: what whoever is in front of the screen writes down; kept with the game. */

#define TC_TYPE_OWN_NOTES (tc_own_notes_get_type ())
G_DECLARE_FINAL_TYPE (TcOwnNotes, tc_own_notes, TC, OWN_NOTES, TcPlayPart)

G_END_DECLS
