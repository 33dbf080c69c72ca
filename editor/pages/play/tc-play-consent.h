/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/** tc_play_consent_go_back: to @n_moves, at once where nobody has learnt anything since; else each
 * other person is asked in turn, or where bots play it is refused. @around can activate
 * "win.show-notice". %FALSE when it is refused, or there is nothing to do. @out_refusal: (out)
 * (transfer full): the reason, or NULL where nothing is refused. */
gboolean tc_play_consent_go_back (GtkWidget *around,
                                  TcSession *session,
                                  guint n_moves,
                                  char **out_refusal);

G_END_DECLS
