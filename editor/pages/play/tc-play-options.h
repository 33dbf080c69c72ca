/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcPlayOptions: what is agreed before a game: the setup, the seed, the options of the system, and
 * the house rules that are on. What is played is the document's text with the options written into
 * it, as on the command line. Its button starts by "play.new-game". */

#define TC_TYPE_PLAY_OPTIONS (tc_play_options_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayOptions, tc_play_options, TC, PLAY_OPTIONS, AdwBin)

/** tc_play_options_set_document: once. */
void tc_play_options_set_document (TcPlayOptions *self, TcDocument *document);

/** tc_play_options_get_playable: (nullable): of the document's text as it is now, with the options
 * that were chosen; %NULL when it cannot be played. */
TcRuleset *tc_play_options_get_playable (TcPlayOptions *self);

/**
 * tc_play_options_choose_recorded: chooses the options that @replay was recorded with.
 *
 * Returns: (transfer full): what was chosen before, for tc_play_options_choose ()
 */
GHashTable *tc_play_options_choose_recorded (TcPlayOptions *self,
                                             const char *replay) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_options_choose: chooses @chosen, ids of options to values. */
void tc_play_options_choose (TcPlayOptions *self, GHashTable *chosen);

/** tc_play_options_set_setup: the one that the scenario has at @path; %FALSE when there is none. */
gboolean tc_play_options_set_setup (TcPlayOptions *self, const char *path);

/** tc_play_options_follow: another game begins as @game did, unless somebody chooses otherwise. */
void tc_play_options_follow (TcPlayOptions *self, TcGame *game);

/** tc_play_options_get_setup: one that the playable ruleset has. */
guint tc_play_options_get_setup (TcPlayOptions *self);

/** tc_play_options_read_seed: the one that was given by hand, or else a drawn one; %FALSE with
 * @error when what was given is no number. */
gboolean tc_play_options_read_seed (TcPlayOptions *self, guint64 *out_seed, GError **error);

/** tc_play_options_check: a game can begin with what was entered; when not, that is said where it
 * was entered, and the keyboard is there. */
gboolean tc_play_options_check (TcPlayOptions *self);

/** tc_play_options_allows_undo: what was revealed may be undone where bots play. */
gboolean tc_play_options_allows_undo (TcPlayOptions *self);

G_END_DECLS
