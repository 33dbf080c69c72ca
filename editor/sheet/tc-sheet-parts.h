/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"
#include "sheet/tc-sheet-data.h"

G_BEGIN_DECLS

/* TcSheetParts: several sheets below one another, each with a title and a line about it: what a
 * page is made of that shows data as sheets alone. */
#define TC_TYPE_SHEET_PARTS (tc_sheet_parts_get_type ())
G_DECLARE_FINAL_TYPE (TcSheetParts, tc_sheet_parts, TC, SHEET_PARTS, AdwBin)

/** tc_sheet_parts_set_document: once. */
void tc_sheet_parts_set_document (TcSheetParts *self, TcDocument *document);

/** tc_sheet_parts_begin: parts that are not shown from here to the end are hidden there: one that
 * stays keeps the keyboard. */
void tc_sheet_parts_begin (TcSheetParts *self);
void tc_sheet_parts_end (TcSheetParts *self);

/**
 * tc_sheet_parts_show: the part that is called @title, below those before it; it is hidden while
 *   there are no cells.
 * @data: (transfer full)
 */
void tc_sheet_parts_show (TcSheetParts *self,
                          const char *title,
                          const char *doc,
                          TcSheetData *data);

/** tc_sheet_parts_show_lists: below them, a list for each element of the schema with one of @roles:
 * (array zero-terminated=1). */
void tc_sheet_parts_show_lists (TcSheetParts *self, TcScenario *scenario, const char *const *roles);

G_END_DECLS
