/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcDeckPage: the kinds of cards of a deck and of tiles, how many there are of each, and what an
 * opening hand holds. */

#define TC_TYPE_DECK_PAGE (tc_deck_page_get_type ())
G_DECLARE_FINAL_TYPE (TcDeckPage, tc_deck_page, TC, DECK_PAGE, TcPage)

/** tc_deck_page_show_copies: the tab that counts them; %FALSE where copies are no data. */
gboolean tc_deck_page_show_copies (TcDeckPage *self);

G_END_DECLS
