/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcSheetList: the children of one kind of a datum as a sheet with a title, and buttons to add,
 * remove and move one: modifiers of a table, turns of a track, arrivals of a setup. */

#define TC_TYPE_SHEET_LIST (tc_sheet_list_get_type ())
G_DECLARE_FINAL_TYPE (TcSheetList, tc_sheet_list, TC, SHEET_LIST, AdwBin)

/** tc_sheet_list_new: @element is static, of the document's schema. */
GtkWidget *tc_sheet_list_new (TcDocument *document,
                              const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

const TcSchemaElement *tc_sheet_list_get_element (TcSheetList *self);

/** tc_sheet_list_update: shows the children of @parent. */
void tc_sheet_list_update (TcSheetList *self, TcScenario *scenario, TcNode parent);

G_END_DECLS
