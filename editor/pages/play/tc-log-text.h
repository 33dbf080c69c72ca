/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/** tc_log_text_dup: (transfer full): the game on the board as Markdown, as @viewer (TC_SEAT_NONE:
 * who sees everything) may read it: every turn with its decisions, what came of them and a summary,
 * and what players have written down. Without GTK. */
char *tc_log_text_dup (TcSession *session, guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
