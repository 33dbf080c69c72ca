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
