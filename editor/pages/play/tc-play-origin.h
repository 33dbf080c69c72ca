/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"
#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/* What names of saved games end in. */
#define TC_PLAY_ORIGIN_SUFFIX ".replay"

/* What a saved game says of the scenario that it was played with, so that it can be found again: in
 * comments, as those who only play it need none of it. */

/** tc_play_origin_make_game: (transfer full): what the file of @session's game of @document holds:
 * the game, whole or as @viewer saw it, its scenario, its turn, who plays each seat, and whether
 * people have played. */
GBytes *tc_play_origin_make_game (TcSession *session,
                                  TcDocument *document,
                                  guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_origin_dup_title: (transfer full) (nullable): of the scenario that @replay was played
 * with, when it says so. */
char *tc_play_origin_dup_title (const char *replay) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_origin_get_turn: up to which @replay was played; 0: it does not say. */
guint tc_play_origin_get_turn (const char *replay);

/** tc_play_origin_seat: gives the seats of @session, which plays @replay, to whom they had when
 * that was saved, as far as the rules of the table let them be given; nothing when it does not say.
 * What people have played stays theirs, whoever goes on with it. */
void tc_play_origin_seat (const char *replay, TcSession *session);

/** tc_play_origin_is_game: whether the file at @path is a saved game, by its name or its first
 * line.
 */
gboolean tc_play_origin_is_game (const char *path);

/** tc_play_origin_dup_scenario: (transfer full) (nullable): where the scenario of @replay, read
 * from
 * @path, is: in @document's file, beside @path, or among those that come with Turncoat. */
char *tc_play_origin_dup_scenario (const char *replay, const char *path, TcDocument *document);

/** tc_play_origin_dup_missing: (transfer full): that it is in none of these places, and what to do.
 */
char *tc_play_origin_dup_missing (const char *replay, const char *path);

/** tc_play_origin_dup_other: (transfer full) (nullable): in words, that @replay was played with
 * another scenario than @own, which is a game of @document; %NULL when it was not. */
char *tc_play_origin_dup_other (const char *replay, const char *own, TcDocument *document);

/** tc_play_origin_is_of: whether @replay was played with the scenario of @document, whatever its
 * text was: by its file, or by its title where that was in none. */
gboolean tc_play_origin_is_of (const char *replay, TcDocument *document);

/** tc_play_origin_dup_beside: (transfer full) (nullable): where the scenario of @replay, read from
 * @path, lies in the same folder, unless that is @document. */
char *tc_play_origin_dup_beside (const char *replay, const char *path, TcDocument *document);

/** tc_play_origin_dup_saved: (transfer full): that a game was saved as @name, and what whoever
 * opens it needs besides. */
char *tc_play_origin_dup_saved (TcDocument *document, const char *name);

G_END_DECLS
