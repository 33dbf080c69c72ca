/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcBookletPage: elements of the role "booklet" as a booklet of scenarios reads: what happens
 * first, who is there, what can be tried, who wins when; and whether each side can. What is chosen
 * in it is selected in the document, and its effects can be edited below.
 *
 * Actions: booklet.add(ss), booklet.copy, booklet.remove, booklet.up, booklet.down. */

#define TC_TYPE_BOOKLET_PAGE (tc_booklet_page_get_type ())
G_DECLARE_FINAL_TYPE (TcBookletPage, tc_booklet_page, TC, BOOKLET_PAGE, TcPage)

G_END_DECLS
