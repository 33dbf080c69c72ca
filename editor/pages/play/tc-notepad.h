/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcNotepad: the notes of a view (what its viewer knows of places that are hidden from others) as
 * people keep them on paper: a small picture of the grid with a mark in each place, and in words
 * below it what is known of anything else. Each place says in its accessible name what is known. */

#define TC_TYPE_NOTEPAD (tc_notepad_get_type ())
G_DECLARE_FINAL_TYPE (TcNotepad, tc_notepad, TC, NOTEPAD, AdwBin)

/** tc_notepad_show: copies what it needs of @view. Returns: whether it begins to tell in words of
 * what is no place, as a goal: it told of none before. */
gboolean tc_notepad_show (TcNotepad *self, const TcView *view);

/** tc_notepad_dup_words: (transfer full) (nullable): what it says of the place @key: "C4: Red
 * house"; %NULL when the pad has no such place. */
char *tc_notepad_dup_words (TcNotepad *self, const char *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
