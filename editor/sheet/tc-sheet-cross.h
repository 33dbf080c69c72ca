/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheet/tc-sheet-data.h"

G_BEGIN_DECLS

/* Sheets that cross two kinds of things: what each role scores for what, which cards bear what,
 * what is dealt to how many players. By roles and references of the schema alone. Each is empty (no
 * cells) when the scenario has nothing of the kind. */

/* What a cell says when its node is there. */
#define TC_SHEET_YES "✓"

/** tc_sheet_data_new_points: (transfer full): a row for everything that children "points" of a
 * "player-role" can name and each of their values, a column for every role. */
TcSheetData *tc_sheet_data_new_points (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_new_members: (transfer full): a row for everything that children @element of a
 * "player-count" can name, a column for every count: whether it does. */
TcSheetData *tc_sheet_data_new_members (TcScenario *scenario,
                                        const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_new_copies: (transfer full): a row for every "card" and each set that its copies
 * can belong to (what a "left-out" names), a column for everything else that they name and that
 * "points" name too: how many there are; then how many of them each player count has, and
 * below whether they suffice. */
TcSheetData *tc_sheet_data_new_copies (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_new_sums: (transfer full): for each player count, how many cards its deck has and
 * a game needs; the notice says where there are too few. */
TcSheetData *tc_sheet_data_new_sums (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_new_chart: (transfer full): "chart-cell", whose key is two references: a row for
 * everything of the kind that the first one names, if it has cells or leads to the columns (a word
 * of a closed list is the name of their elements); a column for everything of the kind that the
 * second one names. Cells of a row that leads there are marked while they are missing; those of
 * others are idle. What a number means is said by the "chart-number" that has it as its key. */
TcSheetData *tc_sheet_data_new_chart (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_new_tracks: (transfer full): a row for each "trait-track" of @piece, a column for
 * each of its steps; attribute "start", counted from 1, says which of them is marked. */
TcSheetData *tc_sheet_data_new_tracks (TcScenario *scenario,
                                       TcNode piece) G_GNUC_WARN_UNUSED_RESULT;

/* For tc_sheet_data_type (). */
gboolean tc_sheet_cross_type_entry (const TcSheetData *data,
                                    const TcSheetCell *cell,
                                    const char *typed,
                                    TcOperation *group,
                                    char **out_expected);
gboolean tc_sheet_cross_type_member (const TcSheetData *data,
                                     const TcSheetCell *cell,
                                     const char *typed,
                                     TcOperation *group,
                                     char **out_expected);
gboolean tc_sheet_cross_type_copies (const TcSheetData *data,
                                     const TcSheetCell *cell,
                                     const char *typed,
                                     TcOperation *group,
                                     char **out_expected);

/** tc_sheet_cross_count_copies: of the cell's card, those that name what it says; @out_nodes
 * (optional) gets them. */
guint tc_sheet_cross_count_copies (TcScenario *scenario,
                                   TcNode card,
                                   const TcSchemaElement *element,
                                   char **wanted,
                                   GArray *out_nodes);

G_END_DECLS
