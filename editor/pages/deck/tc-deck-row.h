/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* TcDeckRow: a kind of card or tile in a list. The row stays the same object while its numbers
 * change, so the spin button that changes them keeps the keyboard.
 *
 * Properties: title, detail, share (all words); copies. */

#define TC_TYPE_DECK_ROW (tc_deck_row_get_type ())
G_DECLARE_FINAL_TYPE (TcDeckRow, tc_deck_row, TC, DECK_ROW, GObject)

TcDeckRow *tc_deck_row_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;
const char *tc_deck_row_get_path (TcDeckRow *self);
const char *tc_deck_row_get_title (TcDeckRow *self);
guint tc_deck_row_get_copies (TcDeckRow *self);

/** tc_deck_row_get_problem: (nullable): what is wrong with the card or tile, and how bad it is. */
const char *tc_deck_row_get_problem (TcDeckRow *self, TcSeverity *out_severity);

/** tc_deck_row_update: reports what has changed. @problem: (nullable): the worst that is wrong. */
void tc_deck_row_update (TcDeckRow *self,
                         const char *title,
                         const char *detail,
                         guint copies,
                         const char *share,
                         const TcFinding *problem);

G_END_DECLS
