/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/* What it takes to keep a game that is in no file of the user's (TcPlayDraft): when it has changed,
 * and having it again. Besides "changed" a session emits "noted" (): somebody has written
 * something, or the game was saved. */

/** tc_session_set_unsaved: emits "noted". */
void tc_session_set_unsaved (TcSession *self, gboolean is_unsaved);

/** tc_session_recover: as tc_session_load (), of a game that is in no file of the user's: unsaved,
 * if it could be played to its end. */
gboolean tc_session_recover (TcSession *self,
                             TcRuleset *ruleset,
                             const char *replay,
                             TcDivergence *out_divergence);

/** tc_session_is_replayed: nobody has decided anything since the game was loaded, or played again
 * on other data. */
gboolean tc_session_is_replayed (TcSession *self);

G_END_DECLS
