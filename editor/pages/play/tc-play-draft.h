/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"
#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/* TcPlayDraft: a game that is in no file of the user's is kept as a draft, as changes of a scenario
 * are, so that a crash costs the last seconds of it only. Drafts of games lie in a folder of their
 * own in that of the scenarios. What a crash left of the same scenario stays until the user has
 * chosen what becomes of it; games that are played meanwhile have drafts of their own. */

#define TC_TYPE_PLAY_DRAFT (tc_play_draft_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayDraft, tc_play_draft, TC, PLAY_DRAFT, GObject)

/** tc_play_draft_new: of what @session plays of @document: until tc_play_draft_end (), which has to
 * come before either goes. */
TcPlayDraft *tc_play_draft_new (TcSession *session, TcDocument *document) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_draft_keep_in: @folder is that of the drafts of scenarios; without it nothing is kept.
 */
void tc_play_draft_keep_in (TcPlayDraft *self, const char *folder);

/** tc_play_draft_dup_folder: (transfer full): where drafts of games are; @folder: likewise. */
char *tc_play_draft_dup_folder (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_draft_keep_now: the draft has the game as it is when this returns. */
void tc_play_draft_keep_now (TcPlayDraft *self);

/** tc_play_draft_give_up: the game is saved or lost, and nothing is kept any more. */
void tc_play_draft_give_up (TcPlayDraft *self);

/** tc_play_draft_end: the draft stays as it is. */
void tc_play_draft_end (TcPlayDraft *self);

/* -- What a crash left ------------------------------------------------------------------------- */

/** tc_play_draft_look: for a game of the document that nobody else has taken up. */
void tc_play_draft_look (TcPlayDraft *self);

/** tc_play_draft_look_at: for the one at @file among those; %FALSE: somebody has it, or it is gone.
 */
gboolean tc_play_draft_look_at (TcPlayDraft *self, const char *file);

/** tc_play_draft_get_left_time: when the last of it was written, in microseconds since 1970; 0:
 * nothing is left. */
gint64 tc_play_draft_get_left_time (TcPlayDraft *self);

/** tc_play_draft_load_left: (transfer full): the game as a replay. */
TcSource *tc_play_draft_load_left (TcPlayDraft *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_draft_take_left: it is the game that is played now. */
void tc_play_draft_take_left (TcPlayDraft *self);

/** tc_play_draft_drop_left: for good; the next one is shown, if there is another. */
void tc_play_draft_drop_left (TcPlayDraft *self);

G_END_DECLS
