/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheet/tc-sheet-data.h"

G_BEGIN_DECLS

/* What a throw on one column of a table brings, and what it brings on the column that a shift leads
 * to: also while a cell is being typed over. */

/** TcChance: a result and how many throws give it. */
typedef struct {
  char *result; /* as the cells say it */
  guint64 plain;
  guint64 shifted;
} TcChance;

typedef struct {
  GPtrArray *list;       /* TcChance, those of the lower totals first */
  guint64 all;           /* throws */
  guint shifted_column;  /* of the sheet */
  gboolean is_at_border; /* the table ends before the shift does */
} TcChances;

/** TcTyped: what is being typed over a cell. */
typedef struct {
  guint row;
  guint column;
  const char *text;
} TcTyped;

/** tc_chances_list_columns: (transfer full): guint: the columns of the sheet that hold results;
 * none of one that is no table of dice. */
GArray *tc_chances_list_columns (const TcSheetData *data) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_chances_new:
 * @column: one of tc_chances_list_columns ()
 * @shift: columns to the right, below 0 to the left; it ends at the first and the last
 * @typed: (nullable): counts in place of what the cell says, unless it is wrong
 */
TcChances *tc_chances_new (const TcSheetData *data, guint column, gint shift, const TcTyped *typed)
  G_GNUC_WARN_UNUSED_RESULT;
void tc_chances_free (TcChances *chances);

/** tc_chances_find_tip: (transfer none) (nullable): what a @result does, as the cells with it tell.
 */
const char *tc_chances_find_tip (const TcSheetData *data, const char *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcChances, tc_chances_free)

G_END_DECLS
