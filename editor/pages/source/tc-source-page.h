/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcSourcePage: the text of the scenario, highlighted, problems underlined. What is typed is an
 * edit of the document like any other, with the same undo; the page follows the edits of all others
 * in place. The selected datum is the one around the cursor.
 *
 * Actions: source.find, source.replace, source.find-next, source.find-previous, source.go-to-line.
 */

#define TC_TYPE_SOURCE_PAGE (tc_source_page_get_type ())
G_DECLARE_FINAL_TYPE (TcSourcePage, tc_source_page, TC, SOURCE_PAGE, TcPage)

/** tc_source_page_show: puts the cursor at byte @offset of the text and scrolls there. */
void tc_source_page_show (TcSourcePage *self, gsize offset);

/** tc_source_page_get_place: the byte of the document's text at which the cursor is, or will be
 * when the page has that text; -1: the page shows another text, as this one is not UTF-8. */
gssize tc_source_page_get_place (TcSourcePage *self);

G_END_DECLS
