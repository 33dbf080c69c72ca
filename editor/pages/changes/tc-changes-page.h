/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcChangesPage: what a variant does to its base, in the designer's words, by parts of the
 * scenario: each change leads to its thing, and can be reverted. Only variants have it. */

#define TC_TYPE_CHANGES_PAGE (tc_changes_page_get_type ())
G_DECLARE_FINAL_TYPE (TcChangesPage, tc_changes_page, TC, CHANGES_PAGE, TcPage)

G_END_DECLS
