/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/** tc_play_consent_go_back: to @n_moves, at once where nobody has learnt anything since; else each
 * other person is asked in turn, or where bots play it is refused. @around can activate
 * "win.replace-notice". %FALSE when it is refused, or there is nothing to do. @out_refusal: (out)
 * (transfer full): the reason, or NULL where nothing is refused. */
gboolean tc_play_consent_go_back (GtkWidget *around,
                                  TcSession *session,
                                  guint n_moves,
                                  char **out_refusal);

/** tc_play_consent_go_forward: what was undone last is done again, and a notice says what, as far
 * as those at the screen may know it. @around: as in tc_play_consent_go_back (). */
void tc_play_consent_go_forward (GtkWidget *around, TcSession *session);

G_END_DECLS
