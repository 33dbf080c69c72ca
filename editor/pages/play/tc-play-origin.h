/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"

G_BEGIN_DECLS

/* What a saved game says of the scenario that it was played with, so that it can be found again: in
 * comments, as those who only play it need none of it. */

/** tc_play_origin_append: to the text of a game of @document. */
void tc_play_origin_append (GString *replay, TcDocument *document);

/** tc_play_origin_dup_other: (transfer full) (nullable): in words, that @replay was played with
 * another scenario than @own, which is a game of @document; %NULL when it was not. */
char *tc_play_origin_dup_other (const char *replay, const char *own, TcDocument *document);

/** tc_play_origin_dup_beside: (transfer full) (nullable): where the scenario of @replay, read from
 * @path, lies in the same folder, unless that is @document. */
char *tc_play_origin_dup_beside (const char *replay, const char *path, TcDocument *document);

/** tc_play_origin_dup_saved: (transfer full): that a game was saved as @name, and what whoever
 * opens it needs besides. */
char *tc_play_origin_dup_saved (TcDocument *document, const char *name);

G_END_DECLS
