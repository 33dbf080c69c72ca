/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* TcBotReading: what the tables of a scenario make of one position: for each row which moves it
 * keeps, in words. It knows no widget. */

typedef struct _TcBotReading TcBotReading;

/** tc_bot_reading_find_bot: (nullable): the one that decides by tables. */
const TcBot *tc_bot_reading_find_bot (const TcRuleset *ruleset);

/** tc_bot_reading_play: (transfer full): a whole game in which that bot decides for everybody, for
 * who has not played yet. */
TcGame *tc_bot_reading_play (TcRuleset *ruleset, guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_bot_reading_new:
 * @position: how many of the moves of @game come before it
 * @viewer: whose eyes read it; TC_SEAT_NONE: nothing is hidden from them
 *
 * Returns: (transfer full): a reading; one that has only tc_bot_reading_get_words () where nothing
 *   is decided or @viewer may not know what is
 */
TcBotReading *tc_bot_reading_new (TcGame *game,
                                  guint position,
                                  guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;
void tc_bot_reading_free (TcBotReading *reading);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBotReading, tc_bot_reading_free)

/** tc_bot_reading_get_words: who decides and what comes of it: "White: the tables decide: …" */
const char *tc_bot_reading_get_words (const TcBotReading *reading);

/** tc_bot_reading_dup_row: (transfer full): what @row, of the game's scenario, does: "Keeps 2 of 5:
 * France; Press". */
char *tc_bot_reading_dup_row (const TcBotReading *reading, TcNode row) G_GNUC_WARN_UNUSED_RESULT;

/** tc_bot_reading_asks: whether @table was looked at. */
gboolean tc_bot_reading_asks (const TcBotReading *reading, TcNode table);

/** tc_bot_reading_get_table: the first table that was looked at, or TC_NODE_NONE. */
TcNode tc_bot_reading_get_table (const TcBotReading *reading);

G_END_DECLS
